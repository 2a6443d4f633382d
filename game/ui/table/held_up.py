"""A card that fills the middle of the table to be read: while its key is held, or looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.rulebook.clause_spots import ClauseSpot, spots_on
from game.ui.rulebook.links import LINE_H
from game.ui.table.details import details_boxes, draw_details
from game.ui.table.layout import CARD, Details, Look
from game.ui.table.pose import Pose
from game.ui.table.sprites import Sprites
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

ZOOM = 588.0
BROADER = 1.4  # a card that lies across may be so much wider than one that stands


class HeldUp:
    """Draws it, and tells who reads where the parts of its text stand."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene

    def zoom(self, pen: Pen, sprites: Sprites) -> None:
        """A card large in the middle, while its key is held."""
        scene, table = self.scene, self.scene.table
        look, scene.reading.held = scene.zoomed(), None
        if look is None:
            return
        room, ratio = table.room, ratio_of(scene, look)
        high = min(ZOOM, room.h * 0.9) * min(1.0, CARD / ratio * BROADER)
        sprites.draw(pen, look, Pose(room.cx, room.cy, high, ratio, 0.0, 3.0))
        piece = scene.zoomed_piece()
        said = table.layout.details(table.trial, piece, table.eyes) if piece is not None else None
        if said is not None:
            box = Box(room.cx - high * ratio / 2, room.cy - high / 2, high * ratio, high)
            scene.reading.held = box
            scene.reading.show_on_card(pen, _on_card(pen, box, sprites.picture(look, pen.px(high)), said), said.title)

    def details(self, pen: Pen, sprites: Sprites) -> None:
        """A card that is looked at closely, what is said of it beside it."""
        scene, table = self.scene, self.scene.table
        piece = table.trial.pieces.get(scene.detail)
        if piece is None:
            return
        look = scene.look_of_piece(piece)
        said = table.layout.details(table.trial, piece, table.eyes)
        said = said or Details(table.layout.name(table.trial, piece), Phrase("", ""))
        card = details_boxes(table.room, ratio_of(scene, look))[0]
        picture = sprites.picture(look, pen.px(card.h))
        scene.detail_rules, spots = draw_details(
            pen, table.room, said, picture, scene.app.text_factor, ratio_of(scene, look),
            scene.detail_links(said), scene.controls.logical(scene.app.mouse), scene.app.line(LINE_H),
        )  # fmt: skip
        on_card = _on_card(pen, card, picture, said)
        if spots:
            scene.reading.show(pen, spots, said.title, paper=False, on_card=on_card)
        else:
            scene.reading.show_on_card(pen, on_card, said.title)


def ratio_of(scene: CardTable, look: Look) -> float:
    """Width for height of a card that is held up."""
    return scene.table.layout.ratio(scene.table.shown.cards, look)


def _on_card(pen: Pen, box: Box, picture: Surface, said: Details) -> list[ClauseSpot]:
    """Where the parts of its text stand on the picture of a card in the middle of a box."""
    corner = box.cx - picture.get_width() / pen.scale / 2, box.cy - picture.get_height() / pen.scale / 2
    return spots_on(picture, said.marks, pen.lang, corner, pen.scale)
