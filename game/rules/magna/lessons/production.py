"""Lesson 1: the dice give Fight, and Fight becomes an army."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.adjusting import DrawUp, PutOff
from game.rules.magna.armament import TakeMagna
from game.rules.magna.lessons.wanted import about, at, base, mine, placed, slot
from game.rules.magna.positions import HALF, begun, dealt
from game.rules.magna.production import EndProduction, PlaceAt, PlaceForce
from game.rules.magna.turn import Turn
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.words import Phrase

ARCHANGEL, FRIAR, SQUIRE, BELL = "whi-f09", "whi-f04", "whi-f02", "whi-r2"
HAND = (FRIAR, SQUIRE, BELL, ARCHANGEL, "whi-t2", "whi-t3")


def begin(catalogue: Mapping[str, Any]) -> State:
    """The first turn: 5 against 2."""
    s = dealt(
        catalogue,
        ("half-blanc", "half-noir"),
        *(f"A:{card}@hand" for card in HAND),
        "A:whi-f03@deck",
        *(f"B:{card}@deck" for card in ("bla-f01", "bla-f03", "bla-t2", "bla-r1", "bla-f09", "bla-t3")),
        options=HALF,
    )
    s.dice.rigged = (5, 2)
    return begun(s, Turn(1))


PRODUCTION = Lesson(
    "production",
    Phrase("Fight and production", "ファイトと生産"),
    Phrase("You can raise an army and set a trap.", "兵力を配置し、トラップを伏せられるようになります。"),
    4,
    begin,
    (
        Beat(
            Phrase("Three bases each", "拠点は3つずつ"),
            Phrase(
                "You and the enemy have three bases each. Base 1 is the front, and base 3 is home. Whoever "
                "takes the other's base 3 wins.",
                "あなたにも敵軍にも、拠点が3つずつあります。拠点1が最前線、拠点3が本拠地です。相手の拠点3を落"
                "とした方の勝ちです。",
            ),
            point=base(0, 1, 3),
            rule="1.1",
        ),
        Beat(
            Phrase("Two dice", "2つのダイス"),
            Phrase(
                "Every turn begins with dice. You rolled 5, the enemy 2: the higher one goes first. Now you "
                "both have 5 Fight, the money of this turn.",
                "どのターンもダイスで始まります。あなたは5、敵軍は2で、大きい方が先攻です。このターンのお金「"
                "ファイト」は、2人とも5になりました。",
            ),
            rule="MS-4.1",
        ),
        Beat(
            Phrase("Too expensive", "高すぎるカード"),
            Phrase(
                "Before you draw, you may put cards away. Archangel costs 6, the number in its corner. You have "
                "5, so let it go for today.",
                "引く前に、いらないカードを捨てられます。「大天使」の角の数字、コストは6です。ファイトは5しか"
                "ないので、今日は手放しましょう。",
            ),
            do=Phrase("Click Archangel.", "「大天使」をクリックしましょう。"),
            want=about(PutOff, ARCHANGEL),
            point=mine(ARCHANGEL),
            nudge=Phrase(
                "Archangel costs more than you have. Put it away.",
                "「大天使」は今のファイトでは高すぎます。捨てましょう。",
            ),
            rule="MS-4.4",
        ),
        Beat(
            Phrase("Draw up to six", "6枚まで引く"),
            Phrase(
                "Now you have five cards. You always draw until you hold six.",
                "手札は5枚になりました。いつも6枚になるまで引きます。",
            ),
            do=Phrase("Press the button to draw.", "ボタンを押して引きましょう。"),
            want=choice(DrawUp),
            point=button(DrawUp),
            nudge=Phrase("The other cards are good. Just draw.", "ほかのカードは残して、引きましょう。"),
            rule="MS-4.5",
        ),
        Beat(
            Phrase("A guard for the front", "前線の守り手"),
            Phrase(
                "Now you spend Fight. Shield Friar costs 2. Only 3 damage or more can destroy it, so it is a "
                "good guard for base 1.",
                "ファイトを使いましょう。「盾の修道士」のコストは2です。3以上のダメージを受けるまで撃破されな"
                "いので、拠点1の守りに向いています。",
            ),
            do=Phrase("Click Shield Friar, then base 1.", "「盾の修道士」、次に拠点1をクリックしましょう。"),
            want=placed(FRIAR, 1),
            point=at(mine(FRIAR), slot(1)),
            nudge=Phrase(
                "The front needs its guard first. Place Shield Friar at base 1.",
                "まず前線の守りです。「盾の修道士」を拠点1に置きましょう。",
            ),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("Lying sideways", "横向き＝チェック状態"),
            Phrase(
                "The friar lies sideways: it is Checked. Whoever has just arrived is Checked and cannot attack. "
                "It holds the base all the same, and stands up when the turn ends.",
                "横向きのユニットは「チェック状態」です。来たばかりのユニットはチェック状態で、まだ攻撃できま"
                "せん。それでも拠点は守り、ターンの終わりに起き上がります。",
            ),
            point=mine(FRIAR),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("A striker for base 3", "攻め手は拠点3へ"),
            Phrase(
                "Only units at base 3 can invade the enemy. Silver Squire costs 2, and you have 3 Fight left.",
                "敵軍に進攻できるのは、拠点3のユニットだけです。「白銀の従士」のコストは2、ファイトはあと3あります。",
            ),
            do=Phrase("Place Silver Squire at base 3.", "「白銀の従士」を拠点3に置きましょう。"),
            want=placed(SQUIRE, 3),
            point=at(mine(SQUIRE), slot(3)),
            nudge=Phrase(
                "Silver Squire shall invade one day. Place it at base 3.",
                "いつか進攻する「白銀の従士」を、拠点3に置きましょう。",
            ),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("A trap", "トラップ"),
            Phrase(
                "For 1 Fight any card may lie face-down at a base. Bell of Judgement is a trap: it hits back "
                "when it is destroyed. The enemy cannot see what it is.",
                "1ファイトで、どのカードでも裏向きに置けます。「裁きの鐘」は罠で、撃破されると反撃します。敵軍"
                "には何の札か見えません。",
            ),
            do=Phrase("Set Bell of Judgement at base 1.", "「裁きの鐘」を拠点1に伏せましょう。"),
            want=placed(BELL, 1, down=True),
            point=at(mine(BELL), slot(1)),
            nudge=Phrase(
                "The trap bites where the enemy comes first. Set it at base 1.",
                "敵軍は拠点1から来ます。「裁きの鐘」を拠点1に伏せましょう。",
            ),
            rule="MS-4.11",
        ),
        Beat(
            Phrase("All spent", "使いきりました"),
            Phrase(
                "You have no Fight left. What you do not spend is lost anyway. Now it is the enemy's turn to produce.",
                "ファイトは残っていません。残しても、生産が終わると消えてしまいます。次は敵軍が生産します。",
            ),
            do=Phrase("End your production.", "生産を終えましょう。"),
            want=choice(EndProduction),
            point=button(EndProduction),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("The first turn", "最初のターン"),
            Phrase(
                "The enemy has produced as well. Armament comes next, which is our second lesson. Today just "
                "gain 1 Magna there.",
                "敵軍も生産を終えました。次は軍備です。くわしくは2つ目のレッスンで学びます。今日は1マグナを獲"
                "得しておきましょう。",
            ),
            point=button(TakeMagna),
            rule="MS-4.23",
        ),
    ),
    others=(choice(PlaceForce), choice(PlaceAt), choice(EndProduction)),
    free=Phrase(
        "The match goes on. If you are unsure, gain 1 Magna and see what the next dice bring.",
        "対戦は続きます。迷ったら1マグナを獲得して、次のダイスを待ちましょう。",
    ),
    coach="card/gre-f05",
    options=HALF,
)
