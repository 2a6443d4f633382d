"""Positions written as the rulebook writes its examples (medarot.md, section 21), for lessons, figures and tests.

    s = table(facts, "A:metabee@b2", "B:put_cat@b4", "A:ikki@hand*2", "A:not_touch@a1 down", medals=(20, 3))

A place is a cell, `hand`, `stock` (face down; `up`: face up), `deck` (from the top), `trash` or `master`; `*3` are
three of a card. Decks are written from the top. Side A is seat 0, in a lesson the learner.
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
    stock,
    trash,
)
from game.rules.medarot.turn import acting_on
from game.table.dice import Dice
from game.table.state import Piece, State

Catalogue = Mapping[str, Any]
WRITTEN = re.compile(r"([AB]):(\w+)@(\w+)(?: (up|down))?(?:\*(\d+))?")
PILES = {"hand": hand, "deck": deck, "trash": trash}
FRESH = (
    "metabee purple_collar last_sailor fly_falcon kantaros saikachis put_cat rokusho straywolf banchuu littledeer "
    "cyandog purple_collar metabee",
    "put_cat cyandog banchuu centipade diststar put_cat head_locust last_sailor sky_ptera cyandog centipade banchuu "
    "put_cat diststar",
)


def table(
    facts: Catalogue,
    *cards: str,
    decks: Sequence[str] = ("", ""),
    medals: tuple[int, int] = (20, 20),
    turn: int = 1,
    first: int = 0,
    **options: str,
) -> MedarotState:
    """A table in the action phase (turn 0: in the opening) with these cards and, below those, decks.
    Nothing is planned yet."""
    mode, rules = rules_from(facts, options)
    s = MedarotState(2, Dice(1), cards={**facts, **UNSEEN}, rules=rules, mode=mode, turn=turn, first=first)
    s.phase = "action" if turn else "opening"
    for written in cards:
        lay(s, written)
    for seat, names in enumerate(decks):
        s.marks[seat, MEDALS] = medals[seat]
        for name in names.split():
            s.put(key(s, name), seat, deck(seat), back=BACK)
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == seat) for seat in range(2))
    return s


def begun(facts: Catalogue, *cards: str, medals: tuple[int, int] = (20, 20)) -> MedarotState:
    """A match in the action phase of its first turn with these cards, and some robots to draw in both decks."""
    s = table(facts, *cards, decks=FRESH, medals=medals)
    s.then(*acting_on(s, 1))
    return s


def key(s: State, name: str) -> str:
    """The key of a card by its id."""
    return next(k for k in (f"card/medarot/{name}", f"card/medarotter/{name}") if k in s.cards)


def lay(s: State, written: str) -> Piece:
    """Put cards of the notation on the table; the last of them."""
    found = WRITTEN.fullmatch(written)
    assert found, written
    side, name, place, face, times = found.groups()
    seat, card = "AB".index(side), key(s, name)
    for _ in range(int(times or 1)):
        if place in PILES:
            piece = s.put(card, seat, PILES[place](seat), back=BACK)
        elif place == "stock":
            free = (len(s.inside(stock(seat))),)
            piece = s.put(card, seat, stock(seat), back=MEDAROTTER, face_up=face == "up", at=free)
        elif place == "master":
            piece = s.put(card, seat, master(seat), back=MEDAROTTER, face_up=face != "down")
        else:
            piece = s.put(card, seat, BOARD, back=MEDAROT, face_up=face != "down", at=cell(place))
    return piece


def cell(name: str) -> Cell:
    """`b2` as (1, 2)."""
    return COLUMNS.index(name[0]), int(name[1])
