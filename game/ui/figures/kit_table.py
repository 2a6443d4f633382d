"""A part of a live card table in a figure: the game's own layout lays out a position, and a piece of it is cut out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any

from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.table.state import State
from game.table.step import Spot, Thing
from game.table.view import View, look
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.palette import Colour
from game.ui.rulebook.figure import Sheet
from game.ui.table.cells import draw_caption, draw_cell, draw_plate
from game.ui.table.cloth import draw_cloth
from game.ui.table.frames import draw_frame, draw_glow, draw_mat
from game.ui.table.hand_card import picture_of
from game.ui.table.layout import Composition, Layout, Look, Place
from game.ui.table.motion import Stage
from game.ui.table.overlay import draw_arrow
from game.ui.table.sprites import Lights, Sprites
from game.ui.table.terraces import draw_emblem, draw_terrace
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

Position = Callable[[Mapping[str, Any]], State]
"""The catalogue to a position: as in a lesson, or a match that is being set up."""


@frozen
class Marks:
    """What is pointed out on the table: things are ids of pieces, or spots. Colours of light: "offer" (gold), "select"
    (blue), "harm" (red), "hover" (warm)."""

    lit: Mapping[Thing, str] = field(default_factory=dict)
    arrows: Sequence[tuple[Thing, Thing, str]] = ()
    tags: Sequence[tuple[Thing, Phrase]] = ()  # words on a small plate over a thing


def nothing(view: View) -> Marks:
    return Marks()


@frozen
class TableCrop:
    """A piece of the table around some of its places: `keys` begin the keys of those that have to be seen, such as
    ("field 0", "hand 0"); empty: the whole table. As seen by a seat, in a room of that size. What is cut out is drawn
    at most as large as on the screen, and smaller if the page is narrower: cut out little."""

    position: Position
    keys: tuple[str, ...] = ()
    marks: Callable[[View], Marks] = nothing
    seat: int = 0
    room: tuple[float, float] = (960.0, 540.0)
    pad: float = 8.0
    crop: Callable[[Composition], Box] | None = None  # instead of `keys`

    def height(self, sheet: Sheet, width: float) -> float:
        cut = self._cut(self._composed(sheet)[1])
        return min(cut.h * min(1.0, width / cut.w), sheet.most)

    def _composed(self, sheet: Sheet) -> tuple[View, Composition]:
        view = look(self.position(sheet.rules.catalogue), self.seat)
        return view, sheet.layout.compose(view, self.seat, Box(0, 0, *self.room), -1)

    def _cut(self, made: Composition) -> Box:
        """The part of the table that shows."""
        if self.crop is not None:
            return self.crop(made)
        boxes = [place.box for place in made.places if place.key.startswith(self.keys)] if self.keys else []
        if not boxes:
            return Box(0, 0, *self.room)
        x, y = min(box.x for box in boxes) - self.pad, min(box.y for box in boxes) - self.pad
        return Box(x, y, max(b.right_edge for b in boxes) + self.pad - x, max(b.foot for b in boxes) + self.pad - y)

    def draw(self, sheet: Sheet, box: Box) -> None:
        view, made = self._composed(sheet)
        cut = self._cut(made)
        k = min(1.0, box.w / cut.w, box.h / cut.h)
        pen, game = sheet.pen, sheet.layout
        place = box.middle(cut.w * k, cut.h * k)
        cut_out = Surface(pen.rect(place).size, SRCALPHA)
        scale = pen.scale * k
        inner = Pen(
            cut_out, scale, pen.gallery, pen.lang, (round(cut.x * scale), round(cut.y * scale)), pen.colours, game.sign
        )
        _Drawing(inner, game, view, made, self.seat, self.room).all(self.marks(view))
        pen.shade(place, 8, 6, 110, 2)
        pen.put_px(clip_round(cut_out, 8 * pen.scale), pen.rect(place).topleft)


class _Drawing:
    """Draws a table that lies still."""

    def __init__(
        self, pen: Pen, game: Layout, view: View, made: Composition, seat: int, room: tuple[float, float]
    ) -> None:
        self.pen, self.game, self.view, self.made, self.seat, self.room = pen, game, view, made, seat, room
        self.stage = Stage()
        self.stage.follow(view, lambda piece: game.look(view, piece, seat))
        self.stage.lay_out(made, 0.0)

    def all(self, marks: Marks) -> None:
        self._ground()
        pen, colours = self.pen, self.pen.colours
        sprites = Sprites(self._picture, Lights(colours.offer, colours.select, P.LAMP, colours.harm), pen.scale)
        for place in self.made.places:
            state = marks.lit.get(Spot(place.zone), "")
            if state:
                draw_glow(pen, place.box, self._tone(state))
        for actor in self.stage.actors():
            if actor.goal is not None and not actor.goal.buried:
                sprites.draw(pen, actor.look, actor.goal, marks.lit.get(actor.piece.id, ""))
        for emblem in self.made.emblems:
            draw_emblem(pen, emblem)
        for a, b, state in marks.arrows:
            start, end = self._box(a), self._box(b)
            if start and end:
                draw_arrow(pen, (start.cx, start.cy), (end.cx, end.cy), self._tone(state), 6)
        for thing, said in marks.tags:
            self._tag(thing, said)

    def _picture(self, look: Look, high: int) -> Surface:
        pen = self.pen
        return picture_of(self.game, self.view.cards, look, high, pen.lang, pen.scale, pen.colours, 1.0)

    def _tone(self, state: str) -> Colour:
        c = self.pen.colours
        return {"offer": c.offer, "select": c.select, "harm": c.harm}.get(state, P.LAMP)

    def _ground(self) -> None:
        pen, made = self.pen, self.made
        large = Surface((round(self.room[0] * pen.scale), round(self.room[1] * pen.scale)), 0, 32)
        draw_cloth(Pen(large, pen.scale, pen.gallery, pen.lang), self.game.felt, self.game.accent)
        pen.surface.blit(large, (-pen.origin[0], -pen.origin[1]))
        for mat in made.mats:
            draw_mat(pen, mat, pen.colours.seat(mat.seat))
        for terrace in made.terraces:
            draw_terrace(pen, terrace, pen.colours.seat(terrace.seat) if terrace.seat >= 0 else None)
        for place in made.places:
            self._place(place)
        for caption in made.captions:
            draw_caption(pen, caption)

    def _place(self, place: Place) -> None:
        here = [a for a in self.stage.zones.get(place.zone, ()) if a.place == place.key]
        draw_frame(self.pen, place, len(here))
        if place.board:
            draw_plate(self.pen, place.cells)
        for cell in place.cells:
            draw_cell(self.pen, cell)

    def _box(self, thing: Thing) -> Box | None:
        """Where a thing lies."""
        if isinstance(thing, Spot):
            for place in self.made.places:
                for cell in place.cells:
                    if place.zone == thing.zone and cell.at == thing.at:
                        return cell.box
            return next((place.box for place in self.made.places if place.zone == thing.zone), None)
        actor = self.stage.find(thing)
        return actor.goal.box() if actor is not None and actor.goal is not None else None

    def _tag(self, thing: Thing, said: Phrase) -> None:
        box, pen = self._box(thing), self.pen
        if box is None:
            return
        words = said.in_(pen.lang)
        size = 13 * max(1.0, 1 / max(0.4, pen.scale))
        wide = pen.width(words, size, True) + 18
        plate = Box(box.cx - wide / 2, box.y - size * 0.4, wide, size * 1.7)
        pen.slab(plate, (24, 18, 14, 240), 7, (*P.OFFER, 255), 1.4)
        pen.words(words, (plate.cx, plate.cy), size, P.IVORY, True, anchor="center", width=plate.w - 8)
