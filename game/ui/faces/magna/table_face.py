"""A card as it lies on the table, without its text: its device with its numbers, the name below."""

from __future__ import annotations

from pygame import Surface

from game.rules.magna.cards import Base
from game.ui.art.draw import centre
from game.ui.faces.kit.card_names import put_title, title
from game.ui.faces.kit.card_stock import finish, stock, window
from game.ui.faces.magna import signs
from game.ui.faces.magna.card_face import body_of, numbers, rim_of
from game.ui.faces.magna.emblems import emblem
from game.ui.faces.magna.heraldry import Picture, short
from game.ui.faces.magna.measures import fit
from game.ui.faces.magna.printed import cost_of, unique_sign
from game.ui.faces.magna.tinctures import faction
from game.ui.theme import Colours


def table_face(facts: Picture, lang: str, scale: float, colours: Colours) -> Surface:
    """A card on the table; a base shows its symbols where others show their rank."""
    f, tone = fit("table", scale), faction(facts.colour)
    name = title(facts, lang, f.inner, f.foot + f.px(11), f.scale, 13, unique_sign(facts))
    foot = f.foot + f.px(11) * (name.rows - 1)
    s, high = stock(f.size, body_of(tone)), f.height - 2 * f.edge - foot
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
    put_title(s, name, (f.edge, f.height - f.edge - foot, f.inner, foot), f.scale, "middle")
    return finish(s, ord(short(facts.key)[-1]))
