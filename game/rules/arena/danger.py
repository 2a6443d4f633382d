"""Danger: where enemies can go and attack in their next turn, and the wounds to be expected there.

It is told for one figure, wherever it might stand, from what is seen now. An enemy goes to any place that a move leads
it to, or stays, and attacks from the highest place from which it could. Only one army card acts in a turn (4.2): of
every enemy seat the card counts that would do most, each of its figures attacking once.

Passed over: cards in hand, figures still in the reserve, extra attacks, and that figures of a squad stand in one
another's way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.attack_targets import bindings, obstacle
from game.rules.arena.engagement import enemies
from game.rules.arena.forecast import forecast
from game.rules.arena.grid import distances, grid, numbers
from game.rules.arena.movement import reach
from game.rules.arena.places import arena, figures, spaces
from game.rules.arena.stats import controller, may_not, stat
from game.table.state import Piece, State


@frozen
class Threat:
    """What one enemy figure may do in its next turn."""

    seat: int  # that decides for it
    card: int  # id of its army card
    wounds: Mapping[Hex, float]  # to be expected on each space that it can attack


def threats(s: State, figure: Piece) -> Iterator[Threat]:
    """What each enemy may do to a figure, one after the other: they take a few milliseconds each."""
    taken = {space for p in figures(s) if p.id != figure.id for space in spaces(p)}
    ground = grid(arena(s).field)
    free = {n for n, space in enumerate(ground.spaces) if space not in taken and n not in ground.ruins}
    for enemy in enemies(s, figure):
        if not may_not(s, enemy, "attack"):
            yield Threat(controller(s, enemy), enemy.host, _wounds(s, enemy, figure, free))


def expected(found: Iterable[Threat]) -> dict[Hex, float]:
    """The wounds to be expected on each space until all these enemies have had their turn."""
    cards: dict[tuple[int, int], dict[Hex, float]] = defaultdict(lambda: defaultdict(float))
    for threat in found:
        for space, wounds in threat.wounds.items():
            cards[threat.seat, threat.card][space] += wounds
    seats: dict[int, dict[Hex, float]] = defaultdict(dict)
    for (seat, _), sums in cards.items():
        for space, wounds in sums.items():
            seats[seat][space] = max(wounds, seats[seat].get(space, 0.0))
    total: dict[Hex, float] = defaultdict(float)
    for worst in seats.values():
        for space, wounds in worst.items():
            total[space] += wounds
    return dict(total)


def _wounds(s: State, enemy: Piece, figure: Piece, free: set[int]) -> dict[Hex, float]:
    """The wounds that an enemy's attack may be expected to deal to a figure on each of these spaces."""
    ground, far, left, found = grid(arena(s).field), stat(s, enemy, "range"), set(free), dict[Hex, float]()
    places = [enemy.at, *(() if may_not(s, enemy, "move") else reach(s, enemy, struck=False))]
    for at in sorted(places, key=lambda at: -max(ground.level[n] for n in numbers(ground, at))):
        attacker, stands = replace(enemy, at=at), numbers(ground, at)
        bound = [p for p in bindings(s, attacker) if p.id != figure.id]
        rows = [distances(arena(s).field, n) for n in stands]
        away = rows[0] if len(rows) == 1 else list(map(min, *rows))
        beside = {n for here in stands for n in ground.beside[here]}
        for n in [n for n in left if 0 < away[n] <= far or away[n] == 1]:
            target = replace(figure, at=tuple(ground.spaces[n]))
            engaged = [*bound, target] if bound and n in beside else bound
            if not obstacle(s, attacker, target, engaged, far):
                found[ground.spaces[n]] = float(forecast(s, attacker, target).expected)
                left.remove(n)
    return found
