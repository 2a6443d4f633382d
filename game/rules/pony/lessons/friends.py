"""Lesson 1: the table, sending Friends to a Problem, moving, and the first points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.lessons.wants import END, OWN, THEIRS, at, do, move, play
from game.rules.pony.main_phase import EndMain
from game.rules.pony.positions import begun, practice
from game.rules.pony.score_phase import Confront
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.words import Phrase

FLUTTERSHY, BUNNIES, CLOUDS = "PR006", "PR164", "PR168"
NOTEWORTHY, RED_GALA, EMERALD = "PR076", "PR033", "PR012"


def begin(catalogue: Mapping[str, Any]) -> State:
    """Fluttershy at home; both Problems are empty; three Friends in hand."""
    return begun(
        practice(
            catalogue,
            f"A:{NOTEWORTHY} {RED_GALA} {EMERALD}@hand",
            "A:PR081 PR086 PR060@deck",
            manes=(FLUTTERSHY, "PR001"),
            problems=(BUNNIES, CLOUDS),
            tokens=(2, 0),
        )
    )


FRIENDS = Lesson(
    "friends",
    Phrase("Friends and Problems", "フレンドと事件"),
    Phrase("You can send Friends to Problems and score points.", "フレンドを事件に送って、得点できます。"),
    4,
    begin,
    (
        Beat(
            Phrase("This is you", "これがあなた"),
            Phrase(
                "Fluttershy is your leader: your Mane Character. She waits in your home. Her 1 yellow power will "
                "be useful in a moment.",
                "フラッターシャイは、あなたのリーダー「メーンキャラクター」です。いまはホームにいます。黄のパワー"
                "1が、すぐに役立ちます。",
            ),
            point=at(FLUTTERSHY),
            rule="11",
        ),
        Beat(
            Phrase("A Problem", "事件が起きました"),
            Phrase(
                "The bunnies are loose! This Problem asks you for 1 yellow power and 1 power that is not yellow. "
                "Get both there, and you score a point.",
                "うさぎたちが逃げ出しました！この事件には、黄のパワー1と、黄ではないパワー1が必要です。両方そろえ"
                "ば1点です。",
            ),
            point=at(BUNNIES),
            rule="7.2",
        ),
        Beat(
            Phrase("Send a Friend", "フレンドを送ろう"),
            Phrase(
                "Cards cost tokens, and you have 4. Noteworthy costs 1. He is white and has 1 power: that is the "
                "power that is not yellow.",
                "カードはトークンを払って出します。いま4個あります。ノートワーシーは1個で、白のパワー1です。これ"
                "が「黄ではない」パワーになります。",
            ),
            do=Phrase(
                "Click Noteworthy, then Bunny Breakout.",
                "ノートワーシー、次にバニー・ブレイクアウトをクリックしましょう。",
            ),
            want=play(NOTEWORTHY, OWN),
            point=at(NOTEWORTHY, OWN),
            nudge=Phrase(
                "Noteworthy first. He goes to Bunny Breakout, on your side.",
                "まずノートワーシーです。自分の側のバニー・ブレイクアウトに出します。",
            ),
            rule="5.3.1",
        ),
        Beat(
            Phrase("Now the yellow", "次は黄色"),
            Phrase(
                "1 yellow is still missing. Fluttershy is yellow, but she is at home. A move costs 2 tokens.",
                "あとは黄が1必要です。フラッターシャイは黄ですが、まだホームにいます。移動にはトークン2個かかります。",
            ),
            do=Phrase(
                "Click Fluttershy, then Bunny Breakout.",
                "フラッターシャイ、次にバニー・ブレイクアウトをクリックしましょう。",
            ),
            want=move(FLUTTERSHY, OWN),
            point=at(FLUTTERSHY, OWN),
            nudge=Phrase(
                "Move Fluttershy from your home to Bunny Breakout.",
                "フラッターシャイを、ホームからバニー・ブレイクアウトへ移動させます。",
            ),
            rule="5.3.7",
        ),
        Beat(
            Phrase("Time to score", "得点の時間"),
            Phrase(
                "Both colours are there. End your Main Phase now. In the Score Phase, each Problem that you meet "
                "gives 1 point.",
                "両方そろいました。メインフェイズを終えましょう。次のスコアフェイズで、要件を満たした事件ごとに1"
                "点もらえます。",
            ),
            do=Phrase("Click the button that leads to the Score Phase.", "スコアフェイズへ進むボタンを押しましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("Your first point", "最初の1点"),
            Phrase(
                "1 point! Your opponent did not come, so your friends stay, and score again in your next turn. "
                "You also have new tokens and a new card.",
                "1点です！相手は来なかったので、フレンドはそのまま残り、次の自分のターンにもまた得点します。トー"
                "クンとカードも増えました。",
            ),
            point=at(BUNNIES),
            rule="5.1",
        ),
        Beat(
            Phrase("The other Problem", "もう1つの事件"),
            Phrase(
                "You may help at your opponent's Problem, too. There it takes 4 power from you, of any colour. "
                "Red Gala brings 2.",
                "相手の事件にも行けます。そこであなたに必要なのは、どの色でもよいパワー4です。レッドガーラはパワ"
                "ー2です。",
            ),
            do=Phrase(
                "Click Red Gala, then Cloudbursting.", "レッドガーラ、次にクラウドバースティングをクリックしましょう。"
            ),
            want=play(RED_GALA, THEIRS),
            point=at(RED_GALA, THEIRS),
            nudge=Phrase(
                "Red Gala goes to Cloudbursting, the Problem of your opponent.",
                "レッドガーラを、相手の事件クラウドバースティングに出します。",
            ),
            rule="7.2",
        ),
        Beat(
            Phrase("Not enough yet", "まだ足りません"),
            Phrase(
                "2 of 4: that is not enough for this turn. The bunnies give you another point, though.",
                "4のうち2なので、このターンはまだ足りません。でも、うさぎの事件でもう1点もらえます。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("Two more power", "あとパワー2"),
            Phrase(
                "2 points for you. Emerald Green has 2 power. With Red Gala that makes 4: now Cloudbursting is met.",
                "2点になりました。エメラルド・グリーンはパワー2です。レッドガーラと合わせて4になり、要件がそろいます。",
            ),
            do=Phrase(
                "Click Emerald Green, then Cloudbursting.",
                "エメラルド・グリーン、次にクラウドバースティングをクリックしましょう。",
            ),
            want=play(EMERALD, THEIRS),
            point=at(EMERALD, THEIRS),
            rule="5.3.1",
        ),
        Beat(
            Phrase("Both of them", "両方とも"),
            Phrase(
                "Two Problems are met at once. That will be 2 points in one turn.",
                "2つの事件の要件がそろいました。1ターンで2点です。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("Which one first?", "どちらから？"),
            Phrase(
                "You name the Problems one after the other. Here the order makes no difference: each gives 1 point.",
                "事件を1つずつ選びます。ここではどちらが先でも同じで、どちらも1点です。",
            ),
            do=Phrase("Click one of the two Problems.", "2つの事件のどちらかをクリックしましょう。"),
            want=do(Confront),
            point=at(OWN, THEIRS),
            rule="5.4",
        ),
        Beat(
            Phrase("The heart of it", "これが基本"),
            Phrase(
                "4 points! That is the heart of the game: bring the right colours and power to the Problems, and "
                "score in each of your turns.",
                "4点です！必要な色とパワーを事件に集め、自分のターンごとに得点する。これがこのゲームの基本です。",
            ),
            point=at(OWN, THEIRS),
            rule="1",
        ),
    ),
    others=(END, END, END),
    free=Phrase(
        "Play on, and send more Friends: in this practice 8 points win.",
        "フレンドを送って続けましょう。この練習は8点で勝ちです。",
    ),
    coach="card/friend/PR204",
)
