"""What cards do as long as they lie face up: the eleven static modifiers (pony.md, section 15)."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.pony.forms import All, Amount, Color, During, Faceoffs, Filter, Printed

Concerned = Literal["you", "opp", "each", "host_controller", "tm_side"]
Area = Literal["", "here", "host_problem"]
Near = Literal["here", "host_problem"]
Whom = Literal["self", "host"] | All


@frozen
class PowerMod:
    """So much more power; also these colours.

    パワーをこの数だけ増やす。さらに、これらの色でもある。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "power")
    what: Whom
    n: Amount
    during: During = ""
    colors: tuple[Color, ...] = ()


@frozen
class NeedMod:
    """So much more power of any colour is needed to confront.

    要件を満たすのに、任意のパワーがこの数だけ多く必要になる。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "need")
    who: Concerned
    n: int
    at: Near = "here"


@frozen
class NeedCharsMod:
    """At least so many characters are needed to confront.

    要件を満たすのに、この数以上のキャラクターが必要になる。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "need_chars")
    who: Concerned
    n: Positive
    at: Near = "here"


@frozen
class CostMod:
    """Playing or moving costs so much more; never below 0, a move never below 1. “What” and “onto” are about playing,
    “origin” is about moving.

    使うこと、または移動のコストがこの数だけ増える。0より小さくはならず、移動は1より小さくならない。「何を」と「どこ
    へ」は使う時、「元の場所」は移動の時のこと。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "cost")
    act: Literal["play", "move"]
    who: Concerned
    n: int
    what: Printed | None = None
    to: Area = ""
    origin: Area = ""
    onto: Filter | None = None


@frozen
class GrantMod:
    """A keyword or a trait.

    キーワードか特徴を与える。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "grant")
    what: Whom
    keyword: Literal["", "stubborn"] = ""
    trait: Literal["", "Critter"] = ""
    during: During = ""


GRANTED, GRANTED_TRAITS = ("stubborn",), ("Critter",)  # what there is to grant: nobody has to look for others


@frozen
class CannotMod:
    """Forbids: to move, to move away, to play here, to dismiss, to exhaust. “At” is about playing; cards that are not
    played yet are known by what is printed on them.

    移動、ここから離れること、ここで使うこと、退場、疲労を禁じる。「場所」は使う時のこと。まだ使っていないカードは、
    印刷されたことで調べる。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "cannot")
    act: Literal["move", "move_away", "play", "dismiss", "exhaust"]
    who: Concerned
    what: Filter | Literal["self", "host"]
    at: Area = ""


@frozen
class FlipMod:
    """So many more flips; so many of the highest do not count.

    めくる枚数をこの数だけ増やし、高いほうから何枚かを無視する。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "flip")
    who: Concerned
    n: int
    ignore_highest: Natural = 0
    during: Faceoffs = ""


@frozen
class TotalMod:
    """So much more for a player's faceoff total.

    対決での、プレイヤーの合計をこの数だけ増やす。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "total")
    who: Concerned
    n: int
    during: Faceoffs = ""
    at: Area = ""


@frozen
class FlippedToMod:
    """Where flipped cards go instead of under the deck.

    めくったカードが、デッキの下のかわりに行く所。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "flipped_to")
    who: Concerned
    what: Printed
    to: Literal["hand", "discard"]
    may: bool = False
    during: Faceoffs = ""
    at: Area = ""


@frozen
class LimitMod:
    """At most so many per player and turn.

    1人につき1ターンに、この回数まで。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "limit")
    act: Literal["confront", "draw"]
    n: Natural
    who: Literal["each"] = "each"


@frozen
class ReplaceDismissMod:
    """Instead of being dismissed: to the top of the deck.

    退場するかわりに、デッキの一番上に置く。"""

    WORD: ClassVar[tuple[str, str]] = ("mod", "replace_dismiss")
    what: All
    to: Literal["deck_top"]
    may: bool = False


Modifier = (
    PowerMod
    | NeedMod
    | NeedCharsMod
    | CostMod
    | GrantMod
    | CannotMod
    | FlipMod
    | TotalMod
    | FlippedToMod
    | LimitMod
    | ReplaceDismissMod
)
