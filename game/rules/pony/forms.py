"""The forms that card data is written in: closed lists of words, selectors, filters, amounts, costs, occasions
(pony.md, section 15). Conditions: condition_forms.py."""

from __future__ import annotations

from dataclasses import field, fields
from typing import Annotated, Literal, get_args

from game.effects.read import Inside, Natural, Positive, Unsaid
from game.frozen import frozen
from game.rules.pony.card_faults import BEARER, NOT_PRINTED, OTHER_BEARER

Color = Literal["blue", "pink", "white", "purple", "yellow", "orange"]
COLORS: tuple[Color, ...] = ("blue", "pink", "white", "purple", "yellow", "orange")
Trait = Literal[
    "Alicorn",
    "Artifact",
    "Accessory",
    "Asset",
    "Condition",
    "Critter",
    "Dilemma",
    "Dragon",
    "Earth Pony",
    "Elder",
    "Foal",
    "Gotcha",
    "Location",
    "Pegasus",
    "Pony Tone",
    "Report",
    "Royalty",
    "Unicorn",
    "Zebra",
]
KeywordName = Literal["swift", "stubborn", "studious", "inspired", "random", "caretaker", "competitive"]
Rarity = Literal["F", "C", "U", "R", "UR"]
Place = Literal["home", "problem", "any_friend", "opp_friend", "dilemma"]
Kind = Literal["friend", "mane", "character", "resource", "troublemaker", "event", "problem", "card"]
AbilityKind = Literal["static", "trigger", "reaction", "action", "play"]
Action = Literal["main", "faceoff", "problem_faceoff", "troublemaker_faceoff"]
Play = Literal["main", "faceoff", "troublemaker", "reaction"]
Window = Literal["", "main", "faceoff", "problem_faceoff", "troublemaker_faceoff", "troublemaker", "reaction"]
Who = Literal["you", "opp", "each", "tp", "tp_opp"]
During = Literal["", "faceoff", "problem_faceoff", "troublemaker_faceoff", "score_phase"]
Faceoffs = Literal["", "problem_faceoff", "troublemaker_faceoff", "score_phase"]  # of what is about faceoffs anyway
Until = Literal["faceoff", "phase", "turn", "your_next_turn", "permanent"]
Happening = Literal[
    "played",
    "entered",
    "moved",
    "confront",
    "faceoff_start",
    "faceoff_won",
    "scored",
    "tm_defeated",
    "defeated",
    "flipped",
    "phase_start",
    "phase_end",
    "turn_end",
    "uncovered",
    "char_entered",
    "char_moved",
    "dismissed",
    "to_discard",
    "discarded",
    "drew",
    "gained",
    "problem_entered",
    "solved",
]


# ---- which cards ---------------------------------------------------------------------------------------------
@frozen
class Filter:
    """Some cards. Everything that is said must be true of them; “of” is who controls them (in a hand: owns).

    カードの一部。書かれたことが、すべて当てはまるもの。「だれの」は、そのカードを使っている人（手札では持ち主）。"""

    kind: Kind
    of: Literal["any", "you", "opp", "tp", "tp_opp", "owner", "top_power_here"] = "any"
    at: Literal[
        "",
        "here",
        "home",
        "problem",
        "opp_problem",
        "host_problem",
        "faceoff",
        "faceoff_problem",
        "last_faceoff",
        "hand",
        "it",
    ] = ""
    on: Filter | Literal["self"] | None = None  # Resources on what matches
    on_kind: Literal["", "friend"] = ""  # Resources on a card of this kind
    color: Literal["", "blue", "pink", "white", "purple", "yellow", "orange"] = ""
    not_color: Literal["", "blue", "pink", "white", "purple", "yellow", "orange"] = ""
    any_color: tuple[Color, ...] = ()
    trait: Literal["", "Critter", "Pegasus", "Report"] = ""
    name: str = ""  # the English name
    power_max: int | None = None  # current power
    power_min: int | None = None
    printed_power: int | None = None
    printed_power_max: int | None = None
    face: Literal["", "up", "down"] = ""
    state: Literal["", "ready", "exhausted"] = ""
    has_resource: bool = False
    other: bool = False  # not this card
    not_it: bool = False  # not the card that the trigger is about
    said: tuple[str, ...] = field(init=False, repr=False, compare=False)  # what is said besides the kind

    def __post_init__(self) -> None:
        said = [each.name for each in fields(self)[1:] if each.init and getattr(self, each.name) != each.default]
        object.__setattr__(self, "said", tuple(said))


