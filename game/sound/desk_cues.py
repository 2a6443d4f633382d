"""What the program itself sounds like: its controls, dice and coins, a turn, the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from game.sound import bounces
from game.sound.brass import horn
from game.sound.cue import Cue, lower
from game.sound.modes import BELL, MALLET, WOOD, another, bar, modal, scaled, strike
from game.sound.waves import Chance, Wave, eased, hertz, layers, mix


def mallets(rng: Chance, keys: Sequence[int], gap: float, long: float, swing: float = 0.1) -> Wave:
    """Keys of a marimba one after the other, `gap` seconds apart or a little more or less."""
    notes = []
    for n, key in enumerate(keys):
        modes = another(bar(hertz(key), MALLET, long, 1.2, 1.3), rng, 6, 4)
        at = gap * (n + rng.uniform(-swing, swing) * (n > 0))
        notes.append((at, eased(modal(modes, long)) * rng.uniform(0.8, 1)))
    return mix(*notes)


def chime(rng: Chance, key: float, seconds: float, long: float = 0.6) -> Wave:
    """A small bell, struck elsewhere every time."""
    modes = another([(hertz(key) * r, t * long, a) for r, t, a in BELL], rng, 8, 3)
    return eased(modal(modes, seconds)) * 0.5


def hover(rng: Chance, weight: float) -> Wave:
    """A touch of glass."""
    return mallets(rng, [int(rng.choice((86, 88, 91, 93)))], 0.1, 0.12)


def click(rng: Chance, weight: float) -> Wave:
    """A small wooden key goes down, and up again."""
    down = strike(scaled(WOOD, lower(weight) * rng.uniform(0.85, 1.15)), 0.09, rng, 0.3)
    return mix((0, down), (rng.uniform(0.035, 0.05), strike(scaled(WOOD, 1.7), 0.04, rng, 0.2) * 0.25))


def back(rng: Chance, weight: float) -> Wave:
    """Two steps down."""
    return mallets(rng, (76, int(rng.choice((71, 72, 69)))), 0.06, 0.25)


def refuse(rng: Chance, weight: float) -> Wave:
    """A dull knock, twice, half a tone lower: no. High enough for the loudspeakers of a laptop."""
    no = mallets(rng, (64, 63), 0.09, 0.22, 0.2)
    return layers((no, mix((0, strike(WOOD, 0.08, rng, 0.1) * 0.5), (0.09, strike(WOOD, 0.08, rng, 0.1) * 0.6))))


def turn(rng: Chance, weight: float) -> Wave:
    """A fifth upwards: somebody is asked to play."""
    return layers((mallets(rng, (67, 74), 0.14, 0.9), mix((rng.uniform(0.13, 0.15), chime(rng, 86, 0.8) * 0.15))))


def win(rng: Chance, weight: float) -> Wave:
    """Up a chord of G, bells on top."""
    top = [int(rng.choice((95, 98))), 103]
    bells = ((0.62 + 0.11 * n, chime(rng, key, 1.2) * 0.4) for n, key in enumerate(top))
    bent = 2 ** (rng.normal() / 300)
    brass = ((0.1 * n, horn(hertz(key) * bent, 1.3 - 0.1 * n) * 0.35) for n, key in enumerate((55, 59, 62)))
    return mix((0, mallets(rng, (67, 71, 74, 79, 83), 0.13, 1.1)), *bells, *brass)


def lose(rng: Chance, weight: float) -> Wave:
    """Down a chord of C minor, slower and slower."""
    bass = ((0.3 + 0.02 * rng.random(), horn(hertz(48), 1.4) * 0.3), (0.32, horn(hertz(51), 1.3) * 0.2))
    return mix((0, mallets(rng, (67, 63), 0.24, 1.0)), (0.52, mallets(rng, (60, 55), 0.34, 1.3)), *bass)


def dice(rng: Chance, weight: float) -> Wave:
    """Dice on the table: one (0) to eight (1)."""
    return bounces.dice(rng, round(1 + 7 * weight))


def toss_up(rng: Chance, weight: float) -> Wave:
    """A coin decides."""
    return bounces.coin(rng)


def tick(rng: Chance, weight: float) -> Wave:
    """A marker is moved: one small piece of wood on another."""
    return strike(scaled(WOOD, 1.6 * lower(weight) * rng.uniform(0.9, 1.1)), 0.06, rng, 0.25)


CUES = {
    "hover": Cue("desk", 0.08, hover),
    "click": Cue("desk", 0.1, click),
    "back": Cue("desk", 0.1, back),
    "refuse": Cue("desk", 0.1, refuse),
    "tick": Cue("desk", 0.1, tick),
    "turn": Cue("event", 0.25, turn),
    "win": Cue("event", 0.3, win),
    "lose": Cue("event", 0.3, lose),
    "dice": Cue("table", 0.18, dice),
    "toss_up": Cue("table", 0.18, toss_up),
}
