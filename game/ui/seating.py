"""Who sits where: the one name of a seat, at tables, in logs, on results, in lists of matches."""

from __future__ import annotations

import game
from game.match.match import Setup
from game.players import levels
from game.table.rival import Rival
from game.ui import words_front as W
from game.words import Phrase, same, seat_name


def kind_of(setup: Setup, seat: int) -> str:
    """ "human", "guest", or the level of a computer."""
    return setup.kinds[seat] if seat < len(setup.kinds) else "human"


def given_name(setup: Setup, seat: int) -> str:
    """What somebody has called a seat, or ""."""
    name = setup.names[seat] if seat < len(setup.names) else ""
    return "" if name == f"{kind_of(setup, seat)} {seat + 1}" else name  # that is what the command line calls it


def rival_of(setup: Setup, seat: int) -> Rival | None:
    """The rival who sits there: a computer that has a rival's name."""
    name = given_name(setup, seat)
    if not name or level_of(setup, seat) is None:
        return None
    return next((rival for rival in game.ruleset(setup.ruleset).rivals() if rival.name.en == name), None)


def name_of(setup: Setup, seat: int) -> Phrase:
    """A rival's name; the name that was given, numbered where others have the same; else "Player 1", "Computer", or
    "Computer 2" where several play."""
    if rival := rival_of(setup, seat):
        return rival.name
    if name := given_name(setup, seat):
        alike = [n for n in range(setup.seats) if given_name(setup, n) == name]
        return same(f"{name} {alike.index(seat) + 1}" if len(alike) > 1 else name)
    if level_of(setup, seat) is None:
        return seat_name(seat)
    computers = sum(level_of(setup, n) is not None for n in range(setup.seats))
    return W.COMPUTER if computers == 1 else W.COMPUTER_OF.of(seat + 1)


def own_seat(setup: Setup) -> int | None:
    """The seat of the only person at this screen; None if there was nobody, or several."""
    people = [seat for seat in range(setup.seats) if kind_of(setup, seat) == "human"]
    return people[0] if len(people) == 1 else None


def level_of(setup: Setup, seat: int) -> Phrase | None:
    """How well a computer plays; None for a person."""
    return levels.NAMES.get(kind_of(setup, seat))


def with_level(setup: Setup, seat: int) -> Phrase:
    """The name, and how well a computer plays: "Computer · Normal"."""
    level = level_of(setup, seat)
    return name_of(setup, seat) if level is None else W.NAME_AND_LEVEL.of(name_of(setup, seat), level)
