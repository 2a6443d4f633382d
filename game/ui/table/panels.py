"""What surrounds the cards: phases, tools, plaques, prompt; and what opens over them. column.py: the right column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.frozen import frozen
from game.ui.play.part import Part
from game.ui.play.refusal import draw as draw_refusal
from game.ui.play.rules import KEY as PROMPT
from game.ui.play.rules import draw_badge
from game.ui.table.above import Above
from game.ui.table.banner import draw_banner, draw_plate
from game.ui.table.choice_buttons import draw_button, draw_tool
from game.ui.table.column import Column
from game.ui.table.controls import TIP_WAIT
from game.ui.table.frames import draw_glow
from game.ui.table.held_up import BROADER, HeldUp, ratio_of
from game.ui.table.layout import CARD, Ribbon, Standing, Tally
from game.ui.table.naming import sentence
from game.ui.table.plaques import Sitter, draw_plaque
from game.ui.table.pose import Pose
from game.ui.table.prompt import draw_prompt
from game.ui.table.ribbon import draw_ribbon, draw_title
from game.ui.table.spread import draw_spread
from game.ui.table.sprites import Sprites
from game.ui.table.tally import draw_scoring
from game.ui.table.terraces import draw_emblem
from game.ui.table.tray import Tray, laid_open, tray_cards
from game.ui.widgets.box import Box
from game.ui.widgets.desk import draw_tip
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

HELD, PLATE = 420.0, 36.0  # height of a card that is held up, and of what is said below it
VEIL = (6, 4, 4, 44)
RISES = 46.0  # how far a number rises


@frozen
class Said:
    """What the panels say now."""

    ribbon: Ribbon
    standings: tuple[Standing, ...]
    tally: Tally | None
    asked: str
    mine: bool  # the person at the screen is asked
    hint: str
    sitters: tuple[Sitter, ...]
    thinking: tuple[int, ...]  # seats that think
    of: tuple[object, ...]  # the views it was read from: they live as long as their ids count


class Panels:
    """Draws the panels of a card table."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self._said: tuple[tuple[object, ...], Said] | None = None
        self.above = Above(scene)
        self.column = Column(scene)
        self.held_up = HeldUp(scene)

    def said(self) -> Said:
        """What the panels say, put together again only when something has changed."""
        scene, table, app = self.scene, self.scene.table, self.scene.app
        thinking = tuple(table.session.thinking()) if table.idle else ()
        face, trial = table.face, table.trial
        key = (table.version, id(face), id(trial), table.idle, app.lang, app.settings.colours, thinking)
        if self._said is None or key != self._said[0]:
            asked, mine = scene.prompt()
            menu = table.draft is not None and bool(table.draft.menu)
            hint = table.layout.hint(trial, table.eyes) if mine and not menu else None
            standings = tuple(table.layout.standing(face, seat) for seat in range(face.seats))
            made = Said(
                table.page or table.layout.ribbon(face),
                standings,
                table.layout.tally(face),
                sentence(scene.named(asked), app.lang),
                mine,
                app.say(hint) if hint else "",
                tuple(scene.sitters()),
                thinking,
                (face, trial),
            )
            self._said = (key, made)
        return self._said[1]

    # ---- under the cards that are held -----------------------------------------------------------
    def under(self, pen: Pen, sprites: Sprites) -> None:
        """All that does not move, in its own regions."""
        scene, table, said = self.scene, self.scene.table, self.said()
        made, regions = table.composition, table.composition.regions
        draw_ribbon(pen, regions.ribbon, said.ribbon, scene.controls.hover)
        draw_title(pen, regions.title, scene.app.say(table.rules.title))
        self._tools(pen)
        self.above.track(pen, said.standings)
        for emblem in made.emblems:
            draw_emblem(pen, emblem)
        self._plaques(pen, said)
        self.above.order(pen)
        self.above.sum(pen)
        self._prompt(pen, said)
        self.column.inspector(pen, said, sprites)
        self.column.log(pen)
        self.column.hint(pen)
        if scene.tray is None:
            self.column.buttons(pen)

    def _prompt(self, pen: Pen, said: Said) -> None:
        """What is asked; below it the game's hint, else what the question is for."""
        scene, box = self.scene, self.scene.table.composition.regions.prompt
        guide, hint = scene.what_now(), said.hint
        if not hint and guide is not None:
            hint = guide.matters.text(pen.lang)
        draw_prompt(pen, box, said.asked, hint, said.mine, self._dots(said))
        scene.prompt_spot = draw_badge(scene, pen, box if said.mine else None, scene.controls.hover == PROMPT)

    def _dots(self, said: Said) -> int:
        return 1 + int(self.scene.clock * 2.5) % 3 if said.thinking else 0

    def _plaques(self, pen: Pen, said: Said) -> None:
        scene, table = self.scene, self.scene.table
        rising = {one.seat: one.age for one in table.show.floats}
        for mat in table.composition.mats:
            hover = scene.controls.hover == f"seat {mat.seat}"
            dots = self._dots(said) if mat.seat in said.thinking else 0
            gain = 1 - rising[mat.seat] if mat.seat in rising else 0.0
            standing = said.standings[mat.seat]
            points = self.above.points(mat.seat, said.standings)
            if points != standing.points:
                standing = replace(standing, points=points)
            if mat.own:  # what that seat has stands at the end of its desk
                standing = replace(standing, counts=())
            draw_plaque(pen, mat.plaque, said.sitters[mat.seat], standing, dots=dots, hover=hover, gain=gain)
            if any(part.key == f"seat {mat.seat}" and part.step is not None for part in scene.parts):
                draw_glow(pen, mat.plaque, pen.colours.offer, 11, 0.8)

    def _tools(self, pen: Pen) -> None:
        for part in self.scene.parts:
            if part.kind == "tool" and part.key != "close":
                self._tool(pen, part, self.scene.controls.hover == part.key)

    def _tool(self, pen: Pen, part: Part, lit: bool) -> None:
        table = self.scene.table
        off = (part.do == "undo" and not table.can_undo()) or (part.do == "recap" and not table.others())
        said = ""
        if part.do == "speed":
            said = "II" if table.speed < 0 else "»" if not table.speed else f"{table.speed:g}×"
        draw_tool(
            pen, part.box, part.do, label=said, hover=lit, off=off, lit=part.do == "look" and self.scene.hidden_tray
        )

    # ---- over everything -----------------------------------------------------------------------
    def over(self, pen: Pen, sprites: Sprites) -> None:
        scene, table = self.scene, self.scene.table
        show = table.show
        if table.replay is not None:
            scene.replaying.draw(pen)  # a card that stands up in the hand does not cover it
        for one in show.floats:
            self._float(pen, one.seat, one.words, one.age)
        self.above.flying(pen)
        if scene.tray is not None:
            self._tray(pen, sprites)
        elif table.draft is not None and len(table.draft.menu) > 1:
            self._veil(pen)
            self.column.buttons(pen)
            self.column.hint(pen)
        if show.tally is not None:
            draw_scoring(pen, table.composition.regions.middle, show.tally, self.said().sitters)
        if show.held and not table.idle:  # it goes as soon as a question lights what it may lie over
            self._held(pen, sprites)
        elif show.banner is not None:
            colour = scene.colour_of(show.banner_seat) if show.banner_seat >= 0 else pen.colours.offer
            draw_banner(pen, table.room, sentence(scene.named(show.banner), pen.lang), colour, show.fade)
        self.held_up.zoom(pen, sprites)
        if scene.detail:
            self._veil(pen)
            self.held_up.details(pen, sprites)

    def _veil(self, pen: Pen, box: Box | None = None) -> None:
        """Dim what lies behind something: a part of the window, or all of it."""
        veil = pen.gallery.get(("veil", pen.surface.get_size()), lambda: _veil(pen.surface.get_size()))
        r = pen.rect(box or self.scene.table.room)
        pen.surface.blit(veil, r, r)

    def _float(self, pen: Pen, seat: int, said: str, age: float) -> None:
        mat = next((mat for mat in self.scene.table.composition.mats if mat.seat == seat), None)
        if mat is None:
            return
        y = mat.plaque.y - 6 - RISES * age if mat.own else mat.plaque.foot + 10 + RISES * (1 - age) * 0.6
        pen.gilded(said, (mat.plaque.x + 34, y - 18), 30, anchor="midtop", fade=min(1.0, (1 - age) / 0.4))

    def _tray(self, pen: Pen, sprites: Sprites) -> None:
        scene, table = self.scene, self.scene.table
        assert scene.tray is not None
        self.dim_for(pen, scene.tray)
        title = scene.tray.title
        draw_spread(pen, scene.tray_box, sentence(scene.named(title), pen.lang) if title is not None else "")
        for card in tray_cards(table, scene.tray, scene.tray_box):
            state = table.state_of(table.layout.things(table.trial, card.piece))
            if scene.controls.hover == f"tray {card.piece.id}" and state != "select":
                state = "hover"
            sprites.draw(pen, laid_open(table, card.piece), card.pose, state)
        self.column.buttons(pen)
        self.column.hint(pen)
        for part in scene.parts:
            if part.key == "close":
                draw_button(pen, part.box, "×", hover=scene.controls.hover == "close", kind="quiet")

    def dim_for(self, pen: Pen, tray: Tray) -> None:
        """What is asked, and what helps to answer, stays lit."""
        self._veil(pen, self.scene.table.composition.regions.table)

    def _held(self, pen: Pen, sprites: Sprites) -> None:
        """The card that somebody plays, for everybody to read: over the table, and not over hand or prompt."""
        table, show = self.scene.table, self.scene.table.show
        room = table.composition.regions.middle
        look = self.scene.look_of_key(show.held)
        ratio = ratio_of(self.scene, look)
        high = min(HELD, room.h - PLATE - 10) * min(1.0, CARD / ratio * BROADER)
        pose = Pose(room.cx, room.cy - (PLATE + 10) / 2, high, ratio, 0.0, 3.0)
        self._veil(pen, table.composition.regions.table)
        sprites.draw(pen, look, pose)
        if show.said is not None:
            box = Box(room.cx - 260, pose.y + high / 2 + 10, 520, PLATE)
            draw_plate(pen, box, sentence(self.scene.named(show.said), pen.lang))

    # ---- words beside the pointer --------------------------------------------------------------
    def notes(self, pen: Pen) -> None:
        """Reasons, and the tip of what the mouse rests on."""
        c, app = self.scene.controls, self.scene.app
        if c.reply.draw(pen, c.hover) or self.scene.reading.tip(pen):
            return
        if c.whisper:
            text = "\n".join(phrase.text(app.lang) for phrase in c.whisper)
            x, y = c.logical((round(c.whisper_at[0]), round(c.whisper_at[1])))
            draw_tip(pen, text, Box(x - 1, y - 1, 2, 20), app.logical, True)
            return
        part = c.part
        if part is None or c.rested < TIP_WAIT or c.by_keys:
            return
        if part.kind in ("phase", "barred") and self.scene.table.idle and (found := c.reasons_of(part)):
            draw_refusal(pen, c.reply.made(found[:1], part.box))
            return
        if part.kind not in ("tool", "seat", "scrub", "emblem", "log", PROMPT):
            return
        key = app.key_for(part.hint) if part.hint else ""
        said = app.say(part.words) + (f" [{key}]" if key else "")
        if part.kind == "seat":
            said = app.say(self.scene.layout.seat_tip.of(self.said().sitters[int(part.key.split()[1])].whole()))
        if said.strip():
            draw_tip(pen, said, part.box, app.logical, False)


def _veil(size: Sequence[int]) -> Surface:
    made = Surface((size[0], size[1]), pygame.SRCALPHA)
    made.fill(VEIL)
    return made
