"""What a deck that is being drafted is worth to its party. For the computer player and for hints.

Two things count: photons that the party can pay with, and high numbers. Every photon beside them weighs the deck down,
since it is drawn in place of one that is wanted. What each comes to was fitted to who won 10,700 matches in which half
of the areas were taken at random (logistic regression; docs/tuning.md), with what each party wins by itself set aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.rules.foton.places import KINDS, kind_of, number_of, taken, waiting
from game.table.state import Piece, State

NUMBER = {"attack": 1.5, "skill": 1.5, "charge": 4.6}  # victory points for each point of a photon's number
NEEDED = 5.4  # for a photon that the party can pay with
BURDEN = -6.6  # of any photon: it is drawn in place of another
EVENT = 1.6
PAID = 1.1  # photons of a kind that find a use, for each icon of the party
ANY = 1 / 3  # of an "any" icon, for each kind
USUAL = {"attack": 4.9, "skill": 5.1, "charge": 6.5}  # what a party needs that nobody else has seen


def deck_value(s: State, seat: int, cards: Iterable[Piece] = (), seen: bool = True) -> float:
    """What a seat's drafted cards, and some more, are worth to it in victory points; an empty deck is worth 0.

    `seen`: its party is known to who asks.
    """
    wanted, value = dict(needs(s, seat) if seen else USUAL), 0.0
    for card in (*s.inside(taken(seat)), *cards):
        kind = kind_of(card)
        if kind == "event":
            value += EVENT
        elif kind in wanted:
            value += NUMBER[kind] * number_of(card) + BURDEN + NEEDED * min(1.0, max(0.0, wanted[kind]))
            wanted[kind] -= 1
    return value


def needs(s: State, seat: int) -> Mapping[str, float]:
    """How many photons of each kind a party finds a use for."""
    costs = [s.cards[p.card].cost for p in s.inside(waiting(seat)) if p.card in s.cards]
    either = ANY * sum(cost.any for cost in costs)
    return {kind: PAID * (either + sum(getattr(cost, kind) for cost in costs)) for kind in KINDS}
