"""The shape of the card data, part by part, as it is written in the file (cards.py says what becomes of it)."""

from __future__ import annotations

from typing import Literal

from game.effects.effect import Effect
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
from game.words import Phrase

Fact = Literal["name", "colour", "symbol", "numbers", "effect"]


@frozen
class AbilityData:
    key: str
    name: Phrase
    kind: AbilityKind
    glyph: Glyph
    effects: tuple[Effect, ...]
    cost: Cost = FREE
    chain: bool = False
    event: Occasion = ""
    provided: Condition | None = None
    may: bool = False


@frozen
class BaseData:
    id: str
    name: Phrase
    colour: Colour
    symbols: tuple[str, ...]
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class ForceData:
    id: str
    name: Phrase
    colour: Colour
    rank: Rank
    attack: int
    defence: int
    cost: int | None = None
    symbol: str | None = None
    equip: tuple[Equip, ...] = ()
    unique: bool = False
    hero: int = 0
    traits: tuple[Trait, ...] = ()
    skills: Icons = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class TrapData:
    id: str
    name: Phrase
    colour: Colour
    abilities: tuple[AbilityData, ...]
    symbol: str | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class ArmsData:
    id: str
    name: Phrase
    colour: Colour
    rank: Rank
    attack: int
    defence: int
    equip: Fits
    cost: int | None = None
    symbol: str | None = None
    unique: bool = False
    hero: int = 0
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class OperationData:
    id: str
    name: Phrase
    colour: Colour
    price: Cost
    effects: tuple[Effect, ...]
    symbol: str | None = None
    provided: Condition | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class TacticsData:
    id: str
    name: Phrase
    colour: Colour
    timing: Timing
    price: Cost
    effects: tuple[Effect, ...]
    chain: bool = False
    link: str = ""
    symbol: str | None = None
    provided: Condition | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    id: str
    name: Phrase
    format: Literal["full", "half"]
    hint: Phrase
    bases: tuple[str, ...]
