"""Events as lines of the log, in both languages (`say` of the ruleset).

What is told is told to one viewer: the state is that viewer's view, and what it does not show is called by its back.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.magna import events as e
from game.rules.magna.battle_telling import BATTLE_TELLERS
from game.rules.magna.cards import BACK
from game.rules.magna.naming import CARD, called, card_name, cards_of, name, place_name, whose
from game.rules.magna.words import PHASE_NAMES, TIMINGS
from game.table.event import Event
from game.table.state import State
from game.words import Phrase, listed, seat_name

NOTHING = Phrase("", "")
CHAIN = Phrase("Chain", "チェイン")
ENDS = {
    "base": Phrase("base 3 has fallen", "拠点3が陥落"),
    "bases": Phrase("more standing bases", "残り拠点数"),
    "forces": Phrase("more remaining forces", "残存兵力"),
    "card": Phrase("a card's own condition", "カードの勝利条件"),
    "conceded": Phrase("the other player gave up", "相手の投了"),
}
WHY_DISCARDED = {
    "adjust": Phrase("hand adjustment", "手札調整"),
    "effect": Phrase("effect", "効果"),
    "cost": Phrase("cost", "コスト"),
    "used": Phrase("used", "使用後"),
    "fund": Phrase("war fund", "軍資金"),
    "replaced": Phrase("replaced", "入れ替え"),
    "trimmed": Phrase("no room", "スロット整理"),
    "left": Phrase("with its bearer", "装備者とともに"),
    "psi": Phrase("Ψ", "Ψ"),
    "summon": Phrase("the battle is over", "戦闘終了"),
}
WHY_MAGNA = {
    "fortune": Phrase("fortune die", "天運ダイス"),
    "armament": Phrase("armament", "軍備"),
    "fall": Phrase("fallen base", "拠点陥落"),
    "hero": Phrase("hero points", "英雄点"),
    "effect": Phrase("effect", "効果"),
    "exchange": Phrase("exchange", "交換"),
    "reinforcement": Phrase("reinforcement", "増援"),
    "declaration": Phrase("missing war funds", "軍資金の代用"),
    "paid": Phrase("cost", "コスト"),
}
WHY_PLACED = {
    "production": Phrase("places", "配置"),
    "reinforcement": Phrase("reinforces with", "増援"),
    "effect": Phrase("puts into play", "配置"),
    "summon": Phrase("summons", "招来"),
    "ambush": Phrase("springs from ambush:", "伏兵"),
}


def say(event: Event, s: State) -> Phrase | None:
    """An event as a sentence; None for what is not worth a line."""
    tell = TELLERS.get(type(event))
    return tell(event, s) if tell else None


def noted(why: str, words: dict[str, Phrase]) -> Phrase:
    return Phrase(" ({0})", "（{0}）").of(words[why]) if why in words else NOTHING


# ---- the turn ------------------------------------------------------------------------------------------------
def bases_shown(x: e.BasesShown, s: State) -> Phrase:
    one, two = (listed(card_name(s, key) for key in order) for order in x.orders)
    return Phrase("Bases 1 to 3 of {0}: {1}; of {2}: {3}", "拠点1〜3　{0}：{1}／{2}：{3}").of(
        seat_name(0), one, seat_name(1), two
    )


def greeted(x: e.Greeted, s: State) -> Phrase:
    return Phrase("The players greet each other: a good game!", "両者「お願いします」")


def turn_began(x: e.TurnBegan, s: State) -> Phrase:
    return Phrase("Turn {0}", "ターン{0}").of(x.number)


def phase_began(x: e.PhaseBegan, s: State) -> Phrase:
    return PHASE_NAMES[x.phase]


def die_rolled(x: e.DieRolled, s: State) -> Phrase:
    words = Phrase("{0} rolls {1}", "{0}のダイス：{1}")
    if x.fortune:
        words = Phrase("{0} rolls a fortune die: {1}, {2} in all", "{0}の天運ダイス：{1}（合計{2}）")
    return words.of(seat_name(x.seat), x.face, x.total)


def first_decided(x: e.FirstDecided, s: State) -> Phrase:
    return Phrase("{0} is First; both receive {1} Fight", "先攻は{0}。両者{1}ファイト").of(seat_name(x.first), x.fight)


def match_ended(x: e.MatchEnded, s: State) -> Phrase:
    if not x.winners:
        return Phrase("The match is drawn", "引き分け")
    return Phrase("{0} wins ({1})", "{0}の勝ち（{1}）").of(seat_name(x.winners[0]), ENDS.get(x.why, NOTHING))


# ---- money and cards -----------------------------------------------------------------------------------------
def magna_gained(x: e.MagnaGained, s: State) -> Phrase:
    words = (
        Phrase("{0} gains {1} Magna{2}", "{0}が{1}マグナを獲得{2}")
        if x.amount > 0
        else Phrase("{0} pays {1} Magna{2}", "{0}が{1}マグナを失う{2}")
    )
    return words.of(seat_name(x.seat), abs(x.amount), noted(x.why, WHY_MAGNA))


def fight_gained(x: e.FightGained, s: State) -> Phrase | None:
    if x.why == "over":
        return None
    words = (
        Phrase("{0} gains {1} Fight", "{0}が{1}ファイトを獲得")
        if x.amount > 0
        else Phrase("{0} pays {1} Fight", "{0}が{1}ファイトを支払う")
    )
    return words.of(seat_name(x.seat), abs(x.amount))


def drew(x: e.Drew, s: State) -> Phrase:
    return Phrase("{0} draws {1}", "{0}が{1}を引いた").of(seat_name(x.seat), cards_of(x.cards))


def discarded(x: e.Discarded, s: State) -> Phrase:
    return Phrase("{0} discards {1}{2}", "{0}が{1}を捨てた{2}").of(
        seat_name(x.seat), card_name(s, x.card), noted(x.why, WHY_DISCARDED)
    )


def fetched(x: e.Fetched, s: State) -> Phrase:
    return Phrase("{0} takes {1} into hand", "{0}が{1}を手札に加えた").of(seat_name(x.seat), card_name(s, x.card))


def looked_at(x: e.LookedAt, s: State) -> Phrase:
    if x.what == "hand":
        return Phrase("{0} looks at the hand of {1}", "{0}が{1}の手札を見た").of(seat_name(x.seat), seat_name(x.whose))
    return Phrase("{0} looks at {1} of {2}", "{0}が{2}の{1}を見た").of(
        seat_name(x.seat), listed(name(s, i) for i in x.pieces), seat_name(x.whose)
    )


# ---- units ---------------------------------------------------------------------------------------------------
def unit_placed(x: e.UnitPlaced, s: State) -> Phrase:
    return Phrase("{0} {1} {2} at {3}", "{0}：{2}を{3}に{1}").of(
        seat_name(x.seat), WHY_PLACED.get(x.why, WHY_PLACED["effect"]), card_name(s, x.card), place_name(x.at[0])
    )


def trap_set(x: e.TrapSet, s: State) -> Phrase:
    return Phrase("{0} sets a trap at {1}", "{0}が{1}にトラップを伏せた").of(seat_name(x.seat), place_name(x.at[0]))


def arms_attached(x: e.ArmsAttached, s: State) -> Phrase:
    return Phrase("{0} takes {1}", "{0}が{1}を装備").of(whose(s, x.unit), card_name(s, x.card))


def unit_discarded(x: e.UnitDiscarded, s: State) -> Phrase:
    return Phrase("{0}'s {1} is discarded{2}", "{0}の{1}を破棄{2}").of(
        seat_name(x.seat), card_name(s, x.card), noted(x.why, WHY_DISCARDED)
    )


def unit_returned(x: e.UnitReturned, s: State) -> Phrase:
    what = CARD if x.card == BACK else card_name(s, x.card)
    return Phrase("{0}'s {1} returns to hand", "{0}の{1}が手札に戻った").of(seat_name(x.seat), what)


def unit_moved(x: e.UnitMoved, s: State) -> Phrase | None:
    """Who joins a party or goes home is told by the events of the invasion."""
    if x.source[0] == x.target[0] or x.why in ("party", "home"):
        return None
    return Phrase("{0} goes from {1} to {2}", "{0}が{1}から{2}へ移動").of(
        whose(s, x.unit), place_name(x.source[0]), place_name(x.target[0])
    )


def unit_checked(x: e.UnitChecked, s: State) -> Phrase:
    return Phrase("{0} is Checked", "{0}がチェック状態になった").of(whose(s, x.unit))


def unit_readied(x: e.UnitReadied, s: State) -> Phrase:
    return Phrase("{0} is Normal", "{0}がノーマル状態になった").of(whose(s, x.unit))


# ---- declarations --------------------------------------------------------------------------------------------
def use_declared(x: e.UseDeclared, s: State) -> Phrase:
    what = card_name(s, x.card)
    if x.part:
        what = Phrase("{0} of {1}", "{1}の{0}").of(called(s, x.card, x.part), what)
    on = Phrase(" on {0}", "（対象：{0}）").of(listed(name(s, i) for i in x.targets)) if x.targets else NOTHING
    by = Phrase(" ({0})", "（{0}）").of(name(s, x.unit)) if x.unit and not x.part else NOTHING
    chained = x.link and x.timing != "interrupt"
    return Phrase("{0}, {1}: {2}{3}{4}", "{0}・{1}：{2}{3}{4}").of(
        seat_name(x.seat), CHAIN if chained else TIMINGS[x.timing], what, by, on
    )


def interrupted(x: e.Interrupted, s: State) -> Phrase:
    return Phrase("{0} is interrupted and has no effect", "{0}は割り込まれ、効果がなかった").of(card_name(s, x.card))


def use_lost(x: e.UseLost, s: State) -> Phrase:
    return Phrase("{0} is lost: who used it is gone", "使ったユニットがいないので{0}は失われた").of(
        card_name(s, x.card)
    )


TELLERS: dict[type[Event], Callable[..., Phrase | None]] = {
    **BATTLE_TELLERS,
    e.BasesShown: bases_shown,
    e.Greeted: greeted,
    e.TurnBegan: turn_began,
    e.PhaseBegan: phase_began,
    e.DieRolled: die_rolled,
    e.FirstDecided: first_decided,
    e.MatchEnded: match_ended,
    e.MagnaGained: magna_gained,
    e.FightGained: fight_gained,
    e.Drew: drew,
    e.Discarded: discarded,
    e.Fetched: fetched,
    e.LookedAt: looked_at,
    e.UnitPlaced: unit_placed,
    e.TrapSet: trap_set,
    e.ArmsAttached: arms_attached,
    e.UnitDiscarded: unit_discarded,
    e.UnitReturned: unit_returned,
    e.UnitMoved: unit_moved,
    e.UnitChecked: unit_checked,
    e.UnitReadied: unit_readied,
    e.UseDeclared: use_declared,
    e.Interrupted: interrupted,
    e.UseLost: use_lost,
}
