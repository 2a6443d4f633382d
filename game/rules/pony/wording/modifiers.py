"""What is so all the time, in words: a maker for each modifier."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.rules.pony.forms import All
from game.rules.pony.modifiers import (
    CannotMod,
    CostMod,
    FlipMod,
    FlippedToMod,
    GrantMod,
    LimitMod,
    Modifier,
    NeedCharsMod,
    NeedMod,
    PowerMod,
    ReplaceDismissMod,
    TotalMod,
    Whom,
)
from game.rules.pony.wording.japanese import stem, te
from game.rules.pony.wording.nouns import card, fixed, more_power, narrowed, one, those
from game.rules.pony.wording.voice import IT, SUBJECTS, Voice, article, its, row, third
from game.rules.pony.words import COLORS, KEYWORDS, TRAITS, signed, tokens_of
from game.words import Phrase, joined, many

DURING = {
    "": Phrase("", ""),
    "faceoff": Phrase(" in faceoffs", "対決中"),
    "problem_faceoff": Phrase(" in Problem faceoffs", "事件の対決中"),
    "troublemaker_faceoff": Phrase(" in Troublemaker faceoffs", "トラブルメイカーとの対決中"),
    "score_phase": Phrase(" in Score Phases", "スコアフェイズ中"),
}
CONCERNED = {
    **SUBJECTS,
    "opp": Phrase("opponents", "相手は"),
    "owner_opp": Phrase("its owner's opponents", "持ち主の相手は"),
    "host_controller": Phrase("its player", "その持ち主は"),
    "tm_side": Phrase("the Troublemaker's side", "トラブルメイカー側は"),
}
OF_ALL = (NeedMod, NeedCharsMod, CostMod, CannotMod, FlipMod, TotalMod, FlippedToMod)  # these may single players out
IN_FACEOFFS = (FlipMod, TotalMod, FlippedToMod)  # these are about faceoffs only
MANY = ("you", "opponents", "its owner's opponents")  # the English verb behind these has no s


def modifier(mod: Modifier, v: Voice) -> Phrase:
    """What a modifier does, as a whole sentence without its full stop."""
    return MAKERS[type(mod)](mod, v)


def when(during: str, v: Voice, always: str = "") -> Phrase:
    """At which times it is so; nothing if a condition has said it. `always`: when it is if nothing is said."""
    return DURING["" if v.during else during or always]


def area(at: str, v: Voice) -> Phrase:
    """Where it is so: " here", " at its Problem"."""
    if at == "host_problem":
        return Phrase(f" at {its(v.host())} Problem", f"{v.host().ja}がいる事件")
    return Phrase(" here", "ここ") if at else Phrase("", "")


def concerned(who: str, v: Voice) -> Phrase:
    """The players that it is about: "opponents", "each player with 2 Friends here"."""
    said = CONCERNED[v.person(who)]
    return Phrase(f"{said.en}{v.such.en}", f"{v.such.ja}プレイヤーは" if v.such.ja else said.ja)


def verb(who: Phrase, does: str) -> str:
    """The English verb after them."""
    return does if who.en in MANY else third(does)


def theirs(who: Phrase) -> str:
    return "your" if who.en == "you" else "their"


def whom(what: Whom, v: Voice) -> tuple[Phrase, bool]:
    """What it is about, and whether that is one card."""
    if isinstance(what, All):
        return those(what.all, v), False
    return (v.me, True) if what == "self" else (v.host(), True)


# ---- power, keywords -----------------------------------------------------------------------------------------------
def power(m: PowerMod, v: Voice) -> Phrase:
    (who, alone), more = whom(m.what, v), more_power(m.n, replace(v, me=IT) if m.what == "self" else v)
    said = []
    if m.n != 0:
        amount = signed(fixed(m.n)).ja
        said.append(Phrase(f"{'has' if alone else 'have'} {more.en}", f"{more.ja.removesuffix(amount)}パワー{amount}"))
    if m.colors:
        colors = row([COLORS[color] for color in m.colors], "and", "と")
        said.append(Phrase(f"also {'counts' if alone else 'count'} as {colors.en}", f"色に{colors.ja}が加わる"))
    return _so(who, said, when(m.during, v))


def grant(m: GrantMod, v: Voice) -> Phrase:
    who, alone = whom(m.what, v)
    said = []
    if m.keyword:
        word = KEYWORDS[m.keyword]
        said.append(Phrase(f"{'has' if alone else 'have'} {word.en}", f"“{word.ja}”を持つ"))
    if m.trait:
        trait = TRAITS[m.trait]
        noun = article(trait.en) if alone else f"{trait.en}s"
        said.append(Phrase(f"{'counts' if alone else 'count'} as {noun}", f"“{trait.ja}”としても扱う"))
    return _so(who, said, when(m.during, v))


def _so(who: Phrase, said: Sequence[Phrase], now: Phrase) -> Phrase:
    """Of some cards: "they have +1 power and also count as pink in faceoffs"."""
    so = joined(said, " and ", "、")
    return Phrase(f"{who.en} {so.en}{now.en}", f"{who.ja}は{now.ja}{so.ja}")


# ---- confronting -----------------------------------------------------------------------------------------------------
def need(m: NeedMod, v: Voice) -> Phrase:
    who = concerned(m.who, v)
    problem = v.problem() if m.at == "here" else Phrase(f"{its(v.host())} Problem", area(m.at, v).ja)
    more = (
        Phrase("less power", "少なくてよい") if m.n < 0 else Phrase("more power of any colour", "多く必要（色は自由）")
    )
    return Phrase(
        f"{who.en} {verb(who, 'need')} {abs(m.n)} {more.en} to confront {problem.en}",
        f"{who.ja}{problem.ja}の要件を満たすのにパワーが{abs(m.n)}{more.ja}",
    )


def need_chars(m: NeedCharsMod, v: Voice) -> Phrase:
    who, where = concerned(m.who, v), area(m.at, v)
    return Phrase(
        f"{who.en} {verb(who, 'need')} at least {many(m.n, 'character')}{where.en} to confront",
        f"{who.ja}{where.ja}にキャラクターが{m.n}体以上いなければ要件を満たせない",
    )


def limit(m: LimitMod, v: Voice) -> Phrase:
    if m.act == "draw":
        draws = Phrase(f"draw only {many(m.n, 'card')}", f"カードを{m.n}枚までしか引けない")
    else:
        draws = Phrase(f"confront only {many(m.n, 'Problem')}", f"{m.n}つの事件しか要件を満たせない")
    return Phrase(f"each player can {draws.en} per turn", f"各プレイヤーは1ターンに{draws.ja}")


# ---- what it costs, what is forbidden --------------------------------------------------------------------------------
def cost(m: CostMod, v: Voice) -> Phrase:
    who, to, start = concerned(m.who, v), area(m.to, v), area(m.origin, v)
    pays = f"{who.en} {verb(who, 'pay')} {tokens_of(abs(m.n)).en} {'less' if m.n < 0 else 'more'}"
    whose = "" if m.who == "each" and not v.such.ja else f"{who.ja.removesuffix('は')}が"
    if m.act == "move":
        way = f" from{start.en}{' to' if to.en else ''}" if start.en else ""
        ways = f"{f'{start.ja}から' if start.ja else ''}{f'{to.ja}へ' if to.ja else ''}"
        return Phrase(
            f"{pays} to move a character{way}{to.en}", f"{whose}{ways}キャラクターを移動するコスト{signed(m.n).ja}"
        )
    what = card(m.what, v) if m.what else Phrase("card", "カード")
    onto = Phrase(f" on {one(m.onto, v)}", f"{narrowed(m.onto, v).ja}に付ける") if m.onto else Phrase("", "")
    played = f"{to.ja}へ出す" if to.ja else "" if onto.ja else "出す"
    return Phrase(
        f"{pays} to play {article(what.en)}{onto.en}{to.en}",
        f"{whose}{onto.ja}{played}{what.ja}のコスト{signed(m.n).ja}",
    )


def cannot(m: CannotMod, v: Voice) -> Phrase:
    if isinstance(m.what, str):
        what = v.me if m.what == "self" else v.host()
    else:
        what = card(m.what, v, many=True) if m.act == "play" else those(m.what, v)
    where, who = area(m.at, v), concerned(m.who, v)
    there = f"{where.ja}へ" if where.ja else ""
    for_all, for_some = {  # "characters cannot ...", "opponents cannot ..."
        "move": (Phrase("be moved", "は移動できない"), Phrase("move {0}", "を移動できない")),
        "move_away": (Phrase("move away", "はここから移動できない"), Phrase("move {0} away", "をここから移動できない")),
        "play": (Phrase("be played", f"は{there}出せない"), Phrase("play {0}", f"を{there}出せない")),
        "dismiss": (
            Phrase("be dismissed", "は効果で捨て札にならない"),
            Phrase("dismiss {0}", "を効果で捨て札にできない"),
        ),
        "exhaust": (Phrase("be exhausted", "は疲労状態にならない"), Phrase("exhaust {0}", "を疲労させられない")),
    }[m.act]
    if m.who == "each" and not v.such.en:
        return Phrase(f"{what.en} cannot {for_all.en}{where.en}", f"{what.ja}{for_all.ja}")
    return Phrase(f"{who.en} cannot {for_some.en.format(what.en)}{where.en}", f"{who.ja}{what.ja}{for_some.ja}")


# ---- faceoffs ------------------------------------------------------------------------------------------------------
def flip(m: FlipMod, v: Voice) -> Phrase:
    who, now, said = concerned(m.who, v), when(m.during, v, "faceoff"), []
    if m.n or not m.ignore_highest:
        n, cards = abs(m.n), "card" if abs(m.n) == 1 else "cards"
        more = Phrase(f"{n} fewer {cards}", f"{n}枚少なく") if m.n < 0 else Phrase(f"{n} more {cards}", f"追加で{n}枚")
        said.append(Phrase(f"{verb(who, 'flip')} {more.en}", more.ja, "めくる"))
    if m.ignore_highest:
        n = m.ignore_highest
        top = "highest card" if n == 1 else f"{n} highest cards"
        said.append(Phrase(f"{verb(who, 'ignore')} {theirs(who)} {top}", f"めくった最大の{n}枚を", "無視する"))
    ja = "".join(f"{part.ja}{stem(part.verb)}、" for part in said[:-1]) + said[-1].in_("ja")
    return Phrase(f"{who.en} {' but '.join(part.en for part in said)}{now.en}", f"{_then(now)}{who.ja}{ja}")


def _then(now: Phrase) -> str:
    return f"{now.ja}、" if now.ja else ""


def total(m: TotalMod, v: Voice) -> Phrase:
    who, there = concerned(m.who, v), _faceoffs(m.during, m.at, v)
    change = f"subtract {-m.n} from" if m.n < 0 else f"add {m.n} to"
    does = change if who.en == "you" else f"{who.en} {verb(who, change)}"
    whose = who.ja.removesuffix("は")
    return Phrase(f"{does} {theirs(who)} total{there.en}", f"{_then(there)}{whose}の合計値{signed(m.n).ja}")


def _faceoffs(during: str, at: str, v: Voice) -> Phrase:
    """In which faceoffs, and where."""
    now, where = when(during, v, "faceoff"), area(at, v)
    return Phrase(f"{now.en}{where.en}", f"{f'{where.ja}での' if where.ja else ''}{now.ja or ('対決中' if at else '')}")


def flipped_to(m: FlippedToMod, v: Voice) -> Phrase:
    who, there, what = concerned(m.who, v), _faceoffs(m.during, m.at, v), card(m.what, v, many=True)
    they = "you" if who.en == "you" else "they"
    puts = "may put" if m.may else verb(who, "put")
    to = Phrase("hand", "手札に", "加える") if m.to == "hand" else Phrase("discard pile", "捨て札に", "する")
    goes = f"{to.ja}{f'{te(to.verb)}よい' if m.may else to.verb}"
    return Phrase(
        f"{who.en} {puts} {what.en} {they} flip{there.en} into {theirs(who)} {to.en} instead of under the deck",
        f"{_then(there)}{who.ja}めくった{what.ja}をデッキの下の代わりに{goes}",
    )


def replace_dismiss(m: ReplaceDismissMod, v: Voice) -> Phrase:
    f = m.what.all
    yours = f.of == "you" and not v.shared
    deck = "your deck" if yours else "its owner's deck"
    puts = f"{'you' if yours else 'its player'} may put it" if m.may else "put it"
    return Phrase(
        f"when {one(f, v)} would be dismissed, {puts} on top of {deck} instead",
        f"{narrowed(f, v).ja}が効果で捨て札になる時、代わりに{'' if yours else '持ち主の'}デッキの上に"
        f"{'置いてよい' if m.may else '置く'}",
    )


MAKERS: Mapping[type, Callable[[Any, Voice], Phrase]] = {
    PowerMod: power,
    NeedMod: need,
    NeedCharsMod: need_chars,
    CostMod: cost,
    GrantMod: grant,
    CannotMod: cannot,
    FlipMod: flip,
    TotalMod: total,
    FlippedToMod: flipped_to,
    LimitMod: limit,
    ReplaceDismissMod: replace_dismiss,
}
"""The maker of each modifier."""
