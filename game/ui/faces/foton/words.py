"""What is written on the cards of The Foton besides their names and texts."""

from __future__ import annotations

from game.rules.foton.words import KIND_NAMES
from game.words import Phrase

KINDS = {**KIND_NAMES, "event": Phrase("Event", "イベント")}
NATURE = Phrase("{0} / {1}", "{0} / {1}")
EXTRA = Phrase("EXTRA", "EXTRA")
RECONSTRUCTED = Phrase("reconstructed", "推定復元")
