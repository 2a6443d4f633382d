"""The verbs of the Arena: one small class per effect that card data may name.

`OPS` gives the name in the data and the class. What effects of a turn do to numbers is in `stats_ops`, damage and
healing in `harm_ops`, places and moves in `place_ops`, cards and enchantments in `card_ops`, attacks and control in
`fight_ops`, dice that decide in `chance_ops`.
"""
from __future__ import annotations

from game.effects.effect import Effect
from game.rules.arena.effects import card_ops, chance_ops, fight_ops, harm_ops, place_ops, stats_ops

OPS: dict[str, type[Effect]] = {
    "modify_stat": stats_ops.ModifyStat,
    "swap_stats": stats_ops.SwapStats,
    "gain_ability": stats_ops.GainAbility,
    "restrict": stats_ops.Restrict,
    "extra_attack": stats_ops.ExtraAttack,
    "deal_damage": harm_ops.DealDamage,
    "roll_damage": harm_ops.RollDamage,
    "heal": harm_ops.Heal,
    "heal_spread": harm_ops.HealSpread,
    "destroy": harm_ops.DestroyFigure,
    "return_to_reserve": place_ops.ReturnToReserve,
    "return_from_graveyard": place_ops.ReturnFromGraveyard,
    "summon_extra": place_ops.SummonExtra,
    "move_figure": place_ops.MoveFigure,
    "teleport": place_ops.Teleport,
    "swap_positions": place_ops.SwapPositions,
    "carry": place_ops.Carry,
    "draw": card_ops.Draw,
    "discard": card_ops.DiscardCards,
    "pay_discard": card_ops.PayDiscard,
    "discard_any_then_draw": card_ops.DiscardAnyThenDraw,
    "look_top": card_ops.LookTop,
    "reveal_top": card_ops.RevealTop,
    "search_library": card_ops.SearchLibrary,
    "counter_spell": card_ops.CounterSpell,
    "destroy_enchantment": card_ops.DestroyEnchantment,
    "move_enchantment": card_ops.MoveEnchantment,
    "attack_modifier": fight_ops.AttackModifier,
    "bonus_hits": fight_ops.BonusHits,
    "excess_shields_hit": fight_ops.ExcessShieldsHit,
    "split_excess": fight_ops.SplitExcess,
    "cancel_attack": fight_ops.CancelAttack,
    "cancel_attack_if_attacker_destroyed": fight_ops.CancelAttackIfAttackerDestroyed,
    "prevent_destruction": fight_ops.PreventDestruction,
    "free_attack": fight_ops.FreeAttack,
    "take_control": fight_ops.TakeControl,
    "on_event": fight_ops.OnEvent,
    "d20_check": chance_ops.D20Check,
    "d20_table": chance_ops.D20Table,
}
