"""Lesson 5: skills, a summons, a chain and its block, and an ability."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.aftermath import Aftermath
from game.rules.magna.attack import Strike
from game.rules.magna.declaration import Declare
from game.rules.magna.invasion import battle
from game.rules.magna.invasion_state import Invasion
from game.rules.magna.lessons.wanted import at, base, ids, mine, theirs, used_by, used_on
from game.rules.magna.places import at_place
from game.rules.magna.positions import begun, dealt, in_turn, rest_of_turn
from game.table.lesson import Beat, Lesson, choice
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

MAIDEN, ARCHANGEL, JUDGE = "whi-f05", "whi-f09", "whi-f08"
LIGHT, SUMMONS = "whi-t2", "whi-t4"
VAMPIRE, DEMON, GHOUL = "bla-f06", "bla-f07", "bla-f02"


def begin(catalogue: Mapping[str, Any]) -> State:
    """A party of three before base 2; base 1 has fallen before."""
    s = dealt(
        catalogue,
        ("white", "black"),
        *(f"A:{ARCHANGEL}@0", f"A:{MAIDEN}@0", f"A:{JUDGE}@0", "A:whi-f04@1", "A:whi-f01@3"),
        *(f"A:{LIGHT}@hand*2", f"A:{SUMMONS}@hand"),
        *(f"B:{VAMPIRE}@2", f"B:{DEMON}@2", f"B:{GHOUL}@2", "B:bla-f05@3", "B:bla-f01@3"),
        fallen=("B1",),
        magna=(1, 1),
    )
    in_turn(s, 6, (6, 1))
    s.phase = "invasion"
    s.invasion = Invasion(0, joined=tuple(unit.id for unit in at_place(s, 0, 0)))
    return begun(s, *battle(2), Aftermath(0), *rest_of_turn(s, "end"))


def one_is_enough(s: State, option: Step) -> bool:
    """The summoned angel alone strikes at the last one."""
    return isinstance(option, Strike) and ids(s, option.units) == [SUMMONS]


CHAINING = Lesson(
    "chaining",
    Phrase("Chains and skills", "チェインとスキル"),
    Phrase(
        "You can use skills, summon, chain cards and use abilities.",
        "スキル・招来・チェイン・アビリティを使えるようになります。",
    ),
    5,
    begin,
    (
        Beat(
            Phrase("Skills", "スキル"),
            Phrase(
                "Healing Maiden shows two signs of prayer. Such signs are skills, and tactics cards spend them. "
                "After the battle they all come back.",
                "「癒し手の聖女」には祈祷のしるしが2つあります。これがスキルです。戦術カードで消費し、戦闘が終"
                "わると戻ります。",
            ),
            point=mine(MAIDEN),
            rule="MS-8.1",
        ),
        Beat(
            Phrase("A summons", "招来"),
            Phrase(
                "This card asks for Prayer 2 on one unit. Archangel has two. Then the card itself fights on "
                "your side until the battle ends.",
                "このカードは1体の祈祷2を消費します。「大天使」は2つ持っています。使うと、カード自体が戦闘終了"
                "まで味方として戦います。",
            ),
            do=Phrase("Click the summons, then Archangel.", "招来のカード、次に「大天使」をクリックしましょう。"),
            want=used_by(SUMMONS, ARCHANGEL),
            point=mine(SUMMONS, ARCHANGEL),
            nudge=Phrase(
                "The maiden needs her prayers soon. Summon with Archangel.",
                "聖女の祈祷はあとで使います。「大天使」で招来しましょう。",
            ),
            rule="MS-6.8",
        ),
        Beat(
            Phrase("Light of Judgement", "裁きの光"),
            Phrase(
                "This tactics card costs Prayer 1 and deals 2 damage. Vampire Knight has defence 4. One light "
                "is not enough, but the card is marked Chain.",
                "この戦術は祈祷1で2ダメージ。「吸血騎士」の防御力は4で、1枚では足りません。でも、この札には「"
                "チェイン」の印があります。",
            ),
            do=Phrase(
                "Click Light of Judgement, Healing Maiden, Vampire Knight.",
                "「裁きの光」「癒し手の聖女」「吸血騎士」の順にクリック。",
            ),
            want=used_on(LIGHT, MAIDEN, VAMPIRE),
            point=at(mine(LIGHT, MAIDEN), theirs(VAMPIRE)),
            nudge=Phrase(
                "Let the maiden use Light of Judgement on Vampire Knight.",
                "聖女が「吸血騎士」に「裁きの光」を使います。",
            ),
            rule="MS-6.11",
        ),
        Beat(
            Phrase("The chain", "チェイン"),
            Phrase(
                "Nothing has happened yet: you may add the same card to the attack. The maiden has one prayer "
                "left. 2 and 2 are 4.",
                "まだ何も起きていません。同じカードを重ねられます。聖女の祈祷はあと1つ。2と2で4ダメージです。",
            ),
            do=Phrase("Add the second light in the same way.", "2枚目も同じように重ねましょう。"),
            want=used_on(LIGHT, MAIDEN, VAMPIRE),
            point=at(mine(LIGHT, MAIDEN), theirs(VAMPIRE)),
            nudge=Phrase(
                "Two lights on the same knight: maiden, then Vampire Knight.",
                "同じ相手に2枚です。聖女、次に「吸血騎士」を選びましょう。",
            ),
            rule="MS-6.12",
        ),
        Beat(
            Phrase("One block for all", "ブロックは1回"),
            Phrase(
                "The whole chain was one attack, so the enemy had one block. It hurt the maiden, but not "
                "enough. Then both lights came, and Vampire Knight fell.",
                "チェイン全体で1つのアタックなので、敵軍のブロックも1回だけです。聖女は傷つきましたが耐え、2つ"
                "の光が吸血騎士を撃破しました。",
            ),
            point=mine(MAIDEN),
            rule="MS-6.13",
        ),
        Beat(
            Phrase("An ability", "アビリティ"),
            Phrase(
                "▼ marks an ability: whoever uses it becomes Checked. Angel of Judgement deals 3 damage, and "
                "destroys demons and undead at once.",
                "▼はアビリティの印で、使うとチェック状態になります。「断罪の天使」は3ダメージを与え、魔族や不死"
                "ならそのまま撃破します。",
            ),
            do=Phrase(
                "Click Angel of Judgement, then Blackwing Demon.",
                "「断罪の天使」、次に「黒翼の魔族」をクリックしましょう。",
            ),
            want=used_on(JUDGE, JUDGE, DEMON),
            point=at(mine(JUDGE), theirs(DEMON)),
            nudge=Phrase(
                "A strike is enough for Ghoul. Use the angel's ability on the demon.",
                "屍食鬼は攻撃で倒せます。天使のアビリティは魔族に使いましょう。",
            ),
            rule="11.1",
        ),
        Beat(
            Phrase("Who strikes?", "誰が攻撃する？"),
            Phrase(
                "Only Ghoul is left, with defence 3. The summons leaves after this battle anyway. Let it "
                "strike, and keep Archangel for the next base.",
                "残るは防御力3の「屍食鬼」だけです。招来のユニットは戦闘が終わると去ります。攻撃は任せて、「大"
                "天使」は次の拠点に残しましょう。",
            ),
            do=Phrase("Strike Ghoul with Guardian Angel alone.", "「守護天使」だけで「屍食鬼」を攻撃しましょう。"),
            want=one_is_enough,
            point=at(mine(SUMMONS), theirs(GHOUL)),
            nudge=Phrase(
                "Attack 3 is enough. Strike with Guardian Angel alone.",
                "攻撃力3で足ります。「守護天使」だけで攻撃しましょう。",
            ),
            rule="MS-9.1",
        ),
        Beat(
            Phrase("Base 2 has fallen", "拠点2が陥落"),
            Phrase(
                "The summons has left, and all signs of prayer are back. Archangel and the maiden are still "
                "Normal. Base 3 is next.",
                "招来のユニットは去り、祈祷のしるしはすべて戻りました。大天使と聖女はまだノーマル状態です。次"
                "は拠点3です。",
            ),
            point=base(1, 3),
            rule="MS-9.5",
        ),
    ),
    others=(choice(Declare),),
    free=Phrase("Go on to base 3 with those who can still fight!", "まだ戦える味方と、拠点3へ進みましょう！"),
    coach="card/gre-f05",
)
