"""The two territories and the lane between them: slots, bases, arms, formations, and the plates they lie on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.magna.invasion import ChooseParty, GoOn, GoOrCancel, first_target, next_target
from game.rules.magna.looking import AskPlace
from game.rules.magna.places import (
    BASES,
    HOME,
    LANE,
    arms,
    at_place,
    base_piece,
    bases,
    bases_aside,
    field,
    free_slots,
    is_standing,
    magna,
    played,
    slots,
    unit_at,
    units,
)
from game.rules.magna.production import ChooseSlot
from game.rules.magna.values import attack, defence
from game.table.state import Piece
from game.table.step import Spot
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.layouts.magna.ground import PLACES, Ground
from game.ui.layouts.magna.ground import Terrace as Plan
from game.ui.table.besides_cards import Caption, Emblem, Terrace
from game.ui.table.layout import Cell, Place
from game.ui.widgets.box import Box
from game.words import Phrase

PLACING = (AskPlace, ChooseSlot)  # questions that may be about any slot
BATTLE = 2  # rows of the lane
LEAST_SHOWN = 2  # slots of a base
TONES = ("own", "other")  # the grounds that go with the colours of the seats
TOKEN = 30.0  # of arms, in the corner of their bearer
HEADED = 22.0  # above the sums of a territory: what they are
VIEW = 2.4  # width of a base that is not laid yet for its height


# ---- what is going on ------------------------------------------------------------------------------
def at_war(view: View) -> bool:
    """True while an invasion goes on, from the question whether to go."""
    me = magna(view)
    return me.phase == "invasion" and me.invasion is not None


def target(view: View) -> tuple[int, int]:
    """The seat and the base that is fought for, until its garrison has found its slots; (-1, 0) while there is none."""
    battle, invasion = magna(view).battle, magna(view).invasion
    if battle is not None:
        return battle.defender, battle.base
    if invasion is not None and invasion.base:
        seat, base = invasion.defender, invasion.base
        if any(unit.at[1] >= slots(view, base) for unit in at_place(view, seat, base)):
            return seat, base
    return -1, 0


def aim(view: View) -> tuple[int, int]:
    """The base that an invasion goes for next, while the invader decides whether to go, with whom, whether to go on."""
    for seat, question in view.asks.items():
        if isinstance(question, (GoOrCancel, ChooseParty)):
            return 1 - seat, first_target(view, seat)
        if isinstance(question, GoOn):
            return 1 - seat, next_target(view)
    return -1, 0


def lane_rows(view: View, near: int) -> tuple[tuple[int, int], ...]:
    """Who stands in the lane, from above: seat and place. The party; over or under it the garrison of the base that is
    fought for; the party that has come home to a full base 3."""
    invasion = magna(view).invasion
    if not at_war(view) or invasion is None:
        return ()
    party, fought = (invasion.invader, LANE), target(view)
    if fought[0] >= 0:
        return (party, fought) if fought[0] == near else (fought, party)
    home = (invasion.invader, HOME)
    return (home,) if returned(view, invasion.invader) and not at_place(view, *party) else (party,)


def returned(view: View, seat: int) -> list[Piece]:
    """Units for whom base 3 has no slot (MS-5.7)."""
    return [unit for unit in at_place(view, seat, HOME) if unit.at[1] >= slots(view, HOME)]


def standing_or_unlaid(view: View, seat: int, base: int) -> bool:
    """Slots are shown unless the base has fallen: they are gone for good then."""
    return base_piece(view, seat, base) is None or is_standing(view, seat, base)


def slots_shown(view: View, seat: int, base: int, near: int) -> tuple[int, ...]:
    """The numbers of the slots of a base that are shown. In a battle elsewhere only those in which somebody stands,
    two at least: nobody is placed there then. Units that have come home to a full base 3 stand beside the others."""
    count, rows = slots(view, base), lane_rows(view, near)
    apart = base != HOME or (seat, HOME) in rows
    waiting = [] if apart else [unit.at[1] for unit in returned(view, seat)]
    if len(rows) < BATTLE or any(isinstance(asked, PLACING) for asked in view.asks.values()):
        return (*range(count), *sorted(waiting))
    there = [unit.at[1] for unit in at_place(view, seat, base) if (seat, base) != target(view)]
    free = [n for n in range(count) if n not in there]
    least = LEAST_SHOWN + ((seat, base) == target(view))  # in a small window the sum stands there
    return tuple(sorted((*there, *free[: max(0, least - len(there))])))


# ---- units and bases -------------------------------------------------------------------------------
def territory(view: View, seat: int, near: int, area: Ground) -> Iterator[Place]:
    """A seat's bases and units, arms in the corner of their bearers."""
    own, fought = seat == near, target(view)
    cells, cards = list[Cell](), list[Cell]()
    numbers = [slots_shown(view, seat, base, near) for base in BASES]
    for base, shown, plan in zip(BASES, numbers, area.terraces(own, [len(each) for each in numbers]), strict=True):
        spot = lowest_free(view, seat, base)
        also = (spot,) if spot is not None else ()
        cards.append(Cell((base,), plan.box, (), plan.box.h, also=also, ratio=plan.box.w / plan.box.h))
        if (seat, base) == fought:
            continue
        if standing_or_unlaid(view, seat, base):
            cells += slots_of(view, seat, base, shown, plan.slots)
        cells += over(plan.slots[-1], base, shown)
    cells += lane_cells(view, seat, near, area)
    box = area.territory(own)
    yield Place(f"bases {seat}", bases(seat), box, "grid", high=box.h, cells=tuple(cards), ground=True,
                name=words.BASES, seat=seat)  # fmt: skip
    yield Place(f"field {seat}", field(seat), box, "grid", high=box.h, cells=tuple(cells), board=False,
                name=words.TERRITORY, seat=seat)  # fmt: skip
    yield Place(f"arms {seat}", arms(seat), box, "hung", token=TOKEN, name=words.ARMS, seat=seat)


