"""The face of a Medarot: cost, name and arrows on the plate, its bust with armour at the left and power over speed at
the right, the part with its type's sign and colour, its ability on parchment."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.art import palette as P
from game.ui.art.draw import centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line, squeezed
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_names import put_title, title
from game.ui.faces.kit.card_stock import finish, more_mark, parchment, shade, stock, window
from game.ui.faces.kit.forge import View
from game.ui.faces.medarot.grounds import ground
from game.ui.faces.medarot.lettering import Column, fitted, sentence
from game.ui.faces.medarot.measures import Fit, Size, fit
from game.ui.faces.medarot.robots import build_of, cutout
from game.ui.faces.medarot.signs import arrow_rose, coin, quarter, rarity_star, stat_gem, turned_mark, type_icon
from game.ui.faces.medarot.tones import Tone, kind_tone
from game.ui.faces.medarot.words import LINE, NO_ABILITY, RECONSTRUCTED, TYPES
from game.ui.faces.own_portraits import picture
from game.ui.theme import STANDARD, Colours

BUST, CLOSE = 98.0, 84.0  # how many units of a bust are seen from its top
LEAST_ART = 24  # of the picture, for cards that are lower than their text
FOOT = 13  # the largest type of a name on the table


@kept(8)
def bust(facts: Medarot, size: tuple[int, int], colours: Colours = STANDARD) -> Surface:
    """The bust of a Medarot on the ground of its type, opaque: for cards, tiles and panels."""
    if own := picture(facts.key, size):
        return own
    out = ground(facts.type, size, facts.rarity > 4, colours).copy()
    high = BUST if size[0] < 1.5 * size[1] else CLOSE  # in a mere strip it comes closer
    wide = high * size[0] / size[1]
    put(out, cutout(build_of(facts.key, facts.line), size, View(-wide / 2, -2.0, wide)))
    return out


@frozen
class RobotPlan:
    """Where everything goes: how high the picture and the parchment are, and the text on it."""

    fit: Fit
    text: Column
    art: int
    body: int
    more: bool  # there is more text than room


def margin(f: Fit) -> int:
    """What a text keeps clear of the edge of its parchment."""
    return f.px(15 if f.foot else 7)


def planned(facts: Medarot, lang: str, f: Fit) -> RobotPlan:
    """The text as large as it can be while the picture keeps its size; then the picture gives way; then lines are left
    out."""
    room = f.height - 2 * f.edge - f.plate - f.strip - f.foot
    pad = 2 * f.px(9 if f.foot else 4)
    wide = f.inner - 2 * margin(f)
    choices = f.choices(room - pad)
    name, words = ability_words(facts, lang)
    whole = fitted(name, words, wide, choices)
    text = whole.within(room - pad - f.px(LEAST_ART))
    body = max(text.height + pad, room - f.most)
    return RobotPlan(f, text, room - body, body, len(text.rows) < len(whole.rows))


def ability_words(facts: Medarot, lang: str) -> tuple[str, str]:
    """The name of the ability, and what it does; for those without one, that they have none."""
    if facts.ability is None:
        return "", sentence(NO_ABILITY.in_(lang))
    return facts.ability.name.in_(lang), sentence(facts.ability.text.in_(lang))


def robot_face(
    facts: Medarot, size: Size, lang: str, scale: float, text_factor: float, turned: bool, colours: Colours
) -> Surface:
    """A Medarot, face up."""
    if size == "table":
        return _table_face(facts, lang, fit(size, scale, 1.0, turned), turned, colours)
    plan = planned(facts, lang, fit(size, scale, text_factor))
    f, tone = plan.fit, kind_tone(facts.type, colours)
    s = stock(f.size, body_of(tone))
    rim, thin = mix(tone[2], P.BRASS, 0.35), max(1.0, f.width / 230)
    window(s, bust(facts, (f.inner, plan.art), colours), (f.edge, f.edge + f.plate), f.px(3), rim, thin)
    _numbers(s, facts, f, (f.edge, f.edge + f.plate, f.inner, plan.art), colours)
    _title(s, facts, lang, f, tone, colours)
    _part(s, facts, lang, f, f.edge + f.plate + plan.art, tone, colours)
    top = f.edge + f.plate + plan.art + f.strip
    paper(s, f, top, plan.body)
    plan.text.draw(
        s,
        (f.edge + margin(f), top + (plan.body - plan.text.height) / 2),
        P.INK if facts.ability else P.INK_SOFT,
        heading_ink(tone),
    )
    if plan.more:
        mark_more(s, f)
    if f.foot:
        _footer(s, facts, lang, f)
    return finish(s, int(facts.number[1:]) if facts.number[1:].isdigit() else 0)


def mark_more(s: Surface, f: Fit) -> None:
    """Three dots at the end of the parchment: the text goes on."""
    more_mark(s, f, (f.width - f.edge - f.px(17), f.height - f.edge - f.foot - f.px(1)))


def heading_ink(tone: Tone) -> Colour:
    """What the name of an ability is printed with on parchment."""
    return mix(tone[1], (30, 12, 6), 0.62)


def body_of(tone: Tone) -> tuple[Colour, Colour, Colour]:
    """Stock that leans to a colour: body, lit edge, cut edge."""
    return mix(tone[0], P.STOCK, 0.35), mix(tone[1], P.BRASS, 0.35), (5, 4, 4)


def paper(s: Surface, f: Fit, top: int, high: int) -> None:
    """Parchment for a text, over the whole width of the card."""
    window(
        s,
        parchment((f.inner, high)),
        (f.edge, top),
        max(2.0, corner(f.height) - f.edge * 0.6),
        P.BRASS_DEEP,
        max(1.0, f.width / 230),
    )


def _title(s: Surface, facts: Medarot, lang: str, f: Fit, tone: Tone, colours: Colours) -> None:
    """Cost, name and arrows; on a zoomed card the other language's name under its own."""
    bar = plate((f.inner, f.plate), tone)
    s.blit(bar, (f.edge, f.edge))
    y = f.edge + f.plate - 1
    pygame.draw.line(s, mix(tone[2], P.BRASS, 0.5), (f.edge, y), (f.width - f.edge, y), f.px(1))
    centre(s, coin(str(facts.cost), f.cost), f.edge + f.cost * 0.52, f.edge + f.plate * 0.5)
    names(
        s,
        facts.name.in_(lang),
        facts.name.in_("en" if lang == "ja" else "ja"),
        f,
        f.edge + f.cost * 1.12,
        f.width - f.edge - f.rose - f.px(4 if not f.foot else 12),
    )
    centre(
        s, arrow_rose(facts.moves, f.rose, False, colours), f.width - f.edge - f.rose * 0.52, f.edge + f.plate * 0.49
    )


