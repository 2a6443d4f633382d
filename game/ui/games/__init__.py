"""What the screens know of the games: shelf, set-up, collection, deck editor, table, result. One package a game.

A further ruleset adds its package with a `GAME` under its key. One with decks uses `deck_setup.py` for its set-up (a
deck for each seat, with a preview) and a `Workshop` of its own for the deck editor. What it says nothing of is plain.
Packages are loaded when they are first asked for, so that the title is there at once.

game.py plain.py                 what a game tells, and what stands where it says nothing
side.py row_side.py              the half of the set-up that is the game's own; the deck of a seat in a row
deck_setup.py form_draft.py      the set-up of a card game; where decks must fit a mode or format
tiles.py shown.py                cards as controls there; what a deck shows of itself
sheet_workshop.py                the deck editor of a game whose cards have sheets
report.py card_report.py         the result of a match; that of a match between decks
story.py hero.py                 what its left column says; the scene at its right
match_tally.py                   a match, heard again and counted
relic.py card_relic.py           what the list of replays shows
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
