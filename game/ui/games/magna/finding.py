"""Which cards of Magna Spectra have certain marks or words, and the marks themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from pygame import Surface

from game.rules.magna.card_text import card_text
from game.rules.magna.cards import CARDS, Arms, Base, Force, Operation, Tactics
from game.ui.album import Mark
from game.ui.faces.magna import colour_mark, gem, keyword_icon, kind_icon, rank_badge, skill_icon, symbol
from game.ui.faces.magna.sign_shapes import SYMBOLS
from game.ui.games.magna import words as W
from game.ui.games.magna.pictures import Card
from game.ui.theme import Colours
from game.words import Phrase, holds, same

BARE = same("")  # the words of a chip whose picture says all


def _colour(name: str, px: int, colours: Colours) -> Surface:
    return colour_mark(name, px)


def _kind(name: str, px: int, colours: Colours) -> Surface:
    return kind_icon(name, px)


def _rank(name: str, px: int, colours: Colours) -> Surface:
    return rank_badge(name, px)


def _cost(name: str, px: int, colours: Colours) -> Surface:
    return gem("cost", name, px)


def _skill(name: str, px: int, colours: Colours) -> Surface:
    return skill_icon(name, px)


def _symbol(name: str, px: int, colours: Colours) -> Surface:
    return symbol(name, px)


def _keyword(name: str, px: int, colours: Colours) -> Surface:
    return keyword_icon(name, px)


def colour_marks() -> list[Mark]:
    """The seven factions."""
    return [
        Mark("colour", name, words, picture=partial(_colour, name), short=BARE) for name, words in W.COLOURS.items()
    ]


def kind_marks(*kinds: str) -> list[Mark]:
    """Force, trap, arms, operation, tactics, base."""
    return [Mark("kind", kind, W.KINDS[kind], picture=partial(_kind, kind)) for kind in kinds]


def number_marks() -> list[Mark]:
    """Ranks, costs."""
    out = [Mark("rank", rank, words, picture=partial(_rank, rank), short=BARE) for rank, words in W.RANKS.items()]
    return out + [
        Mark("cost", str(n), words, picture=partial(_cost, str(n)), short=BARE) for n, words in W.COST_N.items()
    ]


def skill_marks() -> list[Mark]:
    """Shown by a force, or asked for by an operation or tactics card."""
    return [Mark("skill", name, words, picture=partial(_skill, name), short=BARE) for name, words in W.SKILLS.items()]


def keyword_marks() -> list[Mark]:
    """Defender, Ambush, Possession, Swift, Guard."""
    return [
        Mark("keyword", name, words, picture=partial(_keyword, name), short=BARE) for name, words in W.KEYWORDS.items()
    ]


def symbol_marks(catalogue: Mapping[str, object]) -> list[Mark]:
    """The emblems of bases."""
    known = {name: getattr(catalogue.get(f"symbol/{name}"), "name", same(name)) for name in SYMBOLS}
    return [Mark("symbol", name, words, picture=partial(_symbol, name), short=BARE) for name, words in known.items()]


def groups(card: Card) -> Mapping[str, set[str]]:
    """The values of a card in each group of filters it has part in."""
    found = {"kind": {str(card.kind)}, "colour": {str(card.colour)}}
    found["symbol"] = set(card.symbols) if isinstance(card, Base) else {card.symbol} if card.symbol else set()
    if isinstance(card, Force | Arms):
        found["rank"] = {str(card.rank)}
        found["keyword"] = set(card.keywords)
    if isinstance(card, Force | Arms | Operation) and card.cost is not None:
        found["cost"] = {str(card.cost)}
    if isinstance(card, Force):
        found["skill"] = set(card.skills)
    elif isinstance(card, Operation | Tactics):
        found["skill"] = set(card.price.skill)
    return found


def fits(card: Card, on: frozenset[str], words: str = "") -> bool:
    """True if a card has one mark of each group that is on, and contains the words."""
    has = groups(card)
    for group in {mark.partition(":")[0] for mark in on}:
        wanted = {value for mark in on for name, _, value in (mark.partition(":"),) if name == group}
        if not wanted & has.get(group, set()):
            return False
    return not words.strip() or found(card, words.strip())


def found(card: Card, words: str) -> bool:
    """True if a card has that id, or a name, trait, keyword or text that contains the words in either language."""
    if card.key.rpartition("/")[2] == words.lower():
        return True
    said: list[Phrase] = [card.name, *texts(card)]
    said += [W.TRAITS[trait] for trait in getattr(card, "traits", ())]
    said += [W.KEYWORDS[word] for word in getattr(card, "keywords", ())]
    return holds(said, words)


@lru_cache(256)
def texts(card: Card) -> tuple[Phrase, ...]:
    """The text of a card."""
    return tuple(card_text(card))


def bases(cards: Mapping[str, object]) -> dict[str, Base]:
    """All bases of a catalogue."""
    return {key: card for key, card in cards.items() if isinstance(card, Base) and key.startswith("base/")}


def deck_cards(cards: Mapping[str, object]) -> dict[str, Card]:
    """All cards of a catalogue that a deck may have, forces first."""
    mine = {key: card for key, card in cards.items() if isinstance(card, CARDS) and key.startswith("card/")}
    return dict(sorted(mine.items(), key=lambda pair: KINDS.index(pair[1].kind)))


KINDS = ("force", "arms", "operation", "tactics", "trap")
