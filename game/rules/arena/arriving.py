"""Arriving on the battlefield, summoned or by a card effect: where a figure can be put, and how (section 5).

Rulings here: A19 (nothing is summoned on a glyph), A37 (nor put there by a card effect). Of a two-space figure the
front is named first and is the half within reach and sight; turning round is free, so nothing is lost.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import cast

from game.hexes import Hex
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import Army
from game.rules.arena.events import Arrived
from game.rules.arena.grid import distances, grid
from game.rules.arena.places import BOARD, GLYPHS, arena, army_of, here, in_play, spaces
from game.rules.arena.sight import between
from game.table.state import Piece, State


def free_spaces(s: State, figure: Piece | None = None) -> set[Hex]:
    """Spaces a figure can be put on: no ruin, no glyph, nobody there but the figure itself (A19, A37)."""
    field = arena(s).field
    taken = {space for p in s.inside(BOARD) if figure is None or p.id != figure.id for space in spaces(p)}
    taken.update(here(p) for p in s.inside(GLYPHS))
    return {h for h in field.level if h not in taken and h not in field.ruins}


def around(field: Battlefield, centre: Hex, far: int) -> tuple[Hex, ...]:
    """The spaces at most so far from one, in the order of the battlefield, remembered by it."""
    key = ("around", centre, far)
    if key not in field.memory:
        steps = distances(field, grid(field).number[centre])
        field.memory[key] = tuple(space for space, n in zip(grid(field).spaces, steps, strict=True) if n <= far)
    return cast("tuple[Hex, ...]", field.memory[key])


def seen_from(s: State, centre: Collection[Hex], eye: int, size: int, far: int, need_sight: bool) -> list[Hex]:
    """Spaces within some distance where a figure of a size would be seen by one of size `eye` in the centre."""
    field, centre = arena(s).field, tuple(centre)
    near = dict.fromkeys(space for c in centre for space in around(field, c, far))
    return [space for space in near if not need_sight or between(field, centre, eye, (space,), size)]


def ways_to_stand(s: State, army: Army, fronts: Iterable[Hex], free: Collection[Hex]) -> list[tuple[int, ...]]:
    """All ways a figure can stand with its front on one of these spaces: `(q, r)`, or front and rear on one level."""
    level = arena(s).field.level
    if not army.two_spaces:
        return [tuple(front) for front in fronts if front in free]
    return [
        (*front, *rear)
        for front in fronts
        if front in free
        for rear in arena(s).field.next_to(front)
        if rear in free and level[rear] == level[front]
    ]


def places_within(
    s: State,
    figure: Piece,
    centre_spaces: Collection[Hex],
    n: int,
    need_sight: bool = True,
    exclude: Collection[Hex] = (),
    eye: int | None = None,
) -> list[tuple[int, ...]]:
    """Where a card effect can put a figure: free, no glyph, within `n` (clear sight) spaces of a figure or space.

    `eye` is the size number of whoever looks, by default that of the figure itself; spaces in `exclude` are left out.
    """
    army = army_of(s, figure)
    free = free_spaces(s, figure).difference(exclude)
    if figure.zone == BOARD:
        free.difference_update(spaces(figure) if not army.two_spaces else ())
    fronts = seen_from(s, centre_spaces, army.size if eye is None else eye, army.size, n, need_sight)
    found = ways_to_stand(s, army, fronts, free)
    return [at for at in found if at not in (figure.at, figure.at[2:] + figure.at[:2])]


def put_on_board(s: State, figure: Piece, at: tuple[int, ...], why: str) -> Piece:
    """A figure comes from the reserve or graveyard; its army card is in play from now on. `why`: "summoned" ..."""
    arrived = s.move(figure, BOARD, at=at)
    card = s.pieces[arrived.host]
    if not in_play(card):
        s.mark_piece(card, "in play", 1)
    s.tell(Arrived(arrived.id, at, why))
    return arrived
