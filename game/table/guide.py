"""What now?: for each kind of question, what it is for and what usually matters."""

from __future__ import annotations

from collections.abc import Mapping

from game.frozen import frozen
from game.table.step import Question
from game.words import Phrase


@frozen
class Hint:
    """Said in a quiet line while the question is put. Each phrase is one short sentence; a stop is added."""

    purpose: Phrase  # what the question is for, in one short sentence
    matters: Phrase  # what usually matters when one answers it, in one short sentence
    rule: str  # the paragraph of the rulebook that describes it


Guide = Mapping[type[Question], Hint]
"""A hint for every question of a game that a person can be asked (`OrderOfPlay.guide`)."""
