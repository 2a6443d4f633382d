"""Which effects may stand where: what is so for as long as a card lies there, what happens once, what belongs to an
attack or to one moment of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.effects.effect import Effect
from game.effects.read import CardError
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
from game.rules.arena.effects.put_ops import Carry
from game.rules.arena.effects.stats_ops import GainAbility, ModifyStat, Restrict
from game.rules.arena.effects.waiting_ops import OnEvent
from game.rules.arena.trigger_moments import EVENTS, WHEN

LASTING = ("permanent", "while_attached", "while_occupied")
DURATIONS = {
    "permanent": "a static ability",
    "while_attached": "an aura",
    "while_occupied": "a glyph without a trigger",
}
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
AT_ATTACKS = ("attack_declared", "attack_dice_rolled")  # when it is not over yet


def check_lasting(effects: Iterable[Effect], duration: str, where: str) -> None:
    """What is so for as long as a card lies there: numbers, abilities, prohibitions; on an aura also what waits."""
    for place, effect in enumerate(effects):
        at = f"{where}/effect/{place}"
        if isinstance(effect, OnEvent) and duration == "while_attached":
            if effect.event not in WHEN:
                raise CardError(f"{at}/event: an aura waits for one of {', '.join(WHEN)}")
            check_once(effect.do, WHEN[effect.event].moment, f"{at}/do")
        elif not isinstance(effect, (ModifyStat, GainAbility, Restrict)):
            raise CardError(f"{at}: {DURATIONS[duration]} changes numbers, gives abilities, or forbids something")
        elif effect.duration != duration:
            raise CardError(f"{at}/duration: what {DURATIONS[duration]} does is {duration!r}")


def check_once(effects: Iterable[Effect], moment: str, where: str) -> None:
    """What happens once, at a moment; "" for a spell that is cast, or an ability that is used."""
    for effect in inside(effects):
        fitting = MOMENTS.get(type(effect), (moment,))
        if moment not in fitting:
            raise CardError(f"{where}: there is nothing for {type(effect).__name__} to do at this moment")
        if isinstance(effect, OnEvent):
            if effect.event not in EVENTS or (effect.event == "this_attack_dealt_no_damage") != (moment in AT_ATTACKS):
                raise CardError(f"{where}: it cannot wait for {effect.event!r} here")
            check_once(effect.do, effect.event, where)
        if getattr(effect, "duration", "") in LASTING:
            raise CardError(f"{where}: what happens once does not last for as long as a card lies there")
        scope = getattr(effect, "scope", "")
        if isinstance(effect, (ModifyStat, GainAbility, Restrict)) and not isinstance(scope, str):
            raise CardError(f"{where}: what happens once names the figures or the army card that it is about")
        if scope == "summoned_figures_of_this_card" and moment != "figure_of_this_card_summoned":
            raise CardError(f"{where}: nobody has been summoned at this moment")


def inside(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects, and those that a die decides about."""
    for effect in effects:
        yield effect
        if isinstance(effect, D20Check):
            yield from inside((*effect.then, *effect.otherwise))
        elif isinstance(effect, D20Table):
            yield from inside(part for row in effect.table for part in row.do)
