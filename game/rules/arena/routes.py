"""Ways to walk: the spaces a figure can reach, and the best way to each (arena.md, section 6, "Search").

Two orders of ways are in use, on purpose:

* what a move offers (`reach`) is, among the ways that can be paid, the one with the fewest strikes, then the fewest
  fall dice, then the lowest cost: points left over are worth nothing, wounds are;
* what a person asks for (`path_to`, A*) is the cheapest way and, among the cheapest, the safest. `Route.least` is its
  cost. Where the two differ, somebody strikes at the cheaper one, or it leads over a cliff.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush

from game.frozen import frozen
from game.rules.arena import long_figures
from game.rules.arena.footing import Footing, footing
from game.rules.arena.grid import distances, numbers
from game.rules.arena.places import BOARD
from game.rules.arena.search import STRIKE, Label, links, long_ends, search, stop
from game.rules.arena.stats import stat
from game.table.state import Piece, State
from game.table.step import Spot
from game.words import Phrase

At = tuple[int, ...]  # where a figure stands: (q, r), or (q, r, q, r) for front and rear


@frozen
class Route:
    """A way to a place. `path` is where the figure stands after each step; turning round is one that costs nothing."""

    path: tuple[At, ...]
    cost: int
    strikes: int  # dice that enemies roll at it
    falls: int  # dice for falling
    least: int  # what the cheapest way there costs
    flies: bool = False


@frozen
class Leg:
    """One step of a route, for the picture of a path and for its price."""

    at: At
    cost: int  # points used up to here
    strikers: tuple[int, ...]  # ids of the enemies that strike just before it
    falls: bool  # a fall die is rolled after it
    stops: str  # "water" or "glyph" where the move ends, else ""


class Reach(Mapping[At, Route]):
    """Where a figure can end its move, in order of cost, and the best way to each place.

    Ways are put together when they are asked for. A place on two spaces is listed once, whichever half is its front.
    """

    __slots__ = ("_ends", "_labels", "_least", "_paths", "foot")

    def __init__(self, foot: Footing) -> None:
        self.foot = foot
        self._paths: dict[int, tuple[At, ...]] = {}
        self._labels, self._least = found = search(foot)
        self._ends: dict[At, int] = {}
        if len(foot.start) == 1:
            spaces, taken, start = foot.ground.spaces, foot.taken, foot.start[0]
            self._ends = {spaces[n]: n for n in self._labels if n not in taken and n != start}
        else:
            self._least |= (cheapest := dict(long_ends(foot, found)))
            self._ends = {foot.at(self._labels[place][2]): place for place in cheapest}

    def __getitem__(self, end: At) -> Route:
        place = self._ends[end]
        label = self._labels[place]
        return _route(self.foot, label, self._least.get(place, label[1]), self._paths)

    def visited(self) -> Iterator[tuple[int, int]]:
        """Every place it can come to, those where it cannot end its move included, with what that costs at least."""
        for place, label in self._labels.items():
            cost = self._least.get(place, label[1])
            yield label[2], cost
            if len(self.foot.start) == 2 and place >= 0:
                front, rear = self.foot.spaces(place)
                yield self.foot.place((rear, front) if place == label[2] else (front, rear)), cost

    def __iter__(self) -> Iterator[At]:
        return iter(self._ends)

    def __len__(self) -> int:
        return len(self._ends)


def _route(foot: Footing, label: Label, least: int, known: dict[int, tuple[At, ...]]) -> Route:
    danger, cost, _, _ = label
    return Route(_path(foot, label, known), cost, *divmod(danger, STRIKE), least)


def _path(foot: Footing, label: Label, known: dict[int, tuple[At, ...]]) -> tuple[At, ...]:
    """The way that leads to a label; `known` are those to other labels of the same search, by identity."""
    before = label[3]
    if before is None:
        return ()
    path = known.get(id(label))
    if path is None:
        at = foot.at(label[2])
        path = _path(foot, before, known)
        if len(at) == 4 and at[2:] != (behind := foot.at(before[2]))[:2]:
            path = (*path, behind[2:] + behind[:2])  # turning round counts as no step in the search
        path = known[id(label)] = (*path, at)
    return path


def walks(s: State, figure: Piece, points: int | None = None, strikes: bool = True) -> Reach:
    """Every place where a figure on foot can end its move, with the safest way that can be paid.

    `points` are those of its army card by default; `strikes` False: nobody strikes at it. Where it stands now is no
    place to go to.
    """
    return Reach(footing(s, figure, stat(s, figure, "move") if points is None else points, strikes))


# ---- the cheapest way, for a person -------------------------------------------------------------------------------
def path_to(s: State, figure: Piece, end: At, points: int | None = None, strikes: bool = True) -> Route | None:
    """The cheapest way on foot to a place and, among the cheapest, the safest: fewest strikes, then fewest falls.

    None if the figure cannot end its move there with so many points. A figure on two spaces may face either way.
    Source: A* (Hart, Nilsson, Raphael 1968); a step costs at least 1, so distance never overestimates.
    """
    foot = footing(s, figure, stat(s, figure, "move") if points is None else points, strikes)
    goal = frozenset(numbers(foot.ground, end))
    if not _may_end(foot, goal):
        return None
    ahead = [distances(foot.field, space) for space in goal]
    heap: list[tuple[int, int, int, Label]] = [(0, 0, 0, (0, 0, foot.place(foot.start), None))]
    done: set[int] = set()
    while heap:
        _, danger, _, label = heappop(heap)
        _, spent, here, _ = label
        if goal.issuperset(foot.spaces(here)):
            return _route(foot, label, spent, {})
        if here in done:
            continue
        done.add(here)
        for there, step, risk in links(foot, here, foot.points - spent):
            guess = spent + step + min(far[space] for far in ahead for space in foot.spaces(there))
            if guess <= foot.points and there not in done:
                heappush(heap, (guess, danger + risk, len(heap), (danger + risk, spent + step, there, label)))
    return None


def _may_end(foot: Footing, goal: frozenset[int]) -> bool:
    """True if nothing but the way there may keep a figure from ending its move on these spaces."""
    if goal == frozenset(foot.start) or len(goal) != len(foot.start):
        return False
    return goal.isdisjoint(foot.taken) if len(goal) == 1 else long_figures.stands(foot, *goal)


# ---- step by step -------------------------------------------------------------------------------------------------
def legs(foot: Footing, path: Sequence[At]) -> list[Leg]:
    """The steps of a way from where the figure stands: prices, strikes, falls and stops. ValueError if one of them
    cannot be taken."""
    found: list[Leg] = []
    here, spent = foot.place(foot.start), 0
    for at in path:
        link = next((link for link in links(foot, here) if foot.at(link[0]) == at), None)
        if link is None:
            raise ValueError(f"no step leads to {at}")
        there, cost, danger = link
        spent += cost
        who = foot.strikers
        left = who.left(who.engaged(foot.spaces(here)), foot.spaces(there)) if cost else 0
        found.append(Leg(at, spent, who.named(left), danger % STRIKE > 0, stop(foot, there)))
        here = there
    return found


# ---- on the screen -------------------------------------------------------------------------------------------------
def clicks(at: At) -> tuple[Spot, ...]:
    """What to click on for a place: its space, or its front and then its rear."""
    return (Spot(BOARD, at),) if len(at) == 2 else (Spot(BOARD, at[:2]), Spot(BOARD, at[2:]))


def risks(strikes: int, falls: int) -> Phrase:
    """The dice that threaten on a way, in words; nothing if there are none."""
    parts = [
        Phrase(f", {n} {en}{'s' * (n > 1)}", f"、{ja}{n}回")
        for n, en, ja in ((strikes, "strike", "追撃"), (falls, "fall", "落下"))
        if n
    ]
    return Phrase("".join(p.en for p in parts), "".join(p.ja for p in parts))
