"""Foton: seals that are drawn and lit, photons that ring like small glasses, breath, quills and a gong."""

from __future__ import annotations

import numpy as np

from game.sound.arena_cues import fire
from game.sound.card_cues import flick, slide
from game.sound.cue import Cue, lower
from game.sound.desk_cues import chime
from game.sound.drums import drum
from game.sound.hiss import grains, sweep
from game.sound.modes import GLASS, STONE, another, bar, modal, scaled, strike
from game.sound.plucked import pluck
from game.sound.waves import Chance, Wave, eased, hertz, layers, mix, swell

SCALE = (57, 59, 60, 62, 64, 65, 68, 69)  # A harmonic minor, as its music is


def glass(rng: Chance, key: int, seconds: float = 0.6) -> Wave:
    """A small glass, touched."""
    return eased(modal(another(bar(hertz(key), (1, 2.32, 4.25, 6.63), 0.7, 0.8, 0.9), rng, 6, 3), seconds))


def strings(rng: Chance, keys: tuple[int, ...], gap: float, seconds: float = 0.9) -> Wave:
    """A koto, one string after the other."""
    return mix(*((gap * n, pluck(hertz(key), seconds, rng, 1.6, 0.8, 0.09, 0.05)) for n, key in enumerate(keys)))


def seal(rng: Chance, weight: float) -> Wave:
    """A breath is drawn in, the seal is lit, and fifths with a tritone ring; for a great one fire and a drum."""
    drawn = rng.uniform(0.34, 0.44)
    breath = sweep(drawn, lambda x: 300 * 2 ** (4 * x), 0.5, rng) * swell(drawn, 0.85, 1.6) * 0.5
    low = round(6 * weight)
    modes = [(hertz(m - low) * r, 1.5 / r, 0.3 / r) for m in (50, 57, 62, 68, 74) for r in (1, 2.76, 5.4)]
    ring = eased(modal(another(modes, rng, 10), 1.5), 0.006)
    lit = ((drawn, fire(rng, 0.4 + 0.4 * weight) * (0.2 + 0.6 * weight)), (drawn, drum(80, rng, 0.6) * weight))
    return mix((0, breath), (drawn - 0.02, ring), *lit)


def rests(rng: Chance, weight: float) -> Wave:
    """A candle is blown out."""
    blown = sweep(0.4, lambda x: 2400 * 2 ** (-1.6 * x), 0.7, rng) * swell(0.4, 0.25, 1.5)
    return mix((0, blown * 0.5), (0.16, glass(rng, int(rng.choice((69, 72)))) * 0.25))


def event_card(rng: Chance, weight: float) -> Wave:
    """A scroll is opened, and strings answer."""
    scroll = mix((0, slide(rng, weight, 0.3) * 0.5), (0.25, flick(rng, 1500) * 0.4))
    keys = (57, 64, 69, 72) if rng.random() < 0.5 else (57, 62, 65, 69)
    return mix((0, scroll), (0.12, strings(rng, keys, 0.09) * 0.7))


def photon(rng: Chance, weight: float) -> Wave:
    """Photons are laid into a field: a glass each."""
    keys = sorted(rng.choice(SCALE, round(1 + 4 * weight), replace=False) + 24)
    return mix(*((0.07 * n + rng.uniform(0, 0.02), glass(rng, int(k)) * 0.6) for n, k in enumerate(keys)))


def flare(rng: Chance, weight: float) -> Wave:
    """Interference: a hiss of fire at somebody, and a cold tritone."""
    keys = (62, 68) if rng.random() < 0.5 else (63, 69)
    ring = layers(eased(modal(bar(hertz(k), (1, 2.76, 5.4), 1.0, 0.9, 0.8), 1.0)) * 0.4 for k in keys)
    return mix((0, fire(rng, 0.5 + 0.3 * weight) * 0.7), (0.08, ring), (0.05, drum(95 * lower(weight), rng, 0.4) * 0.5))


def ward(rng: Chance, weight: float) -> Wave:
    """A circle closes, and holds: glass and stone."""
    hold = strike(scaled(STONE, 1.3), 0.2, rng, 0.4)
    hum = eased(modal([(hertz(k), 1.1, 0.25) for k in (69, 76, 81, 88)], 1.1), 0.02)
    return mix((0, hold * 0.8), (0.02, strike(GLASS, 0.6, rng, 0.2) * 0.35), (0.04, hum))


