"""Lesson 3: a Troublemaker that blocks, a challenge, and making trouble oneself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.lessons.wants import END, THEIRS, at, do, play
from game.rules.pony.main_phase import EndMain
from game.rules.pony.positions import begun, practice
from game.rules.pony.troubles import Challenge, EndChallenges
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.words import Phrase

RARITY, DRESS, DELIVERY = "PR005", "PR170", "PR192"
TWIST, RED_GALA, DOG, PARASPRITE, BETTY = "PR079", "PR033", "RR011", "PR153", "PR036"
POWER_4, POWER_2 = "PR031", "PR012"  # what is flipped in the challenge


def begin(catalogue: Mapping[str, Any]) -> State:
    """A Diamond Dog blocks the learner's Problem; the other player meets their own each turn."""
    return begun(
        practice(
            catalogue,
            *(f"A:{TWIST} {RED_GALA}@pA", f"A:{PARASPRITE} PR076@hand", f"A:PR054 {POWER_4} PR020 PR060@deck"),
            *(f"B:{BETTY} PR020@pB", f"B:{DOG}@pA", f"B:{POWER_2} PR044 PR033 PR081@deck"),
            manes=(RARITY, "PR003"),
            problems=(DRESS, DELIVERY),
        )
    )


TROUBLE = Lesson(
    "troublemakers",
    Phrase("Troublemakers", "トラブルメイカー"),
    Phrase(
        "You can chase a Troublemaker away, and make trouble yourself.",
        "トラブルメイカーを追い払い、自分でも仕掛けられます。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("In your way", "じゃま者"),
            Phrase(
                "Sugar Twist and Red Gala have all that your Problem asks for. But your opponent's Diamond Dog "
                "is there. While he stays, you cannot score.",
                "シュガーツイストとレッドガーラで、要件は足りています。でも、相手のダイヤモンド・ドッグがいる間"
                "は、得点できません。",
            ),
            point=at(DOG),
            rule="9.3",
        ),
        Beat(
            Phrase("Challenge him", "挑戦しよう"),
            Phrase(
                "Before your Main Phase you may challenge him. Your Friends there have 2 + 2 = 4 power, and he "
                "has 4. Then each side flips a card and adds its power.",
                "メインフェイズの前に挑戦できます。そこのフレンドは2＋2で4、相手も4です。互いにカードを1枚めく"
                "り、パワーを足します。",
            ),
            do=Phrase("Click the Diamond Dog.", "ダイヤモンド・ドッグをクリックしましょう。"),
            want=do(Challenge, DOG),
            point=at(DOG),
            nudge=Phrase(
                "Do not go on yet: click the Diamond Dog to challenge him.",
                "まだ先へ進まず、ダイヤモンド・ドッグに挑戦しましょう。",
            ),
            rule="8.2",
        ),
        Beat(
            Phrase("You won", "勝ちました"),
            Phrase(
                "You flipped a 4, he a 2: 8 against 6. He is gone, and you have his 1 point. If you lose, one of "
                "your Friends there goes home.",
                "あなたは4、相手は2をめくり、8対6です。追い払って1点を得ました。負けた時は、そこのフレンド1体がホ"
                "ームに戻ります。",
            ),
            point=at(TWIST, RED_GALA),
            rule="8.4",
        ),
        Beat(
            Phrase("Your own trouble", "今度は仕掛ける番"),
            Phrase(
                "For 1 token a Troublemaker goes face down to any Problem. Your opponent scores at Special "
                "Delivery!: that is a good place.",
                "トークン1個で、トラブルメイカーを事件にウラ向きで置けます。相手が得点しているスペシャル・デリバ"
                "リー！がよさそうです。",
            ),
            do=Phrase(
                "Click Brown Parasprite, then Special Delivery!",
                "ブラウン・パラスプライト、次にスペシャル・デリバリー！をクリックしましょう。",
            ),
            want=play(PARASPRITE, THEIRS),
            point=at(PARASPRITE, THEIRS),
            nudge=Phrase(
                "Brown Parasprite goes to Special Delivery!, your opponent's Problem.",
                "ブラウン・パラスプライトを、相手のスペシャル・デリバリー！に置きます。",
            ),
            rule="5.3.5",
        ),
        Beat(
            Phrase("It waits", "待っています"),
            Phrase(
                "Face down it does nothing yet. In your next turn it turns up. Your own Problem is free again, "
                "so score.",
                "ウラ向きの間は何もしません。次の自分のターンに表になります。自分の事件はもうじゃまされないので、"
                "得点しましょう。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="9.1",
        ),
        Beat(
            Phrase("Now it is awake", "表になりました"),
            Phrase(
                "Your Parasprite has turned up. Your opponent cannot score there now. It does not stop you.",
                "パラスプライトが表になりました。相手はもうそこで得点できません。自分のじゃまにはなりません。",
            ),
            point=at(PARASPRITE),
            rule="9.3",
        ),
        Beat(
            Phrase("See what happens", "見てみよう"),
            Phrase(
                "This Parasprite does more: at the start of their Troublemaker Phase, your opponents lose the "
                "top card of their deck.",
                "このパラスプライトは、相手のトラブルメイカーフェイズの初めに、相手のデッキの一番上も捨て札にします。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.2",
        ),
        Beat(
            Phrase("No point for them", "相手は0点"),
            Phrase(
                "They lost a card and could not score. They may challenge your Parasprite, too: then the points "
                "on it are theirs.",
                "相手はカードを1枚失い、得点もできませんでした。相手もパラスプライトに挑戦できます。負けると、そ"
                "の点は相手のものです。",
            ),
            point=at(PARASPRITE),
            rule="8.4",
        ),
    ),
    others=(END, do(EndChallenges), END),
    free=Phrase(
        "Play on: keep your Problem free, and theirs blocked. In this practice 8 points win.",
        "続けましょう。自分の事件を守り、相手のじゃまをしてください。この練習は8点で勝ちです。",
    ),
    coach="card/friend/PR204",
)
