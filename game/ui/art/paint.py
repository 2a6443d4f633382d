"""A brush box for pictures: lit shapes, glows, rim light, skies. One recipe serves every size.

A `Sheet` is measured in units from its middle (x to the right, y down); the square from -32 to 32 is always seen, and
more to the sides or above and below, up to `wide` and `high`. Light falls from the upper left, the warm lamp; rim light
comes cold from the right.

Long because it is a box of brushes, each a few lines.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import SRCALPHA, Surface

from game.ui.art.palette import Colour, hx

Point = tuple[float, float]
Points = Sequence[Point]
Paint = str | Sequence[int]
Ramp = NDArray[np.uint8]

LIGHT = (-0.55, -0.84)
GRAIN = 1.6
SEEN = 64.0  # side of the square that is always seen
INK = "#0d0a14"
OWN = "own"  # an outline in the form's own darkest tone


class Dice:
    """Repeatable choices for one picture: same key, same picture, on every machine."""

    def __init__(self, key: str) -> None:
        self.key, self.n = key, 0

    def unit(self) -> float:
        """A number from 0 up to 1."""
        self.n += 1
        return (zlib.crc32(f"{self.key}/{self.n}/{self.key}".encode()) * 2654435761 % 2**32) / 2**32

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self.unit()


def rgb(colour: Paint) -> Colour:
    """#rrggbb or three numbers as a colour."""
    return hx(colour) if isinstance(colour, str) else (int(colour[0]), int(colour[1]), int(colour[2]))


def blend(a: Paint, b: Paint, t: float) -> Colour:
    """Between two colours: 0 gives a, 1 gives b."""
    one, two = rgb(a), rgb(b)
    return rgb([max(0, min(255, round(x + (y - x) * t))) for x, y in zip(one, two, strict=True)])


@lru_cache(512)
def ramp(*stops: str | Colour) -> Ramp:
    """256 colours through evenly spaced stops, shadow to highlight."""
    table = np.array([rgb(s) for s in stops], float)
    at, x = np.linspace(0, 1, len(stops)), np.linspace(0, 1, 256)
    return np.stack([np.interp(x, at, table[:, i]) for i in range(3)], 1).astype(np.uint8)


def tone_of(colours: Ramp, k: int) -> Colour:
    """One colour of a ramp, 0 (shadow) to 255 (highlight)."""
    return int(colours[k, 0]), int(colours[k, 1]), int(colours[k, 2])


def outline_of(colours: Ramp) -> Colour:
    """The colour of outlines: the form's own shadow, never pure black."""
    return tone_of(colours, 12)


def matte(colour: Paint) -> Ramp:
    """Skin, cloth, wood and paper: shadows lean to violet, lights lean to the lamp."""
    c = rgb(colour)
    return ramp(
        blend(c, "#1a0f33", 0.74), blend(c, "#2a1850", 0.36), c, blend(c, "#fff1d0", 0.36), blend(c, "#fff8ea", 0.78)
    )


def metal(colour: Paint) -> Ramp:
    """Polished metal: a dark horizon, a bounce below it and a hot top."""
    c = rgb(colour)
    return ramp(
        blend(c, "#05060c", 0.9),
        blend(c, "#0a0a16", 0.66),
        blend(c, "#1a1c30", 0.28),
        blend(c, "#10101c", 0.44),
        c,
        blend(c, "#ffffff", 0.16),
        blend(c, "#fff3dc", 0.5),
        blend(c, "#fff6e6", 0.3),
        "#fffaf0",
    )


def smooth(points: Points, closed: bool = True, steps: int = 6) -> list[Point]:
    """A Catmull-Rom curve through the points; a point given twice is a corner."""
    p, n, out = list(points), len(points), []
    for i in range(n if closed else n - 1):
        a, b, c, d = (p[j % n] if closed else p[min(max(j, 0), n - 1)] for j in range(i - 1, i + 3))
        if b == c:
            continue
        if a == b:
            a = (2 * b[0] - c[0], 2 * b[1] - c[1])
        if d == c:
            d = (2 * c[0] - b[0], 2 * c[1] - b[1])
        for s in range(steps):
            t = s / steps
            out.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    if not closed:
        out.append(p[-1])
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Source: Catmull-Rom spline with tension 1/2."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def oval(x: float, y: float, rx: float, ry: float | None = None, rot: float = 0, n: int = 32) -> list[Point]:
    """An ellipse as points; `rot` in degrees."""
    ry, a = rx if ry is None else ry, math.radians(rot)
    return [
        (
            x + rx * math.cos(t) * math.cos(a) - ry * math.sin(t) * math.sin(a),
            y + rx * math.cos(t) * math.sin(a) + ry * math.sin(t) * math.cos(a),
        )
        for t in (2 * math.pi * i / n for i in range(n))
    ]


