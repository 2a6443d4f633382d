"""The camera of a person: drags, keys, wheel and the edge of the window become an orbit; presets are flown to."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.board3d.camera import Orbit, Size
from game.board3d.picture import Board

FLIGHT = 0.45  # seconds to a preset
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


@dataclass
class Camera:
    """Where one looks from, and where one is flying to."""

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

    @property
    def moving(self) -> bool:
        return self.goal is not None or bool(self.held) or self.pulled

    def fit(self, size: Size, insets: Insets) -> None:
        """The window has another size; whoever stands at a preset stays there."""
        changed = (size, insets) != (self.size, self.insets)
        self.size, self.insets = size, insets
        if changed and self.preset:
            self.orbit, self.goal = self.seen_from(self.preset), None

    def seen_from(self, preset: str) -> Orbit:
        """ "home", "top" or "seat 2"."""
        aspect = self.size[0] / self.size[1]
        if preset.startswith("seat "):
            return Orbit.seat(self.board, int(preset.split()[1]), aspect, self.insets)
        return Orbit.home(self.board, aspect, self.insets, *((0.0, 1.42) if preset == "top" else (0.35, 0.82)))

    def go(self, preset: str, at_once: bool = False) -> None:
        """Fly to a preset."""
        self.preset = preset
        if at_once:
            self.orbit, self.goal = self.seen_from(preset), None
        else:
            self.start, self.goal, self.flown = self.orbit, self.seen_from(preset), 0.0

    def fly(self, goal: Orbit, at_once: bool = False) -> None:
        """Fly to a place that is no preset."""
        self.preset = ""
        if at_once:
            self.orbit, self.goal = goal, None
        else:
            self.start, self.goal, self.flown = self.orbit, goal, 0.0

    def free(self, orbit: Orbit) -> None:
        """The person has taken the camera."""
        self.goal, self.preset, self.orbit = None, "", orbit.kept_over(self.board)

    def drag(self, dx: float, dy: float, pan: bool) -> None:
        """The mouse has dragged by so many pixels."""
        if pan:
            self.free(self.orbit.panned(dx, dy, self.size[1]))
        else:
            self.free(self.orbit.turned(-dx * 0.0065, dy * 0.005))

    def wheel(self, notches: float, at: tuple[float, float]) -> None:
        self.free(self.orbit.zoomed(0.88**notches, at, self.size))

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
