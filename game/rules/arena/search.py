"""Searches over the places a figure can walk to (arena.md, section 6, "Search").

A place is one number: the space, or `front * spaces + rear` for a figure on two (`Footing.place`). Where the move of a
figure on two spaces has been stopped its place counts as another one, the complement `~place`: it may be passed when it
is reached by turning round. Ruling here: A12 (the leading half stops on a glyph).

Costs are small whole numbers, so there is one list for each cost instead of a heap (Dial 1969). Danger is counted in
one number too: strikes, then falls.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Union

from game.rules.arena import long_figures
from game.rules.arena.footing import Footing, edges, steep

STRIKE, NEVER = 1 << 12, 1 << 30
Label = tuple[int, int, int, Union["Label", None]]  # danger, cost, place, and the label it comes from
Link = tuple[int, int, int]  # a step: to which place, its cost, its danger
Found = tuple[dict[int, Label], dict[int, int]]  # the safest way to every place; what the cheapest one costs


def search(foot: Footing) -> Found:
    """The safest way to every place that can be paid, the start included."""
    if len(foot.start) == 2:
        return _careful_long(foot)
    return _careful(foot) if foot.strikers.engages or steep(foot.field, foot.size) else _quick(foot)


def _quick(foot: Footing) -> Found:
    """For a figure on one space that nobody strikes and that cannot fall: the first way found is the best."""
    out, halts, start, points = edges(foot.field, foot.size, foot.ease), foot.halts, foot.start[0], foot.points
    cheapest = [points + 1] * len(out)
    for space in foot.shut:
        cheapest[space] = -1
    found: dict[int, Label] = {}
    buckets: list[list[Label]] = [[] for _ in range(points + 1)]
    buckets[0].append((0, 0, start, None))
    cheapest[start] = 0
    for spent, bucket in enumerate(buckets):
        for label in bucket:
            here = label[2]
            if cheapest[here] != spent:  # a cheaper way was found meanwhile
                continue
            found[here] = label
            if spent == points or (spent and here in halts):
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
    engages, left, start = foot.strikers.engages, foot.strikers.left, foot.start[0]
    safest = [NEVER] * len(out)
    waiting: dict[int, tuple[int, int]] = {}  # the safest label not yet looked at
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
            if spent == points or (spent and here in halts):
                continue
            engaged = engages.get(here, 0)
            for there, step, fall in out[here]:
                cost = spent + step
                if cost > points or there in shut:
                    continue
                risk = danger + fall
                if engaged:
                    risk += left(engaged, (there,)).bit_count() * STRIKE
                if risk < safest[there]:
                    best = waiting.get(there)
                    if best is None or best[0] > risk or best[1] > cost:
                        waiting[there] = (risk, cost)
                        buckets[cost].append((risk, cost, there, label))
    return found, least


def _careful_long(foot: Footing) -> Found:
    """For a figure on two spaces. Turning round is free, so both ways to stand on a pair of spaces are one: it is
    looked at once, and steps lead away from either half."""
    safest: dict[int, int] = {}
    waiting: dict[int, tuple[int, int]] = {}
    found: dict[int, Label] = {}
    least: dict[int, int] = {}
    count = len(foot.ground.spaces)
    buckets: list[list[Label]] = [[] for _ in range(foot.points + 1)]
    buckets[0].append((0, 0, foot.place(foot.start), None))
    for spent, bucket in enumerate(buckets):
        bucket.sort(key=itemgetter(0))
        for label in bucket:
            danger, _, place, _ = label
            front, rear = divmod(place if place >= 0 else ~place, count)
            pair = long_figures.pair_of(count, front, rear)
            here = pair if place >= 0 else ~pair
            if danger >= safest.get(here, NEVER):
                continue
            safest[here], found[here] = danger, label
            least.setdefault(here, spent)
            left = foot.points - spent
            if place < 0 or not left:
                continue
            for there, step, risk, pair in _long_steps(foot, front, rear, left) + _long_steps(foot, rear, front, left):
                cost, risk = spent + step, danger + risk
                if risk < safest.get(pair, NEVER):
                    best = waiting.get(pair)
                    if best is None or best[0] > risk or best[1] > cost:
                        waiting[pair] = (risk, cost)
                        buckets[cost].append((risk, cost, there, label))
    return found, least


def links(foot: Footing, here: int, left: int = NEVER) -> list[Link]:
    """The steps that can be taken from a place with so many points, with price and danger; none where the move has
    ended."""
    if stop(foot, here):
        return []
    return _links(foot, here, left) if len(foot.start) == 1 else _long_links(foot, here, left)


def stop(foot: Footing, place: int) -> str:
    """What has ended the move at a place that was come to: "water", "glyph" or nothing."""
    if place >= 0 if len(foot.start) == 2 else place == foot.start[0]:
        return ""
    front = foot.spaces(place)[0]
    return "glyph" if front in foot.glyphs else "water" if front in foot.wet else ""


def _links(foot: Footing, here: int, left: int) -> list[Link]:
    engaged, leaves = foot.strikers.engaged((here,)), foot.strikers.left
    return [
        (there, cost, fall + leaves(engaged, (there,)).bit_count() * STRIKE)
        for there, cost, fall in edges(foot.field, foot.size, foot.ease)[here]
        if cost <= left and there not in foot.shut
    ]


def _long_links(foot: Footing, here: int, left: int) -> list[Link]:
    front, rear = foot.spaces(here)
    turned = foot.place((rear, front)), 0, 0  # free, and nobody strikes
    return [turned, *(link[:3] for link in _long_steps(foot, front, rear, left))]


def _long_steps(foot: Footing, front: int, rear: int, left: int) -> list[tuple[int, int, int, int]]:
    """Where the front of a figure on two spaces can step; the fourth number is the `pair_of` of that place."""
    closed, glyphs, wet, strikers = foot.closed, foot.glyphs, foot.wet, foot.strikers
    engaged = strikers.left(strikers.engaged((front, rear)), (front,))  # its rear will be where its front is now
    found = []
    table = long_figures.long_edges(foot.field, foot.size, foot.ease)
    for there, cost, fall, place, pair in table[front * len(foot.ground.spaces) + rear]:
        if cost > left or there in closed:
            continue
        if engaged:
            fall += strikers.left(engaged, (there,)).bit_count() * STRIKE
        if there in glyphs or (front in wet and there in wet):
            if long_figures.stands(foot, there, front):  # else it could not stand where it has to stop
                found.append((~place, cost, fall, ~pair))
        else:
            found.append((place, cost, fall, pair))
    return found


def may_stand(foot: Footing, place: int) -> bool:
    """True if a figure may end its move at a place."""
    spaces = foot.spaces(place)
    return spaces[0] not in foot.taken if len(spaces) == 1 else long_figures.stands(foot, *spaces)


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
        cheapest[pair] = min(least[place], cheapest.get(pair, NEVER))
        if pair not in best or label[:2] < labels[best[pair]][:2]:
            best[pair] = place
    return ((place, cheapest[pair]) for pair, place in best.items())
