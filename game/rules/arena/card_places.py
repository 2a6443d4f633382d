"""Which effects may stand where: what is so for as long as a card lies there, what happens once, what belongs to an
attack or to one moment of it; and whom they can reach there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from game.effects.effect import Effect
from game.effects.faults import Faults
from game.rules.arena import card_faults as F
from game.rules.arena.card_fitting import check_change, check_effect
from game.rules.arena.card_references import Place, check_named, stands_for
from game.rules.arena.effects.attack_ops import (
    AttackModifier,
    BonusHits,
    CancelAttack,
    CancelAttackIfAttackerDestroyed,
    ExcessShieldsHit,
    PreventDestruction,
    SplitExcess,
)
from game.rules.arena.effects.card_ops import CounterSpell
from game.rules.arena.effects.chance_ops import D20Check, D20Table
from game.rules.arena.effects.harm_ops import Heal
from game.rules.arena.effects.ops import OPS
from game.rules.arena.effects.put_ops import Carry
from game.rules.arena.effects.stats_ops import GainAbility, ModifyStat, Restrict
from game.rules.arena.effects.waiting_ops import OnEvent
from game.rules.arena.forms import Scope, Wanted
from game.rules.arena.trigger_moments import EVENTS, OF_AURAS
from game.words import Phrase

Change = ModifyStat | GainAbility | Restrict
LASTING = ("permanent", "while_attached", "while_occupied")
SELF = ("self", "each_self")
REACHED = {
    "permanent": (*SELF, "your_figures"),
    "while_attached": ("enchanted_card", "your_figures"),
    "while_occupied": ("your_figures",),
}
"""Whom each of them reaches, by name."""
MOMENTS: Mapping[type[Effect], tuple[str, ...]] = {
    AttackModifier: ("attack_declared",),
    CancelAttack: ("attack_declared",),
    CancelAttackIfAttackerDestroyed: ("attack_declared",),
    BonusHits: ("attack_dice_rolled",),
    ExcessShieldsHit: ("defended_against_attack",),
    SplitExcess: ("attack_damage_exceeds_life",),
    PreventDestruction: ("would_be_destroyed_by_attack",),
    CounterSpell: ("opponent_casts_sorcery",),
    Carry: ("this_figure_ends_move",),
}
"""The moments at which there is anything for an effect to do."""
WORDS = {kind: word for word, kind in OPS.items()}
AT_ATTACKS = ("attack_declared", "attack_dice_rolled")  # when it is not over yet


# ---- what is so all the time ---------------------------------------------------------------------------------------
def check_lasting(effects: tuple[Effect, ...], duration: str, where: str, faults: Faults) -> None:
    """What is so for as long as a card lies there: numbers, abilities, prohibitions; on an aura also what waits."""
    _wait_once(effects, where, faults)
    for n, effect in enumerate(effects):
        at = f"{where}/{n}"
        if isinstance(effect, OnEvent) and duration == "while_attached":
            if effect.event in OF_AURAS:
                check_once(effect.do, Place(OF_AURAS[effect.event].moment), {}, f"{at}/do", faults)
            else:
                faults.say(f"{at}/event", F.AURA_WAITS.of(", ".join(OF_AURAS)))
        elif not isinstance(effect, Change):
            faults.say(at, F.LASTING_DOES.of(F.DURATIONS[duration]))
        else:
            if effect.duration != duration:
                faults.say(f"{at}/duration", F.LASTS.of(F.DURATIONS[duration], duration))
            check_change(effect, at, faults)
            if wrong := _unreached(effect, duration):
                faults.say(f"{at}/scope", wrong)


def _unreached(effect: Change, duration: str) -> Phrase | None:
    """Why what is so all the time reaches nobody of its scope; None if it does."""
    scope = effect.scope
    if isinstance(effect, GainAbility):
        if duration == "while_occupied":
            return F.NOT_FROM_GLYPHS
        if duration == "permanent" and effect.ability == "trample":
            return F.TRAMPLE_ALONE
        wide = effect.ability == "water_no_stop_adjacent"
        fitting = ("enchanted_card",) if duration == "while_attached" else ("your_figures",) if wide else SELF
        return None if scope in fitting else F.GIVEN_TO.of(", ".join(fitting))
    if not isinstance(scope, Scope):
        return None if scope in REACHED[duration] else F.NOBODY.of(scope)
    if duration != "permanent":
        if scope.range:
            return F.FROM_FIGURES
        if duration == "while_occupied" and scope.controller != "you":
            return F.GLYPH_HELPS
    elif scope.range and scope.range.of not in ("self", "any_self"):
        return F.FROM_SELF
    return None


# ---- what happens once ---------------------------------------------------------------------------------------------
def check_once(
    effects: tuple[Effect, ...], place: Place, chosen: Mapping[str, Wanted], where: str, faults: Faults
) -> None:
    """What happens once, at a moment, with these targets."""
    _wait_once(effects, where, faults)
    for effect, at in inside(effects, where):
        if place.moment not in MOMENTS.get(type(effect), (place.moment,)):
            faults.say(at, F.NOTHING_TO_DO.of(WORDS[type(effect)]))
        elif isinstance(effect, OnEvent):
            _check_waiting(effect, effect in effects, place, chosen, at, faults)
        elif getattr(effect, "duration", "") in LASTING:
            faults.say(f"{at}/duration", F.LASTS_TOO_LONG)
        else:
            if isinstance(effect, Change):
                _check_change_once(effect, place, chosen, at, faults)
            if isinstance(effect, Heal) and effect.amount == "damage_dealt" and place.moment != "attack_dealt_damage":
                faults.say(f"{at}/amount", F.NO_DAMAGE)
            check_effect(effect, chosen, at, faults)
            check_named(effect, chosen, place, at, faults)


def _wait_once(effects: Iterable[Effect], where: str, faults: Faults) -> None:
    if sum(isinstance(effect, OnEvent) for effect in effects) > 1:
        faults.say(where, F.WAITS_ONCE)


def _check_waiting(
    effect: OnEvent, alone: bool, place: Place, chosen: Mapping[str, Wanted], at: str, faults: Faults
) -> None:
    """What waits does so from the first, whatever a die says: for the end of this attack, or of this figure's move."""
    if (
        not alone
        or effect.event not in EVENTS
        or (effect.event == "this_attack_dealt_no_damage") != (place.moment in AT_ATTACKS)
        or (effect.event == "this_figure_ends_move" and not (place.figure and place.moment == ""))
    ):
        faults.say(f"{at}/event", F.CANNOT_WAIT.of(effect.event[:40]))
    else:
        check_once(effect.do, replace(place, moment=effect.event), chosen, f"{at}/do", faults)


