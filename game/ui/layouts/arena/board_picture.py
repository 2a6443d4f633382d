"""A view of the Arena as plain pictures: the board, the figures that stand on it, the glyphs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from game.board3d.picture import (
    ArmyColour,
    Board,
    BoardPicture,
    Cell,
    Colour,
    Disc,
    Figure,
    Mark,
    Point,
    centre,
    facing,
)
from game.board3d.picture import State as Glow
from game.hexes import Hex
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import Army
from game.rules.arena.places import GLYPHS, arena, army_of, figures, here, spaces
from game.table.state import Piece, State
from game.ui.faces.own_portraits import seen


@lru_cache(maxsize=4)
def board_of(ground: Battlefield) -> Board:
    """The spaces of a battlefield as the painter wants them; one board for each battlefield."""
    start = {space: seat for seat, zone in enumerate(ground.starts) for space in zone}
    return Board(
        tuple(
            Cell(
                Hex(*space),
                level,
                ground.ground.get(space, "sand"),
                space in ground.water,
                space in ground.ruins,
                space in ground.scoring,
                start.get(space, -1),
            )
            for space, level in ground.level.items()
        )
    )


@dataclass
class Puppet:
    """A figure as it is shown: where motion has brought it, which may lag behind where it is."""

    id: int
    model: str
    colour: ArmyColour
    owner: int
    host: int
    at: tuple[Hex, ...]
    life: int
    wounds: int = 0
    facing: float = 0.0
    places: tuple[Hex | Point, ...] = ()  # while it moves; else empty
    lift: float = 0.0
    alpha: float = 1.0
    lean: float = 0.0
    lean_to: float = 0.0
    flash: float = 0.0

    def figure(self, glow: Glow = "", rim: Colour | None = None) -> Figure:
        """As it is painted, with the rim of its base in a colour of its owner's."""
        return Figure(
            self.id,
            self.model,
            self.colour,
            self.places or self.at,
            self.facing,
            self.alpha,
            self.lift,
            glow,
            self.lean,
            self.lean_to,
            self.flash,
            self.owner,
            rim,
        )


def army_colour(army: Army) -> ArmyColour:
    """What the miniatures of an army are painted in."""
    return cast(ArmyColour, next(iter(army.colours), "colourless"))


def puppet(s: State, piece: Piece, look_to: float | None = None) -> Puppet:
    """A figure as it stands in a view. It looks towards the middle of the board unless told otherwise."""
    army, at = army_of(s, piece), spaces(piece)
    turned = to_middle(s, at[0]) if look_to is None else look_to
    model = seen(army.key, "figure")
    return Puppet(
        piece.id, model, army_colour(army), piece.owner, piece.host, at, army.life, piece.has("wounds"), turned
    )


def to_middle(s: State, space: Hex) -> float:
    """The direction from a space to the middle of the board."""
    x, _, z = board_of(arena(s).field).middle()
    cx, cz = centre(space)
    return math.atan2(x - cx, z - cz) if (x, z) != (cx, cz) else 0.0


@dataclass
class Troupe:
    """All figures as they are shown, and how each of them is turned. Survives from view to view."""

    puppets: dict[int, Puppet] = field(default_factory=dict)

    def follow(self, s: State) -> None:
        """Everything stands where the view says. Who is already here keeps looking the way it looks."""
        before = self.puppets
        self.puppets = {p.id: puppet(s, p, before[p.id].facing if p.id in before else None) for p in figures(s)}

    def turn(self, figure: int, to: Hex) -> None:
        """Let a figure look towards a space."""
        found = self.puppets.get(figure)
        if found and found.at[0] != to:
            found.facing = facing(found.at[0], to)


def discs(s: State) -> tuple[Disc, ...]:
    """The glyphs, those that somebody stands on shining brighter."""
    taken = {space for p in figures(s) for space in spaces(p)}
    return tuple(
        Disc(here(p), p.card.removeprefix("glyph/") if p.card.startswith("glyph/") else "", here(p) in taken)
        for p in s.inside(GLYPHS)
    )


def picture(
    s: State,
    troupe: Troupe,
    glows: Mapping[int, Glow],
    marks: Iterable[Mark],
    time: float,
    rims: Sequence[Colour] = (),
) -> BoardPicture:
    """Everything on the board at this moment; bases in the colours of the seats, or else of their armies."""
    shown = tuple(
        p.figure(glows.get(p.id, ""), rims[p.owner] if p.owner < len(rims) else None) for p in troupe.puppets.values()
    )
    return BoardPicture(board_of(arena(s).field), shown, discs(s), tuple(marks), time)
