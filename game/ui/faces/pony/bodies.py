"""Bodies of ponies: poses, trunks, legs, heads, wings and horns.

A picture is 100 units high: its middle is at x 0, the ground at y 92. Ponies look to the right. Shapes as in
faces/kit/curves.py; inks: f coat, F coat in shadow, l its lighter parts, h hooves, e eyes, k dark, w white.
"""

from __future__ import annotations

from game.frozen import frozen
from game.ui.faces.kit.curves import Lines

Spot = tuple[float, float]


@frozen
class Leg:
    """Where a leg begins (on the trunk), and where its knee and its hoof are, seen from there."""

    root: Spot
    knee: Spot
    hoof: Spot
    widths: tuple[float, float, float]


@frozen
class Pose:
    """How a pony stands: the tilt of the trunk, where its middle and the head are, how the head is turned, legs from
    far to near (far fore, far hind, near hind, near fore)."""

    tilt: float
    middle: Spot
    head: Spot
    nod: float
    legs: tuple[Leg, Leg, Leg, Leg]


FORE, HIND, THIGH, ARM = (9.0, -4.0), (-12.0, -3.0), (-17.0, 0.0), (15.0, 2.0)
THIN, THICK, SLIM = (9.5, 7.0, 7.4), (14.0, 8.6, 8.4), (8.6, 6.4, 6.8)


def _legs(
    far_fore: tuple[Spot, Spot], far_hind: tuple[Spot, Spot], near_hind: tuple[Spot, Spot], near_fore: tuple[Spot, Spot]
) -> tuple[Leg, Leg, Leg, Leg]:
    return (
        Leg(FORE, *far_fore, SLIM),
        Leg(HIND, *far_hind, SLIM),
        Leg(THIGH, *near_hind, THICK),
        Leg(ARM, *near_fore, THIN),
    )


POSES: dict[str, Pose] = {
    "stand": Pose(
        0,
        (-7, 64),
        (16, 35),
        0,
        _legs(((1, 16), (1, 28)), ((0, 14), (1, 28)), ((-3, 14), (-2, 27)), ((1, 14), (2, 26))),
    ),
    "walk": Pose(
        -2,
        (-7, 63),
        (16, 34),
        -3,
        _legs(((-2, 15), (-8, 27)), ((4, 15), (7, 28)), ((-6, 14), (-11, 27)), ((6, 13), (9, 26))),
    ),
    "trot": Pose(
        -5,
        (-7, 62),
        (16, 32),
        -6,
        _legs(((-3, 14), (-11, 24)), ((4, 15), (9, 26)), ((-8, 12), (-16, 24)), ((10, 8), (9, 21))),
    ),
    "rear": Pose(
        -36,
        (-11, 58),
        (13, 28),
        6,
        _legs(((12, 2), (14, 14)), ((7, 15), (13, 32)), ((-2, 16), (2, 31)), ((13, 6), (19, 16))),
    ),
    "leap": Pose(
        -16,
        (-7, 57),
        (17, 27),
        -2,
        _legs(((12, 6), (23, 11)), ((-8, 13), (-18, 22)), ((-13, 10), (-25, 18)), ((15, 5), (25, 3))),
    ),
    "sit": Pose(
        -40,
        (-11, 66),
        (13, 35),
        14,
        _legs(((6, 16), (8, 29)), ((10, 16), (16, 21)), ((10, 14), (18, 19)), ((5, 15), (5, 26))),
    ),
    "proud": Pose(
        -3,
        (-8, 64),
        (14, 33),
        -14,
        _legs(((8, 6), (6, 18)), ((0, 14), (1, 28)), ((-3, 14), (-2, 27)), ((1, 14), (1, 26))),
    ),
    "nod": Pose(
        3,
        (-7, 64),
        (19, 43),
        12,
        _legs(((1, 15), (0, 27)), ((0, 14), (0, 28)), ((-3, 14), (-3, 27)), ((4, 13), (7, 25))),
    ),
}

# around the middle of the trunk
TRUNK: Lines = ("c f -22 -3 -18 -13 -8 -15 3 -13 14 -14 23 -8 24 3 17 11 6 11 -5 10 -14 12 -21 7",)

# around the middle of the head
HEADS: dict[str, Lines] = {
    "usual": (
        "c f -15 0 -13 -11 -3 -17 8 -15.5 14 -8 19 -1 23 4 22 10 15.5 13.6 6 13.6 -3 15 -12 10",
        "c .l 17 -1.6 23 4 22 10 15.5 13.4 11.5 9 13 2",
    ),
    "foal": (
        "c f -16 0 -14.6 -12 -4 -19 8 -17.6 14.6 -9 18 -1 21 4 20 10 14 13.6 5 14 -4 15.6 -13 11",
        "c .l 16 -1 21 4 20 10 14 13.2 10 9 11.6 2",
    ),
    "square": (
        "c f -15 -1 -13 -12 -3 -17 9 -15 15 -8 20 -2 24.6 2 25 11 18 15.4 7 15 -2 16 -12 10",
        "c .l 18.4 -2.6 24.6 2 25 11 18 15 12.6 10 14 1",
    ),
    "fine": (
        "c f -14.6 0 -12.4 -11 -3 -16.6 7 -15.4 13 -8 19 -.6 22.6 4.4 21 9.4 14.6 12 5 12.6 -3 14 -11.6 9.4",
        "c .l 17 -1.4 22.6 4.4 21 9.4 14.6 11.8 11 8 13 2",
    ),
}
EAR: Lines = ("c f -8.6 -10! -11 -26! 2 -15!", "k .E -7 -14 -9 -22 -2 -15.6")
FAR_EAR: Lines = ("c F -1 -12! 1 -25! 8 -13!",)
MUZZLE: Lines = ("o .k 19.6 4.4 1 .8", "l K 1.1 13.4 10 16.4 10.8 20.6 9.4")
CHEEK: Lines = ("o .p 8.6 7.4 3 2",)

