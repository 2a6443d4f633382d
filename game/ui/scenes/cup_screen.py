"""A tournament: who plays whom, the next match of whoever sits here, standing and points; the computers play their own
matches meanwhile, to be watched by whoever wants to."""

from __future__ import annotations

from functools import partial

import pygame

import game
from game.cup.cup import Cup
from game.cup.pairing import Pairing
from game.cup.standing import DRAWN
from game.ui import cups, matches
from game.ui import words_cup as W
from game.ui import words_front as F
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.dialogs.dialog import ask
from game.ui.reading.screen_words import controls, page
from game.ui.scene import Scene
from game.ui.scenes.cup_board import draw_course, draw_table, half, player_colour
from game.ui.session import Session
from game.ui.told import TextPart
from game.ui.widgets.box import Box, rows
from game.ui.widgets.buttons import Button, Segments
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

LOOK = 0.5  # seconds between two pictures while computers play
ROW, GAP = 74.0, 6.0  # of a match: height at most, distance
ACT = 116.0  # width of what can be done with a match


class CupScreen(Scene):
    """The matches of a round at the left; table and plot at the right."""

    def __init__(self, cup: Cup) -> None:
        self.cup, self.rules = cup, game.ruleset(cup.ruleset)
        self.desk: Desk | None = None
        self.shown = self.known = cup.now  # the round whose matches are listed; the one that was played last
        self.running: Session | None = None  # what the computers play now
        self.pairing: Pairing = ()  # whose match that is
        self.watched: Pairing = ()  # the match that somebody has gone to
        self.halted = False  # no further one can be played
        self.waited = 0.0

    def enter(self) -> None:
        self.cup = cups.current(self.app, self.cup)
        self._follow()
        self.watched, self.halted = (), False
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "next")
        self._go_on()

    def leave(self) -> None:
        self._stop()

    def called(self, player: int) -> str:
        """What a player is called."""
        return cups.called(self.app, self.cup, player)

    # ---- the computers' matches ----------------------------------------------------------------
    def _go_on(self) -> None:
        """Let the computers play the next of their matches, if there is one."""
        theirs = [pairing for pairing in self.cup.open if not self.cup.of_people(pairing)]
        mine = next((pairing for pairing in theirs if pairing != self.watched), None)
        if self.running is None and mine is not None and not self.halted:
            self.cup, self.running = cups.session(self.app, cups.current(self.app, self.cup), mine)
            self.pairing, self.halted = mine, self.running is None
            if self.running is not None:
                cups.keep(self.app, self.cup)
                self.app.attend(self.attend)

    def attend(self) -> None:
        """Whatever is on top: their match goes on, a choice at a time."""
        assert self.running is not None
        self.running.tick()
        self.running.news()
        if self.running.over:
            self.cup, _ = cups.ended(self.app, self.running) or (self.cup, None)
            self._stop()
            self._follow()
            self.halted = cups.current(self.app, self.cup) != self.cup  # it cannot be written: they would begin again
            self._go_on()

    def _follow(self) -> None:
        """List the matches of the next round once it is played."""
        if self.cup.now != self.known:
            self.shown = self.known = self.cup.now
        if self.desk:
            self.desk.changed()

    def _stop(self) -> None:
        """They stop, and their match is kept as it is."""
        self.app.forget(self.attend)
        if self.running is not None:
            self.running.close()
        self.running = None

    def update(self, dt: float) -> None:
        self.waited += dt
        if self.running is not None and self.waited > LOOK:
            self.waited = 0.0
            self.app.redraw()

    # ---- doing ---------------------------------------------------------------------------------
    def play(self, pairing: Pairing) -> None:
        """The next game of a match; one of computers is watched."""
        self.watched = pairing
        if pairing == self.pairing:
            self._stop()
        if not cups.play(self.app, self.cup, pairing):
            self.enter()

    def replay(self, recording: str) -> None:
        matches.watch(self.app, game.record.folder() / recording)

    def _show(self, number: str) -> None:
        self.shown = int(number)

    def delete(self) -> None:
        """Delete the tournament, once it is clear what that means."""
        self.app.push(ask(W.DELETE, W.DELETE_ASK, self._delete, harm=True, label=W.DELETE))

    def _delete(self) -> None:
        if cups.remove(self.app, self.cup):
            self.app.pop()

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """The panels: matches, table, plot."""
        whole = content(self.app.logical, 1400)
        left = whole.left(whole.w * 0.46, 14)
        high = 56 + 20 + 16 + min(30.0 * len(self.cup.entrants), whole.h * 0.45)
        return left, whole.top(high, 12), whole

    def match_boxes(self) -> tuple[Box, list[Box], Box]:
        """The row of rounds, a row for each match of the round that is shown, the foot."""
        room = inside(self.boxes()[0])
        foot, head = room.bottom(50, 10), room.top(36, 10)
        return head, rows(room, len(self.pairings()), GAP, 40, ROW), foot

    def pairings(self) -> tuple[Pairing, ...]:
        """The matches of the round that is shown; none of one that is not known yet."""
        return self.cup.rounds[self.shown] if self.shown < len(self.cup.rounds) else ()

    def lay(self) -> list[Widget]:
        say, app, cup = self.app.say, self.app, self.cup
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        head, boxes, foot = self.match_boxes()
        if cup.rounds_in_all > 1:
            values = [(str(n), str(n + 1), "") for n in range(cup.rounds_in_all)]
            out.append(Segments("round", head, values=values, now=str(self.shown), pick=self._show))
        for pairing, box in zip(self.pairings(), boxes, strict=True):
            if act := self._act(pairing):
                key, words, sign, do = act
                spot = box.inset(8, 0).right(ACT).middle(ACT, 34)
                out.append(Button(key, spot, label=say(words), icon=sign, size=13, do=do))
        bin_box = foot.left(56, 12).middle(40, 40)
        out.append(Button("delete", bin_box, icon="bin", kind="harm", tip=say(W.DELETE), do=self.delete))
        if pairing := next((each for each in cup.open if cup.of_people(each)), ()):
            label = say(W.NEXT_MATCH.of(*map(self.called, pairing)))
            do = partial(self.play, pairing)
            out.append(Button("next", foot, label=label, kind="main", size=17, enters=True, do=do))
        return out

    def _act(self, pairing: Pairing) -> tuple[str, Phrase, str, partial[None]] | None:
        """What can be done with a match: its button's name, words, sign, and what it does."""
        name, cup = "-".join(map(str, pairing)), self.cup
        if pairing in cup.open:
            if not cup.of_people(pairing):
                return f"watch:{name}", W.WATCH, "eye", partial(self.play, pairing)
            words = W.GO_ON if cup.recording_of(pairing) else W.PLAY
            return f"play:{name}", words, "play", partial(self.play, pairing)
        played = cup.games_of(pairing)
        if played and (game.record.folder() / played[-1].recording).is_file():
            return f"replay:{name}", W.REPLAY, "eye", partial(self.replay, played[-1].recording)
        return None

    # ---- in words ------------------------------------------------------------------------------
    def in_words(self) -> list[TextPart]:
        """The matches of the round, the table."""
        say, cup, number = self.app.say, self.cup, W.ROUND_OF.of(self.shown + 1, self.cup.rounds_in_all)
        found = [self._match_words(pairing) for pairing in self.pairings()] or [say(W.NOT_YET)]
        table = []
        for place, line in enumerate(cup.table, start=1):
            numbers = (line.won, line.drawn, line.lost, line.met, half(line.beaten), line.points)
            counted = [f"{say(head)} {number}" for head, number in zip(W.COLUMNS, numbers, strict=True)]
            table.append(f"{place}. {self.called(line.player)}: {', '.join(counted)}")
        head = page(
            f"{say(self.rules.title)}, {say(W.TOURNAMENT)}", [say(W.FORMS[cup.form]), say(W.LENGTHS[cup.length])]
        )
        ended = [] if cup.open else [page(self.winner_words(), [say(W.TABLE_NOTE)])]
        return [*ended, head, page(say(number), found), page(say(W.TABLE), table), controls(self.app, self.desk)]

    def _match_words(self, pairing: Pairing) -> str:
        """Who meets whom, and how it stands."""
        names = [self.called(player) for player in pairing]
        if len(names) == 1:
            return self.app.say(W.RESTS.of(names[0]))
        score = self.app.say(W.SCORE.of(*self.cup.wins(pairing))) if self.cup.games_of(pairing) else ""
        return " ".join(part for part in (" – ".join(names), score, self.app.say(self._state(pairing))) if part)

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, cup, hue = self.app.pen(screen), self.app.say, self.cup, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), f"{say(W.TOURNAMENT)} · {say(W.FORMS[cup.form])}", hue)
        left, table, course = self.boxes()
        panel(pen, left, say(W.ROUND_OF.of(self.shown + 1, cup.rounds_in_all)), say(W.LENGTHS[cup.length]), hue, 232)
        self._draw_matches(pen)
        names = [self.called(player) for player in range(len(cup.entrants))]
        draw_table(pen, panel(pen, table, say(W.TABLE), say(W.TABLE_NOTE), hue, 232), cup, names)
        draw_course(pen, panel(pen, course, say(W.COURSE), "", hue, 232), cup, names)
        if self.desk:
            self.desk.draw(pen)

    def _draw_matches(self, pen: Pen) -> None:
        say, cup = self.app.say, self.cup
        head, boxes, foot = self.match_boxes()
        if not boxes:
            pen.para(say(W.NOT_YET), Box(head.x, head.foot + 14, head.w, 60), 15, P.MUTED)
        for pairing, box in zip(self.pairings(), boxes, strict=True):
            self._draw_match(pen, pairing, box)
        foot.left(56, 12)
        if not cup.open:
            pen.gilded(self.winner_words(), (foot.x, foot.cy), 28, foot.w)
        elif not any(cup.of_people(pairing) for pairing in cup.open):
            pen.words(say(W.COMPUTERS_PLAY), (foot.x, foot.cy), 15, P.IVORY, width=foot.w)

    def winner_words(self) -> str:
        """Who has won it all."""
        return self.app.say(W.WINS.of(self.called(self.cup.table[0].player)))

    def _draw_match(self, pen: Pen, pairing: Pairing, box: Box) -> None:
        """The two names, the games each has won, how far it is; or who rests."""
        say, cup = self.app.say, self.cup
        pen.slab(box, (255, 236, 200, 14), 8, (*P.BRASS_DEEP, 120))
        names = [self.called(player) for player in pairing]
        if len(pairing) == 1:
            pen.words(say(W.RESTS.of(names[0])), (box.x + 34, box.cy), 15, P.MUTED, width=box.w - 50)
            return
        room, winner = Box(box.x, box.y, box.w - ACT - 18, box.h), cup.winner(pairing)
        score = "" if not cup.games_of(pairing) else say(W.SCORE.of(*cup.wins(pairing)))
        right = pen.words(score, (room.right_edge, box.cy), 18, P.BRASS_LIT, True, "display", anchor="midright",
                          width=90, high=box.h).x  # fmt: skip
        spot = right - (12 if score else 0), box.cy
        left = pen.words(say(self._state(pairing)), spot, 13, P.MUTED, anchor="midright", width=100).x
        for n, (player, name) in enumerate(zip(pairing, names, strict=True)):
            y = box.cy + (n - 0.5) * min(26.0, box.h / 2 - 3)
            dot(pen, (box.x + 18, y), 6, player_colour(pen, player))
            ink = P.BRASS_LIT if winner == player else P.IVORY
            pen.words(name, (box.x + 34, y), 15, ink, True, width=left - box.x - 42, high=min(26.0, box.h / 2 - 3))

    def _state(self, pairing: Pairing) -> Phrase:
        """How far a match is, in words."""
        if self.cup.winner(pairing) is not None:
            return W.DRAWN if self.cup.winner(pairing) == DRAWN else W.NOTHING
        if self.running is not None and pairing == self.pairing:
            return W.COMPUTING.of(len(self.running.match.entries))
        return W.UNDER_WAY if self.cup.recording_of(pairing) or self.cup.games_of(pairing) else W.TO_PLAY
