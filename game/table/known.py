"""Who may know a field of what is planned, asked, told or kept: said where the field is declared, done in view.py.

    turn: Known[int]                      # everybody may know it
    summoned: Known[tuple[PieceId, ...]]  # everybody, but for the ids of pieces in places they cannot see into
    fresh: Own[tuple[tuple[int, PieceId], ...]]  # everybody the entries, each with its ids the seat it begins with
    wish: str                             # nobody but the seat itself, and in a state nobody at all

To the rules all these are plain values.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

PieceId = Annotated[int, "the id of a piece; 0 for none, and for one that the viewer must not be able to follow"]
Known = Annotated[T, "everybody may know it"]
Own = Annotated[T, "entries that begin with a seat: the ids in them are for this seat alone"]
