"""How good is this position? For the computer player and for hints. The unit is a medal."""

from __future__ import annotations

from game.effects.effect import Effect
from game.rules.medarot.cards import Medarot, Medarotter
from game.rules.medarot.effects.field_ops import Burn
from game.rules.medarot.effects.fight_ops import AlterAttack, Ward
from game.rules.medarot.effects.number_ops import Bind, InvertMoves, Mod
from game.rules.medarot.places import (
    BOARD,
    NEUTRAL,
    MedarotState,
    deck,
    hand,
    master,
    medals,
    medarot,
    stock,
)
from game.rules.medarot.stats import stays_free
from game.rules.medarot.survey import CARD, Fighter, Survey
from game.table.state import Piece, State

WON = 200.0
LOW = 8  # medals below which each counts for more
SCARCE = 0.6  # so much more
NOW = 0.9  # of an attack that can be made at once
SOON = 0.55  # of one that is made later in this turn, unless something happens before
LATER = 0.35  # of one in the next turn
FEAR = 0.9  # the other side's attacks against one's own
BODY = 0.5  # a Medarot on the field, whatever it is
FRESH = 0.25  # less for one that lies face down
NEUTRAL_ROW = 0.75  # a medal at the end of the turn, if it is still there
LAID = 0.12  # a Medarotter in the stock is safe from weak attacks
UNUSED_MASTER = 0.15
DECK = 0.1  # a card that is still in the deck
LAST_CARDS = 6  # cards in a deck below which it runs out soon
RUNNING_OUT = 0.9
STAY = 0.75  # of the penalty for who may still move
WARDS = {"guard": 0.8, "trap": 1.1, "barrier": 0.9, "reflect": 0.9}
MODIFIED = 0.05  # the rest shows in the promises of attacks
SPEED = 0.008  # for each point
BONDS = {"act": 1.1, "attack": 0.8, "move": 0.6}


def worth(s: State, me: int) -> float:
    """Expected lead of a seat in medals; 0 is even. Typical size: 3 for a good turn, 200 for a won match."""
    if s.result is not None:
        return WON if me in s.result else -WON if s.result else -WON / 4
    view, state = Survey(s, me), medarot(s)
    value = [belongings(s, seat, me) for seat in range(2)]
    for p in s.inside(BOARD):
        value[p.owner] += BODY if p.face_up else BODY - FRESH
    for f in view.fighters:
        value[f.seat] += promise(view, state, f) * (1.0 if f.seat == me else FEAR)
        if f.piece.face_up and f.cell[1] == NEUTRAL and view.rules.neutral_recovery:
            value[f.seat] += NEUTRAL_ROW
    running(s, value)
    return value[me] - value[1 - me] - pending(s, state, me)


def belongings(s: State, seat: int, me: int) -> float:
    """Medals, cards in hand, stock and deck."""
    have = medals(s, seat)
    value = have + SCARCE * min(have, LOW)
    value += sum(keep(s, p, seat == me) for p in s.inside(hand(seat)))
    for p in s.inside(stock(seat)):
        value += 0.0 if p.face_up else (keep(s, p, seat == me) + LAID)
    value += sum(UNUSED_MASTER for p in s.inside(master(seat)) if not p.turned)
    left = len(s.zones.get(deck(seat), ()))
    return value + DECK * left - RUNNING_OUT * max(0, LAST_CARDS - left)


def keep(s: State, card: Piece, mine: bool) -> float:
    """What a card that is not in play is worth to its owner; to others all unknown cards are alike."""
    printed = s.cards.get(card.card) if mine else None
    if isinstance(printed, Medarot):
        return CARD * (0.5 + 0.008 * printed.power + 0.004 * printed.armor + 0.003 * printed.speed)
    if isinstance(printed, Medarotter):
        return CARD * 1.15
    return CARD


def promise(view: Survey, state: MedarotState, f: Fighter) -> float:
    """What a Medarot is going to do to the other side."""
    cells = (f.cell, *f.ways)
    if f.piece.id == state.active:
        if state.done:
            return LATER * view.best(f, cells)
        best = view.best(f, cells if not state.walked else (f.cell,))
        return (NOW + LATER / 2) * best  # and it will be there afterwards
    return (LATER if f.acted or not f.piece.face_up else SOON) * view.best(f, cells)


def running(s: State, value: list[float]) -> None:
    """Effects in force: wards, bonds, burns. Numbers that are changed show in the promises of attacks."""
    for x in medarot(s).lasting:
        value[x.seat] += force(s, x.effect, x.on, x.seat) * (max(1, x.left) if isinstance(x.effect, Burn) else 1)


def force(s: State, effect: Effect, on: int, seat: int) -> float:
    """What an effect in force is worth to whose effect it is."""
    if isinstance(effect, Ward):
        return WARDS[effect.kind]
    if isinstance(effect, Bind):
        target = s.pieces.get(on)
        own = target is not None and target.owner == seat
        return sum(BONDS[what] for what in effect.what) * (-1.0 if own else 1.0)
    if isinstance(effect, AlterAttack):
        return 1.6
    if isinstance(effect, InvertMoves):
        return 0.3
    if isinstance(effect, Burn):
        return 0.85 * effect.amount
    if isinstance(effect, Mod):
        return hurry(s, effect.amount, on, seat) if effect.stat == "speed" else MODIFIED
    return MODIFIED


def hurry(s: State, amount: int, on: int, seat: int) -> float:
    """A change of speed matters only to who has not acted."""
    target = s.pieces.get(on)
    if target is None or on in medarot(s).acted or on == medarot(s).active:
        return 0.0
    return SPEED * amount * (1 if target.owner == seat else -1)


def pending(s: State, state: MedarotState, me: int) -> float:
    """The penalty that the acting Medarot of this seat still has to expect for staying put."""
    piece = s.pieces.get(state.active)
    if piece is None or piece.owner != me or state.moved or stays_free(s, piece):
        return 0.0
    return STAY * state.rules.stay_penalty * 0.3
