"""The colours of types, numbers and arrows, for every palette. Shapes and lightness always say the same."""

from __future__ import annotations

from game.ui.art.palette import ARROW, MEDAROT_STAT, MEDAROT_TYPE, Colour, hx
from game.ui.theme import BLUE_YELLOW, GREY, RED_GREEN, STANDARD, Colours

Tone = tuple[Colour, Colour, Colour]  # deep, body, lit
TYPES = ("shooting", "melee", "special")
STATS = ("power", "armor", "speed")

# Shooting is dark, melee between, special light: told apart by lightness alone, whatever hue an eye cannot see.
KINDS: dict[Colours, dict[str, Tone]] = {
    STANDARD: MEDAROT_TYPE,
    RED_GREEN: {**MEDAROT_TYPE, "shooting": (hx("#3a1404"), hx("#8c3a08"), hx("#ffa468"))},
    BLUE_YELLOW: {
        "shooting": (hx("#2c060c"), hx("#a8243a"), hx("#ff8f98")),
        "melee": (hx("#06302e"), hx("#1f8f88"), hx("#8cf0e6")),
        "special": (hx("#3a2a26"), hx("#c09a90"), hx("#ffe6dc")),
    },
    GREY: {
        "shooting": (hx("#0e0e10"), hx("#4a4b50"), hx("#b0b2b8")),
        "melee": (hx("#1c1e22"), hx("#7c8088"), hx("#d6dade")),
        "special": (hx("#38393c"), hx("#b4b7bc"), hx("#ffffff")),
    },
}
NUMBERS: dict[Colours, dict[str, Tone]] = {
    RED_GREEN: {
        **MEDAROT_STAT,
        "power": (hx("#3c1404"), hx("#b8500c"), hx("#ffb07c")),
        "speed": (hx("#2c2a10"), hx("#8a8430"), hx("#f0e890")),
    },
    BLUE_YELLOW: {
        **MEDAROT_STAT,
        "armor": (hx("#30202c"), hx("#8a6a80"), hx("#ecd4e4")),
        "speed": (hx("#062c2a"), hx("#1c8880"), hx("#94ece2")),
    },
    GREY: {
        "power": (hx("#101012"), hx("#4c4d52"), hx("#c4c6ca")),
        "armor": (hx("#1c1e22"), hx("#74777e"), hx("#dcdfe4")),
        "speed": (hx("#2a2b2e"), hx("#94979c"), hx("#f2f4f6")),
    },
}
ARROWS: dict[Colours, Colour] = {RED_GREEN: hx("#f2a6d8"), BLUE_YELLOW: hx("#ff9fb4"), GREY: hx("#ececec")}


def kind_tone(kind: str, colours: Colours = STANDARD) -> Tone:
    """Deep, body and lit colour of "shooting", "melee" or "special"."""
    return KINDS.get(colours, MEDAROT_TYPE)[kind]


def stat_tone(stat: str, colours: Colours = STANDARD) -> Tone:
    """Deep, body and lit colour of "power", "armor" or "speed"."""
    return NUMBERS.get(colours, MEDAROT_STAT)[stat]


def arrow_tone(colours: Colours = STANDARD) -> Colour:
    """The colour of arrows."""
    return ARROWS.get(colours, ARROW)
