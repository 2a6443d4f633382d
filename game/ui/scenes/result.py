"""The result: who won and why, the last event, what every seat did, what next; at the right the scene of the winner."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame

import game
from game import files
from game.match.journal import RECORDING
from game.sound.music.player import Tune
from game.ui import cups, games, matches
from game.ui import words_cup as C
from game.ui import words_lan as L
from game.ui import words_result as W
from game.ui import words_review as V
from game.ui.dialogs.unsaved import before_leaving
from game.ui.games.hero import Mood, Stage
from game.ui.games.report import Report
from game.ui.reading.screen_words import controls, page
from game.ui.scene import LONGEST_BEAT, Scene
from game.ui.scenes.cup_game import CupGame
from game.ui.scenes.cup_screen import CupScreen
from game.ui.scenes.how_it_went import HowItWent
from game.ui.scenes.result_column import LATE, Column, Places, placed
from game.ui.scenes.result_show import Show
from game.ui.seating import name_of, with_level
from game.ui.session import Session, Watching
from game.ui.table.rival_talk import draw_said, who_talks
from game.ui.told import TextPart
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button
from game.ui.widgets.desk import ARROWS, Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.verifying import Verifying

CHECKING = 0.1  # seconds between two looks at the check of a match on the network
STILL = 3.6  # seconds until nothing moves any more
CALM = 1.0  # seconds until keys count: whoever hurries through the end of the match has seen where they are
LARGER = 1.1  # than in the log are the words of a rival
WALKS = (pygame.K_TAB, *ARROWS)  # but these do nothing by themselves


class Result(Scene):
    """What a match came to. Takes the session of the match, which it closes when it goes."""

    own_pictures = True

    def __init__(self, session: Session) -> None:
        self.session, self.setup = session, session.setup
        self.rules = game.record.rules_of(session.setup)
        self.desk: Desk | None = None
        self.counted: Report | None = None
        self.seen = 0.0  # seconds of its motion that have been shown
        self.waited = 0.0  # seconds without a key
        self.shown: tuple[object, Show] | None = None  # what stands at the right, and for which window
        self.proof: Verifying | None = None  # that a match on the network was honest
        self.cup: CupGame | None = None  # if this was a game of several

    def packs_here(self) -> Mapping[str, str]:
        return self.setup.packs

    def enter(self) -> None:
        if self.counted is None:
            self.setup = self.session.played().setup or self.setup
            self.counted = games.of(self.rules).report(self, Watching(self.session.played()))
            self.app.profile.match_ended(self.session)
            ended = cups.ended(self.app, self.session)
            self.cup = CupGame(self, *ended) if ended is not None else None
            if self.session.networked:
                from game.ui.verifying import Verifying

                self.proof = Verifying(self.session)
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "rematch")

    def tune(self) -> Tune:
        return Tune(self.rules.key, "win" if self.mood() == "won" else "loss")

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
    def places(self) -> Places:
        """Where everything of the left column stands."""
        return placed(self.app.logical, self.setup.seats, self.report.last_event() is not None)

    def room(self) -> Box:
        """The room of the hero."""
        places, w = self.places(), self.app.logical[0]
        left = places.column.right_edge + 26
        return Box(left, 40, w - left - 16, places.foot.y - 46)

    def lay(self) -> list[Widget]:
        say, app, foot = self.app.say, self.app, self.places().foot.copy()
        back = C.TO_TOURNAMENT if self.below_is_tournament() else W.SHELF
        key, plain = app.key_for("cancel"), "plain"  # it has ground of its own: a bright ruin may stand behind it
        out: list[Widget] = [back_button(app.ruler(), app.logical, key, say(back), self.to_shelf, plain)]
        wide = 250.0 if foot.w > 1000 else 170.0
        again = Box(foot.right_edge - wide, foot.y, wide, foot.h)
        if self.session.networked:
            label = say(L.BACK_TO_LOBBY)
            out.append(Button("rematch", again, label=label, kind="main", size=17, do=self.to_shelf))
        elif not isinstance(self.session, Watching):
            words, do = self.next_step()
            out.append(Button("rematch", again, label=say(words), kind="main", enters=True, size=18, do=do))
        foot.w -= wide + 12
        awaited = self.cup is not None and self.cup.awaited
        acts = (
            ("how", W.HOW, "clock", self.how_it_went),
            ("review", V.REVIEW, "search", self.review),
            ("watch", W.WATCH, "eye", self.watch),
            ("save", W.SAVE, "save", self.save),
            *(() if self.session.networked or awaited else (("change", W.CHANGE, "person", self.change),)),
        )
        small = min(172.0, (foot.w - 40) / 5)
        for key, words, sign_, do in acts:
            box = foot.left(small, 10)
            box.y, box.h = box.y + (box.h - min(box.h, 46)) / 2, min(box.h, 46)
            out.append(Button(key, box, label=say(words), icon=sign_, size=14, do=do))
        return out

    # ---- in words ------------------------------------------------------------------------------
    def in_words(self) -> list[TextPart]:
        """The headline, why, the last event, a line for each seat."""
        say, report, event = self.app.say, self.report, self.report.last_event()
        said = [say(report.why()), f"{say(report.rules.title)}, {say(report.trail())}"]
        if event is not None:
            said.append(f"{say(event.title)}, {say(event.when)}: {say(event.said)} {say(event.more)}")
        said += [self.row_in_words(seat) for seat in report.order()]
        proof = [say(self.proof.words())] if self.proof is not None else []
        return [page(say(self.headline()), [*said, *proof]), controls(self.app, self.desk)]

    def row_in_words(self, seat: int) -> str:
        """Place and name of a seat, what it played, its score, what was counted."""
        say, report = self.app.say, self.report
        who = [f"{report.place(seat)}. {say(with_level(self.setup, seat))}", say(report.leader(seat))]
        who += [f"{score} {say(report.unit)}"] if (score := report.score_of(seat)) else []
        who += [f"{say(count.words)} {report.number(seat, count.key)}" for count in report.signs]
        return ", ".join(each for each in who if each)

    # ---- a game of several ---------------------------------------------------------------------
    def below_is_tournament(self) -> bool:
        """True if one comes back to the screen of the tournament from here."""
        return isinstance(self.app.stack[self.app.stack.index(self) - 1], CupScreen)

    def next_step(self) -> tuple[Phrase, Callable[[], None]]:
        """What the large button says and does."""
        if self.cup is None:
            return W.REMATCH, self.rematch
        words, do = self.cup.next_step()
        return words, partial(before_leaving, self.app, self.session, do)

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
        mine = self.session.people
        matches.watch_again(self.app, self.session.played(), mine[0] if len(mine) == 1 else None)

    def review(self) -> None:
        """What may be learned from it."""
        mine = self.session.people
        self.app.push(self.app.doors.review(self.session.played(), mine[0] if len(mine) == 1 else None))

    def change(self) -> None:
        before_leaving(self.app, self.session, lambda: self.app.replace(self.app.doors.setup(self.rules)))

    def to_shelf(self) -> None:
        before_leaving(self.app, self.session, self.app.pop)

    def how_it_went(self) -> None:
        """All the numbers."""
        self.app.push(HowItWent(self.report, self.headline()))

    # ---- time ----------------------------------------------------------------------------------
    @property
    def calm(self) -> bool:
        """True once nothing moves any more."""
        return self.app.settings.reduced_motion or self.seen >= STILL

    def update(self, dt: float) -> None:
        self.seen += min(dt, LONGEST_BEAT)
        self.waited += dt
        if self.proof is not None and self.proof.news():
            self.app.redraw()

    def restless(self) -> bool:
        return not self.calm

    def wake(self) -> float | None:
        waits = [CALM - self.waited] if self.waited < CALM else []
        if self.proof is not None and not self.proof.told:
            waits.append(CHECKING)
        return max(0.01, min(waits)) if waits else None

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.seen = STILL  # the first key ends all motion
            self.app.redraw()
            if self.waited < CALM and event.key not in WALKS:
                self.waited = 0.0  # who still hammers at a key has not looked up yet
                return
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.to_shelf()

    # ---- drawing -------------------------------------------------------------------------------
    def mood(self) -> Mood:
        """Whether it was won by somebody here, lost, or neither."""
        won, mine = set(self.report.end.result or ()), set(self.session.people)
        return "drawn" if not won else "lost" if mine and not won & mine else "won"

    def show(self, pen: Pen) -> Show:
        """What stands at the right; painted once for a window and a language."""
        key = (self.app.size, self.app.scale, self.app.lang, self.app.colours)
        if self.shown is None or self.shown[0] != key or pen.notes is not None:
            leaders = tuple(self.report.end.result or self.report.order())[:2]
            stage = Stage(self.app, self.rules, leaders, self.mood(), self.room())
            self.shown = (key, Show(stage, games.of(self.rules).hero(stage, self.report)))
        return self.shown[1]

    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        seen = STILL if self.calm else self.seen
        self.show(pen).draw(screen, seen)
        column = Column(self.report, self.headline(), self.mood() == "lost", self.cup.series() if self.cup else None)
        column.draw(pen, self.places(), seen, self.proof is not None)
        if self.proof is not None:
            self._draw_proof(pen, self.proof)
        if seen > LATE[2]:
            self._draw_rival(pen)
        if self.desk:
            self.desk.draw(pen)

    def _draw_rival(self, pen: Pen) -> None:
        """What a rival says to the end, below the rows."""
        seat, rival = who_talks(self.session)
        won = self.report.end.result or ()
        if rival is not None and won:
            legend = self.places().legend
            box = Box(legend.x, legend.foot + 8, legend.w, 0)
            draw_said(pen, box, rival, rival.wins if seat in won else rival.loses, LARGER)

    def _draw_proof(self, pen: Pen, proof: Verifying) -> None:
        """Whether all was honest, where the legend stands else."""
        box = self.places().legend
        colour = {True: pen.colours.good, False: pen.colours.harm, None: pen.colours.offer}[proof.good]
        sign(pen, "warn" if proof.good is False else "seal", (box.x + 12, box.cy), 9, colour)
        pen.words(self.app.say(proof.words()), (box.x + 30, box.cy), 13, colour, width=box.w + 20)
