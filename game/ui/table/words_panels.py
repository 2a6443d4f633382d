"""Sentences of the card table's panels: what a card's details say, what plays at a seat."""

from __future__ import annotations

from game.words import Phrase

RECONSTRUCTED = Phrase(
    "Reconstructed: the original values are not known, these are ours.",
    "推定復元：元の値が不明なため、独自に定めた値です。",
)
PLAYED_AT = Phrase("Computer · {0}", "CPU・{0}")
