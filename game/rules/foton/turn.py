"""The main phase: five turns each, one main action a turn, events before and after it (foton.md, 5.1, 5.2, 5.4, 5.5).

Rulings here: R-2 (nothing is drawn at the start of a turn), R-3 (resting draws three), R-4 (events in the own turn, any
number, before and after the main action), R-5 (no passing), R-8 (a rested Megido lies face down; if it had countered,
everybody still knows which one it is).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.frozen import frozen
from game.rules.foton.acting import ChoosePayment, lacking
from game.rules.foton.automatic import Automatics, happened
from game.rules.foton.cards import Config
from game.rules.foton.events import EventUsed, PhaseBegan, Rested, TurnBegan
from game.rules.foton.giving_up import Ask
from game.rules.foton.lines import lines_of
from game.rules.foton.moving_cards import draw_cards
from game.rules.foton.places import acted, clockwise, deck, discard, foton, hand, kind_of, taken, waiting
from game.rules.foton.refusals import (
    ALREADY_ACTED,
    END_TURN,
    FIRST_ACT,
    ONCE,
    PAY_BY_ACTING,
    refused,
    still_to_use,
    too_dear,
)
from game.rules.foton.words import card_name, piece_name
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Step, Thing
from game.words import Phrase

USED = "used"  # the mark of an event in a discard pile that was used, not discarded


# ---- the phase and its turns -----------------------------------------------------------------------
@frozen
class MainPhase(Step):
    """Everybody shuffles the drafted cards into a deck and draws five; the holder of the start card begins (F-5.1)."""

    def do(self, s: State) -> None:
        me, config = foton(s), s.cards["config"]
        me.phase, me.round, me.current = "main", 1, me.start
        s.tell(PhaseBegan("main"))
        for seat in clockwise(s, me.start):
            for card in s.inside(taken(seat)):
                s.move(card, deck(seat), face_up=False)
            s.zones.pop(taken(seat), None)
            s.shuffle(deck(seat))
            draw_cards(s, seat, config.opening_hand)
        s.then(Turn(me.start))


@frozen
class Turn(Step):
    """One turn of one player (F-5.4)."""

    seat: int

    def do(self, s: State) -> None:
        me = foton(s)
        me.current, me.used = self.seat, False
        s.tell(TurnBegan(self.seat, me.round))
        draw_cards(s, self.seat, me.turn_draw)
        s.then(MainStep(self.seat), EndOfTurn(self.seat))


@frozen
class EndOfTurn(Step):
    """ "At the end of each of your turns" happens, after a rest too; then the next player's turn (F-5.4, F-5.31)."""

    seat: int

    def do(self, s: State) -> None:
        happened(s, self.seat, "end_of_turn")
        s.then(Automatics(self.seat), NextTurn(self.seat))


@frozen
class NextTurn(Step):
    """Clockwise, until everybody has had five turns (F-5.3)."""

    seat: int

    def do(self, s: State) -> None:
        me = foton(s)
        following = (self.seat + 1) % s.seats
        if following == me.start:
            if me.round == s.cards["config"].turns_per_player:
                return
            me.round += 1
        s.then(Turn(following))


# ---- what must still be used -----------------------------------------------------------------------
def turns_left(s: State, seat: int) -> int:
    """Main actions a seat still has: after each of its turns one more Megido lies in the acted area (F-5.5)."""
    config: Config = s.cards["config"]
    return config.turns_per_player - len(s.zones.get(acted(seat), ()))


def pending(s: State, seat: int) -> list[Piece]:
    """The Megido that have countered, if no turn is left for any other (F-5.22); else nothing."""
    countered = [p for p in s.inside(waiting(seat)) if p.face_up]
    return countered if len(countered) >= turns_left(s, seat) else []