def _check_change_once(effect: Change, place: Place, chosen: Mapping[str, Wanted], at: str, faults: Faults) -> None:
    """A change for a while: of whom is settled when it begins."""
    scope = effect.scope
    target = chosen.get(scope.removeprefix("target:")) if isinstance(scope, str) and ":" in scope else None
    if wrong := _nobody(scope, target, place, chosen):
        faults.say(f"{at}/scope", wrong)
    if effect.duration == "their_next_turn" and not (target and target.controller == "opponent"):
        faults.say(f"{at}/duration", F.THEIR_TURN)
    if isinstance(effect, ModifyStat) and (not isinstance(effect.amount, int) or not effect.stacking):
        faults.say(f"{at}/amount", F.SO_MUCH)
    if isinstance(effect, ModifyStat) and effect.condition:
        faults.say(f"{at}/condition", F.ALL_THE_TIME)
    if isinstance(effect, GainAbility) and effect.ability == "water_no_stop_adjacent":
        faults.say(f"{at}/ability", F.STATIC_GIVES)
    if isinstance(effect, Restrict):
        _check_restriction(effect, target, at, faults)


def _nobody(scope: str | Scope, target: Wanted | None, place: Place, chosen: Mapping[str, Wanted]) -> Phrase | None:
    """Why a change that happens once is about nobody; None if it is about somebody."""
    if not isinstance(scope, str):
        return F.NAMES_WHOM
    if scope == "summoned_figures_of_this_card":
        return None if place.moment == "figure_of_this_card_summoned" else F.NOBODY_SUMMONED
    if target is None and scope.startswith("target:"):
        return F.NO_TARGET.of(scope.removeprefix("target:")[:40])
    if target is not None:
        there = stands_for(target.id, chosen, place).startswith(("chosen figure", "chosen army card"))
        return None if there else F.NOT_THERE.of(scope)
    known = scope in (*SELF, "active_eldrazi_hero") and stands_for(scope, chosen, place) == "figure"
    return None if known or scope == "active_card" else F.NOBODY.of(scope[:40])


def _check_restriction(effect: Restrict, target: Wanted | None, at: str, faults: Faults) -> None:
    """Only an army card can be chosen for a turn; and those of its name are squads of an opponent."""
    if effect.what == "turn" and not (target and target.kind == "army_card"):
        faults.say(f"{at}/scope", F.TURN_OF_CARD)
    squad = target is not None and target.card_types == ("squad_creature",)
    if effect.same_name and not (squad and effect.what == "turn" and effect.duration == "their_next_turn"):
        faults.say(f"{at}/same_name", F.SAME_NAME)


def inside(effects: Iterable[Effect], where: str) -> Iterator[tuple[Effect, str]]:
    """Effects, and those that a die decides about, each with its path."""
    for n, effect in enumerate(effects):
        at = f"{where}/{n}"
        yield effect, at
        if isinstance(effect, D20Check):
            yield from inside(effect.then, f"{at}/then")
            yield from inside(effect.otherwise, f"{at}/otherwise")
        elif isinstance(effect, D20Table):
            for k, row in enumerate(effect.table):
                yield from inside(row.do, f"{at}/table/{k}/do")
