"""Lesson 2: Megido act, and what they cost stays in the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.lessons.wanted import acts, begins, both, lying, megido, pays, uses
from game.rules.foton.positions import Seat, table
from game.rules.foton.turn import EndTurn
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        Seat(
            hand="A4 A2 C1 S3 S2",
            waiting="Andras Raum Andrealphus Astaroth Orobas Uvall",
            deck="C2 C1 A3  E1 A2 C1  S4 A3  C1 A2 C1 S2 A2 C2 A3 C1 S2",
        ),
        Seat(
            hand="S2 C1 C1 A2 S3",
            waiting="Astaroth Orobas Uvall Raum Andras Andrealphus",
            deck="A2 C1 S2 A3 C1 S2 A2 C1 S3 A2 C1 S2 A4",
        ),
    )


ACTING = Lesson(
    "acting",
    Phrase("Costs and acting", "コストと行動"),
    Phrase(
        "You can pay for your Megido, let them act, and use events.",
        "フォトンを支払ってメギドを行動させ、イベントを使えるようになります。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("Your Megido", "あなたのメギド"),
            Phrase(
                "You lead six Megido. Uvall shows its cost at the top left, two red icons, and below what it does. "
                "Beside the Megido lies your hand: five photons.",
                "あなたが率いるのは6枚のメギドです。ウヴァルを見てください。左上の赤いアイコン2個がコスト、"
                "下が効果です。となりは手札で、フォトンが5枚あります。",
            ),
            point=both(megido("Uvall"), lying("hand")),
            rule="F-2.2",
        ),
        Beat(
            Phrase("Pay and act", "支払って行動"),
            Phrase(
                "Uvall costs 2 Attack photons, and you hold two. Pay them, and Uvall acts: you draw 3 cards.",
                "ウヴァルのコストはアタック2枚。ちょうど2枚持っています。支払うとウヴァルが行動し、3枚引けます。",
            ),
            do=Phrase("Click Uvall. Then confirm the payment.", "ウヴァルをクリックし、支払いを決定しましょう。"),
            want=acts("Uvall"),
            point=both(megido("Uvall"), lying("hand", "A2 A4")),
            nudge=Phrase("Try Uvall first: it draws the most cards.", "まずはウヴァルから。いちばん多く引けます。"),
            rule="F-5.7",
        ),
        Beat(
            Phrase("Paid is not lost", "支払っても、なくならない"),
            Phrase(
                "What you pay stays in front of you, in your field. At the end it scores: 4 and 2 make 6 for Attack.",
                "支払ったフォトンは、あなたの場に残ります。最後に得点になります。アタックは4と2で、6です。",
            ),
            point=lying("field"),
            rule="F-5.7",
        ),
        Beat(
            Phrase("One a turn", "1ターンに1枚"),
            Phrase(
                "In each turn exactly one Megido is used. There are five turns, so one of your six will be left over.",
                "1ターンに使うメギドは1枚だけです。ターンは5回なので、6枚のうち1枚は残ります。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-5.4",
        ),
        Beat(
            Phrase("A photon of any kind", "どのフォトンでもいい"),
            Phrase(
                "Orobas costs 2 Charge and 1 of any kind, the icon with three colours. You have no Skill in your "
                "field yet, so let the Skill 3 be that one.",
                "オロバスのコストは、チャージ2枚と、どれでも1枚（3色のアイコン）。"
                "あなたの場にはまだスキルがありません。スキル3を出しましょう。",
            ),
            do=Phrase(
                "Click Orobas, and pay 2 Charge and the Skill 3.",
                "オロバスをクリックし、チャージ2枚とスキル3を支払いましょう。",
            ),
            want=acts("Orobas", paying="S3"),
            point=megido("Orobas"),
            nudge=Phrase(
                "Click Orobas. Click a chosen photon to put it back, then click the Skill 3.",
                "オロバスを選びます。選んだフォトンはクリックで戻せます。スキル3を選びましょう。",
            ),
            rule="F-5.7",
        ),
        Beat(
            Phrase("An event is free", "イベントは無料"),
            Phrase(
                "You drew an event, Ring of Solomon. An event costs nothing. You may use it before or after a "
                "Megido acts, and this one draws 2 cards.",
                "イベント「ソロモンの指輪」を引きました。イベントは何も支払わず、行動の前でも後でも使えます。"
                "これは2枚引くイベントです。",
            ),
            do=Phrase("Click Ring of Solomon, and confirm.", "ソロモンの指輪をクリックし、決定しましょう。"),
            want=uses("E1"),
            point=lying("hand", "E1"),
            nudge=Phrase(
                "First use the event: more cards mean more choices.",
                "先にイベントを使いましょう。カードが増えれば、できることも増えます。",
            ),
            rule="F-5.11",
        ),
        Beat(
            Phrase("On with the game", "次のターンへ"),
            Phrase(
                "You have acted, and the event is used. There is nothing else to do in this turn.",
                "行動もイベントも終わりました。このターンにすることは、もうありません。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-5.4",
        ),
        Beat(
            Phrase("Your own choice", "自分で選ぼう"),
            Phrase(
                "Now you decide who acts. Numbers do not matter for paying. But what you pay scores later, so a 4 "
                "is better than a 2.",
                "だれが行動するかは、あなたが決めます。支払うときに数字は関係ありません。"
                "でも場に残って得点になるので、2より4のほうがお得です。",
            ),
            do=Phrase("Act with any Megido you can pay for.", "支払えるメギドを1枚、行動させましょう。"),
            want=acts(),
            point=megido(zone="waiting"),
            nudge=Phrase("Let one act: the bright ones can be paid.", "行動させましょう。明るいメギドなら支払えます。"),
            rule="F-5.6",
        ),
    ),
    others=(begins("Orobas"), pays("C1 C1 S3"), choice(EndTurn), begins("Astaroth"), choice(EndTurn)),
    free=Phrase(
        "Play on to the end if you like. Click a dark card to read why it cannot be used.",
        "よければ最後まで遊んでみましょう。暗いカードをクリックすると、使えない理由が分かります。",
    ),
    coach="megido/so-47",
)
