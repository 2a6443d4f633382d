"""Every card of the Arena, of whatever kind: drawing it, filing it, finding it."""

from __future__ import annotations

from pygame import Surface

from game.rules.arena.army_building import COLOUR_ORDER
from game.rules.arena.cards import Army, Glyph, Spell
from game.table.ruleset import Ruleset
from game.ui.faces.arena.armies import army_face
from game.ui.faces.arena.glyphs import glyph_face
from game.ui.faces.arena.spells import spell_face

Card = Army | Spell | Glyph
KIND_ORDER = ("planeswalker", "squad_creature", "hero_creature")


def face(card: Card, lang: str, height: int, state: str = "", scale: float = 1.0) -> Surface:
    """Any card of the Arena, drawn."""
    match card:
        case Army():
            return army_face(card, lang, height, state=state, scale=scale)
        case Spell():
            return spell_face(card, lang, height, state=state, scale=scale)
        case Glyph():
            return glyph_face(card, lang, height, scale)


def colours_of(card: Card) -> tuple[str, ...]:
    """The colours a card is filed under; "" for none."""
    return (card.colours or ("",)) if isinstance(card, Army) else (card.colour,) if isinstance(card, Spell) else ("",)


def all_cards(rules: Ruleset) -> dict[str, Card]:
    """Every card of the catalogue by key: army cards, spells, glyphs, each in the order of the colours."""
    found = {
        key: card
        for key, card in rules.catalogue.items()
        if isinstance(card, (Army, Spell, Glyph)) and not key.startswith("figure/")
    }

    def order(key: str) -> tuple[int, int, int, str]:
        card = found[key]
        group = ("army", "spell", "glyph").index(key.split("/")[0])
        first = colours_of(card)[0]
        place = COLOUR_ORDER.index(first) if first in COLOUR_ORDER else len(COLOUR_ORDER)
        kind = KIND_ORDER.index(card.kind) if isinstance(card, Army) and card.kind in KIND_ORDER else 0
        return group, place, kind, key

    return {key: found[key] for key in sorted(found, key=order)}


def fits_search(card: Card, words: str) -> bool:
    """True if a card's name or text, in either language, contains the words."""
    said = [card.name] + (
        [a.name for a in card.abilities] + [a.text for a in card.abilities] + [card.subtype]
        if isinstance(card, Army)
        else [card.text]
    )
    return any(words.lower() in phrase.en.lower() or words in phrase.in_("ja") for phrase in said)


def rules_of_card(card: object) -> tuple[str, ...]:
    """The rules that apply to a card of the Arena."""
    if isinstance(card, Army):
        flies = any("flying" in ability.name.en.lower() for ability in card.abilities)
        special = (*(("7",) if card.two_spaces else ()), *(("6-flying",) if flies else ()))
        return (*special, "6.1", "10.2", "13") if card.creature else ("2.4", *special, "5.2", "13")
    if isinstance(card, Spell):
        return ("12.2", "12-hidden", "12-windows") if card.kind == "hidden" else ("12.2", "12-targets", "12-ranges")
    return ("14",) if isinstance(card, Glyph) else ()
