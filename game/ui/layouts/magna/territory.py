"""The two territories and the lane between them: slots, bases, arms, formations, and the plates they lie on."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.magna.invasion import ChooseParty, GoOn, GoOrCancel, first_target, next_target
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
)
from game.table.step import Spot
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.layouts.magna.ground import BROAD, PLACES, RATIO, Ground
from game.ui.table.besides_cards import Emblem, Terrace
from game.ui.table.layout import CARD, Cell, Place
from game.ui.widgets.box import Box

TONES = ("own", "other")  # the grounds that go with the colours of the seats


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


def territory(view: View, seat: int, near: int, area: Ground) -> Iterator[Place]:
    """A seat's bases and units, arms under their bearers."""
    own = seat == near
    cells, cards = list[Cell](), list[Cell]()
    for base in BASES:
        plan = area.terrace(own, base, slots(view, base))
        cards.append(base_cell(view, seat, base, plan.card, plan.box))
        if (seat, base) == target(view):
            cells += places_of(view, seat, base, area.formation(own))
        else:
            cells += places_of(view, seat, base, plan.slots if standing_or_unlaid(view, seat, base) else ())
            waiting = waiting_home(view, seat, own, area) if base == HOME else []
            cells += waiting or over(plan.slots[-1], base, len(plan.slots))
    cells += lane_cells(view, seat, own, area)
    high = max(cell.high for cell in cells)
    yield Place(f"bases {seat}", bases(seat), area.box, "grid", high=area.head, ratio=BROAD, lies=True,
                cells=tuple(cards), name=words.BASES, seat=seat)  # fmt: skip
    yield Place(f"arms {seat}", arms(seat), area.box, "hung", hang=(0.3, 0.04), name=words.ARMS, seat=seat)
    yield Place(f"field {seat}", field(seat), area.box, "grid", high=high, ratio=RATIO, lies=True, cells=tuple(cells),
                board=False, name=words.TERRITORY, seat=seat)  # fmt: skip


def standing_or_unlaid(view: View, seat: int, base: int) -> bool:
    """Slots are shown unless the base has fallen: they are gone for good then."""
    return base_piece(view, seat, base) is None or is_standing(view, seat, base)


def base_cell(view: View, seat: int, base: int, box: Box, plate: Box) -> Cell:
    """Where a base card lies; one that has fallen is turned, and has the terrace for itself. A click on it means a free
    slot there."""
    piece = base_piece(view, seat, base)
    spot = lowest_free(view, seat, base)
    also = (spot,) if spot is not None else ()
    high = min(box.h, box.w / BROAD)
    if piece is not None and piece.turned:
        return Cell((base,), plate.inset(4), (), min((plate.h - 12) / BROAD, plate.w * 0.86), also=also)
    return Cell((base,), box, (), high, also=also)


def lowest_free(view: View, seat: int, base: int) -> Spot | None:
    """The first slot of a base in which nobody stands: it stands for all others there."""
    free = free_slots(view, seat, base)
    return Spot(field(seat), free[0]) if free else None


def places_of(view: View, seat: int, base: int, boxes: tuple[Box, ...]) -> list[Cell]:
    """The slots of a base; in a battle also its augment slots."""
    found, count = [], slots(view, base)
    free = lowest_free(view, seat, base)
    for n, box in enumerate(boxes):
        augments = n >= count
        empty = unit_at(view, seat, (base, n)) is None
        tone = "extra" if augments else TONES[seat]
        also = (free,) if free is not None and empty and not augments and free.at != (base, n) else ()
        label = words.AUGMENT_SHORT if augments and empty else ""
        found.append(Cell((base, n), box, shape(box).corners, box.h, tone, label, also))
    return found


def shape(box: Box) -> Box:
    """The outline of a slot: an upright card with a little room."""
    return box.middle(box.h * RATIO + 7, box.h + 3)


def waiting_home(view: View, seat: int, own: bool, area: Ground) -> list[Cell]:
    """Where the party waits when it comes home to a full base 3: in the lane, as long as nobody else is there."""
    invasion = magna(view).invasion
    if invasion is None or invasion.invader != seat or at_place(view, seat, LANE):
        return []
    count = slots(view, HOME)
    return [Cell((HOME, count + n), box, (), box.h, spare=True) for n, box in enumerate(area.formation(own))]


