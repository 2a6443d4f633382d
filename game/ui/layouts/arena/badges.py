"""Signs over figures: a pip in the shape of its owner's seat; life, height and what holds for it where that matters."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Surface

from game.board3d.camera import Orbit
from game.board3d.model_matrix import growth
from game.board3d.picture import SQ3, Board, stand
from game.board3d.picture import Point as Space
from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.art.palette import Colour, mix
from game.ui.art.seat_shapes import draw_seat
from game.ui.layouts.arena.board_picture import Puppet
from game.ui.widgets.pen import Ink, Pen
from game.ui.widgets.widget import Point

CROWD = 10
HEAD = 1.72  # above the ground: where a badge hangs
LIFE, LOST = (226, 66, 54), (62, 46, 42)


@frozen
class Badge:
    """What hangs over a figure: whose it is; where somebody looks or fights, life left and whole, what holds for it."""

    life: int
    whole: int
    level: int
    engaged: bool = False
    done: bool = False  # it has had its move or its attack
    active: bool = False
    enchanted: bool = False
    seat: int = 0  # of its owner
    colour: Colour = (200, 200, 200)  # of its owner
    small: bool = False  # where figures crowd: a number instead of a drop for each life
    pip: bool = False  # nobody looks at it and nothing has happened to it: its owner's shape is enough


def where(
    orbit: Orbit, board: Board, puppet: Puppet, size: tuple[int, int], rise: float = HEAD
) -> tuple[float, float, float]:
    """Pixel above a figure's head, and how far away it is."""
    (x, y, z), _ = stand(board, figure := puppet.figure())
    return orbit.project((x, y + rise * growth(orbit.distance, figure), z), size)


def unit(orbit: Orbit, at: Space, size: tuple[int, int]) -> float:
    """How many pixels a unit of the board is there."""
    aside = at[0] + math.cos(orbit.yaw), at[1], at[2] - math.sin(orbit.yaw)
    return abs(orbit.project(aside, size)[0] - orbit.project(at, size)[0])


def crowded(orbit: Orbit, board: Board, count: int, size: tuple[int, int], scale: float) -> bool:
    """True if many figures stand so close on the screen that full badges would cover them."""
    x, y, z = board.middle()
    a, b = orbit.project((x, y, z), size), orbit.project((x + SQ3, y, z), size)
    return count > CROWD and math.hypot(a[0] - b[0], a[1] - b[1]) < 66 * scale


def draw_badges(
    pen: Pen,
    orbit: Orbit,
    board: Board,
    puppets: Sequence[Puppet],
    badges: dict[int, Badge],
    size: tuple[int, int],
    top: int,
) -> list[pygame.Rect]:
    """Badges from back to front; one that would lie over a nearer one moves up, never far, and none over the upper edge
    of the picture. Returns where they lie."""
    placed: list[pygame.Rect] = []
    near_first = sorted(((where(orbit, board, p, size), p) for p in puppets if p.id in badges), key=lambda x: x[0][2])
    drawn: list[tuple[Surface, pygame.Rect, float]] = []
    for (x, y, depth), one in near_first:
        if depth <= 0 or not -50 < x < size[0] + 50 or not top - 20 < y < size[1] + 40:
            continue
        image = _badge(pen, badges[one.id])
        r = free_place(image.get_rect(midbottom=(round(x), round(y))), placed)
        r.top = max(top, r.top)
        placed.append(r)
        drawn.append((image, r, one.alpha))
    for image, r, alpha in reversed(drawn):
        if alpha < 1:
            image = image.copy()
            k = round(255 * max(0.0, alpha))
            image.fill((k, k, k, k), special_flags=8)
        put(pen.surface, image, r.topleft)
    return placed


