"""The six colours, for every palette. Each has a shape of its own too (pips.py); lightness also tells neighbours "
"apart."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx, mix
from game.ui.theme import BLUE_YELLOW, GREY, RED_GREEN, STANDARD, Colours

Tone = tuple[Colour, Colour, Colour]  # deep, body, lit
COLORS = ("blue", "pink", "white", "purple", "yellow", "orange")
WILD = "wild"


def _tone(deep: str, body: str, lit: str) -> Tone:
    return hx(deep), hx(body), hx(lit)


USUAL: dict[str, Tone] = {
    "blue": _tone("#0a2450", "#2f80d8", "#a4dcff"),
    "pink": _tone("#4a1038", "#e0569c", "#ffc4e2"),
    "white": _tone("#3c4258", "#d8dce8", "#ffffff"),
    "purple": _tone("#22104a", "#7c46c4", "#d2b2ff"),
    "yellow": _tone("#4a3a08", "#ecc32e", "#fff4a8"),
    "orange": _tone("#4a1e06", "#e0742a", "#ffc890"),
    "": _tone("#26262e", "#84828e", "#dcdae4"),
    WILD: _tone("#2c261c", "#b8aa88", "#fff6dc"),
}
OTHERS: dict[Colours, dict[str, Tone]] = {
    RED_GREEN: {
        **USUAL,
        "purple": _tone("#140a30", "#4a2a8c", "#b8a4f0"),
        "pink": _tone("#4a1a34", "#f09ac0", "#ffe0ee"),
        "orange": _tone("#401c04", "#c05a10", "#ffb880"),
    },
    BLUE_YELLOW: {
        **USUAL,
        "blue": _tone("#06302e", "#1f9088", "#94f0e6"),
        "yellow": _tone("#4a3230", "#f0c8b8", "#fff0e8"),
        "purple": _tone("#2a0a28", "#7a2a6a", "#e0a0d0"),
        "orange": _tone("#400c0a", "#d04a3a", "#ffb0a4"),
    },
    GREY: {
        "blue": _tone("#18181a", "#5a5c60", "#b8babe"),
        "pink": _tone("#2c2c2e", "#a4a6aa", "#e6e8ea"),
        "white": _tone("#3c3c3e", "#f0f0f2", "#ffffff"),
        "purple": _tone("#0c0c0e", "#38393c", "#96989c"),
        "yellow": _tone("#343436", "#d0d2d4", "#fafafa"),
        "orange": _tone("#202022", "#7c7e82", "#d0d2d6"),
        "": _tone("#222224", "#707276", "#c8cacc"),
        WILD: _tone("#2a2a2c", "#b4b6b8", "#f4f4f6"),
    },
}
# stock of the kinds that have no colour of their own
TROUBLE: Tone = _tone("#1c060c", "#7c1f2c", "#ff8a76")
TOOLS: Tone = _tone("#261808", "#8a6a34", "#f2d89a")
DEEDS: Tone = _tone("#1a1030", "#5c4a8a", "#d4c4f6")
PLACES: Tone = _tone("#0c1e22", "#37707a", "#a8e4e6")
LOVE: Tone = _tone("#4a0a2a", "#d8407e", "#ffb0cc")  # the stone of power


def tone_of(colour: str, colours: Colours = STANDARD) -> Tone:
    """Deep, body and lit colour of "blue" ... "orange", "" (none) or "wild" (any)."""
    return OTHERS.get(colours, USUAL)[colour]


def stock_of(tone: Tone) -> tuple[Colour, Colour, Colour]:
    """Stock that leans to a colour: body, lit edge, cut edge."""
    return mix(tone[0], P.STOCK, 0.3), mix(tone[1], P.BRASS, 0.3), (5, 4, 6)
