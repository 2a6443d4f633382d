"""Card data to the catalogue of the pony game.

Keys: `card/<kind>/<number>` and the backs `card`, `card/<kind>` (see cards.py), `deck/<id>` (Deck), `rules` (Rules),
`timing`: the keys of Events by when they can be played ("main", "faceoff", "troublemaker"), and of replies by what they
answer ("flipped", "dismissed" ...). Whatever means nothing is a CardError of one sentence that says where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from game.effects.named import check_short_names
from game.effects.read import CardError, read_sections, word_of
from game.rules.pony.card_checks import check_ability, check_card, check_rules
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
    EventData,
    FriendData,
    ManeData,
    PlayData,
    ProblemData,
    ResourceData,
    SideData,
    StaticData,
    TroublemakerData,
)
from game.rules.pony.forms import Rarity
from game.rules.pony.layers import check_modifier
from game.words import Phrase


def read_catalogue(data: Any, battlefields: Mapping[str, object]) -> dict[str, Any]:
    """Everything printed, by key. CardError, in one sentence with a path, for data that means nothing."""
    given = read_sections(data, LANGUAGE)
    check_rules(given["rules"], "pony/rules")
    found: dict[str, Any] = {"rules": given["rules"]}
    for kind in KINDS:
        for entry, where in given[f"{kind}s"]:
            if any(f"card/{other}/{entry.id}" in found for other in KINDS):
                raise CardError(f"{where}: there are two of these")
            card = MAKERS[kind](entry, f"card/{kind}/{entry.id}", where)
            check_card(card, where)
            found[card.key] = card
    check_short_names(found.values(), "pony")
    for entry, where in given["decks"]:
        deck = _deck(entry, found, where)
        if f"deck/{deck.ready}" in found:
            raise CardError(f"{where}: there are two of these")
        found[f"deck/{deck.ready}"] = deck
    return {**found, **UNSEEN, "timing": _timing(found)}


def _timing(found: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """When each Event can be played."""
    timing: dict[str, tuple[str, ...]] = {}
    for key, card in found.items():
        if isinstance(card, EventCard):
            word = card.play.on.event if card.play.on else card.play.phase
            timing[word] = (*timing.get(word, ()), key)
    return timing


def _named(d: Any, key: str) -> tuple[str, str, Phrase, Phrase, Rarity]:
    """What every card begins with."""
    return key, d.id, d.name, d.subtitle, d.rarity


def _mane(d: ManeData, key: str, where: str) -> Mane:
    return Mane(
        *_named(d, key),
        d.colors,
        d.traits,
        _side(d.start, f"{where}/start"),
        _side(d.boosted, f"{where}/boosted"),
        short=d.short,
    )


def _friend(d: FriendData, key: str, where: str) -> Friend:
    return Friend(
        *_named(d, key),
        d.colors,
        d.traits,
        d.power,
        d.cost,
        d.req,
        d.keywords,
        d.unique,
        _abilities(d.abilities, where),
        d.text,
        short=d.short,
    )


def _event(d: EventData, key: str, where: str) -> EventCard:
    abilities = _abilities(d.abilities, where)
    return EventCard(*_named(d, key), d.traits, d.power, d.cost, d.req, abilities, d.text, short=d.short)


def _resource(d: ResourceData, key: str, where: str) -> Resource:
    return Resource(
        *_named(d, key),
        d.traits,
        d.power,
        d.cost,
        d.req,
        d.place,
        d.unique,
        d.dilemma,
        _abilities(d.abilities, where),
        d.text,
        short=d.short,
    )


def _troublemaker(d: TroublemakerData, key: str, where: str) -> Troublemaker:
    return Troublemaker(
        *_named(d, key),
        d.power,
        d.cost,
        d.points,
        d.epic,
        d.villain,
        _abilities(d.abilities, where),
        d.text,
        short=d.short,
    )


def _problem(d: ProblemData, key: str, where: str) -> Problem:
    return Problem(
        *_named(d, key),
        d.starting,
        d.bonus,
        d.owner_req,
        d.opp_req,
        _abilities(d.abilities, where),
        d.text,
        short=d.short,
    )


MAKERS: dict[str, Callable[[Any, str, str], Card]] = {
    "mane": _mane,
    "friend": _friend,
    "event": _event,
    "resource": _resource,
    "troublemaker": _troublemaker,
    "problem": _problem,
}


def _side(d: SideData, where: str) -> ManeSide:
    """One side of a Mane."""
    return ManeSide(d.power, d.home_limit, d.keywords, _abilities(d.abilities, where), d.text)


def _abilities(given: tuple[AbilityData | PlayData, ...], where: str) -> tuple[Ability, ...]:
    return tuple(_ability(each, f"{where}/abilities/{place}") for place, each in enumerate(given))


def _ability(d: AbilityData | PlayData, where: str) -> Ability:
    if isinstance(d, StaticData):
        check_modifier(d.static, d.provided, where)
        return Ability("static", provided=d.provided, mod=d.static)
    own: dict[str, Any] = {f.name: getattr(d, f.name) for f in fields(d)}
    ability = Ability(**{**own, "kind": word_of(type(d))})
    check_ability(ability, where)
    return ability


# ---- decks -------------------------------------------------------------------------------------------------------
def _deck(d: DeckData, found: Mapping[str, Any], where: str) -> Deck:
    cards = _counted(d.cards, DRAW_KINDS, found, f"{where}/cards")
    problems = _counted(d.problems, ("problem",), found, f"{where}/problems")
    for name in (d.mane, *d.manes):
        if f"card/mane/{name}" not in found:
            raise CardError(f"{where}/mane: {name[:40]!r} is no Mane Character")
    start = f"card/problem/{d.start}"
    if start not in problems or not found[start].starting:
        raise CardError(f"{where}/start: {d.start[:40]!r} is no Starting Problem of this deck")
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
            raise CardError(f"{where}: there is no card called {name[:40]!r}")
        keys += [key] * n
    return tuple(keys)
