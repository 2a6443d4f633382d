"""Card data to the catalogue of the Medarot Card Game.

Keys: `card/medarot/<id>` (Medarot), `card/medarotter/<id>` (Medarotter), `deck/<id>` (Deck), `mode/<key>` (Rules),
`vocabulary` (the templates that card texts are made of).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from game.effects.effect import Effect
from game.effects.faults import NO_CARD, TWO, CardError, Faults, each
from game.effects.named import check_short_names
from game.effects.read import Filled, Id, Natural, Positive, Template, read_sections
from game.frozen import frozen
from game.rules.medarot import card_faults as F
from game.rules.medarot.card_checks import check_ability, check_half, check_vocabulary
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.cards import NO_WORDS, Ability, Deck, Half, Medarot, Medarotter, Rules
from game.rules.medarot.effects.ops import OPS
from game.rules.medarot.forms import ALWAYS, Direction, Kind, Occasion, Provided, Timing, Trash, When
from game.table.ruleset import Language
from game.words import Phrase

Made = tuple[Literal["type", "stats", "ability", "part", "line", "hp", "upper", "lower", "name"], ...]


# ---- the shape of the data ----------------------------------------------------------------------------------
@frozen
class AbilityData:
    """What a Medarot does when it attacks, hits, destroys or uses its special; or always.

    メダロットの能力。攻撃する時、攻撃が当たった時、破壊した時、特殊を使う時、またはいつも働く。"""

    id: Id
    name: Phrase
    when: When
    effects: Annotated[tuple[Effect, ...], Filled]
    provided: Provided = ALWAYS


@frozen
class MedarotData:
    """A robot card. A special has no power; its ability is of the kind “special”.

    メダロットカード。特殊タイプには威力がなく、能力は「特殊」の種類になる。"""

    id: Id
    no: str
    name: Phrase
    line: str
    part: Phrase
    type: Kind
    armor: Natural
    speed: Natural
    cost: Natural
    moves: tuple[Direction, ...]
    rarity: Positive
    power: Natural | None = None
    ability: AbilityData | None = None
    made: Made = ()
    aka: tuple[str, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class HalfData:
    """One of the two effects of a Medarotter.

    メダロッターの2つの効果の1つ。"""

    timing: Timing
    cost: Natural
    trash: Trash
    effects: Annotated[tuple[Effect, ...], Filled]
    trigger: Occasion = ""


@frozen
class MedarotterData:
    """A person card with an upper and a lower effect; its hp are added to the medals of its player.

    上段と下段の効果を持つメダロッターカード。そのHPは、持ち主のメダルに加わる。"""

    id: Id
    no: str
    name: Phrase
    hp: Natural
    upper: HalfData
    lower: HalfData
    made: Made = ()
    aka: tuple[str, ...] = ()
    short: Phrase = NO_WORDS


@frozen
class DeckData:
    """A ready-made deck: how many of which cards, by their ids.

    すぐに使えるデッキ。どのカードを何枚ずつ使うかを、呼び名で並べたもの。"""

    id: Id
    name: Phrase
    mode: Literal["normal", "beginner"]
    hint: Phrase
    cards: Mapping[str, Positive]
    master: str = ""


LANGUAGE = Language(
    "medarot",
    {
        "modes": Mapping[str, Rules],
        "vocabulary": Mapping[str, Mapping[str, Template]],
        "medarots": tuple[MedarotData, ...],
        "medarotters": tuple[MedarotterData, ...],
        "decks": tuple[DeckData, ...],
    },
    OPS,
)


# ---- reading it -----------------------------------------------------------------------------------------------
def read_catalogue(data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = {}) -> dict[str, Any]:
    """Everything printed, by key, with what it is added to. CardError, in one sentence with a path, for data that means
    nothing."""
    given = read_sections(data, LANGUAGE, box)
    found = dict(box) or _modes(given["modes"])
    words = box["vocabulary"] if box else _vocabulary(given["vocabulary"])
    faults = Faults()
    for entry, where in given["medarots"]:
        with faults:
            _add(found, _medarot(entry, words, where), where)
    for entry, where in given["medarotters"]:
        with faults:
            _add(found, _medarotter(entry, words, where), where)
    faults.tell()
    check_short_names(found, box, given)
    for entry, where in given["decks"]:
        with faults:
            deck = _deck(entry, found, where)
            if f"deck/{deck.ready}" in found:
                raise CardError(where, TWO)
            found[f"deck/{deck.ready}"] = deck
    faults.tell()
    return {**found, "vocabulary": words}


def _vocabulary(given: Mapping[str, Mapping[str, Phrase]]) -> Vocabulary:
    check_vocabulary(given, OPS)
    return Vocabulary(given)


def _modes(given: Mapping[str, Rules]) -> dict[str, Any]:
    if {"normal", "beginner"} - set(given):
        raise CardError("medarot/modes", F.MODES)
    return {f"mode/{key}": rules for key, rules in given.items()}


def _add(found: dict[str, Any], card: Medarot | Medarotter, where: str) -> None:
    if any(f"card/{kind}/{card.key.rpartition('/')[2]}" in found for kind in ("medarot", "medarotter")):
        raise CardError(where, TWO)
    found[card.key] = card


def _medarot(d: MedarotData, words: Vocabulary, where: str) -> Medarot:
    if (d.type == "special") != (d.power is None):
        raise CardError(f"{where}/power", F.POWER)
    if len(set(d.moves)) != len(d.moves):
        raise CardError(f"{where}/moves", F.ARROWS)
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


def _medarotter(d: MedarotterData, words: Vocabulary, where: str) -> Medarotter:
    upper, lower = each(
        [(d.upper, f"{where}/upper"), (d.lower, f"{where}/lower")], lambda half, at: _half(half, words, at)
    )
    return Medarotter(f"card/medarotter/{d.id}", d.no, d.name, d.hp, upper, lower, d.made, d.aka, d.short)


def _half(d: HalfData, words: Vocabulary, where: str) -> Half:
    check_half(d.timing, d.trash, d.trigger, d.effects, where)
    said = words.half(d.timing, d.trigger, d.effects)
    return Half(d.timing, d.cost, d.trash, d.effects, d.trigger, said)


def _deck(d: DeckData, found: Mapping[str, Any], where: str) -> Deck:
    keys: list[str] = []
    for name, n in d.cards.items():
        key = next((f"card/{kind}/{name}" for kind in ("medarot", "medarotter") if f"card/{kind}/{name}" in found), "")
        if not key:
            raise CardError(f"{where}/cards/{name}", NO_CARD.of(name[:40]))
        keys += [key] * n
    if d.master and f"card/medarotter/{d.master}" not in keys:
        raise CardError(f"{where}/master", F.NO_MASTER.of(d.master[:40]))
    return Deck(d.name, tuple(keys), d.id, d.mode, d.master, d.hint)
