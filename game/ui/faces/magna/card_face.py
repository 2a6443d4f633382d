"""The face of a card: cost, name and rank on the plate, its device with attack and defence at the lower corners, skills
at the left and equip skills at the right, kind and traits on a strip, its text on parchment.

Long because a face is made of a dozen plates, strips and signs, each drawn by itself.
"""

from __future__ import annotations

import re

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.magna.card_text import card_text
from game.rules.magna.cards import Arms, Force, Operation, Tactics, Trap, symbols_of
from game.rules.magna.words import OCCASIONS
from game.ui.art import palette as P
from game.ui.art.draw import centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import squeezed
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_names import put_title, title
from game.ui.faces.kit.card_stock import finish, more_mark, parchment, shade, stock, window
from game.ui.faces.magna import signs
from game.ui.faces.magna.emblems import emblem
from game.ui.faces.magna.heraldry import Picture, short
from game.ui.faces.magna.lettering import Column, Paragraph, fitted
from game.ui.faces.magna.measures import Fit, Size, fit
from game.ui.faces.magna.printed import asked, cost_of, kind_words, name_of, numbered, signed, unique_sign
from game.ui.faces.magna.tinctures import Tone, faction
from game.ui.faces.magna.words import (
    EQUIP,
    HERO,
    KEYWORD_RULES,
    KEYWORDS,
    RANK,
    SKILLS,
)
from game.ui.theme import Colours

LEAST_ART = 24  # of the picture, for cards that are lower than their text
HEAD = 17  # the largest type of a name in the hand
GLYPHS = "●◆▼★■▽◇☆"
WHEN = "|".join(re.escape(phrase.ja) for phrase in OCCASIONS.values())
NAME = re.compile(rf".+?(?=:| — | ?<| (?:{WHEN}))")


@frozen
class CardPlan:
    """Where everything goes: how high the picture and the parchment are, and the text on it."""

    fit: Fit
    text: Column
    art: int
    body: int
    more: bool = False  # there is more text than room


def planned(facts: Picture, lang: str, f: Fit) -> CardPlan:
    """The text as large as it can be while the picture keeps its size; then the picture gives way, then rows are left
    out. A card without text is all picture."""
    words = paragraphs(facts, lang, bool(f.foot))
    if not words:
        return CardPlan(f, Column((), f.rules[0], 1), f.room, 0)
    whole = fitted(words, f.inner - 2 * margin(f), f.choices(f.room - 2 * f.pad))
    text = whole.within(f.room - 2 * f.pad - f.px(LEAST_ART))
    body = text.height + 2 * f.pad
    return CardPlan(f, text, f.room - body, body, len(text.rows) < len(whole.rows))


def margin(f: Fit) -> int:
    """What a text keeps clear of the left and right edge of its parchment."""
    return f.px(14 if f.foot else 6)


def paragraphs(facts: Picture, lang: str, full: bool) -> list[Paragraph]:
    """The text of a card: its keywords (on a large card with what they mean), then a line for each ability."""
    out: list[Paragraph] = []
    keywords = getattr(facts, "keywords", ())
    if full:
        colon, stop = (": ", ".") if lang == "en" else ("：", "")
        out += [(KEYWORDS[word].in_(lang) + colon, KEYWORD_RULES[word].in_(lang) + stop) for word in keywords]
    elif keywords:
        out.append(((", " if lang == "en" else "・").join(KEYWORDS[word].in_(lang) for word in keywords), ""))
    return out + [split(phrase.in_(lang)) for phrase in card_text(facts)]


def split(text: str) -> Paragraph:
    """A line of text with its name, or its moment, in bold: "●Rush: …", "★Rain <Attack> …", "<Block> …"."""
    if text[:1] not in GLYPHS:
        place = text.find(">") + 1
        return text[:place], text[place:]
    name = NAME.match(text)
    place = name.end() if name else 0
    return text[:place], text[place:]