PRINTED = ("kind", "color", "not_color", "any_color", "trait", "name", "printed_power", "printed_power_max")
ONLY_PRINTED = tuple(Unsaid(Filter, NOT_PRINTED, f.name) for f in fields(Filter) if f.init and f.name not in PRINTED)
Printed = Annotated[Filter, Inside("printed", ONLY_PRINTED)]
"""Cards that are not in play."""


@frozen
class ChooseOne:
    """Somebody picks one of these.

    だれかがこの中から1つを選ぶ。"""

    choose: Filter


BEARERS = (
    Unsaid(Filter, BEARER, "kind", tuple(kind for kind in get_args(Kind) if kind != "friend")),
    Unsaid(Filter, OTHER_BEARER, "not_it"),
)
Bearer = Annotated[ChooseOne, Inside("bearers", BEARERS)]
"""Where a Resource is moved to."""


@frozen
class Choose(ChooseOne):
    """Somebody picks so many of these; as many as there are, if fewer (“up to”: any number down to none).

    だれかがこの中から決まった数を選ぶ。足りなければあるだけ（「まで」なら、0からその数まで好きなだけ）。"""

    n: Positive = 1
    up_to: bool = False
    by: Literal["you", "tp"] = "you"


@frozen
class All:
    """Every match.

    当てはまるものすべて。"""

    all: Filter


@frozen
class AtRandom:
    """So many matches at random.

    当てはまるものから、でたらめにこの数。"""

    random: Filter
    n: Positive = 1


@frozen
class ChosenIf:
    """What was chosen before, if it matches now.

    先に選んだものが、今も当てはまるなら、それ。"""

    chosen_if: Filter


Selector = Literal["self", "host", "it"] | Choose | All | AtRandom | ChosenIf


# ---- numbers ---------------------------------------------------------------------------------------------------
@frozen
class Per:
    """So many for each match.

    当てはまるもの1つにつき、この数。"""

    per: Filter
    x: int


@frozen
class PowerOf:
    """The current power of this card.

    このカードの今のパワー。"""

    power_of: Literal["self"]


@frozen
class BonusOf:
    """The bonus of the Problem that was confronted.

    要件を満たした事件のボーナス値。"""

    bonus_of: Literal["confronted"]


@frozen
class NamesInFaceoff:
    """How many of these names the characters taking part on your side have; none: the Event cannot be played.

    対決に参加している自分の側のキャラクターのうち、これらの名前の数。1つもなければ、そのイベントは使えない。"""

    names_in_faceoff: tuple[str, ...]


Amount = int | Per | PowerOf | BonusOf | NamesInFaceoff


# ---- costs -----------------------------------------------------------------------------------------------------
@frozen
class PayTokens:
    """To pay so many tokens.

    この数のトークンを払う。"""

    pay: Positive


@frozen
class ExhaustCost:
    """Turned to exhausted.

    疲労させて払う。"""

    exhaust: Literal["self"] | ChooseOne


@frozen
class DismissCost:
    """To the owner's discard pile.

    持ち主の捨て札置き場へ退場させて払う。"""

    dismiss: Literal["self"] | ChooseOne


@frozen
class ReturnCost:
    """Back to the hand.

    手札に戻して払う。"""

    give_back: Literal["self"]


@frozen
class SendHomeCost:
    """To its owner's home; it must not be there already.

    持ち主のホームに戻して払う。すでにホームにいてはいけない。"""

    send_home: Literal["self"]


Cost = PayTokens | ExhaustCost | DismissCost | ReturnCost | SendHomeCost


# ---- when ------------------------------------------------------------------------------------------------------
@frozen
class Occasion:
    """What sets a trigger off, or lets a reply be used: a happening, narrowed.

    誘発や「反応」のきっかけ。出来事と、そのしぼりこみ。"""

    event: Happening
    who: Literal["", "you", "opp", "any"] = ""  # whose deed; "" where the happening says it
    what: Filter | Literal["", "self", "tm_here", "any"] = ""
    at: Literal["", "here", "problem"] = ""
    origin: Literal["", "home"] = ""  # moved: from there
    to: Literal["", "here"] = ""  # char_moved
    phase: Literal["", "troublemaker", "main", "score"] = ""
    whose: Literal["", "you", "opp", "each"] = ""  # whose phase or turn
    type: Literal["", "problem", "troublemaker"] = ""  # of the faceoff
    involving: bool = False  # this card took part
    by_you: bool = False  # you turned the Troublemaker up
    played: bool = False  # from hand only
    first: bool = False  # once per time that the Problem becomes active (10.1)
    nth: Natural = 0  # the card drawn in this turn


def own_deed(on: Occasion | None) -> bool:
    """True if what sets it off can only be the deed of the card's own player: "tp" is "you" then."""
    return on is None or on.event in ("played", "entered", "moved") or on.by_you or "you" in (on.who, on.whose)
