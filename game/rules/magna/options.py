"""What may be set before a match: the format (magna.md, MS-2.7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.table.ruleset import Option
from game.words import Phrase

OPTIONS: tuple[Option, ...] = (
    Option(
        "format",
        Phrase("Format", "フォーマット"),
        (
            ("full", Phrase("full decks: 50 cards", "フルデッキ：50枚")),
            ("half", Phrase("half decks: 25 cards, a short game", "ハーフデッキ：25枚（短め）")),
        ),
        Phrase(
            "Half decks have 25 cards and three bases; all other rules are the same",
            "ハーフデッキは25枚＋拠点3枚。ほかのルールは同じ",
        ),
        "MS-2.7",
    ),
)


def format_from(given: Mapping[str, str]) -> str:
    """The format of a match. ValueError with one sentence for a word that is not known."""
    known = {option.key: [value for value, _ in option.values] for option in OPTIONS}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"there is no option '{key}' (there are: {', '.join(known)})")
        if value not in known[key]:
            raise ValueError(f"option '{key}' cannot be '{value}' (it can be: {', '.join(known[key])})")
    return given.get("format", "full")
