"""The set window: who has drawn a Medarotter may lay Medarotters into the stock (medarot.md, 11.1).

Rulings here: R34; S11 (it is put after every draw).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.places import hand, is_medarotter, medarot
from game.rules.medarot.refusals import no
from game.rules.medarot.stock import SetCard
from game.table.known import Known
from game.table.state import State
from game.table.step import No, Question, Step
from game.words import Phrase


@frozen
class Setting(Step):
    """A draw that brought a Medarotter to hand opens a set window (11.1).

    It is put after every draw, and only its owner sees whether it is open: that it is put tells nobody anything (S11).
    """

    seat: int

    def do(self, s: State) -> None:
        if any(seat == self.seat for seat, _ in medarot(s).fresh):
            s.then(SetWindow(self.seat))


def settled(s: State, seat: int) -> None:
    """What was drawn is nothing new any more."""
    me = medarot(s)
    me.fresh = tuple(pair for pair in me.fresh if pair[0] != seat)


@frozen
class SetWindow(Question):
    """Lay any Medarotters from hand into the stock, not only the new one (R34)."""

    more: Known[bool] = False  # one has been laid already, so the window was open

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if s.zones.get(hand(self.seat)) and medarot(s).rules.stock_slots:
            Question.do(self, s)
        else:
            settled(s, self.seat)

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        drawn = {i for seat, i in medarot(s).fresh if seat == self.seat}
        held = s.inside(hand(self.seat))
        opened = self.more or any(card.id in drawn and is_medarotter(card) for card in held)
        for card in held if opened or s.explaining else ():
            if not is_medarotter(card):
                if s.explaining:
                    yield no("medarotters_only", (card.id,))
            elif opened:
                yield SetCard(self.seat, card.id, after=replace(self, more=True))
            else:
                yield no("not_drawn", (card.id,))
        yield SetNoMore(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "If you drew a Medarotter, you may lay Medarotters face down in your stock",
            "メダロッターを引いたなら、ストックに伏せてもよい",
        )


@frozen
class SetNoMore(Step):
    seat: int

    def do(self, s: State) -> None:
        settled(s, self.seat)

    def say(self, s: State) -> Phrase:
        return Phrase("done", "終わる")
