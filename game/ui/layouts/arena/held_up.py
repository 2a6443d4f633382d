"""A card held up for everybody to read, with what it hits; the text of an ability while its question is put; where
cards to choose from lie.

The first two are signs that what is drawn later leaves free.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.effects.effect import By
from game.rules.arena.cards import Ability, Army
from game.rules.arena.places import army_of
from game.table.state import State
from game.ui.art import palette as P
from game.ui.layouts.arena.beside import LIT, around, beside, box_of, taken_places
from game.ui.layouts.arena.marks import Marking, answered
from game.ui.layouts.arena.room import free_room
from game.ui.layouts.arena.show import Cast
from game.ui.play.glass import glass
from game.ui.table.pose import Pose
from game.ui.table.sprites import Sprites
from game.ui.table.tray import Tray, tray_size
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

NOTE_H, LINE, TEXT_W, LEAST_W = 30.0, 18.0, 290.0, 210.0
TALL, SHARE = 320.0, 0.5  # of a card: at most, and of the window's height


def draw_held_up(scene: Battlefield, pen: Pen, sprites: Sprites, marks: Marking) -> None:
    """The card that somebody plays, beside what it hits and over nothing that is lit."""
    shown, say = scene.table.board.card, scene.app.say
    if shown is None:
        asked(scene, pen, marks)
        return
    ability = ability_shown(scene.table.shown, shown.card)
    named = pen.rows(say(shown.hits), 13, LEAST_W - 24, True) if shown.hits.en else []
    hits = named[: 1 if scene.table.composition.regions.small else 3]
    if len(hits) < len(named):
        hits[-1] += " …"
    beside_it = NOTE_H + 8 + (LINE * len(hits) + 14) * bool(hits)
    height = min(TALL, scene.app.logical[1] * SHARE, _whole_room(scene).h - beside_it)
    body = _text_size(pen, ability, say) if ability else (height * 5 / 7, height)
    wide = max(body[0], LEAST_W)
    size = wide, body[1] + beside_it
    key = (id(shown), scene.table.version, scene.app.size)
    place = scene.held.of(key, lambda: _place(scene, marks, shown, size))
    scene.signs.append(place)
    note = Box(place.cx - wide / 2, place.y, wide, NOTE_H)
    _plate(pen, note, [say(shown.note)], 15)
    box = Box(place.cx - body[0] / 2, note.foot + 8, *body)
    if ability is not None:
        _text(pen, box, ability, say)
    else:
        sprites.draw(pen, scene.look_of_key(shown.card), Pose(box.cx, box.cy, box.h, box.w / box.h, 0.0, 3.0))
    if hits:
        _plate(pen, Box(place.cx - wide / 2, box.foot + 6, wide, LINE * len(hits) + 8), hits, 13)


def _whole_room(scene: Battlefield) -> Box:
    """The room of the board with the lines of the opponents, which a card may cover for the moment it is held up."""
    free, top = free_room(scene.table.composition), scene.table.composition.regions.table.y
    return Box(free.x, top, free.w, free.foot - top)


def _place(scene: Battlefield, marks: Marking, shown: Cast, size: tuple[float, float]) -> Box:
    free = free_room(scene.table.composition)
    room = free if size[1] <= free.h else _whole_room(scene)
    hit = [(box_of(scene, space), LIT) for space in shown.near]
    return beside(around(scene, shown.near), size, room, [*taken_places(scene, marks), *hit])


def beside_fight(scene: Battlefield, tray: Tray) -> Box:
    """The place for cards to choose from, beside who attacks whom."""
    room, fight = free_room(scene.table.composition), [mark.at for mark in answered(scene.table)]
    size = tray_size(scene.table, tray, room)
    return beside(around(scene, fight), size, room, taken_places(scene, scene.marking()))


def _plate(pen: Pen, box: Box, rows: list[str], size: float) -> None:
    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, min(14, box.h / 2), P.BRASS, 240)
        for n, row in enumerate(rows):
            middle = box.y + box.h * (n + 0.5) / len(rows)
            pen.words(row, (box.cx, middle), size, P.IVORY, True, anchor="center", width=box.w - 20)

    pen.kept(("held up", tuple(rows)), box, paint, 22)


# ---- abilities -------------------------------------------------------------------------------------------
def ability_shown(s: State, card: str) -> Ability | None:
    """The ability that "ability/<piece>/<key>" stands for."""
    kind, _, rest = card.partition("/")
    piece, _, key = rest.partition("/")
    found = s.pieces.get(int(piece)) if kind == "ability" and piece.isdecimal() else None
    if found is None or not isinstance(s.cards.get(found.card), Army):
        return None
    return next((one for one in army_of(s, found).abilities if one.key == key), None)


def asked(scene: Battlefield, pen: Pen, marks: Marking) -> None:
    """The ability that the present question is part of, with its text."""
    table = scene.table
    by = getattr(getattr(table.question, "then", None), "by", None) if table.idle else None
    if not isinstance(by, By) or not by.part:
        return
    ability = ability_shown(table.trial, f"ability/{by.source}/{by.part}")
    if ability is not None:
        size, room = _text_size(pen, ability, scene.app.say), free_room(scene.table.composition)
        corner = Box(room.right_edge - 2, room.y, 2, 2)
        place = beside(corner, size, room, taken_places(scene, marks), False)
        scene.signs.append(place)
        _text(pen, place, ability, scene.app.say)


def _text_size(pen: Pen, ability: Ability, say: Callable[[Phrase], str]) -> tuple[float, float]:
    return TEXT_W, 40 + LINE * len(pen.rows(say(ability.text), 13, TEXT_W - 28)) + 10


def _text(pen: Pen, box: Box, ability: Ability, say: Callable[[Phrase], str]) -> None:
    name, rows = say(ability.name), pen.rows(say(ability.text), 13, box.w - 28)

    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, 12, P.BRASS, 240)
        pen.words(name, (box.cx, box.y + 21), 16, P.BRASS_LIT, True, "display", "center", box.w - 24)
        for n, row in enumerate(rows):
            pen.words(row, (box.x + 14, box.y + 40 + LINE * (n + 0.5)), 13, P.IVORY, width=box.w - 24)

    pen.kept(("ability", name, tuple(rows)), box, paint, 22)
