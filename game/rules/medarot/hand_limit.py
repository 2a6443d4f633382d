"""The hand limit (medarot.md, 14.3). Ruling here: R35."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.places import field_of, hand, medarot
from game.rules.medarot.refusals import no
from game.rules.medarot.trashing import TrashCard
from game.table.state import State
from game.table.step import No, Question, Step
from game.words import Phrase


@frozen
class Limit(Step):
    """With more than seven cards in hand, trash down to exactly seven (14.3, R35)."""

    seat: int

    def do(self, s: State) -> None:
        if len(s.zones.get(hand(self.seat), ())) > medarot(s).rules.hand_limit:
            s.then(TrashToLimit(self.seat), self)


@frozen
class TrashToLimit(Question):
    inner: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(hand(self.seat)):
            yield TrashCard(self.seat, card.id, "limit")
        if s.explaining:
            yield no("hand_limit", tuple(p.id for p in field_of(s, self.seat)), medarot(s).rules.hand_limit)

    def ask(self, s: State) -> Phrase:
        limit = medarot(s).rules.hand_limit
        return Phrase("Trash down to {0} cards: {1} to go", "手札が{0}枚になるまでトラッシュする：あと{1}枚").of(
            limit, len(s.inside(hand(self.seat))) - limit
        )
