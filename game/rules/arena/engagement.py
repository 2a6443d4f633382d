"""Who is next to whom, who is engaged, and who strikes at a figure that leaves (arena.md, section 8).

Next to, or adjacent: on neighbouring spaces, whatever the levels (A36). Engaged: adjacent enemies on the same level
(A5). For a figure on two spaces each half counts, on its own level. Who is an enemy depends on who decides for a figure
now, so a figure under somebody else's control is struck by its owner's side.
"""

from __future__ import annotations

from game.hexes import Hex, distance
from game.rules.arena.grid import grid, numbers
from game.rules.arena.places import arena, figures, friends, spaces
from game.rules.arena.stats import controller, has_ability, may_not
from game.table.state import Piece, State

Place = tuple[Hex, ...]  # the spaces of a figure: (space,) or (front, rear)


def touching(a: Place, b: Place) -> bool:
    """True if some space of one is a neighbour of some space of the other."""
    return any(distance(x, y) == 1 for x in a for y in b)


def enemies(s: State, figure: Piece) -> list[Piece]:
    """Figures on the battlefield that somebody decides for who is against this figure's side."""
    seat = controller(s, figure)
    return [p for p in figures(s) if not friends(s, seat, controller(s, p))]


def engaged(s: State, figure: Piece) -> list[Piece]:
    """The enemies a figure is engaged with: next to it on the same level."""
    ground = grid(arena(s).field)
    near = {there for here in numbers(ground, figure.at) for there in ground.beside[here]}
    beside = [p for p in figures(s) if not near.isdisjoint(numbers(ground, p.at))]
    if not beside:
        return beside
    seat = controller(s, figure)
    return [p for p in beside if not friends(s, seat, controller(s, p))]


def is_struck(s: State, figure: Piece) -> bool:
    """False for a figure that no enemy ever strikes when it leaves."""
    return not (has_ability(s, figure, "no_strikes") or has_ability(s, figure, "phantom_walk"))


def strikers(s: State, figure: Piece, after: Place) -> list[Piece]:
    """The enemies that strike just before a step: engaged with the figure now, and not next to it afterwards, on
    whatever level (A6). An enemy that keeps touch on another level does not strike, nor will it later."""
    return [foe for foe in strikers_at_take_off(s, figure) if not touching(after, spaces(foe))]


def strikers_at_take_off(s: State, figure: Piece) -> list[Piece]:
    """The enemies that strike at a figure that takes off: all it is engaged with, even if it lands next to them."""
    if not is_struck(s, figure):
        return []
    return [foe for foe in engaged(s, figure) if not may_not(s, foe, "strike")]


__all__ = ["enemies", "engaged", "is_struck", "strikers", "strikers_at_take_off", "touching"]
