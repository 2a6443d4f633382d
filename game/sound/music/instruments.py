"""Instruments: what a band plays on. Each makes a note of so many hertz, held for so many seconds, so strong (0 to 1).

The kit's strings, bars, skins and brass, as the study tuned them; and bowed strings, a flute, a synthesizer, hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np

from game.sound.brass import VIBRATO
from game.sound.brass import horn as horns
from game.sound.drums import drum
from game.sound.hiss import noise
from game.sound.modes import CELESTA, HOOF, MALLET, WOOD, Mode, another, bar, bell, modal, scaled, strike
from game.sound.plucked import pluck
from game.sound.spectrum import convolve
from game.sound.waves import RATE, Chance, Times, Wave, decay, eased, layers, mix, samples, times, wave

Instrument = Callable[[float, float, float, Chance], Wave]
BODY: Sequence[Mode] = ((115, 0.12, 1), (225, 0.1, 0.8), (410, 0.07, 0.6), (690, 0.05, 0.4))
"""The wood of a lute."""
TABLE = 1 << 14  # samples of one cycle


def held(x: Wave, seconds: float, release: float) -> Wave:
    """A sound that is let go after so many seconds and dies away in `release` more."""
    n = min(len(x), samples(seconds + release))
    left = (seconds + release - np.arange(n) / RATE) / release
    return x[:n] * wave(np.clip(left, 0, 1) ** 1.5)


def cycles(pitch: float, strengths: Callable[[Times], Times], seconds: float, top: float, vibrato: float = 0) -> Wave:
    """The harmonics of `pitch` up to `top` hertz, which do not die away: a cycle is reckoned once, and read on and on.

    A bank of modes could do it as well, at ten times the cost. `vibrato` is how far the pitch sways, as a share of it;
    it comes late.
    """
    numbers = np.arange(1, max(2, int(top / pitch) + 1)).astype(np.float64)
    spectrum = np.zeros(TABLE // 2 + 1, np.complex128)
    spectrum[1 : len(numbers) + 1] = -0.5j * TABLE * strengths(numbers)
    table = np.fft.irfft(spectrum, TABLE)
    place = (swayed(pitch, times(seconds), vibrato) * TABLE).astype(np.int64) % TABLE
    return wave(table[place])


def swayed(pitch: float, t: Times, vibrato: float) -> Times:
    """How many cycles of a pitch have gone by at each moment."""
    late = np.clip((t - 0.25) / 0.5, 0, 1)
    return pitch * (t + late * np.sin(2 * np.pi * VIBRATO * t) * (vibrato / (2 * np.pi * VIBRATO)))


# ---- strings -------------------------------------------------------------------------------------
def string(t60: float, bright: float, pick: float, damp: float, release: float, body: float = 0.0) -> Instrument:
    """A plucked string, as `pluck` describes it, let go in `release` seconds; `body` is how much wood it has."""

    def play(pitch: float, seconds: float, strong: float, rng: Chance) -> Wave:
        long = min(seconds + release, t60)
        x = pluck(pitch, long, rng, t60, bright * (0.5 + 0.5 * strong), pick, damp)
        if body:
            box = modal(BODY, 0.14)
            x = layers((x, convolve(x, box)[: len(x)] * (body / float(np.abs(box).sum()) * 12)))
        return held(x, seconds, release) * strong

    return play


def bowed(
    pitch: float,
    seconds: float,
    strong: float,
    rng: Chance,
    open_to: float = 2200,
    attack: float = 0.2,
    release: float = 0.4,
) -> Wave:
    """Three players on one note, not quite in tune; the harder they bow the brighter."""
    knee, long = open_to * (0.6 + 0.4 * strong), seconds + release
    x = layers(
        cycles(pitch * 2 ** (cents / 1200), lambda k: 1 / k / (1 + (k * pitch / knee) ** 2.5), long, 5 * knee, 0.003)
        for cents in (-7 + rng.normal(), rng.normal(), 7 + rng.normal())
    )
    rise = wave(np.clip(times(len(x) / RATE) / attack, 0, 1) ** 0.8)
    return held(eased(x, 0.004) * rise, seconds, release) * (strong * 0.22)


# ---- struck --------------------------------------------------------------------------------------
def mallet(ratios: Sequence[float], t60: float, fall: float, tilt: float) -> Instrument:
    """Bars of wood or steel: the lower the longer they ring."""

    def play(pitch: float, seconds: float, strong: float, rng: Chance) -> Wave:
        long = min(2.5, t60 * (262 / pitch) ** 0.6)
        modes = bar(pitch, ratios, long, fall, tilt + 0.5 * (1 - strong))
        return eased(modal(another(modes, rng, cents=0, db=1), long), 0.0015) * (strong * 0.7)

    return play


def skin(pitch: float, t60: float, stick: float, snap: float = 0.0) -> Instrument:
    """A drum; `snap` is how much of the stick's wood is heard, for those who have no deep loudspeakers."""

    def play(_: float, seconds: float, strong: float, rng: Chance) -> Wave:
        x = drum(pitch, rng, t60, stick)
        edge = another([(310, 0.16, 0.5), (470, 0.11, 0.4), (760, 0.07, 0.3)], rng)
        return layers((x, eased(modal(edge, 0.2)) * snap)) * strong

    return play


