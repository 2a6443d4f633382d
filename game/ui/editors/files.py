"""The files of the deck editor: open, save, rename, copy, delete, and decks as a line of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.files import said
from game.ui import own_decks
from game.ui.dialogs.dialog import Answer, Dialog, ask
from game.ui.editors import words as W
from game.ui.editors.work import NEW, READY

if TYPE_CHECKING:
    from game.ui.editors.deck_editor import DeckEditor


class Files:
    """What the buttons beside the name of a deck do. Damaged files are told of and left alone."""

    def __init__(self, editor: DeckEditor) -> None:
        self.editor = editor
        self.own: dict[str, Any] = {}

    def load(self) -> list[own_decks.Unread]:
        """Read the user's folder; gives back the files that hold no deck, each with what is wrong with it."""
        editor = self.editor
        self.own, wrong = own_decks.load(editor.app.home, editor.rules)
        return wrong

    # ---- opening -------------------------------------------------------------------------------
    def at_hand(self) -> Any:
        """The deck to show when none was asked for: the first own one, else a ready-made one."""
        return next(iter(self.own.values()), None) or next(iter(self.editor.shop.ready().values()))

    def open(self, deck: Any) -> None:
        """Work on a deck; a ready-made one is where a new one begins."""
        ready = next((f"{READY}{key}" for key, each in self.editor.shop.ready().items() if each is deck), "")
        name = deck.name.en
        mine = not ready and name in self.own
        self.editor.work.open(deck, name if mine else "", name if mine else ready or NEW)

    def choose(self, value: str) -> None:
        """Another deck from the list; what has not been saved is asked about first."""
        if self.editor.work.dirty:
            self._before(lambda: self._choose(value))
        else:
            self._choose(value)

    def _choose(self, value: str) -> None:
        if value == NEW:
            self.editor.work.begin()
        elif value.startswith(READY):
            self.open(self.editor.shop.ready()[value.removeprefix(READY)])
        else:
            self.open(self.own[value])
        self.editor.changed()

    # ---- saving --------------------------------------------------------------------------------
    @property
    def deck(self) -> Any:
        """The deck as it is now."""
        work = self.editor.work
        return self.editor.shop.deck(
            work.name.strip() or self.editor.app.say(self.editor.named(W.UNNAMED)), work.keys()
        )

    def save(self) -> None:
        """Keep the deck under its name, legal or not; the name of another one is asked for once more."""
        work = self.editor.work
        work.name = work.name.strip() or self.editor.app.say(self.editor.named(W.UNNAMED))
        if work.name in self.own and work.name != work.file:
            self.editor.app.push(ask(W.SAVE, self.editor.named(W.REPLACE_ASK, work.name), self._save, label=W.REPLACE))
        else:
            self._save()

    def _save(self) -> None:
        editor, deck, before = self.editor, self.deck, self.editor.work.file
        app, rules = editor.app, editor.rules
        if not own_decks.save(app.home, rules, deck):
            app.toast(editor.named(W.UNSAVED), harm=True)
            return
        if before and before != deck.name.en:  # renamed: the old file goes when the new one is there
            own_decks.remove(app.home, rules, before)
            app.toast(W.RENAMED.of(before, deck.name))
        else:
            wrong = editor.problems()
            app.toast(W.SAVED_UNFINISHED.of(deck.name, wrong[0]) if wrong else W.SAVED.of(deck.name))
        self.load()
        editor.work.file = editor.work.source = deck.name.en
        editor.work.saved()
        if editor.done:
            editor.done(deck.name.en)
        editor.changed()

    def copy(self) -> None:
        """The same deck under another name, not yet saved."""
        work, name, number = self.editor.work, self.deck.name.en, 2
        while f"{name} {number}" in self.own:
            number += 1
        work.name, work.file, work.source = f"{name} {number}", "", NEW
        self.editor.changed()

    def ask_remove(self) -> None:
        name = self.editor.work.file
        self.editor.app.push(
            ask(W.DELETE, self.editor.named(W.REMOVE_ASK, name), self._remove, harm=True, label=W.DELETE)
        )

    def _remove(self) -> None:
        editor, name = self.editor, self.editor.work.file
        if own_decks.remove(editor.app.home, editor.rules, name):
            self.own.pop(name, None)
            editor.app.toast(W.REMOVED.of(name))
            self.open(self.at_hand())
        else:
            editor.app.toast(editor.named(W.UNSAVED), harm=True)
        editor.changed()

    # ---- as text -------------------------------------------------------------------------------
    def copy_text(self) -> None:
        self.editor.app.window.clipboard(own_decks.text(self.deck, self.editor.rules))
        self.editor.app.toast(self.editor.named(W.EXPORTED))

    def paste_text(self) -> None:
        """A deck from the clipboard, not yet saved; what has not been saved is asked about first."""
        if self.editor.work.dirty:
            self._before(self._paste)
        else:
            self._paste()

    def _paste(self) -> None:
        editor = self.editor
        try:
            deck = own_decks.from_text(editor.app.window.clipboard(), editor.rules)
        except ValueError as error:
            editor.app.toast(editor.named(W.IMPORT_BAD, said(error)), harm=True)
        else:
            editor.work.begin()
            editor.work.take(editor.shop.form.keys(deck))
            editor.work.name, editor.work.mode = deck.name.en, editor.shop.mode_of(deck)
        editor.changed()

    # ---- leaving -------------------------------------------------------------------------------
    def leave(self) -> None:
        """Go back, but not before what would be lost has been asked about."""
        if self.editor.work.dirty:
            self._before(self.editor.app.pop)
        else:
            self.editor.app.pop()

    def _before(self, go: Callable[[], None]) -> None:
        """Ask whether to save first."""

        def save() -> None:
            self.save()
            if not self.editor.work.dirty:
                go()

        answers = (Answer(W.SAVE, save, "main"), Answer(W.NOT_SAVE, go), Answer(W.CANCEL))
        self.editor.app.push(Dialog(self.editor.named(W.EDITOR), W.LEAVE_ASK.of(self.deck.name), answers))
