"""Automatic effects: what sets them off is noted while a card is resolved, they happen when it is done (foton.md, 5.8).

Rulings here: R-15 (once per resolved card, no chains), R-24 (not having countered is enough), R-26 (two counters,
once).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.foton.cards import Auto, Guard, Megido
from game.rules.foton.events import Automatic
from game.rules.foton.places import acted, clockwise, foton
from game.rules.foton.selectors import matches
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step

ANOTHERS = ("megido_acts", "vp_gained")  # "another of your Megido": not what this one did itself

Note = tuple[int, str, int]  # whose condition was met, which one, by which piece


def happened(s: State, seat: int, what: str, piece: int = 0) -> None:
    """Note that a condition of a seat's automatic effects was met; `piece`: the card that acted or gave points."""
    me, note = foton(s), (seat, what, piece)
    if note not in me.noted:
        me.noted += (note,)


def faces_up(s: State, seat: int) -> Iterator[tuple[Piece, Megido]]:
    """The face-up Megido in an acted area, in the order in which they came there."""
    for piece in s.inside(acted(seat)):
        if piece.face_up:
            yield piece, s.cards[piece.card]


def guarded(s: State, photon: Piece) -> Piece | None:
    """The Megido that protects a face-up photon in its owner's field from opponents' interference (F-5.32)."""
    for piece, megido in faces_up(s, photon.owner):
        for line in megido.lines:
            if isinstance(line, Guard) and matches(line.of, photon):
                return piece
    return None


@frozen
class Automatics(Step):
    """A card is done, or a turn ends: what was set off happens, the turn player's first (F-5.30, F-5.31)."""

    seat: int

    def do(self, s: State) -> None:
        me = foton(s)
        if not me.noted:
            return
        notes, me.noted = me.noted, ()
        happening = [
            Happen(owner, piece.id, place)
            for owner in clockwise(s, self.seat)
            if any(note[0] == owner for note in notes)
            for piece, megido in faces_up(s, owner)
            for place, line in enumerate(megido.lines)
            if isinstance(line, Auto) and any(_sets_off(s, note, owner, piece, line) for note in notes)
        ]
        if happening:
            s.then(*happening, Forget())


def _sets_off(s: State, note: Note, owner: int, piece: Piece, line: Auto) -> bool:
    seat, what, source = note
    if seat != owner or what != line.when.event or (what in ANOTHERS and source == piece.id):
        return False
    if not line.when.style:
        return True
    return source in s.pieces and s.cards[s.pieces[source].card].style == line.when.style


@frozen
class Happen(Step):
    """One automatic effect happens."""

    seat: int
    megido: PieceId
    line: Known[int]

    def do(self, s: State) -> None:
        key = s.pieces[self.megido].card
        s.tell(Automatic(self.seat, self.megido))
        s.then(*resolve(s.cards[key].lines[self.line].do, By(self.seat, self.megido, key, str(self.line))))


@frozen
class Forget(Step):
    """Automatic effects do not set off automatic effects (F-5.31)."""

    def do(self, s: State) -> None:
        foton(s).noted = ()
