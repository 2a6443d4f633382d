"""Whether all that a card says is on its face: faces are measured here, not drawn.

A large card has all of its text. In the hand a mark says that it goes on, and the Arena leaves out a text which would
leave no picture.
"""

from __future__ import annotations

from typing import Any

from game.rules.arena.cards import Army, Spell
from game.rules.magna.cards import Base
from game.ui.faces.arena import armies, spells
from game.ui.faces.frame import card_size
from tests.ui import test_foton_faces, test_magna_faces, test_medarot_faces, test_pony_faces

LARGE = 420  # pixels


def spilt(key: str, card: Any) -> list[str]:
    """The languages in which a large card has more text than room."""
    return [lang for lang in ("en", "ja") if any(high > room for high, room in texts(key, card, lang))]


def texts(key: str, card: Any, lang: str) -> list[tuple[float, float]]:
    """How high each text of a card is, and how high its room."""
    match key:
        case "arena":
            return _arena(card, lang)
        case "foton":
            rules, room = test_foton_faces.laid_out(card, lang, "zoom", 1, 1)
            return [(rules.rows[-1].y + rules.step, room)]
        case "medarot":
            return [(text.height, room) for text, room, _ in test_medarot_faces.laid_out(card, lang, "zoom", 1, 1)]
        case "magna":
            shown = [] if isinstance(card, Base) else [test_magna_faces.laid_out(card, lang, "zoom", 1, 1)]
            return [(text.height, room) for text, room, _ in shown]
        case "pony":
            text, room, _ = test_pony_faces.laid_out(card, lang, "zoom", 1, 1, long=True)
            return [(text.height, room)]
    raise ValueError(key)


def _arena(card: Any, lang: str) -> list[tuple[float, float]]:
    if isinstance(card, Army):
        edge = round(LARGE * 0.024)
        army = armies._planned(card, lang, LARGE, edge, card_size(LARGE)[0] - 2 * edge, True)
        return [(army.text.height, LARGE - 2 * edge - army.bar - army.strip - army.row - army.foot - army.art)]
    if isinstance(card, Spell):
        edge = round(LARGE * 0.026)
        spell = spells._planned(card, lang, LARGE, edge, card_size(LARGE)[0] - 2 * edge, True)
        return [(spell.text.height, LARGE - 2 * edge - spell.plate - spell.strip - spell.foot - 0.07 * LARGE)]
    return []  # a glyph says one thing only
