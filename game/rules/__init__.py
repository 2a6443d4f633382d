"""The games: one package each. A new one is a package here and its line in PACKAGES."""

from __future__ import annotations

from importlib import import_module

from game.table.ruleset import Ruleset

PACKAGES = {key: f"{__name__}.{key}" for key in ("arena", "foton", "medarot", "magna", "pony")}
"""Where each game is, in the order of the shelf. Each is loaded when it is first asked for: all of them take half a
second."""


def ruleset(key: str) -> Ruleset:
    """The ruleset of that key, without its catalogue. ValueError if there is none."""
    if key not in PACKAGES:
        raise ValueError(f"there is no ruleset called '{key}', only {', '.join(PACKAGES)}")
    found: Ruleset = import_module(PACKAGES[key]).RULESET
    return found
