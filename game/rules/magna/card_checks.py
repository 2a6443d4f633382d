"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 12 is closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from game.effects.effect import Effect
from game.effects.read import CardError
from game.rules.magna.cards import Ability, Base, Rules, symbols_of
from game.rules.magna.effects.battle_ops import Damage, Negate, Redirect, Reduce
from game.rules.magna.effects.card_ops import Draw, Move, Place
from game.rules.magna.effects.choice_ops import Choose, When
from game.rules.magna.effects.gain_ops import Bypass, ChangeRule, GainFight
from game.rules.magna.effects.unit_ops import Grant, Modify, Relocate
from game.rules.magna.forms import (
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
            raise CardError(f"{where}/{name}: must be at least {least.get(name, 0)}, not {value}")
    if rules.bases != 3 or len(rules.slots) != 3 or not all(0 < n <= rules.party_limit for n in rules.slots):
        raise CardError(f"{where}/slots: there are three bases with 1 to {rules.party_limit} slots each")


def check_symbols(card: Any, found: Mapping[str, Any], where: str) -> None:
    """CardError for a base symbol that does not exist or is not of the card's colour (MS-2.8)."""
    shown = symbols_of(card)
    if isinstance(card, Base) and not 1 <= len(shown) <= 2:
        raise CardError(f"{where}/symbols: a base shows one or two base symbols")
    for name in shown:
        symbol = found.get(f"symbol/{name}")
        if symbol is None:
            raise CardError(f"{where}: there is no base symbol {name!r}")
        if symbol.colour != card.colour:
            raise CardError(f"{where}: the base symbol {name!r} is {symbol.colour}, the card is {card.colour}")


def check_words(card: Any, where: str) -> None:
    """CardError for words that a force or arms card cannot have."""
    for name in ("equip", "traits", "keywords"):
        words = getattr(card, name, ())
        if not isinstance(words, str) and len(set(words)) != len(words):
            raise CardError(f"{where}/{name}: each word stands there once")


def check_ability(a: Ability, of: str, where: str) -> None:
    """CardError for an ability that means nothing. `of` is the kind of card it is on."""
    if a.glyph not in GLYPHS[a.kind]:
        raise CardError(f"{where}/glyph: an ability of the kind {a.kind!r} has one of {' '.join(GLYPHS[a.kind])}")
    if (a.kind == "trigger") != bool(a.event):
        raise CardError(f"{where}/event: triggers, and only they, say when they go off")
    if (a.event == "break") != (of == "trap"):
        raise CardError(f"{where}/event: trap cards, and only they, have a break trigger")
    if of == "base" and (a.kind in ("attack", "block") or (a.kind == "trigger" and a.event not in BASE_OCCASIONS)):
        raise CardError(f"{where}/kind: a base has no abilities of a battle")
    if a.chain and a.kind not in ("attack", "block"):
        raise CardError(f"{where}/chain: only attack and block abilities have the Chain mark")
    _check_cost(a.cost, where)
    if a.cost.check and of == "base":
        raise CardError(f"{where}/cost/check: a base is never checked")
    if a.kind in ("constant", "trigger") and a.cost != Cost():
        raise CardError(f"{where}/cost: constant abilities and triggers cost nothing")
    _check_condition(a.provided, a.kind, where)
    if a.kind == "constant":
        _check_constant(a, of, where)
    check_effects(a.effects, a.kind, of, a.cost, where)


def check_play(effects: Sequence[Effect], price: Cost, timing: str, provided: Condition | None, where: str) -> None:
    """CardError for an operation or tactics card that means nothing."""
    _check_cost(price, where)
    if price.check or price.once:
        raise CardError(f"{where}/price: a card is not checked, and is used once anyway")
    if timing == "operation":
        if len(set(price.skill)) > 1:
            raise CardError(f"{where}/price/skill: one unit is checked, for one skill")
    elif not price.skill or price.fight:
        raise CardError(f"{where}/price: tactics are paid with a skill, not with Fight")
    _check_condition(provided, timing, where)
    check_effects(effects, "production" if timing == "operation" else timing, timing, price, where)


def check_effects(effects: Sequence[Effect], kind: str, of: str, cost: Cost, where: str) -> None:
    """CardError for effects that do not fit what they stand in."""
    if any(isinstance(e, Place) and e.source == "this" for e in effects) != (kind == "reinforce"):
        raise CardError(f"{where}/effects: reinforcement tactics, and only they, are summons")
    chosen = False
    for place, effect in enumerate(effects):
        at = f"{where}/effects/{place}"
        for inner in every([effect]):
            if wrong := _misfit(inner, kind, of, cost, chosen):
                raise CardError(f"{at}: {wrong}")
        chosen = chosen or any(isinstance(_who(inner), Sel) for inner in every([effect]))


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


def _misfit(effect: Effect, kind: str, of: str, cost: Cost, chosen: bool) -> str:
    """What is wrong with an effect where it stands; "" if nothing is."""
    who = _who(effect)
    if who == "that" and not chosen:
        return "nobody was chosen before, so there is no 'that'"
    if (who == "user") > (of in ("attack", "block", "interrupt")) or (who == "bearer") > (of == "arms"):
        return f"there is no {who!r} here"
    if who == "self" and of not in ("force", "arms"):
        return "there is no 'self' here"
    if isinstance(who, Sel) and (wrong := _check_sel(who, kind)):
        return wrong
    if kind == "constant":
        return _misfit_constant(effect, of)
    if isinstance(effect, ChangeRule) or getattr(effect, "until", "") == "constant":
        return "only a constant ability is there all the time"
    if isinstance(effect, (Reduce, Redirect)) and kind != "block":
        return "only a block answers an attack"
    if isinstance(effect, Negate) and kind not in ("block", "interrupt"):
        return "only a block or an interrupt answers a declaration"
    if isinstance(effect, (GainFight, Bypass, Relocate)) and kind != "production":
        return "this is for the production phase only"
    return _misfit_numbers(effect, cost)


def _misfit_constant(effect: Effect, of: str) -> str:
    if isinstance(effect, ChangeRule):
        return "" if of == "base" and effect.value else "only a base changes the rules, by something"
    if not isinstance(effect, (Modify, Grant)) or effect.until != "constant":
        return "a constant ability changes numbers, keywords or skills for as long as it is there"
    if isinstance(effect.to, Sel) and not _settled(effect.to):
        return "a constant ability is about all units of a kind, whatever their numbers"
    if isinstance(effect, Modify) and not (isinstance(effect.attack, int) and isinstance(effect.defence, int)):
        return "a constant ability changes numbers by a fixed amount"
    return ""


def _check_constant(a: Ability, of: str, where: str) -> None:
    """Constant abilities are settled in this order: keywords, then numbers and skills. None asks for what it helps to
    settle, or for what is settled later."""
    counted = a.provided.count if isinstance(a.provided, CountAtLeast) else None
    if counted is not None and not _settled(counted):
        raise CardError(f"{where}/provided: it counts all units of a kind, whatever their numbers")
    if isinstance(a.provided, InCharge) and of == "base":
        raise CardError(f"{where}/provided: a base takes part in no charge")
    for place, effect in enumerate(a.effects):
        asked = [sel for sel in (counted, getattr(effect, "to", None)) if isinstance(sel, Sel)]
        if isinstance(effect, Grant) and effect.keyword and any(sel.filter.keyword for sel in asked):
            raise CardError(f"{where}/effects/{place}: what gives a keyword does not ask for keywords")


def _settled(sel: Sel) -> bool:
    """True for all units of a kind, whatever abilities make of them."""
    f = sel.filter
    numbers = f.max_attack is not None or f.max_defence is not None or bool(f.highest or f.has_skill)
    return sel.n == "all" and sel.scope != "one_base" and not numbers


def _misfit_numbers(effect: Effect, cost: Cost) -> str:
    if any(sel.n != "all" or sel.scope == "one_base" for sel in _counted(effect)):
        return "all units of a kind are counted"
    if isinstance(effect, Draw) and (effect.count > 0) == (effect.up_to > 0):
        return "it draws so many cards, or up to so many"
    if isinstance(effect, Damage) and isinstance(effect.amount, int) and effect.amount < 1:
        return "it must be about at least one"
    if isinstance(getattr(effect, "amount", None), TimesX) and not cost.magna_x:
        return "no X is paid"
    if isinstance(effect, Modify) and effect.attack == 0 and effect.defence == 0:
        return "it changes nothing"
    if isinstance(effect, Grant) and not (effect.keyword or effect.skill or effect.equip):
        return "it grants nothing"
    if (
        isinstance(effect, Move)
        and effect.to == "funds"
        and not (isinstance(effect.what, Pile) and effect.what.zone == "hand")
    ):
        return "only hand cards are put on the war funds"
    if isinstance(effect, When) and any(_chooses(inner) for inner in every((*effect.then, *effect.otherwise))):
        return "what depends on a condition chooses nobody of its own"
    if isinstance(effect, Choose) and (len(effect.options) < 2 or not all(effect.options)):
        return "there must be two things or more to choose from"
    return ""


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


def _check_sel(who: Sel, kind: str) -> str:
    if who.scope in BATTLE_WORDS and kind == "production":
        return "there is no battle in the production phase"
    if who.scope in ("party", "garrison") and who.side == "enemy":
        return f"'{who.scope}' means own units"
    if who.n == "all" and who.upto:
        return "'all' are not up to so many"
    return ""


def _check_cost(cost: Cost, where: str) -> None:
    if cost.sacrifice and (cost.sacrifice.side != "own" or cost.sacrifice.n != 1 or cost.sacrifice.upto):
        raise CardError(f"{where}/cost/sacrifice: one own unit is discarded")


def _check_condition(provided: Condition | None, kind: str, where: str) -> None:
    if isinstance(provided, AttackIs) and kind != "block":
        raise CardError(f"{where}/provided: only a block answers an attack")
    if isinstance(provided, InCharge) and kind != "constant":
        raise CardError(f"{where}/provided: taking part in a charge is a condition of constant abilities")
    if isinstance(provided, CountAtLeast) and (provided.count.n != "all" or provided.count.scope == "one_base"):
        raise CardError(f"{where}/provided/count: all units of a kind are counted")
    if isinstance(provided, TraitTarget):
        raise CardError(f"{where}/provided: nobody was chosen yet")
