"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 12 is closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from game.effects.effect import Effect
from game.effects.faults import AT_LEAST, NOT_HERE, CardError, Faults
from game.rules.magna import card_faults as F
from game.rules.magna.cards import Ability, Base, Rules, symbols_of
from game.rules.magna.effects.battle_ops import Damage, Negate, Redirect, Reduce
from game.rules.magna.effects.card_ops import Draw, Move, Place
from game.rules.magna.effects.choice_ops import Choose, When
from game.rules.magna.effects.gain_ops import Bypass, ChangeRule, GainFight
from game.rules.magna.effects.unit_ops import Grant, Modify, Relocate
from game.rules.magna.forms import (
    ANY,
    AttackIs,
    Condition,
    Cost,
    CountAtLeast,
    Counted,
    InCharge,
    Pile,
    Sel,
    TimesX,
    TraitTarget,
)
from game.words import Phrase

GLYPHS: Mapping[str, str] = {"attack": "▼◆★", "block": "▼◆★", "production": "▽◇☆", "constant": "●", "trigger": "■"}
BASE_OCCASIONS = ("base_taken", "base_fallen", "invade", "fortune")
BATTLE_WORDS = ("battle", "party", "garrison")


def check_rules(rules: Rules, where: str) -> None:
    """CardError for numbers of a format that nobody can play with."""
    least = {
        "deck_size": 1,
        "copies": 1,
        "bases": 3,
        "hand_limit": 1,
        "fund_limit": 1,
        "party_limit": 1,
        "turn_limit": 1,
    }
    for name in (each.name for each in fields(Rules)):
        value = getattr(rules, name)
        if isinstance(value, int) and value < least.get(name, 0):
            raise CardError(f"{where}/{name}", AT_LEAST.of(least.get(name, 0), value))
    if rules.bases != 3 or len(rules.slots) != 3 or not all(0 < n <= rules.party_limit for n in rules.slots):
        raise CardError(f"{where}/slots", F.SLOTS.of(rules.party_limit))


def check_symbols(card: Any, found: Mapping[str, Any], where: str) -> None:
    """CardError for a base symbol that does not exist or is not of the card's colour (MS-2.8)."""
    shown = symbols_of(card)
    if isinstance(card, Base) and not 1 <= len(shown) <= 2:
        raise CardError(f"{where}/symbols", F.SYMBOLS)
    for name in shown:
        symbol = found.get(f"symbol/{name}")
        if symbol is None:
            raise CardError(where, F.NO_SYMBOL.of(name[:40]))
        if symbol.colour != card.colour:
            raise CardError(where, F.OTHER_COLOUR.of(name, symbol.colour, card.colour))


def check_words(card: Any, where: str) -> None:
    """CardError for words that a force or arms card cannot have."""
    for name in ("equip", "traits", "keywords"):
        words = getattr(card, name, ())
        if not isinstance(words, str) and len(set(words)) != len(words):
            raise CardError(f"{where}/{name}", F.ONCE)


def check_ability(a: Ability, of: str, where: str) -> None:
    """CardError for an ability that means nothing. `of` is the kind of card it is on."""
    if a.glyph not in GLYPHS[a.kind]:
        raise CardError(f"{where}/glyph", F.GLYPH.of(a.kind, " ".join(GLYPHS[a.kind])))
    if (a.kind == "trigger") != bool(a.event):
        raise CardError(f"{where}/event", F.TRIGGERS)
    if (a.event == "break") != (of == "trap"):
        raise CardError(f"{where}/event", F.BREAK)
    if of == "base" and (a.kind in ("attack", "block") or (a.kind == "trigger" and a.event not in BASE_OCCASIONS)):
        raise CardError(f"{where}/kind", F.BASE_BATTLE)
    if a.may and a.kind != "trigger":
        raise CardError(f"{where}/may", F.MAY)
    if a.chain and a.kind not in ("attack", "block"):
        raise CardError(f"{where}/chain", F.CHAIN)
    _check_cost(a.cost, where)
    if a.cost.check and of == "base":
        raise CardError(f"{where}/cost/check", F.BASE_CHECKED)
    if a.kind in ("constant", "trigger") and a.cost != Cost():
        raise CardError(f"{where}/cost", F.FREE)
    _check_condition(a.provided, a.kind, where)
    if a.kind == "constant":
        _check_constant(a, of, where)
    check_effects(a.effects, a.kind, of, a.cost, where)


