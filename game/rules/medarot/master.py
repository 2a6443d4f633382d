"""The master is laid (medarot.md, 7 step 3). Ruling here: R32."""

from __future__ import annotations

from game.rules.medarot.events import Gained, MasterLaid
from game.rules.medarot.medals import gain
from game.rules.medarot.places import master, person
from game.table.state import Piece, State


def lay_master(s: State, card: Piece, face_up: bool) -> None:
    """A Medarotter becomes the master; its HP is added as it is laid (R32)."""
    seat, hp = card.owner, person(s, card).hp
    laid = s.move(card, master(seat), face_up=face_up, back="card/medarotter")
    s.tell(MasterLaid(seat, laid.id, laid.card if face_up else ""))
    s.tell(Gained(seat, hp, "master"))
    gain(s, seat, hp)
