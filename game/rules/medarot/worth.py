"""How good is this position? For the computer player and for hints. The unit is a medal."""

from __future__ import annotations

from game.effects.effect import Effect
from game.rules.medarot.aspects import ASPECTS, UNIT
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
from game.table.judgement import Judgement
from game.table.state import Piece, State

WON = 200.0
LOW = 8  # medals up to which each counts for more
MEDAROTS, FACE_DOWN, IN_NEUTRAL = -3, -2, -1  # where Medarots on the field stand in a row
LAID = 0.12  # a Medarotter in the stock is safe from weak attacks
LAST_CARDS = 6  # cards in a deck below which it runs out soon
WARDS = {"guard": 0.8, "trap": 1.1, "barrier": 0.9, "reflect": 0.9}
MODIFIED = 0.05  # the rest shows in the promises of attacks
SPEED = 0.008  # for each point
BONDS = {"act": 1.1, "attack": 0.8, "move": 0.6}


def over(s: State, me: int) -> float:
    """200 for a won match; a draw is bad for both."""
    return WON if s.result and me in s.result else -WON if s.result else -WON / 4


def terms(s: State, me: int) -> list[float]:
    """How much of each aspect a seat has more than the other side; what each may attack counts for itself."""
    view, state = Survey(s, me), medarot(s)
    rows = [belongings(s, seat, seat == me) + [0.0] * 3 for seat in range(2)]
    for p in s.inside(BOARD):
        rows[p.owner][MEDAROTS] += 1.0
        rows[p.owner][FACE_DOWN] += not p.face_up
    promises = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    for f in view.fighters:
        promise(view, state, f, promises[f.seat])
        if f.piece.face_up and f.cell[1] == NEUTRAL and view.rules.neutral_recovery:
            rows[f.seat][IN_NEUTRAL] += 1.0
    lead = [mine - theirs for mine, theirs in zip(rows[me], rows[1 - me], strict=True)]
    return [*lead, running(s, me), pending(s, state, me), *promises[me], *promises[1 - me]]


def belongings(s: State, seat: int, mine: bool) -> list[float]:
    """Medals, cards in hand, stock and deck."""
    have, left = medals(s, seat), len(s.zones.get(deck(seat), ()))
    return [
        float(have),
        float(min(have, LOW)),
        sum(keep(s, p, mine) for p in s.inside(hand(seat))),
        sum(keep(s, p, mine) + LAID for p in s.inside(stock(seat)) if not p.face_up),
        float(sum(not p.turned for p in s.inside(master(seat)))),
        float(left),
        float(max(0, LAST_CARDS - left)),
    ]


def keep(s: State, card: Piece, mine: bool) -> float:
    """What a card that is not in play is worth to its owner; to others all unknown cards are alike."""
    printed = s.cards.get(card.card) if mine else None
    if isinstance(printed, Medarot):
        return CARD * (0.5 + 0.008 * printed.power + 0.004 * printed.armor + 0.003 * printed.speed)
    if isinstance(printed, Medarotter):
        return CARD * 1.15
    return CARD


def promise(view: Survey, state: MedarotState, f: Fighter, found: list[float]) -> None:
    """Adds what a Medarot is going to do to the other side: at once, later in this turn, in the next turn."""
    if f.piece.id != state.active:
        found[2 if f.acted or not f.piece.face_up else 1] += view.best(f, (f.cell, *f.ways))
    elif state.done:
        found[2] += view.best(f, (f.cell, *f.ways))
    else:
        best = view.best(f, (f.cell,) if state.walked else (f.cell, *f.ways))
        found[0] += best
        found[2] += best / 2  # it will be there afterwards


def running(s: State, me: int) -> float:
    """Effects in force: wards, bonds, burns. Numbers that are changed show in the promises of attacks."""
    return sum(
        (1 if x.seat == me else -1)
        * force(s, x.effect, x.on, x.seat)
        * (max(1, x.left) if isinstance(x.effect, Burn) else 1)
        for x in medarot(s).lasting
    )


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
    """The penalty that the acting Medarot of this seat will have to pay for staying put."""
    piece = s.pieces.get(state.active)
    if piece is None or piece.owner != me or state.moved or stays_free(s, piece):
        return 0.0
    return float(state.rules.stay_penalty)


JUDGEMENT = Judgement(ASPECTS, terms, over, unit=UNIT)
