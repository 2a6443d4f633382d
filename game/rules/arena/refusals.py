"""Why a figure cannot go there: a reason, with numbers and the rule, for every space that is not on offer.

Spaces with the same reason share one `No`. A space out of reach is explained by the step that is missing: what it would
cost, how high it climbs, or what ends the move just before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from game.rules.arena.battlefield import Battlefield
from game.rules.arena.footing import Footing, edges, on_foot
from game.rules.arena.grid import FAR, distances, grid
from game.rules.arena.long_figures import long_edges
from game.rules.arena.names import CUT_OFF, GAPS
from game.rules.arena.places import BOARD
from game.rules.arena.search import stop
from game.table.step import SILENT, No, Spot
from game.words import Phrase


class Reason(NamedTuple):
    """How well it explains (lowest first), what it says, and the rule it cites."""

    rank: int
    why: Phrase
    rule: str
    numbers: Phrase = SILENT


@lru_cache(maxsize=1 << 10)
def too_far(spaces: int, points: int) -> Reason:
    return Reason(
        0,
        Phrase("It is too far away", "遠すぎる"),
        "6 points",
        Phrase("{0} spaces away, the figure can move {1}", "{0}マス先、移動力は{1}").of(spaces, points),
    )


@lru_cache(maxsize=1 << 10)
def too_dear(cost: int, points: int) -> Reason:
    return Reason(
        0,
        Phrase("The way there costs too much", "そこまでの移動力が足りない"),
        "6 points",
        Phrase("it costs {0}, the figure can move {1}", "必要{0}、移動力は{1}").of(cost, points),
    )


@lru_cache(maxsize=1 << 10)
def too_high(rise: int, size: int) -> Reason:
    return Reason(
        2,
        Phrase("It is too high to climb", "高すぎて登れない"),
        "6 climb, A4",
        Phrase("{0} levels up, size {1} climbs at most {1}", "{0}段の登り、サイズ{1}は{1}段まで").of(rise, size),
    )


NO_LEAD = Reason(0, CUT_OFF, GAPS)
NOT_ON_FOOT = Reason(6, Phrase("No way leads there on foot", "歩いて行ける道がない"), "6 ruins, A4")
RUIN = Reason(0, Phrase("A ruin: its space cannot be entered", "障害物のマスには入れない"), "6 ruins, A14")
NO_LANDING = Reason(0, Phrase("A ruin: nothing lands on it", "障害物のマスには降りられない"), "6 flying, A35")
OCCUPIED = Reason(
    0,
    Phrase(
        "Somebody stands there; no move may end on an occupied space",
        "ほかのフィギュアがいるマスでは移動を終えられない",
    ),
    "6 friends",
)
AFTER_WATER = Reason(
    3, Phrase("Entering the water before it ends the move", "手前の水に入ると、そこで移動が終わる"), "6 water"
)
AFTER_GLYPH = Reason(
    3, Phrase("Stepping on the glyph before it ends the move", "手前のグリフに乗ると、そこで移動が終わる"), "6 glyph"
)
FIGHTING = Reason(
    4, Phrase("The friend in the way is engaged and cannot be passed", "交戦状態の味方は通り抜けられない"), "A8"
)
ENEMY = Reason(5, Phrase("The enemy in the way cannot be passed", "敵のフィギュアは通り抜けられない"), "6 enemies")
NO_WAY = Reason(6, Phrase("There is no way there with {0} points", "移動力{0}でそこへ行く道がない"), "6 points")
UNEVEN = Reason(
    1,
    Phrase(
        "Both halves must end on free spaces of one level, and not half in water",
        "両半分が同じ高さの空きマスでなければ終えられない（片方だけ水も不可）",
    ),
    "7 heights",
)
NO_STAND = Reason(
    1,
    Phrase(
        "It would have to stop there and could not stand: it needs two free spaces of one level",
        "そこで止まらなければならないが、同じ高さの空きマス2つに収まらない",
    ),
    "A12",
)
HERE = Reason(
    0,
    Phrase("It stands there already; to stay, leave it where it is", "もうそこにいる。動かさないなら、そのままでよい"),
    "6 points",
)
HALTED = Reason(0, Phrase("Water or a glyph has ended the move", "水またはグリフで移動が終わった"), "6 water, 6 glyph")
ONE_STEP = Reason(
    0, Phrase("One step at a time: the front goes to a space next to it", "1歩ずつ：前は隣のマスへ進む"), "6"
)


def spots(field: Battlefield) -> tuple[Spot, ...]:
    """Every space of a battlefield as something to click, by number."""
    found = field.memory.get(("spots",))
    if found is None:
        found = field.memory["spots",] = tuple(Spot(BOARD, space) for space in grid(field).spaces)
    return cast(tuple[Spot, ...], found)


def grouped(field: Battlefield, reasons: Iterator[tuple[int, Reason]]) -> Iterator[No]:
    """One `No` for all the spaces that share a reason."""
    found: dict[Reason, list[Spot]] = {}
    places = spots(field)
    for space, reason in reasons:
        found.setdefault(reason, []).append(places[space])
    return (No(tuple(about), reason.why, reason.rule, reason.numbers) for reason, about in found.items())


def unreachable(foot: Footing, visited: Iterable[tuple[int, int]], ends: set[int]) -> Iterator[No]:
    """Reasons for every space that is not among the ends of a move on foot. `visited` are the places it can come to,
    with what that costs."""
    return grouped(foot.field, _reasons(foot, visited, ends))


def _reasons(foot: Footing, visited: Iterable[tuple[int, int]], ends: set[int]) -> Iterator[tuple[int, Reason]]:
    nearest = _nearest(foot)
    missing = _missing_steps(foot, list(visited))
    for space, far in enumerate(nearest):
        if space in ends:
            continue
        if space in foot.start:
            yield space, HERE
        elif space in foot.ground.ruins:
            yield space, RUIN
        elif space in foot.taken:
            yield space, OCCUPIED
        elif far > foot.points:
            yield space, _beyond(far, foot.points)
        else:
            yield space, missing.get(space) or _barred(foot, space)


def _nearest(foot: Footing) -> Sequence[int]:
    """How far every space is from the figure."""
    far = distances(foot.field, foot.start[0])
    return (
        far
        if len(foot.start) == 1
        else [min(both) for both in zip(far, distances(foot.field, foot.start[1]), strict=True)]
    )


def _beyond(far: int, points: int) -> Reason:
    """A space farther away than the points reach, or beyond a gap of the map."""
    return NO_LEAD if far == FAR else too_far(far, points)


def _barred(foot: Footing, space: int) -> Reason:
    """A space that nothing leads to: not even if nobody stood there, or because somebody stands in the way."""
    if len(foot.start) == 1 and space not in on_foot(foot.field, foot.size, foot.start):
        return NOT_ON_FOOT
    around = foot.ground.next_to[space]
    if any(there in foot.fighting for there in around):
        return FIGHTING
    if any(there in foot.closed for there in around):
        return ENEMY
    return NO_WAY._replace(why=NO_WAY.why.of(foot.points))


def _missing_steps(foot: Footing, visited: Sequence[tuple[int, int]]) -> dict[int, Reason]:
    """For the spaces around those that can be reached: the best reason why the last step is not possible."""
    found: dict[int, Reason] = {}
    dearest: dict[int, int] = {}
    for place, spent in visited:
        steps = _steps(foot, place)
        for there, reason in _blocked_steps(foot, place, steps):
            if there not in found or reason.rank < found[there].rank:
                found[there] = reason
        if not stop(foot, place):
            for there, cost in steps.items():
                dearest[there] = min(dearest.get(there, FAR), spent + cost)
    for there, cost in dearest.items():
        if cost > foot.points:
            found[there] = too_dear(cost, foot.points)
    if len(foot.start) == 2:
        for place, _ in visited:
            found.update((half, UNEVEN) for half in foot.spaces(place))
    return found


def _steps(foot: Footing, place: int) -> dict[int, int]:
    """What the steps from a place cost, by space."""
    if len(foot.start) == 1:
        return {there: cost for there, cost, _ in edges(foot.field, foot.size, foot.ease)[place]}
    return {there: cost for there, cost, *_ in long_edges(foot.field, foot.size, foot.ease).get(place, ())}


def _blocked_steps(foot: Footing, place: int, steps: Mapping[int, int]) -> Iterator[tuple[int, Reason]]:
    """Reasons why spaces next to a place cannot be stepped on from there, price apart."""
    front = foot.spaces(place)[0]
    if ended := stop(foot, place):
        reason = AFTER_GLYPH if ended == "glyph" else AFTER_WATER
        yield from ((there, reason) for there in foot.ground.next_to[front])
        return
    for there in foot.ground.next_to[front]:
        if there in foot.ground.ruins or there in foot.spaces(place):
            continue
        if there not in steps:
            rise = foot.ground.level[there] - foot.ground.level[front]
            yield there, too_high(rise, foot.size)
        elif len(foot.start) == 2:
            yield there, NO_STAND


def no_landing(foot: Footing, ends: set[int]) -> Iterator[No]:
    """Reasons for every space where a flight cannot end."""
    return grouped(foot.field, _no_landing(foot, ends))


def _no_landing(foot: Footing, ends: set[int]) -> Iterator[tuple[int, Reason]]:
    for space, far in enumerate(_nearest(foot)):
        if space in ends:
            continue
        if space in foot.start:
            yield space, HERE
        elif space in foot.ground.ruins:
            yield space, NO_LANDING
        elif space in foot.taken:
            yield space, OCCUPIED
        else:
            yield space, _beyond(far, foot.points) if far > foot.points else UNEVEN


def no_step(foot: Footing, offered: set[int], halted: bool) -> Iterator[No]:
    """Reasons for every space that cannot be the next step; `halted` if water or a glyph has ended the move."""
    return grouped(foot.field, _no_step(foot, offered, halted))


def _no_step(foot: Footing, offered: set[int], halted: bool) -> Iterator[tuple[int, Reason]]:
    place = foot.place(foot.start)
    missing = _missing_steps(foot, [(place, 0)])
    next_to = foot.ground.next_to[foot.start[0]]
    for space in range(len(foot.ground.spaces)):
        if space in offered:
            continue
        if halted:
            yield space, HALTED
        elif space not in next_to:
            yield space, ONE_STEP
        elif space in foot.ground.ruins:
            yield space, RUIN
        elif space in foot.taken:
            yield space, FIGHTING if space in foot.fighting else ENEMY if space in foot.closed else OCCUPIED
        else:
            yield space, missing[space]
