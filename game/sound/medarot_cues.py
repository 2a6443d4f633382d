"""Medarot: servos, plates and springs, beeps of a small computer, medals that fall into a tray."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.sound.bubbles import bubble
from game.sound.card_cues import flick, slide
from game.sound.cue import Cue, lower
from game.sound.drums import drum
from game.sound.hiss import grains, noise, sweep
from game.sound.modes import COIN, SHIELD, STONE, harmonics, scaled, strike
from game.sound.waves import RATE, Chance, Times, Wave, decay, eased, hertz, layers, mix, swell, times, wave


def beeps(keys: Sequence[int], gap: float, long: float = 0.09, duty: float = 0.25) -> Wave:
    """Square tones of an old computer, one after the other."""

    def strengths(k: Times) -> Times:
        return np.asarray(np.sin(np.pi * k * duty) / k)

    tones = (eased(harmonics(hertz(key), strengths, long, 9000, 1.2), 0.002, 0.02) for key in keys)
    return mix(*((gap * n, tone) for n, tone in enumerate(tones)))


def buzz(pitch: Times) -> Wave:
    """A motor at a pitch for every sample, and the whine of its gears."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    hum = sum((np.sin(k * phase) / k for k in (1, 2, 3, 5, 7)), np.zeros_like(phase)) * 0.4
    return wave(hum + np.sin(11.3 * phase) * 0.25 + np.sin(17.1 * phase) * 0.1)


def zap(start: float, end: float, seconds: float) -> Wave:
    """An electric tone that falls or rises."""
    t = times(seconds)
    pitch = start * (end / start) ** (t / seconds)
    tone = np.tanh(3 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE))
    return wave(tone) * decay(seconds, 0.003, seconds * 1.4, 0.02) * 0.3


def servo(rng: Chance, weight: float) -> Wave:
    """A Medarot moves: the motor ramps up, holds, brakes; a foot comes down."""
    long = rng.uniform(0.36, 0.5)
    x = times(long) / long
    speed = np.clip(x / 0.2, 0, 1) * np.clip((1 - x) / 0.25, 0, 1)
    pitch = (110 + 190 * speed * rng.uniform(0.85, 1.15)) * lower(weight)
    foot = strike(scaled(STONE, lower(weight)), 0.12, rng, 0.5)
    return mix((0, buzz(pitch) * swell(long, 0.4, 0.6)), (long - 0.04, foot * 0.6))


def stands_up(rng: Chance, weight: float) -> Wave:
    """A Medarot begins to act: a short motor upwards, and two beeps."""
    x = times(0.25) / 0.25
    up = buzz((120 + 200 * x * rng.uniform(0.9, 1.1)) * lower(weight)) * swell(0.25, 0.6, 0.8)
    top = int(rng.choice((83, 86)))
    return mix((0, up * 0.8), (0.2, beeps((76, top), 0.07) * 0.35))


def stalls(rng: Chance, weight: float) -> Wave:
    """A motor that cannot: it strains, clicks, and stops."""
    x = times(0.4) / 0.4
    strain = buzz(rng.uniform(150, 190) - 50 * x + 12 * np.sin(2 * np.pi * 23 * x)) * swell(0.4, 0.3, 0.7)
    clicks = ((0.1 * n + rng.uniform(0, 0.03), strike(scaled(STONE, 1.6), 0.06, rng, 0.4) * 0.5) for n in range(4))
    return mix((0, strain * 0.8), *clicks)


def plate(rng: Chance, weight: float) -> Wave:
    """A card of metal is set down."""
    ring = strike(scaled(SHIELD, 1.6 * lower(weight)), 0.3, rng, 0.3) * 0.35
    return mix((0, slide(rng, weight, 0.09) * 0.3), (0.07, ring), (0.07, flick(rng, 1700) * 0.6))


def boots(rng: Chance, weight: float) -> Wave:
    """Face-up: the eyes light up, and something in there starts."""
    low = lower(weight) * rng.uniform(0.9, 1.1)
    eyes = beeps((81, int(rng.choice((86, 88)))), 0.06) * 0.3
    return mix((0, flick(rng, 2200) * 0.4), (0.05, zap(180 * low, 900 * low, 0.4) * 0.9), (0.36, eyes))


