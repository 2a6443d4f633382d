"""Lesson 2: tokens, play requirements, Events, Resources, abilities, and drawing for a token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.lessons.wants import END, HOME, OWN, THEIRS, at, do, play
from game.rules.pony.main_phase import EndMain, PayDraw
from game.rules.pony.places import deck
from game.rules.pony.playing import PlayEvent, UseAbility
from game.rules.pony.positions import begun, practice
from game.table.lesson import Beat, Lesson, button
from game.table.state import State
from game.table.step import Spot
from game.words import Phrase

PINKIE, DELIVERY = "PR003", "PR192"
STREAK, FEVER, PARTY, CHICKEN = "PR041", "PR040", "PR114", "PR144"
NOTEWORTHY, CLOUDCHASER, BETTY = "PR076", "PR011", "PR036"


def begin(catalogue: Mapping[str, Any]) -> State:
    """Pinkie Pie and a helper at home, seven tokens, and a hand that asks for pink."""
    return begun(
        practice(
            catalogue,
            *(f"A:{CLOUDCHASER}@home", f"A:{STREAK} {FEVER} {PARTY} {CHICKEN}@hand"),
            f"A:{BETTY} {NOTEWORTHY} PR044 PR042 PR086 PR038@deck",
            manes=(PINKIE, "PR002"),
            problems=(DELIVERY, "PR190"),
            tokens=(5, 0),
        )
    )


TOKENS = Lesson(
    "tokens",
    Phrase("Tokens and requirements", "トークンと条件"),
    Phrase(
        "You can pay for Friends, Events and Resources, and know what a card asks for.",
        "フレンド、イベント、リソースを出せて、使用条件もわかります。",
    ),
    5,
    begin,
    (
        Beat(
            Phrase("What you pay with", "支払うもの"),
            Phrase(
                "Nearly everything costs action tokens. You have 7, and more come at the start of each of your "
                "turns. What you do not spend, you keep.",
                "ほとんどのことにアクショントークンを使います。いま7個です。自分のターンの初めに増え、残りは次に"
                "持ち越せます。",
            ),
            point=at(HOME),
            rule="5.1",
        ),
        Beat(
            Phrase("A card may ask", "カードの条件"),
            Phrase(
                "Dance Fever costs only 1. But she also asks for 2 pink power in play, and Pinkie Pie alone "
                "gives 1. She cannot come yet.",
                "ダンスフィーバーのコストは1です。でも、場に桃のパワーが2必要です。ピンキーパイだけでは1なので、"
                "まだ出せません。",
            ),
            point=at(FEVER, PINKIE),
            rule="7.1",
        ),
        Beat(
            Phrase("A smaller wish", "小さな条件"),
            Phrase(
                "Lucky Streak asks for 1 pink: Pinkie Pie has it. That power is only looked at, not used up.",
                "ラッキー・ストリークの条件は桃1です。ピンキーパイで足ります。このパワーは確かめるだけで、減りません。",
            ),
            do=Phrase(
                "Click Lucky Streak, then Special Delivery!",
                "ラッキー・ストリーク、次にスペシャル・デリバリー！をクリックしましょう。",
            ),
            want=play(STREAK, OWN),
            point=at(STREAK, OWN),
            nudge=Phrase(
                "Lucky Streak first, to Special Delivery! on your side.",
                "まずラッキー・ストリークを、自分の側のスペシャル・デリバリー！に出します。",
            ),
            rule="7.1",
        ),
        Beat(
            Phrase("Now she can come", "もう出せます"),
            Phrase(
                "Pinkie Pie 1, Lucky Streak 1: that makes 2 pink. It does not matter where they stand.",
                "ピンキーパイ1、ラッキー・ストリーク1で、桃2です。どこにいても数えます。",
            ),
            do=Phrase(
                "Click Dance Fever, then Special Delivery!",
                "ダンスフィーバー、次にスペシャル・デリバリー！をクリックしましょう。",
            ),
            want=play(FEVER, OWN),
            point=at(FEVER, OWN),
            rule="7.1",
        ),
        Beat(
            Phrase("An Event", "イベント"),
            Phrase(
                "An Event does one thing and is gone. This one lets you draw 3 cards. It costs 1, and asks for 2 pink.",
                "イベントは、一度使うとなくなります。これはカードを3枚引くイベントです。コスト1、条件は桃2です。",
            ),
            do=Phrase(
                "Click Let's Get This Party Started.",
                "「レッツ・ゲット・ディス・パーティー・スターテッド」をクリックしましょう。",
            ),
            want=do(PlayEvent, PARTY),
            point=at(PARTY),
            rule="13.4",
        ),
        Beat(
            Phrase("A Resource", "リソース"),
            Phrase(
                "A Resource stays in play. The Rubber Chicken goes on a Friend, moves with that Friend, and "
                "helps against Troublemakers.",
                "リソースは場に残ります。ラバーチキンはフレンドに付けて、いっしょに動きます。トラブルメイカーとの"
                "対決で役立ちます。",
            ),
            do=Phrase(
                "Click Rubber Chicken, then one of your Friends.", "ラバーチキン、次にフレンドをクリックしましょう。"
            ),
            want=play(CHICKEN),
            point=at(CHICKEN, STREAK, FEVER),
            nudge=Phrase(
                "Rubber Chicken first, then the Friend who shall have it.", "まずラバーチキン、次に付けるフレンドです。"
            ),
            rule="13.1",
        ),
        Beat(
            Phrase("Look at the Problem", "事件を見よう"),
            Phrase(
                "Your Problem asks for 1 pink and 1 that is not pink. Noteworthy is white. He came with your Event.",
                "スペシャル・デリバリー！には、桃1と、桃ではないパワー1が必要です。いま引いたノートワーシーは白です。",
            ),
            do=Phrase(
                "Click Noteworthy, then Special Delivery!",
                "ノートワーシー、次にスペシャル・デリバリー！をクリックしましょう。",
            ),
            want=play(NOTEWORTHY, OWN),
            point=at(NOTEWORTHY, OWN),
            rule="7.2",
        ),
        Beat(
            Phrase("Score it", "得点しよう"),
            Phrase(
                "All that is asked for is there. You keep the 2 tokens that are left.",
                "必要なものがそろいました。残ったトークン2個は持ち越せます。",
            ),
            do=Phrase("End your Main Phase.", "メインフェイズを終えましょう。"),
            want=END,
            point=button(EndMain),
            rule="5.4",
        ),
        Beat(
            Phrase("New tokens", "新しいトークン"),
            Phrase(
                "2 kept and 2 new ones: 4. When the best score is 2 or more, each turn brings 3 tokens, later 4 and 5.",
                "持ち越した2個と新しい2個で、4個です。だれかが2点以上になると毎ターン3個、その後は4個、5個と増えます。",
            ),
            point=at(HOME),
            rule="5.1",
        ),
        Beat(
            Phrase("Friends with a skill", "能力のあるフレンド"),
            Phrase(
                "Cloudchaser can exhaust: your next Friend then costs 1 less. Exhausted, she gives no power "
                "until your next turn.",
                "クラウドチェイサーは疲労すると、次のフレンドのコストを1減らします。疲労中は、次の自分のターンま"
                "でパワーを出せません。",
            ),
            do=Phrase(
                "Click Cloudchaser and use her ability.", "クラウドチェイサーをクリックして、能力を使いましょう。"
            ),
            want=do(UseAbility, CLOUDCHASER),
            point=at(CLOUDCHASER),
            rule="5.3.4",
        ),
        Beat(
            Phrase("Cheaper now", "安くなりました"),
            Phrase(
                "Apple Brown Betty costs 3; for you she costs 2 now. Runaway Cart asks you for 4 power of any "
                "colour, and she has 3.",
                "アップル・ブラウンベティのコストは3ですが、いまは2です。ランナウェイ・カートには任意のパワー4が"
                "必要で、彼女のパワーは3です。",
            ),
            do=Phrase(
                "Click Apple Brown Betty, then Runaway Cart.",
                "アップル・ブラウンベティ、次にランナウェイ・カートをクリックしましょう。",
            ),
            want=play(BETTY, THEIRS),
            point=at(BETTY, THEIRS),
            rule="13.5",
        ),
        Beat(
            Phrase("A card for a token", "トークンで1枚"),
            Phrase(
                "2 tokens are left. In your Main Phase 1 token draws you a card, as often as you can pay.",
                "トークンが2個残っています。メインフェイズには、1個でカードを1枚引けます。払えるだけ引けます。",
            ),
            do=Phrase("Click your deck.", "自分のデッキをクリックしましょう。"),
            want=do(PayDraw),
            point=lambda s: [Spot(deck(0))],
            rule="5.3.6",
        ),
    ),
    others=(END,),
    free=Phrase(
        "Play on: Runaway Cart needs only 1 more power. In this practice 8 points win.",
        "続けましょう。ランナウェイ・カートは、あとパワー1です。この練習は8点で勝ちです。",
    ),
    coach="card/friend/PR204",
)
