"""Lesson 6: attacks that are too weak for the armour, and what they do to the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.lessons.positions import COACH, table
from game.rules.medarot.lessons.wanted import NOTHING, done_with, go, held, over, robots, shot, strike, walk, ways
from game.rules.medarot.places import hand
from game.rules.medarot.trashing import TrashCard
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State
from game.table.step import Spot
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "A:fly_falcon@b1",
        "A:rokusho@b2",
        "A:rickturtle@c2",
        "A:metabee@hand",
        "A:purple_collar@hand",
        "A:put_cat@hand",
        "A:kantaros@hand",
        "A:cyandog@hand",
        "A:last_sailor@hand",
        "B:grade_kabuki@b3",
        "B:diststar@c4",
        "B:centipade@a5",
        "B:put_cat@hand*2",
        "B:cyandog@hand",
        "B:banchuu@hand",
        "B:head_locust@hand",
    )


WEAK_ATTACKS = Lesson(
    "weak",
    Phrase("Weak attacks", "弱攻撃"),
    Phrase("You can destroy robots whose armour is too thick.", "装甲の厚いロボットも破壊できるようになります。"),
    4,
    begin,
    (
        Beat(
            Phrase("Too thick", "かたい敵"),
            Phrase(
                "Grade Kabuki has armour 60. None of your robots has that much power. Attack it all the same!",
                "グレードカブキの装甲は60。そんな威力のロボットはいません。それでも攻撃しましょう！",
            ),
            point=robots("grade_kabuki"),
            rule="12.3",
        ),
        Beat(
            Phrase("A weak attack", "弱攻撃"),
            Phrase(
                "If the power is below the armour, the attack is weak. Then the other side throws away one card "
                "from hand for every 10 of power. Fly-Falcon has 30.",
                "威力が装甲より小さい攻撃は、弱攻撃です。相手は、威力10につき1枚、手札を捨てます。"
                "フライファルコンの威力は30です。",
            ),
            do=Phrase("Click Grade Kabuki twice.", "グレードカブキを2回クリックしましょう。"),
            want=strike("grade_kabuki"),
            point=robots("grade_kabuki"),
            rule="12.3",
        ),
        Beat(
            Phrase("Three cards gone", "手札3枚"),
            Phrase(
                "Your opponent had five cards and threw away three. Two are left. Now move Fly-Falcon, as always.",
                "相手は5枚のうち3枚を捨て、残りは2枚です。さあ、いつものようにフライファルコンを動かしましょう。",
            ),
            do=Phrase("Move Fly-Falcon to a2, then end.", "フライファルコンをa2へ動かし、終えましょう。"),
            want=go("a2"),
            point=ways("a2"),
            until=done_with("fly_falcon"),
            rule="12.3",
        ),
        Beat(
            Phrase("The last cards", "最後の手札"),
            Phrase(
                "Rokusho strikes with power 30: three cards again, but only two are left. A robot whose owner "
                "has no hand left after a weak attack is destroyed.",
                "ロクショウの威力も30。また3枚ですが、相手の手札は2枚だけ。弱攻撃で手札がなくなると、"
                "そのロボットは破壊されます。",
            ),
            do=Phrase("Click Grade Kabuki twice.", "グレードカブキを2回クリックしましょう。"),
            want=strike("grade_kabuki"),
            point=robots("grade_kabuki"),
            rule="12.3",
        ),
        Beat(
            Phrase("A cheap loss", "弱破壊"),
            Phrase(
                "Grade Kabuki is gone. This is called weak destruction. It costs only 1 medal, not the 3 on the card.",
                "グレードカブキを破壊しました。これを弱破壊といいます。相手が払うのは、カードの3枚ではなく、"
                "1枚だけです。",
            ),
            do=Phrase("Move Rokusho, then end.", "ロクショウを動かし、終えましょう。"),
            want=go(),
            point=ways(),
            until=done_with("rokusho"),
            rule="12.3",
        ),
        Beat(
            Phrase("Now you", "今度はあなた"),
            Phrase(
                "Diststar hit Rickturtle with power 40. Your armour of 70 holds, but you throw away four cards. "
                "You choose which.",
                "ディストスターが威力40でリックタートルを攻撃しました。装甲70でたえましたが、"
                "手札を4枚捨てます。どれを捨てるかは自由です。",
            ),
            do=Phrase("Click the four cards that you need least.", "いらないカードを4枚クリックしましょう。"),
            want=choice(TrashCard),
            point=lambda s: [Spot(hand(0))],
            until=held(2),
            rule="12.3",
        ),
        Beat(
            Phrase("Your hand is a shield", "手札は盾"),
            Phrase(
                "Two cards are left, and so Rickturtle lives. Keep cards in hand if your armour is thick. Cards "
                "in your stock are never thrown away like this.",
                "手札が2枚残ったので、リックタートルは無事です。装甲の厚いロボットがいる時は、"
                "手札を残しましょう。ストックのカードは捨てられません。",
            ),
            point=robots("rickturtle"),
            rule="12.3",
        ),
    ),
    others=(
        choice(TrashCard),
        choice(TrashCard),
        choice(TrashCard),
        NOTHING,
        shot("diststar"),
        over("diststar"),
        walk("centipade", "b5"),
        over("centipade"),
    ),
    free=Phrase("Go on. Your opponent has no cards in hand!", "続けましょう。相手の手札はもうありません！"),
    coach=COACH,
)
