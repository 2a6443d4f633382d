"""What is printed on the cards of The Foton, for hands, tiles and the inspector. A photon is drawn as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import SRCALPHA, Surface

from game.rules.foton.cards import EventCard, Megido
from game.rules.foton.sheet import SHEETS
from game.ui.art import palette as P
from game.ui.art.draw import centre, gradient
from game.ui.art.palette import mix
from game.ui.faces.foton import class_badge, class_tint, seal, star, stone
from game.ui.faces.foton.vignettes import vignette
from game.ui.table.printed import Number, Printed
from game.ui.theme import Colours
from game.words import Phrase

NIGHT, DUSK = (14, 10, 18), (38, 28, 46)
ASIDE = 1.15  # a seal stands aside of its price where its ground is so much wider than high


def printed(cards: Mapping[str, Any], key: str) -> Printed | None:
    """What is printed on a Megido or an event; None for photons and backs."""
    card = cards.get(key)
    if isinstance(card, EventCard):
        deep, body, _ = P.KIND["event"]
        sheet = SHEETS.sheet(card)
        return Printed(card.name, sheet.nature, lambda size: _event(card, size), (deep, body), text=sheet.text)
    if not isinstance(card, Megido):
        return None
    sheet, tint = SHEETS.sheet(card), class_tint(card.cls)
    kind = Phrase(sheet.nature.en.partition(" · ")[2], sheet.nature.ja.partition("・")[2])
    return Printed(
        card.name,
        kind,
        lambda size: _seal(card, size),
        (mix(tint, NIGHT, 0.75), mix(tint, NIGHT, 0.25)),
        price=tuple((icon, "") for icon in card.cost.icons()),
        numbers=tuple(Number("star", "", "right") for _ in range(card.stars)),
        signs=(("class", f"{card.cls} {card.style}"),),
        text=sheet.text,
        short=card.short,
    )


def _seal(megido: Megido, size: tuple[int, int]) -> Surface:
    """The seal in the night."""
    w, h = size
    made = gradient(size, DUSK, NIGHT)
    centre(made, seal(megido, round(min(w, h) * 0.96)), w * (0.5 if w < h * ASIDE else 0.56), h / 2)
    return made


def _event(card: EventCard, size: tuple[int, int]) -> Surface:
    made = Surface(size, SRCALPHA)
    made.blit(vignette(card.key.rsplit("/", 1)[-1], size), (0, 0))
    return made


def gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
    """The stone of a kind, the badge of a class with its style, a star."""
    if name == "class":
        cls, style = number.split()
        return class_badge(cls, style, px, colours)
    return star(round(px * 0.66)) if name == "star" else stone(name, px, colours)
