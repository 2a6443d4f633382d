"""The games: one package each. A new one is a package here and its key in KEYS."""

from __future__ import annotations

from importlib import import_module

from game.table.ruleset import Ruleset

KEYS = ("arena", "foton", "medarot", "magna", "pony")
"""The games in the order of the shelf. Each is loaded when it is first asked for: all of them take half a second."""


def ruleset(key: str) -> Ruleset:
    """The ruleset of that key, without its catalogue. ValueError if there is none."""
    if key not in KEYS:
        raise ValueError(f"there is no ruleset called '{key}', only {', '.join(KEYS)}")
    found: Ruleset = import_module(f"{__name__}.{key}").RULESET
    return found
