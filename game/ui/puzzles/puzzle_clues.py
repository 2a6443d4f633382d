"""Hints of a puzzle, in three steps: what kind of thing it is about, which card, and the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.state import legal
from game.table.step import Step
from game.ui.puzzles import words
from game.ui.table.hint import Hint
from game.ui.table.hints import Hints
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.puzzles.puzzle_session import PuzzleSession
    from game.ui.table.scene import CardTable

STEPS = 3


class Clues(Hints):
    """What has been told of the present choice. It begins anew with the next one."""

    def __init__(self, scene: CardTable, session: PuzzleSession) -> None:
        super().__init__(scene)
        self.session = session
        self.count = 0  # how many hints have been given
        self.at = -1  # of which choice

    @property
    def shown(self) -> Hint | None:
        """What Normal would do is said nowhere here."""
        return None

    @property
    def given(self) -> int:
        """How many hints have been given for what is chosen now."""
        return self.count if self.at == len(self.session.picks) and self.session.state == "open" else 0

    def give(self) -> None:
        """One more hint."""
        self.count, self.at = min(STEPS, self.given + 1), len(self.session.picks)

    def answer(self) -> Step | None:
        """What is right now; None once the line that is known has been left, by whomever."""
        session, done = self.session, len(self.session.picks)
        options = legal(session.view, session.puzzle.seat) if session.as_proved else []
        line = session.puzzle.line
        return options[line[done]] if done < len(line) and line[done] < len(options) else None

    def said(self) -> Phrase:
        """The last hint in words."""
        option, view = self.answer(), self.session.view
        if option is None:
            return words.ANSWERED if self.session.on_the_way else words.OFF_THE_WAY
        pieces = view.among(option.about())
        if self.given == STEPS:
            return words.MOVE.of(option.say(view))
        if not pieces:
            obvious = words.NOT_AT_A_GLANCE if self.session.puzzle.rank else words.AT_A_GLANCE
            return obvious if self.given > 1 else words.LOOK_PLACE if option.about() else words.LOOK_BUTTON
        if self.given > 1:
            return words.CARD.of(self.scene.table.layout.name(view, pieces[0]))
        if pieces[0].owner != self.session.puzzle.seat:
            return words.LOOK_THEIRS
        return words.LOOK_HAND if pieces[0].zone.sight.name == "OWNER" else words.LOOK_OWN

    def pieces(self) -> frozenset[int]:
        """What is lit: the card from the second hint on, all that the move is about with the third."""
        option = self.answer() if self.given > 1 else None
        things = [thing for thing in option.about() if isinstance(thing, int)] if option is not None else []
        return frozenset(things if self.given == STEPS else things[:1])
