"""The computer players that can be chosen, from the weakest to the strongest (docs/strength.md says how strong)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.frozen import frozen
from game.match.match import Player
from game.players.anyone import Anyone
from game.players.careful import Careful
from game.players.newcomer import Newcomer
from game.players.searcher import Searcher
from game.table.ruleset import Ruleset
from game.table.strength import share
from game.words import Phrase

EXPERT = 3  # times the effort of Hard
EXPERT_WINS = 0.57  # of its matches against Hard at least, where it is offered


@frozen
class Level:
    """A kind of computer player: what it is called, what it does, and how to make one."""

    key: str
    name: Phrase
    about: Phrase
    make: Callable[[Ruleset, int, int], Player]  # ruleset, seat, seed


def newcomer(width: int, doubt: float) -> Callable[[Ruleset, int, int], Player]:
    """Somebody who looks at so many options and misjudges them so much."""
    return lambda rules, seat, seed: Newcomer(seat, rules.worth, rules.advise, width, doubt, seed)


def searcher(times: int) -> Callable[[Ruleset, int, int], Player]:
    """Somebody who plays on in thought, with so many times the effort that the ruleset names."""
    return lambda rules, seat, seed: Searcher(
        seat, rules.worth, rules.advise, rules.foresight, times * rules.foresight.effort, seed
    )


LEVELS: tuple[Level, ...] = (
    Level(
        "beginner",
        Phrase("Beginner", "入門"),
        Phrase("Bold, and overlooks much", "大胆で、見落としが多い"),
        newcomer(1, 2.0),
    ),
    Level(
        "easy",
        Phrase("Easy", "やさしい"),
        Phrase("Forgets what you may do", "相手の出方を忘れがち"),
        newcomer(3, 0.9),
    ),
    Level(
        "normal",
        Phrase("Normal", "ふつう"),
        Phrase("Thinks each action through", "行動を最後まで考えて選ぶ"),
        lambda rules, seat, seed: Careful(seat, rules.worth, rules.advise, seed=seed),
    ),
    Level(
        "hard",
        Phrase("Hard", "むずかしい"),
        Phrase("Weighs the turns to come", "先のターンまで考える"),
        searcher(1),
    ),
    Level(
        "expert",
        Phrase("Expert", "達人"),
        Phrase("Weighs far more futures", "はるかに多く先を読む"),
        searcher(EXPERT),
    ),
)
RANDOM = Level(
    "random",
    Phrase("Random", "でたらめ"),
    Phrase("Picks at random", "でたらめに選ぶ"),
    lambda rules, seat, seed: Anyone(7919 * seed + seat),
)
"""Nobody to play with, so screens do not offer it: for tests, lessons and pictures."""


def offered(rules: Ruleset, taken: str = "") -> tuple[Level, ...]:
    """The levels to choose from: Expert only where it is proved to be worth its time, or `taken` already."""
    wins = share(rules.strength, "expert", "hard") or 0.0
    return LEVELS if taken == "expert" or wins >= EXPERT_WINS else LEVELS[:-1]


NAMES = {each.key: each.name for each in (*LEVELS, RANDOM)}


def level(key: str) -> Level:
    """The level of that key. ValueError if there is none."""
    for found in (*LEVELS, RANDOM):
        if found.key == key:
            return found
    raise ValueError(f"there is no computer player called '{key}', only {', '.join(each.key for each in LEVELS)}")


NORMAL = level("normal")


def strongest(kinds: Collection[str]) -> Level:
    """The strongest level among those that sit at a table, Normal at least."""
    return next(each for each in reversed(LEVELS) if each.key in kinds or each is NORMAL)


def bot(who: str, rules: Ruleset, seat: int, seed: int) -> Player:
    """A computer player of a level ("hard"), or as a rival of the game plays at it ("hard/isra"). ValueError if there
    is no such level or rival."""
    key, _, rival = who.partition("/")
    return level(key).make(rules.tempered(rival) if rival else rules, seat, seed)
