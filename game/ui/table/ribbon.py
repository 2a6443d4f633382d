"""The phases of the game on the upper board, the present one as a lit plate of brass."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import mix
from game.ui.table.layout import Ribbon
from game.ui.widgets.box import Box
from game.ui.widgets.marks import ON_BRASS
from game.ui.widgets.pen import Pen

PAST, COMING = mix(P.BRASS_DEEP, P.BRASS, 0.55), mix(P.BRASS, (170, 160, 146), 0.5)
DETAIL = (92, 56, 14)
GAP = 24.0


def draw_ribbon(pen: Pen, box: Box, ribbon: Ribbon) -> None:
    """All phases in a line; what belongs to the present one ("round 3 of 6") stands in its plate."""
    names = tuple(phrase.in_(pen.lang) for phrase in ribbon.phases)
    detail = ribbon.detail.in_(pen.lang) if ribbon.detail else ""
    pen.kept(
        ("ribbon", names, ribbon.now, detail), box, lambda pen, box: _ribbon(pen, box, names, ribbon.now, detail), 16
    )


def _ribbon(pen: Pen, box: Box, names: tuple[str, ...], now: int, detail: str) -> None:
    sizes = widths(pen, names, now, detail, 15.0)
    gap, size = GAP, 15.0
    total = sum(sizes) + gap * (len(names) - 1)
    if total > box.w:
        size, gap = 13.0, 14.0
        sizes = widths(pen, names, now, detail, size)
        total = sum(sizes) + gap * (len(names) - 1)
    squeeze = min(1.0, box.w / total)
    x = box.cx - total * squeeze / 2
    for n, name in enumerate(names):
        wide = sizes[n] * squeeze
        if n == now:
            _plate(pen, Box(x, box.cy - 14, wide, 28), name, detail, size)
        else:
            pen.words(name, (x, box.cy), size - 1, PAST if n < now else COMING, anchor="midleft", width=wide)
        x += wide + gap * squeeze
        if n < len(names) - 1:
            _lozenge(pen, x - gap * squeeze / 2, box.cy)


def widths(pen: Pen, names: tuple[str, ...], now: int, detail: str, size: float) -> list[float]:
    """How wide each phase is at a type size."""
    found = []
    for n, name in enumerate(names):
        if n == now:
            extra = pen.width(detail, size - 2) + 10 if detail else 0.0
            found.append(pen.width(name, size, True) + extra + 32)
        else:
            found.append(pen.width(name, size - 1))
    return found


def _plate(pen: Pen, plate: Box, name: str, detail: str, size: float) -> None:
    pen.shade(plate, 14, 8, 90, 0, mix(P.OFFER, (0, 0, 0), 0.35))
    pen.plaque(plate, 14, False)
    if not detail:
        pen.words(name, (plate.cx, plate.cy), size, ON_BRASS, True, anchor="center", width=plate.w - 20)
        return
    said = pen.words(name, (plate.x + 16, plate.cy), size, ON_BRASS, True, width=plate.w * 0.6)
    room = plate.right_edge - 12 - said.right_edge - 10
    pen.words(detail, (said.right_edge + 10, plate.cy), size - 2, DETAIL, width=room)


def _lozenge(pen: Pen, x: float, y: float) -> None:
    ink = pen.layer(8, 8)
    ink.poly(P.BRASS_DEEP, ngon((4, 4), 3.2, 4))
    pen.lay(ink, x - 4, y - 4)
