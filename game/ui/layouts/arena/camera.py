"""The camera of a person: drags, keys, wheel and the edge of the window become an orbit; presets are flown to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.board3d.approach import LEAST, approached, stands_tall
from game.board3d.camera import HEAD, Orbit, Size
from game.board3d.picture import Board, Figure, Point
from game.hexes import Hex

FLIGHT = 0.7  # seconds to a preset, or to an army that acts
PAN, TURN, TILT, ZOOM = 620.0, 1.6, 0.9, 1.9  # pixels, radians, radians, factor a second
EDGE, EDGE_WAIT = 2, 0.25  # pixels from the edge of the window, seconds until it moves
HELD = (
    "pan_left",
    "pan_right",
    "pan_up",
    "pan_down",
    "turn_left",
    "turn_right",
    "tilt_up",
    "tilt_down",
    "zoom_in",
    "zoom_out",
)

Insets = tuple[float, float, float, float]
Figures = Sequence[Figure]
Points = Sequence[Point]


@dataclass
class Camera:
    """Where one looks from, and where one is flying to.

    A preset is kept while the camera has come near an army on its own; what a person does with the camera ends both.
    """

    board: Board
    orbit: Orbit = field(default_factory=Orbit)
    size: Size = (1280, 720)
    insets: Insets = (0.0, 0.0, 0.0, 0.0)
    start: Orbit | None = None
    goal: Orbit | None = None
    flown: float = 0.0
    held: set[str] = field(default_factory=set)
    pulled: bool = False  # the mouse is at the edge of the window
    at_edge: float = 0.0  # seconds that it has been
    preset: str = ""
    near: tuple[Figures, tuple[Points, ...]] | None = None  # figures that act, and groups of points round them
    standing: Figures = ()  # everybody on the board when it came near

    @property
    def moving(self) -> bool:
        return self.goal is not None or bool(self.held) or self.pulled

    def fit(self, size: Size, insets: Insets) -> None:
        """The window has another size; whoever stands at a preset stays there."""
        changed = (size, insets) != (self.size, self.insets)
        self.size, self.insets = size, insets
        if changed and self.preset:
            self.orbit, self.goal = self._look(), None

    def seen_from(self, preset: str) -> Orbit:
        """ "home", "top" or "seat 2"."""
        aspect = self.size[0] / self.size[1]
        if preset.startswith("seat "):
            return Orbit.seat(self.board, int(preset.split()[1]), aspect, self.insets)
        yaw, pitch = (0.0, 1.42) if preset == "top" else (0.35, 0.82)
        return Orbit.home(self.board, aspect, self.insets, yaw, pitch, HEAD)

    def go(self, preset: str, at_once: bool = False) -> None:
        """Fly to a preset."""
        self.preset, self.near = preset, None
        self._set_out(self._look(), at_once)

    def go_on(self, places: Sequence[str], own: str) -> None:
        """Fly from an army back to the whole board; from a preset to the next one; from anywhere else to one's own."""
        if self.came_near:
            self.go(self.preset)
        else:
            self.go(places[(places.index(self.preset) + 1) % len(places)] if self.preset in places else own)

    def fly(self, goal: Orbit, at_once: bool = False) -> None:
        """Fly to a place that is no preset."""
        self.preset, self.near = "", None
        self._set_out(goal, at_once)

    def come_near(
        self, acting: Figures, groups: tuple[Points, ...], standing: Figures = (), at_once: bool = False
    ) -> None:
        """Fly as near to figures that act as it takes to see them well, with one of the groups in sight.

        The panels cut as few of all that stand on the board as can be. Stays where it is if the acting ones are seen
        well from here; does nothing once a person has taken the camera.
        """
        if not self.preset:
            return
        goal = self.goal or self.orbit
        if (
            self.near
            and stands_tall(goal, self.board, acting, self.size, LEAST)
            and goal.keeps(groups[-1], self.size, self.insets)
        ):
            return
        self.near, self.standing = (acting, groups), standing
        self._set_out(self._look(), at_once)

    def back(self, at_once: bool = False) -> None:
        """From an army back to the whole board."""
        if self.near:
            self.go(self.preset, at_once)

    @property
    def came_near(self) -> bool:
        """True while it looks at an army rather than at the whole board."""
        return bool(self.near) and (self.goal or self.orbit) != self.seen_from(self.preset)

    def across(self, space: Hex) -> float:
        """How far right a space is seen: -1 at the left edge of the window, 1 at the right one."""
        return 2 * self.orbit.project(self.board.spot(space), self.size)[0] / self.size[0] - 1

    def _look(self) -> Orbit:
        """Where the preset, or what is near, is seen from."""
        whole = self.seen_from(self.preset)
        if not self.near:
            return whole
        return approached(whole, self.board, *self.near, self.size, self.insets, self.standing)

    def _set_out(self, goal: Orbit, at_once: bool) -> None:
        if at_once or goal == self.orbit:
            self.orbit, self.goal = goal, None
        else:
            self.start, self.goal, self.flown = self.orbit, goal, 0.0

    def free(self, orbit: Orbit) -> None:
        """The person has taken the camera."""
        self.goal, self.preset, self.near, self.orbit = None, "", None, orbit.kept_over(self.board)

    def drag(self, dx: float, dy: float, pan: bool) -> None:
        """The mouse has dragged by so many pixels."""
        if pan:
            self.free(self.orbit.panned(dx, dy, self.size[1]))
        else:
            self.free(self.orbit.turned(-dx * 0.0065, dy * 0.005))

    def wheel(self, notches: float, at: tuple[float, float]) -> None:
        self.free(self.orbit.zoomed(0.88**notches, at, self.size))

    def two_fingers(self, moved: tuple[float, float], pinch: float, turned: float, at: tuple[float, float]) -> None:
        """Two fingers have moved together, apart, and round each other: what lies under them goes along."""
        orbit = self.orbit.panned(*moved, self.size[1]).turned(turned)
        self.free(orbit.zoomed(1 / pinch, at, self.size))

    def follow_edge(self, mouse: tuple[int, int], seconds: float, inside: bool) -> tuple[float, float]:
        """The direction that the mouse at the edge of the window pulls to."""
        x, y = mouse
        w, h = self.size
        pull = (float(x >= w - EDGE - 1) - float(0 <= x <= EDGE), float(y >= h - EDGE - 1) - float(0 <= y <= EDGE))
        self.pulled = inside and pull != (0.0, 0.0)
        self.at_edge = self.at_edge + seconds if self.pulled else 0.0
        return pull if self.at_edge > EDGE_WAIT else (0.0, 0.0)

    def update(self, seconds: float, pull: tuple[float, float] = (0.0, 0.0)) -> bool:
        """Let time pass; True if the picture is another one."""
        before = self.orbit
        if self.goal is not None and self.start is not None:
            self.flown += seconds / FLIGHT
            self.orbit = self.start.toward(self.goal, min(1.0, self.flown))
            if self.flown >= 1:
                self.goal = None
        dx = ("pan_left" in self.held) - ("pan_right" in self.held) - pull[0]
        dy = ("pan_up" in self.held) - ("pan_down" in self.held) - pull[1]
        turn = ("turn_right" in self.held) - ("turn_left" in self.held)
        tilt = ("tilt_up" in self.held) - ("tilt_down" in self.held)
        zoom = ("zoom_out" in self.held) - ("zoom_in" in self.held)
        if dx or dy:
            self.free(self.orbit.panned(dx * PAN * seconds, dy * PAN * seconds, self.size[1]))
        if turn or tilt:
            self.free(self.orbit.turned(turn * TURN * seconds, tilt * TILT * seconds))
        if zoom:
            self.free(self.orbit.zoomed(math.pow(ZOOM, zoom * seconds)))
        return self.orbit != before
