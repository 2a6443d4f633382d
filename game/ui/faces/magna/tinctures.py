"""The colours of Magna Spectra: what field, charge and light of each faction are painted with."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.kit.inks import BLACK, SHARED, WHITE

Tone = tuple[Colour, Colour, Colour]  # deep, body, lit

# field, its second tincture, metal of the charge, second metal, accent, light
TINCTURES: dict[str, tuple[str, str, str, str, str, str]] = {
    "red": ("#a8231f", "#5a0f1c", "#f2c25a", "#dd7f3a", "#ff7a34", "#ffc24a"),
    "blue": ("#1f55a8", "#12306b", "#e6eef8", "#8cbcf0", "#f2c552", "#8fe4ff"),
    "green": ("#2a7a44", "#12492f", "#f0dc8a", "#9cc257", "#e07a3a", "#c8ff8a"),
    "purple": ("#5d2f92", "#33175c", "#ecd8f6", "#bb8ce2", "#f07ab0", "#ff8ae0"),
    "white": ("#e9e4d6", "#9fabc8", "#c98f26", "#7d8cb4", "#c24a4a", "#ffe08a"),
    "black": ("#2f2b39", "#120f18", "#d8d2e6", "#8d83a8", "#9a4ae0", "#c884ff"),
    "neutral": ("#7a6a52", "#4a3e30", "#eadfc4", "#b59a6e", "#c2552e", "#ffd9a0"),
}
VELVET = {"white": "#56648c"}  # the ground behind a white device is not white
# deep, body, lit: frames, plates, gems
FACTION: dict[str, Tone] = {
    "red": (hx("#3a0a10"), hx("#a52a20"), hx("#ff9a66")),
    "blue": (hx("#081a40"), hx("#2458a8"), hx("#9cd4ff")),
    "green": (hx("#08261a"), hx("#2c7a44"), hx("#b8ec90")),
    "purple": (hx("#1c0c38"), hx("#6236a0"), hx("#e0a8ff")),
    "white": (hx("#3a4160"), hx("#b9bdd0"), hx("#fff4d8")),
    "black": (hx("#0c0a12"), hx("#3c3648"), hx("#cfc0ee")),
    "neutral": (hx("#2a241c"), hx("#7d6c52"), hx("#f0dcb4")),
}
RANK: dict[str, str] = {"S": "#b8763e", "M": "#b9c2cf", "L": "#e8b948"}


def inks(colour: str, rank: str | None = None) -> Mapping[str, Colour]:
    """f field, h its second tincture, m metal (M darker, L lighter), s second metal, a accent, e light, x trim of the
    rank (X darker), y cloth, and the colours all emblems share."""
    field, second, metal, other, accent, light = (hx(code) for code in TINCTURES[colour])
    trim = hx(RANK.get(rank or "", "#8d8a92"))
    return {
        **SHARED,
        "f": field,
        "h": second,
        "m": metal,
        "M": mix(metal, BLACK, 0.38),
        "L": mix(metal, WHITE, 0.3),
        "s": other,
        "S": mix(other, BLACK, 0.36),
        "a": accent,
        "e": light,
        "x": trim,
        "X": mix(trim, BLACK, 0.4),
        "y": field if colour != "white" else accent,
    }


def velvet(colour: str) -> Colour:
    """The cloth behind a device."""
    return hx(VELVET.get(colour, TINCTURES[colour][1]))


def faction(colour: str) -> Tone:
    """Deep, body and lit colour of a faction."""
    return FACTION[colour]
