"""Lesson 3: an invasion, from the declaration to the second fallen base."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.armament import DeclareInvasion
from game.rules.magna.invasion import FightOn, FormParty, StartInvasion
from game.rules.magna.lessons.wanted import about, base, mine, standing_at, struck, theirs
from game.rules.magna.places import funds
from game.rules.magna.positions import HALF, begun, dealt, in_turn, rest_of_turn
from game.rules.magna.reinforcement import EndReinforcement
from game.table.lesson import Beat, Lesson, button, choice
from game.table.state import State
from game.table.step import Thing
from game.words import Phrase

PALADIN, SQUIRE, AUTOMATON = "whi-f06", "whi-f02", "whi-f07"
GHOUL, SKELETON, SWORDSMAN, VAMPIRE = "bla-f02", "bla-f01", "bla-f04", "bla-f06"
PARTY = (PALADIN, SQUIRE, AUTOMATON)


def begin(catalogue: Mapping[str, Any]) -> State:
    """The fifth turn, in armament: two war funds lie there, three units stand at base 3."""
    s = dealt(
        catalogue,
        ("half-blanc", "half-noir"),
        *("A:whi-f04@1", "A:whi-r2@1 down"),
        *(f"A:{PALADIN}@3 bears neu-w1", f"A:{SQUIRE}@3", f"A:{AUTOMATON}@3"),
        *("A:whi-f03@funds", "A:whi-t2@funds"),
        *(f"B:{GHOUL}@1", f"B:{SKELETON}@1", f"B:{SWORDSMAN}@2", f"B:{VAMPIRE}@3"),
        options=HALF,
    )
    in_turn(s, 5, (4, 3))
    return begun(s, *rest_of_turn(s, "armament"))


def funds_laid(s: State) -> list[Thing]:
    """The war funds."""
    return [card.id for card in s.inside(funds(0))]


INVADING = Lesson(
    "invading",
    Phrase("Invading", "進攻"),
    Phrase("You can invade, strike, and take bases.", "進攻し、攻撃して、拠点を落とせるようになります。"),
    5,
    begin,
    (
        Beat(
            Phrase("Two war funds", "2枚の軍資金"),
            Phrase(
                "Two war funds lie ready, so an invasion costs you nothing. It must be declared now, in the "
                "Armament Phase.",
                "軍資金が2枚あるので、ただで進攻できます。進攻は、この軍備フェイズで宣言します。",
            ),
            do=Phrase("Declare an invasion, then confirm.", "進攻を宣言して、決定しましょう。"),
            want=choice(DeclareInvasion),
            point=funds_laid,
            nudge=Phrase("Magna can wait. Declare your invasion.", "マグナはまた今度。進攻を宣言しましょう。"),
            rule="MS-4.20",
        ),
        Beat(
            Phrase("Go!", "出発"),
            Phrase(
                "The enemy only gained 1 Magna. Now you may still cancel, or go. If you go, your two funds come "
                "to your hand.",
                "敵軍は1マグナを獲得しただけでした。ここで取り止めることも、進むこともできます。進めば、軍資金"
                "2枚が手札に戻ります。",
            ),
            do=Phrase("Press the button to go.", "ボタンを押して進攻しましょう。"),
            want=choice(StartInvasion),
            point=button(StartInvasion),
            nudge=Phrase("No need to cancel: you are stronger. Go!", "取り止めることはありません。進攻しましょう。"),
            rule="MS-5.1",
        ),
        Beat(
            Phrase("The party", "進攻部隊"),
            Phrase(
                "Choose who leaves base 3. Today the enemy is too weak to strike back at your home, so take all three.",
                "拠点3から誰が出るかを選びます。今の敵軍には反撃する力がないので、3体とも連れて行きましょう。",
            ),
            do=Phrase("Click all three units, then confirm.", "3体をクリックして、決定しましょう。"),
            want=about(FormParty, *PARTY),
            point=standing_at(0, 3),
            nudge=Phrase("You will need all three. Click each of them.", "3体とも必要です。全員をクリックしましょう。"),
            rule="MS-5.3",
        ),
        Beat(
            Phrase("The battle begins", "戦闘開始"),
            Phrase(
                "You always meet the lowest base first: base 1. Every battle begins with reinforcement. You do "
                "not need any today.",
                "最初に戦うのは、番号の一番小さい拠点1です。戦闘はまず増援から始まります。今回はいりません。",
            ),
            do=Phrase("End reinforcement.", "増援を終えましょう。"),
            want=choice(EndReinforcement),
            point=button(EndReinforcement),
            nudge=Phrase("Keep your cards for later. End reinforcement.", "札は取っておき、増援を終えましょう。"),
            rule="MS-5.4",
        ),
        Beat(
            Phrase("A charge", "突撃"),
            Phrase(
                "Ghoul has defence 3, Skeleton Soldier 1: together 4. A charge hits the whole garrison. Paladin "
                "has 4 attack and 1 more from its sword, so one is enough.",
                "屍食鬼の防御力は3、骸骨兵は1、合わせて4です。突撃は全員を攻撃します。聖騎士は剣も合わせて攻撃"
                "力5。1体で十分です。",
            ),
            do=Phrase(
                "Choose the charge, then only Paladin, and confirm.", "突撃を選び、「聖騎士」だけで決定しましょう。"
            ),
            want=struck(PALADIN),
            point=mine(PALADIN),
            nudge=Phrase(
                "Spare the others for the next base. Charge with Paladin alone.",
                "ほかの2体は次のために残し、「聖騎士」だけで突撃しましょう。",
            ),
            rule="MS-6.11",
        ),
        Beat(
            Phrase("Base 1 falls", "拠点1の陥落"),
            Phrase(
                "Both were destroyed. A base without a garrison falls when the battle ends. Its owner gets 2 "
                "Magna for the loss.",
                "2体とも撃破しました。戦闘が終わったとき守備部隊がいない拠点は陥落します。落とされた側は2マグ"
                "ナを得ます。",
            ),
            point=base(1, 1),
            rule="MS-9.3",
        ),
        Beat(
            Phrase("On to base 2", "拠点2へ"),
            Phrase(
                "Now you may go on to base 2. Paladin is Checked and cannot strike again, but it may come along.",
                "続けて拠点2へ進めます。聖騎士はチェック状態でもう攻撃できませんが、一緒に行けます。",
            ),
            do=Phrase("Choose all three again, then confirm.", "もう一度3体を選び、決定しましょう。"),
            want=about(FightOn, *PARTY),
            point=standing_at(0, 0),
            nudge=Phrase(
                "Two of yours are still fresh. Go on with all three.", "まだ2体が元気です。3体とも連れて進みましょう。"
            ),
            rule="MS-5.7",
        ),
        Beat(
            Phrase("A new battle", "次の戦闘"),
            Phrase(
                "Each battle begins with a new reinforcement. You still do not need any.",
                "戦闘のたびに、また増援から始まります。今度もいりません。",
            ),
            do=Phrase("End reinforcement.", "増援を終えましょう。"),
            want=choice(EndReinforcement),
            point=button(EndReinforcement),
            nudge=Phrase("Keep your cards for later. End reinforcement.", "札は取っておき、増援を終えましょう。"),
            rule="MS-5.7",
        ),
        Beat(
            Phrase("A skirmish", "遊撃"),
            Phrase(
                "A skirmish hits one single unit. Cursed Swordsman has defence 2, and Silver Squire has attack "
                "2. That is just enough.",
                "遊撃は、1体だけを攻撃します。呪われた剣士の防御力は2、白銀の従士の攻撃力は2。ちょうど足ります。",
            ),
            do=Phrase(
                "Click Cursed Swordsman, choose Silver Squire, confirm.",
                "「呪われた剣士」、「白銀の従士」の順に選び、決定しましょう。",
            ),
            want=struck(SQUIRE, at=SWORDSMAN),
            point=theirs(SWORDSMAN),
            nudge=Phrase(
                "Spare the strong one. Strike Cursed Swordsman with Silver Squire.",
                "強い味方は残し、「白銀の従士」で「呪われた剣士」を攻撃しましょう。",
            ),
            rule="MS-6.15",
        ),
        Beat(
            Phrase("The last base", "最後の拠点"),
            Phrase(
                "Base 2 has fallen too. Vampire Knight guards the last base with defence 4. Your automaton is "
                "still Normal, and its attack is 4.",
                "拠点2も陥落しました。最後の拠点を守るのは防御力4の「吸血騎士」です。「使徒の機兵」はまだノー"
                "マル状態で、攻撃力は4。さあ、どうしますか？",
            ),
            point=base(1, 3),
            rule="MS-10.1",
        ),
    ),
    free=Phrase(
        "Go on to base 3 and win! Or end the invasion here, and play on.",
        "拠点3へ進めば勝てます！ ここで進攻を終えて、続けてもかまいません。",
    ),
    coach="card/gre-f05",
    options=HALF,
)
