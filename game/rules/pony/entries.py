"""The shape of card data: what an entry of each kind must have, and what it may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from game.effects.effect import Effect
from game.effects.read import Id, Natural, Positive
from game.frozen import frozen
from game.rules.pony.cards import NO_WORDS, Dilemma, Keyword, Part, Requirement, Rules
from game.rules.pony.condition_forms import Condition
from game.rules.pony.effects.ops import OPS
from game.rules.pony.forms import AbilityKind, Color, Cost, Occasion, Place, Rarity, Trait, Window
from game.rules.pony.modifiers import Modifier
from game.table.ruleset import Language
from game.words import Phrase

Made = tuple[Literal["effect"], ...]  # which of its facts were simplified for this game


@frozen
class AbilityData:
    """One thing a card does. `static` ones have a modifier, all others something to `do`."""

    kind: AbilityKind
    on: Occasion | None = None
    phase: Window = ""
    provided: tuple[Condition, ...] = ()
    may: bool = False
    cost: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()
    anybody: bool = False
    static: Modifier | None = None


Abilities = tuple[AbilityData, ...]


@frozen
class SideData:
    """One side of a Mane Character."""

    power: Natural
    home_limit: Natural
    text: Phrase
    keywords: tuple[Keyword, ...] = ()
    abilities: Abilities = ()


@frozen
class ManeData:
    """The two-sided leader of a player."""

    id: Id
    name: Phrase
    rarity: Rarity
    colors: tuple[Color, ...]
    traits: tuple[Trait, ...]
    start: SideData
    boosted: SideData
    subtitle: Phrase = NO_WORDS
    made: Made = ()
    short: Phrase = NO_WORDS


@frozen
class FriendData:
    """A character that is played from the deck."""

    id: Id
    name: Phrase
    rarity: Rarity
    colors: tuple[Color, ...]
    traits: tuple[Trait, ...]
    power: Natural
    cost: Natural
    req: tuple[Requirement, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    unique: bool = False
    abilities: Abilities = ()
    text: Phrase = NO_WORDS
    subtitle: Phrase = NO_WORDS
    made: Made = ()
    short: Phrase = NO_WORDS


@frozen
class ResourceData:
    """Lies at home, at a Problem or on a Friend; or it is a Dilemma."""

    id: Id
    name: Phrase
    rarity: Rarity
    traits: tuple[Trait, ...]
    power: Natural
    cost: Natural
    place: Place
    req: tuple[Requirement, ...] = ()
    unique: bool = False
    dilemma: Dilemma | None = None
    abilities: Abilities = ()
    text: Phrase = NO_WORDS
    subtitle: Phrase = NO_WORDS
    made: Made = ()
    short: Phrase = NO_WORDS


@frozen
class EventData:
    """A card that is used once. Its one ability, of the kind "play", says when and what."""

    id: Id
    name: Phrase
    rarity: Rarity
    power: Natural
    cost: Natural
    abilities: Abilities
    req: tuple[Requirement, ...] = ()
    traits: tuple[Trait, ...] = ()
    text: Phrase = NO_WORDS
    subtitle: Phrase = NO_WORDS
    made: Made = ()
    short: Phrase = NO_WORDS


@frozen
class TroublemakerData:
    """What stands in the way at a Problem."""

    id: Id
    name: Phrase
    rarity: Rarity
    power: Natural
    cost: Natural
    points: Natural
    epic: bool = False
    villain: bool = False
    abilities: Abilities = ()
    text: Phrase = NO_WORDS
    subtitle: Phrase = NO_WORDS
    made: Made = ()
    short: Phrase = NO_WORDS


@frozen
class ProblemData:
    """A place that characters are sent to."""

    id: Id
    name: Phrase
    rarity: Rarity
    bonus: Natural
    owner_req: tuple[Part, ...]
    opp_req: tuple[Part, ...]
    starting: bool = False
    abilities: Abilities = ()
    text: Phrase = NO_WORDS
    subtitle: Phrase = NO_WORDS
    made: Made = ()
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    """A ready-made deck: its Mane, and how many of which cards, by their ids."""

    id: Id
    name: Phrase
    mane: str
    start: str
    hint: Phrase
    cards: Mapping[str, Positive]
    problems: Mapping[str, Positive]
    source: Literal["real", "designed"] = "designed"
    manes: tuple[str, ...] = ()


LANGUAGE = Language(
    "pony",
    {
        "rules": Rules,
        "manes": tuple[ManeData, ...],
        "friends": tuple[FriendData, ...],
        "resources": tuple[ResourceData, ...],
        "events": tuple[EventData, ...],
        "troublemakers": tuple[TroublemakerData, ...],
        "problems": tuple[ProblemData, ...],
        "decks": tuple[DeckData, ...],
    },
    OPS,
)
