"""Every card of The Foton by its key: drawn once for each size, language and scale, kept, and shared.

Blit faces premultiplied (`art.draw.put`), never draw on them. `scale` is the interface scale: a card of scale 1.5 is
laid out anew at its final size. `text_factor` is the text size a person has set; `colours` the palette.
"""

from __future__ import annotations

from typing import Literal

from pygame import Surface

from game.rules.foton.cards import EventCard, Megido, Photon
from game.rules.foton.places import KINDS
from game.ui.art.kept import kept
from game.ui.faces.foton.backs import card_back, down_photon, megido_back
from game.ui.faces.foton.event import event_face
from game.ui.faces.foton.measures import Fit, Size, fit
from game.ui.faces.foton.megido import megido_face
from game.ui.faces.foton.photon import photon_face
from game.ui.theme import STANDARD, Colours

Facts = Megido | EventCard | Photon


def face(
    card_key: str,
    facts: Facts | None,
    size: Size,
    lang: str,
    scale: float = 1.0,
    text_factor: float = 1.0,
    colours: Colours = STANDARD,
    least: int = 0,
) -> Surface:
    """A card face up. `facts` is what the catalogue has under `card_key`: nothing for a mere back, which is then
    shown.

    Who asks for a card smaller than the interface (`scale` below the interface's own) says in `least` how many real
    pixels the smallest type has; text that there is no room for then ends in a mark.
    """
    if facts is None:
        return face_down(card_key, False, size, scale, colours)
    if size == "zoom":
        return _large(facts, lang, scale, text_factor, colours, least)
    return _small(facts, size, lang, scale, text_factor if size == "hand" else 1.0, colours, least)


@kept(28)
def _small(
    facts: Facts, size: Size, lang: str, scale: float, text_factor: float, colours: Colours, least: int
) -> Surface:
    return _drawn(facts, size, lang, fit(size, scale, text_factor, least), colours)


@kept(16)
def _large(facts: Facts, lang: str, scale: float, text_factor: float, colours: Colours, least: int) -> Surface:
    return _drawn(facts, "zoom", lang, fit("zoom", scale, text_factor, least), colours)


def _drawn(facts: Facts, size: Size, lang: str, f: Fit, colours: Colours) -> Surface:
    match facts:
        case Megido():
            return megido_face(facts, f, lang, colours)
        case EventCard():
            return event_face(facts, f, lang, colours)
        case Photon():
            return photon_face(facts, size, f, lang, colours)


def back(kind: Literal["card", "megido"], size: Size, scale: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """A back: that of Megido, or the one that photons and events share."""
    return megido_back(size, scale) if kind == "megido" else card_back(size, scale, colours)


def face_down(card_key: str, known: bool, size: Size, scale: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """A card that lies face down: "card/attack/2" or "card/attack" in a field says its kind, and its number to those
    who know it; anything else shows its back."""
    parts = card_key.split("/")
    if parts[0] == "card" and len(parts) > 1 and parts[1] in KINDS:
        number = int(parts[2]) if known and len(parts) > 2 else 0
        return down_photon(parts[1], number, size, scale, colours)
    return back("megido" if parts[0] == "megido" else "card", size, scale, colours)


def card_size(size: Size, scale: float = 1.0) -> tuple[int, int]:
    """Width and height of a card in real pixels."""
    return fit(size, scale).size
