"""Card data to the catalogue of the Medarot Card Game.

Keys: `card/medarot/<id>` (Medarot), `card/medarotter/<id>` (Medarotter), `deck/<id>` (Deck), `mode/<key>` (Rules),
`vocabulary` (the templates that card texts are made of).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from game.effects.effect import Effect
from game.effects.named import check_short_names
from game.effects.read import CardError, build
from game.frozen import frozen
from game.rules.medarot.card_checks import check_ability, check_half, check_vocabulary
from game.rules.medarot.card_text import PARTS, Vocabulary
from game.rules.medarot.cards import NO_WORDS, Ability, Deck, Half, Medarot, Medarotter, Rules
from game.rules.medarot.effects.ops import OPS
from game.rules.medarot.forms import ALWAYS, Direction, Kind, Occasion, Provided, Timing, Trash, When
from game.words import Phrase

SECTIONS = ("modes", "vocabulary", "medarots", "medarotters", "decks")


# ---- the shape of the data ----------------------------------------------------------------------------------
@frozen
class AbilityData:
    id: str
    name: Phrase
    when: When
    effects: tuple[Effect, ...]
    provided: Provided = ALWAYS


@frozen
class MedarotData:
    id: str
    no: str
    name: Phrase
    line: str
    part: Phrase
    type: Kind
    armor: int
    speed: int
    cost: int
    moves: tuple[Direction, ...]
    rarity: int
    power: int | None = None
    ability: AbilityData | None = None
    made: tuple[str, ...] = ()
    aka: tuple[str, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class HalfData:
    timing: Timing
    cost: int
    trash: Trash
    effects: tuple[Effect, ...]
    trigger: Occasion = ""


@frozen
class MedarotterData:
    id: str
    no: str
    name: Phrase
    hp: int
    upper: HalfData
    lower: HalfData
    made: tuple[str, ...] = ()
    aka: tuple[str, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    id: str
    name: Phrase
    mode: Literal["normal", "beginner"]
    hint: Phrase
    master: str = ""


# ---- reading it -----------------------------------------------------------------------------------------------
def read_catalogue(data: Any, battlefields: Mapping[str, object]) -> dict[str, Any]:
    """Everything printed, by key. CardError, in one sentence with a path, for data that means nothing."""
    if not isinstance(data, dict):
        raise CardError("medarot: the card data must be an object")
    if strange := sorted(set(data) ^ set(SECTIONS)):
        wrong = "there is no field called" if strange[0] in data else "there must be a field called"
        raise CardError(f"medarot: {wrong} {strange[0]!r}")
    words = _vocabulary(data["vocabulary"])
    found: dict[str, Any] = {
        f"mode/{key}": build(entry, Rules, OPS, f"medarot/modes/{key}")
        for key, entry in _object(data["modes"], "medarot/modes").items()
    }
    if {f"mode/{mode}" for mode in ("normal", "beginner")} - set(found):
        raise CardError("medarot/modes: there must be 'normal' and 'beginner'")
    for entry, where in _entries(data, "medarots"):
        _add(found, _medarot(entry, words, where), where)
    for entry, where in _entries(data, "medarotters"):
        _add(found, _medarotter(entry, words, where), where)
    check_short_names(found.values(), "medarot")
    for entry, where in _entries(data, "decks"):
        deck = _deck(entry, found, where)
        if f"deck/{deck.ready}" in found:
            raise CardError(f"{where}: there are two of these")
        found[f"deck/{deck.ready}"] = deck
    return {**found, "vocabulary": words}


def _object(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict) or not data:
        raise CardError(f"{where}: must be an object that is not empty")
    return data


def _entries(data: Mapping[str, Any], part: str) -> list[tuple[Any, str]]:
    entries = data[part]
    if not isinstance(entries, list) or not entries:
        raise CardError(f"medarot/{part}: must be a list that is not empty")
    found = []
    for place, entry in enumerate(entries):
        name = entry.get("id") if isinstance(entry, dict) else None
        found.append((entry, f"medarot/{part}/{name if isinstance(name, str) and name else place}"))
    return found


def _add(found: dict[str, Any], card: Medarot | Medarotter, where: str) -> None:
    if any(f"card/{kind}/{card.key.rpartition('/')[2]}" in found for kind in ("medarot", "medarotter")):
        raise CardError(f"{where}: there are two of these")
    found[card.key] = card


def _vocabulary(data: Any) -> Vocabulary:
    parts: dict[str, dict[str, Phrase]] = {}
    for part, words in _object(data, "medarot/vocabulary").items():
        if part not in PARTS:
            raise CardError(f"medarot/vocabulary: there is no part called {part!r}, only {', '.join(PARTS)}")
        parts[part] = {}
        for word, phrase in _object(words, f"medarot/vocabulary/{part}").items():
            where = f"medarot/vocabulary/{part}/{word}"
            if (
                not isinstance(phrase, dict)
                or set(phrase) != {"en", "ja"}
                or not all(isinstance(text, str) and text for text in phrase.values())
            ):
                raise CardError(f"{where}: must have a text for 'en' and one for 'ja'")
            parts[part][word] = Phrase(phrase["en"], phrase["ja"])
    check_vocabulary(parts, OPS)
    return Vocabulary(parts)


def _medarot(entry: Any, words: Vocabulary, where: str) -> Medarot:
    d: MedarotData = build(entry, MedarotData, OPS, where)
    for name, least in (("armor", 0), ("speed", 0), ("cost", 0), ("rarity", 1)):
        if getattr(d, name) < least:
            raise CardError(f"{where}/{name}: must be at least {least}, not {getattr(d, name)}")
    if (d.type == "special") != (d.power is None) or (d.power or 0) < 0:
        raise CardError(f"{where}/power: a special has none, all others have one of at least 0")
    if len(set(d.moves)) != len(d.moves):
        raise CardError(f"{where}/moves: each arrow is printed once")
    return Medarot(
        f"card/medarot/{d.id}",
        d.no,
        d.name,
        d.line,
        d.part,
        d.type,
        d.power or 0,
        d.armor,
        d.speed,
        d.cost,
        d.moves,
        d.rarity,
        _ability(d, words, f"{where}/ability") if d.ability else None,
        d.made,
        d.aka,
        d.short,
    )


def _ability(d: MedarotData, words: Vocabulary, where: str) -> Ability:
    a = d.ability
    assert a is not None
    check_ability(a.when, d.type, a.provided, a.effects, where)
    return Ability(a.id, a.name, a.when, a.effects, a.provided, words.ability(a.when, a.provided, a.effects))


def _medarotter(entry: Any, words: Vocabulary, where: str) -> Medarotter:
    d: MedarotterData = build(entry, MedarotterData, OPS, where)
    if d.hp < 0:
        raise CardError(f"{where}/hp: must be at least 0, not {d.hp}")
    halves = []
    for side, half in (("upper", d.upper), ("lower", d.lower)):
        check_half(half.timing, half.cost, half.trash, half.trigger, half.effects, f"{where}/{side}")
        halves.append(
            Half(
                half.timing,
                half.cost,
                half.trash,
                half.effects,
                half.trigger,
                words.half(half.timing, half.trigger, half.effects),
            )
        )
    return Medarotter(f"card/medarotter/{d.id}", d.no, d.name, d.hp, halves[0], halves[1], d.made, d.aka, d.short)


def _deck(entry: Any, found: Mapping[str, Any], where: str) -> Deck:
    if not isinstance(entry, dict) or not isinstance(entry.get("cards"), dict):
        raise CardError(f"{where}: must be an object with 'cards'")
    d: DeckData = build({k: v for k, v in entry.items() if k != "cards"}, DeckData, OPS, where)
    keys: list[str] = []
    for name, n in entry["cards"].items():
        key = next((f"card/{kind}/{name}" for kind in ("medarot", "medarotter") if f"card/{kind}/{name}" in found), "")
        if not key or type(n) is not int or n < 1:
            raise CardError(f"{where}/cards: {name!r} cannot be in it {n!r} times")
        keys += [key] * n
    if d.master and f"card/medarotter/{d.master}" not in keys:
        raise CardError(f"{where}/master: {d.master!r} is no Medarotter of this deck")
    return Deck(d.name, tuple(keys), d.id, d.mode, d.master, d.hint)
