"""The colours that shapes name: those of the robot itself, and those that all robots share."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.art.palette import Colour, hx, mix

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
SHARED: dict[str, Colour] = {
    "d": hx("#2c3040"),
    "n": hx("#4a5164"),
    "t": hx("#aab4c4"),
    "g": hx("#e0ac3e"),
    "i": hx("#efe6d2"),
    "b": hx("#d9cfb8"),
    "k": hx("#12131c"),
    "w": hx("#f7f5ee"),
    "r": hx("#d23b34"),
    "u": hx("#7a4a2c"),
    "c": hx("#8fd4f2"),
}


def inks(main: str, second: str, third: str, eye: str) -> Mapping[str, Colour]:
    """m, s, a: the robot's three colours; e: what shines. M, S and L are m and s darker, and s lighter."""
    m, s = hx(main), hx(second)
    return {
        **SHARED,
        "m": m,
        "s": s,
        "a": hx(third),
        "e": hx(eye),
        "M": mix(m, BLACK, 0.38),
        "S": mix(s, BLACK, 0.36),
        "L": mix(s, WHITE, 0.25),
    }
