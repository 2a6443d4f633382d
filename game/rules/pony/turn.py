"""The turn: Ready, Troublemaker, Main, Score, End (pony.md, section 5)."""

from __future__ import annotations

from functools import cache
from operator import attrgetter

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.drawing import draw
from game.rules.pony.end_phase import HandLimit, HomeLimit
from game.rules.pony.events import phase_began, turn_began
from game.rules.pony.lasting import end_lasting
from game.rules.pony.main_phase import Acting
from game.rules.pony.moments import Moment
from game.rules.pony.peering import Inspiration
from game.rules.pony.places import PonyState, begin_turn, characters, group
from game.rules.pony.score_phase import Confronting, FaceoffStep
from game.rules.pony.scoring import cap_turns
from game.rules.pony.sources import waiting
from game.rules.pony.states import ready
from game.rules.pony.tokens import gain, income, vanish
from game.rules.pony.triggers import happen
from game.rules.pony.troubles import Challenging, RevealOwn
from game.table.known import Known
from game.table.state import Piece
from game.table.step import Step


@frozen
class Turn(Step):
    """Five phases, then the next player clockwise. The safety stop comes before a turn too many (12)."""

    number: Known[int]
    seat: int

    def do(self, s: PonyState) -> None:
        if self.number > s.rules.max_turns:
            cap_turns(s)
            return
        begin_turn(s, self.number, self.seat)
        if s.lasting:
            end_lasting(s, "your_next_turn", self.seat)
        s.events.append(turn_began(self.number, self.seat))
        s.then(*phases(self.seat), turn(self.number + 1, (self.seat + 1) % s.seats))
        go_on(s, "ready")


turn = cache(Turn)


@cache
def phases(seat: int) -> tuple[Step, ...]:
    """What a turn consists of. Most of it finds nothing to do most of the time: so each phase begins in the same step
    in which the one before it ends."""
    return (
        Readying(seat),
        PhaseEnd("ready", "troublemaker"),
        RevealOwn(seat),
        Challenging(seat),
        PhaseEnd("troublemaker", "main"),
        Inspiration(seat),
        Acting(seat),
        PhaseEnd("main", "score"),
        Confronting(seat),
        FaceoffStep(seat),
        PhaseEnd("score", "end"),
        Ending(seat),
        HandLimit(seat),
        HomeLimit(seat),
        TurnOver(),
    )


def go_on(s: PonyState, phase: str = "") -> None:
    """A phase is over: unspent brief tokens vanish, what lasts for the phase ends. Then the next one begins, with what
    goes off at its start."""
    if s.brief:
        vanish(s)
    if s.lasting:
        end_lasting(s, "phase")
    if phase:
        s.phase = phase
        s.offered.clear()
        s.events.append(phase_began(s.active, phase))
        if awaited(s, "phase_start", phase):
            happen(s, of_phase("phase_start", s.active, phase))
            settle(s)


@cache
def of_phase(on: str, seat: int, phase: str) -> Moment:
    return Moment(on, seat, kind=phase)


@frozen
class PhaseEnd(Step):
    """What goes off at the end of a phase; then what lasts for the phase is over, tokens included, and the phase that
    follows begins."""

    phase: Known[str]
    following: Known[str] = ""

    def do(self, s: PonyState) -> None:
        if awaited(s, "phase_end", self.phase):
            happen(s, of_phase("phase_end", s.active, self.phase))
            s.then(Aftermath(), PhaseOver(self.following))
        else:
            go_on(s, self.following)


@frozen
class PhaseOver(Step):
    """The same, once that is carried out."""

    following: Known[str] = ""

    def do(self, s: PonyState) -> None:
        go_on(s, self.following)


def awaited(s: PonyState, event: str, phase: str) -> bool:
    """True if a card in play waits for the start or the end of a phase: most phases are of interest to none."""
    return any(ability.on is not None and ability.on.phase == phase for _, _, ability in waiting(s, event))


@frozen
class Readying(Step):
    """Exhaustion is removed, tokens are gained, a card is drawn; not by the first player on turn 1 (5.1)."""

    seat: int

    def do(self, s: PonyState) -> None:
        for piece in exhausted(s, self.seat):
            ready(s, piece)
        gain(s, self.seat, income(s), "ready")
        if s.gathered or s.windows:
            s.then(Aftermath(), ReadyDraw(self.seat))
        else:
            ready_draw(s, self.seat)


def exhausted(s: PonyState, seat: int) -> list[Piece]:
    """The exhausted characters and Resources of a seat, in the order in which they came into play, as their ids do."""
    found = [p for p in characters(s, seat) if p.turned]
    found += [p for p in group(s, "resource") if p.turned and p.owner == seat]
    return sorted(found, key=ID) if len(found) > 1 else found


ID = attrgetter("id")


def settle(s: PonyState) -> None:
    """What a part of the turn set off is carried out before the next part; mostly it is nothing."""
    if s.gathered or s.windows:
        s.then(Aftermath())


@frozen
class ReadyDraw(Step):
    """The card, once what the tokens set off is carried out."""

    seat: int

    def do(self, s: PonyState) -> None:
        ready_draw(s, self.seat)


def ready_draw(s: PonyState, seat: int) -> None:
    """A card in the Ready Phase; none in the first turn."""
    if s.turn > 1:
        draw(s, seat, 1)
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
        go_on(s)
        if s.lasting:
            end_lasting(s, "turn")
