"""What the events of Magna Spectra sound like."""

from __future__ import annotations

from typing import Any

from game.rules.magna import events as e
from game.table.state import State
from game.ui.play.heard import Heard, Sounds, Tells, ended, printed, share

MIGHTY = 14  # attack and defence of the heaviest unit
STRONG = 12  # power of a strike that shakes the table
RICH = 8  # Magna


def _sized(cue: str) -> Tells:
    """A cue as heavy as the unit that the event is about."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, share(printed(both, x.unit, "attack", "defence"), MIGHTY))

    return heard


def _money(x: e.MagnaGained | e.FightGained, both: State, eyes: int) -> Heard:
    return Heard("purse", share(abs(x.amount), RICH) * (1.0 if x.amount > 0 else 0.4))


def _power(cue: str) -> Tells:
    """A cue as heavy as the power of a strike."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, share(x.power, STRONG))

    return heard


SOUNDS: Sounds = {
    e.BasesShown: Heard("tattoo", 0.7),
    e.Greeted: Heard("goes_on", 0.3),
    e.TurnBegan: Heard("drums", 0.7),
    e.PhaseBegan: Heard("tattoo", 0.3),
    e.DieRolled: Heard("dice", 0.0),
    e.FirstDecided: lambda x, both, eyes: Heard("war_drum", share(x.fight, 6)),
    e.TurnEnded: Heard("tattoo", 0.2),
    e.MatchEnded: ended,
    e.MagnaGained: _money,
    e.FightGained: _money,
    e.Drew: lambda x, both, eyes: Heard("fan", share(x.cards, 6)),
    e.Discarded: Heard("toss", 0.3),
    e.Fetched: Heard("slide"),
    e.LookedAt: Heard("page", 0.6),
    e.UnitPlaced: _sized("banner"),
    e.TrapSet: Heard("trap_set"),
    e.ArmsAttached: Heard("arms"),
    e.UnitDiscarded: _sized("furled"),
    e.UnitReturned: _sized("furled"),
    e.UnitMoved: _sized("march"),
    e.UnitChecked: Heard("spent", 0.4),
    e.UnitReadied: Heard("ready", 0.3),
    e.AllReadied: Heard("ready", 0.7),
    e.UseDeclared: Heard("order"),
    e.Interrupted: Heard("parried", 0.6),
    e.UseLost: Heard("furled", 0.2),
    e.EffectBegan: Heard("order", 0.2),
    e.FundLaid: Heard("fund"),
    e.InvasionDeclared: Heard("invades", 0.8),
    e.InvasionCancelled: Heard("retreats", 0.5),
    e.FundsTaken: lambda x, both, eyes: Heard("fan", share(x.count, 6)),
    e.PartyFormed: lambda x, both, eyes: Heard("march", share(len(x.units), 5)),
    e.InvasionEnded: Heard("retreats", 0.3),
    e.BattleBegan: Heard("battle", 0.8),
    e.StrikeDeclared: lambda x, both, eyes: Heard("volley", share(len(x.strikers), 5)),
    e.StrikeLanded: _power("hit"),
    e.StrikeFailed: Heard("parried", 0.5),
    e.Redirected: Heard("parried", 0.4),
    e.Reduced: lambda x, both, eyes: Heard("parried", share(x.amount, 6)),
    e.Negated: Heard("parried", 0.8),
    e.DamageAssigned: lambda x, both, eyes: Heard("wound", share(x.amount, STRONG / 2)),
    e.UnitDestroyed: _sized("broken"),
    e.HeroPoints: lambda x, both, eyes: Heard("hero", share(x.amount, 4)),
    e.TrapSprung: Heard("trap_springs", 0.8),
    e.TriggerFired: Heard("war_drum", 0.2),
    e.BattleEnded: lambda x, both, eyes: Heard("war_drum", 0.6) if x.fell else Heard("holds", 0.7),
    e.BaseFell: Heard("walls_fall", 1.0),
    e.InvasionContinued: Heard("goes_on", 0.7),
}
