"""The cards of Magna Spectra: 72 forces, 93 orders and arms, 18 bases, with their filters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Surface

from game.ui.album import Album, Mark
from game.ui.games.magna import words as W
from game.ui.games.magna.finding import (
    bases,
    colour_marks,
    deck_cards,
    fits,
    keyword_marks,
    kind_marks,
    number_marks,
    skill_marks,
    symbol_marks,
)
from game.ui.games.magna.pictures import read_at
from game.ui.games.magna.zoom import card_sheet
from game.ui.scene import Scene
from game.ui.theme import Colours


class MagnaAlbum(Album):
    """Three kinds of cards."""

    kinds = W.ALBUM
    build = W.BUILD

    def cards(self, kind: str) -> Mapping[str, Any]:
        if kind == "base":
            return bases(self.rules.catalogue)
        return {key: card for key, card in deck_cards(self.rules.catalogue).items() if shown_as(card) == kind}

    def marks(self, kind: str) -> Sequence[Mark]:
        symbols = symbol_marks(self.rules.catalogue)
        if kind == "base":
            return [*colour_marks(), *symbols]
        if kind == "other":
            kinds = kind_marks("arms", "operation", "tactics", "trap")
            return [*kinds, *colour_marks(), *number_marks(), *skill_marks(), *symbols]
        return [*colour_marks(), *number_marks(), *skill_marks(), *keyword_marks(), *symbols]

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        known = {mark.key for mark in self.marks(shown_as(card))}
        return fits(card, on & known, words)

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return read_at(card, lang, height, scale, colours)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(cards, at)


def shown_as(card: Any) -> str:
    """The tab a card stands under."""
    return card.kind if card.kind in ("force", "base") else "other"
