"""Watching a recorded match: play, pause, step, jump, and look through anybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.view import EVERYBODY
from game.ui import matches
from game.ui.art import palette as P
from game.ui.art.icons import icon
from game.ui.play import words
from game.ui.play.glass import glass
from game.ui.play.lines import Line
from game.ui.play.part import Part
from game.ui.seating import own_seat
from game.ui.session import AUDIENCE, Watching
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.words_moments import PICTURE
from game.ui.words_review import PLAY_ON
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene

BUTTONS = {
    "step_back": words.STEP_BACK,
    "play": words.PLAY,
    "step_on": words.STEP_ON,
    "play_on": PLAY_ON,
    "picture": PICTURE,
}
SIGNS = {"step_back": "left", "play": "play", "step_on": "right", "play_on": "person"}
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
            case "play_on" if session.over:
                self.scene.app.toast(words.MATCH_OVER)
            case "play_on":
                self.plays = False
                matches.play_on(self.scene.app, session.match, session.place, self.own_seat(session))
            case "eyes":
                eyes = session.all_eyes()
                table.look_through(eyes[(eyes.index(table.eyes) + 1) % len(eyes)])

    def own_seat(self, session: Watching) -> int:
        """The seat that is taken over: the one that is looked through, else the only person's, else who chooses now."""
        if session.eyes >= 0:
            return session.eyes
        mine = own_seat(session.setup)
        return min(session.view.asks) if mine is None else mine

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
        buttons, track, eyes = self.places()
        found = [
            Part(f"replay {do}", box, do=do, words=said, kind="scrub", hint="picture" if do == "picture" else "")
            for (do, said), box in zip(BUTTONS.items(), buttons, strict=True)
        ]
        found.append(Part("replay track", track, do="seek", kind="track"))
        return [*found, Part("replay eyes", eyes, do="eyes", words=self.eyes_words(), kind="scrub")]

    def places(self) -> tuple[list[Box], Box, Box]:
        """Of the buttons - three steps, then what is done with the moment - of the track between them, of the eyes."""
        row = self.scene.scrub().inset(8, 9)
        steps, eyes = [row.left(34, 4) for _ in range(3)], row.right(154, 8)
        picture, play_on = row.right(34, 4), row.right(34, 4)
        return [*steps, play_on, picture], row.inset(9, 0), eyes

    def track(self) -> Box:
        return self.places()[1]

    def eyes_words(self) -> Phrase:
        eyes = self.scene.table.eyes
        if eyes == EVERYBODY:
            return words.EYES_OPEN
        return words.EYES_ALL if eyes == AUDIENCE else words.EYES_OF.of(self.scene.name_of(eyes))

    def draw(self, pen: Pen) -> None:
        """The bar, over the foot of the board."""
        session = self.scene.table.replay
        if session is None:
            return
        pen.kept(("scrub",), self.scene.scrub(), lambda pen, box: glass(pen, box, alpha=255), 22)
        for part in self.parts():
            if part.kind == "scrub":
                self._draw_button(pen, part)
        self._draw_track(pen, session)

    def _draw_button(self, pen: Pen, part: Part) -> None:
        box, ink = part.box, P.BRASS_LIT
        pen.slab(box, (0, 0, 0, 90), 8, (*P.BRASS_DEEP, 255))
        if part.do == "eyes":
            sign(pen, "eye", (box.x + 18, box.cy), 8, ink)
            pen.words(self.scene.app.say(part.words), (box.x + 34, box.cy), 13, P.IVORY, width=box.w - 42)
        elif part.do == "picture":
            pen.put(icon("camera", pen.px(20), ink), box.cx - 10, box.cy - 10)
        elif part.do == "play" and self.plays:
            for dx in (-5.0, 2.0):
                pen.slab(Box(box.cx + dx, box.cy - 7, 4, 14), (*ink, 255), 1)
        else:
            sign(pen, SIGNS[part.do], (box.cx, box.cy), 8, ink)
        if self.scene.hovered() == part.key:
            lit_edge(pen, box, 8)

    def _draw_track(self, pen: Pen, session: Watching) -> None:
        """How far it has come; below it in numbers."""
        track, share = self.track(), session.place / max(1, session.length)
        pen.slab(Box(track.x, track.cy - 3, track.w, 6), (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
        if share:
            pen.slab(Box(track.x, track.cy - 3, max(6.0, track.w * share), 6), (*P.OFFER, 255), 3)
        ink = pen.layer(16, 16)
        ink.disc((20, 12, 6, 255), (8, 8), 8)
        ink.disc(P.BRASS_LIT, (8, 8), 6.5)
        pen.lay(ink, track.x + track.w * share - 8, track.cy - 8)
        said = self.scene.app.say(words.OF_PICKS.of(session.place, session.length))
        pen.words(said, (track.cx, track.foot - 3), 12, P.MUTED, anchor="center")