def card_face(facts: Picture, size: Size, lang: str, scale: float, text_factor: float, colours: Colours) -> Surface:
    """A card with its text: in the hand, or large."""
    f, tone = fit(size, scale, text_factor), faction(facts.colour)
    plan = planned(facts, lang, f)
    s = stock(f.size, body_of(tone))
    top = f.edge + f.plate
    box = (f.edge, top, f.inner, plan.art)
    window(s, emblem(facts, (f.inner, plan.art)), box[:2], f.px(3), rim_of(tone), max(1.0, f.width / 230))
    _icons(s, facts, f, box)
    numbers(s, facts, f, box, colours)
    _title(s, facts, lang, f, tone)
    _strip(s, facts, lang, f, top + plan.art, tone)
    if plan.body:
        y = top + plan.art + f.strip
        window(
            s,
            parchment((f.inner, plan.body), tone[1]),
            (f.edge, y),
            max(2.0, corner(f.height) - f.edge * 0.6),
            P.BRASS_DEEP,
            max(1.0, f.width / 230),
        )
        plan.text.draw(s, (f.edge + margin(f), y + (plan.body - plan.text.height) / 2), P.INK, heading_ink(tone))
    if plan.more:
        more_mark(s, f, (f.width - f.edge - f.px(17), f.height - f.edge - f.foot - f.px(1)))
    if f.foot:
        _footer(s, facts, lang, f)
    return finish(s, len(short(facts.key)) + ord(short(facts.key)[-1]))


def heading_ink(tone: Tone) -> Colour:
    """What names of abilities are printed with on parchment."""
    return mix(tone[0], (40, 14, 8), 0.5)


def body_of(tone: Tone) -> tuple[Colour, Colour, Colour]:
    """Stock that leans to a colour: body, lit edge, cut edge."""
    return mix(tone[0], P.STOCK, 0.25), mix(tone[1], P.BRASS, 0.35), (5, 4, 4)


def rim_of(tone: Tone) -> Colour:
    """The metal line around a picture."""
    return mix(tone[2], P.BRASS, 0.5)


@kept(1)
def plate(size: tuple[int, int], tone: Tone) -> Surface:
    """The ground of a name."""
    light = sum(tone[1]) > 480
    return shade(
        size, mix(tone[1], (30, 34, 52), 0.5) if light else mix(tone[0], tone[1], 0.75), mix(tone[0], (0, 0, 0), 0.15)
    )


def _title(s: Surface, facts: Picture, lang: str, f: Fit, tone: Tone) -> None:
    """Cost, name and rank; on a large card the other language's name under its own."""
    s.blit(plate((f.inner, f.plate), tone), (f.edge, f.edge))
    y = f.edge + f.plate - 1
    pygame.draw.line(s, rim_of(tone), (f.edge, y), (f.width - f.edge, y), f.px(1))
    left, right = f.edge + f.px(5), f.width - f.edge - f.px(4)
    middle = f.edge + f.plate * 0.5
    cost = cost_of(facts)
    if cost:
        centre(s, signs.gem("cost", cost, f.coin), f.edge + f.coin * 0.54, middle)
        left = f.edge + round(f.coin * 1.12)
    badge = round(f.coin * 0.86)
    rank = getattr(facts, "rank", None)
    if rank:
        centre(s, signs.rank_badge(rank, badge), right - badge * 0.5, middle)
    else:
        centre(
            s, signs.kind_icon(facts.kind, round(badge * 0.86), mix(P.IVORY, tone[2], 0.3)), right - badge * 0.5, middle
        )
    _names(s, facts, lang, f, left, right - badge - f.px(4))


def _names(s: Surface, facts: Picture, lang: str, f: Fit, left: float, right: float) -> None:
    """The name between two borders; on a large card the other language's name under it."""
    room = right - left
    if not f.foot:
        name = title(facts, lang, room, f.plate, f.scale, HEAD, unique_sign(facts))
        put_title(s, name, (left, f.edge, room, f.plate), f.scale)
        return
    shown = squeezed(name_of(facts, lang), "display", f.name, True, P.IVORY, room, f.px(12), 0.72)
    put(s, shown, (left, f.edge + f.plate * 0.4 - shown.get_height() / 2))
    other = facts.name.in_("en" if lang == "ja" else "ja")
    small = squeezed(other, "sans", f.px(14), False, mix(P.IVORY, P.INK_SOFT, 0.35), room, f.px(12))
    put(s, small, (left + f.px(2), f.edge + f.plate * 0.81 - small.get_height() / 2))


