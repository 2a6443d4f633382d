"""Draws the card table. What lies still is painted once into a layer; a frame adds what moves, glows or is held.

ground   felt, mats, frames with their titles             when the composition or the numbers change
still    the ground and every card that lies still        when a card comes to rest or looks different
frame    panels, light that breathes, cards on their way  each time

Long because the order of drawing is the order of this file.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.table.state import Piece, Sight
from game.table.step import Spot
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.table.arrange import arrange
from game.ui.table.cells import draw_caption, draw_cell, draw_plate, light_cell
from game.ui.table.cloth import draw_cloth
from game.ui.table.counts import draw_counts
from game.ui.table.counts import label as count_label
from game.ui.table.frames import draw_count, draw_frame, draw_glow, draw_mat
from game.ui.table.hand_card import is_small, picture_of
from game.ui.table.layout import Cell, Look, Place
from game.ui.table.motion import Actor
from game.ui.table.panels import Panels
from game.ui.table.playmat import draw_playmat
from game.ui.table.pose import Pose
from game.ui.table.sprites import LEVELS, Lights, Sprites, fitted
from game.ui.table.terraces import draw_terrace
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import focus_ring
from game.ui.widgets.pen import Gallery, Pen

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

BREATH = 1.6  # seconds
PATIENCE = 12.0  # seconds without input until the light stops breathing
REST = 5  # level of light that lies still
SOON = 60  # cards drawn ahead of time, at most
HELD = 6  # MiB of cards of hands and heaps at scale 1
BREATHS = 12.0  # pictures a second for the light alone


class Drawing:
    """The layers of a card table and the pictures of its cards."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.panels = Panels(scene)
        self.sprites: Sprites | None = None
        self.made_for: tuple[object, ...] = ()
        self.ground: Surface | None = None
        self.still: Surface | None = None
        self.ground_key: tuple[object, ...] = ()
        self.ground_seen: tuple[object, ...] = ()
        self.still_key: tuple[object, ...] = ()
        self.lit_key: tuple[object, ...] = ()
        self.lit_places: list[tuple[Place, str, list[tuple[Cell, str]]]] = []
        self.warmed: tuple[object, ...] = (None, ())
        self.cold: list[tuple[Look, int]] = []  # what is drawn while nothing else happens
        self.painted = 0  # times the still layer has been painted, for tests

    # ---- what there is -------------------------------------------------------------------------
    def prepare(self) -> Sprites:
        """Pictures for the present language, scale and palette."""
        app, table = self.scene.app, self.scene.table
        key = (app.lang, app.scale, app.size, app.settings.colours, app.text_factor)
        if self.sprites is None or key != self.made_for:
            colours, layout, cards = app.colours, table.layout, table.shown.cards
            lights = Lights(colours.offer, colours.select, P.LAMP, colours.harm)
            lang, scale, factor = app.lang, app.scale, app.text_factor

            def picture(look: Look, high: int) -> Surface:
                def draw() -> Surface:
                    return picture_of(layout, cards, look, high, lang, scale, colours, factor)

                small = look.held is not None or is_small(look, high, scale)
                return drawn.get((look, high), draw) if small else draw()

            drawn = Gallery(round(HELD * scale * scale))
            self.sprites = Sprites(picture, lights, scale)
            self.made_for, self.ground_key, self.still_key = key, (), ()
        return self.sprites

    def colour(self, seat: int) -> Colour:
        return self.scene.colour_of(seat)

    # ---- ahead of time -------------------------------------------------------------------------
    def warm(self) -> bool:
        """Draw one card that is likely to be seen soon, so that nothing halts when it comes. False if none is left."""
        table = self.scene.table
        key = (table.composition, self.made_for)
        if key[0] is not self.warmed[0] or key[1] != self.warmed[1]:
            self.warmed, self.cold = key, self._soon()
        if not self.cold or self.sprites is None:
            return False
        look, high = self.cold.pop()
        self.sprites.picture(look, high)
        return bool(self.cold)

    def _soon(self) -> list[tuple[Look, int]]:
        """Cards of the own deck and known ones on the table, as they will lie in the own hand when one more comes."""
        table, scale = self.scene.table, self.scene.app.scale
        own = table.shown.lists[table.eyes] if 0 <= table.eyes < len(table.shown.lists) else ()
        decks = [zone for zone in table.cards.zones if zone.sight is Sight.NOBODY and zone.owner == table.eyes]
        backs = {a.piece.back for zone in decks for a in table.cards.zones[zone] if a.piece.back}
        drawn = [Look(card, back) for card in dict.fromkeys(own) for back in backs if card.startswith(back)]
        known = [Look(a.look.face, a.look.back) for a in table.cards.actors() if a.look.up]
        found = []
        for place in table.composition.places:
            if place.shape == "hand" and place.seat == max(0, table.eyes):
                count = len(self._lying(place)) + 1
                pose = arrange(replace(place, sort=None), [Piece(1, "", place.seat, place.zone)] * count)[0][1]
                high = max(8, round(pose.high * scale))
                found += [(fitted(look, pose, scale), high) for look in dict.fromkeys([*drawn, *known])]
        return found[:SOON]

    # ---- one picture ---------------------------------------------------------------------------
    def draw(self, screen: Surface) -> None:
        sprites = self.prepare()
        free = self._free()
        self._lay_down(screen, sprites, free)
        pen = self.scene.pen(screen)
        self._lights(pen, sprites, free)
        self.panels.under(pen, sprites)
        self._moving(pen, sprites, free)
        self.panels.above.overlay(pen, self.breath())
        self.panels.over(pen, sprites)
        self._dragged(pen, sprites)
        self._focus(pen)
        self.panels.notes(pen)

    def _lay_down(self, screen: Surface, sprites: Sprites, free: dict[int, Actor]) -> None:
        """Everything that lies still."""
        self._paint_still(screen, sprites, free)
        assert self.still is not None
        screen.blit(self.still, (0, 0))

    def hold_up(self, pen: Pen) -> None:
        """The card that is read, over what has been laid on the picture since."""
        self.panels.held_up.zoom(pen, self.prepare())

    def _free(self) -> dict[int, Actor]:
        """The cards that are not part of the still layer: on their way, pointed at, held."""
        cards, controls = self.scene.table.cards, self.scene.controls
        now = cards.now
        found = {a.token: a for a in cards.actors() if a.moving(now) or a.leaves}
        for piece in (cards.opened, self.scene.hovered_piece()):
            actor = cards.find(piece) if piece else None
            if actor is not None and actor.goal is not None and actor.place:
                found[actor.token] = actor
        if (held := controls.drag.actor()) is not None:
            found[held.token] = held
        return found

    # ---- layers that stay ----------------------------------------------------------------------
    def _paint_ground(self, size: tuple[int, int]) -> None:
        table, standings = self.scene.table, self.panels.said().standings
        seen = (id(table.composition), table.version, table.cards.version, size, self.made_for)
        if seen == self.ground_seen and self.ground is not None:
            return
        self.ground_seen = seen
        counts = tuple(len(self._lying(place)) for place in table.composition.places)
        turns = tuple(standings[mat.seat].turn for mat in table.composition.mats)
        key = (table.composition, size, counts, turns, self.made_for)
        if self.ground is not None and self.ground_key[1:] == key[1:] and self.ground_key[0] is key[0]:
            return
        if self.ground is None or self.ground.get_size() != size:
            self.ground = Surface(size, 0, 32)
        pen = self.scene.pen(self.ground)
        draw_cloth(pen, table.layout.felt, table.layout.accent)
        for mat, turn in zip(table.composition.mats, turns, strict=True):
            draw_mat(pen, mat, self.colour(mat.seat), turn)
        for terrace in table.composition.terraces:
            draw_terrace(pen, terrace, self.colour(terrace.seat) if terrace.seat >= 0 else None)
        for place, count in zip(table.composition.places, counts, strict=True):
            draw_frame(pen, place, count)
            if place.board:
                draw_plate(pen, place.cells)
            for cell in place.cells:
                draw_cell(pen, cell)
        draw_playmat(pen, table.layout.playmat, table.layout.felt[-1], table.layout.accent)
        for caption in table.composition.captions:
            draw_caption(pen, caption)
        draw_counts(pen, table.composition.counts, table.composition.regions.counts)
        self.ground_key, self.still_key = key, ()

    def _lying(self, place: Place) -> list[Actor]:
        return [a for a in self.scene.table.cards.zones.get(place.zone, ()) if a.place == place.key]

    def _paint_still(self, screen: Surface, sprites: Sprites, free: dict[int, Actor]) -> None:
        """The table with every card that lies still."""
        table, size = self.scene.table, screen.get_size()
        self._paint_ground(size)
        lit = self.scene.lit()
        key = (table.version, table.cards.version, frozenset(free), lit, table.idle)
        if self.still is not None and key == self.still_key and self.still.get_size() == size:
            return
        if self.still is None or self.still.get_size() != size:
            self.still = Surface(size, 0, 32)
        assert self.ground is not None
        self.still.blit(self.ground, (0, 0))
        pen = self.scene.pen(self.still)
        for actor in table.cards.actors():
            if actor.token not in free and actor.goal is not None and not actor.goal.buried:
                sprites.draw(pen, actor.look, actor.goal, self.state_of(actor, lit))
        for place in table.composition.places:
            self._count(pen, place)
        self.still_key = key
        self.painted += 1

    def _count(self, pen: Pen, place: Place) -> None:
        """How many cards lie on a heap: beside it or below it with its title, else on its corner."""
        here, title = self._lying(place), place.title.in_(pen.lang) if place.title is not None else ""
        box = place.label
        if box is not None and place.count and box.x >= place.box.right_edge:
            count_label(pen, box, title, str(len(here)))
            return
        if box is not None and title:
            pen.words(title, (box.cx, box.cy), 12, P.MUTED, anchor="center", width=box.w, high=box.h)
        if place.count and here:
            last = max(here, key=lambda a: a.order).goal
            if last is not None:
                draw_count(pen, (last.x + last.wide / 2 - 9, last.y + last.high / 2 - 10), len(here))

    def state_of(self, actor: Actor, lit: frozenset[int]) -> str:
        """The light a card lies in."""
        place = self.scene.table.place(actor.place)
        if actor.piece.id in lit:
            return "hover"
        if place is not None and place.whole:
            return ""  # the whole place is lit
        table = self.scene.table
        things = table.things_of(actor)
        if table.layout.apart:
            things = tuple(thing for thing in things if isinstance(thing, int) or not thing.at)
        return table.state_of(things)

    # ---- light ---------------------------------------------------------------------------------
    def breath(self) -> float:
        """How bright the light of offers is now, 0 to 1."""
        if not self.scene.breathes():
            return REST / LEVELS
        return 0.5 + 0.5 * math.sin(2 * math.pi * self.scene.clock / BREATH)

    def _lights(self, pen: Pen, sprites: Sprites, free: dict[int, Actor]) -> None:
        """The light round places that may be chosen, and what breathes over cards that may."""
        table = self.scene.table
        if not table.idle or self.scene.tray is not None:
            return
        level = self.breath()
        hovered = self.scene.controls.part
        for place, state, cells in self._lit_places():
            spot = Spot(place.zone)
            if state == "offer" and hovered is not None and spot in hovered.things:
                draw_glow(pen, place.box, P.LAMP, 14, 1.0)
            elif state:
                colour = sprites.lights.of(state) or sprites.lights.offer
                draw_glow(pen, place.box, colour, 14, 1.0 if state == "select" else 0.45 + 0.4 * level)
            for cell, state in cells:
                colour = sprites.lights.of(state) or sprites.lights.offer
                if cell.outline:
                    light_cell(pen, cell.outline, colour, 0.5 + 0.4 * level)
                else:
                    draw_glow(pen, cell.box, colour, 8, 0.5 + 0.4 * level)
        if not self.scene.breathes():
            return
        for actor in table.cards.actors():
            shows = actor.token not in free and actor.goal is not None and not actor.goal.buried
            if shows and actor.goal is not None and self.state_of(actor, frozenset()) == "offer":
                sprites.glow(pen, actor.look, actor.goal, "offer", round(3 * level))

    def _lit_places(self) -> list[tuple[Place, str, list[tuple[Cell, str]]]]:
        """Places and cells that may be chosen, or are, and how; worked out once for what is offered."""
        table = self.scene.table
        key = (table.version, id(table.draft), id(table.composition), table.idle)
        if key != self.lit_key:
            self.lit_key, self.lit_places = key, []
            for place in table.composition.places:
                if place.whole or place.frame or place.cells:
                    state = table.state_of((Spot(place.zone),))
                    every = ((cell, table.state_of((Spot(place.zone, cell.at), *cell.also))) for cell in place.cells)
                    cells = [(cell, how) for cell, how in every if how]
                    if state or cells:
                        self.lit_places.append((place, state, cells))
        return self.lit_places

    # ---- cards on their way --------------------------------------------------------------------
    def _moving(self, pen: Pen, sprites: Sprites, free: dict[int, Actor]) -> None:
        cards = self.scene.table.cards
        lit = self.scene.lit()
        top = self.scene.hovered_piece()
        held = self.scene.controls.drag.token
        for actor in sorted(free.values(), key=lambda a: (a.piece.id in (cards.opened, top), a.order)):
            pose = actor.pose(cards.now)
            if pose is None or actor.goal is None or actor.token == held:
                continue
            look, flat = actor.flip(cards.now)
            if actor.moving(cards.now) or actor.leaves:
                fade = 1 - (cards.now - actor.began) / max(0.01, actor.lasts) if actor.leaves else 1.0
                sprites.draw_moving(pen, look, pose, actor.goal, flat, fade)
            else:
                state = self.state_of(actor, lit) or "hover"
                sprites.draw(pen, look, actor.goal, "hover" if state in ("offer", "faint") else state)

    def _dragged(self, pen: Pen, sprites: Sprites) -> None:
        """What is dragged hangs on the pointer."""
        controls = self.scene.controls
        actor = controls.drag.actor()
        if actor is None or actor.goal is None:
            return
        for box in controls.drag.targets():
            draw_glow(pen, box, sprites.lights.offer, 12, 0.7)
        x, y = controls.logical(self.scene.app.mouse)
        high = min(actor.goal.high, 190.0)
        sprites.draw(pen, actor.look, Pose(x, y + high * 0.1, high, actor.goal.ratio, 0.0, 3.0), "select")

    def _focus(self, pen: Pen) -> None:
        """The ring of the keyboard."""
        controls = self.scene.controls
        part = controls.keys.here
        if part is None:
            return
        actor = self.scene.table.cards.find(part.piece) if part.kind == "card" else None
        box = actor.goal.box() if actor is not None and actor.goal is not None else part.box
        focus_ring(pen, Box(box.x, box.y, box.w, box.h), 8)
