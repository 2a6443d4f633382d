"""What is shown when a screen fails: that nothing is lost, the way back, and where the report lies.

Nothing of it needs the painter of battlefields, which may be what failed: the picture was painted beforehand.
"""

from __future__ import annotations

import platform
import time
import traceback
from functools import lru_cache
from pathlib import Path

import pygame

import game
from game import assets, files
from game.ui import matches
from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.draw import fade
from game.ui.dialogs.unsaved import Unsaved
from game.ui.scene import Scene
from game.ui.session import Session
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import hexmark
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

FOLDER, LONGEST = "reports", 40_000  # of a report, in letters
SOON = 5.0  # seconds: a match that fails so soon after one has come back to it may fail again


class Crash(Scene):
    """Back to the match, from its file; to the first screen; the report. A match that could not be saved is asked about
    before it is left."""

    def __init__(self, error: Exception, again: bool = False) -> None:
        """`again`: one has just come back from here, so that the first screen is what is offered first."""
        self.error, self.again = error, again
        self.desk: Desk | None = None
        self.report: Path | None = None
        self.text = ""

    def enter(self) -> None:
        if not self.text:
            self.text = told(self.error)
            self.report = self._kept()
        self.desk = Desk(self.app, self.lay, "main", ring=True)

    def _kept(self) -> Path | None:
        """The report in the user's folder; None if it cannot be written there."""
        path = self.app.home / FOLDER / f"{time.strftime('%Y%m%d-%H%M%S')}.txt"
        try:
            files.write(path, self.text.encode())
        except files.BadFile:
            return None
        return path

    # ---- the match -----------------------------------------------------------------------------
    @property
    def match(self) -> Session | None:
        """The match that was played; None if there was none, or it is kept elsewhere."""
        found = (getattr(scene, "session", None) for scene in self.app.stack)
        return next((one for one in found if isinstance(one, Session) and one.recording() and not one.over), None)

    def back(self) -> None:
        """Take the match up from its file."""
        path = self.match.recording() if self.match else None
        assert path is not None, "offered only where there is one"
        self.title()
        self.app.returned = self.app.clock
        matches.resume(self.app, path)

    def title(self) -> None:
        """To the first screen."""
        self.app.back_to(type(self.app.stack[0]))

    def keep(self, session: Session) -> None:
        """Where else can the match be kept?"""
        self.app.push(Unsaved(session, self.title))

    def copy(self) -> None:
        self.app.window.clipboard(self.text)
        self.app.toast(W.REPORT_COPIED)

    # ---- layout --------------------------------------------------------------------------------
    def places(self) -> tuple[Box, Box, Box, Box]:
        """Where title, sentence, report and buttons stand, one below the other."""
        w, h = self.app.logical
        k = min(1.2, max(0.75, h / 720))
        room = Box(72 * k, 56 * k, min(610.0, w * 0.52), h - 96 * k)
        room.top(72 * k)
        return room.top(76 * k, 8), room.top(64, 10), room.top(126, 22 * k), room.top(58)

    def lay(self) -> list[Widget]:
        say, unsaved = self.app.say, self.app.unsaved()
        row = self.places()[3]
        copy = Button("copy", Box(0, 0, 0, 48), label=say(W.COPY_REPORT), icon="copy", do=self.copy)
        title = Button("title", Box(0, 0, 0, 48), label=say(W.TO_TITLE), do=self.title)
        if unsaved is not None:
            order = [Button("keep", Box(0, 0, 0, 58), label=say(W.WHERE_TO_KEEP), do=lambda: self.keep(unsaved))]
        elif self.match is None:
            order = [title]
        else:
            back = Button("back", Box(0, 0, 0, 58), label=say(W.BACK_TO_MATCH), do=self.back)
            order = [title, back] if self.again else [back, title]
        order[0].kind, order[0].enters, order[0].left, order[0].size = "main", True, True, 17
        pen, x = self.app.ruler(), row.x
        for n, button in enumerate([*order, copy]):
            wide = pen.width(button.label, button.size, True) + (118 if n == 0 else 62 if button.icon else 40)
            high = 56 if n == 0 else 46
            button.box = Box(x, row.cy - high / 2, wide, high)
            x += wide + 12
        return [*order, copy]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk:
            self.desk.handle(event)

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, size = self.app.pen(screen), screen.get_size()
        screen.blit(self.app.gallery.get(("fallen", size), lambda: fallen(size)), (0, 0))
        veil = (round(size[0] * 0.7), size[1])
        pen.put(self.app.gallery.get(("crash veil", veil), lambda: fade(veil, 252, 0, True, (8, 5, 5))), 0, 0)
        head, sentence, report, row = self.places()
        hexmark(pen, (head.x + 26, head.y - 46), 25)
        pen.gilded(self.app.say(W.CRASHED), (head.x - 4, head.cy), head.h * 0.66, head.w)
        saved, match = self.app.unsaved() is None, self.match
        first = W.NOT_SAVED if not saved else W.NOTHING_LOST if match else W.OUR_FAULT
        pen.para(self.app.say(first), sentence, 17 if sentence.w > 540 else 15, P.IVORY)
        self._report(pen, report)
        if saved and match is not None and (count := len(match.played().entries)):
            said = self.app.say(W.SAVED_MATCH.of(matches.place_of(match.setup), count))
            pen.words(said, (row.x, row.foot + 26), 14, pen.colours.good, True, width=sentence.w)
        if self.desk:
            self.desk.draw(pen)

    def _report(self, pen: Pen, box: Box) -> None:
        """What happened, in the words of the error, and where more is said."""
        say = self.app.say
        pen.shade(box, 12, 10, 150)
        pen.slab(box, (12, 9, 8, 226), 12, (*P.BRASS_DEEP, 255))
        room = box.inset(18, 12)
        pen.words(say(W.WHAT_HAPPENED), (room.x, room.y + 10), 15, P.BRASS_LIT, True, width=room.w)
        what = f"{type(self.error).__name__}: {self.error}".splitlines()[0]
        rows = pen.rows(what, 14, room.w)
        pen.words(rows[0] + ("…" if len(rows) > 1 else ""), (room.x, room.y + 36), 14, P.IVORY, width=room.w)
        if self.report is None:
            pen.para(say(W.REPORT_UNWRITTEN), Box(room.x, room.y + 54, room.w, 44), 13, P.MUTED)
            return
        pen.words(say(W.REPORT_SAYS), (room.x, room.y + 64), 13, P.MUTED, width=room.w)
        pen.words(files.short(self.report), (room.x, room.y + 90), 13, P.MUTED, width=room.w)


def told(error: Exception) -> str:
    """The report: where it happened, this version and this system. Whose folders these are is not said."""
    where = "".join(traceback.format_exception(error))[-LONGEST:]
    head = f"Hexfold {game.__version__}, Python {platform.python_version()}, {platform.platform()}\n"
    return f"{head}pygame {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}\n\n{where}".replace(
        str(Path.home()), "~"
    )


@lru_cache(1)
def fallen(size: tuple[int, int]) -> pygame.Surface:
    """Figures that lie on their battlefield, over the whole of a window; darkness where there is no such file."""
    out = pygame.Surface(size, 0, 32)
    out.fill((18, 12, 9))
    path = assets.path("pictures", "fallen.jpg")
    if path.is_file():
        image = pygame.image.load(str(path))
        share = max(size[0] / image.get_width(), size[1] / image.get_height())
        large = pygame.transform.smoothscale_by(image, share)
        out.blit(large, ((size[0] - large.get_width()) // 2, (size[1] - large.get_height()) // 2))
    return out