def plate(size: tuple[int, int], tone: Tone) -> Surface:
    """The ground of a name."""
    return _plate(size, mix(tone[0], tone[1], 0.42), mix(tone[0], (0, 0, 0), 0.25))


@kept(1)
def _plate(size: tuple[int, int], top: Colour, low: Colour) -> Surface:
    return shade(size, top, low)


def names(s: Surface, name: str, other: str, f: Fit, left: float, right: float) -> None:
    """The name between two borders; on a zoomed card the other language's name under it."""
    shown = squeezed(name, "display", f.name, True, P.IVORY, right - left, f.px(13))
    put(s, shown, (left, f.edge + f.plate * (0.4 if f.foot else 0.5) - shown.get_height() / 2))
    if f.foot:
        small = squeezed(other, "sans", f.px(14), False, mix(P.IVORY, P.INK_SOFT, 0.35), right - left, f.px(12))
        put(s, small, (left + f.px(2), f.edge + f.plate * 0.81 - small.get_height() / 2))


def _numbers(s: Surface, facts: Medarot, f: Fit, box: tuple[int, int, int, int], colours: Colours) -> None:
    """On the picture, where the printed cards have them: armour large at the left, power over speed at the right; the
    stars of rarity above."""
    x, y, w, h = box
    low = y + h
    centre(s, stat_gem("armor", str(facts.armor), f.large, 0, colours), x + f.large * 0.5, low - f.large * 0.5)
    lift = f.gem * 0.88
    centre(s, stat_gem("speed", str(facts.speed), f.gem, 0, colours), x + w - f.gem * 0.55, low - f.gem * 0.5)
    centre(s, stat_gem("power", power_words(facts), f.gem, 0, colours), x + w - f.gem * 0.52, low - f.gem * 0.5 - lift)
    for k in range(facts.rarity):
        put(s, rarity_star(f.star), (x + f.px(3) + k * f.star * 0.95, y + f.px(3)))


def power_words(facts: Medarot) -> str:
    """The power as printed: "30", or a bar for a special."""
    return "−" if facts.special else str(facts.power)


