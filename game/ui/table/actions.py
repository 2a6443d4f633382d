"""The keyboard on the card table: it does everything that the mouse does, and all the actions that have a key.

Long because every key is here once, with what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table.reasons import rule_of
from game.table.state import refused
from game.table.step import No
from game.ui.keys import action_of, name_of
from game.ui.play import words as common
from game.ui.play.part import Part
from game.ui.play.replaying import JUMPS
from game.ui.play.rules import chosen, open_here
from game.ui.play.sitting import SPEEDS, speed_words
from game.ui.table import words
from game.ui.table.focus import ARROWS, nearest, stops, turned, zones
from game.ui.table.parts import numbered, reachable
from game.ui.table.recap_screen import Recap
from game.ui.table.tray import Tray

if TYPE_CHECKING:
    from game.ui.play.draft import Draft
    from game.ui.table.controls import Controls
    from game.ui.table.hint import Hint

ALSO = {
    "pan_down": "zoom",
    "zoom_in": "zoom",
    "costs": "",
    "heights": "",
    "danger": "",
    "sight": "",
    "home": "look",
    "tilt_up": "log_back",
    "tilt_down": "log_on",
}  # keys of the camera


LEAF = 3  # lines of the log


class Keys:
    """Turns keys into what the hand does."""

    def __init__(self, hand: Controls) -> None:
        self.hand, self.scene = hand, hand.scene
        self.asked: Draft | None = None  # the choice for which the focus has been looked after

    def _read(self, action: str, name: str) -> None:
        """A card is looked at closely: arrows walk through the parts of its text, Enter opens the rule of one, a digit
        one of those below; any other key puts the card back."""
        reading, asked = self.scene.reading, "rules" if action == "rules" else name
        if name in ARROWS and reading.spots:
            reading.walk(1 if name in ("right", "down") else -1)
        elif (name == "return" or action == "confirm") and reading.open(reading.spot):
            pass  # the rulebook is open
        elif not chosen(self.scene, self.scene.detail_rules, asked, self.scene.detail_name()):
            self.scene.detail = 0

    # ---- keyboard ------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> None:
        action = self.scene.app.action(event)
        action = ALSO.get(action, action)
        name = name_of(event)
        if self.scene.detail:
            self._read(action, name)
        elif self.scene.table.replay and name in JUMPS:
            self.do(JUMPS[name])
        elif name in ARROWS:
            self.arrow(name)
        elif name.isdecimal() and name != "0":
            self.digit(int(name))
        elif action in ("next", "previous"):
            self.go_round(1 if action == "next" else -1)
        elif action in ("next_zone", "previous_zone"):
            self.next_zone(1 if action == "next_zone" else -1)
        elif name == "return" or action == "confirm":
            self.enter()
        elif name in ("page up", "page down"):
            self.do("log_back" if name == "page up" else "log_on")
        elif name == "backspace":
            if not self.scene.table.back():
                self.do("undo")
        elif action:
            self.do(action)

    def key_up(self, event: pygame.event.Event) -> None:
        """A key is let go: a card that is held up goes back."""
        action = action_of(event, self.scene.app.settings.keys)
        if self.hand.zoomed and ALSO.get(action, action) == "zoom":
            self.hand.zoomed = False
            self.scene.app.redraw()

    @property
    def here(self) -> Part | None:
        """What the ring is on. It does not go over from a button to another one in its place."""
        hand = self.hand
        if not hand.by_keys or hand.focused is None:
            return None
        found = self.scene.find(hand.focused.key)
        return found if found is not None and found.stays(hand.focused) else None

    def hint_of(self, part: Part) -> str:
        """The action whose key presses a button now: Enter presses what the ring is on, else what is to be confirmed;
        the key that ends presses the main button in any case."""
        here = self.here
        hint = "confirm" if part is here else "end" if part.hint == "confirm" and here is not None else part.hint
        return "" if self.scene.takes(hint) else hint

    def arrow(self, name: str) -> None:
        """To the nearest thing that way; in a replay without a focus, back and on."""
        if self.scene.table.replay and not self.hand.focus and name in ("left", "right"):
            self.do("step_back" if name == "left" else "step_on")
            return
        parts = reachable(self.scene.parts)
        here = self.here
        if here is None:
            start = self._first(parts)
            if start is not None:
                self.focus_on(start)
            return
        found = nearest(parts, here.box, ARROWS[name], here.key)
        if found is not None:
            self.focus_on(found)

    def _first(self, parts: list[Part]) -> Part | None:
        """Where the focus begins: at what is pointed at, else at the first thing on offer."""
        hovered = next((part for part in parts if part.key == self.hand.hover), None)
        offered = stops(parts, self.scene.table.round())
        return hovered or (offered[0] if offered else parts[0] if parts else None)

    def focus_on(self, part: Part) -> None:
        """The keyboard goes to a part; it counts as pointed at."""
        self.hand.focus, self.hand.by_keys = part.key, True
        self.hand.focused = part
        self.hand.lit_pieces, self.hand.lit_cards, self.hand.lit_line = (), (), -1
        self.hand.point_at(part)
        self.scene.app.redraw()

    def follow(self) -> None:
        """A new choice is put while the keyboard is on something that is not part of it: on to the nearest thing that
        is. A button is left, and none is gone to: nobody shall press unawares what ends or gives up something."""
        hand, table = self.hand, self.scene.table
        if table.draft is None or not table.idle or not hand.by_keys:
            return
        here, fresh, self.asked = self.here, table.draft is not self.asked, table.draft
        if (here is None and hand.focus) or (fresh and here is not None and here.step is not None):
            self.leave()
        elif fresh and here is not None and here.kind != "tool":
            found = [part for part in stops(self.scene.parts, table.round()) if part.step is None and part.things]
            if found and here not in found:
                at = here.box
                self.focus_on(min(found, key=lambda part: abs(part.box.cx - at.cx) + abs(part.box.cy - at.cy)))

    def leave(self) -> None:
        """The keyboard is on nothing any more."""
        self.hand.focus, self.hand.focused = "", None
        self.hand.point_at(None)
        self.scene.app.redraw()

    def go_round(self, by: int) -> None:
        found = turned(stops(self.scene.parts, self.scene.table.round()), self.hand.focus, by)
        if found is not None:
            self.focus_on(found)

    def next_zone(self, by: int) -> None:
        """To what is on offer, else to the first thing, where something else lies."""
        table, found = self.scene.table, zones(self.scene.table, self.places())
        here = next((n for n, zone in enumerate(found) if any(part.key == self.hand.focus for part in zone)), None)
        if not found:
            return
        start = here if here is not None else -1 if by > 0 else 0
        zone = found[(start + by) % len(found)]
        on_offer = [part for part in stops(zone, table.round()) if part.step is not None or part.things]
        self.focus_on((on_offer or zone)[0])

    def places(self) -> list[Part]:
        """All that the keyboard can go to."""
        return reachable(self.scene.parts)

    def digit(self, number: int) -> None:
        """1 to 9: a button, counted from the top."""
        buttons = numbered(self.scene.parts)
        if number <= len(buttons):
            self.hand.press(buttons[number - 1])

    def enter(self) -> None:
        """Choose what the ring is on; where there is none, do what waits to be confirmed."""
        here = self.here
        if here is None:
            if not self.scene.table.idle:
                self.scene.table.skip()
            elif self.scene.table.confirm():
                self.scene.app.sound("click")
            else:
                self.go_round(1)
            return
        self.hand.point_at(here)
        self.hand.press(here)

    # ---- actions -------------------------------------------------------------------------------
    def do(self, action: str) -> None:
        """What a key or a tool does. Long because it is a list of all actions that have a key."""
        scene, table = self.scene, self.scene.table
        what, _, which = action.partition(" ")
        match what:
            case "end":
                self.end()
            case "cancel":
                self.cancel()
            case "back":
                table.back()
            case "clear":
                table.clear()
            case "undo":
                self.undo()
            case "menu":
                scene.app.push(scene.menu())
            case "look":
                scene.see_table()
            case "speed":
                table.speed = SPEEDS[(SPEEDS.index(table.speed) + 1) % len(SPEEDS)]
                scene.app.toast(speed_words(table.speed))
            case "skip":
                table.skip()
            case "why":
                self.why()
            case "hint":
                scene.hint()
            case "recap":
                self.recap()
            case "rules" if self.hand.reply.shown:
                self.hand.reply.open()
            case "rules":
                open_here(scene)
            case "details":
                self.hand.look_closer()
            case "zoom":
                self.hand.zoomed = True
            case "picture":
                self.hand.point_at(None)
                scene.keep_moment()
            case "what_now":
                scene.app.change(what_now=not scene.app.settings.what_now)
            case "hand":
                self._to_hand()
            case "rule":
                self.hand.reply.open(int(which))
            case "seat":
                table.look_at(int(which))
            case "spread":
                self.spread(which)
            case "close":
                scene.close_tray()
            case "tray":
                scene.hidden_tray = False
            case "log_back" | "log_on":
                self.hand.leaf(LEAF if action == "log_back" else -LEAF)
            case "play" | "step_on" | "step_back" | "to_begin" | "to_end" | "eyes" | "play_on" if table.replay:
                scene.replaying.do(what)
        scene.app.redraw()

    def why(self) -> None:
        """Why what is pointed at cannot be chosen; with nothing pointed at, why what is asked cannot be left out."""
        part, table = self.hand.part, self.scene.table
        if part is not None and part.things:
            self.hand.explain(part.things)
            return
        if part is not None and part.kind in ("phase", "barred"):
            self.hand.explain_part(part)
            return
        reasons = [no for no in refused(table.trial, table.eyes) if not no.about] if table.draft else []
        if not reasons and table.draft is not None and table.question is not None:
            asked, rule = table.question.ask(table.trial), rule_of(table.order, table.trial, table.question)
            reasons = [No((), common.AS_ASKED.of(asked), rule)]
        if reasons:
            self.hand.answer(reasons[:2])
        else:
            self.hand.explain(())

    def hint(self) -> None:
        """What would be done with what is asked now, or the next best: said, and its cards lit on the table. In a
        recording, why the last choice was made."""
        hint, replay = self.hand.hints.ask(), self.scene.table.replay
        if hint is None:
            self.scene.app.toast(words.THEIR_EYES if replay is not None and replay.chosen else common.NO_HINT)
        elif replay is None:
            self.lead_to(hint)

    def lead_to(self, hint: Hint) -> None:
        """The ring goes to the first card of a hint, so that it is found."""
        pieces = [thing for thing in hint.step.about() if isinstance(thing, int)] if hint.step is not None else []
        found = (part for piece in pieces for part in self.scene.parts if part.kind == "card" and part.piece == piece)
        if (part := next(found, None)) is not None:
            self.focus_on(part)

    def recap(self) -> None:
        """What others did since the own turn, if they did anything."""
        if turns := self.scene.table.others():
            self.scene.let_go()
            self.scene.app.push(Recap(self.scene, turns))
        else:
            self.scene.app.toast(words.NO_RECAP)

    def spread(self, key: str) -> None:
        """A pile is laid out to be looked through."""
        table = self.scene.table
        place = table.place(key)
        if place is None:
            return
        actors = sorted(table.cards.zones.get(place.zone, ()), key=lambda a: a.order)
        pieces = tuple(a.piece.id for a in actors if a.place == key)
        if pieces:
            count = words.SPREAD_ONE if len(pieces) == 1 else words.SPREAD_NOTE.of(len(pieces))
            title = place.title or place.name
            self.scene.looked = Tray(words.TITLE.of(title, count) if title else count, pieces)
            self.scene.app.sound("fan")

    def end(self) -> None:
        """The main button: what waits to be confirmed, or the only thing there is to do."""
        table = self.scene.table
        if table.replay:
            self.scene.replaying.do("play")
        elif not table.idle:
            table.skip()
        else:
            main = next((part for part in self.scene.parts if part.kind == "main" and part.step is not None), None)
            if main is not None and main.step is not None:
                self.scene.app.sound("click")
                table.press(main.step)

    def cancel(self) -> None:
        """Esc: let go of what is open, then of what is chosen, and of words; with nothing left, the menu."""
        said, self.hand.whisper, self.hand.whisper_left = self.hand.whisper, (), 0.0
        if self.scene.looked is not None:
            self.scene.looked = None
        elif not self.scene.table.back() and not said:
            self.scene.app.push(self.scene.menu())

    def undo(self) -> None:
        if self.scene.table.undo():
            self.scene.app.sound("back")
            self.scene.app.toast(common.UNDONE)
        elif self.scene.table.session.people:
            self.scene.app.sound("refuse")
            self.scene.app.toast(common.NO_UNDO[self.scene.table.session.why_no_undo()])

    def _to_hand(self) -> None:
        """The first card of what is held."""
        hands = {place.key for place in self.scene.table.composition.places if place.shape == "hand"}
        tokens = {f"card {a.token}" for a in self.scene.table.cards.actors() if a.place in hands}
        held = sorted((p for p in self.scene.parts if p.key in tokens), key=lambda p: p.box.x)
        if held:
            self.focus_on(held[0])
