"""Card data to the catalogue of the Arena.

Keys: `army/<id>`, `figure/<id>`, `spell/<id>`, `glyph/<id>`, `deck/<colour>`, `map/<key>`; and what is worked out once:
`moment/<name>`, the cards that listen to a moment, and `ability/trample`, an ability that spells may give.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from game.effects.effect import Effect
from game.effects.faults import TWO, CardError, Faults, each
from game.effects.named import check_short_names
from game.effects.read import read_sections
from game.rules.arena import card_faults as F
from game.rules.arena.card_checks import check, measures, texts
from game.rules.arena.card_data import AbilityData, ArmyData, DeckData, GlyphData, SpellData
from game.rules.arena.card_fitting import check_wanted
from game.rules.arena.card_places import check_lasting, check_once
from game.rules.arena.card_references import Place, check_targets
from game.rules.arena.card_text import ability_text, glyph_text, spell_text
from game.rules.arena.cards import Ability, Army, ArmyList, Changes, Glyph, Spell
from game.rules.arena.effects.attack_ops import SplitExcess
from game.rules.arena.effects.card_ops import Draw
from game.rules.arena.effects.harm_ops import Heal
from game.rules.arena.effects.ops import OPS
from game.rules.arena.effects.stats_ops import GainAbility, ModifyStat, Restrict
from game.rules.arena.effects.waiting_ops import OnEvent
from game.rules.arena.forms import Wanted
from game.rules.arena.names import single
from game.rules.arena.trigger_moments import OF_ARMIES, OF_HIDDEN, WHEN
from game.table.ruleset import Language
from game.words import Phrase

STATIC = ("permanent", "while_attached", "while_occupied")
ANY = Phrase("a figure", "フィギュア")
TRAMPLE = AbilityData(
    "trample", Phrase("Trample", "トランプル"), "triggered", (SplitExcess(),), "attack_damage_exceeds_life"
)
"""The ability of its own that spells may give."""
RENEWAL = (Heal(1, "T1"),), (Wanted("T1", "figure", "you"),)  # all that a glyph may do at the start of a turn


LANGUAGE = Language(
    "arena",
    {
        "armies": tuple[ArmyData, ...],
        "spells": tuple[SpellData, ...],
        "glyphs": tuple[GlyphData, ...],
        "decks": tuple[DeckData, ...],
    },
    OPS,
)


# ---- reading it -----------------------------------------------------------------------------------------
def read_catalogue(data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = {}) -> dict[str, Any]:
    """Everything printed, by key, with what it is added to. CardError, in one sentence with a path, for data that means
    nothing."""
    given = read_sections(data, LANGUAGE, box)
    faults, found = Faults(), dict(box)
    names = {army.key: army.name for army in box.values() if isinstance(army, Army)}
    names |= {entry.id: entry.name for entry, _ in given["armies"]}
    for entry, where in given["armies"]:
        with faults:
            army = _army(entry, names, where)
            _add(found, f"army/{army.key}", army, where)
            found[f"figure/{army.key}"] = army
    for entry, where in given["spells"]:
        with faults:
            _add(found, f"spell/{entry.id}", _spell(entry, names, where), where)
    for entry, where in given["glyphs"]:
        with faults:
            _add(found, f"glyph/{entry.id}", _glyph(entry, names, where), where)
    faults.tell()
    check_short_names(found, box, given)
    for entry, where in given["decks"]:
        with faults:
            _add(found, f"deck/{entry.id}", _deck(entry, found, where), where)
    faults.tell()
    found[f"ability/{TRAMPLE.id}"] = _printed(TRAMPLE, ability_text(TRAMPLE, ANY, ANY, partial(_name, names)))
    return {**found, **listeners(found), **{f"map/{key}": field for key, field in battlefields.items()}}


def _add(found: dict[str, Any], key: str, fact: object, where: str) -> None:
    if key in found:
        raise CardError(where, TWO)
    found[key] = fact


def _army(d: ArmyData, names: Mapping[str, Phrase], where: str) -> Army:
    ids = [a.id for a in d.abilities]
    for n, name in enumerate(ids):
        if name in ids[:n]:
            raise CardError(f"{where}/abilities/{n}/id", TWO)
    placed = ((a, f"{where}/abilities/{a.id}") for a in d.abilities)
    abilities = each(placed, lambda a, at: _ability(a, d, names, at))
    static = [effect for a in abilities if a.kind == "static" for effect in a.effect]
    return Army(
        d.id,
        d.name,
        d.kind,
        d.colours,
        d.subtype,
        d.life,
        d.move,
        d.range,
        d.power,
        d.toughness,
        d.size_class,
        d.size,
        d.cost,
        d.cost_each,
        d.figures,
        d.two_spaces,
        abilities,
        d.set,
        d.reconstructed,
        d.epithet,
        changes(static),
        d.short,
    )


def _ability(a: AbilityData, army: ArmyData, names: Mapping[str, Phrase], where: str) -> Ability:
    faults = Faults()
    if (a.kind == "triggered") != bool(a.trigger):
        faults.say(f"{where}/trigger", F.TRIGGERED)
    check(a.trigger, OF_ARMIES, a.targets, a.effect, names, where, faults)
    if a.kind == "static":
        check_lasting(a.effect, "permanent", f"{where}/effect", faults)
    elif a.trigger in ("", *OF_ARMIES):
        place = Place(OF_ARMIES[a.trigger].moment if a.trigger else "", a.trigger, army=True)
        _check_done(a.effect, a.targets, place, where, faults)
        _check_condition(a, place, where, faults)
    if (a.condition or a.uses) and a.kind == "static":
        faults.say(f"{where}/{'condition' if a.condition else 'uses'}", F.NO_CONDITION)
    if (a.uses == "once per turn") < (a.trigger == "first_move_to_lower_level_each_turn"):
        faults.say(f"{where}/uses", F.FIRST_TIME)
    if a.may and a.kind != "triggered":
        faults.say(f"{where}/may", F.DECLINED)
    if a.id == TRAMPLE.id and (a.trigger, a.effect) != (TRAMPLE.trigger, TRAMPLE.effect):
        faults.say(f"{where}/id", F.TRAMPLE)
    faults.tell()
    return _printed(a, ability_text(a, single(army), army.name, partial(_name, names)))


def _printed(a: AbilityData, text: Phrase) -> Ability:
    return Ability(
        a.id,
        a.name,
        a.kind,
        text,
        a.trigger,
        a.targets,
        a.effect,
        a.condition,
        a.uses,
        a.may,
        a.reconstructed,
    )


def _check_condition(a: AbilityData, place: Place, where: str, faults: Faults) -> None:
    """Of a figure that stands somewhere, or has moved, or of an army card whose figures have all fallen."""
    fallen = a.condition == "all_figures_of_this_card_in_your_graveyard"
    if a.condition.startswith("attacked_by"):
        faults.say(f"{where}/condition", F.OF_ATTACKER)
    elif a.condition and place.figure == fallen:
        faults.say(f"{where}/condition", F.NEVER_FALLEN if place.figure else F.NO_FIGURE)


def _check_done(
    effects: tuple[Effect, ...], targets: tuple[Wanted, ...], place: Place, where: str, faults: Faults
) -> None:
    """What happens once, and what has to be chosen for it."""
    check_wanted(targets, f"{where}/targets", faults)
    chosen = check_targets(targets, place, f"{where}/targets", faults)
    check_once(effects, place, chosen, f"{where}/effect", faults)


def _spell(d: SpellData, names: Mapping[str, Phrase], where: str) -> Spell:
    faults = Faults()
    if (d.kind == "sorcery") == (d.attach_to is not None):
        faults.say(f"{where}/attach_to", F.ATTACHED)
    if (d.kind == "hidden") != bool(d.trigger):
        faults.say(f"{where}/trigger", F.HIDDEN)
    check(d.trigger, OF_HIDDEN, d.targets, d.effect, names, where, faults)
    if d.kind == "aura":
        if d.targets:
            faults.say(f"{where}/targets", F.AURA_CHOOSES)
        check_lasting(d.effect, "while_attached", f"{where}/effect", faults)
    elif d.trigger in ("", *OF_HIDDEN):
        place = Place(OF_HIDDEN[d.trigger].moment if d.trigger else "", d.trigger)
        _check_done(d.effect, d.targets, place, where, faults)
    faults.tell()
    return Spell(
        d.id,
        d.name,
        d.colour,
        d.kind,
        d.points,
        d.windows,
        spell_text(d, partial(_name, names)),
        d.attach_to,
        d.targets,
        d.effect,
        d.reconstructed,
        d.trigger,
        measures(d.targets, d.effect),
        "your_planeswalker" in texts((d.targets, d.effect)),
        changes(d.effect) if d.kind == "aura" else {},
        d.short,
    )


def _glyph(d: GlyphData, names: Mapping[str, Phrase], where: str) -> Glyph:
    faults = Faults()
    check("", (), d.targets, d.effect, names, where, faults)
    if d.trigger == "draw_phase_extra" and (d.effect, d.targets) != ((Draw(1),), ()):
        faults.say(f"{where}/effect", F.ONE_CARD)
    if d.trigger == "start_of_your_turn" and (d.effect, d.targets) != RENEWAL:
        faults.say(f"{where}/effect", F.ONE_DAMAGE)
    if not d.trigger:
        check_lasting(d.effect, "while_occupied", f"{where}/effect", faults)
    faults.tell()
    return Glyph(
        d.id,
        d.name,
        glyph_text(d, partial(_name, names)),
        d.effect,
        d.base_set,
        d.trigger,
        d.targets,
        d.reconstructed,
        {} if d.trigger else changes(d.effect),
        d.short,
    )


def _deck(d: DeckData, found: Mapping[str, Any], where: str) -> ArmyList:
    for part, pile, names, what in (("army", "units", d.units, F.NO_ARMY), ("spell", "spells", d.spells, F.NO_SPELL)):
        for place, name in enumerate(names):
            if f"{part}/{name}" not in found:
                raise CardError(f"{where}/{pile}/{place}", what.of(name[:40]))
    return ArmyList(d.name, d.units, d.spells)


def _name(names: Mapping[str, Phrase], key: str) -> Phrase:
    return names[key]


# ---- what is worked out once ------------------------------------------------------------------------------
def changes(effects: tuple[Effect, ...] | list[Effect]) -> Changes:
    """Static effects by what they change: a stat, an ability, or "may not ..."."""
    found: dict[str, tuple[Effect, ...]] = {}
    for effect in effects:
        if what := changed(effect):
            found[what] = (*found.get(what, ()), effect)
    return found


def changed(effect: Effect) -> str:
    """What an effect changes for as long as its card lies there; "" for one that happens once."""
    match effect:
        case ModifyStat(stat=stat, duration=duration) if duration in STATIC:
            return stat
        case GainAbility(ability=ability, duration=duration) if duration in STATIC:
            return ability
        case Restrict(what=what, duration=duration) if duration in STATIC:
            return "may not be chosen" if what == "turn" else f"may not {what}"
    return ""


def listeners(found: Mapping[str, Any]) -> dict[str, Any]:
    """The cards that listen to each moment, by `moment/<name>`."""
    heard: dict[str, list[str]] = {}
    for key, printed in found.items():
        triggers: list[str] = []
        if isinstance(printed, Army) and key.startswith("army/"):
            triggers = [a.trigger for a in printed.abilities]
        elif isinstance(printed, Spell):
            triggers = [printed.trigger, *(e.event for e in printed.effect if isinstance(e, OnEvent))]
        for trigger in triggers:
            if trigger in WHEN:
                heard.setdefault(f"moment/{WHEN[trigger].moment}", []).append(key)
    if any("trample" in texts(effects) for effects in _effects(found.values())):
        heard.setdefault("moment/attack_damage_exceeds_life", [])
    return {moment: frozenset(keys) for moment, keys in heard.items()}


def _effects(facts: Iterable[object]) -> Iterator[tuple[Effect, ...]]:
    """What spells do, and abilities."""
    for fact in facts:
        if isinstance(fact, Spell):
            yield fact.effect
        elif isinstance(fact, Army):
            yield from (ability.effect for ability in fact.abilities)
