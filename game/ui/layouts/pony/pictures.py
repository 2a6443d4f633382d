"""How the cards of the Pony game look: tiles in play with their power as it counts, Problems as landscapes that say
what is required on either side, whole cards in hand and held up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pygame import Surface

from game.rules.pony.cards import Card, Problem, Resource, printed_on
from game.rules.pony.comparing import tm_power
from game.rules.pony.kinds import is_character, is_mane, is_problem, is_resource, is_troublemaker
from game.rules.pony.places import (
    BONUS,
    BOOSTED,
    COUNTERS,
    IGNORED,
    PLAY,
    PROBLEM_BACK,
    PonyState,
    area_of,
    facts,
    in_play,
    is_dilemma,
)
from game.rules.pony.power import colors, contributed, printed_power
from game.table.state import Piece
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces import pony as faces
from game.ui.layouts.pony import minis
from game.ui.layouts.pony.needs import Needs, shown
from game.ui.table.layout import CARD, Look, usual_look
from game.ui.theme import Colours

LYING = 1.4  # width of a Problem card for its height
LARGE = 0.62  # a face this large is drawn as the large one
SMALL = 0.74  # a face smaller than this share of a card of the hand is drawn as one that lies on the table
Marks = Iterator[tuple[str, int]]


# ---- what it depends on ----------------------------------------------------------------------------
def look(view: PonyState, piece: Piece, eyes: int) -> Look:
    """As usual outside play; in play a tile with what is in force now, a Problem with what is required."""
    usual = usual_look(piece, eyes)
    known = printed_on(view.cards, piece.card) is not None
    if eyes in piece.seen_by and piece.zone != PLAY and known:
        return Look(piece.card, piece.back)
    if piece.zone.name == "flips":
        return Look(piece.card, piece.back, marks=tuple(_flipped(view, piece)))
    if piece.zone != PLAY:
        return Look(usual.face, usual.back, usual.up and known, peek=usual.peek and known)
    if is_problem(piece) or (known and is_dilemma(view, piece)):
        return Look(piece.card, piece.back, marks=tuple(_problem(view, piece, eyes)), fills=True)
    base = (("tile", piece.owner),)
    if not piece.face_up or not known:
        return Look(piece.card, piece.back, False, marks=base, peek=known and not is_character(piece))
    return Look(piece.card, piece.back, marks=(*base, *_now(view, piece)))


def _now(view: PonyState, piece: Piece) -> Marks:
    """The marks of a card in play that is seen."""
    if piece.turned:
        yield "exhausted", 1
    if piece.has(COUNTERS):
        yield "counter", piece.has(COUNTERS)
    if is_character(piece):
        yield "power", contributed(view, piece)
        yield "base", printed_power(view, piece)
        if is_mane(piece):
            yield "mane", 1
        if piece.has(BOOSTED):
            yield BOOSTED, 1
        now = colors(view, piece)
        if set(now) != set(facts(view, piece).colors):
            yield from ((f"colour {colour}", 1) for colour in now)
    elif is_troublemaker(piece):
        yield "power", tm_power(view, piece)
        yield "base", facts(view, piece).power
        if piece.id in view.challenged:
            yield "challenged", 1
    elif is_resource(piece) and piece.host:
        yield "hung", 1


def _flipped(view: PonyState, piece: Piece) -> Marks:
    """A flipped card counts its printed power and what was added; nothing if it is ignored (8.2)."""
    card = printed_on(view.cards, piece.card)
    yield "tile", piece.owner
    yield "flip", 1
    number = int(getattr(card, "power", 0)) + piece.has(BONUS)
    yield "power", number
    yield "base", number - piece.has(BONUS)
    if piece.has(IGNORED):
        yield IGNORED, 1


def _problem(view: PonyState, piece: Piece, eyes: int) -> Marks:
    """Both sides of a requirement, as far as it is filled."""
    yield "problem", piece.owner
    if across := sum(p.at == piece.at and p.id != piece.id and not is_character(p) for p in in_play(view)):
        yield "across", across
    area = area_of(view, piece)
    found = shown(view, area, max(eyes, 0))
    for side, one in zip(("over", "under"), found or (), strict=False):
        yield from _needs(side, one)
        if area in view.confronted and one.seat == view.active and view.phase == "score":
            yield f"{side} confronted", 1


def _needs(side: str, one: Needs) -> Marks:
    yield f"{side} seat", one.seat
    yield f"{side} state {one.state}", one.short
    if one.characters:
        yield f"{side} characters", one.characters
    for n, (kind, asked, filled) in enumerate(one.parts):
        yield f"{side} part {n} {kind}", 100 * asked + filled


# ---- the picture -----------------------------------------------------------------------------------
def ratio(cards: Mapping[str, Any], look: Look) -> float:
    """Problems lie across."""
    return LYING if isinstance(cards.get(look.face), Problem) or look.back == PROBLEM_BACK else CARD


def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, text_factor: float
) -> Surface:
    """The picture of a look, `high` real pixels high."""
    marks = dict(look.marks)
    known = printed_on(cards, look.face)
    if "problem" in marks and isinstance(known, (Problem, Resource)):
        return minis.problem(known, round(high * marks.get("wide", 250) / 100), high, lang, look.marks, scale, colours)
    if "tile" in marks:
        rim = colours.seat(marks["tile"])
        if not look.up or known is None:
            return minis.down(look.back or look.face, known if look.peek else None, high, rim, colours)
        return minis.tile(known, high, lang, look.marks, scale, colours)
    if not look.up or known is None:
        return back(look.back or look.face, high)
    return face(known, high, lang, scale, colours, text_factor, bool(marks.get(BOOSTED)))


def back(key: str, high: int) -> Surface:
    """The back of the draw deck or of the Problem deck, which lies across."""
    across = key == PROBLEM_BACK
    return faces.face_down("table", high / TABLE[0 if across else 1], problem=across)


def face(
    card: Card, high: int, lang: str, scale: float, colours: Colours, text_factor: float, boosted: bool = False
) -> Surface:
    """A whole card, `high` real pixels high."""
    side = 0 if isinstance(card, Problem) else 1
    size: faces.Size = "table"
    if high >= LARGE * ZOOM[side] * scale:
        size = "zoom"
    elif high >= SMALL * HAND[side] * scale:
        size = "hand"
    k = high / {"zoom": ZOOM, "hand": HAND, "table": TABLE}[size][side]
    factor = max(1.0, scale / k) * text_factor
    return faces.face(card.key, card, size, lang, k, factor, colours=colours, boosted=boosted)
