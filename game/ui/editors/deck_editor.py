"""The deck editor: all cards at the left, the deck as a list at the right, and what keeps it from being legal.

A card is put in by a click, by Enter, by dragging it over or by the digit of how many there should be; it is taken out
by its minus, by Delete, by a click on its line or by dragging it off the deck.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.table.decks import Limits, Pile
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui.art.palette import hx
from game.ui.editors import words as W
from game.ui.editors.deck_side import DeckSide
from game.ui.editors.files import Files
from game.ui.editors.pool import Pool
from game.ui.editors.tiles import CardControl, Listed, draw_small
from game.ui.editors.work import Work
from game.ui.editors.workshop import Workshop
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Point, Widget
from game.words import Phrase

PATIENCE = 0.28  # seconds until a card under the mouse is shown in full
GROWN = 1.3  # how much larger than in the hand
FAR = 8.0  # so far the mouse must go before a press becomes a drag


class DeckEditor(Scene):
    """Builds decks of many cards; keeps them in the user's folder, hands them on as text."""

    def __init__(
        self,
        key: str,
        workshop: Callable[[Ruleset], Workshop],
        deck: Any = None,
        fresh: bool = False,
        done: Callable[[str], None] | None = None,
        mode: str = "",
    ) -> None:
        self.key, self.make, self.first, self.fresh, self.done, self.mode = key, workshop, deck, fresh, done, mode
        self.desk: Desk | None = None
        self.files = Files(self)
        self.pool, self.side = Pool(self), DeckSide(self)
        self.started = False
        self.grabbed: tuple[CardControl, Point] | None = None  # what the mouse holds, and where it took it
        self.drag: Point | None = None  # where it is being dragged
        self.resting = ("", 0.0)  # the card under the mouse, and for how many seconds it has been there

    def packs_here(self) -> Mapping[str, str]:
        return self.app.rules(self.key).packs

    def enter(self) -> None:
        self.rules = self.app.rules(self.key)
        if not self.started:
            self.shop: Workshop = self.make(self.rules)
            self.work = Work(self.shop, self.mode or (self.shop.modes[0][0] if self.shop.modes else ""))
        wrong = self.files.load()
        if not self.started:
            self.started = True
            for each in wrong[:2]:
                self.app.toast(each.said, harm=True)
            if not self.fresh:
                self.files.open(self.first or self.files.at_hand())
        focus, ring = (self.desk.focus, self.desk.ring) if self.desk else ("open", False)
        self.desk = Desk(self.app, self.lay, focus, ring)

    # ---- the deck ------------------------------------------------------------------------------
    def count(self, key: str) -> int:
        """How many copies of a card are in."""
        return self.work.counts[key]

    def add(self, key: str) -> None:
        """One more copy; one sentence if the rules forbid it, or if it is more than can be played."""
        pile, limits = self.work.pile_of(key), self.work.limits_of(key)
        whole = limits.most > 1 and self.work.inside(pile) == limits.most and not self.work.small
        if whole and self.count(key) < self.shop.most(self.shop.cards()[key], self.work.mode):
            self.app.toast(self.full(pile, limits))
        self.set(key, self.count(key) + 1)

    def take_out(self, key: str) -> None:
        """One copy fewer."""
        if self.count(key):
            self.set(key, self.count(key) - 1)

    def set(self, key: str, count: int) -> None:
        """So many copies of a card, as many as the rules allow."""
        name, most = self.shop.name(self.shop.cards()[key]), self.shop.most(self.shop.cards()[key], self.work.mode)
        limits, have = self.work.limits_of(key), self.count(key)
        if count > max(most, have):
            self.refuse(W.AT_MOST.of(name, most) if most > 1 else W.IS_IN.of(name))
        elif count > have and self.work.small and self.work.inside(self.work.pile_of(key)) >= limits.most:
            self.refuse(self.full(self.work.pile_of(key), limits))
        elif count != have:
            self.app.sound("slide" if count > have else "back")
            if limits.most == 1:  # it takes the place of the other one
                for other in self.work.row(key):
                    self.work.put(other, 0)
            self.work.put(key, count)
            self.changed()

    def stand(self, key: str, place: int) -> None:
        """Another place for a card of an ordered pile; place 0 takes it out."""
        if not place:
            self.take_out(key)
        elif place != self.work.place(key):
            self.app.sound("slide")
            self.work.stand(key, place)
            self.changed()

    def put_at(self, key: str, other: str) -> None:
        """Put a card where another one of its ordered pile is; in a full pile it takes that one's place."""
        place, pile = self.work.place(other), self.work.pile_of(key)
        if not self.count(key) and self.work.inside(pile) >= self.work.limits_of(key).most:
            self.work.put(other, 0)
        if not self.count(key):
            self.work.put(key, 1)
        self.app.sound("slide")
        self.work.stand(key, place)
        self.changed()

    def problems(self) -> list[Phrase]:
        """What keeps the deck from being played."""
        return list(self.shop.problems(+self.work.counts, self.work.mode))

    def full(self, pile: Pile, limits: Limits) -> Phrase:
        """That a list has all its cards."""
        said = self.shop.whole.get(pile.key)
        return said.of(limits.most) if said else self.named(W.DECK_FULL, limits.most)

    def named(self, said: Phrase, *parts: object) -> Phrase:
        """A sentence with what the game calls its decks in it."""
        filled = said.of(self.shop.form.what, *parts)
        return filled._replace(en=filled.en[:1].upper() + filled.en[1:])

    def refuse(self, said: Phrase) -> None:
        self.app.sound("refuse")
        self.app.toast(said)

    def changed(self) -> None:
        if self.desk:
            self.desk.changed()

    def take_mode(self, mode: str) -> None:
        self.work.mode = mode
        self.changed()

    def fill(self) -> None:
        """What is missing, by lot."""
        self.shop.fill(self.work.counts, self.work.mode, Dice(int.from_bytes(os.urandom(4), "big")))
        self.app.sound("slide")
        self.changed()

    def trim(self) -> None:
        """Take out what is too much."""
        self.work.trim()
        self.app.sound("back")
        self.changed()

    def clear(self) -> None:
        self.work.take(())
        self.changed()

    def zoom(self, keys: list[str], key: str) -> None:
        """A card large, with the others to leaf through."""
        cards = self.shop.cards()
        self.app.push(self.shop.zoom([cards[each] for each in keys], keys.index(key)))

    def leave_editor(self) -> None:
        self.files.leave()

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        whole = content(self.app.logical)
        whole.h += 4
        right = whole.right(min(440.0, whole.w * 0.40), 16)
        return whole, right

    def lay(self) -> list[Widget]:
        app = self.app
        left, right = self.boxes()
        back = back_button(app.ruler(), app.logical, app.key_for("cancel"), app.say(W.BACK), self.leave_editor)
        return [back, *self.pool.lay(left.inset(16, 14)), *self.side.lay(right.inset(16, 14))]

    # ---- events --------------------------------------------------------------------------------
    def grab(self, control: CardControl, at: Point) -> None:
        """The mouse holds a card and is there."""
        if self.grabbed is None:
            self.grabbed = (control, at)
        elif self.drag or sum(abs(a - b) for a, b in zip(at, self.grabbed[1], strict=True)) > FAR:
            self.drag = at
            self.app.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            held, self.grabbed = self.grabbed, None
            if self.drag and held:
                self.desk.held, self.drag = "", None
                self._drop(held[0], self.desk.logical(event.pos))
                return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._look_at(self.desk.logical(event.pos))
        elif self.drag and event.type == pygame.KEYDOWN and self.app.action(event) == "cancel":
            self.drag, self.grabbed, self.desk.held = None, None, ""
            self.app.redraw()
        elif not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.leave_editor()

    def _drop(self, control: CardControl, at: Point) -> None:
        """From the pool over the deck: one more. From the deck anywhere else: one fewer. Onto a card of an ordered
        pile: its place."""
        over = self.boxes()[1].holds(at)
        target = self.desk.under(at) if self.desk else None
        pile = self.work.pile_of(control.name)
        if pile.ordered and isinstance(target, Listed) and self.work.pile_of(target.name) is pile:
            self.put_at(control.name, target.name)
        elif over and not control.listed:
            self.add(control.name)
        elif control.listed and not over:
            self.take_out(control.name)
        self.changed()

    def _look_at(self, at: Point) -> None:
        widget = self.desk.under(at) if self.desk else None
        if isinstance(widget, CardControl):
            widget.zoom()

    def under(self) -> CardControl | None:
        """The card under the mouse, or the one that has the keyboard."""
        if self.desk is None or self.desk.menu or self.drag:
            return None
        for key in (self.desk.hovered, self.desk.focus if self.desk.ring else ""):
            if isinstance(found := self.desk.find(key), CardControl):
                return found
        return None

    def update(self, dt: float) -> None:
        """A card on which the mouse rests is shown in full after a moment."""
        widget = self.under()
        key, since = self.resting
        now = widget.key if widget else ""
        self.resting = (now, since + dt) if now == key else (now, 0.0)
        if now and self.resting[1] >= PATIENCE > since:
            self.app.redraw()

    def wake(self) -> float | None:
        return PATIENCE - self.resting[1] if self.resting[0] and self.resting[1] < PATIENCE else None

    # ---- drawing -------------------------------------------------------------------------------
    def restless(self) -> bool:
        return self.pool.waiting

    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), "  ·  ".join(map(say, [self.named(W.EDITOR), *self.work.counted()])), hue)
        left, right = self.boxes()
        panel(pen, left, alpha=226)
        panel(pen, right, alpha=232)
        self.pool.begin()
        self.pool.draw(pen, left.inset(16, 14))
        self.side.draw(pen, right.inset(16, 14), hue)
        if self.desk:
            self.desk.draw(pen)
        widget = self.under()
        if widget and self.resting[0] == widget.key and self.resting[1] >= PATIENCE:
            self._in_full(pen, widget)
        if self.drag and self.grabbed:
            self._dragged(pen, self.grabbed[0], right, self.drag)

    def _in_full(self, pen: Pen, widget: CardControl) -> None:
        """A card with its text beside the small one, inside the window."""
        (w, h), near = self.app.logical, widget.shown
        wide, high = self.shop.full_shape[0] * GROWN, self.shop.full_shape[1] * GROWN
        x = near.right_edge + 14 if near.right_edge + 14 + wide < w - 12 else near.x - 14 - wide
        box = Box(x, min(max(12.0, near.cy - high / 2), h - high - 12), wide, high)
        pen.shade(box, 12, 16, 235, 6)
        factor = self.app.text_factor
        pen.put(self.shop.full(widget.card, pen.lang, GROWN * pen.scale, factor, pen.colours), box.x, box.y)

    def _dragged(self, pen: Pen, held: CardControl, right: Box, at: Point) -> None:
        """The card under the mouse; the deck is lit while it may be dropped there."""
        if not held.listed:
            pen.slab(right, (0, 0, 0, 0), 12, (*pen.colours.offer, 255), 2.4)
        wide = 104.0
        high = wide * self.shop.shape[1] / self.shop.shape[0]
        draw_small(pen, self.shop, held.card, Box(at[0] - wide / 2, at[1] - wide * 0.6, wide, high), "select", 3.0)
