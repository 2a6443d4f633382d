"""The rest of a deck by lot, as sensibly as a lot can: colours that are there already, Problems that they can meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.rules.pony.cards import Card, Friend, Mane, Problem, Rules
from game.rules.pony.kinds import kind_of
from game.rules.pony.sheet import SHADES, colors
from game.table.dice import Dice

# how many of each kind a deck of forty-five usually has
USUAL = {"friend": 30, "event": 6, "resource": 5, "troublemaker": 4}


def fill(cards: Mapping[str, Card], rules: Rules, counts: Counter[str], dice: Dice) -> None:
    """A Mane if there is none; then what is missing of the draw deck and of the Problem deck, in two colours."""
    manes = [key for key, card in cards.items() if isinstance(card, Mane)]
    if not any(counts[key] for key in manes):
        counts[dice.shuffled(manes)[0]] += 1
    mine = _colors(cards, counts, dice)
    for kind, usual in USUAL.items():
        have = sum(n for key, n in counts.items() if kind_of(key) == kind)
        _add(
            counts,
            _fitting(cards, kind, mine),
            min(usual - have, _lacking(cards, rules, counts)),
            rules.max_copies,
            dice,
        )
    for wanted in (mine, None):
        drawn = [key for kind in USUAL for key in _fitting(cards, kind, wanted)]
        _add(counts, drawn, _lacking(cards, rules, counts), rules.max_copies, dice)
    _problems(cards, rules, counts, mine, dice)


def _lacking(cards: Mapping[str, Card], rules: Rules, counts: Counter[str]) -> int:
    """How many cards the draw deck still needs."""
    return rules.deck_size - sum(n for key, n in counts.items() if kind_of(key) in USUAL)


def _colors(cards: Mapping[str, Card], counts: Counter[str], dice: Dice) -> set[str]:
    """The colour of the Mane and the one that most Friends have besides."""
    mane = next(card for key, card in cards.items() if isinstance(card, Mane) and counts[key])
    mine = {str(colour) for colour in mane.colors}
    others = Counter[str]()
    for key, n in counts.items():
        if isinstance(cards[key], Friend):
            others.update(dict.fromkeys(set(colors(cards[key])) - mine - {"none"}, n))
    every = [color for color in SHADES if color not in mine]
    return mine | {others.most_common(1)[0][0] if others else dice.shuffled(every)[0]}


def _fitting(cards: Mapping[str, Card], kind: str, mine: set[str] | None) -> list[str]:
    """Cards of a kind that these colours can play; with None, all of them."""
    return [
        key
        for key, card in cards.items()
        if kind_of(key) == kind and (mine is None or set(colors(card)) <= mine | {"none"})
    ]


def _add(counts: Counter[str], keys: Sequence[str], wanted: int, most: int, dice: Dice) -> None:
    """So many more of these cards, none of them more often than allowed."""
    free = [key for key in keys for _ in range(most - counts[key])]
    for key in dice.shuffled(free)[: max(0, wanted)]:
        counts[key] += 1


def _problems(cards: Mapping[str, Card], rules: Rules, counts: Counter[str], mine: set[str], dice: Dice) -> None:
    """Ten Problems: a Starting one first, then those that the colours can meet."""

    def inside() -> int:
        return sum(n for key, n in counts.items() if isinstance(cards[key], Problem))

    fitting = {key: card for key, card in cards.items() if isinstance(card, Problem) and set(colors(card)) <= mine}
    starting = [key for key, card in fitting.items() if card.starting]
    if not any(counts[key] and isinstance(card := cards[key], Problem) and card.starting for key in list(counts)):
        _add(counts, starting, min(1, rules.problem_deck - inside()), rules.problem_copies, dice)
    _add(counts, list(fitting), rules.problem_deck - inside(), rules.problem_copies, dice)
    _add(
        counts,
        [key for key, card in cards.items() if isinstance(card, Problem)],
        rules.problem_deck - inside(),
        rules.problem_copies,
        dice,
    )
