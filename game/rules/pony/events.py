"""What happens in a match, for log, animation and sound. Cards are named by their keys where everybody sees them.

Long because it is one list: whoever looks for an event finds it in one place.
"""

from __future__ import annotations

from functools import cache

from game.frozen import frozen
from game.rules.pony.faceoff import Comparison
from game.rules.pony.places import Area
from game.table.event import Event
from game.table.known import PieceId


# ---- set-up, turn and phases -------------------------------------------------------------------------------
@frozen
class FirstPlayer(Event):
    """Who begins was decided."""

    seat: int


@frozen
class Mulliganed(Event):
    """A seat returned its hand and drew a new one."""

    seat: int


@frozen
class TurnBegan(Event):
    number: int
    seat: int


@frozen
class PhaseBegan(Event):
    """`phase` is one of places.PHASES."""

    seat: int
    phase: str


@frozen
class MatchEnded(Event):
    """`why`: "points", "conceded", "turns" (the cap was reached)."""

    winners: tuple[int, ...]
    why: str


# ---- points, tokens, cards ---------------------------------------------------------------------------------
@frozen
class Scored(Event):
    """Points (why: "confront", "first", "faceoff", "troublemaker", "effect")."""

    seat: int
    n: int
    why: str
    areas: tuple[Area, ...] = ()


@frozen
class GainedTokens(Event):
    """Why: "ready" or "effect"."""

    seat: int
    n: int
    why: str


@frozen
class SpentTokens(Event):
    """Why: "play", "move", "draw", "rally", "ability"; "lost" and "vanished" for what is not paid."""

    seat: int
    n: int
    why: str


@frozen
class Drew(Event):
    seat: int
    n: int


@frozen
class Discarded(Event):
    """A card went from hand to the discard pile (why: "limit", "effect", "random", "all")."""

    seat: int
    card: str
    why: str


@frozen
class Milled(Event):
    """The top of a deck went to the discard pile."""

    seat: int
    card: str


@frozen
class LookedAt(Event):
    """A seat looked at so many cards on top of a deck (what: "deck", "problems", "troublemaker")."""

    seat: int
    whose: int
    what: str
    n: int


@frozen
class Fetched(Event):
    """A card was searched for (`card` is "" for one that is not shown); source: "deck", "discard", "look"."""

    seat: int
    card: str
    source: str
    to: str


# ---- cards in play -----------------------------------------------------------------------------------------
@frozen
class Played(Event):
    """A card was played from hand to an area, or onto a character; `card` is "" for a face-down Troublemaker."""

    seat: int
    piece: PieceId
    card: str
    area: Area = ()
    host: PieceId = 0


@frozen
class Entered(Event):
    """A card came into play in another way."""

    seat: int
    piece: PieceId
    card: str
    area: Area = ()


@frozen
class UsedAbility(Event):
    seat: int
    piece: PieceId
    card: str


@frozen
class WentOff(Event):
    """A trigger of a card is carried out."""

    seat: int
    piece: PieceId
    card: str


@frozen
class Relocated(Event):
    """A card in play went from one area to another (why: "move", "effect", "lost", "solved")."""

    piece: PieceId
    source: Area
    target: Area
    why: str
    card: str = ""


@frozen
class Exhausted(Event):
    piece: PieceId
    card: str = ""


@frozen
class Readied(Event):
    piece: PieceId
    card: str = ""


@frozen
class Frightened(Event):
    piece: PieceId
    card: str = ""


@frozen
class Rallied(Event):
    """A frightened Friend is face up again."""

    piece: PieceId
    card: str = ""


@frozen
class LeftPlay(Event):
    """A card left play (why: "dismissed", "retired", "solved", "unique", "replaced", "epic", "hand", "deck")."""

    seat: int
    card: str
    area: Area
    why: str


@frozen
class Boosted(Event):
    """A Mane Character turned over to its Boosted side."""

    seat: int
    piece: PieceId
    card: str = ""


@frozen
class Reattached(Event):
    piece: PieceId
    host: PieceId
    card: str = ""


@frozen
class Strengthened(Event):
    """Counters were put on a card, or its power changes for a while."""

    piece: PieceId
    n: int
    card: str = ""


# ---- Troublemakers -----------------------------------------------------------------------------------------
@frozen
class Revealed(Event):
    """A Troublemaker turned face up."""

    seat: int
    piece: PieceId
    area: Area
    card: str = ""


@frozen
class Covered(Event):
    """A Troublemaker was turned face down."""

    piece: PieceId
    card: str = ""


# ---- Problems and faceoffs ---------------------------------------------------------------------------------
@frozen
class Confronted(Event):
    seat: int
    area: Area
    card: str


@frozen
class FaceoffBegan(Event):
    kind: str
    areas: tuple[Area, ...]
    sides: tuple[int, ...]
    troublemaker: PieceId = 0
    now: Comparison | None = None


@frozen
class Flipped(Event):
    seat: int
    piece: PieceId
    card: str
    now: Comparison | None = None


@frozen
class IgnoredFlip(Event):
    piece: PieceId
    now: Comparison | None = None


@frozen
class FlipRaised(Event):
    piece: PieceId
    n: int
    now: Comparison | None = None


@frozen
class Compared(Event):
    """The totals of the sides, in their order; `winner` is -1 on a tie."""

    totals: tuple[int, ...]
    winner: int
    now: Comparison | None = None


@frozen
class FaceoffEnded(Event):
    """`winner` is -1 if there is none."""

    winner: int
    now: Comparison | None = None


@frozen
class Defeated(Event):
    """A Troublemaker was beaten."""

    seat: int
    card: str
    area: Area


@frozen
class Solved(Event):
    area: Area
    card: str


@frozen
class BecameActive(Event):
    """A Problem was turned up."""

    seat: int
    piece: PieceId
    area: Area
    card: str = ""


# Facts that come again and again are made once.
turn_began, phase_began = cache(TurnBegan), cache(PhaseBegan)
gained_tokens, spent_tokens, drew = cache(GainedTokens), cache(SpentTokens), cache(Drew)