def hiss(low: float, high: float, rise: float, long: float) -> Instrument:
    """What only hisses: a shaker, a hat."""

    def play(_: float, seconds: float, strong: float, rng: Chance) -> Wave:
        return noise(long, low, high, rng) * decay(long, rise, long) * (strong * 0.15)

    return play


def clap(_: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A few hands, almost together."""
    hands = (
        (at + rng.uniform(0, 0.004), decay(0.03, 0.001, 0.02) * noise(0.03, 900, 3800, rng)) for at in (0, 0.011, 0.022)
    )
    return mix(*hands, (0.024, noise(0.14, 900, 3000, rng) * decay(0.14, 0.002, 0.12) * 0.7)) * (strong * 0.4)


def hooves(_: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A hoof on turf."""
    return (
        layers((strike(scaled(HOOF, 0.75 + 0.35 * strong), 0.1, rng, 0.2, 3000), drum(150, rng, 0.1, 0.2) * 0.4))
        * strong
    )


def rim(_: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A stick on wood."""
    return strike(WOOD, 0.1, rng) * strong


def snare(_: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A snare drum."""
    wires = noise(0.16, 900, 8000, rng) * decay(0.16, 0.001, 0.16) * 0.25
    return layers((wires, eased(modal([(190, 0.1, 0.5), (320, 0.07, 0.3)], 0.15)))) * strong


# ---- blown ---------------------------------------------------------------------------------------
def horn(pitch: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A pair of horns."""
    return horns(pitch * 2 ** (rng.normal() / 600), seconds + 0.12) * strong


def flute(pitch: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A wooden flute: few a breath of noise, a vibrato that comes late."""
    t = times(seconds + 0.12)
    phase = 2 * np.pi * swayed(pitch, t, 0.006)
    tone = sum(a * np.sin(k * phase) for k, a in ((1, 1.0), (2, 0.42 * strong), (3, 0.22 * strong), (4, 0.06)))
    breath = noise(len(t) / RATE, pitch, pitch * 3, rng)[: len(t)] * (0.02 + 0.06 * decay(seconds + 0.12, 0.01, 0.2))
    envelope = np.clip(t / 0.05, 0, 1) * np.clip((seconds + 0.12 - t) / 0.12, 0, 1)
    return wave((tone + breath) * envelope * strong * 0.5)


# ---- made by machines ----------------------------------------------------------------------------
def pulse(duty: float, t60: float) -> Instrument:
    """A wave that is up for `duty` of its time, as in old consoles."""

    def play(pitch: float, seconds: float, strong: float, rng: Chance) -> Wave:
        x = cycles(pitch, lambda k: np.sin(np.pi * k * duty) / k, seconds, 9000) * decay(seconds, 0.002, t60)
        return held(x, seconds * 0.92, 0.03) * (strong * 0.5)

    return play


def synth_bass(pitch: float, seconds: float, strong: float, rng: Chance) -> Wave:
    """A saw whose filter closes: its harmonics die the sooner the higher they are."""
    modes = [(pitch * k, 1.6 / k**0.7, 1 / k**0.8) for k in range(1, 2 + int(3000 / pitch))]
    return held(eased(modal(modes, seconds + 0.05)), seconds * 0.9, 0.05) * (strong * 0.5)


INSTRUMENTS: Mapping[str, Instrument] = {
    "lute": string(2.6, 0.5, 0.22, 0.07, 0.3, body=0.8),
    "harp": string(4.0, 0.3, 0.4, 0.05, 1.0),
    "ukulele": string(1.1, 0.4, 0.3, 0.1, 0.15, body=0.6),
    "bass": string(2.2, 0.3, 0.18, 0.1, 0.1, body=0.5),
    "strings": bowed,
    "low strings": partial(bowed, open_to=1500, attack=0.12),
    "short strings": partial(bowed, open_to=1900, attack=0.015, release=0.12),
    "synth": partial(bowed, open_to=3200, attack=0.03, release=0.12),
    "celesta": mallet(CELESTA, 1.6, 0.9, 1.6),
    "marimba": mallet(MALLET, 0.75, 1.1, 1.1),
    "bell": lambda pitch, seconds, strong, rng: bell(pitch, 1.8) * (strong * 0.5),
    "pulse": pulse(0.25, 1.6),
    "thin pulse": pulse(0.125, 0.5),
    "synth bass": synth_bass,
    "horn": horn,
    "flute": flute,
    "taiko": skin(72, 0.7, 0.35, 0.6),
    "tom": skin(120, 0.4, 0.3, 0.3),
    "frame drum": skin(98, 0.35, 0.5, 0.25),
    "kick": skin(58, 0.28, 0.3, 0.3),
    "snare": snare,
    "rim": rim,
    "hooves": hooves,
    "clap": clap,
    "shaker": hiss(5000, 11000, 0.02, 0.08),
    "hat": hiss(7000, 14000, 0.002, 0.05),
}
