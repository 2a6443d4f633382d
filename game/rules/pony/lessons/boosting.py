"""Lesson 6: the two sides of a Mane Character, and a Dilemma."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.lessons.wants import END, OWN, at, do, move, play, play_at_dilemma, with_dilemma
from game.rules.pony.main_phase import EndMain
from game.rules.pony.positions import begun, practice
from game.rules.pony.score_phase import Confront
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.words import Phrase

APPLEJACK, CART = "PR002", "PR190"
TWIST, RED_GALA, FULL_STEAM, PRINCESS = "PR079", "PR033", "PR031", "SB117"


def begin(catalogue: Mapping[str, Any]) -> State:
    """Applejack at home, a Friend at Runaway Cart, a Dilemma in hand."""
    return begun(
        practice(
            catalogue,
            f"A:{TWIST}@pA",
            f"A:{PRINCESS} {RED_GALA} {FULL_STEAM}@hand",
            "A:PR054 PR020 PR081 PR060@deck",
            manes=(APPLEJACK, "PR001"),
            problems=(CART, "PR168"),
            tokens=(2, 0),
            points=(1, 2),
        )
    )


BOOSTING = Lesson(
    "boost",
    Phrase("Boosts and Dilemmas", "ブーストとジレンマ"),
    Phrase(
        "You can boost your Mane Character, and add a Problem of your own.",
        "メーンキャラクターをブーストし、新しい事件を加えられます。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("Two sides", "2つの面"),
            Phrase(
                "Your Mane Character has a second, stronger side. What she has to do for it stands on her card. "
                "Applejack must confront a Problem with power to spare.",
                "メーンキャラクターには、もっと強い面があります。条件はカードに書かれています。アップルジャック"
                "は、余りのパワーで要件を満たします。",
            ),
            point=at(APPLEJACK),
            rule="11",
        ),
        Beat(
            Phrase("Power to spare", "余りのパワー"),
            Phrase(
                "Runaway Cart asks for 2 power in all. Sugar Twist has 2 already, and Applejack brings 1 of her "
                "own: 1 to spare.",
                "ランナウェイ・カートの要件は全部で2です。シュガーツイストが2、アップルジャックが1で、1余ります。",
            ),
            do=Phrase(
                "Click Applejack, then Runaway Cart.",
                "アップルジャック、次にランナウェイ・カートをクリックしましょう。",
            ),
            want=move(APPLEJACK, OWN),
            point=at(APPLEJACK, OWN),
            rule="5.3.7",
        ),
        Beat(
            Phrase("Confront it", "要件を満たそう"),
            Phrase(
                "Applejack turns over by herself, right after the point is scored.",
                "得点した直後に、アップルジャックは自動で裏返ります。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="11.1",
        ),
        Beat(
            Phrase("Boosted!", "ブースト！"),
            Phrase(
                "Applejack has 3 power now and a new text, and your home holds 4 Friends. She stays like that "
                "for the rest of the match.",
                "パワーが3になり、新しいテキストを得て、ホームに4体いられます。対戦の終わりまでこのままです。",
            ),
            point=at(APPLEJACK),
            rule="11",
        ),
        Beat(
            Phrase("A Dilemma", "ジレンマ"),
            Phrase(
                "Protect the Princess is a Resource that becomes a Problem. It costs 2 and asks for 2 orange: "
                "Applejack has 3 by herself.",
                "プロテクト・ザ・プリンセスは、事件になるリソースです。コスト2、条件は橙2です。アップルジャックだ"
                "けで3あります。",
            ),
            do=Phrase("Click Protect the Princess.", "プロテクト・ザ・プリンセスをクリックしましょう。"),
            want=play(PRINCESS),
            point=at(PRINCESS),
            rule="10.3",
        ),
        Beat(
            Phrase("A third place", "3つめの事件"),
            Phrase(
                "It lies in the row beside the others. 5 power of any colour is needed there. Red Gala brings 2.",
                "ほかの事件のとなりに並びました。任意のパワー5が必要です。レッドガーラはパワー2です。",
            ),
            do=Phrase(
                "Click Red Gala, then Protect the Princess.",
                "レッドガーラ、次にプロテクト・ザ・プリンセスをクリックしましょう。",
            ),
            want=play_at_dilemma(RED_GALA),
            point=with_dilemma(RED_GALA),
            nudge=Phrase(
                "Red Gala goes to the new Problem, Protect the Princess.",
                "レッドガーラを、新しい事件プロテクト・ザ・プリンセスに出します。",
            ),
            rule="10.3",
        ),
        Beat(
            Phrase("Score again", "また得点"),
            Phrase(
                "Applejack and Sugar Twist are still at the cart: 1 more point. Opponents may come to the "
                "Dilemma, too.",
                "アップルジャックとシュガーツイストで、また1点です。ジレンマには相手も来られます。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("A strong Friend", "強いフレンド"),
            Phrase(
                "Full Steam costs 4 and has 4 power. With Red Gala that makes 6 at the Dilemma, more than 5.",
                "フルスチームはコスト4、パワー4です。レッドガーラと合わせて6になり、5に足ります。",
            ),
            do=Phrase(
                "Click Full Steam, then Protect the Princess.",
                "フルスチーム、次にプロテクト・ザ・プリンセスをクリックしましょう。",
            ),
            want=play_at_dilemma(FULL_STEAM),
            point=with_dilemma(FULL_STEAM),
            rule="10.3",
        ),
        Beat(
            Phrase("Two points", "2点"),
            Phrase(
                "Runaway Cart and your Dilemma: both are met.",
                "ランナウェイ・カートとジレンマ、どちらの要件もそろいました。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("Choose the order", "順番を選ぼう"),
            Phrase(
                "Each gives 1 point. When a faceoff solves a Dilemma, it is discarded, and nothing takes its place.",
                "どちらも1点です。対決で解決したジレンマは捨て札になり、次の事件は出ません。",
            ),
            do=Phrase("Click one of the two.", "2つのうち、どちらかをクリックしましょう。"),
            want=do(Confront),
            point=with_dilemma(OWN),
            rule="5.4",
        ),
        Beat(
            Phrase("Strong together", "力を合わせて"),
            Phrase(
                "2 more points. Every Mane Character has another condition for her boost: read it when you "
                "choose your deck.",
                "2点増えました。ブーストの条件は、メーンキャラクターごとに違います。デッキを選ぶ時に読んでみましょう。",
            ),
            point=at(APPLEJACK),
            rule="11",
        ),
    ),
    others=(END, END, END),
    free=Phrase(
        "Play on with your boosted Applejack. In this practice 8 points win.",
        "ブーストしたアップルジャックで続けましょう。この練習は8点で勝ちです。",
    ),
    coach="card/friend/PR204",
)