def aims(rng: Chance, weight: float) -> Wave:
    """A weapon is charged: beeps that come faster, and the shot."""
    count = round(4 + 3 * weight)
    at = 0.45 * (1 - (1 - np.arange(count) / count) ** 1.8)
    locks = ((float(a), beeps((84,), 0, 0.05) * 0.25) for a in at)
    shot = layers((zap(2400 * lower(weight), 240, 0.25), noise(0.12, 600, 5000, rng) * decay(0.12, 0.001, 0.1) * 0.4))
    charge = zap(150, 700 * rng.uniform(0.85, 1.15), 0.48)
    return mix((0, eased(charge, 0.2) * 0.5), *locks, (0.48, shot))


def smashed(rng: Chance, weight: float) -> Wave:
    """A hit goes through: plates, a drum, a short circuit."""
    low = lower(weight)
    short = zap(1500 * low, 90, 0.3)
    plates = strike(scaled(SHIELD, low * rng.uniform(0.9, 1.1)), 0.4 + 0.4 * weight, rng, 0.6)
    return mix((0, plates * 0.5), (0, drum(95 * low, rng, 0.3) * 0.9), (0.01, short * 0.8))


def glances(rng: Chance, weight: float) -> Wave:
    """A hit glances off the armour."""
    ring = strike(scaled(SHIELD, 1.9 * rng.uniform(0.9, 1.1)), 0.5, rng, 0.4) * 0.5
    away = zap(1800, 3200, 0.2) * 0.5
    return mix((0, ring), (0.02, away))


def steps_in(rng: Chance, weight: float) -> Wave:
    """A guard takes the attack: a dash, and a wall of metal."""
    dash = sweep(0.14, lambda x: 600 + 1800 * x, 0.6, rng) * swell(0.14, 0.8, 1.2) * 0.5
    return mix((0, dash), (0.12, strike(scaled(SHIELD, 0.95), 0.8, rng, 0.8)), (0.12, drum(120, rng, 0.2) * 0.5))


def trap(rng: Chance, weight: float) -> Wave:
    """A trap: a catch snaps, a spring, sparks."""
    catch, iron = strike(scaled(STONE, 2.0), 0.08, rng, 0.8), strike(scaled(SHIELD, 1.4), 0.4, rng, 0.6)
    sparks = grains(26, 0.2, (3000, 9000), 0.006, rng) * 0.8
    return mix((0, catch), (0.05, iron * 0.5), (0.05, zap(300, 1400, 0.18) * 0.6), (0.1, sparks))


def barrier(rng: Chance, weight: float) -> Wave:
    """A barrier: a hum that swells, the blow on it, and it goes."""
    hum = (
        harmonics(hertz(int(rng.choice((55, 57, 59, 60, 62)))), lambda k: 1 / k, 0.7, 2600, 9)
        * swell(0.7, 0.35, 1.0)
        * 0.3
    )
    spray = noise(0.2, 1200, 4000, rng) * decay(0.2, 0.005, 0.2) * 0.3
    return mix((0, hum), (0.18, zap(900, 500, 0.3) * 0.6), (rng.uniform(0.15, 0.19), spray))


def reflects(rng: Chance, weight: float) -> Wave:
    """The attack goes back to where it came from."""
    there, again = zap(400, 1900, 0.16), zap(1900, 300, 0.24)
    return mix((0, there * 0.8), (0.15, strike(scaled(SHIELD, 1.5), 0.4, rng, 0.5) * 0.4), (0.17, again))


def explodes(rng: Chance, weight: float) -> Wave:
    """A Medarot is destroyed: a bang, plates that rain down, its motor runs out."""
    low = lower(weight)
    bang = noise(0.5, 140, 2600 * low, rng) * decay(0.5, 0.003, 0.45) * 0.5
    plates = (strike(scaled(SHIELD, rng.uniform(1.2, 3)), 0.25, rng, 0.4) * 0.15 for _ in range(12))
    rain = ((min(rng.exponential(0.2), 0.8), falling) for falling in plates)
    out = buzz(260 * low * np.exp(-2.6 * times(0.7))) * swell(0.7, 0.2, 0.8) * 0.35
    return mix((0, bang), (0, drum(80 * low, rng, 0.5, 0.5, 0.4)), (0.1, out), *rain)


def medals(rng: Chance, weight: float, gained: bool = True) -> Wave:
    """Medals fall into the tray, or are taken out of it: upwards or downwards."""
    count = round(2 + 5 * weight)
    sizes = np.linspace(0.85, 1.3, count) if gained else np.linspace(1.15, 0.75, count)
    coins = (strike(scaled(COIN, size), 0.35, rng, 0.2) * 0.6 for size in sizes)
    each = ((0.06 * n + rng.uniform(0, 0.02), coin) for n, coin in enumerate(coins))
    return mix(*each, *([(0.06 * count, beeps((91,), 0, 0.06) * 0.12)] if gained else []))


