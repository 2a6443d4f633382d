"""Lesson 1: photons are collected, a whole area at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.draft import Take
from game.rules.foton.lessons.wanted import areas, megido
from game.rules.foton.positions import drafting
from game.table.lesson import Beat, Lesson, Wanted, cards
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

DECK = """A2 S2 C1  A3 S3 C1  A2 C1 C1  S2 A2 C1
          A2 S2 C1  A2 S3 C1  S4  C2
          C1  A2  E5 A3 S2  A2 S3 C1
          S2  A2 S2 C1  A4 C1 C1  S2"""  # what is dealt to A, B, C, D, one round a line


def take(letter: str) -> Wanted:
    """Take this area."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Take) and "ABCD"[option.area] == letter

    return wanted


def any_area(s: State, option: Step) -> bool:
    return isinstance(option, Take)


def begin(facts: Mapping[str, Any]) -> State:
    return drafting(facts, ("light", "interference"), DECK)


DRAFTING = Lesson(
    "drafting",
    Phrase("The draft", "ドラフト"),
    Phrase(
        "You can collect the photons that you will pay with later.", "あとで使うフォトンを集められるようになります。"
    ),
    3,
    begin,
    (
        Beat(
            Phrase("You lead demons", "悪魔を率いる"),
            Phrase(
                "You and your opponent each lead six demons, called Megido. They act when you pay with photons. "
                "What you pay stays in front of you, and at the end the stronger photons win.",
                "あなたも相手も、「メギド」という6体の悪魔を率います。フォトンを支払うと、メギドが行動します。"
                "支払ったフォトンは場に残り、最後にその強さを比べます。",
            ),
            point=megido(zone="waiting"),
            rule="1",
        ),
        Beat(
            Phrase("These are photons", "これがフォトン"),
            Phrase(
                "These cards are photons. Each has a kind, which is Attack, Skill or Charge, and a number. First "
                "of all you collect them.",
                "このカードがフォトンです。どれにも、アタック・スキル・チャージのどれかの種類と、数字があります。"
                "まずはこれを集めましょう。",
            ),
            point=areas("ABCD"),
            rule="F-2.2",
        ),
        Beat(
            Phrase("Take an area", "エリアを獲得しよう"),
            Phrase(
                "The cards lie in four areas, A to D. You take one area, with all its cards. Large numbers are "
                "strong, and area B has two 3s.",
                "カードはAからDの4つのエリアに並んでいます。1つ選ぶと、そこのカードを全部もらえます。"
                "数字は大きいほど強く、エリアBには3が2枚あります。",
            ),
            do=Phrase("Click area B.", "エリアBをクリックしましょう。"),
            want=take("B"),
            point=areas("B"),
            nudge=Phrase(
                "Area B has the largest numbers. Click it.", "数字が大きいのはエリアBです。クリックしましょう。"
            ),
            rule="F-4.3",
        ),
        Beat(
            Phrase("A new round", "次のラウンド"),
            Phrase(
                "Your opponent took area A. Then the empty areas got three new cards, and the others got one more. "
                "This round your opponent went first, and took D.",
                "相手はエリアAを獲得しました。次に、空のエリアには3枚、ほかのエリアには1枚、カードが足されました。"
                "今度は相手が先で、Dを獲得しました。",
            ),
            point=areas("AB"),
            rule="F-4.5",
        ),
        Beat(
            Phrase("Four are more than three", "3枚より4枚"),
            Phrase(
                "Nobody took area C, so it grew. Now it has four cards, and one of them is a Skill 4. With four "
                "cards you can pay more often.",
                "エリアCは誰も取らなかったので、カードが増えました。今は4枚で、スキル4もあります。4枚あれば、"
                "それだけ多く支払えます。",
            ),
            do=Phrase("Take area C.", "エリアCを獲得しましょう。"),
            want=take("C"),
            point=areas("C"),
            nudge=Phrase("Area C has the most cards. Click it.", "枚数が多いのはエリアCです。クリックしましょう。"),
            rule="F-4.5",
        ),
        Beat(
            Phrase("An event", "イベント"),
            Phrase(
                "The Covenant is an event. You use it once, in your own turn, and it costs nothing. It gives you 2 "
                "victory points, and whoever has most points wins.",
                "「護界憲章」はイベントです。自分のターンに1回だけ、何も支払わずに使えます。これは勝利点2点になり、"
                "勝利点の多い人が勝ちます。",
            ),
            do=Phrase("Take area C with the event.", "イベントのあるエリアCを獲得しましょう。"),
            want=take("C"),
            point=cards("card/event/ev-5"),
            nudge=Phrase("The event lies in area C. Click that area.", "イベントはエリアCです。クリックしましょう。"),
            rule="F-5.11",
        ),
        Beat(
            Phrase("Now you choose", "自分で選ぼう"),
            Phrase(
                "Area A has five cards by now. Area C has an Attack 4. Only you know what you want.",
                "エリアAはもう5枚です。エリアCにはアタック4があります。どれにするかは、あなた次第です。",
            ),
            do=Phrase("Take any area you like.", "好きなエリアを獲得しましょう。"),
            want=any_area,
            nudge=Phrase("Any area with cards will do. Click one.", "カードのあるエリアなら、どれでもかまいません。"),
            rule="F-4.3",
        ),
        Beat(
            Phrase("What comes next", "このあとは"),
            Phrase(
                "The draft has six rounds. Then your cards are shuffled and become your deck. The cards left in "
                "the areas are out of the game.",
                "ドラフトは6ラウンドあります。終わると、あなたのカードはまぜられて山札になります。"
                "エリアに残ったカードはもう使いません。",
            ),
            rule="F-4.6",
        ),
    ),
    others=(take("A"), take("D"), take("B"), take("D")),
    free=Phrase(
        "Play the draft to its end. Then spend your photons!", "ドラフトを最後まで遊んで、フォトンを使ってみましょう！"
    ),
    coach="megido/so-47",
)
