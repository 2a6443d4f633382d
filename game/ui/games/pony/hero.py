"""The winner's scene of the pony game: cards as trophies, the Mane in the middle, and the points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Surface

from game.rules.pony.cards import Card, Mane
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.palette import Colour, mix
from game.ui.art.text import squeezed
from game.ui.faces.frame import corner
from game.ui.faces.pony import picture, pip, points_mark, power_gem, tone_of
from game.ui.games.hero import Scenery, Stage, framed, turned, with_shade
from game.ui.games.pony import words as W
from game.ui.widgets.box import Box

if TYPE_CHECKING:
    from game.ui.games.pony.report import PonyReport

PAPERS: tuple[Colour, ...] = ((240, 143, 192), (246, 223, 164), (122, 200, 255), (168, 124, 224), (140, 207, 154))
FRIENDS = ((-22.6, 0), (22.6, 3), (-13.6, 1), (13.6, 2))  # degrees from upright, which Friend; the outer ones first
REACH = 700.0  # from the foot of the fan to its cards
MANE, FRIEND = (240, 338), (150, 210)


def hero(stage: Stage, report: PonyReport) -> Scenery:
    """The fan of the winner; of a draw, both Manes with a Friend each."""
    layer = stage.sheet()
    cards = {seat: report.cards(seat) for seat in stage.leaders}
    if len(stage.leaders) == 1:
        mine = cards[stage.leaders[0]]
        for degrees, n in FRIENDS:
            if n + 1 < len(mine):
                _friend(stage, layer, mine[n + 1], degrees, 0.0)
        _mane(stage, layer, mine, stage.leaders[0] in report.tally.boosted, 0.0)
    else:
        for seat, x, degrees in zip(stage.leaders, (-150.0, 150.0), (-17.0, 17.0), strict=True):
            if len(cards[seat]) > 1:
                _friend(stage, layer, cards[seat][1], degrees, x * 0.35)
            _mane(stage, layer, cards[seat], seat in report.tally.boosted, x)
    _points(stage, layer, report)
    light = stage.glow(stage.at(0, -20), (214, 128, 226), (255, 222, 170), 4)
    return Scenery(stage.dark_cloth(), light, layer, PAPERS)


def _mane(stage: Stage, layer: Surface, cards: list[Card], boosted: bool, x: float) -> None:
    if cards:
        size = (stage.px(MANE[0]), stage.px(MANE[1]))
        card = trophy(cards[0], size, stage.app.lang, boosted, stage.px(28))
        with_shade(layer, card, stage.at(x, -26), stage.px(12))


def _friend(stage: Stage, layer: Surface, facts: Card, degrees: float, x: float) -> None:
    card = turned(trophy(facts, (stage.px(FRIEND[0]), stage.px(FRIEND[1])), "en", False, 0), -degrees)
    a = math.radians(degrees)
    with_shade(layer, card, stage.at(x + REACH * math.sin(a), 76 + REACH - REACH * math.cos(a) - 60), stage.px(8))


def _points(stage: Stage, layer: Surface, report: PonyReport) -> None:
    """How many points each leader and the best of the others have."""
    pen, order = stage.pen(layer), report.order()
    said = W.AGAINST.of(report.score_of(order[0]), report.score_of(order[1])).in_(pen.lang)
    size = stage.text(26)
    side = size * 1.3
    wide, middle = pen.width(said, size, True, "display") + side + 52, stage.box(0, 194, 0, 0)
    plate = Box(middle.x - wide / 2, middle.y - size, wide, size * 2)
    pen.slab(plate, (12, 9, 8, 226), size, (*P.BRASS, 255), 1.2)
    pen.put(points_mark("", pen.px(side)), plate.x + 16, plate.cy - side / 2)
    pen.words(said, (plate.x + 30 + side, plate.cy), size, P.BRASS_LIT, True, "display")


def trophy(facts: Card, size: tuple[int, int], lang: str, boosted: bool, name: int) -> Surface:
    """A card as a trophy: picture, power, colours, no rules; its name at its foot where `name` is a size in pixels."""
    w, h = size
    colors = tuple(getattr(facts, "colors", ()))
    tone = tone_of(colors[0] if colors else "")
    edge, foot = max(5, w // 26), round(h * 0.17) if name else 0
    out = framed(Surface(size), corner(h) * 2.4, mix(tone[1], P.BRASS_LIT, 0.5), 1)
    art = picture(facts, (w - 2 * edge, h - 2 * edge - foot), boosted and isinstance(facts, Mane))
    put(out, framed(art, corner(h) * 1.6, mix(tone[1], P.BRASS, 0.5), max(1.2, w / 150)), (edge, edge))
    if name:
        words = squeezed(facts.name.in_(lang), "display", name, True, P.IVORY, w - 2 * edge - 8, 12)
        centre(out, words, w / 2, h - edge - foot / 2 + 1)
    side = facts.side(boosted) if isinstance(facts, Mane) else facts
    power = getattr(side, "power", None)
    if power is not None:
        centre(out, power_gem(str(power), round(w * 0.24)), edge + w * 0.1, h - edge - foot - w * 0.06)
    for n, color in enumerate(colors):
        centre(out, pip(color, round(w * 0.15), True), w - edge - w * 0.1 - n * w * 0.13, edge + w * 0.1)
    rim = Layer(size, 3)
    rim.box((14, 10, 9, 255), (0, 0, w, h), corner(h) * 2.4, w / 48)
    rim.box((*mix(tone[1], P.BRASS_LIT, 0.5), 255), (0, 0, w, h), corner(h) * 2.4, w / 100)
    put(out, rim.done())
    return out
