"""The parts of a card's text: its timing or occasion, its price, its condition, whom it is about, what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.effects.effect import Effect
from game.rules.magna.card_text import ONCE, cost_parts, shown_parts
from game.rules.magna.cards import Ability, Operation, Tactics
from game.rules.magna.conditions import condition_words, proviso
from game.rules.magna.effects.battle_ops import Damage, Destroy, Negate, Prevent, Redirect, Reduce
from game.rules.magna.effects.card_ops import Discard, Draw, Move, Place, Reveal
from game.rules.magna.effects.choice_ops import Choose, When
from game.rules.magna.effects.gain_ops import Bypass, ChangeRule, GainFight, GainMagna
from game.rules.magna.effects.said import DURATIONS
from game.rules.magna.effects.unit_ops import Check, Grant, Modify, Ready, Relocate
from game.rules.magna.forms import AttackIs, BasesFallen, Condition, Cost, CountAtLeast, InCharge, Pile, TraitTarget
from game.rules.magna.nouns import cards, everyone, someone
from game.rules.magna.words import OCCASIONS, TIMINGS
from game.table.clauses import Mark
from game.words import Phrase, joined

CHAIN = Mark(Phrase("[Chain]", "【チェイン】"), "ability", "MS-6.12")
MAY = Mark(Phrase("you may use this", "使用してもよい"), "effect", "11.4")
IF = Phrase("if {0}", "{0}場合")
TIMING_RULES: Mapping[str, str] = {
    "attack": "MS-6.11",
    "block": "MS-6.13",
    "reinforce": "MS-6.8",
    "production": "MS-4.12",
    "interrupt": "MS-4.15",
    "operation": "MS-4.10",
}
OCCASION_RULES: Mapping[str, str] = {
    "break": "MS-6.18",
    "enter": "MS-4.6",
    "reinforce": "MS-6.4",
    "destroyed": "MS-7.3",
    "base_taken": "MS-9.3",
    "base_fallen": "MS-9.3",
    "invade": "MS-5.2",
    "fortune": "MS-4.1",
}
CONDITION_RULES: Mapping[type[Condition], str] = {
    AttackIs: "MS-6.11",
    InCharge: "MS-6.15",
    TraitTarget: "1.4",
    BasesFallen: "MS-9.4",
    CountAtLeast: "11.4",
}
RULES: Mapping[type[Effect], str] = {
    Damage: "MS-6.16",
    Destroy: "MS-7.3",
    Negate: "MS-6.21",
    Prevent: "MS-7.5",
    Redirect: "MS-6.21",
    Reduce: "MS-6.21",
    Discard: "MS-4.4",
    Draw: "MS-4.5",
    Reveal: "1.6",
    Bypass: "MS-5.5",
    ChangeRule: "MS-8.7",
    GainFight: "1.3",
    GainMagna: "1.3",
    Check: "MS-6.11",
    Grant: "MS-8.1",
    Modify: "MS-7.6",
    Ready: "MS-6.11",
    Relocate: "MS-4.18",
}  # of all others: 11.4


def card_marks(catalogue: Mapping[str, Any], card: Any) -> tuple[Mark, ...]:
    """The lines of a card in their parts."""
    if isinstance(card, (Operation, Tactics)):
        return (_order(card),)
    return tuple(_ability(ability) for ability in getattr(card, "abilities", ()))


def _order(card: Operation | Tactics) -> Mark:
    if isinstance(card, Operation):
        head = _header("operation", False, card.price, shown_parts(card.price))
    else:
        head = _header(card.timing, card.chain, card.price, cost_parts(card.price))
    return Mark(card.text, "effect", "11.1", (*head, *_does(card)))


def _ability(a: Ability) -> Mark:
    name = Mark(Phrase(f"{a.glyph}{a.name.en}", f"{a.glyph}{a.name.ja}"), "ability", "11.1")
    if a.kind == "constant":
        return Mark(a.text, "effect", "MS-8.7", (name, *_does(a)))
    if a.kind == "trigger":
        when = Mark(OCCASIONS[a.event], "when", OCCASION_RULES[a.event])
        return Mark(a.text, "effect", "11.1", (name, when, *([MAY] if a.may else []), *_does(a)))
    return Mark(a.text, "effect", "11.1", (name, *_header(a.kind, a.chain, a.cost, cost_parts(a.cost)), *_does(a)))


def _header(timing: str, chain: bool, cost: Cost, parts: list[Phrase]) -> Iterator[Mark]:
    yield Mark(Phrase("<{0}>", "<{0}>").of(TIMINGS[timing]), "when", TIMING_RULES[timing])
    if chain:
        yield CHAIN
    if parts:
        once = (Mark(ONCE[cost.once], "cost", "MS-8.8"),) if cost.once else ()
        yield Mark(joined(parts, ", ", "・"), "cost", "11.2", once)


def _does(text: Ability | Operation | Tactics) -> Iterator[Mark]:
    if text.provided is not None:
        yield Mark(proviso(text.provided), "condition", CONDITION_RULES[type(text.provided)])
    yield from _effects(text.effects)


def _effects(effects: Iterable[Effect]) -> Iterator[Mark]:
    for effect in effects:
        yield Mark(effect.say(None), "effect", RULES.get(type(effect), "11.4"), tuple(_inside(effect)))


def _inside(effect: Effect) -> Iterator[Mark]:
    """What is chosen, decided or limited in time in an effect."""
    match effect:
        case Choose(options=options):
            for option in options:
                yield from _effects(option)
        case When(provided=provided, then=then, otherwise=otherwise):
            yield Mark(IF.of(condition_words(provided)), "condition", CONDITION_RULES[type(provided)])
            yield from _effects((*then, *otherwise))
        case Damage(to=to, mode="sequence"):
            yield Mark(everyone(to), "target", "MS-6.15")
        case Move(what=Pile() as pile):
            yield Mark(cards(pile), "target", "11.4")
        case Place(stats=None):
            yield Mark(cards(effect.pile), "target", "11.4")
        case Reveal(to="enemy_hand"):
            pass  # nobody is chosen
        case (
            Damage(to=to) | Destroy(to=to) | Redirect(to=to) | Check(to=to) | Ready(to=to) | Relocate(to=to)
            | Prevent(to=to) | Modify(to=to) | Grant(to=to) | Reveal(to=to) | Move(what=to)
        ):  # fmt: skip
            assert not isinstance(to, Pile)  # that was matched above
            yield Mark(someone(to), "target", "11.4")
    if isinstance(effect, (Prevent, Modify, Grant)) and effect.until != "constant":
        yield Mark(DURATIONS[effect.until], "when", "11.3")
