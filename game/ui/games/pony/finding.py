"""Which cards of the pony game have certain marks or words, and the marks themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from pygame import Surface

from game.rules.pony.card_text import card_text
from game.rules.pony.cards import KINDS, Card, EventCard, Friend, Mane, Problem, Resource, Troublemaker
from game.rules.pony.words import COLORS, KEYWORDS, TRAITS
from game.ui.album import Mark
from game.ui.faces.pony import cost_coin, keyword_icon, kind_icon, pip
from game.ui.games.pony import words as W
from game.ui.theme import Colours
from game.words import Phrase, holds, same

RACES = ("Earth Pony", "Pegasus", "Unicorn", "Alicorn", "Critter")
WORDS = ("swift", "stubborn", "studious", "inspired", "random", "caretaker", "competitive")
GROUPS = {"character": ("mane", "friend"), "tool": ("event", "resource"), "trouble": ("troublemaker", "problem")}


def _coin(number: str, px: int, colours: Colours) -> Surface:
    return cost_coin(number, px)


def _kind(kind: str, px: int, colours: Colours) -> Surface:
    return kind_icon(kind, px)


def _word(word: str, px: int, colours: Colours) -> Surface:
    return keyword_icon(word, px)


def _pip(colour: str, px: int, colours: Colours) -> Surface:
    return pip(colour, px, True, colours)


def kind_marks(kinds: Sequence[str] = KINDS) -> list[Mark]:
    """What kind of card it is."""
    return [Mark("kind", kind, W.KINDS[kind], picture=partial(_kind, kind), short=same("")) for kind in kinds]


def color_marks(none: bool = True) -> list[Mark]:
    """The six colours by their shapes, and none of them."""
    found = [(colour, words) for colour, words in COLORS.items() if colour != "wild"]
    marks = [Mark("color", colour, words, picture=partial(_pip, colour), short=same("")) for colour, words in found]
    return [*marks, Mark("color", "none", W.NO_COLOR, picture=partial(_pip, ""), short=same(""))] if none else marks


def cost_marks() -> list[Mark]:
    """How many tokens it costs."""
    return [
        Mark("cost", str(n), words, picture=partial(_coin, str(n)), short=same("")) for n, words in W.COST_N.items()
    ]


def trait_marks() -> list[Mark]:
    return [Mark("trait", trait, TRAITS[trait]) for trait in RACES]


def word_marks() -> list[Mark]:
    return [Mark("word", word, KEYWORDS[word], picture=partial(_word, word)) for word in WORDS]


def kind_of(card: Card) -> str:
    """ "mane", "friend" ... "problem"."""
    return card.key.split("/")[1]


def colors_of(card: Card) -> set[str]:
    """The colours of a card; those that an Event, a Resource or the owner of a Problem needs; else "none"."""
    if isinstance(card, Mane | Friend):
        found = {str(colour) for colour in card.colors}
    elif isinstance(card, Problem):
        found = {part.color for part in card.owner_req if part.color != "wild" and not part.other}
    else:
        found = {need.color for need in getattr(card, "req", ())}
    return found or {"none"}


def words_of(card: Card) -> set[str]:
    """Its keywords; those of both sides of a Mane."""
    if isinstance(card, Mane):
        return {keyword.id for side in (card.start, card.boosted) for keyword in side.keywords}
    return {keyword.id for keyword in card.keywords} if isinstance(card, Friend) else set()


def groups(card: Card) -> Mapping[str, set[str]]:
    """The values of a card in each group of filters it has part in."""
    cost = {str(card.cost)} if isinstance(card, Friend | EventCard | Resource | Troublemaker) else set()
    return {
        "kind": {kind_of(card)},
        "color": colors_of(card),
        "cost": cost,
        "trait": {str(t) for t in getattr(card, "traits", ())},
        "word": words_of(card),
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
    """True if a card has that number, or a name, trait or text that contains the words in either language."""
    if card.number.lower() == words.lower():
        return True
    said: list[Phrase] = [card.name, card.subtitle, *texts(card)]
    said += [TRAITS[trait] for trait in getattr(card, "traits", ())]
    return holds(said, words)


@lru_cache(256)
def texts(card: Card) -> tuple[Phrase, ...]:
    """The text of a card."""
    return tuple(card_text(card))


def all_cards(catalogue: Mapping[str, Any]) -> dict[str, Card]:
    """All cards of a catalogue, kind by kind."""
    return {key: card for kind in KINDS for key, card in catalogue.items() if key.startswith(f"card/{kind}/")}


def of_group(catalogue: Mapping[str, Any], group: str) -> dict[str, Card]:
    """The cards of a tab of the collection."""
    return {key: card for key, card in all_cards(catalogue).items() if kind_of(card) in GROUPS[group]}
