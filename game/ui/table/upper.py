"""What every card table has above its felt."""

from __future__ import annotations

from game.ui.widgets.box import Box

RIM, HEAD, GAP = 24.0, 44.0, 8.0  # of the felt: what stays free at the sides, the upper board, what lies between
TOOLS_W = 204.0


def upper(room: Box, title_share: float = 0.19, widest: float = 640.0) -> tuple[Box, Box, Box, Box]:
    """Title, phases and tools on the upper board, and the felt below it; `widest` are the phases."""
    title = Box(room.x + 20, room.y + 3, room.w * title_share, HEAD - 6)
    tools = Box(room.right_edge - 16 - TOOLS_W, room.y + 5, TOOLS_W, HEAD - 10)
    left, right = title.right_edge + GAP, tools.x - GAP
    wide = min(right - left, widest)
    ribbon = Box(min(max(left, room.cx - wide / 2), right - wide), room.y + 5, wide, HEAD - 10)
    felt = Box(room.x + RIM, room.y + HEAD + GAP, room.w - 2 * RIM, room.h - HEAD - GAP - 20)
    return title, ribbon, tools, felt
