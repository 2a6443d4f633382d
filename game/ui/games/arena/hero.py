"""The winner's scene of the Arena: the planeswalker on the battlefield as it was left, close and lit from behind."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Rect, Surface

from game.board3d.camera import Orbit
from game.board3d.picture import Board, BoardPicture, Figure, Point
from game.hexes import Hex
from game.rules.arena.cards import Army
from game.rules.arena.places import arena, army_of, figures, here
from game.ui.art import palette as P
from game.ui.art.draw import Numbers, put, surface
from game.ui.art.glory import banner
from game.ui.art.palette import Colour, mix
from game.ui.faces.arena import colour_gem
from game.ui.games.hero import Scenery, Stage
from game.ui.layouts.arena.board_picture import Troupe, army_colour, board_of, picture
from game.ui.layouts.arena.figure_acts import LYING

if TYPE_CHECKING:
    from game.ui.games.arena.report import ArenaReport

EYE = (0.28, 0.225, 8.2)  # yaw, pitch, distance
AHEAD, ASIDE = 0.62, 0.27  # where the figure stands: above its feet, and right of the middle, in halves of the window
NIGHT = (158, 152, 162)  # of the light of the day
RIM: Colour = (255, 214, 150)
COLD_RIM: Colour = (170, 212, 255)
TALL, BROAD = 2.5, 1.75  # a figure with its weapons is not larger
Seen = tuple[float, float, float, float]
CLOSE = 1.75  # whoever stands closer than this, or before the hero, steps aside


def hero(stage: Stage, report: ArenaReport) -> Scenery:
    """Painted twice, without the leaders and with them: what differs is lit on its own."""
    leaders = [walker for seat in stage.leaders if (walker := report.walker(seat)) is not None]
    board, spot = board_of(arena(report.end).field), _spot(report, stage.leaders[0])
    bare = replace(_field(report, board, spot), marks=())
    x, y, z = board.spot(spot)
    shift = 1.15 if len(leaders) > 1 else 0.0
    stands = [(x - shift, y, z), (x + shift, y, z)][: len(leaders)] if shift else [(x, y, z)]
    heroes = tuple(
        Figure(-1 - n, walker.key, army_colour(walker), (stands[n],), 0.15 - 0.4 * n * (shift > 0))
        for n, walker in enumerate(leaders)
    )
    orbit = _eye((x, y + AHEAD, z), stage.size, len(leaders))
    empty, full = Surface(stage.size, 0, 32), Surface(stage.size, 0, 32)
    stage.app.painter.draw(bare, orbit, empty, "rest")
    stage.app.painter.draw(replace(bare, figures=(*bare.figures, *heroes)), orbit, full, "rest")
    spots = [_seen(orbit, point, stage.size) for point in stands]
    return _lit(stage, empty, full, leaders, spots)


def _eye(at: Point, size: tuple[int, int], many: int) -> Orbit:
    """Looks so that a point stands right of the middle; of more than one from further away."""
    yaw, pitch, far = EYE[0], EYE[1], EYE[2] + 1.4 * (many - 1)
    orbit = Orbit(at, yaw, pitch, far)
    aside = (ASIDE + 0.14 * (many - 1)) * math.tan(orbit.fov / 2) * far * size[0] / size[1]
    return replace(orbit, target=(at[0] - aside * math.cos(yaw), at[1], at[2] + aside * math.sin(yaw)))


def _seen(orbit: Orbit, point: Point, size: tuple[int, int]) -> Seen:
    """Where a figure that stands at a point is to be seen: its middle, half its width, its top and its foot."""
    x, y, z = point
    foot, top = orbit.project((x, y, z), size), orbit.project((x, y + TALL, z), size)
    side = orbit.project((x + BROAD * math.cos(orbit.yaw), y, z - BROAD * math.sin(orbit.yaw)), size)
    return (foot[0] + top[0]) / 2, abs(side[0] - foot[0]), top[1], foot[1] + (foot[1] - top[1]) * 0.14


# ---- who stands where ------------------------------------------------------------------------------
def _spot(report: ArenaReport, seat: int) -> Hex:
    """Where the planeswalker of a seat stands; the highest free space if that lies low between others, or none does."""
    view, walker = report.end, report.walker(seat)
    ground = arena(view).field
    level = {Hex(*space): high for space, high in ground.level.items()}
    dry = [space for space in level if space not in ground.water and space not in ground.ruins]

    def free(space: Hex) -> bool:
        before = (Hex(space.q, space.r + 1), Hex(space.q - 1, space.r + 1))
        return all(level.get(near, 0) <= level[space] and near not in ground.ruins for near in before)

    for piece in figures(view, seat):
        if walker is not None and army_of(view, piece).key == walker.key and here(piece) in dry and free(here(piece)):
            return here(piece)
    middle = max(space.r for space in dry) / 2
    return max(dry, key=lambda space: (free(space), level[space], -abs(space.r - middle), -abs(space.q)))


def _field(report: ArenaReport, board: Board, spot: Hex) -> BoardPicture:
    """The battlefield at the end without the leaders; nobody hides them, and fallen planeswalkers lie beside them."""
    troupe = Troupe()
    troupe.follow(report.end)
    whole = picture(report.end, troupe, {}, (), 0.0)
    x, _, z = board.spot(spot)
    walkers = {walker.key for seat in range(report.setup.seats) if (walker := report.walker(seat)) is not None}
    stay = []
    for figure in whole.figures:
        fx, _, fz = board.spot(figure.places[0]) if isinstance(figure.places[0], Hex) else figure.places[0]
        hides = fz > z - 0.4 and math.hypot(fx - x, (fz - z) * 0.5) < CLOSE + 0.8
        if figure.model not in walkers and math.hypot(fx - x, fz - z) > CLOSE and not hides:
            stay.append(figure)
    taken = {place for figure in stay for place in figure.places}
    for n, seat in enumerate(seat for seat in range(report.setup.seats) if report.out(seat)):
        walker, place = report.walker(seat), _beside(board, spot, taken, n)
        if walker is not None and place is not None:
            taken.add(place)
            stay.append(Figure(-10 - n, walker.key, army_colour(walker), (place,), 2.2, lean=LYING))
    return BoardPicture(board, tuple(stay), whole.discs)


def _beside(board: Board, spot: Hex, taken: Collection[Hex | Point], n: int) -> Hex | None:
    """A free space for one who has fallen: right of a space or behind it, no higher."""
    x, y, z = board.spot(spot)
    wished = ((3.1, 0.4), (2.6, -2.6), (-2.7, -1.6), (-3.4, 0.6))[n % 4]

    def away(space: Hex) -> float:
        sx, _, sz = board.spot(space)
        return math.hypot(sx - x - wished[0], sz - z - wished[1])

    cells = (cell for cell in board.cells if not cell.water and not cell.ruin)
    found = [cell.at for cell in cells if cell.at not in taken and cell.at != spot and board.spot(cell.at)[1] <= y]
    near = [space for space in found if away(space) < 1.8 and math.dist(board.spot(space), (x, y, z)) > CLOSE]
    return min(near, key=away, default=None)


# ---- light -----------------------------------------------------------------------------------------
def _lit(stage: Stage, empty: Surface, full: Surface, leaders: list[Army], spots: list[Seen]) -> Scenery:
    """The night, the light behind the figures, their rim of light, banners in their colours."""
    around = _around(spots, full.get_rect())
    near = [(middle - around.x, half, top - around.y, foot - around.y) for middle, half, top, foot in spots]
    figures = full.subsurface(around)
    mask = _mask(empty.subsurface(around), figures, near)
    top, foot = min(spot[2] for spot in spots), max(spot[3] for spot in spots)
    middle = (sum(spot[0] for spot in spots) / len(spots), top + (foot - top) * 0.42)
    empty.fill(NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    warm = stage.mood != "drawn"
    light = stage.glow(middle, (255, 190, 96), (255, 228, 170), 2)
    layer = stage.sheet()
    _banners(stage, layer, middle[0], leaders)
    reach, rim = (top - around.y, foot - around.y), RIM if warm else COLD_RIM
    put(layer, _rimmed(figures, mask, reach, rim, stage.app.scale), around.topleft)
    hues = tuple(P.IDENTITY[next(iter(walker.colours), "")][n] for walker in leaders for n in (1, 2))
    return Scenery(empty, light, layer, (*hues, (246, 223, 164), (255, 248, 226)))


def _around(spots: list[Seen], window: Rect) -> Rect:
    """All that the figures cover, and some pixels more for the light on their edges."""
    boxes = [Rect(middle - half, top, 2 * half, foot - top) for middle, half, top, foot in spots]
    return boxes[0].unionall(boxes[1:]).inflate(32, 32).clip(window)


def _mask(empty: Surface, full: Surface, spots: list[Seen]) -> Numbers:
    """How much of each pixel the figures cover, 0..1: what differs, without the shadows that fall aside; and in the
    middle of a body what is closed in by it: there cloth may have the colour of the ground behind."""
    changed = np.abs(pygame.surfarray.array3d(full).astype(float) - pygame.surfarray.array3d(empty)).max(2)
    x, y = np.arange(changed.shape[0])[:, None], np.arange(changed.shape[1])[None]
    near, body = np.zeros(changed.shape), np.zeros(changed.shape, bool)
    for middle, half, top, foot in spots:
        wide = np.where(y > top + (foot - top) * 0.76, half * 0.56, half)
        aside = np.clip((wide - np.abs(x - middle)) / (half * 0.12), 0, 1)
        near = np.maximum(near, aside * np.clip((foot - y) / 6, 0, 1) * np.clip((y - top) / 6, 0, 1))
        body |= np.abs(x - middle) < half * 0.45
    soft = np.clip((changed - 3) / 9, 0, 1) * near
    most = 0.02 * max(half for _, half, _, _ in spots) ** 2
    solid = pygame.mask.from_threshold(surface(np.dstack([soft * 255] * 3)), (255, 255, 255), (150, 150, 150))
    solid.invert()
    holes = pygame.mask.Mask(full.get_size())
    for hole in solid.connected_components():
        if hole.count() < most:
            holes.draw(hole, (0, 0))
    closed = pygame.surfarray.array_red(holes.to_surface(setcolor=(255, 255, 255), unsetcolor=(0, 0, 0))) / 255
    return np.asarray(np.maximum(soft, closed * body))


def _rimmed(full: Surface, mask: Numbers, reach: tuple[float, float], rim: Colour, scale: float) -> Surface:
    """The figures alone, with light on their upper edges."""
    top, foot = reach
    plain = surface(np.dstack([mask * 255] * 3))
    blurred = pygame.surfarray.array_red(pygame.transform.gaussian_blur(plain, max(2, round(4 * scale)))) / 255
    edge = np.clip(mask - blurred, 0, 1) * 2.4
    fall = np.clip(1 - (np.arange(mask.shape[1]) - top) / max(1, foot - top) * 0.75, 0.12, 1)[None]
    rgb = pygame.surfarray.array3d(full) * 1.06 + (edge * fall)[..., None] * np.array(rim) * 0.9
    return surface(np.clip(rgb, 0, 255), mask * 255)


def _banners(stage: Stage, layer: Surface, x: float, leaders: list[Army]) -> None:
    """One on each side: of two leaders, each has its own."""
    for n, side in enumerate((-1, 1)):
        walker = leaders[n % len(leaders)] if leaders else None
        colour = next(iter(walker.colours), "") if walker else ""
        cloth = mix(P.IDENTITY[colour][1], P.BRASS_DEEP, 0.45)
        hung = banner(stage.px(90), stage.px(286), cloth, colour_gem(colour, stage.px(33)))
        at = x + side * stage.px(268) - hung.get_width() / 2
        at = min(
            max(at, stage.room.x * stage.app.scale - stage.px(20)), stage.size[0] - hung.get_width() - stage.px(96)
        )
        put(layer, hung, (at, -stage.px(44)))
