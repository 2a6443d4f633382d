"""How the window is divided, for all games alike: every table, and the battlefield, lies in these regions.

Above, a bar with the game's name, its phases and one row of tools. At the left the table, below it the desk - who one
is, what is asked, what one has - and the own hand. At the right, always in this order, the inspector, the buttons and
the log. No two regions meet, and nothing that belongs to one is drawn in another: no card can lie over a question.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.table.state import State, legal, moot
from game.ui.table.reading_room import TEXTED, read_high
from game.ui.widgets.box import Box

EDGE, GAP, APART = 14.0, 6.0, 12.0  # beside the regions, between them, before the right column
BAR, DESK, TOOL, TOOLS = 44.0, 44.0, 34.0, 7
NARROW, LOW, TALL = 1200.0, 690.0, 800.0  # windows narrower or lower than that are small, higher ones large
BARE = 60.0  # height of a hand without cards
KEPT = 280.0  # height that the table keeps while a question is about the hand
COUNT_W = 56.0  # of one of the own counts at the desk's end


@frozen
class Measures:
    """What differs between windows: usual (from 1280x720), large (1920x1080 at scale 1.25), small (at more)."""

    column: float  # width of the right column
    hand: float  # height of the hand at rest
    asked: float  # and when a question is about the hand: its cards show their whole text
    plaque: float
    inspector: float
    actions: float


SMALL = Measures(216.0, 132.0, 250.0, 168.0, 270.0, 106.0)
USUAL = Measures(256.0, 176.0, 262.0, 214.0, 292.0, 138.0)
LARGE = Measures(312.0, 250.0, 286.0, 236.0, 402.0, 140.0)


@frozen
class Regions:
    """The parts of the window, in logical pixels."""

    room: Box
    title: Box
    ribbon: Box  # phases
    tools: Box
    table: Box
    plaque: Box  # of the seat that sits nearest
    prompt: Box
    counts: Box  # what that seat has, at the end of the desk
    hand: Box
    inspector: Box  # at least; it takes what the buttons leave free
    actions: Box  # buttons stack up from its foot
    log: Box
    large: bool  # there is room to show more: cards in the hand bear their text
    small: bool

    @property
    def middle(self) -> Box:
        """Where what opens over the table lies: a pile that is looked through, cards to choose from, a menu."""
        return self.table.inset(6, 4)


def measures(room: Box) -> Measures:
    """Those of a window."""
    if room.w < NARROW or room.h < LOW:
        return SMALL
    return LARGE if room.h > TALL else USUAL


def about_hand(view: State, seat: int) -> bool:
    """True if what a seat is asked is about its hand, so that all cards of it are read. What a screen answers by itself
    is not read first."""
    question = view.asks.get(seat)
    return question is not None and question.of_hand() and not moot(view, seat, legal(view, seat))


def regions(
    room: Box,
    counts: int = 0,
    asked: bool = False,
    bare: bool = False,
    said: Sequence[int] = (),
    beside: float = 0.0,
    kept: float = KEPT,
) -> Regions:
    """The regions of a window of that size. `counts` is how many things the desk counts, `asked` says that the present
    question is about the cards of the hand: the table gives way to them as far as their texts need it, but keeps a
    height; where that leaves no room for texts, all stays as it is. `said` is how many letters each of them has,
    `beside` the width of what lies beside them. `bare`: nobody holds any, and the table takes most of their room."""
    m = measures(room)
    tools_w = TOOLS * TOOL + (TOOLS - 1) * GAP
    tools = Box(room.right_edge - EDGE - tools_w, room.y + 6, tools_w, BAR - 12)
    title = Box(room.x + 20, room.y + 3, 168.0 if m is SMALL else 222.0, BAR - 6)
    ribbon = Box(title.right_edge + 8, room.y + 4, tools.x - 12 - title.right_edge - 8, BAR - 8)
    rest = Box(room.x + EDGE, room.y + BAR + GAP, room.w - 2 * EDGE, room.h - BAR - GAP - EDGE + 2)
    column = rest.right(m.column, APART)
    read = min(max(m.asked, read_high(said, rest.w - beside)), rest.h - DESK - 2 * GAP - kept)
    hand = rest.bottom(read if asked and read > TEXTED else BARE if bare else m.hand, GAP)
    desk = rest.bottom(DESK, GAP)
    plaque = desk.left(m.plaque, 8)
    own = desk.right(COUNT_W * counts, 8 if counts else 0)
    inspector = column.top(m.inspector, 8)
    actions = column.top(m.actions, 8)
    return Regions(
        room, title, ribbon, tools, rest, plaque, desk, own, hand, inspector, actions, column, m is LARGE, m is SMALL
    )