def check_play(effects: Sequence[Effect], price: Cost, timing: str, provided: Condition | None, where: str) -> None:
    """CardError for an operation or tactics card that means nothing."""
    _check_cost(price, where)
    if price.check or price.once:
        raise CardError(f"{where}/price", F.NOT_CHECKED)
    if timing == "operation":
        if len(set(price.skill)) > 1:
            raise CardError(f"{where}/price/skill", F.ONE_SKILL)
    elif not price.skill or price.fight:
        raise CardError(f"{where}/price", F.BY_SKILL)
    _check_condition(provided, timing, where)
    check_effects(effects, "production" if timing == "operation" else timing, timing, price, where)


def check_effects(effects: Sequence[Effect], kind: str, of: str, cost: Cost, where: str) -> None:
    """CardError for effects that do not fit what they stand in."""
    if any(isinstance(e, Place) and e.source == "this" for e in effects) != (kind == "reinforce"):
        raise CardError(f"{where}/effects", F.SUMMONS)
    chosen, faults = False, Faults()
    for place, effect in enumerate(effects):
        misfits = (_misfit(inner, kind, of, cost, chosen) for inner in every([effect]))
        if wrong := next(filter(None, misfits), None):
            faults.say(f"{where}/effects/{place}", wrong)
        chosen = chosen or any(isinstance(_who(inner), Sel) for inner in every([effect]))
    faults.tell()


def every(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects and the effects inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, Choose):
            for option in effect.options:
                yield from every(option)
        elif isinstance(effect, When):
            yield from every((*effect.then, *effect.otherwise))


def _who(effect: Effect) -> Any:
    return getattr(effect, "what" if isinstance(effect, Move) else "to", None)


def _misfit(effect: Effect, kind: str, of: str, cost: Cost, chosen: bool) -> Phrase | None:
    """What is wrong with an effect where it stands; None if nothing is."""
    who = _who(effect)
    if who == "that" and not chosen:
        return F.NO_THAT
    if (who == "user") > (of in ("attack", "block", "interrupt")) or (who == "bearer") > (of == "arms"):
        return NOT_HERE.of(who)
    if who == "self" and of not in ("force", "arms"):
        return NOT_HERE.of("self")
    if isinstance(who, Sel) and (wrong := _check_sel(who, kind)):
        return wrong
    if isinstance(effect, Modify) and effect.attack == 0 and effect.defence == 0:
        return F.CHANGES_NOTHING
    if isinstance(effect, Grant) and [effect.keyword, effect.skill or None, effect.equip].count(None) != 2:
        return F.GRANTS_ONE
    if kind == "constant":
        return _misfit_constant(effect, of)
    if isinstance(effect, ChangeRule) or getattr(effect, "until", "") == "constant":
        return F.ALL_THE_TIME
    if isinstance(effect, (Reduce, Redirect)) and kind != "block":
        return F.ANSWERS_ATTACK
    if isinstance(effect, Negate) and kind not in ("block", "interrupt"):
        return F.ANSWERS_DECLARED
    if isinstance(effect, (GainFight, Bypass, Relocate)) and kind != "production":
        return F.PRODUCTION
    return _misfit_numbers(effect, cost)


def _misfit_constant(effect: Effect, of: str) -> Phrase | None:
    if isinstance(effect, ChangeRule):
        if effect.key == "first_trap_free" and effect.value != 1:
            return F.FIRST_TRAP
        return None if of == "base" and effect.value else F.BASE_RULES
    if not isinstance(effect, (Modify, Grant)) or effect.until != "constant":
        return F.CONSTANT
    if isinstance(effect.to, Sel) and not _settled(effect.to):
        return F.CONSTANT_ALL
    if isinstance(effect, Modify) and not (isinstance(effect.attack, int) and isinstance(effect.defence, int)):
        return F.CONSTANT_FIXED
    return None


def _check_constant(a: Ability, of: str, where: str) -> None:
    """Constant abilities are settled in this order: keywords, then numbers and skills. None asks for what it helps to
    settle, or for what is settled later."""
    counted = a.provided.count if isinstance(a.provided, CountAtLeast) else None
    if counted is not None and not _settled(counted):
        raise CardError(f"{where}/provided", F.CONSTANT_COUNTS)
    if isinstance(a.provided, InCharge) and of == "base":
        raise CardError(f"{where}/provided", F.BASE_CHARGE)
    for place, effect in enumerate(a.effects):
        asked = [sel for sel in (counted, getattr(effect, "to", None)) if isinstance(sel, Sel)]
        if isinstance(effect, Grant) and effect.keyword and any(sel.filter.keyword for sel in asked):
            raise CardError(f"{where}/effects/{place}", F.KEYWORDS)


