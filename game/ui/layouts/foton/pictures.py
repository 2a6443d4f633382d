"""How pieces of The Foton look on the table: which side shows, and the picture for a height."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame
from pygame import BLEND_PREMULTIPLIED, SRCALPHA, Surface

from game.rules.foton.cards import EventCard, Photon
from game.rules.foton.places import kind_of
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.names import put_name
from game.ui.art.palette import HAND, TABLE, ZOOM, Colour
from game.ui.faces.foton import Size, back, face, face_down
from game.ui.layouts.foton.lying import UPRIGHT
from game.ui.layouts.foton.printed import gem, printed
from game.ui.layouts.foton.small_photons import small, small_down
from game.ui.table.layout import Look, usual_look
from game.ui.table.tiles import Now, tile
from game.ui.theme import Colours

HIGH: dict[Size, int] = {"table": TABLE[1], "hand": HAND[1], "zoom": ZOOM[1]}
READABLE = 0.6  # a face is made this much smaller at most; its text keeps its size, for as much of it as there is room
LOOSE, SEAL = 1.62, 0.5  # a card is so much higher than the seal on it, which is in its middle
SMALL = 0.93  # a face on the table that is made smaller than this is drawn as a small card


def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; but one's own un-acted Megido and taken cards lie open before their owner, to be read. Megido that
    have acted are tiles. Photons in a field bear no word: their lane says it, and the next one would lie over half."""
    usual = usual_look(piece, eyes)
    zone = piece.zone.name
    if zone == "waiting" and sees(piece, eyes) and piece.owner == max(eyes, 0):
        return Look(piece.card, piece.back)
    if zone == "field" and not piece.face_up:
        return Look(piece.card, f"card/{kind_of(piece)}", up=False, peek=sees(piece, eyes))
    if zone == "field":
        return replace(usual, marks=(("wordless", 1),))
    if zone in ("acted", "waiting"):
        return replace(usual, marks=(("tile", piece.owner),), fills=True)
    return usual


def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, text_factor: float
) -> Surface:
    """The picture of a look, `high` real pixels high."""
    marks = dict(look.marks)
    if "tile" in marks:
        wide = round(high * marks.get("wide", round(100 * UPRIGHT)) / 100)
        return lying(cards, look, (wide, high), colours.seat(marks["tile"]), lang, scale, colours, text_factor)
    size = size_of(high / scale)
    k = high / HIGH[size]
    small_ = (size == "table" and k < SMALL * scale) or "wordless" in marks
    facts = cards.get(look.face)
    if not look.up or facts is None:
        parts = look.back.split("/")
        if small_ and len(parts) > 1:
            return small_down(parts[1], number_of(look.face) if look.peek else 0, high, scale, colours)
        return face_down(look.face if look.peek else look.back or look.face, look.peek, size, k, colours)
    if small_ and isinstance(facts, (Photon, EventCard)):
        return small(facts, high, scale, colours)
    factor = max(1.0, scale / k) * text_factor
    return face(look.face, facts, size, lang, k, factor, colours, least=round(12 * scale))


def lying(
    cards: Mapping[str, Any], look: Look, size: tuple[int, int], rim: Colour, lang: str, k: float, colours: Colours,
    factor: float,
) -> Surface:  # fmt: skip
    """A Megido that has acted or countered; one that rested is face down, its owner knows who it is."""
    known = printed(cards, look.face)
    if known is not None and look.up:
        return tile(replace(known, price=()), size, Now(rim), gem, lang, k, colours, factor=factor)
    made = pygame.transform.smoothscale(back("megido", "table", k), size)
    if known is not None and look.peek:
        name, band = known.brief.in_(lang), round(30 * k)
        made.fill((14, 9, 12, 255), (round(3 * k), size[1] - band - round(3 * k), size[0] - round(6 * k), band))
        put_name(made, name, (3 * k, size[1] - band - 3 * k, size[0] - 6 * k, band), k, P.MUTED)
    return clip_round(made, 5 * k)


def thumb(cards: Mapping[str, Any], look: Look, px: int, colours: Colours) -> Surface | None:
    """The seal of a Megido alone, as a square; of other cards nothing is cut out."""
    if not look.face.startswith("megido/"):
        return None
    whole = face(look.face, cards[look.face], "table", "en", px * LOOSE / TABLE[1], 1.0, colours)
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
