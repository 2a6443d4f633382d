"""Events as lines of the log, in both languages (`say` of the ruleset).

What is told is told to one viewer: the state is that viewer's view, and what it does not show is called by its back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.arena import events as e
from game.rules.arena.forecast import shields, swords
from game.rules.arena.names import HIDDEN, NOTHING, card_name, figure_name, find, owned, seat_name
from game.rules.arena.places import ENCHANTMENTS, army_of, hand, library
from game.table.event import Event, Moved, Rolled, Shuffled
from game.table.state import State
from game.words import Phrase

CAUSES = {
    "strike": Phrase("from the leaving strike", "追撃で"),
    "fall": Phrase("from the fall", "落下で"),
    "attack": Phrase("from the attack", "攻撃で"),
    "trample": Phrase("from the trampling", "トランプルで"),
}
REASONS = {
    "turn order": Phrase("the d20 for the turn order", "手番を決める20面ダイス"),
    "colour order": Phrase("the d20 for the choice of colours", "色を選ぶ順番の20面ダイス"),
    "d20": Phrase("the d20", "20面ダイス"),
}
SYMBOLS = (Phrase("sword {0}", "剣{0}"), Phrase("shield {0}", "盾{0}"), Phrase("blank {0}", "空白{0}"))
ENDS = {
    "planeswalkers": Phrase("the other planeswalkers are down", "相手のプレインズウォーカーをすべて倒した"),
    "score": Phrase("by the score", "得点による"),
    "life": Phrase("equal scores, more life left", "同点、残りライフの差"),
    "draw": Phrase("a draw", "引き分け"),
}


def say(event: Event, s: State) -> Phrase | None:
    """An event as a sentence; None for what is not worth a line."""
    tell = TELLERS.get(type(event))
    return tell(event, s) if tell else None


# ---- turns -----------------------------------------------------------------------------------------
def turn_began(x: e.TurnBegan, s: State) -> Phrase:
    return Phrase("Turn {0}: {1} to play", "ターン{0}：{1}の手番").of(x.number, seat_name(s, x.seat))


def activated(x: e.Activated, s: State) -> Phrase:
    card = find(s, x.card)
    return Phrase("{0} activates {1}", "{0}が{1}をアクティベートした").of(
        seat_name(s, x.seat), card_name(s, card.card) if card else NOTHING
    )


def eliminated(x: e.Eliminated, s: State) -> Phrase:
    return Phrase("{0} is out", "{0}は敗退した").of(seat_name(s, x.seat))


def match_ended(x: e.MatchEnded, s: State) -> Phrase:
    why = ENDS.get(x.why, ENDS["score"])
    if not x.winners:
        return Phrase("The match is drawn", "引き分けで終了した")
    names = listed([seat_name(s, seat) for seat in x.winners])
    points = "–".join(str(n) for n in x.scores)
    one = Phrase("{0} wins the match ({1}; {2})", "{0}の勝利（{1}、{2}）")
    return (one if len(x.winners) == 1 else Phrase("{0} win the match ({1}; {2})", one.ja)).of(names, why, points)


# ---- figures ---------------------------------------------------------------------------------------
def arrived(x: e.Arrived, s: State) -> Phrase:
    return {
        "summoned": Phrase("{0} is summoned", "{0}が召還された"),
        "returned": Phrase("{0} returns to the battlefield", "{0}が戦場に戻った"),
    }.get(x.why, Phrase("{0} takes its place", "{0}が戦場に置かれた")).of(figure_name(s, x.figure))


def stepped(x: e.Stepped, s: State) -> Phrase | None:
    words = {
        "fly": Phrase("{0} flies", "{0}が飛行した"),
        "teleport": Phrase("{0} is put elsewhere", "{0}が別のマスに置かれた"),
        "swap": Phrase("{0} changes places", "{0}が位置を入れ替えた"),
    }.get(x.why)
    return words.of(figure_name(s, x.figure)) if words else None


def move_ended(x: e.MoveEnded, s: State) -> Phrase:
    return Phrase("{0} has moved", "{0}が移動した").of(figure_name(s, x.figure))


def struck(x: e.Struck, s: State) -> Phrase:
    hit = swords((x.face,)) > 0
    words = (
        Phrase("{0} strikes at {1} as it leaves: a hit", "{0}が離れる{1}を追撃：命中")
        if hit
        else Phrase("{0} strikes at {1} as it leaves: a miss", "{0}が離れる{1}を追撃：はずれ")
    )
    return words.of(figure_name(s, x.striker), figure_name(s, x.leaver))


def fell(x: e.Fell, s: State) -> Phrase:
    hit = swords((x.face,)) > 0
    words = (
        Phrase("{0} falls and is hurt", "{0}が落下し、けがをした")
        if hit
        else Phrase("{0} falls and lands safely", "{0}が落下したが、無事だった")
    )
    return words.of(figure_name(s, x.figure))


def glyph_turned(x: e.GlyphTurned, s: State) -> Phrase:
    disc = s.pieces.get(x.glyph)
    name = card_name(s, disc.card) if disc else NOTHING
    return Phrase("A glyph is turned up: {0}", "グリフが表になった：{0}").of(name)


def changed_control(x: e.ChangedControl, s: State) -> Phrase:
    words = Phrase("{0} now obeys {1}", "{0}は{1}のコントロール下に入った")
    return words.of(figure_name(s, x.figure), seat_name(s, x.seat))


# ---- attacks and damage ----------------------------------------------------------------------------
def attack_declared(x: e.AttackDeclared, s: State) -> Phrase:
    return Phrase("{0} attacks {1}", "{0}が{1}を攻撃した").of(figure_name(s, x.attacker), figure_name(s, x.target))


def attack_rolled(x: e.AttackRolled, s: State) -> Phrase:
    more = Phrase(", {0} unblockable", "、防げない命中{0}").of(x.unblockable)
    extra = more if x.unblockable else Phrase("", "")
    return Phrase(
        "{0} of {1} dice hit, {2} of {3} block{4}: {5} damage",
        "攻撃ダイス{1}個で命中{0}、防御ダイス{3}個で盾{2}{4}：ダメージ{5}",
    ).of(x.hits, len(x.attack), x.blocked, len(x.defence), extra, x.damage)


def attack_cancelled(x: e.AttackCancelled, s: State) -> Phrase:
    return Phrase("The attack of {0} does not happen", "{0}の攻撃は行われない").of(figure_name(s, x.attacker))


def wounded(x: e.Wounded, s: State) -> Phrase:
    by = CAUSES.get(x.why) or (_by(s, x.why) if x.why in s.cards else Phrase("", ""))
    return Phrase("{0} takes {1} damage {2}", "{0}は{2}{1}ダメージを受けた").of(figure_name(s, x.figure), x.amount, by)


def _by(s: State, key: str) -> Phrase:
    return Phrase("from {0}", "{0}により").of(card_name(s, key))


def healed(x: e.Healed, s: State) -> Phrase:
    return Phrase("{0} is healed of {1} damage", "{0}のダメージが{1}回復した").of(figure_name(s, x.figure), x.amount)


def destroyed(x: e.Destroyed, s: State) -> Phrase:
    now = find(s, x.figure)
    return Phrase("{0} is destroyed", "{0}が破壊された").of(owned(s, now.owner if now else -1, x.card))


def sent_back(x: e.SentBack, s: State) -> Phrase:
    now = s.pieces.get(x.now)
    name = owned(s, now.owner if now else -1, x.card)
    return Phrase("{0} goes back to the reserve", "{0}がストックに戻った").of(name)


def army_fell(x: e.ArmyFell, s: State) -> Phrase | None:
    """For a card of one figure that figure's destruction has said it."""
    card = find(s, x.card)
    if card is None or army_of(s, card).figures == 1:
        return None
    return Phrase("all of {0} are destroyed", "{0}は全滅した").of(figure_name(s, x.card))


