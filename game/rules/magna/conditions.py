"""Conditions of abilities and cards: whether one is met now, and how it is said (magna.md, section 12)."""

from __future__ import annotations

from game.effects.effect import By
from game.rules.magna.forms import AttackIs, BasesFallen, Condition, CountAtLeast, InCharge, Sel, TraitTarget
from game.rules.magna.nouns import someone
from game.rules.magna.places import facts, fallen, magna
from game.rules.magna.targets import matching, members
from game.rules.magna.values import in_charge
from game.rules.magna.words import TRAITS
from game.table.state import State
from game.words import Phrase, joined


def met(s: State, condition: Condition | None, by: By) -> bool:
    """True if a condition of an ability or card is met."""
    if condition is None:
        return True
    running = magna(s).attack
    if isinstance(condition, AttackIs):
        if running is None:
            return False
        return running.is_strike if condition.attack_is == "strike" else running.kind == condition.attack_is
    if isinstance(condition, InCharge):
        unit = s.pieces.get(by.host)
        return unit is not None and in_charge(s, unit)
    if isinstance(condition, TraitTarget):
        return any(set(condition.trait_target) & set(facts(s, unit).traits) for unit in members(s, "that", by))
    if isinstance(condition, BasesFallen):
        return fallen(s, by.seat) >= condition.own_bases_fallen
    assert isinstance(condition, CountAtLeast)
    return len(matching(s, condition.count, by)) >= condition.min


# ---- in words --------------------------------------------------------------------------------------------------
ATTACKS = {
    "skirmish": Phrase("a skirmish", "遊撃"),
    "charge": Phrase("a charge", "突撃"),
    "strike": Phrase("a skirmish or a charge", "遊撃・突撃"),
    "ability": Phrase("an ability or tactics card", "アビリティまたは戦術カード"),
}


def condition_words(condition: Condition) -> Phrase:
    """What must be so: after "if" in English, before 場合 in Japanese."""
    if isinstance(condition, AttackIs):
        return Phrase("the attack is {0}", "アタックが{0}の").of(ATTACKS[condition.attack_is])
    if isinstance(condition, InCharge):
        return Phrase("it takes part in a charge", "突撃に参加している")
    if isinstance(condition, TraitTarget):
        traits = [Phrase(TRAITS[trait].en, f"〈{TRAITS[trait].ja}〉") for trait in condition.trait_target]
        return Phrase("that unit is {0}", "そのユニットが{0}の").of(joined(traits, " or ", "または"))
    if isinstance(condition, BasesFallen):
        n = condition.own_bases_fallen
        return Phrase(f"{n} or more of your bases have fallen", f"自軍拠点が{n}つ以上陥落している")
    every = someone(Sel(condition.count.side, condition.count.scope, "all", False, condition.count.filter))
    return Phrase(
        f"there are {condition.min} or more of {every.en}",
        f"{every.ja.removesuffix('すべて')}が{condition.min}体以上いる",
    )


def proviso(condition: Condition | None) -> Phrase:
    """A condition in front of the text that depends on it."""
    if condition is None:
        return Phrase("", "")
    if isinstance(condition, InCharge):
        return Phrase("(while it takes part in a charge) ", "(突撃に参加している間)")
    if isinstance(condition, AttackIs):
        return Phrase("Only if the attack is {0}: ", "({0}に対してのみ使用可能)").of(ATTACKS[condition.attack_is])
    return Phrase("Only if {0}: ", "({0}場合のみ)").of(condition_words(condition))
