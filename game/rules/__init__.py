"""The games. A new one is a package here and one entry in RULESETS."""

from __future__ import annotations

from game.rules import arena, foton, magna, medarot, pony
from game.table.ruleset import Ruleset

RULESETS: tuple[Ruleset, ...] = (arena.RULESET, foton.RULESET, medarot.RULESET, magna.RULESET, pony.RULESET)
