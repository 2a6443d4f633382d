"""The deck editor for a game whose cards have sheets: they say all but which decks may be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from pygame import Surface

from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui.album import Mark
from game.ui.art.palette import HAND, TABLE
from game.ui.editors.deck_editor import DeckEditor
from game.ui.editors.workshop import Check, Section, Workshop
from game.ui.scene import Scene
from game.ui.sheets.album import marks
from game.ui.sheets.look import Look
from game.ui.sheets.zoom import card_sheet
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

SEARCH = Phrase("Search cards", "カードをさがす")
EXACTLY = Phrase("Exactly {0} cards", "ちょうど{0}枚")


def editor_with(workshop: Callable[[Ruleset], Workshop]) -> Callable[..., DeckEditor]:
    """The editor of a game's decks: `Game.editor`."""

    def editor(key: str, deck: Any = None, **more: Any) -> DeckEditor:
        return DeckEditor(key, workshop, deck, **more)

    return editor


class SheetWorkshop(Workshop):
    """Cards, filters, parts of the list and pictures as the sheets say; the rest as the form of the decks does."""

    shape, full_shape = TABLE, HAND
    search = SEARCH
    asked: ClassVar[Sequence[str] | None] = None  # the groups that cards are filtered by, if not those of their tabs

    def __init__(self, rules: Ruleset, look: Look) -> None:
        super().__init__(rules)
        self.look = look
        if not self.groups:
            self.groups = tuple((key, group.all) for key, group in look.sheets.groups.items())
        self.all = look.sheets.cards(rules.catalogue)

    def cards(self) -> Mapping[str, Any]:
        return self.all

    def marks(self) -> Sequence[Mark]:
        tabs = self.look.sheets.tabs
        if self.asked is not None:
            return marks(self.look, self.rules, self.asked, self.all.values())
        return [mark for kind in tabs for mark in marks(self.look, self.rules, tabs[kind].groups, self.of_kind(kind))]

    def of_kind(self, kind: str) -> list[Any]:
        return [card for card in self.all.values() if self.section(card) == kind]

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        return self.look.sheets.fits(self.look.sheets.sheet(card), on, words, self.asked)

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        whole = sum(limits.least for limits in self.limits(mode).values())
        return [Check(EXACTLY.of(whole), counts.total() == whole)]

    def sections(self, mode: str) -> Sequence[Section]:
        return [Section(kind, tab.title) for kind, tab in self.look.sheets.tabs.items()]

    def section(self, card: Any) -> str:
        return self.look.sheets.sheet(card).kind

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        """Any cards of which there may be more."""
        free = [key for key, card in self.all.items() for _ in range(self.most(card, mode) - counts[key])]
        whole = sum(limits.least for limits in self.limits(mode).values())
        counts.update(dice.shuffled(free)[: max(0, whole - counts.total())])

    def small(self, card: Any, lang: str, scale: float, colours: Colours) -> Surface:
        return self.look.picture(card, "table", lang, scale, 1.0, colours)

    def full(self, card: Any, lang: str, scale: float, text: float, colours: Colours) -> Surface:
        return self.look.picture(card, "hand", lang, scale, text, colours)

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        """The card, as high as the line."""
        image = self.small(card, pen.lang, (box.h - 2) / TABLE[1] * pen.scale, pen.colours)
        pen.put(image, box.x, box.y + 1)
        return image.get_width() / pen.scale + 8

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(self.look, self.rules, cards, at)
