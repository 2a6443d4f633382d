"""Busts of Medarots: parts put together as builds.py says, forged once per size, kept."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from game.packs.looks import ROBOT
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.faces.kit.forge import Figure, View, forged
from game.ui.faces.kit.inks import inks
from game.ui.faces.medarot.backs import BACKS
from game.ui.faces.medarot.bodies import ARMS, SHOULDERS, TRUNKS
from game.ui.faces.medarot.builds import BUILDS, Build
from game.ui.faces.medarot.crests import CRESTS
from game.ui.faces.medarot.heads import EYES, JAWS, SHELLS
from game.ui.faces.own_portraits import seen, tint

HEAD = (0.0, 42.0)  # where the middle of the head is; the picture is 100 units high
SPREAD = {
    "broad": 1.12,
    "stone": 1.2,
    "tank": 1.1,
    "plump": 1.08,
    "plates": 1.1,
    "barrel": 1.08,
    "slim": 0.84,
    "dress": 0.84,
    "sailor": 0.86,
    "rings": 0.9,
}
LONG_NECK = (
    "c m -8 36 8 36 13 70 -13 70",
    "l M 1.2 -8.6 44 8.6 44",
    "l M 1.2 -9.4 50 9.4 50",
    "l M 1.2 -10.4 56 10.4 56",
)
LOW = {"wide": 3.0, "egg": 2.0, "long": -2.0, "small": -14.0}  # heads that sit lower or higher
ARM, OTHER = 1.0, 0.84


def build_of(key: str, line: str) -> Build:
    """The parts of a Medarot. One that is not in the table looks like its line, painted differently."""
    name = key.rpartition("/")[2]
    if name in BUILDS:
        return BUILDS[name]
    return _stranger(name, line)


def _stranger(name: str, line: str) -> Build:
    """The look of a Medarot from another card file: parts and colours by chance, always the same for its name."""
    dice = Dice(f"medarot/{name}/{line}")
    looks = list(BUILDS.values())

    def pick() -> Build:
        return looks[int(dice.unit() * len(looks))]

    chance = pick(), pick(), pick(), pick()
    head, body, arms, back = (BUILDS.get(seen(name, part), own) for part, own in zip(ROBOT.parts, chance, strict=True))
    usual = pick().tints
    main, second, third, light = (tint(name, colour, own) for colour, own in zip(ROBOT.colours, usual, strict=True))
    return Build(
        head.shell,
        head.eyes,
        head.jaw,
        head.crests,
        body.trunk,
        body.shoulder,
        arms.arm,
        arms.other,
        back.back,
        (main, second, third, light),
    )


@lru_cache(160)
def figure(build: Build) -> Figure:
    """All forms of a robot, back to front."""
    f = Figure(inks(*build.tints))
    f.draw(BACKS[build.back], 0.05)
    wide = SPREAD.get(build.trunk, 1.0)
    f.draw(TRUNKS[build.trunk], 0.35)
    for side, arm in ((1, build.other), (-1, build.arm)):
        f.draw(SHOULDERS[build.shoulder], 0.5, (side * 30 * wide, 75), 0, 1.0, side < 0)
        held = ARM if side < 0 else OTHER
        fist = arm == "fist"
        f.draw(
            ARMS[arm], 0.65, (side * (33 * wide + 3), 84 if fist else 87), side * (6 if fist else 10), held, side > 0
        )
    _head(f, build)
    return f


def _head(f: Figure, build: Build) -> None:
    """Crests behind, helmet, eyes, jaw, crests in front."""
    at = (HEAD[0], HEAD[1] + LOW.get(build.shell, 0.0))
    if build.shell == "small":
        f.draw(LONG_NECK, 0.6)
    crests = [line for crest in build.crests for line in CRESTS[crest]]
    f.draw((line for line in crests if not line.startswith(">")), 0.7, at)
    f.draw(SHELLS[build.shell], 0.85, at)
    f.draw(EYES[build.eyes], 0.95, at)
    f.draw(JAWS[build.jaw], 1.0, at)
    f.draw((line[1:] for line in crests if line.startswith(">")), 1.0, at)


@kept(6)
def cutout(build: Build, size: tuple[int, int], view: View) -> Surface:
    """A robot on a clear ground, premultiplied: the part of it that `view` shows."""
    return forged(figure(build), size, view)
