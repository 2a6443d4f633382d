"""Arena: steps by ground and size, steel on steel, wings, falls, and spells in the colours of their planeswalkers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from game.frozen import frozen
from game.sound.bubbles import splash
from game.sound.card_cues import slide
from game.sound.cue import Cue, lower
from game.sound.desk_cues import chime, mallets
from game.sound.drums import drum
from game.sound.hiss import grain, grains, noise, sweep
from game.sound.modes import BLADE, CELESTA, GLASS, SHIELD, STONE, Mode, another, bar, bell, modal, scaled, strike
from game.sound.waves import RATE, Chance, Wave, decay, eased, hertz, layers, mix, swell, times, wave


# ---- on foot, on wings -----------------------------------------------------------------------------
@frozen
class Ground:
    """What is under a foot: grains of it (how many, over how many seconds, hertz, seconds each), how hard it is."""

    count: int
    spread: float
    band: tuple[float, float]
    long: float
    thud: float
    sole: Sequence[Mode] = ()  # what rings, where it is hard
    wet: float = 0.0


GROUNDS = {
    "grass": Ground(26, 0.13, (1500, 6500), 0.018, 0.5),
    "sand": Ground(70, 0.15, (2500, 9000), 0.007, 0.4),
    "stone": Ground(7, 0.05, (900, 5000), 0.012, 1.0, STONE),
    "swamp": Ground(12, 0.12, (350, 1600), 0.04, 0.6, wet=0.35),
    "water": Ground(14, 0.16, (500, 3000), 0.03, 0.5, wet=0.7),
    "ruin": Ground(24, 0.14, (800, 4200), 0.014, 0.9, STONE),
}


def step(rng: Chance, weight: float, ground: str) -> Wave:
    """Heel and sole: the heavier, the more grains, the lower they are and the deeper the thud."""
    g = GROUNDS[ground]
    low = lower(weight)
    strewn = grains(int(g.count * (0.5 + weight)), g.spread, (g.band[0] * low, g.band[1] * low), g.long, rng)
    f = 150 * low * rng.uniform(0.93, 1.07)
    modes = ((f, 0.07 + 0.12 * weight, 0.5), (f * 2.1, 0.08, 0.8), (f * 3.7, 0.05, 0.7))
    thud = eased(modal(another(modes, rng), 0.3), 0.003) * (g.thud * (0.3 + 0.55 * weight))
    parts = [(0.0, thud), (0.0, strewn)]
    if g.sole:
        parts.append((0.0, strike(scaled(g.sole, low), 0.3, rng, 0.3) * 0.45))
    if g.wet:
        parts.append((0.04, splash(rng, 0.1 + 0.5 * weight) * g.wet))
    return mix(*parts)


def fly(rng: Chance, weight: float) -> Wave:
    """Wings: two beats or three, slower and lower the larger they are."""
    beats, apart = int(rng.integers(2, 4)), 0.11 + 0.1 * weight
    centre, long = 900 * lower(weight) ** 2 * rng.uniform(0.85, 1.15), apart * 1.3
    flaps = (sweep(long, lambda x: centre * (0.6 + 1.2 * np.sin(np.pi * x)), 0.8, rng) for _ in range(beats))
    return mix(*((n * apart, flap * swell(long, 0.35, 1.5) * (1 - 0.2 * n)) for n, flap in enumerate(flaps)))


def body_falls(rng: Chance, weight: float) -> Wave:
    """A body, or what is left of it, comes down."""
    low = lower(weight)
    stones = (
        (min(rng.exponential(0.18), 0.7), strike(scaled(STONE, low * rng.uniform(0.7, 1.8)), 0.15, rng, 0.4))
        for _ in range(round(5 + 14 * weight))
    )
    dust = noise(0.45, 120 * low, 900 * low, rng) * decay(0.45, 0.006, 0.4) * 0.35
    blow = drum(85 * low, rng, 0.4, 0.5, 0.5)
    return mix((0, blow), (0, dust), *((at, x * min(1.0, rng.exponential(0.4))) for at, x in stones))


def destroyed(rng: Chance, weight: float) -> Wave:
    """Steel drops, then the body; a breath goes out."""
    steel = strike(scaled(SHIELD, 1.2 * lower(weight)), 0.7, rng, 0.5) * 0.4
    breath = sweep(0.7, lambda x: 900 * 2 ** (-1.5 * x), 0.7, rng) * swell(0.7, 0.3, 1.4) * 0.3
    return mix((0, steel), (rng.uniform(0.1, 0.16), body_falls(rng, weight)), (0.1, breath))


def arrive(rng: Chance, weight: float) -> Wave:
    """Somebody comes out of light onto the ground."""
    long = 0.5
    rise = sweep(long, lambda x: 500 * 2 ** (2.6 * x), 0.5, rng) * swell(long, 0.8, 1.6) * 0.35
    root = 62 - round(10 * weight)
    ring = eased(modal(another([(hertz(root + k), 0.9, 0.25) for k in (0, 7, 12, 19)], rng, 10), 0.9), 0.03)
    return mix((0, rise), (long - 0.12, ring), (long, step(rng, weight, "stone") * 0.8))


def leave(rng: Chance, weight: float) -> Wave:
    """The same, backwards: somebody goes back into light."""
    long = 0.55
    fade = sweep(long, lambda x: 2600 * 2 ** (-2.2 * x) + 200, 0.5, rng) * swell(long, 0.2, 1.4) * 0.4
    return mix((0, mallets(rng, (79, 74, 67), 0.09, 0.6) * 0.6), (0.03, fade))


def blink(rng: Chance, weight: float) -> Wave:
    """Out of one place and into another."""
    out = sweep(0.18, lambda x: 700 * 2 ** (3 * x), 0.4, rng) * swell(0.18, 0.85, 1.2)
    back = sweep(0.2, lambda x: 5600 * 2 ** (-3 * x), 0.4, rng) * swell(0.2, 0.12, 1.2)
    return mix((0, out * 0.6), (0.18, back * 0.6), (0.17, chime(rng, 91 - round(10 * weight), 0.5, 0.4)))


# ---- blows -------------------------------------------------------------------------------------------
def draw_blade(rng: Chance, weight: float) -> Wave:
    """A blade is drawn: steel along the scabbard, and it rings free."""
    long = rng.uniform(0.16, 0.22)
    along = sweep(long, lambda x: 2200 + 3800 * x, 0.35, rng) * swell(long, 0.8, 1.2) * 0.35
    return mix((0, along), (long - 0.02, strike(scaled(BLADE, 1.2 * lower(weight)), 0.5, rng, 0.15) * 0.35))


def hit(rng: Chance, weight: float) -> Wave:
    """A blow lands: one wound is a cut, four a crash with iron and bone in it."""
    low = lower(weight)
    cut = noise(0.06 + 0.06 * weight, 700 * low, 5200, rng) * decay(0.06 + 0.06 * weight, 0.001, 0.08) * 0.5
    iron = strike(scaled(SHIELD, 1.1 * low), 0.3 + 0.5 * weight, rng, 0.5) * (0.15 + 0.4 * weight)
    body = drum(120 * low, rng, 0.18 + 0.25 * weight, 0.6) * (0.5 + 0.5 * weight)
    second = strike(scaled(STONE, low), 0.2, rng, 0.6) * weight
    return mix((0, cut), (0, body), (0, iron), (rng.uniform(0.03, 0.06), second))


def block(rng: Chance, weight: float) -> Wave:
    """A shield takes it."""
    ring = strike(scaled(SHIELD, 1.25 * lower(weight) * rng.uniform(0.9, 1.1)), 0.9, rng, 0.7)
    return layers((ring, drum(150, rng, 0.15) * 0.4))


def strike_at(rng: Chance, weight: float) -> Wave:
    """A quick blow at somebody who leaves: air, and the edge."""
    air = sweep(0.14, lambda x: 1100 + 3800 * x, 0.5, rng) * swell(0.14, 0.7, 1.5)
    return mix((0, air * 0.7), (0.1, strike(scaled(BLADE, lower(weight)), 0.4, rng, 0.3) * 0.35))


def wound(rng: Chance, weight: float) -> Wave:
    """A marker of damage: a dull knock with grit in it."""
    low = lower(weight)
    grit = grains(round(8 + 20 * weight), 0.1, (600 * low, 2600 * low), 0.016, rng)
    return layers((drum(190 * low, rng, 0.3, 0.3) * (0.3 + 0.35 * weight), grit))


def heal(rng: Chance, weight: float) -> Wave:
    """Warm bars, upwards."""
    root = int(rng.choice((65, 67)))
    return mallets(rng, [root, root + 4, root + 7, root + 12][: 3 + (weight > 0.6)], 0.07, 0.9)


def cancelled(rng: Chance, weight: float) -> Wave:
    """A blow goes nowhere: air, and nothing."""
    return sweep(0.35, lambda x: 2600 * 2 ** (-2 * x), 0.6, rng) * swell(0.35, 0.3, 1.4)


# ---- the field, the cards ----------------------------------------------------------------------------
def glyph(rng: Chance, weight: float) -> Wave:
    """A stone disc is turned over, and hums."""
    stone = strike(scaled(STONE, 0.9), 0.2, rng, 0.5)
    drag = sweep(0.25, lambda x: 500 + 500 * x, 0.8, rng) * swell(0.25, 0.5) * 0.35
    root = hertz(int(rng.choice((57, 59, 62))))
    hum = eased(modal([(root * r, 1.2, 0.2 / r) for r in (1, 1.5, 2.01, 3.02)], 1.2), 0.12)
    return mix((0, drag), (0.24, stone), (0.2, hum))


def muster(rng: Chance, weight: float) -> Wave:
    """An army is called: harness, and a drum."""
    harness = ((rng.uniform(0, 0.22), strike(scaled(SHIELD, rng.uniform(1.6, 2.6)), 0.2, rng, 0.2)) for _ in range(7))
    each = ((at, x * rng.uniform(0.05, 0.18)) for at, x in harness)
    return mix((0, drum(110 * lower(weight), rng, 0.45, 0.5) * 0.8), *each)


def army_gone(rng: Chance, weight: float) -> Wave:
    """A standard falls: wood, cloth, a low drum."""
    cloth = sweep(0.5, lambda x: 900 - 500 * x, 0.9, rng) * swell(0.5, 0.6, 1.2) * 0.4
    return mix((0, cloth), (0.42, body_falls(rng, weight) * 0.8), (0.45, drum(70, rng, 0.9, 0.3) * 0.7))


def taken_over(rng: Chance, weight: float) -> Wave:
    """A will is bent: two tones slide into one."""
    t, root = times(0.9), hertz(64) * 2 ** (rng.uniform(-3, 3) / 12)
    bend = root * (1 + 0.19 * np.exp(-4 * t))
    tone = np.sin(2 * np.pi * np.cumsum(bend) / RATE) + np.sin(2 * np.pi * root * 1.003 * t)
    return layers((wave(tone) * swell(0.9, 0.3, 1.3) * 0.5, chime(rng, 82, 0.8) * 0.2))


# ---- spells ------------------------------------------------------------------------------------------
@frozen
class Colour:
    """A colour of magic: its root and chord, how bright it is, where its breath is, whether it rises or sinks."""

    root: int
    chord: tuple[int, ...]
    bright: float
    breath: float
    rises: bool = True


COLOURS = {
    "white": Colour(74, (0, 4, 7, 12, 16), 1.0, 7000),
    "blue": Colour(69, (0, 2, 7, 9, 14), 0.7, 3500),
    "black": Colour(57, (0, 3, 6, 11, 13), 0.5, 700, False),
    "red": Colour(64, (0, 3, 7, 10, 12), 0.9, 1600),
    "green": Colour(67, (0, 2, 4, 7, 9), 0.4, 2300),
    "colourless": Colour(62, (0, 5, 7, 10, 17), 0.6, 1100, False),
}


def fire(rng: Chance, seconds: float = 0.9) -> Wave:
    """A roar that opens and closes and gusts, and a rain of crackles."""
    roar = sweep(seconds, lambda x: 180 + 900 * np.sin(np.pi * x**0.6) ** 2, 0.9, rng) * swell(seconds, 0.3, 1.4)
    gusts = np.interp(np.arange(len(roar)), np.linspace(0, len(roar), 14), 1 + 0.35 * rng.normal(size=14))
    crackles = ((seconds * rng.beta(1.6, 2), grain(0.006, 3500, rng, 2.4) * rng.exponential(0.35)) for _ in range(34))
    return mix((0, wave(roar * gusts) * 0.7), *crackles)


def leaves(rng: Chance, seconds: float = 0.7) -> Wave:
    """Leaves in the wind."""
    return grains(60, seconds * 0.6, (2500, 7000), 0.02, rng)


def groan(rng: Chance, seconds: float = 0.9) -> Wave:
    """Something under the floor."""
    return noise(seconds, 160, 420, rng, 24) * swell(seconds, 0.4, 1.2) * 0.3


def spell(rng: Chance, weight: float, colour: str) -> Wave:
    """A chord in the colour's scale, its breath, its dust, and what the colour is made of."""
    c = COLOURS[colour]
    notes = c.chord if c.rises else c.chord[::-1]
    parts = []
    for n, step_ in enumerate(notes[: 3 + round(2 * weight)]):
        ratios = (1, 2.002, 3.01, 5.4)
        modes = [(hertz(c.root + step_) * r, 1.1 / r**0.5, c.bright ** (r - 1) / r) for r in ratios]
        parts.append((0.055 * n + rng.uniform(0, 0.03), eased(modal(another(modes, rng, 6, 2), 1.1), 0.012) * 0.4))
    for _ in range(round(8 + 14 * weight)):
        dust = bell(hertz(c.root + 24 + rng.choice(c.chord)), 0.3, 0.25)
        parts.append((rng.uniform(0.1, 0.8), dust * min(0.2, rng.exponential(0.06))))
    glide = 1 if c.rises else -1
    air = sweep(1.0, lambda x: c.breath * 2 ** (glide * (x - 0.5)), 0.6, rng) * swell(1.0, 0.35) * 0.12
    of = {"red": fire, "blue": lambda r: splash(r, 0.3), "green": leaves, "black": groan}.get(colour)
    return mix((0, air), *parts, *([(0.05, of(rng) * 0.3)] if of else []))


