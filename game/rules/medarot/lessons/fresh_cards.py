"""Lesson 4: the start of a turn, refilling the field, swapping, drawing after a loss, the hand limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.lessons.positions import COACH, begun
from game.rules.medarot.lessons.wanted import NOTHING, draw, over, put, shot, swap_for, throw, walk
from game.rules.medarot.turn import Turn
from game.table.lesson import Beat, Lesson
from game.table.state import State
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    s = begun(
        facts,
        (
            "A:last_sailor@a2",
            "A:put_cat@c2",
            "A:kantaros@hand",
            "A:straywolf@hand",
            "A:banchuu@hand",
            "A:dorcus@hand",
            "B:purple_collar@c4",
            "B:cyandog@b5",
            "B:centipade@a5",
        ),
        (20, 20),
    )
    s.turn, s.first = 1, 1
    s.then(Turn(2))
    return s


FRESH_CARDS = Lesson(
    "cards",
    Phrase("Fresh cards", "新しいカード"),
    Phrase(
        "You can draw cards and bring new robots to the field.", "カードを引き、新しいロボットを出せるようになります。"
    ),
    4,
    begin,
    (
        Beat(
            Phrase("A turn begins", "ターンの始まり"),
            Phrase(
                "At the start of a turn both sides draw one card. If your deck is empty then, you have lost. So "
                "take care of your cards.",
                "ターンの始めに、2人ともカードを1枚引きます。この時デッキが空なら負けです。"
                "カードもだいじにしましょう。",
            ),
            rule="8.1",
        ),
        Beat(
            Phrase("Three for a medal", "メダル1枚で3枚"),
            Phrase(
                "Once a turn you may pay 1 medal and draw up to three more cards. Three cost no more than one.",
                "1ターンに1回、メダル1枚を払って、さらに3枚まで引けます。1枚でも3枚でも、払うメダルは同じです。",
            ),
            do=Phrase("Pay 1 medal and draw three cards.", "メダル1枚を払って3枚引きましょう。"),
            want=draw(3),
            nudge=Phrase("Take the button for three cards.", "3枚引くボタンを選びましょう。"),
            rule="8.1",
        ),
        Beat(
            Phrase("An empty place", "あいた場所"),
            Phrase(
                "You have two robots on the field, and there is room for three. The third comes from your hand, "
                "face down, onto your own rows. Bringing it in is free.",
                "フィールドのロボットは2体。3体まで出せます。3体目は手札から、自分の列にウラ向きで置きます。"
                "出すのは無料です。",
            ),
            do=Phrase("Click Straywolf, then an empty cell.", "ストレイウォルフと、空いたマスをクリックしましょう。"),
            want=put("straywolf"),
            rule="14.2",
        ),
        Beat(
            Phrase("Swap", "交代"),
            Phrase(
                "When it is a robot's go, you may swap it for one from your hand, before anything else. It is "
                "free and no loss. The new robot lies face down and waits for the next turn.",
                "番が来たロボットは、まず手札のものと交代できます。無料で、破壊にもなりません。"
                "新しいロボットはウラ向きで、次のターンを待ちます。",
            ),
            do=Phrase(
                "Swap Last Sailor: click Dorcus twice.", "ドークスを2回クリックし、ラストセーラーと交代しましょう。"
            ),
            want=swap_for("dorcus"),
            nudge=Phrase(
                "Dorcus is much stronger than Last Sailor: click Dorcus in your hand.",
                "ドークスのほうがずっと強いですよ。手札のドークスをクリック。",
            ),
            rule="10.3",
        ),
        Beat(
            Phrase("A loss", "破壊された"),
            Phrase(
                "Purple Collar shot Put-Cat. You paid 1 medal, its cost. After a loss you may draw up to three "
                "cards for free.",
                "パープルカーラーがプットキャットを撃ちました。コストのメダル1枚を払いました。破壊された後は、"
                "無料で3枚まで引けます。",
            ),
            do=Phrase("Draw three cards.", "3枚引きましょう。"),
            want=draw(3),
            rule="14.1",
        ),
        Beat(
            Phrase("Fill the gap", "補充しよう"),
            Phrase(
                "A place is empty again, and you must fill it. Nobody can attack a robot that lies face down.",
                "また場所があいたので、補充します。ウラ向きのロボットは、だれにも攻撃されません。",
            ),
            do=Phrase("Click Banchuu, then an empty cell.", "バンチューと、空いたマスをクリックしましょう。"),
            want=put("banchuu"),
            rule="14.2",
        ),
        Beat(
            Phrase("Seven cards", "手札は7枚まで"),
            Phrase(
                "You hold eight cards, one too many. With more than seven you must throw some away. Put-Cat is "
                "the weakest of them.",
                "手札が8枚あります。7枚をこえたら、捨てなければなりません。いちばん弱いのはプットキャットです。",
            ),
            do=Phrase("Click Put-Cat to throw it away.", "プットキャットをクリックして捨てましょう。"),
            want=throw("put_cat"),
            rule="14.3",
        ),
        Beat(
            Phrase("Face up again", "オモテになる"),
            Phrase(
                "A new turn has begun, and your three new robots were turned up. Now they can act.",
                "新しいターンが始まり、置いた3体がオモテになりました。これで行動できます。",
            ),
            rule="8.1",
        ),
    ),
    others=(
        NOTHING,
        shot("purple_collar"),
        walk("purple_collar", "b4"),
        over("purple_collar"),
        walk("cyandog", "c5"),
        over("cyandog"),
        walk("centipade", "b5"),
        over("centipade"),
        NOTHING,
    ),
    free=Phrase("Lead your new team. Destroy a robot if you can!", "新しいチームで戦いましょう。敵を破壊できるかな？"),
    coach=COACH,
)
