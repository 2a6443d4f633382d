"""Pictures of the sixty spells. One recipe each, put together from a small vocabulary of light, things and beings."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.ui.art.paint import Dice, Sheet
from game.ui.faces.arena.vignettes import black, blue, green, red, white
from game.ui.faces.kit import glows
from game.ui.faces.own_portraits import picture, seen

Recipe = Callable[[Sheet, Dice], None]
RECIPES: dict[str, Recipe] = {**white.RECIPES, **blue.RECIPES, **black.RECIPES, **red.RECIPES, **green.RECIPES}


def paint(key: str, size: tuple[int, int]) -> Surface:
    """The picture of a spell (`Spell.key`), opaque. A spell nobody painted shows stars and a rune circle."""
    if key not in RECIPES:
        if own := picture(key, size):
            return own
        key = seen(key, "scene")
    sheet, dice = Sheet(size), Dice(key)
    RECIPES.get(key, unpainted)(sheet, dice)
    return sheet.finish()


def unpainted(c: Sheet, d: Dice) -> None:
    """For spells that were added to the card file later: a rune circle that is different for each key."""
    c.sky("#141026", "#33274a", "#14101c")
    glows.stars(c, d, 40)
    glows.runes(c, d, 0, 0, 22, "#ffe2a0")
