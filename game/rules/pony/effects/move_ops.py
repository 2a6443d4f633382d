"""Moving by an effect, free of charge (pony.md, 13.6, 15, 16.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.choosing import OnCards, asked
from game.rules.pony.filters import at_problem
from game.rules.pony.kinds import is_character, is_troublemaker
from game.rules.pony.moving import destinations, movable, relocate
from game.rules.pony.places import (
    HOME,
    PLAY,
    Area,
    PonyState,
    home_of,
    reach,
    spot,
)
from game.rules.pony.revealing import shift_troublemaker
from game.rules.pony.sources import here
from game.rules.pony.words import area_name, name
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class MoveCards(OnCards):
    """Moved for free: to this place, home, back where it was, or wherever the player who moves it chooses.

    無料で移動させる。この事件へ、ホームへ、元の所へ、または移動させる人が選んだ所へ。"""

    to: Literal["here", "home", "any", "any_problem", "other_problem", "different_problems", "origin"]

    def places(self, s: PonyState, by: By, piece: Piece, taken: tuple[Area, ...] = ()) -> list[Area]:
        """Where a card may go: always somewhere else, and only where its own player could go (16.2)."""
        troublemaker = is_troublemaker(piece)  # it has no home
        areas = [area for area in reach(s, piece.owner) if area != piece.at] if troublemaker else destinations(s, piece)
        if self.to == "any":
            return areas
        if self.to == "here":
            return [area for area in areas if area == here(s, by)]
        if self.to == "home":
            return [area for area in areas if area == home_of(piece.owner)]
        if self.to == "origin":
            return [area for area in areas if by.event is not None and area == by.event.source]
        return [area for area in areas if at_problem(area) and area not in taken]

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        if piece.zone is not PLAY:
            return False
        return (movable(s, piece, by.seat) if is_character(piece) else is_troublemaker(piece)) and (
            bool(self.places(s, by, piece))
        )

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        s.then(MoveNext(by.seat, by, self, pieces))

    def button(self) -> Phrase:
        if self.to == "home":
            return Phrase("send {0} home", "{0}をホームへ戻す")
        return Phrase("move {0}", "{0}を移動させる")


@frozen
class MoveNext(Step):
    """The cards go one after the other; where there is a choice it is asked."""

    seat: int
    by: Known[By]
    effect: Known[MoveCards]
    pieces: tuple[PieceId, ...]
    taken: Known[tuple[Area, ...]] = ()

    def do(self, s: PonyState) -> None:
        piece, rest = s.pieces.get(self.pieces[0]), self.pieces[1:]
        areas = self.effect.places(s, self.by, piece, self.taken) if piece is not None else []
        if not areas or piece is None:
            if rest:
                s.then(MoveNext(self.seat, self.by, self.effect, rest, self.taken))
        elif len(areas) == 1:
            Goes(self.seat, self.by, self.effect, self.pieces, self.taken, areas[0]).do(s)
        else:
            s.then(
                (PickArea if self.seat == s.active else PickAreaThen)(
                    self.seat, self.by, self.effect, self.pieces, self.taken
                )
            )


@frozen
class PickArea(Question):
    """Where does a card go?"""

    by: By
    effect: MoveCards
    pieces: tuple[PieceId, ...]
    taken: tuple[Area, ...] = ()

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for area in self.effect.places(s, self.by, s.pieces[self.pieces[0]], self.taken):
            yield Goes(self.seat, self.by, self.effect, self.pieces, self.taken, area)

    def ask(self, s: PonyState) -> Phrase:
        return asked(s, self.by, Phrase("where does {0} go?", "{0}をどこへ？").of(name(s, self.pieces[0])))


@frozen
class PickAreaThen(PickArea):
    """The same, in the middle of somebody else's turn."""

    part: ClassVar[bool] = False
    inner: ClassVar[bool] = True


@frozen
class Goes(Step):
    """The first of the cards goes there, the others follow."""

    seat: int
    by: By
    effect: MoveCards
    pieces: tuple[PieceId, ...]
    taken: tuple[Area, ...]
    area: Area

    def about(self) -> tuple[Thing, ...]:
        return (spot(self.area),)

    def do(self, s: PonyState) -> None:
        piece, rest = s.pieces[self.pieces[0]], self.pieces[1:]
        if rest:
            taken = (*self.taken, self.area) if self.effect.to == "different_problems" else self.taken
            s.then(MoveNext(self.seat, self.by, self.effect, rest, taken))
        if is_troublemaker(piece):
            shift_troublemaker(s, piece, self.area)
        else:
            relocate(s, piece, self.area, self.by.seat)

    def say(self, s: PonyState) -> Phrase:
        if self.area[0] == HOME:
            return Phrase("home", "ホームへ")
        return Phrase("to {0}", "{0}へ").of(area_name(s, self.area))
