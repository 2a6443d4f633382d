"""Units as they stand on the table: a tile with picture and signs, or in a low slot a chip with name and numbers."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import BLEND_RGB_MULT, SRCALPHA, Surface

from game.frozen import frozen
from game.rules.magna.cards import Known
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, clip_round, gradient, put
from game.ui.art.kept import kept
from game.ui.art.names import Type, fits, put_name
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line
from game.ui.faces import magna as faces
from game.ui.layouts.magna import words
from game.ui.layouts.magna.printed import gem, on_table
from game.ui.layouts.magna.territory import TOKEN
from game.ui.table.printed import Number, Printed
from game.ui.table.tiles import Now, change, tile
from game.ui.theme import Colours

ROOMY = 150  # a chip this wide also shows its picture
LOW, BROAD = 84, 1.2  # a slot lower than this, and broader for its height, has a chip
HIGH = 110  # one as high as this has room for names of three lines
SLIM = 80  # and one as narrow as this needs them
NAMES = Type(13)
SIGN, MARK = 16, 19
DONE = (150, 146, 154)
VIOLET = ((34, 16, 46), (98, 48, 120))  # the stock of what lies face down


@frozen
class State:
    """What differs from the print: numbers as they are, Checked, skills that are left and spent, keywords, and what
    waits for it."""

    rim: Colour
    attack: int | None = None
    defence: int | None = None
    damage: int = 0
    checked: bool = False
    summoned: bool = False
    doomed: bool = False
    armed: bool = False
    hero: int = 0
    skills: tuple[tuple[str, int, int], ...] = ()  # name, how many, how many of them are spent
    keywords: tuple[str, ...] = ()


@kept(12)
def unit(
    card: Known | None, up: bool, size: tuple[int, int], state: State, lang: str, k: float, colours: Colours,
    factor: float = 1.0,
) -> Surface:  # fmt: skip
    """A unit, an order that is declared; `card` is None for a card that these eyes do not know."""
    made = on_table(card) if card is not None and up else face_down(card, state)
    if size[1] < LOW * k and size[0] > BROAD * size[1]:
        return chip(made, size, state, lang, k, colours)
    if size[1] < LOW * k:
        made = replace(made, signs=())  # its numbers stand where its rank would
    lines = 3 if size[1] >= HIGH * k or size[0] < SLIM * k else 2
    return tile(made, size, now(state, size, k, colours), gem, lang, k, colours, NAMES, lines, factor)


def now(state: State, size: tuple[int, int], k: float, colours: Colours) -> Now:
    """The state in the words of tiles."""
    live = (("attack", state.attack), ("defence", state.defence))
    return Now(
        state.rim,
        tuple((name, value) for name, value in live if value is not None),
        lies=state.checked,
        marks=tuple(marks(state, k, colours)),
        signs=tuple(signs(state, size, k)),
    )


def signs(state: State, size: tuple[int, int], k: float) -> list[Surface]:
    """Skills that are left, skills that are spent, keywords: smaller where there are many."""
    many = sum(count for _, count, _ in state.skills) + len(state.keywords)
    px = round(min(SIGN * k, (size[0] - 14 * k) / max(1, many) - 2 * k))
    found = []
    for skill, count, spent in state.skills:
        found += [faces.skill_icon(skill, px)] * (count - spent) + [faces.spent_icon(skill, px)] * min(count, spent)
    return found + [faces.keyword_icon(word, px) for word in state.keywords]


def marks(state: State, k: float, colours: Colours) -> list[Surface]:
    """From the right: room for its arms, turned, damage, doomed, summoned, its hero points."""
    px, found = round(MARK * k), list[Surface]()
    if state.armed:
        found.append(Surface((round((TOKEN + 1) * k), px), SRCALPHA))
    if state.checked:
        found.append(plate("turned", px, P.BRASS_LIT, (26, 18, 14)))
    if state.damage:
        found.append(struck(state.damage, px, colours.harm))
    if state.doomed:
        found.append(plate("fallen", px, (255, 240, 232), mix(colours.harm, (0, 0, 0), 0.25)))
    if state.summoned:
        found.append(plate("summoned", px, (210, 240, 255), (26, 44, 74)))
    if state.hero:
        found.append(gem("hero", str(state.hero), px, 0, colours))
    return found


def plate(mark: str, px: int, ink: Colour, ground: Colour) -> Surface:
    """A mark on a small round plate."""
    layer, c = Layer((px, px), 4), (px / 2, px / 2)
    layer.disc((8, 6, 8, 255), c, px * 0.5)
    layer.disc((*P.BRASS, 255), c, px * 0.46)
    layer.disc((*ground, 255), c, px * 0.4)
    out = layer.done()
    centre(out, faces.mark(mark, round(px * 0.7), ink), px / 2, px / 2)
    return out


def struck(damage: int, px: int, harm: Colour) -> Surface:
    """Damage that has been assigned and waits to be applied."""
    layer, c = Layer((px, px), 4), (px / 2, px / 2)
    layer.disc((30, 4, 4, 255), c, px * 0.5)
    layer.disc((*mix(harm, (0, 0, 0), 0.2), 255), c, px * 0.44)
    out = layer.done()
    centre(out, line(f"−{damage}", font("sans", round(px * 0.62), True), (255, 250, 244)), px / 2, px / 2)
    return out


# ---- face down ---------------------------------------------------------------------------------------
def face_down(card: Known | None, state: State) -> Printed:
    """A trap: for whoever knows it with its name; its numbers only where they are not 0 and 1."""
    numbers = (Number("attack", "0"), Number("defence", "1", "right")) if state.defence is not None else ()
    name, short = (card.name, card.short) if card is not None else (words.FACE_DOWN, None)
    return Printed(name, words.FACE_DOWN, partial(down, card), VIOLET, short=short, numbers=numbers)


@kept(3)
def down(card: Known | None, size: tuple[int, int]) -> Surface:
    """The back; whoever knows the card sees its picture in the middle of it."""
    s = faces.plate(size).copy()
    if card is not None:
        centre(s, faces.portrait(card, round(min(size) * 0.74)), size[0] / 2, size[1] / 2)
    return s


# ---- chips -------------------------------------------------------------------------------------------
def chip(card: Printed, size: tuple[int, int], state: State, lang: str, k: float, colours: Colours) -> Surface:
    """Numbers at the left, the whole name beside them."""
    w, h = size
    dark, lit = card.ground
    s = gradient(size, mix(lit, dark, 0.35), mix(dark, (0, 0, 0), 0.35))
    if state.checked:
        s.fill(DONE, special_flags=BLEND_RGB_MULT)
    rows, left = 3 if h >= 45 * k else 2 if h >= 31 * k else 1, 3 * k
    if card.numbers:
        left = _numbers(s, card, state, k, colours)
    elif fits(card.brief.in_(lang), w - 40 * k, h - 4 * k, k, rows, NAMES):  # its stock tells it as well
        left = _back(s, k)
    taken = min(TOKEN * k, h * 0.4) if state.armed else 0.0
    if state.checked:
        px = round((15 if w > 90 * k else 12) * k)
        put(s, plate("turned", px, P.BRASS_LIT, (26, 18, 14)), (w - px - 3 * k, h - px - 3 * k if taken else 3 * k))
        taken = max(taken, px)
    room = w - left - 3 * k - taken
    if w >= ROOMY * k:
        room -= _pictured(s, card, h, taken)
    names = [name.in_(lang) for name in (card.name, card.brief)]
    ways = [
        (said, most, edge) for most, edge in ((rows, 2 * k), (3, 0.0)) for said in names
    ]  # at worst from rim to rim
    found = (way for way in ways if fits(way[0], room, h - 2 * way[2], k, way[1], NAMES))
    said, rows, edge = next(found, ways[1])
    put_name(s, said, (left, edge, room, h - 2 * edge), k, P.IVORY, rows, NAMES)
    layer = Layer(size, 3)
    layer.box((*state.rim, 255), (0, 0, w, h), 5 * k, 1.6 * k)
    put(s, layer.done())
    return clip_round(s, 5 * k)


def _numbers(s: Surface, card: Printed, state: State, k: float, colours: Colours) -> float:
    """Attack over defence, or beside it where there is no room; how much of the left they take."""
    h = s.get_height()
    stacked = h >= 40 * k
    px = round(min(22 * k, h * 0.52) if stacked else min(22 * k, h - 4 * k))
    live = {"attack": state.attack, "defence": state.defence}
    for n, number in enumerate(card.numbers):
        value = live.get(number.name)
        said = number.printed if value is None else str(value)
        at = (k + px / 2, h * (0.27 + 0.46 * n)) if stacked else (2 * k + px * (0.5 + n * 0.9), h / 2)
        centre(s, gem(number.name, said, px, change(number, value), colours), *at)
    return px + 3 * k if stacked else px * 1.9 + 2 * k


def _pictured(s: Surface, card: Printed, h: int, taken: float) -> float:
    """Its picture at the right; how much of the width that takes."""
    put(s, card.art((h, h)), (s.get_width() - h - taken, 0))
    return float(h)


def _back(s: Surface, k: float) -> float:
    """A small back: it lies face down, or has no numbers."""
    h = s.get_height()
    high = round(min(26 * k, h - 6 * k))
    put(s, faces.tile_down((round(high * 5 / 7), high)), (4 * k, (h - high) / 2))
    return high * 5 / 7 + 7 * k
