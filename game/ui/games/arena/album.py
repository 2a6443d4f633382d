"""The cards of the Arena: army cards, spells and glyphs, filed by colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Surface

from game.rules.arena.army_building import COLOUR_ORDER
from game.rules.arena.cards import Glyph
from game.ui import words_desk as W
from game.ui.album import Album, Mark
from game.ui.faces.arena.faces import Card, all_cards, colours_of, face, fits_search
from game.ui.faces.arena.gems import HUE
from game.ui.games.arena.zoom import Zoom
from game.ui.scene import Scene
from game.ui.theme import Colours

GROUPS = {"armies": "army/", "spells": "spell/", "glyphs": "glyph/"}


class ArenaAlbum(Album):
    """Three kinds of cards; all but the glyphs have colours."""

    kinds = W.KINDS
    build = W.BUILD

    def cards(self, kind: str) -> Mapping[str, Card]:
        return {key: card for key, card in all_cards(self.rules).items() if key.startswith(GROUPS[kind])}

    def marks(self, kind: str) -> Sequence[Mark]:
        if kind == "glyphs":
            return ()
        colours = [c for c in (*COLOUR_ORDER, "") if c or kind == "armies"]
        return [Mark("colour", colour, W.COLOUR_WORDS[colour], HUE[colour]) for colour in colours]

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        coloured = {f"colour:{colour}" for colour in colours_of(card)}
        filed = isinstance(card, Glyph) or not on or not on.isdisjoint(coloured)
        return filed and (not words or fits_search(card, words))

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return face(card, lang, height, scale=scale)

    def shadow(self, card: Any) -> bool:
        return not isinstance(card, Glyph)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return Zoom(cards, at)
