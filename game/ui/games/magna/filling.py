"""A deck made whole by lot: three bases that bear what is already in, then cards that they bear, in usual shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.rules.magna.cards import Base, Rules
from game.rules.magna.deck_building import fits
from game.rules.magna.sheet import DECK_KINDS
from game.table.dice import Dice
from game.ui.faces.magna import Picture as Card

Shares = Mapping[str, float]  # how much of a deck is usually of a kind


def fill(cards: Mapping[str, Card], counts: Counter[str], rules: Rules, shares: Shares, dice: Dice) -> None:
    """Put in what is missing; what is in stays."""
    _bases(cards, counts, rules, dice)
    own = [card for key in counts if isinstance(card := cards[key], Base)]
    have = Counter[str]()
    for key, n in counts.items():
        have[cards[key].kind] += n
    for kind in (*DECK_KINDS, *DECK_KINDS):  # at the second time whatever there is
        free = [
            key
            for key, card in cards.items()
            if not isinstance(card, Base) and card.kind == kind and fits(own, card)
            for _ in range(rules.copies - counts[key])
        ]
        missing = rules.deck_size - sum(n for key, n in counts.items() if not isinstance(cards[key], Base))
        wanted = round(rules.deck_size * shares[kind]) - have[kind]
        for key in dice.shuffled(free)[: max(0, min(wanted if have["all"] < len(DECK_KINDS) else missing, missing))]:
            counts[key] += 1
            have[kind] += 1
        have["all"] += 1


def _bases(cards: Mapping[str, Card], counts: Counter[str], rules: Rules, dice: Dice) -> None:
    """Bases of the colour there is most of, those first whose symbols are asked for."""
    own = [key for key in counts if isinstance(cards[key], Base)]
    if len(own) >= rules.bases:
        return
    colours, symbols = Counter[str](), set[str]()
    for key, n in counts.items():
        card = cards[key]
        if card.colour != "neutral":
            colours[card.colour] += n
        symbols |= set(card.symbols) if isinstance(card, Base) else {card.symbol or ""}
    every = [card for card in cards.values() if isinstance(card, Base) and card.key not in own]
    shades = [colour for colour, _ in colours.most_common()] or [dice.shuffled(every)[0].colour]

    def rank(base: Base) -> tuple[int, int]:
        at = shades.index(base.colour) if base.colour in shades else len(shades)
        return (at, -len(symbols & set(base.symbols)))

    for base in sorted(dice.shuffled(every), key=rank)[: rules.bases - len(own)]:
        counts[base.key] = 1
