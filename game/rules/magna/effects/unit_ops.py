"""Effects on units: numbers, keywords and skills for a while, their state, their place."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.effects.effect import Effect
from game.rules.magna.effects.said import DURATIONS, sentence
from game.rules.magna.forms import Equip, Expr, Icons, Keyword, Sel, Someone, Until
from game.rules.magna.nouns import are_many, signed, someone
from game.rules.magna.words import EQUIP, KEYWORDS, SKILLS, icons, joined
from game.words import Phrase


@dataclass(frozen=True, slots=True)
class Modify(Effect):
    """Change attack and defence. Modifiers add up (MS-7.6)."""

    to: Sel | Someone
    until: Until
    attack: Expr = 0
    defence: Expr = 0

    def say(self, words: Any = None) -> Phrase:
        to, span = someone(self.to), DURATIONS[self.until]
        parts = [Phrase(f"{signed(n).en} {stat.en}", f"{stat.ja}{signed(n).ja}")
                 for n, stat in ((self.attack, Phrase("attack", "攻撃力")), (self.defence, Phrase("defence", "防御力")))
                 if n != 0]
        what = joined(parts, " and ", "・")
        gets = "get" if are_many(self.to) else "gets"
        return sentence(f"{to.en} {gets} {what.en}{span.en}", f"{to.ja}は{what.ja}{span.ja}")


@dataclass(frozen=True, slots=True)
class Check(Effect):
    """Become Checked."""

    to: Sel | Someone

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"check {to.en}", f"{to.ja}をチェック状態にする")


@dataclass(frozen=True, slots=True)
class Ready(Effect):
    """Become Normal."""

    to: Sel | Someone

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"ready {to.en}", f"{to.ja}をノーマル状態にする")


@dataclass(frozen=True, slots=True)
class Relocate(Effect):
    """Move own units among the own standing bases: to a free slot, or in exchange with a unit of a full one."""

    to: Sel | Someone

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"move {to.en} to any slots of your standing bases",
                        f"{to.ja}を、自軍の現存する拠点の任意のスロットに配置しなおす")


@dataclass(frozen=True, slots=True)
class Grant(Effect):
    """Give a keyword, skill icons or an equip skill."""

    to: Sel | Someone
    until: Until
    keyword: Keyword | None = None
    skill: Icons = ()
    equip: Equip | None = None

    def say(self, words: Any = None) -> Phrase:
        to, span = someone(self.to), DURATIONS[self.until]
        if self.keyword:
            what = Phrase(KEYWORDS[self.keyword].en, f"「{KEYWORDS[self.keyword].ja}」")
        elif self.equip:
            what = Phrase(f"equip skill {EQUIP[self.equip].en}", f"装備スキル「{EQUIP[self.equip].ja}」")
        else:
            what = joined([Phrase(f"{SKILLS[skill].en} {n}", f"スキル「{SKILLS[skill].ja}」{n}つ")
                           for skill, n in icons(self.skill).items()], " and ", "と")
        gains = "gain" if are_many(self.to) else "gains"
        return sentence(f"{to.en} {gains} {what.en}{span.en}", f"{to.ja}は{what.ja}を得る{span.ja}")
