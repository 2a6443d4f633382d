"""What now?: for each kind of question, what it is for and what usually matters."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.step import Question
from game.words import Phrase


@dataclass(frozen=True, slots=True)
class Hint:
    """Said in a quiet line while the question is put."""

    purpose: Phrase                    # what the question is for, in one short sentence
    matters: Phrase                    # what usually matters when one answers it, in one short sentence
    rule: str                          # the paragraph of the rulebook that describes it


Guide = Mapping[type[Question], Hint]
"""`GUIDE` of `game.rules.<key>.guide`: every question of the game that a person can be asked."""
