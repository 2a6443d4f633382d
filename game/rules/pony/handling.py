"""What can be done to cards in play, and how they come there (pony.md, 6, 11, 13)."""

from __future__ import annotations

from game.rules.pony.events import (
    Boosted,
    Entered,
    Exhausted,
    Frightened,
    Rallied,
    Readied,
    Reattached,
    Strengthened,
)
from game.rules.pony.kinds import is_character, is_friend, is_mane
from game.rules.pony.lasting import left_play
from game.rules.pony.leaving import dismissed
from game.rules.pony.limits import cannot
from game.rules.pony.moments import Moment
from game.rules.pony.moving import join
from game.rules.pony.places import (
    BACK,
    BOOSTED,
    COUNTERS,
    ENTERED,
    FRIEND_BACK,
    NOWHERE,
    PLAY,
    Area,
    PonyState,
    area_of,
    attached,
    everybody,
)
from game.rules.pony.triggers import happen, heeded
from game.rules.pony.unique import KeepingUnique, is_unique
from game.table.state import NOT_SEEN, Piece


# ---- states (6) --------------------------------------------------------------------------------------------
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
    s.change(s.pieces[piece.id], face_up=False, turned=False, back=FRIEND_BACK, seen_by=everybody(s), marks=kept)
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


# ---- coming into play --------------------------------------------------------------------------------------
def enter(s: PonyState, piece: Piece, area: Area, host: int = 0, played: bool = False) -> Piece:
    """A card comes into play face up and ready: in an area, or on a character."""
    new = s.become(
        piece,
        Piece(
            s.next_id,
            piece.card,
            piece.owner,
            PLAY,
            BACK,
            True,
            False,
            NOT_SEEN,
            NOWHERE if host else area,
            host,
            ((ENTERED, s.turn),),
        ),
    )
    where, kind, character = area_of(s, new), "played" if played else "", is_character(new)
    if played:
        arrived(s, "played", new, where, kind)
    else:
        s.tell(Entered(new.owner, new.id, new.card, where))
    arrived(s, "entered", new, where, kind)
    if character:
        arrived(s, "char_entered", new, where, kind)
        join(s, new)
    if is_unique(s, new):
        s.then(KeepingUnique(new.owner))
    return new


def arrived(s: PonyState, on: str, piece: Piece, where: Area, kind: str) -> None:
    """What its coming sets off."""
    if heeded(s, on):
        happen(s, Moment(on, piece.owner, piece.id, piece.card, piece.owner, where, kind=kind))


def enter_frightened(s: PonyState, piece: Piece, area: Area) -> Piece:
    """A Friend comes into play face down. It was not shown, so nobody else knows which it is."""
    new = s.move(piece, PLAY, face_up=False, back=FRIEND_BACK, at=area, host=0, marks=((ENTERED, s.turn),))
    s.tell(Entered(new.owner, new.id, "", area))
    return new
