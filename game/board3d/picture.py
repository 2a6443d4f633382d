"""What the battlefield shows, as plain frozen data, and where things are in its space. No pygame, no OpenGL.

The scene makes a `BoardPicture` from a view; a painter draws it seen through an `Orbit`. Equal pictures look the same.
World space: hexes have circumradius 1, +x is east, +z south, +y up; a level is `LEVEL` high, level 0 lies at `GROUND`.
Directions (`facing`) are radians about +y: 0 looks south (+z), a quarter turn more looks east (+x).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from game.frozen import frozen
from game.hexes import SIDES, Hex

Point = tuple[float, float, float]  # a place in world space
Colour = tuple[float, float, float]  # red, green, blue as displayed, 0..1

SQ3 = math.sqrt(3)
LEVEL = 0.5
GROUND = 1.05
WATER_RISE = 0.27  # the surface of water above its bed
WADE = 0.10  # how far a figure in water stands above the bed: its base stays visible
EYE = 1.35  # where sight lines begin and end above the ground of a figure

# Marks speak one language of colour: gold "you may", cold blue "chosen", red only harm.
GOLD: Colour = (1.0, 0.84, 0.40)
COLD: Colour = (0.55, 0.82, 1.0)
HARM: Colour = (1.0, 0.26, 0.18)
CLEAR: Colour = (0.62, 0.96, 0.90)
SCORING: Colour = (0.78, 0.52, 1.0)
COSTS: tuple[Colour, ...] = (
    (0.98, 0.86, 0.42),
    (0.72, 0.90, 0.40),
    (0.32, 0.86, 0.58),
    (0.26, 0.78, 0.92),
    (0.42, 0.56, 0.98),
    (0.70, 0.46, 0.96),
)  # for 1, 2 ... 6 and more

ArmyColour = Literal["white", "blue", "black", "red", "green", "colourless"]
State = Literal["", "offer", "selected", "hover", "harm"]


# ---- the board -------------------------------------------------------------------------------------


@frozen
class Cell:
    """One space of the battlefield."""

    at: Hex
    level: int = 0
    ground: str = "sand"  # "sand", "grass", "stone" or "swamp"
    water: bool = False
    ruin: bool = False
    scoring: bool = False
    start: int = -1  # seat whose start zone it is in


@frozen(eq=False)
class Board:
    """All spaces. Compared by identity: painters keep what they built for it, so make one a battlefield."""

    cells: tuple[Cell, ...]
    at: Mapping[Hex, Cell] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "at", {cell.at: cell for cell in self.cells})

    def top(self, h: Hex) -> float:
        """Height of the ground of a space; 0 beside the board."""
        cell = self.at.get(h)
        return GROUND + LEVEL * cell.level if cell else 0.0

    def surface(self, h: Hex) -> float:
        """Height of what one sees from above: the ground, or the face of the water."""
        cell = self.at.get(h)
        return self.top(h) + (WATER_RISE if cell and cell.water else 0.0)

    def spot(self, h: Hex) -> Point:
        """Where a figure on a space stands."""
        cell = self.at.get(h)
        x, z = centre(h)
        return x, self.top(h) + (WADE if cell and cell.water else 0.0), z

    def middle(self) -> Point:
        """The middle of the board at level 0."""
        xs, zs = zip(*(centre(cell.at) for cell in self.cells), strict=True)
        return (min(xs) + max(xs)) / 2, GROUND, (min(zs) + max(zs)) / 2

    def half(self) -> tuple[float, float]:
        """Half the extent of the board to the east and to the south, measured between centres."""
        xs, zs = zip(*(centre(cell.at) for cell in self.cells), strict=True)
        return (max(xs) - min(xs)) / 2, (max(zs) - min(zs)) / 2


def centre(h: Hex) -> tuple[float, float]:
    """x and z of the middle of a space."""
    return SQ3 * (h.q + h.r / 2), 1.5 * h.r


def space_at(x: float, z: float) -> Hex:
    """The space whose column holds a point, on the board or not (redblobgames.com/grids/hexagons, rounding)."""
    r = z / 1.5
    q = x / SQ3 - r / 2
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)


def facing(a: Hex, b: Hex) -> float:
    """The direction that looks from one space to another."""
    (ax, az), (bx, bz) = centre(a), centre(b)
    return math.atan2(bx - ax, bz - az)


FACINGS = tuple(facing(Hex(0, 0), side) for side in SIDES)  # in the order of hexes.SIDES


# ---- what stands and lies on it ----------------------------------------------------------------------


@frozen
class Figure:
    """A miniature. Each place is a space, or a point while it moves; two places are front and rear of a large one."""

    id: int
    model: str  # army key: "gideon", "rhox_veterans" ...
    colour: ArmyColour  # of its army
    places: tuple[Hex | Point, ...]
    facing: float | None = None  # None: south, or from the rear place to the front one
    alpha: float = 1.0
    lift: float = 0.0  # above where it would stand, while it jumps or flies
    state: State = ""
    lean: float = 0.0  # radians from upright that the body leans; the base stays where it is
    lean_to: float = 0.0  # the direction it leans to
    flash: float = 0.0  # 0 .. 1 red flash of a wound
    seat: int = -1  # whose it is: each seat has an outline of its own for bases; -1: round
    owner: Colour | None = None  # of that outline and the base ring; None: that of the army


@frozen
class Disc:
    """A glyph. `glyph` is "might", "warding" ... or "" while it lies face down."""

    at: Hex
    glyph: str = ""
    held: bool = False  # somebody stands on it: it shines brighter


@frozen
class Tint:
    """A space that can be reached: fill and rim in the colour of its cost (`COSTS[cost - 1]`, or one's own palette)."""

    at: Hex
    colour: Colour
    strength: float = 1.0


@frozen
class Ring:
    """A bright hexagon round a space: `COLD` chosen or hovered, `GOLD` offered, `HARM` threatened. Pulses if asked."""

    at: Hex
    colour: Colour = COLD
    pulse: bool = False


@frozen
class Path:
    """The way a figure would go, from where it stands. The sets hold places in `spaces` (0 is the start)."""

    spaces: tuple[Hex, ...]
    colour: Colour = GOLD
    stops: frozenset[int] = frozenset()  # water or a glyph ends the move there
    falls: frozenset[int] = frozenset()  # the step to there risks a fall
    strikes: frozenset[int] = frozenset()  # leaving there is struck at
    flies: bool = False  # an arc over everything instead of a ribbon on the ground


@frozen
class Sight:
    """A line of sight. Ends are spaces (the line runs at eye height) or points; `blocked` is the space in the way."""

    start: Hex | Point
    end: Hex | Point
    blocked: Hex | None = None


@frozen
class Link:
    """Two spaces whose figures are engaged."""

    a: Hex
    b: Hex


@frozen
class Reticle:
    """A target that can be attacked or chosen."""

    at: Hex
    colour: Colour = HARM


@frozen
class Summon:
    """A space where a figure may be summoned or put."""

    at: Hex
    colour: Colour = GOLD


@frozen
class Outline:
    """A border round a region: scoring ground, a start zone."""

    spaces: frozenset[Hex]
    colour: Colour = SCORING


Mark = Tint | Ring | Path | Sight | Link | Reticle | Summon | Outline


@frozen
class BoardPicture:
    """Everything to be seen at a moment. `time` (seconds) moves the water and the pulses and nothing else."""

    board: Board
    figures: tuple[Figure, ...] = ()
    discs: tuple[Disc, ...] = ()
    marks: tuple[Mark, ...] = ()
    time: float = 0.0


# ---- dice ------------------------------------------------------------------------------------------


@frozen
class Die:
    """A die and what it shows: combat dice 1-3 sword, 4-5 shield, 6 blank; the d20 1-20."""

    kind: Literal["attack", "defence", "d20"]
    face: int
    lit: bool = False  # it counts: a hit of the attacker, a block of the defender


@frozen
class Throw:
    """Dice in the tray at moment `t`: 0 leaving the hand .. 1 at rest. The seed only moves the way they tumble."""

    dice: tuple[Die, ...]
    t: float = 1.0
    seed: int = 0


# ---- places of figures -------------------------------------------------------------------------------


def point_of(board: Board, place: Hex | Point) -> Point:
    """A place as a point: the spot of a space, or the point itself."""
    return board.spot(place) if isinstance(place, Hex) else place


def stand(board: Board, figure: Figure) -> tuple[Point, float]:
    """Where a figure is, lift included, and which way it looks."""
    points = [point_of(board, place) for place in figure.places]
    x, y, z = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    yaw = figure.facing
    if len(points) == 2 and math.hypot(points[0][0] - points[1][0], points[0][2] - points[1][2]) > 0.1:
        yaw = math.atan2(points[0][0] - points[1][0], points[0][2] - points[1][2])
    return (x, y + figure.lift, z), yaw or 0.0


def eye_of(board: Board, place: Hex | Point) -> Point:
    """Where a sight line begins or ends: a point is taken as it is, a space at eye height."""
    if not isinstance(place, Hex):
        return place
    x, y, z = board.spot(place)
    return x, y + EYE, z
