"""What may be set before a match, and how a mapping of words becomes the numbers of the rules (medarot.md, 16, 20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.rules.medarot.cards import Rules
from game.table.ruleset import Option
from game.words import Phrase

ON, OFF = ("on", Phrase("on", "あり")), ("off", Phrase("off", "なし"))

OPTIONS: tuple[Option, ...] = (
    Option(
        "mode",
        Phrase("Mode", "モード"),
        (
            ("normal", Phrase("normal: 30 cards", "ノーマル：30枚")),
            ("beginner", Phrase("beginner: 15 cards", "ビギナー：15枚")),
        ),
        Phrase(
            "Beginner mode has small decks, no master, swap or weak attack; Medarots move in all directions",
            "ビギナーモードはデッキ15枚、マスター・交代・弱攻撃なし、全方向に移動できる",
        ),
        "16",
    ),
    Option(
        "neutral_recovery",
        Phrase("Recovery in the neutral field", "中立フィールドの回復"),
        (ON, OFF),
        Phrase(
            "Each Medarot in the neutral row gives its owner a medal at the end of the turn",
            "ターン終了時、中立フィールドにいるメダロット1体につきメダル1枚を得る",
        ),
        "R3",
    ),
    Option(
        "refill_optional",
        Phrase("Empty places may stay empty", "補充は任意"),
        (OFF, ON),
        Phrase(
            "Whether a Medarot in hand may be held back when there is room on the field",
            "フィールドが空いていても手札のメダロットを出さなくてよいか",
        ),
        "R6",
    ),
    Option(
        "facedown_targetable",
        Phrase("Face-down Medarots can be attacked", "ウラ向きへの攻撃"),
        (OFF, ON),
        Phrase(
            "An attacked face-down Medarot is turned up and does not act in that turn",
            "攻撃されたウラ向きのメダロットはオモテになり、そのターンは行動しない",
        ),
        "R5",
    ),
)


def rules_from(catalogue: Mapping[str, Any], given: Mapping[str, str]) -> tuple[str, Rules]:
    """The mode of a match and its numbers. ValueError with one sentence for a word that is not known."""
    known = {option.key: [value for value, _ in option.values] for option in OPTIONS}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"there is no option '{key}' (there are: {', '.join(known)})")
        if value not in known[key]:
            raise ValueError(f"option '{key}' cannot be '{value}' (it can be: {', '.join(known[key])})")
    mode = given.get("mode", "normal")
    rules: Rules = catalogue[f"mode/{mode}"]
    changed = {key: given[key] == "on" for key in known if key != "mode" and key in given}
    return mode, replace(rules, **changed) if changed else rules
