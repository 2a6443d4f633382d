"""Where everything of Magna Spectra lies, for any window from 960x540 logical pixels up.

On top, one row for each seat: plaque, Magna and Fight as gems, war funds, deck and discard pile, the near seat's at
the left. Below it the ground (ground.py): two territories facing each other across the invasion lane. At the foot what
is asked, and the own hand. Right, the order of the turn or what is declared in a battle, the log, notes and buttons;
in narrow windows the log opens over them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.magna.places import (
    BASES,
    LANE,
    arms,
    base_piece,
    bases,
    bases_aside,
    deck,
    discard,
    field,
    fight_of,
    funds,
    hand,
    is_standing,
    magna,
    magna_of,
    played,
    slots,
    unit_at,
)
from game.table.state import Zone
from game.table.step import Spot
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.layouts.magna.ground import BROAD, PLACES, RATIO, Ground, ground
from game.ui.table.layout import CARD, Cell, Composition, Mat, Place
from game.ui.table.marks import Emblem, Terrace
from game.ui.widgets.box import Box
from game.words import Phrase

RIM, HEAD, GAP = 24.0, 44.0, 8.0
PROMPT_H, TOOLS_W = 34.0, 204.0
WIDE = 1100.0  # felt this wide has the log beside it
LABEL = 16.0
LABELLED = 440.0  # a seat's row this wide has words below its piles


@dataclass(frozen=True, slots=True)
class Parts:
    """The rooms on the felt."""

    near: Box
    far: Box
    ground: Ground
    prompt: Box
    hand: Box
    side: Box


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    title, ribbon, tools, felt = upper(room)
    parts = divided(felt, room)
    own, own_places, own_gems = row_of(view, near, parts.near, True)
    other, other_places, other_gems = row_of(view, 1 - near, parts.far, False)
    side = side_boxes(view, parts, felt)
    places = (
        *territory(view, near, near, parts.ground),
        *territory(view, 1 - near, near, parts.ground),
        *middle(near, parts.ground),
        *other_places,
        *own_places,
        far_hand(1 - near, side.hand),
        fan(near, parts.hand),
    )
    return Composition(
        places=places,
        mats=(other, own),
        ribbon=ribbon,
        prompt=parts.prompt,
        actions=side.actions,
        tools=tools,
        log=side.log,
        spread=Box(felt.x + 20, felt.y + 6, felt.w - 40, felt.h * 0.72),
        note=side.note,
        title=title,
        log_beside=felt.w >= WIDE,
        strip=side.strip,
        terraces=tuple(terraces(view, near, parts.ground)),
        emblems=(*own_gems, *other_gems, *dice(view, near, parts.ground)),
        totals=parts.ground.sum,
    )


# ---- the rooms -------------------------------------------------------------------------------------
def upper(room: Box) -> tuple[Box, Box, Box, Box]:
    """Title, phases and tools on the upper board, and the felt below it."""
    title = Box(room.x + 20, room.y + 3, room.w * 0.17, HEAD - 6)
    tools = Box(room.right_edge - 16 - TOOLS_W, room.y + 5, TOOLS_W, HEAD - 10)
    left, right = title.right_edge + GAP, tools.x - GAP
    wide = min(right - left, 760.0)
    ribbon = Box(min(max(left, room.cx - wide / 2), right - wide), room.y + 5, wide, HEAD - 10)
    felt = Box(room.x + RIM, room.y + HEAD + GAP, room.w - 2 * RIM, room.h - HEAD - GAP - 20)
    return title, ribbon, tools, felt


def divided(felt: Box, room: Box) -> Parts:
    """The rows of both seats, the ground, prompt and hand; the right column."""
    rest = felt.copy()
    side = rest.right(min(max(196.0, felt.w * 0.178), 340.0), 10)
    head = rest.top(min(max(46.0, felt.h * 0.095), 80.0), 6)
    own_hand = rest.bottom(min(max(98.0, felt.h * 0.235), 250.0), 4)
    own_hand.h = room.foot - 2 - own_hand.y  # cards of a hand hang over the rim
    prompt = rest.bottom(PROMPT_H, 5)
    half = (head.w - GAP) / 2
    near, far = Box(head.x, head.y, half, head.h), Box(head.right_edge - half, head.y, half, head.h)
    return Parts(near, far, ground(rest), prompt, own_hand, side)


@dataclass(frozen=True, slots=True)
class Side:
    """The right column."""

    hand: Box
    strip: Box
    log: Box
    note: Box
    actions: Box


def side_boxes(view: View, parts: Parts, felt: Box) -> Side:
    """The other hand, what is declared, the log, notes and buttons."""
    rest = parts.side.copy()
    backs = rest.top(min(max(30.0, felt.h * 0.062), 52.0), 8)
    actions = rest.bottom(min(190.0, rest.h * 0.42), 8)
    strip = rest.top(min(176.0 if at_war(view) else 92.0, rest.h * 0.52), 6)
    if felt.w >= WIDE:
        log = rest.top(rest.h * (0.46 if at_war(view) else 0.6), 6)
        return Side(backs, strip, log, rest, actions)
    log = Box(rest.x - 130, felt.y, rest.w + 130, felt.h * 0.62)
    return Side(backs, strip, log, rest, actions)


# ---- seats -----------------------------------------------------------------------------------------
def row_of(view: View, seat: int, box: Box, own: bool) -> tuple[Mat, list[Place], list[Emblem]]:
    """A seat's row: plaque outermost, then gems, funds and piles toward the middle."""
    rest = box.inset(5, 3)

    def cut(share: float, least: float, most: float) -> Box:
        wide = min(max(least, box.w * share), most)
        return rest.left(wide, 6) if own else rest.right(wide, 6)

    plaque = cut(0.33, 134.0, 240.0)
    gems = [gem_of(view, seat, what, cut(0.085, 34.0, 60.0)) for what in ("magna", "fight")]
    fund_box = cut(0.16, 58.0, 116.0)
    labelled = box.w >= LABELLED
    high = rest.h - LABEL if labelled else rest.h
    found = [
        Place(f"funds {seat}", funds(seat), top_of(fund_box, high), "row", high=high, ratio=CARD, gap=4, show=0.5,
              title=words.FUNDS if labelled else None, name=words.FUNDS, label=foot_of(fund_box) if labelled else None,
              frame="slot", seat=seat)
    ]  # fmt: skip
    for key, zone, said, spreads in (
        ("deck", deck(seat), words.DECK, False),
        ("discard", discard(seat), words.DISCARD, True),
    ):
        wide = rest.w if spreads else (rest.w - 6) / 2
        cell = rest.left(wide, 6) if own else rest.right(wide, 6)
        found.append(pile(f"{key} {seat}", zone, cell, said, seat, spreads, labelled))
    return Mat(seat, box, plaque, own), found, gems


