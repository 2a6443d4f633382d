"""The picture of a card at any size: its device or emblem on velvet, a base as a vignette of its place."""

from __future__ import annotations

from pygame import Surface

from game.rules.magna.cards import Base, Force
from game.ui.art.draw import put
from game.ui.art.kept import kept
from game.ui.faces.kit.forge import View, forged
from game.ui.faces.magna.grounds import ground
from game.ui.faces.magna.heraldry import Picture, figure
from game.ui.faces.magna.places import vignette
from game.ui.faces.own_portraits import picture, seen

REACH, CLOSE = 99.0, 70.0  # how many units of a device are seen from edge to edge: all of it, its shield


@kept(10)
def emblem(facts: Picture, size: tuple[int, int], close: bool = False) -> Surface:
    """What a card shows, opaque; shared by faces, tiles and panels. `close`: a shield fills the picture."""
    if own := picture(facts.key, size):
        return own
    if isinstance(facts, Base):
        return vignette(seen(facts.key, "scene"), facts.colour, size)
    out = ground(facts.colour, size).copy()
    put(out, device(facts, size, close))
    return out


@kept(6)
def device(facts: Picture, size: tuple[int, int], close: bool = False) -> Surface:
    """The device alone, on a clear ground, premultiplied."""
    reach = CLOSE if close and isinstance(facts, Force) else 92.0 if close else REACH
    wide = reach * max(1.0, size[0] / size[1])
    high = wide * size[1] / size[0]
    return forged(figure(facts), size, View(-wide / 2, -high / 2 + (-2.0 if close else 1.0), wide))
