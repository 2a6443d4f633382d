"""Figures in motion: how each comes, goes, steps, flies, is hurt and dies, as acts of a film."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.board3d.picture import GOLD, Board, Point, Ring, facing
from game.hexes import Hex
from game.rules.arena.events import Activated, Arrived, Destroyed, Healed, SentBack, Stepped, Wounded
from game.rules.arena.places import figures_of
from game.table.state import State
from game.ui.layouts.arena.board_picture import Puppet, puppet
from game.ui.layouts.arena.show import Effect, Kind, Show
from game.ui.layouts.arena.sounds import Ears
from game.ui.play.film import Act, eased

STEP, FLIGHT, BLINK = 0.2, 0.17, 0.36
WALK = 0.6  # seconds a way takes at most, however many steps it has
DROP, FALL, FLASH = 0.3, 0.42, 0.3
LYING = 1.4  # radians that the body of the destroyed leans


class FigureActs:
    """What the puppets of figures do; `both` knows the pieces before and after a batch of events."""

    def __init__(self, show: Show, both: State, board: Board, ears: Ears, calm: bool = False) -> None:
        self.show, self.both, self.board, self.ears, self.calm = show, both, board, ears, calm

    def puppet(self, figure: int) -> Puppet | None:
        return self.show.troupe.puppets.get(figure)

    def stand_in(self, figure: int, at: tuple[int, ...]) -> Puppet | None:
        """The puppet of a figure that came and went within one batch of events."""
        piece = self.both.pieces.get(figure)
        if piece is None or not piece.at:
            return None
        made = puppet(self.both, replace(piece, at=at))
        self.show.troupe.puppets[figure] = made
        return made

    def arrived(self, event: Arrived) -> Iterator[Act]:
        piece = self.both.pieces.get(event.figure)
        if piece is None:
            return
        at = hexes(event.at)
        newcomer = puppet(self.both, replace(piece, at=event.at, marks=()))

        def begin() -> None:
            self.show.troupe.puppets[newcomer.id] = newcomer
            newcomer.alpha = 0.0
            self.show.lights = [Ring(space, GOLD, True) for space in at]
            self.ears.event(event)

        def show(t: float) -> None:
            newcomer.alpha, newcomer.lift = min(1.0, 1.6 * t), 1.6 * (1 - eased(t)) ** 2

        yield Act(DROP, begin, show, self.show.dark)

    def stepped(self, event: Stepped, steps: int = 1) -> Iterator[Act]:
        """One of the steps that a figure does in a row."""
        mover = self.puppet(event.figure) or self.stand_in(event.figure, event.source)
        if mover is None:
            return
        source, target = hexes(event.source), hexes(event.target)
        if event.why in ("teleport", "swap"):
            yield from self.blink(event, mover, target)
        elif event.why == "turn" or source == target:
            yield Act(0.12, partial(self.ears.event, event), end=lambda: self.land(mover, target))
        else:
            act = self.walk(event, mover, source, target)
            yield replace(act, seconds=min(act.seconds, WALK / steps))

    def walk(self, event: Stepped, mover: Puppet, source: tuple[Hex, ...], target: tuple[Hex, ...]) -> Act:
        flies = event.why == "fly"
        starts, ends = [self.board.spot(h) for h in source], [self.board.spot(h) for h in target]
        rise = max(abs(b[1] - a[1]) for a, b in zip(starts, ends, strict=True))
        hop = 0.9 if flies else 0.10 + 0.4 * rise

        def begin() -> None:
            mover.facing = facing(source[0], target[0])
            self.ears.event(event)

        def show(t: float) -> None:
            k = eased(t)
            mover.places = tuple(_between(a, b, k) for a, b in zip(starts, ends, strict=True))
            mover.lift = hop * 4 * t * (1 - t)

        return Act((FLIGHT if flies else STEP) + 0.08 * min(rise, 3.0), begin, show, lambda: self.land(mover, target))

    def blink(self, event: Stepped, mover: Puppet, target: tuple[Hex, ...]) -> Iterator[Act]:
        def out(t: float) -> None:
            mover.alpha = 1 - t

        def there(t: float) -> None:
            mover.alpha = t

        yield Act(BLINK / 2, partial(self.ears.event, event), out, lambda: self.land(mover, target))
        yield Act(BLINK / 2, show=there, end=lambda: self.land(mover, target))

    def land(self, mover: Puppet, at: tuple[Hex, ...]) -> None:
        mover.at, mover.places, mover.lift, mover.alpha = at, (), 0.0, 1.0

    def marked(self, event: Wounded | Healed) -> Iterator[Act]:
        harm = isinstance(event, Wounded)

        def begin() -> None:
            if found := self.puppet(event.figure):
                found.wounds = max(0, found.wounds + (event.amount if harm else -event.amount))
                self.show.rise(found.at, f"{'-' if harm else '+'}{event.amount}", harm)
                self.ears.event(event)

        def show(t: float) -> None:
            if harm and (found := self.puppet(event.figure)):
                found.flash = 1 - t

        yield Act(FLASH, begin, show)

    def gone(self, event: Destroyed | SentBack) -> Iterator[Act]:
        """The destroyed fall: the body leans away from the blow until it lies, the base stays. Others rise and fade."""
        dead = isinstance(event, Destroyed)

        def begin() -> None:
            self.ears.event(event)
            if found := self.puppet(event.figure):
                found.lean_to = found.lean_to or found.facing + math.pi  # away from a blow, else backwards

        def show(t: float) -> None:
            if found := self.puppet(event.figure):
                if dead:
                    found.lean = LYING * min(1.0, t / 0.6) ** 2
                    found.alpha = min(1.0, 2.5 * (1 - t))
                else:
                    found.lift, found.alpha = 1.2 * eased(t), 1 - t * t

        def end() -> None:
            if (found := self.show.troupe.puppets.pop(event.figure, None)) and dead:
                self.effect("dust", found.at[0], 0.6)

        yield Act(FALL, begin, show, end)

    def effect(self, kind: Kind, at: Hex | Point, seconds: float, start: Point | None = None) -> None:
        """Something to see at a place that goes on by itself; nothing where motion is unwelcome."""
        if not self.calm:
            point = self.board.spot(at) if isinstance(at, Hex) else at
            seed = len(self.show.effects) + self.show.number
            self.show.effects.append(Effect(kind, point, seconds, start, seed=seed))

    def activated(self, event: Activated) -> Iterator[Act]:
        spots = [space for p in figures_of(self.both, event.card) for space in hexes(p.at)]

        def begin() -> None:
            self.show.lights = [Ring(space, GOLD, True) for space in spots]
            self.ears.event(event)

        yield Act(0.2, begin, end=self.show.dark)


def hexes(at: Sequence[int]) -> tuple[Hex, ...]:
    return tuple(Hex(at[i], at[i + 1]) for i in range(0, len(at) - 1, 2))


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t
