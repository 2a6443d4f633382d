"""What is printed on the cards of the Arena beside their text, for lists of cards."""

from __future__ import annotations

from typing import Any

from game.rules.arena.card_nouns import SIZES
from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.names import COLOURS, STATS
from game.rules.arena.sheet_words import KINDS
from game.table.ruleset import Printed
from game.words import Phrase

COLOUR, COLOURLESS = Phrase("colour", "色"), Phrase("colourless", "無色")
SUBTYPE, FIGURES = Phrase("subtype", "サブタイプ"), Phrase("figures", "フィギュア数")
POINTS = Phrase("{0} points", "{0}ポイント")


def printed(card: Any) -> Printed | None:
    """Kind, numbers and cost of an army card, spell or glyph; None for decks, battlefields and listeners."""
    match card:
        case Army():
            stats = ((STATS[name], getattr(card, name)) for name in ("life", "move", "range", "power", "toughness"))
            size = Phrase("{0} {1}", "{0}{1}").of(SIZES[card.size_class], card.size)
            return Printed(
                KINDS[card.kind],
                (
                    (COLOUR, _colours(card.colours)),
                    (SUBTYPE, card.subtype),
                    *stats,
                    (STATS["size"], size),
                    (FIGURES, card.figures),
                ),
                POINTS.of(card.cost),
            )
        case Spell():
            return Printed(KINDS[card.kind], ((COLOUR, _colours((card.colour,))),), POINTS.of(card.points))
        case Glyph():
            return Printed(KINDS["glyph"])
    return None


def _colours(colours: tuple[str, ...]) -> Phrase:
    if not colours:
        return COLOURLESS
    names = [COLOURS[colour] for colour in colours]
    return Phrase(", ".join(name.en for name in names), "・".join(name.ja for name in names))
