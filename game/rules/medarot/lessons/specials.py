"""Lesson 3: specials, lasting and at once; what lies sideways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.lessons.positions import COACH, named, table
from game.rules.medarot.lessons.wanted import (
    NOTHING,
    done_with,
    go,
    over,
    robots,
    special_and_ways,
    start_and_go,
    strike,
    walk,
    ways,
)
from game.rules.medarot.using import Aim
from game.table.lesson import Beat, Lesson
from game.table.state import State
from game.table.step import Step
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "A:littledeer@a1",
        "A:bravenurse@c1",
        "A:purple_collar@b2",
        "A:banchuu@hand",
        "A:straywolf@hand",
        "A:diststar@hand",
        "B:kantaros@b4",
        "B:cyandog@c5",
        "B:centipade@a5",
    )


def on_purple(s: State, option: Step) -> bool:
    """The special falls on Purple Collar."""
    return isinstance(option, Aim) and named(s, option.piece) == "purple_collar"


SPECIALS = Lesson(
    "specials",
    Phrase("Specials", "特殊"),
    Phrase("You can use the robots that do not attack.", "攻撃しないロボットを使えるようになります。"),
    3,
    begin,
    (
        Beat(
            Phrase("A yellow part", "黄色いパーツ"),
            Phrase(
                "Red parts shoot, light blue parts strike, yellow parts are specials. Littledeer is a special: "
                "it never attacks. It helps the others.",
                "赤いパーツは射撃、水色は格闘、黄色は特殊です。リトルディアは特殊タイプ。攻撃はせず、味方を助けます。",
            ),
            point=robots("littledeer"),
            rule="2.1",
        ),
        Beat(
            Phrase("Too thick to shoot", "装甲が厚い"),
            Phrase(
                "Kantaros has armour 50. Purple Collar's power is 30, too little. Littledeer's special is "
                "called Focus: it gives one robot 20 more power.",
                "カンタロスの装甲は50。パープルカーラーの威力は30で足りません。"
                "リトルディアの特殊「しゅうちゅう」は、味方1体の威力を20上げます。",
            ),
            do=Phrase("Use Focus on Purple Collar.", "「しゅうちゅう」をパープルカーラーに使いましょう。"),
            want=on_purple,
            point=robots("kantaros", "purple_collar"),
            nudge=Phrase(
                "Press the button of Focus, then click Purple Collar.",
                "ボタンを押してから、パープルカーラーをクリック。",
            ),
            rule="13.1",
        ),
        Beat(
            Phrase("Sideways", "ヨコ向き"),
            Phrase(
                "Both cards lie sideways now. That is the mark of a special that is at work. Purple Collar's "
                "power says 50.",
                "2枚のカードがヨコになりました。特殊が続いているしるしです。パープルカーラーの威力は50になりました。",
            ),
            point=robots("littledeer", "purple_collar"),
            rule="13.1",
        ),
        Beat(
            Phrase("Specials move too", "特殊も動く"),
            Phrase(
                "Littledeer has used its special instead of an attack. Like every robot, it should still move.",
                "特殊を使うと、攻撃のかわりになります。リトルディアも、動くのを忘れずに。",
            ),
            do=Phrase("Move Littledeer, then end.", "リトルディアを動かし、終えましょう。"),
            want=go(),
            point=ways(),
            until=done_with("littledeer"),
            rule="10",
        ),
        Beat(
            Phrase("At once", "その場で効く"),
            Phrase(
                "Some specials work once and are over. Bravenurse's Repair gives you 2 medals. Nothing lies "
                "sideways after it.",
                "一度きりの特殊もあります。ブレイブナースの「リペア」は、メダルを2枚ふやします。"
                "カードはヨコになりません。",
            ),
            do=Phrase("Use Repair, then move and end.", "「リペア」を使い、動いて、終えましょう。"),
            want=start_and_go(),
            point=special_and_ways(),
            until=done_with("bravenurse"),
            rule="13.1",
        ),
        Beat(
            Phrase("Now it is enough", "これで足りる"),
            Phrase(
                "Purple Collar's turn. It has power 50 now, and Kantaros has armour 50.",
                "パープルカーラーの番です。威力は50、カンタロスの装甲も50です。",
            ),
            do=Phrase("Click Kantaros twice.", "カンタロスを2回クリックしましょう。"),
            want=strike("kantaros"),
            point=robots("kantaros"),
            rule="12.3",
        ),
        Beat(
            Phrase("Away from there", "そこから動こう"),
            Phrase(
                "Kantaros cost your opponent 3 medals. Without Focus the shot would have been too weak.",
                "相手はメダルを3枚払いました。「しゅうちゅう」がなければ、足りないところでした。",
            ),
            do=Phrase("Move Purple Collar, then end.", "パープルカーラーを動かし、終えましょう。"),
            want=go(),
            point=ways(),
            until=done_with("purple_collar"),
            rule="10",
        ),
        Beat(
            Phrase("How long it lasts", "いつまで続く？"),
            Phrase(
                "A new turn. Focus is still at work: it ends when Littledeer's next go comes. Then you may "
                "start it again, on anybody you like.",
                "新しいターンです。「しゅうちゅう」はまだ続いています。リトルディアに次の番が来ると終わり、"
                "また好きな味方に使えます。",
            ),
            point=robots("littledeer"),
            rule="13.2",
        ),
    ),
    others=(NOTHING, walk("cyandog", "c4"), over("cyandog"), walk("centipade", "b5"), over("centipade"), NOTHING),
    free=Phrase("Play on. Whom will Littledeer help next?", "自由に続けましょう。リトルディアは次にだれを助ける？"),
    coach=COACH,
)
