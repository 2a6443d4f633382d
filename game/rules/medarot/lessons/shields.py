"""Lesson 7: barrier, guard and trap, the specials that wait for an attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.defence import Barrier, Guard, SpringTrap
from game.rules.medarot.lessons.positions import COACH, table
from game.rules.medarot.lessons.wanted import (
    NOTHING,
    done_with,
    held,
    over,
    robots,
    shot,
    special_and_ways,
    start_and_go,
)
from game.rules.medarot.places import hand
from game.rules.medarot.trashing import TrashCard
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State
from game.table.step import Spot
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "A:meda_saturn@b2",
        "A:axolotl@b1",
        "A:not_touch@c2",
        "A:metabee@hand",
        "A:purple_collar@hand",
        "A:kantaros@hand",
        "A:straywolf@hand",
        "A:diststar@hand",
        "B:rokusho@b3",
        "B:put_cat@b4",
        "B:diststar@a4",
    )


SHIELDS = Lesson(
    "shields",
    Phrase("Barrier, guard, trap", "バリア、ガード、トラップ"),
    Phrase("You can protect your robots with specials.", "特殊でロボットを守れるようになります。"),
    5,
    begin,
    (
        Beat(
            Phrase("They wait", "待ちうける特殊"),
            Phrase(
                "All three of yours are specials that wait for an attack. Start them now. When the attack "
                "comes, you say whether you use them.",
                "味方の3体は、攻撃を待ちうける特殊です。今のうちに始めておき、攻撃が来たら、使うかどうか決めます。",
            ),
            point=robots("meda_saturn", "axolotl", "not_touch"),
            rule="13.3",
        ),
        Beat(
            Phrase("A barrier", "バリア"),
            Phrase(
                "Meda-Saturn's barrier stops one shooting attack of power 40 or less.",
                "メダサターンのバリアは、威力40以下の射撃を1回止めます。",
            ),
            do=Phrase("Use Shot Barrier, move to a2, end.", "「射撃バリア」を使い、a2へ動いて、終えましょう。"),
            want=start_and_go("a2"),
            point=special_and_ways("a2"),
            until=done_with("meda_saturn"),
            rule="13.3",
        ),
        Beat(
            Phrase("A guard", "ガード"),
            Phrase(
                "Axolotl has armour 70. It can take an attack that is meant for a robot in the eight cells around it.",
                "アホロートルの装甲は70。まわり8マスの味方への攻撃を、かわりに受けられます。",
            ),
            do=Phrase("Use Guard, move to c1, end.", "「ガード」を使い、c1へ動いて、終えましょう。"),
            want=start_and_go("c1"),
            point=special_and_ways("c1"),
            until=done_with("axolotl"),
            rule="13.3",
        ),
        Beat(
            Phrase("A trap", "トラップ"),
            Phrase(
                "Not-Touch lays a trap for melee robots. It destroys an attacker with armour 30 or less.",
                "ノットタッチは、格闘へのトラップをしかけます。装甲30以下の攻撃者を破壊します。",
            ),
            do=Phrase("Use Melee Trap, move to b2, end.", "「格闘トラップ」を使い、b2へ動いて、終えましょう。"),
            want=start_and_go("b2"),
            point=special_and_ways("b2"),
            until=done_with("not_touch"),
            rule="13.3",
        ),
        Beat(
            Phrase("Snap!", "かかった！"),
            Phrase(
                "Rokusho strikes at Not-Touch. It is a melee robot, and its armour is 30. The trap is strong enough.",
                "ロクショウがノットタッチを攻撃してきました。格闘タイプで、装甲は30。トラップがききます。",
            ),
            do=Phrase("Spring the trap: click Not-Touch.", "ノットタッチをクリックして、トラップを使いましょう。"),
            want=choice(SpringTrap),
            point=robots("not_touch"),
            nudge=Phrase(
                "The trap destroys Rokusho: click Not-Touch.", "トラップなら破壊できます。ノットタッチをクリック。"
            ),
            rule="13.3",
        ),
        Beat(
            Phrase("Take it for me", "かわりに受ける"),
            Phrase(
                "Rokusho is destroyed and the trap is used up. Now Put-Cat attacks from two cells away, with "
                "power 20. Not-Touch has armour 20, Axolotl 70.",
                "ロクショウを破壊し、トラップは終わりました。次はプットキャットが2マス先から威力20で攻撃。"
                "ノットタッチの装甲は20、アホロートルは70です。",
            ),
            do=Phrase("Let Axolotl take it: click Axolotl.", "アホロートルをクリックして、受けさせましょう。"),
            want=choice(Guard),
            point=robots("axolotl"),
            rule="13.3",
        ),
        Beat(
            Phrase("Two cards instead", "手札2枚ですんだ"),
            Phrase(
                "Against armour 70 it is only a weak attack. Two cards are gone, but no robot.",
                "装甲70には弱攻撃です。手札は2枚減りますが、ロボットは無事です。",
            ),
            do=Phrase("Click two cards to throw away.", "捨てるカードを2枚クリックしましょう。"),
            want=choice(TrashCard),
            point=lambda s: [Spot(hand(0))],
            until=held(3),
            rule="12.3",
        ),
        Beat(
            Phrase("Stopped", "止めた！"),
            Phrase(
                "Diststar shoots at Meda-Saturn with power 40. The barrier stops 40 or less.",
                "ディストスターが、威力40でメダサターンを撃ってきました。バリアは40以下を止めます。",
            ),
            do=Phrase("Use the barrier: click Meda-Saturn.", "メダサターンをクリックして、バリアを使いましょう。"),
            want=choice(Barrier),
            point=robots("meda_saturn"),
            rule="13.3",
        ),
        Beat(
            Phrase("Used up", "使いきり"),
            Phrase(
                "Trap and barrier worked once and are over, so those cards are upright. The guard goes on until "
                "Axolotl's next go. Every card says how often it works.",
                "トラップとバリアは1回で終わり、タテにもどりました。ガードは、"
                "アホロートルの次の番まで続きます。何回使えるかは、カードに書かれています。",
            ),
            point=robots("axolotl"),
            rule="13.2",
        ),
    ),
    others=(shot("rokusho"), NOTHING, shot("put_cat"), over("put_cat"), shot("diststar"), over("diststar"), NOTHING),
    free=Phrase("Start your specials again, and hold the line!", "もう一度特殊を始めて、守りぬきましょう！"),
    coach=COACH,
)
