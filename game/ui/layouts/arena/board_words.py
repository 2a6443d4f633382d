"""The battlefield in words: who stands where and how far from whom, and what every space is like.

Spaces have names as on a map: a letter for the column, a number for the row.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.hexes import Hex, to_offset
from game.rules.arena.grid import distance_on
from game.rules.arena.names import figure_name, seat_name
from game.rules.arena.places import BOARD, arena, armies, figure_at, figures, friends, spaces
from game.rules.arena.sight import distance
from game.table.state import Piece
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.layouts.arena import words
from game.ui.layouts.arena.details import ground_lines
from game.ui.table.layout import SILENT, GroundWords
from game.words import Phrase, joined, same

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def space_name(space: Hex) -> str:
    """A space of the battlefield: "D5"; beyond the 26th column "AA5"."""
    column, row = to_offset(space)
    return f"{LETTERS[column // 26 - 1] if column > 25 else ''}{LETTERS[column % 26]}{row + 1}"


def where(view: View, thing: Thing) -> Phrase:
    """The space that a figure stands on; of a space its name, what it is like, and how near an enemy is."""
    if isinstance(thing, Spot):
        return of_space(view, Hex(*thing.at[:2])) if thing.zone == BOARD and len(thing.at) > 1 else SILENT
    piece = view.pieces.get(thing)
    if piece is None or piece.zone != BOARD:
        return SILENT
    return same("–".join(map(space_name, spaces(piece))))


def of_space(view: View, space: Hex) -> Phrase:
    """A space where one might go."""
    acting = arena(view).current
    foes = [foe for foe in figures(view) if foe.owner != acting and not friends(view, foe.owner, acting)]
    far = [distance_on(arena(view).field, space, there) for foe in foes for there in spaces(foe)]
    parts = [*ground_lines(view, space), *([words.ENEMY_AWAY.of(min(far))] if far else [])]
    return words.ON_SPACE.of(space_name(space), joined(parts, ", ", "、"))


def ground_words(view: View, eyes: int) -> tuple[GroundWords, ...]:
    """The figures of each seat, the own ones first; the armies that lie beside the table; every space."""
    near = max(eyes, 0)
    seats = [(near + n) % view.seats for n in range(view.seats)]
    found = []
    for seat in seats:
        stands = tuple((figure.id, around(view, figure)) for figure in figures(view, seat))
        found.append(GroundWords(words.ON_BOARD.of(seat_name(view, seat)), stands))
    for seat in seats[1:]:
        cards = tuple((card.id, SILENT) for card in view.inside(armies(seat)))
        found.append(GroundWords(words.ARMIES_OF.of(seat_name(view, seat)), cards))
    return (*found, GroundWords(words.SPACES, tuple(every_space(view))))


def around(view: View, figure: Piece) -> Phrase:
    """How high a figure stands, and who of the enemies is nearest."""
    level = words.LEVEL.of(max(arena(view).field.level[space] for space in spaces(figure)))
    foes = [foe for foe in figures(view) if foe.owner != figure.owner and not friends(view, foe.owner, figure.owner)]
    if not foes:
        return level
    foe = min(foes, key=lambda each: (distance(view, figure, each), each.id))
    nearest = words.NEAREST.of(figure_name(view, foe), where(view, foe.id), distance(view, figure, foe))
    return joined([level, nearest], "; ", "；")


def every_space(view: View) -> Iterator[tuple[Thing, Phrase]]:
    """Row by row: what a space is like, and who stands there."""
    for space in sorted(arena(view).field.level, key=lambda each: to_offset(each)[::-1]):
        figure, parts = figure_at(view, space), list(ground_lines(view, space))
        if figure is not None:
            parts.append(words.STANDS.of(figure_name(view, figure)))
        yield Spot(BOARD, space), words.ON_SPACE.of(space_name(space), joined(parts, ", ", "、"))
