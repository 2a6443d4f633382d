"""Where everything of the Pony game lies, for any window from 960x540 logical pixels and for two to four seats.

Left, the score track. In the middle, from above: the homes of the others, the shared Problem row, one's own home, what
is asked, the own hand. Right, the log, which gives way to a faceoff; notes and buttons. With three and four seats the
homes of the others stand side by side along the whole upper edge.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.rules.pony.places import PLAY, PROBLEM, STAGE, Area, PonyState, flips, hand, opponents
from game.ui.layouts.pony import words
from game.ui.layouts.pony.areas import area_places, cells, row_areas
from game.ui.layouts.pony.homes import home
from game.ui.table.besides_cards import Track
from game.ui.table.contest import flip_box, flip_place
from game.ui.table.layout import Composition, Place
from game.ui.table.upper import GAP, upper
from game.ui.widgets.box import Box, columns

WIDE, TALL = 1232.0, 648.0  # the felt of a window of 1280x720
NEAR, FAR = 1.2, 0.86  # shares of areas that the near seat can reach, and of others


@frozen
class Rooms:
    """The rooms on the felt."""

    others: Box
    track: Box
    areas: Box
    home: Box
    prompt: Box
    hand: Box
    side: Box
    small: float  # 1 in a window of 1280x720
    gap: float


def compose(view: PonyState, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    title, ribbon, tools, felt = upper(room)
    rooms = divided(felt, room, view.seats)
    others = opponents(view, near)
    boxes = zip([*others, near], [*columns(rooms.others, shares(others, focus), GAP), rooms.home], strict=True)
    mats = [home(view, seat, box, rooms.small, own=seat == near) for seat, box in boxes]
    areas = row_areas(view, near)
    area_boxes = columns(rooms.areas, weights(view, near, areas), rooms.gap)
    log, note, actions, contest = side_boxes(rooms.side, view.seats)
    lying = [places for area, box in zip(areas, area_boxes, strict=True)
             for places in area_places(view, area, box, near)]  # fmt: skip
    housed = [place for made in mats for place in made.places]
    places = (
        *lying,
        *(place for place in housed if place.zone == PLAY),  # under the cells: a click beside a card means the home
        cells([*zip(areas, area_boxes, strict=True), *((made.area, made.mat.box) for made in mats)]),
        *(place for place in housed if place.zone != PLAY),
        *contest_places(others, near, contest),
        *staged(view, contest, note),
        fan(near, rooms.hand),
    )
    return Composition(
        places=places,
        mats=tuple(made.mat for made in mats),
        ribbon=ribbon,
        prompt=rooms.prompt,
        actions=actions,
        tools=tools,
        log=log,
        spread=Box(felt.x + 20, felt.y + 6, felt.w - 40, felt.h * 0.74),
        note=note,
        title=title,
        log_beside=True,
        purses=tuple(made.purse for made in mats),
        captions=tuple(made.caption for made in mats),
        track=Track(rooms.track, view.rules.points_to_win),
        contest=contest,
    )


# ---- the rooms -------------------------------------------------------------------------------------
def divided(felt: Box, room: Box, seats: int) -> Rooms:
    """Everything from above, between the track and the column at the right."""
    small, many = min(felt.w / WIDE, felt.h / TALL), seats > 2
    gap = GAP if small > 0.9 else 5.0
    rest = felt.copy()
    others = rest.top(min(max(92.0, felt.h * 0.19), 190.0), gap) if many else Box(0, 0, 0, 0)
    side = rest.right(min(max(232.0, felt.w * 0.245), 380.0), gap + 2)
    track = rest.left(min(max(34.0, 46 * small), 60.0), gap)
    if not many:
        others = rest.top(min(max(74.0, felt.h * 0.158), 170.0), gap)
    held = rest.bottom(min(max(74.0, felt.h * 0.165), 210.0), 4)
    held.h = room.foot - 2 - held.y  # cards of a hand hang over the rim
    prompt = rest.bottom(34.0 if small > 0.9 else 30.0, 4)
    own = rest.bottom(min(max(74.0, felt.h * 0.152), 170.0), gap)
    return Rooms(others, track, rest, own, prompt, held, side, small, gap)


def shares(seats: Sequence[int], focus: int) -> list[float]:
    """How wide the mats of opponents are, side by side; the one somebody looks at is wider."""
    return [1.6 if seat == focus and len(seats) > 1 else 1.0 for seat in seats]


def weights(view: PonyState, near: int, areas: Sequence[Area]) -> list[float]:
    """How wide the areas are: those that the near seat can go to have more room."""
    if view.seats == 2:
        return [1.0] * len(areas)
    close = (near, (near + 1) % view.seats)
    return [NEAR if area[0] != PROBLEM or area[1] in close else FAR for area in areas]


def side_boxes(box: Box, seats: int) -> tuple[Box, Box, Box, Box]:
    """Log, notes, buttons, and where a faceoff is shown: over the log, with many seats over the notes, too."""
    rest = box.copy()
    actions = rest.bottom(min(max(136.0, box.h * 0.27), 200.0), 8)
    whole = rest.copy()
    note = rest.bottom(min(max(92.0, rest.h * 0.3), 190.0), 8)
    return rest, note, actions, whole if seats > 2 else rest.copy()


# ---- what is no part of a home or an area ----------------------------------------------------------
def fan(seat: int, box: Box) -> Place:
    """One's own hand; before an audience that of the near seat."""
    return Place(f"hand {seat}", hand(seat), box, "fan", high=min(230.0, box.h / 0.72), show=0.3, tilt=6.0, rises=True,
                 gap=3, name=words.HAND, seat=seat)  # fmt: skip


def contest_places(others: Sequence[int], near: int, box: Box) -> list[Place]:
    """What each seat flips: the near seat's row is the lowest."""
    order = [*others, near]
    return [
        flip_place(f"flips {seat}", flips(seat), flip_box(box, n, len(order)), seat) for n, seat in enumerate(order)
    ]


def staged(view: PonyState, log: Box, note: Box) -> list[Place]:
    """A card that is being played lies open beside the table until it is carried out."""
    cards = view.inside(STAGE)
    if not cards:
        return []
    box = note if view.faceoff is not None else log
    name = view.cards[cards[-1].card].name
    return [Place("stage", STAGE, box, "row", high=min(box.h - 34, (box.w - 18) * 1.4), frame="area", show=0.2,
                  title=words.STAGED.of(name))]  # fmt: skip
