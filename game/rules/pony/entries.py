"""The shape of card data: what an entry of each kind must have, and what it may."""

from __future__ import annotations

from typing import Literal

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.pony.cards import NO_WORDS, Dilemma, Keyword, Part, Requirement
from game.rules.pony.condition_forms import Condition
from game.rules.pony.forms import AbilityKind, Color, Cost, Occasion, Place, Rarity, Trait, Window
from game.words import Phrase


@frozen
class AbilityData:
    kind: AbilityKind
    on: Occasion | None = None
    phase: Window = ""
    provided: tuple[Condition, ...] = ()
    may: bool = False
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()
    anybody: bool = False


@frozen
class SideData:
    power: int
    home_limit: int
    text: Phrase
    keywords: tuple[Keyword, ...] = ()


@frozen
class CardData:
    """What all cards may have; `OWN` says which kind of card has what."""

    id: str
    name: Phrase
    rarity: Rarity
    subtitle: Phrase = NO_WORDS
    text: Phrase = NO_WORDS
    traits: tuple[Trait, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int = 0
    cost: int = 0
    req: tuple[Requirement, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    unique: bool = False
    place: Place = "home"
    dilemma: Dilemma | None = None
    points: int = 0
    epic: bool = False
    villain: bool = False
    starting: bool = False
    bonus: int = 0
    owner_req: tuple[Part, ...] = ()
    opp_req: tuple[Part, ...] = ()
    made: tuple[Literal["effect"], ...] = ()  # which of its facts were simplified for this game
    short: Phrase = NO_WORDS


ALL = ("id", "name", "short", "rarity", "subtitle", "text", "made", "abilities")
OWN: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # what a kind of card must have, and what it may
    "mane": (("colors", "traits", "start", "boosted"), ()),
    "friend": (("colors", "traits", "power", "cost"), ("req", "keywords", "unique")),
    "resource": (("traits", "power", "cost", "place"), ("req", "unique", "dilemma")),
    "event": (("power", "cost", "abilities"), ("req", "traits")),
    "troublemaker": (("power", "cost", "points"), ("epic", "villain")),
    "problem": (("bonus", "owner_req", "opp_req"), ("starting",)),
}


@frozen
class DeckData:
    id: str
    name: Phrase
    mane: str
    start: str
    hint: Phrase
    source: Literal["real", "designed"] = "designed"
    manes: tuple[str, ...] = ()
