"""One Medarot's go within a turn (medarot.md, section 10): move, action, Medarotters, swap, stay penalty.

Rulings here: R9, R10, R12, R15; S5 (being moved by an effect counts as having moved, but leaves the own move for
later).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.effects.effect import resolve
from game.frozen import frozen
from game.rules.medarot.attack import Attack
from game.rules.medarot.effect_targets import by_medarot, choices, useless
from game.rules.medarot.events import (
    ActivationBegan,
    ActivationSkipped,
    Cancelled,
    SpecialUsed,
    StayedPut,
)
from game.rules.medarot.lasting import end, end_until
from game.rules.medarot.may_use import unusable
from game.rules.medarot.medals import pay
from game.rules.medarot.moving import go, moves, no_way
from game.rules.medarot.places import (
    BOARD,
    CELLS,
    Cell,
    at_cell,
    facts,
    hand,
    is_medarot,
    is_medarotter,
    master,
    medarot,
    stock,
)
from game.rules.medarot.ranges import out_of_reach, targets
from game.rules.medarot.refusals import no
from game.rules.medarot.stats import bound, stays_free
from game.rules.medarot.stock import SetCard
from game.rules.medarot.swap import Swap, no_place
from game.rules.medarot.using import ChooseTarget, Window, usable
from game.rules.medarot.words import cell_words, name, standing
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


@frozen
class Activate(Step):
    """N1 to N6: what it had in force ends, then its go, unless it is bound; then the stay penalty."""

    seat: int
    medarot: PieceId

    def do(self, s: State) -> None:
        me, piece = medarot(s), s.pieces[self.medarot]
        end(s, lambda x: x.until == "lasting" and x.source == piece.id)  # N1
        me.active, me.moved, me.walked, me.used, me.done = piece.id, False, False, False, False
        s.tell(ActivationBegan(self.seat, piece.id))
        if bound(s, piece, "act"):  # N2
            s.tell(ActivationSkipped(self.seat, piece.id))
            s.then(EndActivation(piece.id))
        else:
            s.then(Acting(self.seat, piece.id), StayPenalty(piece.id), EndActivation(piece.id))


@frozen
class Acting(Step):
    """N3, as long as the Medarot is on the field."""

    seat: int
    medarot: PieceId

    def do(self, s: State) -> None:
        if self.medarot in s.pieces:
            s.then(Activation(self.seat, self.medarot))


@frozen
class StayPenalty(Step):
    """N4: who has not moved in this activation pays, whatever the reason (10.2)."""

    medarot: PieceId

    def do(self, s: State) -> None:
        me, piece = medarot(s), s.pieces.get(self.medarot)
        if piece and not me.moved and not stays_free(s, piece):
            s.tell(StayedPut(piece.owner, piece.id))
            pay(s, piece.owner, me.rules.stay_penalty, "stay")


@frozen
class EndActivation(Step):
    """N5 and N6: what lasts for this attack ends; it has acted."""

    medarot: PieceId

    def do(self, s: State) -> None:
        me = medarot(s)
        end_until(s, "activation")
        me.active = 0
        if self.medarot in s.pieces:
            me.acted = (*me.acted, self.medarot)


# ---- N3 --------------------------------------------------------------------------------------------------------
@frozen
class Activation(Question):
    """What does this Medarot do? It waits until its owner ends it: others need not know what may still be set (S11)."""

    medarot: PieceId

    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        me, piece = medarot(s), s.pieces[self.medarot]
        if not me.done:
            yield from self.actions(s, piece)
        if not me.walked and not bound(s, piece, "move"):
            for _, cell in moves(s, piece):
                yield Move(self.seat, piece.id, cell)
        if not me.done:
            again = (Acting(self.seat, piece.id),)
            yield from usable(s, self.seat, "action", after=again)
        yield from self.cards(s, piece)
        yield End(self.seat)
        if s.explaining:
            yield from self.refusals(s, piece)

    def actions(self, s: State, piece: Piece) -> Iterable[Step | No]:
        """An attack or the special, one of them once."""
        if bound(s, piece, "attack"):
            return
        again = (Acting(self.seat, piece.id),)
        for enemy, reach in targets(s, piece):
            yield Attack(self.seat, piece.id, enemy.id, reach.token, again)
        ability = facts(s, piece).ability
        if ability and ability.when == "special":
            if why := useless(s, ability.effects, by_medarot(piece, "special", ability.key)):
                yield No((piece.id,), why, "11.3")
            else:
                yield Special(self.seat, piece.id)

    def cards(self, s: State, piece: Piece) -> Iterable[Step | No]:
        """Setting Medarotters at any time, swapping first of all."""
        me, again = medarot(s), Acting(self.seat, piece.id)
        early = not (me.moved or me.used or me.done)
        for card in s.inside(hand(self.seat)):
            if is_medarotter(card):
                yield SetCard(self.seat, card.id, after=again)
            elif me.rules.swap and early:
                yield Swap(self.seat, piece.id, card.id)
            elif s.explaining:
                yield no("swap_late" if me.rules.swap else "not_in_mode", (card.id,))

    def refusals(self, s: State, piece: Piece) -> Iterable[No]:
        """For "why not?": every other cell, Medarot and card."""
        me = medarot(s)
        if me.done:
            yield no("already_acted", (piece.id,))
            yield no("already_acted", [p.id for p in s.inside(BOARD) if p.owner != self.seat])
        else:
            if bound(s, piece, "attack"):
                yield no("bound_attack", (piece.id,))
            elif not facts(s, piece).special and not targets(s, piece):
                yield no("no_enemy", (piece.id,))
            yield from out_of_reach(s, piece)
        yield from unusable(s, self.seat, "action", late=me.done)
        for cell in CELLS:
            spot = (Spot(BOARD, cell),)
            if me.walked:
                yield no("already_moved", spot)
            elif bound(s, piece, "move"):
                yield no("bound_move", spot)
            elif why := no_way(s, piece, cell):
                yield no(why, spot)
        if me.rules.swap and not any(is_medarot(p) for p in s.inside(hand(self.seat))):
            yield no("no_medarot_in_hand", (Spot(hand(self.seat)),))
        theirs = (*s.inside(stock(1 - self.seat)), *s.inside(master(1 - self.seat)))
        yield no("not_yours", [p.id for p in theirs])
        for other in s.inside(BOARD):
            if other.owner == self.seat and other.id != piece.id:
                yield no(not_now(s, other), (other.id,))
        for swap in self.cards(s, piece):
            if isinstance(swap, Swap):
                for code, cell in no_place(s, piece):
                    there = at_cell(s, cell)
                    yield no(code, (*swap.about(), Spot(BOARD, cell), *([there.id] if there else ())))

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} acts", "{0}の行動順").of(standing(s, self.medarot))


def not_now(s: State, other: Piece) -> str:
    """Why it is not the go of another Medarot, as a code of section 19."""
    if not other.face_up:
        return "face_down"
    if other.id in medarot(s).acted:
        return "has_acted"
    return "bound_act" if bound(s, other, "act") else "not_its_turn"


@frozen
class End(Step):
    """The activation is over; doing nothing is allowed, at the price of the stay penalty (R9)."""

    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        me = medarot(s)
        piece = s.pieces.get(me.active)
        if piece and not me.moved and not stays_free(s, piece):
            return Phrase("end: pay {0} for staying put", "終了（移動なし：メダル{0}枚）").of(me.rules.stay_penalty)
        return Phrase("end the activation", "行動を終える")


@frozen
class Move(Step):
    """One cell along an arrow (10.1)."""

    seat: int
    medarot: PieceId
    at: Cell

    def about(self) -> tuple[Thing, ...]:
        return (self.medarot, Spot(BOARD, self.at))

    def do(self, s: State) -> None:
        medarot(s).walked = True
        s.then(Acting(self.seat, self.medarot))
        go(s, s.pieces[self.medarot], self.at, "move", self.seat)

    def say(self, s: State) -> Phrase:
        return Phrase("move to {0}", "{0}へ移動する").of(cell_words(self.at))


# ---- specials (13) -----------------------------------------------------------------------------------------------
@frozen
class Special(Step):
    """Turn sideways and start the special; the opponent may answer before it takes effect."""

    seat: int
    medarot: PieceId
    one: PieceId = 0  # the Medarot that was chosen

    def about(self) -> tuple[Thing, ...]:
        return (self.medarot,)

    def do(self, s: State) -> None:
        me, piece = medarot(s), s.pieces[self.medarot]
        ability = facts(s, piece).ability
        assert ability is not None
        by = by_medarot(piece, "special", ability.key)
        if not self.one and (found := choices(s, ability.effects, by)) is not None:
            s.then(ChooseTarget(self.seat, self, tuple(p.id for p in found)))
            return
        me.done = True
        s.tell(SpecialUsed(self.seat, piece.id, self.one))
        s.then(Window(1 - self.seat, "enemy_special"), StartSpecial(piece.id, self.one), Acting(self.seat, piece.id))

    def say(self, s: State) -> Phrase:
        piece = s.pieces.get(self.medarot)
        ability = facts(s, piece).ability if piece else None
        return Phrase("use {0}", "{0}を発動する").of(ability.name if ability else name(s, self.medarot))


@frozen
class StartSpecial(Step):
    """The special takes effect, unless it was cancelled: then the action is spent all the same."""

    medarot: PieceId
    one: PieceId

    def do(self, s: State) -> None:
        me, piece = medarot(s), s.pieces.get(self.medarot)
        cancelled, me.cancelled = me.cancelled, False
        ability = facts(s, piece).ability if piece else None
        if piece is None or ability is None:
            return
        if cancelled:
            s.tell(Cancelled(piece.owner, piece.card))
        else:
            s.then(*resolve(ability.effects, by_medarot(piece, "special", ability.key, one=self.one)))
