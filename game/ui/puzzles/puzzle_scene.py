"""A match scene with a puzzle: the real table, a note beside it, hints, and what a wrong try leads to.

The key of hints gives the next hint, that of undo begins anew after a wrong try, Enter goes on when it has come to an
end. Everything else goes to the scene below.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pygame
from pygame import Surface

from game.files import BadFile
from game.ui.keys import name_of
from game.ui.play.match_scene import MatchScene
from game.ui.play.part import Part
from game.ui.puzzles import words
from game.ui.puzzles.puzzle_clues import Clues
from game.ui.puzzles.puzzle_menu import PuzzleMenu
from game.ui.puzzles.puzzle_note import PuzzleNote
from game.ui.puzzles.puzzle_session import PuzzleSession
from game.ui.puzzles.shelf_of import ShelfOf
from game.ui.reading.screen_words import panel_lines
from game.ui.scene import Scene
from game.ui.told import Aloud, TextLine, TextPart
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.words import Phrase

PANEL = "puzzle"  # the part of the screen that is the note
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Puzzled(MatchScene):
    """What both scenes of a puzzle share. It stands before the scene in the order of classes."""

    session: PuzzleSession
    note: PuzzleNote
    clues: Clues
    desk: Desk
    guides = False  # the note says what there is to do

    def begin(self, session: PuzzleSession, shelf: ShelfOf, number: int) -> None:
        """Which puzzle of which it is; called before the scene is shown."""
        self.session, self.shelf, self.number = session, shelf, number
        self.drawn: tuple[object, ...] = ()  # what the note said when it was laid out
        self.state, self.stopped = session.state, session.stopped  # as far as it has been seen

    # ---- coming and going ------------------------------------------------------------------------
    def enter(self) -> None:
        if getattr(self, "note", None) is None:
            self.clues, self.note = Clues(cast(Any, self), self.session), PuzzleNote(self)
            self.desk = Desk(self.app, self.note.widgets)
        super().enter()
        cast(Any, self).controls.hints = self.clues
        self.drawn = ()
        self.look_at_note()
        self.lay_out()

    def lay_out(self) -> None:
        super().lay_out()
        parts, box = cast(list[Part], cast(Any, self).parts), self.note.box()
        old = next((part for part in parts if part.key == PANEL), None)
        if old is None or old.box != box:
            parts[:] = [*(part for part in parts if part.key != PANEL), Part(PANEL, box, kind="board")]

    def log_box(self) -> Box:
        """What the note leaves of the place of the log."""
        box: Box = cast(Any, super()).log_box()
        box.top(self.note.box().h, 8)
        return box

    def look_at_note(self) -> None:
        """The note says something else now."""
        if self.drawn != (now := self.note.key()):
            self.drawn = now
            self.desk.changed()

    # ---- input -----------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if not cast(Any, self).detail and event.type in MOUSE and self._on_note(event):
            return
        if event.type != pygame.KEYDOWN or cast(Any, self).detail or not self._key(event):
            super().handle(event)
        self.look_at_note()

    def _on_note(self, event: pygame.event.Event) -> bool:
        """The mouse on the note; True if it is nobody else's."""
        controls = cast(Any, self).controls
        if controls.dragging or controls.pressed is not None:
            return False  # what has begun on the table ends there, wherever the button is let go
        inside = self.note.box().holds((event.pos[0] / self.app.scale, event.pos[1] / self.app.scale))
        if inside or self.desk.held or self.desk.hovered:
            self.desk.handle(event)
            self.look_at_note()
        if event.type == pygame.MOUSEMOTION and inside:
            super().handle(event)  # nothing below is pointed at any more
        return inside

    def _key(self, event: pygame.event.Event) -> bool:
        """A key of the note's; True if it is meant for it."""
        action = self.app.action(event)
        if self.takes("confirm" if name_of(event) == "return" else action):
            (self.follow_on if self.state == "solved" else self.again)()
        elif action == "undo" and self.stopped:
            self.again()
        else:
            return False
        return True

    def takes(self, action: str) -> bool:
        """Enter goes on from what has come to its end, once it has been seen."""
        return action == "confirm" and self.stopped

    def menu(self) -> Scene:
        return PuzzleMenu(self)

    # ---- what the buttons do -----------------------------------------------------------------------
    def hint(self) -> None:
        """The next hint for what is chosen now."""
        if self.session.state == "open" and self.table.draft is not None:
            self.clues.give()
            self.table.version += 1  # other cards are lit
            self.look_at_note()
            self.app.redraw()

    def again(self) -> None:
        """The puzzle from its beginning."""
        self.table.skip()
        self.session.again()
        self.state, self.stopped = self.session.state, self.session.stopped
        self.table.start_over()
        self.look_at_note()

    def follow_on(self) -> None:
        """The next puzzle that is not solved; from the last one, back to the list."""
        number = self.shelf.after(self.number)
        try:
            following = None if number is None else self.app.doors.puzzle(self.shelf, number)
        except BadFile as error:
            self.app.toast(error.said, harm=True)
            following = None
        if following is None:
            self.app.pop()
        else:
            self.app.replace(following)

    def all_puzzles(self) -> None:
        """The list, from wherever this puzzle was opened."""
        self.app.replace(self.app.doors.puzzles(self.shelf.key))

    # ---- what is said ------------------------------------------------------------------------------
    def title(self) -> Phrase:
        """Its number and its kind."""
        kind = words.KINDS[self.session.puzzle.kind]
        return Phrase("{0}. {1}", "{0}. {1}").of(self.number + 1, kind)

    def prompt(self) -> tuple[Phrase, bool]:
        if self.stopped:
            return (words.SOLVED if self.state == "solved" else words.TRY_AGAIN), False
        return super().prompt()

    def in_words(self) -> list[TextPart]:
        said = (TextLine(self.app.say(self.note.said())), *panel_lines(self.app, self.desk))
        return [TextPart(self.app.say(self.title()), said), *super().in_words()]

    def aloud(self) -> Aloud:
        told = super().aloud() or Aloud()
        return replace(told, asked=f"{self.app.say(self.note.said())} {told.asked}")

    # ---- time ------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        if self.table.idle and (self.state, self.stopped) != (self.session.state, self.session.stopped):
            self.state, self.stopped = self.session.state, self.session.stopped
            if self.state == "solved":
                self.shelf.solve(self.number)
                self.app.sound("win")
        self.look_at_note()

    # ---- drawing -----------------------------------------------------------------------------------
    def draw(self, screen: Surface) -> None:
        super().draw(screen)
        if not cast(Any, self).detail:
            pen = self.app.pen(screen)
            self.note.draw(pen)
            self.desk.draw(pen)
            cast(Any, self).drawing.hold_up(cast(Any, self).pen(screen))
