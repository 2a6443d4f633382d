"""Lesson 4: a faceoff over a Problem, with a reply and a faceoff Event; solving; the home limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.choosing import Picked
from game.rules.pony.end_phase import RetireOne
from game.rules.pony.lessons.wants import END, OWN, at, do, flipped, play
from game.rules.pony.main_phase import EndMain
from game.rules.pony.playing import PlayEvent
from game.rules.pony.positions import NEXT, begun, practice
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.words import Phrase

DASH, WING_POWER, CLOUDS = "PR001", "PR171", "PR168"
EMERALD, TWIST, SUNRISE, SKIES, FULL_STEAM, NOTEWORTHY = "PR012", "PR079", "PR020", "PR008", "PR031", "PR076"
WRONG, HUSTLE, RED_GALA = "PR127", "PR101", "PR033"
POWER_3, POWER_4, POWER_5 = "PR036", "PR097", "PR103"  # what is flipped


def begin(catalogue: Mapping[str, Any]) -> State:
    """Both players meet what 795 Wing Power asks them for; the flips make it level."""
    return begun(
        practice(
            catalogue,
            *(f"A:{SUNRISE} {SKIES}@home", f"A:{EMERALD} {TWIST}@pA", f"B:{FULL_STEAM} {NOTEWORTHY}@pA"),
            *(f"A:{WRONG} {HUSTLE} {RED_GALA}@hand", f"A:PR060 {POWER_4} PR081 PR054@deck"),
            f"B:{POWER_5} {POWER_3} PR044 PR079@deck",
            manes=(DASH, "PR002"),
            problems=(WING_POWER, "PR190"),
            later=(f"{CLOUDS} PR170 PR177", NEXT),
            points=(2, 3),
            goal=10,
        )
    )


FACEOFFS = Lesson(
    "faceoffs",
    Phrase("Faceoffs over Problems", "事件をめぐる対決"),
    Phrase(
        "You can win a faceoff, and know what becomes of a solved Problem.",
        "対決のしかたと、事件が解決するとどうなるかがわかります。",
    ),
    4,
    begin,
    (
        Beat(
            Phrase("A crowd", "みんな来ています"),
            Phrase(
                "795 Wing Power asks you for 2 blue and 2 that are not blue. You have both. But your opponent is "
                "there, too, with 5 power of any colour: just enough.",
                "795ウィングパワーには青2と青以外2が必要で、足りています。でも相手もそこにいて、任意のパワー5がち"
                "ょうどそろっています。",
            ),
            point=at(WING_POWER, FULL_STEAM, NOTEWORTHY),
            rule="7.2",
        ),
        Beat(
            Phrase("What will happen", "これから起きること"),
            Phrase(
                "You confront the Problem: 1 point. Because somebody else meets it as well, a faceoff follows. "
                "Its winner scores the bonus on the Problem, here 2.",
                "あなたが要件を満たして1点です。ほかの人も満たしているので、対決になります。勝つと、事件のボーナ"
                "ス値の2点がもらえます。",
            ),
            point=at(WING_POWER),
            rule="5.4",
        ),
        Beat(
            Phrase("Let it begin", "始めよう"),
            Phrase(
                "You bring 2 + 2 = 4 power, they bring 5. Each side flips a card. Keep your tokens: you have two "
                "cards that help in a faceoff.",
                "あなたのパワーは2＋2で4、相手は5です。互いに1枚めくります。対決で役立つカードが2枚あるので、トー"
                "クンは残しておきましょう。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            nudge=Phrase(
                "Keep your tokens for the faceoff, and end your Main Phase.",
                "トークンは対決に残して、メインフェイズを終えましょう。",
            ),
            rule="8.2",
        ),
        Beat(
            Phrase("A reply", "「反応」のカード"),
            Phrase(
                "You flipped a 4, they a 5: 8 against 10. What Went Wrong? answers a flip of your opponent: that "
                "card does not count, and they flip another.",
                "あなたは4、相手は5をめくり、8対10です。ホワット・ウェント・ロング？は相手がめくった札を無視し"
                "て、めくり直させます。",
            ),
            do=Phrase("Click What Went Wrong?", "「ホワット・ウェント・ロング？」をクリックしましょう。"),
            want=do(PlayEvent, WRONG),
            point=flipped,
            rule="13.3",
        ),
        Beat(
            Phrase("Level", "同点です"),
            Phrase(
                "They flipped a 3: 8 against 8. Now cards marked Faceoff can be used. Good Hustle gives a "
                "Pegasus 2 more power.",
                "相手は3をめくり、8対8です。ここで「対決中」のカードを使えます。グッド・ハッスルは、ペガサスの"
                "パワーを2増やします。",
            ),
            do=Phrase("Click Good Hustle.", "グッド・ハッスルをクリックしましょう。"),
            want=do(PlayEvent, HUSTLE),
            point=flipped,
            rule="8.2",
        ),
        Beat(
            Phrase("For whom?", "だれに？"),
            Phrase(
                "Choose somebody who takes part. Sugar Twist stands at 795 Wing Power; Cerulean Skies is at home "
                "and would not count.",
                "参加しているフレンドを選びます。シュガーツイストは795ウィングパワーにいます。ホームにいるフレン"
                "ドは数えません。",
            ),
            do=Phrase("Click Sugar Twist.", "シュガーツイストをクリックしましょう。"),
            want=do(Picked, TWIST),
            point=at(TWIST),
            nudge=Phrase(
                "Sugar Twist takes part in the faceoff: click her.",
                "対決に参加しているシュガーツイストを選びましょう。",
            ),
            rule="13.6",
        ),
        Beat(
            Phrase("Solved", "解決しました"),
            Phrase(
                "10 against 8: the 2 points are yours. Everybody went home, and a new Problem came up. But at "
                "the end of your turn your home holds only 3 Friends.",
                "10対8で、2点獲得です。全員がホームに戻り、次の事件が出ました。でも、ターンの終わりにホームにいら"
                "れるフレンドは3体までです。",
            ),
            do=Phrase("Choose the Friend who leaves.", "引退させるフレンドを選びましょう。"),
            want=do(RetireOne),
            point=at(SUNRISE, SKIES, EMERALD, TWIST),
            nudge=Phrase("Click one of the four Friends at your home.", "ホームにいる4体のフレンドから1体を選びます。"),
            rule="5.5",
        ),
        Beat(
            Phrase("Two at once", "2つ同時なら"),
            Phrase(
                "If you both meet both Problems, there is one faceoff over all of them, with all Friends "
                "together. It is about the highest bonus only.",
                "2人が両方の事件の要件を満たしたら、全部まとめて1回だけ対決します。もらえるのは、いちばん高いボー"
                "ナス値だけです。",
            ),
            point=at(OWN),
            rule="5.4",
        ),
        Beat(
            Phrase("On to the next", "次の事件へ"),
            Phrase(
                "Cloudbursting asks for 1 blue and 1 that is not blue. A new Friend can go straight there.",
                "クラウドバースティングには、青1と青以外1が必要です。新しいフレンドは、直接そこに出せます。",
            ),
            do=Phrase(
                "Click Red Gala, then Cloudbursting.", "レッドガーラ、次にクラウドバースティングをクリックしましょう。"
            ),
            want=play(RED_GALA, OWN),
            point=at(RED_GALA, OWN),
            rule="10.2",
        ),
    ),
    others=(END,),
    free=Phrase(
        "Send somebody blue there, too, and play on. In this practice 10 points win.",
        "青のフレンドも送って、続けましょう。この練習は10点で勝ちです。",
    ),
    coach="card/friend/PR204",
)
