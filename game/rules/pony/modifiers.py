"""What cards do as long as they lie face up: the eleven static modifiers (pony.md, section 15)."""

from __future__ import annotations

from typing import Literal

from game.frozen import frozen
from game.rules.pony.forms import All, Amount, Color, During, Filter, Selector

Concerned = Literal["you", "opp", "each", "host_controller", "tm_side"]
Area = Literal["", "here", "host_problem"]


@frozen
class PowerMod:
    """So much more power; also these colours."""

    what: Selector
    n: Amount
    during: During = ""
    colors: tuple[Color, ...] = ()


@frozen
class NeedMod:
    """So much more power of any colour is needed to confront."""

    who: Concerned
    n: int
    at: Area = "here"


@frozen
class NeedCharsMod:
    """At least so many characters are needed to confront."""

    who: Concerned
    n: int
    at: Area = "here"


@frozen
class CostMod:
    """Playing or moving costs so much more; never below 0, a move never below 1."""

    act: Literal["play", "move"]
    who: Concerned
    n: int
    what: Filter | None = None
    to: Area = ""
    origin: Area = ""
    onto: Filter | None = None


@frozen
class GrantMod:
    """A keyword or a trait."""

    what: Selector
    keyword: Literal["", "stubborn"] = ""
    trait: Literal["", "Critter"] = ""
    during: During = ""


GRANTED = ("stubborn",)  # the keywords that there are to grant: nobody has to look for others


@frozen
class CannotMod:
    """Forbids: to move, to move away, to play here, to dismiss, to exhaust."""

    act: Literal["move", "move_away", "play", "dismiss", "exhaust"]
    who: Concerned
    what: Filter | Literal["self", "host"]
    at: Area = ""


@frozen
class FlipMod:
    """So many more flips; so many of the highest do not count."""

    who: Concerned
    n: int
    ignore_highest: int = 0
    during: During = ""


@frozen
class TotalMod:
    """So much more for a player's faceoff total."""

    who: Concerned
    n: int
    during: During = ""
    at: Area = ""


@frozen
class FlippedToMod:
    """Where flipped cards go instead of under the deck."""

    who: Concerned
    what: Filter
    to: Literal["hand", "discard"]
    may: bool = False
    during: During = ""
    at: Area = ""


@frozen
class LimitMod:
    """At most so many per player and turn."""

    act: Literal["confront", "draw"]
    n: int
    who: Concerned = "each"


@frozen
class ReplaceDismissMod:
    """Instead of being dismissed: to the top of the deck."""

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
MODIFIERS: dict[str, type] = {
    "power": PowerMod,
    "need": NeedMod,
    "need_chars": NeedCharsMod,
    "cost": CostMod,
    "grant": GrantMod,
    "cannot": CannotMod,
    "flip": FlipMod,
    "total": TotalMod,
    "flipped_to": FlippedToMod,
    "limit": LimitMod,
    "replace_dismiss": ReplaceDismissMod,
}
"""The class of each word of the card data."""
