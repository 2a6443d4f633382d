"""The cards of the Medarot Card Game: 86 Medarots and 36 Medarotters with their filters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Surface

from game.ui.album import Album, Mark
from game.ui.games.medarot import words as W
from game.ui.games.medarot.finding import fits, hp_marks, people, person_marks, robot_marks, robots
from game.ui.games.medarot.pictures import read_at
from game.ui.games.medarot.zoom import card_sheet
from game.ui.scene import Scene
from game.ui.theme import Colours


class MedarotAlbum(Album):
    """Two kinds of cards."""

    kinds = W.ALBUM
    build = W.BUILD

    def cards(self, kind: str) -> Mapping[str, Any]:
        return robots(self.rules.catalogue) if kind == "medarot" else people(self.rules.catalogue)

    def marks(self, kind: str) -> Sequence[Mark]:
        return robot_marks() if kind == "medarot" else [*person_marks(), *hp_marks()]

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        shown = "medarot" if hasattr(card, "part") else "medarotter"
        known = {mark.key for mark in self.marks(shown)}
        return fits(card, on & known, words)

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return read_at(card, lang, height, scale, colours)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(cards, at)
