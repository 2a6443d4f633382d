"""The parts of a card's text: what sets it off, what it costs, on what condition, whose cards, what happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.effects.effect import Effect
from game.rules.foton.card_text import PREVENT, TARGETS, each_time, line_text
from game.rules.foton.cards import Act, Auto, Counter, EventCard, Guard, Interfere, Line, Megido, Photon
from game.rules.foton.conditions import Condition, condition_words
from game.rules.foton.effects.choice_ops import ChooseOne, Each, If, May, Seq
from game.rules.foton.effects.gain_ops import Draw, GainPoints
from game.rules.foton.effects.photon_ops import Extra, Flip, Move
from game.rules.foton.nouns import PRINTED, WITHIN, ZONE_NAMES, Voice, noun, placed, said
from game.rules.foton.values import Per, count_words, value_words
from game.table.clauses import Mark
from game.words import Phrase

INTERFERE, COUNTER, AUTO = Phrase("INTERFERE", "【妨】"), Phrase("COUNTER", "【対抗】"), Phrase("AUTO", "【自動】")
IF, ONLY_IF, COSTS = Phrase("if {0}", "{0}なら"), Phrase("only if {0}", "条件：{0}"), Phrase("cost: {0}", "代償：{0}")
RULES: Mapping[type[Effect], str] = {
    Draw: "F-8.5",
    ChooseOne: "F-8.2",
    If: "F-8.2",
    May: "F-8.2",
    Seq: "F-8.2",
    Each: "F-8.4",
    Flip: "F-8.1",
    Extra: "F-8.6",
}  # of all others: 9.2
COUNTS = "9.3"  # numbers that count something


def card_marks(catalogue: Mapping[str, Any], card: Megido | EventCard | Photon) -> tuple[Mark, ...]:
    """The lines of a card in their parts."""
    return () if isinstance(card, Photon) else tuple(_line(line) for line in card.lines)


def _line(line: Line) -> Mark:
    text = line_text(line)
    match line:
        case Act(do=do):
            return Mark(text, "effect", "F-5.8", tuple(_effects(do)))
        case Interfere(targets=targets, do=do, condition=condition):
            inside = (*_condition(condition, IF, "F-5.14"), Mark(TARGETS[targets], "target", "F-5.14"), *_effects(do))
            return Mark(text, "effect", "F-5.14", (Mark(INTERFERE, "ability", "F-5.13"), *inside))
        case Counter(condition=condition, cost=cost, bonus=bonus):
            price = [Mark(COSTS.of(said(cost)), "cost", "F-5.17")] if cost else []
            inside = (
                *_condition(condition, ONLY_IF, "F-5.17"),
                *price,
                Mark(PREVENT, "effect", "F-5.20"),
                *_effects(bonus),
            )
            return Mark(text, "effect", "F-5.19", (Mark(COUNTER, "ability", "F-5.17"), *inside))
        case Auto(when=when, do=do):
            inside = (Mark(each_time(when), "when", "9.4"), *_effects(do))
            return Mark(text, "effect", "F-5.31", (Mark(AUTO, "ability", "F-5.30"), *inside))
        case Guard(of=of):
            cards = noun(of, 2)
            whose = Phrase(f"{cards.en} in your field", f"あなたの場の{cards.ja}")
            return Mark(text, "effect", "F-5.32", (Mark(AUTO, "ability", "F-5.30"), Mark(whose, "target", "F-5.32")))


def _condition(condition: Condition | None, leads: Phrase, rule: str, voice: Voice = PRINTED) -> list[Mark]:
    return [Mark(leads.of(condition_words(condition, voice)), "condition", rule)] if condition else []


def _effects(effects: Iterable[Effect], voice: Voice = PRINTED) -> Iterator[Mark]:
    """What some effects do, each with what is marked in it."""
    for effect in effects:
        yield Mark(effect.say(voice), "effect", RULES.get(type(effect), "9.2"), tuple(_inside(effect, voice)))


def _inside(effect: Effect, voice: Voice) -> Iterator[Mark]:
    match effect:
        case If(condition=condition, then=then, otherwise=otherwise):
            yield from _condition(condition, IF, "F-8.2", voice)
            yield from _effects((*then, *otherwise), WITHIN)
        case May(do=do, then=then) | Seq(do=do, then=then) | Each(do=do, then=then):
            yield from _effects((do, *then), voice)
        case ChooseOne(options=options):
            for option in options:
                yield from _effects(option, voice)
        case Flip() | Move():
            yield Mark(_cards(effect, voice), "target", "F-5.15" if effect.by == "actor" else "F-8.2")
        case Draw(cards=Per() as counted):
            yield Mark(value_words(counted, "枚"), "effect", COUNTS)
        case GainPoints(points=Per() as counted):
            yield Mark(value_words(counted, "点"), "effect", COUNTS)


def _cards(effect: Flip | Move, voice: Voice) -> Phrase:
    """The cards that are turned or moved, and where they lie."""
    cards = effect.photons if isinstance(effect, Flip) else effect.cards
    n, whose, zone = count_words(effect.count, cards), voice.whose(cards), ZONE_NAMES[cards.zone]
    if cards.zone == "deck":
        return Phrase(f"the top {n.en.removeprefix('1 ')} of your deck", f"あなたの山札の上から{n.ja}")
    where, ja = "in" if isinstance(effect, Flip) or effect.by == "actor" else "from", placed(cards, 1, voice).ja
    return Phrase(f"{n.en} {where} {whose.en} {zone.en}", ja if effect.by == "random" else f"{ja}を{n.ja}")
