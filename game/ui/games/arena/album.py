"""The cards of the Arena: army cards, spells and glyphs, filed by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Surface

from game.rules.arena.cards import Glyph
from game.table.ruleset import Ruleset
from game.ui import words_desk as W
from game.ui.faces.arena.faces import face
from game.ui.games.arena.look import LOOK
from game.ui.games.arena.zoom import card_sheet
from game.ui.scene import Scene
from game.ui.sheets.album import SheetAlbum
from game.ui.theme import Colours


class ArenaAlbum(SheetAlbum):
    """Glyphs are discs; a card is drawn at any height."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, LOOK)
        self.build = W.BUILD

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return face(card, lang, height, scale=scale)

    def shadow(self, card: Any) -> bool:
        return not isinstance(card, Glyph)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(cards, at)
