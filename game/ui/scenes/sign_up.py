"""Sign-up for a tournament: who plays, people and computers, with which decks; in which form; and earlier ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import cast

import pygame

from game.cup.cup import MOST_PLAYERS, PEOPLE, Cup, Entrant, Form, Length
from game.players import levels
from game.ui import cups
from game.ui import words_cup as W
from game.ui import words_front as F
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.scene import Scene
from game.ui.scenes.cup_board import player_colour
from game.ui.scenes.setup import seat_sign
from game.ui.session import HUMAN
from game.ui.setup_draft import LONGEST_NAME, Draft
from game.ui.widgets.box import Box, rows
from game.ui.widgets.buttons import Button, Segments
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.ui.words_profile import YOU
from game.words import Phrase, seat_name

ROW, GAP = 50.0, 6.0  # of a player: height at most, distance
ASKED, CHOSEN = 22.0, 36.0  # heights of a question at the right, and of its answers
LOW = 620.0  # a window lower than this has room for one earlier tournament only
EARLIER = 3  # tournaments that are offered to go on with, or to look at
FIRST = (HUMAN, "easy", "normal", "hard")  # who is proposed where no tournament was before


@dataclass(eq=False)
class Line:
    """A player who signs up. Two of one name are two."""

    name: str
    kind: str
    deck: str = ""  # as the set-up calls it


def line_parts(box: Box) -> tuple[Box, Box, Box, Box]:
    """The row of a player: name, kind, deck, the way out."""
    box.left(38)
    bin_box = box.right(34, 8).middle(34, 34)
    box = Box(box.x, box.cy - 17, box.w, 34)
    return box.left(box.w * 0.34, 8), box.left(box.w * 0.4, 8), box, bin_box


class SignUp(Scene):
    """The players at the left; the form, what it comes to and earlier tournaments at the right."""

    def __init__(self, draft: Draft) -> None:
        """`draft`: the set-up, whose decks and options are those of the tournament."""
        self.draft = replace(draft, plan=replace(draft.plan, seats=2, decks=[""] * len(draft.plan.decks)))
        self.rules = draft.rules
        self.desk: Desk | None = None
        self.lines: list[Line] = []
        self.form: Form = "robin"
        self.length: Length = 1
        self.earlier: list[Cup] = []

    on_network = False  # tournaments with guests are not gone on with here

    def enter(self) -> None:
        self.earlier = [cup for cup in cups.known(self.app, self.rules.key) if cup.on_network is self.on_network]
        if not self.lines:
            self._propose(next((cup for cup in self.earlier if len(cup.entrants) > 2), None))
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "begin")

    def _propose(self, last: Cup | None) -> None:
        """Whoever played last time, else the person here and three computers."""
        if last is None:
            for kind in FIRST:
                self.add(kind)
            return
        self.form, self.length = last.form, last.length
        for entrant in last.entrants:
            deck = entrant.deck if isinstance(entrant.deck, str) and self.draft.known(entrant.deck) else ""
            self.lines.append(Line(entrant.name, entrant.kind, deck))

    # ---- what is chosen ------------------------------------------------------------------------
    def add(self, kind: str) -> None:
        """One more player, under a name that nobody has; whose machine it is comes first, and needs none."""
        taken = {line.name for line in self.lines}
        names = [self.app.say(seat_name(n)) for n in range(MOST_PLAYERS)]
        names = [self.app.settings.name, *names] if kind == HUMAN else [self.app.say(star) for star in W.STARS]
        self.lines.append(Line(next((name for name in names if name not in taken), ""), kind))

    def cup(self) -> Cup:
        """The tournament as it has been put together."""
        more, maps = self.draft.table()
        entrants = tuple(
            Entrant(line.name.strip(), line.kind, self.draft.deck_data(line.deck) if line.deck else None)
            for line in self.lines
        )
        options = {**more, **self.draft.plan.options}
        cup = Cup(self.rules.key, entrants, cups.new_seed(), self.form, self.length, options, maps)
        return replace(cup, packs=self.rules.packs)

    def missing(self) -> Phrase | None:
        """Why no tournament can begin like this; None if one can."""
        names = [line.name.strip() for line in self.lines]
        twice = next((name for name in names if names.count(name) > 1), "")
        if len(names) < 2:
            return W.TOO_FEW
        nameless = [line.kind for line in self.lines if not line.name.strip()]
        return W.NO_NAME if nameless not in ([], [HUMAN]) else W.SAME_NAME.of(twice) if twice else None

    def begin(self) -> None:
        cup = self.cup()
        if cups.start(self.app, cup):
            self.app.replace(self.app.doors.cup(cup))

    def look_at(self, cup: Cup) -> None:
        """Go to an earlier tournament."""
        self.app.push(self.app.doors.cup(cup))

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        """The two panels."""
        whole = content(self.app.logical, 1320)
        return whole.left(whole.w * 0.63, 14), whole

    def line_boxes(self) -> tuple[list[Box], Box]:
        """A row for each player there can be, and the row of buttons."""
        room = inside(self.boxes()[0])
        foot = room.bottom(38, 8)
        return rows(room, MOST_PLAYERS, GAP, 34, ROW), foot

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        boxes, foot = self.line_boxes()
        for n, (line, box) in enumerate(zip(self.lines, boxes, strict=False)):
            out += self._line(n, line, box.copy())
        for key, words, kind in (("person", W.ADD_PERSON, HUMAN), ("computer", W.ADD_COMPUTER, "normal")):
            box = foot.left(min(220.0, foot.w / 2 - 5), 10)
            out.append(
                Button(
                    key, box, label=say(words), icon="plus", size=14, do=partial(self.add, kind), why=self.full(kind)
                )
            )
        return out + self._choices(inside(self.boxes()[1], False))

    def full(self, kind: str) -> str:
        """Why nobody more of a kind can sign up; "" if somebody can."""
        return self.app.say(W.FULL.of(MOST_PLAYERS)) if len(self.lines) == MOST_PLAYERS else ""

    def _line(self, n: int, line: Line, box: Box) -> list[Widget]:
        """Name, kind and deck of a player, and the way out."""
        say = self.app.say
        name, kind, box, bin_box = line_parts(box)
        you = say(YOU) if line.kind == HUMAN else ""
        offered = levels.offered(self.rules, line.kind)
        person = [] if self.on_network else [(HUMAN, say(F.PERSON), "")]
        kinds = [*person, *((level.key, say(level.name), "") for level in offered)]
        return [
            Field(f"name:{n}", name, text=line.name, most=LONGEST_NAME, put=partial(setattr, line, "name"), hint=you),
            Choice(f"kind:{n}", kind, values=kinds, now=line.kind, pick=partial(setattr, line, "kind")),
            Choice(
                f"deck:{n}", box, values=self.draft.decks(0), now=line.deck, empty=say(F.AT_TABLE),
                pick=partial(setattr, line, "deck"), why=self.draft.no_deck(),
            ),
            Button(f"out:{n}", bin_box, icon="cross", tip=say(W.TAKE_OUT), do=partial(self.lines.remove, line)),
        ]  # fmt: skip

    def _choices(self, room: Box) -> list[Widget]:
        """Form and length, earlier tournaments, the way on."""
        say, why = self.app.say, self.missing()
        begin = room.bottom(50, 12)
        forms = [(key, say(words), "") for key, words in W.FORMS.items()]
        lengths = [(str(games), say(words), "") for games, words in W.LENGTHS.items()]
        room.top(ASKED)
        form = Segments("form", room.top(CHOSEN, 8), values=forms, now=self.form, pick=self._take_form)
        room.top(ASKED)
        length = Segments("length", room.top(CHOSEN), values=lengths, now=str(self.length), pick=self._take_length)
        out: list[Widget] = [form, length]
        for n, cup in reversed([*enumerate(self.offered())]):
            look = partial(self.look_at, cup)
            out.append(Button(f"cup:{n}", room.bottom(34, 6), label=self.about(cup), size=13, do=look, left=True))
        label = say(W.BEGIN)
        return [
            *out,
            Button("begin", begin, label=label, kind="main", size=18, enters=True, do=self.begin,
                   why=say(why) if why else self.draft.missing()),
        ]  # fmt: skip

    def offered(self) -> list[Cup]:
        """The earlier tournaments for which there is room."""
        return self.earlier[: EARLIER if self.app.logical[1] > LOW else 1]

    def about(self, cup: Cup) -> str:
        """A tournament in a line: its first players, and how far it is."""
        say, more = self.app.say, len(cup.entrants) - 2
        names = ", ".join(cups.called(self.app, cup, player) for player in (0, 1))
        won = cups.called(self.app, cup, cup.table[0].player)
        state = say(W.ROUND_OF.of(cup.now + 1, cup.rounds_in_all) if cup.open else W.WON_IT.of(won))
        return f"{names}{f' +{more}' if more else ''} · {state}"

    def _take_form(self, form: str) -> None:
        self.form = cast(Form, form)

    def _take_length(self, games: str) -> None:
        self.length = cast(Length, int(games))

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), f"{say(W.TOURNAMENT)} · {say(W.SIGN_UP)}", hue)
        left, right = self.boxes()
        panel(pen, left, say(W.PLAYERS), say(W.PLAYERS_OF.of(len(self.lines), MOST_PLAYERS)), hue, 232)
        for n, (line, box) in enumerate(zip(self.lines, self.line_boxes()[0], strict=False)):
            seat_sign(pen, (box.x + 17, box.cy), 15, player_colour(pen, n), line.kind in PEOPLE)
        panel(pen, right, alpha=232)
        self._draw_choices(pen, inside(right, False))
        if self.desk:
            self.desk.draw(pen)

    def _draw_choices(self, pen: Pen, room: Box) -> None:
        """The questions, and what the answers come to."""
        say = self.app.say
        room.bottom(50, 12)
        for words in (W.FORM, W.LENGTH):
            head = room.top(ASKED)
            pen.words(say(words), (head.x + 2, head.cy - 2), 14, P.BRASS_LIT, True, width=head.w)
            room.top(CHOSEN, 8)
        if shown := len(self.offered()):
            room.bottom(shown * 40 - 6)
            head = room.bottom(24, 4)
            pen.words(say(W.BEFORE), (head.x + 2, head.cy), 14, P.BRASS_LIT, True, width=head.w)
        players = tuple(Entrant(line.name, line.kind) for line in self.lines)
        rounds = Cup(self.rules.key, players, 0, self.form).rounds_in_all
        y = pen.para(say(W.HOW_MUCH.of(rounds, rounds * (len(players) // 2))), room, 15, P.IVORY, True) + 4
        rests = len(players) % 2 and self.form == "swiss"
        notes = [W.FORM_NOTES[self.form], *([W.REST_NOTE] if rests else []), W.POINTS_NOTE, W.OPTIONS_NOTE]
        text = ("" if pen.lang == "ja" else " ").join(map(say, notes))
        pen.para(text, Box(room.x, y, room.w, room.foot - y), 13, P.MUTED)