EYES: dict[str, Lines] = {
    "open": (
        "o .w 7.4 -2 4.2 5.8 -8",
        "o .e 8.2 -1.6 3.2 4.8 -8",
        "o .k 8.6 -1.4 1.8 3.2 -8",
        "o .w 7.2 -3.8 1.3 1.6",
        "l k 1.5 2.8 -4.4 6 -8 11 -7.2",
    ),
    "lash": (
        "o .w 7.4 -2 4.2 5.8 -8",
        "o .e 8.2 -1.6 3.2 4.8 -8",
        "o .k 8.6 -1.4 1.8 3.2 -8",
        "o .w 7.2 -3.8 1.3 1.6",
        "l k 1.6 2.8 -3.6 5.6 -8 11 -7.4",
        "l k 1.1 3.4 -5 .4 -7.4",
        "l k 1.1 4.8 -7 2.6 -9.6",
    ),
    "keen": (
        "c .w 2.6 -4 12 -5.4 11 2 7 4 3.4 1.4",
        "o .e 8 -1.4 2.8 3.6",
        "o .k 8.4 -1.4 1.5 2.4",
        "o .w 7.2 -3 1 1.1",
        "l k 1.9 1.8 -6 12.4 -6",
    ),
    "merry": ("l k 1.9 3 1 7.4 -4.6 11.8 1", "l k 1.1 3.4 -8.6 7.6 -11 11.4 -9.6"),
    "sleepy": (
        "o .w 7.4 -1 4.2 4.6 -8",
        "o .e 8 0 3 3.4",
        "o .k 8.4 .2 1.7 2.4",
        "o .w 7.2 -1.2 1 1",
        "c .F 2.4 -2 4 -7 11 -7 12.2 -2.4",
        "l k 1.5 2.4 -2 7.6 -2.8 12.2 -2.4",
    ),
    "wide": (
        "o .w 7.2 -2 5 6.6",
        "o .e 8 -1.8 2.8 3.6",
        "o .k 8.2 -1.6 1.4 2",
        "o .w 7.2 -3.4 1 1.2",
        "l k 1.2 2.6 -9.6 7 -11.6 11.4 -10.4",
    ),
    "wry": (
        "c .w 2.8 -2.4 12 -3.6 11.4 2.6 7.4 4.6 3.4 2",
        "o .e 8 0 2.8 3.2",
        "o .k 8.4 0 1.6 2.2",
        "o .w 7 -1.4 .9 1",
        "l k 1.7 2.2 -3 12.4 -4.4",
        "l k 1.2 3.4 -9 8 -11.4 12 -9.4",
    ),
}

HORN: Lines = ("c j 3 -13.6! 9.6 -33! 10.6 -12.6!", "l J 1 5 -19.4 9.8 -18", "l J 1 6.6 -24 9.8 -23")
LONG_HORN: Lines = (
    "c j 2.6 -13.6! 11.6 -39! 10.8 -12.6!",
    "l J 1 4.8 -19.6 10.4 -18",
    "l J 1 6.6 -25 10.8 -23.6",
    "l J 1 8.6 -31 11 -29.8",
)

# around their root on the back
WINGS: dict[str, Lines] = {
    "raised": (
        "c l 6 2 -3 -8 -14 -18 -29 -25! -27 -17 -31 -15! -24 -9 -26 -5! -17 -2 -16 3! -6 6",
        "c f 7 3 0 -7 -8 -14 -18 -18! -17 -11 -18 -8! -9 -4 -9 0! -2 6",
        "L .F .9 -20 -14 -12 -8",
        "L .F .9 -16 -6 -9 -3",
    ),
    "spread": (
        "c l 5 2 2 -12 -8 -25 -24 -36! -24 -27 -31 -27! -27 -18 -33 -15! -25 -8 -27 -3! -14 0 -8 5",
        "c f 6 3 2 -9 -5 -18 -15 -25! -15 -17 -18 -14! -13 -8 -14 -4! -5 1",
        "l F .9 -22 -24 -13 -13",
        "l F .9 -24 -14 -13 -7",
    ),
    "folded": (
        "c l 8 -4 -2 -8 -14 -6 -25 2! -20 4 -22 8! -14 7 -14 11! -6 9 4 6",
        "c f 9 -4 1 -8 -8 -6 -14 0! -8 2 -8 6! -1 6 6 4",
        "l F .8 -16 2 -8 2",
    ),
}
