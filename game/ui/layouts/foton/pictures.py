"""How pieces of The Foton look on the table: which side shows, and the picture for a height."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.rules.foton.cards import EventCard, Megido, Photon
from game.rules.foton.places import kind_of, number_of
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.foton.backs import card_back, down_photon, megido_back
from game.ui.faces.foton.measures import Size
from game.ui.faces.foton.megido import megido_face
from game.ui.faces.foton.photon import photon_face
from game.ui.table.layout import Look, usual_look
from game.ui.theme import STANDARD

HIGH: dict[Size, int] = {"table": TABLE[1], "hand": HAND[1], "zoom": ZOOM[1]}


def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; one's own face-down Megido and taken cards lie open before their owner, which is how one reads them."""
    usual = usual_look(piece, eyes)
    if piece.zone.name == "waiting" and sees(piece, eyes) and not usual.up:
        return Look(piece.card, piece.back)
    if piece.zone.name == "field" and not piece.face_up:
        return Look(piece.card, f"card/{kind_of(piece)}", up=False, marks=(("number", number_of(piece)),))
    return usual


def picture(cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float) -> Surface:
    """The picture of a look, `high` real pixels high."""
    size = size_of(high / scale)
    k = high / HIGH[size]
    if not look.up or look.face not in cards:
        return _back(look, size, k)
    card = cards[look.face]
    if isinstance(card, Photon):
        return photon_face(card, size, lang, k, STANDARD)
    if isinstance(card, Megido):
        return megido_face(card, size, lang, k, 1.0, STANDARD)
    assert isinstance(card, EventCard)
    return card_back(size, k)


def size_of(high: float) -> Size:
    """Which face is drawn for a height in logical pixels: text is never smaller than its least size."""
    return "zoom" if high > 0.95 * HIGH["zoom"] else "hand" if high > 0.95 * HIGH["hand"] else "table"


def _back(look: Look, size: Size, k: float) -> Surface:
    if look.back.startswith("megido"):
        return megido_back(size, k)
    kind = (look.back + "/").split("/")[1]
    if kind in ("attack", "skill", "charge"):
        return down_photon(kind, dict(look.marks).get("number", 0), size, k)
    return card_back(size, k)
