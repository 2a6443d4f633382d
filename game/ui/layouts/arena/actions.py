"""The keyboard on the battlefield: it does everything that the mouse does, and all the actions that have a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.hexes import Hex
from game.rules.arena.places import armies, hand
from game.ui.keys import bindings, name_of
from game.ui.layouts.arena.camera import HELD
from game.ui.layouts.arena.keyboard import ARROWS, Focus, ending, first_space, stepped, stops, turned
from game.ui.layouts.arena.menu import CameraMenu
from game.ui.play import words as common
from game.ui.play.part import Part
from game.ui.play.replaying import JUMPS
from game.ui.play.rules import chosen, open_here
from game.ui.play.sitting import SPEEDS, speed_words

if TYPE_CHECKING:
    from game.ui.layouts.arena.controls import Controls

SHIFTS = (pygame.K_LSHIFT, pygame.K_RSHIFT)
ALTS = (pygame.K_LALT, pygame.K_RALT)
REPLAYED = ("play", "step_on", "step_back", "to_begin", "to_end", "eyes")  # what a bar of a replay does


class Keys:
    """Turns keys into what the hand does."""

    def __init__(self, hand: Controls) -> None:
        self.hand, self.scene = hand, hand.scene
        scene = hand.scene
        self.deeds: Mapping[str, Callable[[], object]] = {
            "end": self.end,
            "cancel": self.cancel,
            "back": scene.table.back,
            "undo": self.undo,
            "menu": lambda: scene.app.push(scene.menu()),
            "camera": lambda: scene.app.push(CameraMenu(scene)),
            "home": self._next_preset,
            "log": self._log,
            "speed": self._speed,
            "skip": scene.table.skip,
            "why": self._why,
            "hint": self.hint,
            "rules": self._rules,
            "details": hand.look_closer,
            "costs": self._costs,
            "sight": self._sight,
            "what_now": lambda: scene.app.change(what_now=not scene.app.settings.what_now),
            "hand": self._to_hand,
        }

    # ---- keyboard ------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> None:
        action = self.scene.app.action(event)
        name = name_of(event)
        if event.key in SHIFTS:
            self.hand.shift = True
        elif event.key in ALTS:
            self.hand.costs_held = not self.hand.costs
            self.hand.costs = True
        elif self.scene.detail is not None:
            asked = "rules" if action == "rules" else name
            if not chosen(self.scene, self.scene.detail_rules, asked, self.scene.detail_name()):
                self.scene.detail = None
        elif self.scene.table.replay and name in JUMPS:
            self.do(JUMPS[name])
        elif action in HELD:
            self.scene.camera.held.add(action)
        elif action == "heights":
            self.hand.heights = True
        elif name in ARROWS or name.removeprefix("shift+") in ARROWS:
            self.arrow(name)
        elif name.isdecimal() and name != "0":
            self.digit(int(name))
        elif action in ("next", "previous"):
            self.go_round(1 if action == "next" else -1)
        elif name in ("return", "shift+return") or action == "confirm":
            self.enter(name.startswith("shift"))
        elif name == "backspace":
            if not self.scene.table.back():
                self.do("undo")
        elif action:
            self.do(action)

    def key_up(self, event: pygame.event.Event) -> None:
        if event.key in SHIFTS:
            self.hand.shift = False
        if event.key in ALTS and self.hand.costs_held:
            self.hand.costs = self.hand.costs_held = False
        word, bound = name_of(event).split("+")[-1], bindings(self.scene.app.settings.keys)
        let_go = {action for action, key in bound.items() if key.split("+")[-1] == word}
        self.scene.camera.held -= let_go
        self.hand.heights &= "heights" not in let_go

    def arrow(self, name: str) -> None:
        """The cursor goes over the board; with Shift the camera pans; in a menu it goes up and down."""
        direction = ARROWS[name.removeprefix("shift+")]
        if name.startswith("shift+"):
            self.scene.camera.drag(-direction[0] * 60, -direction[1] * 60, True)
            return
        self.hand.by_keys = True
        draft = self.scene.table.draft
        if draft is not None and draft.menu:
            self.go_round(1 if sum(direction) > 0 else -1)
            return
        held = next((part for part in self.scene.parts if part.key == self.hand.focus.key), None)
        if held is not None and held.kind in ("spell", "card", "seat", "tool", "pick"):
            self._along(held, direction)
            return
        board = self.scene.camera.board
        start = self.hand.focus.space or first_space(self.scene.table, board)
        if self.hand.focus.space is not None:
            start = stepped(board, self.scene.camera.orbit, self.scene.app.size, start, direction)
        self.focus_on(Focus(space=start))

    def _along(self, held: Part, direction: tuple[float, float]) -> None:
        """From card to card; away from them, back to the board."""
        row = sorted(
            (p for p in self.scene.parts if p.kind == held.kind),
            key=lambda p: (p.box.y, p.box.x) if held.kind in ("card", "seat") else (p.box.x, p.box.y),
        )
        keys = [part.key for part in row]
        lengthwise = direction[1] if held.kind in ("card", "seat") else direction[0]
        if not lengthwise:
            self.focus_on(Focus(space=first_space(self.scene.table, self.scene.camera.board)))
            return
        self.focus_on(Focus(keys[(keys.index(held.key) + (1 if lengthwise > 0 else -1)) % len(keys)]))

    def focus_on(self, focus: Focus) -> None:
        """The keyboard goes to something; what it is on counts as pointed at."""
        self.hand.focus, self.hand.by_keys = focus, True
        self.hand.hover = focus.key
        part = next((part for part in self.scene.parts if part.key == focus.key), None) if focus.key else None
        self.hand.focused = part
        self.hand.raised = focus.key if part is not None and part.kind == "spell" else ""
        self.hand.space, self.hand.figure, self.hand.lit_places = None, 0, ()
        if focus.space is not None:
            self.hand.point_at(focus.space)
            self._keep_in_sight(focus.space)
        elif part is not None and part.kind in ("card", "pick"):
            self.hand.lit_places = tuple(self.scene.table.spaces_of((part.piece,)))
        self.scene.app.redraw()

    def leave_button(self) -> None:
        """Another question is put: nobody shall press unawares what ends or gives away something."""
        if self.hand.focused is not None and self.hand.focused.step is not None:
            self.hand.focus, self.hand.focused, self.hand.hover = Focus(), None, ""

    def hint_of(self, part: Part) -> str:
        """The action whose key presses a button now: Enter what the ring is on, else what is to be confirmed."""
        other = "" if part.hint == "confirm" and self.hand.rings else part.hint
        hint = "confirm" if part is self.scene.focus_part() else other
        return "" if self.scene.takes(hint) else hint

    def _keep_in_sight(self, space: Hex) -> None:
        """Pan when the cursor leaves the part of the window that shows the board."""
        camera, size = self.scene.camera, self.scene.app.size
        x, y, _ = camera.orbit.project(camera.board.spot(space), size)
        left, top, right, bottom = 0.16 * size[0], 0.12 * size[1], 0.8 * size[0], 0.84 * size[1]
        dx = left - x if x < left else right - x if x > right else 0.0
        dy = top - y if y < top else bottom - y if y > bottom else 0.0
        if dx or dy:
            camera.drag(dx, dy, True)

    def go_round(self, by: int) -> None:
        found = stops(self.scene.table, self.scene.parts)
        self.focus_on(turned(found, self.hand.focus, by))

    def digit(self, number: int) -> None:
        """1 to 9: a card of the hand while spells are on offer, else an army card."""
        table = self.scene.table
        cards = table.trial.inside(hand(table.eyes)) if table.eyes >= 0 else []
        offered = (table.draft.offers() | table.draft.others()) if table.draft else set()
        row = [f"spell {card.id}" for card in cards]
        if not any(card.id in offered for card in cards):
            row = [f"army {card.id}" for card in table.trial.inside(armies(self.scene.pinned))]
        if number <= len(row):
            self.focus_on(Focus(row[number - 1]))
            self.hand.click()

    def enter(self, shift: bool) -> None:
        """Choose what the ring is on. Without one, do what waits to be confirmed, else the ring appears."""
        focus = self.hand.focus
        if self.hand.rings:
            self.hand.hover = focus.key
            if focus.space is not None:
                self.hand.point_at(focus.space)
            self.hand.click(shift)
        elif not self.scene.table.confirm():
            self.go_round(1)

    # ---- actions -------------------------------------------------------------------------------
    def do(self, action: str) -> None:
        """What a key or a tool does."""
        scene = self.scene
        what, _, number = action.partition(" ")
        if what == "pin":
            self._pin(int(number))
        elif what == "rule":
            self.hand.reply.open(int(number))
        elif what in self.deeds:
            self.deeds[what]()
        elif what in REPLAYED and scene.table.replay:
            scene.replaying.do(what)
        scene.app.redraw()

    def _pin(self, seat: int) -> None:
        """The army cards of a seat stay beside the board, or go with the turn again."""
        self.hand.pinned = -1 if self.scene.pinned == seat and self.hand.pinned >= 0 else seat
        self.scene.app.sound("click")

    def _next_preset(self) -> None:
        """The camera flies to the next of its places, or back to the person's own side."""
        camera, table = self.scene.camera, self.scene.table
        places = ["home", *(f"seat {n}" for n in range(table.shown.seats)), "top"]
        camera.go_on(places, "home" if table.eyes < 0 else f"seat {table.eyes}")

    def _log(self) -> None:
        self.scene.log_open, self.hand.scroll = not self.scene.log_open, 0

    def _speed(self) -> None:
        table = self.scene.table
        table.speed = SPEEDS[(SPEEDS.index(table.speed) + 1) % len(SPEEDS)]
        self.scene.app.toast(speed_words(table.speed))

    def _why(self) -> None:
        """Why nothing can be done with what is pointed at."""
        part = self.hand.part
        if part is not None and part.kind == "phase":
            self.hand.explain_part(part)
        else:
            self.hand.explain(self.hand.under_pointer())

    def _rules(self) -> None:
        """The rule behind an answer, else those of what is asked."""
        if self.hand.reply.shown:
            self.hand.reply.open()
        else:
            open_here(self.scene)

    def _costs(self) -> None:
        self.hand.costs = not self.hand.costs

    def _sight(self) -> None:
        self.hand.sight = not self.hand.sight

    def hint(self) -> None:
        """What the computer's adviser thinks best of what is asked now: said, and lit on the board."""
        table = self.scene.table
        rules = self.scene.app.rules(table.session.setup.ruleset)
        if table.draft is None or rules.advise is None:
            self.scene.app.toast(common.NO_HINT)
            return
        top = table.draft.top
        scores = list(rules.advise(top.view, table.eyes, top.options))
        best = top.options[scores.index(max(scores))]
        about = best.about()
        self.hand.lit_pieces = tuple(thing for thing in about if isinstance(thing, int))
        self.hand.lit_places = tuple(table.spaces_of(about))
        self.scene.app.toast(common.HINT_IS.of(best.say(top.view)))

    def end(self) -> None:
        """The main button: ends the phase, or is the last of the buttons there are. Without one, the cursor goes on."""
        table = self.scene.table
        if table.replay:
            self.scene.replaying.do("play")
        elif not table.idle:
            table.skip()
        elif (step := ending(table)) is not None:
            self.scene.app.sound("click")
            table.press(step)
        elif table.draft is not None and not table.draft.menu:
            self.go_round(1)

    def cancel(self) -> None:
        """Esc: let go of words, then of what is chosen; with nothing left, the menu."""
        if self.hand.whisper:
            self.hand.whisper, self.hand.whisper_left = (), 0.0
        elif not self.scene.table.back():
            self.scene.app.push(self.scene.menu())

    def undo(self) -> None:
        if self.scene.table.undo():
            self.scene.app.sound("back")
            self.scene.app.toast(common.UNDONE)
        elif self.scene.table.session.people:
            self.scene.app.sound("refuse")
            self.scene.app.toast(common.NO_UNDO[self.scene.table.session.why_no_undo()])

    def _to_hand(self) -> None:
        first = next((part.key for part in sorted(self.scene.parts, key=lambda p: p.box.x) if part.kind == "spell"), "")
        if first:
            self.focus_on(Focus(first))
