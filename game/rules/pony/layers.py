"""In which order modifiers are worked out, so that none depends on itself: traits first, then Stubborn (and with it who
takes part in a faceoff), then colours, then power. What changes one of these asks only for what is settled before it;
a card that asks for more is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.effects.faults import CHANGES_NOTHING, CardError
from game.effects.nested import nested
from game.rules.pony import card_faults as F
from game.rules.pony.condition_forms import AllOfColor, Condition, Involving, PowerInPlay, SelfPower
from game.rules.pony.forms import PRINTED, Filter, NamesInFaceoff, PowerOf
from game.rules.pony.modifiers import GRANTED_TRAITS, CannotMod, CostMod, GrantMod, Modifier, PowerMod

TRAITS, STUBBORN, COLOURS, POWER = range(4)


def check_modifier(mod: Modifier, provided: tuple[Condition, ...], where: str) -> None:
    """CardError for a modifier that changes nothing, that depends on what it changes, or whose act has no such word."""
    if isinstance(mod, (CostMod, CannotMod)):
        _check_act(mod, f"{where}/static")
    if not isinstance(mod, (PowerMod, GrantMod)):
        return
    changes = list(changed(mod))
    if not changes:
        raise CardError(f"{where}/static", CHANGES_NOTHING if isinstance(mod, PowerMod) else F.GRANTS_NOTHING)
    first = min(changes)
    whom = [*asked(mod.what), *([STUBBORN] if "faceoff" in mod.during else [])]
    _before(first, whom, f"{where}/static")
    _before(POWER, asked(getattr(mod, "n", 0)), f"{where}/static")
    for place, condition in enumerate(provided):
        _before(first, asked(condition), f"{where}/provided/{place}")


def _check_act(mod: CostMod | CannotMod, where: str) -> None:
    playing = mod.act == "play"
    for name in ("origin",) if playing else ("onto", "at", *(("what",) if isinstance(mod, CostMod) else ())):
        if getattr(mod, name, ""):
            raise CardError(f"{where}/{name}", F.NO_SUCH_ACT.of(mod.act))
    if playing and isinstance(mod, CannotMod):
        strange = "" if isinstance(mod.what, str) else [word for word in mod.what.said if word not in PRINTED]
        if isinstance(mod.what, str) or strange:
            raise CardError(f"{where}/what{'/' if strange else ''}{strange[0] if strange else ''}", F.NOT_PRINTED)


def _before(layer: int, asked_for: Any, where: str) -> None:
    if (last := max(asked_for, default=-1)) >= layer:
        raise CardError(where, F.ASKS.of(F.SETTLED[last], F.SETTLED[layer]))


def changed(mod: PowerMod | GrantMod) -> Iterator[int]:
    """The layers in which a modifier changes something."""
    if isinstance(mod, PowerMod):
        if mod.colors:
            yield COLOURS
        if mod.n != 0:
            yield POWER
    else:
        if mod.trait:
            yield TRAITS
        if mod.keyword:
            yield STUBBORN


def asked(thing: Any) -> Iterator[int]:
    """The layers that a form asks for, with all that is in it."""
    for form, _, _ in nested(thing):
        if isinstance(form, Filter):
            yield from _asked_by_filter(form)
        elif isinstance(form, (PowerInPlay, SelfPower, PowerOf)):
            yield POWER
        elif isinstance(form, AllOfColor):
            yield COLOURS
        elif isinstance(form, (Involving, NamesInFaceoff)):
            yield STUBBORN


def _asked_by_filter(wanted: Filter) -> Iterator[int]:
    if wanted.trait in GRANTED_TRAITS:
        yield TRAITS
    if wanted.at == "faceoff":
        yield STUBBORN
    if wanted.color or wanted.not_color or wanted.any_color:
        yield COLOURS
    if wanted.power_max is not None or wanted.power_min is not None or wanted.of == "top_power_here":
        yield POWER
