"""The profile of whoever sits here: what was played, who won, with which decks; to be saved for others, or deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

import game
from game.files import BadFile
from game.players import levels
from game.profile import export, tallies
from game.profile.lessons import Lessons
from game.profile.store import Played, Solved
from game.profile.tallies import WINDOW, Part, Tally
from game.ui import words_desk as D
from game.ui import words_front as F
from game.ui import words_profile as W
from game.ui.art import palette as P
from game.ui.dialogs.dialog import ask
from game.ui.own_profile import deck_title
from game.ui.puzzles.words import PUZZLES
from game.ui.reading.screen_words import controls, page
from game.ui.scene import Scene
from game.ui.scenes.bare_shelf import BUTTONS, draw_bare_shelf
from game.ui.scenes.profile_plots import SHOWN, draw_bars, draw_duels, draw_form
from game.ui.scenes.replay_cards import short_title
from game.ui.told import TextPart
from game.ui.widgets.box import Box, columns, flow
from game.ui.widgets.buttons import Button, Chip
from game.ui.widgets.chrome import back_button, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.app import App

TOP, FOOT, SIDE, GAP = 56.0, 58.0, 32.0, 12.0
FACTS = 62.0  # height of the row of figures
Bars = list[tuple[str, Tally]]


class ProfileScreen(Scene):
    """Filters above, figures below them, then plots; at the foot what can be done with all of it."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.all: list[Played] = []
        self.seconds: dict[str, float] = {}
        self.lessons = Lessons()
        self.solved: list[Solved] = []
        self.key = ""  # of the game that is shown; "" for all
        self.who = ""  # "" for whose machine it is

    def enter(self) -> None:
        self.all, self.seconds = self.app.profile.matches()
        self.lessons, self.solved = self.app.profile.lessons(), self.app.profile.solved()
        self.desk = Desk(self.app, self.lay, "all" if self.all else "play")

    # ---- what is shown -------------------------------------------------------------------------
    @property
    def own(self) -> frozenset[str]:
        """The names of whose machine it is: who has given none, and the one in the settings."""
        return frozenset(("", self.app.settings.name))

    def parts(self, key: str) -> list[Part]:
        """The matches of the person who is looked at, of a game or of all."""
        played = (match for match in self.all if key in ("", match.game) and match.game in game.KEYS)
        return tallies.parts_of(played, {self.who} if self.who else self.own)

    def facts(self) -> list[tuple[str, str]]:
        """The figures of the row: what each is, and what it comes to."""
        parts, say = self.parts(self.key), self.app.say
        whole, (now, best) = tallies.tally(parts), tallies.streaks(parts)
        row = W.WINS.of(now) if now > 0 else W.LOSSES.of(-now) if now < 0 else same("–")
        out = [
            (say(W.MATCHES), str(whole.played)),
            (say(W.WON), say(W.PERCENT.of(round(100 * whole.share))) if whole.played else "–"),
            (say(W.ROW_NOW), say(row)),
            (say(W.ROW_BEST), say(W.ONLY_WINS.of(best)) if best else "–"),
        ]
        if not self.who:
            out += [(say(W.TIME), say(lasting(self._seconds()))), (say(W.LESSONS), say(self._lessons()))]
            puzzles = {(each.game, each.puzzle) for each in self.solved if self.key in ("", each.game)}
            out.append((say(PUZZLES), str(len(puzzles))))
        return out

    def _seconds(self) -> float:
        return sum(seconds for key, seconds in self.seconds.items() if self.key in ("", key))

    def _lessons(self) -> Phrase:
        """How many lessons are done, of how many."""
        keys = [self.key] if self.key else game.KEYS
        lessons = [(key, lesson.key) for key in keys for lesson in game.ruleset(key).lessons]
        return W.OF_ALL.of(sum(self.lessons.has(*each) for each in lessons), len(lessons))

    # ---- layout --------------------------------------------------------------------------------
    def places(self) -> tuple[list[Box], Box, list[Box], list[Box]]:
        """Of the filters, of the choice of a person, of the figures, of the four panels."""
        w, h = self.app.logical
        room, pen = Box(SIDE, TOP, w - 2 * SIDE, h - TOP - FOOT), self.app.ruler()
        high = self.app.line(30 + 6) - 6
        line = room.top(high, GAP)
        whose = line.right(220, 8)
        chips = flow(line, [Chip.breadth(pen, label, high=high) for _, label in self._filters()], high, 8, 6)
        room.top(max(0.0, chips[-1].foot - line.foot))
        facts = columns(room.top(FACTS, GAP), [1.0] * len(self.facts()), GAP)
        left, right = columns(room, (1.25, 1.0), GAP)
        upper, lower = left.h * 0.5, right.h * 0.47
        return chips, whose, facts, [left.top(upper, GAP), left, right.top(lower, GAP), right]

    def _filters(self) -> list[tuple[str, str]]:
        """All games, and each that was played: its key, its words."""
        say, counts = self.app.say, Counter(part.match.game for part in self.parts(""))
        named = [(key, f"{say(short_title(game.ruleset(key)))} {counts[key]}") for key in game.KEYS if counts[key]]
        return [("", f"{say(D.ALL_GAMES)} {counts.total()}"), *named]

    def lay(self) -> list[Widget]:
        app, say = self.app, self.app.say
        w, h = app.logical
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        if not self.all:
            box = Box(w / 2 - 138, h * BUTTONS, 276, 52)
            return [*out, Button("play", box, label=say(D.PLAY_NOW), kind="main", size=17, do=self._play, enters=True)]
        chips, whose, _, _ = self.places()
        for (key, label), box in zip(self._filters(), chips, strict=True):
            name = f"game:{key}" if key else "all"
            out.append(Chip(name, box, label=label, on=key == self.key, flip=partial(self._show, key)))
        if others := tallies.people(self.all, self.own):
            values = [("", say(W.YOU), ""), *((name, name, "") for name in others)]
            out.append(Choice("who", whose, values=values, now=self.who, pick=self._look_at))
        foot = Box(SIDE, h - FOOT + 8, w - 2 * SIDE, 38)
        acts = (("csv", W.CSV, self.save_csv), ("json", W.JSON, self.save_json))
        for key, words, do in acts:
            out.append(Button(key, foot.left(190, GAP), label=say(words), size=14, do=do))
        bin_box = foot.right(230)
        out.append(Button("forget", bin_box, label=say(W.FORGET), kind="harm", icon="bin", size=14, do=self._ask))
        return out

    # ---- doing ---------------------------------------------------------------------------------
    def _show(self, key: str) -> None:
        self.key = key
        self._changed()

    def _look_at(self, name: str) -> None:
        self.who = name
        if not self.parts(self.key):
            self.key = ""
        self._changed()

    def _changed(self) -> None:
        if self.desk:
            self.desk.changed()

    def _play(self) -> None:
        self.app.push(self.app.doors.shelf())

    def save_csv(self) -> None:
        """Write matches, puzzles and lessons as tables."""
        write = partial(export.to_csv, self.all, self.solved, self.lessons, self.app.home)
        self._save(lambda: ", ".join(path.name for path in write()))

    def save_json(self) -> None:
        """Write everything as JSON."""
        self._save(lambda: export.to_json(self.all, self.seconds, self.solved, self.lessons, self.app.home).name)

    def _save(self, write: Callable[[], str]) -> None:
        try:
            self.app.toast(W.SAVED.of(str(self.app.home / write())))
        except BadFile as error:
            self.app.toast(error.said, harm=True)

    def _ask(self) -> None:
        self.app.push(ask(W.FORGET, W.FORGET_ASK, self.forget, harm=True, label=D.DELETE))

    def forget(self) -> None:
        """Delete everything that is kept."""
        profile = self.app.profile.profile()
        try:
            if profile is not None:
                profile.forget()
        except BadFile as error:
            self.app.toast(error.said, harm=True)
        else:
            self.app.toast(W.FORGOTTEN)
        self.key = self.who = ""
        self.enter()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- in words ------------------------------------------------------------------------------
    def in_words(self) -> list[TextPart]:
        """The figures, and what was won against whom, with what."""
        say, parts = self.app.say, self.parts(self.key)
        if not self.all:
            return []
        last = (W.DECKS, self._decks) if self.key else (W.GAMES, self._games)
        rows = ((W.AGAINST, self._levels), (W.SEATS, self._seats), last)
        return [
            page(say(W.PROFILE), [f"{name}: {value}" for name, value in self.facts()]),
            *(page(say(title), [bar_words(self.app, *bar) for bar in found(parts)]) for title, found in rows),
            controls(self.app, self.desk),
        ]

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.PROFILE), self.who or self.app.settings.name)
        if self.all:
            self._figures(pen)
        else:
            draw_bare_shelf(pen, self.app.logical, W.NOTHING, W.NOTHING_NOTE, "star", (W.GAMES, W.DECKS, W.FORM))
        if self.desk:
            self.desk.draw(pen)

    def _figures(self, pen: Pen) -> None:
        say, parts = self.app.say, self.parts(self.key)
        _, _, facts, (course, against, what, duels) = self.places()
        for box, (name, value) in zip(facts, self.facts(), strict=True):
            panel(pen, box)
            pen.words(value, (box.cx, box.y + 24), 22, P.BRASS_LIT, True, "display", anchor="center", width=box.w - 16)
            pen.words(name, (box.cx, box.y + 47), 13, P.MUTED, anchor="center", width=box.w - 12)
        shown = min(len(parts), SHOWN)
        room = panel(pen, course, say(W.FORM), say(W.FORM_NOTE.of(WINDOW)) if shown < SHOWN else say(W.LAST.of(shown)))
        draw_form(pen, room, tallies.form(parts), [part.end for part in parts])
        halves = columns(against, (1.0, 1.0), GAP)
        draw_bars(pen, panel(pen, halves[0], say(W.AGAINST)), self._levels(parts))
        draw_bars(pen, panel(pen, halves[1], say(W.SEATS)), self._seats(parts))
        if self.key:
            draw_bars(pen, panel(pen, what, say(W.DECKS)), self._decks(parts))
        else:
            draw_bars(pen, panel(pen, what, say(W.GAMES)), self._games(parts))
        self._duels(pen, duels, [part for part in parts if part.deck])

    def _duels(self, pen: Pen, box: Box, parts: list[Part]) -> None:
        """The decks of the game that is shown against each other; of all games those of the one played most."""
        say, games = self.app.say, Counter(part.match.game for part in parts if part.seats == 2)
        if not games:
            room = panel(pen, box, say(W.DUELS))
            pen.para(say(W.DUELS_NONE), room, 14, P.MUTED)
            return
        key = games.most_common(1)[0][0]
        room = panel(pen, box, say(W.DUELS), say(W.DUELS_NOTE if self.key else short_title(game.ruleset(key))))
        counted = tallies.duels(part for part in parts if part.match.game == key)
        found = dict(sorted(counted.items(), key=lambda pair: -pair[1].played))
        names = {deck: say(deck_title(game.ruleset(key), deck)) for pair in found for deck in pair}
        draw_duels(pen, room, found, names)

    # ---- rows of bars --------------------------------------------------------------------------
    def _levels(self, parts: list[Part]) -> Bars:
        order = {"": W.MIXED, "human": W.PEOPLE, **levels.NAMES}
        found = tallies.tallied(parts, lambda part: part.level)
        return [(self.app.say(name), found[key]) for key, name in order.items() if key in found]

    def _seats(self, parts: list[Part]) -> Bars:
        found = tallies.tallied(parts, lambda part: str(part.seats))
        return [(self.app.say(W.SEATS_OF.of(seats)), found[seats]) for seats in sorted(found)]

    def _games(self, parts: list[Part]) -> Bars:
        found = tallies.tallied(parts, lambda part: part.match.game)
        return [(self.app.say(game.ruleset(key).title), found[key]) for key in game.KEYS if key in found]

    def _decks(self, parts: list[Part]) -> Bars:
        found = tallies.tallied(parts, lambda part: part.deck)
        return [(self.app.say(deck_title(game.ruleset(self.key), deck)), tally) for deck, tally in found.items()]


def bar_words(app: App, name: str, counted: Tally) -> str:
    """How many matches of a kind were played, and the share that was won."""
    won = app.say(W.PERCENT.of(round(100 * counted.share)))
    return f"{name}: {app.say(W.MATCHES)} {counted.played}, {app.say(W.WON)} {won}"


def lasting(seconds: float) -> Phrase:
    """A time in hours and minutes."""
    hours, minutes = divmod(int(seconds // 60), 60)
    return W.HOURS.of(hours, minutes) if hours else W.MINUTES.of(minutes)
