"""Every card of the pony game by its key: drawn once for each size, language and scale, kept, and shared.

Blit faces premultiplied (`art.draw.put`), never draw on them. `scale` is the interface scale: a card of scale 1.5 is
laid out anew at its final size. `text_factor` is the text size a person has set; `colours` the palette. Problems lie
across: their faces are wider than high. `turned` lays another card of the table on its side (exhausted): its picture
lies and is dim, its numbers and words stay upright. `boosted` shows the other side of a Mane.
"""

from __future__ import annotations

from pygame import Surface

from game.rules.pony.cards import Card, Mane, Problem, Resource
from game.ui.art.kept import kept
from game.ui.art.palette import Colour
from game.ui.faces.pony import tiles
from game.ui.faces.pony.backs import back
from game.ui.faces.pony.landscapes import landscape
from game.ui.faces.pony.lengthwise import problem_face
from game.ui.faces.pony.measures import Size, fit
from game.ui.faces.pony.upright import upright_face
from game.ui.theme import STANDARD, Colours


def face(
    card_key: str,
    facts: Card,
    size: Size,
    lang: str,
    scale: float = 1.0,
    text_factor: float = 1.0,
    turned: bool = False,
    colours: Colours = STANDARD,
    boosted: bool = False,
    upright: bool = False,
) -> Surface:
    """A card face up. `facts` is what the catalogue has under `card_key`. Only a card of the table can be turned.
    `upright` stands a Problem up like the others, for lists of cards."""
    boosted = boosted and isinstance(facts, Mane)
    if size == "zoom":
        return _large(facts, lang, scale, text_factor, colours, boosted, upright)
    turned = turned and size == "table" and not isinstance(facts, Problem)
    return _small(facts, size, lang, scale, text_factor, turned, colours, boosted, upright)


@kept(24)
def _small(
    facts: Card,
    size: Size,
    lang: str,
    scale: float,
    text_factor: float,
    turned: bool,
    colours: Colours,
    boosted: bool,
    upright: bool,
) -> Surface:
    return _drawn(facts, size, lang, scale, text_factor, turned, colours, boosted, upright)


@kept(16)
def _large(
    facts: Card, lang: str, scale: float, text_factor: float, colours: Colours, boosted: bool, upright: bool
) -> Surface:
    return _drawn(facts, "zoom", lang, scale, text_factor, False, colours, boosted, upright)


def _drawn(
    facts: Card,
    size: Size,
    lang: str,
    scale: float,
    text_factor: float,
    turned: bool,
    colours: Colours,
    boosted: bool,
    upright: bool = False,
) -> Surface:
    if isinstance(facts, Problem) and not upright:
        return problem_face(facts, size, lang, scale, text_factor, colours)
    return upright_face(facts, size, lang, scale, text_factor, turned, boosted, colours)


def tile_down(
    px: int,
    facts: Card | None = None,
    rim: Colour | None = None,
    frightened: bool = False,
    colours: Colours = STANDARD,
) -> Surface:
    """A card face down as a square: a frightened Friend or a hidden Troublemaker; with `facts`, for those who know it,
    it shows a small portrait. `rim` is the colour of its seat."""
    return tiles.tile_down(px, facts, rim, frightened, colours)


def face_down(size: Size, scale: float = 1.0, turned: bool = False, problem: bool = False) -> Surface:
    """A card face down: one back for the draw decks, one, lying across, for the Problem decks."""
    return back(size, scale, turned and not problem, problem)


def scene(facts: Problem | Resource, size: tuple[int, int]) -> Surface:
    """The bare landscape of a Problem or a Dilemma, opaque, of so many real pixels."""
    return landscape(facts, size)


def portrait(facts: Card, px: int, colours: Colours = STANDARD) -> Surface:
    """A card as a round picture of `px` pixels: for lists and panels."""
    return tiles.coin_of(facts, px, colours)


def card_size(
    facts: Card | None, size: Size, scale: float = 1.0, turned: bool = False, problem: bool = False
) -> tuple[int, int]:
    """Width and height of a card in real pixels; without facts, of a card face down."""
    wide = problem or isinstance(facts, Problem)
    return fit(size, scale, 1.0, turned and not wide, wide).size
