"""The Workshop: a card is made in a form, drawn as it grows, tried at once, and saved to a pack."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game import content, files
from game.effects.schema import schema_of
from game.packs.folder import Found
from game.packs.looks import portrait
from game.ui import words_front as F
from game.ui.art.palette import hx
from game.ui.faces.own_portraits import take_off, try_on
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, ground, panel, rim
from game.ui.widgets.chrome import content as content_box
from game.ui.widgets.desk import Desk
from game.ui.widgets.widget import Widget
from game.ui.workshop import called, own_packs
from game.ui.workshop import words as W
from game.ui.workshop.card_files import CardFiles, name_of, title_of
from game.ui.workshop.card_side import CardSide
from game.ui.workshop.card_work import CardWork, Made, as_part
from game.ui.workshop.form import Form
from game.ui.workshop.form_side import FormSide
from game.ui.workshop.proofed import LOOK, Proofed, proofed
from game.words import Phrase

LOG = logging.getLogger(__name__)
PATIENCE = 0.25  # seconds after a change until the card is written down, read and drawn anew
NEW_PACK = "mine"


class CardWorkshop(Scene):
    """The form at the left, the card at the right."""

    own_pictures = True

    def __init__(self, key: str) -> None:
        self.key = key
        self.desk: Desk | None = None
        self.form_side, self.card_side, self.files = FormSide(self), CardSide(self), CardFiles(self)
        self.fact: Any = None  # the card as it could last be read
        self.text: tuple[Phrase, ...] = ()
        self.proof = Proofed({}, {})
        self.unread = 0.0  # seconds until it is kept and read; 0: it is
        self.started = False

    def enter(self) -> None:
        self.files.look()
        if not self.started:
            self.started = True
            self.box = content.box(self.key)
            self.rules = self.box.rules
            self.form = Form(self.key, schema_of(self.rules.title, self.rules.language, self.box.data), self.box.data)
            self.work = CardWork(self.new())
            self.files.begin()
        focus, ring = (self.desk.focus, self.desk.ring) if self.desk else ("name/en", False)
        self.desk = Desk(self.app, self.lay, focus, ring)

    def leave(self) -> None:
        self.keep()
        take_off()

    # ---- beginnings ------------------------------------------------------------------------------
    def new(self, part: str = "") -> Made:
        """A new card, of the part that has the most cards if nothing else is wanted."""
        part = part or max(self.box.parts, key=lambda each: len(self.box.data[each]))
        packs = self.files.packs
        name, title = (packs[0].name, title_of(packs[0])) if packs else (NEW_PACK, W.NEW_TITLE)
        return Made(part, self.form.new(part), name, title)

    def open(self, made: Made) -> None:
        """Work on a card; the one before it is kept if it is not finished."""
        self.keep()
        self.work.begin(made)
        self.files.draft, self.fact, self.text = None, None, ()
        self.form_side.folded, self.form_side.scroll.offset = frozenset(), 0.0
        self.read()

    # ---- changes -----------------------------------------------------------------------------------
    def edit(self, change: Callable[..., None], *what: Any) -> None:
        """Do something to the card; a moment later it is kept, then read."""
        change(*what)
        self.unread = PATIENCE
        if self.desk:
            self.desk.changed()

    def take_part(self, part: str) -> None:
        """Another kind of card. What both kinds say stays, unless the new one could not be played so: then its name."""
        made = self.work.made
        if part != made.part:
            new = self.form.new(part)
            both = as_part(made, part, new)
            named = replace(both, card={**new, "name": both.card["name"]})
            self.edit(self.work.change, both if self.proofed(both, {}).right else named)

    def take_pack(self, found: Found | None) -> None:
        """Another pack of one's own, or a new one (None)."""
        if found is None:
            self.edit(self.work.take_pack, "", W.NEW_TITLE)
        elif found.name != self.work.made.pack:
            self.edit(self.work.take_pack, found.name, title_of(found))

    def read(self) -> None:
        """What the rules make of the card now."""
        self.unread, made = 0.0, self.work.made
        try:
            data = own_packs.plain(own_packs.named(self.key, made.pack))
            self.proof = self.proofed(made, data)
        except files.BadFile as error:
            self.proof = Proofed({}, made.card, faults={(): error.said})
        if self.proof.right and (wrong := self.form_side.look.wrong()):
            self.proof = replace(self.proof, faults={(*LOOK, "picture"): wrong})
        if self.proof.fact is not None:
            self.fact, self.text = self.proof.fact, self.proof.text
            try_on(str(self.proof.card["id"]), portrait(made.look), self.form_side.look.folder)
        if self.desk:
            self.desk.changed()

    def not_drawn(self) -> None:
        """The card has brought down what draws it: a mistake of the program, which costs this card alone."""
        LOG.exception("a card cannot be drawn")
        self.fact, self.proof = None, replace(self.proof, fact=None, faults={(): W.NOT_DRAWN})
        if self.desk:
            self.desk.changed()
        self.app.redraw()

    def proofed(self, made: Made, data: Mapping[str, Any]) -> Proofed:
        """What the reader of packs says of a card, with the pack that it belongs to."""
        rows = self.form.rows(made.part, made.card) + self.form_side.look.rows(frozenset())
        return proofed(self.box, data, made, [row.path for row in rows])

    def unready(self) -> Phrase:
        """What is to be mended first."""
        for path, said in self.proof.faults.items():
            names = [called.field(step.removeprefix("@"), self.key) for step in path if isinstance(step, str)]
            return W.TO_MEND.of(names[-1] if names else W.THE_CARD, said)
        return W.ELSEWHERE.of(*self.proof.others[:1])

    def keep(self) -> None:
        """Write the card down as unfinished, if it is."""
        if self.started:
            self.files.keep()

    def update(self, dt: float) -> None:
        if self.unread:
            self.unread = max(0.0, self.unread - dt)
            if not self.unread:
                self.keep()  # before anything is made of it
                self.read()

    def wake(self) -> float | None:
        return self.unread or None

    # ---- layout --------------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        whole = content_box(self.app.logical)
        whole.h += 4
        right = whole.right(min(560.0, whole.w * 0.44), 16)
        return whole, right

    def lay(self) -> list[Widget]:
        app, say, (left, right) = self.app, self.app.say, self.boxes()
        back = back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)
        room = left.inset(16, 14)
        row = room.top(36, 12)
        undo = partial(self.edit, self.work.undo)
        redo = partial(self.edit, self.work.redo)
        no_undo = "" if self.work.undoable else say(W.NOTHING_TO_UNDO)
        no_redo = "" if self.work.redoable else say(W.NOTHING_TO_REDO)
        tools: list[Widget] = [
            Button("redo", row.right(40, 6), icon="right", do=redo, why=no_redo, tip=say(W.REDO), called=say(W.REDO)),
            Button("undo", row.right(40, 6), icon="left", do=undo, why=no_undo, tip=say(W.UNDO), called=say(W.UNDO)),
        ]
        first = row.left((row.w - 8) / 2, 8)
        return [
            back,
            Button("open", first, label=say(W.OPEN), icon="book", size=14, do=self.files.ask_open, tip=say(W.OPEN_TIP)),
            Button("copy", row, label=say(W.COPY), icon="copy", size=14, do=self.files.ask_copy, tip=say(W.COPY_TIP)),
            *reversed(tools),
            *self.form_side.lay(room),
            *self.card_side.lay(right.inset(16, 14)),
        ]

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            again = event.key == pygame.K_y or (event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT)
            if again or event.key == pygame.K_z:
                self.edit(self.work.redo if again else self.work.undo)
                return
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), f"{say(W.WORKSHOP)}  ·  {say(name_of(self.work.made.card))}", hue)
        left, right = self.boxes()
        panel(pen, left, alpha=226)
        panel(pen, right, alpha=232)
        if self.desk:
            self.desk.refresh()
        self.form_side.draw(pen)
        self.card_side.draw(pen, right.inset(16, 14))
        if self.desk:
            self.desk.draw(pen)
