"""What happens in a match, for log, animation and sound. Cards are named by their keys where everybody sees them.

`piece`, `unit`, `units` are ids; a card whose face is not for all has the key "card".
Long because it is one list, in the order of the rulebook: whoever looks for an event looks here.
"""

from __future__ import annotations

from game.frozen import frozen
from game.table.event import Event
from game.table.known import PieceId


# ---- the turn and its phases ---------------------------------------------------------------------------------
@frozen
class BasesShown(Event):
    """Both orders of bases are shown at the same time (MS-3.1)."""

    orders: tuple[tuple[str, ...], ...]


@frozen
class Greeted(Event):
    """The players greet each other (MS-3.4)."""


@frozen
class TurnBegan(Event):
    number: int


@frozen
class PhaseBegan(Event):
    """`phase` is one of places.PHASES."""

    phase: str


@frozen
class DieRolled(Event):
    """The die of the Fight decision, or a fortune die on a tie (MS-4.1, MS-4.2); `total` includes it."""

    seat: int
    face: int
    total: int
    fortune: bool = False


@frozen
class FirstDecided(Event):
    """Who is First in this turn, and the Fight that both receive (MS-4.3)."""

    first: int
    fight: int


@frozen
class TurnEnded(Event):
    number: int


@frozen
class MatchEnded(Event):
    """`why`: "base" (MS-10.1), "bases", "forces" or "draw" (MS-10.2), "card" (MS-10.3), "conceded"."""

    winners: tuple[int, ...]
    why: str


# ---- money and cards -----------------------------------------------------------------------------------------
@frozen
class MagnaGained(Event):
    """Magna gained, or lost if negative (why: "fortune", "armament", "fall", "hero", "effect", "paid" ...)."""

    seat: int
    amount: int
    why: str


@frozen
class FightGained(Event):
    """Fight gained, or paid if negative (why: "exchange", "effect", "paid", "over")."""

    seat: int
    amount: int
    why: str


@frozen
class Drew(Event):
    seat: int
    cards: int


@frozen
class Discarded(Event):
    """A card went to the discard pile (why: "adjust", "effect", "cost", "used", "fund", "replaced", "trimmed" ...)."""

    seat: int
    card: str
    why: str


@frozen
class Fetched(Event):
    """A card went from a pile (or the field) to its owner's hand; `card` is "card" where it is not shown."""

    seat: int
    card: str
    source: str


@frozen
class LookedAt(Event):
    """A seat looks at face-down units, or at the hand of a seat (`what`: "trap", "hand")."""

    seat: int
    whose: int
    what: str
    pieces: tuple[PieceId, ...] = ()


# ---- units and arms ------------------------------------------------------------------------------------------
@frozen
class UnitPlaced(Event):
    """A unit came into play face up (why: "production", "reinforcement", "effect", "summon", "ambush")."""

    seat: int
    unit: PieceId
    card: str
    at: tuple[int, ...]
    why: str


@frozen
class TrapSet(Event):
    seat: int
    unit: PieceId
    at: tuple[int, ...]


@frozen
class ArmsAttached(Event):
    """Arms came to a unit (why: "production", "reinforcement", "exchange", "regroup")."""

    seat: int
    arms: PieceId
    unit: PieceId
    card: str
    why: str


@frozen
class UnitDiscarded(Event):
    """A unit left the field without being destroyed (why: "replaced", "effect", "cost", "trimmed", "summon", "psi")."""

    seat: int
    unit: PieceId
    card: str
    why: str


@frozen
class UnitReturned(Event):
    """A unit went back to its owner's hand."""

    seat: int
    unit: PieceId
    card: str


@frozen
class UnitMoved(Event):
    """A unit changed its slot (why: "regroup", "effect", "party", "home", "slots")."""

    seat: int
    unit: PieceId
    source: tuple[int, ...]
    target: tuple[int, ...]
    why: str


@frozen
class UnitChecked(Event):
    unit: PieceId


@frozen
class UnitReadied(Event):
    unit: PieceId


