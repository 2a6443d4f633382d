"""Hexfold: tabletop games on one table. What stands here is the contract that scripts and checks rely on.

s = game.start("arena", seats=2, seed=7)
while s.result is None:
    seat = min(s.asks)
    game.choose(s, seat, game.legal(s, seat)[0])

    content.py                  finds cards, decks and battlefields, and binds them to the rules
    cli.py __main__.py          `python -m game`: reads the words, calls `commands/`
    files.py settings.py        the door to the user's files; what a person has set
    assets.py sound/            where our own files are; sounds that are computed, and who plays them
    speech.py                   lines read out by a program of the system
    words.py hexes.py frozen.py phrases in two languages; hexes; how values are made
    quiet.py memory.py          silence for C libraries; how much memory the program takes
    table/ effects/ rules/      what all games share; what cards do; the games
    match/ players/ net/        a match, who picks in it, and how it is played on a network
    profile/ cup/               what has been played here; tournaments
    puzzles/                    matches stopped at a choice with one right answer
    maps/ packs/                battlefields from Tiled; cards from elsewhere
    board3d/ ui/                the board as a picture; the screen
    commands/ research/         one file for each command; the games as environments for learning programs
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx brings pygame along; its greeting is not ours

from game import content
from game.match.record import Records
from game.rules import PACKAGES
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal, run
from game.table.view import imagine, look

__version__ = "0.1.0"
__all__ = ["KEYS", "RULESETS", "choose", "imagine", "legal", "look", "record", "ruleset", "start"]

KEYS: tuple[str, ...]
"""The keys of the games, in the order of the shelf."""
RULESETS: tuple[Ruleset, ...]
"""All games, in that order: whoever asks for this loads them all."""

if not TYPE_CHECKING:  # mypy takes a module with a `__getattr__` for one that has any name

    def __getattr__(name: str) -> tuple[str, ...] | tuple[Ruleset, ...]:
        """KEYS and RULESETS, when they are asked for (PEP 562)."""
        if name == "KEYS":
            return tuple(PACKAGES)
        if name == "RULESETS":
            return tuple(ruleset(key) for key in PACKAGES)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def ruleset(key: str) -> Ruleset:
    """The ruleset of that key, loaded when it is first asked for. ValueError if there is none."""
    return content.ruleset(key)


def start(
    key: str,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    decks: Sequence[object | None] | None = None,
    catalogue: Mapping[str, object] | None = None,
) -> State:
    """A match that waits at its first question.

    `options` are the ruleset's own, by key; `decks` has a name, plain data or None for each seat; `catalogue` stands in
    for the ruleset's own, for maps and cards from elsewhere. ValueError, in one sentence, for what does not fit.
    """
    rules = ruleset(key)
    facts = rules.catalogue if catalogue is None else catalogue
    if seats not in rules.seats:
        raise ValueError(f"{rules.title.en} is played by {min(rules.seats)} to {max(rules.seats)} seats, not {seats}")
    if seed != int(seed) or not 0 <= seed < 1 << 63:
        raise ValueError(f"the seed must be a whole number from 0 to 2**63 - 1, not {seed}")
    named = list(decks or ())
    if len(named) > seats:
        raise ValueError(f"{len(named)} decks for {seats} seats")
    named += [None] * (seats - len(named))
    brought = [None if deck is None else rules.deck(facts, deck) for deck in named]
    s = rules.setup(facts, seats, int(seed), dict(options or {}), brought)
    run(s)
    return s


record = Records(start, ruleset, content.home, content.facts, __version__, content.packs)
"""Recorded matches: `dumps`, `loads`, and matches that are saved while they are played (match/record.py)."""
