"""The turn: Ready, Troublemaker, Main, Score, End (pony.md, section 5)."""
from __future__ import annotations

from functools import cache

from game.frozen import frozen
from game.rules.pony.drawing import draw
from game.rules.pony.end_phase import HandLimit, HomeLimit
from game.rules.pony.events import PhaseBegan, TurnBegan
from game.rules.pony.handling import ready
from game.rules.pony.happening import happen
from game.rules.pony.lasting import end_lasting
from game.rules.pony.main_phase import Acting
from game.rules.pony.moments import Moment
from game.rules.pony.peering import Inspiration
from game.rules.pony.places import PLAY, PonyState, begin_phase, begin_turn
from game.rules.pony.score_phase import Confronting, FaceoffStep
from game.rules.pony.scoring import cap_turns
from game.rules.pony.settling import Aftermath
from game.rules.pony.tokens import gain, income, vanish
from game.rules.pony.triggers import waiting
from game.rules.pony.troubles import Challenging, RevealOwn
from game.table.step import Step


@frozen
class Turn(Step):
    """Five phases, then the next player clockwise. The safety stop comes before a turn too many (12)."""

    number: int
    seat: int

    def do(self, s: PonyState) -> None:
        if self.number > s.rules.max_turns:
            cap_turns(s)
            return
        begin_turn(s, self.number, self.seat)
        end_lasting(s, "your_next_turn", self.seat)
        s.tell(TurnBegan(self.number, self.seat))
        s.then(*phases(self.seat), Turn(self.number + 1, (self.seat + 1) % s.seats))


@cache
def phases(seat: int) -> tuple[Step, ...]:
    """What a turn consists of. No card waits for the end of the Ready Phase, nor for anything in the End Phase."""
    return (Phase("ready"), Readying(seat), ReadyDraw(seat), PhaseOver(),
            Phase("troublemaker"), PhaseStart("troublemaker"), RevealOwn(seat), Challenging(seat),
            PhaseEnd("troublemaker"),
            Phase("main"), PhaseStart("main"), Inspiration(seat), Acting(seat), PhaseEnd("main"),
            Phase("score"), PhaseStart("score"), Confronting(seat), FaceoffStep(seat), PhaseEnd("score"),
            Phase("end"), Ending(seat), HandLimit(seat), HomeLimit(seat), TurnOver())


@frozen
class Phase(Step):
    """A phase begins."""

    phase: str

    def do(self, s: PonyState) -> None:
        begin_phase(s, self.phase)
        s.tell(began(s.active, self.phase))


@cache
def began(seat: int, phase: str) -> PhaseBegan:
    return PhaseBegan(seat, phase)


@frozen
class PhaseStart(Step):
    """What goes off at the start of a phase."""

    phase: str

    def do(self, s: PonyState) -> None:
        if awaited(s, "phase_start", self.phase):
            happen(s, Moment("phase_start", s.active, kind=self.phase))
            s.then(Aftermath())


@frozen
class PhaseEnd(Step):
    """What goes off at the end of a phase; then what lasts for the phase is over, tokens included."""

    phase: str

    def do(self, s: PonyState) -> None:
        if awaited(s, "phase_end", self.phase):
            happen(s, Moment("phase_end", s.active, kind=self.phase))
            s.then(Aftermath(), PhaseOver())
        else:
            over(s)


def awaited(s: PonyState, on: str, phase: str) -> bool:
    """True if a card in play waits for the start or the end of this phase: most phases are of interest to none."""
    text = s.text
    known: set[tuple[str, str]] | None = text.get("phases")
    if known is None:
        known = text["phases"] = _awaited(s)
    return bool(known) and (on, phase) in known


def _awaited(s: PonyState) -> set[tuple[str, str]]:
    return {(event, ability.on.phase) for event in ("phase_start", "phase_end")
            for _, _, ability in waiting(s, event) if ability.on is not None}


@frozen
class PhaseOver(Step):

    def do(self, s: PonyState) -> None:
        over(s)


def over(s: PonyState) -> None:
    """A phase is over: unspent brief tokens vanish, what lasts for the phase ends."""
    if s.brief:
        vanish(s)
    if s.lasting:
        end_lasting(s, "phase")


@frozen
class Readying(Step):
    """Exhaustion is removed, tokens are gained, a card is drawn; not by the first player on turn 1 (5.1)."""

    seat: int

    def do(self, s: PonyState) -> None:
        for piece in [p for p in map(s.pieces.__getitem__, s.zones[PLAY]) if p.turned]:
            if piece.owner == self.seat:
                ready(s, piece)
        gain(s, self.seat, income(s), "ready")
        settle(s)


def settle(s: PonyState) -> None:
    """What a part of the turn set off is carried out before the next part; mostly it is nothing."""
    if s.gathered or s.windows:
        s.then(Aftermath())


@frozen
class ReadyDraw(Step):
    """A card in the Ready Phase; none in the first turn."""

    seat: int

    def do(self, s: PonyState) -> None:
        if s.turn > 1:
            draw(s, self.seat, 1)
            settle(s)


@frozen
class Ending(Step):
    """Turn-end triggers; the hand limit, the home limit and the end of "this turn" follow (5.5)."""

    seat: int

    def do(self, s: PonyState) -> None:
        if waiting(s, "turn_end"):
            happen(s, Moment("turn_end", self.seat))
            settle(s)


@frozen
class TurnOver(Step):

    def do(self, s: PonyState) -> None:
        over(s)
        if s.lasting:
            end_lasting(s, "turn")