def free_place(r: pygame.Rect, placed: Sequence[pygame.Rect]) -> pygame.Rect:
    """The nearest place above that overlaps nothing much; where there is none, the first one."""
    tries = [r.move(dx * r.w // 2, -dy * (r.h - 2)) for dy in range(4) for dx in (0, -1, 1)]
    tries.sort(key=lambda t: abs(t.x - r.x) + abs(t.y - r.y))
    return next((t for t in tries if not any(t.inflate(-4, -4).colliderect(p) for p in placed)), r)


def _badge(pen: Pen, badge: Badge) -> Surface:
    paint = _paint_pip if badge.pip else _paint_pill
    return pen.gallery.get(("badge", badge, pen.scale), lambda: paint(pen, badge))


def _paint_pip(pen: Pen, badge: Badge) -> Surface:
    """The shape of its owner: with a rim of gold while it may act, dark when it has acted."""
    ink = pen.layer(22, 20)
    waits = badge.active and not badge.done
    draw_seat(ink, badge.seat, (11, 10), 5.8 if waits else 5.2, mix(badge.colour, (0, 0, 0), 0.45 * badge.done),
              (*P.OFFER, 255) if waits else (10, 8, 7, 255))  # fmt: skip
    return ink.layer.done()


def _paint_pill(pen: Pen, badge: Badge) -> Surface:
    """A pill: pips of life (or a number where there are many), a level plate, small signs."""
    pips = badge.whole <= 6 and not badge.small
    pip, gap = 7.0, 2.0
    body = badge.whole * (pip + gap) - gap if pips else 38.0 if badge.life < badge.whole else 22.0
    extra = 15.0 * (badge.engaged + badge.enchanted) + (17.0 if badge.level else 0.0)
    w, h = body + extra + 14, 17.0
    ink = pen.layer(w + 2, h + 8)
    edge = P.OFFER if badge.active and not badge.done else badge.colour
    ink.box((12, 9, 8, 232), (1, 1, w, h), h / 2)
    ink.box((*mix(edge, (0, 0, 0), 0.45 if badge.done else 0.0), 255), (1, 1, w, h), h / 2, 1.5)
    ink.poly((*edge, 255), [(w / 2 - 4, h + 0.5), (w / 2 + 6, h + 0.5), (w / 2 + 1, h + 6)])
    alive = mix(LIFE, (90, 70, 60), 0.35) if badge.done else LIFE
    for n in range(badge.whole if pips else 0):
        _drop(ink, (11.5 + n * (pip + gap), 10.3), alive if n < badge.life else LOST)
    if not pips:
        _drop(ink, (11.5, 9.8), LIFE)
    picture = ink.layer.done()
    sheet = Pen(picture, pen.scale, pen.gallery, pen.lang, colours=pen.colours)
    if not pips:
        life = f"{badge.life}/{badge.whole}" if badge.life < badge.whole else str(badge.life)
        sheet.words(life, (18, 1 + h / 2), 12.5, P.IVORY, True)
    x = 8 + body + 4
    if badge.level:
        _level(sheet, (x + 6, 1 + h / 2), badge.level)
        x += 17
    if badge.engaged:
        _blades(sheet, (x + 6, 1 + h / 2))
        x += 15
    if badge.enchanted:
        tip = sheet.layer(14, 14)
        tip.poly(
            (*P.BRASS_LIT, 255), [(7, 1), (8.6, 5.4), (13, 7), (8.6, 8.6), (7, 13), (5.4, 8.6), (1, 7), (5.4, 5.4)]
        )
        sheet.lay(tip, x, 1 + h / 2 - 7)
    return picture


def _drop(ink: Ink, at: Point, tone: Colour) -> None:
    """One of its lives."""
    x, y = at
    ink.poly((*tone, 255), [(x, y - 5.2), (x + 2.9, y - 0.6), (x - 2.9, y - 0.6)])
    ink.disc((*tone, 255), (x, y + 0.6), 3.4)


def _level(pen: Pen, at: Point, level: int) -> None:
    """How high a figure stands: a step with its number."""
    ink = pen.layer(16, 16)
    up = level > 0
    tone = (196, 178, 148) if up else (110, 186, 220)
    ink.poly((*tone, 255), [(8, 0.5), (15, 7), (1, 7)] if up else [(8, 15.5), (15, 9), (1, 9)])
    ink.box((*tone, 255), (2.5, 6.5, 11, 8) if up else (2.5, 2, 11, 7.5), 1)
    pen.lay(ink, at[0] - 8, at[1] - 8)
    pen.words(str(abs(level)), (at[0], at[1] + (2.2 if up else -2)), 12, (24, 16, 10), True, anchor="center")


def _blades(pen: Pen, at: Point) -> None:
    ink = pen.layer(14, 14)
    for a, b in (((2, 12), (12, 2)), ((2, 2), (12, 12))):
        ink.stroke((255, 120, 96, 255), (a, b), 2.2)
    pen.lay(ink, at[0] - 7, at[1] - 7)
