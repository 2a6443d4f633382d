"""The battlefield: a table whose room shows the board. Knows no rules: what may be clicked is what is offered.

Long because it only hands on: camera, marks, signs and plates are in other files, and this one knows all of them.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

from pygame import Surface

from game.board3d.picture import BoardPicture
from game.hexes import Hex
from game.rules.arena.names import seat_name
from game.rules.arena.places import BOARD, arena, figure_at, glyph_at
from game.table.ruleset import Ruleset
from game.table.state import Piece
from game.table.step import Spot
from game.ui.art.palette import Colour
from game.ui.layouts.arena import details, words
from game.ui.layouts.arena.army_focus import ArmyFocus
from game.ui.layouts.arena.beside import Lasting
from game.ui.layouts.arena.board_picture import board_of, picture
from game.ui.layouts.arena.camera import Camera, Insets
from game.ui.layouts.arena.controls import FieldControls
from game.ui.layouts.arena.danger import DangerView, in_danger
from game.ui.layouts.arena.drawing import FieldDrawing
from game.ui.layouts.arena.held_up import beside_fight
from game.ui.layouts.arena.layout import LAYOUT
from game.ui.layouts.arena.marks import Marking, Pointer, marking
from game.ui.layouts.arena.odds import Dice
from game.ui.layouts.arena.printed import marks_of
from game.ui.layouts.arena.push_in import FAST, Eye
from game.ui.layouts.arena.room import horizon, insets
from game.ui.layouts.arena.seats import seat_colour
from game.ui.layouts.arena.table import Table
from game.ui.play.part import Part
from game.ui.rulebook.links import RuleLink, rule_links
from game.ui.scene import LONGEST_BEAT
from game.ui.seating import rival_of, with_level
from game.ui.session import Session
from game.ui.table.layout import Details, Look
from game.ui.table.naming import named
from game.ui.table.plaques import Sitter
from game.ui.table.scene import CardTable
from game.ui.table.tray import Tray
from game.ui.theme import light
from game.ui.widgets.box import Box
from game.words import Phrase

WATER_RATE = 10.0  # pictures a second for the water alone, at most
WATER_EFFORT = 0.15  # of one core, at most: a hand that comes in the middle of a picture has to wait for it
WATER_SHARE = 0.04  # of one core: a slower painter stops the water after a while
WATER_PATIENCE = 6.0  # seconds without input until then
SETTLE = 0.22  # seconds after the last change until the edges are smoothed, at least
SLOWLY = 6.0  # pictures that could be painted in that time: a slow painter smooths them when the hand rests
REST_COST = 2.5  # how many times as long a smooth picture takes
GRIP = 22.0  # half the side of the box of a space that is pointed at


class Battlefield(CardTable):
    """A running or recorded match."""

    table: Table
    controls: FieldControls
    camera: Camera
    eye: Eye

    def __init__(self, session: Session) -> None:
        super().__init__(session, LAYOUT)
        self.focus: ArmyFocus | None = ArmyFocus(self)
        self.dice = Dice()
        self.danger = DangerView()
        self.held = Lasting()  # where a card is held up
        self.laid = Lasting()  # where cards to choose from lie
        self.signs: list[Box] = []  # where signs hung over figures when they were drawn last
        self.frame: Surface | None = None
        self.framed: tuple[object, ...] = ()
        self.marks = Marking()
        self.marked: tuple[object, ...] = ()
        self.water, self.since_water = 0.0, 0.0
        self.smooth, self.turned = False, 0.0  # the present picture has smooth edges; when it was seen from elsewhere
        self.cost = 0.03  # seconds that the painter takes for the whole board while the camera moves

    # ---- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        first = self.table is None
        super().enter()
        self.camera.fit(self.app.size, self.insets)
        if first:
            self.camera.go("home" if self.session.eyes < 0 else f"seat {self.session.eyes}", at_once=True)
        self._laid = ()  # what lies beside a figure is where the camera shows it
        self.lay_out()
        self.framed, self.dice = (), Dice()

    def lay_the_table(self, rules: Ruleset) -> None:
        settings = self.app.settings
        self.table = Table(self.session, rules, self.app.sound, settings.pace, settings.reduced_motion)
        self.camera = Camera(board_of(arena(self.table.shown).field))
        self.table.across = self.camera.across
        self.eye = Eye(self.camera)
        self.controls = FieldControls(self)
        self.drawing = FieldDrawing(self)

    @property
    def insets(self) -> Insets:
        """Shares of the window that are covered at left, top, right and bottom."""
        return insets(self.table.composition)

    def lay_out(self) -> None:
        """The panels; what lies under them is not pointed at."""
        before = self.parts
        super().lay_out()
        if self.parts is not before:
            r = self.table.composition.regions
            desk = Box(r.plaque.x, r.plaque.y, r.counts.right_edge - r.plaque.x, r.plaque.h)
            bar = Box(0, 0, r.room.w, horizon(self.table.composition))
            found = [replace(p, words=words.NEXT_VIEW) if p.do == "look" else p for p in self.parts]
            self.parts = [Part("bar", bar, kind="board"), Part("desk", desk, kind="board"), *found]

    def place_of_tray(self, tray: Tray) -> Box:
        """Cards to choose from lie beside what they are an answer to: one looks at that while one chooses."""
        if not tray.chooses:
            return super().place_of_tray(tray)
        key = (self.table.question, tray, self.camera.size, self.insets)
        return self.laid.of(key, lambda: beside_fight(self, tray))

    def see_table(self) -> None:
        """Cards to choose from are put aside; else the camera flies to the next of its places."""
        if self.tray is not None or self.hidden_tray:
            super().see_table()
            return
        camera, seats, own = self.camera, range(self.table.shown.seats), self.table.eyes
        places = ["home", *(f"seat {n}" for n in seats), "top"]
        camera.go_on(places, "home" if own < 0 else f"seat {own}")
        self.app.toast(self.seen_from(camera.preset))

    def seen_from(self, preset: str) -> Phrase:
        """What a place of the camera is called."""
        if preset.startswith("seat "):
            return words.CAMERA_SEAT.of(seat_name(self.table.shown, int(preset.split()[1])))
        return words.CAMERA_TOP if preset == "top" else words.CAMERA_HOME

    # ---- what is on the board ------------------------------------------------------------------
    def find(self, key: str) -> Part | None:
        if not key.startswith("space "):
            return super().find(key)
        return self.board_part(int(key.split()[1]), self.space_of(key))

    def space_of(self, key: str) -> Hex | None:
        """The space in the key of a part of the board."""
        at = key.split()[2:] if key.startswith("space ") else []
        return Hex(int(at[0]), int(at[1])) if at else None

    def board_part(self, figure: int, space: Hex | None) -> Part:
        """A space of the board with what stands on it, as something to point at; or a figure before another space."""
        table, board = self.table, self.camera.board
        standing = figure_at(table.trial, space) if space is not None else None
        figure = figure or (standing.id if standing is not None else 0)
        things = table.things_on(figure) if figure else []
        things += [thing for thing in (table.things_at(space) if space is not None else []) if thing not in things]
        disc = glyph_at(table.trial, space) if space is not None and not figure else None
        at = space or next(iter(table.spaces_of((figure,))), board.cells[0].at)
        x, y, _ = self.camera.orbit.project(board.spot(at), self.app.size)
        before = 0 if standing is not None and standing.id == figure else figure  # a figure that only stands before it
        k, key = self.app.scale, " ".join(map(str, ("space", before, *(space or ()))))
        box = Box(x / k - GRIP, y / k - GRIP, 2 * GRIP, 2 * GRIP)
        return Part(key, box, tuple(things), kind="space", piece=figure or (disc.id if disc is not None else 0))

    def board_part_at(self, at: tuple[int, int]) -> Part | None:
        """What of the board is at a pixel. A figure on offer is found even behind one that is not; a space on offer
        counts more than a figure that only stands before it."""
        table, orbit, size = self.table, self.camera.orbit, self.app.size
        space = orbit.pick(self.camera.board, at, size)
        shown, draft = self.board_picture(self.marks), table.draft
        figure = orbit.pick_figure(shown, at, size) or 0
        if figure and draft is not None:
            offers = draft.offers()
            wanted = tuple(f for f in shown.figures if any(thing in offers for thing in table.things_on(f.id)))
            figure = (orbit.pick_figure(replace(shown, figures=wanted), at, size) if wanted else None) or figure
            hidden = not any(thing in draft.top.next_things() for thing in table.things_on(figure))
            if hidden and space is not None and Spot(BOARD, space) in draft.top.next_things():
                figure = 0
        return self.board_part(figure, space) if figure or space is not None else None

    # ---- time ----------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        app = self.app
        pulls = app.settings.full_screen and not app.headless and not app.fingers.touched
        pull = self.camera.follow_edge(app.mouse, dt, pulls)
        beat = min(dt, LONGEST_BEAT)
        moved = self.camera.update(beat, pull)
        super().update(dt)
        if self.focus is not None and self.table.replay is None:
            self.focus.update()
        moved |= self.eye.follow(self.table.board.push if self.comes_near() else None)
        if moved:
            self.quiet = 0.0
        if self.water_moves():
            self.since_water += beat
            if self.since_water >= self.water_pause():
                self.water, self.since_water = self.water + self.since_water, 0.0
                self.app.redraw()
        worked = self.danger.held and self.danger.work(self.table, self.controls.pointed)
        if moved or worked or (not self.smooth and self.quiet >= self.settles()):
            self.app.redraw()

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

    def breathes(self) -> bool:
        """What is on offer lies on the board: its light rests."""
        return False

    def restless(self) -> bool:
        return super().restless() or self.camera.moving or self.danger.under_way

    def wake(self) -> float | None:
        waits = [] if (soon := super().wake()) is None else [soon]
        if self.water_moves():
            waits.append(self.water_pause() - self.since_water)
        if not self.smooth:
            waits.append(self.settles() - self.quiet)
        return max(0.005, min(waits)) if waits else None

    # ---- drawing -------------------------------------------------------------------------------
    def pointer(self) -> Pointer:
        c = self.controls
        pieces = (*c.lit_pieces, *c.hints.pieces())
        return Pointer(c.space, c.figure, pieces, c.lit_places, c.space if c.by_keys else None, c.costs, c.sight)

    def marking(self) -> Marking:
        """The marks, worked out again only when something they depend on has changed."""
        at, danger = self.pointer(), self.danger.shown
        key = (self.table.version, at, len(self.table.board.lights), danger)
        if key != self.marked or self.table.film.running:
            said = marking(self.table, at, self.app.colours) if danger is None else in_danger(danger, self.app.colours)
            self.marks, self.marked = said, key
        return self.marks

    def board_picture(self, marks: Marking) -> BoardPicture:
        rims = [light(self.colour_of(seat)) for seat in range(self.table.shown.seats)]
        return picture(self.table.trial, self.table.board.troupe, marks.glows, marks.marks, self.water, rims)

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
        if tremble := self.table.board.shake * math.cos(60 * self.clock):
            screen.blit(self.frame, (round(tremble * self.app.px(4)), round(tremble * self.app.px(3))))

    # ---- what the panels ask -------------------------------------------------------------------
    def look_of_piece(self, piece: Piece) -> Look:
        """Armies and figures with their numbers as they are now."""
        s, found = self.table.trial, super().look_of_piece(piece)
        card = s.pieces.get(piece.host) if piece.card.startswith("figure/") else piece
        if card is None or not card.card.startswith("army/"):
            return found
        figure = piece if piece.zone == BOARD else None
        return Look(card.card, "", marks=tuple(marks_of(s, card, figure)))

    def detail_links(self, said: Details) -> tuple[RuleLink, ...]:
        piece = self.table.trial.pieces.get(self.detail)
        rules = details.rules_of(self.table.trial, piece) if piece is not None else ()
        return rule_links(self.table.rules, self.app.lang, rules)

    # ---- who sits where ------------------------------------------------------------------------
    def named(self, said: Phrase) -> Phrase:
        """A sentence in which players are called by their colours, as in all that is told here."""
        return named(said, [seat_name(self.table.shown, seat) for seat in range(self.session.setup.seats)])

    def sitters(self) -> list[Sitter]:
        """The colour that each seat plays, and who sits there."""
        say, setup, shown = self.app.say, self.session.setup, self.table.shown
        return [
            Sitter(say(seat_name(shown, n)), say(with_level(setup, n)), self.colour_of(n), "", rival_of(setup, n))
            for n in range(setup.seats)
        ]

    def colour_of(self, seat: int) -> Colour:
        return seat_colour(self.app.colours, self.table.shown, seat)

    def playing(self) -> int:
        return arena(self.table.shown).current

    def uncover(self, seat: int) -> None:
        super().uncover(seat)
        self.camera.go(f"seat {seat}", at_once=True)
