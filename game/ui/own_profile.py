"""The profile of whoever sits here, as the screens use it: opened when it is first needed, and never in the way."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import game
from game.files import BadFile
from game.table.ruleset import Ruleset
from game.ui.session import Session
from game.ui.words_profile import DEALT
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.profile.lessons import Lessons
    from game.profile.store import Played, Profile, Solved
    from game.profile.tallies import Part
    from game.ui.app import App

SHORTEST = 10.0  # seconds: who looks at a table for less has not sat at it


class OwnProfile:
    """Keeps what has been played. What goes wrong is said once, and costs only what could not be kept."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._open: Profile | None = None
        self._tried = False

    def profile(self) -> Profile | None:
        """The database; None if there can be none."""
        if not self._tried:
            from game.profile import store

            self._tried = True
            self._open, said = store.opened(self.app.home, game.record.saved())
            if said is not None:
                self.app.toast(said, harm=True)
        return self._open

    def match_ended(self, session: Session) -> None:
        """A match that is written down here has ended."""
        path, result = session.recording(), session.view.result
        if path is not None and result is not None and (profile := self.profile()) is not None:
            from game.profile.store import ended

            choices = len(session.played().entries)
            try:
                profile.add([ended(path.name, session.setup, result, choices, time.time())])
            except BadFile as error:
                self.app.toast(error.said, harm=True)

    def got_up(self, key: str, seconds: float) -> None:
        """Somebody leaves a table after so long."""
        if seconds >= SHORTEST and (profile := self.profile()) is not None:
            try:
                profile.sat(key, time.time() - seconds, seconds)
            except BadFile as error:
                self.app.toast(error.said, harm=True)

    def matches(self) -> tuple[list[Played], dict[str, float]]:
        """The matches that ended, the oldest first, and the time at the table by game."""
        profile = self.profile()
        if profile is None:
            return [], {}
        try:
            return profile.matches(), profile.seconds()
        except BadFile as error:
            self.app.toast(error.said, harm=True)
            return [], {}

    def stars(self) -> frozenset[str]:
        """The recordings that are marked."""
        profile = self.profile()
        try:
            return profile.stars() if profile is not None else frozenset()
        except BadFile as error:
            self.app.toast(error.said, harm=True)
            return frozenset()

    def star(self, recording: str, on: bool) -> None:
        """Mark a recording, or no longer."""
        if (profile := self.profile()) is not None:
            try:
                profile.star(recording, on)
            except BadFile as error:
                self.app.toast(error.said, harm=True)

    def solved(self) -> list[Solved]:
        """The puzzles that were solved, the latest first."""
        profile = self.profile()
        try:
            return profile.solved() if profile is not None else []
        except BadFile as error:
            self.app.toast(error.said, harm=True)
            return []

    def solve(self, game: str, puzzle: str, day: int, daily: bool) -> None:
        """A puzzle was solved on a day (date.toordinal), be it the one of that day."""
        if (profile := self.profile()) is not None:
            try:
                profile.solve(game, puzzle, day, daily)
            except BadFile as error:
                self.app.toast(error.said, harm=True)

    def lessons(self) -> Lessons:
        """The lessons that were begun."""
        from game.profile.lessons import Lessons

        profile = self.profile()
        try:
            return profile.lessons() if profile is not None else Lessons()
        except BadFile as error:
            self.app.toast(error.said, harm=True)
            return Lessons()

    def learn(self, game: str, lesson: str) -> None:
        """A lesson has been done to its end."""
        if (profile := self.profile()) is not None:
            try:
                profile.learn(game, lesson)
            except BadFile as error:
                self.app.toast(error.said, harm=True)

    def leave(self, game: str, lesson: str, step: int, silent: bool = False) -> None:
        """A lesson can be gone on with at this step; if that cannot be kept, one sentence unless `silent`."""
        if (profile := self.profile()) is not None:
            try:
                profile.leave(game, lesson, step)
            except BadFile as error:
                if not silent:
                    self.app.toast(error.said, harm=True)

    def even_level(self, key: str) -> str:
        """The level that fits whoever sits here in a game; "" where nothing is known."""
        from game.profile.tallies import even_level

        return even_level(self._own_parts(key))

    def rivals(self, key: str) -> dict[str, tuple[int, bool]]:
        """How many matches each rival of a game has taken whoever sits here, and whether it is beaten; by its name."""
        from game.profile.tallies import rivals

        return rivals(self._own_parts(key))

    def _own_parts(self, key: str) -> list[Part]:
        """The matches of a game that whoever sits here played, the oldest first."""
        from game.profile.tallies import parts_of

        matches, _ = self.matches()
        own = {"", self.app.settings.name}
        return parts_of([match for match in matches if match.game == key], own)

    def close(self) -> None:
        """Give the file back."""
        if self._open is not None:
            self._open.close()
        self._open, self._tried = None, False


def deck_title(rules: Ruleset, deck: str) -> Phrase:
    """What a deck is called: by the key of a ready one, by "own/NAME", or "" for one that was dealt."""
    ready = rules.decks.ready(rules.catalogue) if rules.decks else {}
    if deck in ready:
        name: Phrase = ready[deck].name
        return name
    return same(deck.removeprefix("own/")) if deck else DEALT
