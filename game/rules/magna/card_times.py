"""When the words of a card can come to something: of a battle only in one, of an attack only as long as it goes on, and
of the card itself only while it is there (magna.md, MS-6 and section 12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.effects.effect import Effect
from game.effects.faults import Faults
from game.effects.nested import nested
from game.rules.magna import card_faults as F
from game.rules.magna.effects.card_ops import Move
from game.rules.magna.effects.choice_ops import Choose, When
from game.rules.magna.forms import Cost, Filter, Sel
from game.rules.magna.triggers import OWN_DOING

QUIET = ("production", "invade", "fortune", "enter")  # no battle goes on
OVER = ("base_taken", "base_fallen")  # one has just ended
ATTACKS = ("attack", "block", "interrupt")  # an attack goes on
UNITLESS = ("base", "operation")  # nobody uses or bears these


def check_times(parts: dict[str, Any], when: str, of: str, where: str, faults: Faults) -> None:
    """What an ability or a card says can come to something at its time. `parts`: its fields; `when`: of what kind it
    is, or what sets it off; `of`: the kind of card."""
    if of == "arms" and when in OWN_DOING:
        faults.say(f"{where}/event", F.OF_UNITS_ONLY)
    for name, part in parts.items():
        for thing, at, _ in nested(part, f"{where}/{name}"):
            if isinstance(thing, Filter):
                _check_filter(thing, when, of, at, faults)
            elif isinstance(thing, Sel) and thing.scope in ("battle", "party", "garrison") and when in QUIET[1:]:
                faults.say(f"{at}/scope", F.NO_BATTLE_NOW)
            elif isinstance(thing, Cost) and thing.once == "battle" and when in QUIET:
                faults.say(f"{at}/once", F.NO_BATTLE_NOW)
            elif isinstance(thing, Effect):
                _check_effect(thing, when, at, faults)


def _check_filter(f: Filter, when: str, of: str, where: str, faults: Faults) -> None:
    if f.attacking and when in QUIET:
        faults.say(f"{where}/attacking", F.NO_BATTLE_NOW)
    if f.other and of in UNITLESS:
        faults.say(f"{where}/other", F.OTHER_ANYWAY)
    if f.type == "trap" and (f.face == "up" or f.colour):
        faults.say(where, F.FACE_DOWN)


def _check_effect(effect: Effect, when: str, where: str, faults: Faults) -> None:
    until = getattr(effect, "until", "")
    if (until == "battle" and when in (*QUIET, *OVER)) or (until == "momentary" and when not in ATTACKS):
        faults.say(f"{where}/until", F.NO_BATTLE_NOW if until == "battle" else F.NO_ATTACK_NOW)
    if when == "destroyed" and getattr(effect, "to", None) == "self" and not isinstance(effect, Move):
        faults.say(f"{where}/to", F.DESTROYED)


# ---- what is inside -----------------------------------------------------------------------------------------
def every(effects: Iterable[Effect], where: str = "", first: int = 0) -> Iterator[tuple[Effect, str]]:
    """Effects and the effects inside them, each with its path; `first`: the place of the first of them."""
    for place, effect in enumerate(effects, first):
        at = f"{where}/{place}"
        yield effect, at
        if isinstance(effect, Choose):
            for n, option in enumerate(effect.options):
                yield from every(option, f"{at}/options/{n}")
        elif isinstance(effect, When):
            yield from every(effect.then, f"{at}/then")
            yield from every(effect.otherwise, f"{at}/otherwise")
