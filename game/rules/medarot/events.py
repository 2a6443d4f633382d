"""What happens in a match, for log, animation and sound. Cards are named by their keys where everybody sees them."""

from __future__ import annotations

from game.frozen import frozen
from game.table.event import Event
from game.table.known import PieceId


# ---- the opening and the phases ------------------------------------------------------------------------------
@frozen
class HandShown(Event):
    """A hand without a Medarot is shown and goes back to the deck (7, step 2)."""

    seat: int
    cards: tuple[str, ...]


@frozen
class MasterLaid(Event):
    """A master was laid; `card` is "" for one that lies face down."""

    seat: int
    piece: PieceId
    card: str


@frozen
class Janken(Event):
    """A fair random choice between the seats (why: "initiative", "order")."""

    winner: int
    why: str


@frozen
class TurnBegan(Event):
    number: int
    first: int


@frozen
class PhaseBegan(Event):
    """`phase` is one of places.PHASES."""

    phase: str


@frozen
class TurnedUp(Event):
    """Face-down cards were turned face up."""

    pieces: tuple[PieceId, ...]


@frozen
class MatchEnded(Event):
    """`why`: "medals", "cards", "conceded" or "draw"."""

    winners: tuple[int, ...]
    why: str


# ---- cards -----------------------------------------------------------------------------------------------------
@frozen
class Drew(Event):
    """So many cards were drawn, the last of them, if that is so, as forced master."""

    seat: int
    cards: int


@frozen
class Placed(Event):
    """A Medarot was put face down on the field (why: "place", "refill", "swap")."""

    seat: int
    piece: PieceId
    at: tuple[int, ...]
    why: str


@frozen
class SetDown(Event):
    """A Medarotter was laid face down in the stock."""

    seat: int
    piece: PieceId


@frozen
class Trashed(Event):
    """A card went to the trash (why: "limit", "weak attack", "effect", "room", "swap", "used", "cancelled")."""

    seat: int
    card: str
    why: str


@frozen
class Fetched(Event):
    """A card was taken from the trash or the deck, shown, and goes to the hand."""

    seat: int
    card: str
    source: str


@frozen
class LookedAt(Event):
    """A seat looks at the hand or the stock of a seat; what is seen there only that seat knows."""

    seat: int
    whose: int
    what: str


@frozen
class Used(Event):
    """A Medarotter effect was chosen and paid. `side` is "upper" or "lower"."""

    seat: int
    piece: PieceId
    card: str
    side: str
    one: PieceId = 0


@frozen
class Cancelled(Event):
    """An effect or a special does nothing."""

    seat: int
    card: str


# ---- Medarots ----------------------------------------------------------------------------------------------------
@frozen
class ActivationBegan(Event):
    seat: int
    piece: PieceId


@frozen
class ActivationSkipped(Event):
    """It is bound and does not act."""

    seat: int
    piece: PieceId


@frozen
class Stepped(Event):
    """A Medarot went from one cell to another (why: "move", "shift")."""

    piece: PieceId
    source: tuple[int, ...]
    target: tuple[int, ...]
    why: str


@frozen
class StayedPut(Event):
    """The penalty for not having moved is due."""

    seat: int
    piece: PieceId


@frozen
class SpecialUsed(Event):
    seat: int
    piece: PieceId
    one: PieceId = 0


@frozen
class Recovered(Event):
    """Medals for the Medarots in the neutral row (E1)."""

    seat: int
    amount: int


@frozen
class Gained(Event):
    """Medals were gained (why: "effect", or "master" for the HP of one that was laid)."""

    seat: int
    amount: int
    why: str


@frozen
class Burned(Event):
    """The owner of a burning Medarot pays."""

    seat: int
    piece: PieceId
    amount: int


@frozen
class Paid(Event):
    """Medals were paid (why: "reach", "draw", "stay", "destroyed", "medarotter", "burn", "effect")."""

    seat: int
    amount: int
    why: str


# ---- attacks -----------------------------------------------------------------------------------------------------
@frozen
class AttackDeclared(Event):
    attacker: PieceId
    target: PieceId
    token: str
    power: int


@frozen
class Guarded(Event):
    """A guard takes the attack."""

    guard: PieceId
    target: PieceId


@frozen
class TrapSprung(Event):
    trap: PieceId
    attacker: PieceId


@frozen
class Negated(Event):
    """The attack has no effect; `by` is the card that did it: a barrier or a Medarotter."""

    attacker: PieceId
    target: PieceId
    by: PieceId


@frozen
class MadeWeak(Event):
    attacker: PieceId
    target: PieceId


@frozen
class Reflected(Event):
    """A weak attack goes back to its attacker."""

    by: PieceId
    attacker: PieceId


@frozen
class HitResolved(Event):
    """A hit is resolved (outcome: "strong", "weak", "nothing"; why: "attack", "reflect", "splash", "pierce")."""

    target: PieceId
    power: int
    armor: int
    outcome: str
    why: str


@frozen
class Destroyed(Event):
    """A Medarot is destroyed; its owner pays (why: "strong", "weak", "trap")."""

    seat: int
    piece: PieceId
    card: str
    at: tuple[int, ...]
    cost: int
    why: str


@frozen
class EffectBegan(Event):
    """An effect falls on a Medarot: its stat changes, it is bound ... `what` is the op, `card` where it comes from."""

    piece: PieceId
    what: str
    card: str
