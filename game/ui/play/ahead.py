"""Going on by acting: what belongs to a later phase of one's own turn ends the phases before it."""

from __future__ import annotations

from collections.abc import Iterator

from game.frozen import frozen
from game.table.reasons import OrderOfPlay
from game.table.state import choose, legal
from game.table.step import Step
from game.ui.play.stage import Stage, stage_of
from game.ui.play.trying import TooEarly, rehearsal_of
from game.ui.wish import Wish


@frozen
class Ahead:
    """A later phase: the questions on the way there with the answer that ends each, and its own question."""

    ends: tuple[Step, ...]
    way: tuple[Stage, ...]
    stage: Stage

    def wishes(self) -> list[Wish]:
        """All that ends the phases before it."""
        return [Wish(end, stage.options, stage.view) for end, stage in zip(self.ends, self.way, strict=True)]


def ahead(first: Stage, seat: int, order: OrderOfPlay) -> Iterator[Ahead]:
    """The later phases of this turn in which the seat acts as it likes, the next one first.

    Each is tried on a copy of the view: what would need a die, a hidden card or somebody else first is not known.
    """
    ends, way, stage = tuple[Step, ...](), tuple[Stage, ...](), first.fresh()
    while order.flows and (end := next((option for option in stage.options if option.ends), None)) is not None:
        after = _after(stage, seat, end, order)
        if after is None or any(order.now(after.view) == order.now(before.view) for before in (*way, stage)):
            return
        ends, way, stage = (*ends, end), (*way, stage), after
        yield Ahead(ends, way, stage)


def _after(stage: Stage, seat: int, end: Step, order: OrderOfPlay) -> Stage | None:
    """What the seat is asked in the same turn when it has ended this; None if nothing."""
    copy = rehearsal_of(stage.view)
    if set(copy.asks) != {seat}:
        return None
    try:
        choose(copy, seat, end)
    except TooEarly:
        return None
    if set(copy.asks) != {seat} or not isinstance(copy.asks[seat], order.free) or order.turn(copy)[0] != seat:
        return None
    options = legal(copy, seat)
    if any(isinstance(thing, int) and thing < 0 for option in options for thing in option.about()):
        return None  # it is about cards that nobody has seen yet
    return stage_of(copy, seat, options)
