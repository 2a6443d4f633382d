"""Where everything of the Medarot Card Game lies, for any window from 960x540 logical pixels up.

Left, two mats: the opponent's above, one's own below, each with plaque, medals, deck, trash, master and stock. In the
middle the grid in slight perspective, the own side nearest; below it what is asked and the own hand. Right, the order
of speed, the log, notes and buttons. In narrow windows the order stands above the notes, and the log opens over it.
"""

from __future__ import annotations

from game.frozen import frozen
from game.rules.medarot.places import BOARD, NEUTRAL, cell_name, deck, hand, master, medarot, stock, trash
from game.table.state import Zone
from game.table.view import View
from game.ui.layouts.medarot import words
from game.ui.layouts.medarot.minis import BROAD
from game.ui.table import layout as t
from game.ui.table.besides_cards import Caption, Purse
from game.ui.table.layout import CARD, Composition, Mat, Place
from game.ui.table.regions import Regions, regions
from game.ui.widgets.box import Box
from game.words import Phrase

GAP = 8.0
WIDE = 1100.0  # felt this wide has the order of speed in a column of its own
STRIP_W = 176.0
DEPTH = (96.0, 90.0, 86.0, 79.0, 74.0)  # rows from the near edge to the far one
APART = 8.0  # between the neutral row and its neighbours
FAR = 0.77  # width of a cell at the far edge, for its width at the near one
NEAR = 1.62  # width of a cell of the nearest row for its height, at most
TILE = 0.95  # share of a row's height that a Medarot takes
CAPTION = 66.0
MAT_HIGH = 1.5  # height of a mat for its width, at most


@frozen
class Parts:
    """The rooms on the felt."""

    left: Box
    grid: Box
    strip: Box


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    r = regions(room, 3)
    parts = divided(r)
    far_mat, own_mat = columns_down(parts.left)
    opponent, own = seat_place(view, 1 - near, far_mat, False), seat_place(view, near, own_mat, True)
    own_mat_ = Mat(near, own[0].box, r.plaque, True)
    places = (board(view, near, parts.grid), *opponent[1], *own[1], held(near, r.hand))
    return Composition(
        regions=r,
        places=places,
        mats=(opponent[0], own_mat_),
        strip=parts.strip,
        purses=(opponent[2], own[2]),
        captions=captions(near, parts.grid),
    )


# ---- the rooms -------------------------------------------------------------------------------------
def divided(r: Regions) -> Parts:
    """Left column, the grid, the order of speed."""
    rest = r.table.copy()
    left = rest.left(min(max(226.0, rest.w * 0.242), 360.0), 10)
    strip = rest.right(STRIP_W, 10)
    return Parts(left, rest, strip)


def columns_down(box: Box) -> tuple[Box, Box]:
    """Two halves one above the other."""
    high = min((box.h - GAP) / 2, box.w * MAT_HIGH)
    return Box(box.x, box.y, box.w, high), Box(box.x, box.foot - high, box.w, high)


# ---- the grid --------------------------------------------------------------------------------------
def own_row(near: int, row: int) -> int:
    """A row counted from the near edge, 0 to 4."""
    return row - 1 if near == 0 else 5 - row


def own_column(near: int, column: int) -> int:
    """A column counted from the left, as the near seat sees it."""
    return column if near == 0 else 2 - column


@frozen
class Ground:
    """The trapezium of the grid."""

    cx: float
    top: float
    scale: float  # 1: rows as in DEPTH
    near: float  # width of a cell at the near edge

    @property
    def height(self) -> float:
        return (sum(DEPTH) + 2 * APART) * self.scale

    def width(self, y: float) -> float:
        """Width of a cell at a height."""
        share = (y - self.top) / self.height
        return self.near * (FAR + (1 - FAR) * share)

    def row(self, n: int) -> tuple[float, float]:
        """Upper and lower edge of a row counted from the near edge."""
        below = sum(DEPTH[:n]) + APART * ((n > 1) + (n > 2))
        foot = self.top + self.height - below * self.scale
        return foot - DEPTH[n] * self.scale, foot

    def outline(self, column: int, n: int) -> tuple[tuple[float, float], ...]:
        """The corners of a cell: far left, far right, near right, near left."""
        high, low = self.row(n)
        (a, b), (c, d) = ((self._x(k, y) for k in (column, column + 1)) for y in (high + 2, low - 2))
        return ((a + 2, high + 2), (b - 2, high + 2), (d - 2, low - 2), (c + 2, low - 2))

    def _x(self, k: int, y: float) -> float:
        return self.cx + (k - 1.5) * self.width(y)


def ground(box: Box) -> Ground:
    """The largest grid that a room holds, with the names of its rows at the left."""
    scale = min(box.h / (sum(DEPTH) + 2 * APART), (box.w - CAPTION) / 3 / 116)
    near = min((box.w - CAPTION) / 3, DEPTH[0] * NEAR * scale)
    high = (sum(DEPTH) + 2 * APART) * scale
    left = box.x + CAPTION + max(0.0, box.w - CAPTION - 3 * near) / 2
    return Ground(left + 1.5 * near, box.y + max(0.0, box.h - high) / 2, scale, near)


