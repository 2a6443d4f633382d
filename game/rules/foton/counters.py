"""Counters: preventing an interference for oneself with a Megido that lies face down (foton.md, 5.7).

Rulings here: R-7 (rested Megido count for the limit of five), R-9 (even if nothing would change), R-25 (cost and
benefit at once).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from game.effects.effect import By, Effect, resolve
from game.frozen import frozen
from game.rules.foton.automatic import happened
from game.rules.foton.cards import Config, Counter, Megido
from game.rules.foton.conditions import met, unmet_words
from game.rules.foton.effect_choices import CardEffect
from game.rules.foton.events import Countered, NotCountered
from game.rules.foton.giving_up import Ask
from game.rules.foton.nouns import said
from game.rules.foton.places import acted, foton, hand, kind_of, waiting
from game.rules.foton.refusals import (
    NO_COUNTER,
    NOT_FACE_DOWN,
    NOT_YOUR_TURN,
    NOTHING_PREVENTS,
    TOO_MANY_USED,
    not_met,
    not_payable,
    refused,
)
from game.rules.foton.words import card_name, piece_name
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Step, Thing
from game.words import Phrase, seat_name


def room_left(s: State, seat: int) -> bool:
    """After one more counter, face-up un-acted Megido and all acted Megido are five or fewer (F-5.18)."""
    config: Config = s.cards["config"]
    face_up = sum(p.face_up for p in s.inside(waiting(seat)))
    return face_up + len(s.zones.get(acted(seat), ())) + 1 <= config.max_used_megido


def can_pay(s: State, seat: int, cost: Sequence[Effect]) -> bool:
    """True if a seat can pay the cost of a counter completely (F-5.17)."""
    return all(isinstance(effect, CardEffect) and effect.complete(s, By(seat)) for effect in cost)


def price_words(cost: Sequence[Effect]) -> Phrase:
    """A counter's cost as the subject of "... is not met"."""
    return Phrase("the cost (“{0}”)", "代償「{0}」").of(said(cost))


def refusal(s: State, seat: int, megido: Piece) -> Phrase | None:
    """Why a face-down Megido cannot counter now; None if it can. The limit is asked elsewhere (F-5.17)."""
    card: Megido = s.cards[megido.card]
    counter = card.counter()
    if counter is None:
        return NO_COUNTER.of(card.name)
    if counter.condition and not met(s, counter.condition, seat):
        return not_met(unmet_words(counter.condition))
    if counter.cost and not can_pay(s, seat, counter.cost):
        return not_payable(price_words(counter.cost))
    return None


@frozen
class ChooseCounter(Ask):
    """Counter with a Megido or let it happen. Every target is asked: that it is asked tells nobody anything."""

    by: Known[By]

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        face_down = [p for p in s.inside(waiting(self.seat)) if not p.face_up]
        room, able = room_left(s, self.seat), False
        for megido in face_down if room or s.explaining else ():
            if not room:
                yield No((megido.id,), TOO_MANY_USED, "F-5.18")
            elif reason := refusal(s, self.seat, megido):
                yield No((megido.id,), reason, "F-5.17")
            else:
                able = True
                yield CounterWith(self.seat, megido.id)
        yield Decline(self.seat)
        if s.explaining:
            yield from self._refusals(s)
            if not able:
                yield No((), NOTHING_PREVENTS, "F-5.17")

    def _refusals(self, s: State) -> Iterator[No]:
        used = [p for p in s.inside(waiting(self.seat)) if p.face_up] + s.inside(acted(self.seat))
        yield from refused(used, NOT_FACE_DOWN, "F-5.17")
        events = [p for p in s.inside(hand(self.seat)) if kind_of(p) == "event"]
        yield from refused(events, NOT_YOUR_TURN, "F-5.11")

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} interferes with you by {1}: counter?", "{0}の{1}の【妨】を受ける：対抗するか？").of(
            seat_name(self.by.seat), card_name(s, self.by.card)
        )

    def absent(self, s: State) -> Step:
        return Decline(self.seat)


@frozen
class CounterWith(Step):
    """Turn a Megido up where it lies, pay for its counter, be safe, and get its benefit (F-5.19)."""

    seat: int
    megido: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.megido,)

    def do(self, s: State) -> None:
        me = foton(s)
        me.countered += (self.seat,)
        megido = s.change(s.pieces[self.megido], face_up=True)
        s.tell(Countered(self.seat, megido.id))
        happened(s, me.current, "countered")
        lines = s.cards[megido.card].lines
        number = next(number for number, line in enumerate(lines) if isinstance(line, Counter))
        by = By(self.seat, megido.id, megido.card, str(number))
        s.then(*resolve(lines[number].cost, by), *resolve(lines[number].bonus, by))

    def say(self, s: State) -> Phrase:
        return Phrase("counter with {0}", "{0}で対抗する").of(piece_name(s, self.megido))


@frozen
class Decline(Step):
    """Let the interference happen."""

    seat: int

    def do(self, s: State) -> None:
        s.tell(NotCountered(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("do not counter", "対抗しない")
