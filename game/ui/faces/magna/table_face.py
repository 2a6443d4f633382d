"""A card as it lies on the table, without its text: its device with its numbers, the name below."""

from __future__ import annotations

from pygame import Surface

from game.rules.magna.cards import Base
from game.ui.art import palette as P
from game.ui.art.draw import centre
from game.ui.art.text import font, squeezed, width
from game.ui.faces.kit.card_stock import finish, stock, window
from game.ui.faces.magna import signs
from game.ui.faces.magna.card_face import body_of, numbers, rim_of
from game.ui.faces.magna.emblems import emblem
from game.ui.faces.magna.heraldry import Picture, short
from game.ui.faces.magna.measures import fit
from game.ui.faces.magna.printed import cost_of, name_of
from game.ui.faces.magna.tinctures import faction
from game.ui.theme import Colours


def table_face(facts: Picture, lang: str, scale: float, colours: Colours) -> Surface:
    """A card on the table; a base shows its symbols where others show their rank."""
    f, tone = fit("table", scale), faction(facts.colour)
    s, high = stock(f.size, body_of(tone)), f.height - 2 * f.edge - f.foot
    window(s, emblem(facts, (f.inner, high), True), (f.edge, f.edge), f.px(3), rim_of(tone), max(1.0, f.scale))
    numbers(s, facts, f, (f.edge, f.edge, f.inner, high), colours)
    if cost := cost_of(facts):
        centre(s, signs.gem("cost", cost, f.coin), f.edge + f.coin * 0.48, f.edge + f.coin * 0.48)
    rank, badge = getattr(facts, "rank", None), round(f.coin * 0.8)
    if isinstance(facts, Base):
        marks = [signs.symbol(name, badge) for name in facts.symbols]
    else:
        marks = [signs.rank_badge(rank, badge) if rank else signs.kind_icon(facts.kind, badge)]
    for k, sign in enumerate(marks):
        centre(s, sign, f.width - f.edge - badge * (0.6 + k), f.edge + badge * 0.6)
    name_row(
        s,
        name_of(facts, lang),
        f.inner - f.px(1),
        f.px(12),
        f.name,
        (f.width / 2, f.height - f.edge - f.foot / 2 + f.px(1)),
    )
    return finish(s, ord(short(facts.key)[-1]))


def name_row(s: Surface, name: str, room: int, least: int, most: int, middle: tuple[float, float]) -> None:
    """A name at the foot of a card on the table."""
    size = next((k for k in range(most, least, -1) if width(name, font("sans", k, True)) <= room), least)
    bold = width(name, font("sans", size, True)) * 0.9 <= room
    centre(s, squeezed(name, "sans", size, bold, P.IVORY, room, least, 0.68), *middle)
