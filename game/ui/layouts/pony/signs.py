"""Signs of the Pony game: power as a heart, tokens, pips of requirements, bonus and points, keywords.

"power 7", "fury 4" (of a Troublemaker), "cost 2", "bonus 2", "points 1", "counter 2", "token", "spent", a colour or
"not:" and a colour or "wild" as a pip, "met", "short", "blocked", a kind of card, a keyword.
"""

from __future__ import annotations

from pygame import Surface

from game.rules.pony.cards import KINDS
from game.ui.faces import pony as faces
from game.ui.theme import Colours

COLOURS = ("blue", "pink", "white", "purple", "yellow", "orange", "wild")
STATES = ("met", "short", "blocked")
KEYWORDS = ("swift", "stubborn", "studious", "inspired", "random", "caretaker", "competitive", "unique", "starting",
            "epic", "villain", "boost")  # fmt: skip


def sign(name: str, px: int, colours: Colours) -> Surface | None:
    """The sign of that name, `px` real pixels wide; None if there is none."""
    what, _, number = name.partition(" ")
    if what == "power":
        return faces.power_gem(number, px)
    if what in NUMBERED:
        return NUMBERED[what](number, px)
    if what in ("token", "spent"):
        return faces.token(px, what == "spent")
    if what.removeprefix("not:") in COLOURS:
        return faces.pip(what, px, True, colours)
    if what in STATES:
        return faces.met_mark(px, what, colours)
    if what in KINDS:
        return faces.kind_icon(what, px)
    if what in KEYWORDS:
        return faces.keyword_icon(what, px)
    return {"exhausted": faces.exhausted_mark, "frightened": faces.frightened_mark}.get(what, lambda px: None)(px)


NUMBERED = {
    "fury": faces.fury_gem,
    "cost": faces.cost_coin,
    "bonus": faces.bonus_mark,
    "points": faces.points_mark,
    "counter": faces.counter,
}
