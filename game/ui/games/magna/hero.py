"""The winner's scene of Magna Spectra: the home base under its banners, and the base that fell, broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.rules.magna.cards import Base
from game.rules.magna.places import bases as bases_zone
from game.ui.art import palette as P
from game.ui.art.draw import Layer, put
from game.ui.art.glory import banner
from game.ui.art.palette import Colour, mix
from game.ui.faces.magna import device, emblem, faction
from game.ui.games.hero import Scenery, Stage, framed, turned, with_shade

if TYPE_CHECKING:
    from game.ui.games.magna.report import MagnaReport

PAPERS: tuple[Colour, ...] = ((246, 223, 164), (216, 96, 84), (120, 170, 240), (150, 210, 140))
HOME, FALLEN = (392.0, 300.0), (188.0, 142.0)
HANGS, OUTSIDE = -288.0, 1.7  # the rods of the banners, below the way out; of two bases, so much further out


def hero(stage: Stage, report: MagnaReport) -> Scenery:
    """The home base of the winner; of a draw, those of both seats."""
    layer = stage.sheet()
    two = len(stage.leaders) > 1
    fallen = None if two else _fallen(report, stage.leaders[0])
    places = ((-172.0, 8.0), (172.0, 8.0)) if two else ((0.0, -44.0) if fallen else (0.0, -10.0),)
    for seat, (x, _) in zip(stage.leaders, places, strict=True):
        _banners(stage, layer, report, seat, (x * OUTSIDE,) if two else (-262.0, 262.0))
    if fallen:
        _broken(stage, layer, fallen)
    for seat, at in zip(stage.leaders, places, strict=True):
        if base := _home(report, seat):
            _base(stage, layer, base, at, 0.74 if two else 1.0)
    home = _home(report, stage.leaders[0])
    hue = faction(home.colour)[1] if home else P.BRASS
    light = stage.glow(stage.at(0, -40), mix(hue, (255, 190, 96), 0.4), (255, 232, 180), 5)
    return Scenery(stage.dark_cloth(), light, layer, PAPERS)


def _home(report: MagnaReport, seat: int) -> Base | None:
    """The last base of a seat: with it the match is lost."""
    mine = sorted(report.end.inside(bases_zone(seat)), key=lambda piece: piece.at)
    facts = report.rules.catalogue.get(mine[-1].card) if mine else None
    return facts if isinstance(facts, Base) else None


def _fallen(report: MagnaReport, winner: int) -> Base | None:
    """The base whose fall ended the match, if one did."""
    if report.tally.why != "base" or not report.tally.fallen or report.tally.fallen[-1][0] == winner:
        return None
    facts = report.rules.catalogue.get(report.tally.fallen[-1][2])
    return facts if isinstance(facts, Base) else None


def _banners(stage: Stage, layer: Surface, report: MagnaReport, seat: int, places: tuple[float, ...]) -> None:
    """Banners in the colour of a seat's home, with the device of its hero."""
    base, force = _home(report, seat), report.hero(seat)
    if base is None:
        return
    cloth = mix(faction(base.colour)[1], (30, 16, 12), 0.35)
    wide, high = stage.px(94), stage.px(330)
    sign = device(force, (stage.px(92), stage.px(92))) if force else None
    picture = banner(wide, high, cloth, sign)
    for x in places:
        at = stage.at(x, HANGS)
        put(layer, picture, (at[0] - picture.get_width() / 2, at[1]))


def _base(stage: Stage, layer: Surface, facts: Base, at: tuple[float, float], size: float) -> None:
    """A base in a frame of brass, its name on a plate below."""
    w, h = (stage.px(n * size) for n in HOME)
    edge = stage.px(9)
    rim = framed(
        _plain((w + 2 * edge, h + 2 * edge), mix(P.BRASS_DEEP, (0, 0, 0), 0.3)), stage.px(16), P.BRASS_LIT, stage.px(3)
    )
    put(
        rim,
        framed(emblem(facts, (w, h)), stage.px(10), mix(faction(facts.colour)[1], P.BRASS, 0.5), stage.px(2)),
        (edge, edge),
    )
    with_shade(layer, rim, stage.at(*at), stage.px(14))
    stage.named(layer, facts.name, at[0], at[1] + HOME[1] * size / 2 + 6, 26 * size)


def _plain(size: tuple[int, int], colour: Colour) -> Surface:
    out = Surface(size)
    out.fill(colour)
    return out


def _broken(stage: Stage, layer: Surface, facts: Base) -> None:
    """A base in two pieces, grey, at the foot of the other."""
    size = (stage.px(FALLEN[0]), stage.px(FALLEN[1]))
    w, h = size
    picture = framed(pygame.transform.grayscale(emblem(facts, size)), stage.px(10), (120, 110, 104), stage.px(3))
    picture.fill((196, 176, 172, 255), special_flags=pygame.BLEND_RGBA_MULT)
    crack = [(w * x, h * y) for x, y in ((0.52, 0), (0.43, 0.2), (0.57, 0.38), (0.44, 0.6), (0.56, 0.8), (0.5, 1.0))]
    left, right = [(0.0, 0.0), *crack, (0.0, float(h))], [(float(w), 0.0), *crack, (float(w), float(h))]
    for outline, degrees, aside in ((left, 7.0, -52.0), (right, -9.0, 52.0)):
        part, shape = picture.copy(), Layer(size, 3)
        shape.poly((255, 255, 255, 255), outline)
        part.blit(shape.done(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        with_shade(layer, turned(part, degrees), stage.at(250 + aside * 0.4, 166 + abs(degrees)), stage.px(8))
