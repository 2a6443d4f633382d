"""The winner's scene of Medarot: who did most as large busts before a medal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from game.rules.medarot.cards import Medarot
from game.ui.art.draw import cut, put, surface
from game.ui.art.palette import Colour, mix
from game.ui.faces.kit.forge import View
from game.ui.faces.medarot import kind_tone
from game.ui.faces.medarot import medal as medal_sign
from game.ui.faces.medarot.robots import build_of, cutout
from game.ui.games.hero import Scenery, Stage, with_shade

if TYPE_CHECKING:
    from game.ui.games.medarot.report import MedarotReport

PAPERS: tuple[Colour, ...] = ((246, 223, 164), (134, 220, 255), (255, 138, 112), (156, 236, 180))
GREAT, SMALL = 400.0, 262.0  # heights of busts
FOOT = 244.0  # where they end
WIDE = 1.35  # width of a bust for its height


def hero(stage: Stage, report: MedarotReport) -> Scenery:
    """Three of the winner, the ace in front; of a draw, the ace of each seat."""
    layer, middle = stage.sheet(), stage.at(0, -52)
    px = stage.px(400)
    put(layer, _dim(medal_sign(px)), (middle[0] - px / 2, middle[1] - px / 2))
    if len(stage.leaders) == 1:
        team = _team(report, stage.leaders[0])
        for card, x in zip(team[1:3], (-208.0, 208.0), strict=False):
            _bust(stage, layer, card, x, SMALL, x > 0)
        _bust(stage, layer, team[0], 0, GREAT, False)
        stage.named(layer, team[0].name, 0, 232, 24)
    else:
        for seat, x in zip(stage.leaders, (-150.0, 150.0), strict=True):
            ace = _team(report, seat)[0]
            _bust(stage, layer, ace, x, GREAT * 0.8, x > 0)
            stage.named(layer, ace.name, x, 232, 24)
    glow = kind_tone(_team(report, stage.leaders[0])[0].type)[1]
    light = stage.glow(middle, mix(glow, (255, 200, 120), 0.35), (255, 236, 190), 2)
    return Scenery(stage.dark_cloth(), light, layer, PAPERS)


def _team(report: MedarotReport, seat: int) -> list[Medarot]:
    """The Medarots of a seat that fought, who destroyed most first; at least one."""
    kills = report.tally.kills
    keys = sorted(report.tally.seen[seat], key=lambda key: -kills[seat, key])
    found = [card for key in keys if isinstance(card := report.rules.catalogue.get(key), Medarot)]
    return found or [next(card for card in report.rules.catalogue.values() if isinstance(card, Medarot))]


def _dim(picture: Surface) -> Surface:
    """The medal stands in the shade of those before it."""
    out = picture.copy()
    out.fill((196, 190, 180, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _bust(stage: Stage, layer: Surface, card: Medarot, x: float, high: float, flipped: bool) -> None:
    """A bust that fades into the dark at its foot and its sides."""
    w, h = stage.px(high * WIDE), stage.px(high)
    figure = cutout(build_of(card.key, card.line), (w, h), View(-46.0 * WIDE, -2.0, 92.0 * WIDE))
    if flipped:
        figure = pygame.transform.flip(figure, True, False)
    across, down = np.arange(w)[:, None] / w, np.arange(h)[None] / h
    soft = np.clip(np.minimum(across, 1 - across) * 9, 0, 1) * np.clip((1 - down) * 9, 0, 1)
    mask = surface(np.full((w, h, 3), 255.0), soft * 255)
    figure = cut(figure.copy(), mask, premul=False)
    with_shade(layer, figure, stage.at(x, FOOT - high / 2), stage.px(10))