# ---- cards -----------------------------------------------------------------------------------------
def cast_spell(x: e.CastSpell, s: State) -> Phrase:
    who = seat_name(s, x.seat)
    if not x.spell:
        return Phrase("{0} lays {1}", "{0}が{1}を置いた").of(who, HIDDEN)
    return Phrase("{0} casts {1}{2}", "{0}が{1}を唱えた{2}").of(who, card_name(s, x.spell), _aimed_at(s, x.targets))


def _aimed_at(s: State, targets: Sequence[object]) -> Phrase:
    """ " on White's Gideon Jura": the pieces that were chosen."""
    aims = [figure_name(s, t) for t in targets if isinstance(t, int) and find(s, t)]
    return Phrase(" on {0}", "（対象：{0}）").of(listed(aims)) if aims else Phrase("", "")


def discarded(x: e.Discarded, s: State) -> Phrase:
    return Phrase("{0} discards {1}", "{0}が{1}を捨てた").of(seat_name(s, x.seat), card_name(s, x.spell))


def revealed(x: e.Revealed, s: State) -> Phrase:
    return Phrase("{0} reveals {1}", "{0}が{1}を公開した").of(seat_name(s, x.seat), card_name(s, x.spell))


def countered(x: e.Countered, s: State) -> Phrase:
    return Phrase("{0} is countered", "{0}は打ち消された").of(card_name(s, x.spell))


