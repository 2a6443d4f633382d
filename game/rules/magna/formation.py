"""Where units had best stand, for the computer player: who attacks from base 3, who holds the front (section 13)."""

from __future__ import annotations

from game.rules.magna.cards import Force
from game.rules.magna.places import HOME, free_slots, slots, standing, units
from game.rules.magna.values import InForce, attack, defence, has, in_force
from game.table.state import Piece, State

MOST_AT_HOME = 0.65  # of an army, in base 3
WEAK = 2  # an attack below which a unit had better hold a base


def striker(s: State, unit: Piece, force: InForce) -> bool:
    """True for a unit that belongs into an invasion party."""
    return unit.face_up and attack(s, unit, None, force) >= WEAK and not has(s, unit, "defender", force)


def formation(s: State, seat: int) -> dict[int, int]:
    """The base where each own unit had best stand."""
    there = standing(s, seat)
    own, force = units(s, seat), in_force(s)
    room = {base: slots(s, base) for base in there}
    plan: dict[int, int] = {}
    if there == [HOME]:
        return {unit.id: HOME for unit in own}
    strikers = sorted(
        (unit for unit in own if striker(s, unit, force)),
        key=lambda u: (-2 * attack(s, u, None, force) + defence(s, u, force) * has(s, u, "guard", force), u.id),
    )
    wanted = min(room[HOME], max(1, round(MOST_AT_HOME * len(own))))
    for unit in strikers[:wanted]:
        plan[unit.id] = HOME
        room[HOME] -= 1
    rest = sorted(
        (unit for unit in own if unit.id not in plan),
        key=lambda u: (u.face_up and not has(s, u, "guard", force), -defence(s, u, force), u.id),
    )
    for unit in rest:
        base = next((base for base in (*there[:-1], HOME) if room[base]), HOME)
        plan[unit.id] = base
        room[base] -= 1
    return plan


def places_for(s: State, seat: int, card: object, down: bool) -> dict[int, float]:
    """How well a new unit would stand at each base that has a free slot."""
    there = [base for base in standing(s, seat) if free_slots(s, seat, base)]
    if not there:
        return {}
    attacker = isinstance(card, Force) and not down and "defender" not in card.keywords and card.attack >= WEAK
    front = standing(s, seat)[0]
    own, force = units(s, seat), in_force(s)
    at_home = sum(unit.at[0] == HOME and striker(s, unit, force) for unit in own)
    holding = sum(unit.at[0] == front for unit in own)
    strong = isinstance(card, Force) and card.attack >= 4
    hopes = {}
    for base in there:
        if attacker:
            home_wanted = strong or at_home < 2 or holding > 0
            hopes[base] = (0.6 if home_wanted else 0.3) if base == HOME else 0.5 if base == front else 0.2
        else:
            hopes[base] = 0.6 if base == front else 0.2 if base == HOME else 0.4
    return hopes


def misplaced(s: State, seat: int, plan: dict[int, int]) -> list[Piece]:
    """The units that do not stand where they had best stand."""
    return [unit for unit in units(s, seat) if plan.get(unit.id, unit.at[0]) != unit.at[0]]
