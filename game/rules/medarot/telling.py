"""Events as lines of the log, in both languages (`say` of the ruleset).

What is told is told to one viewer: the state is that viewer's view, and what it does not show is called by its back.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.medarot import events as e
from game.rules.medarot.cards import NO_WORDS
from game.rules.medarot.places import cell_name, facts
from game.rules.medarot.words import PHASE_NAMES, SIDES, STATS, card_name, cards_of, found_at_last, medals_of, name
from game.table.event import Event
from game.table.state import State
from game.words import Phrase, listed, owned, seat_name

ENDS = {
    "medals": Phrase("out of medals", "メダル切れ"),
    "cards": Phrase("no card left to draw", "デッキ切れ"),
    "conceded": Phrase("the other player gave up", "相手の投了"),
}
WHY_PAID = {
    "reach": Phrase("for the reach", "射程のため"),
    "draw": Phrase("to draw cards", "カードを引くため"),
    "stay": Phrase("for staying put", "移動しなかったため"),
    "destroyed": Phrase("for the destruction", "破壊のため"),
    "medarotter": Phrase("for the Medarotter", "メダロッターのため"),
    "burn": Phrase("for the burn", "継続攻撃のため"),
    "effect": Phrase("for an effect", "効果のため"),
}
WHY_TRASHED = {
    "limit": Phrase("hand limit", "手札上限"),
    "weak attack": Phrase("weak attack", "弱攻撃"),
    "effect": Phrase("effect", "効果"),
    "room": Phrase("to make room", "ストックを空けるため"),
    "swap": Phrase("swap", "交代"),
    "used": Phrase("used", "使用後"),
    "cancelled": Phrase("cancelled", "打ち消し"),
}
WHY_HIT = {
    "attack": NO_WORDS,
    "reflect": Phrase("reflected: ", "反射："),
    "splash": Phrase("splash: ", "拡散："),
    "pierce": Phrase("pierce: ", "貫通："),
}
BEGAN = {
    "bound_act": Phrase("{0} cannot act", "{0}は行動できない"),
    "bound_attack": Phrase("{0} cannot attack or use its special", "{0}は攻撃・特殊ができない"),
    "bound_move": Phrase("{0} cannot move", "{0}は移動できない"),
    "inverted": Phrase("the arrows of {0} are inverted", "{0}の移動方向が逆転した"),
    "range": Phrase("{0} reaches further", "{0}の射程が増えた"),
    "free_stay": Phrase("{0} may stay put for free", "{0}は移動しなくてもよい"),
    "burn": Phrase("{0} is burning", "{0}は継続攻撃を受けた"),
    "act_again": Phrase("{0} may act again", "{0}はもう1度行動できる"),
    "cleansed": Phrase("{0} is free of enemy effects", "{0}が受けていた効果が消えた"),
    "disrupted": Phrase("the special of {0} is ended", "{0}の特殊が解除された"),
    "pierce": Phrase("the attack of {0} pierces", "{0}の攻撃が貫通する"),
    "guard": Phrase("{0} stands guard", "{0}がガードについた"),
    "trap": Phrase("{0} lays a trap", "{0}がトラップを仕かけた"),
    "barrier": Phrase("{0} raises a barrier", "{0}がバリアを張った"),
    "reflect": Phrase("{0} will turn back weak attacks", "{0}が弱攻撃をはね返す構えをとった"),
}


def say(event: Event, s: State) -> Phrase | None:
    """An event as a sentence; None for what is not worth a line."""
    tell = TELLERS.get(type(event))
    return tell(event, s) if tell else None


def whose(s: State, piece: int) -> Phrase:
    """A Medarot with its owner: "Player 1's Metabee"."""
    found = found_at_last(s, piece)
    return owned(found.owner, name(s, found)) if found else Phrase("a Medarot", "メダロット")


# ---- opening, phases, end --------------------------------------------------------------------------------------
def hand_shown(x: e.HandShown, s: State) -> Phrase:
    return Phrase(
        "{0} has no Medarot, shows {1}, and draws again", "{0}の手札にメダロットがない：{1}を見せて引き直した"
    ).of(seat_name(x.seat), listed(card_name(s, key) for key in x.cards))


def master_laid(x: e.MasterLaid, s: State) -> Phrase:
    if not x.card:
        return Phrase("{0} lays a master", "{0}がマスターを置いた").of(seat_name(x.seat))
    return Phrase("{1} becomes the master of {0}", "{1}が{0}のマスターになった").of(
        seat_name(x.seat), card_name(s, x.card)
    )


def janken(x: e.Janken, s: State) -> Phrase:
    words = Phrase("{0} wins the janken and places first", "{0}がジャンケンに勝ち、先に配置する")
    if x.why != "initiative":
        words = Phrase("{0} wins the janken and acts first", "{0}がジャンケンに勝ち、先に行動する")
    return words.of(seat_name(x.winner))


def turn_began(x: e.TurnBegan, s: State) -> Phrase:
    return Phrase("Turn {0}: {1} has the initiative", "ターン{0}：{1}が先手").of(x.number, seat_name(x.first))


def phase_began(x: e.PhaseBegan, s: State) -> Phrase:
    return PHASE_NAMES[x.phase]


def turned_up(x: e.TurnedUp, s: State) -> Phrase | None:
    names = [name(s, i) for i in x.pieces]
    return Phrase("turned up: {0}", "オモテになった：{0}").of(listed(names)) if names else None


def match_ended(x: e.MatchEnded, s: State) -> Phrase:
    if not x.winners:
        return Phrase("The match is drawn: nobody has a card to draw", "引き分け：どちらのデッキも尽きた")
    return Phrase("{0} wins ({1})", "{0}の勝ち（{1}）").of(seat_name(x.winners[0]), ENDS.get(x.why, NO_WORDS))


# ---- cards -------------------------------------------------------------------------------------------------------
def drew(x: e.Drew, s: State) -> Phrase:
    return Phrase("{0} draws {1}", "{0}が{1}を引いた").of(seat_name(x.seat), cards_of(x.cards))


def placed(x: e.Placed, s: State) -> Phrase:
    return Phrase("{0} places {1} on {2}", "{0}が{2}に{1}を置いた").of(
        seat_name(x.seat), name(s, x.piece), cell_name(x.at)
    )


def set_down(x: e.SetDown, s: State) -> Phrase:
    return Phrase("{0} sets {1}", "{0}が{1}を伏せた").of(seat_name(x.seat), name(s, x.piece))


def trashed(x: e.Trashed, s: State) -> Phrase:
    return Phrase("{0}: {1} goes to the trash ({2})", "{0}：{1}をトラッシュ（{2}）").of(
        seat_name(x.seat), card_name(s, x.card), WHY_TRASHED.get(x.why, NO_WORDS)
    )


def fetched(x: e.Fetched, s: State) -> Phrase:
    where = Phrase("trash", "トラッシュ") if x.source == "trash" else Phrase("deck", "デッキ")
    return Phrase("{0} takes {1} from the {2}", "{0}が{2}から{1}を手札に加えた").of(
        seat_name(x.seat), card_name(s, x.card), where
    )


def looked_at(x: e.LookedAt, s: State) -> Phrase:
    what = Phrase("hand", "手札") if x.what == "hand" else Phrase("stock", "ストック")
    return Phrase("{0} looks at {1}", "{0}が{1}を見た").of(seat_name(x.seat), owned(x.whose, what))


def used(x: e.Used, s: State) -> Phrase:
    on = Phrase(" on {0}", "（対象：{0}）").of(name(s, x.one)) if x.one else NO_WORDS
    return Phrase("{0} uses {1}, {2} effect{3}", "{0}が{1}の{2}を使った{3}").of(
        seat_name(x.seat), card_name(s, x.card), SIDES[x.side], on
    )


def cancelled(x: e.Cancelled, s: State) -> Phrase:
    return Phrase("{0} does nothing: it was cancelled", "{0}は打ち消された").of(card_name(s, x.card))


# ---- Medarots ------------------------------------------------------------------------------------------------------
def activation_began(x: e.ActivationBegan, s: State) -> Phrase:
    return Phrase("{0} acts", "{0}の行動順").of(whose(s, x.piece))


def activation_skipped(x: e.ActivationSkipped, s: State) -> Phrase:
    return Phrase("{0} is held and does not act", "{0}は行動できない").of(whose(s, x.piece))


def stepped(x: e.Stepped, s: State) -> Phrase:
    return Phrase("{0} goes from {1} to {2}", "{0}が{1}から{2}へ動いた").of(
        whose(s, x.piece), cell_name(x.source), cell_name(x.target)
    )


def special_used(x: e.SpecialUsed, s: State) -> Phrase:
    piece = found_at_last(s, x.piece)
    ability = facts(s, piece).ability if piece and piece.card in s.cards else None
    on = Phrase(" on {0}", "（対象：{0}）").of(name(s, x.one)) if x.one else NO_WORDS
    return Phrase("{0} uses {1}{2}", "{0}が{1}を発動した{2}").of(
        whose(s, x.piece), ability.name if ability else Phrase("its special", "特殊"), on
    )


def recovered(x: e.Recovered, s: State) -> Phrase:
    return Phrase("{0} recovers {1} in the neutral field", "{0}が中立フィールドで{1}を得た").of(
        seat_name(x.seat), medals_of(x.amount)
    )


def gained(x: e.Gained, s: State) -> Phrase | None:
    return Phrase("{0} gains {1}", "{0}が{1}を得た").of(seat_name(x.seat), medals_of(x.amount)) if x.amount else None


def paid(x: e.Paid, s: State) -> Phrase:
    return Phrase("{0} pays {1} {2}", "{0}が{2}{1}を支払った").of(
        seat_name(x.seat), medals_of(x.amount), WHY_PAID.get(x.why, NO_WORDS)
    )


# ---- attacks -----------------------------------------------------------------------------------------------------
def attack_declared(x: e.AttackDeclared, s: State) -> Phrase:
    return Phrase("{0} attacks {1} with power {2}", "{0}が{1}を攻撃（威力{2}）").of(
        whose(s, x.attacker), whose(s, x.target), x.power
    )


def guarded(x: e.Guarded, s: State) -> Phrase:
    return Phrase("{0} takes the attack", "{0}がかわりに受ける").of(whose(s, x.guard))


def trap_sprung(x: e.TrapSprung, s: State) -> Phrase:
    return Phrase("{0} springs its trap on {1}", "{0}のトラップが{1}にかかった").of(
        whose(s, x.trap), name(s, x.attacker)
    )


def negated(x: e.Negated, s: State) -> Phrase:
    return Phrase("The attack of {0} is negated", "{0}の攻撃は無効になった").of(whose(s, x.attacker))


def made_weak(x: e.MadeWeak, s: State) -> Phrase:
    return Phrase("The attack of {0} becomes weak", "{0}の攻撃が弱攻撃になった").of(whose(s, x.attacker))


def reflected(x: e.Reflected, s: State) -> Phrase:
    return Phrase("{0} turns the attack back", "{0}が攻撃をはね返した").of(whose(s, x.by))


def hit_resolved(x: e.HitResolved, s: State) -> Phrase:
    words = {
        "strong": Phrase("{0}power {1} against armour {2}: destroyed", "{0}威力{1} 対 装甲{2}：破壊成功"),
        "weak": Phrase("{0}power {1} against armour {2}: a weak attack", "{0}威力{1} 対 装甲{2}：弱攻撃"),
        "nothing": Phrase("{0}power {1} against armour {2}: nothing happens", "{0}威力{1} 対 装甲{2}：効果なし"),
    }
    return words[x.outcome].of(WHY_HIT.get(x.why, NO_WORDS), x.power, x.armor)


def destroyed(x: e.Destroyed, s: State) -> Phrase:
    words = Phrase("{0} is destroyed", "{0}が破壊された")
    if x.why == "weak":
        words = Phrase("{0} is destroyed by weak destruction", "{0}が弱破壊された")
    return words.of(owned(x.seat, card_name(s, x.card)))


def effect_began(x: e.EffectBegan, s: State) -> Phrase | None:
    if x.what in BEGAN:
        return BEGAN[x.what].of(whose(s, x.piece))
    for stat, words in STATS.items():
        if x.what.startswith(stat):
            return Phrase("{0}: {1} {2}", "{0}：{1}{2}").of(whose(s, x.piece), words, x.what.removeprefix(stat))
    return None


TELLERS: dict[type[Event], Callable[..., Phrase | None]] = {
    e.HandShown: hand_shown,
    e.MasterLaid: master_laid,
    e.Janken: janken,
    e.TurnBegan: turn_began,
    e.PhaseBegan: phase_began,
    e.TurnedUp: turned_up,
    e.MatchEnded: match_ended,
    e.Drew: drew,
    e.Placed: placed,
    e.SetDown: set_down,
    e.Trashed: trashed,
    e.Fetched: fetched,
    e.LookedAt: looked_at,
    e.Used: used,
    e.Cancelled: cancelled,
    e.ActivationBegan: activation_began,
    e.ActivationSkipped: activation_skipped,
    e.Stepped: stepped,
    e.SpecialUsed: special_used,
    e.Recovered: recovered,
    e.Gained: gained,
    e.Paid: paid,
    e.AttackDeclared: attack_declared,
    e.Guarded: guarded,
    e.TrapSprung: trap_sprung,
    e.Negated: negated,
    e.MadeWeak: made_weak,
    e.Reflected: reflected,
    e.HitResolved: hit_resolved,
    e.Destroyed: destroyed,
    e.EffectBegan: effect_began,
}
