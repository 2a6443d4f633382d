"""Conditions of cards: so many of these cards, or the highest total of a kind (section 9)."""

from __future__ import annotations

from typing import Literal

from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.foton.nouns import PRINTED, Voice, placed
from game.rules.foton.places import KINDS, opponents, totals
from game.rules.foton.selectors import Selector, selected
from game.rules.foton.words import KIND_NAMES
from game.table.state import State
from game.words import Phrase


@frozen
class AtLeast:
    """So many of these cards or more.

    当てはまるカードがこの数以上ある。"""

    of: Selector
    at_least: Positive


@frozen
class AtMost:
    """So many of these cards or fewer.

    当てはまるカードがこの数以下である。"""

    of: Selector
    at_most: Natural


@frozen
class Leading:
    """The face-up total of a kind is strictly higher than every opponent's.

    その種類の、表向きのフォトンの数字の合計が、どの対戦相手よりも高い。"""

    lead: Literal["attack", "skill", "charge"]


Condition = AtLeast | AtMost | Leading


def met(s: State, condition: Condition | None, seat: int, target: int = -1) -> bool:
    """True if a condition on a seat's card is met; on `target`, if it asks about the target of an interference."""
    if condition is None:
        return True
    if isinstance(condition, Leading):
        kind = KINDS.index(condition.lead)
        return all(totals(s, seat)[kind] > totals(s, other)[kind] for other in opponents(s, seat))
    found = len(selected(s, condition.of, target if condition.of.who == "target" else seat))
    return found >= condition.at_least if isinstance(condition, AtLeast) else found <= condition.at_most


def condition_words(condition: Condition, voice: Voice = PRINTED) -> Phrase:
    """What must be so, as the rest of an English sentence after "if", and a Japanese one before 「なら」."""
    if isinstance(condition, Leading):
        return Phrase(
            "your face-up {0} total is higher than every opponent's",
            "あなたの場の{0}の数字の合計が全ての対戦相手より大きい",
        ).of(KIND_NAMES[condition.lead])
    who = "they" if condition.of.who == "target" else "you"
    if isinstance(condition, AtLeast):
        return Phrase(f"{who} have {condition.at_least} or more {{0}}", f"{{0}}が{condition.at_least}枚以上").of(
            placed(condition.of, 2, voice)
        )
    return Phrase(f"{who} have {condition.at_most} or fewer {{0}}", f"{{0}}が{condition.at_most}枚以下").of(
        placed(condition.of, 2, voice)
    )


def unmet_words(condition: Condition) -> Phrase:
    """The condition as the subject of "... is not met"."""
    return Phrase("the condition (“{0}”)", "条件「{0}」").of(condition_words(condition))
