"""Pictures that are drawn once and kept: a cache limited in bytes, because a zoomed card weighs a hundred chips.

Each function has a limit of its own, and all together have one, too: a program that has shown five games for hours does
not hold the pictures of all of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from itertools import count
from typing import ClassVar, ParamSpec

from pygame import Surface

Given = ParamSpec("Given")
MEBIBYTE = 1 << 20
TOGETHER = 48 * MEBIBYTE  # one screen shows 3 to 14 at a time


@dataclass(slots=True)
class Picture:
    """A surface, and when it was asked for last: a number that grows."""

    surface: Surface
    asked: int


class Shelf:
    """The pictures of one function, the least recently asked for first."""

    together: ClassVar[int] = 0  # bytes of all shelves

    def __init__(self, limit: int) -> None:
        """`limit` in bytes."""
        self.limit, self.weight = limit, 0
        self.pictures: OrderedDict[Hashable, Picture] = OrderedDict()

    def find(self, key: Hashable) -> Surface | None:
        found = self.pictures.get(key)
        if found is None:
            return None
        self.pictures.move_to_end(key)
        found.asked = next(_clock)
        return found.surface

    def add(self, key: Hashable, made: Surface) -> None:
        self.pictures[key] = Picture(made, next(_clock))
        self._weigh(_bytes(made))
        while self.weight > self.limit and len(self.pictures) > 1:
            self.drop()

    def drop(self) -> None:
        """Throw the first one away."""
        self._weigh(-_bytes(self.pictures.popitem(last=False)[1].surface))

    def _weigh(self, more: int) -> None:
        self.weight += more
        Shelf.together += more

    def oldest(self) -> int:
        """When the first one was asked for."""
        return next(iter(self.pictures.values())).asked


_clock = count()
_shelves: list[Shelf] = []


def kept(mebibytes: int) -> Callable[[Callable[Given, Surface]], Callable[Given, Surface]]:
    """Keep the surfaces a function returns, the least recently used going first when they outweigh the limit.

    Arguments must be hashable. Callers share the surface and must not draw on it.
    """

    def keeping(draw: Callable[Given, Surface]) -> Callable[Given, Surface]:
        shelf = Shelf(mebibytes * MEBIBYTE)
        _shelves.append(shelf)

        @wraps(draw)
        def once(*given: Given.args, **named: Given.kwargs) -> Surface:
            key = (given, tuple(sorted(named.items())))
            found = shelf.find(key)
            if found is None:
                found = draw(*given, **named)
                shelf.add(key, found)
                _tidy()
            return found

        return once

    return keeping


def weight() -> int:
    """Bytes of all pictures that are kept."""
    return Shelf.together


def forget() -> None:
    """Throw all of them away."""
    for shelf in _shelves:
        while shelf.pictures:
            shelf.drop()


def _tidy() -> None:
    """Throw away what nobody has asked for longest, until all together weigh no more than they may."""
    while weight() > TOGETHER:
        min((shelf for shelf in _shelves if shelf.pictures), key=Shelf.oldest).drop()


def _bytes(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
