"""Lesson 3: resting, and photons that are turned face down and up again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.lessons.wanted import acts, begins, lying, megido, picks_some, rests
from game.rules.foton.positions import Seat, table
from game.rules.foton.turn import EndTurn
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        Seat(
            hand="C1 C1 C1 C2",
            field="A4 C2",
            acted="Paimon",
            waiting="Berith Kimaris Marbas Furfur Valac",
            deck="A2 A3 S2  S3  S2  C1 A2 S2 C1 A4 C2",
        ),
        Seat(
            hand="A2 C1 S2 A2",
            field="A3 A2",
            acted="Uvall",
            waiting="Astaroth Andras Raum Andrealphus Orobas",
            deck="C1 S3 A2 C1 S2 A2 C1 A3 S2 C1",
        ),
    )


RESTING = Lesson(
    "resting",
    Phrase("Rest, and face-down photons", "休息と裏向きのフォトン"),
    Phrase(
        "You can rest a Megido, and make face-down photons pay.",
        "メギドを休息させ、裏向きのフォトンを生かせるようになります。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("An empty purse", "手札が足りない"),
            Phrase(
                "You hold nothing but Charge photons. Every Megido of yours costs Attack or Skill as well. So "
                "nobody can act.",
                "手札はチャージだけです。でも、どのメギドにもアタックかスキルが必要です。"
                "これではだれも行動できません。",
            ),
            point=lying("hand"),
            rule="F-5.7",
        ),
        Beat(
            Phrase("A Megido can rest", "メギドの休息"),
            Phrase(
                "Resting costs nothing and draws 3 cards. But the Megido is laid face down and used up. Valac is "
                "the one you need least.",
                "休息は何も支払わず、カードを3枚引けます。ただし、そのメギドは裏向きになり、もう使えません。"
                "休ませるならウァラクです。",
            ),
            do=Phrase("Click Valac, and confirm that it rests.", "ウァラクをクリックし、休息を決定しましょう。"),
            want=rests("Valac"),
            point=megido("Valac"),
            nudge=Phrase(
                "The others will help you more. Let Valac rest.",
                "ほかのメギドのほうが役に立ちます。ウァラクを休ませましょう。",
            ),
            rule="F-5.10",
        ),
        Beat(
            Phrase("Used, but silent", "使ったけれど"),
            Phrase(
                "Valac lies face down here now. It was this turn's Megido, though none of its effects happened. "
                "And you have three more cards.",
                "ウァラクは裏向きで置かれました。効果は何も起きませんが、"
                "このターンのメギドとして使ったことになります。手札は増えました。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-5.10",
        ),
        Beat(
            Phrase("Points for a price", "点と引きかえに"),
            Phrase(
                "Furfur turns up to 3 of your own Charge photons face down. Each one brings 2 victory points at once.",
                "フルフルは、自分のチャージを3枚まで裏向きにします。1枚につき、すぐに2点です。",
            ),
            do=Phrase("Click Furfur, and confirm the payment.", "フルフルをクリックし、支払いを決定しましょう。"),
            want=acts("Furfur"),
            point=megido("Furfur"),
            nudge=Phrase(
                "Furfur comes first. Click it, then confirm.", "まずはフルフルです。クリックして決定しましょう。"
            ),
            rule="F-5.8",
        ),
        Beat(
            Phrase("Choose three", "3枚選ぼう"),
            Phrase(
                "You have three Charge photons in your field. Choose all three, for 6 points. They will not stay "
                "face down for long.",
                "場のチャージは3枚です。3枚とも選べば6点。すぐに表へ戻せるので、心配いりません。",
            ),
            do=Phrase(
                "Click three Charge photons in your field, and confirm.",
                "場のチャージを3枚クリックし、決定しましょう。",
            ),
            want=picks_some(3),
            point=lying("field", "C1 C2"),
            nudge=Phrase("Take three: each is worth 2 points.", "3枚選びましょう。1枚で2点です。"),
            rule="F-8.3",
        ),
        Beat(
            Phrase("No number any more", "数字がなくなる"),
            Phrase(
                "You have 6 points. But a face-down photon has no number and does not score. Your Charge is 0 now, "
                "and your opponent is ahead.",
                "6点を得ました。でも、裏向きのフォトンには数字がなく、得点にもなりません。チャージは0になり、"
                "今は相手が上です。",
            ),
            point=lying("field", "C1 C2"),
            rule="F-8.1",
        ),
        Beat(
            Phrase("Wait one turn", "1ターン待つ"),
            Phrase("Next turn another Megido will turn them up again.", "次のターンに、別のメギドで表に戻しましょう。"),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-5.4",
        ),
        Beat(
            Phrase("Up again", "表に戻す"),
            Phrase(
                "Marbas turns all your face-down photons face up. It costs 1 Attack, 1 Charge and 1 of any kind.",
                "マルバスは、あなたの裏向きのフォトンを全て表にします。コストはアタック、チャージ、"
                "どれでも1枚ずつです。",
            ),
            do=Phrase("Act with Marbas.", "マルバスを行動させましょう。"),
            want=acts("Marbas"),
            point=megido("Marbas"),
            nudge=Phrase(
                "Marbas brings your Charge photons back. Click it.",
                "チャージを表に戻せるのはマルバスです。クリックしましょう。",
            ),
            rule="F-8.1",
        ),
        Beat(
            Phrase("Both at once", "両方手に入れた"),
            Phrase(
                "All your photons are face up and count again. The 6 points stay yours. Turned down is not lost.",
                "フォトンは全て表に戻り、また得点になります。6点もそのままです。裏向きでも、"
                "なくなったわけではありません。",
            ),
            point=lying("field"),
            rule="F-8.1",
        ),
    ),
    others=(begins("Astaroth"), choice(EndTurn), rests("Andras"), choice(EndTurn)),
    free=Phrase(
        "One turn is left. Kimaris turns Attack photons down for 3 points each. Is it worth it?",
        "あと1ターンです。キマリスはアタックを裏にして、1枚につき3点。得でしょうか？",
    ),
    coach="megido/so-05",
)
