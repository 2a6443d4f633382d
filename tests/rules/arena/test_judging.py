"""What a position is worth to the computer player of the Arena."""

from __future__ import annotations

import game
from game.rules.arena.summoning import Summon
from game.table.state import choose, legal, run
from tests.rules.arena.byhand import Figure
from tests.rules.arena.test_summoning import PW, summoning

ARENA = game.ruleset("arena")
WIDE = ["..............", "..............", ".............."]


def test_a_cheap_creature_is_better_summoned_than_in_the_reserve_however_far_the_enemies_are() -> None:
    """A far way to them counts against a creature; who is in the reserve has the farthest."""
    imp = Figure("Imp", 0, card="Imps", where="reserve", life=1, cost=30, cost_each=10, power=1, toughness=1)
    enemy = Figure("Enemy", 1, (13, 1), kind="planeswalker")
    s, _ = summoning(WIDE, PW, imp, enemy)
    kept = ARENA.worth(s, 0)
    for option in [each for each in legal(s, 0) if isinstance(each, Summon)]:
        after = s.clone()
        choose(after, 0, option)
        run(after)
        assert ARENA.worth(after, 0) > kept
