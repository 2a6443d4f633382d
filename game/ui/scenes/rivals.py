"""The rivals of a game, in the order in which they are beaten: who they are, how they play, and the way to a match."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

import game
from game.match.match import Setup
from game.players.levels import LEVELS, Level
from game.table.rival import COUNT, Rival
from game.table.ruleset import Ruleset
from game.ui import matches
from game.ui import words_front as F
from game.ui import words_rivals as W
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.scene import Scene
from game.ui.scenes.rival_plate import RivalPlate, draw_face
from game.ui.scenes.setup import SetupScreen
from game.ui.setup_draft import Draft
from game.ui.widgets.box import Box, columns, rows
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

SIDE = 0.37  # share of the width that the chosen rival has
GAP = 10.0
FACE = 220.0
LOW = 380.0  # less room than this: the greeting is for the match
MUCH = 200  # percent: what weighs so much is above all
VALUES, AVOIDS = (W.ABOVE_ALL, W.MORE, W.LESS), (W.AVOIDS_ABOVE_ALL, W.AVOIDS_MORE, W.AVOIDS_LESS)


class Rivals(Scene):
    """Six plates at the left, the chosen rival at the right, with the deck one brings and the button to play."""

    def __init__(self, key: str) -> None:
        self.rules: Ruleset = game.ruleset(key)
        self.rivals = self.rules.rivals()
        self.desk: Desk | None = None
        self.at = -1  # the rival that is shown at the right
        self.met: dict[str, tuple[int, bool]] = {}  # by name: how many matches it took, whether it is beaten
        self.table: SetupScreen | None = None  # where decks are chosen: it is never shown

    def enter(self) -> None:
        before, self.met = self.met, self.app.profile.rivals(self.rules.key)
        if self.at < 0 or self.met != before:  # since then, somebody may have been beaten
            self.at = self.next
        self.table = self.table or SetupScreen(self.rules)
        self.table.app = self.app
        self.table.enter()
        self.table.side.leave()
        self.draft.plan.seats, self.draft.plan.options = 2, {}
        self.take(self.at)
        self.draft.set_deck(0, self.draft.plan.decks[0])  # an own one may need an option of its own
        self.desk = Desk(self.app, self.lay, f"rival:{self.at}" if self.desk is None else self.desk.focus)

    @property
    def draft(self) -> Draft:
        """The match as it is put together so far."""
        assert self.table is not None
        return self.table.draft

    @property
    def rival(self) -> Rival:
        """Who is shown at the right."""
        return self.rivals[self.at]

    @property
    def next(self) -> int:
        """The first one that is not beaten; the last when all are."""
        return next((n for n, rival in enumerate(self.rivals) if not self.beaten(rival)), len(self.rivals) - 1)

    def beaten(self, rival: Rival) -> bool:
        return self.met.get(rival.name.en, (0, False))[1]

    def closed(self, number: int) -> bool:
        """True as long as the one before has to be beaten first."""
        return number > self.next and not self.beaten(self.rivals[number])

    def standing(self, number: int) -> Phrase:
        """How one stands with a rival."""
        rival = self.rivals[number]
        tries, beaten = self.met.get(rival.name.en, (0, False))
        if beaten:
            return W.BEATEN.of(tries) if tries > 1 else W.BEATEN_AT_ONCE
        if self.closed(number):
            return W.AFTER.of(self.rivals[number - 1].name)
        return W.TRIED.of(tries) if tries > 1 else W.TRIED_ONCE if tries else W.NEXT

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        """Where the plates and the chosen rival are."""
        area = content(self.app.logical, 1240)
        side = area.right(max(340.0, area.w * SIDE), 16)
        return area, side

    def plates(self) -> list[Box]:
        """A place for each rival, in two columns, read from left to right."""
        area, _ = self.boxes()
        lines = rows(inside(area, False), len(self.rivals) // 2, GAP, 96, 260)
        return [place for line in lines for place in columns(line, (1.0, 1.0), GAP)]

    def foot(self) -> tuple[Box, Box, Box]:
        """At the right: the room for words, the line of the own deck, the button below it."""
        _, side = self.boxes()
        room = inside(side, False)
        play = room.bottom(48, 10)
        return room, room.bottom(38, 10), play

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        for n, (rival, place) in enumerate(zip(self.rivals, self.plates(), strict=True)):
            out.append(
                RivalPlate(
                    f"rival:{n}",
                    place,
                    rival=rival,
                    name=say(rival.name),
                    level=say(level_of(rival).name),
                    standing=say(self.standing(n)),
                    beaten=self.beaten(rival),
                    next=n == self.next and not self.beaten(rival),
                    closed=self.closed(n),
                    chosen=n == self.at,
                    hue=hx(self.rules.accent),
                    do=partial(self.choose, n),
                )
            )
        _, deck, play = self.foot()
        deck.left(deck.w * 0.34)
        if self.draft.decks(0):
            out.append(
                Choice("deck", deck, values=self.draft.decks(0), now=self.draft.plan.decks[0], pick=self.choose_deck)
            )
        label, why = say(W.PLAY.of(self.rival.name)), self.why_not()
        main = Button("play", play, label=label, kind="main", enters=True, size=17, left=True, do=self.play, why=why)
        return [*out, main]

    # ---- doing ---------------------------------------------------------------------------------
    def take(self, number: int) -> None:
        """Show a rival."""
        self.at = number
        deck = self.rival.deck
        self.draft.plan.decks[1] = deck if isinstance(deck, str) else ""
        if self.desk:
            self.desk.changed()

    def choose(self, number: int) -> None:
        """Show a rival; play against the one that is shown."""
        if number != self.at:
            self.take(number)
        elif not self.why_not():
            self.play()

    def why_not(self) -> str:
        """Why there can be no match against the chosen rival; "" if there can."""
        if self.closed(self.at):
            return self.app.say(W.BEAT_FIRST.of(self.rivals[self.at - 1].name))
        return self.draft.missing()

    def choose_deck(self, deck: str) -> None:
        self.draft.set_deck(0, deck)

    def setup(self) -> Setup:
        """The match against the chosen rival: the person in seat 0, the rival in seat 1 under its English name."""
        self.draft.plan.kinds[:2] = "human", level_of(self.rival).key
        made = self.draft.setup()
        return replace(made, names=(made.names[0], self.rival.name.en), decks=(made.decks[0], self.rival.deck))

    def play(self) -> None:
        matches.meet(self.app, self.setup())

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        if not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(W.RIVALS), say(W.TRAIL.of(self.rules.title)), hue)
        area, side = self.boxes()
        panel(pen, area, alpha=236)
        panel(pen, side, accent=hue, alpha=228)
        room, deck, _ = self.foot()
        self._chosen(pen, room)
        pen.words(say(W.YOURS), (deck.x, deck.cy), 14, P.IVORY, width=deck.w * 0.34 - 10, high=deck.h)
        if self.desk:
            self.desk.draw(pen)

    def _chosen(self, pen: Pen, room: Box) -> None:
        """Who it is: face, name, a sentence, level, deck and temper."""
        say, rival = self.app.say, self.rival
        low = room.h < LOW
        side, size, step = (room.h * 0.19, 13, 20) if low else (min(FACE, room.h * 0.3), 15, 25)
        head = room.top(side, 12)
        draw_face(pen, rival, head.left(side, 16))
        pen.words(say(W.NUMBER.of(self.at + 1, COUNT)), (head.x, head.y + 14), 13, P.MUTED, width=head.w, high=24)
        pen.words(say(rival.name), (head.x, head.y + 42), 28, P.BRASS_LIT, True, "display", width=head.w, high=36)
        if not low:
            pen.para(say(W.QUOTED.of(rival.greets)), Box(head.x, head.y + 64, head.w, side - 64), 14, P.LAMP, lead=1.35)
        y = pen.para(say(rival.about), Box(room.x, room.y, room.w, room.h * 0.4), size) + step - 16
        deck = self.rules.deck(self.rules.catalogue, rival.deck).name if self.rules.decks else F.AT_TABLE
        for name, value in ((W.STRENGTH, level_of(rival).name), (W.PLAYS, deck)):
            pen.words(say(name), (room.x, y + 11), 14, P.MUTED, width=88, high=step)
            pen.words(say(value), (room.x + 96, y + 11), 14, P.IVORY, True, width=room.w - 96, high=step)
            y += step
        pen.words(say(W.TEMPER), (room.x, y + 11), 14, P.MUTED, width=88)
        for said, icon in temper(self.rules, rival) or [(level_of(rival).about, "up")]:
            sign(pen, icon, (room.x + 103, y + 11), 6, P.BRASS_LIT if icon == "up" else P.MUTED)
            y = pen.para(say(said), Box(room.x + 116, y + 1, room.w - 116, room.foot - y), 14, lead=1.35) + 4
        beaten = sum(map(self.beaten, self.rivals))
        tally = say(W.DONE_OF.of(beaten, len(self.rivals)))
        if room.foot - y > 24:
            spot = (room.right_edge, room.foot - 8)
            pen.words(tally, spot, 13, P.BRASS_LIT if beaten else P.MUTED, anchor="midright", width=room.w)


def level_of(rival: Rival) -> Level:
    """How strong a rival plays."""
    return LEVELS[rival.level - 1]


def temper(rules: Ruleset, rival: Rival) -> list[tuple[Phrase, str]]:
    """What a rival values or avoids more or less than most do, in words, and a sign for it; what weighs most for its
    kind comes first."""
    if rules.judgement is None:
        return []
    judged = zip(rules.judgement.aspects, rules.judgement.weights, strict=True)
    aspects = {aspect.key: (aspect.name, weight) for aspect, weight in judged}
    found = []
    for key, percent in sorted(rival.temper.items(), key=lambda pair: -pair[1]):
        name, weight = aspects[key]
        above_all, more, less = VALUES if weight > 0 else AVOIDS
        said = above_all if percent >= MUCH else more if percent > 100 else less
        found.append((said.of(name), "up" if percent > 100 else "down"))
    return found
