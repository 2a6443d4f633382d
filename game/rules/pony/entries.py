"""The shape of card data: what an entry of each kind must have, and what it may."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, ClassVar, Literal, get_args

from game.effects.effect import Effect
from game.effects.read import Filled, Id, Inside, Natural, Positive, Unsaid
from game.frozen import frozen
from game.rules.pony.card_faults import NO_DEED, NO_HANDS
from game.rules.pony.card_needs import A_HOST, A_PLACE, unsaid
from game.rules.pony.cards import NO_WORDS, Dilemma, Keyword, Part, Requirement, Rules
from game.rules.pony.condition_forms import Condition, Excess, Margin, MarginMin
from game.rules.pony.effects.ops import OPS
from game.rules.pony.forms import Action, BonusOf, Color, Cost, Filter, Occasion, Place, Play, Rarity, Trait
from game.rules.pony.modifiers import Modifier
from game.table.ruleset import Language
from game.words import Phrase

Made = tuple[Literal["effect"], ...]  # which of its facts were simplified for this game


STATIC = Inside(
    "static",
    (
        Unsaid(Filter, NO_HANDS, "at", ("hand",)),
        Unsaid(Filter, NO_DEED, "at", ("it",)),
        Unsaid(Filter, NO_DEED, "of", ("tp", "tp_opp")),
        Unsaid(Filter, NO_DEED, "not_it"),
        *(Unsaid(form, NO_DEED) for form in (Excess, Margin, MarginMin, BonusOf)),
    ),
)


@frozen
class StaticData:
    """What is so all the time, as long as the card lies face up.

    カードが表向きである間、いつも働くこと。"""

    WORD: ClassVar[tuple[str, str]] = ("kind", "static")
    static: Annotated[Modifier, STATIC]
    provided: Annotated[tuple[Condition, ...], STATIC] = ()


@frozen
class TriggerData:
    """What happens each time that something happens; with “may” its controller can decline.

    何かが起こるたびに起こること。「してもよい」なら、持ち主は断れる。"""

    WORD: ClassVar[tuple[str, str]] = ("kind", "trigger")
    on: Occasion
    do: Annotated[tuple[Effect, ...], Filled]
    provided: tuple[Condition, ...] = ()
    may: bool = False
    cost: tuple[Cost, ...] = ()


@frozen
class ReactionData:
    """What its controller may reply when something happens.

    何かが起きた時に、持ち主が「反応」としてできること。"""

    WORD: ClassVar[tuple[str, str]] = ("kind", "reaction")
    on: Occasion
    do: Annotated[tuple[Effect, ...], Filled]
    provided: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()


@frozen
class ActionData:
    """What is used at will in some window; with “anybody” by every player on their own turn.

    決まったフェイズに好きな時に使う能力。「誰でも使える」なら、どのプレイヤーも自分のターンに使える。"""

    WORD: ClassVar[tuple[str, str]] = ("kind", "action")
    phase: Action
    do: Annotated[tuple[Effect, ...], Filled]
    provided: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()
    anybody: bool = False


@frozen
class PlayData:
    """What an Event does, and when it is played; a reply says what it answers.

    イベントがすることと、使う時。「反応」なら、何に答えるか。"""

    WORD: ClassVar[tuple[str, str]] = ("kind", "play")
    phase: Play
    do: Annotated[tuple[Effect, ...], Filled]
    on: Occasion | None = None
    provided: tuple[Condition, ...] = ()


FORMS = (Filter, Occasion, *get_args(Modifier), *get_args(Condition), *OPS.values())
ALONE = Inside("alone", unsaid(A_HOST, FORMS))
NOWHERE = Inside("event", (*unsaid(A_HOST, FORMS), *unsaid(A_PLACE, FORMS)))
AbilityData = StaticData | TriggerData | ReactionData | ActionData
Abilities = Annotated[tuple[AbilityData, ...], ALONE]
"""Of cards that lie on no other: Resources alone do."""


@frozen
class CardData:
    """What every card says of itself."""

    id: Id
    name: Phrase
    rarity: Rarity
    subtitle: Phrase = field(default=NO_WORDS, kw_only=True)
    made: Made = field(default=(), kw_only=True)
    short: Phrase = field(default=NO_WORDS, kw_only=True)


@frozen
class SideData:
    """One side of a Mane Character.

    メーンキャラクターの一面。"""

    power: Natural
    home_limit: Natural
    keywords: tuple[Keyword, ...] = ()
    abilities: Abilities = ()


@frozen
class ManeData(CardData):
    """The two-sided leader of a player.

    プレイヤーのリーダーになる、両面のメーンキャラクター。"""

    colors: tuple[Color, ...]
    traits: tuple[Trait, ...]
    start: SideData
    boosted: SideData


@frozen
class FriendData(CardData):
    """A character that is played from the deck.

    デッキから出すキャラクター。"""

    colors: tuple[Color, ...]
    traits: tuple[Trait, ...]
    power: Natural
    cost: Natural
    req: tuple[Requirement, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    unique: bool = False
    abilities: Abilities = ()


@frozen
class ResourceData(CardData):
    """Lies at home, at a Problem or on a Friend; or it is a Dilemma.

    ホームか事件かフレンドに置かれるカード。またはジレンマ。"""

    traits: tuple[Trait, ...]
    power: Natural
    cost: Natural
    place: Place
    req: tuple[Requirement, ...] = ()
    unique: bool = False
    dilemma: Dilemma | None = None
    abilities: tuple[AbilityData, ...] = ()


@frozen
class EventData(CardData):
    """A card that is used once. Its one ability, of the kind “play”, says when and what.

    1回だけ使うカード。いつ何をするかは、ただ1つの「使う」能力で決まる。"""

    power: Natural
    cost: Natural
    abilities: Annotated[tuple[PlayData, ...], NOWHERE]
    req: tuple[Requirement, ...] = ()
    traits: tuple[Trait, ...] = ()


@frozen
class TroublemakerData(CardData):
    """What stands in the way at a Problem.

    事件に置かれるじゃま者。"""

    power: Natural
    cost: Natural
    points: Natural
    epic: bool = False
    villain: bool = False
    abilities: Abilities = ()


@frozen
class ProblemData(CardData):
    """A place that characters are sent to.

    キャラクターを送る先。"""

    bonus: Natural
    owner_req: tuple[Part, ...]
    opp_req: tuple[Part, ...]
    starting: bool = False
    abilities: Abilities = ()


@frozen
class DeckData:
    """A ready-made deck: its Mane, and how many of which cards, by their ids.

    すぐに使えるデッキ。どのメーンキャラクターで、どのカードを何枚ずつ使うかを、呼び名で並べたもの。"""

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