@frozen
class AllReadied(Event):
    """All units of a seat become Normal (MS-4.19, MS-4.24)."""

    seat: int


# ---- declarations --------------------------------------------------------------------------------------------
@frozen
class UseDeclared(Event):
    """An ability or card was declared and paid.

    `timing`: "production", "attack", "block", "reinforce", "interrupt". `source` is the unit, arms, base or card (as it
    lies in `played`), `card` its key, `part` the ability ("" for a card), `unit` who spends or is checked, `targets`
    what was chosen. `link` is 0 for the first of a chain.
    """

    seat: int
    timing: str
    source: PieceId
    card: str
    part: str = ""
    unit: PieceId = 0
    targets: tuple[PieceId, ...] = ()
    link: int = 0


@frozen
class Interrupted(Event):
    """What was declared has no effect (MS-4.15)."""

    seat: int
    card: str


@frozen
class UseLost(Event):
    """A link does nothing any more: its source has left the battle (MS-6.15)."""

    seat: int
    card: str
    part: str = ""


@frozen
class EffectBegan(Event):
    """An effect falls on a unit; `what` is the op, `card` where it comes from."""

    unit: PieceId
    what: str
    card: str


# ---- armament and invasion -----------------------------------------------------------------------------------
@frozen
class FundLaid(Event):
    seat: int
    piece: PieceId


@frozen
class InvasionDeclared(Event):
    """With so many funds, and so much Magna in place of the missing ones (MS-4.20)."""

    seat: int
    funds: int
    paid: int


@frozen
class InvasionCancelled(Event):
    """`forced`: no unit could join a party (MS-5.1)."""

    seat: int
    forced: bool


@frozen
class FundsTaken(Event):
    seat: int
    count: int


@frozen
class PartyFormed(Event):
    seat: int
    units: tuple[PieceId, ...]


@frozen
class InvasionEnded(Event):
    seat: int


# ---- battles -------------------------------------------------------------------------------------------------
@frozen
class BattleBegan(Event):
    invader: int
    base: int
    card: str


@frozen
class StrikeDeclared(Event):
    """A skirmish (with a target) or a charge; `power` is the sum as it is now."""

    seat: int
    strikers: tuple[PieceId, ...]
    target: PieceId
    power: int


@frozen
class StrikeLanded(Event):
    """The damage of a strike as it is dealt now; `target` is 0 for a charge."""

    seat: int
    target: PieceId
    power: int


@frozen
class StrikeFailed(Event):
    """Nothing comes of a strike (why: "negated", "gone": its target, "nobody": no striker is left)."""

    seat: int
    why: str


@frozen
class Redirected(Event):
    target: PieceId


@frozen
class Reduced(Event):
    amount: int


@frozen
class Negated(Event):
    """The whole declaration has no effect; its costs stay paid."""

    seat: int


@frozen
class DamageAssigned(Event):
    unit: PieceId
    amount: int
    by: int


@frozen
class UnitDestroyed(Event):
    """A unit is destroyed; `trap` if it lay face down and was shown first (MS-7.3); `by` is -1 for nobody's doing."""

    seat: int
    unit: PieceId
    card: str
    at: tuple[int, ...]
    by: int
    trap: bool = False


@frozen
class HeroPoints(Event):
    """The opponent gains Magna for a hero (MS-7.4)."""

    seat: int
    card: str
    amount: int


@frozen
class TrapSprung(Event):
    """A break trigger happens (MS-6.18)."""

    seat: int
    piece: PieceId
    card: str


@frozen
class TriggerFired(Event):
    """Another trigger happens."""

    seat: int
    piece: PieceId
    card: str
    part: str


@frozen
class BattleEnded(Event):
    """`fell`: the base falls (MS-9.3)."""

    invader: int
    base: int
    fell: bool


@frozen
class BaseFell(Event):
    seat: int
    base: int
    card: str


@frozen
class InvasionContinued(Event):
    seat: int
    units: tuple[PieceId, ...]
    base: int
