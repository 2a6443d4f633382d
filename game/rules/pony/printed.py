"""What is printed on the cards of the pony game beside their text, for lists of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.pony.cards import EventCard, Friend, Mane, Problem, Resource, Troublemaker
from game.rules.pony.words import COLORS, KIND_NAMES, PLACES, TRAITS, requirement_words, tokens_of
from game.table.ruleset import Printed
from game.words import Phrase

SUBTITLE, COLOR, COLORLESS = Phrase("subtitle", "二つ名"), Phrase("colour", "色"), Phrase("colourless", "無色")
TRAIT, POWER, PLACE = Phrase("traits", "特徴"), Phrase("power", "パワー"), Phrase("played at", "使用場所")
POINTS, BONUS = Phrase("points", "得点"), Phrase("bonus", "ボーナス値")
REQUIRING = Phrase("{0}, with {1} in play", "{0}（使用条件：{1}）")

Numbers = list[tuple[Phrase, Phrase | int]]


def printed(card: Any) -> Printed | None:
    """Kind, numbers and cost of a card; None for decks, rules and the cards that stand for unseen ones."""
    match card:
        case Mane():
            return Printed(KIND_NAMES["mane"], (*_title(card), _colors(card), *_traits(card)))
        case Friend() if card.number:
            return Printed(
                KIND_NAMES["friend"], (*_title(card), _colors(card), *_traits(card), (POWER, card.power)), _cost(card)
            )
        case Resource():
            numbers = (*_title(card), *_traits(card), (POWER, card.power), (PLACE, PLACES[card.place]))
            return Printed(KIND_NAMES["resource"], numbers, _cost(card))
        case EventCard():
            return Printed(KIND_NAMES["event"], (*_title(card), *_traits(card), (POWER, card.power)), _cost(card))
        case Troublemaker() if card.number:
            numbers = (*_title(card), (POWER, card.power), (POINTS, card.points))
            return Printed(KIND_NAMES["troublemaker"], numbers, tokens_of(card.cost))
        case Problem() if card.number:
            return Printed(KIND_NAMES["problem"], (*_title(card), (BONUS, card.bonus)))
    return None


def _title(card: Mane | Friend | EventCard | Resource | Troublemaker | Problem) -> Numbers:
    return [(SUBTITLE, card.subtitle)] if card.subtitle.en else []


def _colors(card: Mane | Friend) -> tuple[Phrase, Phrase]:
    return COLOR, _row([COLORS[color] for color in card.colors]) if card.colors else COLORLESS


def _traits(card: Mane | Friend | EventCard | Resource) -> Numbers:
    return [(TRAIT, _row([TRAITS[trait] for trait in card.traits]))] if card.traits else []


def _row(words: Sequence[Phrase]) -> Phrase:
    return Phrase(", ".join(word.en for word in words), "・".join(word.ja for word in words))


def _cost(card: Friend | EventCard | Resource) -> Phrase:
    """Tokens, and what has to be in play."""
    tokens = tokens_of(card.cost)
    return REQUIRING.of(tokens, requirement_words(card.req)) if card.req else tokens
