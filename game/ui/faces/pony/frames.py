"""What all faces share: plates, names, badges of requirements, the strip, the parchment, the footer."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.rules.pony.cards import Card, Friend, Mane, Part, Problem, Requirement, Resource, Troublemaker
from game.rules.pony.sheet import colors_of
from game.rules.pony.words import COLORS
from game.ui.art import palette as P
from game.ui.art.draw import centre, put
from game.ui.art.kept import kept
from game.ui.art.names import fits
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line, squeezed, width
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_names import ROWS, put_title
from game.ui.faces.kit.card_names import title as title_of
from game.ui.faces.kit.card_stock import parchment, shade, window
from game.ui.faces.pony.measures import Fit
from game.ui.faces.pony.pips import NOT, badge, pip
from game.ui.faces.pony.plates import kind_icon, place_icon
from game.ui.faces.pony.printed import kind_line, kind_of
from game.ui.faces.pony.signs import (
    bonus_mark,
    cost_coin,
    fury_gem,
    home_mark,
    points_mark,
    power_gem,
)
from game.ui.faces.pony.tones import DEEDS, PLACES, TOOLS, TROUBLE, Tone, tone_of
from game.ui.faces.pony.words import RARITIES
from game.ui.theme import STANDARD, Colours

HEAD, FOOT = 17, 13  # the largest type of a name at the head of a card of the hand, at the foot of one on the table
STRIP = 0.74  # and what stands under the picture
GILT: Tone = ((74, 50, 14), (196, 150, 62), (255, 236, 176))


def tone_of_card(facts: Card, boosted: bool = False, colours: Colours = STANDARD) -> Tone:
    """The tone of a card's frame."""
    if isinstance(facts, Mane) and boosted:
        return GILT
    own = colors_of(facts)
    first = tone_of(own[0], colours) if own else None
    base = {"event": DEEDS, "resource": TOOLS, "troublemaker": TROUBLE, "problem": PLACES, "dilemma": PLACES}.get(
        kind_of(facts)
    )
    if base is None:
        return first or tone_of("", colours)
    if first is None:
        return base
    return mix(base[0], first[0], 0.45), mix(base[1], first[1], 0.45), mix(base[2], first[2], 0.4)


def accent_of(tone: Tone) -> Colour:
    """What keywords are printed with on parchment."""
    return mix(mix(tone[1], (80, 40, 30), 0.35), (20, 6, 8), 0.58)


def plate(size: tuple[int, int], tones: tuple[Tone, ...]) -> Surface:
    """The ground of a name; that of two colours goes from one to the other."""
    return _plate(size, tuple((mix(tone[0], tone[1], 0.42), mix(tone[0], (0, 0, 0), 0.25)) for tone in tones[:2]))


