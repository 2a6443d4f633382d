"""The colours of photons, classes and keywords, for every palette. Shapes and lightness always say the same."""

from __future__ import annotations

from game.ui.art.palette import CLASS, KIND, Colour, hx
from game.ui.theme import BLUE_YELLOW, GREY, RED_GREEN, STANDARD, Colours

Tone = tuple[Colour, Colour, Colour]  # deep, body, lit
ORDER = ("attack", "skill", "charge", "any")  # of cost icons, as everywhere in the game

# Attack is dark, Skill between, Charge light: told apart by lightness alone, whatever hue an eye cannot see.
KINDS: dict[Colours, dict[str, Tone]] = {
    STANDARD: {
        **KIND,
        "attack": (hx("#3a0a0d"), hx("#bf2a28"), hx("#ff8d6b")),
        "charge": (hx("#2b4012"), hx("#8aa136"), hx("#f4ec98")),
    },
    RED_GREEN: {
        **KIND,
        "attack": (hx("#3c0c02"), hx("#b8400c"), hx("#ff9a5e")),
        "skill": (hx("#06263f"), hx("#2b8fd0"), hx("#a8e0ff")),
        "charge": (hx("#5a4c08"), hx("#d8c034"), hx("#fff6a8")),
    },
    BLUE_YELLOW: {
        **KIND,
        "attack": (hx("#40060e"), hx("#c8283a"), hx("#ff9a9a")),
        "skill": (hx("#06302e"), hx("#1f9a92"), hx("#a4f4ec")),
        "charge": (hx("#5c4a44"), hx("#d8b8aa"), hx("#fff0e8")),
        "event": (hx("#2c1226"), hx("#8a4a78"), hx("#f2c4e2")),
    },
    GREY: {
        **KIND,
        "attack": (hx("#141416"), hx("#55565c"), hx("#b4b6bc")),
        "skill": (hx("#26282c"), hx("#83878e"), hx("#dadde2")),
        "charge": (hx("#54565a"), hx("#bcbfc4"), hx("#ffffff")),
        "event": (hx("#1e1c22"), hx("#6a6872"), hx("#d0ced8")),
    },
}
CLASSES: dict[Colours, dict[str, Colour]] = {
    RED_GREEN: {"fighter": hx("#f0923a"), "trooper": hx("#58b8e8"), "sniper": hx("#d8cfe8")},
    BLUE_YELLOW: {"fighter": hx("#ff7a6a"), "trooper": hx("#4fd6c4"), "sniper": hx("#e6d6e6")},
    GREY: {"fighter": hx("#c2bfba"), "trooper": hx("#d6d8d8"), "sniper": hx("#e6e2ec")},
}
# on parchment, at least 5 : 1. Interference is printed red, victory points green (foton.md, section 11)
INKS: dict[str, Colour] = {
    "harm": hx("#a3180f"),
    "guard": hx("#1d4f86"),
    "auto": hx("#6d4408"),
    "points": hx("#18501d"),
}
INKS_BY_SIGHT: dict[Colours, dict[str, Colour]] = {
    RED_GREEN: {**INKS, "harm": hx("#8f2f00"), "guard": hx("#0a4f8c"), "points": hx("#00497a")},
    BLUE_YELLOW: {**INKS, "guard": hx("#0c5a56"), "points": hx("#0d5c3e")},
    GREY: {"harm": hx("#1a1410"), "guard": hx("#1a1410"), "auto": hx("#1a1410"), "points": hx("#1a1410")},
}


def kind_tone(kind: str, colours: Colours = STANDARD) -> Tone:
    """Deep, body and lit colour of "attack", "skill", "charge", "any" or "event"."""
    return KINDS.get(colours, KINDS[STANDARD])[kind]


def class_tint(cls: str, colours: Colours = STANDARD) -> Colour:
    """The light colour of "fighter", "trooper" or "sniper"."""
    return CLASSES.get(colours, CLASS)[cls]


def ink(style: str, colours: Colours = STANDARD) -> Colour:
    """What a keyword is printed with on parchment: "harm", "guard", "auto" or "points"."""
    return INKS_BY_SIGHT.get(colours, INKS)[style]
