"""Leaving play: dismissed, retired, back to the hand or the deck (pony.md, sections 1, 10.3, 11 and 13.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.drawing import to_discard
from game.rules.pony.events import LeftPlay
from game.rules.pony.kinds import is_character, is_mane, is_problem, is_resource, is_troublemaker
from game.rules.pony.lasting import left_play
from game.rules.pony.limits import cannot, replacement
from game.rules.pony.moments import BLANK, Moment
from game.rules.pony.moving import go_home
from game.rules.pony.places import (
    NOWHERE,
    PLAY,
    Area,
    PonyState,
    amend,
    area_of,
    attached,
    deck,
    frightened,
    hand,
    inside,
    is_dilemma,
    put_away,
)
from game.rules.pony.triggers import happen
from game.rules.pony.words import name
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step
from game.words import Phrase


def stays(piece: Piece) -> bool:
    """Manes and Problems never leave play by an effect; what is not in play cannot leave it (11)."""
    return piece.zone != PLAY or is_mane(piece) or is_problem(piece)


# ---- to the discard pile -----------------------------------------------------------------------------------
def dismiss(s: PonyState, piece: Piece, by: int) -> None:
    """An effect destroys a card in play; some cards cannot be dismissed, or go elsewhere instead."""
    if stays(piece) or cannot(s, "dismiss", by, piece):
        return
    instead = replacement(s, piece)
    if instead is None:
        dismissed(s, piece, by)
    elif instead.may:
        s.then(InsteadOfDismissal(piece.owner, piece.id, by))
    else:
        to_deck(s, piece)


def dismissed(s: PonyState, piece: Piece, by: int, why: str = "dismissed") -> None:
    """It goes to its owner's discard pile, and that is a dismissal."""
    area, was, kind = area_of(s, piece), piece.id, BLANK if frightened(piece) else ""
    gone = leave(s, piece, why)
    happen(s, Moment("dismissed", by, gone.id, gone.card, gone.owner, area, was=was, kind=kind))


def retire(s: PonyState, piece: Piece, why: str = "retired") -> None:
    """Its own player gives it up: not a dismissal."""
    if not stays(piece):
        leave(s, piece, why)


def leave(s: PonyState, piece: Piece, why: str) -> Piece:
    """From play to the discard pile, with what follows from that."""
    dilemma = depart(s, piece, why)
    gone = to_discard(s, s.pieces[piece.id])
    abandon(s, dilemma)
    return gone


def depart(s: PonyState, piece: Piece, why: str) -> Area:
    """What goes with a card that leaves play: Resources on it are dismissed, effects on it end (13.1).

    Returns the area that is left behind by a Dilemma.
    """
    for resource in attached(s, piece.id):
        dismissed(s, resource, piece.owner)
    left_play(s, piece.id)
    s.tell(LeftPlay(piece.owner, piece.card if piece.face_up else "", area_of(s, piece), why))
    faceoff = s.faceoff
    if faceoff and faceoff.troublemaker == piece.id and not faceoff.decided:
        amend(s, faceoff=replace(faceoff, over=True))
    return piece.at if is_dilemma(s, piece) else NOWHERE


def abandon(s: PonyState, area: Area) -> None:
    """A Dilemma is gone: everybody home, Troublemakers and Resources there are discarded (10.3, A38)."""
    for piece in inside(s, area) if area else ():
        if is_character(piece):
            go_home(s, piece, "solved")
        elif is_troublemaker(piece):
            leave(s, piece, "solved")
        elif is_resource(piece):
            dismissed(s, piece, piece.owner, "solved")


# ---- to hand and deck --------------------------------------------------------------------------------------
def to_hand(s: PonyState, piece: Piece) -> None:
    """A card goes to its owner's hand, from play or from anywhere else."""
    if piece.zone != PLAY:
        put_away(s, piece, hand(piece.owner))
    elif not stays(piece):
        dilemma = depart(s, piece, "hand")
        put_away(s, s.pieces[piece.id], hand(piece.owner))
        abandon(s, dilemma)


def to_deck(s: PonyState, piece: Piece, bottom: bool = False) -> None:
    """A card goes on top of its owner's deck, or under it, from play or from anywhere else."""
    if piece.zone != PLAY:
        put_into_deck(s, piece, bottom)
    elif not stays(piece):
        dilemma = depart(s, piece, "deck")
        put_into_deck(s, s.pieces[piece.id], bottom)
        abandon(s, dilemma)


def put_into_deck(s: PonyState, piece: Piece, bottom: bool) -> None:
    """A card that is not in play any more goes on top of its owner's deck, or under it."""
    zone = deck(piece.owner)
    new = put_away(s, piece, zone)
    if not bottom:
        s.zones[zone].remove(new.id)
        s.zones[zone].insert(0, new.id)


# ---- instead of a dismissal --------------------------------------------------------------------------------
@frozen
class InsteadOfDismissal(Question):
    """A card is about to be dismissed; its player may put it on top of the deck instead."""

    piece: PieceId
    by: Known[int]

    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        yield Replaced(self.seat, self.piece)
        yield DismissedAnyway(self.seat, self.piece, self.by)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase(
            "{0} is dismissed: put it on top of your deck instead?", "{0}が退場する：かわりにデッキの一番上に置く？"
        ).of(name(s, self.piece))


@frozen
class Replaced(Step):
    seat: int
    piece: PieceId

    def do(self, s: PonyState) -> None:
        if piece := s.pieces.get(self.piece):
            to_deck(s, piece)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("on top of the deck", "デッキの一番上に置く")


@frozen
class DismissedAnyway(Step):
    seat: int
    piece: PieceId
    by: int

    def do(self, s: PonyState) -> None:
        if piece := s.pieces.get(self.piece):
            dismissed(s, piece, self.by)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("to the discard pile", "捨て札にする")
