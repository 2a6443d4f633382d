"""The faces of Problems: they lie across. A landscape, what both sides need, the bonus, the text."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.pony.cards import Problem
from game.ui.art import palette as P
from game.ui.art.draw import centre
from game.ui.art.palette import mix
from game.ui.faces.kit.card_stock import finish, more_mark, stock, window
from game.ui.faces.pony import frames as F
from game.ui.faces.pony.lettering import Column, fitted
from game.ui.faces.pony.measures import Fit, Size, fit
from game.ui.faces.pony.pictures import picture
from game.ui.faces.pony.plates import keyword_icon
from game.ui.faces.pony.printed import paragraphs
from game.ui.faces.pony.sides import sides_bar
from game.ui.faces.pony.signs import bonus_mark
from game.ui.faces.pony.tones import stock_of
from game.ui.theme import Colours

LEAST_ART = 24  # of the picture, for cards that are lower than their text


@frozen
class LengthwisePlan:
    """Where everything goes: how high the picture and the parchment are, and the text on it."""

    fit: Fit
    text: Column
    art: int
    body: int
    more: bool  # there is more text than room


def planned(facts: Problem, lang: str, f: Fit) -> LengthwisePlan:
    """The text as large as it can be while the picture keeps its size; then the picture gives way, then rows are left
    out."""
    room = f.height - 2 * f.edge - f.plate - f.strip - f.foot
    pad = 2 * f.px(8 if f.large else 4)
    whole = fitted(paragraphs(facts, lang, False, f.large), f.inner - 2 * f.margin, f.choices(room - pad))
    text = whole.within(room - pad - f.px(LEAST_ART))
    body = max(text.height + pad, room - f.most) if text.rows else 0
    return LengthwisePlan(f, text, room - body, body, len(text.rows) < len(whole.rows))


def problem_face(facts: Problem, size: Size, lang: str, scale: float, text_factor: float, colours: Colours) -> Surface:
    """A Problem, face up."""
    f = fit(size, scale, text_factor if size != "table" else 1.0, wide=True)
    if size == "table":
        return problem_on_table(facts, lang, f, text_factor, colours)
    plan, tone = planned(facts, lang, f), F.tone_of_card(facts, False, colours)
    s = stock(f.size, stock_of(tone))
    thin = max(1.0, f.width / 300)
    window(
        s,
        picture(facts, (f.inner, plan.art), False, colours),
        (f.edge, f.edge + f.plate),
        f.px(3),
        mix(tone[2], P.BRASS, 0.35),
        thin,
    )
    s.blit(F.plate((f.inner, f.plate), (tone,)), (f.edge, f.edge))
    pygame.draw.line(
        s, mix(tone[2], P.BRASS, 0.5), (f.edge, f.edge + f.plate - 1), (f.width - f.edge, f.edge + f.plate - 1), f.px(1)
    )
    F.names(s, facts, lang, f, f.edge + f.px(8 if not f.large else 14), f.width - f.edge - f.gem * 1.1)
    centre(
        s,
        bonus_mark(str(facts.bonus), f.gem),
        f.width - f.edge - f.gem * 0.54,
        f.edge + max(f.plate * 0.62, f.gem * 0.5),
    )
    if facts.starting:
        centre(s, keyword_icon("starting", f.sign), f.edge + f.sign * 0.7, f.edge + f.plate + f.sign * 0.75)
    top = f.edge + f.plate + plan.art
    sides_bar(s, facts.owner_req, facts.opp_req, lang, f, (f.edge, top, f.inner, f.strip), tone, colours)
    if plan.body:
        F.paper(s, f, top + f.strip, plan.body)
        plan.text.draw(s, (f.edge + f.margin, top + f.strip + (plan.body - plan.text.height) / 2), F.accent_of(tone))
    if plan.more:
        mark_more(s, f)
    if f.large:
        F.footer(s, facts, lang, f)
    return finish(s, F.seed_of(facts))


def mark_more(s: Surface, f: Fit) -> None:
    """Three dots at the end of the parchment: the text goes on."""
    more_mark(s, f, (f.width - f.edge - f.px(17), f.height - f.edge - f.foot - f.px(1)))


def problem_on_table(facts: Problem, lang: str, f: Fit, text_factor: float, colours: Colours) -> Surface:
    """On the table: the landscape with what both sides need and the bonus, the name below."""
    tone = F.tone_of_card(facts, False, colours)
    s = stock(f.size, stock_of(tone))
    high = f.height - 2 * f.edge - f.foot
    window(
        s,
        picture(facts, (f.inner, high), False, colours),
        (f.edge, f.edge),
        f.px(3),
        mix(tone[2], P.BRASS, 0.35),
        max(1.0, f.scale),
    )
    low = f.edge + high - F.name_row(s, facts, lang, f, text_factor)
    F.required(s, F.needs_of(facts.owner_req), (f.edge + f.badge * 0.58, low - f.badge * 0.56), f.badge, False, colours)
    F.required(
        s, F.needs_of(facts.opp_req), (f.edge + f.badge * 0.58, f.edge + f.badge * 0.58), f.badge, False, colours
    )
    centre(s, bonus_mark(str(facts.bonus), f.gem), f.width - f.edge - f.gem * 0.54, f.edge + f.gem * 0.54)
    return finish(s, F.seed_of(facts))
