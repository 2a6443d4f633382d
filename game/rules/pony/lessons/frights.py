"""Lesson 5: a Villain frightens; rallying; an Epic is beaten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.lessons.wants import END, OWN, at, do, everyone_up
from game.rules.pony.main_phase import EndMain, Rally
from game.rules.pony.positions import begun, practice
from game.rules.pony.troubles import Challenge, EndChallenges
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.words import Phrase

RARITY, DRESS = "PR005", "PR170"
FULL_STEAM, TWIST, CHRYSALIS = "PR031", "PR079", "CN203"
POWER_5, POWER_1 = "PR132", "PR044"  # what is flipped in the challenge


def begin(catalogue: Mapping[str, Any]) -> State:
    """Queen Chrysalis waits face down where Rarity and two Friends stand."""
    return begun(
        practice(
            catalogue,
            *(f"A:{RARITY}@pA", f"A:{FULL_STEAM} {TWIST}@pA", "A:PR054@hand"),
            f"A:PR020 PR060 PR081 {POWER_5} PR012@deck",
            *(f"B:{CHRYSALIS}@pA down", "B:PR033@hand", f"B:PR012 PR054 {POWER_1} PR079@deck"),
            manes=(RARITY, "PR001"),
            problems=(DRESS, "PR168"),
            points=(2, 3),
            goal=10,
        )
    )


FRIGHTS = Lesson(
    "frights",
    Phrase("Villains and frights", "悪役と恐慌"),
    Phrase("You can help frightened Friends, and beat a Villain.", "恐慌状態のフレンドを助け、悪役を倒せます。"),
    4,
    begin,
    (
        Beat(
            Phrase("Something hides here", "何かが隠れています"),
            Phrase(
                "Your opponent has laid a Troublemaker at your Problem. Face down it does nothing yet, so you "
                "still score.",
                "相手が、あなたの事件にトラブルメイカーを置きました。ウラ向きの間は何もしないので、まだ得点できます。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=at(OWN),
            rule="9.1",
        ),
        Beat(
            Phrase("A Villain!", "悪役です！"),
            Phrase(
                "Queen Chrysalis has turned up and frightened your Friends. They lie face down, without colour "
                "or power. Rarity is not afraid: a Mane Character never is.",
                "クリサリスが表になり、フレンドがこわがっています。ウラ向きで、色もパワーもありません。メーンキャ"
                "ラクターのラリティは平気です。",
            ),
            point=at(CHRYSALIS),
            rule="9.4",
        ),
        Beat(
            Phrase("Not alone", "ひとりでは足りない"),
            Phrase(
                "You could challenge her now. But Rarity has 1 power, and Chrysalis has 6. Go on, and help your "
                "Friends first.",
                "いま挑戦もできますが、ラリティのパワーは1、クリサリスは6です。まずフレンドを助けましょう。",
            ),
            do=Phrase("Go on to the Main Phase.", "メインフェイズへ進みましょう。"),
            want=do(EndChallenges),
            point=button(EndChallenges),
            nudge=Phrase(
                "1 against 6 would be lost: go on to the Main Phase.",
                "1対6では勝てません。メインフェイズへ進みましょう。",
            ),
            rule="8.1",
        ),
        Beat(
            Phrase("Rally them", "立ち直らせよう"),
            Phrase(
                "For 2 tokens a frightened Friend turns face up again, ready to help. You have 6 tokens, enough "
                "for both.",
                "トークン2個で、恐慌状態のフレンドが表に戻り、すぐに働けます。6個あるので、2体とも立ち直れます。",
            ),
            do=Phrase("Click both frightened Friends.", "恐慌状態のフレンドを2体ともクリックしましょう。"),
            want=do(Rally),
            until=everyone_up,
            point=at(FULL_STEAM, TWIST),
            nudge=Phrase("Click a Friend who lies face down.", "ウラ向きのフレンドをクリックします。"),
            rule="5.3.8",
        ),
        Beat(
            Phrase("She blocks everybody", "全員のじゃま"),
            Phrase(
                "Chrysalis is an Epic: nobody can score here, not even her own player. Challenges come before "
                "the Main Phase, so wait for your next turn.",
                "クリサリスはエピックで、持ち主も含めてだれもここで得点できません。挑戦はメインフェイズの前なの"
                "で、次のターンまで待ちましょう。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=at(CHRYSALIS),
            rule="9.4",
        ),
        Beat(
            Phrase("All together", "みんなで挑戦"),
            Phrase(
                "Rarity 1, Full Steam 4, Sugar Twist 2: that makes 7 against 6. Her text exhausts one of you by "
                "chance, and then that power is missing. Try it!",
                "ラリティ1、フルスチーム4、シュガーツイスト2で、7対6です。クリサリスの効果で1体が疲労し、その分の"
                "パワーは減ります。挑戦しましょう！",
            ),
            do=Phrase("Click Queen Chrysalis.", "クイーン・クリサリスをクリックしましょう。"),
            want=do(Challenge, CHRYSALIS),
            point=at(CHRYSALIS),
            nudge=Phrase(
                "Now you are strong enough: click Queen Chrysalis.",
                "もう勝てそうです。クイーン・クリサリスに挑戦しましょう。",
            ),
            rule="8.2",
        ),
        Beat(
            Phrase("She is gone", "追い払いました"),
            Phrase(
                "You flipped a 5, and that was enough: 3 points for you! Who was exhausted is ready again in "
                "your next turn.",
                "あなたは5をめくって勝ち、3点を得ました！疲労したキャラクターは、次の自分のターンにレディに戻ります。",
            ),
            point=at(OWN),
            rule="6.2",
        ),
        Beat(
            Phrase("The way is free", "もうだいじょうぶ"),
            Phrase(
                "Nobody blocks your Problem now. Look whether the power there is still enough.",
                "もう、だれもじゃましません。そこのパワーが足りているか見てみましょう。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("Scoring again", "また得点"),
            Phrase(
                "Rarity is white, and Full Steam is not: that was enough for another point. To beat a "
                "Troublemaker pays twice.",
                "ラリティが白、フルスチームが白以外で、また1点です。トラブルメイカーを倒すと、二重に得をします。",
            ),
            point=at(OWN),
            rule="8.4",
        ),
    ),
    others=(END, END, END),
    free=Phrase("Play on. In this practice 10 points win.", "続けましょう。この練習は10点で勝ちです。"),
    coach="card/friend/PR204",
)
