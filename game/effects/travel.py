"""Which kinds of data of a game may travel: to a bot's process, to a guest, to a file.

The facts of the table and of the game's own package - steps, questions, events, effects, and what these hold - and
nothing else: whatever is built from a line is a dataclass, a named tuple or an enum of ours. Which ones they are is the
package's business alone: it does not matter what else the program has loaded so far.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from game import hexes, words
from game.effects import effect
from game.table import clues, dice, event, state, step, view
from game.table.codec import PLAIN

SHARED = (words, hexes, effect, clues, dice, event, state, step, view)
"""The modules of all games. What the others of the table define is about a game or a match, and no part of one."""
AT_HOME = {"lessons", "guide", "positions", "why_not", "wording"}
"""Modules of a game that only explain, or set up tables for it: they are loaded late, and nothing of theirs travels,
whatever it is called."""


@cache
def kinds_of(package: str) -> Mapping[str, type]:
    """The kinds of the table and of a game, by name; the game gives the name of its own package. TypeError if two kinds
    have the same name."""
    return by_name([*SHARED, *modules(sys.modules[package])])


def modules(home: ModuleType) -> Iterator[ModuleType]:
    """A package and all that is in it but what only explains, loaded."""
    yield home
    for found in iter_modules(home.__path__, f"{home.__name__}."):
        if found.name.rpartition(".")[2] not in AT_HOME:
            module = import_module(found.name)
            yield from modules(module) if found.ispkg else (module,)


def by_name(homes: Iterable[ModuleType]) -> Mapping[str, type]:
    """What travels of that which modules define. TypeError if two have the same name: lines tell them by it alone."""
    found: dict[str, type] = {}
    for kind in (kind for home in homes for kind in vars(home).values() if travels(kind, home)):
        first = PLAIN.get(kind.__name__) or found.setdefault(kind.__name__, kind)
        if first is not kind:
            raise TypeError(f"{kind} cannot travel: {first} has the same name")
    return found


def travels(thing: object, home: ModuleType) -> bool:
    """True for a kind of data that a module defines; not for one that says `stays = True`: a fact of cards that has
    the name of a step."""
    if not isinstance(thing, type) or thing.__module__ != home.__name__ or vars(thing).get("stays") is True:
        return False
    return is_dataclass(thing) or issubclass(thing, (tuple, Enum))
