"""Lesson 8: a small duel from its first moment to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.choosing_targets import Target
from game.rules.arena.lessons.wanted import summons
from game.rules.arena.movement import EndMoves
from game.rules.arena.places import arena, hand
from game.rules.arena.positions import Side, Unit, opening
from game.rules.arena.setup import PlaceAt
from game.rules.arena.spells import Cast, EndSpells
from game.rules.arena.summoning import Summon
from game.rules.arena.turn import Activate
from game.table.lesson import Beat, Lesson, cards, choice
from game.table.state import State
from game.table.step import Step, Thing
from game.words import Phrase

FIRST, NEXT = 1, 3  # numbers of the learner's turns on the turn marker


def begin(facts: Mapping[str, Any]) -> State:
    return opening(
        facts,
        "the_duel",
        Side(
            (Unit("gideon", waiting=1), Unit("rhox_veterans", waiting=3)),
            hand=("w03", "w02", "w07"),
            library=("w05", "w04", "w10", "w12", "w11"),
        ),
        Side((Unit("liliana", ((6, 13),), wounds=(3,)), Unit("restless_zombies", waiting=3))),
        d20=(17, 9),
    )


def advancing(s: State, option: Step) -> bool:
    """Anything, but the movement does not end before somebody has moved."""
    return bool(arena(s).moved) or not isinstance(option, EndMoves)


def two_summoned(s: State) -> bool:
    return len(arena(s).summoned) == 2


def spells_done(s: State) -> bool:
    return arena(s).phase == "move"


def my_next_turn(s: State) -> bool:
    return arena(s).turn >= NEXT


def in_hand(s: State) -> list[Thing]:
    return [piece.id for piece in s.inside(hand(0))]


DUEL = Lesson(
    "duel",
    Phrase("A small duel", "小さな決闘"),
    Phrase("You can play a whole match.", "1試合を最後まで遊べるようになります。"),
    6,
    begin,
    (
        Beat(
            Phrase("Take your place", "場所を選ぶ"),
            Phrase(
                "A match begins with your planeswalker. Gideon may start anywhere in the row at your edge. "
                "Liliana, far ahead, has been wounded in an earlier fight.",
                "試合は、プレインズウォーカーを置くことから始まります。ギデオンは、自分の端の列のどこにでも置け"
                "ます。遠くのリリアナは、前の戦いで傷ついています。",
            ),
            do=Phrase("Click a lit space, best in the middle.", "光るマスをクリックしましょう。真ん中がおすすめです。"),
            want=choice(PlaceAt),
            rule="3.4",
        ),
        Beat(
            Phrase("You begin", "あなたが先手"),
            Phrase(
                "Both of you rolled the die with twenty sides. Your roll was higher, so the first turn is yours. "
                "You have drawn a card: four spells are in your hand.",
                "2人で20面ダイスを振りました。あなたの目が大きかったので、先手です。カードを1枚引いて、手札は4枚です。",
            ),
            point=in_hand,
            rule="3.6",
        ),
        Beat(
            Phrase("Call your squad", "スクワッドを呼ぶ"),
            Phrase(
                "Only Gideon stands on the battlefield, so his card is active, and he can summon two Veterans. "
                "They are your attackers, so put them far ahead.",
                "戦場にいるのはギデオンだけなので、そのカードがアクティブです。古参兵を2体召還できます。攻め手な"
                "ので、前の方に置きましょう。",
            ),
            do=Phrase("Summon two Veterans where you like.", "古参兵を2体、好きな所に召還しましょう。"),
            want=choice(Summon),
            until=two_summoned,
            rule="5.1",
        ),
        Beat(
            Phrase("Time for spells", "スペルの時間"),
            Phrase(
                "Cast what helps, up to three. Steadfast Line makes the Veterans tougher, and Shield of Dawn "
                "waits for an attack. Or keep everything.",
                "役に立つものを3枚まで唱えましょう。「不動の戦列」は古参兵を強くし、「暁の盾」は攻撃を待ちます。"
                "唱えなくてもかまいません。",
            ),
            do=Phrase("Cast spells, then go on.", "スペルを唱えたら、先へ進みましょう。"),
            want=choice(Cast, Target, EndSpells),
            until=spells_done,
            point=in_hand,
            rule="12.1",
        ),
        Beat(
            Phrase("Forward", "前へ"),
            Phrase(
                "Gideon has 6 points. He strikes back hard at whoever attacks him from the next space, so he may "
                "go ahead. After your turn Liliana will summon, too.",
                "ギデオンの移動力は6です。隣から攻撃した敵に強く反撃するので、前に出ても大丈夫です。次はリリアナ"
                "のターンです。",
            ),
            do=Phrase(
                "Move Gideon towards the enemy, and end your turn.", "ギデオンを敵の方へ動かし、ターンを終えましょう。"
            ),
            want=advancing,
            until=my_next_turn,
            point=cards("figure/gideon"),
            rule="6",
        ),
        Beat(
            Phrase("Which card now?", "次はどのカード？"),
            Phrase(
                "Now you have a choice. Gideon can summon the third Veteran. The Veterans can march, two at once.",
                "今度は選べます。ギデオンなら3体目を召還できます。古参兵なら2体が一度に進めます。",
            ),
            do=Phrase("Choose the card you want to act.", "動かしたいカードを選びましょう。"),
            want=choice(Activate),
            point=cards("army/gideon", "army/rhox_veterans"),
            rule="4.2",
        ),
    ),
    others=(summons("restless_zombies", (5, 9)), summons("restless_zombies", (6, 9)), choice(EndMoves)),
    free=Phrase(
        "The rest is yours. Surround Liliana and destroy her: she has 4 lives left!",
        "あとはあなた次第です。リリアナを囲んで倒しましょう。残りライフは4です！",
    ),
    coach="figure/gideon",
    options={"map": "the_duel"},
)
