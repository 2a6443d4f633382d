"""Where things lie on the screen, on the card table and on the battlefield, also while they move; and where the coach's
panel covers none of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from game.board3d.model_matrix import growth
from game.board3d.picture import Board, centre, stand
from game.frozen import frozen
from game.hexes import Hex
from game.table.step import Spot, Step, Thing
from game.ui.learn.aims import Aim
from game.ui.play.part import Part, Point
from game.ui.table.overlay import box_of
from game.ui.table.parts import turned
from game.ui.table.pose import Pose
from game.ui.widgets.box import Box

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene

EDGE, TOP = 12.0, 56.0
STEPS = (0.0, 0.2, 0.35, 0.5, 0.65, 0.8, 1.0)  # where a panel may lie between one edge and the other
HEAD = 1.5  # how high above its space the head of a figure is
LEAST = 10.0  # of a card that others cover, so much can be seen at least
GRIP = 24.0  # half the side of the box of a figure
BUTTONS = 96.0  # height of a confirmation with the way back above it
HELD = ("card", "tray")
LAID_OUT = ("tray",)
WHOLE = ("place", "cell")
GREED = {"aim": 2000.0, "point": 800.0, "label": 120.0, "choice": 90.0, "used": 36.0, "hand": 9.0, "prompt": 90.0,
         "said": 20.0, "tool": 16.0, "other": 5.0}  # fmt: skip
"""How bad it is to cover all of something."""


@frozen
class Target:
    """Something on the screen in logical pixels: its box, its outline where that is no rectangle, what it is."""

    box: Box
    outline: tuple[Point, ...] = ()
    key: str = ""
    step: Step | None = None
    kind: str = ""


def targets(scene: MatchScene, aim: Aim, kinds: Sequence[type[Step]] = ()) -> list[Target]:
    """Where these things and these buttons are, each once."""
    parts: Sequence[Part] = cast(Any, scene).parts
    found = [target for thing in aim.things if (target := target_of(scene, parts, thing)) is not None]
    for part in parts:
        if part.step is not None and (part.step in aim.steps or isinstance(part.step, tuple(kinds))):
            found.append(Target(part.box, part.outline, part.key, part.step, part.kind))
    unique = {(t.key, t.box.x, t.box.y): t for t in found}
    return list(unique.values())


def target_of(scene: MatchScene, parts: Sequence[Part], thing: Thing) -> Target | None:
    """Where one thing is; None if it cannot be seen."""
    if hasattr(scene, "camera"):
        on_board = _on_board(cast(Any, scene), thing)
        if on_board is not None:
            return None if _covered_up(parts, on_board.box) else on_board
    mine = [part for part in parts if thing in part.things]
    mine = [part for part in mine if part.things[:1] == (thing,)] or mine
    preferred = WHOLE if isinstance(thing, Spot) else HELD  # rather than the lines that stand for it
    mine = [part for part in mine if part.kind in preferred] or mine
    part = mine[-1] if mine else None
    if part is None:
        box = box_of(cast(Any, scene.table), thing)
        return Target(box) if box is not None and not _covered_up(parts, box) else None
    pose = _moving(scene, part)
    if pose is None:
        return Target(_seen(parts, part, part.box), part.outline, part.key, None, part.kind)
    return Target(_seen(parts, part, pose.box()), pose.outline() if pose.angle else (), part.key, None, part.kind)


def _covered_up(parts: Sequence[Part], box: Box) -> bool:
    """True if cards to choose from lie over something."""
    return any((part.kind in LAID_OUT or part.key == "tray") and part.box.holds((box.cx, box.cy)) for part in parts)


def _seen(parts: Sequence[Part], part: Part, box: Box) -> Box:
    """What can be seen of a card over which others of its row lie: the arrow shall not stand on them."""
    if part.kind != "card":
        return box
    above = (
        other.box.x
        for other in parts[parts.index(part) + 1 :]
        if other.kind == "card"
        and box.x + LEAST < other.box.x < box.right_edge
        and abs(other.box.y - box.y) < box.h / 2
    )
    return Box(box.x, box.y, min(above, default=box.right_edge) - box.x, box.h)


def _moving(scene: MatchScene, part: Part) -> Pose | None:
    """Where a card is on its way, stands up or gives way; None for what does not move."""
    if part.kind != "card":
        return None
    cards = cast(Any, scene.table).cards
    actor = cards.find(part.piece)
    pose = actor.pose(cards.now) if actor is not None else None
    return turned(pose, actor.look.angle) if pose is not None else None


def _on_board(scene: Any, thing: Thing) -> Target | None:
    """A space of the battlefield, or a figure on it."""
    k, size, orbit, board = scene.app.scale, scene.app.size, scene.camera.orbit, scene.camera.board
    if isinstance(thing, Spot):
        if thing.zone.name != "board" or len(thing.at) < 2 or Hex(*thing.at[:2]) not in board.at:
            return None
        corners = [orbit.project(point, size) for point in corners_of(board, Hex(*thing.at[:2]))]
        outline = tuple((x / k, y / k) for x, y, _ in corners)
        return Target(_round(outline), outline, f"space {thing.at}", None, "space")
    puppet = scene.table.board.troupe.puppets.get(thing)
    if puppet is None:
        return None
    (x, y, z), _ = stand(board, figure := puppet.figure())
    rise = HEAD * growth(orbit.distance, figure)
    px, py, _ = orbit.project((x, y + rise / 2, z), size)
    head = orbit.project((x, y + rise, z), size)[1]
    half = max(GRIP / 1.6, abs(py - head) / k * 1.15)
    return Target(Box(px / k - half, py / k - half, 2 * half, 2 * half), (), f"figure {thing}", None, "figure")


def corners_of(board: Board, space: Hex) -> Iterator[tuple[float, float, float]]:
    """The corners of the upper side of a space."""
    (x, z), y = centre(space), board.spot(space)[1] + 0.04
    for n in range(6):
        turn = math.radians(30 + 60 * n)
        yield x + math.cos(turn), y, z + math.sin(turn)


def _round(outline: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


# ---- the panel -------------------------------------------------------------------------------------
def free_place(
    scene: MatchScene, size: tuple[float, float], aimed: Sequence[Target], pointed: Sequence[Target], now: Box | None
) -> Box:
    """Where a panel of this size covers least of what matters; it stays where it is if it can."""
    spots = list(_spots(cast(Any, scene).app.logical, size))
    weighed = [
        (box.x, box.y, box.right_edge, box.foot, worth / max(1.0, box.w * box.h))
        for box, worth in _weighed(scene, aimed, pointed)
    ]

    def cost(n: int) -> float:
        box = spots[n]
        stays = now is not None and abs(box.x - now.x) < 2 and abs(box.foot - now.foot) < 2
        return _covered(box, weighed) + n * 0.6 - (24 if stays else 0)

    return spots[min(range(len(spots)), key=cost)]


def _spots(room: tuple[float, float], size: tuple[float, float]) -> Iterator[Box]:
    """The corners first, then along the edges and in between; left below is the coach's favourite."""
    w, h = size
    low, high, left, right = room[1] - h - EDGE, TOP, EDGE, room[0] - w - EDGE
    for x, y in sorted(product(STEPS, STEPS), key=lambda at: (min(at[0], 1 - at[0]) + min(at[1], 1 - at[1]), at)):
        yield Box(left + (right - left) * x, low + (high - low) * y, w, h)


