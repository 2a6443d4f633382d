"""How pieces of the Medarot Card Game look on the table: which side shows, numbers as they are, the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pygame import Surface

from game.rules.medarot.cards import Medarot, printed_on
from game.rules.medarot.effects.field_ops import Burn
from game.rules.medarot.effects.fight_ops import Ward
from game.rules.medarot.effects.number_ops import InvertMoves
from game.rules.medarot.lasting import on as effects_on
from game.rules.medarot.places import BOARD, DIRECTIONS, medarot
from game.rules.medarot.stats import arrows, bound, printed, stat
from game.table.state import Piece
from game.table.view import View
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.medarot import Size, face, face_down
from game.ui.layouts.medarot import minis
from game.ui.table.layout import Look, usual_look
from game.ui.theme import Colours

WAYS = tuple(DIRECTIONS)
STATS = ("power", "armor", "speed", "cost")
WARDS = ("guard", "trap", "barrier", "reflect")
BINDS = ("act", "attack", "move")
READABLE = 0.9  # a face of the hand is made this much smaller at most: its small type has twelve pixels then
LARGE = 0.62  # a face this large is drawn as the large one


def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; a Medarot on the grid with its numbers, arrows and what is in force as they are now."""
    usual = usual_look(piece, eyes)
    if eyes in piece.seen_by:  # an effect shows it to these eyes
        return Look(piece.card, piece.back)
    if piece.zone != BOARD:
        return replace(usual, angle=0.0, dim=piece.turned, marks=(("turned", 1),) if piece.turned else ())
    away = int(piece.owner != max(eyes, 0))
    base = (("tile", piece.owner), ("away", away))
    if not usual.up or not printed_on(view.cards, piece.card):
        return replace(usual, angle=0.0, marks=base)
    return Look(piece.card, piece.back, dim=False, marks=(*base, *now(view, piece)))


def now(view: View, piece: Piece) -> Iterator[tuple[str, int]]:
    """The marks of a Medarot that is seen."""
    me = medarot(view)
    for name in STATS:
        yield name, stat(view, piece, name)
    yield "ways", sum(1 << WAYS.index(way) for way in arrows(view, piece))
    if piece.turned:
        yield "turned", 1
    if piece.id in me.acted:
        yield "acted", 1
    kinds = [x.effect.kind for x in me.lasting if isinstance(x.effect, Ward) and x.source == piece.id]
    yield from ((kind, 1) for kind in WARDS if kind in kinds)
    yield from ((f"bound_{what}", 1) for what in BINDS if bound(view, piece, what))
    if effects_on(view, piece, InvertMoves):
        yield "inverted", 1
    burns = sum(effect.amount for effect in effects_on(view, piece, Burn))
    if burns:
        yield "burn", burns


def changed(view: View, piece: Piece) -> list[str]:
    """The numbers that are not as printed."""
    return [name for name in STATS if stat(view, piece, name) != printed(view, piece, name)]


def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, text_factor: float
) -> Surface:
    """The picture of a look, `high` real pixels high."""
    marks = dict(look.marks)
    known = printed_on(cards, look.face)
    if "tile" in marks:
        rim = colours.seat(marks["tile"])
        if not look.up or not isinstance(known, Medarot):
            return minis.down(high, known if look.peek else None, rim, colours)
        return minis.tile(known, high, lang, look.marks, scale, colours)
    if not look.up or known is None:
        if look.peek and known is not None:
            return minis.down_card(known, high, scale, colours)
        return face_down("hand" if high > 160 * scale else "table", high / (HAND if high > 160 * scale else TABLE)[1])
    size: Size = "zoom" if high > LARGE * ZOOM[1] * scale else "hand"
    k = high / (ZOOM if size == "zoom" else HAND)[1]
    if size == "hand" and k < READABLE * scale:
        return minis.card(known, high, lang, scale, colours, "turned" in marks)
    return face(look.face, known, size, lang, k, max(1.0, scale / k) * text_factor, colours=colours)


__all__ = ["changed", "look", "picture"]
