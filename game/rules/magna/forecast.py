"""What a strike, a chain or an order of damage would come to, for the screen. Nothing is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any

from game.frozen import frozen
from game.rules.magna.damage import flow
from game.rules.magna.effects.battle_ops import Damage, Negate, Reduce
from game.rules.magna.invasion_state import Attack
from game.rules.magna.lasting import protected
from game.rules.magna.places import garrison, is_unit, magna, still_fights
from game.rules.magna.use import Use, effects_of, pieces_chosen
from game.rules.magna.values import attack, defence
from game.table.state import State

ALL_OF_IT = 1000  # more than any attack deals: it is negated


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


def strike_going_on(s: State) -> Attack | None:
    """The strike that is declared and not over."""
    running = magna(s).attack
    return running if running is not None and running.is_strike else None


# ---- strikes (MS-6.15) ---------------------------------------------------------------------------------------
def of_strike(s: State, strikers: Iterable[int], target: int, reduced: int = 0) -> Outcome:
    """A skirmish at a target, or with target 0 a charge."""
    there = tuple(i for i in strikers if still_fights(s, i))
    parts = tuple(attack(s, s.pieces[i], () if target else there) for i in there)
    aims = [unit for unit in garrison(s) if not target or unit.id == target]
    ids, shields = [unit.id for unit in aims], tuple(max(0, defence(s, unit)) for unit in aims)
    sure, maybe, fewest, most = felled(shields, max(0, sum(parts) - reduced))
    safe = frozenset(unit.id for unit in aims if protected(s, unit))
    falls, may_fall = (frozenset(ids[n] for n in some) - safe for some in (sure, maybe))
    return Outcome(there, parts, reduced, tuple(ids), shields, falls, may_fall, fewest, most, not target)


def felled(shields: Sequence[int], dealt: int) -> tuple[frozenset[int], frozenset[int], int, int]:
    """Who falls in every order, who in some orders only, how many at least and at most."""
    everybody = frozenset(range(len(shields)))
    if not shields or dealt <= 0:
        return frozenset(n for n in everybody if not shields[n]), frozenset(), 0, 0
    if dealt >= sum(shields):
        return everybody, frozenset(), len(shields), len(shields)
    found = set[frozenset[int]]()
    for order in permutations(everybody):
        taken = flow([shields[n] for n in order], dealt)
        found.add(frozenset(n for n, part in zip(order, taken, strict=True) if part >= shields[n]))
    sure = frozenset.intersection(*found)
    counts = [len(each) for each in found]
    return sure, frozenset.union(*found) - sure, min(counts), max(counts)


def of_order(s: State, order: Sequence[int], amount: int) -> list[tuple[int, int, bool]]:
    """What each unit of an order takes, and whether it falls."""
    units = [s.pieces[i] for i in order]
    shields = [max(0, defence(s, unit)) for unit in units]
    found = zip(units, shields, flow(shields, amount), strict=True)
    return [(unit.id, taken, taken >= shield and not protected(s, unit)) for unit, shield, taken in found]


# ---- abilities and cards ---------------------------------------------------------------------------------------
def of_chain(s: State, links: Sequence[Use], reduced: int = 0) -> Outcome | None:
    """What the links of a chain deal to their one target, where every link deals so much and nothing else."""
    targets = {i for use in links for i in pieces_chosen(use)}
    parts = [harm_of(s, use) for use in links]
    target = s.pieces.get(next(iter(targets), 0))
    known = [n for n in parts if n is not None]
    if len(targets) != 1 or target is None or not is_unit(target) or len(known) != len(parts):
        return None
    shield = max(0, defence(s, target))
    dies = max(0, sum(known) - reduced) >= shield and not protected(s, target)
    users = tuple(use.unit for use in links)
    falls = frozenset((target.id,) if dies else ())
    return Outcome(users, tuple(known), reduced, (target.id,), (shield,), falls, frozenset(), dies, dies, False)


def harm_of(s: State, use: Use) -> int | None:
    """The damage a declaration deals, if that is all it does and is said in a plain number."""
    match effects_of(s, use):
        case (Damage(amount=int(amount)),):
            return amount
    return None


def taken_away(card: Any) -> int:
    """How much less an attack deals once a card answers it as a block (MS-6.21)."""
    effects = getattr(card, "effects", ()) if getattr(card, "timing", "") == "block" else ()
    if any(isinstance(effect, Negate) for effect in effects):
        return ALL_OF_IT
    return sum(effect.amount for effect in effects if isinstance(effect, Reduce))