def _covered(box: Box, weighed: Sequence[tuple[float, float, float, float, float]]) -> float:
    """How bad it is to cover what lies under a box: of each thing its share, by what a pixel of it is worth."""
    left, top, right, foot, total = box.x, box.y, box.right_edge, box.foot, 0.0
    for x, y, far, low, worth in weighed:
        if x < right and far > left and y < foot and low > top:
            wide = (far if far < right else right) - (x if x > left else left)
            total += worth * wide * ((low if low < foot else foot) - (y if y > top else top))
    return total


def _weighed(scene: MatchScene, aimed: Sequence[Target], pointed: Sequence[Target]) -> Iterator[tuple[Box, float]]:
    """What lies on the screen, and how bad it is to cover it."""
    for target in aimed:
        yield target.box.inset(-8), GREED["aim"]
        yield Box(target.box.cx - 60, target.box.y - 76, 120, 76), GREED["label"]
    for target in pointed:
        yield target.box.inset(-6), GREED["point"]
    draft = scene.table.draft
    offered = draft.offers() if draft is not None else set()
    used = any(target.kind in HELD for target in aimed)
    for part in cast(Any, scene).parts:
        if part.step is not None:
            yield part.box, GREED["choice"]
        elif part.kind in HELD and any(thing in offered for thing in part.things):
            yield part.box, GREED["used" if used else "hand"]
        else:
            yield part.box, GREED["tool"] if part.kind in ("tool", "seat") else GREED["other"]
    one = cast(Any, scene)
    room = one.table.composition.regions
    yield room.prompt, GREED["prompt"]
    if (answer := one.controls.reply.laid()) is not None:
        yield answer.plate, GREED["point"]
    yield from ((box, GREED["said"]) for box in (room.inspector, room.log))
    yield _foot(room.actions), GREED["choice"]


def _foot(actions: Box) -> Box:
    """Where buttons stack up: a confirmation and the way back, if nothing else."""
    high = min(actions.h, BUTTONS)
    return Box(actions.x, actions.foot - high, actions.w, high)
