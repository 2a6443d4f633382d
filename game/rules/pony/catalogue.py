"""Card data to the catalogue of the pony game.

Keys: `card/<kind>/<number>` and the backs `card`, `card/<kind>` (see cards.py), `deck/<id>` (Deck), `rules` (Rules),
`timing`: the keys of Events by when they can be played ("main", "faceoff", "troublemaker"), and of replies by what they
answer ("flipped", "dismissed" ...). Whatever means nothing is a CardError of one sentence that says where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.effects.named import check_short_names
from game.effects.read import CardError, build
from game.rules.pony.card_checks import check_ability, check_card, check_rules
from game.rules.pony.cards import (
    DRAW_KINDS,
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
    Rules,
    Troublemaker,
)
from game.rules.pony.effects.ops import OPS
from game.rules.pony.entries import ALL, OWN, AbilityData, CardData, DeckData, SideData
from game.rules.pony.forms import Rarity
from game.rules.pony.modifiers import MODIFIERS, Modifier
from game.words import Phrase

SECTIONS = ("rules", "manes", "friends", "resources", "events", "troublemakers", "problems", "decks")
OPTIONS = ("double_confront", "first_confront_bonus", "epic_clears_face_down", "open_reach")


def read_catalogue(data: Any, battlefields: Mapping[str, object]) -> dict[str, Any]:
    """Everything printed, by key. CardError, in one sentence with a path, for data that means nothing."""
    if not isinstance(data, dict):
        raise CardError("pony: the card data must be an object")
    if strange := sorted(set(data) ^ set(SECTIONS)):
        wrong = "there is no field called" if strange[0] in data else "there must be a field called"
        raise CardError(f"pony: {wrong} {strange[0]!r}")
    rules: Rules = build(data["rules"], Rules, OPS, "pony/rules", OPTIONS)
    check_rules(rules, "pony/rules")
    found: dict[str, Any] = {"rules": rules}
    for kind in OWN:
        for entry, where in _entries(data, f"{kind}s"):
            card = _card(entry, kind, where)
            if any(f"card/{other}/{card.number}" in found for other in OWN):
                raise CardError(f"{where}: there are two of these")
            check_card(card, where)
            found[card.key] = card
    check_short_names(found.values(), "pony")
    for entry, where in _entries(data, "decks"):
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


def _entries(data: Mapping[str, Any], part: str) -> list[tuple[Any, str]]:
    entries = data[part]
    if not isinstance(entries, list) or not entries:
        raise CardError(f"pony/{part}: must be a list that is not empty")
    found = []
    for place, entry in enumerate(entries):
        name = entry.get("id") if isinstance(entry, dict) else None
        found.append((entry, f"pony/{part}/{name if isinstance(name, str) and name else place}"))
    return found


def _card(entry: Any, kind: str, where: str) -> Card:
    """A card of a kind, with only the fields that this kind has."""
    if not isinstance(entry, dict):
        raise CardError(f"{where}: must be an object")
    must, may = OWN[kind]
    for name in entry:
        if name not in ALL + must + may:
            raise CardError(f"{where}: there is no field called {str(name)[:40]!r}, only {', '.join(ALL + must + may)}")
    for name in must:
        if name not in entry:
            raise CardError(f"{where}: the field '{name}' is missing")
    apart = ("abilities", "start", "boosted")
    d: CardData = build({k: v for k, v in entry.items() if k not in apart}, CardData, OPS, where)
    if not d.id or not d.id.replace("-", "").isalnum():
        raise CardError(f"{where}/id: must be letters and digits, not {d.id!r}")
    return MAKERS[kind](d, entry, f"card/{kind}/{d.id}", where)


def _named(d: CardData, key: str) -> tuple[str, str, Phrase, Phrase, Rarity]:
    """What every card begins with."""
    return key, d.id, d.name, d.subtitle, d.rarity


def _mane(d: CardData, entry: Mapping[str, Any], key: str, where: str) -> Mane:
    return Mane(
        *_named(d, key),
        d.colors,
        d.traits,
        _side(entry["start"], f"{where}/start"),
        _side(entry["boosted"], f"{where}/boosted"),
        short=d.short,
    )


def _friend(d: CardData, entry: Mapping[str, Any], key: str, where: str) -> Friend:
    return Friend(
        *_named(d, key),
        d.colors,
        d.traits,
        d.power,
        d.cost,
        d.req,
        d.keywords,
        d.unique,
        _abilities(entry, where),
        d.text,
        short=d.short,
    )


def _event(d: CardData, entry: Mapping[str, Any], key: str, where: str) -> EventCard:
    abilities = _abilities(entry, where)
    return EventCard(*_named(d, key), d.traits, d.power, d.cost, d.req, abilities, d.text, short=d.short)


def _resource(d: CardData, entry: Mapping[str, Any], key: str, where: str) -> Resource:
    return Resource(
        *_named(d, key),
        d.traits,
        d.power,
        d.cost,
        d.req,
        d.place,
        d.unique,
        d.dilemma,
        _abilities(entry, where),
        d.text,
        short=d.short,
    )


def _troublemaker(d: CardData, entry: Mapping[str, Any], key: str, where: str) -> Troublemaker:
    return Troublemaker(
        *_named(d, key),
        d.power,
        d.cost,
        d.points,
        d.epic,
        d.villain,
        _abilities(entry, where),
        d.text,
        short=d.short,
    )


def _problem(d: CardData, entry: Mapping[str, Any], key: str, where: str) -> Problem:
    return Problem(
        *_named(d, key),
        d.starting,
        d.bonus,
        d.owner_req,
        d.opp_req,
        _abilities(entry, where),
        d.text,
        short=d.short,
    )


MAKERS: dict[str, Callable[[CardData, Mapping[str, Any], str, str], Card]] = {
    "mane": _mane,
    "friend": _friend,
    "event": _event,
    "resource": _resource,
    "troublemaker": _troublemaker,
    "problem": _problem,
}


def _side(entry: Any, where: str) -> ManeSide:
    """One side of a Mane."""
    if not isinstance(entry, dict):
        raise CardError(f"{where}: must be an object")
    d: SideData = build({k: v for k, v in entry.items() if k != "abilities"}, SideData, OPS, where)
    return ManeSide(d.power, d.home_limit, d.keywords, _abilities(entry, where), d.text)


def _abilities(entry: Mapping[str, Any], where: str) -> tuple[Ability, ...]:
    given = entry.get("abilities", [])
    if not isinstance(given, list):
        raise CardError(f"{where}/abilities: must be a list")
    return tuple(_ability(each, f"{where}/abilities/{place}") for place, each in enumerate(given))


def _ability(entry: Any, where: str) -> Ability:
    if not isinstance(entry, dict):
        raise CardError(f"{where}: must be an object")
    d: AbilityData = build({k: v for k, v in entry.items() if k != "static"}, AbilityData, OPS, where)
    mod = _modifier(entry["static"], f"{where}/static") if "static" in entry else None
    ability = Ability(d.kind, d.on, d.phase, d.provided, d.may, d.cost, d.do, mod, d.anybody)
    check_ability(ability, where)
    return ability


def _modifier(entry: Any, where: str) -> Modifier:
    """A static modifier, by its word."""
    if not isinstance(entry, dict) or not isinstance(entry.get("mod"), str):
        raise CardError(f"{where}: must be an object with a 'mod'")
    if entry["mod"] not in MODIFIERS:
        raise CardError(f"{where}: there is no modifier called {entry['mod'][:40]!r}, only {', '.join(MODIFIERS)}")
    mod: Modifier = build({k: v for k, v in entry.items() if k != "mod"}, MODIFIERS[entry["mod"]], OPS, where)
    return mod


# ---- decks -------------------------------------------------------------------------------------------------------
def _deck(entry: Any, found: Mapping[str, Any], where: str) -> Deck:
    if not isinstance(entry, dict):
        raise CardError(f"{where}: must be an object")
    d: DeckData = build({k: v for k, v in entry.items() if k not in ("cards", "problems")}, DeckData, OPS, where)
    cards = _counted(entry.get("cards"), DRAW_KINDS, found, f"{where}/cards")
    problems = _counted(entry.get("problems"), ("problem",), found, f"{where}/problems")
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


def _counted(given: Any, kinds: tuple[str, ...], found: Mapping[str, Any], where: str) -> tuple[str, ...]:
    """The keys of cards, each as often as it is in a deck."""
    if not isinstance(given, dict) or not given:
        raise CardError(f"{where}: must be an object that is not empty")
    keys: list[str] = []
    for name, n in given.items():
        key = next((f"card/{kind}/{name}" for kind in kinds if f"card/{kind}/{name}" in found), "")
        if not key or type(n) is not int or n < 1:
            raise CardError(f"{where}: {name[:40]!r} cannot be in it {n!r} times")
        keys += [key] * n
    return tuple(keys)
