"""The faceoff, from its start to the cards that go under the decks (pony.md, 8.1 and 8.2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath, aftermath
from game.rules.pony.comparing import comparison, flip_power
from game.rules.pony.events import Compared, FaceoffBegan
from game.rules.pony.faceoff import OVER_PROBLEM, OVER_TROUBLEMAKER, Faceoff, going
from game.rules.pony.faceoff_result import conclude
from game.rules.pony.flipping import FlipOne, extra_flips
from game.rules.pony.moments import Moment
from game.rules.pony.places import IGNORED, Area, PonyState, amend, characters, deck, flips, order
from game.rules.pony.playable_events import events, might_play
from game.rules.pony.playing import UseAbility
from game.rules.pony.power import gives
from game.rules.pony.triggers import happen
from game.rules.pony.using import activated
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step
from game.words import Phrase


def able(s: PonyState, seat: int, area: Area) -> list[Piece]:
    """Characters that can take part."""
    return [p for p in characters(s, seat) if p.at == area and gives(s, p)]


# ---- the start (8.1; 8.2, 1) -------------------------------------------------------------------------------
@frozen
class ProblemFaceoff(Step):
    """Everybody with characters there, all areas together; with two players both flip in any case (A19)."""

    areas: Known[tuple[Area, ...]]

    def do(self, s: PonyState) -> None:
        taking = {seat: [p.id for area in self.areas for p in able(s, seat, area)] for seat in order(s)}
        sides = tuple(seat for seat in order(s) if s.seats == 2 or taking[seat])
        begin(s, Faceoff(OVER_PROBLEM, self.areas, sides, tuple(i for seat in sides for i in taking[seat])))


@frozen
class TroublemakerFaceoff(Step):
    """The challenger's characters against the Troublemaker, for which its player flips; for an own Epic the next."""

    seat: int
    troublemaker: PieceId

    def do(self, s: PonyState) -> None:
        piece = s.pieces[self.troublemaker]
        other = piece.owner if piece.owner != self.seat else (self.seat + 1) % s.seats
        begin(
            s,
            Faceoff(
                OVER_TROUBLEMAKER,
                (piece.at,),
                (self.seat, other),
                tuple(p.id for p in able(s, self.seat, piece.at)),
                piece.id,
                other,
                self.seat,
            ),
        )


def begin(s: PonyState, faceoff: Faceoff) -> None:
    """The participants are fixed; triggers and replies; flips; the window; totals (8.2, 1 to 4)."""
    amend(s, faceoff=faceoff)
    s.tell(FaceoffBegan(faceoff.kind, faceoff.areas, faceoff.sides, faceoff.troublemaker, comparison(s)))
    happen(s, Moment("faceoff_start", s.active, faceoff.troublemaker, areas=faceoff.areas, kind=faceoff.kind))
    s.then(*aftermath(s), *course(faceoff.sides))


@cache
def course(sides: tuple[int, ...]) -> tuple[Step, ...]:
    """What a faceoff consists of once it has begun."""
    return *[FlipSide(seat) for seat in sides], FaceoffTurn(), Totals()


def flip_more(s: PonyState, seat: int, n: int) -> None:
    """Extra flips happen at once, one after the other, each with its window."""
    s.then(*one_flip(seat) * n)


@cache
def one_flip(seat: int) -> tuple[Step, ...]:
    return FlipOne(seat), Aftermath()


@frozen
class FlipSide(Step):
    """A side flips one card, and one for every effect that says so."""

    seat: int

    def do(self, s: PonyState) -> None:
        flip_more(s, self.seat, 1 + extra_flips(s, self.seat)[0])


# ---- the window (8.2, 3) -----------------------------------------------------------------------------------
@frozen
class FaceoffTurn(Step):
    """Events and abilities of the faceoff, one after the other, until all have passed in a row."""

    place: Known[int] = 0
    passed: Known[int] = 0

    def do(self, s: PonyState) -> None:
        if going(s).over:
            return
        for passed in range(self.passed, s.seats):
            place = (self.place + passed - self.passed) % s.seats
            seat = (s.active + place) % s.seats
            if might_act(s, seat):
                s.then(FaceoffActions(seat, place, passed))
                return


WINDOWS = {kind: ("faceoff", f"{kind}_faceoff") for kind in (OVER_PROBLEM, OVER_TROUBLEMAKER)}


def windows(s: PonyState) -> tuple[str, ...]:
    """The windows that are open in this faceoff."""
    return WINDOWS[going(s).kind]


def might_act(s: PonyState, seat: int) -> bool:
    """True if, for all that is public, a seat could do something in this window."""
    for _, _, why in activated(s, seat, windows(s)):
        if why is None:
            return True
    return might_play(s, seat, "faceoff")


@frozen
class FaceoffActions(Question):
    """Play an Event, use an ability, or pass."""

    place: Known[int] = 0
    passed: Known[int] = 0

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        following = (self.place + 1) % s.seats
        after = (Aftermath(), FaceoffTurn(following))
        yield PassFaceoff(self.seat, FaceoffTurn(following, self.passed + 1))
        for piece, part, why in activated(s, self.seat, windows(s)):
            if why is None:
                yield UseAbility(self.seat, piece.id, part, None, after)
            elif s.explaining:
                yield No((piece.id,), why, "5.3.4")
        yield from events(s, self.seat, windows(s), after)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Faceoff: play or use something?", "対決：何か使う？")


@frozen
class PassFaceoff(Step):
    seat: int
    on: FaceoffTurn

    def do(self, s: PonyState) -> None:
        s.then(self.on)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("pass", "パス")


# ---- totals and ties (8.2, 4 to 6) -------------------------------------------------------------------------
@frozen
class Totals(Step):
    """The highest total wins. Tied sides flip one more card each until one is ahead or nobody has any left."""

    def do(self, s: PonyState) -> None:
        faceoff = going(s)
        if faceoff.over:
            conclude(s, faceoff.added_up(faceoff.totals, decided=True))
            return
        if not faceoff.totals:
            for seat in faceoff.sides:
                if n := extra_flips(s, seat)[1]:
                    ignore_highest(s, seat, n)
        now = comparison(s)
        totals = tuple([side.total for side in now.sides]) if now else ()
        best = max(totals, default=0)
        leading = [seat for seat, n in zip(faceoff.sides, totals, strict=True) if n == best]
        winner = leading[0] if len(leading) == 1 else -1
        s.tell(Compared(totals, winner, now))
        if winner >= 0:
            others = [n for seat, n in zip(faceoff.sides, totals, strict=True) if seat != winner]
            conclude(s, faceoff.added_up(totals, True, winner, best - max(others, default=0)))
        elif more := [seat for seat in leading if s.zones.get(deck(seat))]:
            amend(s, faceoff=faceoff.added_up(totals, decided=False))
            s.then(*(step for seat in more for step in (FlipOne(seat), Aftermath())), FaceoffTurn(), Totals())
        else:
            conclude(s, faceoff.added_up(totals, decided=True))


def ignore_highest(s: PonyState, seat: int, n: int) -> None:
    """So many of the highest flips of a side do not count; among equals any one (A31)."""
    counted = [p for p in s.inside(flips(seat)) if not p.has(IGNORED)]
    for flip in sorted(counted, key=lambda p: -flip_power(s, p))[:n]:
        s.mark_piece(flip, IGNORED, 1)
