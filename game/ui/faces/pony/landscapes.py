"""The landscapes of Problems and Dilemmas: sky, land in the distance, and the things of scenes.py.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from pygame import SRCALPHA, Surface

from game.rules.pony.cards import Problem, Resource
from game.ui.art.draw import Layer, Point, put
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.kit.card_stock import shade, solid
from game.ui.faces.kit.forge import Figure, View, forged, shine
from game.ui.faces.own_portraits import seen
from game.ui.faces.pony.scenes import SCENES, Scene
from game.ui.faces.pony.things import PAINT, PLACES, WEATHER
from game.ui.faces.pony.things_small import ANIMALS, GOODS

THINGS = {**PLACES, **WEATHER, **ANIMALS, **GOODS}
# the hour: top of the sky, its foot, distant land, near land, light
HOURS: dict[str, tuple[Colour, Colour, Colour, Colour, Colour]] = {
    name: (hx(a), hx(b), hx(c), hx(d), hx(e))
    for name, (a, b, c, d, e) in {
        "day": ("#3a86d0", "#cdeafa", "#7fb4a0", "#4a8a48", "#fffbe0"),
        "gold": ("#c8743a", "#ffe6a0", "#c49a5a", "#8a6a34", "#fff2c0"),
        "dusk": ("#3a2466", "#f0a070", "#7a5a8a", "#4a3a58", "#ffd8a0"),
        "night": ("#070b26", "#34447e", "#26305c", "#141a36", "#c8d8ff"),
        "storm": ("#27323e", "#93a4a4", "#566a6c", "#33443e", "#f4f0c0"),
        "gloom": ("#2a1c3e", "#a088b8", "#5a4a78", "#362c4e", "#e8d0ff"),
        "mint": ("#2a8a8a", "#dcf6cc", "#6ab08a", "#36784e", "#fbffd8"),
        "rose": ("#a84a8e", "#ffd8dc", "#c888aa", "#7a4a72", "#fff0e0"),
        "violet": ("#4a2a8a", "#d6b6f2", "#8a68b8", "#4a3474", "#fff0ff"),
        "ember": ("#3a0e14", "#e8783a", "#8a3a30", "#4a1e20", "#ffd08a"),
        "snow": ("#5a8ec8", "#eef6fd", "#b4cce4", "#dfeaf6", "#ffffff"),
        "blood": ("#1c0410", "#b8342a", "#5a1a24", "#2a0c14", "#ffb070"),
        "deep": ("#0a2a5c", "#3aa0b8", "#1f6a88", "#d8c49a", "#d0fff4"),
    }.items()
}
INDOORS = ("room", "library", "lab", "tower")
FOOT = 9.0  # how far below the line of the ground a scene is seen
STRANGE = Scene("day", "hills", ())


def landscape(facts: Problem | Resource, size: tuple[int, int]) -> Surface:
    """The place that a Problem speaks of, opaque."""
    return _landscape(seen(facts.number, "scene"), size)


@kept(10)
def _landscape(number: str, size: tuple[int, int]) -> Surface:
    scene = SCENES.get(number, STRANGE)
    high = max(46.0, 92.0 * size[1] / size[0])
    view = View(-high * size[0] / size[1] / 2, FOOT - high, high * size[0] / size[1])
    out = _land(scene, number, size, view)
    put(out, forged(figure_of(number), size, view, cloth=True))
    return _toned(out)


@lru_cache(48)
def figure_of(number: str) -> Figure:
    """All things of a scene."""
    figure, scene = Figure(PAINT), SCENES.get(number, STRANGE)
    n = max(1, len(scene.things))
    for k, thing in enumerate(scene.things):
        figure.draw(THINGS[thing.thing], 0.3 + 0.6 * k / n, (thing.x, thing.y), 0.0, thing.size, thing.flip)
    return figure


def _land(scene: Scene, number: str, size: tuple[int, int], view: View) -> Surface:
    """Sky and land, without things."""
    top, foot, _, _, light = HOURS[scene.hour]
    k = size[0] / view.wide
    ground = -view.top * k
    out = Surface(size, SRCALPHA)
    out.blit(shade((size[0], max(1, round(ground))), mix(top, foot, 0.08), foot), (0, 0))
    if scene.land not in INDOORS:
        dice = Dice(f"light/{number}")
        shine(
            out, (size[0] * (0.25 if dice.unit() < 0.5 else 0.75), ground * 0.45), 34 * k, mix(light, (0, 0, 0), 0.45)
        )
    ly = Layer(size, 2)
    Land(ly, scene, Dice(f"land/{number}"), k, ground).draw()
    put(out, solid(ly))
    return out


class Land:
    """The land of a scene in the making: lines of hills, trees, roofs or walls, flat in their colours."""

    def __init__(self, ly: Layer, scene: Scene, dice: Dice, k: float, ground: float) -> None:
        self.ly, self.scene, self.dice, self.k, self.ground = ly, scene, dice, k, ground
        self.w, self.h = ly.size
        _, self.sky, self.far, self.near, self.light = HOURS[scene.hour]

    def draw(self) -> None:
        land = self.scene.land
        if land in INDOORS:
            self.indoors(land)
            return
        if self.scene.hour in ("night", "dusk", "gloom", "violet"):
            self.stars()
        if land != "sky":
            self.ridge(
                9 if land not in ("peaks", "cave") else 20,
                13 if land != "peaks" else 22,
                mix(self.far, self.sky, 0.5),
                land in ("peaks", "cave"),
            )
        {
            "peaks": self.peaks,
            "thaw": self.peaks,
            "woods": self.woods,
            "orchard": self.woods,
            "hedge": self.woods,
            "town": self.town,
            "sea": self.water,
            "swamp": self.water,
            "sky": self.clouds,
            "cave": self.woods,
            "stage": self.town,
            "reef": self.reef,
        }.get(land, self.rolling)()
        self.floor()

    def ridge(self, rise: float, rough: float, ink: Colour, sharp: bool = False) -> None:
        """A line of hills or mountains `rise` units above the ground."""
        n = max(5, round(self.w / self.k / 17))
        heights = [rise + rough * (self.dice.unit() - 0.5) * (1 if j % 2 else 0.5) for j in range(n + 2)]
        points = [(self.w * (j - 0.5) / (n - 1), self.ground - self.k * high) for j, high in enumerate(heights)]
        line = points if sharp else _soft(points)
        self.ly.poly(ink, [(-4, self.h + 4), *line, (self.w + 4, self.h + 4)])
        if sharp:
            for (x0, y0), (x1, y1) in zip(points[1:-1:2], points[2::2], strict=False):
                self.ly.poly(
                    mix(ink, (255, 255, 255), 0.45),
                    [
                        (x0, y0),
                        (x0 + (x1 - x0) * 0.4, y0 + (y1 - y0) * 0.4 + self.k * 1.5),
                        (x0 - self.k * 1.4, y0 + self.k * 4),
                        (x0 - self.k * 4, y0 + self.k * 5),
                    ],
                )

    def stars(self) -> None:
        for _ in range(round(30 * self.w / self.h)):
            x, y = self.dice.between(0, self.w), self.dice.between(0, self.ground * 0.7)
            self.ly.disc(mix(self.light, (255, 255, 255), 0.5), (x, y), max(0.5, self.k * self.dice.between(0.18, 0.5)))

    def peaks(self) -> None:
        self.ridge(7, 9, mix(self.far, self.near, 0.35), True)

    def rolling(self) -> None:
        self.ridge(4.5, 7, mix(self.far, self.near, 0.3))

    def woods(self) -> None:
        """A row of round trees."""
        ink = mix(self.far, self.near, 0.55)
        n = round(self.w / self.k / 5)
        for j in range(n + 2):
            x, r = self.w * (j - 0.5) / n, self.k * self.dice.between(3.4, 6.4)
            self.ly.disc(mix(ink, self.far, self.dice.unit() * 0.4), (x, self.ground - r * 1.1), r)

    def town(self) -> None:
        """A row of roofs with lit windows."""
        n, ink = round(self.w / self.k / 8), mix(self.far, self.near, 0.5)
        for j in range(n + 1):
            x, wide, high = self.w * j / n, self.k * self.dice.between(2.6, 4.2), self.k * self.dice.between(4, 10)
            self.ly.box(ink, (x - wide, self.ground - high, 2 * wide, high + 2))
            roof = self.ground - high
            self.ly.poly(
                mix(ink, self.near, 0.4), [(x - wide * 1.25, roof), (x, roof - wide * 1.5), (x + wide * 1.25, roof)]
            )
            self.ly.box(
                mix(self.light, (255, 200, 90), 0.4), (x - self.k * 0.5, self.ground - high * 0.7, self.k, self.k * 1.3)
            )

    def water(self) -> None:
        """A sheet of water with glitter, from the horizon on."""
        top = self.ground - self.k * 5
        self.ly.box(mix(self.far, (20, 60, 120), 0.45), (0, top, self.w, self.h))
        for _ in range(26):
            x, y = self.dice.between(0, self.w), self.dice.between(top, self.h)
            self.ly.stroke(
                mix(self.light, self.far, 0.4),
                [(x, y), (x + self.k * self.dice.between(2, 7), y)],
                max(0.6, self.k * 0.3),
            )

    def clouds(self) -> None:
        """A floor of clouds."""
        self.ly.box(mix(self.sky, (255, 255, 255), 0.5), (0, self.ground, self.w, self.h))
        for row in range(3):
            for _ in range(round(self.w / self.k / 7)):
                x, r = self.dice.between(0, self.w), self.k * self.dice.between(3, 7)
                self.ly.disc(
                    mix(self.sky, (255, 255, 255), 0.35 + 0.3 * row),
                    (x, self.ground + self.k * (row * 3.4 - 1) + r * 0.3),
                    r,
                )

    def reef(self) -> None:
        """Weed and rocks on the ground of the sea."""
        for _ in range(round(self.w / self.k / 6)):
            x, high = self.dice.between(0, self.w), self.k * self.dice.between(6, 16)
            bend = self.k * self.dice.between(-3, 3)
            self.ly.stroke(
                mix(self.far, hx("#2f9a6a"), 0.5),
                [(x, self.ground + 4), (x + bend, self.ground - high * 0.5), (x, self.ground - high)],
                max(1.0, self.k * 0.9),
            )

    def floor(self) -> None:
        """The ground that things stand on, with a lit edge and blades or stones."""
        land = self.scene.land
        if land in ("sea", "sky"):
            return
        if land == "swamp":
            shore = _soft([(self.w * j / 6, self.ground + self.k * self.dice.between(1, 3.4)) for j in range(7)])
            self.ly.poly(mix(self.near, self.far, 0.3), [*shore, (self.w, self.h), (0, self.h)])
            return
        lean = self.k * 9 if land == "slope" else 0.0
        spots = [((j - 0.5) / 7, self.k * self.dice.between(0.2, 1.8)) for j in range(9)]
        line = _soft([(self.w * x, self.ground - rise + lean * (0.5 - x)) for x, rise in spots])
        self.ly.poly(self.near, [(-4, self.h + 4), *line, (self.w + 4, self.h + 4)])
        self.ly.stroke(mix(self.near, self.light, 0.4), line, max(1.0, self.k * 0.45))
        for _ in range(round(self.w / self.k / 4)):
            x, y = self.dice.between(0, self.w), self.dice.between(self.ground + self.k, self.h)
            tone = mix(self.near, self.light if self.dice.unit() < 0.5 else (0, 0, 0), 0.22)
            self.ly.stroke(
                tone,
                [(x, y), (x + self.k * self.dice.between(-0.6, 0.6), y - self.k * self.dice.between(0.8, 2.2))],
                max(0.7, self.k * 0.3),
            )

    def indoors(self, land: str) -> None:
        """A wall with a window or shelves, and a floor of boards."""
        wall, floor = mix(self.far, self.sky, 0.25), mix(self.near, hx("#6a4a30"), 0.4)
        self.ly.box(wall, (0, 0, self.w, self.ground + 2))
        k, n = self.k, round(self.w / self.k / 9)
        for j in range(n):
            self.ly.box(mix(wall, self.far, 0.3), (self.w * j / n, 0, self.w / n / 2, self.ground))
        for j in range(round(self.w / k / 46) + 1):
            x = self.w / 2 + k * (46 * j - 23 * round(self.w / k / 46))
            if land == "library":
                self.shelf(x)
            else:
                self.window(x, land)
        self.ly.box(mix(wall, (0, 0, 0), 0.35), (0, self.ground - k * 1.4, self.w, k * 1.6))
        self.ly.box(floor, (0, self.ground, self.w, self.h))
        for j in range(-8, 9):
            self.ly.stroke(
                mix(floor, (0, 0, 0), 0.3),
                [(self.w / 2 + j * self.w * 0.09, self.ground), (self.w / 2 + j * self.w * 0.16, self.h)],
                max(0.7, k * 0.3),
            )
        self.ly.box(mix(floor, self.light, 0.3), (0, self.ground, self.w, max(1.0, k * 0.5)))

    def window(self, x: float, land: str) -> None:
        """An arched window; that of a tower looks into the night."""
        k = self.k
        glass = (
            mix(HOURS["night"][1], HOURS["night"][0], 0.3)
            if land in ("tower", "lab")
            else mix(self.sky, (255, 255, 255), 0.3)
        )
        for grow, ink in ((1.6, mix(self.near, hx("#5a3a22"), 0.5)), (0.0, glass)):
            wide = k * (7 + grow)
            self.ly.box(ink, (x - wide, self.ground - k * (27 + grow), 2 * wide, k * (17 + 2 * grow)), wide * 0.9)
            self.ly.box(ink, (x - wide, self.ground - k * (18 + grow), 2 * wide, k * (9 + 2 * grow)))
        ink = mix(self.near, hx("#5a3a22"), 0.5)
        self.ly.stroke(ink, [(x, self.ground - k * 27), (x, self.ground - k * 9)], max(1.0, k * 0.8))
        self.ly.stroke(ink, [(x - k * 7, self.ground - k * 17), (x + k * 7, self.ground - k * 17)], max(1.0, k * 0.8))

    def shelf(self, x: float) -> None:
        """A shelf full of books."""
        k, wood = self.k, hx("#5a3a22")
        self.ly.box(wood, (x - k * 17, self.ground - k * 32, k * 34, k * 31))
        for row in range(3):
            y, at = self.ground - k * (22 - row * 10), -16.0
            while at < 14:
                wide, high = self.dice.between(1.6, 3.2), self.dice.between(5.6, 8)
                tone = mix(
                    self.far,
                    (hx("#a83a3a"), hx("#3a6aa8"), hx("#d8a83a"), hx("#4a8a5a"))[int(self.dice.unit() * 4)],
                    0.6,
                )
                self.ly.box(tone, (x + k * at, y - k * high, k * wide * 0.9, k * high))
                at += wide
            self.ly.box(mix(wood, (0, 0, 0), 0.3), (x - k * 17, y, k * 34, k))


def _soft(points: list[Point], steps: int = 8) -> list[Point]:
    """A soft line through the points."""
    x = np.array([p[0] for p in points])
    y = np.array([p[1] for p in points])
    t = np.linspace(0, len(points) - 1, (len(points) - 1) * steps + 1)
    i = np.minimum(t.astype(int), len(points) - 2)
    u = t - i
    ease = (1 - np.cos(np.pi * u)) / 2
    return [
        (float(a), float(b)) for a, b in zip(x[i] + (x[i + 1] - x[i]) * u, y[i] + (y[i + 1] - y[i]) * ease, strict=True)
    ]


def _toned(out: Surface) -> Surface:
    """The corners of a picture darker, opaque."""
    w, h = out.get_size()
    shadow = pygame.transform.smoothscale(_vignette(), (w, h))
    out.blit(shadow, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    return out


@lru_cache(1)
def _vignette() -> Surface:
    x, y = np.linspace(-1, 1, 48)[:, None], np.linspace(-1, 1, 32)[None]
    fade = 255 * (1 - 0.42 * np.clip((x * x * 0.8 + y * y - 0.45) / 1.4, 0, 1))
    s = Surface((48, 32), 0, 32)
    pygame.surfarray.blit_array(s, fade.astype(np.uint8)[..., None].repeat(3, 2))
    return s
