"""The forms that card data is written in: closed lists of words, filters and conditions (medarot.md, section 15)."""

from __future__ import annotations

from typing import Literal

from game.effects.read import Natural
from game.frozen import frozen

Kind = Literal["shooting", "melee", "special"]
AttackType = Literal["shooting", "melee"]
Stat = Literal["power", "armor", "speed", "cost"]
Direction = Literal["F", "FR", "R", "BR", "B", "BL", "L", "FL"]
Token = Literal["ahead1", "ahead2", "ahead3", "ahead2_clear", "ahead2_free", "side"]
Who = Literal[
    "self",
    "acting",
    "target",
    "attacker",
    "ally",
    "enemy",
    "allies",
    "enemies",
    "all",
    "adjacent_allies",
    "me",
    "opponent",
]
Whom = Literal[
    "self", "acting", "target", "attacker", "ally", "enemy", "allies", "enemies", "all", "adjacent_allies"
]  # Medarots
Lasts = Literal["attack", "turn", "lasting", "static"]
When = Literal["special", "attack", "hit", "destroy", "static"]
Timing = Literal["action", "defense", "trigger"]
Trash = Literal["after_use", "after_defense", "end_of_turn"]
Occasion = Literal[
    "", "ally_destroyed", "enemy_medarotter", "enemy_enters_neutral", "enemy_special", "start_phase", "end_phase"
]
WardKind = Literal["guard", "trap", "barrier", "reflect"]
Hidden = Literal["hand", "stock"]  # cards that only their owner knows
Picker = Literal["owner", "me", "random"]
Pile = Literal["trash", "deck"]
CardKind = Literal["medarot", "medarotter"]
Bound = Literal["act", "attack", "move"]
Altered = Literal["nothing", "weak"]
Scope = Literal["allies", "adjacent_allies", "ally"]

SINGLE = ("self", "acting", "target", "attacker")  # one Medarot that is known
CHOSEN = ("ally", "enemy")  # one Medarot that is chosen


@frozen
class Filter:
    """Narrows whom an effect falls on. Everything but place and "acted" is read as printed.

    効果を受けるメダロットを、しぼりこむ。場所と「行動済み」のほかは、印刷されたとおりに読む。"""

    type: tuple[Kind, ...] = ()
    line: tuple[str, ...] = ()
    rarity_min: Natural = 0
    cost_max: Natural | None = None
    acted: bool | None = None
    row: tuple[Literal["neutral"], ...] = ()


@frozen
class Provided:
    """When the ability of an attacker counts: only if it moved before (or did not), only against who has not acted.

    攻撃するメダロットの能力が働く条件。先に移動した時（しなかった時）だけ、まだ行動していない相手にだけ、など。"""

    moved: bool | None = None
    target_acted: bool | None = None


EVERYBODY = Filter()
ALWAYS = Provided()
