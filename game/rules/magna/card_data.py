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
    """What a base, a force, a trap or arms can do. Links of a chain share their “key”.

    拠点、兵力、罠、武装のアビリティ。チェインでつながるものは、同じ「呼び名」を持つ。"""

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
    """A base: never in the deck; its abilities work even when it has fallen.

    拠点。デッキには入れない。アビリティは陥落しても働く。"""

    id: Id
    name: Phrase
    colour: Colour
    symbols: tuple[str, ...]
    abilities: tuple[AbilityData, ...] = ()
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class ForceData:
    """A unit.

    ユニットとして配置される兵力。"""

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
    """A trap: its one ability is its break trigger.

    罠。ただ1つのアビリティがブレイクトリガーになる。"""

    id: Id
    name: Phrase
    colour: Colour
    abilities: tuple[AbilityData, ...]
    symbol: str | None = None
    real: tuple[Fact, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class ArmsData:
    """Equipment on a unit; its numbers are added to the bearer's.

    ユニットが装備する武装。その数値が装備ユニットに加わる。"""

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
    """A one-shot card of the production phase.

    生産フェイズに1回だけ使う作戦カード。"""

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
    """A one-shot card of a battle; an interrupt is one of the production phase.

    戦闘で1回だけ使う戦術カード。割込は生産フェイズに使う。"""

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
    """A ready-made deck: how many of which cards, and its bases, by their ids.

    すぐに使えるデッキ。どのカードを何枚ずつ、どの拠点を使うかを、呼び名で並べたもの。"""

    id: Id
    name: Phrase
    format: Literal["full", "half"]
    hint: Phrase
    bases: tuple[str, ...]
    cards: Mapping[str, Positive]
