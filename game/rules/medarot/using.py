"""Using a Medarotter (medarot.md, 11.2), and Triggers (11.3): how an effect is carried out; may_use.py says whether.

`Use` is a choice and, step by step, its own carrying out: it asks for room in a full stock and for the Medarot that is
chosen, then pays, shows the card, opens the window of the opponent, resolves, and trashes at its trash timing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.medarot.cards import Half, Medarotter
from game.rules.medarot.effect_targets import by_medarotter, choices, present
from game.rules.medarot.events import Cancelled, Used
from game.rules.medarot.may_use import held_and_laid, hindered, price, spent, timely, unusable
from game.rules.medarot.medals import pay
from game.rules.medarot.places import (
    BOARD,
    field_of,
    hand,
    is_medarotter,
    master,
    medarot,
    person,
    stock,
    stock_is_full,
    unused_stock,
)
from game.rules.medarot.refusals import no
from game.rules.medarot.stock import MakeRoom, clear_slot, lay
from game.rules.medarot.words import SIDES, medals_of, name, standing
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def usable(s: State, seat: int, timing: str, occasion: str = "", after: tuple[Step, ...] = ()) -> Iterable[Use]:
    """The effects of a timing (and, for triggers, an occasion) that a seat can use now, from stock, hand and master."""
    cards = s.inside(stock(seat)) if timing == "trigger" else held_and_laid(s, seat)
    now = present(s, seat)
    for card in cards:
        if is_medarotter(card):
            for side, half in timely(s.cards[card.card], timing, occasion):
                if not spent(card) and not hindered(s, seat, card, side, half, now):
                    yield Use(seat, card.id, side, after=after)


@frozen
class Use(Step):
    """Use an effect of a Medarotter."""

    seat: int
    card: PieceId
    side: str
    room: PieceId = 0  # the stock card that is trashed for one from hand
    one: PieceId = 0  # the Medarot that was chosen
    after: tuple[Step, ...] = ()  # what goes on then

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        card = s.pieces[self.card]
        half = person(s, card).half(self.side)
        if card.zone == hand(self.seat) and stock_is_full(s, self.seat) and not self.room:
            s.then(MakeRoom(self.seat, self))
            return
        if not self.one and (found := choices(s, half.effects, self.by(s, card, half))) is not None:
            s.then(ChooseTarget(self.seat, self, tuple(p.id for p in found)))
            return
        shown = self.show(s, card)
        s.tell(Used(self.seat, shown.id, shown.card, self.side, self.one))
        pay(s, self.seat, price(s, half, self.side), "medarotter")
        by = self.by(s, shown, half)
        window = () if half.timing == "trigger" else (Window(1 - self.seat, "enemy_medarotter"),)
        s.then(*window, CarryOut(self.seat, shown.id, self.side, by), *self.after)

    def by(self, s: State, card: Piece, half: Half) -> By:
        return by_medarotter(
            s, self.seat, card.id, card.card, self.side, half.timing, half.trash != "after_use", self.one
        )

    def show(self, s: State, card: Piece) -> Piece:
        """The card lies face up in the stock now; a master is turned sideways."""
        if half_timing(s, card, self.side) == "action":
            medarot(s).used = True
        if card.zone == hand(self.seat):
            if self.room:
                clear_slot(s, s.pieces[self.room], "room")
            return lay(s, card, face_up=True)
        return s.change(card, turned=True) if card.zone == master(self.seat) else s.change(card, face_up=True)

    def say(self, s: State) -> Phrase:
        card = s.pieces.get(self.card)
        printed = s.cards.get(card.card) if card else None
        if not isinstance(printed, Medarotter) or not printed.number:  # face down: nobody else reads it
            return name(s, self.card)
        return Phrase("{0}, {1} effect for {2}", "{0}の{1}（{2}）").of(
            printed.name, SIDES[self.side], medals_of(price(s, printed.half(self.side), self.side))
        )


def half_timing(s: State, card: Piece, side: str) -> str:
    return person(s, card).half(side).timing


@frozen
class CarryOut(Step):
    """Resolve an effect that was paid, unless it was cancelled."""

    seat: int
    card: PieceId
    side: Known[str]
    by: Known[By]

    def do(self, s: State) -> None:
        me = medarot(s)
        card = s.pieces.get(self.card)
        if me.cancelled and self.by.event != "trigger":  # the cancel is about what the triggers answer
            me.cancelled = False
            s.tell(Cancelled(self.seat, self.by.card))
            if card and card.zone == stock(self.seat):
                clear_slot(s, card, "cancelled")
            return
        half: Half = s.cards[self.by.card].half(self.side)
        s.then(*resolve(half.effects, self.by), Leave(self.seat, self.card, half.trash))


@frozen
class Leave(Step):
    """A used Medarotter goes to the trash: now, after the defence, or at the end of the turn. A master stays."""

    seat: int
    card: PieceId
    trash: Known[str]

    def do(self, s: State) -> None:
        me, card = medarot(s), s.pieces.get(self.card)
        if card is None or card.zone != stock(self.seat):
            return
        if self.trash == "after_defense" and me.fight:
            me.spent = (*me.spent, self.card)
        elif self.trash != "end_of_turn" and not any(x.card == self.card and x.until == "armed" for x in me.lasting):
            clear_slot(s, card, "used")


# ---- whom ----------------------------------------------------------------------------------------------------
@frozen
class ChooseTarget(Question):
    """Which Medarot is the effect about?"""

    of: Step  # Use or Special
    among: tuple[PieceId, ...]

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for piece in self.among:
            yield Aim(self.seat, self.of, piece)
        if s.explaining:
            yield no("no_legal_target", [p.id for p in s.inside(BOARD) if p.id not in self.among])

    def ask(self, s: State) -> Phrase:
        of: Any = self.of
        return Phrase("{0}: choose a Medarot", "{0}：メダロットを選ぶ").of(of.say(s))


@frozen
class Aim(Step):
    seat: int
    of: Step
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: State) -> None:
        of: Any = self.of
        s.then(replace(of, one=self.piece))

    def say(self, s: State) -> Phrase:
        return Phrase("on {0}", "{0}に").of(standing(s, self.piece))


# ---- triggers (11.3) -------------------------------------------------------------------------------------------
def responses(s: State, seat: int, occasion: str, ready: Sequence[int] | None) -> Iterable[Use]:
    """The Trigger effects of a seat that go off now: face-down cards of the stock, of this occasion."""
    for option in usable(s, seat, "trigger", occasion):
        if ready is None or option.card in ready:
            yield option


@frozen
class Window(Step):
    """Triggers of one seat may go off, one after the other; their effects open no further windows (11.3).

    Whoever has face-down cards in the stock is asked, whatever they are: not being asked would tell (S11).
    """

    seat: int
    occasion: Known[str]
    ready: tuple[PieceId, ...] | None = None  # cards that lay in the stock when it happened; None: all that do now

    def do(self, s: State) -> None:
        ready = tuple(p.id for p in unused_stock(s, self.seat) if self.ready is None or p.id in self.ready)
        if ready:
            s.then(Respond(self.seat, replace(self, ready=ready)))


OCCASIONS = {
    "ally_destroyed": Phrase("Your Medarot was destroyed", "味方が破壊された"),
    "enemy_medarotter": Phrase("Your opponent uses a Medarotter", "相手がメダロッターを使った"),
    "enemy_enters_neutral": Phrase("An enemy entered the neutral field", "敵が中立フィールドに入った"),
    "enemy_special": Phrase("An enemy uses its special", "敵が特殊を発動した"),
    "start_phase": Phrase("End of the start phase", "スタートフェイズの終わり"),
    "end_phase": Phrase("End phase", "エンドフェイズ"),
}


@frozen
class Respond(Question):
    """Let a Trigger go off, or not."""

    window: Known[Window]

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for option in responses(s, self.seat, self.window.occasion, self.window.ready):
            yield replace(option, after=(self.window,))
        yield Decline(self.seat)
        if s.explaining:
            able = usable(s, self.seat, "trigger", self.window.occasion)
            yield no("not_set", [use.card for use in able if use.card not in (self.window.ready or ())])  # too late
            yield from unusable(s, self.seat, "trigger", self.window.occasion)
            yield no("only_triggers", [p.id for p in field_of(s, self.seat)])

    def ask(self, s: State) -> Phrase:
        return Phrase("{0}: let a Trigger go off?", "{0}：【発動】を使う？").of(OCCASIONS[self.window.occasion])


@frozen
class Decline(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("pass", "使わない")
