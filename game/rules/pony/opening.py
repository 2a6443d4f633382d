"""The set-up, in its exact order (pony.md, section 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.drawing import draw_hand
from game.rules.pony.events import FirstPlayer, Mulliganed
from game.rules.pony.places import PonyState, amend, deck, facts, hand, order, problems, put_away
from game.rules.pony.refusals import no
from game.rules.pony.solving import activate
from game.rules.pony.turn import Turn
from game.rules.pony.words import name
from game.table.known import Known, PieceId
from game.table.step import No, Question, Step, Thing, Together
from game.words import Phrase, seat_name


@frozen
class Opening(Step):
    """Starting Problems in secret, who begins, decks, hands, mulligans, Problem decks (steps 2 to 8)."""

    choosing: Known[bool] = False  # who lost the last game decides who begins

    def do(self, s: PonyState) -> None:
        first = ChooseFirst(0) if self.choosing else RandomFirst()
        s.then(Together(tuple(ChooseStarting(seat) for seat in range(s.seats))), first, Dealing(), Begin())


# ---- Starting Problems ---------------------------------------------------------------------------------------------
@frozen
class ChooseStarting(Question):
    """Which Starting Problem lies in the row first? All choose in secret; equal cards count once."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seen = set()
        for card in s.inside(problems(self.seat)):
            if card.card in seen:
                continue
            seen.add(card.card)
            if facts(s, card).starting:
                yield LayStarting(self.seat, card.id)
            elif s.explaining:
                yield no("not_starting", (card.id,))

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Choose your Starting Problem", "最初の事件を選ぶ")


@frozen
class LayStarting(Step):
    """It is turned up in the row; nothing goes off (A30)."""

    seat: int
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        activate(s, self.seat, s.pieces[self.piece])

    def say(self, s: PonyState) -> Phrase:
        return Phrase("start with {0}", "{0}から始める").of(name(s, self.piece))


# ---- who begins --------------------------------------------------------------------------------------------------
@frozen
class RandomFirst(Step):
    def do(self, s: PonyState) -> None:
        s.then(BeginWith(s.dice.roll(s.seats) - 1))


@frozen
class ChooseFirst(Question):
    """Who begins?"""

    def options(self, s: PonyState) -> Iterable[Step | No]:
        return (BeginWith(seat) for seat in range(s.seats))

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Who goes first?", "先攻は？")


@frozen
class BeginWith(Step):
    first: Known[int]

    def do(self, s: PonyState) -> None:
        amend(s, first=self.first, active=self.first)
        s.tell(FirstPlayer(self.first))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{0} goes first", "先攻は{0}").of(seat_name(self.first))


# ---- hands -------------------------------------------------------------------------------------------------------
@frozen
class Dealing(Step):
    """Decks are shuffled, everybody draws; the first player decides about a mulligan first."""

    def do(self, s: PonyState) -> None:
        for seat in range(s.seats):
            s.shuffle(deck(seat))
            draw_hand(s, seat)
        s.then(*(Mulligan(seat) for seat in order(s)))


@frozen
class Mulligan(Question):
    """Once: return the whole hand, shuffle, draw anew?"""

    def of_hand(self) -> bool:
        return True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        yield KeepHand(self.seat)
        yield NewHand(self.seat)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Keep this hand?", "この手札で始める？")


@frozen
class KeepHand(Step):
    seat: int

    def do(self, s: PonyState) -> None:
        pass

    def say(self, s: PonyState) -> Phrase:
        return Phrase("keep it", "そのまま始める")


@frozen
class NewHand(Step):
    seat: int

    sudden: ClassVar[bool] = True

    def do(self, s: PonyState) -> None:
        s.tell(Mulliganed(self.seat))
        for card in s.inside(hand(self.seat)):
            put_away(s, card, deck(self.seat))
        s.shuffle(deck(self.seat))
        draw_hand(s, self.seat)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("return it and draw {0} new cards", "戻して{0}枚引きなおす").of(s.rules.start_hand)


@frozen
class Begin(Step):
    """The other Problems are shuffled and lie face down under the active ones; turn 1 of the first player starts."""

    def do(self, s: PonyState) -> None:
        for seat in range(s.seats):
            s.shuffle(problems(seat))
        s.then(Turn(1, s.first))
