"""Lesson 2: shooting, melee, power against armour, what a destruction costs, attacks to the side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.lessons.positions import COACH, table
from game.rules.medarot.lessons.wanted import (
    NOTHING,
    at,
    done_with,
    go,
    robots,
    strike,
    strike_and_end,
    target_and_end,
    walk,
    ways,
)
from game.rules.medarot.places import trash
from game.table.lesson import Beat, Lesson
from game.table.state import State
from game.table.step import Spot
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "A:fly_falcon@a2",
        "A:put_cat@a3",
        "A:rokusho@c2",
        "A:kantaros@hand",
        "A:straywolf@hand",
        "A:diststar@hand",
        "B:purple_collar@a4",
        "B:diststar@b3",
        "B:cyandog@c4",
    )


ATTACKING = Lesson(
    "attacking",
    Phrase("Shoot and strike", "射撃と格闘"),
    Phrase("You can attack with shooters and with melee robots.", "射撃と格闘のロボットで攻撃できるようになります。"),
    4,
    begin,
    (
        Beat(
            Phrase("Power and armour", "威力と装甲"),
            Phrase(
                "The red number is the power, the blue one is the armour. Fly-Falcon has power 30. If the power "
                "is at least the armour, the attack destroys.",
                "赤い数字は威力、青い数字は装甲です。フライファルコンの威力は30。威力が装甲以上なら、"
                "相手を破壊します。",
            ),
            point=robots("fly_falcon"),
            rule="12.3",
        ),
        Beat(
            Phrase("Shooting", "射撃"),
            Phrase(
                "A shooter hits what stands exactly two cells straight ahead. It shoots over your own Put-Cat. "
                "Purple Collar has armour 20: your 30 is enough.",
                "射撃は、正面のちょうど2マス先に当たります。味方のプットキャットも飛びこえます。"
                "パープルカーラーの装甲は20なので、30あれば破壊できます。",
            ),
            do=Phrase("Click Purple Collar, then click it again.", "パープルカーラーを2回クリックしましょう。"),
            want=strike("purple_collar"),
            point=robots("purple_collar"),
            nudge=Phrase(
                "Shoot Purple Collar first: it stands two cells ahead.",
                "先に、2マス先のパープルカーラーを撃ちましょう。",
            ),
            rule="12.1",
        ),
        Beat(
            Phrase("What it costs", "破壊されると"),
            Phrase(
                "Purple Collar is destroyed. Its owner pays its cost, the number in the corner of the card. "
                "Here that is 2 medals.",
                "パープルカーラーを破壊しました。持ち主は、カードのすみに書かれたコストを払います。"
                "今回はメダル2枚です。",
            ),
            point=lambda s: [Spot(trash(1))],
            rule="14.1",
        ),
        Beat(
            Phrase("Attack and move", "攻撃も移動も"),
            Phrase(
                "In one go a robot may attack and move, in any order. Fly-Falcon has only attacked so far. Move "
                "away, so that you pay nothing.",
                "ロボットは1回の番で、攻撃と移動の両方ができます。順番は自由です。"
                "フライファルコンはまだ動いていません。動けば、メダルを払わずにすみます。",
            ),
            do=Phrase("Move Fly-Falcon back to a1, then end.", "フライファルコンをa1へ動かし、終えましょう。"),
            want=go("a1"),
            point=ways("a1"),
            until=done_with("fly_falcon"),
            rule="10",
        ),
        Beat(
            Phrase("Come closer", "近づこう"),
            Phrase(
                "Rokusho is a melee robot: it hits the cell right in front of it. From here it could reach two "
                "cells for 1 medal. Moving closer costs nothing.",
                "ロクショウは格闘タイプで、すぐ前のマスを攻撃します。ここからでも、"
                "メダル1枚で2マス先にとどきます。近づけば無料です。",
            ),
            do=Phrase("Move Rokusho to c3.", "ロクショウをc3へ動かしましょう。"),
            want=walk("rokusho", "c3"),
            point=at("c3"),
            nudge=Phrase("Save the medal: move to c3 first.", "メダルを節約しましょう。まずc3へ。"),
            rule="12.1",
        ),
        Beat(
            Phrase("Strike", "格闘"),
            Phrase(
                "Now Cyandog stands right in front of Rokusho. Power 30 meets armour 30. Equal is enough.",
                "シアンドッグが、ロクショウのすぐ前にいます。威力30と装甲30。同じ数でも破壊できます。",
            ),
            do=Phrase("Click Cyandog twice, then end.", "シアンドッグを2回クリックし、終えましょう。"),
            want=strike_and_end("cyandog"),
            point=target_and_end("cyandog"),
            until=done_with("rokusho"),
            rule="12.3",
        ),
        Beat(
            Phrase("To the side", "ヨコに攻撃"),
            Phrase(
                "Put-Cat stands in the middle row. From there a robot can also attack to its left and right, "
                "for free. Diststar's armour is 20, and so is Put-Cat's power.",
                "プットキャットはまん中の列にいます。ここからは、左右のマスも無料で攻撃できます。"
                "ディストスターの装甲は20、プットキャットの威力も20です。",
            ),
            do=Phrase("Click Diststar twice.", "ディストスターを2回クリックしましょう。"),
            want=strike("diststar"),
            point=at("b3"),
            rule="12.1",
        ),
        Beat(
            Phrase("Do not stand still", "動くのを忘れずに"),
            Phrase(
                "Put-Cat has attacked, but it has not moved. You know what that would cost.",
                "プットキャットは攻撃しましたが、まだ動いていません。このままだと、どうなるでしょう。",
            ),
            do=Phrase("Move Put-Cat where you like, then end.", "プットキャットを好きなところへ動かし、終えましょう。"),
            want=go(),
            point=ways(),
            until=done_with("put_cat"),
            nudge=Phrase("Move first: standing still costs 1 medal.", "先に動きましょう。動かないとメダル1枚です。"),
            rule="10",
        ),
        Beat(
            Phrase("A clean field", "全部破壊"),
            Phrase(
                "Your opponent lost three robots and paid 2, 1 and 2 medals. Each robot of yours in the middle "
                "row has earned you a medal. Well done!",
                "相手は3体を失い、2枚、1枚、2枚のメダルを払いました。まん中の列にいる味方は、"
                "1体につきメダルを1枚くれました。おみごと！",
            ),
            rule="8.3",
        ),
    ),
    others=(NOTHING, NOTHING, NOTHING, NOTHING),
    free=Phrase(
        "New enemies will come. Who stands two cells ahead of a shooter of yours?",
        "新しい敵が来ます。射撃の2マス先にいるのはだれでしょう？",
    ),
    coach=COACH,
)
