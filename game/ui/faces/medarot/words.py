"""What is written on the cards of the Medarot Card Game besides their names and texts."""

from __future__ import annotations

from game.rules.medarot.words import SIDES, TIMINGS, TYPES, medals_of
from game.words import Phrase

TRASH = {
    "after_use": Phrase("gone after use", "使用後トラッシュ"),
    "after_defense": Phrase("gone after the defence", "防御後トラッシュ"),
    "end_of_turn": Phrase("gone at the end of the turn", "ターン終了時トラッシュ"),
}
NO_ABILITY = Phrase("no ability", "能力なし")
RECONSTRUCTED = Phrase("reconstructed", "推定復元")
LINE = Phrase("{0} line", "{0}型")
MASTER = Phrase("as master +{0} medals", "マスター時 メダル+{0}")

__all__ = ["LINE", "MASTER", "NO_ABILITY", "RECONSTRUCTED", "SIDES", "TIMINGS", "TRASH", "TYPES", "medals_of"]
