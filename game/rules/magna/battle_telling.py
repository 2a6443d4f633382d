"""War funds, invasions and battles as lines of the log (telling.py says what the words are told of)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.magna import events as e
from game.rules.magna.naming import base_name, called, card_name, cards_of, name, whose
from game.table.event import Event
from game.table.state import State
from game.words import Phrase, listed, seat_name

WHY_FAILED = {
    "negated": Phrase("The strike is negated", "攻撃は無効になった"),
    "gone": Phrase("The target is gone: nothing happens", "対象がいないので何も起こらない"),
    "nobody": Phrase("No striker is left", "攻撃するユニットがいなくなった"),
}


# ---- armament and invasion -----------------------------------------------------------------------------------
def fund_laid(x: e.FundLaid, s: State) -> Phrase:
    return Phrase("{0} lays a war fund", "{0}が軍資金を置いた").of(seat_name(x.seat))


def invasion_declared(x: e.InvasionDeclared, s: State) -> Phrase:
    return Phrase("{0} declares an invasion", "{0}が進攻を宣言した").of(seat_name(x.seat))


def invasion_cancelled(x: e.InvasionCancelled, s: State) -> Phrase:
    if x.forced:
        return Phrase("{0} must cancel: nobody can go", "{0}は進攻を取り止める：出せるユニットがいない").of(
            seat_name(x.seat)
        )
    return Phrase("{0} cancels the invasion", "{0}が進攻を取り止めた").of(seat_name(x.seat))


def funds_taken(x: e.FundsTaken, s: State) -> Phrase | None:
    if not x.count:  # with Magna alone
        return None
    return Phrase("{0} takes {1} of war funds into hand", "{0}が軍資金{1}を手札に加えた").of(
        seat_name(x.seat), cards_of(x.count)
    )


def party_formed(x: e.PartyFormed, s: State) -> Phrase:
    return Phrase("{0} invades with {1}", "{0}が{1}で進攻").of(seat_name(x.seat), listed(name(s, i) for i in x.units))


def invasion_continued(x: e.InvasionContinued, s: State) -> Phrase:
    return Phrase("{0} goes on with {1}", "{0}が{1}で進攻を続ける").of(
        seat_name(x.seat), listed(name(s, i) for i in x.units)
    )


def invasion_ended(x: e.InvasionEnded, s: State) -> Phrase:
    return Phrase("The invasion of {0} is over", "{0}の進攻が終わった").of(seat_name(x.seat))


# ---- battles -------------------------------------------------------------------------------------------------
def battle_began(x: e.BattleBegan, s: State) -> Phrase:
    return Phrase("Battle at {0} of {1}", "{1}の{0}で戦闘").of(
        base_name(s, 1 - x.invader, x.base), seat_name(1 - x.invader)
    )


def strike_declared(x: e.StrikeDeclared, s: State) -> Phrase:
    who = listed(name(s, i) for i in x.strikers)
    if x.target:
        return Phrase("Skirmish: {0} against {1}, {2}", "遊撃：{0}→{1}、{2}").of(who, name(s, x.target), x.power)
    return Phrase("Charge: {0}, {1}", "突撃：{0}、{1}").of(who, x.power)


def strike_landed(x: e.StrikeLanded, s: State) -> Phrase:
    return Phrase("The strike deals {0}", "攻撃のダメージは{0}").of(x.power)


def strike_failed(x: e.StrikeFailed, s: State) -> Phrase:
    return WHY_FAILED[x.why]


def redirected(x: e.Redirected, s: State) -> Phrase:
    return Phrase("The skirmish now targets {0}", "遊撃の対象が{0}に変わった").of(name(s, x.target))


def reduced(x: e.Reduced, s: State) -> Phrase:
    return Phrase("The damage is reduced by {0}", "ダメージが{0}減る").of(x.amount)


def negated(x: e.Negated, s: State) -> Phrase:
    return Phrase("The attack has no effect", "アタックは無効になった")


def damage_assigned(x: e.DamageAssigned, s: State) -> Phrase:
    return Phrase("{0} takes {1}", "{0}に{1}ダメージ").of(whose(s, x.unit), x.amount)


def unit_destroyed(x: e.UnitDestroyed, s: State) -> Phrase:
    if x.trap:
        return Phrase("{0}'s trap is destroyed: {1}", "{0}のトラップが撃破された：{1}").of(
            seat_name(x.seat), card_name(s, x.card)
        )
    return Phrase("{0}'s {1} is destroyed", "{0}の{1}が撃破された").of(seat_name(x.seat), card_name(s, x.card))


def hero_points(x: e.HeroPoints, s: State) -> Phrase:
    return Phrase("{1} was a hero: {2} Magna for {0}", "英雄{1}を撃破：{0}に{2}マグナ").of(
        seat_name(x.seat), card_name(s, x.card), x.amount
    )


def trap_sprung(x: e.TrapSprung, s: State) -> Phrase:
    return Phrase("{0}'s {1} triggers", "{0}の{1}が発動").of(seat_name(x.seat), card_name(s, x.card))


def trigger_fired(x: e.TriggerFired, s: State) -> Phrase:
    what = called(s, x.card, x.part)
    return Phrase("{0}'s {1}: {2}", "{0}の{1}：{2}").of(seat_name(x.seat), card_name(s, x.card), what)


def battle_ended(x: e.BattleEnded, s: State) -> Phrase | None:
    if x.fell:
        return None
    return Phrase("{0} stands", "{0}は持ちこたえた").of(base_name(s, 1 - x.invader, x.base))


def base_fell(x: e.BaseFell, s: State) -> Phrase:
    return Phrase("{0} of {1} falls", "{1}の{0}が陥落した").of(base_name(s, x.seat, x.base), seat_name(x.seat))


BATTLE_TELLERS: dict[type[Event], Callable[..., Phrase | None]] = {
    e.FundLaid: fund_laid,
    e.InvasionDeclared: invasion_declared,
    e.InvasionCancelled: invasion_cancelled,
    e.FundsTaken: funds_taken,
    e.PartyFormed: party_formed,
    e.InvasionContinued: invasion_continued,
    e.InvasionEnded: invasion_ended,
    e.BattleBegan: battle_began,
    e.StrikeDeclared: strike_declared,
    e.StrikeLanded: strike_landed,
    e.StrikeFailed: strike_failed,
    e.Redirected: redirected,
    e.Reduced: reduced,
    e.Negated: negated,
    e.DamageAssigned: damage_assigned,
    e.UnitDestroyed: unit_destroyed,
    e.HeroPoints: hero_points,
    e.TrapSprung: trap_sprung,
    e.TriggerFired: trigger_fired,
    e.BattleEnded: battle_ended,
    e.BaseFell: base_fell,
}
