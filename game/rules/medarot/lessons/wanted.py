"""What lessons want, what they point at, and how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.medarot.activation import End, Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.drawing import DrawAfter, DrawPaid
from game.rules.medarot.moving import moves
from game.rules.medarot.places import BOARD, field_of, hand, medarot
from game.rules.medarot.positions import cell
from game.rules.medarot.refill import PlaceDown
from game.rules.medarot.stock import SetCard
from game.rules.medarot.swap import Swap
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Use
from game.table.lesson import Pointed, Wanted
from game.table.state import State
from game.table.step import Spot, Step, Thing

Until = Callable[[State], bool]
COACH = "card/medarotter/dr_medarot"


def named(s: State, piece: int) -> str:
    """The id of a card by its piece: "metabee"; "" for one that is not there."""
    return s.pieces[piece].card.rpartition("/")[2] if piece in s.pieces else ""


def active(s: State) -> str:
    """The card of the learner's Medarot whose activation it is; "" for the opponent's, and between two."""
    piece = s.pieces.get(medarot(s).active)
    return named(s, piece.id) if piece is not None and piece.owner == 0 else ""


# ---- what is wanted ----------------------------------------------------------------------------------------------
def strike(target: str) -> Wanted:
    """Attack this Medarot."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Attack) and named(s, option.target) == target

    return wanted


def help_from(card: str, side: str) -> Wanted:
    """Use this effect of a Medarotter."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Use) and option.side == side and named(s, option.card) == card

    return wanted


def strike_and_end(target: str) -> Wanted:
    """Attack this Medarot, then end the activation."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, End) if medarot(s).done else strike(target)(s, option)

    return wanted


def go(*cells: str) -> Wanted:
    """Move to one of these cells, anywhere if none is named; then end the activation."""

    def wanted(s: State, option: Step) -> bool:
        if medarot(s).walked:
            return isinstance(option, End)
        return isinstance(option, Move) and (not cells or option.at in map(cell, cells))

    return wanted


def start_and_go(*cells: str) -> Wanted:
    """Use the special; then move to one of these cells and end the activation."""

    def wanted(s: State, option: Step) -> bool:
        return go(*cells)(s, option) if medarot(s).done else isinstance(option, Special)

    return wanted


def stay(s: State, option: Step) -> bool:
    """End the activation without having moved."""
    return isinstance(option, End) and not medarot(s).moved


def place(s: State, option: Step) -> bool:
    """Put any robot from hand anywhere."""
    return isinstance(option, PlaceDown)


def put(name: str) -> Wanted:
    """Put this robot from hand anywhere."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, PlaceDown) and named(s, option.card) == name

    return wanted


def swap_for(name: str) -> Wanted:
    """Swap the acting robot for this one."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Swap) and named(s, option.card) == name

    return wanted


def throw(name: str) -> Wanted:
    """Trash this card from hand."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, TrashCard) and named(s, option.card) == name

    return wanted


def set_down(card: str) -> Wanted:
    """Lay this Medarotter face down in the stock."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, SetCard) and named(s, option.card) == card

    return wanted


def draw(n: int) -> Wanted:
    """Draw so many cards, paid or after a destruction."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, (DrawPaid, DrawAfter)) and option.n == n

    return wanted


def over(name: str) -> Wanted:
    """The opponent ends the activation of this Medarot."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, End) and named(s, medarot(s).active) == name

    return wanted


def walk(name: str, to: str) -> Wanted:
    """The opponent's Medarot goes to this cell."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Move) and named(s, option.medarot) == name and option.at == cell(to)

    return wanted


def shot(name: str) -> Wanted:
    """The opponent's Medarot attacks."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Attack) and named(s, option.attacker) == name

    return wanted


NOTHING = draw(0)


# ---- what is pointed at, and how long ------------------------------------------------------------------------------
def at(*cells: str) -> Pointed:
    """Points at cells."""
    return lambda s: [Spot(BOARD, cell(name)) for name in cells]


def robots(*names: str) -> Pointed:
    """Points at these cards: on the field of both sides, elsewhere the learner's."""

    def pointed(s: State) -> Sequence[Thing | type[Step]]:
        return [
            p.id
            for p in s.pieces.values()
            if p.card.rpartition("/")[2] in names
            and p.zone.name in ("board", "master", "stock", "hand")
            and (p.zone == BOARD or p.owner == 0)
        ]

    return pointed


def ways(*cells: str) -> Pointed:
    """Points at where the acting Medarot may go; once it has moved, at the button that ends its activation."""

    def pointed(s: State) -> Sequence[Thing | type[Step]]:
        me = medarot(s)
        if me.walked:
            return [End]
        if cells:
            return at(*cells)(s)
        return [Spot(BOARD, to) for _, to in moves(s, s.pieces[me.active])] if me.active in s.pieces else []

    return pointed


def target_and_end(target: str) -> Pointed:
    """Points at an enemy; once it was attacked, at the button that ends the activation."""

    def pointed(s: State) -> Sequence[Thing | type[Step]]:
        return [End] if medarot(s).done else robots(target)(s)

    return pointed


def special_and_ways(*cells: str) -> Pointed:
    """Points at the button of the special; once it is used, at the ways."""

    def pointed(s: State) -> Sequence[Thing | type[Step]]:
        return ways(*cells)(s) if medarot(s).done else [Special]

    return pointed


def done_with(name: str) -> Until:
    """Until the activation of this Medarot is over."""

    def until(s: State) -> bool:
        return active(s) != name

    return until


def held(n: int) -> Until:
    """Until the learner holds no more than so many cards."""

    def until(s: State) -> bool:
        return len(s.inside(hand(0))) <= n

    return until


def placed(n: int) -> Until:
    """Until the learner has so many robots on the field."""

    def until(s: State) -> bool:
        return len(field_of(s, 0)) >= n

    return until
