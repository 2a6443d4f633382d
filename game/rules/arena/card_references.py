"""What a reference of a card stands for, by where it stands: somebody who attacks is there in an attack only. What
stands for nothing there, or for something that the effect can do nothing with, is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from game.effects.effect import Effect
from game.effects.faults import Faults
from game.frozen import frozen
from game.rules.arena import card_faults as F
from game.rules.arena.effects.attack_ops import GrantAttack
from game.rules.arena.effects.card_ops import DestroyEnchantment, DiscardCards, Draw, MoveEnchantment
from game.rules.arena.effects.control_ops import TakeControl
from game.rules.arena.effects.put_ops import Carry, SwapPositions, Teleport
from game.rules.arena.effects.reserve_ops import ReturnFromGraveyard, ReturnToReserve
from game.rules.arena.effects.stats_ops import SwapStats
from game.rules.arena.forms import Every, Pick, Scope, Wanted, Within

TARGET = re.compile(r"\bT\d")  # in a reference
REFERRING = ("target", "attacker", "a", "b", "to", "of", "player", "choose")  # fields that hold references
FIGURES = ("figure", "creature", "squad_creature", "planeswalker")  # kinds of targets that are figures
IN_ATTACKS = (
    *("attack_declared", "attack_dice_rolled", "attack_dealt_damage", "attack_damage_exceeds_life"),
    *("defended_against_attack", "would_be_destroyed_by_attack", "destroyed_by_attack", "survived_attack"),
    *("attack_over", "attack_destroyed_enemy", "this_attack_dealt_no_damage"),
)
OF_FIGURES = (
    *("", "start_of_own_turn", "end_of_own_turn", "first_attack_each_turn", "army_card_enters_play_by_summoning"),
    *("figure_of_this_card_summoned", "attack_dice_rolled", "attack_dealt_damage", "attack_damage_exceeds_life"),
    *("defended_against_adjacent_attack", "first_move_to_lower_level_each_turn"),
)
"""Triggers of abilities that a figure has, not its army card; "" of those that are used."""
OF_HOST = "figure_on_host_army_card_of:"
NAMED: Mapping[tuple[type, str], tuple[str, ...]] = {
    (ReturnToReserve, "target"): ("army card",),
    (SwapStats, "target"): ("chosen army card",),
    (DestroyEnchantment, "target"): ("enchantment",),
    (MoveEnchantment, "target"): ("enchantment",),
    (MoveEnchantment, "to"): ("chosen army card",),
    (ReturnFromGraveyard, "target"): ("figure in the graveyard",),
    (Draw, "player"): ("player",),
    (DiscardCards, "player"): ("chosen player",),
    (Teleport, "target"): ("chosen figure",),
    (TakeControl, "target"): ("chosen figure",),
    (Carry, "target"): ("chosen figure",),
    (SwapPositions, "b"): ("chosen figure",),
    (Within, "of"): ("figure", "space"),
    (Every, "of"): ("figure", "space"),
    (Pick, "choose"): ("army card it lay on",),
}
"""What has to be named there, if not a figure."""


@frozen
class Place:
    """Where effects stand that happen once."""

    moment: str = ""  # "" when a spell is cast, or an ability is used
    trigger: str = ""
    army: bool = False  # on an army card

    @property
    def figure(self) -> bool:
        """True if a figure has the ability."""
        return self.army and self.trigger in OF_FIGURES


def check_targets(targets: Iterable[Wanted], place: Place, where: str, faults: Faults) -> dict[str, Wanted]:
    """The targets by name. A range that is measured from nothing is a fault."""
    chosen = dict[str, Wanted]()
    for n, target in enumerate(targets):
        if target.range and stands_for(target.range.of, chosen, place).removeprefix("chosen ") != "figure":
            faults.say(f"{where}/{n}/range/of", F.NOT_MEASURED.of(target.range.of[:40]))
        chosen[target.id] = target
    return chosen


def check_named(effect: Effect, chosen: Mapping[str, Wanted], place: Place, where: str, faults: Faults) -> None:
    """References that stand for nothing there, or for nothing that the effect is about."""
    for form, field, ref, at in named(effect, where):
        wish = NAMED.get((form, field), ("figure",))
        meant = stands_for(ref, chosen, place)
        may_lack = (form, field) in ((GrantAttack, "target"), (ReturnFromGraveyard, "target"))
        if (found := TARGET.search(ref)) and found[0] not in chosen:
            faults.say(f"{at}/{field}", F.NO_TARGET.of(found[0]))
        elif not (may_lack and not ref) and meant not in wish and meant.removeprefix("chosen ") not in wish:
            faults.say(f"{at}/{field}", F.NOTHING_LIKE[wish].of(ref[:40]))


def stands_for(ref: str, chosen: Mapping[str, Wanted], place: Place) -> str:
    """What kind of thing a reference means; "" if it means nothing there."""
    target = chosen.get(ref.removeprefix("controller_of:").removeprefix(OF_HOST).removesuffix("_space"))
    if target is not None:
        return _chosen(ref, target)
    match ref:
        case "you":
            return "player"
        case "self" | "chosen_self":
            return "figure" if place.figure else ""
        case "each_self":
            return "figure" if place.army else ""
        case "your_planeswalker" | "your_red_planeswalker":
            return "figure"
        case "your_blue_planeswalker" | "your_black_planeswalker":
            return "figure" if place.trigger == f"start_of_turn_of_{ref}" else ""
        case "active_eldrazi_hero":
            return "figure" if place.trigger == "start_of_turn_of_your_eldrazi_hero" else ""
        case "defending_figure" if place.moment == "destroyed_by_attack":
            return ""  # it has left the battlefield
        case "attacking_figure" | "event_attacker" | "defending_figure":
            return "figure" if place.moment in IN_ATTACKS else ""
        case "event_figure":
            return "figure" if place.moment == "attack_destroyed_enemy" else ""
        case "moving_figure":
            return "figure" if place.moment == "ends_move" else ""
        case "attacking_card":
            return "army card" if place.moment in IN_ATTACKS else ""
        case "moving_card":
            return "army card" if place.moment == "ends_move" else ""
    return ""


def _chosen(ref: str, target: Wanted) -> str:
    """What a reference to a target means."""
    kind = "figure" if target.kind in FIGURES else target.kind.replace("_", " ")
    if target.zone == "graveyard":
        kind = "figure in the graveyard"
    if ref.startswith(OF_HOST):
        return "army card it lay on" if kind == "enchantment" else ""
    if ref.startswith("controller_of:"):
        return "player" if kind in ("figure", "army card", "enchantment") else ""
    if ref.endswith("_space"):
        return "space" if kind == "figure" else ""
    return kind if kind in ("space", "enchantment", "figure in the graveyard") else f"chosen {kind}"


def named(thing: Any, at: str) -> Iterator[tuple[type, str, str, str]]:
    """Each reference in an effect: the form and the field it stands in, itself, and the path of that form. Not those
    in other effects."""
    for f in fields(thing):
        value, here = getattr(thing, f.name), f"{at}/{f.name}"
        if isinstance(value, str) and f.name in REFERRING:
            yield type(thing), f.name, value, at
        elif is_dataclass(value) and not isinstance(value, Scope):
            yield from named(value, here)
