"""Lesson 6: how fields score, ties, and the photons that ☆ add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.lessons.wanted import acts, both, lying, megido, rests
from game.rules.foton.positions import Seat, table
from game.rules.foton.turn import EndTurn
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    """The fourth turn of the learner, who goes second: the last turn of all will be the learner's."""
    return table(
        facts,
        Seat(
            hand="C1 A4 A2 S4",
            field="A3 A2 S3 S2 C1",
            acted="Uvall Forneus -Valac",
            waiting="Raum Astaroth Allocer",
            deck="C2 C1  A3 S2 C1 C1",
        ),
        Seat(
            hand="S2 A2",
            field="A3 A2 A3 S3 S3 S2 C2 C2 C1",
            acted="Paimon Zagan Barbatos Focalor",
            waiting="Andrealphus Murmur",
            deck="A2 S2 C1 C1",
        ),
        start=1,
    )


SCORING = Lesson(
    "scoring",
    Phrase("Scoring", "勝利点計算"),
    Phrase(
        "You can see who is winning, and turn it round at the last moment.",
        "だれが勝っているかを読み、最後に逆転できるようになります。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("Three contests", "3つの勝負"),
            Phrase(
                "At the end the fields are compared, kind by kind. With two players the higher total gets 7 "
                "points, the other none. The small table on the right counts along.",
                "最後に、種類ごとに場を比べます。2人なら、合計が大きいほうが7点、小さいほうは0点です。今の様子は、"
                "右の小さな表で分かります。",
            ),
            point=lying("field"),
            rule="F-7.1",
        ),
        Beat(
            Phrase("How it stands", "今の様子"),
            Phrase(
                "Your opponent leads in all three kinds: 8 to 5, 8 to 5 and 5 to 1. If both had the same total, "
                "both would get 3 points.",
                "今は3種類とも相手の勝ちです。8対5、8対5、5対1。もし同じ数なら、どちらも3点ずつになります。",
            ),
            point=lying("field", seat=1),
            rule="F-7.2",
        ),
        Beat(
            Phrase("The stars", "☆アイコン"),
            Phrase(
                "Allocer shows two ☆. After the last turn each ☆ lets you add one photon from your hand. Only "
                "Megido that acted count, for they lie face up.",
                "アロケルには☆が2個あります。最後のターンのあと、☆1個につき手札のフォトンを1枚、場に出せます。"
                "数えるのは、表向きのメギドだけです。",
            ),
            do=Phrase("Act with Allocer: pay 1 Charge.", "チャージ1枚でアロケルを行動させましょう。"),
            want=acts("Allocer"),
            point=megido("Allocer"),
            nudge=Phrase(
                "You want its stars for the end. Click Allocer.",
                "最後に☆が役に立ちます。アロケルをクリックしましょう。",
            ),
            rule="F-6.1",
        ),
        Beat(
            Phrase("Before the last turn", "最後のターンの前に"),
            Phrase(
                "Forneus has a ☆ too, so you may add three photons in the end. Your fifth turn will be the last of "
                "all.",
                "フォルネウスにも☆があります。最後に3枚まで出せます。次の5ターン目が、全員の最後のターンです。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=both(megido("Forneus", "Allocer"), button(EndTurn)),
            rule="F-5.3",
        ),
        Beat(
            Phrase("Pay with the 4", "4で支払おう"),
            Phrase(
                "Astaroth costs 1 Attack and 1 Charge. Pay with the Attack 4: your Attack goes from 5 to 9, and "
                "that beats 8.",
                "アスタロトのコストはアタック1枚とチャージ1枚。アタック4で支払えば、5から9になり、相手の8をこえます。",
            ),
            do=Phrase("Act with Astaroth, and pay the Attack 4.", "アスタロトを選び、アタック4で支払いましょう。"),
            want=acts("Astaroth", paying="A4"),
            point=megido("Astaroth"),
            nudge=Phrase(
                "Now the numbers matter. Pay for Astaroth with the Attack 4.",
                "今は数字が大事です。アタック4でアスタロトを行動させましょう。",
            ),
            rule="F-7.1",
        ),
        Beat(
            Phrase("The last turn is over", "最後のターンが終わる"),
            Phrase(
                "Attack is yours now, 9 to 8. Your opponent has had five turns, too. So the photon-adding phase "
                "comes next.",
                "アタックは9対8で逆転しました。相手も5ターンを終えています。次はフォトン追加フェイズです。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-6.1",
        ),
        Beat(
            Phrase("Three last photons", "最後の3枚"),
            Phrase(
                "Your three ☆ let you add three photons. Everybody chooses in secret, then all of them enter at "
                "once. Which ones win you Skill and Charge?",
                "☆が3個なので、3枚まで場に出せます。全員がひそかに選び、同時に出します。どれを出せば、"
                "スキルとチャージにも勝てますか？",
            ),
            point=lying("hand"),
            rule="F-6.2",
        ),
    ),
    others=(rests("Murmur"), choice(EndTurn)),
    free=Phrase(
        "Choose up to three photons, and confirm. Then the points are counted!",
        "フォトンを3枚まで選び、決定しましょう。勝利点計算が始まります！",
    ),
    coach="megido/so-52",
)