def _part(s: Surface, facts: Medarot, lang: str, f: Fit, top: int, tone: Tone, colours: Colours) -> None:
    """The part in the colour of its type behind the type's sign; the line at the right."""
    s.blit(
        plate((f.inner, f.strip), (mix(tone[0], (0, 0, 0), 0.3), mix(tone[0], tone[1], 0.3), tone[2])), (f.edge, top)
    )
    centre(s, type_icon(facts.type, f.sign, colours), f.edge + f.sign * 0.62, top + f.strip / 2)
    label = facts.line if not f.foot else f"{TYPES[facts.type].in_(lang)} · {LINE.of(facts.line).in_(lang)}"
    line_ = line(label, font("sans", f.px(12) if not f.foot else f.px(15)), mix(P.IVORY, tone[2], 0.3))
    put(s, line_, (f.width - f.edge - line_.get_width() - f.px(6), top + (f.strip - line_.get_height()) / 2))
    left = f.edge + f.sign * 1.2
    part = squeezed(
        facts.part.in_(lang),
        "sans",
        f.small,
        True,
        mix(tone[2], (255, 255, 255), 0.12),
        f.width - f.edge - line_.get_width() - f.px(12) - left,
        f.px(12),
    )
    put(s, part, (left, top + (f.strip - part.get_height()) / 2))


def _footer(s: Surface, facts: Medarot, lang: str, f: Fit) -> None:
    """The number, and whether facts of the card are our own reconstruction."""
    y = f.height - f.edge - f.foot / 2 + f.px(3)
    number = line(f"No. {facts.number}", font("sans", f.px(13)), P.MUTED)
    put(s, number, (f.width - f.edge - f.px(6) - number.get_width(), y - number.get_height() / 2))
    if facts.made:
        made = line(RECONSTRUCTED.in_(lang), font("sans", f.px(12)), P.DIM)
        put(s, made, (f.edge + f.px(6), y - made.get_height() / 2))


def _table_face(facts: Medarot, lang: str, f: Fit, turned: bool, colours: Colours) -> Surface:
    """On the table: the bust with its numbers, the name below. Sideways the picture lies, numbers and name do not."""
    tone = kind_tone(facts.type, colours)
    s = stock(f.size, body_of(tone))
    high = f.height - 2 * f.edge - f.foot
    art = quarter(bust(facts, (high, f.inner), colours)) if turned else bust(facts, (f.inner, high), colours)
    window(s, art, (f.edge, f.edge), f.px(3), mix(tone[2], P.BRASS, 0.35), max(1.0, f.scale))
    low, left, right = f.edge + high, f.edge + f.cost * 0.55, f.width - f.edge
    gems = {
        "armor": (f.large, f.edge + f.large * 0.48, low - f.large * 0.48),
        "speed": (f.gem, right - f.gem * 0.52, low - f.gem * 0.48),
        "power": (f.gem, right - f.gem * 0.5, low - f.gem * 1.34),
    }
    sign = (left, left + f.cost * 0.95)
    if turned:
        gems = {
            stat: (f.gem, f.width / 2 + k * f.gem * 1.2, low - f.gem * 0.46)
            for stat, k in (("armor", -1), ("power", 0), ("speed", 1))
        }
        sign = (left + f.cost * 2.2, left)
        centre(s, turned_mark(f.cost), left + f.cost * 1.1, left)
    numbers = {"armor": str(facts.armor), "power": power_words(facts), "speed": str(facts.speed)}
    for stat, (side, x, y) in gems.items():
        centre(s, stat_gem(stat, numbers[stat], side, 0, colours), x, y)
    put(s, arrow_rose(facts.moves, f.rose, False, colours), (right - f.rose - f.px(2), f.edge + f.px(2)))
    centre(s, coin(str(facts.cost), f.cost), left, left)
    centre(s, type_icon(facts.type, f.sign, colours), *sign)
    name_row(s, facts, lang, f)
    return finish(s, int(facts.number[1:]) if facts.number[1:].isdigit() else 0)


def name_row(s: Surface, facts: Medarot | Medarotter, lang: str, f: Fit) -> None:
    """A name at the foot of a card on the table."""
    made = title(facts, lang, f.inner, f.foot, f.scale, FOOT)
    put_title(s, made, (f.edge, f.height - f.edge - f.foot, f.inner, f.foot), f.scale, "middle")
