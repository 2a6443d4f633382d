"""Which cards of the Medarot Card Game have certain marks or words, and the marks themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from pygame import Surface

from game.rules.medarot.card_text import card_text
from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.album import Mark
from game.ui.faces.medarot import coin, rarity_star, timing_icon, type_icon
from game.ui.games.medarot import words as W
from game.ui.games.medarot.pictures import Card
from game.ui.theme import Colours
from game.words import Phrase, holds, same

PERSON = "person"  # what the type of a Medarotter is called among the filters


def _coin(number: str, px: int, colours: Colours) -> Surface:
    return coin(number, px)


def _star(px: int, colours: Colours) -> Surface:
    return rarity_star(px)


def _timing(timing: str, px: int, colours: Colours) -> Surface:
    return timing_icon(timing, px)


def type_marks() -> list[Mark]:
    """Shooting, melee, special."""
    return [Mark("type", kind, words, picture=partial(type_icon, kind)) for kind, words in W.TYPES.items()]


def robot_marks() -> list[Mark]:
    """The filters of Medarots: type, cost, rarity, the lines that effects name."""
    out = type_marks()
    out += [
        Mark("cost", str(n), words, picture=partial(_coin, str(n)), short=same("")) for n, words in W.COST_N.items()
    ]
    out += [Mark("rarity", str(n), words, picture=_star, short=same(str(n))) for n, words in W.RARE_N.items()]
    return out + [Mark("line", line, words, short=same(line)) for line, words in W.LINES.items()]


def person_marks() -> list[Mark]:
    """The filters of Medarotters: when their effects are used."""
    return [Mark("timing", timing, words, picture=partial(_timing, timing)) for timing, words in W.TIMINGS.items()]


def hp_marks() -> list[Mark]:
    """What Medarotters add to the medals as master."""
    return [Mark("hp", str(n), words, picture=partial(_coin, f"+{n}")) for n, words in W.HP_N.items()]


def groups(card: Card) -> Mapping[str, set[str]]:
    """The values of a card in each group of filters it has part in."""
    if isinstance(card, Medarot):
        return {"type": {card.type}, "cost": {str(card.cost)}, "rarity": {str(card.rarity)}, "line": {card.line}}
    halves = (card.upper, card.lower)
    return {
        "type": {PERSON},
        "cost": {str(half.cost) for half in halves},
        "timing": {half.timing for half in halves},
        "hp": {str(card.hp)},
    }


def fits(card: Card, on: frozenset[str], words: str = "") -> bool:
    """True if a card has one mark of each group that is on, and contains the words."""
    has = groups(card)
    for group in {mark.partition(":")[0] for mark in on}:
        wanted = {value for mark in on for name, _, value in (mark.partition(":"),) if name == group}
        if not wanted & has.get(group, set()):
            return False
    return not words.strip() or found(card, words.strip())


def found(card: Card, words: str) -> bool:
    """True if a card has that number or line, or a name or text that contains the words in either language."""
    if card.number.lower() == words.lower():
        return True
    said: list[Phrase] = [card.name, *(same(other) for other in card.aka), *texts(card)]
    if isinstance(card, Medarot):
        if words.upper() == card.line:
            return True
        said += [card.part, same(card.line)]
    return holds(said, words)


@lru_cache(128)
def texts(card: Card) -> tuple[Phrase, ...]:
    """The text of a card."""
    return tuple(card_text(card))


def robots(cards: Mapping[str, object]) -> dict[str, Medarot]:
    """All Medarots of a catalogue."""
    return {key: card for key, card in cards.items() if isinstance(card, Medarot)}


def people(cards: Mapping[str, object]) -> dict[str, Medarotter]:
    """All Medarotters of a catalogue."""
    return {key: card for key, card in cards.items() if isinstance(card, Medarotter)}
