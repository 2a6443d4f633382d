"""The forms of the card data: closed lists of words, who is meant, costs, conditions (magna.md, section 12)."""

from __future__ import annotations

from typing import Annotated, Literal

from game.effects.read import Inside, Natural, Positive, Unsaid
from game.frozen import frozen
from game.words import Phrase

Colour = Literal["blue", "red", "green", "purple", "white", "black", "neutral"]
Kind = Literal["base", "force", "trap", "arms", "operation", "tactics"]
Rank = Literal["S", "M", "L"]
Skill = Literal["blade", "aim", "magic", "prayer", "beast", "command", "stealth", "craft"]
Equip = Literal["weapon", "shot", "armour", "focus", "mount"]
Fits = Literal["weapon", "shot", "armour", "focus", "mount", "any"]
Trait = Literal[
    "human", "elf", "orc", "dragon", "beast", "undead", "spirit", "machine", "angel", "demon", "sea", "giant"
]
Keyword = Literal["defender", "ambush", "possession", "swift", "guard"]
Glyph = Literal["▼", "◆", "★", "●", "▽", "◇", "☆", "■"]
AbilityKind = Literal["attack", "block", "production", "constant", "trigger"]
Timing = Literal["attack", "block", "reinforce", "interrupt"]
Occasion = Literal["", "break", "enter", "reinforce", "destroyed", "base_taken", "base_fallen", "invade", "fortune"]
Until = Literal["momentary", "battle", "turn", "constant"]
Seat = Literal["own", "enemy"]
Someone = Literal["self", "user", "bearer", "that"]
Scope = Literal["battle", "party", "garrison", "field", "base3", "one_base"]
AttackKind = Literal["skirmish", "charge", "strike", "ability"]
Icons = tuple[Skill, ...]  # skill icons as they are printed: two of a kind stand there twice


# ---- who is meant --------------------------------------------------------------------------------------------
@frozen
class Filter:
    """Narrows which units, or which cards of a pile, are meant.

    どのユニット、またはカードの山のどのカードかを、しぼりこむ。"""

    trait: Trait | None = None
    colour: Colour | None = None
    rank: tuple[Rank, ...] = ()
    keyword: Keyword | None = None
    type: Literal["trap"] | None = None  # lies face-down
    face: Literal["up", "down"] | None = None
    state: Literal["normal", "checked"] | None = None
    max_attack: int | None = None
    max_defence: int | None = None
    max_cost: int | None = None
    has_skill: Skill | None = None
    hero: bool | None = None  # has hero points
    other: bool = False  # not the source or user
    attacking: bool = False  # MS-6.19
    highest: Literal["attack", "defence"] | None = None
    card: Literal["force", "arms", "trap", "operation", "tactics", "any"] | None = None  # of a pile


ANY = Filter()
IN_PILE = Phrase(
    "a card in a pile is known by what is printed on it", "束の中のカードは、印刷された内容でしか調べられません"
)
OF_UNITS = Phrase(
    "units are meant, whatever cards they are", "ここで調べるのはユニットで、カードの種類は関係ありません"
)
UNITS = Inside("units", (Unsaid(Filter, OF_UNITS, "card"),))
IN_PLAY = ("type", "face", "state", "max_attack", "max_defence", "has_skill", "other", "attacking", "highest")
CARDS = Inside("cards", tuple(Unsaid(Filter, IN_PILE, name) for name in IN_PLAY))


@frozen
class Sel:
    """Units: of one side, in a scope, so many or all of them. Without “up to” exactly so many, or all there are.

    ユニット。どちらの側の、どの範囲の、何体かすべてか。「まで」でなければちょうどその数、足りなければあるだけ。"""

    side: Seat
    scope: Scope
    n: Positive | Literal["all"]
    upto: bool = False
    filter: Annotated[Filter, UNITS] = ANY


@frozen
class Pile:
    """Cards of an own pile; the controller picks, and a deck is shuffled afterwards.

    自軍のカードの山のカード。使用者が選び、デッキならそのあとシャッフルする。"""

    zone: Literal["hand", "deck", "discard"]
    n: Positive
    upto: bool = False
    filter: Annotated[Filter, CARDS] = ANY


# ---- how much --------------------------------------------------------------------------------------------------
@frozen
class AttackOf:
    """The current attack of a unit.

    そのユニットの今の攻撃力。"""

    attack_of: Literal["self", "user", "that"]


@frozen
class TimesX:
    """X times the X that was paid, and so much more.

    支払ったXの「数」倍に、「足す数」を加えた数。"""

    x: Positive
    plus: int = 0


@frozen
class Counted:
    """How many units are meant, times a number.

    当てはまるユニットの数の何倍か。"""

    count: Sel
    times: Positive = 1


@frozen
class DiceRoll:
    """The sum of so many dice.

    この数のダイスの目の合計。"""

    dice: Positive


Expr = int | AttackOf | TimesX | Counted | DiceRoll


# ---- conditions ------------------------------------------------------------------------------------------------
@frozen
class AttackIs:
    """Of a block: what it answers.

    ブロックの条件。答えるアタックの種類。"""

    attack_is: AttackKind


@frozen
class InCharge:
    """The source is one of the strikers of the charge being resolved.

    このユニットが、今の突撃に加わっている。"""

    in_charge: bool


@frozen
class TraitTarget:
    """The unit chosen before has one of these traits.

    先に選んだユニットが、これらの種別のどれかを持つ。"""

    trait_target: tuple[Trait, ...]


@frozen
class BasesFallen:
    """So many own bases have fallen, or more.

    自軍の拠点が、この数以上陥落している。"""

    own_bases_fallen: Positive


@frozen
class CountAtLeast:
    """So many units are meant, or more.

    当てはまるユニットが、この数以上いる。"""

    count: Sel
    min: Positive


Condition = AttackIs | InCharge | TraitTarget | BasesFallen | CountAtLeast


# ---- costs -----------------------------------------------------------------------------------------------------
@frozen
class Cost:
    """What has to be paid, all of it. Skills are spent by the unit (of an operation: only shown by it).

    支払うもののすべて。スキルはユニットが消費する（作戦では、持っていることを示すだけ）。"""

    check: bool = False  # the source is Normal and becomes Checked
    skill: Icons = ()
    magna: Natural = 0
    magna_x: bool = False  # X, at least 1
    fight: Natural = 0
    discard: Natural = 0  # cards of the own hand
    sacrifice: Sel | None = None  # an own unit is discarded
    once: Literal["battle", "turn"] | None = None


FREE = Cost()
