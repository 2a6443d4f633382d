"""Every card of the Medarot Card Game by its key: drawn once for each size, language and scale, kept, and shared.

Blit faces premultiplied (`art.draw.put`), never draw on them. `scale` is the interface scale: a card of scale 1.5 is
laid out anew at its final size. `text_factor` is the text size a person has set; `colours` the palette. `turned` lays a
card of the table on its side: its picture lies, its numbers and words stay upright.
"""

from __future__ import annotations

from pygame import Surface

from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.art.kept import kept
from game.ui.faces.medarot.measures import Size, fit
from game.ui.faces.medarot.person_face import person_face
from game.ui.faces.medarot.reverse import back, coin_of
from game.ui.faces.medarot.robot_face import robot_face
from game.ui.theme import STANDARD, Colours

Facts = Medarot | Medarotter


def face(
    card_key: str,
    facts: Facts,
    size: Size,
    lang: str,
    scale: float = 1.0,
    text_factor: float = 1.0,
    turned: bool = False,
    colours: Colours = STANDARD,
) -> Surface:
    """A card face up. `facts` is what the catalogue has under `card_key`. Only a card of the table can be turned."""
    if size == "zoom":
        return _large(facts, lang, scale, text_factor, colours)
    return _small(facts, size, lang, scale, text_factor if size == "hand" else 1.0, turned and size == "table", colours)


@kept(24)
def _small(
    facts: Facts, size: Size, lang: str, scale: float, text_factor: float, turned: bool, colours: Colours
) -> Surface:
    return _drawn(facts, size, lang, scale, text_factor, turned, colours)


@kept(16)
def _large(facts: Facts, lang: str, scale: float, text_factor: float, colours: Colours) -> Surface:
    return _drawn(facts, "zoom", lang, scale, text_factor, False, colours)


def _drawn(
    facts: Facts, size: Size, lang: str, scale: float, text_factor: float, turned: bool, colours: Colours
) -> Surface:
    if isinstance(facts, Medarot):
        return robot_face(facts, size, lang, scale, text_factor, turned, colours)
    return person_face(facts, size, lang, scale, text_factor, turned)


def face_down(size: Size, scale: float = 1.0, turned: bool = False) -> Surface:
    """A card face down: one back for all of them."""
    return back(size, scale, turned)


def portrait(facts: Facts, px: int, colours: Colours = STANDARD) -> Surface:
    """A card as a round picture of `px` pixels: for lists and panels."""
    return coin_of(facts, px, colours)


def card_size(size: Size, scale: float = 1.0, turned: bool = False) -> tuple[int, int]:
    """Width and height of a card in real pixels."""
    return fit(size, scale, 1.0, turned).size
