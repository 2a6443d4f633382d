"""Lesson 3: engaged figures, strikes at those who leave, and the first attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.lessons.wanted import activates, goes, picks, strikes, those_at, way
from game.rules.arena.movement import EndMoves
from game.rules.arena.positions import BLANK, SHIELD, SWORD, Side, Unit, table
from game.table.lesson import Beat, Lesson, button, cards, choice
from game.table.state import State
from game.words import Phrase

NEAR, HELD, FREE = (4, 2), (8, 2), (2, 1)  # where the three Veterans begin
GIDEON = (3, 1)
PREY, HOLDER, LAST = (5, 2), (9, 2), (11, 5)  # where the three Zombies begin
BEHIND, BESIDE, ABOVE = (5, 3), (6, 2), (5, 1)  # around the first Zombie
AVENGER = (7, 2)
DICE = (
    SWORD,  # the strike at the Veteran that leaves
    SWORD,
    SWORD,
    BLANK,
    SHIELD,  # a Veteran attacks: 2 hits, 1 blocked
    SWORD,
    SWORD,
    BLANK,
    SHIELD,
    SHIELD,
    BLANK,
    BLANK,  # a Zombie attacks: 2 hits, 2 blocked
    SWORD,
    SWORD,
    SWORD,
    BLANK,
)  # and is paid back


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "the_duel",
        Side((Unit("gideon", (GIDEON,)), Unit("rhox_veterans", (NEAR, HELD, FREE)))),
        Side((Unit("liliana", ((6, 12),)), Unit("restless_zombies", (PREY, HOLDER, LAST)))),
        DICE,
    )


ENGAGING = Lesson(
    "engaging",
    Phrase("Face to face", "向かい合って"),
    Phrase(
        "You can go round an enemy, leave one, and attack.", "敵の周りを回り、敵から離れ、攻撃できるようになります。"
    ),
    5,
    begin,
    (
        Beat(
            Phrase("Engaged", "交戦状態"),
            Phrase(
                "This Veteran and this Zombie stand next to each other, on one level. They are engaged: they "
                "watch each other closely.",
                "この古参兵とこのゾンビは、同じ高さで隣り合っています。これが交戦状態です。おたがいに目をはなし"
                "ません。",
            ),
            point=those_at(NEAR, PREY),
            rule="8.1",
        ),
        Beat(
            Phrase("Your turn", "あなたのターン"),
            Phrase("Your Veterans will surround that Zombie.", "古参兵で、そのゾンビを囲みましょう。"),
            do=Phrase("Click the card of the Rhox Veterans.", "ローウクスの古参兵のカードをクリックしましょう。"),
            want=activates("rhox_veterans"),
            point=cards("army/rhox_veterans"),
            rule="4.2",
        ),
        Beat(
            Phrase("Go round it", "周りを回る"),
            Phrase(
                "While you stay next to the enemy, you may walk around it and nothing happens. The line shows "
                "the way the figure takes.",
                "敵の隣にいるかぎり、周りを歩いても何も起きません。線は、フィギュアの通る道です。",
            ),
            do=Phrase("Walk round the Zombie to the marked space.", "ゾンビの周りを回って、印のマスへ歩きましょう。"),
            want=goes(NEAR, BEHIND),
            point=way(NEAR, BEHIND),
            nudge=Phrase(
                "Choose the Veteran beside the Zombie, then the marked space.",
                "ゾンビの隣の古参兵を、次に印のマスをクリックしましょう。",
            ),
            rule="8.3",
        ),
        Beat(
            Phrase("Leaving is risky", "離れるのは危険"),
            Phrase(
                "This Veteran is held by another Zombie. If it walks away, that Zombie strikes once: one die, a "
                "sword is 1 damage. A Veteran has 3 lives, so dare it.",
                "この古参兵は、別のゾンビと交戦中です。離れると追撃されます。ダイス1個で、剣なら1ダメージです。"
                "ライフは3あるので、思いきって離れましょう。",
            ),
            do=Phrase("Walk to the marked space, away from its Zombie.", "ゾンビから離れて、印のマスへ歩きましょう。"),
            want=goes(HELD, BESIDE),
            point=way(HELD, BESIDE),
            rule="8.2",
        ),
        Beat(
            Phrase("Past a friend", "味方を通り抜ける"),
            Phrase(
                "It took 1 damage. The third Veteran can walk right through Gideon, because he is not engaged. "
                "Nobody can pass friends who are engaged, or enemies.",
                "1ダメージを受けました。3体目は、交戦していないギデオンを通り抜けられます。交戦中の味方や敵は、"
                "通り抜けられません。",
            ),
            do=Phrase("Walk through Gideon to the marked space.", "ギデオンを通り抜けて、印のマスへ歩きましょう。"),
            want=goes(FREE, ABOVE),
            point=way(FREE, ABOVE),
            rule="6.7",
        ),
        Beat(
            Phrase("Attack!", "攻撃！"),
            Phrase(
                "All have moved, so it is time to attack. You roll 3 dice, your power; the Zombie rolls 1, its "
                "toughness. Each sword is a hit, each shield stops one.",
                "全員動いたので、次は攻撃です。あなたはパワーの数、3個のダイスを振ります。ゾンビはタフネスの1個"
                "です。剣は命中、盾はそれを1つ止めます。",
            ),
            do=Phrase("Click this Veteran, then the Zombie.", "この古参兵を、次にゾンビをクリックしましょう。"),
            want=strikes(BEHIND, PREY),
            point=those_at(BEHIND, PREY),
            rule="10.7",
        ),
        Beat(
            Phrase("Hit and answer", "命中と反撃"),
            Phrase(
                "Two swords, one shield: 1 damage, and the Zombie had 1 life. Then another Zombie attacked. Your "
                "Veteran rolled 4 dice: friends beside it make it tougher.",
                "剣2つに盾1つで1ダメージ。ゾンビのライフは1でした。次に別のゾンビが攻撃しました。古参兵は、隣に"
                "仲間がいて強くなり、ダイス4個で守りました。",
            ),
            point=those_at(BESIDE, AVENGER),
            rule="10.6",
        ),
        Beat(
            Phrase("Strike back", "やり返す"),
            Phrase("Nothing got through. Now pay it back.", "ダメージはありませんでした。今度はこちらの番です。"),
            do=Phrase("Activate the Rhox Veterans again.", "もう一度、ローウクスの古参兵をアクティベートしましょう。"),
            want=activates("rhox_veterans"),
            point=cards("army/rhox_veterans"),
            rule="4.2",
        ),
        Beat(
            Phrase("Stay where you are", "そのままで"),
            Phrase(
                "You never have to move. This Veteran is next to its enemy already.",
                "動かなくてもかまいません。この古参兵は、もう敵の隣にいます。",
            ),
            do=Phrase("End the movement.", "移動を終えましょう。"),
            want=choice(EndMoves),
            point=button(EndMoves),
            rule="4.3",
        ),
        Beat(
            Phrase("Once more", "もう一度"),
            Phrase(
                "An engaged figure may attack only enemies it is engaged with. Here that is just this one.",
                "交戦中のフィギュアは、交戦相手しか攻撃できません。ここでは、このゾンビだけです。",
            ),
            do=Phrase("Attack the Zombie.", "このゾンビを攻撃しましょう。"),
            want=strikes(BESIDE, AVENGER),
            point=those_at(BESIDE, AVENGER),
            rule="10.3",
        ),
        Beat(
            Phrase("Three swords", "剣が3つ"),
            Phrase(
                "Three swords, no shield: the second Zombie is gone, too. The last one keeps away from you.",
                "剣3つに盾なし。2体目のゾンビも倒しました。最後の1体は、近づいてきません。",
            ),
            point=those_at(LAST),
            rule="11.2",
        ),
    ),
    others=(
        activates("restless_zombies"),
        picks(HOLDER),
        goes(HOLDER, AVENGER),
        choice(EndMoves),
        strikes(AVENGER, BESIDE),
        activates("restless_zombies"),
        choice(EndMoves),
    ),
    free=Phrase(
        "One Zombie is left, and Liliana. Destroy Liliana and you win!",
        "残りはゾンビ1体とリリアナです。リリアナを倒せば勝ちです！",
    ),
    coach="figure/gideon",
    options={"map": "the_duel"},
)