def gem_of(view: View, seat: int, what: str, box: Box) -> Emblem:
    """Magna or Fight of a seat."""
    if what == "magna":
        return Emblem(f"magna {magna_of(view, seat)}", box, words.MAGNA, words.MAGNA_TIP)
    return Emblem(f"fight {fight_of(view, seat)}", box, words.FIGHT, words.FIGHT_TIP)


def top_of(box: Box, high: float) -> Box:
    return Box(box.x, box.y, box.w, high)


def foot_of(box: Box) -> Box:
    return Box(box.x - 3, box.foot - LABEL, box.w + 6, LABEL)


def pile(key: str, zone: Zone, box: Box, said: Phrase, seat: int, spreads: bool, labelled: bool) -> Place:
    """One heap with its name and number below it, or where there is no room for words only the number on it."""
    high = box.h - LABEL if labelled else box.h
    return Place(key, zone, top_of(box, high), "pile", high=high, title=said if labelled else None, name=said,
                 count=True, label=foot_of(box) if labelled else None, frame="slot", spreads=spreads, newest="last",
                 seat=seat)  # fmt: skip


def far_hand(seat: int, box: Box) -> Place:
    """The backs of what the other seat holds."""
    return Place(f"hand {seat}", hand(seat), box, "row", high=box.h, show=0.16, gap=3, align="right", name=words.HAND,
                 count=True, seat=seat)  # fmt: skip


def fan(seat: int, box: Box) -> Place:
    """One's own hand; before an audience that of the near seat."""
    return Place(f"hand {seat}", hand(seat), box, "fan", high=min(252.0, box.h / 0.72), show=0.3, tilt=7.0, rises=True,
                 gap=2, name=words.HAND, seat=seat)  # fmt: skip


# ---- the ground ------------------------------------------------------------------------------------
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
        if any(unit.at[0] == base and unit.at[1] >= slots(view, base) for unit in view.inside(field(seat))):
            return seat, base
    return -1, 0


def outline(box: Box) -> tuple[tuple[float, float], ...]:
    return ((box.x, box.y), (box.right_edge, box.y), (box.right_edge, box.foot), (box.x, box.foot))