def _settled(sel: Sel) -> bool:
    """True for all units of a kind, whatever abilities make of them."""
    f = sel.filter
    numbers = f.max_attack is not None or f.max_defence is not None or bool(f.highest or f.has_skill)
    return sel.n == "all" and sel.scope != "one_base" and not numbers


def _misfit_numbers(effect: Effect, cost: Cost) -> Phrase | None:
    if not all(map(_all_of, _counted(effect))):
        return F.ALL_COUNTED
    if isinstance(effect, Place) and (effect.source == "this") != (effect.stats is not None):
        return F.SUMMONS_IS
    if isinstance(effect, Place) and effect.stats and (effect.state, effect.filter) != ("normal", ANY):
        return F.SUMMONS_JOINS
    if isinstance(effect, Draw) and (effect.count > 0) == (effect.up_to > 0):
        return F.DRAWS
    if isinstance(effect, Damage) and isinstance(effect.amount, int) and effect.amount < 1:
        return F.AT_LEAST_ONE
    if isinstance(getattr(effect, "amount", None), TimesX) and not cost.magna_x:
        return F.NO_X
    if (
        isinstance(effect, Move)
        and effect.to == "funds"
        and not (isinstance(effect.what, Pile) and effect.what.zone == "hand")
    ):
        return F.FUNDS
    if isinstance(effect, Move) and isinstance(effect.what, Pile) and effect.what.zone == effect.to:
        return F.THERE_ALREADY.of(effect.to)
    if isinstance(effect, When) and any(_chooses(inner) for inner in every((*effect.then, *effect.otherwise))):
        return F.CHOOSES_NOBODY
    if isinstance(effect, Choose) and (len(effect.options) < 2 or not all(effect.options)):
        return F.TWO_OR_MORE
    return None


def _all_of(sel: Sel) -> bool:
    return sel.n == "all" and sel.scope != "one_base" and not sel.upto


def _counted(effect: Effect) -> Iterator[Sel]:
    """The units that an effect counts."""
    for f in fields(effect):
        if isinstance(part := getattr(effect, f.name), (Counted, CountAtLeast)):
            yield part.count


def _chooses(effect: Effect) -> bool:
    """True if something has to be chosen for an effect at declaration."""
    who = _who(effect)
    return (
        isinstance(effect, Choose)
        or (isinstance(who, Sel) and (who.n != "all" or who.scope == "one_base"))
        or (isinstance(who, Pile) and who.zone == "discard")
        or (isinstance(effect, Place) and effect.source == "discard")
    )


def _check_sel(who: Sel, kind: str) -> Phrase | None:
    if who.scope in BATTLE_WORDS and kind == "production":
        return F.NO_BATTLE
    if who.scope in ("party", "garrison") and who.side == "enemy":
        return F.OWN_UNITS.of(who.scope)
    if who.n == "all" and who.upto:
        return F.ALL_OF
    if who.filter.highest and who.n != 1:
        return F.HIGHEST
    return None


def _check_cost(cost: Cost, where: str) -> None:
    if cost.sacrifice and (cost.sacrifice.side != "own" or cost.sacrifice.n != 1 or cost.sacrifice.upto):
        raise CardError(f"{where}/cost/sacrifice", F.SACRIFICE)


def _check_condition(provided: Condition | None, kind: str, where: str) -> None:
    if isinstance(provided, AttackIs) and kind != "block":
        raise CardError(f"{where}/provided", F.ANSWERS_ATTACK)
    if isinstance(provided, InCharge) and not provided.in_charge:
        raise CardError(f"{where}/provided/in_charge", F.TRUE)
    if isinstance(provided, InCharge) and kind != "constant":
        raise CardError(f"{where}/provided", F.CHARGE)
    if isinstance(provided, CountAtLeast) and not _all_of(provided.count):
        raise CardError(f"{where}/provided/count", F.ALL_COUNTED)
    if isinstance(provided, TraitTarget):
        raise CardError(f"{where}/provided", F.NOBODY_CHOSEN)