def lowest_free(view: View, seat: int, base: int) -> Spot | None:
    """The first slot of a base in which nobody stands: it stands for all others there."""
    free = free_slots(view, seat, base)
    return Spot(field(seat), free[0]) if free else None


def slot(at: tuple[int, int], box: Box, tone: str, label: str = "", also: tuple[Spot, ...] = ()) -> Cell:
    """The place of one unit, as large as the unit itself."""
    return Cell(at, box, box.corners, box.h, tone, label, also, ratio=box.w / box.h)


def slots_of(
    view: View, seat: int, base: int, numbers: Sequence[int], boxes: Sequence[Box], drawn: bool = False
) -> list[Cell]:
    """The places of a base. At home they are drawn with it; `drawn`: in the lane, where they end with two that are
    only for a battle."""
    found, count = [], slots(view, base)
    free = lowest_free(view, seat, base)
    for n, box in zip(numbers, boxes, strict=True):
        augments, empty = n >= count, unit_at(view, seat, (base, n)) is None
        also = (free,) if free is not None and empty and not augments and free.at != (base, n) else ()
        label = words.AUGMENT_SHORT if drawn and augments and empty else ""
        found.append(slot((base, n), box, ("extra" if augments else TONES[seat]) if drawn else "", label, also))
    return found


def over(last: Box, base: int, shown: Sequence[int]) -> list[Cell]:
    """Where units lie for a moment that a base shows no slot for: over the last one, not drawn."""
    numbers = [n for n in range(3 * PLACES) if n not in shown]
    return [Cell((base, n), last.shifted(7 + 3 * k, -7 - 3 * k), (), last.h, spare=True, ratio=last.w / last.h)
            for k, n in enumerate(numbers)]  # fmt: skip


def lane_cells(view: View, seat: int, near: int, area: Ground) -> Iterator[Cell]:
    """The places of a seat in the lane."""
    for number, (whose, place) in enumerate(lane_rows(view, near)):
        boxes = area.places(number)
        if whose != seat:
            continue
        if place == LANE:
            yield from (slot((LANE, n), box, TONES[seat]) for n, box in enumerate(boxes))
        elif (seat, place) == target(view):
            yield from slots_of(view, seat, place, range(PLACES), boxes, drawn=True)
        else:
            yield from (slot((HOME, slots(view, HOME) + n), box, "extra") for n, box in enumerate(boxes))


# ---- cards for a while -----------------------------------------------------------------------------
def declared(view: View, near: int, area: Ground) -> Iterator[Place]:
    """Cards that are declared lie in the lane, in a battle at the edge of the panel that tells of them."""
    for seat in (1 - near, near):
        box = declared_box(view, near, area, seat)
        yield Place(f"played {seat}", played(seat), box, "row", high=box.h, ratio=min(1.1, box.w / box.h), show=0.3,
                    gap=4, align="left", name=words.PLAYED, seat=seat)  # fmt: skip


def declared_box(view: View, near: int, area: Ground, seat: int) -> Box:
    """Where the declared cards of a seat lie: the own ones below, or left of the others."""
    if area.lane is None:
        box = area.territory(seat == near)
        return Box(box.cx - 50, box.y + 4, 100, box.h - 8)
    if not at_war(view):
        room = area.lane.inset(8)
        return Box(room.x, room.y, room.w / 2 - 4, room.h) if seat == near else Box(
            room.cx + 4, room.y, room.w / 2 - 4, room.h)  # fmt: skip
    column = (
        edge_of(area.panel) if area.panel is not None else Box(area.lane.right_edge - 84, area.lane.y, 82, area.lane.h)
    )
    half = (column.h - 4) / 2
    return Box(column.x, column.y + (half + 4 if seat == near else 0), column.w, half)


