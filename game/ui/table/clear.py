"""How much room the prompt has: what lies above and below it must stay in sight."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.table.table import Table
from game.ui.widgets.box import Box

MARGIN = 2.0
FAR = 40.0  # no plate is so much larger than its box


def prompt_room(table: Table) -> Box:
    """The box of the prompt, as high as it can be without covering a card, a frame or a panel."""
    box = table.composition.prompt
    top, foot = box.y - FAR, box.foot + FAR
    for other in obstacles(table):
        if other.right_edge <= box.x or other.x >= box.right_edge:
            continue
        if other.cy < box.cy:
            top = max(top, other.foot + MARGIN)
        else:
            foot = min(foot, other.y - MARGIN)
    return Box(box.x, min(top, box.y), box.w, max(foot, box.foot) - min(top, box.y))


def obstacles(table: Table) -> Iterator[Box]:
    """Cards where they lie, places with a frame, and panels."""
    made = table.composition
    yield from (place.box for place in made.places if place.frame or place.cells)
    for actor in table.cards.actors():
        if actor.goal is not None and actor.place and not actor.leaves and actor.piece.id != table.cards.raised:
            yield actor.goal.box()
    track = made.track.box if made.track is not None else None
    for panel in (made.ribbon, made.note, made.tally, made.strip, made.contest, track):
        if panel is not None and not panel.meets(made.prompt):
            yield panel
    yield from (mat.plaque for mat in made.mats)
    yield from (purse.box for purse in made.purses)
