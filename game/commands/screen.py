"""`play`, `shot` and the title: whatever needs the screen is loaded when it is asked for."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from game.commands import match_setup
from game.commands.match_setup import Usage

SIZES = (320, 8192)


def opened(**what: Any) -> int:
    """The window, on the title or whatever else is asked for. Usage if this installation has no screen."""
    try:
        from game.ui.app import main
    except ModuleNotFoundError as error:
        raise without(error) from None
    return main(**what)


def without(error: ModuleNotFoundError) -> Usage:
    """What is said where a library of the screen is missing."""
    return Usage(f"the screen cannot be used here: {error.name} is not installed")


def title(given: argparse.Namespace) -> int:
    """The title screen."""
    return opened(debug=given.debug)


def play(given: argparse.Namespace) -> int:
    """Straight into a match."""
    rules = match_setup.with_packs(given.ruleset, given.packs)
    seats = match_setup.kinds(given.seats or ",".join([match_setup.HUMAN] + ["normal"] * (min(rules.seats) - 1)))
    seed = secrets.randbits(32) if given.seed is None else given.seed
    made = match_setup.setup(rules, seats, seed, given)
    return opened(setup=made, debug=given.debug)


def shot(given: argparse.Namespace) -> int:
    """Any screen as a picture."""
    try:
        from game.ui import shots
    except ModuleNotFoundError as error:
        raise without(error) from None
    name, _, key = given.scene.partition(":")
    if name in shots.OF_GAME:
        match_setup.ruleset(key.partition("/")[0])
    elif given.scene not in shots.PLAIN:
        known = (*shots.PLAIN, *(f"{scene}:KEY" for scene in shots.OF_GAME))
        raise Usage(match_setup.nearest(given.scene, known, "scene"))
    out = Path(given.out)
    if out.suffix.lower() != ".png":
        raise Usage(f"--out must name a .png file, not '{given.out}'")
    if not out.parent.is_dir():
        raise Usage(f"--out: there is no folder '{out.parent}'")
    shots.shot(given.scene, given.size, given.lang, given.renderer, given.ui_scale, given.seed, given.after, out)
    return 0


def size(word: str) -> tuple[int, int]:
    """`1280x720` as two numbers."""
    parts = word.split("x")
    if len(parts) != 2 or not all(p.isdecimal() and SIZES[0] <= int(p) <= SIZES[1] for p in parts):
        raise argparse.ArgumentTypeError(f"'{word}' is not a size such as 1280x720 ({SIZES[0]} to {SIZES[1]} each)")
    return int(parts[0]), int(parts[1])


def scale(word: str) -> float:
    """A factor from 1 to 2."""
    try:
        factor = float(word)
    except ValueError:
        factor = 0.0
    if not 1.0 <= factor <= 2.0:
        raise argparse.ArgumentTypeError(f"'{word}' is not a number from 1 to 2")
    return factor
