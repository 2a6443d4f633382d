"""Lesson 5: interference, and the counters that keep it away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.lessons.wanted import acts, begins, both, counters_with, lying, megido, pays, picks
from game.rules.foton.positions import Seat, table
from game.rules.foton.turn import EndTurn
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        Seat(
            hand="S3 S2 S2 C2 A2",
            field="C2 C1",
            acted="Shax",
            waiting="Caim Furcas Gamigin Dantalion Ronove Ipos",
            deck="S4 C1 C1 S2 A2 S3 C1 A2 S2 C2 A3 S2",
        ),
        Seat(
            hand="A2 C1 A3 C2 S2 A2",
            field="S3 S2 C1",
            acted="Orias",
            waiting="Uvall Orobas Astaroth Marchosias Naberius",
            deck="C1 A2 S2 C1 A3 C1 S2 A2 C1 S3 A2",
        ),
    )


INTERFERING = Lesson(
    "interfering",
    Phrase("Interference and counters", "妨と対抗"),
    Phrase(
        "You can disturb your opponent, and keep your own photons safe.",
        "相手を妨害し、自分のフォトンを守れるようになります。",
    ),
    5,
    begin,
    (
        Beat(
            Phrase("Interfere", "妨害しよう"),
            Phrase(
                "Ipos has a red line: INTERFERE. Red lines hit your opponent, never you. This one makes your "
                "opponent discard a card.",
                "イポスには赤い文字の【妨】があります。【妨】は対戦相手だけに起こります。イポスは、"
                "相手にカードを1枚捨てさせます。",
            ),
            do=Phrase("Act with Ipos: pay 2 Skill.", "スキル2枚でイポスを行動させましょう。"),
            want=acts("Ipos"),
            point=megido("Ipos"),
            nudge=Phrase("This turn belongs to Ipos. Click it.", "このターンはイポスです。クリックしましょう。"),
            rule="F-5.13",
        ),
        Beat(
            Phrase("Who chooses?", "選ぶのはだれ？"),
            Phrase(
                'The one who is hit chooses the card, unless the text says "you choose". Then the AUTO line of '
                "Ipos drew you a card.",
                "どのカードを捨てるかは、受けた人が選びます。「あなたが選ぶ」と書かれていれば、あなたが選びます。"
                "そのあと、イポスの【自動】で1枚引きました。",
            ),
            point=lying("discard", seat=1),
            rule="F-5.15",
        ),
        Beat(
            Phrase("Now watch out", "相手の番です"),
            Phrase(
                "Your opponent can interfere, too. Have a look at Ronove: it has a blue line, COUNTER.",
                "相手も妨害できます。ロノウェを見てください。青い文字の【対抗】があります。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=both(megido("Ronove"), button(EndTurn)),
            rule="F-5.17",
        ),
        Beat(
            Phrase("Counter!", "対抗しよう！"),
            Phrase(
                "Naberius wants you to discard a photon from your field. Ronove can stop that, because you have "
                "not used it yet. It costs nothing.",
                "ナベリウスの【妨】で、場のフォトンを1枚捨てさせられます。まだ使っていないロノウェなら、防げます。"
                "何も支払いません。",
            ),
            do=Phrase("Click Ronove to counter.", "ロノウェをクリックして対抗しましょう。"),
            want=counters_with("Ronove"),
            point=megido("Ronove"),
            nudge=Phrase(
                "You would lose a photon. Ronove can prevent it.",
                "このままではフォトンを失います。ロノウェで防げます。",
            ),
            rule="F-5.17",
        ),
        Beat(
            Phrase("A promise", "対抗したら"),
            Phrase(
                "You lost nothing. Ronove now lies face up. It cannot counter again, and you must use it before "
                "the game ends.",
                "何も失いませんでした。ロノウェは表向きになりました。もう対抗はできず、"
                "ゲームが終わるまでに必ず使います。",
            ),
            point=megido("Ronove"),
            rule="F-5.22",
        ),
        Beat(
            Phrase("Steal a photon", "フォトンを奪おう"),
            Phrase(
                "Dantalion takes a Skill photon from your opponent's field into your own. It costs 2 Skill and 1 "
                "Charge.",
                "ダンタリオンは、相手の場のスキルを1枚、あなたの場に移します。コストはスキル2枚とチャージ1枚です。",
            ),
            do=Phrase("Act with Dantalion.", "ダンタリオンを行動させましょう。"),
            want=acts("Dantalion"),
            point=megido("Dantalion"),
            nudge=Phrase(
                "Dantalion wins you Skill and weakens your opponent. Click it.",
                "ダンタリオンなら、自分が増えて相手が減ります。クリックしましょう。",
            ),
            rule="F-8.7",
        ),
        Beat(
            Phrase("This time you choose", "今度はあなたが選ぶ"),
            Phrase(
                'The card says "you choose". So take the larger number.',
                "カードに「あなたが選ぶ」とあります。大きい数字をもらいましょう。",
            ),
            do=Phrase("Choose the Skill 3, and confirm.", "スキル3を選び、決定しましょう。"),
            want=picks("S3"),
            point=lying("field", "S3", seat=1),
            nudge=Phrase("The 3 scores more than the 2.", "2より3のほうが得点になります。"),
            rule="F-5.15",
        ),
        Beat(
            Phrase("Once more", "もう一度"),
            Phrase(
                "Your Skill has grown, and your opponent's has shrunk.",
                "あなたのスキルは増え、相手のスキルは減りました。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-5.4",
        ),
        Beat(
            Phrase("No counter left", "もう対抗できない"),
            Phrase(
                "Marchosias wants a Charge photon. Ronove cannot counter twice. Gamigin needs a Skill photon "
                "in hand: you hold none and were not asked.",
                "マルコシアスはチャージを捨てさせます。ロノウェの対抗は1回だけ。ガミジンの代償のスキルは"
                "手札にないので、対抗は聞かれません。",
            ),
            rule="F-5.17",
        ),
        Beat(
            Phrase("You give, you choose", "捨てるカードは自分で"),
            Phrase(
                "You are the target, so you choose what goes.",
                "受けるのはあなたなので、捨てるフォトンはあなたが選びます。",
            ),
            do=Phrase("Choose the smallest number, Charge 1.", "いちばん小さいチャージ1を選びましょう。"),
            want=picks("C1"),
            point=lying("field", "C1"),
            nudge=Phrase("Give the 1 and keep the 2.", "1を捨てて、2を残しましょう。"),
            rule="F-5.15",
        ),
    ),
    others=(
        picks("C1"),
        begins("Naberius"),
        pays("A3 C2 S2"),
        choice(EndTurn),
        begins("Marchosias"),
    ),
    free=Phrase(
        "Your turn again. Remember: Ronove still has to act or rest.",
        "またあなたの番です。ロノウェを忘れずに、行動か休息をさせましょう。",
    ),
    coach="megido/so-27",
)
