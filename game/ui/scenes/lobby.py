"""The lobby of a table on the network: who sits where with what, who is ready, why Start waits; and talk.

Long because the table is laid out, answered and drawn here, for the host and for guests; a seat is seat_plate.py's.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

import game
from game.cup.cup import Cup
from game.match.match import Setup
from game.net import GRACES
from game.net.lobby import GUEST, OPEN
from game.players.worker import Brains
from game.ui import cups, games, matches
from game.ui import words_cup as C
from game.ui import words_front as F
from game.ui import words_lan as W
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.dialogs.dialog import Answer, Dialog, ask
from game.ui.games.side import Side
from game.ui.gathering import Gathering, HostTable
from game.ui.scene import Scene
from game.ui.scenes import lan_cup, seat_plate
from game.ui.scenes.scenery import scenery
from game.ui.scenes.setup import SetupScreen
from game.ui.session import Session
from game.ui.setup_draft import Draft
from game.ui.talk import Talk
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, board, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.ui.words_desk import YES
from game.ui.words_packs import NO, PACKS
from game.words import Phrase

MINUTES = (1, 2, 5, 10, 30)
TITLED = 130.0  # a talk that is lower has no title
BEAT = 0.05  # seconds between two looks at the wire


class Lobby(Scene):
    """Plates of the seats side by side, rules and talk beside them, below what the match waits for."""

    def __init__(self, gathering: Gathering) -> None:
        self.the = gathering
        self.desk: Desk | None = None
        self.deck = ""
        self.chooser: Draft | None = None
        self.side: Side | None = None  # the game's own half of a set-up: it draws who leads a deck
        self.session: Session | None = None
        self.over = False  # its match has ended; by now the next one may be played
        self.before: object = None
        self.talk = Talk(gathering.talk)
        self.away = False  # one has left the running match for the lobby
        self.computers: lan_cup.ComputersPlay | None = None  # in a tournament, at the host's
        self.board = "table"  # what is shown of a tournament, or "course"
        self.three: Cup | None = None  # how two who play here stand in a best of three

    def enter(self) -> None:
        if self.desk is None:
            self.app.attend(self.attend)
            if isinstance(self.the, HostTable):
                cups.go_on(self.app, self.the.host)
        if self.session is not None and self.app.top is self:
            self.away = not (self.over or self.session.over)
            if self.session.over and self.the.cup is None:
                self.three = cups.counted(self.app, self.three, self.session)
            self.session.close()
            self.session = None
            self.the.again()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "say")

    def leave(self) -> None:
        self.app.forget(self.attend)
        if self.session is not None:
            self.session.close()
        if self.computers is not None:
            self.computers.close()
        self.the.close()

    # ---- time ------------------------------------------------------------------------------------
    def attend(self) -> None:
        """Whatever is on top: the wire is read, and a match that is covered goes on."""
        self.the.tick()
        if self.the.director is not None:
            self.computers = self.computers or lan_cup.ComputersPlay(self.app)
            self.computers.go_on(self.the.director)
        if self.session is not None:
            covered = self.app.top is not self and getattr(self.app.top, "session", None) is not self.session
            if self.session.over or (covered and not self.over):
                self.over = self.over or self.session.over
                self.session.tick()
            return
        if self.app.top is self or self.app.top.see_through:
            self._follow()

    def _follow(self) -> None:
        """Show what has changed; go to the table once the match is there."""
        if trouble := self.the.trouble():
            self.app.toast(trouble, harm=True)
        if self.app.top is self and (consent := self.the.consent()):
            text, answer = consent
            yes, no = Answer(YES, partial(answer, True), "main"), Answer(NO, partial(answer, False))
            self.app.push(Dialog(PACKS, text, (yes, no)))
        now = (
            self.the.stage,
            tuple(self.the.chairs),
            tuple(self.the.watching),
            len(self.the.chat),
            self.the.seat,
            self.the.obstacle(),
            self.the.sent_away,
            self.the.code,
            self.the.cup,
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
            self.over = False
            if self.session is not None:
                self.app.push(self.app.doors.match(self.session))

    def wake(self) -> float | None:
        return BEAT

    # ---- decks -----------------------------------------------------------------------------------
    @property
    def draft(self) -> Draft | None:
        """What knows the decks of the game; None before the game is known."""
        if self.chooser is not None and self.chooser.rules.packs != dict(self.the.packs):
            self.chooser = None  # one was given to us meanwhile
        if self.chooser is None and self.the.ruleset:
            rules = game.record.rules_of(Setup(self.the.ruleset, len(self.the.chairs), 0, packs=self.the.packs))
            screen = SetupScreen(rules)
            screen.app = self.app
            screen.beside = self.side = games.of(rules).side(screen)
            screen.kept = self.chooser = self.side.begin(None)
            self.chooser.say, self.chooser.own = self.app.say, self.side.own()
            self.chooser.plan.seats = len(self.the.chairs)
            self.chooser.plan.options = dict(self.the.options)
            decks = [value for value, _, _ in self.chooser.decks(max(0, self.the.seat)) if value]
            self.deck = next((deck for deck in decks if self.chooser.deck_data(deck) == self.the.deck), "")
        return self.chooser

    def take_deck(self, deck: str) -> None:
        """Bring a deck; "" is any."""
        draft, self.deck = self.draft, deck
        if draft is not None and self.the.seat >= 0:
            self.the.bring(self.the.seat, draft.deck_data(deck) if deck else None)

    def brought(self) -> Any | None:
        """The deck one brings oneself; None for any."""
        if self.draft is None or self.the.seat < 0:
            return None
        self.draft.plan.decks[self.the.seat] = self.deck
        return self.draft.deck_of(self.the.seat)

    # ---- layout ----------------------------------------------------------------------------------
    @property
    def roomy(self) -> bool:
        """True if the window is high enough for all that can be said."""
        return self.app.logical[1] >= 640

    def boxes(self) -> tuple[Box, Box, list[Box], Box, Box]:
        """Head, key, the plates of the seats, what stands beside them, the foot."""
        whole = content(self.app.logical, 1700)
        whole.h += 12 if self.roomy else 20
        foot = whole.bottom(108 if self.roomy else 96, 14 if self.roomy else 8)
        beside = whole.right(min(330.0, max(214.0, whole.w * 0.225)), 14)
        head = whole.top(66 if self.roomy else 56, 14 if self.roomy else 8)
        key = head.right(min(450.0, head.w * 0.58), 12)
        whole.h = min(whole.h, 560.0)
        if self.the.cup is not None:
            whole.w *= lan_cup.PLATES
        chairs = max(1, len(self.the.chairs))
        return head, key, columns(whole, [1.0] * chairs, 12 if chairs < 5 else 8), beside, foot

    def board_box(self) -> Box:
        """Where a tournament is shown: between the plates and what stands at the right."""
        _, _, plates, beside, _ = self.boxes()
        x = plates[-1].right_edge + 14
        return Box(x, plates[0].y, beside.x - 14 - x, plates[0].h)

    def lay(self) -> list[Widget]:
        say, app, the = self.app.say, self.app, self.the
        _, key, plates, beside, foot = self.boxes()
        out: list[Widget] = [
            back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.LEAVE_TABLE), self.ask_leave)
        ]
        if the.obstacle() is None and the.chairs:
            for seat, (chair, box) in enumerate(zip(the.chairs, plates, strict=True)):
                out += seat_plate.controls(self, seat, chair, box)
            if the.code is not None:
                copy = key.inset(10, 0).right(96).middle(96, 40)
                out.append(Button("copy", copy, label=say(W.COPY), icon="copy", size=14, do=self.copy))
            out += self._foot(foot.inset(16, 0))
            if self.the.cup is not None:
                out.append(lan_cup.tabs(self, self.board_box()))
        rules, talk = self._beside(beside)
        self.talk.quick = talk.h > 260
        return [*out, *self._manners(rules), *self.talk.lay(app, inside(talk, talk.h >= TITLED), the.chat)]

    def _beside(self, room: Box) -> tuple[Box, Box]:
        """Rules of the table, and the talk."""
        room = room.copy()
        return room.top(self._rules_high(room, self._rules_type(room)), 12), room

    def _rules_type(self, room: Box) -> float:
        """In which size the rules are set: as large as leaves room for the talk."""
        grown = range(round(13 * self.app.growth), 13, -1)
        return next((size for size in grown if self._rules_high(room, size) + 12 + TITLED <= room.h), 13.0)

    def _rules_high(self, room: Box, size: float) -> float:
        """How high the rules are in that type."""
        pen, say = self.app.ruler().exact(), self.app.say
        lines = sum(len(pen.rows(say(line), size, room.w - 32)) for line in self._rules_lines())
        manners = (76 + 40 * bool(self.the.sent_away) + 40 * self.may_sign_up()) if self.the.hosts else 0
        return 46 + lines * size * LEAD + 4 + manners + 10

    def _manners(self, room: Box) -> list[Widget]:
        """How long a seat may think, how long a lost line is waited for, who may come back, and whether a tournament is
        played: the host decides."""
        if not self.the.hosts:
            return []
        say, the = self.app.say, self.the
        first, second, third, fourth = self._manner_rows(room)
        for row in (first, second):
            row.left(row.w * 0.5)
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
        if fourth is not None:
            out.append(Button("cup", fourth, label=say(C.TOURNAMENT), size=13, do=self.sign_up))
        return out

    def _manner_rows(self, room: Box) -> tuple[Box, Box, Box | None, Box | None]:
        """Rows at the foot of the rules: patience, grace, those who were sent away, if there are any, and the way to a
        tournament, if there can be one."""
        room = room.inset(16, 10)
        fourth = room.bottom(32, 8) if self.may_sign_up() else None
        third = room.bottom(32, 8) if self.the.sent_away else None
        second = room.bottom(32, 6)
        return room.bottom(32), second, third, fourth

    def _foot(self, foot: Box) -> list[Widget]:
        say = self.app.say
        room = foot.copy()
        main, beside = room.right(self._wide(foot), 12).middle(228, 54), room.right(130).middle(130, 42)
        if self.away:
            return [Button("back_in", main, label=say(W.BACK_IN), kind="main", size=17, do=self.go_back_in)]
        if self.the.stage not in ("open", "over"):
            return []
        if self.the.hosts:
            why = next((why for _, why in self.the.waits()), None)
            begin = C.NEXT_GAME if self.the.given or (self.three and self.three.open) else W.START
            return [
                Button("new_key", beside, label=say(W.NEW_KEY), size=14, do=self.ask_new_key),
                Button("start", main, label=say(begin), kind="main", size=18, left=True, enters=True, do=self.begin,
                       why=say(why) if why else ""),
            ]  # fmt: skip
        if self.the.seat < 0 or self.the.given:
            return []
        return [Button("watch", main, label=say(W.WATCH), icon="eye", size=14,
                       do=lambda: self.the.sit(-1))]  # fmt: skip

    def _wide(self, foot: Box) -> float:
        """How wide the large button at the right of the foot is."""
        return min(228.0, foot.w * 0.18)

    # ---- doing -----------------------------------------------------------------------------------
    def begin(self) -> None:
        """The host begins; after a match, the same table once more."""
        self.the.begin()

    def may_sign_up(self) -> bool:
        """True where a tournament can be played, whose games are of two, and none is."""
        return len(self.the.chairs) == 2 and self.the.stage == "open" and not self.the.given

    def sign_up(self) -> None:
        """Who plays in a tournament."""
        if isinstance(self.the, HostTable) and self.draft is not None:
            self.app.push(self.app.doors.lan_sign_up(self.draft, self.the))

    def take_board(self, board: str) -> None:
        """Show the table of a tournament, or its plot."""
        self.board = board

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
        pen, say, the = self.app.pen(screen), self.app.say, self.the
        rules = game.ruleset(the.ruleset) if the.ruleset else None
        hue = hx(rules.accent) if rules else P.BRASS
        if rules is None:
            ground(pen, hue)
        else:
            scenery(self.app, pen, rules)
            board(pen)
        rim(pen, say(W.LAN), say(W.LAN_NOTE), hue)
        head, key, plates, beside, foot = self.boxes()
        if rules is None or the.obstacle() is not None:
            middle = Box(head.x, head.y, beside.x - 14 - head.x, foot.foot - head.y)
            panel(pen, middle, "", alpha=232)
            self._draw_calling(pen, middle)
        else:
            self._draw_head(pen, head, say(F.WHAT_AND_WHERE.of(rules.title, F.SEATS.of(len(the.chairs)))))
            if the.code is not None:
                self._draw_code(pen, key)
            for seat, (chair, box) in enumerate(zip(the.chairs, plates, strict=True)):
                seat_plate.draw(pen, self, seat, chair, box)
            if the.cup is not None:
                lan_cup.draw(pen, self, the.cup, self.board_box(), hue)
            self._draw_foot(pen, foot)
        about, talk = self._beside(beside)
        self._draw_rules(pen, about)
        watching = len(the.watching)
        titled = talk.h >= TITLED
        panel(pen, talk, say(W.TALK) * titled, say(W.WATCH_COUNT.of(watching)) if watching and titled else "", hue, 232)
        self.talk.draw(pen, the.chat)
        if self.desk:
            self.desk.draw(pen)

    def _draw_calling(self, pen: Pen, room: Box) -> None:
        sign(pen, "dice", (room.cx, room.cy - 34), 20, P.BRASS_DEEP)
        words = self.the.obstacle() or W.CALLING
        pen.words(self.app.say(words), (room.cx, room.cy + 8), 16, P.IVORY, anchor="center", width=room.w - 40)

    def _draw_head(self, pen: Pen, box: Box, what: str) -> None:
        """Whose table it is, and what is played there."""
        name = self.app.say(W.TABLE_OF.of(self.the.host_name)) if self.the.host_name else self.app.say(W.LAN)
        pen.gilded(name, (box.x - 2, box.y + (box.h - 22) / 2), 34 if self.roomy else 26, box.w - 8)
        pen.words(what, (box.x + 2, box.foot - 9), 14, P.IVORY, width=box.w)

    def _draw_code(self, pen: Pen, box: Box) -> None:
        """The key in tiles to be read out, and below it the whole code."""
        say, code = self.app.say, self.the.code
        assert code is not None
        pen.slab(box, (10, 7, 6, 226), 10, (*P.BRASS, 230))
        tile, gap = (25.0, 3.0) if box.w > 400 else (20.0, 2.0)
        high = 32 if self.roomy else 27
        x = box.right_edge - 116 - 8 * (tile + gap) - 8
        label = pen.words(say(W.JOIN_KEY), (box.x + 14, box.y + 7 + high / 2), 15, P.IVORY, True, width=x - box.x - 22)
        if x - label.right_edge > 100:
            at = (label.right_edge + 10, box.y + 8 + high / 2)
            pen.words(say(W.READ_OUT), at, 12, P.MUTED, width=x - label.right_edge - 20)
        for n, letter in enumerate(code.key):
            spot = Box(x + n * (tile + gap) + (8 if n > 3 else 0), box.y + 7, tile, high)
            pen.slab(spot, (236, 222, 190, 255), 5, (255, 246, 222, 255), 1)
            pen.words(letter, (spot.cx, spot.cy), tile * 0.8, (40, 26, 12), True, "display", anchor="center")
        pen.words(str(code), (box.x + 14, box.foot - 14), 12, P.MUTED, width=box.w - 128)

    def _rules_lines(self) -> list[Phrase]:
        rules = game.ruleset(self.the.ruleset) if self.the.ruleset else None
        chosen = [
            Phrase("{0}: {1}", "{0}：{1}").of(option.title, dict(option.values).get(self.the.options[option.key], ""))
            for option in (rules.options if rules else ()) if option.key in self.the.options
        ]  # fmt: skip
        stand = [cups.score(self.app, self.three, self.three.rounds[0][0], C.THREE_NOW)] if self.three else []
        stand += lan_cup.lines(self.app, self.the.cup) if self.the.cup else []
        return [*(chosen or [W.USUAL_RULES]), *stand]

    def _draw_rules(self, pen: Pen, box: Box) -> None:
        """What is played by, and how long somebody is waited for."""
        pen.slab(box, (12, 9, 8, 232), 12, (*P.BRASS_DEEP, 255))
        room, say = box.inset(16, 10), self.app.say
        pen.words(say(W.OPTIONS_TITLE), (room.x, room.y + 9), 14, P.BRASS_LIT, True, width=room.w, high=26)
        y, size = room.y + 26, self._rules_type(self.boxes()[3])
        for line in self._rules_lines():
            y = pen.exact().para(say(line), Box(room.x, y, room.w, 200), size, P.IVORY)
        if self.the.hosts:
            for words, row in zip((W.THINKING_TIME, W.GRACE), self._manner_rows(box)[:2], strict=True):
                pen.words(say(words), (row.x, row.cy), 13, P.IVORY, width=row.w * 0.48, high=row.h)

    def _draw_foot(self, pen: Pen, box: Box) -> None:
        """What the match waits for, each by its name; and why nobody can choose the dice."""
        say, the = self.app.say, self.the
        pen.shade(box, 12, 10, 150)
        pen.slab(box, (12, 9, 8, 236), 12, (*P.BRASS, 255))
        room = box.inset(16, 10)
        room.right(self._wide(room) + (142 if the.hosts and not self.away else 0), 16)
        left = room.left(room.w * 0.54, 14)
        if the.stage in ("sealing", "opening"):
            pen.words(say(W.SEALING), (left.x, left.cy), 16, pen.colours.offer, True, width=left.w)
        else:
            self._draw_waits(pen, left)
        sign(pen, "seal", (room.x + 10, room.y + 12), 9, pen.colours.good)
        pen.para(say(W.HONEST), Box(room.x + 28, room.y - 2, room.w - 28, room.h + 6), 12, P.IVORY, lead=1.36)

    def _draw_waits(self, pen: Pen, room: Box) -> None:
        say, waits = self.app.say, self.the.waits()
        if not waits:
            sign(pen, "check", (room.x + 10, room.cy), 9, pen.colours.good)
            said = say(W.ALL_READY) if self.the.hosts else f"{say(W.ALL_READY)} · {say(W.HOST_STARTS)}"
            pen.words(said, (room.x + 30, room.cy), 16, P.IVORY, True, width=room.w - 30)
            return
        head = W.WAITS_FOR_ONE if len(waits) == 1 else W.WAITS_FOR.of(len(waits))
        pen.words(say(head), (room.x, room.y + 9), 15, P.BRASS_LIT, True, width=room.w)
        step = min(25.0, (room.h - 20) / len(waits))
        for n, (seat, why) in enumerate(waits):
            chair, y = self.the.chairs[seat], room.y + 21 + (n + 0.5) * step
            mark = "person" if chair.kind == OPEN else "clock" if chair.here else "warn"
            sign(pen, mark, (room.x + 9, y), min(7.0, step * 0.36), pen.colours.offer)
            pen.words(say(why), (room.x + 26, y), 15 if step > 20 else 13, P.IVORY, width=room.w - 26)
