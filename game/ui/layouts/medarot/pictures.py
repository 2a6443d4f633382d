"""How pieces of the Medarot Card Game look on the table: which side shows, numbers as they are, the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pygame
from pygame import Surface

from game.rules.medarot.cards import printed_on
from game.rules.medarot.effects.field_ops import Burn
from game.rules.medarot.effects.fight_ops import Ward
from game.rules.medarot.effects.number_ops import InvertMoves
from game.rules.medarot.lasting import on as effects_on
from game.rules.medarot.places import BOARD, DIRECTIONS, medarot
from game.rules.medarot.sheet import Card
from game.rules.medarot.stats import arrows, bound, stat
from game.rules.medarot.stats import printed as printed_stat
from game.table.state import Piece
from game.table.view import View
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, clip_round, put
from game.ui.art.icons import icon
from game.ui.art.kept import kept
from game.ui.art.names import NAMES, fits, grown, put_name, reads_well, set_name
from game.ui.art.palette import HAND, LARGE, TABLE, ZOOM, Colour
from game.ui.faces.medarot import Size, arrow, face, face_down, portrait, turned_mark
from game.ui.faces.medarot.signs import heading
from game.ui.layouts.medarot import words
from game.ui.layouts.medarot.printed import gem, printed
from game.ui.table.layout import Look, usual_look
from game.ui.table.tiles import NAME_SHARE, Now, tile
from game.ui.theme import Colours

Marks = tuple[tuple[str, int], ...]

WAYS = tuple(DIRECTIONS)
STATS = ("power", "armor", "speed", "cost")
WARDS = ("guard", "trap", "barrier", "reflect")
BINDS = ("act", "attack", "move")
LAID = (BOARD.name, "stock", "master")  # where cards lie as tiles
BROAD, BROADER = 1.7, 2.1  # width of a tile on the grid for its height; of one without a picture
SIGN, HEAD = 17, 12  # sides of a sign, of an arrow
OUT = 4  # that arrows stand out of the tile: over its name they could not be read
LEAST = 26  # height of a picture over a name
GOOD, BAD = (142, 226, 234), (255, 128, 96)
SIGNS = {
    "guard": ("shield", True),
    "trap": ("spark", True),
    "barrier": ("hexagon", True),
    "reflect": ("undo", True),
    "bound_act": ("lock", False),
    "bound_attack": ("sword", False),
    "bound_move": ("boot", False),
    "inverted": ("replay", False),
    "burn": ("sun", False),
}
NAME_PAD, NAME_AIR = 4, 6  # between a name and the edge of a card face down; where it need not get thin for that


def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; on the grid, in the stock and at the head of a side a tile with what is in force now."""
    usual = usual_look(piece, eyes)
    if eyes in piece.seen_by and piece.zone.name not in LAID:  # an effect shows it to these eyes
        return Look(piece.card, piece.back)
    if piece.zone.name not in LAID:
        return replace(usual, angle=0.0)
    base = (("tile", piece.owner), ("away", int(piece.owner != max(eyes, 0))))
    if not usual.up or not printed_on(view.cards, piece.card):
        return replace(usual, angle=0.0, marks=base, fills=True)
    state = now(view, piece) if piece.zone == BOARD else ((("turned", 1),) if piece.turned else ())
    return Look(piece.card, piece.back, marks=(*base, *state), fills=True)


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
    return [name for name in STATS if stat(view, piece, name) != printed_stat(view, piece, name)]


# ---- pictures --------------------------------------------------------------------------------------
def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, text_factor: float
) -> Surface:
    """The picture of a look, `high` real pixels high."""
    marks = dict(look.marks)
    known = printed_on(cards, look.face)
    if "tile" in marks:
        size = (round(high * marks.get("wide", round(100 * BROAD)) / 100), high)
        rim = colours.seat(marks["tile"])
        if not look.up or known is None:
            return down(known if look.peek else None, size, rim, lang, scale, colours, text_factor)
        return lying(cards, look.face, size, look.marks, lang, scale, colours, text_factor)
    if not look.up or known is None:
        return face_down("hand" if high > 160 * scale else "table", high / (HAND if high > 160 * scale else TABLE)[1])
    size_: Size = "zoom" if high > LARGE * ZOOM[1] * scale else "hand"
    k = high / (ZOOM if size_ == "zoom" else HAND)[1]
    return face(look.face, known, size_, lang, k, max(1.0, scale / k) * text_factor, colours=colours)


