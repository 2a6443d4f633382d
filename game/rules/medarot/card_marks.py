"""The parts of a card's text: when it works, what it costs, on what condition, on whom, what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from game.effects.effect import Effect
from game.rules.medarot.card_text import Vocabulary, card_text, wide
from game.rules.medarot.cards import Ability, Half, Medarot, Medarotter
from game.rules.medarot.effects.fight_ops import AlterAttack, Pierce, Splash, Ward
from game.rules.medarot.effects.ops import OPS
from game.rules.medarot.forms import EVERYBODY
from game.rules.medarot.words import TIMINGS
from game.table.clauses import Mark
from game.words import Phrase

COST = Phrase("{0}", "コスト{0}")
WHEN_RULES: Mapping[str, str] = {
    "special": "13.1",
    "attack": "12.2",
    "hit": "12.2",
    "destroy": "14.1",
    "static": "13.2",
}
RULES: Mapping[type[Effect], str] = {Pierce: "15.3", Splash: "15.3", Ward: "13.3"}  # of all others: 15.1
OP_OF: Mapping[type[Effect], str] = {effect: op for op, effect in OPS.items()}


def card_marks(catalogue: Mapping[str, Any], card: Medarot | Medarotter) -> tuple[Mark, ...]:
    """The lines of a card in their parts."""
    words, text = catalogue["vocabulary"], card_text(card)
    if isinstance(card, Medarotter):
        halves = zip(text, (card.upper, card.lower), strict=True)
        return tuple(Mark(line, "effect", "11.2", tuple(_half(half, words))) for line, half in halves)
    inside = tuple(_ability(card.ability, words)) if card.ability else ()
    return tuple(Mark(line, "effect", "2.1", inside) for line in text)


def _ability(ability: Ability, words: Vocabulary) -> Iterator[Mark]:
    yield Mark(ability.name, "ability", "2.1")
    yield Mark(words.parts["when"][ability.when], "when", WHEN_RULES[ability.when])
    for name in ("moved", "target_acted"):
        value = getattr(ability.provided, name)
        if value is not None:
            yield Mark(words.parts["provided"][f"{name}:{str(value).lower()}"], "condition", "12.2")
    yield from effect_marks(ability.effects, words)


def _half(half: Half, words: Vocabulary) -> Iterator[Mark]:
    yield Mark(TIMINGS[half.timing], "when", "11.3")
    yield Mark(COST.of(half.cost), "cost", "11.2")
    yield from half_marks(half, words)


def half_marks(half: Half, words: Vocabulary) -> Iterator[Mark]:
    """What sets an effect of a Medarotter off, and what it does."""
    if half.trigger:
        yield Mark(words.parts["trigger"][half.trigger], "when", "11.3")
    yield from effect_marks(half.effects, words)


def effect_marks(effects: Iterable[Effect], words: Vocabulary) -> Iterator[Mark]:
    """What effects do, each with what is marked in it."""
    for effect in effects:
        inside = tuple(_inside(effect, words))
        yield Mark(wide(effect.say(words)), "effect", RULES.get(type(effect), "15.1"), inside)


def _inside(effect: Effect, words: Vocabulary) -> Iterator[Mark]:
    """Whom it falls on, how long it lasts, what limits it."""
    op = OP_OF[type(effect)]
    said = {f.name: getattr(effect, f.name) for f in fields(effect)}
    if "{who}" in words.parts["ops"][op].en:
        who = words.narrowed(words.value(op, "who", said["who"]), said.get("only", EVERYBODY))
        yield Mark(wide(who), "target", "15.2")
    if lasts := words.parts["lasts"].get(said.get("lasts", "")):
        yield Mark(lasts, "when", "13.2")
    if isinstance(effect, Ward):
        yield Mark(words.parts["scope"][effect.scope], "target", "13.3")
        if limits := effect.limits(words):
            yield Mark(limits, "condition", "13.3")
    elif isinstance(effect, AlterAttack):
        for name in ("attack_type", "power_max"):
            if (value := said[name]) is not None:
                yield Mark(wide(words.added(name, value)), "condition", "12.2")
        if effect.armed:
            yield Mark(wide(words.added("armed")), "when", "11.4")
