"""The face of a Medarotter: the portrait, what the card adds to the medals as a master, and its two effects, upper and
lower: each with its timing, its price in medals and when the card goes to the trash."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.medarot.cards import Half, Medarotter
from game.ui.art import palette as P
from game.ui.art.draw import centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix
from game.ui.art.text import font, line, squeezed
from game.ui.faces.kit.card_stock import finish, shade, stock, window
from game.ui.faces.medarot.lettering import LEADS, Column, column, sentence
from game.ui.faces.medarot.measures import Fit, Size, fit
from game.ui.faces.medarot.people import bust
from game.ui.faces.medarot.robot_face import LEAST_ART, margin, mark_more, name_row, names, paper, plate
from game.ui.faces.medarot.signs import coin, quarter, timing_icon, trash_icon, turned_mark
from game.ui.faces.medarot.tones import Tone
from game.ui.faces.medarot.words import MASTER, RECONSTRUCTED, TIMINGS, TRASH

TONE: Tone = (hx("#2a1c10"), hx("#8a6a3a"), hx("#f0d8a0"))  # people are printed on bronze
BODY: tuple[Colour, Colour, Colour] = (hx("#3a2a18"), hx("#9a7a48"), (5, 4, 4))
# the bar over an effect, by its timing: warm, cold, violet; the sign on it says the same
BARS: dict[str, Colour] = {"action": hx("#7a3a1c"), "defense": hx("#1f4a78"), "trigger": hx("#54307c")}


def bust_of(key: str, size: tuple[int, int]) -> Surface:
    """The portrait of a Medarotter, opaque: for cards, tiles and panels."""
    top, high = (0.0, 92.0) if size[0] < 1.15 * size[1] else (2.0, 80.0) if size[0] < 1.8 * size[1] else (11.0, 66.0)
    return bust(key, size, top, high)  # in a mere strip it comes closer


@frozen
class PersonPlan:
    """Where everything goes: how high the picture is, the texts, and how high their panels are."""

    fit: Fit
    texts: tuple[Column, Column]
    art: int
    bodies: tuple[int, int]
    bar: int
    more: bool  # there is more text than room


def planned(facts: Medarotter, lang: str, f: Fit) -> PersonPlan:
    """Both texts in one type size, as large as it can be while the picture keeps its size; then that gives way; then
    lines are left out."""
    bar, pad = f.px(32 if f.foot else 17), 2 * f.px(7 if f.foot else 3)
    room = f.height - 2 * f.edge - f.plate - f.foot - 2 * (bar + pad)
    wide = f.inner - 2 * margin(f)
    words = [sentence(half.text.in_(lang)) for half in (facts.upper, facts.lower)]
    for size, height in f.choices(room):
        upper, lower = (column("", part, size, wide) for part in words)
        if upper.height + lower.height <= height:
            break
    else:
        for lead in LEADS[1:]:
            upper, lower = (column("", part, f.rules[-1], wide, lead) for part in words)
            if upper.height + lower.height <= room - f.least:
                break
    most, lines = room - f.px(LEAST_ART), len(upper.rows) + len(lower.rows)
    upper = upper.within(max(most // 2, most - lower.height))
    lower = lower.within(most - upper.height)
    spare = max(0, room - f.art - f.px(40 if f.foot else 8) - upper.height - lower.height)
    bodies = upper.height + pad + spare // 2, lower.height + pad + spare - spare // 2
    art = max(f.px(LEAST_ART), f.height - 2 * f.edge - f.plate - f.foot - 2 * bar - sum(bodies))
    return PersonPlan(f, (upper, lower), art, bodies, bar, len(upper.rows) + len(lower.rows) < lines)


def person_face(facts: Medarotter, size: Size, lang: str, scale: float, text_factor: float, turned: bool) -> Surface:
    """A Medarotter, face up."""
    if size == "table":
        return _table_face(facts, lang, fit(size, scale, 1.0, turned), turned)
    plan = planned(facts, lang, fit(size, scale, text_factor))
    f = plan.fit
    s = stock(f.size, BODY)
    thin = max(1.0, f.width / 230)
    window(s, bust_of(facts.key, (f.inner, plan.art)), (f.edge, f.edge + f.plate), f.px(3), P.BRASS, thin)
    s.blit(plate((f.inner, f.plate), TONE), (f.edge, f.edge))
    pygame.draw.line(s, P.BRASS, (f.edge, f.edge + f.plate - 1), (f.width - f.edge, f.edge + f.plate - 1), f.px(1))
    centre(s, coin(f"+{facts.hp}", f.cost), f.width - f.edge - f.cost * 0.54, f.edge + f.plate * 0.5)
    names(
        s,
        facts.name.in_(lang),
        facts.name.in_("en" if lang == "ja" else "ja"),
        f,
        f.edge + f.px(8 if not f.foot else 14),
        f.width - f.edge - f.cost * 1.14,
    )
    top = f.edge + f.plate + plan.art
    for half, text, body in zip((facts.upper, facts.lower), plan.texts, plan.bodies, strict=True):
        _bar(s, half, lang, f, top, plan.bar)
        paper(s, f, top + plan.bar, body)
        text.draw(s, (f.edge + margin(f), top + plan.bar + (body - text.height) / 2), P.INK, P.INK)
        top += plan.bar + body
    if plan.more:
        mark_more(s, f)
    if f.foot:
        _footer(s, facts, lang, f)
    return finish(s, int(facts.number[1:]) if facts.number[1:].isdigit() else 0)


def _bar(s: Surface, half: Half, lang: str, f: Fit, top: int, high: int) -> None:
    """Timing, price, and when the card goes."""
    tint = BARS[half.timing]
    s.blit(_ground((f.inner, high), tint), (f.edge, top))
    y, k = top + high / 2, round(high * 0.84)
    centre(s, timing_icon(half.timing, k), f.edge + k * 0.66, y)
    label = line(TIMINGS[half.timing].in_(lang), font("sans", f.px(19 if f.foot else 13), True), P.IVORY)
    left = f.edge + k * 1.28
    put(s, label, (left, y - label.get_height() / 2))
    price = round(high * 1.02)
    right = f.width - f.edge - price * 0.58
    centre(s, coin(str(half.cost), price), right, y)
    centre(s, trash_icon(half.trash, k), right - price * 0.56 - k * 0.5, y)
    if f.foot:
        room = right - price * 0.6 - k * 1.1 - left - label.get_width() - f.px(18)
        words = squeezed(TRASH[half.trash].in_(lang), "sans", f.px(14), False, mix(P.IVORY, tint, 0.3), room, f.px(12))
        put(s, words, (right - price * 0.6 - k * 1.1 - words.get_width() - f.px(2), y - words.get_height() / 2))


@kept(1)
def _ground(size: tuple[int, int], tint: Colour) -> Surface:
    return shade(size, mix(tint, (255, 240, 220), 0.12), mix(tint, (0, 0, 0), 0.42))


def _footer(s: Surface, facts: Medarotter, lang: str, f: Fit) -> None:
    """What it is worth as a master, the number, and whether facts of the card are our own reconstruction."""
    y = f.height - f.edge - f.foot / 2 + f.px(3)
    words = line(MASTER.of(facts.hp).in_(lang), font("sans", f.px(13), True), P.BRASS_LIT)
    put(s, words, (f.edge + f.px(6), y - words.get_height() / 2))
    number = line(f"No. {facts.number}", font("sans", f.px(13)), P.MUTED)
    put(s, number, (f.width - f.edge - f.px(6) - number.get_width(), y - number.get_height() / 2))
    if facts.made:
        made = line(RECONSTRUCTED.in_(lang), font("sans", f.px(12)), P.DIM)
        put(s, made, (f.width - f.edge - f.px(18) - number.get_width() - made.get_width(), y - made.get_height() / 2))


def _table_face(facts: Medarotter, lang: str, f: Fit, turned: bool) -> Surface:
    """On the table: the portrait, both effects as timing and price, the name. Sideways only the picture lies."""
    s = stock(f.size, BODY)
    high = f.height - 2 * f.edge - f.foot
    art = quarter(bust_of(facts.key, (high, f.inner))) if turned else bust_of(facts.key, (f.inner, high))
    window(s, art, (f.edge, f.edge), f.px(3), P.BRASS, max(1.0, f.scale))
    centre(s, coin(f"+{facts.hp}", f.cost), f.width - f.edge - f.cost * 0.55, f.edge + f.cost * 0.55)
    if turned:
        centre(s, turned_mark(f.cost), f.edge + f.cost * 0.55, f.edge + f.cost * 0.55)
    k, low = f.px(19), f.edge + high
    for n, half in enumerate((facts.upper, facts.lower)):
        x, y = f.edge + n * f.inner / 2, low - k
        s.blit(_ground((round(f.inner / 2), k), BARS[half.timing]), (round(x), round(y)))
        centre(s, timing_icon(half.timing, round(k * 0.82)), x + f.inner * 0.15, y + k / 2)
        centre(s, coin(str(half.cost), k), x + f.inner * 0.36, y + k / 2)
    name_row(s, facts, lang, f)
    return finish(s, int(facts.number[1:]) if facts.number[1:].isdigit() else 0)