def lying(
    cards: Mapping[str, Any], card: str, size: tuple[int, int], marks: Marks, lang: str, k: float, colours: Colours,
    factor: float,
) -> Surface:  # fmt: skip
    """A Medarot on its cell, a person of the stock or the master: as they are now."""
    facts, now = printed(cards, card), dict(marks)
    assert facts is not None
    turned = (turned_mark(round(SIGN * k)),) if now.get("turned") else ()
    state = Now(
        colours.seat(now["tile"]),
        numbers=tuple((name, now[name]) for name in STATS if name in now and name != "cost"),
        lies=bool(now.get("turned")),
        done=bool(now.get("acted") or now.get("turned")),
        marks=turned,
        signs=tuple(sign(name, round(SIGN * k)) for name in SIGNS if now.get(name)),
    )
    out = round(OUT * k) if "ways" in now else 0
    inner = (size[0] - 2 * out, size[1] - 2 * out)
    made = tile(facts, inner, state, gem, lang, k, colours, lines=1 if inner[0] > inner[1] else 2, factor=factor)
    return with_ways(made, size, now, k, colours) if out else made


def with_ways(made: Surface, size: tuple[int, int], now: Mapping[str, int], k: float, colours: Colours) -> Surface:
    """A tile in the middle of a picture of that size, with its arrows around it."""
    out, (w, h), head = Surface(size, pygame.SRCALPHA), size, round(HEAD * k)
    centre(out, made, w / 2, h / 2)
    away = bool(now.get("away"))
    for n, way in enumerate(WAYS):
        if now["ways"] >> n & 1:
            dx, dy = heading(way, away)
            x, y = w / 2 + dx * (w / 2 - head * 0.5), h / 2 + dy * (h / 2 - head * 0.5)
            centre(out, arrow(way, head, away, colours), x, y)
    return out


@kept(1)
def sign(name: str, px: int) -> Surface:
    """What is in force, as a small disc."""
    shape, good = SIGNS[name]
    ink, layer = GOOD if good else BAD, Layer((px, px), 4)
    layer.disc((12, 10, 12, 255), (px / 2, px / 2), px / 2)
    layer.ring((*ink, 255), (px / 2, px / 2), px / 2 - 1, max(1.0, px / 16))
    out = layer.done().copy()
    centre(out, icon(shape, max(8, round(px * 0.72)), ink), px / 2, px / 2)
    return out


@kept(3)
def down(
    facts: Card | None, size: tuple[int, int], rim: Colour, lang: str, k: float, colours: Colours, factor: float
) -> Surface:
    """A card face down; whoever knows it sees who it is."""
    w, h = size
    back = face_down("table", max(w, h) / TABLE[1])
    if w > h:
        back = pygame.transform.rotate(back, 90)
    s = clip_round(pygame.transform.smoothscale(back, size), 5 * k)
    said = (facts.name if facts is not None else words.FACE_DOWN).in_(lang)
    pad = NAME_AIR if reads_well(said, w - 2 * NAME_AIR * k, 16 * k, k, 1) else NAME_PAD
    room = w - 2 * pad * k
    lines = next((n for n in (1, 2) if fits(said, room, n * 16 * k, k, n)), 0)
    band = round((2 + 16 * lines) * k) if lines and h - (2 + 16 * lines) * k > LEAST * k else 0
    if band and factor > 1:
        kind, lines = grown(said, int(room), int(h * NAME_SHARE), k, 2, NAMES, factor)
        band = set_name(said, room, h * NAME_SHARE, k, lines, kind).high + round(4 * k)
    if facts is not None:
        centre(s, portrait(facts, round(min(w, h - band) * 0.84), colours), w / 2, (h - band) / 2)
    if band:
        s.fill((10, 14, 20, 255), (round(3 * k), h - band - round(3 * k), w - round(6 * k), band))
        ink = P.IVORY if facts is not None else P.MUTED
        put_name(s, said, (pad * k, h - band - 3 * k, room, band), k, ink, lines, factor=factor)
    layer = Layer(size, 3)
    layer.box((*rim, 255), (0, 0, w, h), 5 * k, 1.7 * k)
    put(s, layer.done())
    return clip_round(s, 5 * k)


__all__ = ["BROAD", "BROADER", "changed", "look", "picture"]
