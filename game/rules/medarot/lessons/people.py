"""Lesson 5: Medarotters - the master, the stock, Action, Defence and Trigger effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.medarot.lessons.positions import COACH, table
from game.rules.medarot.lessons.wanted import (
    NOTHING,
    done_with,
    go,
    help_from,
    over,
    robots,
    set_down,
    shot,
    strike,
    walk,
    ways,
)
from game.rules.medarot.places import stock
from game.rules.medarot.refill import PlaceDown
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State
from game.table.step import Spot, Step, Thing
from game.words import Phrase


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "A:metabee@b2",
        "A:straywolf@a1 down",
        "A:kantaros@c1 down",
        "A:ikki@master",
        "A:yukie@hand",
        "A:lady_retort@hand",
        "A:purple_collar@hand",
        "B:banchuu@b4",
        "B:diststar@a4",
        "B:centipade@c5",
        "B:cyandog@hand",
        "B:put_cat@hand*3",
        medals=(23, 20),
    )


def yukie_and_stock(s: State) -> Sequence[Thing | type[Step]]:
    """The card, and where it is to lie."""
    return [*robots("yukie")(s), *(Spot(stock(0), (slot,)) for slot in range(3))]


PEOPLE = Lesson(
    "people",
    Phrase("Medarotters", "メダロッター"),
    Phrase("You can call people to help your robots.", "人物カードでロボットを助けられるようになります。"),
    4,
    begin,
    (
        Beat(
            Phrase("People help", "人物カード"),
            Phrase(
                "Cards with people are called Medarotters. Each has two effects, an upper and a lower one. You "
                "use one of them and pay its price in medals.",
                "人物のカードを、メダロッターといいます。上段と下段の2つの効果があり、どちらか1つを、"
                "メダルを払って使います。",
            ),
            point=robots("yukie", "lady_retort"),
            rule="2.2",
        ),
        Beat(
            Phrase("Your master", "マスター"),
            Phrase(
                "Ikki is your master. His 3 HP were added to your medals. He stays for the whole match, and you "
                "may use him once every turn.",
                "イッキはあなたのマスターです。HPの3が、メダルに加わりました。最後まで場に残り、毎ターン1回使えます。",
            ),
            point=robots("ikki"),
            rule="7.2",
        ),
        Beat(
            Phrase("Ten more power", "威力をあと10"),
            Phrase(
                "Metabee has power 30, and Banchuu has armour 40. Ikki's upper effect costs 1 medal and gives "
                "the acting robot 10 more power.",
                "メタビーの威力は30、バンチューの装甲は40。イッキの上段は、メダル1枚で、"
                "行動中のロボットの威力を10上げます。",
            ),
            do=Phrase("Click Ikki and choose the upper effect.", "イッキをクリックし、上段を選びましょう。"),
            want=help_from("ikki", "upper"),
            point=robots("ikki"),
            rule="11.2",
        ),
        Beat(
            Phrase("Before the attack", "攻撃の前に"),
            Phrase(
                "Metabee's power is 40 now, for this attack. An Action effect must come before the attack.",
                "この攻撃の間、メタビーの威力は40です。【行動】の効果は、攻撃の前に使います。",
            ),
            do=Phrase("Click Banchuu twice.", "バンチューを2回クリックしましょう。"),
            want=strike("banchuu"),
            point=robots("banchuu"),
            rule="11.3",
        ),
        Beat(
            Phrase("Your stock", "ストック"),
            Phrase(
                "You have three places for Medarotters, the stock. A card that lies there face down is safe and "
                "ready. A Trigger works only from there.",
                "メダロッターを置く3つの場所が、ストックです。ウラ向きに伏せておけば安全で、すぐ使えます。"
                "【発動】はここからだけ使えます。",
            ),
            do=Phrase("Click Yukie and lay her in the stock.", "ユキエをクリックし、ストックに伏せましょう。"),
            want=set_down("yukie"),
            point=yukie_and_stock,
            rule="11.1",
        ),
        Beat(
            Phrase("Into the line of fire", "ねらわれる場所へ"),
            Phrase(
                "Now Metabee moves. Diststar stands two cells ahead of a2 and will shoot. You are ready for that.",
                "メタビーを動かします。a2の2マス先にはディストスターがいて、撃ってくるでしょう。でも、備えはあります。",
            ),
            do=Phrase("Move Metabee to a2, then end.", "メタビーをa2へ動かし、終えましょう。"),
            want=go("a2"),
            point=ways("a2"),
            until=done_with("metabee"),
            rule="10",
        ),
        Beat(
            Phrase("Defence", "【防御】"),
            Phrase(
                "Diststar attacks with power 40, and Metabee has armour 30. Lady Renegade in your hand has a "
                "Defence effect: for 2 medals a shooting attack does nothing.",
                "ディストスターの攻撃は威力40、メタビーの装甲は30。手札のレトルトレディの【防御】は、"
                "メダル2枚で射撃を無効にします。",
            ),
            do=Phrase("Click Lady Renegade and use her.", "レトルトレディをクリックして使いましょう。"),
            want=help_from("lady_retort", "upper"),
            point=robots("lady_retort"),
            rule="11.3",
        ),
        Beat(
            Phrase("Trigger", "【発動】"),
            Phrase(
                "Metabee is unharmed. The turn ends, and that is what Yukie's Trigger waits for: pay 2 medals, gain 3.",
                "メタビーは無事です。ターンの終わりは、ユキエの【発動】が待っていた時。メダルを2枚払って、3枚得ます。",
            ),
            do=Phrase("Click Yukie in your stock.", "ストックのユキエをクリックしましょう。"),
            want=help_from("yukie", "lower"),
            point=robots("yukie"),
            rule="11.3",
        ),
        Beat(
            Phrase("What is left", "使ったカード"),
            Phrase(
                "Used Medarotters go to the trash. Only your master stays, and he is upright again: you may use "
                "him in this turn too.",
                "使ったメダロッターはトラッシュに行きます。マスターだけは残り、またタテになりました。"
                "このターンも使えます。",
            ),
            point=robots("ikki"),
            rule="11.2",
        ),
    ),
    others=(
        NOTHING,
        choice(PlaceDown),
        shot("diststar"),
        walk("diststar", "a5"),
        over("diststar"),
        walk("centipade", "b5"),
        over("centipade"),
        NOTHING,
    ),
    free=Phrase("Play on. Ikki helps once every turn.", "自由に続けましょう。イッキは毎ターン1回使えます。"),
    coach=COACH,
)
