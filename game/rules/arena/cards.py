"""What is printed on the cards of the Arena: army cards, spells, glyphs, ready-made armies.

The facts are read from the card data by `catalogue.read_catalogue`. `changes` of a card are its static effects, sorted
by what they change, so that nothing has to be searched when a number is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from game.effects.effect import Effect
from game.effects.named import Named
from game.frozen import frozen
from game.rules.arena.forms import Attach, Condition, Kind, Wanted
from game.words import Phrase

NO_WORDS = Phrase("", "")
Changes = Mapping[str, tuple[Effect, ...]]  # "power", "may not strike", "flying" ... to the effects that change it


@frozen(eq=False)
class Ability:
    """A named ability of an army card (section 13)."""

    key: str  # "counter_strike"
    name: Phrase
    kind: str  # "static", "triggered" or "activated"
    text: Phrase  # generated from the rest (card_text.py)
    trigger: str = ""  # a key of trigger_moments.WHEN
    targets: tuple[Wanted, ...] = ()
    effect: tuple[Effect, ...] = ()
    condition: Condition = ""
    uses: str = ""  # "once per turn", "once per game" or ""
    may: bool = False  # a triggered ability that can be declined
    reconstructed: bool = False


@frozen(eq=False)
class Army(Named):
    """An army card: a planeswalker, a squad or a hero. Key: `army/<id>`, and `figure/<id>` for its figures."""

    key: str  # "gideon"
    name: Phrase
    kind: Kind
    colours: tuple[str, ...]  # "white" ...; empty: colourless
    subtype: Phrase
    life: int
    move: int
    range: int
    power: int
    toughness: int
    size_class: str  # "Small", "Medium", "Huge"
    size: int
    cost: int  # points of the whole card
    cost_each: int  # points per figure
    figures: int
    two_spaces: bool
    abilities: tuple[Ability, ...]
    set: str = ""  # "" for the base set, else the expansion
    reconstructed: bool = False  # the data says DESIGNED
    epithet: Phrase = NO_WORDS  # "Combat Mage"
    changes: Changes = field(default_factory=dict, repr=False)
    short: Phrase = NO_WORDS

    @property
    def creature(self) -> bool:
        """A planeswalker is not a creature (A17)."""
        return self.kind != "planeswalker"

    def is_a(self, subtype: str) -> bool:
        """True if its subtype line has that word: Eldrazi Scions are Eldrazi and Scions."""
        return subtype in self.subtype.en.split()

    def ability(self, key: str) -> Ability | None:
        return next((a for a in self.abilities if a.key == key), None)


@frozen(eq=False)
class Spell(Named):
    """A spell card. Key: `spell/<id>`."""

    key: str  # "w01"
    name: Phrase
    colour: str
    kind: str  # "sorcery", "aura" or "hidden"
    points: int
    windows: tuple[str, ...]  # of "A", "B"
    text: Phrase  # generated from the rest
    attach_to: Attach | None = None
    targets: tuple[Wanted, ...] = ()
    effect: tuple[Effect, ...] = ()
    reconstructed: bool = False
    trigger: str = ""  # of a hidden enchantment: a key of trigger_moments.WHEN
    measures: bool = False  # it has a range from your planeswalker
    names: bool = False  # it speaks of your planeswalker: with two of them one is named
    changes: Changes = field(default_factory=dict, repr=False)
    short: Phrase = NO_WORDS


@frozen(eq=False)
class Glyph(Named):
    """A glyph disc (section 14). Key: `glyph/<id>`."""

    key: str
    name: Phrase
    text: Phrase
    effect: tuple[Effect, ...] = ()
    base_set: bool = True
    trigger: str = ""  # "start_of_your_turn" or "draw_phase_extra"; "" while a figure stands there
    targets: tuple[Wanted, ...] = ()
    reconstructed: bool = False
    changes: Changes = field(default_factory=dict, repr=False)
    short: Phrase = NO_WORDS


@frozen
class ArmyList:
    """What a seat brings: ids of army cards and of spells. Ready-made ones are in the catalogue as `deck/<colour>`."""

    name: Phrase
    units: tuple[str, ...]  # "gideon", "rhox_veterans", "kor_hookmasters"
    spells: tuple[str, ...]  # "w01" ...
