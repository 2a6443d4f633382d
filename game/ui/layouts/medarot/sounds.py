"""What the events of the Medarot Card Game sound like."""

from __future__ import annotations

from typing import Any

from game.rules.medarot import events as e
from game.table.state import State
from game.ui.play.heard import Heard, Sounds, Tells, ended, printed, share

STRONG, TOUGH = 60, 60  # power and armour of the heaviest Medarots
DEAR = 6  # medals
HITS = {"strong": "smashed", "weak": "glances", "nothing": "steps_in"}


def _heavy(cue: str, piece: str) -> Tells:
    """A cue as heavy as the armour of the Medarot in that field of the event."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, share(printed(both, getattr(x, piece), "armor"), TOUGH))

    return heard


def _amount(cue: str) -> Tells:
    """A cue as heavy as the amount of medals."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, share(x.amount - 1, DEAR))

    return heard


SOUNDS: Sounds = {
    e.HandShown: Heard("fan"),
    e.MasterLaid: Heard("plate", 0.7),
    e.Janken: Heard("janken"),
    e.TurnBegan: Heard("turn"),
    e.PhaseBegan: Heard("stands_up", 0.2),
    e.TurnedUp: lambda x, both, eyes: Heard("boots", share(len(x.pieces), 5)),
    e.MatchEnded: ended,
    e.Drew: lambda x, both, eyes: Heard("fan", share(x.cards, 6)),
    e.Placed: Heard("plate", 0.4),
    e.SetDown: Heard("plate", 0.2),
    e.Trashed: Heard("toss", 0.3),
    e.Fetched: Heard("scans", 0.4),
    e.LookedAt: Heard("scans", 0.6),
    e.Used: Heard("plan"),
    e.Cancelled: Heard("powers_down"),
    e.ActivationBegan: _heavy("stands_up", "piece"),
    e.ActivationSkipped: Heard("stalls", 0.6),
    e.Stepped: _heavy("servo", "piece"),
    e.StayedPut: Heard("stalls", 0.3),
    e.SpecialUsed: Heard("special", 0.8),
    e.Recovered: _amount("medals"),
    e.Gained: _amount("medals"),
    e.Burned: Heard("burns"),
    e.Paid: _amount("medals_paid"),
    e.AttackDeclared: lambda x, both, eyes: Heard("aims", share(x.power, STRONG)),
    e.Guarded: _heavy("steps_in", "guard"),
    e.TrapSprung: Heard("trap", 0.7),
    e.Negated: Heard("barrier", 0.7),
    e.MadeWeak: Heard("powers_down", 0.4),
    e.Reflected: Heard("reflects", 0.7),
    e.HitResolved: lambda x, both, eyes: Heard(HITS[x.outcome], share(x.power, STRONG)),
    e.Destroyed: lambda x, both, eyes: Heard("explodes", share(2 + x.cost, DEAR)),
    e.EffectBegan: Heard("chip"),
}
