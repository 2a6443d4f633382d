"""Which kinds of data of a game may travel: to a bot's process, to a guest, to a file.

All facts of the table and of the game's own package - steps, questions, events, effects - and nothing else: whatever
is built from a line is a dataclass, a named tuple or an enum of ours.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import lru_cache

from game.table.codec import kinds_in
from game.table.ruleset import Ruleset

SHARED = ("game.words", "game.hexes", "game.effects", "game.table")
AT_HOME = {"lesson", "lessons", "guide", "reasons", "order_of_play"}
"""Modules that only explain: they are loaded late, and nothing of theirs travels, whatever it is called."""


@lru_cache(maxsize=16)
def _kinds(package: str) -> Mapping[str, type]:
    homes = (*SHARED, package)
    modules = [
        module
        for name, module in sorted(sys.modules.items())
        if any(name == home or name.startswith(f"{home}.") for home in homes) and AT_HOME.isdisjoint(name.split("."))
    ]
    return {
        name: kind for name, kind in kinds_in(*modules).items() if is_dataclass(kind) or issubclass(kind, (tuple, Enum))
    }


def kinds(rules: Ruleset) -> Mapping[str, type]:
    """The kinds of the table and of one game, by name."""
    return _kinds(rules.setup.__module__.rpartition(".")[0])
