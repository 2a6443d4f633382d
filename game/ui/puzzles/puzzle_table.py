"""A puzzle on the card table."""

from __future__ import annotations

from game.ui.puzzles.puzzle_scene import Puzzled
from game.ui.puzzles.puzzle_session import PuzzleSession
from game.ui.puzzles.shelf_of import ShelfOf
from game.ui.table.layout import Layout
from game.ui.table.scene import CardTable


class PuzzleTable(Puzzled, CardTable):
    """The card table with a puzzle."""

    session: PuzzleSession

    def __init__(self, session: PuzzleSession, layout: Layout, shelf: ShelfOf, number: int) -> None:
        CardTable.__init__(self, session, layout)
        self.begin(session, shelf, number)
