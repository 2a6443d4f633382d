"""Pictures that are drawn once and kept: a cache limited in bytes, because a zoomed card weighs a hundred chips."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

from pygame import Surface

Given = ParamSpec("Given")
MEBIBYTE = 1 << 20


def kept(mebibytes: int) -> Callable[[Callable[Given, Surface]], Callable[Given, Surface]]:
    """Keep the surfaces a function returns, the least recently used going first when they outweigh the limit.

    Arguments must be hashable. Callers share the surface and must not draw on it.
    """

    def keeping(draw: Callable[Given, Surface]) -> Callable[Given, Surface]:
        shelf: OrderedDict[Hashable, Surface] = OrderedDict()
        weight = 0

        @wraps(draw)
        def once(*given: Given.args, **named: Given.kwargs) -> Surface:
            nonlocal weight
            key = (given, tuple(sorted(named.items())))
            found = shelf.get(key)
            if found is not None:
                shelf.move_to_end(key)
                return found
            made = draw(*given, **named)
            shelf[key] = made
            weight += _bytes(made)
            while weight > mebibytes * MEBIBYTE and len(shelf) > 1:
                weight -= _bytes(shelf.popitem(last=False)[1])
            return made

        return once

    return keeping


def _bytes(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
