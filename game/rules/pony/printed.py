"""What is printed on the cards of the pony game beside their text, for lists of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.pony.cards import NO_WORDS, EventCard, Friend, Mane, Resource, Troublemaker
from game.rules.pony.kinds import kind_of
from game.rules.pony.sheet import sheet
from game.rules.pony.words import COLORS, KIND_NAMES, PLACES, TRAITS, requirement_words, tokens_of
from game.table.ruleset import Printed
from game.words import Phrase

SUBTITLE, COLOR, COLORLESS = Phrase("subtitle", "二つ名"), Phrase("colour", "色"), Phrase("colourless", "無色")
TRAIT, PLACE = Phrase("traits", "特徴"), Phrase("played at", "使用場所")
NUMBERS = {
    "power": Phrase("power", "パワー"),
    "points": Phrase("points", "得点"),
    "bonus": Phrase("bonus", "ボーナス値"),
}
REQUIRING = Phrase("{0}, with {1} in play", "{0}（使用条件：{1}）")


def printed(card: Any) -> Printed | None:
    """Kind, numbers and cost of a card; None for decks, rules and the cards that stand for unseen ones."""
    if not getattr(card, "number", ""):
        return None
    said: list[tuple[Phrase, Phrase | int]] = [(SUBTITLE, card.subtitle)] if card.subtitle.en else []
    if isinstance(card, Mane | Friend):
        said.append((COLOR, _row([COLORS[color] for color in card.colors]) if card.colors else COLORLESS))
    if traits := getattr(card, "traits", ()):
        said.append((TRAIT, _row([TRAITS[trait] for trait in traits])))
    if not isinstance(card, Mane):  # its numbers are those of its sides
        said += [(NUMBERS[field.key], int(field.printed)) for field in sheet(card).fields if field.key in NUMBERS]
    if isinstance(card, Resource):
        said.append((PLACE, PLACES[card.place]))
    return Printed(KIND_NAMES[kind_of(card.key)], tuple(said), _cost(card))


def _row(words: Sequence[Phrase]) -> Phrase:
    return Phrase(", ".join(word.en for word in words), "・".join(word.ja for word in words))


def _cost(card: Any) -> Phrase:
    """Tokens, and what has to be in play."""
    if not isinstance(card, Friend | EventCard | Resource | Troublemaker):
        return NO_WORDS
    tokens, req = tokens_of(card.cost), getattr(card, "req", ())
    return REQUIRING.of(tokens, requirement_words(req)) if req else tokens
