"""Which words of a card fit together: what stands beside a word that says nothing there is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from itertools import pairwise

from game.effects.effect import Effect
from game.effects.faults import Faults
from game.rules.arena import card_faults as F
from game.rules.arena.effects.attack_ops import GrantAttack
from game.rules.arena.effects.card_ops import MoveEnchantment
from game.rules.arena.effects.chance_ops import D20Table
from game.rules.arena.effects.harm_ops import HealSpread
from game.rules.arena.effects.put_ops import Carry
from game.rules.arena.effects.reserve_ops import ReturnFromGraveyard, SummonExtra
from game.rules.arena.effects.stats_ops import ModifyStat, Restrict
from game.rules.arena.forms import Count, Wanted, Within
from game.rules.arena.names import STATS
from game.rules.arena.summon_spaces import REACH

OF_FIGURES = (
    *("controller", "range", "count_max", "min_damage", "engaged_with", "adjacent_to", "on_active_card", "zone"),
    "size_class",
)
SAID: Mapping[str, tuple[str, ...]] = {
    "figure": (*OF_FIGURES, "card_types", "army_card"),
    **dict.fromkeys(("creature", "squad_creature", "planeswalker"), OF_FIGURES),
    "army_card": ("controller", "range", "count_max", "legal_host_of", "card_types", "size_class"),
    "enchantment": ("count_max", "face_up"),
    "player": ("controller", "count_max"),
    "space": ("range", "count_max"),
}
"""What may be said of a target of each kind."""
OF_FALLEN = ("controller", "count_max", "zone", "card_types", "army_card", "size_class")  # in the graveyard
CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "": ("power", "toughness", "move", "range"),
    "in_water": ("power", "toughness", "move", "range"),
    "attacked_by_nonadjacent": ("toughness",),
    "attacked_by_nonadjacent_creature": ("toughness",),
}
"""Which numbers may change on which condition."""


# ---- targets -------------------------------------------------------------------------------------------------------
def check_wanted(targets: tuple[Wanted, ...], where: str, faults: Faults) -> None:
    """What is said of a target to which it does not apply."""
    enchantments = set[str]()
    for n, w in enumerate(targets):
        at = f"{where}/{n}"
        may = [word for word in SAID[w.kind] if w.zone == "board" or word in OF_FALLEN]
        said = [f.name for f in fields(w)[2:] if getattr(w, f.name) != f.default]
        for word in said:
            if word not in may:
                faults.say(f"{at}/{word}", F.NOT_SAID_OF.of(w.kind))
        if (w.zone == "graveyard" or w.army_card) and w.controller != "you":
            faults.say(f"{at}/controller", F.YOUR_OWN)
        if w.kind == "player" and w.controller == "you":
            faults.say(f"{at}/controller", F.NOT_YOU)
        if w.army_card and (w.card_types or w.size_class):
            faults.say(f"{at}/army_card", F.CARD_IS_SAID)
        if w.legal_host_of and (w.legal_host_of not in enchantments or said != ["legal_host_of"]):
            faults.say(f"{at}/legal_host_of", F.HOST_OF)
        enchantments |= {w.id} if w.kind == "enchantment" else set()


# ---- effects -------------------------------------------------------------------------------------------------------
def check_change(effect: Effect, where: str, faults: Faults) -> None:
    """What is so all the time, and never can be."""
    if isinstance(effect, ModifyStat):
        _check_number(effect, where, faults)
        if effect.stat not in CONDITIONS.get(effect.condition, ()):
            faults.say(f"{where}/condition", F.NOT_ON_CONDITION.of(STATS[effect.stat]))
    elif isinstance(effect, Restrict):
        if effect.what == "turn":
            faults.say(f"{where}/what", F.NOT_FOR_GOOD)
        if effect.same_name:
            faults.say(f"{where}/same_name", F.SAME_NAME)


def check_effect(effect: Effect, chosen: Mapping[str, Wanted], where: str, faults: Faults) -> None:
    """Words of an effect that happens once, of which one says nothing beside another."""
    match effect:
        case ModifyStat():
            _check_number(effect, where, faults)
        case GrantAttack(attacker=attacker, target=target):
            if (target, attacker == "defending_figure") not in (("attacking_figure", True), ("", False)):
                faults.say(f"{where}/target", F.STRIKES_BACK)
        case ReturnFromGraveyard(target="", army_card=""):
            faults.say(where, F.WHO_RETURNS)
        case ReturnFromGraveyard(target=target, army_card=army_card, figures=figures):
            if target and (army_card or figures != 1):
                faults.say(f"{where}/target", F.RETURNS_CHOSEN)
        case SummonExtra(place=place):
            if place != Within(REACH, "your_planeswalker"):
                faults.say(f"{where}/place", F.SUMMONED_NEAR.of(REACH))
        case HealSpread(scope=scope):
            if scope.range is None:
                faults.say(f"{where}/scope/range", F.COUNTED_FROM)
        case MoveEnchantment(target=target, to=to):
            if to in chosen and chosen[to].legal_host_of != target:
                faults.say(f"{where}/to", F.LEGAL_HOST)
        case Carry(target=target):
            if target in chosen and chosen[target].kind not in ("creature", "squad_creature"):
                faults.say(f"{where}/target", F.CARRIED)
        case D20Table(table=table):
            if any(row.min > row.max for row in table) or any(a.max >= b.min for a, b in pairwise(table)):
                faults.say(f"{where}/table", F.ROWS_RISE)


def _check_number(effect: ModifyStat, where: str, faults: Faults) -> None:
    if effect.set and (effect.min_value is not None or not isinstance(effect.amount, int)):
        faults.say(f"{where}/set", F.SET_TO)
    if isinstance(effect.amount, Count):
        if effect.min_value is not None:
            faults.say(f"{where}/min_value", F.NO_FLOOR)
        if effect.amount.count == "same_name_adjacent_yours" and effect.amount.within != 1:
            faults.say(f"{where}/amount/within", F.ADJACENT)
        if effect.amount.within == 1 and effect.amount.clear_sight:
            faults.say(f"{where}/amount/clear_sight", F.NEIGHBOURS_SEE)
