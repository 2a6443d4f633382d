"""Every card of Magna Spectra: drawn once for each size, language and scale, kept, and shared.

Blit faces premultiplied (`art.draw.put`), never draw on them. `scale` is the interface scale: a card of scale 1.5 is
laid out anew at its final size. `text_factor` is the text size a person has set; `colours` the palette.
"""

from __future__ import annotations

from pygame import Surface

from game.rules.magna.cards import Base
from game.ui.art.kept import kept
from game.ui.art.palette import Colour
from game.ui.faces.magna import tiles
from game.ui.faces.magna.card_face import card_face
from game.ui.faces.magna.heraldry import Picture
from game.ui.faces.magna.measures import Size, fit
from game.ui.faces.magna.table_face import table_face
from game.ui.faces.magna.tiles import PRINTED, Now
from game.ui.theme import STANDARD, Colours


def face(
    card_key: str,
    facts: Picture,
    size: Size,
    lang: str,
    scale: float = 1.0,
    text_factor: float = 1.0,
    colours: Colours = STANDARD,
) -> Surface:
    """A card face up. `facts` is what the catalogue has under `card_key`."""
    if size == "zoom":
        return _large(facts, lang, scale, text_factor, colours)
    return _small(facts, size, lang, scale, text_factor if size == "hand" else 1.0, colours)


@kept(24)
def _small(facts: Picture, size: Size, lang: str, scale: float, text_factor: float, colours: Colours) -> Surface:
    return drawn(facts, size, lang, scale, text_factor, colours)


@kept(16)
def _large(facts: Picture, lang: str, scale: float, text_factor: float, colours: Colours) -> Surface:
    return drawn(facts, "zoom", lang, scale, text_factor, colours)


def drawn(facts: Picture, size: Size, lang: str, scale: float, text_factor: float, colours: Colours) -> Surface:
    """A card, drawn anew."""
    if size == "table":
        return table_face(facts, lang, scale, colours)
    return card_face(facts, size, lang, scale, text_factor, colours)


def tile(
    card_key: str, facts: Base, box: tuple[int, int], lang: str, now: Now = PRINTED, scale: float = 1.0
) -> Surface:
    """A base in a box of real pixels. A fallen one lies on its side: give a box that does."""
    return tiles.base_tile(facts, box, lang, now, scale)


def small(facts: Picture, box: tuple[int, int]) -> Surface:
    """A card that is too small for words, on a heap."""
    return tiles.small(facts, box)


def tile_down(box: tuple[int, int], facts: Picture | None = None, rim: Colour | None = None) -> Surface:
    """A card face down, also on the war funds; with `facts`, for its owner, it shows a small portrait; `rim` is the
    colour of its seat."""
    return tiles.tile_down(box, facts, rim)


def portrait(facts: Picture, px: int) -> Surface:
    """A card as a round picture of `px` pixels: for lists and panels."""
    return tiles.portrait(facts, px)


def card_size(size: Size, scale: float = 1.0) -> tuple[int, int]:
    """Width and height of a card in real pixels."""
    return fit(size, scale).size
