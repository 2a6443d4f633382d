"""How the cards of the Pony game look: tiles in play with their power as it counts, Problems as landscapes that say
what is required on either side, whole cards in hand and held up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pygame import SRCALPHA, Surface

from game.rules.pony.cards import Card, Problem, Resource, Troublemaker, printed_on
from game.rules.pony.comparing import tm_power
from game.rules.pony.kinds import is_character, is_mane, is_problem, is_troublemaker
from game.rules.pony.places import (
    BOOSTED,
    COUNTERS,
    FRIEND_BACK,
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
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, clip_round, put
from game.ui.art.kept import kept
from game.ui.art.names import put_name
from game.ui.art.palette import HAND, LARGE, TABLE, ZOOM, Colour
from game.ui.faces import pony as faces
from game.ui.faces.pony.printed import keywords_of
from game.ui.layouts.pony import words
from game.ui.layouts.pony.needs import Needs, shown
from game.ui.layouts.pony.printed import gem, printed
from game.ui.layouts.pony.problem_tile import problem
from game.ui.table.layout import CARD, Look, usual_look
from game.ui.table.printed import Number
from game.ui.table.tiles import FLAT, NAME_SHARE, ROOMY, Now, in_a_line, tile
from game.ui.theme import Colours

LYING = 1.4  # width of a Problem card for its height
SMALL = 0.74  # a face smaller than this share of a card of the hand is drawn as one that lies on the table
CORNER, SIGN = 20, 16  # sides of marks and signs
LOW = 74  # a tile lower than this has one line for its name if that will do
Marks = Iterator[tuple[str, int]]


# ---- what it depends on ----------------------------------------------------------------------------
def look(view: PonyState, piece: Piece, eyes: int) -> Look:
    """As usual outside play; in play a tile with what is in force now, a Problem with what is required."""
    usual = usual_look(piece, eyes)
    known = printed_on(view.cards, piece.card) is not None
    if eyes in piece.seen_by and piece.zone != PLAY and known:
        return Look(piece.card, piece.back)
    if piece.zone != PLAY:
        return Look(usual.face, usual.back, usual.up and known, peek=usual.peek and known)
    if is_problem(piece) or (known and is_dilemma(view, piece)):
        return Look(piece.card, piece.back, marks=tuple(_problem(view, piece, eyes)), fills=True)
    base = (("tile", piece.owner),)
    if not piece.face_up or not known:
        return Look(piece.card, piece.back, False, marks=base, peek=known and not is_character(piece), fills=True)
    return Look(piece.card, piece.back, marks=(*base, *_now(view, piece)), fills=True)


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
    if piece.host:
        yield "hung", 1
    if loads := sum(one.host == piece.id for one in in_play(view)):
        yield "resources", loads


def _problem(view: PonyState, piece: Piece, eyes: int) -> Marks:
    """Both sides of a requirement, as far as it is filled."""
    yield "problem", piece.owner
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
    wide = round(high * marks.get("wide", 100) / 100)
    if "problem" in marks and isinstance(known, (Problem, Resource)):
        return problem(known, wide, high, lang, look.marks, scale, colours)
    if "tile" in marks:
        rim, seen = colours.seat(marks["tile"]), known if look.peek else None
        if not look.up or known is None:
            return down(look.back or look.face, seen, (wide, high), rim, lang, scale, colours, text_factor)
        return lying(cards, known, (wide, high), marks, lang, scale, colours, text_factor)
    if not look.up or known is None:
        return back(look.back or look.face, high)
    return face(known, high, lang, scale, colours, text_factor, bool(marks.get(BOOSTED)))


def lying(
    cards: Mapping[str, Any], card: Card, size: tuple[int, int], marks: Mapping[str, int], lang: str, k: float,
    colours: Colours, factor: float,
) -> Surface:  # fmt: skip
    """A card in play, with its power as it counts."""
    facts = printed(cards, card.key)
    assert facts is not None
    numbers = tuple(Number(number.name, str(marks.get("base", number.printed))) for number in facts.numbers)
    shown = [name.removeprefix("colour ") for name in marks if name.startswith("colour ")]
    signs = tuple(("pip", colour) for colour in shown) or facts.signs
    boosted = bool(marks.get(BOOSTED))
    state = Now(
        colours.seat(marks["tile"]),
        numbers=tuple((number.name, marks["power"]) for number in numbers if "power" in marks),
        lies=bool(marks.get("exhausted")),
        marks=tuple(_corner(card, marks, round(CORNER * k))),
        signs=tuple(_signs(card, marks, boosted, round(SIGN * k))),
        crowned=bool(marks.get("mane")),
        hung="hung" in marks,
    )
    low = size[1] < ROOMY * k or (size[1] < LOW * k and in_a_line(facts, size[0], lang, k))
    lines = 1 if low or state.hung else 2
    facts = replace(facts, numbers=numbers, signs=signs)
    factor = 1.0 if state.hung else factor
    return tile(facts, size, state, gem, lang, k, colours, lines=lines, factor=factor)


def _corner(card: Card, marks: Mapping[str, int], px: int) -> Iterator[Surface]:
    """In the upper right corner: exhausted, what beating it scores, boosted."""
    if marks.get("exhausted"):
        yield faces.exhausted_mark(px)
    if isinstance(card, Troublemaker):
        yield faces.points_mark(str(card.points), px)
    if marks.get(BOOSTED):
        yield faces.keyword_icon("boost", px)


def _signs(card: Card, marks: Mapping[str, int], boosted: bool, px: int) -> Iterator[Surface]:
    """Over its power: counters, Resources it bears, keywords."""
    if marks.get("counter"):
        yield faces.counter(f"+{marks['counter']}", px)
    if marks.get("resources"):
        yield faces.kind_icon("resource", px)
    for keyword in keywords_of(card, boosted):
        yield faces.keyword_icon(keyword.id, px)


@kept(3)
def down(
    key: str, card: Card | None, size: tuple[int, int], rim: Colour, lang: str, k: float, colours: Colours,
    factor: float,
) -> Surface:  # fmt: skip
    """A frightened Friend, or a Troublemaker that waits; whoever knows that one sees who it is."""
    w, h = size
    frightened = key == FRIEND_BACK
    said = card.name if card is not None else words.FRIGHTENED if frightened else words.DOWN
    band = round(max(20 * k, h * NAME_SHARE * (factor > 1)))
    s = Surface(size, SRCALPHA)
    s.fill((20, 12, 30, 255))
    if h < FLAT * k:
        band = h
    else:
        square = faces.tile_down(min(w, h - band), card, rim, frightened, colours)
        centre(s, square, w / 2, (h - band) / 2)
    ink = P.IVORY if card is not None else P.MUTED
    put_name(s, said.in_(lang), (2 * k, h - band - 2 * k, w - 4 * k, band), k, ink, 1, factor=factor)
    layer = Layer(size, 3)
    layer.box((*rim, 255), (0, 0, w, h), 5 * k, 1.7 * k)
    put(s, layer.done())
    return clip_round(s, 5 * k)


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
