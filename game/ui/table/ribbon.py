"""The phases of the game on the upper board, the present one as a lit plate of brass."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import mix
from game.ui.table.layout import Ribbon
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import ON_BRASS
from game.ui.widgets.pen import Pen

PAST, COMING = mix(P.BRASS_DEEP, P.BRASS, 0.9), mix(P.BRASS, (170, 160, 146), 0.5)
DETAIL = (70, 40, 6)
GAP = 24.0
TITLES, LEAD = (18, 16, 15, 14, 13, 12), 1.24  # type sizes of the name of the game, and its lines


def draw_ribbon(pen: Pen, box: Box, ribbon: Ribbon, hover: str = "") -> None:
    """All phases in a line; what belongs to the present one ("round 3 of 6") stands in its plate."""
    names, detail = worded(pen, ribbon)
    lit = int(hover.removeprefix("phase ")) if hover.startswith("phase ") else -1
    pen.kept(("ribbon", names, ribbon.now, detail, lit), box,
             lambda pen, box: _ribbon(pen, box, names, ribbon.now, detail, lit), 16)  # fmt: skip


def worded(pen: Pen, ribbon: Ribbon) -> tuple[tuple[str, ...], str]:
    """The names of the phases, and what is added to the present one."""
    names = tuple(phrase.in_(pen.lang) for phrase in ribbon.phases)
    return names, ribbon.detail.in_(pen.lang) if ribbon.detail else ""


def phase_boxes(pen: Pen, box: Box, ribbon: Ribbon) -> list[Box]:
    """Where each phase stands, as something to point at."""
    names, detail = worded(pen, ribbon)
    places, _ = placed(pen, box, names, ribbon.now, detail)
    return [Box(place.x - 3, box.cy - 14, place.w + 6, 28) for place in places]


def placed(pen: Pen, box: Box, names: tuple[str, ...], now: int, detail: str) -> tuple[list[Box], float]:
    """The room of each phase, and the size of the type."""
    sizes = widths(pen, names, now, detail, 15.0)
    gap, size = GAP, 15.0
    total = sum(sizes) + gap * (len(names) - 1)
    if total > box.w:
        size, gap = 13.0, 10.0
        sizes = widths(pen, names, now, detail, size)
        total = sum(sizes) + gap * (len(names) - 1)
    plate = sizes[now] if now >= 0 else 0.0  # keeps its width: what it says is what is read
    squeeze = min(1.0, (box.w - plate) / max(1.0, total - plate))
    x, found = box.cx - (plate + (total - plate) * squeeze) / 2, []
    for n, wide in enumerate(sizes):
        wide *= 1.0 if n == now else squeeze
        found.append(Box(x, box.cy - 14, wide, 28))
        x += wide + gap * squeeze
    return found, size


def _ribbon(pen: Pen, box: Box, names: tuple[str, ...], now: int, detail: str, lit: int) -> None:
    places, size = placed(pen, box, names, now, detail)
    for n, (name, place) in enumerate(zip(names, places, strict=True)):
        if n == now:
            _plate(pen, place, name, detail, size)
        else:
            ink = P.BRASS_LIT if n == lit else PAST if n < now else COMING
            pen.words(name, (place.x, box.cy), size - 1, ink, anchor="midleft", width=place.w)
        if n < len(names) - 1:
            _lozenge(pen, (place.right_edge + places[n + 1].x) / 2, box.cy)


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


# ---- the name of the game ----------------------------------------------------------------------------
def draw_title(pen: Pen, box: Box, title: str) -> None:
    """In one line where it fits, else in two."""
    size, rows = TITLES[-1], [title]
    for size, rows in ((size, rows) for rows in ([title], halves(title)) for size in TITLES):
        fits = all(pen.width(row, size, True, "display") + 8 <= box.w for row in rows)
        if fits and len(rows) * size * LEAD <= box.h:
            break
    for n, row in enumerate(rows):
        pen.gilded(row, (box.x, box.cy + (n - (len(rows) - 1) / 2) * size * LEAD), size)


def halves(title: str) -> list[str]:
    """A name in two lines of about the same length."""
    marks = [n for n, letter in enumerate(title) if letter in " ・"]
    at = min(marks, key=lambda n: abs(2 * n - len(title)), default=len(title))
    return [title[: at + 1].rstrip(), title[at + 1 :]]