@kept(1)
def _plate(size: tuple[int, int], tones: tuple[tuple[Colour, Colour], ...]) -> Surface:
    out = shade(size, *tones[0])
    if len(tones) > 1:
        other = shade(size, *tones[1])
        for x in range(size[0]):
            t = max(0, min(255, round((x / size[0] - 0.35) / 0.3 * 255)))
            other.fill((255, 255, 255, t), (x, 0, 1, size[1]), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(other, (0, 0))
    return out


def tones_of(facts: Card, boosted: bool, colours: Colours) -> tuple[Tone, ...]:
    """The tones of a card's plates: two for a Friend of two colours."""
    if isinstance(facts, Friend) and len(facts.colors) > 1:
        return tuple(tone_of(colour, colours) for colour in facts.colors)
    return (tone_of_card(facts, boosted, colours),)


def names(s: Surface, facts: Card, lang: str, f: Fit, left: float, right: float) -> None:
    """The name between two borders; on a large card the subtitle under it, at the right the name in the other
    language."""
    room = right - left
    if not f.large:
        put_title(s, title_of(facts, lang, room, f.plate, f.scale, HEAD), (left, f.edge, room, f.plate), f.scale)
        return
    shown = squeezed(facts.name.in_(lang), "display", f.name, True, P.IVORY, room, f.px(13))
    put(s, shown, (left, f.edge + f.plate * 0.38 - shown.get_height() / 2))
    other = facts.name.in_("en" if lang == "ja" else "ja")
    words = f"{facts.subtitle.in_(lang)}　{other}" if facts.subtitle.en else other
    small = squeezed(words, "sans", f.px(15), False, mix(P.IVORY, P.INK_SOFT, 0.3), room, f.px(12))
    put(s, small, (left + f.px(2), f.edge + f.plate * 0.8 - small.get_height() / 2))


def title(s: Surface, facts: Card, lang: str, f: Fit, boosted: bool, colours: Colours) -> None:
    """The plate: what the card costs, its name, its colours."""
    tones = tones_of(facts, boosted, colours)
    s.blit(plate((f.inner, f.plate), tones), (f.edge, f.edge))
    y = f.edge + f.plate - 1
    pygame.draw.line(s, mix(tones[0][2], P.BRASS, 0.5), (f.edge, y), (f.width - f.edge, y), f.px(1))
    left, mid = float(f.edge + f.px(6 if not f.large else 12)), f.edge + f.plate * 0.5
    cost = getattr(facts, "cost", None)
    if cost is not None:
        centre(s, cost_coin(str(cost), f.cost), f.edge + f.cost * 0.52, mid)
        left = f.edge + f.cost * 1.1
    right = float(f.width - f.edge - f.px(3))
    shown = facts.colors if isinstance(facts, Mane | Friend) else ()
    for k, colour in enumerate(reversed(shown)):
        centre(s, pip(colour, f.pip, True, colours), right - f.pip * (0.5 + k * 0.86), mid)
    right -= f.pip * (0.86 * len(shown) + 0.2) if shown else f.px(3)
    names(s, facts, lang, f, left, right)


def needs_of(parts: tuple[Requirement, ...] | tuple[Part, ...]) -> list[tuple[str, int]]:
    """Parts of a requirement as pips name them."""
    return [(f"{NOT}{part.color}" if getattr(part, "other", False) else part.color, part.power) for part in parts]


def required(
    s: Surface, parts: list[tuple[str, int]], at: tuple[float, float], side: int, down: bool, colours: Colours
) -> None:
    """Badges of a requirement, `side` pixels each, from a place to the right or down."""
    x, y = at
    for part, power in parts:
        centre(s, badge(part, power, side, colours), x, y)
        x, y = (x, y + side * 0.98) if down else (x + side * 1.06, y)


def numbers(s: Surface, facts: Card, f: Fit, box: tuple[int, int, int, int], boosted: bool, colours: Colours) -> None:
    """On the picture: the power at its lower left, what the card asks for down its right side; home limit, points or
    bonus at the lower right."""
    x, y, w, h = box
    low = y + h
    power = facts.side(boosted).power if isinstance(facts, Mane) else getattr(facts, "power", None)
    gem = fury_gem if isinstance(facts, Troublemaker) else power_gem
    if power is not None:
        centre(s, gem(str(power), f.gem), x + f.gem * 0.5, low - f.gem * 0.46)
    needs = needs_of(getattr(facts, "req", ()))
    required(s, needs, (x + w - f.badge * 0.56, y + f.badge * 0.6), f.badge, True, colours)
    place = (x + w - f.gem * 0.42, low - f.gem * 0.42)
    if isinstance(facts, Mane):
        centre(s, home_mark(str(facts.side(boosted).home_limit), round(f.gem * 0.78)), *place)
    elif isinstance(facts, Troublemaker):
        centre(s, points_mark(str(facts.points), round(f.gem * 0.86)), *place)
    elif isinstance(facts, Problem):
        centre(s, bonus_mark(str(facts.bonus), round(f.gem * 0.86)), *place)
    elif isinstance(facts, Resource) and facts.dilemma:
        centre(s, bonus_mark(str(facts.dilemma.bonus), round(f.gem * 0.86)), *place)
    elif isinstance(facts, Resource):
        centre(s, place_icon(facts.place, round(f.gem * 0.56)), x + w - f.gem * 0.34, low - f.gem * 0.34)


def strip_room(f: Fit) -> int:
    """How wide the words under the picture may be."""
    return int(f.width - 2 * f.edge - f.px(6) - f.sign * 1.25)


def strip_words(facts: Card, lang: str, f: Fit, boosted: bool) -> str:
    """Kind and traits; where they do not all fit, the sign alone says the kind."""
    said = kind_line(facts, lang, boosted)
    fits = width(said, font("sans", f.px(12), True)) * STRIP <= strip_room(f)
    return said if fits else kind_line(facts, lang, boosted, False)


def strip(s: Surface, facts: Card, lang: str, f: Fit, top: int, boosted: bool, tone: Tone) -> None:
    """What kind of card it is, under the picture."""
    high = f.px(20) if not f.large else f.px(38)
    s.blit(
        plate((f.inner, high), ((mix(tone[0], (0, 0, 0), 0.3), mix(tone[0], tone[1], 0.3), tone[2]),)), (f.edge, top)
    )
    centre(s, kind_icon(kind_of(facts), f.sign), f.edge + f.sign * 0.62, top + high / 2)
    left = f.edge + f.sign * 1.25
    words = squeezed(
        strip_words(facts, lang, f, boosted),
        "sans",
        f.small,
        True,
        mix(tone[2], (255, 255, 255), 0.12),
        strip_room(f),
        f.px(12),
        STRIP,
    )
    put(s, words, (left, top + (high - words.get_height()) / 2))


def paper(s: Surface, f: Fit, top: int, high: int, left: int = -1, wide: int = -1) -> None:
    """Parchment for a text."""
    left, wide = (f.edge, f.inner) if left < 0 else (left, wide)
    window(
        s,
        parchment((wide, high)),
        (left, top),
        max(2.0, corner(f.height) - f.edge * 0.6),
        P.BRASS_DEEP,
        max(1.0, f.width / 230),
    )


def footer(s: Surface, facts: Card, lang: str, f: Fit) -> None:
    """The number of the card, how rare it is, and its colours in words."""
    y = f.height - f.edge - f.foot / 2 + f.px(3)
    number = line(f"{facts.number} · {RARITIES[facts.rarity].in_(lang)}", font("sans", f.px(13)), P.MUTED)
    put(s, number, (f.width - f.edge - f.px(6) - number.get_width(), y - number.get_height() / 2))
    if isinstance(facts, Mane | Friend):
        words = ("・" if lang == "ja" else " · ").join(COLORS[colour].in_(lang) for colour in facts.colors)
        put(s, line(words, font("sans", f.px(13)), P.MUTED), (f.edge + f.px(6), y - number.get_height() / 2))


def name_row(s: Surface, facts: Card, lang: str, f: Fit, text_factor: float = 1.0) -> int:
    """A name at the foot of a card on the table, while there is room for type of twelve pixels; gives how far it
    reaches up into the picture."""
    scale = f.scale * text_factor
    name, high = title_of(facts, lang, f.inner, ROWS[1] * scale, scale, FOOT), round(ROWS[1] * scale)
    if not fits(name.name, f.inner, high, scale, name.rows, name.kind):
        return 0
    high = max(f.foot, round(ROWS[name.rows - 1] * scale))
    top = f.height - f.edge - high
    s.fill((14, 10, 20, 255), (f.edge, top, f.inner, high))
    put_title(s, name, (f.edge, top, f.inner, high), scale, "middle")
    return high - f.foot


def seed_of(facts: Card) -> int:
    """The grain of a card's paper."""
    digits = "".join(ch for ch in facts.number if ch.isdigit())
    return int(digits or 0)
