"""Searches over the places a figure can walk to (arena.md, section 6, "Search").

A place is one number: the space, or `front * spaces + rear` for a figure on two (`Footing.place`). Where the move of a
figure on two spaces has been stopped its place counts as another one, the complement `~place`: it may be passed when it
is reached by turning round.

Costs are small whole numbers, so there is one list for each cost instead of a heap (Dial 1969). Danger is counted in
one number too: strikes, then falls.
"""
from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Union

from game.rules.arena import long_figures
from game.rules.arena.footing import Footing, edges, steep
from game.rules.arena.grid import FAR

STRIKE = 1 << 12
Label = tuple[int, int, int, Union["Label", None]]      # danger, cost, place, and the label it comes from
Link = tuple[int, int, int]                             # a step: to which place, its cost, its danger
Found = tuple[dict[int, Label], dict[int, int]]         # the safest way to every place; what the cheapest one costs


def search(foot: Footing) -> Found:
    """The safest way to every place that can be paid, the start included."""
    if len(foot.start) == 2:
        return _careful_long(foot)
    return _careful(foot) if foot.engages or steep(foot.field, foot.size) else _quick(foot)


def _quick(foot: Footing) -> Found:
    """For a figure on one space that nobody strikes and that cannot fall: the first way found is the best."""
    out, halts, start = edges(foot.field, foot.size, foot.ease), foot.halts, foot.start[0]
    cheapest = [foot.points + 1] * len(out)
    for space in foot.shut:
        cheapest[space] = -1
    found: dict[int, Label] = {}
    buckets: list[list[Label]] = [[] for _ in range(foot.points + 1)]
    buckets[0].append((0, 0, start, None))
    cheapest[start] = 0
    for spent, bucket in enumerate(buckets):
        for label in bucket:
            here = label[2]
            if cheapest[here] != spent:                           # a cheaper way was found meanwhile
                continue
            found[here] = label
            if here in halts and spent:
                continue
            for there, step, _ in out[here]:
                cost = spent + step
                if cost < cheapest[there]:
                    cheapest[there] = cost
                    buckets[cost].append((0, cost, there, label))
    return found, {}


def _careful(foot: Footing) -> Found:
    """For a figure on one space: a later, dearer way is followed too if it is safer than all cheaper ones."""
    out, halts, shut, points = edges(foot.field, foot.size, foot.ease), foot.halts, foot.shut, foot.points
    engages, touches, start = foot.engages, foot.touches, foot.start[0]
    safest = [FAR] * len(out)
    waiting: dict[int, tuple[int, int]] = {}                      # the safest label not yet looked at
    found: dict[int, Label] = {}
    least: dict[int, int] = {}
    buckets: list[list[Label]] = [[] for _ in range(points + 1)]
    buckets[0].append((0, 0, start, None))
    for spent, bucket in enumerate(buckets):
        bucket.sort(key=itemgetter(0))
        for label in bucket:
            danger, _, here, _ = label
            if danger >= safest[here]:
                continue
            safest[here], found[here] = danger, label
            least.setdefault(here, spent)
            if here in halts and spent:
                continue
            engaged = engages.get(here, 0)
            for there, step, fall in out[here]:
                cost = spent + step
                if cost > points or there in shut:
                    continue
                risk = danger + fall
                if engaged:
                    risk += (engaged & ~touches.get(there, 0)).bit_count() * STRIKE
                if risk < safest[there]:
                    best = waiting.get(there)
                    if best is None or best[0] > risk or best[1] > cost:
                        waiting[there] = (risk, cost)
                        buckets[cost].append((risk, cost, there, label))
    return found, least


def _careful_long(foot: Footing) -> Found:
    """For a figure on two spaces."""
    safest: dict[int, int] = {}
    waiting: dict[int, tuple[int, int]] = {}
    found: dict[int, Label] = {}
    least: dict[int, int] = {}
    buckets: list[list[Label]] = [[] for _ in range(foot.points + 1)]
    buckets[0].append((0, 0, foot.place(foot.start), None))
    for spent, bucket in enumerate(buckets):
        bucket.sort(key=itemgetter(0))
        for label in bucket:                                      # turning round costs nothing: it may grow meanwhile
            danger, _, here, _ = label
            if danger >= safest.get(here, FAR):
                continue
            safest[here], found[here] = danger, label
            least.setdefault(here, spent)
            for there, step, risk in _long_links(foot, here, foot.points - spent):
                cost, risk = spent + step, danger + risk
                if risk < safest.get(there, FAR):
                    best = waiting.get(there)
                    if best is None or best[0] > risk or best[1] > cost:
                        waiting[there] = (risk, cost)
                        buckets[cost].append((risk, cost, there, label))
    return found, least


def links(foot: Footing, here: int, left: int = FAR) -> list[Link]:
    """The steps that can be taken from a place with so many points, with price and danger; none where the move has
    ended."""
    return _links(foot, here, left) if len(foot.start) == 1 else _long_links(foot, here, left)


def _links(foot: Footing, here: int, left: int) -> list[Link]:
    if here != foot.start[0] and here in foot.halts:
        return []
    return [(there, cost, fall + foot.left_behind((here,), (there,)).bit_count() * STRIKE)
            for there, cost, fall in edges(foot.field, foot.size, foot.ease)[here]
            if cost <= left and there not in foot.shut]


def _long_links(foot: Footing, here: int, left: int) -> list[Link]:
    if here < 0:
        return []
    count = len(foot.ground.spaces)
    front, rear = divmod(here, count)
    found = [(rear * count + front, 0, 0)]                        # turning round: free, no strike
    engaged = foot.engages.get(front, 0) | foot.engages.get(rear, 0)
    kept = foot.touches.get(front, 0)
    for there, cost, fall in long_figures.long_edges(foot.field, foot.size, foot.ease, front, rear):
        if cost > left or there in foot.closed:
            continue
        place = there * count + front
        if long_figures.stops(foot, there, front):
            if not long_figures.stands(foot, there, front):       # it could not legally stand where it has to stop
                continue
            place = ~place
        if engaged:
            fall += (engaged & ~kept & ~foot.touches.get(there, 0)).bit_count() * STRIKE
        found.append((place, cost, fall))
    return found


def long_ends(foot: Footing, found: Found) -> Iterator[tuple[int, int]]:
    """Where a figure on two spaces may end its move, each place with the cost of the cheapest way there.

    A pair of spaces comes once, in the order of front and rear that the best way there has.
    """
    labels, least = found
    best: dict[frozenset[int], int] = {}
    cheapest: dict[frozenset[int], int] = {}
    for place, label in labels.items():
        front, rear = foot.spaces(place)
        pair = frozenset((front, rear))
        if pair == frozenset(foot.start) or not long_figures.stands(foot, front, rear):
            continue
        cheapest[pair] = min(least[place], cheapest.get(pair, FAR))
        if pair not in best or label[:2] < labels[best[pair]][:2]:
            best[pair] = place
    return ((place, cheapest[pair]) for pair, place in best.items())
