"""The result: who won and why, what every seat did, how it went, and what next."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import pygame

import game
from game import files
from game.match.journal import RECORDING
from game.ui import games, matches
from game.ui import words_lan as L
from game.ui import words_result as W
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.dialogs.unsaved import before_leaving
from game.ui.games.report import Report
from game.ui.scene import Scene
from game.ui.seating import name_of
from game.ui.session import Session, Watching
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, content, ground, rim
from game.ui.widgets.desk import ARROWS, Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.verifying import Verifying

CHECKING = 0.1  # seconds between two looks at the check of a match on the network
CALM = 1.0  # seconds until keys count: whoever hurries through the end of the match has seen where they are
WALKS = (pygame.K_TAB, *ARROWS)  # but these do nothing by themselves


class Result(Scene):
    """What a match came to. Takes the session of the match, which it closes when it goes."""

    def __init__(self, session: Session) -> None:
        self.session, self.setup = session, session.setup
        self.rules = game.ruleset(session.setup.ruleset)
        self.desk: Desk | None = None
        self.counted: Report | None = None
        self.seen = 0.0  # seconds it has been shown
        self.proof: Verifying | None = None  # that a match on the network was honest

    def enter(self) -> None:
        if self.counted is None:
            self.setup = self.session.played().setup or self.setup
            self.counted = games.of(self.rules).report(self, Watching(self.session.played()))
            mine = self.session.people
            if self.session.networked:
                from game.ui.verifying import Verifying

                self.proof = Verifying(self.session)
            self.app.sound("win" if not mine or set(mine) & set(self.report.end.result or ()) else "lose")
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "rematch")

    def leave(self) -> None:
        self.session.close()

    @property
    def report(self) -> Report:
        """What the game has counted."""
        assert self.counted is not None
        return self.counted

    # ---- words ---------------------------------------------------------------------------------
    def name(self, seat: int) -> Phrase:
        """Who sat in a seat."""
        return name_of(self.setup, seat)

    def headline(self) -> Phrase:
        """Who won."""
        won = [self.name(seat) for seat in self.report.end.result or ()]
        if not won:
            return W.DRAW
        together = won[0]
        for more in won[1:]:
            together = W.AND.of(together, more)
        return W.WINS.of(together) if len(won) == 1 else W.WIN_TOGETHER.of(together)

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """Head line, what the game says, buttons."""
        whole = content(self.app.logical)
        whole.h += 8
        foot = whole.bottom(52, 14)
        return whole.top(52, 6), whole, foot

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        foot = self.boxes()[2]
        live = not isinstance(self.session, Watching) and not self.session.networked
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.SHELF), self.to_shelf)]
        gap = 12.0
        wide = min(256.0, foot.w * 0.24)
        if live:
            out.append(
                Button(
                    "rematch",
                    foot.right(wide, gap),
                    label=say(W.REMATCH),
                    kind="main",
                    enters=True,
                    size=19,
                    left=True,
                    do=self.rematch,
                )
            )
        if self.session.networked:
            label = say(L.BACK_TO_LOBBY)
            out.append(Button("rematch", foot.right(wide, gap), label=label, kind="main", size=18, do=self.to_shelf))
        small = min(200.0, (foot.w - 3 * gap) / 4)
        for key, words, icon, do in (
            ("save", W.SAVE, "save", self.save),
            ("watch", W.WATCH, "eye", self.watch),
            *(() if self.session.networked else (("change", W.CHANGE, "person", self.change),)),
        ):
            out.append(Button(key, foot.right(small, gap).inset(0, 4), label=say(words), icon=icon, size=14, do=do))
        return out

    # ---- doing ---------------------------------------------------------------------------------
    def rematch(self) -> None:
        """The same seats and battlefield, new dice."""
        before_leaving(self.app, self.session, self._rematch)

    def _rematch(self) -> None:
        session = self.session.rematch(int.from_bytes(os.urandom(4), "big"))
        self.app.replace(self.app.doors.match(session))

    def save(self) -> None:
        """A copy of the match under a name that says when it was."""
        folder = self.app.home / "replays"
        path = folder / f"{self.setup.ruleset}-{time.strftime('%Y%m%d-%H%M%S')}.hexfold"
        try:
            files.write(path, game.record.dumps(self.session.played()), what=RECORDING)
        except files.BadFile as error:
            self.app.toast(W.NOT_SAVED.of(error.said), harm=True)
        else:
            self.app.toast(W.SAVED.of(str(path)))

    def watch(self) -> None:
        matches.watch_again(self.app, self.session.played())

    def change(self) -> None:
        before_leaving(self.app, self.session, lambda: self.app.replace(self.app.doors.setup(self.rules)))

    def to_shelf(self) -> None:
        before_leaving(self.app, self.session, self.app.pop)

    def update(self, dt: float) -> None:
        self.seen += dt
        if self.proof is not None and self.proof.news():
            self.app.redraw()

    def wake(self) -> float | None:
        waits = [CALM - self.seen] if self.seen < CALM else []
        if self.proof is not None and not self.proof.told:
            waits.append(CHECKING)
        return max(0.01, min(waits)) if waits else None

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self.seen < CALM and event.key not in WALKS:
            self.seen = 0.0  # who still hammers at a key has not looked up yet
            return
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.to_shelf()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), say(self.report.trail()), hue)
        head, room, _ = self.boxes()
        title = pen.gilt(say(self.headline()), 40, width=head.w * 0.55)
        pen.put(title, head.x + 20, head.cy - title.get_height() / pen.scale / 2)
        x = head.x + 40 + title.get_width() / pen.scale
        pen.words(say(self.report.why()), (x, head.cy + 8), 15, P.MUTED, width=head.right_edge - x)
        self.report.draw(pen, room, hue)
        if self.proof is not None:
            self._draw_proof(pen, self.proof)
        if self.desk:
            self.desk.draw(pen)

    def _draw_proof(self, pen: Pen, proof: Verifying) -> None:
        """Whether all was honest, left of the buttons."""
        foot = self.boxes()[2]
        used = [w.box.x for w in (self.desk.widgets if self.desk else ()) if w.box.y >= foot.y]
        box = Box(foot.x, foot.y, min(used, default=foot.right_edge) - foot.x - 16, foot.h)
        colour = {True: pen.colours.good, False: pen.colours.harm, None: pen.colours.offer}[proof.good]
        sign(pen, "warn" if proof.good is False else "seal", (box.x + 16, box.cy), 12, colour)
        rows = pen.rows(self.app.say(proof.words()), 14, box.w - 40)
        pen.para(self.app.say(proof.words()), Box(box.x + 40, box.cy - len(rows) * 10, box.w - 40, 60), 14, colour)
