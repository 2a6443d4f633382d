"""Where everything of the Arena lies: the board in the table's room, opponents at its head, armies and spells in hand.

The camera frames the board in what is free; it ends below the opponents' line, and runs on, darkened, under the hand.
"""

from __future__ import annotations

from game.rules.arena.names import seat_name
from game.rules.arena.places import arena, armies, hand
from game.table.view import View
from game.ui.layouts.arena import words
from game.ui.layouts.arena.printed import printed
from game.ui.layouts.arena.said import counted, crowded
from game.ui.table.besides_cards import Count
from game.ui.table.counts import PAD, cells, count_in, hand_in
from game.ui.table.layout import Composition, Mat, Place
from game.ui.table.printed import letters_of
from game.ui.table.regions import Regions, about_hand, regions
from game.ui.widgets.box import Box

LINE, GAP, BELOW = 28.0, 6.0, 4.0  # height of an opponent's line; beside it, below it
EDGE, HEADS, FOOT = 10.0, 14.0, 14.0  # round the board: at its sides, over the far heads, over the desk
PLAQUE, COUNT_W = 260.0, 54.0  # widths of an opponent's plaque, at most, and of each count beside it
TILE, TILE_LEAST, SPELL_LEAST, SPELL_READ = 150.0, 92.0, 104.0, 136.0  # widths of an army's tile and of a spell
SQUARE = 0.98  # height of a tile for its width
ROOMY = 1.24  # tiles and spells are so much larger in a large window
APART = 14.0  # between armies and spells


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase; `focus` is the seat whose armies somebody wants to see."""
    near = max(eyes, 0)
    shown = focus if focus >= 0 else eyes if eyes >= 0 else max(0, arena(view).current)
    own = counted(view, near)
    asked = about_hand(view, near)
    r = regions(room, len(own), asked=asked)
    mats, counts = opponents(view, near, r)
    rest = r.hand.copy()
    spells = len(view.inside(hand(near))) if eyes >= 0 else 0
    places = [tiles(view, shown, rest, r, near, spells * (SPELL_READ if asked else SPELL_LEAST))]
    if eyes >= 0:
        letters = letters_of(printed, view.cards)
        places.append(hand_in(rest, f"hand {near}", hand(near), words.HAND, near, letters))
    plate = Box(r.counts.x, r.counts.y, r.counts.w - PAD, r.counts.h)  # two digits do not touch its rim
    desk = [count_in(cell, *one) for cell, one in zip(cells(plate, len(own)), own, strict=True)]
    return Composition(
        regions=r, places=tuple(places), mats=(*mats, Mat(near, r.plaque, r.plaque, True)), counts=(*desk, *counts)
    )


def insets(made: Composition) -> tuple[float, float, float, float]:
    """Shares of the window that are covered at left, top, right and bottom, for the camera."""
    r, w, h = made.regions, made.regions.room.w, made.regions.room.h
    return EDGE / w, (horizon(made) + HEADS) / h, (w - r.inspector.x + EDGE) / w, (h - r.plaque.y + FOOT) / h


def horizon(made: Composition) -> float:
    """Where the picture of the board ends above: nothing of it lies under the opponents' line."""
    return max(mat.box.foot for mat in made.mats if not mat.own) + BELOW


def free_room(made: Composition) -> Box:
    """The part of the window that shows the board, in logical pixels."""
    left, top, right, bottom = insets(made)
    w, h = made.regions.room.size
    return Box(left * w, top * h, w * (1 - left - right), h * (1 - top - bottom))


# ---- opponents -------------------------------------------------------------------------------------
def opponents(view: View, near: int, r: Regions) -> tuple[list[Mat], list[Count]]:
    """A low line for each of them at the head of the board: plaque, and what they have."""
    seats = [seat for seat in range(view.seats) if seat != near]
    slot = (r.table.w - GAP * (len(seats) - 1)) / len(seats)
    mats, found = list[Mat](), list[Count]()
    for n, seat in enumerate(seats):
        line = Box(r.table.x + (slot + GAP) * n, r.table.y, slot, LINE)
        facts = () if crowded(view) else counted(view, seat)
        plaque = line.left(min(PLAQUE, slot - COUNT_W * len(facts)), 4)
        rest = line.left(COUNT_W * len(facts))
        mats.append(Mat(seat, Box(plaque.x, plaque.y, rest.right_edge - plaque.x, LINE) if facts else plaque, plaque))
        boxes = cells(rest, len(facts))
        found += [count_in(cell, *one) for cell, one in zip(boxes, facts, strict=True)]
    return mats, found


# ---- armies ----------------------------------------------------------------------------------------
def tiles(view: View, seat: int, rest: Box, r: Regions, near: int, spells: float) -> Place:
    """The armies of a seat, at the left of spells that need so much width and take what is left of the room."""
    count, k = len(view.inside(armies(seat))), ROOMY if r.large else 1.0
    titled = seat != near
    room = rest.w - APART - min(spells * k, rest.w * 0.6)
    high = min(TILE * SQUARE * k, rest.h - GAP - (24.0 if titled else 0.0))
    wide = max(TILE_LEAST, min(high / SQUARE, room / max(1, count) - GAP))
    box = rest.left(count * (wide + GAP) - GAP if count else 0.0, APART)
    title = words.ARMIES_OF.of(seat_name(view, seat)) if titled else None
    return Place("armies", armies(seat), box, "row", high=high, ratio=wide / high, gap=GAP, show=1.0, align="left",
                 title=title, name=words.ARMIES, seat=seat)  # fmt: skip
