"""The tray: cards laid out over the table, of a pile that is looked through or to choose from."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.frozen import frozen
from game.table.state import Piece
from game.table.view import sees
from game.ui.play.part import Part
from game.ui.play.stage import Selection
from game.ui.table import words
from game.ui.table.arrange import arrange
from game.ui.table.layout import CARD, Look, Place
from game.ui.table.pose import Pose
from game.ui.table.spread import PAD, head, inside
from game.ui.table.table import Table
from game.ui.widgets.box import Box
from game.words import Phrase

LARGEST = 252.0  # height of an upright card
TITLED = 408.0  # width at least of a tray with a title, which stands whole in two rows


@frozen
class Tray:
    """Cards laid out in the middle of the table: a pile that is looked through, or cards to choose from."""

    title: Phrase | None  # of a pile; what is to be chosen is said by the prompt
    pieces: tuple[int, ...]

    @property
    def chooses(self) -> bool:
        """True if it opened because something in it is on offer; it closes with the question."""
        return self.title is None


@frozen
class TrayCard:
    """A card in the tray and where it lies."""

    piece: Piece
    pose: Pose


def wanted_tray(table: Table) -> Tray | None:
    """Cards on offer that nobody could click: they lie under others, or nowhere on the table."""
    if table.draft is None or table.draft.menu or not table.idle:
        return None
    top = table.draft.top
    if shown := table.layout.shows(table.trial, table.eyes):
        return Tray(None, shown)
    things = top.family if isinstance(top, Selection) else top.fresh().next_things()
    offered = [p for t in things if isinstance(t, int) and (p := table.trial.pieces.get(t)) is not None]
    if all(_shows(table, piece.id) for piece in offered):
        return None
    zones = dict.fromkeys(piece.zone for piece in offered)
    found = [piece for zone in zones for piece in table.trial.inside(zone) if piece in offered]
    return Tray(None, tuple(piece.id for piece in found))


def _shows(table: Table, piece: int) -> bool:
    """True if a piece lies somewhere on the table where it can be clicked."""
    if table.stands(piece):
        return True
    actor = table.cards.find(piece)
    place = table.place(actor.place) if actor is not None else None
    if actor is None or place is None:
        return False
    if place.shape != "pile":
        return True
    heap = [a for a in table.cards.zones.get(place.zone, ()) if a.place == place.key]
    return max(heap, key=lambda a: a.order) is actor


def laid_open(table: Table, piece: Piece) -> Look:
    """How a card looks in a tray: where it is a tile on the table, or lies face down, the whole card as far as these
    eyes know it. Nobody chooses among backs which of the own cards is revealed."""
    look = table.look(piece)
    return Look(look.face, look.back) if (look.fills or look.peek) and sees(piece, table.eyes) else look


def tray_ratio(table: Table, tray: Tray) -> float:
    """Width for height of the cards of a tray: of the broadest of them."""
    pieces = [table.trial.pieces[i] for i in tray.pieces if i in table.trial.pieces]
    return max((table.layout.ratio(table.trial.cards, laid_open(table, piece)) for piece in pieces), default=CARD)


def tray_size(table: Table, tray: Tray, room: Box) -> tuple[float, float]:
    """As large as its cards need, in a room."""
    count, ratio, over = len(tray.pieces), tray_ratio(table, tray), head(not tray.chooses) + PAD
    inner_h = room.h - over
    high = min(_highest(ratio), inner_h)
    while high > 90 and _rows(room.w - 2 * PAD, count, high, ratio) * (high + 8) > inner_h:
        high -= 6
    across = max(1, -(-count // _rows(room.w - 2 * PAD, count, high, ratio)))
    wide = min(room.w, max(0.0 if tray.chooses else TITLED, across * (high * ratio + 10) + 2 * PAD))
    return wide, min(room.h, _rows(room.w - 2 * PAD, count, high, ratio) * (high + 8) + over + 6)


def _highest(ratio: float) -> float:
    """How high a card in it is, at most: broad ones are as large as upright ones."""
    return LARGEST * min(1.0, math.sqrt(CARD / ratio))


def _rows(wide: float, count: int, high: float, ratio: float) -> int:
    """How many rows so many cards of a height take side by side."""
    return max(1, -(-count // max(1, int((wide + 8) // (high * ratio + 8)))))


def tray_cards(table: Table, tray: Tray, box: Box) -> list[TrayCard]:
    """The cards of the tray in rows."""
    pieces = [table.trial.pieces[i] for i in tray.pieces if i in table.trial.pieces]
    room = inside(box, not tray.chooses)
    if not pieces:
        return []
    ratio = tray_ratio(table, tray)
    high = min(_highest(ratio), room.h)
    while high > 60 and _rows(room.w, len(pieces), high, ratio) * (high + 8) > room.h + 8:
        high -= 6
    rows = _rows(room.w, len(pieces), high, ratio)
    each = -(-len(pieces) // rows)
    found = []
    for row in range(rows):
        part = pieces[row * each : (row + 1) * each]
        line = Box(room.x, room.cy + (row - (rows - 1) / 2) * (high + 8) - high / 2, room.w, high)
        place = Place("tray", part[0].zone, line, "row", high=high, ratio=ratio, gap=10) if part else None
        laid = arrange(place, part) if place else []
        found += [TrayCard(part[n], pose) for n, pose in laid]
    return found


def tray_parts(table: Table, tray: Tray, box: Box) -> Iterator[Part]:
    yield Part("tray", box, kind="board")
    for card in tray_cards(table, tray, box):
        yield Part(
            f"tray {card.piece.id}",
            card.pose.box(),
            table.layout.things(table.trial, card.piece),
            kind="tray",
            piece=card.piece.id,
        )
    if not tray.chooses:
        close = Box(box.right_edge - 38, box.y + 5, 30, 28)
        yield Part("close", close, do="close", words=words.CLOSE, hint="cancel", kind="tool")
