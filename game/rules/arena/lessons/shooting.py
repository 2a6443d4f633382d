"""Lesson 4: range and sight, height in a fight, engaged archers, and an ability at the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.choosing_attacks import EndAttacks
from game.rules.arena.effects.move_ops import EndMoving
from game.rules.arena.lessons.wanted import activates, goes, spots, strikes, those_at, way
from game.rules.arena.movement import EndMoves
from game.rules.arena.positions import BLANK, SHIELD, SWORD, Side, Unit, table
from game.rules.arena.spells import EndSpells
from game.table.lesson import Beat, Lesson, button, cards, choice
from game.table.state import State
from game.words import Phrase

BLIND, FOOT, TIED = (8, 4), (5, 4), (10, 3)  # where the three Elf Rangers begin
GAP, HILL = (7, 6), (4, 4)
SHY, OPEN, CLOSE = (9, 7), (5, 7), (11, 3)  # where the three Goblins begin
DICE = (
    SWORD,
    SWORD,
    BLANK,
    BLANK,
    SHIELD,
    BLANK,  # from the hill: 2 hits, 1 blocked
    SWORD,
    SWORD,
    SWORD,
    BLANK,
    BLANK,  # through the gap: 3 hits
    SWORD,
    SHIELD,
    BLANK,
    SHIELD,
    BLANK,
)  # the engaged Ranger: 1 hit, 1 blocked


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "the_duel",
        Side((Unit("nissa", ((0, 1),)), Unit("elf_rangers", (BLIND, FOOT, TIED)))),
        Side((Unit("chandra", ((8, 14),)), Unit("goblin_javelineers", (SHY, OPEN, CLOSE)))),
        DICE,
    )


SHOOTING = Lesson(
    "shooting",
    Phrase("From afar", "遠くから"),
    Phrase(
        "You can find a clear line and use the high ground.", "視線の通る場所を見つけ、高い所を生かせるようになります。"
    ),
    5,
    begin,
    (
        Beat(
            Phrase("Archers", "射手"),
            Phrase(
                "Your Elf Rangers have range 5: they can attack up to 5 spaces away. But they must see the "
                "target. Figures never hide anybody, ruins do.",
                "エルフのレインジャーの射程は5です。5マス先まで攻撃できますが、相手が見えなければなりません。フ"
                "ィギュアはじゃまになりませんが、障害物はさえぎります。",
            ),
            point=spots((8, 5), (9, 5), (9, 6)),
            rule="9.2",
        ),
        Beat(
            Phrase("Your turn", "あなたのターン"),
            Phrase(
                "Three Goblins have come close. The Rangers will welcome them.",
                "ゴブリンが3体近づきました。レインジャーで迎えましょう。",
            ),
            do=Phrase("Click the card of the Elf Rangers.", "エルフのレインジャーのカードをクリックしましょう。"),
            want=activates("elf_rangers"),
            point=cards("army/elf_rangers"),
            rule="4.2",
        ),
        Beat(
            Phrase("Out of sight", "見えない"),
            Phrase(
                "This Ranger is only 3 spaces from the marked Goblin, but the ruin is between them. Two steps to "
                "the side, and the line is clear.",
                "このレインジャーから印のゴブリンまで、たった3マスです。でも、間に障害物があります。横へ2歩動け"
                "ば、視線が通ります。",
            ),
            do=Phrase("Walk to the marked space beside the ruin.", "障害物の横の、印のマスへ歩きましょう。"),
            want=goes(BLIND, GAP),
            point=lambda s: (*way(BLIND, GAP)(s), *those_at(SHY)(s)),
            rule="9.2",
        ),
        Beat(
            Phrase("High ground", "高い所"),
            Phrase(
                "Whoever stands higher than the other rolls one die more. This hill is two levels high: the step "
                "costs 3.",
                "相手より高い所にいると、ダイスを1個多く振れます。この丘は2段なので、登るのに3かかります。",
            ),
            do=Phrase("Send this Ranger to the top of the hill.", "このレインジャーを丘の上に登らせましょう。"),
            want=goes(FOOT, HILL),
            point=way(FOOT, HILL),
            rule="10.6",
        ),
        Beat(
            Phrase("Ready", "準備完了"),
            Phrase(
                "The third Ranger has a Goblin right beside it: they are engaged. It stays.",
                "3体目のレインジャーは、ゴブリンと交戦中です。そのままにしましょう。",
            ),
            do=Phrase("End the movement.", "移動を終えましょう。"),
            want=choice(EndMoves),
            point=lambda s: (EndMoves, *those_at(TIED, CLOSE)(s)),
            rule="4.3",
        ),
        Beat(
            Phrase("Down from the hill", "丘の上から"),
            Phrase("Power 3, and 1 more for the height: 4 dice against 2.", "パワー3に、高さの分が1個。4個対2個です。"),
            do=Phrase("Attack this Goblin from the hill.", "丘の上から、このゴブリンを攻撃しましょう。"),
            want=strikes(HILL, OPEN),
            point=those_at(HILL, OPEN),
            nudge=Phrase(
                "Click the Ranger on the hill, then the marked Goblin.",
                "丘の上のレインジャーを、次に印のゴブリンをクリックしましょう。",
            ),
            rule="10.6",
        ),
        Beat(
            Phrase("Through the gap", "すきまから"),
            Phrase(
                "Two swords, one shield: 1 damage. Damage stays on a figure; a Goblin falls at 3. Now the Ranger "
                "beside the ruin.",
                "剣2つに盾1つで、1ダメージです。ダメージは残り、ゴブリンは3で倒れます。次は、障害物の横のレイン"
                "ジャーです。",
            ),
            do=Phrase("Attack the Goblin behind the ruin.", "障害物の向こうのゴブリンを攻撃しましょう。"),
            want=strikes(GAP, SHY),
            point=those_at(GAP, SHY),
            rule="10.7",
        ),
        Beat(
            Phrase("No choice", "選べない"),
            Phrase(
                "Three swords: that one is gone. The last Ranger is engaged, so it may attack only the Goblin it "
                "is engaged with, nobody far away.",
                "剣3つで倒しました。最後のレインジャーは交戦中なので、その相手しか攻撃できません。遠くは狙えません。",
            ),
            do=Phrase("Attack the Goblin beside it.", "隣のゴブリンを攻撃しましょう。"),
            want=strikes(TIED, CLOSE),
            point=those_at(TIED, CLOSE),
            rule="10.3",
        ),
        Beat(
            Phrase("An ability", "能力"),
            Phrase(
                "Blocked. But the Rangers have an ability: at the end of their turn each may move 2 spaces. So "
                "shoot, and then hide.",
                "防がれました。でも、レインジャーには能力があります。ターンの終わりに、それぞれ2マス動けます。撃"
                "ってから隠れましょう。",
            ),
            do=Phrase("Bring this Ranger back behind the ruin.", "このレインジャーを障害物の後ろへ戻しましょう。"),
            want=goes(GAP, BLIND),
            point=way(GAP, BLIND),
            rule="13.8",
        ),
        Beat(
            Phrase("Enough", "ここまで"),
            Phrase(
                "The one on the hill stands well. The engaged one would be struck if it left.",
                "丘の上の1体はよい場所です。交戦中の1体は、離れると追撃されます。",
            ),
            do=Phrase("Move no more.", "移動を終えましょう。"),
            want=choice(EndMoving),
            point=button(EndMoving),
            rule="13.8",
        ),
        Beat(
            Phrase("They wait", "敵は待っている"),
            Phrase(
                "The Goblins did nothing. Every army card has abilities: click a card with the right mouse "
                "button to read them.",
                "ゴブリンは何もしませんでした。どのアーミーカードにも能力があります。カードを右クリックすると読"
                "めます。",
            ),
            point=cards("army/elf_rangers", "army/goblin_javelineers"),
            rule="13.1",
        ),
    ),
    others=(
        activates("goblin_javelineers"),
        choice(EndSpells),
        choice(EndMoves),
        choice(EndAttacks),
        choice(EndSpells),
    ),
    free=Phrase(
        "Two Goblins are left. Finish them from high ground!", "残りのゴブリンは2体です。高い所から倒しましょう！"
    ),
    coach="figure/nissa",
    options={"map": "the_duel"},
)
