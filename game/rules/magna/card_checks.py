"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 12 is closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from game.effects.effect import Effect
from game.effects.faults import AT_LEAST, CHANGES_NOTHING, NOT_HERE, CardError, Faults
from game.rules.magna import card_faults as F
from game.rules.magna.card_times import check_times, every
from game.rules.magna.cards import Ability, Base, Rules, symbols_of
from game.rules.magna.effects.battle_ops import Damage, Negate, Redirect, Reduce
from game.rules.magna.effects.card_ops import Draw, Move, Place
from game.rules.magna.effects.choice_ops import Choose, When
from game.rules.magna.effects.gain_ops import Bypass, ChangeRule, GainFight, GainMagna
from game.rules.magna.effects.unit_ops import Grant, Modify, Relocate
from game.rules.magna.forms import (
    ANY,
    AttackIs,
    AttackOf,
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
    for place, name in enumerate(shown):
        at = f"{where}/symbols/{place}" if isinstance(card, Base) else f"{where}/symbol"
        if (symbol := found.get(f"symbol/{name}")) is None:
            raise CardError(at, F.NO_SYMBOL.of(name[:40]))
        if symbol.colour != card.colour:
            raise CardError(at, F.OTHER_COLOUR.of(name, symbol.colour, card.colour))


def check_words(card: Any, where: str) -> None:
    """CardError for words that a force or arms card cannot have."""
    for name in ("equip", "traits", "keywords"):
        words = getattr(card, name, ())
        if not isinstance(words, str) and len(set(words)) != len(words):
            raise CardError(f"{where}/{name}", F.ONCE)


def check_ability(a: Ability, of: str, where: str) -> None:
    """CardError for an ability that means nothing. `of` is the kind of card it is on."""
    faults = Faults()
    if a.glyph not in GLYPHS[a.kind]:
        faults.say(f"{where}/glyph", F.GLYPH.of(a.kind, " ".join(GLYPHS[a.kind])))
    if (a.kind == "trigger") != bool(a.event):
        faults.say(f"{where}/event", F.TRIGGERS)
    if (a.event == "break") != (of == "trap"):
        faults.say(f"{where}/event", F.BREAK)
    if of == "base" and (a.kind in ("attack", "block") or (a.kind == "trigger" and a.event not in BASE_OCCASIONS)):
        faults.say(f"{where}/kind", F.BASE_BATTLE)
    if a.may and a.kind != "trigger":
        faults.say(f"{where}/may", F.MAY)
    if a.chain and a.kind not in ("attack", "block"):
        faults.say(f"{where}/chain", F.CHAIN)
    _check_sacrifice(a.cost, f"{where}/cost", faults)
    if a.kind in ("constant", "trigger") and a.cost != Cost():
        faults.say(f"{where}/cost", F.FREE)
    elif a.cost.check and of == "base":
        faults.say(f"{where}/cost/check", F.BASE_CHECKED)
    elif a.kind in ("production", "attack", "block") and _endless(a):
        faults.say(f"{where}/cost", F.ENDLESS)
    _check_condition(a.provided, a.kind, False, f"{where}/provided", faults)
    if a.kind == "constant":
        _check_constant(a, of, where, faults)
    _check_effects(a.effects, a.kind, of, a.cost, f"{where}/effects", faults)
    parts = {"cost": a.cost, "provided": a.provided, "effects": a.effects}
    check_times(parts, a.event or a.kind, of, where, faults)
    faults.tell()


def _endless(a: Ability) -> bool:
    """True if what is used up by an ability that is declared at will is nothing, or comes back by it."""
    ends = a.cost.check or a.cost.skill or a.cost.once
    return not ends and (a.cost == Cost() or any(isinstance(e, (GainMagna, GainFight)) for e in a.effects))


def check_play(effects: Sequence[Effect], price: Cost, timing: str, provided: Condition | None, where: str) -> None:
    """CardError for an operation or tactics card that means nothing."""
    faults = Faults()
    _check_sacrifice(price, f"{where}/price", faults)
    if price.check or price.once:
        faults.say(f"{where}/price", F.NOT_CHECKED)
    if timing == "operation":
        if len(set(price.skill)) > 1:
            faults.say(f"{where}/price/skill", F.ONE_SKILL)
    elif not price.skill or price.fight:
        faults.say(f"{where}/price", F.BY_SKILL)
    _check_condition(provided, timing, False, f"{where}/provided", faults)
    kind = "production" if timing == "operation" else timing
    _check_effects(effects, kind, timing, price, f"{where}/effects", faults)
    check_times({"price": price, "provided": provided, "effects": effects}, kind, timing, where, faults)
    faults.tell()


def _check_effects(effects: Sequence[Effect], kind: str, of: str, cost: Cost, where: str, faults: Faults) -> None:
    """What does not fit what it stands in."""
    if any(isinstance(e, Place) and e.source == "this" for e in effects) != (kind == "reinforce"):
        faults.say(where, F.SUMMONS)
    chosen = False
    for place, effect in enumerate(effects):
        inside = list(every([effect], where, place))
        for inner, at in inside:
            for wrong in _misfits(inner, kind, of, cost, chosen):
                faults.say(at, wrong)
            if isinstance(inner, When):
                _check_condition(inner.provided, kind, chosen, f"{at}/provided", faults)
        chosen = chosen or any(isinstance(_who(inner), Sel) for inner, _ in inside)


def _who(effect: Effect) -> Any:
    return getattr(effect, "what" if isinstance(effect, Move) else "to", None)


def _misfits(effect: Effect, kind: str, of: str, cost: Cost, chosen: bool) -> Iterator[Phrase]:
    """What is wrong with an effect where it stands."""
    who = _who(effect)
    if isinstance(who, Sel):
        yield from _of_units(who, kind)
    else:
        yield from _of_somebody(who, of, chosen)
    for part in (getattr(effect, f.name) for f in fields(effect)):
        if isinstance(part, AttackOf):
            yield from _of_somebody(part.attack_of, of, chosen or isinstance(who, Sel))
        elif isinstance(part, Counted):
            yield from _of_count(part.count, kind)
    if isinstance(effect, Modify) and effect.attack == 0 and effect.defence == 0:
        yield CHANGES_NOTHING
    if isinstance(effect, Grant) and [effect.keyword, effect.skill or None, effect.equip].count(None) != 2:
        yield F.GRANTS_ONE
    if kind == "constant":
        yield from _of_constants(effect, of)
        return
    if isinstance(effect, ChangeRule) or getattr(effect, "until", "") == "constant":
        yield F.ALL_THE_TIME
    if isinstance(effect, (Reduce, Redirect)) and kind != "block":
        yield F.ANSWERS_ATTACK
    if isinstance(effect, Negate) and kind not in ("block", "interrupt"):
        yield F.ANSWERS_DECLARED
    if isinstance(effect, (GainFight, Bypass, Relocate)) and kind != "production":
        yield F.PRODUCTION
    yield from _of_numbers(effect, cost)


def _of_constants(effect: Effect, of: str) -> Iterator[Phrase]:
    if isinstance(effect, ChangeRule):
        if of != "base" or not effect.value:
            yield F.BASE_RULES
        elif effect.key == "first_trap_free" and effect.value != 1:
            yield F.FIRST_TRAP
        return
    if not isinstance(effect, (Modify, Grant)) or effect.until != "constant":
        yield F.CONSTANT
        return
    if isinstance(effect.to, Sel) and not _settled(effect.to):
        yield F.CONSTANT_ALL
    if isinstance(effect, Modify) and not (isinstance(effect.attack, int) and isinstance(effect.defence, int)):
        yield F.CONSTANT_FIXED


def _check_constant(a: Ability, of: str, where: str, faults: Faults) -> None:
    """Constant abilities are settled in this order: keywords, then numbers and skills. None asks for what it helps to
    settle, or for what is settled later."""
    counted = a.provided.count if isinstance(a.provided, CountAtLeast) else None
    if counted is not None and not _settled(counted):
        faults.say(f"{where}/provided", F.CONSTANT_COUNTS)
    if isinstance(a.provided, InCharge) and of == "base":
        faults.say(f"{where}/provided", F.BASE_CHARGE)
    for place, effect in enumerate(a.effects):
        asked = [sel for sel in (counted, getattr(effect, "to", None)) if isinstance(sel, Sel)]
        if isinstance(effect, Grant) and effect.keyword and any(sel.filter.keyword for sel in asked):
            faults.say(f"{where}/effects/{place}", F.KEYWORDS)


def _settled(sel: Sel) -> bool:
    """True for all units of a kind, whatever abilities make of them."""
    f = sel.filter
    numbers = f.max_attack is not None or f.max_defence is not None or bool(f.highest or f.has_skill)
    return sel.n == "all" and sel.scope != "one_base" and not numbers


def _of_numbers(effect: Effect, cost: Cost) -> Iterator[Phrase]:
    if isinstance(effect, Place) and (effect.source == "this") != (effect.stats is not None):
        yield F.SUMMONS_IS
    elif isinstance(effect, Place) and effect.stats and (effect.state, effect.filter) != ("normal", ANY):
        yield F.SUMMONS_JOINS
    if isinstance(effect, Draw) and (effect.count > 0) == (effect.up_to > 0):
        yield F.DRAWS
    if isinstance(effect, Damage) and isinstance(effect.amount, int) and effect.amount < 1:
        yield F.AT_LEAST_ONE
    if isinstance(getattr(effect, "amount", None), TimesX) and not cost.magna_x:
        yield F.NO_X
    if isinstance(effect, Move):
        pile = effect.what.zone if isinstance(effect.what, Pile) else ""
        if pile == effect.to:
            yield F.THERE_ALREADY.of(pile)
        elif effect.to == "funds" and pile != "hand":
            yield F.FUNDS
    if isinstance(effect, When) and any(_chooses(inner) for inner, _ in every((*effect.then, *effect.otherwise))):
        yield F.CHOOSES_NOBODY
    if isinstance(effect, Choose) and len(effect.options) < 2:
        yield F.TWO_OR_MORE


def _chooses(effect: Effect) -> bool:
    """True if something has to be chosen for an effect at declaration."""
    who = _who(effect)
    return (
        isinstance(effect, Choose)
        or (isinstance(who, Sel) and (who.n != "all" or who.scope == "one_base"))
        or (isinstance(who, Pile) and who.zone == "discard")
        or (isinstance(effect, Place) and effect.source == "discard")
    )


def _of_units(who: Sel, kind: str) -> Iterator[Phrase]:
    if who.scope in BATTLE_WORDS and kind == "production":
        yield F.NO_BATTLE
    if who.scope in ("party", "garrison") and who.side == "enemy":
        yield F.OWN_UNITS.of(who.scope)
    if who.n == "all" and who.upto:
        yield F.ALL_OF
    if who.filter.highest and (who.n != 1 or who.upto):
        yield F.HIGHEST


def _of_somebody(who: str | None, of: str, chosen: bool) -> Iterator[Phrase]:
    """The source itself, the unit that uses it, the one that bears it, or the one chosen before."""
    if who == "that" and not chosen:
        yield F.NOBODY_CHOSEN
    if (who == "user") > (of in ("attack", "block", "interrupt")) or (who == "bearer") > (of == "arms"):
        yield NOT_HERE.of(who)
    if who == "self" and of not in ("force", "arms"):
        yield NOT_HERE.of(who)


def _of_count(sel: Sel, kind: str) -> Iterator[Phrase]:
    if sel.n != "all" or sel.scope == "one_base" or sel.upto:
        yield F.ALL_COUNTED
    else:
        yield from _of_units(sel, kind)


def _check_sacrifice(cost: Cost, where: str, faults: Faults) -> None:
    if cost.sacrifice and (cost.sacrifice.side != "own" or cost.sacrifice.n != 1 or cost.sacrifice.upto):
        faults.say(f"{where}/sacrifice", F.SACRIFICE)


def _check_condition(provided: Condition | None, kind: str, chosen: bool, where: str, faults: Faults) -> None:
    if isinstance(provided, AttackIs) and kind != "block":
        faults.say(where, F.ANSWERS_ATTACK)
    if isinstance(provided, InCharge) and not provided.in_charge:
        faults.say(f"{where}/in_charge", F.TRUE)
    if isinstance(provided, InCharge) and kind != "constant":
        faults.say(where, F.CHARGE)
    if isinstance(provided, CountAtLeast):
        for wrong in _of_count(provided.count, kind):
            faults.say(f"{where}/count", wrong)
    if isinstance(provided, TraitTarget) and not chosen:
        faults.say(where, F.NOBODY_CHOSEN)