def bow(x: float, y: float, r: float, start: float, end: float, n: int = 24, ry: float | None = None) -> list[Point]:
    """Points on an arc from one angle to another, in degrees, clockwise on the screen from the right."""
    ry = r if ry is None else ry
    return [
        (
            x + r * math.cos(math.radians(start + (end - start) * i / n)),
            y + ry * math.sin(math.radians(start + (end - start) * i / n)),
        )
        for i in range(n + 1)
    ]


def spikes(x: float, y: float, outer: float, inner: float, n: int = 5, rot: float = -90) -> list[Point]:
    """A star with n points."""
    return [
        (
            x + (inner if i % 2 else outer) * math.cos(math.radians(rot) + math.pi * i / n),
            y + (inner if i % 2 else outer) * math.sin(math.radians(rot) + math.pi * i / n),
        )
        for i in range(2 * n)
    ]


def ribbon(points: Points, widths: Sequence[float]) -> list[Point]:
    """A smooth band along a path; widths are spread over its length."""
    path = smooth(points, False)
    at = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(widths)), widths) / 2
    left, right = [], []
    for i, (x, y) in enumerate(path):
        (x0, y0), (x1, y1) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        d = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d * at[i], (x1 - x0) / d * at[i]
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def mirror(points: Points) -> list[Point]:
    """The points on the other side of the upright axis."""
    return [(-x, y) for x, y in points]


@lru_cache(8)
def _disc(power: float) -> Surface:
    """A soft white disc whose alpha falls from the middle."""
    y, x = np.mgrid[-1:1:96j, -1:1:96j]
    s = Surface((96, 96), SRCALPHA)
    s.fill((255, 255, 255))
    pygame.surfarray.pixels_alpha(s)[:] = (255 * np.clip(1 - np.hypot(x, y), 0, 1) ** power).astype(np.uint8)
    return s


def softened(surface: Surface, radius: int) -> Surface:
    """A blurred copy. Two boxes look like a bell and take a third of its time."""
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, radius), radius)


