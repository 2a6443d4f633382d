"""Small signs over the board: life of figures, what is special about them, costs and warnings, numbers that rise."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame
from pygame import Surface

from game.board3d.camera import Orbit
from game.board3d.model_matrix import growth
from game.board3d.picture import SQ3, Board, stand
from game.frozen import frozen
from game.hexes import Hex
from game.ui.art import palette as P
from game.ui.art.draw import Layer, put
from game.ui.art.palette import Colour, mix
from game.ui.layouts.arena.board_picture import Puppet
from game.ui.layouts.arena.marks import Label
from game.ui.layouts.arena.show import Float
from game.ui.widgets.pen import Ink, Pen
from game.ui.widgets.widget import Point

CROWD = 10
HEAD = 1.72  # above the ground: where a badge hangs
LIFE, LOST = (226, 66, 54), (62, 46, 42)
GOOD: Colour = (140, 226, 150)


@frozen
class Badge:
    """What hangs over a figure: life left and whole, its level if it matters, what holds for it."""

    figure: int
    life: int
    whole: int
    level: int
    engaged: bool = False
    done: bool = False  # it has had its move or its attack
    active: bool = False
    enchanted: bool = False
    colour: Colour = (200, 200, 200)  # of its owner
    small: bool = False  # where figures crowd: a number instead of a drop for each life


def where(
    orbit: Orbit, board: Board, puppet: Puppet, size: tuple[int, int], rise: float = HEAD
) -> tuple[float, float, float]:
    """Pixel above a figure's head, and how far away it is."""
    (x, y, z), _ = stand(board, figure := puppet.figure())
    return orbit.project((x, y + rise * growth(orbit.distance, figure), z), size)


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
    blocked: Sequence[pygame.Rect],
) -> None:
    """Badges from back to front; one that would lie over a nearer one moves up, but never far."""
    placed: list[pygame.Rect] = list(blocked)
    near_first = sorted(((where(orbit, board, p, size), p) for p in puppets if p.id in badges), key=lambda x: x[0][2])
    drawn: list[tuple[Surface, pygame.Rect, float]] = []
    for (x, y, depth), one in near_first:
        if depth <= 0 or not -50 < x < size[0] + 50 or not -20 < y < size[1] + 40:
            continue
        image = _badge(pen, badges[one.id])
        r = image.get_rect(midbottom=(round(x), round(y)))
        r = _clear(r, placed)
        placed.append(r)
        drawn.append((image, r, one.alpha))
    for image, r, alpha in reversed(drawn):
        if alpha < 1:
            image = image.copy()
            k = round(255 * max(0.0, alpha))
            image.fill((k, k, k, k), special_flags=8)
        put(pen.surface, image, r.topleft)


