"""The collection of a game whose cards have sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from pygame import Surface

from game.table.ruleset import Ruleset
from game.table.sheet import NO_WORDS
from game.ui import own_decks
from game.ui.album import Album, Mark
from game.ui.scene import Scene
from game.ui.sheets.look import Look
from game.ui.sheets.zoom import card_sheet
from game.ui.theme import Colours
from game.words import Phrase

BUILD = Phrase("Build a {0}", "{0}を組む")


def marks(look: Look, rules: Ruleset, groups: Iterable[str], cards: Iterable[Any]) -> list[Mark]:
    """The filters of these groups that find any of these cards."""
    return [
        Mark(
            group.key,
            value,
            words,
            picture=partial(look.icon, f"{group.key}/{value}") if group.icons else None,
            short=NO_WORDS if group.bare else group.short.get(value),
        )
        for group, value, words in look.sheets.filters(groups, map(look.sheets.sheet, cards), rules.catalogue)
    ]


class SheetAlbum(Album):
    """Tabs, filters and search as the sheets say."""

    def __init__(self, rules: Ruleset, look: Look) -> None:
        super().__init__(rules)
        self.look, self.build = look, BUILD.of(own_decks.form(rules).what)
        self.kinds = {key: tab.title for key, tab in look.sheets.tabs.items()}
        self.all = look.sheets.cards(rules.catalogue)

    def cards(self, kind: str) -> Mapping[str, Any]:
        return {key: card for key, card in self.all.items() if self.look.sheets.sheet(card).kind == kind}

    def marks(self, kind: str) -> Sequence[Mark]:
        return marks(self.look, self.rules, self.look.sheets.tabs[kind].groups, self.cards(kind).values())

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        return self.look.sheets.fits(self.look.sheets.sheet(card), on, words)

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return self.look.read_at(card, lang, height, scale, colours)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(self.look, self.rules, cards, at)
