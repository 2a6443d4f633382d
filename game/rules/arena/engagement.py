"""Who is next to whom, and who is engaged (arena.md, section 8). What comes of leaving is in strikes.py.

Next to, or adjacent: on neighbouring spaces, whatever the levels (A36). Engaged: adjacent enemies on the same level
(A5). For a figure on two spaces each half counts, on its own level. Who is an enemy depends on who decides for a figure
now, so a figure under somebody else's control is struck by its owner's side.
"""

from __future__ import annotations

from game.hexes import Hex, distance
from game.rules.arena.grid import grid, numbers
from game.rules.arena.places import arena, figures, friends
from game.rules.arena.stats import controller
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
