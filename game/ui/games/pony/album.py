"""The cards of the pony game: 234 of them under three tabs, with their filters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Surface

from game.ui.album import Album, Mark
from game.ui.games.pony import words as W
from game.ui.games.pony.finding import (
    GROUPS,
    color_marks,
    cost_marks,
    fits,
    kind_marks,
    kind_of,
    of_group,
    trait_marks,
    word_marks,
)
from game.ui.games.pony.pictures import read_at
from game.ui.games.pony.zoom import card_sheet
from game.ui.scene import Scene
from game.ui.theme import Colours


class PonyAlbum(Album):
    """Characters; Events and Resources; Troublemakers and Problems."""

    kinds = W.ALBUM
    build = W.BUILD

    def cards(self, kind: str) -> Mapping[str, Any]:
        return of_group(self.rules.catalogue, kind)

    def marks(self, kind: str) -> Sequence[Mark]:
        marks = [*kind_marks(GROUPS[kind]), *color_marks()]
        if kind == "character":
            return [*marks, *cost_marks(), *trait_marks(), *word_marks()]
        return [*marks, *cost_marks()[:4]] if kind == "tool" else marks

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        shown = next(kind for kind, kinds in GROUPS.items() if kind_of(card) in kinds)
        known = {mark.key for mark in self.marks(shown)}
        return fits(card, on & known, words)

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return read_at(card, lang, height, scale, colours)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(cards, at)
