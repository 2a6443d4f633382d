"""Lesson 4: a base is attacked; reinforcement, a block, a charge and a trap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.aftermath import Aftermath
from game.rules.magna.attack import Charge, Skirmish
from game.rules.magna.battle_end import Dismiss
from game.rules.magna.damage import TakeNext
from game.rules.magna.invasion import Invade, battle
from game.rules.magna.invasion_state import Invasion
from game.rules.magna.lessons.wanted import about, card_of, mine, standing_at, struck, used_by
from game.rules.magna.places import at_place
from game.rules.magna.positions import HALF, begun, dealt, in_turn, rest_of_turn
from game.rules.magna.reinforcement import SendForce
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

FRIAR, BELL, ANGEL, PALADIN, ARCHANGEL, PROTECTION = "whi-f04", "whi-r2", "whi-f03", "whi-f06", "whi-f09", "whi-t3"
RIDER, GHOUL, SKELETON = "bla-f08", "bla-f02", "bla-f01"


def begin(catalogue: Mapping[str, Any]) -> State:
    """The enemy has gone out against base 1 and brings no reinforcement."""
    s = dealt(
        catalogue,
        ("half-blanc", "half-noir"),
        *(f"A:{FRIAR}@1", f"A:{BELL}@1 down", "A:whi-f07@3", "A:whi-f02@3"),
        *(f"A:{ANGEL}@hand", f"A:{PALADIN}@hand", f"A:{ARCHANGEL}@hand", f"A:{PROTECTION}@hand"),
        *("A:whi-t2@funds", "A:neu-w1@funds"),
        *(f"B:{RIDER}@0", f"B:{GHOUL}@0", f"B:{SKELETON}@0", "B:bla-f05@1", "B:neu-f03@3"),
        magna=(1, 0),
        options=HALF,
    )
    in_turn(s, 4, (2, 4))
    s.phase, s.declared_invasion = "invasion", (True, True)
    s.invasion = Invasion(1, joined=tuple(unit.id for unit in at_place(s, 1, 0)))
    return begun(s, *battle(1), Aftermath(1), Invade(0), *rest_of_turn(s, "end"))


def trap_first(s: State, option: Step) -> bool:
    """The trap takes the damage now."""
    return isinstance(option, TakeNext) and card_of(s, option.unit) == BELL


DEFENDING = Lesson(
    "defending",
    Phrase("Blocks and traps", "ブロックとトラップ"),
    Phrase(
        "You can defend a base with reinforcements, blocks and traps.",
        "増援・ブロック・トラップで拠点を守れるようになります。",
    ),
    5,
    begin,
    (
        Beat(
            Phrase("You are attacked", "敵軍が来た"),
            Phrase(
                "Three enemies have come to your base 1. Shield Friar is there, and your face-down trap. All "
                "units at the base defend it: they are the garrison.",
                "敵軍の3体が拠点1に来ました。そこには「盾の修道士」と、伏せたトラップがいます。拠点のユニット"
                "全員が「守備部隊」です。",
            ),
            point=standing_at(1, 0),
            rule="MS-6.1",
        ),
        Beat(
            Phrase("Rank S is free", "ランクSは無料"),
            Phrase(
                "Before the fighting you may call for help from your hand. The letter on a card is its rank. "
                "Rank S comes free: no Fight is paid in a battle.",
                "戦いの前に、手札から援軍を呼べます。カードの文字が「ランク」です。ランクSは無料で来ます。戦闘"
                "ではファイトを払いません。",
            ),
            do=Phrase("Send Little Angel of Light into the battle.", "「光の小天使」を戦闘に出しましょう。"),
            want=about(SendForce, ANGEL),
            point=mine(ANGEL),
            nudge=Phrase(
                "Begin with rank S: send Little Angel of Light.", "まずランクSです。「光の小天使」を出しましょう。"
            ),
            rule="MS-6.4",
        ),
        Beat(
            Phrase("Rank M costs Magna", "ランクMはマグナ"),
            Phrase(
                "Paladin has rank M: it comes for 1 Magna, and you have 1. In a battle a base has room for "
                "five. Rank L, like Archangel, never comes as reinforcement.",
                "「聖騎士」はランクMで、1マグナで来ます。戦闘中の拠点には5体まで入れます。「大天使」のようなラ"
                "ンクLは、増援に来られません。",
            ),
            do=Phrase("Send Paladin too.", "「聖騎士」も出しましょう。"),
            want=about(SendForce, PALADIN),
            point=mine(PALADIN),
            nudge=Phrase(
                "You need a strong friend. Send Paladin for 1 Magna.",
                "強い仲間が必要です。1マグナで「聖騎士」を出しましょう。",
            ),
            rule="MS-6.4",
        ),
        Beat(
            Phrase("Block!", "ブロック"),
            Phrase(
                "Headless Rider strikes Shield Friar with 4, and the friar's defence is 3. You may block once "
                "for each attack. Holy Protection takes 3 away, so only 1 is left.",
                "「首無し騎兵」が防御力3の「盾の修道士」に4の遊撃です。アタックごとに1回ブロックできます。「聖"
                "なる守護」なら3減って、残りは1です。",
            ),
            do=Phrase(
                "Use Holy Protection; either of the two lit units may pray.",
                "「聖なる守護」を、光るユニットのどちらかで使いましょう。",
            ),
            want=used_by(PROTECTION, FRIAR, ANGEL),
            point=mine(PROTECTION),
            nudge=Phrase(
                "Without a block the friar is lost. Use Holy Protection.",
                "このままでは撃破されます。「聖なる守護」を使いましょう。",
            ),
            rule="MS-6.13",
        ),
        Beat(
            Phrase("A charge of 4", "4の突撃"),
            Phrase(
                "The friar is safe. Now Ghoul and Skeleton charge with 2 each: 4 damage for your whole "
                "garrison. You choose who takes it first, and your trap only waits to be hit.",
                "修道士は無事です。今度は屍食鬼と骸骨兵が2ずつ、全員へ4の突撃です。誰から受けるかは、あなたが"
                "決めます。トラップは撃破されるのを待っています。",
            ),
            do=Phrase("Click your trap.", "自分のトラップをクリックしましょう。"),
            want=trap_first,
            point=mine(BELL),
            nudge=Phrase(
                "The trap hits back when it is destroyed. Let it take the first damage.",
                "トラップは撃破されると反撃します。先に受けさせましょう。",
            ),
            rule="MS-6.15",
        ),
        Beat(
            Phrase("3 are left", "残り3ダメージ"),
            Phrase(
                "The trap took 1, and 3 flow on. Paladin has defence 4, so 3 are not enough to destroy it. Then "
                "nothing is left for the others.",
                "トラップが1受けて、残りは3です。「聖騎士」の防御力は4なので、3では撃破されません。ほかの味方"
                "には何も届きません。",
            ),
            do=Phrase("Click Paladin.", "「聖騎士」をクリックしましょう。"),
            want=about(TakeNext, PALADIN),
            point=mine(PALADIN),
            nudge=Phrase("Only Paladin can take 3 damage and stay.", "3ダメージに耐えられるのは「聖騎士」だけです。"),
            rule="MS-6.15",
        ),
        Beat(
            Phrase("The bell rings", "鐘が鳴る"),
            Phrase(
                "Your trap was destroyed, so it triggered: 4 damage to the strongest enemy. Headless Rider is "
                "gone. Now nobody can strike any more, and your base stands.",
                "撃破されたトラップが発動し、一番強い敵に4ダメージ。「首無し騎兵」を撃破しました。もう攻撃でき"
                "る者はなく、拠点は守られました。",
            ),
            point=standing_at(0, 1),
            rule="MS-6.18",
        ),
        Beat(
            Phrase("Too many for the base", "入りきらない"),
            Phrase(
                "Three of yours are left, but base 1 has two slots. One has to go, and you choose who.",
                "味方が3体残りましたが、拠点1のスロットは2つです。誰か1体を破棄します。選ぶのはあなたです。",
            ),
            do=Phrase("Click Little Angel, then confirm.", "「光の小天使」をクリックして、決定しましょう。"),
            want=about(Dismiss, ANGEL),
            point=mine(ANGEL),
            nudge=Phrase(
                "Keep the two sturdy ones. Let Little Angel go.", "丈夫な2体を残し、「光の小天使」を破棄しましょう。"
            ),
            rule="MS-9.3",
        ),
    ),
    others=(about(Skirmish, FRIAR), struck(RIDER, at=FRIAR), choice(Charge), struck(GHOUL, SKELETON)),
    free=Phrase(
        "You had declared an invasion as well. Strike back: their base 1 is weak!",
        "あなたも進攻を宣言していました。手薄な敵軍の拠点1へ反撃しましょう！",
    ),
    coach="card/gre-f05",
    options=HALF,
)
