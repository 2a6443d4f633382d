"""How the cards of one seat lie: the Megido that acted, the field by kind, those that wait, hand and heaps.

All seats have the same field in the same order; only its size differs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.foton.adding import stars
from game.rules.foton.places import (
    KINDS,
    acted,
    deck,
    discard,
    field,
    hand,
    kind_of,
    looked,
    number_of,
    totals,
    waiting,
)
from game.table.state import Piece, State, Zone
from game.ui.layouts.foton import words
from game.ui.layouts.foton.printed import printed
from game.ui.table.counts import cells, hand_in, heap_in
from game.ui.table.layout import CARD, Place
from game.ui.table.printed import letters_of
from game.ui.table.reading_room import broad
from game.ui.table.regions import Regions, measures
from game.ui.table.tiles import FLAT
from game.ui.widgets.box import Box, columns

GAP = 6.0
ACTED = 0.44  # share of a seat's width that its Megido take
UPRIGHT, BROAD = 0.69, 1.05  # width of a Megido's tile for its height
LEAST_SHOWN = 2  # fewer Megido are no broader
NAMED = 46.0  # width that a name needs: less wide ones lie in two rows
CHIP = 4.0  # width for its height of one that has no picture, at most
LAID_BY = 0.22  # least share of a photon that shows where photons overlap
HEAP_W, HEAP_SHARE = 58.0, 0.19  # width of a heap of Megido that nobody sees, and its share at most
HEAD, PAD = 24.0, 5.0
FREE = 4.0  # below what a heap is called, for the line around a seat that is lit
SHEET = 210.0  # width of the text beside a card of the hand


# ---- Megido ----------------------------------------------------------------------------------------
def own_megido(view: State, seat: int, box: Box) -> Place:
    """One's own Megido that acted or rested, and how many ☆ count (F-6.1)."""
    count = stars(view, seat)
    return shown(f"acted {seat}", view, acted(seat), box, seat, title=words.ACTED, sign="star" if count else "",
                 total=str(count) if count else "", frame="inlay")  # fmt: skip


def their_megido(view: State, seat: int, box: Box, *, named: bool) -> list[Place]:
    """An opponent's: those that everybody sees side by side, rested and un-acted ones as heaps with their number."""
    inner, found = box.copy(), list[Place]()
    for zone, said, key in ((waiting(seat), words.WAITING, "waiting"), (acted(seat), words.RESTED, "rested")):
        if any(not piece.face_up for piece in view.inside(zone)):
            cell = inner.right(min(HEAP_W, box.w * HEAP_SHARE), 4)
            cell.bottom(FREE)
            label = cell.bottom(16)
            high = min(cell.h, cell.w / CARD)
            heap = Box(cell.x, cell.foot - high, cell.w, high)
            found.append(Place(f"{key} {seat}", zone, heap, "pile", high=high, only=face_down, title=said, name=said,
                               count=True, label=label, seat=seat))  # fmt: skip
    known = sum(piece.face_up for piece in view.inside(waiting(seat)))  # they have countered (F-5.19)
    if known:
        row = inner.right(inner.w * min(max(0.3, known / (known + len(view.inside(acted(seat))))), 0.7), GAP)
        found.append(shown(f"countered {seat}", view, waiting(seat), row, seat, only=face_up, name=words.WAITING))
    look = {"title": words.ACTED, "frame": "inlay"} if named else {}
    return [*found, shown(f"acted {seat}", view, acted(seat), inner, seat, only=face_up, name=words.ACTED, **look)]


