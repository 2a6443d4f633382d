"""The card table by keyboard alone: arrows go to the nearest thing that way, Tab goes round what is on offer."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.step import Thing
from game.ui.play.part import Part
from game.ui.table.table import Table
from game.ui.widgets.box import Box

SAME = 2.0  # logical pixels
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def nearest(parts: Sequence[Part], here: Box, direction: tuple[int, int], skip: str = "") -> Part | None:
    """The part that lies nearest in a direction: a step aside counts more than a step ahead. A card, not its cell."""
    best, found = 1e9, None
    dx, dy = direction
    for part in parts:
        if part.key == skip:
            continue
        x, y = part.box.cx - here.cx, part.box.cy - here.cy
        along = x * dx + y * dy
        aside = abs(y) if dx else abs(x)
        if along <= 1.0 or aside > 2.2 * along + 6:
            continue
        far = along + 2.0 * aside
        if far < best + SAME:  # of what lies on the same spot the topmost
            best, found = far, part
    return found


def stops(parts: Sequence[Part], offered: frozenset[Thing]) -> list[Part]:
    """What Tab goes through: everything on offer, row by row, then the buttons; without an offer, all that there is."""
    buttons = [part for part in parts if part.step is not None or part.key == "back"]
    on_offer = [part for part in parts if part.kind not in ("board",) and any(t in offered for t in part.things)]
    firsts: dict[Thing, Part] = {}
    for part in on_offer:  # a whole place stands for its cards
        thing = next(t for t in part.things if t in offered)
        if thing not in firsts or part.kind in ("place", "cell"):
            firsts[thing] = part
    found = sorted(firsts.values(), key=lambda part: (round(part.box.cy / 60), part.box.cx))
    if not found and not buttons:
        return [part for part in parts if part.kind in ("card", "seat", "tool", "tray")]
    return [*found, *sorted(buttons, key=lambda part: -part.box.y)]


def turned(found: Sequence[Part], now: str, by: int) -> Part | None:
    """The next stop, round and round."""
    if not found:
        return None
    keys = [part.key for part in found]
    if now not in keys:
        return found[0] if by > 0 else found[-1]
    return found[(keys.index(now) + by) % len(found)]


def zones(table: Table, parts: Sequence[Part]) -> list[list[Part]]:
    """The parts by where they lie: hands, each seat's mat, the middle, the buttons, the tools; from top to bottom."""
    hands = {place.key: place.box for place in table.composition.places if place.shape == "hand"}
    mats = {str(mat.seat): mat.box for mat in table.composition.mats}
    found: dict[str, list[Part]] = {}
    for part in parts:
        at, lies = (part.box.cx, part.box.cy), part.kind in ("card", "place", "cell", "space", "tray")
        lies_in = next((name for name, box in (hands | mats).items() if box.holds(at)), "middle")
        chooses = part.step is not None or part.do in ("back", "clear", "tray")
        found.setdefault(lies_in if lies else "choices" if chooses else part.kind, []).append(part)
    return sorted(found.values(), key=lambda zone: (min(part.box.y for part in zone), zone[0].box.x))
