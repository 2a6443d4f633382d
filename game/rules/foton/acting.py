"""Acting with a Megido (foton.md, F-5.6 to F-5.9): pay, turn it face up, resolve its lines.

A photon from hand for each icon goes face up into the own field, where it stays (F-5.7).

Ruling here: R-20 (what is paid lies in the field before the first line is resolved).

Settled here: how to pay is asked even where there is one way only, as long as cards stay in hand: that nothing was
asked would tell that those are of other kinds, or all alike. The screen pays for the person then (`moot`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from game.frozen import frozen
from game.rules.foton.automatic import Automatics, happened
from game.rules.foton.cards import Cost
from game.rules.foton.distinct_sets import stacks_of, ways
from game.rules.foton.events import Acted, Paid
from game.rules.foton.giving_up import Ask
from game.rules.foton.lines import lines_of
from game.rules.foton.moving_cards import hand_to_field
from game.rules.foton.places import KINDS, acted, foton, hand, kind_of
from game.rules.foton.refusals import EVENTS_NEVER_PAY, cost_words, pay_exactly, refused
from game.rules.foton.words import card_name, piece_name
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Step, Thing
from game.words import Phrase, listed


def lacking(cost: Cost, kinds: Sequence[str]) -> tuple[str, int, int] | None:
    """What is missing among these kinds: a kind ("" for photons at all), how many it takes, how many there are."""
    total = cost.any
    for kind, n in (("attack", cost.attack), ("skill", cost.skill), ("charge", cost.charge)):
        if n and (held := kinds.count(kind)) < n:
            return kind, n, held
        total += n
    photons = len(kinds) - kinds.count("event")
    return ("", total, photons) if photons < total else None


def payments(photons: Sequence[Piece], cost: Cost) -> Iterator[tuple[int, ...]]:
    """Every distinct set that pays exactly: the icons of each kind, and any photons for the others (F-5.7)."""
    attack, skill, charge = (stacks_of(p for p in photons if kind_of(p) == kind) for kind in KINDS)
    for a in range(cost.any, -1, -1):
        for b in range(cost.any - a, -1, -1):
            for first in ways(attack, cost.attack + a):
                for second in ways(skill, cost.skill + b):
                    for third in ways(charge, cost.charge + cost.any - a - b):
                        yield first + second + third


@frozen
class ChoosePayment(Ask):
    """Which photons to pay. Nothing has happened before this is answered."""

    megido: PieceId

    part: ClassVar[bool] = True
    several: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        """In how many ways a hand can pay, only its owner knows, unless all of it goes."""
        cost: Cost = s.cards[s.pieces[self.megido].card].cost
        return len(s.zones[hand(self.seat)]) > cost.attack + cost.skill + cost.charge + cost.any

    def options(self, s: State) -> Iterable[Step | No]:
        held = s.inside(hand(self.seat))
        cost = s.cards[s.pieces[self.megido].card].cost
        offered: set[str] = set()
        for photons in payments(held, cost):
            yield Pay(self.seat, self.megido, photons)
            if s.explaining:
                offered.update(s.pieces[i].card for i in photons)
        if s.explaining:
            others = [p for p in held if kind_of(p) != "event" and p.card not in offered]
            yield No((), pay_exactly(cost), "F-5.7")
            yield from refused(others, pay_exactly(cost), "F-5.7")
            yield from refused((card for card in held if kind_of(card) == "event"), EVENTS_NEVER_PAY, "F-5.7")

    def ask(self, s: State) -> Phrase:
        megido = s.cards.get(s.pieces[self.megido].card)
        if megido is None:  # others do not see yet who is to act
            return Phrase("Pay for {0}", "{0}のコストを支払う").of(piece_name(s, self.megido))
        return Phrase("Pay for {0}: {1}", "{0}のコストを支払う：{1}").of(megido.name, cost_words(megido.cost))


@frozen
class Pay(Step):
    """Pay, turn the Megido face up in the acted area, and resolve its lines (F-5.7 to F-5.9)."""

    seat: int
    megido: PieceId
    photons: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.photons

    def do(self, s: State) -> None:
        foton(s).used = True
        paid = [hand_to_field(s, s.pieces[i], self.seat) for i in self.photons]
        megido = s.move(s.pieces[self.megido], acted(self.seat))
        s.tell(Paid(self.seat, megido.id, tuple(p.id for p in paid), tuple(p.card for p in paid)))
        s.tell(Acted(self.seat, megido.id))
        happened(s, self.seat, "megido_acts", megido.id)
        s.then(*lines_of(s, self.seat, megido), Automatics(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("pay {0}", "{0}を支払う").of(listed(card_name(s, s.pieces[i].card) for i in self.photons))
