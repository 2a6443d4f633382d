"""The brand sign: a hexagonal card with one corner folded over, its tip on the centre; and the window's icon."""

from __future__ import annotations

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, Point, ngon
from game.ui.art.kept import kept
from game.ui.art.palette import hx, mix

FOLD, FOLD_LIT = hx("#174238"), hx("#2b6a55")


@kept(6)
def brand(size: int) -> Surface:
    """The sign in a square of `size` pixels, from 12 up; from about 100 px on with its gilding."""
    ly, m, r = Layer((size, size), 6 if size < 64 else 4 if size < 200 else 3), size / 2, size / 2.14
    v = ngon((m, m), r, 6)  # v[0] is the top, then clockwise
    rim = max(1.0, r * 0.045)
    ly.poly((*P.BRASS_DEEP, 255), [v[0], v[1], v[2]], max(1.0, r * 0.02))
    if size > 80:
        ly.poly((8, 14, 12, 120), [v[0], v[1], v[2]])
    front = [v[0], v[2], v[3], v[4], v[5]]
    ly.poly((0, 0, 0, 110), [(x + r * 0.04, y + r * 0.06) for x, y in front])
    ly.poly((*P.IVORY, 255), front)
    for k, t in ((2, 0.5), (3, 0.25), (4, 0.0)):
        ly.poly((*mix(P.PARCHMENT, P.PARCHMENT_LOW, t), 255), [v[k], v[k + 1], (m, m)])
    if size > 80:
        _gilded(ly, v, (m, m), r)
    ly.poly((20, 10, 4, 90), [v[0], (m - r * 0.1, m + r * 0.06), v[2]])
    flap = [v[0], (m, m), v[2]]
    g = (sum(x for x, _ in flap) / 3, sum(y for _, y in flap) / 3)
    ly.poly((*FOLD, 255), flap)
    ly.poly((*FOLD_LIT, 255), [v[0], (m, m), g])
    if size > 80:
        ly.poly((*P.BRASS, 255), [(g[0] + (x - g[0]) * 0.74, g[1] + (y - g[1]) * 0.74) for x, y in flap], r * 0.018)
        ly.poly((*P.BRASS_LIT, 255), ngon(g, r * 0.085, 6), r * 0.02)
    ly.poly((*P.BRASS_LIT, 255), flap, rim * 0.8)
    ly.poly((*P.BRASS, 255), front, rim)
    ly.stroke((*P.FOCUS, 255), [v[0], v[2]], rim * 0.9)
    return ly.done()


def _gilded(ly: Layer, v: list[Point], m: Point, r: float) -> None:
    """Gold lines on the face of a large sign."""

    def inner(q: Point) -> Point:
        return (q[0] - m[0]) * 0.84 + m[0], (q[1] - m[1]) * 0.84 + m[1]

    for a, b in ((v[3], v[4]), (v[4], v[5]), (v[5], v[0])):
        ly.stroke((*mix(P.BRASS, P.IVORY, 0.2), 255), [inner(a), inner(b)], r * 0.018)
    for q in (v[3], v[4], v[5]):
        ly.stroke((*mix(P.BRASS, P.PARCHMENT, 0.45), 255), [m, inner(q)], r * 0.014)


def window_icon(size: int = 64) -> Surface:
    """The sign as the window's icon: straight alpha, as `pygame.display.set_icon` wants it."""
    sign = brand(size)
    out = sign.copy()
    for x in range(size):
        for y in range(size):
            red, green, blue, alpha = sign.get_at((x, y))
            if 0 < alpha < 255:
                out.set_at(
                    (x, y),
                    (
                        min(255, red * 255 // alpha),
                        min(255, green * 255 // alpha),
                        min(255, blue * 255 // alpha),
                        alpha,
                    ),
                )
    return out
