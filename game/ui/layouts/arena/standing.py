"""What the badges over the figures say, read from the view and from what is shown of it by now."""

from __future__ import annotations

from game.rules.arena.places import arena, enchantments
from game.ui.layouts.arena.badges import Badge
from game.ui.layouts.arena.seats import seat_colour
from game.ui.layouts.arena.table import Table
from game.ui.widgets.pen import Pen


def badges_of(pen: Pen, table: Table, small: bool = False) -> dict[int, Badge]:
    """A badge for every figure that is shown. Life is what motion has shown of it, not what it will be."""
    s = arena(table.shown)
    found: dict[int, Badge] = {}
    fighting = table.engaged()
    for one in table.board.troupe.puppets.values():
        done = (s.phase == "move" and one.id in s.moved) or (s.phase == "attack" and one.id in s.attacked)
        found[one.id] = Badge(
            one.id,
            max(0, one.life - one.wounds),
            one.life,
            s.field.level.get(one.at[0], 0),
            engaged=one.id in fighting,
            done=done,
            active=one.host == s.active,
            enchanted=bool(enchantments(s, one.host)),
            colour=seat_colour(pen.colours, table.shown, one.owner),
            small=small,
        )
    return found
