"""Tables for lessons, written as in the worked examples of the rulebook.

    s = table(facts, "A:metabee@b2", "B:put_cat@b4", "A:ikki@hand", "A:not_touch@a1 down")

A place is a cell, `hand`, `stock` (face down), `deck` (from the top), `trash` or `master`; `*3` are three of a card.
The learner is side A, seat 0.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.medarot.cards import UNSEEN
from game.rules.medarot.options import rules_from
from game.rules.medarot.places import (
    BACK,
    BOARD,
    COLUMNS,
    MEDALS,
    MEDAROT,
    MEDAROTTER,
    Cell,
    MedarotState,
    deck,
    hand,
    master,
    medarot,
    stock,
    trash,
)
from game.rules.medarot.turn import acting_on
from game.table.dice import Dice
from game.table.state import State

Catalogue = Mapping[str, Any]
WRITTEN = re.compile(r"([AB]):(\w+)@(\w+)( down)?(?:\*(\d+))?")
PILES = {"hand": hand, "deck": deck, "trash": trash}
COACH = "card/medarotter/dr_medarot"
FRESH_A = (
    "metabee",
    "purple_collar",
    "last_sailor",
    "fly_falcon",
    "kantaros",
    "saikachis",
    "put_cat",
    "rokusho",
    "straywolf",
    "banchuu",
    "littledeer",
    "cyandog",
    "purple_collar",
    "metabee",
)
FRESH_B = (
    "put_cat",
    "cyandog",
    "banchuu",
    "centipade",
    "diststar",
    "put_cat",
    "head_locust",
    "last_sailor",
    "sky_ptera",
    "cyandog",
    "centipade",
    "banchuu",
    "put_cat",
    "diststar",
)


# ---- tables ------------------------------------------------------------------------------------------------------
def table(facts: Catalogue, *cards: str, medals: tuple[int, int] = (20, 20)) -> MedarotState:
    """A match in the action phase of its first turn with these cards, and some robots to draw in both decks."""
    s = begun(facts, cards, medals)
    s.turn, s.phase = 1, "action"
    s.then(*acting_on(s, 1))
    return s


def begun(
    facts: Catalogue, cards: Sequence[str], medals: tuple[int, int], decks: Sequence[Sequence[str]] = (FRESH_A, FRESH_B)
) -> MedarotState:
    """A match with these cards of which nothing is planned yet; the decks are written from the top."""
    mode, rules = rules_from(facts, {})
    s = MedarotState(2, Dice(1), cards={**facts, **UNSEEN}, rules=rules, mode=mode)
    for written in cards:
        lay(s, written)
    for seat, fresh in enumerate(decks):
        s.marks[seat, MEDALS] = medals[seat]
        for name in fresh:
            s.put(key(s, name), seat, deck(seat), back=BACK)
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == seat) for seat in range(2))
    return s


def key(s: State, name: str) -> str:
    """The key of a card by its id."""
    return next(k for k in (f"card/medarot/{name}", f"card/medarotter/{name}") if k in s.cards)


def lay(s: State, written: str) -> None:
    """Put cards of the notation on the table."""
    found = WRITTEN.fullmatch(written)
    assert found, written
    side, name, place, down, times = found.groups()
    seat, card = "AB".index(side), key(s, name)
    for _ in range(int(times or 1)):
        if place in PILES:
            s.put(card, seat, PILES[place](seat), back=BACK)
        elif place == "stock":
            s.put(card, seat, stock(seat), back=MEDAROTTER, face_up=False, at=(len(s.inside(stock(seat))),))
        elif place == "master":
            s.put(card, seat, master(seat), back=MEDAROTTER)
        else:
            s.put(card, seat, BOARD, back=MEDAROT, face_up=not down, at=cell(place))


def cell(name: str) -> Cell:
    """`b2` as (1, 2)."""
    return COLUMNS.index(name[0]), int(name[1])


def named(s: State, piece: int) -> str:
    """The id of a card by its piece: "metabee"; "" for one that is not there."""
    return s.pieces[piece].card.rpartition("/")[2] if piece in s.pieces else ""


def active(s: State) -> str:
    """The card of the learner's Medarot whose activation it is; "" for the opponent's, and between two."""
    piece = s.pieces.get(medarot(s).active)
    return named(s, piece.id) if piece is not None and piece.owner == 0 else ""
