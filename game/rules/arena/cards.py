"""What is printed on the cards of the Arena: army cards, spells, glyphs, ready-made armies."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.words import Phrase


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """A named ability of an army card (section 13)."""

    key: str                       # "counter_strike"
    name: Phrase
    kind: str                      # "static", "triggered" or "activated"
    text: Phrase                   # generated from `effect`
    trigger: str = ""              # a key of `triggers` in the card data
    targets: tuple[Any, ...] = ()
    effect: tuple[Any, ...] = ()
    condition: str = ""
    uses: str = ""                 # "once per turn", "once per game" or ""
    reconstructed: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Army:
    """An army card: a planeswalker, a squad or a hero. Key: `army/<id>`, and `figure/<id>` for its figures."""

    key: str                       # "gideon"
    name: Phrase
    kind: str                      # "planeswalker", "squad_creature" or "hero_creature"
    colours: tuple[str, ...]       # "white" ...; empty: colourless
    subtype: Phrase
    life: int
    move: int
    range: int
    power: int
    toughness: int
    size_class: str                # "Small", "Medium", "Huge"
    size: int
    cost: int                      # points of the whole card
    cost_each: int                 # points per figure
    figures: int
    two_spaces: bool
    abilities: tuple[Ability, ...]
    set: str = ""                  # "" for the base set, else the expansion
    reconstructed: bool = False    # the data says DESIGNED

    @property
    def creature(self) -> bool:
        """A planeswalker is not a creature (A17)."""
        return self.kind != "planeswalker"


@dataclass(frozen=True, slots=True, eq=False)
class Spell:
    """A spell card. Key: `spell/<id>`."""

    key: str                       # "w01"
    name: Phrase
    colour: str
    kind: str                      # "sorcery", "aura" or "hidden"
    points: int
    windows: tuple[str, ...]       # of "A", "B"
    text: Phrase                   # generated from the rest
    attach_to: Any = None
    targets: tuple[Any, ...] = ()
    effect: tuple[Any, ...] = ()
    reconstructed: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Glyph:
    """A glyph disc (section 14). Key: `glyph/<id>`."""

    key: str
    name: Phrase
    text: Phrase
    effect: tuple[Any, ...] = ()
    base_set: bool = True


@dataclass(frozen=True, slots=True)
class ArmyList:
    """What a seat brings: ids of army cards and of spells. Ready-made ones are in the catalogue as `deck/<colour>`."""

    name: Phrase
    units: tuple[str, ...]         # "gideon", "rhox_veterans", "kor_hookmasters"
    spells: tuple[str, ...]        # "w01" ...
