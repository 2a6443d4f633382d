"""Everything on the card table that can be pointed at, those on top last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.frozen import frozen
from game.table.step import Spot, Step, Thing
from game.ui.play import words as common
from game.ui.play.part import NOTHING, Part
from game.ui.table import words
from game.ui.table.choice_buttons import BUTTON_GAP, MAIN_H, PLAIN_H, stacked
from game.ui.table.motion import Actor
from game.ui.table.pose import Pose
from game.ui.table.regions import GAP, TOOL
from game.ui.table.ribbon import phase_boxes
from game.ui.table.strip import rows_of
from game.ui.table.table import Table
from game.ui.table.tally import tally_height
from game.ui.table.tray import Tray, tray_parts
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

TOOLS = (
    ("undo", common.UNDO, "undo"),
    ("hint", words.HINT, "hint"),
    ("recap", words.RECAP, "recap"),
    ("look", words.LOOK, "home"),
    ("rules", common.RULEBOOK, "rules"),
    ("speed", common.SPEED, "speed"),
    ("menu", common.MENU, "menu"),
)
"""The same in every game."""
INSPECTED = 170.0  # so much of the inspector stays where there are many buttons


# ---- all parts -------------------------------------------------------------------------------------
def parts_of(table: Table, tray: tuple[Tray, Box] | None, aside: bool = False) -> list[Part]:
    """All parts, those on top last. An open tray or menu covers what lies under it; `aside`: a tray to choose from has
    been put aside."""
    found = [*_tools(table)]
    if table.draft is not None and len(table.draft.menu) > 1:
        return [*found, *_menu(table), *_back(table)]
    if tray is not None:
        return [*found, *tray_parts(table, *tray), *_actions(table)]
    cards = list(_cards(table))
    grounds = {place.key for place in table.composition.places if place.ground}
    under = {a.token for a in table.cards.actors() if a.place in grounds}
    return [
        *(part for token, part in cards if token in under),
        *_places(table),
        *_emblems(table),
        *_seats(table),
        *(part for token, part in cards if token not in under),
        *_strip(table),
        Part(
            "log",
            table.composition.regions.log,
            words=common.LINE_THERE if table.replay else words.WHY_LINE,
            kind="log",
        ),
        *found,
        *_actions(table, aside),
    ]


def _tools(table: Table) -> Iterator[Part]:
    box = table.composition.regions.tools
    for n, (do, said, hint) in enumerate(TOOLS):
        yield Part(f"tool {do}", Box(box.x + n * (TOOL + GAP), box.y, TOOL, box.h), do=do, words=said, hint=hint,
                   kind="tool")  # fmt: skip


def _seats(table: Table) -> Iterator[Part]:
    """The plaques; one stands for a choice that is about its seat."""
    buttons = table.draft.buttons() if table.draft is not None and table.idle and not table.draft.menu else []
    meant = {table.layout.stands_for(step): step for step in buttons}
    for mat in table.composition.mats:
        step = meant.get(mat.seat)
        things = table.layout.seat_things(mat.seat)
        yield Part(f"seat {mat.seat}", mat.plaque, things, step, f"seat {mat.seat}", kind="seat")


def _places(table: Table) -> Iterator[Part]:
    """Framed places, cells of grids, and places whose spot is on offer."""
    offered = {thing.zone for thing in table.offered() if isinstance(thing, Spot)}
    heaps = {actor.place for actor in table.cards.actors()}  # the card on top stands for a heap
    for place in table.composition.places:
        if place.cells:
            for cell in (cell for cell in place.cells if not cell.spare):
                things: tuple[Thing, ...] = (Spot(place.zone, cell.at), *cell.also, Spot(place.zone))
                key = f"cell {place.key} {'.'.join(map(str, cell.at))}"
                yield Part(key, cell.box, things, kind="cell", outline=cell.outline)
        elif place.shape == "pile" and place.key in heaps and not place.whole:
            continue
        elif place.frame or place.zone in offered:
            yield Part(f"place {place.key}", place.box, (Spot(place.zone),), kind="place", words=place.title or NOTHING)


def _emblems(table: Table) -> Iterator[Part]:
    """Signs that lie on the table; they say what they are."""
    tally = table.layout.tally(table.face)
    if tally is not None and tally.tip is not None:
        box = table.composition.regions.inspector
        score = Box(box.x, box.y, box.w, tally_height(table.face.seats))
        yield Part("tally", score, words=tally.tip, kind="emblem")
    for n, emblem in enumerate(table.composition.emblems):
        if emblem.tip is not None:
            yield Part(f"emblem {n}", emblem.box, words=emblem.tip, kind="emblem")
    for n, count in enumerate(table.composition.counts):
        yield Part(f"count {n}", count.box, words=count.words, kind="emblem")


def _cards(table: Table) -> Iterator[tuple[int, Part]]:
    """The cards with their tokens, where they will lie; of a pile only what is on top."""
    tops: dict[str, Actor] = {}
    piles = {place.key: place for place in table.composition.places if place.shape == "pile"}
    actors = list(table.cards.actors())
    for actor in actors:
        if actor.place in piles:
            tops[actor.place] = actor
    for actor in actors:
        pose = actor.goal
        if actor.leaves or pose is None or (actor.place in piles and tops[actor.place] is not actor):
            continue
        pile = piles.get(actor.place)
        part = Part(
            f"card {actor.token}",
            pose.box(),
            table.things_of(actor),
            do=f"spread {actor.place}" if pile is not None and pile.spreads else "",
            kind="card",
            piece=actor.piece.id,
            outline=turned(pose, actor.look.angle).outline() if pose.angle or actor.look.angle else (),
        )
        yield actor.token, part


def turned(pose: Pose, angle: float) -> Pose:
    """A pose of a card that lies turned in its place."""
    return replace(pose, angle=pose.angle + angle) if angle else pose


def _strip(table: Table) -> Iterator[Part]:
    """Lines of the strip stand for their pieces."""
    box = table.composition.strip
    strip = table.layout.strip(table.face, table.eyes) if box is not None else None
    if box is not None and strip is not None:
        for turn, line in zip(strip.rows, rows_of(box, strip), strict=False):
            if not turn.piece:
                continue  # it stands for nothing on the table
            yield Part(f"turn {turn.piece}", line, (turn.piece,), kind="turn", piece=turn.piece)


# ---- choices without a thing -----------------------------------------------------------------------
@frozen
class Choice:
    """A button: what it does, and whether it is the thing to do."""

    step: Step | None
    said: Phrase
    kind: str = "plain"
    hint: str = ""
    do: str = ""


def phases(table: Table, ruler: Pen) -> Iterator[Part]:
    """The phases of the ribbon: they say why they are not what can be played now."""
    ribbon = table.page or table.layout.ribbon(table.face)
    named = {phase.name: phase.key for phase in table.order.phases}
    keys = ribbon.keys or tuple(named.get(phase, "") for phase in ribbon.phases)
    for n, box in enumerate(phase_boxes(ruler, table.composition.regions.ribbon, ribbon)):
        if keys[n]:
            yield Part(f"phase {n}", box, do=f"phase {keys[n]}", words=ribbon.phases[n], kind="phase")


def choices(table: Table) -> list[Choice]:
    """The buttons, the lowest first: what waits to be confirmed, what ends the question, other ways, the way back."""
    draft = table.draft
    if draft is None:
        return []
    view, found = table.trial, list[Choice]()
    confirms = draft.confirms
    if confirms is not None:
        found.append(Choice(confirms, confirms.say(view), "main", "confirm"))
    ends = [] if draft.menu else draft.buttons()
    plain = [step for step in (*ends, *draft.extras()) if step != confirms]
    mains = plain if len(plain) == 1 else ends if len(ends) == 1 else [step for step in ends if step.ends]
    chance = draft.stages[0].question.inner and bool(draft.offers())  # to react: no key learnt elsewhere lets it go
    if confirms is None and mains and not draft.underway and not chance:
        found.append(Choice(mains[0], mains[0].say(view), "main", "end"))
        plain = [step for step in plain if step != mains[0]]
    found += [Choice(step, step.say(view)) for step in reversed(plain)]
    found += [Choice(None, no.button, "barred") for no in reversed(table.barred())]
    if draft.underway:
        found.append(Choice(None, common.CANCEL, "quiet", "cancel", "back"))
    elif draft.rehearsed:
        found.append(Choice(None, words.TAKE_BACK, "quiet", "undo", "back"))
    if draft.rehearsed > 1 and not draft.underway:
        found.append(Choice(None, words.START_OVER, "quiet", "", "clear"))
    return found


def _actions(table: Table, aside: bool = False) -> Iterator[Part]:
    found = choices(table)
    if aside:
        found.insert(0, Choice(None, words.CHOOSE_HERE, "main", "", "tray"))
    box = table.composition.regions.actions
    need = sum(MAIN_H if one.kind == "main" else PLAIN_H for one in found) + BUTTON_GAP * max(0, len(found) - 1)
    if need > box.foot - table.composition.regions.inspector.y - INSPECTED:  # too many for their column: in the middle
        room = table.composition.regions.middle
        box = Box(room.cx - 210, room.cy - need / 2, 420, need)
    boxes = stacked(box, [one.kind for one in found])
    for n, (one, where) in enumerate(zip(found, boxes, strict=True)):
        key = f"barred {n}" if one.kind == "barred" else f"choice {n}"
        yield Part(key, where, step=one.step, do=one.do, words=one.said, hint=one.hint, kind=one.kind)


def _menu(table: Table) -> Iterator[Part]:
    """Choices that the clicks do not tell apart, as a list in the middle."""
    assert table.draft is not None
    options, room = table.draft.menu, table.composition.regions.middle
    wide, high = min(460.0, room.w), 40.0
    top = max(room.y, room.cy - (high + 6) * len(options) / 2)
    for n, step in enumerate(options):
        box = Box(room.cx - wide / 2, top + n * (high + 6), wide, high)
        yield Part(f"menu {n}", box, step=step, words=step.say(table.trial), kind="plain")


def _back(table: Table) -> Iterator[Part]:
    box = stacked(table.composition.regions.actions, ["quiet"])[0]
    yield Part("back", box, do="back", words=common.CANCEL, hint="cancel", kind="quiet")


def reachable(parts: Sequence[Part]) -> list[Part]:
    """What the keyboard can go to."""
    return [part for part in parts if part.kind not in ("board", "track", "log", "emblem")]


def numbered(parts: Sequence[Part]) -> list[Part]:
    """The buttons that digits press, counted from the top."""
    return sorted((part for part in parts if part.step is not None and part.kind != "seat"), key=_height)


def _height(part: Part) -> float:
    return part.box.y
