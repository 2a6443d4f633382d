"""Lesson 2: Magna, operations, arms, and the three ways to arm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.armament import EndRegroup, LayFund, MoveUnit, TakeMagna
from game.rules.magna.declaration import Declare
from game.rules.magna.equipping import Bear
from game.rules.magna.lessons.wanted import about, at, card_of, mine, placed, slot
from game.rules.magna.looking import FetchIt
from game.rules.magna.positions import HALF, begun, dealt, in_turn, rest_of_turn
from game.rules.magna.production import EndProduction, Exchange
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

FRIAR, SQUIRE, BELL = "whi-f04", "whi-f02", "whi-r2"
CALL, PALADIN, SWORD, LIGHT, ANGEL = "neu-o1", "whi-f06", "neu-w1", "whi-t2", "whi-f03"


def begin(catalogue: Mapping[str, Any]) -> State:
    """The third turn, in production: 2 Fight and 2 Magna."""
    s = dealt(
        catalogue,
        ("half-blanc", "half-noir"),
        *(f"A:{FRIAR}@1", f"A:{BELL}@1 down", f"A:{SQUIRE}@2"),
        *(f"A:{CALL}@hand", f"A:{PALADIN}@hand", f"A:{SWORD}@hand", f"A:{LIGHT}@hand"),
        *("B:bla-f02@1", "B:bla-r1@1 down", "B:bla-f01@3"),
        magna=(2, 0),
        fight=(2, 2),
        options=HALF,
    )
    in_turn(s, 3, (2, 1))
    return begun(s, *rest_of_turn(s, "production"))


def sworn(s: State, option: Step) -> bool:
    """The sword goes to the Paladin."""
    return isinstance(option, Bear) and card_of(s, option.unit) == PALADIN


def to_base_3(s: State, option: Step) -> bool:
    return isinstance(option, MoveUnit) and card_of(s, option.unit) == SQUIRE and option.at[0] == 3


ARMING = Lesson(
    "arming",
    Phrase("Magna and armament", "マグナと軍備"),
    Phrase(
        "You can use operations, arms and Magna, and prepare an invasion.",
        "作戦・武装・マグナを使い、進攻の準備ができるようになります。",
    ),
    5,
    begin,
    (
        Beat(
            Phrase("Money that stays", "残るお金"),
            Phrase(
                "You have 2 Fight and 2 Magna. Fight is gone after production. Magna stays with you until you "
                "spend it.",
                "今は2ファイトと2マグナがあります。ファイトは生産が終わると消えます。マグナは使うまで残ります。",
            ),
            rule="1.3",
        ),
        Beat(
            Phrase("An operation", "作戦"),
            Phrase(
                "An operation does one thing and is gone. Conscription costs 1 Fight and finds a light force in "
                "your deck.",
                "「作戦」は1回使うとなくなります。「徴兵」は1ファイトで、デッキから軽い兵力を1枚探せます。",
            ),
            do=Phrase("Click Conscription, then confirm.", "「徴兵」をクリックして決定しましょう。"),
            want=about(Declare, CALL),
            point=mine(CALL),
            nudge=Phrase(
                "Begin with the operation. Click Conscription.", "まず作戦です。「徴兵」をクリックしましょう。"
            ),
            rule="MS-4.10",
        ),
        Beat(
            Phrase("Your recruit", "新しい仲間"),
            Phrase(
                "Your deck lies open to you now. Little Angel is easy to bring into a battle. Afterwards the "
                "deck is shuffled.",
                "自分のデッキを見ています。「光の小天使」は戦闘に呼びやすい兵力です。選んだあと、デッキは混ぜ"
                "られます。",
            ),
            do=Phrase("Take Little Angel of Light.", "「光の小天使」を選びましょう。"),
            want=about(FetchIt, ANGEL),
            point=mine(ANGEL),
            nudge=Phrase("Today we take Little Angel of Light.", "今日は「光の小天使」を選びましょう。"),
            rule="11.4",
        ),
        Beat(
            Phrase("Magna becomes Fight", "マグナをファイトに"),
            Phrase(
                "Paladin costs 4, and you have 1 Fight. But 1 Magna buys 5 Fight.",
                "「聖騎士」のコストは4、ファイトは残り1です。でも、1マグナで5ファイトが手に入ります。",
            ),
            do=Phrase("Press the button to exchange.", "交換のボタンを押しましょう。"),
            want=choice(Exchange),
            point=button(Exchange),
            nudge=Phrase(
                "You cannot pay for Paladin yet. Exchange 1 Magna first.",
                "まだ「聖騎士」を配置できません。先に1マグナを交換しましょう。",
            ),
            rule="MS-4.13",
        ),
        Beat(
            Phrase("A knight at home", "本拠地の騎士"),
            Phrase(
                "Now you have 6 Fight. Paladin deals 4 damage, so it should invade soon.",
                "6ファイトになりました。「聖騎士」は4ダメージを与えます。すぐにでも進攻させたい兵力です。",
            ),
            do=Phrase("Place Paladin at base 3.", "「聖騎士」を拠点3に置きましょう。"),
            want=placed(PALADIN, 3),
            point=at(mine(PALADIN), slot(3)),
            nudge=Phrase(
                "Invaders start at base 3. Place Paladin there.",
                "進攻は拠点3から始まります。「聖騎士」を拠点3に置きましょう。",
            ),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("Arms", "武装"),
            Phrase(
                "Iron Sword is a weapon: 1 more attack for 1 Fight. Only units with the sign for weapons can "
                "carry it, and Paladin has it.",
                "「鉄の剣」は武器です。1ファイトで攻撃力が1増えます。武器のしるしのあるユニットだけが持てます。"
                "「聖騎士」は持てます。",
            ),
            do=Phrase("Give Iron Sword to Paladin.", "「鉄の剣」を「聖騎士」に持たせましょう。"),
            want=sworn,
            point=mine(SWORD, PALADIN),
            nudge=Phrase(
                "Paladin makes the most of it. Give Iron Sword to Paladin.",
                "一番生かせるのは「聖騎士」です。「鉄の剣」を持たせましょう。",
            ),
            rule="MS-4.9",
        ),
        Beat(
            Phrase("Enough for today", "今日はここまで"),
            Phrase(
                "You have 1 Fight left. Keep the other cards in your hand: they will be useful in a battle.",
                "残りは1ファイトです。ほかの札は手に残しましょう。戦闘で役に立ちます。",
            ),
            do=Phrase("End your production.", "生産を終えましょう。"),
            want=choice(EndProduction),
            point=button(EndProduction),
            nudge=Phrase("Keep the rest for later. End your production.", "残りは取っておき、生産を終えましょう。"),
            rule="MS-4.6",
        ),
        Beat(
            Phrase("One of three", "3つから1つ"),
            Phrase(
                "Now comes armament. Each of you does just one thing: lay a war fund, declare an invasion, or "
                "gain 1 Magna.",
                "次は軍備です。軍資金を置く、進攻を宣言する、1マグナを獲得する、のどれか1つだけを行います。",
            ),
            point=button(TakeMagna),
            rule="MS-4.16",
        ),
        Beat(
            Phrase("A war fund", "軍資金"),
            Phrase(
                "A war fund is a card from your hand, laid face-down. Two of them pay for an invasion. Then "
                "they come back to your hand.",
                "軍資金は、手札を裏向きに置いたものです。2枚あれば進攻できます。進攻が始まると手札に戻ります。",
            ),
            do=Phrase("Lay Light of Judgement as a war fund.", "「裁きの光」を軍資金に置きましょう。"),
            want=about(LayFund, LIGHT),
            point=mine(LIGHT),
            nudge=Phrase(
                "Let us prepare an invasion. Lay Light of Judgement.",
                "進攻の準備をしましょう。「裁きの光」を軍資金にします。",
            ),
            rule="MS-4.16",
        ),
        Beat(
            Phrase("Regroup", "守備変更"),
            Phrase(
                "Whoever lays a fund may move units between bases. Silver Squire stands at base 2, and cannot "
                "invade from there.",
                "軍資金を置くと、拠点の間でユニットを動かせます。「白銀の従士」は拠点2にいるので、そこからは進"
                "攻できません。",
            ),
            do=Phrase("Move Silver Squire to base 3.", "「白銀の従士」を拠点3に動かしましょう。"),
            want=to_base_3,
            point=at(mine(SQUIRE), slot(3)),
            nudge=Phrase(
                "Only Silver Squire has to move. Bring it to base 3.",
                "動かすのは「白銀の従士」です。拠点3へ動かしましょう。",
            ),
            rule="MS-4.18",
        ),
        Beat(
            Phrase("Everybody up", "全員、起きる"),
            Phrase(
                "When you have finished, all your units become Normal. Paladin was Checked, and stands up at once.",
                "終えると、あなたのユニットはすべてノーマル状態になります。チェック状態だった「聖騎士」も起き"
                "上がります。",
            ),
            do=Phrase("Press the button to take position.", "ボタンを押して配置を終えましょう。"),
            want=choice(EndRegroup),
            point=button(EndRegroup),
            nudge=Phrase("Everybody stands well. Take position now.", "これで十分です。配置を終えましょう。"),
            rule="MS-4.18",
        ),
    ),
    others=(choice(EndProduction),),
    free=Phrase(
        "Next turn you can lay a second fund. Or declare at once: each missing fund costs 1 Magna.",
        "次のターンは2枚目の軍資金を。足りない1枚につき1マグナで、すぐに宣言もできます。",
    ),
    coach="card/gre-f05",
    options=HALF,
)
