"""Which kinds of data of a game may travel: to a bot's process, to a guest, to a file."""
from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game import words
from game.table import dice, event, state, step
from game.table.codec import kinds_in
from game.table.ruleset import Ruleset


@lru_cache(maxsize=16)
def _kinds(key: str, modules: tuple[object, ...]) -> Mapping[str, type]:
    return kinds_in(words, dice, event, state, step, *modules)  # type: ignore[arg-type]


def kinds(rules: Ruleset) -> Mapping[str, type]:
    """The kinds of the table and of one game, by name."""
    return _kinds(rules.key, rules.kinds)
