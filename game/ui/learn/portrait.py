"""The coach's face: the picture of a card of the game, as a square of real pixels."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.table.ruleset import Ruleset
from game.ui import games
from game.ui.table.layout import Look
from game.ui.theme import Colours
from game.words import Phrase

TALL = 2.1  # a card is so many times as high as the square that is cut out of it: its upper half
NOBODY = Phrase("", "")


def portrait(rules: Ruleset, card: str, px: int, colours: Colours) -> Surface | None:
    """The face on a card; None if the lesson names none or it has no picture."""
    fact = rules.catalogue.get(card)
    if fact is None:
        return None
    layout = games.of(rules).layout
    if layout is None:
        from game.ui.faces.arena import portraits

        big = portraits.portrait(fact.key, (*fact.colours, "")[0], (px * 3 // 2,) * 2)
        return _cut(big, (px * 0.25, px * 0.06), px)
    look, table = Look(card, card), layout()
    if (thumb := table.thumb(rules.catalogue, look, px, colours)) is not None:
        return thumb
    face = table.picture(rules.catalogue, look, round(px * TALL), "en", 1.0, colours, 1.0)
    return _cut(face, ((face.get_width() - px) / 2, px * TALL * 0.15), px)


def _cut(big: Surface, at: tuple[float, float], px: int) -> Surface:
    """A square out of a picture."""
    out = Surface((px, px), SRCALPHA)
    out.blit(big, (-at[0], -at[1]), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def name(rules: Ruleset, card: str) -> Phrase:
    """What the coach is called."""
    fact = rules.catalogue.get(card)
    said = getattr(fact, "name", None) or getattr(fact, "title", None)
    return said if isinstance(said, Phrase) else NOBODY
