"""The chosen match beside the list of replays: its picture, what was played, the facts, what can be done with it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import game
from game.match.match import Setup
from game.match.record import Saved
from game.ui import games, matches
from game.ui import words_desk as W
from game.ui import words_moments as M
from game.ui import words_review as V
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.games.relic import Relic
from game.ui.scenes.replay_cards import draw_picture, outcome
from game.ui.seating import name_of
from game.ui.session import AUDIENCE
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import fact_row, inside, panel
from game.ui.widgets.fields import Choice
from game.ui.widgets.ornaments import FOCUS
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.replays import Replays


class Details:
    """A panel with buttons at its foot."""

    def __init__(self, scene: Replays) -> None:
        self.scene = scene
        self.relics: dict[str, Relic] = {}

    # ---- buttons ---------------------------------------------------------------------------------
    def lay(self, saved: Saved, room: Box) -> list[Widget]:
        """What can be done with a match, at the foot of the room inside the panel."""
        say, acts = self.scene.app.say, self.scene.acts
        low = room.bottom(40, 8)
        bin_box = low.right(low.w * 0.34, 8)
        out: list[Widget] = []
        if saved.setup and saved.problem:
            main = room.bottom(46, 8)
            out.append(Button("read", main, label=say(M.READ), kind="main", icon="book", do=acts.open, enters=True))
        elif saved.setup:
            out += self._ways(saved, saved.setup, room.bottom(46, 8), low)
        out.append(Button("delete", bin_box, label=say(W.DELETE), kind="harm", icon="bin", size=14, do=acts.ask))
        return out

    def _ways(self, saved: Saved, setup: Setup, main: Box, low: Box) -> list[Widget]:
        """The ways into a match."""
        say, acts, done = self.scene.app.say, self.scene.acts, saved.result is not None
        key, words, icon = ("watch", W.WATCH, "eye") if done else ("resume", W.GO_ON, "play")
        review = main.right(main.w * 0.4, 8)
        tip = say(V.REVIEW_TIP)
        out: list[Widget] = [
            Button(key, main, label=say(words), kind="main", icon=icon, do=acts.open, enters=True),
            Button("review", review, label=say(V.REVIEW), tip=tip, icon="search", size=14, do=acts.review),
        ]
        if not done:
            narrow = low.w < 260
            box = low.left(46 if narrow else low.w * 0.48, 8)
            label, tip = ("", say(W.WATCH)) if narrow else (say(W.WATCH), "")
            out.append(Button("watch", box, label=label, tip=tip, icon="eye", size=14, do=acts.watch))
        names = [(str(seat), say(name_of(setup, seat)), "") for seat in range(setup.seats)]
        values = [(str(AUDIENCE), say(W.AUDIENCE), ""), *names]
        out.append(Choice("eyes", low, values=values, empty=say(W.AS_SEAT), pick=acts.watch_as))
        return out

    # ---- drawing ---------------------------------------------------------------------------------
    def draw(self, pen: Pen, box: Box) -> None:
        """The panel and what is known of the chosen match; of the buttons only their room."""
        panel(pen, box, alpha=232)
        say, saved = self.scene.app.say, self.scene.now
        if saved is None:
            return
        inner = inside(box, False)
        inner.bottom(94 if saved.setup else 40, 8)
        if saved.setup is None:
            pen.para(say(saved.problem or W.DAMAGED), inner, 15, hx("#ffb3a8"))
            return
        picture, played, facts = self._parts(inner)
        if picture.h:
            draw_picture(pen, picture, saved, self.scene.pictures)
        title, at = say(matches.place_of(saved.setup)), (picture.x, picture.foot + 19)
        pen.words(title, at, 21, P.BRASS_LIT, True, "display", width=picture.w)
        if saved.problem:
            self._of_other_rules(pen, saved.problem, played)
        else:
            self._relic(saved.setup.ruleset).draw(pen, saved, played)
        stamp = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.changed))
        rows: list[tuple[Phrase, str]] = [
            (W.RESULT, say(outcome(saved))),
            (W.WHEN, stamp),
            (W.LENGTH, say(W.CHOICES.of(saved.picks))),
            (W.FILE, saved.path.name),
        ]
        for n, (name, value) in enumerate(rows[: round(facts.h / 22)]):
            row = Box(facts.x, facts.y + n * 22, facts.w, 22)
            fact_row(pen, row, say(name), value, mix(P.IVORY, FOCUS, 0.3), 13)

    def _parts(self, room: Box) -> tuple[Box, Box, Box]:
        """Of the room over the buttons: the picture, what was played, the facts. Where it is low, the card has the
        picture, and there are fewer facts."""
        room, low = room.copy(), room.h < 300
        facts = room.bottom((2 if low else 4) * 22.0, 8)
        return room.top(0 if low else min(room.w * 148 / 248, room.h * 0.44), 38), room, facts

    def _of_other_rules(self, pen: Pen, why: Phrase, room: Box) -> None:
        """Why it can only be read: decks and cards of then may be none today, and are not shown."""
        pen.para(self.scene.app.say(why), room, 14, hx("#ffb3a8"))

    def _relic(self, key: str) -> Relic:
        """What is shown of a match of a game."""
        if key not in self.relics:
            self.relics[key] = games.of(game.ruleset(key)).relic(self.scene.app)
        return self.relics[key]
