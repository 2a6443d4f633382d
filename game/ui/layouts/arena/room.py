"""Where everything round the board lies, for any window from 960x540 logical pixels up."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.widgets.box import Box

EDGE, GAP = 12.0, 8.0
STRIP_W, CARD_H, CARD_LEAST = 164.0, 130.0, 66.0
SIDE_W = 260.0
LOG_H, LOG_SHARE = 322.0, 0.46  # of the log: at most, and of the window's height
ACTIONS_W, ACTIONS_H = 196.0, 134.0  # the main button with two above it
GUIDE_H = 20.0  # a row below the prompt: what the question is for
BADGE_H = 26.0  # of the signs over the heads in the far row
HAND_W, HAND_H, PEEK = 140.0, 196.0, 104.0  # a spell in the hand, and how much of it shows
HAND_LEAST = 420.0  # width for all of them


@frozen
class Room:
    """The places of the panels, in logical pixels."""

    size: tuple[float, float]
    tools: Box
    ribbon: Box
    prompt: Box
    seats: Box
    turn: Box
    head: Box  # whose armies the strip shows
    strip: Box
    log: Box
    actions: Box  # the main button and what is above it, from the foot up; over the log, where it hides no space
    hand: Box  # the part of the hand that always shows
    scrub: Box  # the bar of a replay

    @property
    def insets(self) -> tuple[float, float, float, float]:
        """Shares of the window that are covered at left, top, right and bottom, for the camera.

        No space lies under the prompt or the right column; the nearest ones may lie under the upper edge of the hand.
        """
        w, h = self.size
        return (
            (self.strip.right_edge + GAP) / w,
            (self.prompt.foot + BADGE_H) / h,
            (w - self.log.x + GAP) / w,
            (h - self.hand.y) / h * 0.8,
        )


def room_for(
    size: tuple[float, float], seats: int, *, log_open: bool = False, watching: bool = False, guided: bool = False
) -> Room:
    """The room in a window of this logical size, for so many seats. `guided`: the prompt also says what matters."""
    w, h = size
    tools = Box(EDGE, 10, 5 * 32 + 4 * 4, 34)
    side = Box(w - SIDE_W - 10, 10, SIDE_W, h - 20)
    left, right = tools.right_edge + GAP, side.x - GAP
    ribbon_w = min(660.0, right - left)
    ribbon = Box(min(max(left, w / 2 - ribbon_w / 2), right - ribbon_w), 10, ribbon_w, 38)
    prompt = Box(left, ribbon.foot + 6, right - left, 30 + GUIDE_H * guided)
    seat_box = side.top(14 + 27 * seats, GAP - 2)
    turn = side.top(26, GAP)
    if log_open:  # it takes the whole column: the buttons go beside it
        log, actions = side.bottom(side.h), Box(side.x - GAP - ACTIONS_W, h - EDGE - 240, ACTIONS_W, 240)
    else:
        log, actions = side.bottom(min(LOG_H, h * LOG_SHARE, side.h - ACTIONS_H - GAP), GAP), side
    head = Box(EDGE, tools.foot + GAP + 2, STRIP_W, 24)
    strip = Box(EDGE, head.foot + 4, STRIP_W, h - head.foot - 4 - EDGE)
    hand_left, beside = strip.right_edge + 20, log.x - 2 * GAP - ACTIONS_W  # the near right corner stays in sight
    hand_right = beside if log_open else max(beside, min(log.x - GAP, hand_left + HAND_LEAST))
    lifted = EDGE + 52 if watching else 0.0
    hand = Box(hand_left, h - PEEK - lifted, hand_right - hand_left, PEEK)
    scrub = Box(hand_left, h - EDGE - 52, log.x - GAP - hand_left, 52) if watching else Box(0, h, 0, 0)
    return Room(size, tools, ribbon, prompt, seat_box, turn, head, strip, log, actions, hand, scrub)


def strip_boxes(strip: Box, count: int, active: int = -1) -> list[Box]:
    """A place for each army card: one column, or two narrower ones where there are many."""
    if count == 0:
        return []
    height = min(CARD_H, (strip.h - GAP * (count - 1)) / count)
    if height >= CARD_LEAST:
        return [Box(strip.x, strip.y + n * (height + GAP), strip.w, height) for n in range(count)]
    rows = (count + 1) // 2
    height = min(CARD_H, (strip.h - GAP * (rows - 1)) / rows)
    width = max(120.0, (strip.w - GAP) / 2)
    return [
        Box(strip.x + (n % 2) * (width + GAP), strip.y + (n // 2) * (height + GAP), width, height) for n in range(count)
    ]


def hand_boxes(hand: Box, count: int, raised: int = -1) -> list[Box]:
    """A fan of cards that peeks over the lower edge; the raised one stands above the others, whole."""
    if count == 0:
        return []
    step = min(HAND_W - 8, (hand.w - HAND_W) / max(1, count - 1))
    x = hand.cx - (step * (count - 1) + HAND_W) / 2
    found = []
    for n in range(count):
        off = n - (count - 1) / 2
        drop = 1.6 * off * off * min(1.0, step / 60)
        top = hand.foot - HAND_H if n == raised else hand.foot - PEEK + drop + 4
        found.append(Box(x + n * step, top, HAND_W, HAND_H))
    return found
