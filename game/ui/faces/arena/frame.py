"""What the Arena's card faces share: panels, plates, windows, states, the light around them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, Point, add, bezier, cut, gradient, grain, noise, put, surface
from game.ui.art.palette import IDENTITY, Colour, mix

STATES: dict[str, Colour] = {"offer": P.OFFER, "select": P.SELECT, "hover": P.LAMP, "harm": P.HARM}
BAR, HEAD = 26, 16  # height of the bar with the name at scale 1, and its largest type
TEXTLESS, ZOOMED = 130, 300  # heights at scale 1: below the first no text, from the second on all details


def with_state(face: Surface, state: str, radius: float) -> Surface:
    """The face with its state marked inside its own outline; the face itself stays as it is."""
    if not state:
        return face
    out = face.copy()
    if state == "off":
        out.fill((156, 150, 148, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return out
    w, h = out.get_size()
    ly = Layer((w, h), 3)
    wide = max(2.0, min(w, h) / 46)
    ly.box(
        (*mix(STATES[state], (0, 0, 0), 0.7), 255),
        (wide * 0.6, wide * 0.6, w - 1.2 * wide, h - 1.2 * wide),
        radius,
        wide,
    )
    ly.box((*STATES[state], 255), (0, 0, w, h), radius, wide)
    put(out, ly.done())
    return out


def panel(size: tuple[int, int], colour: str, tone: float = 0.0) -> Surface:
    """The ground of a colour inside the stock: a deep gradient with slow clouds; tone 0..1 darkens it."""
    deep, body, _ = IDENTITY[colour]
    top, low = mix(mix(body, deep, 0.38), (0, 0, 0), tone), mix(mix(deep, body, 0.12), (0, 0, 0), tone)
    out = gradient(size, top, low, 0.35)
    clouds = (noise(100, 140, 20.0, 11 + len(colour), 3, 1.6) - 0.42).clip(0, 1)[..., None] * np.full(3, 60.0)
    add(out, pygame.transform.smoothscale(surface(clouds * (1 - tone) * (0.4 + mixed(body))), size))
    return out


def mixed(colour: Colour) -> float:
    """How bright a colour is, 0..1."""
    return sum(colour) / 765


def paper(size: tuple[int, int], tint: Colour | None = None) -> Surface:
    """Parchment for rules text, leaning a little to a tint."""
    top, low = P.PARCHMENT, mix(P.PARCHMENT, P.PARCHMENT_LOW, 0.55)
    if tint is not None:
        top, low = mix(top, tint, 0.06), mix(low, tint, 0.14)
    s = gradient(size, top, low)
    grain(s, 14, 11)
    return s


def shaped(
    dst: Surface, art: Surface, at: tuple[float, float], pts: Sequence[Point], rim: Colour, width: float
) -> None:
    """Art cut to a shape (points within its own box), with a metal line and an inner shade."""
    w, h = art.get_size()
    mask = Layer((w, h), 3)
    mask.poly((255, 255, 255, 255), pts)
    put(dst, cut(art, mask.done()), at)
    m = 4
    ly = Layer((w + 2 * m, h + 2 * m), 3)
    moved = [(x + m, y + m) for x, y in pts]
    ly.poly((0, 0, 0, 120), moved, width * 3.2)
    ly.poly(mix(rim, (0, 0, 0), 0.55), moved, width * 1.9)
    ly.poly(rim, moved, width)
    put(dst, ly.done(), (at[0] - m, at[1] - m))


def chamfered(w: float, h: float, cut_: float) -> list[Point]:
    """A rectangle with its corners cut off: the window of a sorcery."""
    c = cut_
    return [(c, 0), (w - c, 0), (w, c), (w, h - c), (w - c, h), (c, h), (0, h - c), (0, c)]


def arched(w: float, h: float, rise: float) -> list[Point]:
    """A window with a rounded top: that of an aura."""
    top = [(w / 2 - w / 2 * math.cos(math.pi * k / 30), rise - rise * math.sin(math.pi * k / 30)) for k in range(31)]
    return [(0, h), *top, (w, h)]


def lens(w: float, h: float) -> list[Point]:
    """The shape of an eye: the window of a hidden enchantment."""
    e = h * 0.06
    return [
        *bezier((0, h / 2), (w * 0.12, h * 0.1), (w * 0.28, e * 0.2), (w / 2, 0), 16),
        *bezier((w / 2, 0), (w * 0.72, e * 0.2), (w * 0.88, h * 0.1), (w, h / 2), 16),
        *bezier((w, h / 2), (w * 0.88, h * 0.9), (w * 0.72, h - e * 0.2), (w / 2, h), 16),
        *bezier((w / 2, h), (w * 0.28, h - e * 0.2), (w * 0.12, h * 0.9), (0, h / 2), 16),
    ]


def plate(
    dst: Surface, box: tuple[float, float, float, float], kind: str, top: Colour, low: Colour, rim: Colour
) -> None:
    """The plate under a name: pointed ends for a sorcery, round for an aura, notched for a hidden enchantment."""
    x, y, w, h = (round(v) for v in box)
    q = h * 0.34
    ends: dict[str, list[Point]] = {
        "sorcery": [(q, 0), (w - q, 0), (w, h / 2), (w - q, h), (q, h), (0, h / 2)],
        "aura": [
            *(
                (h / 2 - h / 2 * math.sin(math.pi * k / 16), h / 2 + h / 2 * math.cos(math.pi * k / 16))
                for k in range(17)
            ),
            *(
                (w - h / 2 + h / 2 * math.sin(math.pi * k / 16), h / 2 - h / 2 * math.cos(math.pi * k / 16))
                for k in range(17)
            ),
        ],
        "hidden": [(0, 0), (w, 0), (w - q, h / 2), (w, h), (0, h), (q, h / 2)],
    }
    pts = ends.get(kind, [(0, 0), (w, 0), (w, h), (0, h)])
    body = gradient((w, h), top, low)
    mask = Layer((w, h), 4)
    mask.poly((255, 255, 255, 255), pts)
    put(dst, cut(body, mask.done()), (x, y))
    ly = Layer((w + 4, h + 4), 4)
    ly.poly(rim, [(px + 2, py + 2) for px, py in pts], max(0.8, h / 30))
    put(dst, ly.done(), (x - 2, y - 2))
