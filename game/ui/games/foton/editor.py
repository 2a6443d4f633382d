"""The party editor: all Megido at the left, the party at the right, and what keeps it from being legal as one builds.

A Megido is added by a click, by Enter or by dragging it over; it is taken out by a click, by Delete or by dragging it
off. The party at the right can be put in another order by dragging, too.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame

from game.files import said
from game.rules.foton.cards import Megido, Party
from game.rules.foton.parties import DECK_FORM, SIZE, members, problems, ready_made
from game.table.dice import Dice
from game.ui import own_decks
from game.ui.art.palette import hx
from game.ui.dialogs.dialog import Answer, Dialog, ask
from game.ui.games.foton import words as W
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.party_side import NEW, SAMPLE, PartySide
from game.ui.games.foton.pictures import HAND, picture
from game.ui.games.foton.pool import Pool
from game.ui.games.foton.tiles import MegidoControl, draw_card
from game.ui.scene import Scene
from game.ui.sheets.zoom import card_sheet
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Point, Widget
from game.words import same

PATIENCE = 0.28  # seconds until a card under the mouse is shown in full
GROWN = 1.3  # how much larger than in the hand
FAR = 8.0  # so far the mouse must go before a press becomes a drag


class PartyEditor(Scene):
    """Builds parties; keeps them in the user's folder, hands them on as text."""

    def __init__(
        self, key: str, party: Party | None = None, fresh: bool = False, done: Callable[[str], None] | None = None
    ) -> None:
        self.key, self.done, self.fresh = key, done, fresh
        self.desk: Desk | None = None
        self.first = party  # the one to begin with
        self.members: list[str] = []
        self.name = ""
        self.kept: Party | None = None  # as it was last saved or opened
        self.file = ""  # the name under which it is saved, "" if it is not
        self.source = ""  # what was opened, as the list of parties names it
        self.pool, self.side = Pool(self), PartySide(self)
        self.grabbed: tuple[Megido, Point] | None = None  # what the mouse holds, and where it took it
        self.drag: Point | None = None  # where it is being dragged
        self.resting = ("", 0.0)  # the card under the mouse, and for how many seconds it has been there

    def enter(self) -> None:
        self.rules = self.app.rules(self.key)
        self.own, wrong = own_decks.load(self.app.home, self.rules)
        if self.kept is None:
            for each in wrong[:2]:
                self.app.toast(each.said, harm=True)
            self.open(DECK_FORM.deck({}, " ", ()) if self.fresh else self.first or self.at_hand())
        focus, ring = (self.desk.focus, self.desk.ring) if self.desk else ("open", False)
        self.desk = Desk(self.app, self.lay, focus, ring)

    def at_hand(self) -> Party:
        """The party to show when none was asked for: the first own one, else a sample."""
        return next(iter(self.own.values()), None) or next(iter(ready_made(self.rules.catalogue).values()))

    # ---- the party -----------------------------------------------------------------------------
    @property
    def party(self) -> Party:
        return self._party(self.name.strip() or self.app.say(W.UNNAMED))

    def _party(self, name: str) -> Party:
        party: Party = DECK_FORM.deck(self.rules.catalogue, name, self.members)
        return party

    @property
    def dirty(self) -> bool:
        """True if something would be lost."""
        before = (self.kept.members, self.kept.name.en.strip()) if self.kept else ((), "")
        return bool(self.members) and (tuple(self.members), self.name.strip()) != before

    def cards(self) -> list[Megido]:
        """The Megido of the party."""
        return members(self.rules.catalogue, self.party)

    def open(self, party: Party) -> None:
        """Work on a party from now on. A sample is where a new one begins."""
        self.members = list(dict.fromkeys(party.members))[:SIZE]
        if len(self.members) < len(party.members):  # a file that no editor of ours has written
            self.app.toast(problems(self.rules.catalogue, party)[0], harm=True)
        mine = self.own.get(party.name.en) == party and not party.key
        self.file = self.name = party.name.en if mine else ""
        self.source = self.file or (f"{SAMPLE}{party.key.removeprefix('party/')}" if party.key else NEW)
        self.kept = self._party(self.name or " ")

    def wrong(self) -> list[str]:
        """What keeps the party from being played."""
        return [problem.text(self.app.lang) for problem in problems(self.rules.catalogue, self.party)]

    def add(self, card: Megido, at: int | None = None) -> None:
        """Put a Megido in, at a place or at the end; one that is in already goes to that place."""
        if card.key in self.members and at is None:
            self.refuse(W.ALREADY_IN.of(card.name).in_(self.app.lang))
        elif card.key not in self.members and len(self.members) >= SIZE and at is None:
            self.refuse(self.app.say(W.FULL))
        else:
            self._put(card, at)

    def _put(self, card: Megido, at: int | None) -> None:
        place = len(self.members) if at is None else min(at, len(self.members))
        if card.key in self.members:
            self.members.remove(card.key)
        elif len(self.members) >= SIZE:
            self.members.pop(min(place, SIZE - 1))  # dropped on a full party, it takes that one's place
        self.members.insert(min(place, len(self.members)), card.key)
        self.app.sound("card")
        self.changed()

    def take_out(self, card: Megido) -> None:
        """Take a Megido out of the party."""
        if card.key in self.members:
            self.members.remove(card.key)
            self.app.sound("back")
            self.changed()

    def use(self, card: Megido) -> None:
        """A click on a Megido of the pool: in, or out again."""
        if card.key in self.members:
            self.take_out(card)
        else:
            self.add(card)

    def refuse(self, words: str) -> None:
        self.app.sound("refuse")
        self.app.toast(same(words))

    def changed(self) -> None:
        if self.desk:
            self.desk.changed()

    def fill(self) -> None:
        """The empty places by lot."""
        free = [key for key, card in self.rules.catalogue.items() if isinstance(card, Megido)]
        left = Dice(int.from_bytes(os.urandom(4), "big")).shuffled([key for key in free if key not in self.members])
        self.members += left[: SIZE - len(self.members)]
        self.app.sound("card")
        self.changed()

    def clear(self) -> None:
        self.members = []
        self.changed()

    def zoom(self, cards: list[Megido], card: Megido) -> None:
        """A Megido large, with the others to leaf through."""
        self.app.push(card_sheet(LOOK, self.rules, cards, cards.index(card)))

    # ---- files ---------------------------------------------------------------------------------
    def choose(self, value: str) -> None:
        """Another party from the list."""
        if value == NEW:
            self.open(DECK_FORM.deck({}, " ", ()))
        elif value.startswith(SAMPLE):
            self.open(ready_made(self.rules.catalogue)[value.removeprefix(SAMPLE)])
        else:
            self.open(self.own[value])
        self.changed()

    def save(self) -> None:
        """Keep the party under its name, legal or not; the name of another one is asked for once more."""
        self.name = self.name.strip() or self.app.say(W.UNNAMED)
        if self.name in self.own and self.name != self.file:
            self.app.push(ask(W.SAVE, W.REPLACE_ASK.of(self.name), self._save, label=W.REPLACE))
        else:
            self._save()

    def _save(self) -> None:
        party, before = self.party, self.file
        if not own_decks.save(self.app.home, self.rules, party):
            self.app.toast(W.UNSAVED, harm=True)
            return
        if before and before != party.name.en:  # renamed: the old file goes when the new one is there
            own_decks.remove(self.app.home, self.rules, before)
            self.app.toast(W.RENAMED.of(before, party.name))
        else:
            self.app.toast((W.SAVED_UNFINISHED if self.wrong() else W.SAVED).of(party.name))
        self.own = own_decks.load(self.app.home, self.rules)[0]
        self.kept, self.file, self.source = party, party.name.en, party.name.en
        if self.done:
            self.done(party.name.en)
        self.changed()

    def copy(self) -> None:
        """The same party under another name, not yet saved."""
        name, number = self.party.name.en, 2
        while f"{name} {number}" in self.own:
            number += 1
        self.name, self.file, self.source = f"{name} {number}", "", NEW
        self.changed()

    def ask_remove(self) -> None:
        self.app.push(ask(W.DELETE, W.REMOVE_ASK.of(self.file), self._remove, harm=True, label=W.DELETE))

    def _remove(self) -> None:
        name = self.file
        if own_decks.remove(self.app.home, self.rules, name):
            self.own.pop(name, None)
            self.app.toast(W.REMOVED.of(name))
            self.open(self.at_hand())
        else:
            self.app.toast(W.UNSAVED, harm=True)
        self.enter()

    def copy_text(self) -> None:
        self.app.window.clipboard(own_decks.text(self.party, self.rules))
        self.app.toast(W.EXPORTED)

    def paste_text(self) -> None:
        """A party from the clipboard, not yet saved."""
        try:
            party = own_decks.from_text(self.app.window.clipboard(), self.rules)
        except ValueError as error:
            self.app.toast(W.IMPORT_BAD.of(said(error)), harm=True)
        else:
            self.members, self.name, self.file = list(party.members), party.name.en, ""
            self.source = NEW
            self.kept = DECK_FORM.deck({}, " ", ())
        self.changed()

    def leave_editor(self) -> None:
        if not self.dirty:
            self.app.pop()
            return

        def save() -> None:
            self.save()
            if not self.dirty:
                self.app.pop()

        answers = (Answer(W.SAVE, save, "main"), Answer(W.NOT_SAVE, self.app.pop), Answer(W.CANCEL))
        self.app.push(Dialog(W.EDITOR, W.LEAVE_ASK.of(self.party.name), answers))

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
    def grab(self, card: Megido, at: Point) -> None:
        """The mouse holds a card and is there."""
        if self.grabbed is None:
            self.grabbed = (card, at)
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
        elif not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.leave_editor()

    def _drop(self, card: Megido, at: Point) -> None:
        """Over the party: in, at that place. Anywhere else: out."""
        place = self.side.place_at(at)
        if place is not None:
            self._put(card, place)
        elif self.boxes()[1].holds(at):
            if card.key not in self.members:
                self.add(card)
        else:
            self.take_out(card)
        self.changed()

    def _look_at(self, at: Point) -> None:
        assert self.desk is not None
        widget = self.desk.under(at)
        zoom = getattr(widget, "zoom", None)
        if zoom:
            zoom()

    def under(self) -> MegidoControl | None:
        """The Megido under the mouse, or the one that has the keyboard."""
        if self.desk is None or self.desk.menu or self.drag:
            return None
        for key in (self.desk.hovered, self.desk.focus if self.desk.ring else ""):
            if isinstance(found := self.desk.find(key), MegidoControl):
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
        rim(pen, say(self.rules.title), f"{say(W.EDITOR)}  ·  {say(W.OF_SIX.of(len(self.members)))}", hue)
        left, right = self.boxes()
        panel(pen, left, alpha=226)
        panel(pen, right, alpha=232)
        self.pool.begin()
        self.pool.draw(pen, left.inset(16, 14))
        self.side.draw(pen, right.inset(16, 14))
        if self.desk:
            self.desk.draw(pen)
        widget = self.under()
        if widget and self.resting[0] == widget.key and self.resting[1] >= PATIENCE:
            self._in_full(pen, widget)
        if self.drag and self.grabbed:
            self._dragged(pen, self.grabbed[0], self.drag)

    def _in_full(self, pen: Pen, widget: MegidoControl) -> None:
        """A card with its text beside the small one, inside the window."""
        (w, h), near = self.app.logical, widget.shown
        wide, high = HAND[0] * GROWN, HAND[1] * GROWN
        x = near.right_edge + 14 if near.right_edge + 14 + wide < w - 12 else near.x - 14 - wide
        box = Box(x, min(max(12.0, near.cy - high / 2), h - high - 12), wide, high)
        pen.shade(box, 12, 16, 235, 6)
        factor = self.app.settings.text_factor
        pen.put(picture(widget.card, "hand", pen.lang, GROWN * pen.scale, factor, pen.colours), box.x, box.y)

    def _dragged(self, pen: Pen, card: Megido, at: Point) -> None:
        wide = 104.0
        draw_card(pen, card, Box(at[0] - wide / 2, at[1] - wide * 0.6, wide, wide * 134 / 96), "select", 3.0)