# ---- the main step ---------------------------------------------------------------------------------
@frozen
class MainStep(Ask):
    """Act with one Megido or rest one, use events before and after it, and end the turn (F-5.4)."""

    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        if foton(s).used:
            yield from (UseEvent(self.seat, card.id) for card in events_in_hand(s, self.seat))
            yield EndTurn(self.seat)
        else:
            yield from self._megido(s)
            yield from (UseEvent(self.seat, card.id) for card in events_in_hand(s, self.seat))
        if s.explaining:
            yield from self._refusals(s)

    def _megido(self, s: State) -> Iterator[Step | No]:
        """What can act, in the order in which the party lies there, then what can rest."""
        megido = s.inside(waiting(self.seat))
        kinds = [kind_of(card) for card in s.inside(hand(self.seat))]
        first = pending(s, self.seat)
        free = [p for p in megido if p in first] if first else megido
        for p in free:
            cost = s.cards[p.card].cost
            if short := lacking(cost, kinds):
                if s.explaining:
                    yield too_dear(p, *short)
            else:
                yield Act(self.seat, p.id)
        yield from (Rest(self.seat, p.id) for p in free)
        if first and s.explaining:
            why = still_to_use(card_name(s, first[0].card))
            yield from (No((p.id,), why, "F-5.22") for p in megido if p not in first)

    def _refusals(self, s: State) -> Iterator[No]:
        if foton(s).used:
            yield from refused(s.inside(waiting(self.seat)), ALREADY_ACTED, "F-5.4")
        else:
            yield No((), FIRST_ACT, "F-5.4", button=END_TURN)
        yield from refused(s.inside(acted(self.seat)), ONCE, "F-5.5")
        photons = [p for p in s.inside(hand(self.seat)) if kind_of(p) != "event"]
        why, rule = (ALREADY_ACTED, "F-5.4") if foton(s).used else (PAY_BY_ACTING, "F-5.7")
        yield from refused(photons, why, rule)

    def ask(self, s: State) -> Phrase:
        if not foton(s).used:
            return Phrase("Act with one Megido or rest one", "メギド1枚を行動させるか、休息させる")
        if events_in_hand(s, self.seat):
            return Phrase("Use an event, or end your turn", "イベントを使うか、ターンを終了する")
        return Phrase("End your turn", "ターンを終了する")

    def absent(self, s: State) -> Step:
        """Who is gone rests the first Megido that may be used, every turn (R-23)."""
        options = [option for option in self.options(s) if isinstance(option, (Rest, EndTurn))]
        return options[0]


def events_in_hand(s: State, seat: int) -> list[Piece]:
    return [card for card in s.inside(hand(seat)) if kind_of(card) == "event"]


@frozen
class Act(Step):
    """Act with a Megido: pay, turn it face up, resolve its lines (F-5.6 to F-5.9)."""

    seat: int
    megido: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.megido,)

    def do(self, s: State) -> None:
        s.then(ChoosePayment(self.seat, self.megido), MainStep(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("act with {0}", "{0}で行動する").of(piece_name(s, self.megido))


@frozen
class Rest(Step):
    """Rest a Megido: face down to the acted area, and draw three (F-5.10)."""

    seat: int
    megido: PieceId

    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (self.megido,)

    def do(self, s: State) -> None:
        me = foton(s)
        me.used = True
        megido = s.pieces[self.megido]
        now = s.move(megido, acted(self.seat), face_up=False)  # one that has countered is still known
        s.tell(Rested(self.seat, now.id))
        draw_cards(s, self.seat, me.rest_draw)
        s.then(MainStep(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("rest {0}", "{0}を休息させる").of(piece_name(s, self.megido))


@frozen
class UseEvent(Step):
    """Use an event: it goes to the discard pile, then its lines are resolved (F-5.11)."""

    seat: int
    card: PieceId

    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        card = s.move(s.pieces[self.card], discard(self.seat), marks=((USED, 1),))
        s.tell(EventUsed(self.seat, card.id))
        happened(s, self.seat, "event_used")
        s.then(*lines_of(s, self.seat, card), Automatics(self.seat), MainStep(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("use {0}", "{0}を使う").of(piece_name(s, self.card))


@frozen
class EndTurn(Step):
    """The turn ends when the player says so (F-5.4)."""

    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        """What follows is planned already."""

    def say(self, s: State) -> Phrase:
        return END_TURN
