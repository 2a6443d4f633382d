"""Card data to the catalogue of Magna Spectra (cards.py says what is found under which key)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.effects.faults import NO_CARD, TWO, CardError, Faults, each
from game.effects.named import check_short_names
from game.effects.read import read_sections
from game.rules.magna import card_faults as F
from game.rules.magna.card_checks import check_ability, check_play, check_rules, check_symbols, check_words
from game.rules.magna.card_data import (
    AbilityData,
    ArmsData,
    BaseData,
    DeckData,
    ForceData,
    OperationData,
    TacticsData,
    TrapData,
)
from game.rules.magna.card_text import ability_text, play_text
from game.rules.magna.cards import Ability, Arms, Base, Deck, Force, Operation, Rules, Symbol, Tactics, Trap
from game.rules.magna.effects.card_ops import Place
from game.rules.magna.effects.ops import OPS
from game.rules.magna.values import GIVING, constants
from game.rules.magna.words import icons
from game.table.ruleset import Language

FORMATS = ("full", "half")
LANGUAGE = Language(
    "magna",
    {
        "formats": Mapping[str, Rules],
        "symbols": tuple[Symbol, ...],
        "bases": tuple[BaseData, ...],
        "forces": tuple[ForceData, ...],
        "traps": tuple[TrapData, ...],
        "arms": tuple[ArmsData, ...],
        "operations": tuple[OperationData, ...],
        "tactics": tuple[TacticsData, ...],
        "decks": tuple[DeckData, ...],
    },
    OPS,
)


def read_catalogue(data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = {}) -> dict[str, Any]:
    """Everything printed, by key, with what it is added to. CardError, in one sentence with a path, for data that means
    nothing."""
    given = read_sections(data, LANGUAGE, box)
    found = dict(box) or _formats(given["formats"])
    faults = Faults()
    for symbol, where in given["symbols"]:
        with faults:
            _add(found, f"symbol/{symbol.key}", symbol, where)
    for part, reader in READERS.items():
        for entry, where in given[part]:
            with faults:
                card = reader(entry, where)
                check_symbols(card, found, where)
                _add(found, card.key, card, where)
    faults.tell()
    check_short_names(found, box, given)
    found[GIVING] = frozenset(key for key, fact in found.items() if constants(fact))
    for entry, where in given["decks"]:
        with faults:
            deck = _deck(entry, found, where)
            _add(found, f"deck/{deck.ready}", deck, where)
    faults.tell()
    return found


def _formats(formats: Mapping[str, Rules]) -> dict[str, Any]:
    if set(formats) != set(FORMATS):
        raise CardError("magna/formats", F.FORMATS)
    for key, rules in formats.items():
        check_rules(rules, f"magna/formats/{key}")
    return {f"format/{key}": rules for key, rules in formats.items()}


def _add(found: dict[str, Any], key: str, fact: object, where: str) -> None:
    if key in found:
        raise CardError(where, TWO)
    found[key] = fact


def _abilities(given: tuple[AbilityData, ...], of: str, where: str) -> tuple[Ability, ...]:
    keys = [d.key for d in given]
    for n, key in enumerate(keys):
        if key in keys[:n]:
            raise CardError(f"{where}/abilities/{n}/key", F.TWO)
    placed = ((d, f"{where}/abilities/{place}") for place, d in enumerate(given))
    return each(placed, lambda d, at: _ability(d, of, at))


def _ability(d: AbilityData, of: str, where: str) -> Ability:
    said = {f.name: getattr(d, f.name) for f in fields(AbilityData)}
    plain = Ability(**said)
    check_ability(plain, of, where)
    return Ability(**said, text=ability_text(plain))


def _same(d: Any, kind: type, *but: str) -> dict[str, Any]:
    """The fields that the data and the fact have in common."""
    own = {f.name for f in fields(kind)}
    return {f.name: getattr(d, f.name) for f in fields(d) if f.name in own and f.name not in but}


def _base(d: BaseData, where: str) -> Base:
    return Base(key=f"base/{d.id}", abilities=_abilities(d.abilities, "base", where), **_same(d, Base, "abilities"))


def _force(d: ForceData, where: str) -> Force:
    check_words(d, where)
    return Force(
        key=f"card/{d.id}",
        skills=icons(d.skills),
        abilities=_abilities(d.abilities, "force", where),
        **_same(d, Force, "skills", "abilities"),
    )


def _trap(d: TrapData, where: str) -> Trap:
    if len(d.abilities) != 1 or d.abilities[0].event != "break":
        raise CardError(f"{where}/abilities", F.TRAP_CARD)
    return Trap(key=f"card/{d.id}", abilities=_abilities(d.abilities, "trap", where), **_same(d, Trap, "abilities"))


def _arms(d: ArmsData, where: str) -> Arms:
    check_words(d, where)
    if (d.equip == "any") != ("possession" in d.keywords):
        raise CardError(f"{where}/equip", F.POSSESSION)
    return Arms(key=f"card/{d.id}", abilities=_abilities(d.abilities, "arms", where), **_same(d, Arms, "abilities"))


def _operation(d: OperationData, where: str) -> Operation:
    check_play(d.effects, d.price, "operation", d.provided, where)
    plain = Operation(key=f"card/{d.id}", **_same(d, Operation))
    return Operation(key=plain.key, text=play_text(plain), **_same(d, Operation))


def _tactics(d: TacticsData, where: str) -> Tactics:
    check_play(d.effects, d.price, d.timing, d.provided, where)
    if d.chain != bool(d.link):
        raise CardError(f"{where}/link", F.LINK)
    plain = Tactics(key=f"card/{d.id}", **_same(d, Tactics))
    return Tactics(key=plain.key, text=play_text(plain), summon=_summon(d), **_same(d, Tactics))


def _summon(d: TacticsData) -> Force | None:
    """The unit that a summons becomes: its name and colour, the numbers of its effect, no rank, no cost."""
    for effect in d.effects:
        if isinstance(effect, Place) and effect.stats:
            own = effect.stats
            return Force(
                f"card/{d.id}",
                d.name,
                d.colour,
                own.attack,
                own.defence,
                traits=own.traits,
                skills=icons(own.skills),
                keywords=own.keywords,
                short=d.short,
            )
    return None


def _deck(d: DeckData, found: Mapping[str, Any], where: str) -> Deck:
    keys: list[str] = []
    for name, n in d.cards.items():
        if f"card/{name}" not in found:
            raise CardError(f"{where}/cards/{name}", NO_CARD.of(name[:40]))
        keys += [f"card/{name}"] * n
    for place, name in enumerate(d.bases):
        if f"base/{name}" not in found:
            raise CardError(f"{where}/bases/{place}", F.NO_BASE.of(name[:40]))
    return Deck(d.name, tuple(keys), tuple(f"base/{name}" for name in d.bases), d.id, d.format, d.hint)


READERS: Mapping[str, Any] = {
    "bases": _base,
    "forces": _force,
    "traps": _trap,
    "arms": _arms,
    "operations": _operation,
    "tactics": _tactics,
}
