"""The games on the screens around a match: shelf, set-up, collection, deck editor, result. One package a game.

A further ruleset adds its package with a `GAME`, and a line in `GAMES`. One with decks of thirty to fifty cards uses
`decks.py` for its set-up (a deck for each seat, with a preview) and `own_decks.py` for keeping them.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.table.ruleset import Ruleset
from game.ui.games import arena, foton
from game.ui.games.game import Game

GAMES: Mapping[str, Game] = {"arena": arena.GAME, "foton": foton.GAME}


def of(rules: Ruleset) -> Game:
    """What the screens know of a game."""
    return GAMES[rules.key]
