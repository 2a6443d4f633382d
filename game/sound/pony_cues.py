"""Pony: hooves on turf, bells, small harps, bubbles of magic and, for trouble, a low bassoon."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.sound.brass import bent, horn
from game.sound.bubbles import bubble
from game.sound.card_cues import slide
from game.sound.cue import Cue, lower
from game.sound.desk_cues import chime, mallets
from game.sound.drums import drum
from game.sound.hiss import grains, sweep
from game.sound.modes import HOOF, WOOD, scaled, strike
from game.sound.plucked import pluck
from game.sound.waves import Chance, Wave, hertz, layers, mix, swell, times, wave


def hoof(rng: Chance, weight: float) -> Wave:
    """One hoof on turf."""
    low = lower(weight) * rng.uniform(0.92, 1.08)
    turf = grains(8, 0.04, (900, 3500), 0.012, rng) * 0.5
    return layers((strike(scaled(HOOF, low), 0.1, rng, 0.25, 3000), drum(170 * low, rng, 0.1, 0.2) * 0.35, turf))


def bells(rng: Chance, keys: Sequence[int], gap: float, seconds: float = 0.9) -> Wave:
    """Small bells, one after the other."""
    return mix(*((gap * n + rng.uniform(0, 0.02), chime(rng, key, seconds)) for n, key in enumerate(keys)))


def harp(rng: Chance, keys: Sequence[int], gap: float) -> Wave:
    """A harp, one string after the other."""
    return mix(*((gap * n, pluck(hertz(k), 1.0, rng, 2.0, 0.4, 0.3, 0.08) * 0.6) for n, k in enumerate(keys)))


def canter(rng: Chance, weight: float) -> Wave:
    """Somebody runs from one place to another: three beats and a rest, twice."""
    stride = 0.4 + 0.12 * weight
    beats = ((0.0, 0.7), (0.24, 0.85), (0.48, 1.0))
    return mix(
        *((stride * (n + at) + rng.uniform(0, 0.012), hoof(rng, weight) * v) for n in range(2) for at, v in beats)
    )


def friend(rng: Chance, weight: float) -> Wave:
    """A card is played: bells, and two hooves."""
    keys = (79, 83, 86) if rng.random() < 0.5 else (79, 86, 83)
    hooves = mix((0, hoof(rng, weight)), (rng.uniform(0.09, 0.12), hoof(rng, weight)))
    return mix((0, slide(rng, weight, 0.1) * 0.3), (0.04, bells(rng, keys, 0.07)), (0.1, hooves))


def lands(rng: Chance, weight: float) -> Wave:
    """A card comes into play by itself: a hop."""
    return mix((0, harp(rng, (74, 79), 0.05) * 0.6), (0.14, hoof(rng, weight) * 0.8))


def magic(rng: Chance, weight: float) -> Wave:
    """An ability: a harp upwards, and sparks over it."""
    root = int(rng.choice((67, 69)))
    sparks = ((rng.uniform(0.1, 0.6), chime(rng, 96 + int(rng.choice((0, 3, 7))), 0.4, 0.3) * 0.2) for _ in range(7))
    return mix((0, harp(rng, [root + k for k in (0, 4, 7, 11, 14)], 0.055)), *sparks)


def points(rng: Chance, weight: float) -> Wave:
    """Points: a peal of bells, the more the longer."""
    return bells(rng, (79, 83, 86, 91, 95)[: round(2 + 3 * weight)], 0.09)


def tokens(rng: Chance, weight: float) -> Wave:
    """Action tokens come: bubbles, upwards."""
    pitches = np.linspace(900, 1900, round(2 + 4 * weight))
    return mix(
        *(
            (0.06 * n + rng.uniform(0, 0.02), bubble(float(f) * rng.uniform(0.85, 1.15)) * 0.8)
            for n, f in enumerate(pitches)
        )
    )


def tokens_spent(rng: Chance, weight: float) -> Wave:
    """Action tokens go: two taps of wood."""
    taps = (strike(scaled(WOOD, 1.5 * rng.uniform(0.9, 1.1)), 0.08, rng, 0.2) for _ in range(round(2 + 2 * weight)))
    return mix(*((0.07 * n, tap * 0.5) for n, tap in enumerate(taps)), (0.02, bubble(rng.uniform(600, 800)) * 0.4))


def boosted(rng: Chance, weight: float) -> Wave:
    """A Mane Character is boosted: harp, bells and horns of a small triumph."""
    brass = layers(horn(hertz(k) * 2 ** (rng.normal() / 300), 0.9) * 0.3 for k in (55, 62, 67))
    return mix((0, harp(rng, (67, 71, 74, 79, 83, 86), 0.05)), (0.3, bells(rng, (91, 95, 98), 0.08)), (0.32, brass))


def trembles(rng: Chance, weight: float) -> Wave:
    """A Friend is frightened: teeth of wood, a tone that shakes."""
    t = times(0.5)
    shake = wave(np.sin(2 * np.pi * 520 * t + 9 * np.sin(2 * np.pi * 9 * t))) * swell(0.5, 0.3, 1.0) * 0.25
    knocks = ((0.05 * n + rng.uniform(0, 0.01), strike(scaled(WOOD, 1.3), 0.05, rng, 0.2) * 0.4) for n in range(7))
    return mix((0, shake), *knocks)


def takes_heart(rng: Chance, weight: float) -> Wave:
    """A Friend is not afraid any more: a harp, and a stamp."""
    return mix((0, harp(rng, (67, 71, 74), 0.07)), (0.24, hoof(rng, 0.6)))


def tired(rng: Chance, weight: float) -> Wave:
    """Exhausted: one slow hoof, and a breath."""
    breath = sweep(0.35, lambda x: 1300 - 600 * x, 0.7, rng) * swell(0.35, 0.35) * 0.3
    return mix((0, hoof(rng, 0.7) * 0.8), (0.08, breath))


def awake(rng: Chance, weight: float) -> Wave:
    """Ready again: two quick hooves."""
    return mix((0, hoof(rng, 0.3) * 0.7), (rng.uniform(0.08, 0.12), hoof(rng, 0.3)))


def stronger(rng: Chance, weight: float) -> Wave:
    """Power on a card: bars, upwards."""
    return mallets(rng, (72, 76, 79)[: 2 + (weight > 0.4)], 0.06, 0.5)


def trouble(rng: Chance, weight: float) -> Wave:
    """A Troublemaker shows itself: a bassoon creeps down."""
    keys = (64, 63, 60) if rng.random() < 0.5 else (64, 61, 58)
    reeds, off = [], 2 ** (rng.normal() / 24)
    for n, key in enumerate(keys):
        long = 0.22 if n < 2 else 0.6
        loud = swell(long, 0.3, 0.6)
        reeds.append((0.2 * n, bent(hertz(key) * off, np.full(len(loud), rng.uniform(1.4, 2.2)), 2.0) * loud * 0.6))
    return mix(*reeds, (0.4, drum(150, rng, 0.5, 0.4) * 0.5))


def sneaks(rng: Chance, weight: float) -> Wave:
    """A Troublemaker goes face down: it tiptoes away."""
    return mix(*((0.11 * n, pluck(hertz(57 - 2 * n), 0.4, rng, 0.5, 0.3, 0.3, 0.2) * 0.7) for n in range(3)))


def beaten(rng: Chance, weight: float) -> Wave:
    """A Troublemaker is beaten: a kick, and bells run away."""
    kick = mix((0, hoof(rng, 0.9)), (0.03, drum(100, rng, 0.4, 0.5)))
    return mix((0, kick), (0.14, bells(rng, (91, 86, 83, 79), 0.06) * 0.6))


def vanishes(rng: Chance, weight: float) -> Wave:
    """A card leaves play: a puff."""
    puff = sweep(0.3, lambda x: 1800 * 2 ** (-1.2 * x), 0.9, rng) * swell(0.3, 0.15, 1.2) * 0.6
    return mix((0, puff), (0.06, bubble(900) * 0.3))


def problem(rng: Chance, weight: float) -> Wave:
    """A Problem is turned up: two horns ask."""
    bend = 2 ** (rng.normal() / 200)
    asked = ((0.0, horn(hertz(55) * bend, 0.25) * 0.7), (rng.uniform(0.2, 0.25), horn(hertz(61) * bend, 0.5) * 0.7))
    return mix((0, slide(rng, weight) * 0.2), *asked)


def solved(rng: Chance, weight: float) -> Wave:
    """A Problem is solved: the horns answer, all bells."""
    bend = 2 ** (rng.normal() / 200)
    answer = ((0.0, horn(hertz(55) * bend, 0.25) * 0.6), (0.22, horn(hertz(62) * bend, 0.8) * 0.6))
    return mix(*answer, (0.24, bells(rng, (86, 91, 95, 98, 103), 0.07) * 0.8))


def faceoff(rng: Chance, weight: float) -> Wave:
    """Two sides stand before each other: hooves scrape, a roll of drums."""
    scrape = sweep(0.2, lambda x: 900 + 500 * x, 0.8, rng) * swell(0.2, 0.4) * 0.4
    roll = ((0.2 + 0.05 * n, drum(150 + 8 * n, rng, 0.12, 0.4) * (0.25 + 0.06 * n)) for n in range(9))
    return mix((0, scrape), *roll, (0.68, hoof(rng, 0.8)), (0.68, chime(rng, 79, 0.9) * 0.6))


def even(rng: Chance, weight: float) -> Wave:
    """A tie, or nobody wins: two bells that do not agree."""
    return mix((0, chime(rng, 79, 0.9) * 0.8), (0.12, chime(rng, 80, 0.9) * 0.8))


def morning(rng: Chance, weight: float) -> Wave:
    """A turn begins: a harp, and one bell."""
    keys = (55, 62, 67, 74) if rng.random() < 0.5 else (55, 59, 67, 74)
    return mix((0, harp(rng, keys, 0.08)), (0.34, chime(rng, 86, 1.0) * 0.7))


CUES = {
    "canter": Cue("step", 0.16, canter),
    "friend": Cue("table", 0.24, friend),
    "lands": Cue("table", 0.2, lands),
    "charm": Cue("magic", 0.28, magic),
    "peal": Cue("event", 0.28, points),
    "tokens": Cue("table", 0.18, tokens),
    "tokens_spent": Cue("table", 0.14, tokens_spent),
    "boosted": Cue("event", 0.3, boosted),
    "trembles": Cue("table", 0.2, trembles),
    "takes_heart": Cue("table", 0.2, takes_heart),
    "tired": Cue("step", 0.16, tired),
    "awake": Cue("step", 0.14, awake),
    "stronger": Cue("table", 0.2, stronger),
    "trouble": Cue("event", 0.28, trouble),
    "sneaks": Cue("table", 0.18, sneaks),
    "beaten": Cue("blow", 0.24, beaten),
    "vanishes": Cue("table", 0.2, vanishes),
    "problem": Cue("event", 0.28, problem),
    "solved": Cue("event", 0.3, solved),
    "faceoff": Cue("event", 0.26, faceoff),
    "even": Cue("event", 0.26, even),
    "morning": Cue("event", 0.28, morning),
}
