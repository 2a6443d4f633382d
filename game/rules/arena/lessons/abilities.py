"""Lesson 7: abilities that always work, that are set off, and that one uses; and the die with twenty sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.abilities import Accept
from game.rules.arena.choosing_attacks import EndAttacks
from game.rules.arena.effects.put_ops import PutAt
from game.rules.arena.lessons.wanted import activates, aims_at, strikes, those_at
from game.rules.arena.movement import EndMoves
from game.rules.arena.places import graveyard
from game.rules.arena.positions import BLANK, SHIELD, SWORD, Side, Unit, table
from game.table.lesson import Beat, Lesson, button, cards, choice
from game.table.state import State
from game.words import Phrase

LILIANA, REAVER = (6, 4), (2, 3)
HURT, FRESH = (8, 7), (6, 7)  # where two of the Hookmasters stand
DICE = (
    15,  # the d20: the Zombies come back on 12 or more
    SWORD,
    SWORD,
    SWORD,
    BLANK,
    SHIELD,
    BLANK,
)  # Liliana attacks: 3 hits, 1 blocked


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "the_duel",
        Side((Unit("liliana", (LILIANA,)), Unit("restless_zombies", fallen=3), Unit("blighted_reavers", (REAVER,)))),
        Side((Unit("gideon", ((6, 15),)), Unit("kor_hookmasters", (HURT, FRESH, (9, 14)), wounds=(1,)))),
        DICE,
    )


def all_back(s: State) -> bool:
    return not s.inside(graveyard(0))


ABILITIES = Lesson(
    "abilities",
    Phrase("Abilities", "能力"),
    Phrase("You can use the abilities of your army cards.", "アーミーカードの能力を使えるようになります。"),
    4,
    begin,
    (
        Beat(
            Phrase("Three kinds", "3つの種類"),
            Phrase(
                "Army cards have abilities. Some always work, some go off when something happens, and some you "
                "use yourself in your turn. A right click on Liliana's card shows hers.",
                "アーミーカードには能力があります。いつも働くもの、何かが起きると働くもの、自分のターンに自分で"
                "使うものです。リリアナのカードを右クリックすると読めます。",
            ),
            point=cards("army/liliana", "figure/liliana"),
            rule="13.1",
        ),
        Beat(
            Phrase("Liliana acts", "リリアナの番"),
            Phrase(
                "Your three Zombies have been destroyed and lie in the graveyard. But when a turn of Liliana "
                "begins, they have a chance to come back.",
                "3体のゾンビは破壊され、墓地にいます。でも、リリアナのターンが始まるとき、戻ってくるかもしれません。",
            ),
            do=Phrase("Click Liliana's card.", "リリアナのカードをクリックしましょう。"),
            want=activates("liliana"),
            point=cards("army/liliana"),
            rule="13.6",
        ),
        Beat(
            Phrase("The big die", "大きなダイス"),
            Phrase(
                "This ability goes off by itself, and you may say no. You roll the die with twenty sides: on 12 "
                "or more all three come back.",
                "この能力は自動的に働き、断ることもできます。20面ダイスを振り、12以上なら3体とも戻ってきます。",
            ),
            do=Phrase("Use it!", "使いましょう！"),
            want=choice(Accept),
            point=cards("figure/liliana"),
            rule="1.2",
        ),
        Beat(
            Phrase("Fifteen: they rise", "15：よみがえる"),
            Phrase(
                "Each Zombie comes back within 4 spaces of Liliana, where she can see. Near her they have 1 more "
                "toughness: that ability always works.",
                "ゾンビはリリアナから4マス以内の、見える所に戻ります。リリアナの近くではタフネス+1です。この能力"
                "はいつも働きます。",
            ),
            do=Phrase("Put the three Zombies where you like.", "3体を好きな所に置きましょう。"),
            want=choice(PutAt),
            until=all_back,
            rule="13.6",
        ),
        Beat(
            Phrase("Snuff it out", "とどめの能力"),
            Phrase(
                "An ability you use yourself: once a turn Liliana destroys a squad creature that is wounded, up "
                "to 6 spaces away. This Hookmaster has 1 damage.",
                "自分で使う能力です。リリアナは1ターンに1回、6マス以内の傷ついたスクワッド・クリーチャーを破壊できます。"
                "この1体は1ダメージを受けています。",
            ),
            do=Phrase(
                "Click Liliana, then the wounded Hookmaster.", "リリアナを、次に傷ついた1体をクリックしましょう。"
            ),
            want=aims_at(HURT),
            point=those_at(LILIANA, HURT),
            nudge=Phrase("Use Snuff Out on the one with a damage marker.", "ダメージマーカーのある1体に使いましょう。"),
            rule="13.6",
        ),
        Beat(
            Phrase("And still attack", "攻撃もできる"),
            Phrase(
                "Gone, however much life it had. An ability does not replace the attack: Liliana can still "
                "attack in this turn.",
                "ライフがいくつあっても破壊できます。能力は攻撃のかわりではありません。リリアナは、まだ攻撃できます。",
            ),
            do=Phrase("End the movement.", "移動を終えましょう。"),
            want=choice(EndMoves),
            point=button(EndMoves),
            rule="13.1",
        ),
        Beat(
            Phrase("From a distance", "離れた敵に"),
            Phrase("Liliana has range 6 and power 4.", "リリアナは射程6、パワー4です。"),
            do=Phrase("Attack the other Hookmaster with Liliana.", "リリアナで、もう1体を攻撃しましょう。"),
            want=strikes(LILIANA, FRESH),
            point=those_at(LILIANA, FRESH),
            rule="10.2",
        ),
        Beat(
            Phrase("Next turn again", "次のターンにまた"),
            Phrase(
                "Three swords, one shield: 2 damage. Wounded by now, so Snuff Out would work here in your next turn.",
                "剣3つに盾1つで、2ダメージです。もう傷ついているので、次のターンに撲滅の能力で倒せます。",
            ),
            point=those_at(FRESH),
            rule="13.6",
        ),
    ),
    others=(activates("kor_hookmasters"), choice(EndMoves), choice(EndAttacks)),
    free=Phrase(
        "Use Liliana's abilities, and let the Zombies and the Reaver attack!",
        "リリアナの能力を使い、ゾンビと略奪者にも攻撃させましょう！",
    ),
    coach="figure/liliana",
    options={"map": "the_duel"},
)
