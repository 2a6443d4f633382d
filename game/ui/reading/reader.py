"""What is spoken while speech is switched on: the line walked to, the question, what happens, what has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.told import Aloud

if TYPE_CHECKING:
    from game.ui.app import App


class Reader:
    """Watches the topmost screen, and says what is new."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.heard = Aloud()

    def say(self, words: str) -> None:
        """Read this out, and nothing of what was being read."""
