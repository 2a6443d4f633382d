"""What can be wrong with card data although its shape is right: names that nothing stands for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass

from game.effects.effect import Effect
from game.effects.faults import TWO, Faults
from game.effects.nested import nested
from game.rules.arena import card_faults as F
from game.rules.arena.card_references import REFERRING, TARGET
from game.rules.arena.effects.reserve_ops import ReturnFromGraveyard
from game.rules.arena.forms import Wanted, Within
from game.rules.arena.trigger_moments import WHEN
from game.words import Phrase


def check(
    trigger: str,
    triggers: Collection[str],
    targets: tuple[Wanted, ...],
    effects: tuple[Effect, ...],
    names: Mapping[str, Phrase],
    where: str,
    faults: Faults,
) -> None:
    """Triggers and army cards that there are not, and targets that nothing speaks of."""
    if trigger and trigger not in triggers:
        wrong = F.NO_TRIGGER if trigger not in WHEN else F.NOTHING_WAITS
        faults.say(f"{where}/trigger", wrong.of(trigger[:40]))
    ids = [target.id for target in targets]
    spoken_of = {found[0] for name in references((targets, effects)) if (found := TARGET.search(name))}
    for n, name in enumerate(ids):
        if name in ids[:n]:
            faults.say(f"{where}/targets/{n}/id", TWO)
        elif name not in spoken_of:
            faults.say(f"{where}/targets/{n}", F.SILENT.of(name))
    for army in sorted(named_armies((targets, effects)) - set(names)):
        faults.say(where, F.NO_ARMY.of(army[:40]))


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
    found = ((form, f.name) for form, _, _ in nested(thing) for f in fields(form) if f.name in (*REFERRING, "scope"))
    return {value for form, name in found if isinstance(value := getattr(form, name), str)}


def named_armies(thing: object) -> set[str]:
    """Ids of army cards that some facts name."""
    return {form.army_card for form, _, _ in nested(thing) if isinstance(form, Wanted | ReturnFromGraveyard)} - {""}


def measures(targets: tuple[Wanted, ...], effects: tuple[Effect, ...]) -> bool:
    """True if the spell has a range from your planeswalker: without one it cannot be cast (section 12)."""
    return any(within.of == "your_planeswalker" for within in ranges((targets, effects)))


def ranges(thing: object) -> list[Within]:
    """All ranges in the fields of some facts."""
    return [form for form, _, _ in nested(thing) if isinstance(form, Within)]
