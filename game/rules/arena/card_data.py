"""The shape of the card data: what stands in it for each army card, spell, glyph and ready-made army."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.arena.cards import NO_WORDS
from game.rules.arena.forms import Attach, Colour, Condition, Kind, Wanted
from game.words import Phrase


@frozen
class AbilityData:
    id: str
    name: Phrase
    kind: Literal["static", "triggered", "activated"]
    effect: tuple[Effect, ...]
    trigger: str = ""
    targets: tuple[Wanted, ...] = ()
    condition: Condition = ""
    uses: Literal["", "once per turn", "once per game"] = ""
    may: bool = False
    reconstructed: bool = False


@frozen
class ArmyData:
    id: str
    name: Phrase
    kind: Kind
    colours: tuple[Colour, ...]
    subtype: Phrase
    life: int
    move: int
    range: int
    power: int
    toughness: int
    size_class: Literal["Small", "Medium", "Huge"]
    size: int
    cost: int
    cost_each: int
    figures: int
    abilities: tuple[AbilityData, ...]
    two_spaces: bool = False
    set: str = ""
    reconstructed: bool = False
    epithet: Phrase = NO_WORDS
    short: Phrase = NO_WORDS


@frozen
class SpellData:
    id: str
    name: Phrase
    colour: Colour
    kind: Literal["sorcery", "aura", "hidden"]
    points: int
    windows: tuple[Literal["A", "B"], ...]
    effect: tuple[Effect, ...]
    attach_to: Attach | None = None
    trigger: str = ""
    targets: tuple[Wanted, ...] = ()
    reconstructed: bool = False
    short: Phrase = NO_WORDS


@frozen
class GlyphData:
    id: str
    name: Phrase
    effect: tuple[Effect, ...]
    base_set: bool = True
    trigger: Literal["", "start_of_your_turn", "draw_phase_extra"] = ""
    targets: tuple[Wanted, ...] = ()
    reconstructed: bool = False
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    id: str
    name: Phrase
    units: tuple[str, ...]
    spells: tuple[str, ...]


SHAPES: Mapping[str, type] = {"armies": ArmyData, "spells": SpellData, "glyphs": GlyphData, "decks": DeckData}