def medals_paid(rng: Chance, weight: float) -> Wave:
    """Medals are paid."""
    return medals(rng, weight, gained=False)


def burns(rng: Chance, weight: float) -> Wave:
    """A burning Medarot: hiss, crackle, and a warning."""
    hiss = sweep(0.5, lambda x: 1600 + 900 * np.sin(7 * x), 0.8, rng) * swell(0.5, 0.3, 1.1) * 0.4
    return mix((0, hiss), (0, grains(24, 0.3, (1500, 7000), 0.006, rng)), (0.1, beeps((79, 79), 0.12) * 0.15))


def chip(rng: Chance, weight: float) -> Wave:
    """An effect falls on a Medarot: a chip is pushed in."""
    keys = [int(k) for k in rng.permutation((76, 79, 83))]
    return mix((0, strike(scaled(STONE, 1.8), 0.06, rng, 0.4) * 0.5), (0.05, beeps(keys, 0.055) * 0.35))


def plan(rng: Chance, weight: float) -> Wave:
    """A Medarotter speaks: a card, and a call of four tones."""
    root = int(rng.choice((62, 64, 66)))
    keys = [root + k for k in ((0, 7, 12, 19) if rng.random() < 0.5 else (0, 3, 7, 12))]
    return mix((0, flick(rng, 2400) * 0.7), (0.06, beeps(keys, rng.uniform(0.065, 0.085), 0.12) * 0.4))


def special(rng: Chance, weight: float) -> Wave:
    """The special of a medal: an arpeggio that runs away upwards."""
    root = int(rng.choice((61, 63, 64, 66)))
    keys = [root + k for k in ((0, 3, 7, 12, 15, 19, 24) if rng.random() < 0.5 else (0, 7, 3, 12, 7, 19, 24))]
    return mix(
        (0, beeps(keys, rng.uniform(0.038, 0.052), 0.1, 0.5) * 0.4),
        (0.05, zap(200, rng.uniform(1000, 1500), 0.35) * 0.5),
    )


def powers_down(rng: Chance, weight: float) -> Wave:
    """It does nothing: all motors run out."""
    t, top = times(0.6), int(rng.choice((71, 72, 74)))
    runs_out = buzz(rng.uniform(250, 320) * np.exp(-2.2 * t)) * swell(0.6, 0.2, 0.8)
    return mix((0, runs_out), (0.1, beeps((top, top - 5), rng.uniform(0.1, 0.15)) * 0.3))


def scans(rng: Chance, weight: float) -> Wave:
    """Somebody else's cards are looked at: a beam goes over them."""
    each = ((0.07 * n, bubble(rng.uniform(1200, 2000)) * 0.5) for n in range(4))
    return mix((0, slide(rng, weight, 0.3) * 0.3), *each)


def rock_paper_scissors(rng: Chance, weight: float) -> Wave:
    """Three calls, and the hands."""
    last = int(rng.choice((76, 79)))
    claps = noise(0.09, 900, 3500, rng) * decay(0.09, 0.001, 0.07) * 0.6
    return mix((0, beeps((64, 64, last), rng.uniform(0.15, 0.18), 0.13) * 0.4), (0.36, claps))


CUES = {
    "servo": Cue("step", 0.12, servo),
    "stands_up": Cue("table", 0.14, stands_up),
    "stalls": Cue("table", 0.14, stalls),
    "plate": Cue("table", 0.14, plate),
    "boots": Cue("table", 0.16, boots),
    "aims": Cue("blow", 0.16, aims),
    "smashed": Cue("blow", 0.2, smashed),
    "glances": Cue("blow", 0.2, glances),
    "steps_in": Cue("blow", 0.22, steps_in),
    "trap": Cue("blow", 0.2, trap),
    "barrier": Cue("blow", 0.22, barrier),
    "reflects": Cue("blow", 0.2, reflects),
    "explodes": Cue("blow", 0.24, explodes),
    "medals": Cue("table", 0.16, medals),
    "medals_paid": Cue("table", 0.16, medals_paid),
    "burns": Cue("table", 0.16, burns),
    "chip": Cue("table", 0.14, chip),
    "plan": Cue("table", 0.18, plan),
    "special": Cue("event", 0.2, special),
    "powers_down": Cue("table", 0.18, powers_down),
    "scans": Cue("card", 0.16, scans),
    "janken": Cue("event", 0.2, rock_paper_scissors),
}
