"""Lesson 1: the field, who acts first, moving, what standing still costs, the neutral field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.activation import End, Move
from game.rules.medarot.lessons.positions import COACH, table
from game.rules.medarot.lessons.wanted import NOTHING, at, done_with, go, over, robots, stay, walk, ways
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "A:last_sailor@b1",
        "A:purple_collar@a2",
        "A:put_cat@c2",
        "A:kantaros@hand",
        "A:straywolf@hand",
        "A:diststar@hand",
        "B:cyandog@a5",
        "B:banchuu@b4",
        "B:centipade@b5",
        "B:put_cat@hand",
        "B:diststar@hand",
    )


MOVING = Lesson(
    "moving",
    Phrase("Robots on the move", "ロボットを動かす"),
    Phrase(
        "You can move your robots, and you know who acts first.",
        "ロボットを動かせて、だれが先に動くかわかるようになります。",
    ),
    3,
    begin,
    (
        Beat(
            Phrase("The field", "フィールド"),
            Phrase(
                "This field has fifteen cells. The two rows in front of you are yours, the two at the far end "
                "belong to your opponent. The middle row belongs to nobody.",
                "フィールドは15マスです。手前の2列があなた、奥の2列が相手のものです。まん中の列は、"
                "だれのものでもありません。",
            ),
            point=at("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"),
            rule="4.1",
        ),
        Beat(
            Phrase("The fastest goes first", "速いものから"),
            Phrase(
                "The robots are called Medarots. The green number is the speed. Last Sailor has 44, more than "
                "anybody else, so it acts first.",
                "このロボットがメダロットです。緑の数字はスピードです。ラストセーラーは44で一番速いので、"
                "最初に行動します。",
            ),
            point=robots("last_sailor"),
            rule="9",
        ),
        Beat(
            Phrase("One cell", "1マス動く"),
            Phrase(
                "A robot moves one cell, to an empty cell. The pink arrows at its edge show where it may go. "
                "Last Sailor has no arrow forward.",
                "ロボットは、空いたマスへ1マス動きます。ふちのピンクの矢印が、動ける方向です。"
                "ラストセーラーは前には動けません。",
            ),
            do=Phrase("Click a marked cell.", "しるしのついたマスをクリックしましょう。"),
            want=choice(Move),
            point=ways(),
            nudge=Phrase(
                "Move Last Sailor: click a cell that one of its arrows points at.",
                "ラストセーラーの矢印の先のマスをクリックしましょう。",
            ),
            rule="10.1",
        ),
        Beat(
            Phrase("Done for this turn", "これで終わり"),
            Phrase(
                "A robot's go is called its activation. Last Sailor has moved, and there is nobody to attack. "
                "End it, and the next one in the speed order acts.",
                "ロボットに回ってくる番を、行動順といいます。もう移動し、攻撃できる敵もいません。終えると、"
                "次に速いロボットの番です。",
            ),
            do=Phrase("Press the button that ends the activation.", "「行動を終える」ボタンを押しましょう。"),
            want=choice(End),
            point=button(End),
            rule="10",
        ),
        Beat(
            Phrase("Standing still costs", "動かないと損"),
            Phrase(
                "Now it is Purple Collar's go. A robot that does not move costs you 1 medal, and you have 20. "
                "Try it once.",
                "次はスピード40のパープルカーラー。動かないロボットがいると、メダルを1枚払います。今は20枚。"
                "一度ためしてみましょう。",
            ),
            do=Phrase("End at once, without moving.", "動かずに、すぐ終わりましょう。"),
            want=stay,
            point=button(End),
            nudge=Phrase("This once, stay where you are: press the button.", "今回は動かずに、ボタンを押しましょう。"),
            rule="10",
        ),
        Beat(
            Phrase("Medals are your life", "メダルは命"),
            Phrase(
                "Now you have 19 medals. Medals are your life and your money. If you must pay and cannot, you "
                "have lost.",
                "メダルが19枚になりました。メダルは命で、お金でもあります。払わなければならない時に払えないと、"
                "負けです。",
            ),
            rule="6.1",
        ),
        Beat(
            Phrase("Into the middle", "まん中へ"),
            Phrase(
                "Put-Cat may go forward. The middle row is open to both sides, and each robot standing there at "
                "the end of the turn earns 1 medal. The far rows are closed to you.",
                "プットキャットは前に進めます。まん中の列にはどちらも入れて、ターンの終わりにそこにいれば、"
                "1体につきメダル1枚をもらえます。奥の列には入れません。",
            ),
            do=Phrase("Move Put-Cat to c3, then end.", "プットキャットをc3へ動かし、終えましょう。"),
            want=go("c3"),
            point=ways("c3"),
            until=done_with("put_cat"),
            nudge=Phrase("c3 is the cell straight ahead of Put-Cat.", "c3は、プットキャットのすぐ前のマスです。"),
            rule="8.3",
        ),
        Beat(
            Phrase("The turn is over", "ターンの終わり"),
            Phrase(
                "The slower robots of your opponent have moved too. Put-Cat earned you 1 medal, so you have 20 "
                "again. Then a new turn began, and both sides drew a card.",
                "相手の遅いロボットも動きました。プットキャットのおかげで1枚増え、メダルは20枚です。"
                "そして新しいターンが始まり、2人ともカードを1枚引きました。",
            ),
            point=robots("put_cat"),
            rule="8.3",
        ),
    ),
    others=(
        walk("cyandog", "a4"),
        over("cyandog"),
        walk("banchuu", "c4"),
        over("banchuu"),
        walk("centipade", "a5"),
        over("centipade"),
        NOTHING,
    ),
    free=Phrase("Move on as you like. Try every arrow!", "あとは自由に動かしてみましょう。いろいろな矢印をためして！"),
    coach=COACH,
)
