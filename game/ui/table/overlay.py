"""Arrows, marked cells and comparisons over the cards, in the words of besides_cards.py."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Surface

from game.table.step import Spot, Thing
from game.ui.art.draw import Layer, add, bezier, halo, put
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Arrow, CellMark, Front, Overlay, Totals
from game.ui.table.cells import light_cell
from game.ui.table.frames import draw_glow
from game.ui.table.fronts import draw_line, draw_sum, front_line
from game.ui.table.layout import Cell
from game.ui.table.table import Table
from game.ui.table.versus import draw_versus, versus_box
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

Point = tuple[float, float]
FAINT: Colour = (150, 146, 132)
GUARD: Colour = (126, 214, 226)
REACH = 0.36  # share of the way that a short arrow is long
SHORT = 40.0  # and at most so long
LEAST_LONG = 44.0  # shorter ones are drawn from card to card
STEEP, OVER = 0.7, 26.0  # between cards that nearly touch, one above the other: so steep, so long on one of them
OPEN_GAP = 16.0  # room enough between cards for an arrow that covers no number of theirs
LEAST = 12.0
LOW_CELL = 84.0  # its names stand all over it
GAP_MOST = 40.0  # rows this far apart face each other


def draw_overlay(pen: Pen, table: Table, overlay: Overlay, breath: float) -> None:
    """All of it; the light of cells breathes, 0 to 1."""
    told = {_cell_of(table, versus.at) for versus in overlay.versus}
    crossed = [box for arrow in overlay.arrows if (box := _crossed(table, arrow)) is not None]
    plates = [
        (versus, versus_box(pen, table, versus, near, crossed))
        for versus in overlay.versus
        if (near := box_of(table, versus.at)) is not None
    ]
    for mark in overlay.cells:
        _cell(pen, table, mark if mark.at not in told else replace(mark, words=None), breath, [b for _, b in plates])
    for arrow in overlay.arrows:
        _arrow(pen, table, arrow)
    for front in overlay.fronts:
        draw_front(pen, table, front)
    for versus, box in plates:
        draw_versus(pen, versus, box, tone(pen, versus.tone))


def tone(pen: Pen, name: str) -> Colour:
    """The colour of a tone in the palette that a person has chosen."""
    c = pen.colours
    return {"offer": c.offer, "select": c.select, "harm": c.harm, "guard": GUARD}.get(name, FAINT)


def _cell_of(table: Table, thing: Thing) -> Spot | None:
    """The cell that a card lies on."""
    piece = table.face.pieces.get(thing) if isinstance(thing, int) else None
    return Spot(piece.zone, piece.at) if piece is not None else None


# ---- where things are ------------------------------------------------------------------------------
def cell_at(table: Table, spot: Spot) -> Cell | None:
    """The cell of a grid that a spot means."""
    for place in table.composition.places:
        if place.zone == spot.zone and place.cells:
            return next((cell for cell in place.cells if cell.at == spot.at), None)
    return None


def box_of(table: Table, thing: Thing) -> Box | None:
    """The rectangle of a thing on the table: a card where it lies, a cell, a place."""
    if isinstance(thing, Spot):
        if (cell := cell_at(table, thing)) is not None:
            return cell.box
        place = next((place for place in table.composition.places if place.zone == thing.zone), None)
        return place.box if place is not None else None
    actor = table.cards.find(thing) if isinstance(thing, int) else None
    return actor.goal.box() if actor is not None and actor.goal is not None and actor.place else None


# ---- cells -----------------------------------------------------------------------------------------
def _cell(pen: Pen, table: Table, mark: CellMark, breath: float, plates: Sequence[Box]) -> None:
    """A cell in its light, with its words unless a plate would lie over them: no edge of them peeks out below it."""
    cell = cell_at(table, mark.at)
    if cell is None:
        return
    colour = tone(pen, mark.tone)
    if cell.outline:
        light_cell(pen, cell.outline, colour, 0.45 + 0.3 * breath if mark.tone != "faint" else 0.4, 30)
    else:
        draw_glow(pen, cell.box, colour, 14, 0.35 + 0.3 * breath if mark.tone != "faint" else 0.3)
    if mark.words is not None:
        said, high = mark.words.in_(pen.lang), 18.0
        wide = min(pen.width(said, LEAST, True) + 14, cell.box.w - 4)
        taken = any(piece.at == mark.at.at for piece in table.face.inside(mark.at.zone))
        x, y = cell.box.cx - wide / 2, cell.box.foot - high / 2 - 1  # an area: on its lower edge, where nothing lies
        if cell.outline and taken:  # names stand at the foot
            y = cell.box.y + cell.box.h * 0.32 - high / 2 if cell.box.h >= LOW_CELL else cell.box.foot - high / 2
        elif cell.outline:  # arrows cross the middle
            x, y = cell.box.x + 5, cell.box.y + 5
        box = Box(x, y, wide, high)
        if any(box.meets(plate) for plate in plates):
            return
        pen.kept(("cell words", said, colour), box, lambda pen, box: _chip(pen, box, said, colour), 6)


def _chip(pen: Pen, box: Box, said: str, colour: Colour) -> None:
    pen.shade(box, 9, 4, 140, 1)
    pen.slab(box, (18, 14, 14, 236), 9, (*mix(colour, (0, 0, 0), 0.2), 255), 1.1)
    pen.words(said, (box.cx, box.cy), LEAST, mix(colour, (255, 255, 255), 0.4), True, anchor="center", width=box.w - 8)


# ---- arrows ----------------------------------------------------------------------------------------
def _arrow(pen: Pen, table: Table, arrow: Arrow) -> None:
    start, end = box_of(table, arrow.start), box_of(table, arrow.end)
    if start is None or end is None:
        return
    if arrow.angled and (line := angled(start, end)):
        draw_angled(pen, line, tone(pen, arrow.tone))
        return
    a, b = (start.cx, start.cy), (end.cx, end.cy)
    far = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    ux, uy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    first = edge_of(start, (ux, uy)) + 3
    last = first + min(SHORT, far * REACH, far - first + 2) if arrow.short else far - edge_of(end, (ux, uy)) * 0.82
    bend = arrow.bend * far
    if last - first < LEAST_LONG and not arrow.short:  # neighbours: from card to card, over as little of them as may be
        edges = edge_of(start, (ux, uy)), edge_of(end, (ux, uy))
        wide_gap = far - sum(edges) >= OPEN_GAP
        first = edges[0] - 4 if wide_gap else max(4.0, first - 14)
        last = far - edges[1] + 4 if wide_gap else min(far - 4, last + 10)
        if not wide_gap and abs(uy) > STEEP:  # names stand at the foot: it ends before one, or begins below one
            first, last = (far - edges[1] - OVER, far - edges[1]) if uy < 0 else (edges[0], edges[0] + OVER)
        bend = 0.0
    last = max(last, first + 8)
    p, q = (a[0] + ux * first, a[1] + uy * first), (a[0] + ux * last, a[1] + uy * last)
    wide = (6.0 if arrow.short else 5.0) * min(1.0, max(0.7, start.h / 84))
    draw_arrow(pen, p, q, tone(pen, arrow.tone), wide, bend)


def angled(start: Box, end: Box) -> list[Point]:
    """The way from one thing to another in the gap between two rows that face each other; none if there is no gap."""
    way = 1 if end.cy > start.cy else -1
    first, last = (start.foot, end.y) if way > 0 else (start.y, end.foot)
    if not 0 < (last - first) * way <= GAP_MOST:
        return []
    middle, tip = (first + last) / 2, last + (5 if way > 0 else 0)  # from below it ends before the name at the foot
    if abs(start.cx - end.cx) < 1:
        return [(start.cx, first - 3 * way), (end.cx, tip)]
    return [(start.cx, first - 3 * way), (start.cx, middle - 2 * way), (end.cx, middle - 2 * way), (end.cx, tip)]


def draw_angled(pen: Pen, line: Sequence[Point], colour: Colour) -> None:
    """A line of right angles that ends in a point: it covers no name and no number."""
    m = 16.0
    xs, ys = [x for x, _ in line], [y for _, y in line]
    box = Box(min(xs) - m, min(ys) - m, max(xs) - min(xs) + 2 * m, max(ys) - min(ys) + 2 * m)
    way = 1 if ys[-1] > ys[0] else -1
    points = [(x - box.x, y - box.y) for x, y in line]

    def paint(pen: Pen, box: Box) -> None:
        ink, (x, y) = pen.layer(box.w, box.h, 3), points[-1]
        shaft = [*points[:-1], (x, y - 8 * way)]
        for tone, wide, r in (((40, 8, 4, 255), 7.0, 12.0), ((*colour, 255), 4.0, 9.0)):
            ink.stroke(tone, shaft, wide)
            ink.poly(tone, [(x, y + (r - 9) * way), (x - r, y - (r + 2) * way), (x + r, y - (r + 2) * way)])
        drawn = ink.layer.done()
        pen.put(halo(drawn, max(2, pen.px(4)), 0.5), box.x, box.y)
        pen.put(drawn, box.x, box.y)

    pen.kept(("angled", tuple((round(x), round(y)) for x, y in points), colour), box, paint, 4)


def edge_of(box: Box, way: Point) -> float:
    """How far it is from the middle of a box to its edge in a direction."""
    across = box.w / 2 / abs(way[0]) if abs(way[0]) > 1e-6 else 1e9
    along = box.h / 2 / abs(way[1]) if abs(way[1]) > 1e-6 else 1e9
    return min(across, along)


def draw_arrow(pen: Pen, a: Point, b: Point, colour: Colour, wide: float = 5.0, bend: float = 0.0) -> None:
    """A soft lit arrow lying on the table."""
    m = 40.0 + abs(bend)
    box = Box(min(a[0], b[0]) - m, min(a[1], b[1]) - m, abs(a[0] - b[0]) + 2 * m, abs(a[1] - b[1]) + 2 * m)
    p, q = (a[0] - box.x, a[1] - box.y), (b[0] - box.x, b[1] - box.y)
    key = ("arrow", round(p[0]), round(p[1]), round(q[0]), round(q[1]), colour, wide, bend, pen.scale)
    plain, light = _kept_pair(pen, key, lambda: _drawn(pen, box, p, q, colour, wide, bend))
    x, y = pen.at(box.x, box.y)
    put(pen.surface, pen.gallery.get((*key, "dark"), lambda: _dark(plain)), (x + pen.px(1), y + pen.px(3)))
    add(pen.surface, light, (x, y))
    put(pen.surface, plain, (x, y))


def _kept_pair(pen: Pen, key: tuple[object, ...], make: Callable[[], Surface]) -> tuple[Surface, Surface]:
    plain = pen.gallery.get(key, make)
    return plain, pen.gallery.get((*key, "light"), lambda: halo(plain, max(2, pen.px(5)), 0.55))


def _dark(picture: Surface) -> Surface:
    out = picture.copy()
    out.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _drawn(pen: Pen, box: Box, p: Point, q: Point, colour: Colour, wide: float, bend: float) -> Surface:
    k = pen.scale
    sheet = Layer((pen.px(box.w), pen.px(box.h)), 3)
    far = math.hypot(q[0] - p[0], q[1] - p[1]) or 1.0
    u = ((q[0] - p[0]) / far, (q[1] - p[1]) / far)
    m = ((p[0] + q[0]) / 2 - u[1] * bend, (p[1] + q[1]) / 2 + u[0] * bend)
    ed = math.hypot(q[0] - m[0], q[1] - m[1]) or 1.0
    v = ((q[0] - m[0]) / ed, (q[1] - m[1]) / ed)
    head = wide * 2.3
    tip = (q[0] - v[0] * head, q[1] - v[1] * head)
    line = [(x * k, y * k) for x, y in bezier(p, m, m, tip)]
    barbs = [q, (tip[0] - v[1] * head * 0.62, tip[1] + v[0] * head * 0.62),
             (tip[0] + v[1] * head * 0.62, tip[1] - v[0] * head * 0.62)]  # fmt: skip
    for ink, grow in (((30, 14, 6), 2.4), (colour, 0.0)):
        sheet.stroke((*ink, 255), line, (wide + grow) * k, 0.3 if not grow else 0.1)
        if grow:
            sheet.poly((*ink, 255), [(x * k, y * k) for x, y in barbs], grow * k)
        sheet.poly((*ink, 255), [(x * k, y * k) for x, y in barbs])
    return sheet.done()


# ---- whole groups, sums ------------------------------------------------------------------------------
def draw_front(pen: Pen, table: Table, front: Front) -> None:
    """One line before a group, a stem to it from each that goes at it."""
    starts = [box for thing in front.starts if (box := box_of(table, thing)) is not None]
    ends = [box for thing in front.ends if (box := box_of(table, thing)) is not None]
    if not starts or not ends:
        return
    draw_line(pen, front_line(starts, ends), [box.cx for box in starts], tone(pen, front.tone))


def draw_totals(pen: Pen, box: Box, totals: Totals) -> None:
    """A sum in its box."""
    terms = [(term.joint, term.sign, term.number) for term in totals.terms]
    draw_sum(pen, box, terms, totals.words.in_(pen.lang), tone(pen, totals.tone))


def _crossed(table: Table, arrow: Arrow) -> Box | None:
    """What lies half way of an arrow."""
    start, end = box_of(table, arrow.start), box_of(table, arrow.end)
    if start is None or end is None or arrow.short:
        return None
    return Box((start.cx + end.cx) / 2 - 14, (start.cy + end.cy) / 2 - 14, 28, 28)


__all__ = ["box_of", "cell_at", "draw_arrow", "draw_overlay", "tone"]
