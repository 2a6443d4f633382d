"""The card table: a match of a card game on the screen. Knows no rules: what may be clicked is what is offered.

Long because it only hands on: what is drawn, pointed at and played is in other files, and this one knows all of them.
"""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Surface

import game
from game.settings import TABLE_ROOM
from game.sound.music.player import Tune
from game.table.ruleset import Ruleset
from game.table.state import Piece
from game.table.view import sees
from game.ui.art.palette import Colour
from game.ui.play.match_scene import MatchScene
from game.ui.play.part import Part
from game.ui.play.replaying import Replaying
from game.ui.play.rules import prompt_part
from game.ui.rulebook.links import RuleLink, numbers_in, rule_links
from game.ui.seating import given_name, level_of, rival_of
from game.ui.session import Session
from game.ui.table.clause_reader import ClauseReader
from game.ui.table.controls import Controls
from game.ui.table.drawing import BREATHS, PATIENCE, Drawing
from game.ui.table.hint_note import set_hint
from game.ui.table.in_words import InWords
from game.ui.table.layout import Details, Layout, Look
from game.ui.table.log import LOG_LEAST, Row, log_factor, log_rows
from game.ui.table.naming import named
from game.ui.table.parts import parts_of, phases
from game.ui.table.plaques import Sitter
from game.ui.table.rival_talk import RivalTalk
from game.ui.table.table import Table
from game.ui.table.tray import Tray, tray_size, wanted_tray
from game.ui.table.words import PLAYED_AT
from game.ui.told import Aloud, TextPart
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Gallery, Pen
from game.words import Phrase

PANELS_KEPT = 24  # MiB at scale 1
WARM = 0.04  # seconds between cards that are drawn ahead of time
BAR_LEAST = 460.0  # width of the bar of a replay
ROWS = 80  # lines of the log that are shown at most