def _clear(r: pygame.Rect, placed: Sequence[pygame.Rect]) -> pygame.Rect:
    """The nearest place above that overlaps nothing much; where there is none, the first one."""
    tries = [r.move(dx * r.w // 2, -dy * (r.h - 2)) for dy in range(4) for dx in (0, -1, 1)]
    tries.sort(key=lambda t: abs(t.x - r.x) + abs(t.y - r.y))
    return next((t for t in tries if not any(t.inflate(-4, -4).colliderect(p) for p in placed)), r)


def _badge(pen: Pen, badge: Badge) -> Surface:
    key = ("badge", replace(badge, figure=0), pen.scale)
    return pen.gallery.get(key, lambda: _paint_badge(pen, badge, badge.colour))


def _paint_badge(pen: Pen, badge: Badge, colour: Colour) -> Surface:
    """A pill: pips of life (or a number where there are many), a level plate, small signs."""
    pips = badge.whole <= 6 and not badge.small
    pip, gap = 7.0, 2.0
    body = badge.whole * (pip + gap) - gap if pips else 38.0 if badge.life < badge.whole else 22.0
    extra = 15.0 * (badge.engaged + badge.enchanted) + (17.0 if badge.level else 0.0)
    w, h = body + extra + 14, 17.0
    ink = pen.layer(w + 2, h + 8)
    edge = P.OFFER if badge.active and not badge.done else colour
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
    pen.words(str(abs(level)), (at[0], at[1] + (2.6 if up else -2)), 10, (24, 16, 10), True, anchor="center")


def _blades(pen: Pen, at: Point) -> None:
    ink = pen.layer(14, 14)
    for a, b in (((2, 12), (12, 2)), ((2, 2), (12, 12))):
        ink.stroke((255, 120, 96, 255), (a, b), 2.2)
    pen.lay(ink, at[0] - 7, at[1] - 7)


# ---- words over spaces -----------------------------------------------------------------------------
PLATES: dict[str, tuple[Colour, Colour]] = {
    "harm": ((58, 12, 8), (255, 150, 128)),
    "stop": ((10, 30, 48), (150, 212, 255)),
    "sight": ((8, 34, 32), (150, 240, 226)),
    "note": ((24, 18, 14), P.BRASS_LIT),
}


def draw_labels(
    pen: Pen,
    orbit: Orbit,
    board: Board,
    labels: Iterable[Label],
    size: tuple[int, int],
    say_in: str,
    keep_clear: Sequence[pygame.Rect] = (),
) -> None:
    """Numbers lie on their spaces, warnings float above them on plates that do not cover one another."""
    placed = list(keep_clear)
    for label in sorted(labels, key=lambda one: one.tone != "cost"):
        x, y, depth = orbit.project(_above(board, label.at, label.rise), size)
        if depth <= 0 or not (0 < x < size[0] and 0 < y < size[1]):
            continue
        text = label.words.in_(say_in)
        if label.tone in ("cost", "path"):
            image = _digit(pen, text, label)
            put(pen.surface, image, (x - image.get_width() / 2, y - image.get_height() / 2))
            continue
        image = _plate(pen, text, label.tone)
        r = image.get_rect(midbottom=(round(x), round(y)))
        r = _clear(r.clamp(pygame.Rect(0, 0, *size)), placed)
        placed.append(r)
        put(pen.surface, image, r.topleft)


def _above(board: Board, space: Hex, rise: float) -> tuple[float, float, float]:
    x, _, z = board.spot(space)
    if not rise:
        return x, board.surface(space) + 0.06, z + 0.42
    return x, board.surface(space) + rise, z


def _digit(pen: Pen, text: str, label: Label) -> Surface:
    big = label.tone == "path"
    key = ("digit", text, big, pen.scale)

    def paint() -> Surface:
        size = 15 if big else 13
        w = pen.width(text, size, True) + 10
        ink = pen.layer(w, size + 8)
        if big:
            ink.box((40, 26, 6, 235), (0, 0, w, size + 8), 7)
            ink.box((*P.OFFER, 255), (0, 0, w, size + 8), 7, 1.4)
        picture = ink.layer.done()
        sheet = Pen(picture, pen.scale, pen.gallery, pen.lang)
        if not big:
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
                sheet.words(text, (w / 2 + dx, (size + 8) / 2 + dy), size, (14, 10, 8), True, anchor="center")
        sheet.words(text, (w / 2, (size + 8) / 2), size, (255, 250, 236), True, anchor="center")
        return picture

    return pen.gallery.get(key, paint)


def _plate(pen: Pen, text: str, tone: str) -> Surface:
    fill, edge = PLATES[tone]

    def paint() -> Surface:
        w = pen.width(text, 13, True) + 20
        ink = pen.layer(w, 29)
        ink.box((*fill, 240), (0, 0, w, 23), 7)
        ink.box((*edge, 255), (0, 0, w, 23), 7, 1.3)
        ink.poly((*edge, 255), [(w / 2 - 5, 22.5), (w / 2 + 5, 22.5), (w / 2, 28.5)])
        picture = ink.layer.done()
        Pen(picture, pen.scale, pen.gallery, pen.lang).words(
            text, (w / 2, 11.5), 13, mix(edge, (255, 255, 255), 0.4), True, anchor="center"
        )
        return picture

    return pen.gallery.get(("plate", text, tone, pen.scale), paint)


def draw_floats(pen: Pen, orbit: Orbit, board: Board, floats: Iterable[Float], size: tuple[int, int]) -> None:
    """Damage and healing rise from the figures."""
    for one in floats:
        x, y, depth = orbit.project(_above(board, one.at, 1.4 + 0.9 * one.age), size)
        if depth <= 0:
            continue
        colour = LIFE if one.harm else GOOD
        image = pen.gallery.get(("float", one.words, colour, pen.scale), lambda: _number(pen, one.words, colour))  # noqa: B023
        k = round(255 * min(1.0, 2.2 * (1 - one.age)))
        if k < 255:
            image = image.copy()
            image.fill((k, k, k, k), special_flags=8)
        put(pen.surface, image, (x - image.get_width() / 2, y - image.get_height() / 2))


def _number(pen: Pen, text: str, colour: Colour) -> Surface:
    w = pen.width(text, 30, True, "display") + 16
    picture = Layer((pen.px(w), pen.px(44)), 1).done()
    sheet = Pen(picture, pen.scale, pen.gallery, pen.lang)
    for k in range(12):
        a = k * math.pi / 6
        sheet.words(text, (w / 2 + 2 * math.cos(a), 22 + 2 * math.sin(a)), 30, (18, 8, 6), True, "display", "center")
    sheet.words(text, (w / 2, 22), 30, mix(colour, (255, 255, 255), 0.25), True, "display", "center")
    return picture
