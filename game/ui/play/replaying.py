"""Watching a recorded match: play, pause, step, jump, and look through anybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.view import EVERYBODY
from game.ui.art import palette as P
from game.ui.play import words
from game.ui.play.glass import glass
from game.ui.play.lines import Line
from game.ui.play.part import Part
from game.ui.session import AUDIENCE
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene

JUMPS = {"home": "to_begin", "end": "to_end"}  # keys by name, and what they do in a replay


class Replaying:
    """The bar of a replay."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.plays = scene.session.fresh  # opened at a moment, it waits there
        self.held = False  # the knob follows the mouse
        self.wanted: int | None = None  # the choice that the knob has been drawn to

    @property
    def under_way(self) -> bool:
        """True while the recording goes on by itself."""
        return self.plays and not self.held and self.scene.table.replay is not None

    def update(self) -> None:
        """To where the knob was drawn; else the next choice, when the last one has been seen."""
        session, table = self.scene.table.replay, self.scene.table
        wanted, self.wanted = self.wanted, None
        if session is not None and wanted is not None and wanted != session.place:
            self.seek(wanted)
            self.scene.app.redraw()
        elif session is not None and self.under_way and table.idle and not session.step():
            self.plays = False
            self.scene.app.redraw()

    def do(self, action: str) -> None:
        session, table = self.scene.table.replay, self.scene.table
        if session is None:
            return
        match action:
            case "play":
                self.plays = not self.plays
                if self.plays and session.place >= session.length:
                    self.seek(0)
            case "step_on":
                self.plays = False
                table.skip()
                session.step()
            case "step_back":
                self.plays = False
                self.seek(session.place - 1)
            case "to_begin" | "to_end":
                self.plays = False
                self.seek(0 if action == "to_begin" else session.length)
            case "eyes":
                eyes = session.all_eyes()
                table.look_through(eyes[(eyes.index(table.eyes) + 1) % len(eyes)])

    def seek(self, place: int) -> None:
        """Jump to a choice; nothing moves on the way."""
        session, table = self.scene.table.replay, self.scene.table
        if session is not None:
            table.skip()
            session.seek(place)
            table.forget()
            table.logs.clear()
            table.look_through(table.eyes)
            table.recall()

    def go_to(self, line: Line) -> None:
        """To the moment that a line of the log tells of."""
        self.plays = False
        self.seek(line.moment)

    # ---- the knob ------------------------------------------------------------------------------
    def grab(self, part: Part | None, x: float) -> bool:
        """The left button goes down at a logical x. True on the track: the knob is there, and follows the mouse."""
        self.held = part is not None and part.do == "seek"
        return self.draw_to(x)

    def draw_to(self, x: float) -> bool:
        """The mouse has moved. True while it draws the knob; `update` goes where it was last, once for many moves."""
        session, track = self.scene.table.replay, self.track()
        if self.held and session is not None:
            place = round((x - track.x) / track.w * session.length)
            self.wanted = min(max(place, 0), session.length)
        return self.held

    def release(self) -> bool:
        """The button is let go. True if the knob was held."""
        held, self.held = self.held, False
        return held

    # ---- parts ---------------------------------------------------------------------------------
    def parts(self) -> list[Part]:
        box = self.scene.scrub()
        found = [
            Part(f"replay {do}", Box(box.x + 8 + n * 40, box.y + 9, 34, 34), do=do, words=said, kind="scrub")
            for n, (do, said) in enumerate(
                (("step_back", words.STEP_BACK), ("play", words.PLAY), ("step_on", words.STEP_ON))
            )
        ]
        eyes = Box(box.right_edge - 168, box.y + 9, 160, 34)
        found.append(Part("replay track", self.track(), do="seek", kind="track"))
        return [*found, Part("replay eyes", eyes, do="eyes", words=self.eyes_words(), kind="scrub")]

    def track(self) -> Box:
        box = self.scene.scrub()
        return Box(box.x + 140, box.y + 9, box.w - 140 - 184, 34)

    def eyes_words(self) -> Phrase:
        eyes = self.scene.table.eyes
        if eyes == EVERYBODY:
            return words.EYES_OPEN
        return words.EYES_ALL if eyes == AUDIENCE else words.EYES_OF.of(self.scene.name_of(eyes))

    def draw(self, pen: Pen) -> None:
        """The bar, over the foot of the board."""
        session, say = self.scene.table.replay, self.scene.app.say
        if session is None:
            return
        box, track = self.scene.scrub(), self.track()
        pen.kept(("scrub",), box, lambda pen, box: glass(pen, box, alpha=255), 22)
        for part in self.parts():
            hover = self.scene.hovered() == part.key
            if part.kind == "scrub" and part.do != "eyes":
                name = {"step_back": "left", "step_on": "right", "play": "bar" if self.plays else "play"}[part.do]
                pen.slab(part.box, (0, 0, 0, 90), 8, (*P.BRASS_DEEP, 255))
                if name == "bar":
                    for dx in (-5.0, 2.0):
                        pen.slab(Box(part.box.cx + dx, part.box.cy - 7, 4, 14), (*P.BRASS_LIT, 255), 1)
                else:
                    sign(pen, name, (part.box.cx, part.box.cy), 8, P.BRASS_LIT)
            elif part.do == "eyes":
                pen.slab(part.box, (0, 0, 0, 90), 8, (*P.BRASS_DEEP, 255))
                sign(pen, "eye", (part.box.x + 18, part.box.cy), 8, P.BRASS_LIT)
                pen.words(say(part.words), (part.box.x + 34, part.box.cy), 13, P.IVORY, width=part.box.w - 42)
            if hover and part.kind == "scrub":
                lit_edge(pen, part.box, 8)
        pen.slab(Box(track.x, track.cy - 3, track.w, 6), (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
        share = session.place / max(1, session.length)
        if share:
            pen.slab(Box(track.x, track.cy - 3, max(6.0, track.w * share), 6), (*P.OFFER, 255), 3)
        ink = pen.layer(16, 16)
        ink.disc((20, 12, 6, 255), (8, 8), 8)
        ink.disc(P.BRASS_LIT, (8, 8), 6.5)
        pen.lay(ink, track.x + track.w * share - 8, track.cy - 8)
        pen.words(
            say(words.OF_PICKS.of(session.place, session.length)),
            (track.cx, track.foot - 3),
            12,
            P.MUTED,
            anchor="center",
        )
