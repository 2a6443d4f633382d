"""What the screens know of the games: shelf, set-up, collection, deck editor, table, result. One package a game.

A further ruleset adds its package with a `GAME` under its key. One with decks uses `decks.py` for its set-up (a deck
for each seat, with a preview) and a `Workshop` of its own for the deck editor. What it says nothing of is plain:
`plain.py`. Packages are loaded when they are first asked for, so that the title is there at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game.rules import PACKAGES as RULES
from game.table.ruleset import Ruleset

if TYPE_CHECKING:
    from game.ui.games.game import Game


PACKAGES = {key: f"{__name__}.{key}" for key in RULES}


def of(rules: Ruleset) -> Game:
    """What the screens know of a game."""
    found: Game = import_module(PACKAGES[rules.key]).GAME
    return found
