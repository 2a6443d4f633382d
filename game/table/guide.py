"""What now?: for each kind of question, what it is for and what usually matters."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

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
"""`GUIDE` of `game.rules.<key>.guide`: every question of the game that a person can be asked."""


def guide_of(key: str) -> Guide:
    """The hints of a game, loaded when somebody asks for them; none if it has no guide."""
    name = f"game.rules.{key}.guide"
    if find_spec(name) is None:
        return {}
    found: Guide = import_module(name).GUIDE
    return found


def hint_for(key: str, question: Question | None) -> Hint | None:
    """What is said while a question of a game is put."""
    return guide_of(key).get(type(question)) if question is not None else None
