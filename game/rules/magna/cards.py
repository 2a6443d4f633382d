"""What is printed on the cards, and the numbers of the two formats (magna.md, sections 2, 3, 12 and 16).

The facts are read from the card data by `catalogue.read_catalogue`. Keys of the catalogue:

    base/<id>      Base          base/red-b1
    card/<id>      Force, Trap, Arms, Operation or Tactics: card/red-f01
    symbol/<key>   Symbol        symbol/dragon_valley
    deck/<id>      Deck          deck/red
    format/<key>   Rules         format/full, format/half
    giving         the keys of bases and cards that have constant abilities
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar

from game.effects.effect import Effect
from game.effects.named import Named
from game.effects.read import Id
from game.frozen import frozen
from game.rules.magna.forms import (
    FREE,
    AbilityKind,
    Colour,
    Condition,
    Cost,
    Equip,
    Fits,
    Glyph,
    Keyword,
    Kind,
    Occasion,
    Rank,
    Timing,
    Trait,
)
from game.words import Phrase

NO_WORDS = Phrase("", "")


@frozen
class Rules:
    """The numbers of a format.

    遊び方ごとのルールの数。"""

    deck_size: int
    copies: int
    bases: int
    hand_limit: int
    start_hand: int
    start_magna: int
    fund_limit: int
    party_limit: int  # units a side may have in a battle
    slots: tuple[int, ...]  # of base 1, 2, 3
    trap_cost: int  # Fight
    exchange: int  # Fight for one Magna
    m_rank_magna: int
    fund_magna: int  # for each missing fund
    armament_magna: int
    fall_magna: int
    fortune_magna: int
    trap_attack: int
    trap_defence: int
    turn_limit: int


@frozen
class Symbol:
    """The emblem of a base, used in deck construction.

    拠点シンボル。デッキの構築に使う。"""

    key: Id  # "dragon_valley"
    colour: Colour
    name: Phrase


@frozen(eq=False)
class Ability:
    """What a base, a force, a trap or arms can do. Chain links must share `key`."""

    key: str  # "lightning_strike"
    name: Phrase
    kind: AbilityKind
    glyph: Glyph
    effects: tuple[Effect, ...]
    cost: Cost = FREE
    chain: bool = False
    event: Occasion = ""  # of a trigger
    provided: Condition | None = None
    may: bool = False
    text: Phrase = NO_WORDS  # the whole line, generated from the rest (card_text.py)


@frozen(eq=False)
class Base(Named):
    """A base card: never in the deck; its abilities work even when it has fallen."""

    key: str  # "base/red-b1"
    name: Phrase
    colour: Colour
    symbols: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    real: tuple[str, ...] = ()  # which of its facts the sources show; all others were designed
    short: Phrase = NO_WORDS
    kind: ClassVar[Kind] = "base"


@frozen(eq=False)
class Force(Named):
    """A unit card. The unit that a summons becomes is one, too: it has no rank and no cost."""

    key: str  # "card/red-f01"
    name: Phrase
    colour: Colour
    attack: int
    defence: int
    rank: Rank | None = None  # only a summoned unit has none
    cost: int | None = None  # Fight; None prints as a dash: not placed in production (MS-4.8)
    symbol: str | None = None
    equip: tuple[Equip, ...] = ()
    unique: bool = False  # Ψ
    hero: int = 0
    traits: tuple[Trait, ...] = ()
    skills: Mapping[str, int] = field(default_factory=dict)
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    real: tuple[str, ...] = ()
    short: Phrase = NO_WORDS
    kind: ClassVar[Kind] = "force"


@frozen(eq=False)
class Trap(Named):
    """A trap card: set face-down like any card; its break trigger goes off when it is destroyed in a battle."""

    key: str
    name: Phrase
    colour: Colour
    abilities: tuple[Ability, ...]
    symbol: str | None = None
    real: tuple[str, ...] = ()
    short: Phrase = NO_WORDS
    kind: ClassVar[Kind] = "trap"

    @property
    def trigger(self) -> Ability:
        return self.abilities[0]


@frozen(eq=False)
class Arms(Named):
    """Equipment on a unit; its numbers are added to the bearer's."""

    key: str
    name: Phrase
    colour: Colour
    rank: Rank
    attack: int
    defence: int
    equip: Fits  # the equip skill the bearer needs; "any": possession
    cost: int | None = None
    symbol: str | None = None
    unique: bool = False
    hero: int = 0
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    real: tuple[str, ...] = ()
    short: Phrase = NO_WORDS
    kind: ClassVar[Kind] = "arms"


@frozen(eq=False)
class Operation(Named):
    """A one-shot card of the production phase. `skill`: a Normal unit that shows it is checked, nothing is spent."""

    key: str
    name: Phrase
    colour: Colour
    effects: tuple[Effect, ...]
    price: Cost = FREE  # everything that is paid: Fight, Magna, a unit; `skill` is what has to be shown
    symbol: str | None = None
    provided: Condition | None = None
    text: Phrase = NO_WORDS
    real: tuple[str, ...] = ()
    short: Phrase = NO_WORDS
    kind: ClassVar[Kind] = "operation"

    @property
    def cost(self) -> int:
        """Its Fight, as printed in the frame."""
        return self.price.fight


@frozen(eq=False)
class Tactics(Named):
    """A one-shot card of a battle (an interrupt: of the production phase). One unit spends `price.skill`."""

    key: str
    name: Phrase
    colour: Colour
    timing: Timing
    effects: tuple[Effect, ...]
    price: Cost = FREE
    chain: bool = False
    link: str = ""  # chain links must share it
    symbol: str | None = None
    provided: Condition | None = None
    summon: Force | None = None  # the unit that a summons becomes
    text: Phrase = NO_WORDS
    real: tuple[str, ...] = ()
    short: Phrase = NO_WORDS
    kind: ClassVar[Kind] = "tactics"


Card = Force | Trap | Arms | Operation | Tactics
CARDS = (Force, Trap, Arms, Operation, Tactics)
Known = Base | Card


@frozen
class Deck:
    """What a seat brings: keys of deck cards and of the three bases in their default order."""

    name: Phrase
    cards: tuple[str, ...]
    bases: tuple[str, ...]
    ready: str = ""  # its id if it is one of the ready-made ones
    format: str = ""  # of a ready-made one: "full" or "half"
    hint: Phrase = NO_WORDS


BACK = "card"
TRAP_NAME = Phrase("Trap", "トラップ")
FACE_DOWN = Force(BACK, TRAP_NAME, "neutral", 0, 1)
"""What may be asked about a card that lies face-down: attack 0, defence 1, no other printed property (MS-8.6)."""
UNSEEN: Mapping[str, Any] = {BACK: FACE_DOWN}


def printed_on(cards: Mapping[str, Any], key: str) -> Known | None:
    """What is printed on a card or base; None for a back, about which the catalogue answers as well."""
    found = None if key in UNSEEN else cards.get(key)
    return found if isinstance(found, (Base, *CARDS)) else None


def symbols_of(card: Known) -> tuple[str, ...]:
    """The base symbols that a card shows."""
    return card.symbols if isinstance(card, Base) else (card.symbol,) if card.symbol else ()
