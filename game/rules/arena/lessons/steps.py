"""Lesson 1: an army card is chosen, its figures walk, and heights cost points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.lessons.wanted import activates, goes, picks, spots, those_at, way
from game.rules.arena.movement import EndMoves
from game.rules.arena.positions import Side, Unit, table
from game.table.lesson import Beat, Lesson, cards, choice
from game.table.state import State
from game.words import Phrase

PLAIN, SLOPE, CLIFF = (1, 9), (2, 5), (5, 7)  # where the three Veterans begin
GIDEON = (7, 6)


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "shattered_heights",
        Side((Unit("gideon", (GIDEON,)), Unit("rhox_veterans", (PLAIN, SLOPE, CLIFF)))),
        Side((Unit("liliana", ((6, 14),)), Unit("restless_zombies", ((5, 12), (6, 13), (7, 12))))),
    )


STEPS = Lesson(
    "steps",
    Phrase("First steps", "はじめの一歩"),
    Phrase(
        "You can choose who acts, and walk up and down hills.", "だれが動くかを選び、丘を登り下りできるようになります。"
    ),
    4,
    begin,
    (
        Beat(
            Phrase("Your side", "あなたの軍"),
            Phrase(
                "These four figures are yours: Gideon, your planeswalker, and three Rhox Veterans. Bring down "
                "the planeswalker of the black army far away, and you win. Drag with the right mouse button to "
                "look around.",
                "この4体があなたのフィギュアです。プレインズウォーカーのギデオンと、3体のローウクスの古参兵です"
                "。遠くの黒い軍のプレインズウォーカーを倒せば勝ちです。右ボタンのドラッグで、まわりを見られます"
                "。",
            ),
            point=those_at(PLAIN, SLOPE, CLIFF, GIDEON),
            rule="2.1",
        ),
        Beat(
            Phrase("Choose who acts", "動かす軍を選ぶ"),
            Phrase(
                "Each turn you choose one army card. Only its figures act in this turn. The Veterans share one "
                "card, so all three may move.",
                "毎ターン、アーミーカードを1枚選びます。そのターンは、そのカードのフィギュアだけが動けます。古参"
                "兵は3体で1枚なので、3体とも動けます。",
            ),
            do=Phrase("Click the card of the Rhox Veterans.", "ローウクスの古参兵のカードをクリックしましょう。"),
            want=activates("rhox_veterans"),
            point=cards("army/rhox_veterans"),
            nudge=Phrase(
                "Gideon comes later. Click the card of the Veterans.",
                "ギデオンはあとです。古参兵のカードをクリックしましょう。",
            ),
            rule="4.2",
        ),
        Beat(
            Phrase("Walk", "歩く"),
            Phrase(
                "A Veteran has 5 points for walking. A step to the next space costs 1 point. The digits show "
                "what it costs to get there.",
                "古参兵は移動力を5持っています。隣のマスへの1歩に1使います。数字は、そこまでに使う移動力です。",
            ),
            do=Phrase("Click this Veteran, then the marked space.", "この古参兵を、次に印のマスをクリックしましょう。"),
            want=goes(PLAIN, (2, 6)),
            point=way(PLAIN, (2, 6)),
            nudge=Phrase("Walk to the marked space; it costs 3 points.", "印のマスまで歩きましょう。移動力3です。"),
            rule="6.1",
        ),
        Beat(
            Phrase("Uphill costs more", "登りは高くつく"),
            Phrase(
                "A step up costs 1 more for each level. This hill is one level high, so the step costs 2.",
                "登る1歩は、1段ごとに1多くかかります。この丘は1段なので、登るのに2かかります。",
            ),
            do=Phrase("Send this Veteran up the hill.", "この古参兵を丘に登らせましょう。"),
            want=goes(SLOPE, (2, 4)),
            point=way(SLOPE, (2, 4)),
            nudge=Phrase(
                "First the Veteran beside the hill, then the marked space.",
                "丘の横の古参兵を、次に印のマスをクリックしましょう。",
            ),
            rule="6.2",
        ),
        Beat(
            Phrase("Down, but carefully", "下りは気をつけて"),
            Phrase(
                "Going down costs nothing extra. But a drop of more levels than its size, 4, is a fall and may "
                "hurt. The line shows the safe way, over the lower rock.",
                "下りに余分な移動力はいりません。でも、サイズ4より高い段を下りると落下になり、けがをすることがあ"
                "ります。線は、低い岩を通る安全な道です。",
            ),
            do=Phrase("Bring this Veteran down to the marked space.", "この古参兵を印のマスへ下ろしましょう。"),
            want=goes(CLIFF, (5, 8)),
            point=way(CLIFF, (5, 8)),
            rule="6.3",
        ),
        Beat(
            Phrase("Your turn again", "またあなたの番"),
            Phrase(
                "Each figure moves once a turn, so your turn ended when all three had moved. Then a Zombie came "
                "closer. Now Gideon may act.",
                "動けるのは1ターンに1回なので、3体とも動くとターンが終わりました。敵のターンに、ゾンビが1体近づ"
                "きました。今度はギデオンの番です。",
            ),
            do=Phrase("Click Gideon's card.", "ギデオンのカードをクリックしましょう。"),
            want=activates("gideon"),
            point=cards("army/gideon"),
            rule="4.2",
        ),
        Beat(
            Phrase("A high step", "高い1歩"),
            Phrase(
                "The rock beside Gideon is 4 levels high. The step costs 5, and he has 6. His size is 5, so he "
                "can climb up to 5 levels in one step.",
                "ギデオンの横の岩は4段です。登るのに5かかり、移動力は6あります。サイズが5なので、1歩で5段まで登"
                "れます。",
            ),
            do=Phrase("Send Gideon up the rock.", "ギデオンを岩に登らせましょう。"),
            want=goes(GIDEON, (7, 7)),
            point=way(GIDEON, (7, 7)),
            rule="6.2",
        ),
        Beat(
            Phrase("Why climb?", "なぜ登るの？"),
            Phrase(
                "In a fight, whoever stands higher rolls one die more. The summit beside him is at level 6. From "
                "the ground that is too much for size 5; from here it is easy.",
                "戦いでは、高い所にいる方がダイスを1個多く振ります。横の頂上は高さ6です。地面からではサイズ5でも"
                "登れませんが、ここからなら簡単です。",
            ),
            point=spots((6, 7)),
            rule="10.6",
        ),
    ),
    others=(
        activates("restless_zombies"),
        picks((5, 12)),
        goes((5, 12), (5, 10)),
        choice(EndMoves),
        activates("restless_zombies"),
        picks((7, 12)),
        goes((7, 12), (7, 11)),
        choice(EndMoves),
    ),
    free=Phrase(
        "Walk on as you like. Click a space that is not lit, and the game tells you why you cannot go there.",
        "好きに歩いてみましょう。光っていないマスをクリックすると、行けない理由がわかります。",
    ),
    coach="figure/gideon",
    options={"map": "shattered_heights"},
)
