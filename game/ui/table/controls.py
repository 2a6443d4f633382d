"""Mouse and keyboard on the card table: what is pointed at, clicked, dragged. Both do the same things.

Long because what is pointed at, pressed and explained is one state of one hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.table.step import No, Spot, Thing
from game.ui.fingers import LEAST
from game.ui.play.lines import Line
from game.ui.play.part import Part, part_at
from game.ui.play.reply import Reply
from game.ui.play.rules import clicked
from game.ui.table import words
from game.ui.table.actions import Keys
from game.ui.table.dragging import Dragging
from game.ui.table.hints import Hints
from game.ui.table.log import row_at
from game.ui.widgets.box import Box
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

LINE = 22.0  # logical pixels of a finger's way for a line of the log
DRAG = 6  # pixels until a press is a drag
WHISPER = 5.0  # seconds a reason stays beside the pointer
TIP_WAIT = 0.3  # seconds the mouse rests until a sign says what it is
BLINK = 0.4
ASKS = 0.05  # seconds until who thinks about a hint is asked again
PASSIVE = ("card", "place", "cell", "space")  # a click on these ends what plays
Point = tuple[int, int]


class Controls:
    """The state of the hand: where the mouse is, what it holds, what the keyboard is on."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.hover = ""  # key of the part under the mouse, or that the keyboard is on
        self.focus = ""  # key of the part the keyboard is on
        self.focused: Part | None = None  # that part, as it was when the keyboard came there
        self.by_keys = False  # the keyboard was used last
        self.pressed: Point | None = None
        self.drag = Dragging(self)
        self.refused: tuple[Thing, ...] = ()  # what somebody tries to drag in vain: the reason comes when it is let go
        self.lit_pieces: tuple[int, ...] = ()
        self.lit_cards: tuple[str, ...] = ()
        self.hints = Hints(scene)
        self.lit_line = -1  # the row of the log that is pointed at
        self.scroll = 0
        self.zoomed = False  # the zoom key holds the card large
        self.whisper: tuple[Phrase, ...] = ()
        self.whisper_at = (0.0, 0.0)
        self.whisper_left = 0.0
        self.reply = Reply(scene, self)
        self.rested = 0.0  # seconds the mouse has rested
        self.read = 0.0  # seconds the same part has been pointed at
        self.thought = 0.0  # seconds since the thinking mark has last changed
        self.keys = Keys(self)
        scene.table.answered = self.hush

    @property
    def dragging(self) -> bool:
        """True while a card hangs on the pointer."""
        return self.drag.under_way

    # ---- time ----------------------------------------------------------------------------------
    def update(self, seconds: float) -> None:
        before = self.rested
        self.rested += seconds
        self.read += seconds
        if self.hover and before < TIP_WAIT <= self.rested:
            self.scene.app.redraw()
        self.thought += seconds
        if self.thought >= BLINK and self.scene.session.thinking():
            self.thought = 0.0
            self.scene.app.redraw()
        if self.hints.waits and (hint := self.hints.hear()) is not None:
            self.keys.lead_to(hint)
            self.scene.app.redraw()
        if self.whisper_left > 0 and not self.reads():
            self.whisper_left -= seconds
            if self.whisper_left <= 0:
                self.whisper = ()
                self.scene.app.redraw()

    def wake(self) -> float | None:
        waits = [self.whisper_left] if self.whisper_left > 0 else []
        if self.hover:
            waits += [TIP_WAIT - self.rested] if self.rested < TIP_WAIT else []
        if self.scene.session.thinking():
            waits.append(BLINK)
        if self.hints.waits:
            waits.append(ASKS)
        return max(0.01, min(waits)) if waits else None

    def hush(self) -> None:
        """A question is answered: what was said about it goes."""
        self.whisper, self.whisper_left = (), 0.0

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.MOUSEMOTION:
                self.moved(event.pos)
            case pygame.MOUSEBUTTONDOWN:
                self.button_down(event)
            case pygame.MOUSEBUTTONUP:
                self.button_up(event)
            case pygame.MOUSEWHEEL:
                self.wheel(event)
            case pygame.KEYDOWN:
                self.keys.key(event)
            case pygame.KEYUP:
                self.keys.key_up(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                self.let_go()

    def logical(self, at: Point) -> tuple[float, float]:
        return at[0] / self.scene.app.scale, at[1] / self.scene.app.scale

    # ---- pointing ------------------------------------------------------------------------------
    def moved(self, at: Point) -> None:
        self.rested, self.by_keys, self.scene.reading.walked = 0.0, False, -1
        if self.scene.replaying.draw_to(self.logical(at)[0]):
            return
        if self.on_held(at):
            return
        self.look_at(at)
        if self.pressed and self.scene.app.fingers.touched and self.hover == "log":
            self._leaf_by_finger(at)
        elif self.pressed and not self.dragging and _apart(self.pressed, at) > DRAG:
            self.pressed = self.pressed if self.drag.begin(self.part_under(self.pressed)) else None
        far = _apart((round(self.whisper_at[0]), round(self.whisper_at[1])), at) > 60
        if self.whisper and far and not self.reads():
            self.whisper, self.whisper_left = (), 0.0

    def on_held(self, at: Point) -> bool:
        """True over a card that a key holds up: there its words are pointed at, and nothing that lies under it."""
        return self.scene.reading.held is not None and self.scene.reading.held.holds(self.logical(at))

    def reads(self) -> bool:
        """True while the mouse is on an answer, or on its way to the link there."""
        return not self.by_keys and self.reply.holds(self.logical(self.scene.app.mouse))

    def look_at(self, at: Point) -> None:
        """What is under the mouse now."""
        part = self.part_under(at)
        self.point_at(part)
        self.lit_pieces, self.lit_cards, self.lit_line = (), (), -1
        if part is not None and part.kind == "log":
            self._light_line(at)

    def look_again(self) -> None:
        """Something else may lie under the mouse, which rests."""
        mouse, before = self.scene.app.mouse, self.hover
        if self.by_keys or self.pressed is not None or mouse[0] < 0 or self.on_held(mouse):
            return
        self.look_at(mouse)
        if self.hover != before:
            self.rested = 0.0

    def point_at(self, part: Part | None) -> None:
        """The mouse or the keyboard is on a part: a card of the hand opens."""
        before, self.hover = self.hover, part.key if part is not None else ""
        self.read = self.read if self.hover == before else 0.0
        piece = part.piece if part is not None and part.kind == "card" and not self.dragging else 0
        actor = self.scene.table.cards.find(piece) if piece else None
        place = self.scene.table.place(actor.place) if actor is not None else None
        self.scene.table.open_card(piece if place is not None and place.shape == "hand" else 0)

    def part_under(self, at: Point) -> Part | None:
        """The topmost part at a point; of a finger also a small one beside it."""
        return part_at(self.scene.parts, self.logical(at), LEAST if self.scene.app.fingers.used else 0.0)

    def _light_line(self, at: Point) -> None:
        rows = self.scene.rows()
        n = row_at(rows, self.logical(at)[1], self.scene.log_factor)
        if n >= 0:
            line = rows[n][0]
            self.lit_line, self.lit_pieces, self.lit_cards = n, line.pieces, line.cards

    @property
    def part(self) -> Part | None:
        """What is pointed at."""
        return self.scene.find(self.hover)

    def part_is_card(self) -> bool:
        """True while a card is pointed at, by mouse or keys."""
        part = self.part
        return part is not None and part.piece > 0

    # ---- mouse buttons -------------------------------------------------------------------------
    def button_down(self, event: pygame.event.Event) -> None:
        self.by_keys, self.rested = False, 0.0
        if event.button == 3:
            self.right_click(event.pos)
        elif event.button == 1 and self.scene.reading.press(self.logical(event.pos)):
            pass  # the rulebook is open
        elif event.button == 1 and self.on_held(event.pos):
            pass  # there is nothing to open
        elif event.button == 1 and self.scene.detail:
            if not clicked(self.scene, self.scene.detail_rules, self.logical(event.pos), self.scene.detail_name()):
                self.scene.detail = 0
        elif event.button == 1:
            self.look_at(event.pos)
            if not self.scene.replaying.grab(self.part, self.logical(event.pos)[0]):
                self.pressed, self.drag.under_way = event.pos, False

    def button_up(self, event: pygame.event.Event) -> None:
        if event.button != 1 or self.scene.replaying.release():
            return
        if self.pressed is None:
            refused, self.refused = self.refused, ()
            if refused:
                self.explain(refused)
            return
        pressed, self.pressed = self.pressed, None
        dragging, self.drag.under_way = self.dragging, False
        self.look_at(event.pos)
        if dragging:
            self.drag.drop(event.pos)
        elif _apart(pressed, event.pos) <= DRAG * 3:
            self.click()

    # ---- clicking ------------------------------------------------------------------------------
    def click(self) -> None:
        """The left button: choose what is there, or say why it cannot be chosen."""
        self.press(self.part)

    def press(self, part: Part | None) -> None:
        """A part is clicked, or pressed by a key."""
        if part is None:
            self._beside()
        elif part.kind in PASSIVE and not self.scene.table.idle:
            self.scene.table.skip()
        elif part.step is not None:
            self.scene.app.sound("click")
            self.scene.table.press(part.step)
        elif self.take(part.things):
            self._also_refused(part.things)
            self._as_foretold()
        elif part.kind == "phase" and self.scene.table.go_to(part.do.removeprefix("phase ")):
            self.scene.app.sound("click")
        elif part.kind in ("phase", "barred"):
            self.explain_part(part)
        elif part.kind == "log" and self.lit_line >= 0:
            self.press_line(self.scene.rows()[self.lit_line][0])
        elif part.do:
            self.keys.do(part.do)
        elif part.things:
            self.explain(part.things)

    def press_line(self, line: Line) -> None:
        """A line of the log is clicked: in a recording the way to its moment, else why somebody chose that."""
        if self.scene.table.replay is not None:
            self.scene.replaying.go_to(line)
            self.scroll = 0
        elif self.hints.explain(line) is None:
            self.scene.app.toast(words.NO_REASON)
        self.scene.app.redraw()

    def _beside(self) -> None:
        """A click on nothing: an open tray closes, what is half chosen is let go."""
        if self.scene.tray is not None:
            self.scene.close_tray()
        elif not self.scene.table.idle:
            self.scene.table.skip()
        elif self.scene.table.draft is not None and self.scene.table.draft.menu:
            self.scene.table.back()

    def take(self, things: Sequence[Thing]) -> bool:
        """Choose something, if it is on offer."""
        if not things or not (self._laid_there(things) or self.scene.table.click(things)):
            return False
        self.scene.app.sound("click")
        self.whisper = ()
        return True

    def _as_foretold(self) -> None:
        """What could be read while the hand rested there need not be confirmed once more."""
        table, draft = self.scene.table, self.scene.table.draft
        read = self.by_keys or self.read >= TIP_WAIT
        if read and draft is not None and len(draft.menu) == 1 and table.layout.foretold(draft.menu[0]):
            table.confirm()

    def _laid_there(self, things: Sequence[Thing]) -> bool:
        """True if what waits to be confirmed leads to where one of its cards lies: that is done, as if laid there."""
        table, draft = self.scene.table, self.scene.table.draft
        if draft is None or len(draft.menu) != 1:
            return False
        pieces = [table.trial.pieces.get(t) for t in things if isinstance(t, int) and t in draft.chosen()]
        goals = table.layout.leads(table.trial, draft.menu[0])
        return any(piece and Spot(piece.zone, piece.at) in goals for piece in pieces) and table.confirm()

    def _also_refused(self, things: Sequence[Thing]) -> None:
        """What was clicked is chosen, but not for all it might be used for: say why, while there is time to think."""
        draft = self.scene.table.draft
        if draft is not None and draft.menu and (found := draft.why_not(things)):
            self.answer(found[:2])

    def explain(self, things: Sequence[Thing]) -> bool:
        """Say why nothing can be done with something. False if there is nothing to say."""
        table = self.scene.table
        found = table.why_not(things) if table.draft is not None or table.watched else []
        if found:
            self.answer(found[:2])
            self.scene.app.sound("refuse")
        return bool(found)

    def explain_part(self, part: Part) -> None:
        """Say why a phase of the ribbon, or a button, is not on offer."""
        found = self.reasons_of(part)
        if found:
            self.answer(found, part.box)
            self.scene.app.sound("refuse")

    def reasons_of(self, part: Part) -> list[No]:
        """Why a phase of the ribbon, or a button, is not on offer."""
        table = self.scene.table
        what, _, which = part.do.partition(" ")
        if what == "phase":
            return table.why_no_phase(which) if table.draft is not None or table.watched else []
        return [no for no in table.barred() if no.button == part.words]

    def answer(self, nos: Sequence[No], near: Box | None = None) -> None:
        """Reasons beside a box, beside the card that is pointed at, else beside the pointer."""
        x, y = self.logical((round(self.place()[0]), round(self.place()[1])))
        near = near or self.card_box() or Box(x - 1, y - 1, 2, 20)
        self.whisper, self.whisper_left = self.reply.give(nos, near), WHISPER
        self.whisper_at = self.place()
        self.scene.app.redraw()

    def card_box(self) -> Box | None:
        """Where the card lies that is pointed at; a card of the hand stands up."""
        part = self.part
        actor = self.scene.table.cards.find(part.piece) if part is not None and part.kind == "card" else None
        return actor.goal.box() if actor is not None and actor.goal is not None else None

    def place(self) -> tuple[float, float]:
        """Where words are said: in pixels of the window."""
        app, part = self.scene.app, self.part
        if part is not None and (self.by_keys or app.mouse[0] < 0):
            return part.box.cx * app.scale, part.box.y * app.scale
        return app.mouse if app.mouse[0] >= 0 else (app.size[0] / 2, app.size[1] * 0.3)

    def say(self, said: Sequence[Phrase]) -> None:
        """Words beside the pointer, or beside what the keyboard is on."""
        self.whisper, self.whisper_left, self.whisper_at = tuple(said), WHISPER, self.place()
        self.scene.app.redraw()

    def right_click(self, at: Point) -> None:
        """Look closer at what is there; away from everything, take back a click."""
        self.look_at(at)
        if self.scene.detail:
            self.scene.detail = 0
        elif not self.look_closer():
            self.scene.table.back()

    def look_closer(self) -> bool:
        """Open the details of the card that is pointed at."""
        part = self.part
        if part is None or not part.piece:
            return False
        self.scene.detail, self.whisper, self.whisper_left = part.piece, (), 0.0
        self.scene.reading.walked = -1
        self.scene.app.sound("page")
        self.scene.app.redraw()
        return True

    def wheel(self, event: pygame.event.Event) -> None:
        """The log goes back and forth."""
        self.leaf(round(event.y))

    def _leaf_by_finger(self, at: Point) -> None:
        """The log goes along with a finger, line by line."""
        assert self.pressed is not None
        lines = int((at[1] - self.pressed[1]) / (LINE * self.scene.app.scale))
        if lines:
            self.leaf(lines)
            self.pressed = at

    def leaf(self, lines: int) -> None:
        """The log goes back so many lines."""
        most = max(0, len(self.scene.table.show.lines) - 4)
        self.scroll = min(most, max(0, self.scroll + lines))

    def let_go(self) -> None:
        """Nothing is pointed at or held any more."""
        self.pressed, self.drag.under_way, self.drag.token = None, False, 0
        self.hover = self.focus = ""
        self.focused = None
        self.whisper, self.lit_pieces, self.lit_cards, self.zoomed = (), (), (), False
        self.scene.table.open_card(0)


def _apart(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
