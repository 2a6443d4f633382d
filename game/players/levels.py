"""The computer players that can be chosen, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen
from game.match.match import Player
from game.players.anyone import Anyone
from game.players.careful import Careful
from game.table.ruleset import Ruleset
from game.words import Phrase


@frozen
class Level:
    """A kind of computer player: what it is called, what it does, and how to make one."""

    key: str
    name: Phrase
    about: Phrase
    make: Callable[[Ruleset, int, int], Player]  # ruleset, seat, seed


LEVELS: tuple[Level, ...] = (
    Level(
        "easy",
        Phrase("Easy", "やさしい"),
        Phrase("Picks at random", "でたらめに選ぶ"),
        lambda rules, seat, seed: Anyone(7919 * seed + seat),
    ),
    Level(
        "normal",
        Phrase("Normal", "ふつう"),
        Phrase("Thinks each action through", "行動を最後まで考えて選ぶ"),
        lambda rules, seat, seed: Careful(seat, rules.worth, rules.advise, seed=seed),
    ),
)


NAMES = {each.key: each.name for each in LEVELS}


def level(key: str) -> Level:
    """The level of that key. ValueError if there is none."""
    for found in LEVELS:
        if found.key == key:
            return found
    raise ValueError(f"there is no computer player called '{key}', only {', '.join(each.key for each in LEVELS)}")


def bot(key: str, rules: Ruleset, seat: int, seed: int) -> Player:
    """A computer player of a level. ValueError if there is no such level."""
    return level(key).make(rules, seat, seed)
