"""The shape of the card data, part by part, as it is written in the file (cards.py says what becomes of it)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from game.effects.effect import Effect
from game.effects.read import MOST, Filled, Id, Natural, Positive
from game.frozen import frozen
from game.rules.magna.cards import NO_WORDS
from game.rules.magna.forms import (
    FREE,
    AbilityKind,
    Colour,
    Condition,
    Cost,
    Equip,
    Fits,
    Glyph,
    Icons,
    Keyword,
    Occasion,
    Rank,
    Timing,
    Trait,
)
from game.table.codec import Within
from game.words import Phrase

Fact = Literal["name", "colour", "symbol", "numbers", "effect"]


@frozen
class AbilityData:
    """What a base, a force, a trap or arms can do. Chain links share their `key`."""

    key: str
    name: Phrase
    kind: AbilityKind
    glyph: Glyph
    effects: Annotated[tuple[Effect, ...], Filled]
    cost: Cost = FREE
    chain: bool = False
    event: Occasion = ""
    provided: Condition | None = None
    may: bool = False


@frozen
class BaseData:
    """A base: never in the deck; its abilities work even when it has fallen."""

    id: Id
    name: Phrase
    colour: Colour
    symbols: tuple[str, ...]
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class ForceData:
    """A unit."""

    id: Id
    name: Phrase
    colour: Colour
    rank: Rank
    attack: Natural
    defence: Positive
    cost: Natural | None = None
    symbol: str | None = None
    equip: tuple[Equip, ...] = ()
    unique: bool = False
    hero: Natural = 0
    traits: tuple[Trait, ...] = ()
    skills: Icons = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class TrapData:
    """A trap: its one ability is its break trigger."""

    id: Id
    name: Phrase
    colour: Colour
    abilities: tuple[AbilityData, ...]
    symbol: str | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class ArmsData:
    """Equipment on a unit; its numbers are added to the bearer's."""

    id: Id
    name: Phrase
    colour: Colour
    rank: Rank
    attack: Annotated[int, Within(-9, MOST)]
    defence: Annotated[int, Within(-9, MOST)]
    equip: Fits
    cost: Natural | None = None
    symbol: str | None = None
    unique: bool = False
    hero: Natural = 0
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class OperationData:
    """A one-shot card of the production phase."""

    id: Id
    name: Phrase
    colour: Colour
    price: Cost
    effects: Annotated[tuple[Effect, ...], Filled]
    symbol: str | None = None
    provided: Condition | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class TacticsData:
    """A one-shot card of a battle; an interrupt is one of the production phase."""

    id: Id
    name: Phrase
    colour: Colour
    timing: Timing
    price: Cost
    effects: Annotated[tuple[Effect, ...], Filled]
    chain: bool = False
    link: str = ""
    symbol: str | None = None
    provided: Condition | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    """A ready-made deck: how many of which cards, and its bases, by their ids."""

    id: Id
    name: Phrase
    format: Literal["full", "half"]
    hint: Phrase
    bases: tuple[str, ...]
    cards: Mapping[str, Positive]
