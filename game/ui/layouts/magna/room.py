"""Where everything of Magna Spectra lies, for any window from 960x540 logical pixels up.

On top, one row for each seat: plaque, Magna and Fight as gems, war funds, deck and discard pile, the near seat's at
the left. Below it the ground (ground.py): two territories facing each other across the invasion lane. At the foot what
is asked, and the own hand. Right, the order of the turn or what is declared in a battle, the log, notes and buttons;
in narrow windows the log opens over them.
"""

from __future__ import annotations

from game.frozen import frozen
from game.rules.magna.places import magna
from game.table.view import View
from game.ui.layouts.magna.ground import Ground, ground
from game.ui.layouts.magna.seats import fan, far_hand, row_of
from game.ui.layouts.magna.territory import at_war, dice, middle, terraces, territory
from game.ui.table.layout import Composition
from game.ui.table.upper import GAP, upper
from game.ui.widgets.box import Box

PROMPT_H = 34.0
WIDE = 1100.0  # felt this wide has the log beside it


@frozen
class Parts:
    """The rooms on the felt."""

    near: Box
    far: Box
    ground: Ground
    prompt: Box
    hand: Box
    side: Box


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    title, ribbon, tools, felt = upper(room, 0.17, 760.0)
    parts = divided(felt, room)
    own, own_places, own_gems = row_of(view, near, parts.near, True)
    other, other_places, other_gems = row_of(view, 1 - near, parts.far, False)
    side = side_boxes(view, parts, felt)
    places = (
        *territory(view, near, near, parts.ground),
        *territory(view, 1 - near, near, parts.ground),
        *middle(near, parts.ground, at_war(view)),
        *other_places,
        *own_places,
        far_hand(1 - near, side.hand),
        fan(near, parts.hand),
    )
    return Composition(
        places=places,
        mats=(other, own),
        ribbon=ribbon,
        prompt=parts.prompt,
        actions=side.actions,
        tools=tools,
        log=side.log,
        spread=Box(felt.x + 20, felt.y + 6, felt.w - 40, felt.h * 0.72),
        note=side.note,
        title=title,
        log_beside=felt.w >= WIDE,
        strip=side.strip,
        terraces=tuple(terraces(view, near, parts.ground)),
        emblems=(*own_gems, *other_gems, *dice(view, near, parts.ground)),
        totals=parts.ground.sum,
    )


# ---- the rooms -------------------------------------------------------------------------------------
def divided(felt: Box, room: Box) -> Parts:
    """The rows of both seats, the ground, prompt and hand; the right column."""
    rest = felt.copy()
    side = rest.right(min(max(196.0, felt.w * 0.178), 340.0), 10)
    head = rest.top(min(max(46.0, felt.h * 0.095), 80.0), 6)
    own_hand = rest.bottom(min(max(98.0, felt.h * 0.235), 250.0), 4)
    own_hand.h = room.foot - 2 - own_hand.y  # cards of a hand hang over the rim
    prompt = rest.bottom(PROMPT_H, 5)
    half = (head.w - GAP) / 2
    near, far = Box(head.x, head.y, half, head.h), Box(head.right_edge - half, head.y, half, head.h)
    return Parts(near, far, ground(rest), prompt, own_hand, side)


@frozen
class Side:
    """The right column."""

    hand: Box
    strip: Box
    log: Box
    note: Box
    actions: Box


def side_boxes(view: View, parts: Parts, felt: Box) -> Side:
    """The other hand, what is declared, the log, notes and buttons."""
    rest = parts.side.copy()
    backs = rest.top(min(max(30.0, felt.h * 0.062), 52.0), 8)
    actions = rest.bottom(min(190.0, rest.h * 0.42), 8)
    wanted = 176.0 if at_war(view) else 92.0 + 38 * len(magna(view).declared)
    strip = rest.top(min(wanted, rest.h * (0.52 if felt.w >= WIDE else 0.66)), 6)
    if felt.w >= WIDE:
        log = rest.top(rest.h * 0.6, 6)
        return Side(backs, strip, log, rest, actions)
    log = Box(rest.x - 130, felt.y, rest.w + 130, felt.h * 0.62)
    return Side(backs, strip, log, rest, actions)
