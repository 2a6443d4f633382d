"""A blow with weight: a wind-up, a lunge, a moment in which time stops; the target flashes and is knocked back.

Whoever shoots only leans forward; a bolt flies instead. Measures are those of the study of 0.1.0.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.board3d.picture import Board, Point
from game.hexes import distance
from game.ui.layouts.arena.board_picture import Puppet
from game.ui.layouts.arena.figure_acts import FigureActs
from game.ui.layouts.arena.show import PushIn
from game.ui.layouts.arena.sounds import landing
from game.ui.play.film import Act, eased

WIND_UP, LUNGE, STOP, RECOIL = 0.12, 0.12, 0.06, 0.26  # seconds
BLOW = WIND_UP + LUNGE + STOP + RECOIL
BACK, REACH, KNOCKED = 0.22, 0.5, 0.26  # of the way between both
LEAN_BACK, LEAN_ON, TIPPED = 0.10, 0.24, 0.20  # radians
CHEST = 0.95  # above the ground


class Blow:
    """One figure strikes another; `damage` markers are put at the moment it is hit."""

    def __init__(
        self, acts: FigureActs, attacker: Puppet, target: Puppet, damage: int, wounds: int = 0, blocked: int = 0
    ) -> None:
        self.acts, self.attacker, self.target = acts, attacker, target
        self.damage, self.wounds, self.blocked = damage, wounds, blocked
        board = acts.board
        self.near = min(distance(a, b) for a in attacker.at for b in target.at) <= 1
        self.starts, self.goals = _spots(board, attacker), _spots(board, target)
        a, b = self.starts[0], self.goals[0]
        self.way = math.hypot(b[0] - a[0], b[2] - a[2]) or 1.0
        self.to = math.atan2(b[0] - a[0], b[2] - a[2])
        self.landed = self.shot = False

    def show(self, t: float) -> None:
        now = t * BLOW
        if now >= WIND_UP + LUNGE:
            self.land()
        if self.acts.calm:
            return
        at, lean = self._stance(now)
        self.attacker.places = _moved(self.starts, self.to, at)
        self.attacker.lean, self.attacker.lean_to = lean, self.to
        if now >= WIND_UP and not self.shot:
            self.shot = True
            self.acts.effect("streak" if self.near else "bolt", _chest(self.goals), LUNGE + STOP, _chest(self.starts))
        self._eye(now)
        if self.landed:
            self._suffer(now - WIND_UP - LUNGE)

    def _stance(self, now: float) -> tuple[float, float]:
        """How far the attacker has gone towards the target, and how far it leans there."""
        far = REACH * self.way if self.near else 0.18
        if now < WIND_UP:
            k = eased(now / WIND_UP)
            return -BACK * k * (1.0 if self.near else 0.5), -LEAN_BACK * k
        if now < WIND_UP + LUNGE:
            k = ((now - WIND_UP) / LUNGE) ** 2
            return -BACK * (1 - k) + far * k, -LEAN_BACK + (LEAN_BACK + LEAN_ON) * k
        k = eased(max(0.0, now - WIND_UP - LUNGE - STOP) / RECOIL)
        return far * (1 - k), LEAN_ON * (1 - k)

    def _suffer(self, since: float) -> None:
        """The target flashes while time stops, then is knocked back and comes to stand again."""
        target, k = self.target, max(0.0, since - STOP) / RECOIL
        self.acts.show.shake = (1 - k) * min(1.0, self.damage / 3) if since > 0 else 0.0
        if not self.damage:
            return
        target.flash = 0.9 * (1 - k)
        swing = math.sin(math.pi * min(1.0, k * 1.15)) if k < 0.87 else 0.0
        target.places = _moved(self.goals, self.to, KNOCKED * swing)
        target.lean, target.lean_to = TIPPED * swing, self.to

    def _eye(self, now: float) -> None:
        """The eye comes nearer until the blow lands, and goes back while both recover."""
        rise, hold = WIND_UP + LUNGE, WIND_UP + LUNGE + STOP
        k = now / rise if now < rise else 1.0 if now < hold else 1 - (now - hold) / RECOIL
        self.acts.show.push = PushIn(_chest(self.goals), eased(max(0.0, min(1.0, k))))

    def land(self) -> None:
        """The moment of the hit."""
        if self.landed:
            return
        self.landed = True
        acts, target = self.acts, self.target
        acts.ears.play(landing(self.damage, self.blocked), target.at[0])
        feet, chest = self.goals[0], _chest(self.goals)
        acts.effect("impact" if self.damage else "block", chest, 0.42)
        if self.damage:
            acts.effect("dust", feet, 0.6)
        if self.wounds:
            target.wounds += self.wounds
            acts.show.rise(target.at, f"-{self.wounds}", True)

    def end(self) -> None:
        self.land()
        self.attacker.places, self.attacker.lean, self.attacker.lean_to = (), 0.0, 0.0
        self.target.places, self.target.lean, self.target.flash = (), 0.0, 0.0
        self.acts.show.push, self.acts.show.shake = None, 0.0


def blows(found: list[Blow], rest: Callable[[], None]) -> Act:
    """All at the same time, when the dice have come to rest. In a film without motion they only land, and what the dice
    say is held."""

    def show(t: float) -> None:
        for blow in found:
            blow.show(t)

    def end() -> None:
        for blow in found:
            blow.end()

    return Act(BLOW, rest, show, end, reads=True)


def _spots(board: Board, puppet: Puppet) -> list[Point]:
    return [board.spot(space) for space in puppet.at]


def _chest(points: list[Point]) -> Point:
    x, y, z = points[0]
    return x, y + CHEST, z


def _moved(points: list[Point], to: float, by: float) -> tuple[Point, ...]:
    return tuple((x + by * math.sin(to), y, z + by * math.cos(to)) for x, y, z in points)
