"""What may be set before a match: variants of the two numbers that the printed rules leave open (R-2, R-3)."""

from __future__ import annotations

from collections.abc import Mapping

from game.table.ruleset import Option
from game.words import Phrase

OPTIONS: tuple[Option, ...] = (
    Option(
        "rest_draw",
        Phrase("Cards drawn by a rest", "休息で引く枚数"),
        (("3", Phrase("three", "3枚")), ("2", Phrase("two", "2枚"))),
        Phrase("How many cards a resting Megido draws", "メギドの休息で引くカードの枚数"),
        "R-3",
    ),
    Option(
        "turn_draw",
        Phrase("Cards drawn at the start of a turn", "ターン開始時に引く枚数"),
        (("0", Phrase("none", "なし")), ("1", Phrase("one", "1枚"))),
        Phrase("Whether a turn of the main phase begins with a card", "メインフェイズのターン開始時に引くカードの枚数"),
        "R-2",
    ),
)


def settings_from(given: Mapping[str, str]) -> dict[str, int]:
    """The numbers that these options set, by name. ValueError with one sentence for a word that is not known."""
    known = {option.key: [value for value, _ in option.values] for option in OPTIONS}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"there is no option '{key}' (there are: {', '.join(known)})")
        if value not in known[key]:
            raise ValueError(f"option '{key}' cannot be '{value}' (it can be: {', '.join(known[key])})")
    return {key: int(given.get(key, values[0])) for key, values in known.items()}
