"""Effects of a battle: damage, destruction, and answers to an attack."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from game.effects.effect import Effect
from game.rules.magna.effects.said import DURATIONS, sentence
from game.rules.magna.forms import AttackOf, Expr, Sel, Someone, Until
from game.rules.magna.nouns import amount, attack_words, everyone, someone
from game.words import Phrase


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """Assign damage: so much to each, or shared one after another in an order that the units' owner chooses."""

    amount: Expr
    to: Sel | Someone
    mode: Literal["each", "sequence"] = "each"

    def say(self, words: Any = None) -> Phrase:
        n = amount(self.amount, self.to)
        if self.mode == "sequence":
            to = everyone(self.to)
            return sentence(f"deal {n.en} damage in total, shared among {to.en} one after another, in the order their "
                            "owner chooses", f"{to.ja}に、順番に{n.ja}ダメージを割り振る(順番は受ける側が決める)")
        to = someone(self.to)
        if isinstance(self.amount, AttackOf):
            n = attack_words(self.amount, self.to)
            return sentence(f"deal damage equal to {n.en} to {to.en}", f"{to.ja}に、{n.ja}に等しいダメージ")
        return sentence(f"deal {n.en} damage to {to.en}", f"{to.ja}に{n.ja}ダメージ")


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Mark for destruction; it leaves at the damage application of the same step."""

    to: Sel | Someone

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"destroy {to.en}", f"{to.ja}を撃破する")


@dataclass(frozen=True, slots=True)
class Negate(Effect):
    """The declaration that is answered has no effect; its costs stay paid."""

    def say(self, words: Any = None) -> Phrase:
        return sentence("that declaration has no effect", "その宣言の効果を無効にする")


@dataclass(frozen=True, slots=True)
class Reduce(Effect):
    """Lower the damage of the attack that is answered (MS-6.21)."""

    amount: int

    def say(self, words: Any = None) -> Phrase:
        return sentence(f"reduce the damage of this attack by {self.amount}",
                        f"このアタックのダメージを{self.amount}減らす")


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """A new target for the skirmish that is answered."""

    to: Sel | Someone

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"the skirmish now targets {to.en}", f"遊撃の対象を{to.ja}に変更する")


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """A unit is not destroyed, or takes no damage, in a span of time (MS-7.5)."""

    what: Literal["destroy", "damage"]
    to: Sel | Someone
    until: Until

    def say(self, words: Any = None) -> Phrase:
        to, span = someone(self.to), DURATIONS[self.until]
        if self.what == "destroy":
            return sentence(f"{to.en} cannot be destroyed{span.en}", f"{to.ja}は撃破されない{span.ja}")
        return sentence(f"{to.en} takes no damage{span.en}", f"{to.ja}はダメージを受けない{span.ja}")
