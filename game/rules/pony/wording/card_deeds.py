"""What is done to cards in play, in words: a maker for each effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.rules.pony.choosing import OnCards
from game.rules.pony.effects.board_ops import (
    AddPower,
    BoostMane,
    DismissCards,
    ExhaustCards,
    FrightenCards,
    PutCards,
    ReadyCards,
    Reattach,
    RetireCards,
)
from game.rules.pony.effects.move_ops import MoveCards
from game.rules.pony.effects.troublemaker_ops import Cover, PeekAt, Uncover
from game.rules.pony.forms import All, Choose, ChosenIf, Filter, PowerOf
from game.rules.pony.wording.japanese import stem
from game.rules.pony.wording.nouns import more_power, narrowed, one, selected
from game.rules.pony.wording.player_deeds import Makers
from game.rules.pony.wording.voice import Voice, its, row
from game.rules.pony.words import COLORS
from game.words import Phrase

CHOSEN = Phrase("it", "それ")
FROM = {"home": "from home", "problem": "from a Problem", "here": "from here"}
NOW = {
    "faceoff": Phrase("for this faceoff", "この対決中、"),
    "phase": Phrase("this phase", "フェイズ終了まで、"),
    "turn": Phrase("this turn", "ターン終了まで、"),
    "your_next_turn": Phrase("until your next turn", "次の自分のターンの開始まで、"),
    "permanent": Phrase("permanently", "永続的に、"),
}
GOES = {
    "here": Phrase("here", "ここへ"),
    "home": Phrase("home", "ホームへ"),
    "any": Phrase("anywhere", "好きな場所へ"),
    "any_problem": Phrase("to a Problem", "事件へ"),
    "other_problem": Phrase("to another Problem", "別の事件へ"),
    "different_problems": Phrase("to a different Problem each", "それぞれ別の事件へ"),
    "origin": Phrase("back to where it was", "元の場所へ"),
}


def done_to(en: str, ja: str, verb: str) -> Callable[[Any, Voice], Phrase]:
    """A maker for what is done to cards: "dismiss {0}"."""

    def maker(e: OnCards, v: Voice) -> Phrase:
        if isinstance(e.what, ChosenIf):
            so, words = if_it_is(e.what.chosen_if, v), Phrase(en, ja, verb).of(CHOSEN)
            return Phrase(f"{words.en} if {so.en}", f"{so.ja}なら{words.ja}", verb)
        return Phrase(en, ja, verb).of(selected(e.what, v))

    return maker


def if_it_is(f: Filter, v: Voice) -> Phrase:
    """What was chosen before, if it matches: "its power is 0 or less"."""
    if f.said == ("power_max",):
        return Phrase(f"its power is {f.power_max} or less", f"そのパワーが{f.power_max}以下")
    return Phrase(f"it is {one(f, v)}", f"それが{narrowed(f, v).ja}")


def done_with(e: OnCards, v: Voice) -> Phrase:
    """The cards that something is done to, as they are called there: English says apart where they move from."""
    said = selected(e.what, v)
    if isinstance(e, MoveCards) and isinstance(e.what, Choose) and e.what.choose.at in FROM:
        said = Phrase(selected(replace(e.what, choose=replace(e.what.choose, at="")), v).en, said.ja)
    return said


def move(e: MoveCards, v: Voice) -> Phrase:
    """Where from and where to; what moves here or home says first where to."""
    to, verb = GOES[e.to], "send" if e.to == "home" else "move"
    if isinstance(e.what, Choose) and e.what.choose.at in FROM:
        what = done_with(e, v)
        start = FROM[e.what.choose.at]
        way = f"{to.en} {start}" if e.to in ("here", "home") else f"{start} {to.en}"
        return Phrase(f"{verb} {what.en} {way}", f"{what.ja}を{to.ja}", "移動させる")
    return done_to(f"{verb} {{0}} {to.en}", f"{{0}}を{to.ja}", "移動させる")(e, v)


def put(e: PutCards, v: Voice) -> Phrase:
    if e.to == "play_free":
        return done_to("put {0} into play for free", "{0}を無料で場に", "出す")(e, v)
    own = e.what == "self" or (isinstance(e.what, Choose) and e.what.choose.of == "you" and not v.shared)
    whose = Phrase("your", "") if own else Phrase("its owner's", "持ち主の")
    if isinstance(e.what, All) or getattr(e.what, "n", 1) > 1:
        whose = whose if own else Phrase("each owner's", "それぞれの持ち主の")
    if e.to == "hand":
        return done_to(f"return {{0}} to {whose.en} hand", f"{{0}}を{whose.ja}手札に", "戻す")(e, v)
    where = Phrase("on top of", "上") if e.to == "deck_top" else Phrase("under", "下")
    return done_to(f"put {{0}} {where.en} {whose.en} deck", f"{{0}}を{whose.ja}デッキの{where.ja}に", "置く")(e, v)


def power(e: AddPower, v: Voice) -> Phrase:
    now, more, verb = NOW[e.until], more_power(e.n, v), "する"
    if isinstance(e.n, PowerOf):
        more, verb = Phrase("+X power", f"{v.me.ja}のパワー分だけ"), "増やす"
        now = Phrase(f"{now.en}, X being {its(v.me)} power", now.ja)
    en, ja = f"give {{0}} {more.en} {now.en}", f"{now.ja}{{0}}のパワーを{more.ja}"
    if not e.colors:
        return done_to(en, ja, verb)(e, v)
    colors = row([COLORS[color] for color in e.colors], "and", "と")
    them = "they also count" if isinstance(e.what, All) or getattr(e.what, "n", 1) > 1 else "it also counts"
    return done_to(f"{en}; meanwhile {them} as {colors.en}", f"{ja}{stem(verb)}、色に{colors.ja}を", "加える")(e, v)


def reattach(e: Reattach, v: Voice) -> Phrase:
    to = replace(e.to.choose, not_it=True)
    return done_to(f"move {{0}} to {one(to, v)}", f"{{0}}を{narrowed(to, v).ja}に", "付け替える")(e, v)


def turn_over(e: BoostMane, v: Voice) -> Phrase:
    return Phrase(f"turn {v.me.en} over", f"{v.me.ja}を", "裏返す")


OF_CARDS: Makers = {
    MoveCards: move,
    ReadyCards: done_to("ready {0}", "{0}をレディに", "する"),
    ExhaustCards: done_to("exhaust {0}", "{0}を", "疲労させる"),
    FrightenCards: done_to("frighten {0}", "{0}を恐慌状態に", "する"),
    DismissCards: done_to("dismiss {0}", "{0}を捨て札に", "する"),
    RetireCards: done_to("retire {0}", "{0}を", "引退させる"),
    PutCards: put,
    AddPower: power,
    PeekAt: done_to("look at {0}", "{0}を", "見る"),
    Uncover: done_to("turn up {0}", "{0}を表に", "する"),
    Cover: done_to("turn {0} face down", "{0}を裏に", "する"),
    Reattach: reattach,
    BoostMane: turn_over,
}