def countered(rng: Chance, weight: float) -> Wave:
    """A spell breaks like glass, and its air goes out."""
    shards = (
        (min(rng.exponential(0.12), 0.5), strike(scaled(GLASS, rng.uniform(0.9, 2.2)), 0.35, rng, 0.2))
        for _ in range(14)
    )
    out = sweep(0.6, lambda x: 3200 * 2 ** (-2.5 * x), 0.6, rng) * swell(0.6, 0.25, 1.4) * 0.35
    return mix((0, out), *((at, x * min(0.8, rng.exponential(0.25))) for at, x in shards))


def revealed(rng: Chance, weight: float) -> Wave:
    """What was hidden: a card turned, and three cold bars."""
    keys = (81, 84, 88) if rng.random() < 0.5 else (81, 88, 84)
    bars = (eased(modal(another(bar(hertz(key), CELESTA, 0.9, 0.9, 1.6), rng, 8), 0.9)) * 0.4 for key in keys)
    return mix((0, slide(rng, weight, 0.12) * 0.3), *((0.1 + 0.08 * n, cold) for n, cold in enumerate(bars)))


CUES = {
    **{f"step_{ground}": Cue("step", 0.14, partial(step, ground=ground)) for ground in GROUNDS},
    "fly": Cue("step", 0.16, fly),
    "fall": Cue("blow", 0.2, body_falls),
    "destroyed": Cue("blow", 0.22, destroyed),
    "arrive": Cue("magic", 0.25, arrive),
    "leave": Cue("magic", 0.28, leave),
    "blink": Cue("magic", 0.28, blink),
    "blade": Cue("table", 0.18, draw_blade),
    "hit": Cue("blow", 0.2, hit),
    "block": Cue("blow", 0.22, block),
    "strike": Cue("table", 0.18, strike_at),
    "wound": Cue("table", 0.16, wound),
    "heal": Cue("magic", 0.25, heal),
    "cancelled": Cue("table", 0.2, cancelled),
    "glyph": Cue("magic", 0.28, glyph),
    "muster": Cue("table", 0.22, muster),
    "army_gone": Cue("event", 0.28, army_gone),
    "taken_over": Cue("magic", 0.28, taken_over),
    **{f"spell_{colour}": Cue("magic", 0.3, partial(spell, colour=colour)) for colour in COLOURS},
    "countered": Cue("magic", 0.28, countered),
    "revealed": Cue("magic", 0.24, revealed),
}
