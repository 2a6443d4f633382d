"""The battlefield: a match of the Arena on the screen. Knows no rules: what may be clicked is what is offered."""

from __future__ import annotations

import math
import time

import pygame
from pygame import Surface

from game.board3d.picture import BoardPicture
from game.rules.arena.places import arena
from game.table.step import Question
from game.ui.art.palette import Colour
from game.ui.layouts.arena.army_focus import ArmyFocus
from game.ui.layouts.arena.board_picture import board_of, picture
from game.ui.layouts.arena.camera import Camera
from game.ui.layouts.arena.controls import Controls
from game.ui.layouts.arena.details import Detail, detail_name, draw_detail, rules_of
from game.ui.layouts.arena.marks import Marking, Pointer, marking
from game.ui.layouts.arena.odds import Dice
from game.ui.layouts.arena.overlay import draw_hud
from game.ui.layouts.arena.parts import parts_of, phases
from game.ui.layouts.arena.push_in import FAST, Eye
from game.ui.layouts.arena.room import Room, room_for
from game.ui.layouts.arena.seats import seat_colour
from game.ui.layouts.arena.table import Table
from game.ui.play.match_scene import MatchScene
from game.ui.play.part import Part
from game.ui.play.replaying import Replaying
from game.ui.play.rules import prompt_part
from game.ui.rulebook.links import rule_links
from game.ui.scene import LONGEST_BEAT
from game.ui.session import Session
from game.ui.theme import light
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Gallery, Pen
from game.words import Phrase

WATER_RATE = 10.0  # pictures a second for the water alone, at most
WATER_EFFORT = 0.15  # of one core, at most: a hand that comes in the middle of a picture has to wait for it
WATER_SHARE = 0.04  # of one core: a slower painter stops the water after a while
WATER_PATIENCE = 6.0  # seconds without input until then
PANELS_KEPT = 6  # MiB at scale 1, where one look at the table shows 2
SETTLE = 0.22  # seconds after the last change until the edges are smoothed, at least
SLOWLY = 6.0  # pictures that could be painted in that time: a slow painter smooths them when the hand rests
REST_COST = 2.5  # how many times as long a smooth picture takes


