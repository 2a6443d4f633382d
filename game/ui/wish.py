"""What a person has chosen, on its way to the match: found again there as the very same choice, or not at all.

A choice that continues another one is made on a copy of the view (`play/draft.py`). What was moved there has a name of
its own, and in the match another one: such names are told by their size, and stand for the piece that looks the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from game.frozen import frozen
from game.table.state import Piece, Zone
from game.table.step import Step
from game.table.view import View

T = TypeVar("T")

TRIED = 1_000_000  # pieces that come to a place on a copy of the view have ids from here on; no match has so many


@frozen
class Wish:
    """A choice a person has made: the option, what it was chosen from, and the table it was chosen at."""

    option: Step
    options: tuple[Step, ...]
    view: View

    @property
    def settled(self) -> bool:
        """True if there was one answer only, which a match may have given by itself."""
        return len(self.options) == 1

    def index(self, seat: int, view: View, options: Sequence[Step]) -> int | None:
        """Where this very choice is among the options of the same question; None if it is not asked for here."""
        names = names_of(self.view, view)
        if seat not in view.asks or renamed(self.view.asks[seat], names) != view.asks[seat]:
            return None
        option = renamed(self.option, names)
        return options.index(option) if option in options else None


def names_of(tried: View, now: View) -> dict[int, int]:
    """The ids that pieces of a tried table have in the match: of equal pieces, in the order in which they came."""
    came: dict[Hashable, list[int]] = {}
    for piece in now.pieces.values():
        if piece.id not in tried.pieces:
            came.setdefault(looks(piece, {}), []).append(piece.id)
    names: dict[int, int] = {}
    for piece in tried.pieces.values():
        if piece.id >= TRIED and (alike := came.get(looks(piece, names))):
            names[piece.id] = alike.pop(0)
    return names


def looks(piece: Piece, names: Mapping[int, int]) -> Hashable:
    """What a piece is and where it lies, whatever it is called."""
    return piece.card, piece.owner, piece.zone, piece.face_up, piece.turned, piece.at, names.get(piece.host, piece.host)


def renamed(value: T, names: Mapping[int, int]) -> T:
    """A step, or part of one, that speaks of pieces by other ids."""
    made: T = _renamed(value, names) if names else value
    return made


def _renamed(value: Any, names: Mapping[int, int]) -> Any:
    if isinstance(value, int):
        return names.get(value, value)
    if type(value) is tuple:
        return tuple(_renamed(part, names) for part in value)
    if not is_dataclass(value) or isinstance(value, Zone | type):
        return value
    old = {field.name: getattr(value, field.name) for field in fields(value)}
    new = {name: _renamed(part, names) for name, part in old.items()}
    return value if new == old else replace(value, **new)
