"""The winner's scene of The Foton: the party on the summoning ring, and the three kinds that were fought for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Surface

from game.rules.foton.cards import Megido
from game.rules.foton.parties import members
from game.rules.foton.places import KINDS
from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, halo, put
from game.ui.art.palette import Colour
from game.ui.faces.foton import kind_tone, seal, stone
from game.ui.games.foton import words as W
from game.ui.games.hero import Scenery, Stage
from game.ui.games.shown import brought
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.games.foton.report import FotonReport

LIT: Colour = (214, 190, 255)
UP = -44.0  # the middle of the ring, above that of the room
RING, INNER, ORBIT = 246.0, 234.0, 184.0
GREAT, SMALL = 172.0, 106.0
PAPERS: tuple[Colour, ...] = (LIT, (246, 223, 164), (200, 90, 80), (110, 170, 240), (200, 220, 110))


def hero(stage: Stage, report: FotonReport) -> Scenery:
    """The seal of who did most in the middle, the rest of the party round it; of a shared victory, one of each seat."""
    layer, middle = stage.sheet(), stage.at(0, UP)
    ring = _ring(stage)
    add(layer, halo(ring, stage.px(12), 0.9))
    put(layer, ring)
    pen = stage.pen(layer)
    if len(stage.leaders) == 1:
        party = _party(report, stage.leaders[0])
        places = [(0.0, UP, GREAT)]
        for n in range(len(party) - 1):
            turn = math.radians(-90 + 360 * n / (len(party) - 1))
            places.append((ORBIT * math.cos(turn), UP + ORBIT * math.sin(turn), SMALL))
    else:
        party = [card for seat in stage.leaders if (card := report.hero(seat)) is not None]
        places = [(-108.0, UP, GREAT), (108.0, UP, GREAT)]
    for card, place in zip(party, places, strict=False):
        _sealed(stage, pen, layer, card, place)
    _kinds(stage, pen, report)
    light = stage.glow(middle, (120, 84, 200), (210, 170, 255), 6)
    return Scenery(stage.dark_cloth(), light, layer, PAPERS)


def _party(report: FotonReport, seat: int) -> list[Megido]:
    """Who did most first, then all that are known of the party."""
    deck, first = brought(report.rules, report.setup, seat) or report.sample(seat), report.hero(seat)
    shown = [report.rules.catalogue[key] for key in report.tally.seen[seat]]
    whole = members(report.rules.catalogue, deck) if deck else []
    out: list[Megido] = []
    for card in (first, *shown, *whole):
        if isinstance(card, Megido) and card not in out:
            out.append(card)
    return out


def _ring(stage: Stage) -> Surface:
    """The summoning ring: two circles with marks between them, a hexagram, a circle in its heart."""
    ly, c, k = Layer(stage.size, 2), stage.at(0, UP), stage.k
    for radius, width in ((RING, 2.2), (INNER, 1.2), (116.0, 1.6)):
        ly.ring((*LIT, 220), c, radius * k, width * k)
    for flip in (1, -1):
        corners = [math.radians(flip * (-90 + 120 * n)) for n in range(3)]
        ly.poly(
            (*LIT, 150), [(c[0] + INNER * k * math.cos(a), c[1] + INNER * k * math.sin(a)) for a in corners], 1.4 * k
        )
    for n in range(72):
        a, inner = math.radians(n * 5), INNER - (0 if n % 6 else 8)
        ends = [(c[0] + r * k * math.cos(a), c[1] + r * k * math.sin(a)) for r in (inner, RING)]
        ly.stroke((*LIT, 170), ends, 1.2 * k)
    return ly.done()


def _sealed(stage: Stage, pen: Pen, layer: Surface, card: Megido, place: tuple[float, float, float]) -> None:
    """A seal on a dark disc with a brass rim, its name on a plate at its foot."""
    x, y, wide = place
    side = stage.px(wide)
    disc, o = Layer((side + 8, side + 8), 3), side / 2 + 4
    disc.disc((18, 11, 30, 255), (o, o), side / 2)
    disc.ring((*P.BRASS_LIT, 255), (o, o), side / 2 - 2 * stage.k, 3 * stage.k)
    at = stage.at(x, y)
    put(layer, disc.done(), (at[0] - o, at[1] - o))
    inner = round(side * 0.86)
    put(layer, seal(card, inner, False, pen.colours), (at[0] - inner / 2, at[1] - inner / 2))
    name, size = card.name.in_(pen.lang), stage.text(14)
    plate = stage.box(x, y + wide / 2 - 3, 0, 0)
    wide_, high = pen.width(name, size, True) + 18, size + 10
    plate.x, plate.y, plate.w, plate.h = plate.x - wide_ / 2, plate.y - high / 2, wide_, high
    pen.slab(plate, (14, 9, 22, 240), high / 2, (*P.BRASS, 255), 1.2)
    pen.words(name, (plate.cx, plate.cy), size, P.IVORY, True, anchor="center")


def _kinds(stage: Stage, pen: Pen, report: FotonReport) -> None:
    """The sum of the leader in each kind against the best of the others, and what it brought."""
    t, seat, exact = report.tally, stage.leaders[0], pen.exact()
    for n, kind in enumerate(KINDS):
        totals, points = t.totals.get(kind), t.points.get(kind)
        if totals is None or points is None:
            continue
        box = stage.box((n - 1) * 200, 258, 188, 54)
        box.h = max(box.h, 40)
        _, body, _ = kind_tone(kind, pen.colours)
        pen.slab(box, (12, 9, 8, 228), 12, (*body, 255), 1.2)
        side = stage.px(36)
        pen.put(stone(kind, side, pen.colours), box.x + 8, box.cy - side / pen.scale / 2)
        others = max((total for other, total in enumerate(totals) if other not in stage.leaders), default=min(totals))
        x = box.x + 16 + side / pen.scale
        brought_ = f"+{points[seat]}"
        ink = P.BRASS_LIT if points[seat] == max(points) else P.MUTED
        edge = (box.right_edge - 12, box.cy)
        room = exact.words(brought_, edge, stage.text(22), ink, True, "display", "midright").x - x - 4
        score = f"{totals[seat]} : {others}"
        exact.words(score, (x, box.cy - 9), stage.text(17), P.BRASS_LIT, True, "display", width=room)
        pen.words(W.KINDS[kind].in_(pen.lang), (x, box.cy + 11), 12, P.MUTED, width=room)
