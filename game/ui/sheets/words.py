"""Titles beside a card that is shown large."""

from __future__ import annotations

from game.words import Phrase

RULES_TITLE = Phrase("Rules that apply", "関係するルール")
RECONSTRUCTED = Phrase(
    "Reconstructed: {0}. The printed values are not known; these are ours.",
    "推定復元：{0}。元の値が不明のため、当方で補いました。",
)
