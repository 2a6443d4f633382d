"""The Troublemaker Phase: own Troublemakers turn up, others are challenged (pony.md, 5.2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import attrgetter
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.facing_off import TroublemakerFaceoff
from game.rules.pony.places import PonyState, amend, characters, group
from game.rules.pony.playable_events import events, might_play
from game.rules.pony.playing import UseAbility
from game.rules.pony.power import gives
from game.rules.pony.refusals import no
from game.rules.pony.revealing import is_epic, uncover
from game.rules.pony.using import activated, usable
from game.rules.pony.words import standing
from game.table.known import PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

WINDOWS = ("troublemaker",)


@frozen
class RevealOwn(Step):
    """All face-down Troublemakers of the turn player turn up at once."""

    seat: int

    def do(self, s: PonyState) -> None:
        own = [p for p in group(s, "troublemaker") if p.owner == self.seat and not p.face_up]
        if own:
            s.then(Aftermath())
            uncover(s, own, self.seat)


# ---- challenges ------------------------------------------------------------------------------------------------
def hindered(s: PonyState, seat: int, piece: Piece) -> str:
    """Why a Troublemaker cannot be challenged, as a code; "" if it can."""
    if not piece.face_up:
        return "face_down"
    if piece.owner == seat and not is_epic(s, piece):
        return "own_troublemaker"
    if piece.id in s.challenged:
        return "challenged"
    for p in characters(s, seat):
        if p.at == piece.at and gives(s, p):
            return ""
    return "nobody_there"


@frozen
class Challenging(Step):
    """As many challenges as the turn player likes, and Events of this phase (5.2, 3)."""

    seat: int

    def do(self, s: PonyState) -> None:
        seat = self.seat
        if any_trouble(s, seat) or might_play(s, seat, "troublemaker") or any_use(s, seat):
            challenges(seat).do(s)


def any_trouble(s: PonyState, seat: int) -> bool:
    """True if there is a Troublemaker that the turn player can challenge."""
    return any(not hindered(s, seat, p) for p in group(s, "troublemaker"))


def any_use(s: PonyState, seat: int) -> bool:
    """True if the turn player can use an ability of this phase."""
    return bool(usable(s, seat, WINDOWS)[0]) and any(why is None for _, _, why in activated(s, seat, WINDOWS))


@frozen
class Challenges(Question):
    """Challenge a Troublemaker, play an Event of this phase, or go on."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        after = back(self.seat)
        yield end_challenges(self.seat)
        for piece in along_the_row(s):
            if code := hindered(s, self.seat, piece):
                if s.explaining:
                    yield no(code, (piece.id,))
            else:
                yield Challenge(self.seat, piece.id, after)
        for piece, part, why in activated(s, self.seat, WINDOWS):
            if why is None:
                yield UseAbility(self.seat, piece.id, part, None, after)
            elif s.explaining:
                yield No((piece.id,), why, "5.3.4")
        yield from events(s, self.seat, WINDOWS, after)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Challenge a Troublemaker?", "トラブルメイカーに挑戦する？")


@cache
def back(seat: int) -> tuple[Step, ...]:
    """What comes after a challenge: what it set off, then the next one."""
    return Aftermath(), Challenging(seat)


def along_the_row(s: PonyState) -> list[Piece]:
    """All Troublemakers, Problem by Problem."""
    return sorted(group(s, "troublemaker"), key=attrgetter("at"))  # areas compare as they lie in the row


@frozen
class Challenge(Step):
    """A faceoff between the own characters there and this Troublemaker, once in a turn (A14)."""

    seat: int
    piece: PieceId
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        amend(s, challenged=(*s.challenged, self.piece))
        s.then(TroublemakerFaceoff(self.seat, self.piece), *self.after)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("challenge {0}", "{0}に挑戦").of(standing(s, self.piece))


@frozen
class EndChallenges(Step):
    seat: int

    def do(self, s: PonyState) -> None:
        pass

    def say(self, s: PonyState) -> Phrase:
        return Phrase("to the Main Phase", "メインフェイズへ")


challenges, end_challenges = cache(Challenges), cache(EndChallenges)  # they are asked and offered in each turn
