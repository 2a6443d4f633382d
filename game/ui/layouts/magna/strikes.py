"""What a strike would come to: its power, what it meets, who would fall. Sums only; the rules do the rest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from game.frozen import frozen
from game.rules.magna.effects.battle_ops import Negate, Reduce
from game.rules.magna.invasion_state import Attack
from game.rules.magna.lasting import protected
from game.rules.magna.places import garrison, hand, in_battle, magna, party
from game.rules.magna.values import attack, defence
from game.table.state import Piece
from game.table.step import Thing
from game.table.view import View
from game.ui.layouts.magna.known import printed_on


@frozen
class Outcome:
    """A strike: who deals how much, what is taken away, at whom, and who falls for certain or perhaps."""

    strikers: tuple[int, ...]
    parts: tuple[int, ...]  # attack of each striker
    reduced: int
    targets: tuple[int, ...]
    shields: tuple[int, ...]  # defence of each target
    falls: frozenset[int]
    may_fall: frozenset[int]
    fewest: int
    most: int
    charge: bool

    @property
    def total(self) -> int:
        """The damage that arrives."""
        return max(0, sum(self.parts) - self.reduced)


# ---- who is there ----------------------------------------------------------------------------------
def going_on(view: View) -> Attack | None:
    """The strike that is declared and not over."""
    attack = magna(view).attack
    return attack if attack is not None and attack.is_strike else None


def ready(view: View) -> list[Piece]:
    """Who of the party could strike: its Normal units."""
    return [unit for unit in party(view) if not unit.turned]


def power(view: View, strikers: Sequence[int], charge: bool) -> int:
    """The sum of the current attack of the strikers that are still there."""
    return sum(attack(view, view.pieces[i], charge) for i in strikers if i in view.pieces)


# ---- what comes of it ------------------------------------------------------------------------------
def outcome(view: View, strikers: Sequence[int], target: int, reduced: int = 0) -> Outcome:
    """A skirmish at a target, or with target 0 a charge."""
    there = tuple(i for i in strikers if i in view.pieces and in_battle(view, view.pieces[i]))
    parts = tuple(attack(view, view.pieces[i], not target) for i in there)
    aims = [unit for unit in garrison(view) if not target or unit.id == target]
    shields = tuple(max(0, defence(view, unit)) for unit in aims)
    dealt = max(0, sum(parts) - reduced)
    sure, maybe, fewest, most = felled(shields, dealt)
    safe = frozenset(unit.id for unit in aims if protected(view, unit))
    ids = [unit.id for unit in aims]
    return Outcome(
        there,
        parts,
        reduced,
        tuple(ids),
        shields,
        frozenset(ids[n] for n in sure) - safe,
        frozenset(ids[n] for n in maybe) - safe,
        fewest,
        most,
        not target,
    )


def felled(shields: Sequence[int], dealt: int) -> tuple[frozenset[int], frozenset[int], int, int]:
    """Who falls in every order, who in some orders only, how many at least and at most."""
    everybody = frozenset(range(len(shields)))
    if not shields or dealt <= 0:
        return frozenset(n for n in everybody if not shields[n]), frozenset(), 0, 0
    if dealt >= sum(shields):
        return everybody, frozenset(), len(shields), len(shields)
    found = {frozenset(poured(shields, order, dealt)) for order in permutations(range(len(shields)))}
    sure = frozenset.intersection(*found)
    counts = [len(each) for each in found]
    return sure, frozenset.union(*found) - sure, min(counts), max(counts)


def poured(shields: Sequence[int], order: Sequence[int], dealt: int) -> list[int]:
    """Who falls when damage flows through them in this order."""
    fallen = []
    for n in order:
        taken = min(dealt, shields[n])
        if taken >= shields[n]:
            fallen.append(n)
        dealt -= taken
    return fallen


def flows(view: View, order: Sequence[int], amount: int) -> list[tuple[int, int, bool]]:
    """What each unit of an order takes, and whether it falls."""
    found = []
    for i in order:
        shield = max(0, defence(view, view.pieces[i]))
        taken = min(amount, shield)
        found.append((i, taken, taken >= shield and not protected(view, view.pieces[i])))
        amount -= taken
    return found


# ---- blocks that are only looked at ------------------------------------------------------------------
def softened(view: View, eyes: int, things: Sequence[Thing]) -> int | None:
    """How much less the strike would deal with the card of the own hand that is pointed at; None if nothing is said of
    that. What negates it takes away all."""
    for thing in things:
        piece = view.pieces.get(thing) if isinstance(thing, int) else None
        if piece is None or piece.zone != hand(eyes):
            continue
        printed = printed_on(view.cards, piece.card)
        if printed is None or getattr(printed, "timing", "") != "block":
            continue
        effects = getattr(printed, "effects", ())
        if any(isinstance(effect, Negate) for effect in effects):
            return 1000
        less = sum(effect.amount for effect in effects if isinstance(effect, Reduce))
        if less:
            return less
    return None
