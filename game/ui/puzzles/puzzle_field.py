"""A puzzle on the battlefield."""

from __future__ import annotations

from game.ui.layouts.arena.scene import Battlefield
from game.ui.puzzles.puzzle_scene import Puzzled
from game.ui.puzzles.puzzle_session import PuzzleSession
from game.ui.puzzles.shelf_of import ShelfOf


class PuzzleField(Puzzled, Battlefield):
    """The battlefield with a puzzle."""

    session: PuzzleSession

    def __init__(self, session: PuzzleSession, shelf: ShelfOf, number: int) -> None:
        Battlefield.__init__(self, session)
        self.begin(session, shelf, number)
