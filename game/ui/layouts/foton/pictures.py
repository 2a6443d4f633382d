"""How pieces of The Foton look on the table: which side shows, and the picture for a height."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pygame import BLEND_PREMULTIPLIED, SRCALPHA, Surface

from game.rules.foton.places import kind_of
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.foton import Size, face, face_down
from game.ui.layouts.foton.minis import mini, mini_down
from game.ui.layouts.foton.said import forward
from game.ui.table.layout import Look, usual_look
from game.ui.theme import Colours

HIGH: dict[Size, int] = {"table": TABLE[1], "hand": HAND[1], "zoom": ZOOM[1]}
READABLE = 0.6  # a face is made this much smaller at most; its text keeps its size, for as much of it as there is room
BRIEF = "brief"  # the mark of a look that bears no text, however large it is
PLAIN = ("acted", "discard", "taken", "field")  # where cards lie that need no reading any more
LOOSE, SEAL = 1.62, 0.5  # a card is so much higher than the seal on it, which is in its middle
SMALL = 0.93  # a face on the table that is made smaller than this is drawn as a small card


def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; but one's own un-acted Megido and taken cards lie open before their owner, to be read."""
    usual = usual_look(piece, eyes)
    if piece.zone.name == "waiting" and sees(piece, eyes) and not usual.up:
        return Look(piece.card, piece.back)
    if piece.zone.name == "field" and not piece.face_up:
        return Look(piece.card, f"card/{kind_of(piece)}", up=False, peek=sees(piece, eyes))
    if piece.zone.name in PLAIN and usual.up and piece.id != forward(view, eyes):
        return replace(usual, marks=((BRIEF, 1),))
    return usual


def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, text_factor: float
) -> Surface:
    """The picture of a look, `high` real pixels high."""
    size = "table" if (BRIEF, 1) in look.marks else size_of(high / scale)
    k = high / HIGH[size]
    small = size == "table" and k < SMALL * scale
    if not look.up or look.face not in cards:
        parts = look.back.split("/")
        if small and len(parts) > 1:
            return mini_down(parts[1], number_of(look.face) if look.peek else 0, high, scale, colours)
        return face_down(look.face if look.peek else look.back or look.face, look.peek, size, k, colours)
    if small:
        return mini(cards[look.face], high, lang, scale, colours)
    factor = max(1.0, scale / k) * text_factor
    return face(look.face, cards[look.face], size, lang, k, factor, colours, least=round(12 * scale))


def thumb(cards: Mapping[str, Any], look: Look, px: int, colours: Colours) -> Surface | None:
    """The seal of a Megido alone, as a square; of other cards nothing is cut out."""
    if not look.face.startswith("megido/"):
        return None
    whole = picture(cards, replace(look, marks=((BRIEF, 1),)), round(px * LOOSE), "en", 1.0, colours, 1.0)
    out = Surface((px, px), SRCALPHA)
    out.blit(whole, ((px - whole.get_width()) // 2, round((px - whole.get_height()) * SEAL)), None, BLEND_PREMULTIPLIED)
    return out


def number_of(card: str) -> int:
    """The number in the key of a photon; 0 where it has none."""
    parts = card.split("/")
    return int(parts[2]) if len(parts) > 2 and parts[2].isdigit() else 0


def size_of(high: float) -> Size:
    """Which face is drawn for a height in logical pixels."""
    large: tuple[Size, ...] = ("zoom", "hand")
    return next((size for size in large if high > READABLE * HIGH[size]), "table")
