"""What can be pointed at on a screen: a place, what a click on it means, what it says of itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.table.step import Step, Thing
from game.ui.widgets.box import Box
from game.words import Phrase

NOTHING = Phrase("", "")
GROUND = ("board", "place", "cell", "space")  # kinds of parts that other parts lie on
CONTROLS = ("tool", "seat", "emblem", "phase", "plain", "quiet", "main")
Point = tuple[float, float]


@frozen
class Part:
    """A part of the screen. `key` outlives re-layout; `do` names an action, `step` is a choice that has no things."""

    key: str
    box: Box
    things: tuple[Thing, ...] = ()
    step: Step | None = None
    do: str = ""
    words: Phrase = NOTHING
    hint: str = ""  # an action whose key does the same
    kind: str = ""  # "main", "plain", "card", "spell", "seat", "log", "tool", "menu" ...
    piece: int = 0  # the card that it shows
    outline: tuple[Point, ...] = ()  # the corners of what is no upright rectangle, in order

    def stays(self, before: Part) -> bool:
        """True if it is still what a part of its key was before: the next question has other buttons in its place."""
        return (self.key, self.step, self.words) == (before.key, before.step, before.words)

    def holds(self, at: Point) -> bool:
        """True if a logical point lies on it."""
        return within(self.outline, at) if self.outline else self.box.holds(at)


def within(outline: Sequence[Point], at: Point) -> bool:
    """True if a point lies in a convex polygon."""
    sides = [
        (bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax)
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
    ]
    return all(side >= 0 for side in sides) or all(side <= 0 for side in sides)


def part_at(parts: Sequence[Part], at: Point, least: float = 0.0) -> Part | None:
    """The topmost part at a logical point; where nothing is or only ground, the nearest that is smaller than `least`
    and would hold it."""
    found = next((part for part in reversed(parts) if part.holds(at)), None)
    if not least or (found is not None and found.kind not in GROUND):
        return found
    kinds = CONTROLS if found is not None and found.kind != "board" else ()
    near = (part for part in parts if part.kind not in GROUND and (not kinds or part.kind in kinds))
    small = (part for part in near if part.box.grown(least).holds(at))
    return min(small, key=lambda part: part.box.away(at), default=found)
