"""Effects on the attack in progress, and attacks that cards grant (section 10).

The attack in progress is the last of `s.fights`; `attack.amend` changes it. Rulings here: A28 (Trample may hit any one
figure next to the defender, friend or foe, except the attacker).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.arena.attack import amend
from game.rules.arena.attack_targets import attackable
from game.rules.arena.card_sentences import Words
from game.rules.arena.choosing_attacks import GrantedAttack
from game.rules.arena.choosing_targets import Decline
from game.rules.arena.effects.harm_ops import HarmOne
from game.rules.arena.engagement import touching
from game.rules.arena.forecast import shields, swords
from game.rules.arena.harm import Harm
from game.rules.arena.places import BOARD, arena, on_board, spaces
from game.rules.arena.references import referred, title
from game.table.state import Piece, State
from game.table.step import No, Question, Step
from game.words import Phrase


# ---- the attack in progress -----------------------------------------------------------------------------------
@frozen
class AttackModifier(Effect):
    """More or fewer dice for one side of this attack.

    この攻撃で、攻撃側か防御側のダイスを増減する。"""

    side: Literal["attacker", "defender"]
    amount: int

    def apply(self, s: State, by: By) -> None:
        fight = arena(s).fights[-1]
        if self.side == "attacker":
            amend(s, attack_bonus=fight.attack_bonus + self.amount)
        else:
            amend(s, defence_bonus=fight.defence_bonus + self.amount)

    def say(self, words: Words) -> Phrase:
        if self.side == "attacker":
            return Phrase(
                f"the attacker gets {self.amount:+d} power for this attack",
                f"この攻撃の間、攻撃しているフィギュアはパワー{self.amount:+d}",
            )
        return Phrase(
            f"that figure gets {self.amount:+d} toughness for this attack",
            f"この攻撃の間、そのフィギュアはタフネス{self.amount:+d}",
        )


@frozen
class BonusHits(Effect):
    """Hits added after the roll, if its condition is met.

    条件を満たせば、振ったあとに命中を加える。"""

    amount: Positive
    unblockable: bool = False
    if_swords_at_least: Natural = 0
    if_defender_damaged: bool = False

    def apply(self, s: State, by: By) -> None:
        fight = arena(s).fights[-1]
        if swords(fight.attack) < self.if_swords_at_least or (self.if_defender_damaged and not fight.wounds_before):
            return
        if self.unblockable:
            amend(s, unblockable=fight.unblockable + self.amount)
        else:
            amend(s, bonus_hits=fight.bonus_hits + self.amount)

    def say(self, words: Words) -> Phrase:
        case = self.case()
        hits = (
            Phrase(f"add {self.amount} unblockable hit", f"防げないヒットを{self.amount}加える")
            if self.unblockable
            else Phrase(f"add {self.amount} hit", f"ヒットを{self.amount}加える")
        )
        return Phrase("{0}, {1}", "{0}、{1}").of(case, hits) if case else hits

    def case(self) -> Phrase | None:
        """On what condition; None if always."""
        cases = list[Phrase]()
        if n := self.if_swords_at_least:
            cases.append(Phrase(f"the roll shows {n} or more swords", f"出た剣が{n}つ以上なら"))
        if self.if_defender_damaged:
            cases.append(Phrase("the defender already has a damage marker", "防御側にすでにダメージマーカーがあるなら"))
        met = Phrase("if " + " and ".join(case.en for case in cases), "、".join(case.ja for case in cases))
        return met if cases else None


@frozen
class ExcessShieldsHit(Effect):
    """Shields that were not needed become unblockable hits on the attacker (10.9).

    余った盾が、攻撃側への防げない命中になる（10.9）。"""

    def apply(self, s: State, by: By) -> None:
        fight = arena(s).fights[-1]
        spare = shields(fight.defence) - swords(fight.attack) - fight.bonus_hits
        if spare > 0:
            s.then(Harm((fight.attacker,), (spare,), by.card, by.source))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "each shield beyond what was needed becomes one unblockable hit on that attacker",
            "必要な数を超えた盾1つにつき、攻撃してきたフィギュアに防げないヒットを1与える",
        )


@frozen
class SplitExcess(Effect):
    """Surplus damage may be put on one figure next to the defender, friend or foe, but not on the attacker (A28).

    余ったダメージを、防御側の隣の1体に与えてもよい。味方でも敵でもよいが、攻撃側は選べない（A28）。"""

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return (
            None if trampled(s) else Phrase("nobody stands next to the defender", "防御側に隣接するフィギュアがいない")
        )

    def apply(self, s: State, by: By) -> None:
        if trampled(s):
            s.then(ChooseTrampled(by.seat, by, by.event.amount))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "you may put the rest on one figure next to the defender, but not on the attacker",
            "その余りを、防御側に隣接する1体のフィギュア（攻撃側自身を除く）に与えてもよい",
        )


def trampled(s: State) -> list[Piece]:
    """Figures next to the spaces the defender stood on, except the attacker."""
    fight = arena(s).fights[-1]
    return [
        p
        for p in s.inside(BOARD)
        if p.id != fight.attacker and p.id != fight.target and touching(spaces(p), fight.target_at)
    ]


@frozen
class ChooseTrampled(Question):
    """Who takes the surplus damage."""

    by: By
    amount: int

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield from (HarmOne(self.seat, figure.id, self.amount, self.by, "trample") for figure in trampled(s))
        yield Decline(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            f"{{0}}: put {self.amount} surplus damage on which figure?",
            f"{{0}}：余った{self.amount}ダメージを与えるフィギュアを選ぶ",
        ).of(title(s, self.by))


@frozen
class CancelAttack(Effect):
    """The attack ends without dice.

    ダイスを振らずに攻撃が終わる。"""

    def apply(self, s: State, by: By) -> None:
        amend(s, cancelled=True)

    def say(self, words: Words) -> Phrase:
        return Phrase("the attack is cancelled", "その攻撃は中止される")


@frozen
class CancelAttackIfAttackerDestroyed(Effect):
    """The attack ends without dice if its attacker is gone.

    攻撃側がいなくなっていれば、ダイスを振らずに攻撃が終わる。"""

    def apply(self, s: State, by: By) -> None:
        if on_board(s, arena(s).fights[-1].attacker) is None:
            amend(s, cancelled=True)

    def say(self, words: Words) -> Phrase:
        return Phrase("if that destroys it, the attack does not happen", "それで破壊されたなら、その攻撃は行われない")


@frozen
class PreventDestruction(Effect):
    """The defender survives the attack with so much life.

    防御側は、この数のライフを残して攻撃に耐える。"""

    leave_life: Positive = 1

    def apply(self, s: State, by: By) -> None:
        amend(s, life_left=self.leave_life)

    def say(self, words: Words) -> Phrase:
        return Phrase(f"it survives with {self.leave_life} life left", f"それはライフ{self.leave_life}を残して生き残る")


# ---- attacks that are granted -----------------------------------------------------------------------------------
@frozen
class GrantAttack(Effect):
    """One attack outside the attack phase: on a certain figure at once, or on any legal target if its player likes.

    攻撃フェイズの外で1回攻撃する。決まったフィギュアにすぐ攻撃するか、プレイヤーが望めば攻撃できる相手のどれかに攻
    撃する。"""

    attacker: str
    target: str = ""
    power_modifier: int = 0

    def obstacle(self, s: State, by: By) -> Phrase | None:
        if not self.target:
            return None
        for figure in referred(s, by, self.attacker):
            aims = {p.id for p in attackable(s, figure)} if figure.zone == BOARD else set()
            if any(p.id in aims for p in referred(s, by, self.target)):
                return None
        return Phrase("the attacker is not within its range and sight", "攻撃側が射程内にいないか、視線が通らない")

    def apply(self, s: State, by: By) -> None:
        only = tuple(p.id for p in referred(s, by, self.target)) if self.target else ()
        for figure in referred(s, by, self.attacker):
            if figure.zone == BOARD and (only or attackable(s, figure)):
                s.then(GrantedAttack(by.seat, figure.id, only, self.power_modifier, optional=not only))

    def say(self, words: Words) -> Phrase:
        more = Phrase("", "")
        if self.power_modifier:
            more = Phrase(f" with {self.power_modifier:+d} power", f"パワー{self.power_modifier:+d}で")
        if self.target:
            return Phrase(
                "it attacks the attacker at once{0}, if that is within its range and sight",
                "攻撃側が射程内にいて視線が通るなら、そのフィギュアは直ちに{0}攻撃側を攻撃する",
            ).of(more)
        return Phrase("{1} may then attack once{0}", "その後、{1}は{0}1回攻撃してもよい").of(
            more, words.noun(self.attacker)
        )
