"""The parts of a card's text: when, at what price, on what condition, whom it is about, what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.effects.effect import Effect
from game.rules.arena import card_phrases
from game.rules.arena.card_nouns import Names, host, noun
from game.rules.arena.card_sentences import Words
from game.rules.arena.card_text import CONDITIONS, GLYPHS, ONE_MORE, WINDOWS, how_often, may
from game.rules.arena.cards import Ability, Army, Glyph, Spell
from game.rules.arena.effects import (
    attack_ops,
    card_ops,
    chance_ops,
    control_ops,
    harm_ops,
    library_ops,
    move_ops,
    put_ops,
    reserve_ops,
    stats_ops,
    waiting_ops,
)
from game.rules.arena.names import single
from game.table.clauses import Mark, Role
from game.words import Phrase

RULES: Mapping[type[Effect], str] = {
    stats_ops.ModifyStat: "10.11",
    stats_ops.SwapStats: "10.11",
    stats_ops.GainAbility: "13",
    stats_ops.Restrict: "13",
    stats_ops.ExtraAttack: "10.1",
    harm_ops.DealDamage: "11.1",
    harm_ops.RollDamage: "11.1",
    harm_ops.Heal: "11.1",
    harm_ops.HealSpread: "11.1",
    harm_ops.DestroyFigure: "11.2",
    reserve_ops.ReturnToReserve: "2.6",
    reserve_ops.ReturnFromGraveyard: "11.3",
    reserve_ops.SummonExtra: "5.1",
    move_ops.MoveFigure: "6.9",
    put_ops.Teleport: "5.6",
    put_ops.SwapPositions: "5.6",
    put_ops.Carry: "5.6",
    card_ops.Draw: "4.1",
    card_ops.DiscardCards: "12",
    card_ops.PayDiscard: "13.1",
    card_ops.DiscardAnyThenDraw: "4.1",
    library_ops.LookTop: "4.1",
    library_ops.RevealTop: "4.1",
    library_ops.SearchLibrary: "4.1",
    card_ops.CounterSpell: "12.6",
    card_ops.DestroyEnchantment: "12.4",
    card_ops.MoveEnchantment: "12.4",
    attack_ops.AttackModifier: "10.6",
    attack_ops.BonusHits: "10.8",
    attack_ops.ExcessShieldsHit: "10.9",
    attack_ops.SplitExcess: "10.9",
    attack_ops.CancelAttack: "10.8",
    attack_ops.CancelAttackIfAttackerDestroyed: "10.8",
    attack_ops.PreventDestruction: "11.2",
    attack_ops.GrantAttack: "10.10",
    control_ops.TakeControl: "13.5",
    waiting_ops.OnEvent: "4.7",
    chance_ops.D20Check: "1.2",
    chance_ops.D20Table: "1.2",
}  # of all others: 13
GAINED: Mapping[str, str] = {
    "flying": "6.8",
    "phantom_walk": "6.9",
    "no_strikes": "8.5",
    "terrain_ease": "6.9",
    "water_walk": "6.9",
    "water_no_stop_adjacent": "6.9",
    "trample": "10.9",
    "acts_on_summoning_turn": "4.6",
}
FORBIDDEN: Mapping[str, str] = {
    "move": "6.10",
    "attack": "10.1",
    "strike": "8.5",
    "turn": "4.2",
    "be_attacked_by_nonadjacent": "10.2",
}


def card_marks(catalogue: Mapping[str, Any], card: Army | Spell | Glyph) -> tuple[Mark, ...]:
    """The lines of a card in their parts."""

    def names(key: str) -> Phrase:
        called: Phrase = catalogue[f"army/{key}"].name
        return called

    match card:
        case Army():
            return tuple(_ability(ability, card, names) for ability in card.abilities)
        case Spell():
            return (_spell(card, names),)
    when = Mark(GLYPHS[card.trigger], "when", "14")
    more = (Mark(ONE_MORE, "effect", "4.1"),) if card.trigger == "draw_phase_extra" else ()
    return (Mark(card.text, "effect", "14", (when, *(more or _body(_words(card, names), card.effect, "14")))),)


def _ability(a: Ability, army: Army, names: Names) -> Mark:
    one, inside = single(army), list[Mark]()
    if limit := how_often(a):
        inside.append(Mark(limit, "when", "13.1"))
    if a.trigger:
        inside.append(Mark(card_phrases.TRIGGERS[a.trigger].of(one, army.name), "when", "13.1"))
    if a.condition in CONDITIONS and a.kind != "static":
        inside.append(Mark(CONDITIONS[a.condition].of(one, army.name), "condition", "13.1"))
    body = list(_body(replace(_words(a, names), me=one, card=army.name), a.effect, "13.1"))
    if a.may and not a.targets:
        body[0] = replace(body[0], words=may(body[0].words))
    return Mark(a.text, "effect", "13.1", (*inside, *body))


def _spell(spell: Spell, names: Names) -> Mark:
    inside = list[Mark]()
    if spell.attach_to:
        inside.append(Mark(host(spell.attach_to), "target", "12.5" if spell.kind == "hidden" else "12.4"))
    if spell.kind == "hidden":
        inside.append(Mark(card_phrases.TRIGGERS[spell.trigger], "when", "12.5"))
    elif spell.windows in WINDOWS and not spell.attach_to:
        inside.append(Mark(WINDOWS[spell.windows], "when", "12.1"))
    return Mark(spell.text, "effect", "12.3", (*inside, *_body(_words(spell, names), spell.effect, "12.3")))


def _words(of: Ability | Spell | Glyph, names: Names) -> Words:
    return Words(names, targets={w.id: w for w in of.targets})


def _body(words: Words, effects: Sequence[Effect], rule: str) -> Iterator[Mark]:
    """What is chosen, and what happens; `rule` is that of choosing."""
    for w in words.targets.values():
        yield Mark(noun(w, words.names, words.me), "target", rule)
    yield from _effects(effects, words)


def _effects(effects: Sequence[Effect], words: Words) -> Iterator[Mark]:
    for group in words.groups(effects):
        inside = [mark for effect in group for mark in _inside(effect, words)]
        role: Role = "cost" if isinstance(group[0], card_ops.PayDiscard) else "effect"
        (said,) = words.sentences(group)
        yield Mark(said, role, _rule(group[0]), tuple(dict.fromkeys(inside)))


def _rule(effect: Effect) -> str:
    match effect:
        case stats_ops.GainAbility(ability=ability):
            return GAINED[ability]
        case stats_ops.Restrict(what=what):
            return FORBIDDEN[what]
    return RULES.get(type(effect), "13")


def _inside(effect: Effect, words: Words) -> Iterator[Mark]:
    match effect:
        case chance_ops.D20Check(then=then, otherwise=otherwise):
            yield from _effects((*then, *otherwise), words)
        case chance_ops.D20Table(table=table):
            for row in table:
                yield from _effects(row.do, replace(words, exact=True))
        case waiting_ops.OnEvent(event=event, do=do):
            yield Mark(card_phrases.TRIGGERS[event].of(words.me, words.me), "when", "4.7")
            yield from _effects(do, words)
        case attack_ops.BonusHits() if case := effect.case():
            yield Mark(case, "condition", "10.8")
        case harm_ops.DealDamage(target=target) | harm_ops.RollDamage(target=target):
            yield Mark(words.figures(target), "target", "11.1")
        case harm_ops.Heal(target=target) | harm_ops.DestroyFigure(target=target):
            yield Mark(words.noun(target), "target", "11.1")
        case stats_ops.ModifyStat() | stats_ops.GainAbility() | stats_ops.Restrict():
            yield from _change(effect, words)


def _change(effect: stats_ops.ModifyStat | stats_ops.GainAbility | stats_ops.Restrict, words: Words) -> Iterator[Mark]:
    """Whom a change is about, how long it lasts, and on what condition."""
    if isinstance(effect, stats_ops.Restrict) and effect.same_name:
        return
    yield Mark(words.changed(effect)[0], "target", "13")
    if span := card_phrases.DURATIONS.get(effect.duration):
        yield Mark(span, "when", "4.5")
    if isinstance(effect, stats_ops.ModifyStat) and (case := card_phrases.CONDITIONS.get(effect.condition)):
        yield Mark(case, "condition", "10.11")
