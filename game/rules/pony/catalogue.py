"""Card data to the catalogue of the pony game.

Keys: `card/<kind>/<number>` and the backs `card`, `card/<kind>` (see cards.py), `deck/<id>` (Deck), `rules` (Rules),
`timing`: the keys of Events by when they can be played ("main", "faceoff", "troublemaker"), and of replies by what they
answer ("flipped", "dismissed" ...). Whatever means nothing is a CardError of one sentence that says where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from game.effects.faults import NO_CARD, TWO, CardError, Faults, each
from game.effects.named import check_short_names
from game.effects.read import read_sections, word_of
from game.rules.pony import card_faults as F
from game.rules.pony.card_checks import check_ability, check_card, check_rules
from game.rules.pony.card_scenes import Home
from game.rules.pony.cards import (
    DRAW_KINDS,
    KINDS,
    UNSEEN,
    Ability,
    Card,
    Deck,
    EventCard,
    Friend,
    Mane,
    ManeSide,
    Problem,
    Resource,
    Troublemaker,
)
from game.rules.pony.entries import (
    LANGUAGE,
    AbilityData,
    DeckData,
    ManeData,
    PlayData,
    SideData,
    StaticData,
)
from game.rules.pony.wording.abilities import text_of
from game.words import Phrase

Names = Mapping[str, Phrase]  # of cards, by the English one


def read_catalogue(data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = {}) -> dict[str, Any]:
    """Everything printed, by key, with what it is added to. CardError, in one sentence with a path, for data that means
    nothing."""
    given = read_sections(data, LANGUAGE, box)
    if "rules" in given:
        check_rules(given["rules"], "pony/rules")
    found = dict(box) or {"rules": given["rules"]}
    names = {card.name.en: card.name for key, card in box.items() if isinstance(card, Card) and key not in UNSEEN}
    names |= {entry.name.en: entry.name for kind in KINDS for entry, _ in given[f"{kind}s"]}
    faults = Faults()
    for kind in KINDS:
        for entry, where in given[f"{kind}s"]:
            with faults:
                if any(f"card/{other}/{entry.id}" in found for other in KINDS):
                    raise CardError(where, TWO)
                card = _card(kind, entry, f"card/{kind}/{entry.id}", where, names)
                check_card(card, where)
                found[card.key] = card
    faults.tell()
    check_short_names(found, box, given)
    for entry, where in given["decks"]:
        with faults:
            deck = _deck(entry, found, where)
            if f"deck/{deck.ready}" in found:
                raise CardError(where, TWO)
            found[f"deck/{deck.ready}"] = deck
    faults.tell()
    return {**found, **UNSEEN, "timing": _timing(found)}


def _timing(found: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """When each Event can be played."""
    timing: dict[str, tuple[str, ...]] = {}
    for key, card in found.items():
        if isinstance(card, EventCard):
            word = card.play.on.event if card.play.on else card.play.phase
            timing[word] = (*timing.get(word, ()), key)
    return timing


def _card(kind: str, d: Any, key: str, where: str, names: Names) -> Card:
    """A card from its entry; its text is made from what it does."""
    if isinstance(d, ManeData):
        return Mane(
            key,
            d.id,
            d.name,
            d.subtitle,
            d.rarity,
            d.colors,
            d.traits,
            _side(d.start, False, f"{where}/start", names),
            _side(d.boosted, True, f"{where}/boosted", names),
            d.short,
        )
    place = getattr(d, "place", "")
    abilities = _abilities(d.abilities, Home(kind, place), where)
    text = text_of(abilities, kind, names, place)
    said = {f.name: getattr(d, f.name) for f in fields(d) if f.name not in ("id", "made", "abilities")}
    card: Card = CARDS[kind](key=key, number=d.id, abilities=abilities, text=text, **said)
    return card


CARDS: Mapping[str, Callable[..., Card]] = {
    "friend": Friend,
    "event": EventCard,
    "resource": Resource,
    "troublemaker": Troublemaker,
    "problem": Problem,
}


def _side(d: SideData, boosted: bool, where: str, names: Names) -> ManeSide:
    """One side of a Mane."""
    abilities = _abilities(d.abilities, Home("mane", boosted=boosted), where)
    return ManeSide(d.power, d.home_limit, d.keywords, abilities, text_of(abilities, "mane", names))


def _abilities(given: tuple[AbilityData | PlayData, ...], home: Home, where: str) -> tuple[Ability, ...]:
    parts = ((d, f"{where}/abilities/{place}") for place, d in enumerate(given))
    return each(parts, lambda d, at: _ability(d, home, at))


def _ability(d: AbilityData | PlayData, home: Home, where: str) -> Ability:
    if isinstance(d, StaticData):
        ability = Ability("static", provided=d.provided, mod=d.static)
    else:
        own: dict[str, Any] = {f.name: getattr(d, f.name) for f in fields(d)}
        ability = Ability(**{**own, "kind": word_of(type(d))})
    check_ability(ability, home, where)
    return ability


# ---- decks -------------------------------------------------------------------------------------------------------
def _deck(d: DeckData, found: Mapping[str, Any], where: str) -> Deck:
    cards = _counted(d.cards, DRAW_KINDS, found, f"{where}/cards")
    problems = _counted(d.problems, ("problem",), found, f"{where}/problems")
    for name in (d.mane, *d.manes):
        if f"card/mane/{name}" not in found:
            raise CardError(f"{where}/mane", F.NO_MANE.of(name[:40]))
    start = f"card/problem/{d.start}"
    if start not in problems or not found[start].starting:
        raise CardError(f"{where}/start", F.NO_START.of(d.start[:40]))
    return Deck(
        d.name,
        f"card/mane/{d.mane}",
        cards,
        problems,
        d.id,
        start,
        tuple(f"card/mane/{name}" for name in d.manes),
        d.hint,
        d.source,
    )


def _counted(given: Mapping[str, int], kinds: tuple[str, ...], found: Mapping[str, Any], where: str) -> tuple[str, ...]:
    """The keys of cards, each as often as it is in a deck."""
    keys: list[str] = []
    for name, n in given.items():
        key = next((f"card/{kind}/{name}" for kind in kinds if f"card/{kind}/{name}" in found), "")
        if not key:
            raise CardError(f"{where}/{name}", NO_CARD.of(name[:40]))
        keys += [key] * n
    return tuple(keys)
