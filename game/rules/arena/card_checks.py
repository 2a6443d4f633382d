"""What can be wrong with card data although its shape is right: names that nothing stands for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from game.effects.effect import Effect
from game.effects.faults import CardError
from game.rules.arena import card_faults as F
from game.rules.arena.card_nouns import REFERENCES
from game.rules.arena.effects.reserve_ops import ReturnFromGraveyard
from game.rules.arena.effects.waiting_ops import OnEvent
from game.rules.arena.forms import Wanted, Within
from game.rules.arena.trigger_moments import EVENTS, WHEN, When
from game.words import Phrase

TARGET = re.compile(r"\bT\d")
REFERRING = ("target", "attacker", "a", "b", "to", "of", "player", "scope", "choose")  # fields that hold references
KNOWN = {
    *REFERENCES,
    "",
    "you",
    "each_self",
    "active_card",
    "enchanted_card",
    "your_figures",
    "active_eldrazi_hero",
    "summoned_figures_of_this_card",
}


def check(
    trigger: str,
    triggers: Mapping[str, When],
    targets: tuple[Wanted, ...],
    effects: tuple[Effect, ...],
    names: Mapping[str, Phrase],
    where: str,
) -> None:
    """Triggers, events, references to targets and army cards that nothing stands for are errors."""
    if trigger and trigger not in triggers:
        wrong = F.NO_TRIGGER if trigger not in WHEN else F.NOTHING_WAITS
        raise CardError(f"{where}/trigger", wrong.of(trigger))
    ids = {w.id for w in targets}
    spoken_of = {found[0] for name in references((targets, effects)) if (found := TARGET.search(name))}
    if len(ids) < len(targets):
        raise CardError(f"{where}/targets", F.SAME_ID)
    if silent := sorted(ids - spoken_of):
        raise CardError(f"{where}/targets", F.SILENT.of(silent[0]))
    for name in sorted(references((targets, effects))):
        found = TARGET.search(name)
        if found and found[0] not in ids:
            raise CardError(f"{where}/effect", F.NO_TARGET.of(found[0]))
        if not found and name not in KNOWN:
            raise CardError(f"{where}/effect", F.NOTHING_CALLED.of(name[:40]))
    for army in sorted(named_armies((targets, effects))):
        if army not in names:
            raise CardError(where, F.NO_ARMY.of(army[:40]))
    for effect in effects_in(effects):
        if isinstance(effect, ReturnFromGraveyard) and not (effect.target or effect.army_card):
            raise CardError(f"{where}/effect", F.WHO_RETURNS)
        if isinstance(effect, OnEvent) and effect.event not in WHEN and effect.event not in EVENTS:
            raise CardError(f"{where}/effect", F.NO_EVENT.of(effect.event[:40]))


def effects_in(thing: object) -> Iterator[Effect]:
    """All effects in some facts, those inside others too."""
    if isinstance(thing, Effect):
        yield thing
    for part in thing if isinstance(thing, tuple) else fields(thing) if is_dataclass(thing) else ():
        yield from effects_in(part if isinstance(thing, tuple) else getattr(thing, part.name))


def texts(thing: object) -> set[str]:
    """All texts in the fields of some facts: the references they use."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, tuple):
        return set().union(*(texts(part) for part in thing))
    if is_dataclass(thing):
        return set().union(*(texts(getattr(thing, f.name)) for f in fields(thing)))
    return set()


def references(thing: object) -> set[str]:
    """All references in some facts."""
    if isinstance(thing, tuple):
        return set().union(*(references(part) for part in thing))
    if not is_dataclass(thing):
        return set()
    own = {value for f in fields(thing) if f.name in REFERRING and isinstance(value := getattr(thing, f.name), str)}
    return own.union(*(references(getattr(thing, f.name)) for f in fields(thing)))


def named_armies(thing: object) -> set[str]:
    """Ids of army cards that some facts name."""
    if isinstance(thing, tuple):
        return set().union(*(named_armies(part) for part in thing))
    if not is_dataclass(thing):
        return set()
    own = {thing.army_card} if isinstance(thing, Wanted | ReturnFromGraveyard) and thing.army_card else set()
    return own.union(*(named_armies(getattr(thing, f.name)) for f in fields(thing)))


def measures(targets: tuple[Wanted, ...], effects: tuple[Effect, ...]) -> bool:
    """True if the spell has a range from your planeswalker: without one it cannot be cast (section 12)."""
    return any(within.of == "your_planeswalker" for within in ranges((targets, effects)))


def ranges(thing: object) -> list[Within]:
    """All ranges in the fields of some facts."""
    if isinstance(thing, Within):
        return [thing]
    parts = (
        thing
        if isinstance(thing, tuple)
        else ([getattr(thing, f.name) for f in fields(thing)] if is_dataclass(thing) else [])
    )
    return [within for part in parts for within in ranges(part)]
