"""The spell hand: a fan that peeks over the lower edge; the card pointed at stands up, whole and readable."""

from __future__ import annotations

import pygame

from game.rules.arena.cards import Spell
from game.ui.art.draw import put
from game.ui.art.kept import kept
from game.ui.faces.arena import card_back, glow, spell_face
from game.ui.faces.frame import card_size, shadowed
from game.ui.layouts.arena.room import HAND_H
from game.ui.layouts.arena.table import Table
from game.ui.play.part import Part
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

ZOOM = 2.0  # how much larger the raised card is
MOST = 380.0  # logical height of the raised card, at most


def zoomed(part: Part, room: tuple[float, float]) -> Box:
    """Where the raised card stands: above its place, whole, inside the window."""
    height = min(MOST, HAND_H * ZOOM, room[1] * 0.62)
    width = height * 5 / 7
    x = min(max(8.0, part.box.cx - width / 2), room[0] - width - 8)
    return Box(x, room[1] - height - 10, width, height)


def draw_hand_card(pen: Pen, table: Table, part: Part, state: str, tilt: float, lift: float) -> None:
    """A card of the fan. `tilt` in degrees, `lift` pixels upwards."""
    spell = printed(table, part.piece)
    height = pen.px(HAND_H)
    face = tilted(spell, pen.lang, height, state, round(tilt * 2) / 2, pen.scale) if spell else card_back("", height)
    r = pen.rect(part.box)
    at = (r.centerx - face.get_width() / 2, r.centery - face.get_height() / 2 - pen.px(lift))
    shade = shadowed(card_size(height), 2.0)
    put(
        pen.surface,
        shade,
        (
            r.centerx - shade.get_width() / 2 + pen.px(3),
            at[1] + pen.px(4) - (shade.get_height() - face.get_height()) / 2,
        ),
    )
    put(pen.surface, face, at)


def draw_raised(pen: Pen, table: Table, part: Part, state: str, room: tuple[float, float]) -> None:
    """The card pointed at, large."""
    spell = printed(table, part.piece)
    if spell is not None:
        draw_card(pen, zoomed(part, room), spell, state)


def draw_card(pen: Pen, box: Box, spell: Spell, state: str = "") -> None:
    """A spell, large, with its light and shadow."""
    r = pen.rect(box)
    shade = shadowed(r.size, 3.0)
    put(
        pen.surface,
        shade,
        (r.centerx - shade.get_width() / 2 + pen.px(5), r.centery - shade.get_height() / 2 + pen.px(8)),
    )
    if state:
        put(pen.surface, glow(r.size, state, 10), (r.x - 12, r.y - 12))
    put(pen.surface, spell_face(spell, pen.lang, r.h, state, pen.scale), r.topleft)


def printed(table: Table, piece: int) -> Spell | None:
    """What is printed on a card, if the eyes see it."""
    found = table.trial.pieces.get(piece) or table.shown.pieces.get(piece)
    spell = table.trial.cards.get(found.card) if found else None
    return spell if isinstance(spell, Spell) else None


@kept(24)
def tilted(spell: Spell, lang: str, height: int, state: str, tilt: float, scale: float) -> pygame.Surface:
    """A face turned a little, premultiplied like all faces."""
    face = spell_face(spell, lang, height, state, scale)
    return pygame.transform.rotozoom(face, tilt, 1.0) if tilt else face
