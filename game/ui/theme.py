"""Colours that a person may exchange: tints of cost, seats, meanings. Shapes always say the same as colours do.

What is called by a colour is exchanged by none: `Colours.called`."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.art.palette import IDENTITY, Colour, hx

Light = tuple[float, float, float]  # red, green, blue in 0..1, as the board is painted


@frozen
class Colours:
    """One palette. `costs` are the reach tints for cost 1, 2 .. 6 and more; `seats` the five seats."""

    offer: Colour
    select: Colour
    harm: Colour
    good: Colour
    costs: tuple[Colour, ...]
    seats: tuple[Colour, ...]
    named: tuple[tuple[str, Colour], ...] = ()
    """What is called by a colour looks like it in every palette: only without any hues it is told by lightness."""
    contrast: bool = False  # black grounds, white text, thick edges

    def seat(self, number: int) -> Colour:
        """The colour of a seat, counted from 0."""
        return self.seats[number % len(self.seats)]

    def called(self, name: str) -> Colour:
        """The colour of what is called "white", "blue", "black", "red" or "green"."""
        return dict(self.named).get(name, IDENTITY[name][1])

    def cost(self, price: int) -> Colour:
        """The tint of a space that costs so much to reach."""
        return self.costs[min(max(price, 1), len(self.costs)) - 1]


def light(colour: Colour) -> Light:
    """A colour for the board's painter."""
    return colour[0] / 255, colour[1] / 255, colour[2] / 255


STANDARD = Colours(
    offer=hx("#ffcf5c"),
    select=hx("#6fb7ff"),
    harm=hx("#e0483a"),
    good=hx("#8ccf9a"),
    costs=(hx("#fadb6b"), hx("#b8e666"), hx("#52db94"), hx("#42c7eb"), hx("#6b8ffa"), hx("#b375f5")),
    seats=(hx("#6fb7ff"), hx("#ff8f3f"), hx("#58d6b4"), hx("#d9b8ff"), hx("#f08fc0")),
)

# Okabe and Ito (2008): told apart with red-green colour blindness; harm leans to vermilion, good to blue-green.
RED_GREEN = Colours(
    offer=hx("#f6d743"),
    select=hx("#56b4e9"),
    harm=hx("#ff7a2f"),
    good=hx("#7fc8f0"),
    costs=(hx("#fff6c4"), hx("#f6d743"), hx("#e08420"), hx("#74c8f6"), hx("#2f7fd0"), hx("#2c3a88")),
    seats=(hx("#56b4e9"), hx("#e69f00"), hx("#f4f0e0"), hx("#cc79a7"), hx("#0072b2")),
)

# Blue-yellow colour blindness: reds, greens and lightness carry the meaning.
BLUE_YELLOW = Colours(
    offer=hx("#ffd0a0"),
    select=hx("#5fe0d8"),
    harm=hx("#ff4a50"),
    good=hx("#6fe0b0"),
    costs=(hx("#f8ece4"), hx("#ffb090"), hx("#f4564c"), hx("#8c1838"), hx("#46ccc4"), hx("#127472")),
    seats=(hx("#5fe0d8"), hx("#ff5a60"), hx("#f4eee6"), hx("#1f8f88"), hx("#ff9fb4")),
)

# Without hues: lightness alone, from light (near) to dark (far).
GREY = Colours(
    offer=hx("#ffffff"),
    select=hx("#bcd4ea"),
    harm=hx("#ff6a5c"),
    good=hx("#dcdcdc"),
    costs=(hx("#ffffff"), hx("#d4d4d4"), hx("#acacac"), hx("#868686"), hx("#616161"), hx("#3e3e3e")),
    seats=(hx("#ffffff"), hx("#cfcfcf"), hx("#a2a2a2"), hx("#7a7a7a"), hx("#545454")),
    named=(
        ("white", hx("#ffffff")),
        ("green", hx("#cfcfcf")),
        ("blue", hx("#a2a2a2")),
        ("red", hx("#7a7a7a")),
        ("black", hx("#545454")),
    ),
)

PALETTES = {"standard": STANDARD, "red_green": RED_GREEN, "blue_yellow": BLUE_YELLOW, "grey": GREY}
