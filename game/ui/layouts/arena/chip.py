"""What lies under the pointer, in a few words beside it: a figure and its signs, the ground, what going there takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.arena.names import card_name, figure_name
from game.rules.arena.places import BOARD, arena, army_of, enchantments
from game.table.state import Piece, State
from game.table.step import Spot
from game.ui.art import palette as P
from game.ui.layouts.arena import words
from game.ui.layouts.arena.beside import LIT, beside, taken_places
from game.ui.layouts.arena.details import ground_lines
from game.ui.layouts.arena.marks import Marking
from game.ui.layouts.arena.room import free_room
from game.ui.play.glass import glass
from game.ui.table.controls import TIP_WAIT
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

SIZE, LINE, MOST = 13.0, 18.0, 300.0
POINTER = 12.0  # logical pixels round the pointer that stay free


def chip_says(scene: Battlefield) -> list[Phrase]:
    """The lines for what is pointed at on the board, the figure first; none beside the board."""
    c, table = scene.controls, scene.table
    if not c.hover.startswith("space ") or not table.idle:
        return []
    s, found = table.trial, list[Phrase]()
    piece = s.pieces.get(c.figure)
    if piece is not None and piece.zone == BOARD:
        found += figure_lines(s, piece, piece.id in table.engaged())
    space = c.space
    if space is not None and space in arena(s).field.level:
        found += ground_lines(s, space)
        steps = table.draft.top.next_things().get(Spot(BOARD, space), ()) if table.draft is not None else ()
        found += [step.say(s) for step in steps[:1]]
    return found


def figure_lines(s: State, piece: Piece, fights: bool) -> Iterator[Phrase]:
    """Whose figure it is and what its signs mean."""
    life = army_of(s, piece).life
    yield words.LIFE_OF.of(figure_name(s, piece), max(0, life - piece.has("wounds")), life)
    if fights:
        yield words.IN_FIGHT
    for laid in enchantments(s, piece.host):
        yield words.ENCHANTED.of(card_name(s, laid.card))


def chip_place(scene: Battlefield, size: tuple[float, float], marks: Marking) -> Box:
    """As near to the pointer as may be, over nothing that is lit."""
    x, y = scene.controls.logical((round(scene.controls.place()[0]), round(scene.controls.place()[1])))
    near = Box(x - POINTER, y - POINTER, 2 * POINTER, 2 * POINTER)
    return beside(near, size, free_room(scene.table.composition), [*taken_places(scene, marks), (near, LIT)])


def draw_chip(scene: Battlefield, pen: Pen, marks: Marking) -> None:
    """The lines, when the pointer has rested."""
    c = scene.controls
    if c.rested < TIP_WAIT or c.whisper or c.turning or c.dragging or scene.table.board.throw is not None:
        return
    lines = [scene.app.say(line) for line in chip_says(scene)]
    if not lines:
        return
    rows = [row for line in lines for row in pen.rows(line[:1].upper() + line[1:], SIZE, MOST)]
    size = max(pen.width(row, SIZE) for row in rows) + 24, LINE * len(rows) + 12
    place = chip_place(scene, size, marks)

    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, 9, P.BRASS_DEEP, 236)
        for n, row in enumerate(rows):
            pen.words(row, (box.x + 12, box.y + 6 + LINE * (n + 0.5)), SIZE, P.IVORY, width=box.w - 16)

    pen.kept(("chip", tuple(rows)), place, paint, 22)