def let_pass(rng: Chance, weight: float) -> Wave:
    """Nobody stops it: a breath, and a string."""
    breath = sweep(0.3, lambda x: 900 + 500 * x, 0.7, rng) * swell(0.3, 0.5) * 0.3
    return mix((0, breath), (0.1, strings(rng, (int(rng.choice((57, 60))),), 0, 0.7) * 0.5))


def quill(rng: Chance, weight: float) -> Wave:
    """A line of a card is carried out: a stroke of the quill."""
    strokes, at = [], 0.0
    for _ in range(int(rng.integers(2, 4))):
        long = rng.uniform(0.05, 0.1)
        scratch = sweep(long, lambda x: 2600 + 1800 * x, 0.5, rng) * swell(long, 0.5, 1.1)
        strokes.append((at, scratch * rng.uniform(0.4, 0.7)))
        at += long * 1.1
    return mix(*strokes, (at, flick(rng, 3200) * 0.15))


def peek(rng: Chance, weight: float) -> Wave:
    """Cards are lifted a little, and looked at."""
    each = ((0.08 * n, slide(rng, weight, 0.1) * 0.4) for n in range(round(1 + 4 * weight)))
    return mix(*each, (0.05, glass(rng, 81, 0.4) * 0.15))


def goes_out(rng: Chance, weight: float) -> Wave:
    """A photon is turned face down: two glasses, downwards, and a little smoke."""
    smoke = sweep(0.35, lambda x: 1800 * 2 ** (-1.5 * x), 0.7, rng) * swell(0.35, 0.3) * 0.2
    return mix((0, glass(rng, 88)), (0.09, glass(rng, int(rng.choice((80, 81)))) * 0.8), (0.08, smoke))


def lights_up(rng: Chance, weight: float) -> Wave:
    """A photon is turned face up: two glasses, upwards."""
    return mix((0, glass(rng, int(rng.choice((80, 81))))), (0.09, glass(rng, 88) * 0.9))


def points(rng: Chance, weight: float) -> Wave:
    """Victory points: bells, the more the heavier."""
    keys = (69, 76, 81, 84, 88)[: round(2 + 3 * weight)]
    return mix(*((0.08 * n + rng.uniform(0, 0.015), chime(rng, k + 3, 0.9) * 0.7) for n, k in enumerate(keys)))


def supply(rng: Chance, weight: float) -> Wave:
    """An extra photon out of the common bowl: glass among glass."""
    rattle = grains(9, 0.1, (3500, 8000), 0.012, rng) * 0.5
    return mix((0, rattle), (0.08, glass(rng, int(rng.choice((79, 81, 84))))))


def whisper(rng: Chance, weight: float) -> Wave:
    """An automatic effect: a whisper, and the string that it touches."""
    said = sweep(0.4, lambda x: 2200 + 900 * np.sin(9 * x), 0.4, rng) * swell(0.4, 0.4) * 0.3
    return mix((0, said), (0.2, strings(rng, (69, int(rng.choice((76, 72)))), 0.08) * 0.6))


def gong(rng: Chance, weight: float) -> Wave:
    """A phase, a round: a gong, deeper for what is more."""
    f = 220 * lower(weight)
    modes = [(f * r, 1.8 / r**0.6, 0.5 / r**0.5) for r in (1, 1.48, 2.09, 2.56, 3.39, 4.08, 5.1)]
    swelling = grains(16, 0.12, (2000, 5000), 0.03, rng) * 0.12
    return layers((eased(modal(another(modes, rng, 30), 1.8), 0.012), swelling))


CUES = {
    "seal": Cue("event", 0.32, seal),
    "rests": Cue("table", 0.25, rests),
    "scroll": Cue("table", 0.2, event_card),
    "photon": Cue("table", 0.25, photon),
    "flare": Cue("blow", 0.26, flare),
    "ward": Cue("blow", 0.28, ward),
    "let_pass": Cue("table", 0.22, let_pass),
    "quill": Cue("desk", 0.12, quill),
    "peek": Cue("card", 0.14, peek),
    "goes_out": Cue("table", 0.25, goes_out),
    "lights_up": Cue("table", 0.25, lights_up),
    "points": Cue("event", 0.28, points),
    "supply": Cue("table", 0.2, supply),
    "whisper": Cue("table", 0.28, whisper),
    "gong": Cue("event", 0.3, gong),
}
