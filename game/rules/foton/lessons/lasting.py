"""Lesson 4: automatic effects, and extra photons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.effect_choices import OfKind
from game.rules.foton.lessons.wanted import acts, begins, both, lying, megido, rests, uses
from game.rules.foton.positions import Seat, table
from game.rules.foton.turn import EndTurn
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.table.step import Step
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        Seat(
            hand="A3 A2 S2 C1 C1 C2",
            field="S2 C1 A2",
            acted="Focalor",
            waiting="Gremory Uvall Crocell Vepar Valefor",
            deck="A2 E8  S3 A4  C1 S2 C1 A2 S2 C1 A4 S2",
        ),
        Seat(
            hand="A2 C1 S2 A2",
            field="S4 S2 C1",
            acted="Orias",
            waiting="Astaroth Andras Raum Andrealphus Orobas",
            deck="C1 S3 A2 C1 S2 A2 C1 A3 S2 C1",
        ),
    )


def skill(s: State, option: Step) -> bool:
    return isinstance(option, OfKind) and option.kind == "skill"


LASTING = Lesson(
    "lasting",
    Phrase("Automatic effects and extra photons", "自動とエクストラフォトン"),
    Phrase(
        "You can let effects work by themselves, and earn extra photons.",
        "自動の効果をはたらかせ、エクストラフォトンを得られるようになります。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("An effect that stays", "ずっと続く効果"),
            Phrase(
                "Valefor has a line marked AUTO. It gives you 1 point each time another Rush Megido of yours acts. "
                "First Valefor itself has to act.",
                "ウァレフォルには【自動】があります。他のラッシュのメギドが行動するたび、1点です。"
                "まずウァレフォルを行動させます。",
            ),
            do=Phrase("Act with Valefor: pay 2 Attack.", "アタック2枚でウァレフォルを行動させましょう。"),
            want=acts("Valefor"),
            point=megido("Valefor"),
            nudge=Phrase(
                "Valefor comes first, so that it can watch the others.",
                "まずはウァレフォル。先に置けば、ほかのメギドで点が入ります。",
            ),
            rule="F-5.30",
        ),
        Beat(
            Phrase("It works by itself", "ひとりでにはたらく"),
            Phrase(
                "Valefor lies face up in your acted area. From now on its effect works by itself.",
                "ウァレフォルは行動済エリアで表向きです。これからは、ひとりでに効果がはたらきます。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-5.30",
        ),
        Beat(
            Phrase("A Rush Megido", "ラッシュのメギド"),
            Phrase(
                "The triangle on Vepar means Rush. Pay 1 Attack and 1 photon of any kind.",
                "ウェパルの三角の印がラッシュです。アタック1枚と、どれでも1枚を支払います。",
            ),
            do=Phrase("Act with Vepar.", "ウェパルを行動させましょう。"),
            want=acts("Vepar"),
            point=megido("Vepar"),
            nudge=Phrase(
                "You want a Rush Megido with a triangle now: Vepar.",
                "三角の印（ラッシュ）のメギド、ウェパルを選びましょう。",
            ),
            rule="F-2.2",
        ),
        Beat(
            Phrase("Two presents", "2つのごほうび"),
            Phrase(
                "Vepar gave you an extra photon: an Attack 3 from the middle of the table. When Vepar was done, "
                "Valefor gave you 1 point.",
                "ウェパルの効果で、エクストラフォトンのアタック3をもらいました。ウェパルの効果が終わると、"
                "ウァレフォルの自動で1点入りました。",
            ),
            point=both(lying("hand", "A3x"), megido("Valefor")),
            rule="F-8.6",
        ),
        Beat(
            Phrase("One more from an event", "イベントでもう1枚"),
            Phrase(
                "Gate Opening puts an extra photon straight into your field. You may choose Attack or Skill.",
                "イベント「ゲート開通」は、エクストラフォトンを場に出します。アタックかスキルを選べます。",
            ),
            do=Phrase("Use Gate Opening.", "ゲート開通を使いましょう。"),
            want=uses("E8"),
            point=lying("hand", "E8"),
            nudge=Phrase("Use the event first. It costs nothing.", "先にイベントを使いましょう。何も支払いません。"),
            rule="F-8.6",
        ),
        Beat(
            Phrase("Attack or Skill?", "アタックか、スキルか"),
            Phrase(
                "In Attack you are ahead already. In Skill you are behind, so 3 more help you there.",
                "アタックはもう勝っています。足りないのはスキルです。",
            ),
            do=Phrase("Choose Skill.", "スキルを選びましょう。"),
            want=skill,
            nudge=Phrase(
                "You lead in Attack. Three more in Skill are worth more.",
                "アタックは勝っています。スキルに3を足すほうが得です。",
            ),
            rule="F-8.6",
        ),
        Beat(
            Phrase("Pass it on", "相手の番"),
            Phrase(
                "Extra photons pay and score like any other.",
                "エクストラフォトンも、ほかと同じように支払いと得点に使えます。",
            ),
            do=Phrase("End your turn.", "ターンを終了しましょう。"),
            want=choice(EndTurn),
            point=button(EndTurn),
            rule="F-8.6",
        ),
        Beat(
            Phrase("Count them", "数えて得点"),
            Phrase(
                "Crocell gives 2 points, and 1 more for each extra photon in your field. You have one there.",
                "クロケルは2点、さらに場のエクストラフォトン1枚につき1点です。あなたの場には1枚あります。",
            ),
            do=Phrase("Act with Crocell.", "クロケルを行動させましょう。"),
            want=acts("Crocell"),
            point=megido("Crocell"),
            nudge=Phrase(
                "Crocell turns extra photons into points. Click it.",
                "エクストラフォトンを点にするのはクロケルです。クリックしましょう。",
            ),
            rule="F-5.8",
        ),
    ),
    others=(begins("Astaroth"), choice(EndTurn), rests("Andras"), choice(EndTurn)),
    free=Phrase(
        "Uvall is a Rush Megido, too. Will Valefor bring you another point?",
        "ウヴァルもラッシュです。ウァレフォルの自動で、もう1点取れるでしょうか？",
    ),
    coach="megido/so-06",
)
