"""Effects on units: numbers, keywords and skills for a while, their state, their place."""

from __future__ import annotations

from typing import Any

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.rules.magna.effects.said import DURATIONS, sentence
from game.rules.magna.events import EffectBegan
from game.rules.magna.forms import Equip, Expr, Icons, Keyword, Sel, Someone, Until
from game.rules.magna.lasting import Lasting, begin
from game.rules.magna.moving import relocate
from game.rules.magna.nouns import are_many, signed, someone
from game.rules.magna.places import is_standing, is_unit
from game.rules.magna.targets import members, number
from game.rules.magna.unit_states import check, ready
from game.rules.magna.use import named
from game.rules.magna.words import EQUIP, KEYWORDS, SKILLS, icons
from game.table.state import State
from game.words import Phrase, joined


@frozen
class Modify(Effect):
    """Change attack and defence. Modifiers add up (MS-7.6).

    攻撃力と防御力を変える。修正はすべて足し合わせる（MS-7.6）。"""

    to: Sel | Someone
    until: Until
    attack: Expr = 0
    defence: Expr = 0

    def apply(self, s: State, by: By) -> None:
        units = members(s, self.to, by)
        changes = number(s, self.attack, by), number(s, self.defence, by)
        for unit in units:
            begin(s, Lasting(unit.id, self.until, by.seat, by.card, *changes))
            s.tell(EffectBegan(unit.id, "modify", by.card))

    def say(self, words: Any = None) -> Phrase:
        to, span = someone(self.to), DURATIONS[self.until]
        parts = [
            Phrase(f"{signed(n).en} {stat.en}", f"{stat.ja}{signed(n).ja}")
            for n, stat in ((self.attack, Phrase("attack", "攻撃力")), (self.defence, Phrase("defence", "防御力")))
            if n != 0
        ]
        what = joined(parts, " and ", "・")
        gets = "get" if are_many(self.to) else "gets"
        return sentence(f"{to.en} {gets} {what.en}{span.en}", f"{to.ja}は{what.ja}{span.ja}")


@frozen
class Check(Effect):
    """Become Checked.

    チェック状態にする。"""

    to: Sel | Someone

    def apply(self, s: State, by: By) -> None:
        for unit in members(s, self.to, by):
            check(s, unit)

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"check {to.en}", f"{to.ja}をチェック状態にする")


@frozen
class Ready(Effect):
    """Become Normal.

    ノーマル状態にする。"""

    to: Sel | Someone

    def apply(self, s: State, by: By) -> None:
        for unit in members(s, self.to, by):
            ready(s, unit)

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"ready {to.en}", f"{to.ja}をノーマル状態にする")


@frozen
class Relocate(Effect):
    """Move own units among the own standing bases: to a free slot, or in exchange with a unit of a full one.

    自軍のユニットを、現存する自軍の拠点の間で移す。空いたスロットへ移すか、いっぱいの拠点のユニットと入れ替える。"""

    to: Sel | Someone

    def apply(self, s: State, by: By) -> None:
        """What was chosen are units, each followed by a base and the number of a slot."""
        plan = iter(named(by, "to"))
        for i, base, n in zip(plan, plan, plan, strict=True):
            unit = s.pieces.get(i)
            if unit is not None and is_unit(unit) and is_standing(s, unit.owner, base):
                relocate(s, unit, (base, n), "effect")

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(
            f"move {to.en} to any slots of your standing bases",
            f"{to.ja}を、自軍の現存する拠点の任意のスロットに配置しなおす",
        )


@frozen
class Grant(Effect):
    """Give a keyword, skill icons or an equip skill.

    キーワード、スキル、装備スキルを与える。"""

    to: Sel | Someone
    until: Until
    keyword: Keyword | None = None
    skill: Icons = ()
    equip: Equip | None = None

    def apply(self, s: State, by: By) -> None:
        for unit in members(s, self.to, by):
            begin(
                s,
                Lasting(
                    unit.id,
                    self.until,
                    by.seat,
                    by.card,
                    keyword=self.keyword or "",
                    skills=tuple(icons(self.skill).items()),
                    equip=self.equip or "",
                ),
            )
            s.tell(EffectBegan(unit.id, "grant", by.card))

    def say(self, words: Any = None) -> Phrase:
        to, span = someone(self.to), DURATIONS[self.until]
        if self.keyword:
            what = Phrase(KEYWORDS[self.keyword].en, f"「{KEYWORDS[self.keyword].ja}」")
        elif self.equip:
            what = Phrase(f"equip skill {EQUIP[self.equip].en}", f"装備スキル「{EQUIP[self.equip].ja}」")
        else:
            what = joined(
                [
                    Phrase(f"{SKILLS[skill].en} {n}", f"スキル「{SKILLS[skill].ja}」{n}つ")
                    for skill, n in icons(self.skill).items()
                ],
                " and ",
                "と",
            )
        gains = "gain" if are_many(self.to) else "gains"
        return sentence(f"{to.en} {gains} {what.en}{span.en}", f"{to.ja}は{what.ja}を得る{span.ja}")
