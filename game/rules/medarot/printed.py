"""What is printed on the cards of the Medarot Card Game beside their text, for lists of cards."""

from __future__ import annotations

from typing import Any

from game.rules.medarot.cards import Medarot, Medarotter
from game.rules.medarot.words import DIRECTION_NAMES, STATS, TYPES, medals_of
from game.table.ruleset import Printed
from game.words import Phrase, same

MEDAROT, MEDAROTTER = Phrase("Medarot", "メダロット"), Phrase("Medarotter", "メダロッター")
TYPE, LINE, MOVES = Phrase("type", "タイプ"), Phrase("line", "型"), Phrase("arrows", "移動可能方向")
RARITY, HP = Phrase("rarity", "レア度"), Phrase("HP", "HP")
NO_POWER = same("-")


def printed(card: Any) -> Printed | None:
    """Kind, numbers and cost of a Medarot or Medarotter; None for decks, modes and the vocabulary.

    A Medarotter costs what its half costs that is used; its text says so.
    """
    match card:
        case Medarot():
            moves = [DIRECTION_NAMES[way] for way in card.moves]
            numbers = (
                (TYPE, TYPES[card.type]),
                (LINE, same(card.line)),
                (STATS["power"], NO_POWER if card.special else card.power),
                (STATS["armor"], card.armor),
                (STATS["speed"], card.speed),
                (MOVES, Phrase(", ".join(way.en for way in moves), "・".join(way.ja for way in moves))),
                (RARITY, card.rarity),
            )
            return Printed(MEDAROT, numbers, medals_of(card.cost))
        case Medarotter():
            return Printed(MEDAROTTER, ((HP, card.hp),))
    return None