def ability_used(x: e.AbilityUsed, s: State) -> Phrase | None:
    piece = find(s, x.piece)
    printed = s.cards.get(piece.card) if piece else None
    ability = next((a for a in getattr(printed, "abilities", ()) if a.key == x.ability), None)
    if piece is None or ability is None:
        return None
    return Phrase("{0}: {1}{2}", "{0}：{1}{2}").of(figure_name(s, piece), ability.name, _aimed_at(s, x.targets))


def moved(x: Moved, s: State) -> Phrase | None:
    """Cards drawn and taken off the table; what happens elsewhere has events of its own."""
    if x.source.owner is None and x.source != ENCHANTMENTS:
        return None
    piece = s.pieces.get(x.now)
    seat = piece.owner if piece else x.source.owner
    if seat is None or seat < 0:
        return None
    name = card_name(s, piece.card) if piece and piece.card != "spell" else NOTHING
    if x.source == library(seat) and x.target == hand(seat):
        return Phrase("{0} draws {1}", "{0}が{1}を引いた").of(seat_name(s, seat), name)
    if x.source == ENCHANTMENTS and x.target.name == "spent":
        return Phrase("{0} goes to the spell graveyard", "{0}がスペルの墓地に置かれた").of(name)
    return None


def rolled(x: Rolled, s: State) -> Phrase:
    """The d20 by its number, combat dice - those are rolled for a card - by what they show."""
    if x.why in REASONS:
        words = Phrase("{0} rolls {1}: {2}", "{0}が{1}を振った：{2}")
        return words.of(seat_name(s, x.seat), REASONS[x.why], x.faces[0])
    hits, blocks = swords(x.faces), shields(x.faces)
    counts = (hits, blocks, len(x.faces) - hits - blocks)
    shown = [symbol.of(count) for symbol, count in zip(SYMBOLS, counts, strict=True) if count]
    why = card_name(s, x.why) if x.why in s.cards else Phrase("combat dice", "ダイス")
    return Phrase("{0} rolls for {1}: {2}", "{0}が{1}のダイスを振った：{2}").of(
        seat_name(s, x.seat), why, Phrase(", ".join(p.en for p in shown), "、".join(p.ja for p in shown))
    )


def shuffled(x: Shuffled, s: State) -> Phrase | None:
    if x.zone.name != "library" or x.zone.owner is None:
        return None
    return Phrase("{0} shuffles the library", "{0}が山札を切り混ぜた").of(seat_name(s, x.zone.owner))


def listed(names: Sequence[Phrase]) -> Phrase:
    """Names in a row: "White and Blue"."""
    if not names:
        return Phrase("", "")
    found = names[0]
    for place, name in enumerate(names[1:], start=2):
        last = place == len(names)
        found = Phrase("{0} and {1}" if last else "{0}, {1}", "{0}と{1}" if last else "{0}、{1}").of(found, name)
    return found


TELLERS: dict[type[Event], Callable[..., Phrase | None]] = {
    e.TurnBegan: turn_began,
    e.Activated: activated,
    e.Arrived: arrived,
    e.Stepped: stepped,
    e.MoveEnded: move_ended,
    e.Struck: struck,
    e.Fell: fell,
    e.GlyphTurned: glyph_turned,
    e.AttackDeclared: attack_declared,
    e.AttackRolled: attack_rolled,
    e.AttackCancelled: attack_cancelled,
    e.Wounded: wounded,
    e.Healed: healed,
    e.Destroyed: destroyed,
    e.SentBack: sent_back,
    e.ArmyFell: army_fell,
    e.CastSpell: cast_spell,
    e.Revealed: revealed,
    e.Countered: countered,
    e.Discarded: discarded,
    e.AbilityUsed: ability_used,
    e.ChangedControl: changed_control,
    e.Eliminated: eliminated,
    e.MatchEnded: match_ended,
    Moved: moved,
    Rolled: rolled,
    Shuffled: shuffled,
}
