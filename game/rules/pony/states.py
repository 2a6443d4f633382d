"""The states of cards in play: exhausted, frightened, boosted; counters; what they lie on (pony.md, 6 and 11)."""

from __future__ import annotations

from game.rules.pony.events import (
    Boosted,
    Exhausted,
    Frightened,
    Rallied,
    Readied,
    Reattached,
    Strengthened,
)
from game.rules.pony.kinds import is_friend, is_mane
from game.rules.pony.lasting import left_play
from game.rules.pony.leaving import dismissed
from game.rules.pony.limits import cannot
from game.rules.pony.places import (
    BACK,
    BOOSTED,
    COUNTERS,
    ENTERED,
    FRIEND_BACK,
    NOWHERE,
    PonyState,
    attached,
)
from game.rules.pony.unique import KeepingUnique, is_unique
from game.table.state import Piece


def exhaust(s: PonyState, piece: Piece) -> None:
    """Nothing happens to who is frightened, exhausted already, or cannot be exhausted."""
    if piece.face_up and not piece.turned and not cannot(s, "exhaust", piece.owner, piece):
        s.change(piece, turned=True)
        s.tell(Exhausted(piece.id, piece.card))


def ready(s: PonyState, piece: Piece) -> None:
    """Remove exhaustion. A frightened Friend stays frightened (A10)."""
    if piece.turned:
        s.change(piece, turned=False)
        s.tell(Readied(piece.id, piece.card))


def frighten(s: PonyState, piece: Piece) -> None:
    """A Friend turns face down: its Resources are dismissed, counters and effects on it are removed."""
    if not is_friend(piece) or not piece.face_up:
        return
    for resource in attached(s, piece.id):
        dismissed(s, resource, piece.owner)
    left_play(s, piece.id)
    kept = tuple((what, n) for what, n in piece.marks if what == ENTERED)
    s.change(s.pieces[piece.id], face_up=False, turned=False, back=FRIEND_BACK, marks=kept)
    s.tell(Frightened(piece.id, piece.card))


def rally(s: PonyState, piece: Piece) -> None:
    """A frightened Friend turns face up, ready, where it is; it does not enter play by that."""
    up = s.change(piece, face_up=True, turned=False, back=BACK, seen_by=frozenset())
    s.tell(Rallied(piece.id, piece.card))
    if is_unique(s, up):
        s.then(KeepingUnique(piece.owner))


def add_counters(s: PonyState, piece: Piece, n: int) -> None:
    """+1 power counters stay as long as the card is in play, or until it is frightened."""
    s.mark_piece(piece, COUNTERS, n)
    s.tell(Strengthened(piece.id, n, piece.card))


def turn_over(s: PonyState, piece: Piece) -> None:
    """A Mane turns to its Boosted side, for good; everything about it stays as it is (11)."""
    if is_mane(piece) and not piece.has(BOOSTED):
        s.mark_piece(piece, BOOSTED, 1)
        s.tell(Boosted(piece.owner, piece.id, piece.card))


def reattach(s: PonyState, resource: Piece, host: int) -> None:
    """A Resource goes over to another character; whose it is does not change (13.1)."""
    s.change(resource, host=host, at=NOWHERE)
    s.tell(Reattached(resource.id, host, resource.card))
