"""Before a match is left whose file cannot be written: where else to keep it?"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import game
from game import files
from game.match.journal import ENDING, RECORDING
from game.ui import words_desk as W
from game.ui.dialogs.dialog import Answer, Dialog
from game.ui.session import Session
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import inside
from game.ui.widgets.fields import Field
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.app import App

HIGH = 38.0  # of the line for the folder
LONGEST = 400  # letters of its name


def before_leaving(app: App, session: Session, go: Callable[[], None]) -> None:
    """Leave a match; but if not all of it is in its file, ask first where to keep it."""
    if session.saved():
        go()
    else:
        app.push(Unsaved(session, go))


class Unsaved(Dialog):
    """Asks for a folder. The match goes on if nothing is decided."""

    def __init__(self, session: Session, go: Callable[[], None]) -> None:
        answers = (Answer(W.KEEP_THERE, self.keep, "main"), Answer(W.LEAVE_UNSAVED, go, "harm"), Answer(W.CANCEL))
        super().__init__(W.UNSAVED, W.UNSAVED_ASK, answers)
        self.session, self.go = session, go
        self.folder = os.path.expanduser("~")

    def box(self) -> Box:
        plain, (w, h) = super().box(), self.app.logical
        wide, high = max(plain.w, min(620.0, w - 40)), plain.h + HIGH + 12
        return Box((w - wide) / 2, (h - high) / 2, wide, high)

    def lay(self) -> list[Widget]:
        room = inside(self.box())
        room.bottom(42, 12)
        line = room.bottom(HIGH)
        done = self.answers[0]
        field = Field(
            "folder", line, text=self.folder, put=self._put, most=LONGEST, done=lambda: self.give(done), size=14
        )
        return [field, *super().lay()]

    def _put(self, words: str) -> None:
        self.folder = words

    def keep(self) -> None:
        """Write the whole match under a name that is free there, and leave; or say why not, and ask again."""
        setup, folder = self.session.setup, Path(os.path.expanduser(self.folder.strip()))
        stem = f"{setup.ruleset}-{time.strftime('%Y%m%d-%H%M%S')}"
        names = (folder / f"{stem}{f'-{n}' if n > 1 else ''}{ENDING}" for n in count(1))
        path = next(path for path in names if not os.path.lexists(path))
        try:
            files.write(path, game.record.dumps(self.session.played()), what=RECORDING)
        except files.BadFile as error:
            self.app.push(self)
            self.app.toast(error.said, harm=True)
        else:
            self.app.toast(W.KEPT_AS.of(str(path)))
            self.go()