def edge_of(panel: Box) -> Box:
    """The right edge of the panel, for cards."""
    wide = min(92.0, panel.w * 0.34)
    return Box(panel.right_edge - wide - 6, panel.y + 6, wide, panel.h - 12)


def aside(near: int, area: Ground, hand: Box) -> Iterator[Place]:
    """Bases before both orders are shown (MS-3.1): one's own where the hand will be, to be read; of the others the
    backs."""
    far, gap = area.far.inset(12), 14.0
    high = min(far.h, (far.w - gap * (len(BASES) - 1)) / len(BASES) / VIEW)  # side by side: none lies over another
    yield Place(f"aside {1 - near}", bases_aside(1 - near), far, "row", high=high, ratio=VIEW, gap=gap, show=0.5,
                name=words.BASES, seat=1 - near)  # fmt: skip
    yield Place(f"aside {near}", bases_aside(near), hand, "hand", high=hand.h, gap=10, name=words.BASES, seat=near)


def stake(view: View, near: int, area: Ground, seat: int, base: int) -> Box:
    """The ground of the base that is fought for: its garrison has left it empty."""
    counts = [len(slots_shown(view, seat, each, near)) for each in BASES]
    plan = area.terraces(seat == near, counts)[base - 1]
    first, last = plan.slots[0], plan.slots[-1]
    return Box(first.x, first.y, last.right_edge - first.x, first.h)


# ---- plates, sums ----------------------------------------------------------------------------------
def plates(view: View, near: int, area: Ground) -> Iterator[Terrace]:
    """The grounds of own bases that are not laid yet, of the lane, of the panel."""
    for plan in unlaid(view, near, area).values():
        yield Terrace(plan.box, near, ghost="base")
    if area.lane is not None:
        yield Terrace(area.lane, -1)
    if area.panel is not None:
        yield Terrace(area.panel, -1)


def unlaid(view: View, near: int, area: Ground) -> dict[int, Plan]:
    """The terraces of the own bases that have not been laid yet."""
    plans = zip(BASES, area.terraces(True, [slots(view, base) for base in BASES]), strict=True)
    return {base: plan for base, plan in plans if base_piece(view, near, base) is None}


def labels(view: View, near: int, area: Ground) -> Iterator[Caption]:
    """Whose row it is, and how many stand in it; above the sums of a territory, what they are."""
    for number, (seat, place) in enumerate(lane_rows(view, near)):
        count = len(at_place(view, seat, place)) if place != HOME or (seat, place) == target(view) else len(
            returned(view, seat))  # fmt: skip
        said = words.PARTY if place == LANE else words.GARRISON if (seat, place) == target(view) else words.RETURNED
        box = area.label(number)
        yield Caption(said.of(count), Box(box.x + 3, box.y + 2, box.w - 4, 18), True, "left")
    for base, plan in unlaid(view, near, area).items():
        yield Caption(
            words.PLACE_OF.of(base, words.ROLE[base], slots(view, base)), plan.banner.inset(8, 0), True, "left"
        )
    for own in (True, False):
        box = area.sums(own)
        if box.w and magna(view).turn:
            yield Caption(words.IN_ALL, Box(box.x, max(box.y, box.cy - 56), box.w - 6, 16), False, "right")


def sums(view: View, near: int, area: Ground) -> Iterator[Emblem]:
    """Attack and defence of a whole side: of each row of the lane; while nobody fights, of all of its units."""
    for number, (seat, place) in enumerate(lane_rows(view, near)):
        box = area.label(number)
        side = min(36.0, (box.w - 8) / 2, box.h - 22)
        y = box.y + 20 + max(0.0, (box.h - 22 - side) / 2 - 4)
        yield from both(view, at_place(view, seat, place), (Box(box.x + 4, y, side, side),
                                                            Box(box.x + 8 + side, y, side, side)))  # fmt: skip
    for seat in (near, 1 - near) if magna(view).turn else ():
        box = area.sums(seat == near)
        if box.w:
            side = min(38.0, box.w - 6, (box.h - HEADED) / 2)
            x = box.x + (box.w - 6 - side) / 2
            top = box.cy - side + HEADED / 2 - 4
            yield from both(view, units(view, seat), (Box(x, top, side, side), Box(x, top + side + 4, side, side)))


def both(view: View, force: Sequence[Piece], boxes: tuple[Box, Box]) -> Iterator[Emblem]:
    """The two sums of some units."""
    strength, shield = sum(attack(view, unit) for unit in force), sum(max(0, defence(view, unit)) for unit in force)
    said: tuple[tuple[str, int, Phrase], ...] = (
        ("attack", strength, words.SUM_ATTACK),
        ("defence", shield, words.SUM_DEFENCE),
    )
    for (sign, number, tip), box in zip(said, boxes, strict=True):
        yield Emblem(f"{sign} {number}", box, tip=tip.of(len(force), number))
