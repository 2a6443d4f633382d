"""Troublemakers turn up: one for each player and Problem, Epics and Villains (pony.md, 5.2 and section 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.events import Covered, LookedAt, Revealed
from game.rules.pony.kinds import is_friend, is_troublemaker
from game.rules.pony.leaving import leave
from game.rules.pony.moments import Moment
from game.rules.pony.moving import shift
from game.rules.pony.places import (
    BACK,
    PLAY,
    TROUBLEMAKER_BACK,
    Area,
    PonyState,
    amend,
    facts,
    in_play,
    inside,
    order,
    troublemakers_at,
)
from game.rules.pony.refusals import no
from game.rules.pony.states import frighten
from game.rules.pony.triggers import happen
from game.rules.pony.words import area_name, name
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def is_epic(s: PonyState, piece: Piece) -> bool:
    """An Epic that lies face up."""
    return piece.face_up and is_troublemaker(piece) and facts(s, piece).epic


# ---- turning up and down -----------------------------------------------------------------------------------
def uncover(s: PonyState, pieces: Sequence[Piece], by: int) -> None:
    """Troublemakers turn face up at once; discards and frights come first, then the triggers of those left (A40)."""
    shown = tuple(p.id for p in pieces)
    for piece in pieces:
        s.change(piece, face_up=True, back=BACK, seen_by=frozenset())
        s.tell(Revealed(by, piece.id, piece.at, piece.card))
    areas = sorted({p.at for p in pieces})
    s.then(*(SortedOut(area, shown, frightens=True) for area in areas), Uncovering(by, shown))


def cover(s: PonyState, piece: Piece) -> None:
    """A Troublemaker is turned face down again; a faceoff with it ends (8.2, 9.5). Everybody knows which it is."""
    if not piece.face_up:
        return
    s.change(piece, face_up=False, turned=False, back=TROUBLEMAKER_BACK)
    s.tell(Covered(piece.id, piece.card))
    faceoff = s.faceoff
    if faceoff and faceoff.troublemaker == piece.id and not faceoff.decided:
        amend(s, faceoff=replace(faceoff, over=True))


def peek(s: PonyState, seat: int, piece: Piece) -> None:
    """A player looks at a face-down Troublemaker."""
    s.change(piece, seen_by=piece.seen_by | {seat})
    s.tell(LookedAt(seat, piece.owner, "troublemaker", 1))


def shift_troublemaker(s: PonyState, piece: Piece, area: Area) -> None:
    """A Troublemaker goes to another Problem, where the same rules hold, but nobody is frightened (9.2)."""
    if area == piece.at:
        return
    shift(s, piece, area, "effect")
    if piece.face_up:
        s.then(SortedOut(area, (piece.id,), frightens=False))


# ---- one for each player and Problem, Epics (9.2, 9.4) -----------------------------------------------------
@frozen
class SortedOut(Step):
    """Each player keeps one Troublemaker face up here, then the Epic rules hold."""

    area: Known[Area]
    shown: tuple[PieceId, ...]
    frightens: Known[bool]

    def do(self, s: PonyState) -> None:
        s.then(
            *(OneEach(seat, self.area, self.shown) for seat in order(s)),
            EpicRule(self.area, self.shown, self.frightens),
        )


@frozen
class OneEach(Step):
    """Of two or more face-up Troublemakers of a player at a Problem one is kept; it must be an Epic if there is one.

    An Epic that has just turned up replaces one that lay there (9.4).
    """

    seat: int
    area: Known[Area]
    shown: tuple[PieceId, ...]

    def do(self, s: PonyState) -> None:
        mine = [p for p in troublemakers_at(s, self.area) if p.face_up and p.owner == self.seat]
        if len(mine) < 2:
            return
        epics = [p for p in mine if is_epic(s, p)]
        among = [p for p in epics if p.id in self.shown] or epics or mine
        if len(among) == 1:
            keep(s, among[0].id, mine)
        else:
            s.then(KeepOne(self.seat, self.area, tuple(p.id for p in among)))


def keep(s: PonyState, kept: int, mine: Iterable[Piece]) -> None:
    """The others are discarded and trigger nothing."""
    for piece in mine:
        if piece.id != kept:
            leave(s, piece, "replaced")


@frozen
class KeepOne(Question):
    """Two or more of your Troublemakers are face up at a Problem: which one stays?"""

    area: Known[Area]
    among: tuple[PieceId, ...]

    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in self.among:
            yield KeptOne(self.seat, self.area, piece)
        if s.explaining:
            yield no(
                "epic_stays",
                [
                    p.id
                    for p in troublemakers_at(s, self.area)
                    if p.owner == self.seat and p.face_up and p.id not in self.among
                ],
            )
            yield no(
                "not_there",
                [p.id for p in in_play(s) if p.owner == self.seat and is_troublemaker(p) and p.at != self.area],
            )

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("One Troublemaker stays at {0}: which one?", "{0}に残すトラブルメイカーは？").of(
            area_name(s, self.area)
        )


@frozen
class KeptOne(Step):
    seat: int
    area: Area
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        keep(s, self.piece, [p for p in troublemakers_at(s, self.area) if p.face_up and p.owner == self.seat])

    def say(self, s: PonyState) -> Phrase:
        return Phrase("keep {0}", "{0}を残す").of(name(s, self.piece))


@frozen
class EpicRule(Step):
    """A new Epic discards all others; beside a standing one every newcomer is discarded. Villains frighten (9.4)."""

    area: Known[Area]
    shown: tuple[PieceId, ...]
    frightens: Known[bool]

    def do(self, s: PonyState) -> None:
        here = troublemakers_at(s, self.area)
        epics = [p for p in here if is_epic(s, p)]
        new = [p for p in epics if p.id in self.shown]
        if new:
            self.clear(s, new[-1], here)
        elif epics:
            for piece in here:
                if piece.id in self.shown:
                    leave(s, piece, "epic")

    def clear(self, s: PonyState, epic: Piece, here: Iterable[Piece]) -> None:
        """Only the Epic stays; with the option of A11 face-down Troublemakers do, too."""
        for piece in here:
            if piece.id != epic.id and (piece.face_up or s.rules.epic_clears_face_down):
                leave(s, piece, "epic")
        if self.frightens and facts(s, epic).villain:
            for piece in inside(s, self.area):
                if is_friend(piece) and piece.face_up:
                    frighten(s, piece)


@frozen
class Uncovering(Step):
    """Those that are left have been revealed."""

    by: Known[int]
    shown: tuple[PieceId, ...]

    def do(self, s: PonyState) -> None:
        for i in self.shown:
            piece = s.pieces.get(i)
            if piece is not None and piece.zone == PLAY and piece.face_up:
                happen(s, Moment("uncovered", self.by, i, piece.card, piece.owner, piece.at))
