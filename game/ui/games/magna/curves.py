"""A deck at a glance: how dear its cards are, which kinds and ranks, which colours, and whether its bases bear them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.frozen import frozen
from game.rules.magna.cards import CARDS, Arms, Base, Card, Force, Operation, Tactics
from game.rules.magna.deck_building import fits
from game.rules.magna.sheet import DECK_KINDS, sheet
from game.rules.magna.sheet_words import COSTS as COST_WORDS
from game.table.sheet import count
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.faces.magna import colour_mark, kind_icon, rank_badge, stone, symbol
from game.ui.games.magna import words as W
from game.ui.widgets.box import Box, columns
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen

COSTS = tuple(COST_WORDS)
ROOMY = 330.0  # so wide, there is room for ranks and kinds beside the curve
LOW = 84.0  # a curve so low has no head
BAR, BAR_LIT = hx("#b87414"), hx("#ffdf8c")


@frozen
class Facts:
    """Sums over the cards of a deck; ranks are those of its forces. `lacking`: skills that are asked for and that no
    force shows; `bare`: kinds of arms that nobody can carry; `astray`: cards that none of the bases bears."""

    cards: int
    bases: tuple[Base, ...]
    kinds: Counter[str]
    ranks: Counter[str]
    costs: Counter[str]
    colours: Counter[str]
    symbols: Counter[str]
    average: float
    blocks: int
    lacking: tuple[str, ...]
    bare: tuple[str, ...]
    astray: int


def facts(cards: Mapping[str, object], counts: Mapping[str, int]) -> Facts:
    """Everything countable about these cards."""
    mine = [card for key, n in counts.items() for card in [cards.get(key)] * n]
    bases = tuple(dict.fromkeys(card for card in mine if isinstance(card, Base)))
    rest = [card for card in mine if isinstance(card, CARDS)]
    whole, forces = count(list(map(sheet, rest))), _counted(rest, Force)
    arms, orders = _counted(rest, Arms), _counted(rest, Operation, Tactics)
    costs = whole["cost"]
    return Facts(
        cards=len(rest),
        bases=bases,
        kinds=whole["kind"],
        ranks=forces["rank"],
        costs=costs,
        colours=whole["colour"],
        symbols=whole["symbol"],
        average=sum(int(cost) * n for cost, n in costs.items()) / max(1, costs.total()),
        blocks=sum(map(_blocks, rest)),
        lacking=tuple(skill for skill in orders["skill"] if not forces["skill"][skill]),
        bare=tuple(kind for kind in arms["equip"] if kind != "any" and not forces["equip"][kind]),
        astray=sum(not fits(list(bases), card) for card in rest),
    )


def _counted(cards: list[Card], *kinds: type[Card]) -> Mapping[str, Counter[str]]:
    return count([sheet(card) for card in cards if isinstance(card, kinds)])


def _blocks(card: Card) -> bool:
    """True if a card can answer an attack."""
    if isinstance(card, Tactics):
        return card.timing == "block"
    return any(ability.kind == "block" for ability in (card.abilities if isinstance(card, Force | Arms) else ()))


# ---- drawing ---------------------------------------------------------------------------------------------
def draw_curves(pen: Pen, room: Box, found: Facts) -> None:
    """The curve of costs, beside it ranks and kinds; colours and symbols in a line below."""
    room = room.copy()
    low = room.bottom(20, 4)
    if room.w >= ROOMY:
        _shares(pen, room.right(room.w * 0.46, 16), found)
    _curve(pen, room, found)
    draw_colours(pen, low, found)


def _curve(pen: Pen, box: Box, found: Facts) -> None:
    """How many cards cost so much Fight."""
    box = box.copy()
    if box.h >= LOW:
        head = box.top(17, 2)
        pen.put(stone("cost", pen.px(16), pen.colours), head.x, head.y)
        mean = pen.words(W.AVERAGE.of(f"{found.average:.1f}").in_(pen.lang), (head.right_edge, head.cy), 12, P.MUTED,
                         anchor="midright")  # fmt: skip
        pen.words(W.COST.in_(pen.lang), (head.x + 20, head.cy), 12, P.IVORY, width=mean.x - head.x - 26)
    low = box.bottom(14)
    most, step = max(4, *found.costs.values(), 0), box.w / len(COSTS)
    for n, value in enumerate(COSTS):
        x, count = box.x + n * step, found.costs[value]
        if count:
            high = max(2.0, (box.h - 15) * count / most)
            pen.slab(Box(x + 2, box.foot - high, step - 4, high), (*mix(BAR, BAR_LIT, 0.3), 255), 2)
            pen.words(str(count), (x + step / 2, box.foot - high - 7), 12, P.IVORY, True, anchor="center")
        label = f"{value}+" if n == len(COSTS) - 1 else value
        pen.words(label, (x + step / 2, low.cy + 1), 12, P.MUTED if count else P.FAINT, anchor="center")
    pen.line((box.x, box.foot), (box.right_edge, box.foot), P.BRASS, 1, 110)


def _shares(pen: Pen, box: Box, found: Facts) -> None:
    """Ranks in a row, kinds in two rows below."""
    lines = 3 if box.h >= 62 else 2
    high = box.h / lines
    for rank, spot in zip("SML", columns(Box(box.x, box.y, box.w, high), (1, 1, 1), 4), strict=True):
        count = found.ranks[rank]
        pen.put(rank_badge(rank, pen.px(17)), spot.x, spot.cy - 8.5)
        pen.words(str(count), (spot.x + 22, spot.cy), 13, P.IVORY if count else P.FAINT, True, width=spot.w - 22)
    rest = Box(box.x, box.y + high, box.w, box.h - high)
    step = rest.h / (lines - 1)
    for n, kind in enumerate(DECK_KINDS):
        line, place = (n // 3, n % 3) if lines == 3 else (0, n)
        wide = rest.w / (3 if lines == 3 else 5)
        x, y, count = rest.x + place * wide, rest.y + (line + 0.5) * step, found.kinds[kind]
        pen.put(kind_icon(kind, pen.px(15), P.BRASS_LIT if count else P.FAINT), x + 1, y - 7.5)
        pen.words(str(count), (x + 22, y), 13, P.IVORY if count else P.FAINT, True, width=wide - 22)


def draw_colours(pen: Pen, row: Box, found: Facts) -> None:
    """Each colour with how many cards it has, struck through if no base bears it; then symbols in the same way."""
    shades = {base.colour for base in found.bases} | {"neutral"}
    shown = {name for base in found.bases for name in base.symbols}
    entries = [(colour_mark(name, pen.px(18)), n, name in shades) for name, n in found.colours.most_common() if n]
    entries += [(symbol(name, pen.px(18)), n, name in shown) for name, n in found.symbols.most_common() if n]
    step = min(52.0, row.w / max(1, len(entries)))
    for k, (picture, n, borne) in enumerate(entries):
        x = row.x + k * step
        pen.put(picture, x, row.cy - 9)
        if not borne:
            sign(pen, "cross", (x + 9, row.cy), 8, mix(pen.colours.harm, P.IVORY, 0.25))
        if step > 36:
            ink = P.IVORY if borne else mix(pen.colours.harm, P.IVORY, 0.4)
            pen.words(str(n), (x + 21, row.cy), 12, ink, True, width=step - 22)
