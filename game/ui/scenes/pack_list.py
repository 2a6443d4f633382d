"""The packs in the user's folder: each can be switched on and off, and says what is wrong with it."""

from __future__ import annotations

from functools import partial

import pygame

import game
from game import content, files
from game.packs.folder import TRIED, Found
from game.ui import words_front as F
from game.ui import words_packs as W
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Toggle
from game.ui.widgets.chrome import back_button, ground, panel, rim
from game.ui.widgets.chrome import content as content_box
from game.ui.widgets.desk import Desk
from game.ui.widgets.nothing import draw_nothing
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget
from game.words import Phrase, same

ROW, TOGGLE = 92.0, 130.0


class PackList(Scene):
    """A row for each pack: what it is, what is wrong, and a switch."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.found: list[Found] = []
        self.wrong: dict[str, Phrase] = {}  # by file: what was found when it was switched on, or before

    def enter(self) -> None:
        self.found = [found for found in content.packs().all() if not found.key.endswith(TRIED)]
        for found in self.found:
            if found.key in self.app.settings.packs:
                self._proof(found)
        self.desk = Desk(
            self.app, self.lay, self.desk.focus if self.desk else "", self.desk.ring if self.desk else False
        )

    def _proof(self, found: Found) -> bool:
        """True if its game understands a pack; else it is kept why not."""
        try:
            content.packs().pack(found)
        except ValueError as error:
            self.wrong[found.key] = files.said(error)
            return False
        self.wrong.pop(found.key, None)
        return True

    def flip(self, found: Found) -> None:
        """Switch a pack on, unless something is wrong with it, or off."""
        on = [key for key in self.app.settings.packs if key != found.key]
        if found.key not in self.app.settings.packs and self._proof(found):
            on.append(found.key)
        self.app.change(packs=on)

    # ---- layout --------------------------------------------------------------------------------
    def room(self) -> Box:
        return content_box(self.app.logical).inset(16, 14)

    def lay(self) -> list[Widget]:
        app = self.app
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), app.say(F.BACK), app.pop)]
        words, on = (app.say(W.OFF), app.say(W.ON)), app.settings.packs
        for found, row in zip(self.found, self.rows(), strict=True):
            why = "" if found.wrong is None else app.say(found.wrong)
            place = Box(row.right_edge - TOGGLE, row.y, TOGGLE, row.h - 10)
            toggle = Toggle(f"pack:{found.key}", place, on=found.key in on, words=words, why=why, scroller=self.scroll)
            toggle.flip = partial(self.flip, found)
            out.append(toggle)
        return out

    def rows(self) -> list[Box]:
        room = self.room()
        room.top(30)
        room.right(12)
        self.scroll.fit(room, len(self.found) * ROW)
        return [Box(room.x, room.y + n * ROW - self.scroll.offset, room.w, ROW) for n in range(len(self.found))]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.PACKS))
        panel(pen, content_box(self.app.logical), alpha=214)
        room, rows, folder = self.room(), self.rows(), files.short(content.packs().folder)
        if self.found:
            pen.words(say(W.FOLDER.of(folder)), (room.x, room.y + 10), 13, P.MUTED, width=room.w)
            pen.clipped(self.scroll.view)
            for found, row in zip(self.found, rows, strict=True):
                self._row(pen, found, row)
            pen.clipped(None)
        else:
            draw_nothing(pen, room, "search", say(W.NONE), say(W.HOW.of(folder)))
        if self.desk:
            self.desk.draw(pen)

    def _row(self, pen: Pen, found: Found, row: Box) -> None:
        say, wide = self.app.say, row.w - TOGGLE - 20
        pen.slab(Box(row.x, row.y, row.w, ROW - 10), (255, 236, 200, 12), 8, (*P.BRASS_DEEP, 120))
        file = same(f"{found.key}.json")
        pen.words(say(found.title if found.title.en else file), (row.x + 14, row.y + 18), 16, P.IVORY, True, width=wide)
        if found.game in game.KEYS:
            about = W.OF_GAME.of(game.ruleset(found.game).title, W.CARDS.of(found.size), file)
            pen.words(say(about), (row.x + 14, row.y + 39), 13, P.MUTED, width=wide)
        if wrong := self.wrong.get(found.key) or found.wrong:
            pen.para(say(wrong), Box(row.x + 14, row.y + 50, wide, 30), 12, hx("#ffb3a8"), lead=1.2)