def over(last: Box, base: int, count: int) -> list[Cell]:
    """Where units that come home to a full base lie for now (MS-5.7): over the last slot, not drawn."""
    return [Cell((base, count + n), last.shifted(7 + 5 * n, -7 - 5 * n), (), last.h, spare=True)
            for n in range(2 * PLACES)]  # fmt: skip


def lane_cells(view: View, seat: int, own: bool, area: Ground) -> list[Cell]:
    """The five invasion slots: a formation on the invader's side, else a row that is drawn once."""
    invasion = magna(view).invasion
    if at_war(view) and invasion is not None and invasion.invader == seat:
        return [Cell((LANE, n), box, shape(box).corners, box.h, TONES[seat])
                for n, box in enumerate(area.formation(own))]  # fmt: skip
    tone = "middle" if own and not at_war(view) else ""
    return [Cell((LANE, n), box, shape(box).corners, box.h, tone) for n, box in enumerate(area.row())]


def middle(near: int, area: Ground, war: bool) -> Iterator[Place]:
    """Cards that are declared, and bases before both orders are shown, lie in the lane."""
    between = area.between
    for seat in (1 - near, near):
        own = seat == near
        strip = Box(between.x - 2, between.y + between.h * (0.53 if own else 0.03), between.w + 4, between.h * 0.44)
        if not war:
            strip = area.declared
        high = min(strip.h, strip.w / CARD)
        yield Place(f"played {seat}", played(seat), strip, "row", high=high, show=0.3, gap=2, name=words.PLAYED,
                    seat=seat)  # fmt: skip
        wing = area.lane if own else area.half(False)
        share = Box(wing.x + 6, wing.y + wing.h * (0.3 if own else 0.04), wing.w - 12, wing.h * (0.5 if own else 0.2))
        high = min(share.h, (share.w - 20) / 3 / BROAD)
        yield Place(f"aside {seat}", bases_aside(seat), share, "row", high=high, ratio=BROAD, gap=10, show=0.5,
                    name=words.BASES, seat=seat)  # fmt: skip


def terraces(view: View, near: int, area: Ground) -> Iterator[Terrace]:
    """The plates under the bases and in the lane."""
    for seat in (near, 1 - near):
        for base in BASES:
            plan = area.terrace(seat == near, base, slots(view, base))
            lost = not standing_or_unlaid(view, seat, base)
            fought_for = (seat, base) == target(view)
            state = "lit" if fought_for or (seat, base) == aim(view) else "out" if lost else ""
            note = words.FIGHTS_IN_LANE if fought_for else None
            yield Terrace(plan.box, seat, state, note=note, level=4 - base)  # type: ignore[arg-type]
    yield from lane_plates(view, near, area)


def lane_plates(view: View, near: int, area: Ground) -> Iterator[Terrace]:
    """In an invasion one plate for each force with its size, else one for the five slots."""
    invasion, fought = magna(view).invasion, target(view)
    if not at_war(view) or invasion is None:
        yield Terrace(area.plate, -1, words=words.LANE, ghost="lane")
        return
    for seat in (near, 1 - near):
        half = area.half(seat == near)
        if seat == invasion.invader:
            yield Terrace(half, seat, words=words.PARTY.of(len(at_place(view, seat, LANE))), level=1)
        elif fought[0] == seat:
            yield Terrace(half, seat, "lit", words.GARRISON.of(len(at_place(view, seat, fought[1])), fought[1]))


def dice(view: View, near: int, area: Ground) -> Iterator[Emblem]:
    """In the lane while nobody invades: the dice that made one of them First."""
    me = magna(view)
    if at_war(view) or not me.rolled:
        return
    for seat in (near, 1 - near):
        first = seat == me.first
        yield Emblem(f"die {me.rolled[seat]}", area.die(seat == near), words.FIRST if first else words.SECOND,
                     words.FIRST_TIP if first else words.SECOND_TIP)  # fmt: skip
