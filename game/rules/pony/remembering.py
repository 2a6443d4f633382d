"""What the Pony's state remembers of what was worked out: of the table, and of each hand.

Every number of a card depends on other cards, and all of them are asked again and again. So answers are kept together
with what they follow from, and hold as long as that is the same. Nothing has to be forgotten by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from game.table.state import Piece

S = TypeVar("S")
About = TypeVarTuple("About")
Answer = TypeVar("Answer")
Answers = dict[Any, Any]  # by the question, and what it is about
UNASKED: Any = object()


class Pieces(dict[int, Piece]):
    """The pieces of a match. `table` is another object whenever one in play comes, goes, or changes in any respect;
    until then copies have the same one."""

    __slots__ = ("table",)

    def __init__(self, pieces: Iterable[tuple[int, Piece]] | Mapping[int, Piece] = ()) -> None:
        super().__init__(pieces)
        self.table = object()

    def copy(self) -> Pieces:
        twin = Pieces(self)
        twin.table = self.table
        return twin

    def __setitem__(self, i: int, piece: Piece) -> None:
        if piece.zone.name == "play":
            self.table = object()
        dict.__setitem__(self, i, piece)

    def __delitem__(self, i: int) -> None:
        if self[i].zone.name == "play":
            self.table = object()
        dict.__delitem__(self, i)

    def update(self, pieces: Mapping[int, Piece]) -> None:  # type: ignore[override]
        if any(piece.zone.name == "play" for piece in pieces.values()):
            self.table = object()
        dict.update(self, pieces)

    def pop(self, i: int) -> Piece:  # type: ignore[override]
        piece = self[i]
        del self[i]
        return piece

    clear = popitem = setdefault = __ior__ = None  # type: ignore[assignment]  # nothing changes uncounted


@dataclass(slots=True)
class Memory:
    """Answers, and all that they follow from."""

    of: object = None
    answers: Answers = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Table:
    """The cards in play as they lie, and what was worked out from them, for all copies in which they lie like that."""

    of: object = None  # `Pieces.table`
    groups: dict[object, list[Piece]] = field(default_factory=dict)  # by what they are (places.py)
    texts: Memory = field(default_factory=Memory)  # from what they say (sources.py),
    read: bool = False  # if that is looked up
    numbers: Memory = field(default_factory=Memory)  # from all of it (places.py)


def remembered(
    known: Callable[[S], Answers],
) -> Callable[[Callable[[S, *About], Answer]], Callable[[S, *About], Answer]]:
    """For questions about a state (and values, given by place): each is answered once among what is `known` of it."""

    def asked_once(question: Callable[[S, *About], Answer]) -> Callable[[S, *About], Answer]:
        @wraps(question)
        def answer(s: S, /, *about: *About) -> Answer:
            answers, key = known(s), (question, about)
            found: Answer = answers.get(key, UNASKED)
            if found is UNASKED:
                found = answers[key] = question(s, *about)
            return found

        return answer

    return asked_once