def territory(view: View, seat: int, near: int, area: Ground) -> Iterator[Place]:
    """A seat's bases and units, arms under their bearers."""
    own = seat == near
    cells, cards = list[Cell](), list[Cell]()
    for base in BASES:
        plan = area.terrace(own, base, slots(view, base))
        cards.append(base_cell(view, seat, base, plan.card, plan.box))
        if (seat, base) == target(view):
            cells += places_of(view, seat, base, area.formation(own), own)
        else:
            cells += places_of(view, seat, base, plan.slots if standing_or_unlaid(view, seat, base) else (), own)
            cells += over(plan.slots[-1], base, len(plan.slots))
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
    taken = {unit.at for unit in view.inside(field(seat))}
    free = [(base, n) for n in range(slots(view, base)) if (base, n) not in taken]
    return Spot(field(seat), free[0]) if free else None


def places_of(view: View, seat: int, base: int, boxes: tuple[Box, ...], own: bool) -> list[Cell]:
    """The slots of a base; in a battle also its augment slots."""
    found, count = [], slots(view, base)
    free = lowest_free(view, seat, base)
    for n, box in enumerate(boxes):
        augments = n >= count
        empty = unit_at(view, seat, (base, n)) is None
        tone = "extra" if augments else "own" if own else "other"
        also = (free,) if free is not None and empty and not augments and free.at != (base, n) else ()
        label = words.AUGMENT_SHORT if augments and empty else ""
        found.append(Cell((base, n), box, outline(shape(box)), box.h, tone, label, also))
    return found


def shape(box: Box) -> Box:
    """The outline of a slot: an upright card with a little room."""
    return box.middle(box.h * RATIO + 7, box.h + 3)


def over(last: Box, base: int, count: int) -> list[Cell]:
    """Where units that come home to a full base lie for now (MS-5.7): over the last slot, not drawn."""
    return [Cell((base, count + n), last.shifted(7 + 5 * n, -7 - 5 * n), (), last.h, spare=True)
            for n in range(2 * PLACES)]  # fmt: skip


def lane_cells(view: View, seat: int, own: bool, area: Ground) -> list[Cell]:
    """The five invasion slots: a formation on the invader's side, else a row that is drawn once."""
    invasion = magna(view).invasion
    if at_war(view) and invasion is not None and invasion.invader == seat:
        tone = "own" if own else "other"
        return [Cell((LANE, n), box, outline(shape(box)), box.h, tone) for n, box in enumerate(area.formation(own))]
    tone = "middle" if own and not at_war(view) else ""
    return [Cell((LANE, n), box, outline(shape(box)), box.h, tone) for n, box in enumerate(area.row())]


def middle(near: int, area: Ground) -> Iterator[Place]:
    """Cards that are declared, and bases before both orders are shown, lie in the lane."""
    between = area.between
    for seat in (1 - near, near):
        own = seat == near
        strip = Box(between.x - 2, between.y + between.h * (0.53 if own else 0.03), between.w + 4, between.h * 0.44)
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
            state = "lit" if fought_for else "out" if lost else ""
            note = words.FIGHTS_IN_LANE if fought_for else None
            yield Terrace(plan.box, seat, state, note=note, level=4 - base)  # type: ignore[arg-type]
    yield from lane_plates(view, near, area)


def lane_plates(view: View, near: int, area: Ground) -> Iterator[Terrace]:
    """In an invasion one plate for each force with its size, else one for the five slots."""
    invasion, fought = magna(view).invasion, target(view)
    if not at_war(view) or invasion is None:
        yield Terrace(area.plate, -1, words=words.LANE, level=1)
        return
    for seat in (near, 1 - near):
        half = area.half(seat == near)
        if seat == invasion.invader:
            yield Terrace(half, seat, words=words.PARTY.of(count_at(view, seat, LANE)), level=1)
        elif fought[0] == seat:
            yield Terrace(half, seat, "lit", words.GARRISON.of(count_at(view, seat, fought[1]), fought[1]))


def dice(view: View, near: int, area: Ground) -> Iterator[Emblem]:
    """In the lane while nobody invades: the dice that made one of them First."""
    me = magna(view)
    if at_war(view) or not me.rolled:
        return
    for seat in (near, 1 - near):
        first = seat == me.first
        yield Emblem(f"die {me.rolled[seat]}", area.die(seat == near), words.FIRST if first else words.SECOND,
                     words.FIRST_TIP if first else words.SECOND_TIP)  # fmt: skip


def count_at(view: View, seat: int, place: int) -> int:
    return sum(unit.at[0] == place for unit in view.inside(field(seat)))
