"""How the cards of a place lie: from a `Place` and its pieces to one pose each. Nothing here knows a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from game.table.state import Piece
from game.ui.table.layout import Place
from game.ui.table.pose import Pose
from game.ui.table.reading_room import LIFT, TEXTED, shared
from game.ui.widgets.box import Box

Laid = tuple[int, Pose]  # the number of a piece among those handed in, and where it lies; those on top come last

HEAD, SMALL_HEAD = 24.0, 18.0  # the line that title and total of a place stand in
PADS = {"area": 9.0, "inlay": 5.0, "slot": 0.0, "": 0.0}
BROADEST = 0.79  # width of a card of a hand for its height, at most
LOW, LOW_WIDE = 110.0, 132.0  # lower ones have no picture, but a name as wide as this
ONE_ROW = 11  # so many cards of a hand lie side by side: more lie in two rows
OPENS = 8  # so many at most open when they are pointed at: of more, only the inspector has the text
NARROWEST = 44.0  # no sheet slides out where it would leave the cards less width than that
LEAST = 28.0  # height of the smallest card
SAME = 0.01  # pixels that are no difference
STEP = 4.0  # cards get smaller by so much at a time
LOW_SHEET, WIDER = 150.0, 1.2  # sheets lower than that are so much wider
SHEETS = 5  # sheets of a pile that are drawn at most


def content(place: Place) -> Box:
    """The room for the cards: the box of a place without its frame and the line of its title."""
    pad, box = PADS[place.frame], place.box
    headed = place.label is None and (place.title is not None or place.note is not None or bool(place.total))
    head = (HEAD if place.title is not None or place.frame == "area" else SMALL_HEAD) if headed else pad
    return Box(box.x + pad, box.y + head, max(1.0, box.w - 2 * pad), max(1.0, box.h - head - pad))


def arrange(place: Place, pieces: Sequence[Piece], opened: int = -1) -> list[Laid]:
    """Poses for the pieces of a place. `opened` is the number of the piece of a hand that is pointed at."""
    order = range(len(pieces))
    if place.sort is not None:
        sort = place.sort
        order = sorted(order, key=lambda n: sort(pieces[n]))  # type: ignore[assignment]
    ids = {pieces[n].id for n in order}
    hung = [n for n in order if pieces[n].host in ids]
    lying = [n for n in order if n not in hung] if hung else list(order)
    match place.shape:
        case "row":
            found = _rows(place, lying, pieces)
        case "hand":
            found = _hand(place, lying, pieces, opened)
        case "pile":
            found = _pile(place, lying)
        case "grid":
            found = _grid(place, lying, pieces)
        case "hung":
            found = []  # where it lies is up to what it hangs on, see `under`
    return _with_hung(place, found, hung, pieces) if hung else found


def stepped(high: float, wanted: float) -> float:
    """The height of cards that had to get smaller: in steps, so that not every card has to be drawn for every one."""
    return wanted if high > wanted - SAME else max(LEAST, high // STEP * STEP)


# ---- rows ------------------------------------------------------------------------------------------
def _rows(place: Place, lying: Sequence[int], pieces: Sequence[Piece]) -> list[Laid]:
    """One row, or several that share the room."""
    box, each = content(place), -(-len(lying) // place.rows)
    if place.rows == 1 or not lying:
        return _row(place, box, lying, pieces)
    rows = -(-len(lying) // each)
    high = min(place.high, (box.h - place.gap * (place.rows - 1)) / place.rows)
    guests = Counter(piece.host for piece in pieces if piece.host) if place.bears else Counter[int]()
    step = high * (1 + place.hang[1] * max((guests[pieces[n].id] for n in lying), default=0)) + place.gap
    top = box.cy - (step * rows - place.gap) / 2
    boxes = (Box(box.x, top + n * step, box.w, high) for n in range(rows))
    parts = (lying[n * each : (n + 1) * each] for n in range(rows))
    return [laid for part, room in zip(parts, boxes, strict=True) for laid in _row(place, room, part, pieces)]


def _row(place: Place, box: Box, lying: Sequence[int], pieces: Sequence[Piece]) -> list[Laid]:
    """Side by side while there is room, then overlapping, then smaller."""
    if not lying:
        return []
    high = min(place.high, box.h)
    spans = [1.0 / place.ratio if pieces[n].turned and not place.upright else 1.0 for n in lying]  # in widths of one
    show = max(0.02, place.show)
    least = sum(spans[:-1]) * show + spans[-1]
    high = stepped(min(high, box.w / least / place.ratio), high)
    wide = high * place.ratio
    free = sum(spans) * wide + place.gap * (len(lying) - 1)
    if free <= box.w or len(lying) == 1:
        steps = [span * wide + place.gap for span in spans]
        total = free
    else:
        k = (box.w - spans[-1] * wide) / (sum(spans[:-1]) * wide)
        steps, total = [span * wide * k for span in spans], box.w
    x = {"left": box.x, "centre": box.cx - total / 2, "right": box.right_edge - total}[place.align]
    found = []
    for n, span, step in zip(lying, spans, steps, strict=True):
        found.append((n, Pose(x + span * wide / 2, box.cy, high, place.ratio)))
        x += step
    return found


# ---- hands -----------------------------------------------------------------------------------------
def _hand(place: Place, lying: Sequence[int], pieces: Sequence[Piece], opened: int) -> list[Laid]:
    """Side by side, as wide as there is room for; more than can be read so, in two rows.

    The one that is pointed at opens: its text slides out beside its face, and the others move aside. It always keeps
    the ground it had, so that nothing runs away from the pointer: all that opens is equally wide.
    """
    box, rows = content(place), 1 if len(lying) <= ONE_ROW else 2
    each = -(-len(lying) // rows)
    high = min(place.high, (box.h - LIFT - place.gap * (rows - 1)) / rows)
    found: list[Laid] = []
    for n in range(rows):
        part = lying[n * each : (n + 1) * each]
        room = Box(box.x, box.y + LIFT + n * (high + place.gap), box.w, high)
        found += _side_by_side(place, room, part, pieces, opened)
    return found


def _side_by_side(place: Place, box: Box, lying: Sequence[int], pieces: Sequence[Piece], opened: int) -> list[Laid]:
    """One row of a hand. Cards that bear their text are as wide as it needs, where not all can be."""
    count, free = len(lying), box.w - place.gap * (len(lying) - 1)
    opens_here = count <= OPENS and box.h < TEXTED and free - place.sheet >= NARROWEST * count
    sheet = place.sheet * (1.0 if box.h >= LOW_SHEET else WIDER) if opens_here else 0.0
    most = box.h * BROADEST if box.h >= LOW else LOW_WIDE
    opens = lying if sheet and (most + sheet) * count <= free else [n for n in lying if n == opened]
    wide = min(most, (free - sheet * len(opens)) / max(1, count))
    widths = dict.fromkeys(lying, wide)
    if place.says is not None and box.h >= TEXTED:
        said = [place.says(pieces[n]) for n in lying]
        widths = dict(zip(lying, shared(said, wide, free, box.h), strict=True))
    x = box.cx - (sum(widths.values()) + sheet * len(opens) + place.gap * (count - 1)) / 2
    found = []
    for n, wide in widths.items():
        beside = sheet if n in opens else 0.0
        y = box.cy - (LIFT if n == opened else 0.0)
        found.append((n, Pose(x + (wide + beside) / 2, y, box.h, (wide + beside) / box.h, sheet=beside)))
        x += wide + beside + place.gap
    return found


# ---- piles -----------------------------------------------------------------------------------------
def _pile(place: Place, lying: Sequence[int]) -> list[Laid]:
    """One heap; the more cards, the thicker."""
    box, count = content(place), len(lying)
    high = min(place.high, box.h, box.w / place.ratio)
    sheets = min(SHEETS, 1 + count // 4) if count > 1 else 1
    thick = 1.6 * high / 134
    found = []
    for k, n in enumerate(lying):
        above = count - 1 - k
        level = max(0, sheets - 1 - above)
        rise = level * thick
        pose = Pose(box.cx - rise * 0.8, box.cy - rise, high, place.ratio, buried=above >= sheets)
        found.append((n, pose))
    return found


# ---- cells -----------------------------------------------------------------------------------------
def _grid(place: Place, lying: Sequence[int], pieces: Sequence[Piece]) -> list[Laid]:
    """Each in its cell; several in one cell are laid over each other with an offset."""
    cells = {cell.at: cell for cell in place.cells}
    found: list[Laid] = []
    taken: dict[tuple[int, ...], int] = {}
    for n in lying:
        cell = cells.get(pieces[n].at)
        if cell is None:
            continue
        k = taken[cell.at] = taken.get(cell.at, -1) + 1
        ratio = cell.ratio or place.ratio
        high = min(cell.high or place.high, cell.box.h, cell.box.w / ratio)
        found.append((n, Pose(cell.box.cx + 6 * k, cell.box.cy - 6 * k, high, ratio)))
    return found


def under(place: Place, host: Pose) -> Pose:
    """Where something lies that is attached to a piece: a token at its upper right corner."""
    high = min(place.token, host.high * 0.4)
    corner = (host.x + (host.wide - high) / 2 - 2, host.y - (host.high - high) / 2 + 2)
    return replace(host, x=corner[0], y=corner[1], high=high, ratio=1.0, lift=0.4)


def _with_hung(place: Place, found: list[Laid], hung: Sequence[int], pieces: Sequence[Piece]) -> list[Laid]:
    """What is attached to a piece peeps out from under it."""
    under: dict[int, list[int]] = {}
    for n in hung:
        under.setdefault(pieces[n].host, []).append(n)
    out: list[Laid] = []
    for n, pose in found:
        below = under.get(pieces[n].id, [])
        for k, guest in reversed(list(enumerate(below, 1))):
            dx, dy = place.hang[0] * pose.wide * k, place.hang[1] * pose.high * k
            out.append((guest, replace(pose, x=pose.x + dx, y=pose.y + dy)))
        out.append((n, pose))
    return out