def _icons(s: Surface, facts: Picture, f: Fit, box: tuple[int, int, int, int]) -> None:
    """Skills down the left side (what an operation or tactics asks for as well), equip skills and the base symbol down
    the right side."""
    x, y, w, h = box
    column = asked(facts)
    fits = facts.equip if isinstance(facts, Force) else (facts.equip,) if isinstance(facts, Arms) else ()
    names, first = symbols_of(facts), f.px(3)
    most = max(1, len(column), len(names) + len(fits))
    free = h - first - (f.gem * 0.86 if numbered(facts) else 0)
    icon = min(f.icon, max(f.px(14), int(free / most / 1.1)))
    right = [signs.symbol(name, round(icon * 1.1)) for name in names]
    right += [signs.equip_icon(kind, round(icon * 0.94)) for kind in fits]
    left = [signs.skill_icon(skill, icon) for skill in column]
    for marks, cx in ((left, x + first + icon / 2), (right, x + w - first - icon / 2)):
        for k, sign in enumerate(marks):
            centre(s, sign, cx, y + first + icon * (0.5 + 1.1 * k))


def numbers(s: Surface, facts: Picture, f: Fit, box: tuple[int, int, int, int], colours: Colours) -> None:
    """Attack at the lower left, defence at the lower right, hero points between them; those of a summoned unit, too."""
    x, y, w, h = box
    shown = numbered(facts)
    if shown is None:
        return
    plus = "+" if isinstance(shown, Arms) else ""
    for what, value, cx in (
        ("attack", shown.attack, x + f.gem * 0.46),
        ("defence", shown.defence, x + w - f.gem * 0.46),
    ):
        centre(s, signs.gem(what, signed(value, plus), f.gem, 0, colours), cx, y + h - f.gem * 0.42)
    if shown.hero:
        side = round(f.gem * 0.78)
        centre(s, signs.gem("hero", str(shown.hero), side), x + w / 2, y + h - side * 0.46)


def _strip(s: Surface, facts: Picture, lang: str, f: Fit, y: int, tone: Tone) -> None:
    """Kind and traits under the picture; at the right the moment of a tactics card, or keywords as signs."""
    s.blit(plate((f.inner, f.strip), tone), (f.edge, y))
    side, right = round(f.strip * 0.84), f.width - f.edge - f.px(3)
    marks = [signs.keyword_icon(word, side) for word in getattr(facts, "keywords", ())]
    if isinstance(facts, Tactics):
        marks = [signs.timing_icon(facts.timing, side)] + ([signs.mark("chain", side)] if facts.chain else [])
    if isinstance(facts, Trap | Operation):
        marks = []
    for k, sign in enumerate(marks):
        centre(s, sign, right - side * (0.5 + 1.06 * k), y + f.strip / 2)
    room = f.inner - side * 1.06 * len(marks) - f.px(8)
    words = squeezed(kind_words(facts, lang), "sans", f.small, True, mix(P.IVORY, tone[2], 0.35), room, f.px(12), 0.7)
    put(s, words, (f.edge + f.px(5), y + (f.strip - words.get_height()) / 2))


def _footer(s: Surface, facts: Picture, lang: str, f: Fit) -> None:
    """In words what stands in signs above: rank, skills, hero points."""
    y = f.height - f.edge - f.foot / 2 + f.px(3)
    rank = getattr(facts, "rank", None)
    parts = [RANK.of(rank).in_(lang)] if rank else []
    if isinstance(facts, Force):
        parts += [f"{SKILLS[skill].in_(lang)} {n}" for skill, n in facts.skills.items()]
        parts += ["/".join(EQUIP[kind].in_(lang) for kind in facts.equip)] if facts.equip else []
    if getattr(facts, "hero", 0):
        parts.append(HERO.of(str(getattr(facts, "hero", 0))).in_(lang))
    side = round(f.foot * 0.8)
    put(s, signs.colour_mark(facts.colour, side), (f.edge + f.px(4), y - side / 2))
    shown = squeezed(" · ".join(parts), "sans", f.px(14), False, P.MUTED, f.inner - side - f.px(20), f.px(12))
    put(s, shown, (f.edge + side + f.px(10), y - shown.get_height() / 2))
