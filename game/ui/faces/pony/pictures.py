"""The picture of every card, without a frame: characters before the evening, Problems as landscapes, Troublemakers
looming, Events and Resources as things."""

from __future__ import annotations

from pygame import Surface

from game.rules.pony.cards import Card, Friend, Mane, Problem, Resource, Troublemaker
from game.ui.art.draw import put
from game.ui.art.kept import kept
from game.ui.faces.own_portraits import picture as own_picture
from game.ui.faces.pony.characters import figure_of, look_of
from game.ui.faces.pony.critters import kind_of
from game.ui.faces.pony.figures import bounds, cutout, view_of
from game.ui.faces.pony.landscapes import landscape
from game.ui.faces.pony.looming import looming
from game.ui.faces.pony.stages import contact, ghost, stage
from game.ui.faces.pony.still import still
from game.ui.faces.pony.tones import tone_of
from game.ui.theme import STANDARD, Colours


def picture(facts: Card, size: tuple[int, int], boosted: bool = False, colours: Colours = STANDARD) -> Surface:
    """What a card shows, opaque."""
    if own := own_picture(facts.number, size):
        return own
    if isinstance(facts, Mane | Friend):
        return character(facts, size, boosted and isinstance(facts, Mane), colours)
    if isinstance(facts, Problem) or (isinstance(facts, Resource) and facts.dilemma):
        return landscape(facts, size)
    if isinstance(facts, Troublemaker):
        return looming(facts, size)
    return still(facts, size, colours)


@kept(10)
def character(facts: Mane | Friend, size: tuple[int, int], boosted: bool, colours: Colours) -> Surface:
    """A character before the evening in the colours of its card, its mark in the disc behind it."""
    out = stage(tuple(facts.colors), size, boosted, colours).copy()
    if not kind_of(facts):
        ghost(out, look_of(facts).mark, tone_of(facts.colors[0] if facts.colors else "", colours), boosted)
    figure = figure_of(facts, boosted)
    view = view_of(figure, size)
    k = size[0] / view.wide
    left, _, right, bottom = bounds(figure)
    contact(out, ((left + right) / 2 - view.left) * k, (bottom - view.top - 0.6) * k, (right - left) * k * 0.78)
    put(out, cutout(figure, size, view))
    return out
