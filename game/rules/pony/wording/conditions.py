"""On which conditions, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.pony.condition_forms import (
    AllOfColor,
    Condition,
    Count,
    Excess,
    FaceoffIs,
    HostAt,
    Involving,
    Margin,
    MarginMin,
    OpponentHas,
    PowerInPlay,
    ScoredHere,
    SelfAt,
    SelfPower,
    ThatPlayerHas,
    YouAre,
)
from game.rules.pony.forms import Filter
from game.rules.pony.wording.japanese import joint
from game.rules.pony.wording.nouns import ALIVE, apart_from_place, belongs, counted, narrowed, place_ja
from game.rules.pony.wording.voice import SUBJECTS, THEIRS, Voice, article, its
from game.rules.pony.words import COLORS
from game.words import Phrase

FACEOFFS = {
    "faceoff": Phrase("a faceoff", "対決"),
    "problem_faceoff": Phrase("a Problem faceoff", "事件の対決"),
    "troublemaker_faceoff": Phrase("a Troublemaker faceoff", "トラブルメイカーとの対決"),
}
MARGINS = (Margin, MarginMin)
OF_PLAYERS = (OpponentHas, ThatPlayerHas)  # these single out players


def conditions(those: Sequence[Condition], v: Voice) -> Phrase:
    """All of these: "this card is at a Problem and you have 2 or more Friends here"; in Japanese before なら or 間."""
    said = [condition(each, replace(v, held="in")) for each in those]
    return Phrase(" and ".join(c.en for c in said), "、".join([*(joint(c.ja) for c in said[:-1]), said[-1].ja]))


def condition(c: Condition, v: Voice) -> Phrase:
    match c:
        case Count():
            return _there_are(c, v)
        case OpponentHas(an_opponent_has=f, min=n):
            return _has(Phrase("an opponent of that player", "そのプレイヤーの相手の"), f, n, v)
        case ThatPlayerHas(that_player_has=f, min=n):
            return _has(Phrase("that player", "そのプレイヤーの"), f, n, v)
        case Involving() | FaceoffIs() | YouAre() | Margin() | MarginMin() | AllOfColor():
            return _of_faceoff(c, v)
        case Excess(excess_min=n):
            over = Phrase(f" by {n} or more", f"{n}以上") if n > 1 else Phrase("", "")
            return Phrase(
                f"your power here exceeds the full requirement{over.en}",
                f"自分のパワーがここの要求合計を{over.ja}超えている",
            )
        case ScoredHere(scored_here_this_phase_min=n):
            return Phrase(
                f"you have scored {n} or more {'points' if n > 1 else 'point'} here this phase",
                f"ここでこのフェイズ中に合計{n}点以上得点している",
            )
        case SelfAt(self_at=where):
            place = Phrase("at home", "ホーム") if where == "home" else Phrase("at a Problem", "事件")
            return Phrase(f"{v.me.en} is {place.en}", f"{v.me.ja}が{place.ja}に{'いる' if v.kind in ALIVE else 'ある'}")
        case HostAt():
            return Phrase(f"{v.host().en} is at an opponent's Problem", f"{v.host().ja}が相手の事件にいる")
        case PowerInPlay(power_in_play=color, min=n):
            shade = COLORS[color]
            return Phrase(f"you have {n} or more {shade.en} power in play", f"自分の{shade.ja}パワーが場に{n}以上ある")
        case SelfPower(self_power_min=n):
            return Phrase(f"{its(v.me)} power is {n} or more", f"{v.me.ja}のパワーが{n}以上である")


def _of_faceoff(c: Involving | FaceoffIs | YouAre | Margin | MarginMin | AllOfColor, v: Voice) -> Phrase:
    match c:
        case Involving():
            faceoff = FACEOFFS[v.during or "faceoff"]
            return Phrase(f"{v.me.en} is in {faceoff.en}", f"{v.me.ja}が{faceoff.ja}に参加している")
        case FaceoffIs(faceoff=kind):
            faceoff = FACEOFFS[f"{kind}_faceoff"]
            return Phrase(f"it is {faceoff.en}", f"{faceoff.ja}である")
        case YouAre():
            return Phrase("you flip for the Troublemaker", "自分がトラブルメイカー側である")
        case Margin(margin=n):
            return Phrase(f"the lead is exactly {n}", f"差がちょうど{n}である")
        case MarginMin(margin_min=n):
            return Phrase(f"the lead is {n} or more", f"差が{n}以上である")
        case AllOfColor(all_in_faceoff_color=color):
            shade = COLORS[color]
            return Phrase(
                f"all your characters that took part are {shade.en}",
                f"参加した自分のキャラクターがすべて{shade.ja}である",
            )


def margin(those: Sequence[Condition]) -> Phrase:
    """By how much a faceoff is won, as part of the occasion: " by exactly 1"."""
    said = [
        Phrase(f" by exactly {c.margin}", f"ちょうど{c.margin}の差で")
        if isinstance(c, Margin)
        else Phrase(f" by {c.margin_min} or more", f"{c.margin_min}以上の差で")
        for c in those
        if isinstance(c, MARGINS)
    ]
    return Phrase("".join(c.en for c in said), "".join(c.ja for c in said))


def such_players(those: Sequence[Condition], v: Voice) -> Phrase:
    """Which of all players: " with 2 or more Friends here", 「ここに…がいる」."""
    said = []
    for c in those:
        assert isinstance(c, OF_PLAYERS)
        other = isinstance(c, OpponentHas)
        f = c.an_opponent_has if isinstance(c, OpponentHas) else c.that_player_has
        noun = at_least(c.min, narrowed(f, v, many=c.min > 1).en)
        whose = "相手1人の" if other else "自分の"
        there = f"{seat_of(f, v)}{whose}{apart_from_place(f, v)}が{so_many(f, c.min)}{_is(f)}"
        said.append(Phrase(f" with {'an opponent who has ' if other else ''}{noun}", there))
    return Phrase(" and".join(c.en for c in said), "、".join([*(joint(c.ja) for c in said[:-1]), said[-1].ja]))


# ---- how many ------------------------------------------------------------------------------------------------------
def _has(who: Phrase, f: Filter, n: int, v: Voice) -> Phrase:
    noun = at_least(n, narrowed(f, v, many=n > 1).en)
    return Phrase(f"{who.en} has {noun}", f"{seat_of(f, v)}{who.ja}{apart_from_place(f, v)}が{so_many(f, n)}{_is(f)}")


def _there_are(c: Count, v: Voice) -> Phrase:
    """ "you have 2 or more Friends here", "no opponent has Friends here"."""
    f, ja = c.count, f"{seat_of(c.count, v)}{apart_from_place(c.count, v)}が"
    if c.max == 0 and not c.min:
        nobody = belongs(f) and v.person(f.of).endswith("opp")
        have = "no opponent has" if nobody else f"{_have(f, v, False)} no"
        return Phrase(f"{have} {narrowed(f, v, many=True).en}", f"{ja}{'いない' if f.kind in ALIVE else 'ない'}")
    alone = c.min == 1 and c.max is None
    have, noun = _have(f, v, alone), narrowed(f, v, many=not alone).en
    if c.max is None:
        return Phrase(f"{have} {at_least(c.min, noun)}", f"{ja}{so_many(f, c.min)}{_is(f)}")
    if c.min == c.max:
        return Phrase(f"{have} exactly {c.min} {noun}", f"{ja}ちょうど{counted(f, c.min)}{_is(f)}")
    least = f"{c.min} to {c.max}" if c.min else f"at most {c.max}"
    return Phrase(
        f"{have} {least} {noun}", f"{ja}{f'{counted(f, c.min)}以上' if c.min else ''}{counted(f, c.max)}以下である"
    )


def _have(f: Filter, v: Voice, alone: bool) -> str:
    """Who has them, in English."""
    if not belongs(f):
        return "there is" if alone else "there are"
    who = v.person(f.of)
    if v.owned(f.of) == THEIRS:
        return "they have"
    if who.endswith("opp") and not alone:
        return "opponents have"
    return "you have" if who == "you" else f"{SUBJECTS[who].en} has"


def seat_of(f: Filter, v: Voice) -> str:
    """Where they are, in Japanese, before what is there: 「ここに」."""
    ja = place_ja(f, v)
    if f.at in ("", "faceoff", "last_faceoff"):
        return ja
    return f"{ja.removesuffix('の').removesuffix('にいる').removesuffix('にある')}に"


def at_least(n: int, noun: str) -> str:
    return article(noun) if n == 1 else f"{n} or more {noun}"


def so_many(f: Filter, n: int) -> str:
    return "" if n == 1 else f"{counted(f, n)}以上"


def _is(f: Filter) -> str:
    return "いる" if f.kind in ALIVE else "ある"