class CardTable(MatchScene):
    """A running or recorded match."""

    table: Table
    least_room = TABLE_ROOM

    def __init__(self, session: Session, layout: Layout) -> None:
        self.session, self.layout = session, layout
        self.table = None  # type: ignore[assignment]
        self.controls: Controls = None  # type: ignore[assignment]
        self.drawing: Drawing = None  # type: ignore[assignment]
        self.talk: RivalTalk = None  # type: ignore[assignment]
        self.replaying = Replaying(self)
        self.pictures = Gallery(PANELS_KEPT)  # what changes with every move would crowd out everybody else's
        self.parts: list[Part] = []
        self.looked: Tray | None = None  # a pile somebody looks through
        self.hidden_tray = False  # the cards to choose from are put aside to see the table
        self.tray: Tray | None = None
        self.tray_box = Box(0, 0, 0, 0)
        self.detail = 0  # the piece that is looked at closely
        self.detail_rules: list[tuple[Box, str]] = []  # the rules beside it, and where they are
        self.reading = ClauseReader(self)
        self.prompt_spot: Box | None = None  # where the question can be clicked, for its rule
        self.clock, self.since_breath = 0.0, 0.0
        self.quiet = 0.0  # seconds since the last input or change
        self.warms = False  # cards are drawn that will be seen soon
        self._rows: tuple[tuple[object, ...], list[Row]] = ((), [])
        self.log_factor = 1.0  # how much larger than usual the lines of the log are
        self._laid: tuple[object, ...] = ()

    # ---- coming and going ----------------------------------------------------------------------
    def tune(self) -> Tune | None:
        """The piece of the game, as this screen shows the match by now."""
        if self.table is None:
            return None
        return Tune(self.session.setup.ruleset, "tense" if self.layout.turns(self.table.shown) else "calm")

    def enter(self) -> None:
        settings = self.app.settings
        if self.table is None:
            self.lay_the_table(game.record.rules_of(self.session.setup))
            for of in ("cards", self.session.setup.ruleset):
                self.app.sounds.speaker.expect(of)
            self.talk = RivalTalk(self)
        self.table.pace, self.table.calm = settings.pace, settings.reduced_motion
        self.session.spare(settings.spared)
        self.table.resize(self.app.logical)
        self.pictures.limit = round(PANELS_KEPT * self.app.scale**2 * (1 << 20))
        self.quiet, self._laid = 0.0, ()
        self.lay_out()

    def lay_the_table(self, rules: Ruleset) -> None:
        """The table, the hand over it, and what draws it."""
        settings = self.app.settings
        self.table = Table(self.session, rules, self.layout, self.app.sound, settings.pace, settings.reduced_motion)
        self.controls = Controls(self)
        self.drawing = Drawing(self)

    def leave(self) -> None:
        self.got_up()
        self.session.close()

    def lay_out(self) -> None:
        """Find out what can be pointed at, if anything it depends on has changed."""
        table = self.table
        key = (
            table.version,
            table.cards.version,
            self.looked,
            self.hidden_tray,
            table.composition is not None and id(table.composition),
            table.idle,
            self.app.lang,
            table.replay.place if table.replay else -1,
            self.controls.reply.laid(),
            self.prompt_spot,
        )
        if key == self._laid:
            return
        self._laid = key
        wanted = wanted_tray(table)
        if wanted is None:
            self.hidden_tray = False
        self.tray = self.looked or (None if self.hidden_tray else wanted)
        laid = None
        if self.tray is not None:
            self.tray_box = self.place_of_tray(self.tray)
            laid = self.tray, self.tray_box
        self.parts = parts_of(table, laid, wanted is not None and self.tray is None)
        prompt = prompt_part(self.prompt_spot if self.tray is None else None)
        self.parts = [*prompt, *self.parts, *phases(table, self.app.ruler()), *self.controls.reply.parts()]
        if table.replay is not None:
            self.parts += self.replaying.parts()
        self.controls.look_again()

    def place_of_tray(self, tray: Tray) -> Box:
        """Where a tray lies: in the middle of the table."""
        room = self.table.composition.regions.middle
        return room.middle(*tray_size(self.table, tray, room))

    def find(self, key: str) -> Part | None:
        """What can be pointed at by its key."""
        return next((part for part in self.parts if part.key == key), None) if key else None

    def see_table(self) -> None:
        """Cards to choose from are put aside, to see what lies under them; and come back."""
        if self.tray is not None:
            self.close_tray()
        else:
            self.hidden_tray = False

    def close_tray(self) -> None:
        """The tray goes: a pile for good, a choice until somebody wants it back."""
        if self.looked is not None:
            self.looked = None
        else:
            self.hidden_tray = True
        self.app.redraw()

    # ---- input ---------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if self.talks(event):
            return
        self.quiet = 0.0
        self.lay_out()
        self.controls.handle(event)
        self.lay_out()

    # ---- time ----------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        self.clock += dt
        self.replaying.update()
        version = self.table.version
        changed = self.table.update(dt)
        if version != self.table.version:
            self.looked = self.looked if self.table.idle else None
        self.quiet = 0.0 if changed else self.quiet + dt
        if changed:
            self.app.redraw()
        elif self.breathes():
            self.since_breath += dt
            if self.since_breath >= 1 / BREATHS:
                self.since_breath = 0.0
                self.app.redraw()
        self.warms = not changed and self.table.idle and not self.table.calm and self.drawing.warm()
        self.controls.update(dt)
        self.talk.update(dt)
        self.lay_out()
        self.controls.keys.follow()
        self.follow_match(dt)

    def restless(self) -> bool:
        return self.table.moving or self.controls.dragging

    def breathes(self) -> bool:
        """The light of what may be chosen rises and falls while somebody is likely to be there to see it."""
        table = self.table
        return table.draft is not None and table.idle and not table.calm and not table.still and self.quiet < PATIENCE

    def wake(self) -> float | None:
        waits = self.due()
        if self.warms:
            waits.append(WARM)
        if self.breathes():
            waits.append(max(0.01, 1 / BREATHS - self.since_breath))
        if (soon := self.controls.wake()) is not None:
            waits.append(soon)
        if self.talk.said is not None:
            waits.append(self.talk.left)
        return max(0.005, min(waits)) if waits else None

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: Surface) -> None:
        self.lay_out()
        self.drawing.draw(screen)
        if self.others is not None:
            self.others.draw(self.pen(screen))

    def pen(self, screen: Surface) -> Pen:
        """A pen that keeps its pictures here."""
        app, signs = self.app, self.table.layout.sign
        pen = Pen(screen, app.scale, self.pictures, app.lang, colours=app.colours, signs=signs, growth=app.growth)
        pen.notes = app.notes
        return pen

    def hovered_piece(self) -> int:
        """The card on the table that is pointed at."""
        part = self.controls.part
        if part is None or part.kind != "card" or self.controls.dragging:
            return 0
        return part.piece

    def lit(self) -> frozenset[int]:
        """Pieces that the log or a hint shows, or what happens."""
        c = self.controls
        shown = (thing for thing in self.table.show.lights if isinstance(thing, int))
        return frozenset((*c.hints.pieces(), *c.lit_pieces, *shown))

    def zoomed(self) -> Look | None:
        """The card that is held up large while its key is down."""
        c, table = self.controls, self.table
        if self.detail or c.dragging or table.show.held or not c.zoomed:
            return None
        if c.lit_cards and c.lit_line >= 0:
            return self.look_of_key(c.lit_cards[0])
        piece = self.zoomed_piece()
        return self.look_of_piece(piece) if piece is not None else None

    def zoomed_piece(self) -> Piece | None:
        """The piece whose card that is; none where a line of the log names a card."""
        if self.controls.lit_cards and self.controls.lit_line >= 0:
            return None
        piece = self.table.trial.pieces.get(self.drawing.panels.column.looked_at())
        return piece if piece is not None and sees(piece, self.table.eyes) else None

    def look_of_piece(self, piece: Piece) -> Look:
        """How a card looks when it is held up to be read: its face, if these eyes know it."""
        look = self.table.layout.look(self.table.trial, piece, self.table.eyes)
        if sees(piece, self.table.eyes):
            look = replace(look, up=True, angle=0.0, peek=False, marks=(), fills=False)
        return look

    def look_of_key(self, card: str) -> Look:
        """A card of the catalogue, face up."""
        return Look(card, card)

    def hint(self) -> None:
        """A hint is asked for; a puzzle has its own."""
        self.controls.keys.hint()

    def log_box(self) -> Box:
        """Where the log lies: what a hint, or else a rival's words, leave of its place."""
        box, hint = self.table.composition.regions.log.copy(), self.controls.hints.shown
        if hint is not None:
            _, high = set_hint(self.app.ruler(), hint, self.named, box, self.app.text_factor)
            box.top(high, 8)
        elif self.talk.said is not None:
            box.top(self.talk.height(self.app.ruler(), box), 8)
        return box

    def rows(self) -> list[Row]:
        """The lines of the log that are shown."""
        box, factor = self.log_box(), self.app.text_factor
        if box.h < LOG_LEAST:
            return []
        key = (
            len(self.table.show.lines), self.controls.scroll, self.app.lang, self.app.size, self.table.version, box.y,
        )  # fmt: skip
        if key != self._rows[0]:
            told = self.table.show.lines
            recent = told[: len(told) - self.controls.scroll][-ROWS:]
            lines = [replace(line, said=self.named(line.said)) for line in recent]
            self.log_factor = log_factor(self.app.ruler(), lines[-1], box, factor) if lines else factor
            made = log_rows(self.app.ruler(), lines, box, self.log_factor)
            self._rows = (key, made)
        return self._rows[1]

    # ---- in words ------------------------------------------------------------------------------
    def hurry(self) -> None:
        if not self.table.idle:
            self.table.skip()

    def in_words(self) -> list[TextPart]:
        self.lay_out()
        return InWords(self).parts()

    def aloud(self) -> Aloud:
        return InWords(self).aloud()

    # ---- who sits where ------------------------------------------------------------------------
    def sitters(self) -> list[Sitter]:
        """Names, levels and colours of the seats."""
        found = []
        setup = self.session.setup
        for seat in range(setup.seats):
            name = self.app.say(self.name_of(seat))
            given = given_name(setup, seat)
            played = level_of(setup, seat)
            if played and given:  # what is called "Computer" need not be called so twice
                played = PLAYED_AT.of(played)
            level = self.app.say(played) if played else ""
            short = "" if given else f"P{seat + 1}"
            found.append(Sitter(name, level, self.colour_of(seat), short, rival_of(setup, seat)))
        return found

    def named(self, said: Phrase) -> Phrase:
        """A sentence in the names of the people at the table."""
        return named(said, [self.name_of(seat) for seat in range(self.session.setup.seats)])

    def colour_of(self, seat: int) -> Colour:
        return self.app.colours.seat(seat)

    def playing(self) -> int:
        """Whose turn it is."""
        return max(0, self.table.when(self.table.face)[0])

    def scrub(self) -> Box:
        made = self.table.composition.regions
        right = made.prompt.right_edge if made.prompt.w >= BAR_LEAST else made.counts.right_edge
        return Box(made.prompt.x, made.prompt.y - 4, right - made.prompt.x, made.prompt.h + 8)

    def hovered(self) -> str:
        return self.controls.hover

    def detail_links(self, details: Details) -> tuple[RuleLink, ...]:
        """The rules that apply to the card that is looked at: why it cannot be used now, and what its words name."""
        rules = self.table.rules
        refused = [no.rule for no in self.table.why_not((self.detail,))[:1]] if self.table.draft is not None else []
        said = [details.rule or Phrase("", ""), *(meaning for _, meaning in details.terms)]
        return rule_links(rules, self.app.lang, [*refused, *numbers_in(rules, said)])

    def detail_name(self) -> Phrase:
        """What the card is called that is looked at closely."""
        piece = self.table.trial.pieces.get(self.detail)
        return self.table.layout.name(self.table.trial, piece) if piece is not None else Phrase("", "")

    def let_go(self) -> None:
        self.controls.let_go()
        self.looked, self.detail = None, 0

    def uncover(self, seat: int) -> None:
        """The next person is there."""
        self.table.look_through(seat)
        self._laid = ()
        self.lay_out()