def shown(key: str, view: State, zone: Zone, box: Box, seat: int, **more: Any) -> Place:
    """Megido side by side, as broad as their names need while there is room; then in two rows, without pictures."""
    only = more.get("only", always)
    count = max(LEAST_SHOWN, sum(only(piece) for piece in view.inside(zone)))
    high = box.h - (HEAD + PAD if "title" in more else 0)
    room = box.w - (2 * PAD if "frame" in more else 0)
    rows = 1 if count == LEAST_SHOWN or (room + 4) / count - 4 >= NAMED else 2
    high, across = (high - 4 * (rows - 1)) / rows, -(-count // rows)
    ratio = min(max(((room + 4) / across - 4) / high, UPRIGHT), BROAD if high >= FLAT else CHIP)
    return Place(key, zone, box, "row", rows=rows, high=high, ratio=ratio, show=1.0, gap=4, align="left", seat=seat,
                 **more)  # fmt: skip


# ---- the field -------------------------------------------------------------------------------------
def lanes(view: State, seat: int, box: Box, *, named: bool = True) -> list[Place]:
    """The photons of each kind with their total (F-7.1)."""
    return [
        lane(view, seat, kind, part, total, named)
        for kind, part, total in zip(KINDS, columns(box, [1, 1, 1], GAP), totals(view, seat), strict=True)
    ]


def lane(view: State, seat: int, kind: str, box: Box, total: int, named: bool) -> Place:
    """Photons of one kind: face-down ones lie behind the others and do not count (F-8.1)."""
    down = sum(not piece.face_up for piece in view.inside(field(seat)) if kind_of(piece) == kind)
    return Place(
        f"field {seat} {kind}",
        field(seat),
        box,
        "row",
        high=box.h - HEAD - PAD,
        show=LAID_BY,
        gap=4,
        align="left",
        only=of_kind(kind),
        sort=by_number,
        title=words.KINDS[kind] if named else None,
        name=words.KINDS[kind],
        note=words.DOWN.of(down) if down and named else None,
        sign=kind,
        total=str(total),
        frame="inlay",
        seat=seat,
    )


# ---- hand and heaps --------------------------------------------------------------------------------
def own_hand(view: State, seat: int, r: Regions, rows: int) -> list[Place]:
    """Megido and events as cards; photons as half cards beside them, in rows: every number is seen. They have nothing
    to say: where the hand is higher for texts, they lie in one row more and leave its width to these."""
    rest, found = r.hand.copy(), list[Place]()
    photons = sum(kind_of(piece) in KINDS for piece in view.inside(hand(seat)))
    events = len(view.inside(hand(seat))) - photons
    megido = len(view.inside(waiting(seat)))
    half = photon_high(r.room)
    if photons:
        wide = min(photons_wide(view, seat, r.room, rows) - 10, rest.w * (0.42 if megido else 1.0))
        spot = rest.right(wide, 10)
        found.append(Place(f"hand {seat}", hand(seat), spot, "row", rows=rows, high=half, show=LAID_BY, gap=5,
                           align="left", only=is_photon, sort=by_kind, name=words.HAND, seat=seat))  # fmt: skip
    if view.inside(looked(seat)):
        spot = rest.right(rest.w * 0.36, 10)
        found.append(Place(f"looked {seat}", looked(seat), spot, "row", high=spot.h - HEAD - 12, show=0.3, gap=6,
                           title=words.LOOKED, frame="area", seat=seat))  # fmt: skip
    if events:
        letters, held = letters_of(printed, view.cards), [*filter(is_event, view.inside(hand(seat)))]
        need = [sum(broad(letters(card), r.hand.h) for card in cards) for cards in (view.inside(waiting(seat)), held)]
        spot = rest.right(rest.w * need[1] / sum(need) if megido else rest.w, 8)
        found.append(hand_in(spot, f"events {seat}", hand(seat), words.HAND, seat, letters, sheet=SHEET, only=is_event))
    return [own_party(view, seat, rest), *found]


def photon_high(room: Box) -> float:
    """Height of a photon in hand: two of them lie one below the other in one that is not asked about."""
    return (measures(room).hand - 8 - GAP) / 2


def photons_wide(view: State, seat: int, room: Box, rows: int) -> float:
    """Width of the photons in hand, in so many rows, with what is free beside them."""
    photons = sum(kind_of(piece) in KINDS for piece in view.inside(hand(seat)))
    return -(-photons // rows) * (photon_high(room) * CARD + 5) + 18 if photons else 0.0


def own_party(view: State, seat: int, box: Box) -> Place:
    """One's own Megido that have not acted."""
    letters = letters_of(printed, view.cards)
    return hand_in(box, f"waiting {seat}", waiting(seat), words.WAITING, seat, letters, sheet=SHEET)


def heaps(view: State, seat: int, box: Box, *, own: bool, worded: bool) -> list[Place]:
    """Hand, deck and discard pile: how many cards each has is public (F-8.9), the discard pile open (F-8.8)."""
    piles = [(deck(seat), words.DECK), (discard(seat), words.DISCARD)]
    if not own:
        piles.insert(0, (hand(seat), words.HAND))
        piles += [(looked(seat), words.LOOKED)] if view.inside(looked(seat)) else []
    return [
        heap_in(cell, f"{zone.name} {seat}", zone, said, seat, worded=worded, spreads=zone.name == "discard")
        for cell, (zone, said) in zip(cells(box, len(piles)), piles, strict=True)
    ]


# ---- which pieces, in which order ------------------------------------------------------------------
def always(piece: Piece) -> bool:
    return True


def face_up(piece: Piece) -> bool:
    return piece.face_up


def face_down(piece: Piece) -> bool:
    return not piece.face_up


def is_photon(piece: Piece) -> bool:
    return kind_of(piece) in KINDS


def is_event(piece: Piece) -> bool:
    return kind_of(piece) not in KINDS


def of_kind(kind: str) -> Callable[[Piece], bool]:
    """Photons of one kind; a face-down one shows its kind by its place."""
    return lambda piece: kind_of(piece) == kind


def by_number(piece: Piece) -> tuple[bool, int, int]:
    """High numbers first, face-down ones last."""
    return (not piece.face_up, -number_of(piece), piece.id)


def by_kind(piece: Piece) -> tuple[int, int, str]:
    """A hand in order: Attack, Skill, Charge, events; high numbers first."""
    kind = kind_of(piece)
    return (KINDS.index(kind) if kind in KINDS else 3, -number_of(piece), piece.card)
