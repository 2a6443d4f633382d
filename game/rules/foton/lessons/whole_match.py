"""Lesson 7: a whole match against somebody who picks at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.acting import lacking
from game.rules.foton.draft import Take
from game.rules.foton.lessons.wanted import acts, megido, named, rests
from game.rules.foton.places import foton, hand, kind_of, waiting
from game.rules.foton.setup import setup
from game.rules.foton.turn import EndTurn, Rest, UseEvent
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

PARTIES = ("light", "flip")
DRAWING, SPARE = ("Uvall", "Astaroth", "Orobas"), ("Raum", "Andras")
SEED = 30  # one with which the learner holds the start card


def begin(facts: Mapping[str, Any]) -> State:
    return setup(facts, 2, SEED, {}, PARTIES)


def drafted(s: State) -> bool:
    return foton(s).phase == "main"


def passed(s: State) -> bool:
    return foton(s).round > 1


def opens(s: State, option: Step) -> bool:
    """Act with one that draws; if none of them can be paid for, rest one that is needed least."""
    kinds = [kind_of(card) for card in s.inside(hand(0))]
    drawing = [s.cards[p.card] for p in s.inside(waiting(0)) if named(s, p.id) in DRAWING]
    payable = [card for card in drawing if not lacking(card.cost, kinds)]
    wanted, names = (acts, DRAWING) if payable else (rests, SPARE)
    return any(wanted(name)(s, option) for name in names)


WHOLE_MATCH = Lesson(
    "match",
    Phrase("A short match", "一試合してみよう"),
    Phrase("You can play a whole match on your own.", "一人で一試合を遊べるようになります。"),
    6,
    begin,
    (
        Beat(
            Phrase("All together now", "これまでの総まとめ"),
            Phrase(
                "This is a whole match. You lead the Light Photon Party: it pays with Attack and Charge, and it "
                "draws many cards.",
                "今度は一試合です。あなたが率いるのは軽量フォトンパーティ。アタックとチャージで支払い、"
                "たくさん引きます。",
            ),
            point=megido(zone="waiting"),
            rule="12.1",
        ),
        Beat(
            Phrase("Six times", "6回の獲得"),
            Phrase(
                "Look for Attack and Charge, and for areas with four or more cards. A box on the right counts what "
                "your party costs.",
                "アタックとチャージ、そして4枚以上のエリアをねらいましょう。パーティのコストは、"
                "右の表にまとめてあります。",
            ),
            do=Phrase("Take areas until the draft is over.", "ドラフトが終わるまで、エリアを獲得しましょう。"),
            want=choice(Take),
            until=drafted,
            nudge=Phrase("Any area with cards will do. Click one.", "カードのあるエリアなら、どれでもかまいません。"),
            rule="F-4.3",
        ),
        Beat(
            Phrase("Draw first", "まずは引く"),
            Phrase(
                "Early on, cards matter most. Uvall, Astaroth and Orobas draw. If you cannot pay for any of them, "
                "let Raum or Andras rest.",
                "序盤はカードを増やしましょう。ウヴァル、アスタロト、オロバスは引けます。支払えなければ、"
                "ラウムかアンドラスを休ませます。",
            ),
            do=Phrase("Act with one that draws, or rest one.", "引けるメギドを行動させるか、休息させましょう。"),
            want=opens,
            nudge=Phrase(
                "Uvall, Astaroth or Orobas first. If you can pay for none, rest Raum or Andras.",
                "まずはウヴァル、アスタロト、オロバス。無理なら、ラウムかアンドラスを休息させます。",
            ),
            rule="F-5.4",
        ),
        Beat(
            Phrase("Turn by turn", "ターンを重ねて"),
            Phrase(
                "An event in your hand costs nothing, and may be used now. When you are done, it is your "
                "opponent's turn.",
                "手札にイベントがあれば、支払わずに今使えます。終わったら相手の番です。",
            ),
            do=Phrase(
                "Use an event if you hold one. Then end your turn.", "イベントがあれば使い、ターンを終了しましょう。"
            ),
            want=choice(UseEvent, EndTurn),
            point=button(EndTurn),
            until=passed,
            rule="F-5.4",
        ),
        Beat(
            Phrase("A plan", "作戦"),
            Phrase(
                "Keep Andrealphus for your last turn: it counts small photons. Raum wants five Charge photons in "
                "your field. The rest is up to you.",
                "アンドレアルフスは小さいフォトンを数えるので、最後のターンに使いましょう。"
                "ラウムは場にチャージが5枚ほしいメギドです。あとは、あなた次第です。",
            ),
            point=megido("Andrealphus", "Raum"),
            rule="10.2",
        ),
    ),
    others=(choice(Take),) * 6 + (choice(Rest), choice(EndTurn)),
    free=Phrase(
        "The match is yours now. Win two of the three kinds, and good luck!",
        "ここからは自由に遊びましょう。3種類のうち2つに勝てば、勝利は目の前です！",
    ),
    coach="megido/so-40",
)
