"""Looking at the top of a deck and putting the cards back; the keyword Inspired (pony.md, 14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.events import LookedAt
from game.rules.pony.places import PonyState, amend, characters, deck, rival
from game.rules.pony.power import keyword
from game.rules.pony.words import KEYWORDS, cards_of, name
from game.table.known import Known, PieceId
from game.table.state import Zone
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, owned

OPEN_EYES = -1  # whoever watches sees what lies face up


def look_at(s: PonyState, seat: int, zone: Zone, n: int) -> tuple[int, ...]:
    """A seat looks at the top cards of a deck, and knows them until they are drawn or shuffled."""
    top = tuple(s.zones.get(zone, ())[:n])
    show(s, top, frozenset((seat,)))
    s.tell(LookedAt(seat, zone.owner or 0, zone.name, len(top)))
    return top


def show(s: PonyState, cards: Iterable[int], to: frozenset[int]) -> None:
    """These cards of a deck are seen. Who knew them before cannot follow them any more: their order may change.

    Solved Problems lie face up and stay so. No event is told: how many cards a search could take is a secret.
    """
    for i in cards:
        piece = s.pieces[i]
        face_up = piece.zone.name == "problems" and OPEN_EYES in piece.seen_by
        s.pieces[i] = replace(piece, seen_by=piece.seen_by if face_up else to)
    amend(s)


@frozen
class PuttingBack(Step):
    """Cards that were looked at go back one by one, on top or to the bottom, in any order."""

    seat: int
    cards: tuple[PieceId, ...]

    def do(self, s: PonyState) -> None:
        if left := tuple(i for i in self.cards if i in s.pieces):
            s.then(PutBack(self.seat, left))


@frozen
class PutBack(Question):
    """Which card goes where next?"""

    cards: tuple[PieceId, ...]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seen = set()
        for i in self.cards:
            if (card := s.pieces[i].card) not in seen:
                seen.add(card)
                rest = tuple(other for other in self.cards if other != i)
                yield ToTop(self.seat, i, rest)
                yield ToBottom(self.seat, i, rest)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase(
            "Put back on top or to the bottom; the last on top comes first",
            "上か下に戻す（最後に上に置いたカードが一番上）",
        )


def place(s: PonyState, card: int, bottom: bool) -> None:
    """A card of a deck goes to its bottom or its top; nobody else can follow it."""
    order = s.zones[s.pieces[card].zone]
    order.remove(card)
    order.insert(len(order) if bottom else 0, renamed(s, card))
    amend(s)


def renamed(s: PonyState, card: int) -> int:
    """A card that is put back is a new object: whoever sees it again cannot tell by its id which of two it was."""
    new, s.next_id = s.next_id, s.next_id + 1
    s.pieces[new] = replace(s.pieces.pop(card), id=new)
    return new


@frozen
class ToTop(Step):
    seat: int
    card: PieceId
    rest: tuple[int, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: PonyState) -> None:
        place(s, self.card, bottom=False)
        s.then(PuttingBack(self.seat, self.rest))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{0} on top", "{0}を上に").of(name(s, self.card))


@frozen
class ToBottom(Step):
    seat: int
    card: PieceId
    rest: tuple[int, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: PonyState) -> None:
        place(s, self.card, bottom=True)
        s.then(PuttingBack(self.seat, self.rest))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{0} to the bottom", "{0}を下に").of(name(s, self.card))


# ---- Inspired ----------------------------------------------------------------------------------------------------
def inspired(s: PonyState, seat: int) -> int:
    """How many Inspired characters a seat has face up."""
    return sum([keyword(s, piece, "inspired") > 0 for piece in characters(s, seat)])


@frozen
class Inspiration(Step):
    """At the start of the Main Phase: look at the top of the next player's deck, one card for each such character."""

    seat: int

    def do(self, s: PonyState) -> None:
        n = inspired(s, self.seat)
        if n:
            n = min(n, len(s.zones.get(deck(rival(s, self.seat)), ())))
        if n:
            s.then(Inspired(self.seat, n))


@frozen
class Inspired(Question):
    """Look, or leave it."""

    n: Known[int]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        yield LookInspired(self.seat, self.n)
        yield LeaveInspired(self.seat)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("{0}: look at the top of {1}?", "{0}：{1}の上を見る？").of(
            KEYWORDS["inspired"], owned(rival(s, self.seat), Phrase("deck", "デッキ"))
        )


@frozen
class LookInspired(Step):
    seat: int
    n: int

    sudden: ClassVar[bool] = True

    def do(self, s: PonyState) -> None:
        s.then(PuttingBack(self.seat, look_at(s, self.seat, deck(rival(s, self.seat)), self.n)))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("look at {0}", "{0}見る").of(cards_of(self.n))


@frozen
class LeaveInspired(Step):
    seat: int

    def do(self, s: PonyState) -> None:
        pass

    def say(self, s: PonyState) -> Phrase:
        return Phrase("do not look", "見ない")
