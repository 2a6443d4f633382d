"""How cards come into play, and what that sets off (pony.md, 13; Unique 13.2)."""

from __future__ import annotations

from game.rules.pony.events import (
    Entered,
)
from game.rules.pony.kinds import is_character
from game.rules.pony.moments import Moment
from game.rules.pony.moving import join
from game.rules.pony.places import (
    BACK,
    ENTERED,
    FRIEND_BACK,
    NOWHERE,
    PLAY,
    Area,
    PonyState,
    area_of,
)
from game.rules.pony.triggers import happen, heeded
from game.rules.pony.unique import KeepingUnique, is_unique
from game.table.state import NOT_SEEN, Piece


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
