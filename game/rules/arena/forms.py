"""The small facts that card data is made of besides effects: ranges, targets, hosts, scopes, counts.

A *reference* names something by its part in the effect: "self", "T1", "your_planeswalker", "attacking_figure" ... What
it stands for in a match is found by `references.referred`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from game.effects.read import Filled, Natural, Positive, Shape
from game.frozen import frozen
from game.words import same

Stat = Literal["power", "toughness", "move", "range"]
Colour = Literal["white", "blue", "black", "red", "green"]
Kind = Literal["squad_creature", "hero_creature", "planeswalker"]
Controller = Literal["you", "opponent", "any"]
Size = Literal["Small", "Medium", "Huge"]
Duration = Literal[
    "this_turn", "their_next_turn", "until_your_next_turn_starts", "while_attached", "while_occupied", "permanent"
]
Ability = Literal[
    "flying",
    "trample",
    "phantom_walk",
    "no_strikes",
    "terrain_ease",
    "water_walk",
    "water_no_stop_adjacent",
    "acts_on_summoning_turn",
]
Restriction = Literal["turn", "move", "attack", "strike", "be_attacked_by_nonadjacent"]
Condition = Literal[
    "",
    "in_water",
    "attacked_by_nonadjacent",
    "attacked_by_nonadjacent_creature",
    "all_figures_of_this_card_in_your_graveyard",
    "not_moved",
]


@frozen
class Within:
    """At most so many spaces from a reference, with clear sight from there or without.

    基準からこの数のマス以内。そこから視線が通ることを条件にしてもよい。"""

    within: Positive
    of: str
    clear_sight: bool = True


@frozen
class Wanted:
    """A target that has to be chosen: what kind of thing, whose, where, and what else must be true of it.

    選ばなければならない対象。どの種類の、だれの、どこにいるもので、ほかに何を満たすか。"""

    id: Annotated[str, Shape(r"^T[1-9]$", same("T1, T2 ..."))]
    kind: Literal["figure", "creature", "squad_creature", "planeswalker", "army_card", "enchantment", "player", "space"]
    controller: Controller = "any"
    range: Within | None = None
    count_max: Positive = 1  # up to that many, at least one
    min_damage: Natural = 0  # damage markers on it
    engaged_with: Literal["", "your_figure"] = ""
    adjacent_to: Literal["", "your_figure"] = ""
    on_active_card: bool | None = None  # of the active army card, or not of it
    zone: Literal["board", "graveyard"] = "board"
    face_up: bool = False  # revealed enchantments only
    legal_host_of: str = ""  # where the enchantment chosen before could lie, whoever controls it
    card_types: tuple[Kind, ...] = ()
    army_card: str = ""  # figures of the army card of this name
    size_class: tuple[Size, ...] = ()


@frozen
class Attach:
    """Army cards that an enchantment may be put on.

    エンチャントを付けられるアーミーカード。"""

    card_types: Annotated[tuple[Kind, ...], Filled]
    controller: Controller
    colour: Colour | None = None
    min_range: Natural = 0


@frozen
class Scope:
    """Figures an effect reaches, measured at the moment its value is needed.

    効果が及ぶフィギュア。値が必要になった時に調べる。"""

    controller: Controller = "any"
    card_type: Literal["", "creature"] = ""
    colour: Colour | None = None
    subtype: str = ""
    not_subtype: str = ""
    min_range: Natural = 0  # by the printed range
    size_class: tuple[Size, ...] = ()
    range: Within | None = None


@frozen
class Count:
    """An amount that is counted: figures of a kind near a reference.

    数えて決まる量。基準の近くにいる、ある種類のフィギュアの数。"""

    count: Literal["opponent_figures", "same_name_adjacent_yours"]
    within: Positive = 1
    of: Literal["self"] = "self"
    clear_sight: bool = False


@frozen
class Every:
    """Every such figure within so many spaces; sight is not needed.

    この数のマス以内にいる、当てはまるフィギュアすべて。視線は通らなくてよい。"""

    all: Literal["figures", "enemy_figures", "creatures"]
    within: Positive
    of: str
    not_subtype: str = ""


@frozen
class Pick:
    """One figure, picked when the effect is carried out.

    効果が働く時に選ぶ、フィギュア1体。"""

    choose: Annotated[str, Shape(r"^figure_on_host_army_card_of:T[1-9]$", same("figure_on_host_army_card_of:T1 ..."))]
    optional: bool = False
