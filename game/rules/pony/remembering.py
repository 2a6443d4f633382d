"""What the Pony's state remembers of what was worked out: of the table, of what the cards there say, and of each hand.

Every number of a card depends on other cards, and all of them are asked again and again. So answers are kept together
with what they follow from, and hold as long as that is the same. Nothing has to be forgotten by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
Answer = TypeVar("Answer")
Answers = dict[Any, Any]  # by the question, and what it is about


@dataclass(slots=True)
class Memory:
    """Answers, and all that they follow from."""

    of: object = None
    answers: Answers = field(default_factory=dict)


def remembered(
    known: Callable[[S], Answers],
) -> Callable[[Callable[Concatenate[S, P], Answer]], Callable[Concatenate[S, P], Answer]]:
    """For questions about a state (and values, given by place): each is answered once among what is `known` of it."""

    def asked_once(question: Callable[Concatenate[S, P], Answer]) -> Callable[Concatenate[S, P], Answer]:
        @wraps(question)
        def answer(s: S, *about: P.args, **none: P.kwargs) -> Answer:
            answers, key = known(s), (question, about)
            if key not in answers:
                answers[key] = question(s, *about, **none)
            return answers[key]  # type: ignore[no-any-return]

        return answer

    return asked_once
