"""Effects of a battle: damage, destruction, and answers to an attack."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.magna.damage import Share, after_reduction, assign, doom
from game.rules.magna.effects.said import DURATIONS, sentence
from game.rules.magna.events import EffectBegan, Negated, Redirected, Reduced
from game.rules.magna.forms import AttackOf, Expr, Sel, Someone, Until
from game.rules.magna.lasting import Lasting, begin, protected
from game.rules.magna.nouns import amount, attack_words, everyone, someone
from game.rules.magna.places import magna
from game.rules.magna.targets import members, number
from game.rules.magna.use import effects_of
from game.table.state import State
from game.words import Phrase

NO_DAMAGE = Phrase("This attack deals no damage", "このアタックはダメージを与えない")
NO_SKIRMISH = Phrase("The attack is no skirmish", "このアタックは遊撃ではない")


@frozen
class Damage(Effect):
    """Assign damage: so much to each, or shared one after another in an order that the units' owner chooses.

    ダメージを与える。それぞれに同じだけか、ユニットの持ち主が決めた順に割り振る。"""

    amount: Expr
    to: Sel | Someone
    mode: Literal["each", "sequence"] = "each"

    def apply(self, s: State, by: By) -> None:
        units = [unit for unit in members(s, self.to, by) if not protected(s, unit, "damage")]
        if self.mode == "sequence":
            s.then(Share(tuple(unit.id for unit in units), after_reduction(s, number(s, self.amount, by)), by.seat))
            return
        own = isinstance(self.amount, AttackOf) and isinstance(self.to, Sel) and self.amount.attack_of == "that"
        same = 0 if own or not units else after_reduction(s, number(s, self.amount, by))
        for unit in units:
            assign(s, unit, after_reduction(s, number(s, self.amount, by, unit)) if own else same, by.seat)

    def say(self, words: Any = None) -> Phrase:
        n = amount(self.amount, self.to)
        if self.mode == "sequence":
            to = everyone(self.to)
            return sentence(
                f"deal {n.en} damage in total, shared among {to.en} one after another, in the order their "
                "owner chooses",
                f"{to.ja}に、順番に{n.ja}ダメージを割り振る(順番は受ける側が決める)",
            )
        to = someone(self.to)
        if isinstance(self.amount, AttackOf):
            n = attack_words(self.amount, self.to)
            return sentence(f"deal damage equal to {n.en} to {to.en}", f"{to.ja}に、{n.ja}に等しいダメージ")
        return sentence(f"deal {n.en} damage to {to.en}", f"{to.ja}に{n.ja}ダメージ")


@frozen
class Destroy(Effect):
    """Mark for destruction; it leaves at the damage application of the same step.

    撃破する。同じステップのダメージ適用の時に場を離れる。"""

    to: Sel | Someone

    def apply(self, s: State, by: By) -> None:
        for unit in members(s, self.to, by):
            doom(s, unit, by.seat)
            s.tell(EffectBegan(unit.id, "destroy", by.card))

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"destroy {to.en}", f"{to.ja}を撃破する")


@frozen
class Negate(Effect):
    """The declaration that is answered, with all links of its chain, has no effect; its costs stay paid.

    答える相手の宣言を、そのチェインすべてとともに無効にする。払ったコストは戻らない。"""

    def apply(self, s: State, by: By) -> None:
        me = magna(s)
        if me.attack:
            me.attack = replace(me.attack, negated=True)
            s.tell(Negated(me.attack.seat))
        else:
            me.cancelled = True

    def say(self, words: Any = None) -> Phrase:
        return sentence("that declaration has no effect", "その宣言の効果を無効にする")


@frozen
class Reduce(Effect):
    """Lower the damage of the attack that is answered (MS-6.21).

    答える相手のアタックのダメージを減らす（MS-6.21）。"""

    amount: Positive

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """It answers only an attack that deals damage."""
        running = magna(s).attack
        if (
            running is None
            or running.is_strike
            or any(isinstance(effect, Damage) for link in running.links for effect in effects_of(s, link))
        ):
            return None
        return NO_DAMAGE

    def apply(self, s: State, by: By) -> None:
        me = magna(s)
        if me.attack:
            me.attack = replace(me.attack, reduce=me.attack.reduce + self.amount)
            s.tell(Reduced(self.amount))

    def say(self, words: Any = None) -> Phrase:
        return sentence(
            f"reduce the damage of this attack by {self.amount}", f"このアタックのダメージを{self.amount}減らす"
        )


@frozen
class Redirect(Effect):
    """A new target for the skirmish that is answered.

    答える相手の遊撃の対象を変える。"""

    to: Sel | Someone

    def obstacle(self, s: State, by: By) -> Phrase | None:
        running = magna(s).attack
        return None if running and running.kind == "skirmish" else NO_SKIRMISH

    def apply(self, s: State, by: By) -> None:
        me = magna(s)
        for unit in members(s, self.to, by):
            if me.attack and me.attack.kind == "skirmish":
                me.attack = replace(me.attack, target=unit.id)
                s.tell(Redirected(unit.id))

    def say(self, words: Any = None) -> Phrase:
        to = someone(self.to)
        return sentence(f"the skirmish now targets {to.en}", f"遊撃の対象を{to.ja}に変更する")


@frozen
class Prevent(Effect):
    """A unit is not destroyed, or takes no damage, in a span of time (MS-7.5).

    決まった期間、ユニットが撃破されないか、ダメージを受けない（MS-7.5）。"""

    what: Literal["destroy", "damage"]
    to: Sel | Someone
    until: Until

    def apply(self, s: State, by: By) -> None:
        for unit in members(s, self.to, by):
            begin(s, Lasting(unit.id, self.until, by.seat, by.card, prevents=self.what))
            s.tell(EffectBegan(unit.id, "prevent", by.card))

    def say(self, words: Any = None) -> Phrase:
        to, span = someone(self.to), DURATIONS[self.until]
        if self.what == "destroy":
            return sentence(f"{to.en} cannot be destroyed{span.en}", f"{to.ja}は撃破されない{span.ja}")
        return sentence(f"{to.en} takes no damage{span.en}", f"{to.ja}はダメージを受けない{span.ja}")
