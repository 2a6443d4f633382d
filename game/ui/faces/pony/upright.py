"""The faces of all cards that stand upright: Manes with both sides, Friends, Events, Resources, Troublemakers."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.pony.cards import Card, Mane, Part, Problem, Resource, Troublemaker
from game.ui.art import palette as P
from game.ui.art.draw import centre
from game.ui.art.palette import mix
from game.ui.faces.kit.card_stock import finish, stock, window
from game.ui.faces.pony import frames as F
from game.ui.faces.pony.lengthwise import mark_more, problem_on_table
from game.ui.faces.pony.lettering import Column, fitted
from game.ui.faces.pony.measures import Fit, Size, fit
from game.ui.faces.pony.pictures import picture
from game.ui.faces.pony.pips import pip
from game.ui.faces.pony.plates import keyword_icon
from game.ui.faces.pony.printed import keywords_of, paragraphs
from game.ui.faces.pony.sides import sides_bar
from game.ui.faces.pony.signs import cost_coin, exhausted_mark, fury_gem, home_mark, power_gem, quarter
from game.ui.faces.pony.tones import stock_of
from game.ui.theme import Colours


@frozen
class UprightPlan:
    """Where everything goes: how high the picture, the bar of a Dilemma and the parchment are, and the text on it."""

    fit: Fit
    text: Column
    art: int
    bar: int
    body: int
    more: bool  # there is more text than room


def planned(facts: Card, lang: str, f: Fit, boosted: bool = False) -> UprightPlan:
    """The text as large as it can be while the picture keeps its size; then the picture gives way, then rows are left
    out."""
    bar = f.px(58 if f.large else 28) if needs_both(facts) else 0
    strip = f.px(38 if f.large else 20)
    room = f.height - 2 * f.edge - f.plate - strip - bar - f.foot
    pad = 2 * f.px(9 if f.large else 4)
    whole = fitted(paragraphs(facts, lang, boosted, f.large), f.inner - 2 * f.margin, f.choices(room - pad))
    text = whole.within(room - pad - f.gem)  # the power is printed on the picture
    body = max(text.height + pad, room - f.most) if text.rows else f.px(8)
    return UprightPlan(f, text, room - body, bar, body, len(text.rows) < len(whole.rows))


def needs_both(facts: Card) -> tuple[tuple[Part, ...], tuple[Part, ...]] | None:
    """What a Problem or a Dilemma asks of its owner and of the others."""
    if isinstance(facts, Problem):
        return facts.owner_req, facts.opp_req
    if isinstance(facts, Resource) and facts.dilemma:
        return facts.dilemma.owner_req, facts.dilemma.opp_req
    return None


def upright_face(
    facts: Card, size: Size, lang: str, scale: float, text_factor: float, turned: bool, boosted: bool, colours: Colours
) -> Surface:
    """A card that stands upright, face up."""
    if size == "table" and isinstance(facts, Problem):
        return problem_on_table(facts, lang, fit(size, scale), text_factor, colours)
    if size == "table":
        return _table_face(facts, lang, fit(size, scale, 1.0, turned), text_factor, turned, boosted, colours)
    plan = planned(facts, lang, fit(size, scale, text_factor), boosted)
    f, tone = plan.fit, F.tone_of_card(facts, boosted, colours)
    s = stock(f.size, stock_of(tone))
    rim, thin = mix(tone[2], P.BRASS, 0.35), max(1.0, f.width / 230)
    window(s, picture(facts, (f.inner, plan.art), boosted, colours), (f.edge, f.edge + f.plate), f.px(3), rim, thin)
    F.numbers(s, facts, f, (f.edge, f.edge + f.plate, f.inner, plan.art), boosted, colours)
    F.title(s, facts, lang, f, boosted, colours)
    top = f.edge + f.plate + plan.art
    F.strip(s, facts, lang, f, top, boosted, tone)
    top += f.px(38 if f.large else 20)
    if both := needs_both(facts):
        sides_bar(s, *both, lang, f, (f.edge, top, f.inner, plan.bar), tone, colours)
        top += plan.bar
    F.paper(s, f, top, plan.body)
    plan.text.draw(s, (f.edge + f.margin, top + (plan.body - plan.text.height) / 2), F.accent_of(tone))
    if plan.more:
        mark_more(s, f)
    if f.large:
        F.footer(s, facts, lang, f)
    return finish(s, F.seed_of(facts))


def _table_face(
    facts: Card, lang: str, f: Fit, text_factor: float, turned: bool, boosted: bool, colours: Colours
) -> Surface:
    """On the table: the picture with power, price and colours, the name below. Sideways the picture lies and is dim,
    numbers and name stay upright."""
    tone = F.tone_of_card(facts, boosted, colours)
    s = stock(f.size, stock_of(tone))
    high = f.height - 2 * f.edge - f.foot
    lies = (high, f.inner) if turned else (f.inner, high)
    art = picture(facts, lies, boosted, colours)
    art = lying(art) if turned else art
    window(s, art, (f.edge, f.edge), f.px(3), mix(tone[2], P.BRASS, 0.35), max(1.0, f.scale))
    low = f.edge + high - F.name_row(s, facts, lang, f, text_factor)
    left, right = f.edge + f.cost * 0.54, f.width - f.edge
    power = facts.side(boosted).power if isinstance(facts, Mane) else getattr(facts, "power", 0)
    gem = fury_gem if isinstance(facts, Troublemaker) else power_gem
    centre(s, gem(str(power), f.gem), f.edge + f.gem * 0.46, low - f.gem * 0.44)
    if isinstance(facts, Mane):
        centre(s, home_mark(str(facts.side(boosted).home_limit), round(f.cost * 0.98)), left, f.edge + f.cost * 0.54)
    else:
        centre(s, cost_coin(str(getattr(facts, "cost", 0)), f.cost), left, f.edge + f.cost * 0.54)
    for k, colour in enumerate(getattr(facts, "colors", ())):
        centre(s, pip(colour, f.pip, True, colours), right - f.pip * 0.54, f.edge + f.pip * (0.54 + 0.94 * k))
    if not getattr(facts, "colors", ()):
        place = (right - f.badge * 0.54, f.edge + f.badge * 0.56)
        F.required(s, F.needs_of(getattr(facts, "req", ())), place, f.badge, True, colours)
    for k, keyword in enumerate(reversed(keywords_of(facts, boosted))):
        centre(s, keyword_icon(keyword.id, f.sign), right - f.sign * (0.62 + 1.06 * k), low - f.sign * 0.62)
    if turned:
        centre(s, exhausted_mark(f.cost), f.edge + f.cost * 1.7, f.edge + f.cost * 0.54)
    return finish(s, F.seed_of(facts))


def lying(art: Surface) -> Surface:
    """A picture on its side, dim: an exhausted card."""
    out = quarter(art)
    out.fill((128, 124, 140), special_flags=pygame.BLEND_RGB_MULT)
    return out
