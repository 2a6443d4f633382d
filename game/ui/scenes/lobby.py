"""The lobby of a table on the network: who sits where, decks, honest dice, talk; and the way into the match.

Long because a row of it is laid out, answered and drawn here, for the host and for guests.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

import game
from game.net import GRACES
from game.net.lobby import GUEST, HOST, OPEN
from game.net.messages import Chair
from game.players import levels
from game.players.worker import Brains
from game.ui import games, matches
from game.ui import words_front as F
from game.ui import words_lan as W
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.dialogs.dialog import ask
from game.ui.gathering import Gathering
from game.ui.scene import Scene
from game.ui.scenes.setup import SetupScreen, seat_sign
from game.ui.session import Session
from game.ui.setup_draft import Draft
from game.ui.talk import Talk
from game.ui.widgets.box import Box, rows
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice
from game.ui.widgets.ornaments import FOCUS, hexagon, sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget
from game.words import Phrase, seat_name

MINUTES = (1, 2, 5, 10, 30)
BEAT = 0.05  # seconds between two looks at the wire


@dataclass
class DeckLine(Widget):
    """A deck one may bring."""

    label: str = ""
    chosen: bool = False
    do: Do = lambda: None

    def click(self, at: Point, desk: Desk) -> None:
        desk.app.sound("card")
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, select = self.box, pen.colours.select
        fill = (*select, 34) if self.chosen else (*P.LAMP, 26) if look.hover else (255, 236, 200, 10)
        pen.slab(b, fill, 8, (*(select if self.chosen else P.BRASS_DEEP), 220 if self.chosen else 110))
        if self.chosen:
            sign(pen, "check", (b.x + 16, b.cy), 6, select)
        ink = P.MUTED if self.why else P.IVORY
        pen.words(self.label, (b.x + 32, b.cy), 14, ink, self.chosen, width=b.w - 42)


class Lobby(Scene):
    """Three panels: one's own deck, the table, the talk."""

    def __init__(self, gathering: Gathering) -> None:
        self.the = gathering
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.deck = ""
        self.chooser: Draft | None = None
        self.session: Session | None = None
        self.before: object = None
        self.talk = Talk(gathering.talk)
        self.away = False  # one has left the running match for the lobby

    def enter(self) -> None:
        if self.desk is None:
            self.app.attend(self.attend)
        if self.session is not None and self.app.top is self:
            self.away = not self.session.over
            self.session.close()
            self.session = None
            self.the.again()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "say")

    def leave(self) -> None:
        self.app.forget(self.attend)
        if self.session is not None:
            self.session.close()
        self.the.close()

    # ---- time ------------------------------------------------------------------------------------
    def attend(self) -> None:
        """Whatever is on top: the wire is read, and a match that is covered goes on."""
        self.the.tick()
        if self.session is not None:
            covered = self.app.top is not self and getattr(self.app.top, "session", None) is not self.session
            if covered or self.session.over:
                self.session.tick()
            return
        if self.app.top is self or self.app.top.see_through:
            self._follow()

    def _follow(self) -> None:
        """Show what has changed; go to the table once the match is there."""
        if trouble := self.the.trouble():
            self.app.toast(trouble, harm=True)
        now = (
            self.the.stage,
            tuple(self.the.chairs),
            tuple(self.the.watching),
            len(self.the.chat),
            self.the.seat,
            self.the.obstacle(),
            self.the.sent_away,
            self.the.code,
        )
        if now != self.before:
            self.before = now
            if self.the.deck is None:
                self.deck = ""  # it was refused
            if self.desk:
                self.desk.changed()
        if self.the.stage != "playing":
            self.away = False
        elif self.app.top is self and not self.away:
            self.session = self.the.session(game.record, Brains(game.content), matches.complain(self.app))
            if self.session is not None:
                self.app.push(self.app.doors.match(self.session))

    def wake(self) -> float | None:
        return BEAT

    # ---- decks -----------------------------------------------------------------------------------
    @property
    def draft(self) -> Draft | None:
        """What knows the decks of the game; None before the game is known."""
        if self.chooser is None and self.the.ruleset:
            rules = game.ruleset(self.the.ruleset)
            screen = SetupScreen(rules)
            screen.app = self.app
            screen.beside = games.of(rules).side(screen)
            screen.kept = self.chooser = screen.beside.begin(None)
            self.chooser.say, self.chooser.own = self.app.say, screen.beside.own()
            self.chooser.plan.seats = len(self.the.chairs)
            self.chooser.plan.options = dict(self.the.options)
            decks = [value for value, _, _ in self.chooser.decks(max(0, self.the.seat)) if value]
            self.deck = next((deck for deck in decks if self.chooser.deck_data(deck) == self.the.deck), "")
        return self.chooser

    def _take_deck(self, deck: str) -> None:
        draft, self.deck = self.draft, deck
        if draft is not None and self.the.seat >= 0:
            self.the.bring(self.the.seat, draft.deck_data(deck) if deck else None)

    # ---- layout ----------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """One's deck, the table, the talk."""
        whole = content(self.app.logical)
        whole.h += 8
        left = whole.left(max(204.0, whole.w * 0.235), 16)
        right = whole.right(max(212.0, whole.w * 0.265), 16)
        return left, whole, right

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        left, middle, right = self.boxes()
        out: list[Widget] = [
            back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.LEAVE_TABLE), self.ask_leave)
        ]
        out += self._deck_lines(inside(left))
        out += self._table(inside(middle)) if self.the.obstacle() is None else []
        return out + self.talk.lay(app, inside(right), self.the.chat)

    def _deck_lines(self, room: Box) -> list[Widget]:
        draft = self.draft
        room.bottom(self._rules_height(room.w) + 12)
        out = self._manners(room)
        if draft is None or self.the.seat < 0:
            return out
        found = draft.decks(self.the.seat)
        room.right(10)
        self.scroll.fit(room, len(found) * 42 - 6)
        return out + [
            DeckLine(f"deck:{value}", Box(room.x, room.y + n * 42 - self.scroll.offset, room.w, 36), label=words,
                     chosen=value == self.deck, do=partial(self._take_deck, value), why=why, scroller=self.scroll)
            for n, (value, words, why) in enumerate(found)
        ]  # fmt: skip

    def _manners(self, room: Box) -> list[Widget]:
        """How long a seat may think, how long a lost line is waited for, and who may come back: the host decides."""
        if not self.the.hosts:
            return []
        say, the = self.app.say, self.the
        first, second, third = self._manner_rows(room)
        for row in (first, second):
            row.left(row.w * 0.46)
        minutes = [(str(60 * n), say(W.MINUTES.of(n)), "") for n in MINUTES]
        out: list[Widget] = [
            Choice("patience", first, values=[("0", say(W.NO_LIMIT), ""), *minutes], now=str(the.patience), size=13,
                   pick=lambda seconds: the.set_patience(int(seconds))),
            Choice("grace", second, values=[(str(n), say(W.MINUTES.of(n // 60)), "") for n in GRACES],
                   now=str(the.grace), size=13, pick=lambda seconds: the.set_grace(int(seconds))),
        ]  # fmt: skip
        if third is not None:
            label = say(W.LET_IN_AGAIN.of(", ".join(the.sent_away)))
            out.append(Button("let_in", third, label=label, size=13, do=the.let_in_again))
        return out

    def _manner_rows(self, room: Box) -> tuple[Box, Box, Box | None]:
        """Rows at the foot of `room`: patience, grace, and those who were sent away, if there are any."""
        third = room.bottom(32, 12) if self.the.sent_away else None
        second = room.bottom(36, 8 if third else 12)
        return room.bottom(36, 8), second, third

    def _table(self, room: Box) -> list[Widget]:
        out: list[Widget] = []
        if self.the.code is not None:
            head = room.top(64, 12).inset(12, 10)
            out.append(Button("copy", head.right(104).middle(104, 38), label=self.app.say(W.COPY), icon="copy",
                              size=14, do=self.copy))  # fmt: skip
        out += self._foot(room.bottom(48, 12))
        room.bottom(self._honest_height(room.w), 10)
        for seat, (chair, row) in enumerate(zip(self.the.chairs, self._rows(room), strict=True)):
            out += self._chair(seat, chair, row)
        return out

    def _rows(self, room: Box) -> list[Box]:
        return rows(room, max(1, len(self.the.chairs)), 8 if self.roomy else 6, 38, 72)[: len(self.the.chairs)]

    def _chair(self, seat: int, chair: Chair, row: Box) -> list[Widget]:
        say, box = self.app.say, row.inset(10, 0)
        if self.the.stage not in ("open", "over"):
            return []
        if chair.kind == GUEST and self.the.hosts:
            return [Button(f"kick:{seat}", box.right(36).middle(34, 34), icon="cross", tip=say(W.KICK), kind="quiet",
                           do=partial(self.the.kick, chair.guest))]  # fmt: skip
        if self.the.hosts and chair.kind != HOST:
            bots = [(key, say(F.COMPUTER_LEVEL.of(name)), "") for key, name in levels.NAMES.items()]
            values = [(OPEN, say(W.SEAT_OPEN), ""), *bots]
            if self.the.seat < 0:
                values.append((HOST, say(W.SIT_HERE), ""))
            return [Choice(f"kind:{seat}", box.right(min(200.0, box.w * 0.42)).middle(200, 36), values=values,
                           now=chair.kind, pick=partial(self.the.set_kind, seat))]  # fmt: skip
        if chair.kind == OPEN and not self.the.hosts:
            return [Button(f"sit:{seat}", box.right(132).middle(132, 36), label=say(W.SIT_HERE), size=14,
                           do=partial(self.the.sit, seat))]  # fmt: skip
        return []

    def _foot(self, foot: Box) -> list[Widget]:
        say = self.app.say
        if self.away:
            return [Button("back_in", foot.right(min(260.0, foot.w)), label=say(W.BACK_IN), kind="main", size=17,
                           do=self.go_back_in)]  # fmt: skip
        if self.the.stage not in ("open", "over"):
            return []
        if self.the.hosts:
            why = self.the.missing()
            start = Button("start", foot.right(min(250.0, foot.w * 0.6), 16), label=say(W.START), kind="main", size=18,
                           left=True, enters=True, do=self.begin, why=say(why) if why else "")  # fmt: skip
            key = Button("new_key", foot.left(min(150.0, foot.w)).middle(150, 40), label=say(W.NEW_KEY), size=14,
                         do=self.ask_new_key)  # fmt: skip
            return [start, key]
        if self.the.seat < 0:
            return []
        ready = self.the.is_ready
        return [
            Button("ready", foot.left(min(260.0, foot.w * 0.6), 16), kind="plain" if ready else "main", size=17,
                   label=say(W.NOT_READY_AFTER_ALL if ready else W.I_AM_READY), icon="cross" if ready else "check",
                   do=partial(self.the.ready, not ready)),
            Button("watch", foot.left(min(170.0, foot.w)).middle(170, 40), label=say(W.WATCH), icon="eye", size=14,
                   do=partial(self.the.sit, -1)),
        ]  # fmt: skip

    # ---- doing -----------------------------------------------------------------------------------
    def begin(self) -> None:
        """The host begins; after a match, the same table once more."""
        self.the.begin()

    def go_back_in(self) -> None:
        """Back to the table."""
        self.away = False

    def copy(self) -> None:
        self.app.window.clipboard(str(self.the.code))
        self.app.toast(W.COPIED)

    def ask_new_key(self) -> None:
        """A new key, once it is clear what that means."""
        self.app.push(ask(W.NEW_KEY, W.NEW_KEY_ASK, self.the.new_key, label=W.NEW_KEY))

    def ask_leave(self) -> None:
        """Leaving is asked about only where it costs somebody something."""
        others = any(chair.kind == GUEST for chair in self.the.chairs)
        if self.the.hosts and others:
            self.app.push(ask(W.LEAVE_TABLE, W.CLOSE_ASK, self.app.pop, True, W.LEAVE_TABLE))
        else:
            self.app.pop()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.ask_leave()

    # ---- drawing ---------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        if self.desk:
            self.desk.refresh()
        pen, say = self.app.pen(screen), self.app.say
        rules = game.ruleset(self.the.ruleset) if self.the.ruleset else None
        hue = hx(rules.accent) if rules else P.BRASS
        ground(pen, hue)
        rim(pen, say(W.LAN), say(W.LAN_NOTE), hue)
        left, middle, right = self.boxes()
        seated = self.the.seat >= 0
        room = panel(pen, left, say(W.DECK_TITLE if seated else W.WATCHING_TITLE), "", hue, 232)
        self._draw_left(pen, room, seated)
        if rules is None or self.the.obstacle() is not None:
            panel(pen, middle, "", alpha=232)
            self._draw_calling(pen, middle)
        else:
            note = say(F.WHAT_AND_WHERE.of(rules.title, F.SEATS.of(len(self.the.chairs))))
            name = self.the.host_name
            title = say(W.TABLE_OF.of(name)) if name else say(rules.title)
            self._draw_table(pen, panel(pen, middle, title, note, hue, 232))
        watching = len(self.the.watching)
        panel(pen, right, say(W.TALK), say(W.WATCH_COUNT.of(watching)) if watching else "", hue, 232)
        self.talk.draw(pen, self.the.chat)
        if self.desk:
            self.desk.draw(pen)

    def _draw_calling(self, pen: Pen, room: Box) -> None:
        sign(pen, "dice", (room.cx, room.cy - 34), 20, P.BRASS_DEEP)
        words = self.the.obstacle() or W.CALLING
        pen.words(self.app.say(words), (room.cx, room.cy + 8), 16, P.IVORY, anchor="center", width=room.w - 40)

    def _rules_lines(self) -> list[Phrase]:
        rules = game.ruleset(self.the.ruleset) if self.the.ruleset else None
        chosen = [
            Phrase("{0}: {1}", "{0}：{1}").of(option.title, dict(option.values).get(self.the.options[option.key], ""))
            for option in (rules.options if rules else ()) if option.key in self.the.options
        ]  # fmt: skip
        return chosen or [W.USUAL_RULES]

    def _rules_height(self, width: float) -> float:
        pen = self.app.ruler()
        return 30 + sum(len(pen.rows(self.app.say(line), 13, width)) * 13 * LEAD + 3 for line in self._rules_lines())

    def _draw_left(self, pen: Pen, room: Box, seated: bool) -> None:
        foot = room.bottom(self._rules_height(room.w), 12)
        pen.line((foot.x, foot.y), (foot.right_edge, foot.y), P.BRASS_DEEP, 1, 160)
        pen.words(self.app.say(W.OPTIONS_TITLE), (foot.x, foot.y + 17), 13, P.BRASS_LIT, True, width=foot.w)
        y = foot.y + 30
        for line in self._rules_lines():
            y = pen.para(self.app.say(line), Box(foot.x, y, foot.w, foot.foot - y + 4), 13, P.IVORY) + 3
        if self.the.hosts:
            for words, box in zip((W.THINKING_TIME, W.GRACE), self._manner_rows(room)[:2], strict=True):
                pen.words(self.app.say(words), (box.x, box.cy), 13, P.IVORY, width=box.w * 0.44)
        if not seated:
            pen.para(self.app.say(W.WATCHING_ABOUT), room, 14, P.MUTED)

    def _draw_table(self, pen: Pen, room: Box) -> None:
        say = self.app.say
        if self.the.code is not None:
            self._draw_code(pen, room.top(64, 12))
        foot = room.bottom(48, 12)
        honest = room.bottom(self._honest_height(room.w), 10)
        sign(pen, "seal", (honest.x + 12, honest.y + 14), 10, pen.colours.good)
        pen.para(say(self._honest()), Box(honest.x + 34, honest.y, honest.w - 34, honest.h), 13, P.MUTED)
        for seat, (chair, row) in enumerate(zip(self.the.chairs, self._rows(room), strict=True)):
            self._draw_chair(pen, seat, chair, row)
        if self.the.stage in ("sealing", "opening"):
            pen.words(say(W.SEALING), (foot.x, foot.cy), 16, pen.colours.offer, True, width=foot.w)

    @property
    def roomy(self) -> bool:
        """True if the window is high enough for all that can be said."""
        return self.app.logical[1] >= 640

    def _honest(self) -> Phrase:
        return W.HONEST if self.roomy else W.HONEST_SHORT

    def _honest_height(self, width: float) -> float:
        return len(self.app.ruler().rows(self.app.say(self._honest()), 13, width - 34)) * 13 * LEAD + 2

    def _draw_code(self, pen: Pen, box: Box) -> None:
        """The key in tiles to be read out, and below it the whole code."""
        say, code = self.app.say, self.the.code
        assert code is not None
        pen.slab(box, (0, 0, 0, 110), 10, (*P.BRASS_DEEP, 200))
        label = pen.words(say(W.JOIN_KEY), (box.x + 14, box.y + 20), 15, P.IVORY, True)
        tile, gap = (25.0, 4.0) if box.w > 500 else (20.0, 3.0)
        x = box.right_edge - 128 - 8 * (tile + gap) - 10
        if x - label.right_edge > 90:
            beside = label.right_edge + 10
            pen.words(say(W.READ_OUT), (beside, box.y + 21), 12, P.MUTED, width=x - beside - 10)
        for n, letter in enumerate(code.key):
            spot = Box(x + n * (tile + gap) + (10 if n > 3 else 0), box.y + 6, tile, 30)
            pen.slab(spot, (236, 222, 190, 255), 5, (255, 246, 222, 255), 1)
            pen.words(letter, (spot.cx, spot.cy), tile * 0.8, (40, 26, 12), True, "display", anchor="center")
        pen.words(str(code), (box.x + 14, box.y + 49), 12, P.MUTED, width=box.w - 140)

    def _draw_chair(self, pen: Pen, seat: int, chair: Chair, row: Box) -> None:
        say, colour = self.app.say, pen.colours.seat(seat)
        edge = pen.colours.good if chair.ready and chair.here else P.BRASS_DEEP
        mine = seat == self.the.seat
        fill = (*pen.colours.select, 22) if mine else (255, 236, 200, 12)
        pen.slab(row, fill, 10, (*mix(edge, (0, 0, 0), 0.25), 220))
        r, at = min(24.0, row.h / 2 - 5), (row.x + 36, row.cy)
        if chair.kind == OPEN:
            hexagon(pen, at, r, (0, 0, 0, 90), mix(P.BRASS_DEEP, (0, 0, 0), 0.2))
        else:
            seat_sign(pen, at, r, colour, chair.kind in (HOST, GUEST))
        ink = P.MUTED if chair.kind == OPEN else P.IVORY
        x, half = row.x + 72, row.h > 50
        width = row.w * (0.36 if row.w > 480 else 0.44)
        pen.words(self._name(chair, seat), (x, row.cy - (10 if half else 0)), 16, ink, True, width=width)
        if half:
            pen.words(say(self._what(chair, mine)), (x, row.cy + 13), 12, self._what_ink(pen, chair), width=width)
        middle = row.x + 72 + width + 14
        if chair.kind != OPEN and row.w > 480:
            words = say(W.DECK_CHOSEN if chair.deck else W.ANY_DECK)
            pen.words(words, (middle, row.cy), 13, P.IVORY if chair.deck else P.MUTED, width=row.w * 0.22)
        if chair.kind in (HOST, GUEST):
            right = row.right_edge - (58 if self.the.hosts and chair.kind == GUEST else 16)
            good = chair.ready or chair.kind == HOST
            colour = pen.colours.good if good else pen.colours.offer
            words = say(W.READY if good else W.NOT_YET)
            label = pen.words(words, (right, row.cy), 13, colour, True, anchor="midright", width=96)
            sign(pen, "check" if good else "clock", (label.x - 14, row.cy), 6, colour)

    def _name(self, chair: Chair, seat: int) -> str:
        if chair.kind == OPEN:
            return self.app.say(W.SEAT_OPEN)
        if chair.kind in levels.NAMES:
            return self.app.say(F.COMPUTER_LEVEL.of(levels.NAMES[chair.kind]))
        return chair.name or self.app.say(seat_name(seat))

    def _what(self, chair: Chair, mine: bool) -> Phrase:
        if not chair.here:
            return W.LINE_LOST
        if mine:
            return W.THIS_SCREEN if self.the.hosts else W.YOU
        known: dict[str, Phrase] = {OPEN: W.WAITING, HOST: W.HOST_HERE, GUEST: W.GUEST_HERE}
        return known.get(chair.kind, W.RUN_BY_HOST)

    def _what_ink(self, pen: Pen, chair: Chair) -> Any:
        return pen.colours.harm if not chair.here else mix(P.MUTED, FOCUS, 0.1)