class Battlefield(MatchScene):
    """A running or recorded match."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.table: Table = None  # type: ignore[assignment]
        self.camera: Camera = None  # type: ignore[assignment]
        self.eye: Eye = None  # type: ignore[assignment]
        self.controls: Controls = None  # type: ignore[assignment]
        self.replaying: Replaying = Replaying(self)
        self.focus: ArmyFocus | None = ArmyFocus(self)
        self.dice, self.clock, self.log_open = Dice(), 0.0, False
        self.panels = Gallery(PANELS_KEPT)  # what changes with every move would crowd out everybody else's pictures
        self.room: Room = None  # type: ignore[assignment]
        self.held: tuple[object, Box] = ((), Box(0, 0, 0, 0))  # which card is held up, and where
        self.shows_odds = False
        self.signs: list[Box] = []  # where signs hung over figures when they were drawn last
        self.parts: list[Part] = []
        self.frame: Surface | None = None
        self.framed: tuple[object, ...] = ()
        self.marks, self.marked = Marking(), (0, Pointer(), 0)
        self.water, self.since_water, self.quiet = 0.0, 0.0, 0.0  # in seconds; quiet: since the last input or change
        self.smooth, self.turned = False, 0.0  # the present picture has smooth edges; when it was seen from elsewhere
        self.cost = 0.03  # seconds that the painter takes for the whole board while the camera moves
        self.detail: Detail | None = None
        self.detail_rules: list[tuple[Box, str]] = []  # the rules beside it, and where they are
        self.prompt_spot: Box | None = None  # where the question can be clicked, for its rule
        self.asked: Question | None = None  # the question that was put last

    # ---- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        settings = self.app.settings
        if self.table is None:
            self.table = Table(self.session, self.app.sound, settings.pace, settings.reduced_motion)
            self.camera = Camera(board_of(arena(self.table.shown).field))
            self.eye = Eye(self.camera)
            self.controls = Controls(self)
            self.lay_out()
            self.camera.fit(self.app.size, self.room.insets)
            self.camera.go("home" if self.session.eyes < 0 else f"seat {self.session.eyes}", at_once=True)
        self.table.pace, self.table.calm = settings.pace, settings.reduced_motion
        self.session.spare(settings.spared)
        self.lay_out()
        self.camera.fit(self.app.size, self.room.insets)
        self.framed, self.dice = (), Dice()

    def leave(self) -> None:
        self.session.close()

    def lay_out(self) -> None:
        """Place everything for the window and what there is to show."""
        self.panels.limit = round(PANELS_KEPT * self.app.scale**2 * (1 << 20))
        self.room = room_for(
            self.app.logical,
            self.table.shown.seats,
            log_open=self.log_open,
            watching=self.table.replay is not None,
            guided=self.guides and self.app.settings.what_now and self.table.replay is None,
        )
        raised = self.controls.raised if self.controls else ""
        self.parts = [*prompt_part(self.prompt_spot), *parts_of(self.table, self.room, self.pinned, raised)]
        if arena(self.table.shown).turn:
            self.parts += phases(self.room, self.app.ruler(), self.app.say)
        if self.controls:
            self.parts += self.controls.reply.parts()
        if self.table.replay is not None:
            self.parts += self.replaying.parts()

    @property
    def pinned(self) -> int:
        """The seat whose armies the strip shows."""
        return self.controls.pinned if self.controls and self.controls.pinned >= 0 else self.table.home_seat()

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
        changed = self.table.update(dt)
        if self.focus is not None and self.table.replay is None:
            self.focus.update()
        pull = self.camera.follow_edge(self.app.mouse, dt, self.app.settings.full_screen and not self.app.headless)
        beat = min(dt, LONGEST_BEAT)
        moved = self.camera.update(beat, pull)
        moved |= self.eye.follow(self.table.show.push if self.comes_near() else None)
        self.quiet = 0.0 if changed or moved else self.quiet + dt
        if self.water_moves():
            self.since_water += beat
            if self.since_water >= self.water_pause():
                self.water, self.since_water = self.water + self.since_water, 0.0
                self.app.redraw()
        if changed or moved or (not self.smooth and self.quiet >= self.settles()):
            self.app.redraw()
        self.controls.update(dt)
        if self.table.draft is not None and self.table.draft.stages[0].question is not self.asked:
            self.asked, self.controls.pinned = self.table.draft.stages[0].question, -1  # one's own cards are asked for
            self.controls.keys.leave_button()
        self.follow_match(dt)

    def water_moves(self) -> bool:
        """Water flows while it costs little, or while somebody is there to see it and nothing else moves."""
        if self.app.settings.reduced_motion:
            return False
        waits = self.table.film.running or self.camera.moving
        return self.cost * WATER_RATE < WATER_SHARE or (self.quiet < WATER_PATIENCE and not waits)

    def water_pause(self) -> float:
        """Seconds between two pictures of the water."""
        return max(1 / WATER_RATE, self.cost / WATER_EFFORT)

    def settles(self) -> float:
        """Seconds after the last change until the edges are smoothed."""
        return max(SETTLE, SLOWLY * self.cost)

    def comes_near(self) -> bool:
        """The eye comes nearer for a blow, if that is wanted and the painter can follow."""
        settings = self.app.settings
        return settings.push_in and not settings.reduced_motion and self.cost < FAST

    def restless(self) -> bool:
        return self.table.moving or self.camera.moving

    def wake(self) -> float | None:
        waits = self.due()
        if self.water_moves():
            waits.append(self.water_pause() - self.since_water)
        if not self.smooth:
            waits.append(self.settles() - self.quiet)
        if (soon := self.controls.wake()) is not None:
            waits.append(soon)
        return max(0.005, min(waits)) if waits else None

    # ---- drawing -------------------------------------------------------------------------------
    def pointer(self) -> Pointer:
        c = self.controls
        return Pointer(
            c.space, c.figure, c.lit_pieces, c.lit_places, c.focus.space if c.by_keys else None, c.costs, c.sight
        )

    def marking(self) -> Marking:
        """The marks, worked out again only when something they depend on has changed."""
        at = self.pointer()
        key = (self.table.version, at, len(self.table.show.lights))
        if key != self.marked or self.table.film.running:
            self.marks, self.marked = marking(self.table, at, self.app.colours), key
        return self.marks

    def draw(self, screen: Surface) -> None:
        self.lay_out()
        marks = self.marking()
        self.draw_board(screen, marks)
        draw_hud(self, screen, marks)
        if self.others is not None:
            self.others.draw(self.pen(screen))
        if self.detail is not None:
            self.draw_details(screen)

    def pen(self, screen: Surface) -> Pen:
        """A pen that keeps its pictures here."""
        app = self.app
        return Pen(screen, app.scale, self.panels, app.lang, colours=app.colours)

    def board_picture(self, marks: Marking) -> BoardPicture:
        rims = [light(self.colour_of(seat)) for seat in range(self.table.shown.seats)]
        return picture(self.table.trial, self.table.show.troupe, marks.glows, marks.marks, self.water, rims)

    def draw_board(self, screen: Surface, marks: Marking) -> None:
        """The board, painted again only if picture, camera or size are others: smooth, unless the camera moves."""
        shown = self.board_picture(marks)
        if self.frame is None or self.frame.get_size() != screen.get_size():
            self.frame, self.framed = Surface(screen.get_size(), 0, 32), ()
        key = (shown, self.camera.orbit, screen.get_size())
        if self.framed[1:] != key[1:]:
            self.turned = self.clock
        still = not self.camera.moving and max(self.quiet, self.clock - self.turned) >= self.settles()
        if key != self.framed or (still and not self.smooth):
            whole, begun = self.framed[1:] != key[1:] or still != self.smooth, time.perf_counter()
            self.app.painter.draw(shown, self.camera.orbit, self.frame, "rest" if still else "moving")
            if whole and self.framed:
                self.cost += 0.3 * ((time.perf_counter() - begun) / (REST_COST if still else 1) - self.cost)
            self.framed, self.smooth = key, still
        screen.blit(self.frame, (0, 0))
        if tremble := self.table.show.shake * math.cos(60 * self.clock):
            screen.blit(self.frame, (round(tremble * self.app.px(4)), round(tremble * self.app.px(3))))

    def draw_details(self, screen: Surface) -> None:
        assert self.detail is not None
        veil = Surface(screen.get_size(), pygame.SRCALPHA)
        veil.fill((6, 4, 4, 150))
        screen.blit(veil, (0, 0))
        factor = self.app.settings.text_factor
        app, s = self.app, self.table.trial
        links = rule_links(app.rules(self.session.setup.ruleset), app.lang, rules_of(s, self.detail))
        mouse = self.controls.logical(app.mouse)
        self.detail_rules = draw_detail(self.pen(screen), s, self.detail, app.logical, app.say, factor, links, mouse)

    def detail_name(self) -> Phrase:
        """What is called what is looked at closely."""
        return detail_name(self.table.trial, self.detail) if self.detail is not None else Phrase("", "")

    # ---- what the panels ask -------------------------------------------------------------------

    def colour_of(self, seat: int) -> Colour:
        return seat_colour(self.app.colours, self.table.shown, seat)

    def playing(self) -> int:
        return arena(self.table.shown).current

    def scrub(self) -> Box:
        return self.room.scrub

    def hovered(self) -> str:
        return self.controls.hover

    def let_go(self) -> None:
        self.controls.let_go()

    def uncover(self, seat: int) -> None:
        """The next person is there."""
        self.table.look_through(seat)
        self.controls.pinned = -1
        self.camera.go(f"seat {seat}", at_once=True)
        self.lay_out()

    def focus_part(self) -> Part | None:
        """The part the keyboard is on, if it was used last."""
        c = self.controls
        if not c.by_keys or c.focused is None:
            return None
        return next((part for part in self.parts if part.stays(c.focused)), None)
