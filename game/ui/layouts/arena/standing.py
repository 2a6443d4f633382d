"""What the badges over the figures say, read from the view and from what is shown of it by now."""

from __future__ import annotations

from collections.abc import Container

from game.hexes import Hex
from game.rules.arena.places import arena, enchantments
from game.ui.layouts.arena.badges import Badge
from game.ui.layouts.arena.seats import seat_colour
from game.ui.layouts.arena.table import Table
from game.ui.theme import Colours


def badges_of(
    colours: Colours, table: Table, small: bool = False, looked_at: Container[int] = (), lit: Container[Hex] = ()
) -> dict[int, Badge]:
    """A badge for every figure that is shown. Life is what motion has shown of it, not what it will be.

    Figures that are `looked_at` (pointed at, chosen, marked), wounded, engaged or on a space that is lit have their
    numbers; all others wear their owner's shape alone. What lies on a figure's card is told of those looked at.
    """
    s = arena(table.shown)
    found: dict[int, Badge] = {}
    fighting = table.engaged()
    for one in table.board.troupe.puppets.values():
        seen = one.id in looked_at or any(space in lit for space in one.at)
        done = (s.phase == "move" and one.id in s.moved) or (s.phase == "attack" and one.id in s.attacked)
        found[one.id] = Badge(
            max(0, one.life - one.wounds),
            one.life,
            s.field.level.get(one.at[0], 0),
            engaged=one.id in fighting,
            done=done,
            active=one.host == s.active,
            enchanted=seen and bool(enchantments(s, one.host)),
            seat=one.owner,
            colour=seat_colour(colours, table.shown, one.owner),
            small=small,
            pip=not (seen or one.wounds or one.id in fighting),
        )
    return found