class Sheet:
    """A supersampled picture in the making."""

    def __init__(self, size: tuple[int, int], over: int = 0) -> None:
        w, h = size
        self.size = size
        self.over = over or (3 if w * h < 30000 else 2)
        self.unit = min(w, h * 1.05) / SEEN * self.over  # pixels of the big sheet per unit
        self.wide, self.high = w * self.over / 2 / self.unit, h * self.over / 2 / self.unit
        self.surf = Surface((w * self.over, h * self.over), SRCALPHA)
        self._places: list[tuple[float, float, float, float, int]] = []

    def layer(self) -> Sheet:
        """An empty sheet of the same size, for a figure that is lit as a whole."""
        return Sheet(self.size, self.over)

    @contextmanager
    def at(self, x: float, y: float, rot: float = 0, scale: float = 1, flip: bool = False) -> Iterator[None]:
        """Draw around (x, y): what is drawn inside is scaled, turned (degrees) and mirrored about its own origin."""
        self._places.append((x, y, math.radians(rot), scale, -1 if flip else 1))
        yield
        self._places.pop()

    def _px(self, points: Iterable[Point]) -> list[Point]:
        """Units where we draw now, as pixels of the big sheet."""
        cx, cy, out = self.surf.get_width() / 2, self.surf.get_height() / 2, []
        for x, y in points:
            for ox, oy, a, s, f in reversed(self._places):
                u, v = x * s * f, y * s
                x, y = ox + u * math.cos(a) - v * math.sin(a), oy + u * math.sin(a) + v * math.cos(a)
            out.append((cx + x * self.unit, cy + y * self.unit))
        return out

    @property
    def zoom(self) -> float:
        """Pixels per unit where we draw now."""
        return self.unit * math.prod(p[3] for p in self._places)

    def _box(self, p: Points, margin: int) -> pygame.Rect:
        x0, y0 = math.floor(min(x for x, _ in p)), math.floor(min(y for _, y in p))
        x1, y1 = math.ceil(max(x for x, _ in p)), math.ceil(max(y for _, y in p))
        box = pygame.Rect(x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin)
        return box.clip(self.surf.get_rect())

    def form(
        self,
        points: Points,
        colours: Ramp,
        bevel: float = 3,
        base: float = 0.52,
        lift: float = 0.16,
        depth: float = 0.62,
        edge: Paint | None = OWN,
        width: float = 0.75,
    ) -> None:
        """A filled shape lit as a pillow: bevel is the roundness, base the tone, lift the fall from top to foot."""
        p = self._px(points)
        if edge is not None:
            self._stroke(p, blend(outline_of(colours), INK, 0.72) if edge == OWN else edge, width, True)
        box = self._box(p, 2)
        if box.width < 3 or box.height < 3:
            return
        mask = Surface(box.size, 0, 32)
        pygame.draw.polygon(mask, (255, 255, 255), [(x - box.x, y - box.y) for x, y in p])
        t8 = self._tones(mask, bevel, base, lift, depth)
        piece = Surface(box.size, SRCALPHA)
        pygame.surfarray.pixels3d(piece)[:] = colours[t8]
        pygame.surfarray.pixels_alpha(piece)[:] = pygame.surfarray.array_red(mask)
        self.surf.blit(piece, box)

    def body(self, parts: Sequence[tuple[Points, Ramp, float]], width: float = 0.75, base: float = 0.5) -> None:
        """Forms that belong together: outlines first, so that the silhouette stays one. (points, ramp, bevel) each."""
        for points, colours, _ in parts:
            self._stroke(self._px(points), blend(outline_of(colours), INK, 0.72), width, True)
        for points, colours, bevel in parts:
            self.form(points, colours, bevel, base, edge=None)

    def _tones(self, mask: Surface, bevel: float, base: float, lift: float, depth: float) -> NDArray[np.uint8]:
        """How bright each pixel of a shape is: the slope of its blurred outline against the light."""
        w, h = mask.get_size()
        step = max(1.0, bevel * self.zoom / 5)
        sw, sh = max(2, round(w / step)), max(2, round(h / step))
        low = Surface((sw + 10, sh + 10), 0, 32)
        low.blit(pygame.transform.smoothscale(mask, (sw, sh)), (5, 5))
        blurred = pygame.surfarray.array_red(softened(low, 3))
        soft: NDArray[np.float64] = blurred / 255
        gx, gy = np.gradient(soft, axis=0), np.gradient(soft, axis=1)
        fall = np.linspace(lift, -lift, sh)[None, :]
        slope = (gx * LIGHT[0] + gy * LIGHT[1])[5:-5, 5:-5]
        tone = base - slope * depth * 8 + fall + (soft[5:-5, 5:-5] - 0.8) * 0.18
        small = Surface((sw, sh), 0, 32)
        pygame.surfarray.pixels3d(small)[:] = (np.clip(tone, 0, 1) * 255).astype(np.uint8)[..., None]
        big: NDArray[np.uint8] = pygame.surfarray.array_red(pygame.transform.smoothscale(small, (w, h)))
        return big

    def _stroke(self, p: Points, colour: Paint, width: float, closed: bool) -> None:
        """Every piece of the line as a true quad with round joints: one width in all directions."""
        w, c = max(1.0, width * self.zoom) / 2, rgb(colour)
        for i in range(len(p) if closed else len(p) - 1):
            (x0, y0), (x1, y1) = p[i], p[(i + 1) % len(p)]
            n = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = -(y1 - y0) / n * w, (x1 - x0) / n * w
            corners = [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)]
            pygame.draw.polygon(self.surf, c, corners)
        if w > 1.5:
            for q in p:
                pygame.draw.circle(self.surf, c, q, w)

    def line(self, points: Points, colour: Paint, width: float = 0.8, closed: bool = False) -> None:
        """A round pen line."""
        self._stroke(self._px(points), colour, width, closed)

    def flat(self, points: Points, colour: Paint, alpha: float = 1) -> None:
        """A plain shape."""
        p = self._px(points)
        if alpha >= 1:
            pygame.draw.polygon(self.surf, rgb(colour), p)
            return
        box = self._box(p, 1)
        if box.width < 1 or box.height < 1:
            return
        s = Surface(box.size, SRCALPHA)
        pygame.draw.polygon(s, (*rgb(colour), int(255 * alpha)), [(x - box.x, y - box.y) for x, y in p])
        self.surf.blit(s, box)

    def glow(
        self, x: float, y: float, r: float, colour: Paint, alpha: float = 1, power: float = 2, ry: float | None = None
    ) -> None:
        """A soft patch of colour laid over what is there."""
        ((px, py),) = self._px([(x, y)])
        w, h = max(2, round(2 * r * self.zoom)), max(2, round(2 * (ry or r) * self.zoom))
        s = pygame.transform.smoothscale(_disc(power), (w, h))
        s.fill((*rgb(colour), int(255 * min(1, alpha))), special_flags=pygame.BLEND_RGBA_MULT)
        self.surf.blit(s, (px - w / 2, py - h / 2))

    def light(
        self, x: float, y: float, r: float, colour: Paint, alpha: float = 1, power: float = 2, ry: float | None = None
    ) -> None:
        """Light added to what is there."""
        ((px, py),) = self._px([(x, y)])
        w, h = max(2, round(2 * r * self.zoom)), max(2, round(2 * (ry or r) * self.zoom))
        lit = Surface((w, h), 0, 32)
        lit.blit(pygame.transform.smoothscale(_disc(power), (w, h)), (0, 0))
        lit.fill([int(v * min(1, alpha)) for v in rgb(colour)], special_flags=pygame.BLEND_RGB_MULT)
        self.surf.blit(lit, (px - w / 2, py - h / 2), special_flags=pygame.BLEND_RGB_ADD)

    @contextmanager
    def shining(self, blur: float = 2.5, strength: float = 1, crisp: bool = True) -> Iterator[Sheet]:
        """What is drawn on the yielded layer is light: it glows `blur` units around, and stays crisp if wanted."""
        layer = self.layer()
        layer._places = list(self._places)
        yield layer
        small = max(1.0, blur * self.unit / 4)
        w, h = self.surf.get_size()
        low = pygame.transform.smoothscale(
            layer.surf.premul_alpha(), (max(2, round(w / small)), max(2, round(h / small)))
        )
        low = softened(low, 3)
        if strength < 1:
            low.fill([int(255 * strength)] * 3, special_flags=pygame.BLEND_RGB_MULT)
        self.surf.blit(pygame.transform.smoothscale(low, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        if crisp:
            self.surf.blit(layer.surf, (0, 0))

    def sky(self, *stops: Paint) -> None:
        """A vertical gradient over the whole sheet."""
        s = Surface((1, 256), 0, 32)
        pygame.surfarray.pixels3d(s)[0] = ramp(*(rgb(stop) for stop in stops))
        self.surf.blit(pygame.transform.smoothscale(s, self.surf.get_size()), (0, 0))

    def rim(self, colour: Paint, shift: Point = (-1.1, 0.5), power: float = 0.8) -> None:
        """Light along the edge that faces away from `shift` (in units): the figure stands off its ground."""
        a = pygame.surfarray.array_alpha(self.surf).astype(np.int16)
        dx, dy = round(shift[0] * self.unit), round(shift[1] * self.unit)
        edge = np.clip(a - np.roll(a, (dx, dy), (0, 1)), 0, 255)
        lit = Surface(self.surf.get_size(), SRCALPHA)
        lit.fill(rgb(colour))
        pygame.surfarray.pixels_alpha(lit)[:] = (edge * power).astype(np.uint8)
        self.surf.blit(lit, (0, 0))

    def stamp(self, figure: Sheet, shadow: float = 0.5, offset: Point = (1.2, 1.8), alpha: float = 1) -> None:
        """Put a figure on this sheet with a soft shadow behind it; `alpha` below 1 makes a ghost of it."""
        w, h = self.surf.get_size()
        if shadow:
            small = (max(8, w // 8), max(8, h // 8))
            s = softened(pygame.transform.smoothscale(figure.surf, small), 2)
            s.fill((0, 0, 0, int(255 * shadow)), special_flags=pygame.BLEND_RGBA_MULT)
            self.surf.blit(pygame.transform.smoothscale(s, (w, h)), (offset[0] * self.unit, offset[1] * self.unit))
        if alpha < 1:
            figure.surf.fill((255, 255, 255, int(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        self.surf.blit(figure.surf, (0, 0))

    def finish(self, vignette: float = 0.55) -> Surface:
        """The picture at its real size, with darker corners and a breath of grain."""
        out = pygame.transform.smoothscale(self.surf, self.size)
        out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
        return toned(out, vignette)


def toned(picture: Surface, vignette: float) -> Surface:
    """Darken the corners and add repeatable grain, in place."""
    w, h = picture.get_size()
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-1, 1, h)[None, :]
    fade = 1 - vignette * np.clip((x * x + y * y - 0.5) / 1.5, 0, 1)
    noise = np.random.default_rng(5).normal(0, GRAIN, (w, h)).astype(np.float32)
    px = pygame.surfarray.pixels3d(picture)
    px[:] = np.clip(px * fade[..., None] + noise[..., None], 0, 255).astype(np.uint8)
    return picture