def board(view: View, near: int, box: Box) -> Place:
    """The fifteen cells; the near seat's side is nearest."""
    g, cells = ground(box), []
    for row in range(1, 6):
        n = own_row(near, row)
        for column in range(3):
            outline = g.outline(own_column(near, column), n)
            (_, top), (right, _), (_, foot), (left, _) = outline[0], outline[2], outline[2], outline[3]
            tone = "middle" if row == NEUTRAL else "own" if n < 2 else "other"
            name = cell_name((column, row))
            cells.append(t.Cell((column, row), Box(left, top, right - left, foot - top), outline,
                                (foot - top) * TILE, tone, name))  # fmt: skip
    first, last = g.row(4)[0], g.row(0)[1]
    whole = Box(g.cx - 1.5 * g.near, first, 3 * g.near, last - first)
    return Place("board", BOARD, whole, "grid", high=DEPTH[0] * TILE * g.scale, ratio=BROAD, cells=tuple(cells),
                 name=words.FIELD)  # fmt: skip


def captions(near: int, box: Box) -> tuple[Caption, ...]:
    """The names of the rows, left of them."""
    g, found = ground(box), []
    for n, said in enumerate((words.BACK_ROW, words.FRONT_ROW, words.NEUTRAL, words.FRONT_ROW, words.BACK_ROW)):
        high, low = g.row(n)
        edge = g.outline(0, n)[3][0] - 6
        found.append(Caption(said, Box(max(box.x, edge - 90), high, edge - max(box.x, edge - 90), low - high), n == 2))
    return tuple(found)


# ---- seats -----------------------------------------------------------------------------------------
def held(seat: int, box: Box) -> Place:
    """One's own hand; before an audience that of the near seat."""
    return Place(f"hand {seat}", hand(seat), box, "hand", high=box.h, gap=5, sheet=190, name=words.HAND, seat=seat)


def seat_place(view: View, seat: int, box: Box, own: bool) -> tuple[Mat, list[Place], Purse]:
    """Plaque, medals, deck, trash, master and stock of a seat; the opponent's mat is turned round."""
    inner = box.inset(9, 8)
    plaque_h = min(58.0, max(46.0, box.h * 0.2))
    head = inner.bottom(plaque_h, 7) if own else inner.top(plaque_h, 7)
    found: list[Place] = []
    plaque = head.copy()
    if not own:
        backs = plaque.right(min(96.0, head.w * 0.32), 8)
        found.append(Place(f"hand {seat}", hand(seat), backs, "row", high=min(backs.h, 54.0), show=0.12, gap=2,
                           name=words.HAND, count=True, seat=seat))  # fmt: skip
    share = inner.h * 0.56
    people = inner.top(share, 5) if own else inner.bottom(share, 5)
    found += masters(view, seat, people, own)
    heaps, purse = heaps_of(seat, inner)
    return Mat(seat, box, plaque, own), [*found, *heaps], purse


def masters(view: View, seat: int, box: Box, own: bool) -> list[Place]:
    """The master, larger, and the three slots of the stock."""
    rest = box.copy()
    slots = medarot(view).rules.stock_slots
    label_h = 18.0
    found: list[Place] = []
    line = rest.bottom(label_h)
    if medarot(view).rules.master:
        wide = min(rest.h * CARD, rest.w * 0.3)
        spot, under = low(rest.left(wide, 10), wide / CARD), line.left(wide, 10)
        found.append(pile(f"master {seat}", master(seat), spot, under, words.MASTER, seat))
    cell_w = min((rest.w - 6 * (slots - 1)) / slots, rest.h * CARD)
    start = rest.x + max(0.0, rest.w - slots * cell_w - 6 * (slots - 1)) / 2
    high = min(rest.h, cell_w / CARD)
    tone = "own" if own else "other"
    cells = []
    for n in range(slots):
        spot = Box(start + n * (cell_w + 6), rest.foot - high, cell_w, high)
        cells.append(t.Cell((n,), spot, spot.corners, high, tone))
    whole = Box(start, rest.foot - high, slots * cell_w + 6 * (slots - 1), high)
    found.append(Place(f"stock {seat}", stock(seat), whole, "grid", high=high, cells=tuple(cells), title=words.STOCK,
                       label=Box(whole.x, line.y, whole.w, line.h), seat=seat))  # fmt: skip
    return found


def heaps_of(seat: int, box: Box) -> tuple[list[Place], Purse]:
    """Deck, trash, and the room for the medals."""
    rest = box.copy()
    line = rest.bottom(18.0)
    wide = min(rest.h * CARD, rest.w * 0.24)
    first, under = rest.left(max(wide, 54.0), 6), line.left(max(wide, 54.0), 6)
    second, below = rest.left(max(wide, 80.0), 8), line.left(max(wide, 80.0), 8)
    high = min(first.h, wide / CARD)
    purse = Box(rest.x, rest.y, rest.w, line.foot - rest.y)
    found = [
        pile(f"deck {seat}", deck(seat), low(first, high), under, words.DECK, seat, True),
        pile(f"trash {seat}", trash(seat), low(second, high), below, words.TRASH, seat, True, True),
    ]
    return found, Purse(seat, purse)


def low(box: Box, high: float) -> Box:
    """The lower part of a box, so high: cards stand on their labels."""
    return Box(box.x, box.foot - min(high, box.h), box.w, min(high, box.h))


def pile(
    key: str, zone: Zone, box: Box, label: Box, said: Phrase, seat: int, count: bool = False, spreads: bool = False
) -> Place:
    """One heap with its name below it."""
    return Place(key, zone, box, "pile", high=box.h, title=said, count=count, label=label, frame="slot",
                 spreads=spreads, seat=seat)  # fmt: skip
