"""What is printed on the cards of Magna Spectra beside their text, for lists of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.cards import CARDS, Arms, Base, Card, Force, Operation, Tactics
from game.rules.magna.words import COLOURS, EQUIP, KEYWORDS, KINDS, STATS, TIMINGS, TRAITS, skill_words
from game.table.ruleset import Printed
from game.words import Phrase, joined, same

COLOUR, RANK, HERO = Phrase("colour", "色"), Phrase("rank", "ランク"), Phrase("hero points", "英雄点")
SKILLS, EQUIPS = Phrase("skills", "スキル"), Phrase("equip skills", "装備スキル")
TRAIT, KEYWORD, TIMING = Phrase("traits", "種族"), Phrase("keywords", "キーワード"), Phrase("timing", "使用時")
UNIQUE, ONE = Phrase("unique", "ユニーク"), same("Ψ")
FIGHT, NO_COST = Phrase("{0} Fight", "ファイト{0}"), Phrase("not placed in production", "生産フェイズには置けない")

Numbers = tuple[tuple[Phrase, Phrase | int], ...]


def printed(card: Any) -> Printed | None:
    """Kind, numbers and cost of a card or base; None for symbols, decks and formats.

    What tactics cost is part of their text; traps have no cost of their own.
    """
    if not isinstance(card, (Base, *CARDS)):
        return None
    cost = Phrase("", "")
    if isinstance(card, (Force, Arms, Operation)):
        cost = NO_COST if card.cost is None else FIGHT.of(card.cost)
    return Printed(KINDS[card.kind], ((COLOUR, COLOURS[card.colour]), *_numbers(card)), cost)


def _numbers(card: Card | Base) -> Numbers:
    if isinstance(card, Tactics):
        return ((TIMING, TIMINGS[card.timing]),)
    if not isinstance(card, (Force, Arms)):
        return ()
    found: list[tuple[Phrase, Phrase | int]] = [(RANK, same(card.rank))] if card.rank else []
    found += [(STATS["attack"], card.attack), (STATS["defence"], card.defence)]
    if isinstance(card, Force):
        found += _named(SKILLS, [skill_words(skill, n) for skill, n in card.skills.items()])
        found += _named(EQUIPS, _words(EQUIP, card.equip)) + _named(TRAIT, _words(TRAITS, card.traits))
    else:
        found += [(EQUIPS, EQUIP[card.equip])]
    found += _named(KEYWORD, _words(KEYWORDS, card.keywords))
    found += [(HERO, card.hero)] if card.hero else []
    return (*found, (UNIQUE, ONE)) if card.unique else tuple(found)


def _words(names: Mapping[str, Phrase], keys: tuple[str, ...]) -> list[Phrase]:
    return [names[key] for key in keys]


def _named(label: Phrase, words: list[Phrase]) -> list[tuple[Phrase, Phrase | int]]:
    """A row of words under a label; no words, no label."""
    return [(label, joined(words, ", ", "・"))] if words else []
