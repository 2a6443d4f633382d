"""The shape of the card data: what stands in it for each army card, spell, glyph and ready-made army."""

from __future__ import annotations

from typing import Annotated, Literal

from game.effects.effect import Effect
from game.effects.read import Filled, Id, Natural, Positive
from game.frozen import frozen
from game.rules.arena.cards import NO_WORDS
from game.rules.arena.forms import Attach, Colour, Condition, Kind, Wanted
from game.words import Phrase


@frozen
class AbilityData:
    """A named ability of an army card.

    アーミーカードの、名前のある能力。"""

    id: Id
    name: Phrase
    kind: Literal["static", "triggered", "activated"]
    effect: Annotated[tuple[Effect, ...], Filled]
    trigger: str = ""
    targets: tuple[Wanted, ...] = ()
    condition: Condition = ""
    uses: Literal["", "once per turn", "once per game"] = ""
    may: bool = False
    reconstructed: bool = False


@frozen
class ArmyData:
    """An army card: a planeswalker, a squad or a hero, with its figures.

    アーミーカード。プレインズウォーカー、スクワッド、英雄のどれかと、そのフィギュア。"""

    id: Id
    name: Phrase
    kind: Kind
    colours: tuple[Colour, ...]
    subtype: Phrase
    life: Positive
    move: Natural
    range: Natural
    power: Natural
    toughness: Natural
    size_class: Literal["Small", "Medium", "Huge"]
    size: Positive
    cost: Positive
    cost_each: Positive
    figures: Positive
    abilities: tuple[AbilityData, ...]
    two_spaces: bool = False
    set: str = ""
    reconstructed: bool = False
    epithet: Phrase = NO_WORDS
    short: Phrase = NO_WORDS


@frozen
class SpellData:
    """A spell: a sorcery, an aura, or a hidden enchantment that waits for its trigger.

    スペル。ソーサリーか、オーラか、誘発を待つ伏せエンチャント。"""

    id: Id
    name: Phrase
    colour: Colour
    kind: Literal["sorcery", "aura", "hidden"]
    points: Natural
    windows: Annotated[tuple[Literal["A", "B"], ...], Filled]
    effect: Annotated[tuple[Effect, ...], Filled]
    attach_to: Attach | None = None
    trigger: str = ""
    targets: tuple[Wanted, ...] = ()
    reconstructed: bool = False
    short: Phrase = NO_WORDS


@frozen
class GlyphData:
    """A glyph disc; with a trigger it goes off then, without one it works while a figure stands there.

    グリフの円盤。きっかけがあればその時に働き、なければフィギュアが乗っている間働く。"""

    id: Id
    name: Phrase
    effect: Annotated[tuple[Effect, ...], Filled]
    base_set: bool = True
    trigger: Literal["", "start_of_your_turn", "draw_phase_extra"] = ""
    targets: tuple[Wanted, ...] = ()
    reconstructed: bool = False
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    """A ready-made army: army cards and spells by their ids.

    すぐに使える軍。アーミーカードとスペルを呼び名で並べたもの。"""

    id: Id
    name: Phrase
    units: tuple[str, ...]
    spells: tuple[str, ...]
