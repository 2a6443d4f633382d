"""Lesson 8: a whole short match, from the choice of the master to the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.rules.medarot.activation import End, Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.drawing import DrawPaid
from game.rules.medarot.lessons.positions import COACH, begun
from game.rules.medarot.lessons.wanted import NOTHING, place, placed
from game.rules.medarot.opening import ChooseMaster, Initiative, LayMaster, LayStock, Stocks
from game.rules.medarot.order import ActFirst
from game.rules.medarot.places import ROWS, medarot
from game.rules.medarot.refill import PlaceDown
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

MEDALS_EACH = 10
HANDS = (
    "A:ikki@hand",
    "A:kagamiyama@hand",
    "A:metabee@hand",
    "A:purple_collar@hand",
    "A:rokusho@hand",
    "A:put_cat@hand",
    "A:littledeer@hand",
    "B:brownbison@hand",
    "B:basalt@hand",
    "B:banchuu@hand",
    "B:centipade@hand",
    "B:cyandog@hand",
    "B:diststar@hand",
    "B:put_cat@hand",
)
DECKS = (
    (
        "fly_falcon",
        "kantaros",
        "straywolf",
        "last_sailor",
        "iwanoi",
        "saikachis",
        "childsitter",
        "arika",
        "purple_collar",
        "dorcus",
        "fly_falcon",
        "kasumi",
        "not_touch",
        "metabee",
        "rokusho",
    ),
    (
        "put_cat",
        "cyandog",
        "head_locust",
        "centipade",
        "brownbison",
        "diststar",
        "paddy",
        "last_sailor",
        "banchuu",
        "sky_ptera",
        "basalt",
        "passghoul",
        "put_cat",
        "cyandog",
        "centipade",
    ),
)


def begin(facts: Mapping[str, Any]) -> State:
    s = begun(facts, HANDS, (MEDALS_EACH, MEDALS_EACH), DECKS)
    s.rules = replace(s.rules, hp=MEDALS_EACH)
    s.dice.rigged = (1,)  # the learner wins the janken
    s.then(ChooseMaster(0), Stocks(), Initiative())  # the opponent holds no Medarotter
    return s


def some_card(s: State, option: Step) -> bool:
    """Lay at least one Medarotter in the stock."""
    return isinstance(option, LayStock) and bool(option.cards)


def in_the_back(s: State, option: Step) -> bool:
    """The opponent places a robot in its back row: nobody reaches it at once."""
    return isinstance(option, PlaceDown) and option.at[1] == ROWS


def one_has_acted(s: State) -> bool:
    """The learner's first robot has done what it could."""
    return any(i in s.pieces and s.pieces[i].owner == 0 for i in medarot(s).acted)


SHORT_MATCH = Lesson(
    "match",
    Phrase("A short match", "短い対戦"),
    Phrase("You can play a whole match on your own.", "一人で対戦を最後まで遊べるようになります。"),
    6,
    begin,
    (
        Beat(
            Phrase("A whole match", "はじめての対戦"),
            Phrase(
                "This is a real match, only shorter: both sides begin with 10 medals. You have drawn seven "
                "cards, five robots and two people.",
                "本物の対戦です。短くするため、メダルは10枚ずつで始めます。手札は7枚。ロボット5枚と、人物2枚です。",
            ),
            rule="7.1",
        ),
        Beat(
            Phrase("Choose your master", "マスターを選ぶ"),
            Phrase(
                "One of your Medarotters becomes your master. Its HP are added to your medals. Ikki brings 3 "
                "and makes an attack stronger every turn, Sloan brings 2 and protects.",
                "メダロッターを1枚、マスターにします。HPがメダルに加わります。イッキは3で、"
                "毎ターン攻撃を強められます。カガミヤマは2で、守りの人です。",
            ),
            do=Phrase("Click one of the two.", "どちらかをクリックしましょう。"),
            want=choice(LayMaster),
            rule="7.2",
        ),
        Beat(
            Phrase("Your first stock", "ストックに伏せる"),
            Phrase(
                "The other one may lie in your stock from the start. There it is safe from weak attacks.",
                "もう1枚は、始めからストックに伏せておけます。弱攻撃で捨てられません。",
            ),
            do=Phrase("Click the card, then confirm.", "カードをクリックして、決定しましょう。"),
            want=some_card,
            rule="7.3",
        ),
        Beat(
            Phrase("Three robots", "ロボットを3体"),
            Phrase(
                "Place three robots on your two rows. Shooters hit two cells ahead, so the back row suits them. "
                "Melee robots belong in front.",
                "自分の2列に、ロボットを3体置きます。射撃は2マス先をねらうので、後列もおすすめ。格闘は前列に。",
            ),
            do=Phrase("Click a robot, then a cell, three times.", "ロボットとマスをクリック。3体置きましょう。"),
            want=place,
            until=placed(3),
            rule="7.4",
        ),
        Beat(
            Phrase("Turn one", "ターン1"),
            Phrase(
                "Everything is turned up, and you have drawn a card. Do you want more for 1 medal? You decide.",
                "すべてオモテになり、カードを1枚引きました。メダル1枚でもっと引きますか？ 自分で決めましょう。",
            ),
            do=Phrase("Choose how many cards you draw.", "引く枚数を選びましょう。"),
            want=choice(DrawPaid),
            rule="8.1",
        ),
        Beat(
            Phrase("Your fastest robot", "最初のロボット"),
            Phrase(
                "Now your fastest robot acts. Is an enemy within its range? Otherwise bring it closer to the "
                "middle row.",
                "あなたの一番速いロボットの番です。射程に敵はいますか？ いなければ、まん中の列へ近づきましょう。",
            ),
            do=Phrase("Attack, use a special or move, then end.", "攻撃、特殊、移動をして、終えましょう。"),
            want=choice(ActFirst, Attack, Special, Move, End),
            until=one_has_acted,
            rule="10",
        ),
        Beat(
            Phrase("You know the rest", "あとは自由に"),
            Phrase(
                "The others follow, the fastest first. Move each of yours, use the middle row, and keep a few "
                "cards in hand. Whoever cannot pay a medal has lost.",
                "ほかのロボットも、速いものから行動します。必ず動き、まん中の列を使い、手札も少し残しましょう。"
                "メダルを払えなくなったほうが負けです。",
            ),
            rule="6.1",
        ),
    ),
    others=(in_the_back, in_the_back, in_the_back, NOTHING),
    free=Phrase("Play to the end. Good luck!", "最後まで戦いましょう。がんばって！"),
    coach=COACH,
)
