"""Magna Spectra: war drums, horns, banners, marching feet, volleys and falling walls."""

from __future__ import annotations

from itertools import pairwise

from game.sound.arena_cues import body_falls, hit, step
from game.sound.brass import horn
from game.sound.card_cues import flick, slide
from game.sound.cue import Cue, lower
from game.sound.desk_cues import chime
from game.sound.drums import drum
from game.sound.hiss import noise, sweep
from game.sound.modes import BLADE, COIN, SHIELD, STONE, WOOD, another, modal, scaled, strike
from game.sound.waves import Chance, Wave, decay, eased, hertz, layers, mix, swell


def war_drum(rng: Chance, weight: float) -> Wave:
    """One blow on the great drum; the stick is what a small loudspeaker hears of it."""
    low = lower(weight)
    stick = noise(0.09, 400, 3500, rng) * decay(0.09, 0.001, 0.07) * 0.6
    rim = eased(modal(another([(330, 0.22, 1.0), (520, 0.16, 0.9), (840, 0.1, 0.6)], rng, 150), 0.3), 0.001)
    skins = layers((drum(110 * low, rng, 0.6, 0.4) * 0.6, drum(190 * low, rng, 0.5, 0.3)))
    return layers((skins, stick, rim))


def drums(rng: Chance, weight: float) -> Wave:
    """A new turn: a figure of three blows."""
    late = rng.uniform(0.26, 0.32)
    return mix((0, war_drum(rng, weight) * 0.7), (late / 2, war_drum(rng, 0.2) * 0.4), (late, war_drum(rng, weight)))


def tattoo(rng: Chance, weight: float) -> Wave:
    """A phase: sticks on the rim, and a soft blow."""
    sticks = (strike(scaled(WOOD, 1.4), 0.06, rng, 0.4) * (0.3 + 0.1 * n) for n in range(4))
    each = ((0.07 * n + rng.uniform(0, 0.012), stick) for n, stick in enumerate(sticks))
    return mix(*each, (0.3, drum(130, rng, 0.3, 0.4) * 0.6))


def call(rng: Chance, keys: tuple[int, ...], at: tuple[float, ...], last: float) -> Wave:
    """Horns: so many notes, the last held."""
    bent = 2 ** (rng.normal() / 150)
    longs = [*(b - a + 0.1 for a, b in pairwise(at)), last]
    notes = [(a, horn(hertz(k) * bent, long)) for a, k, long in zip(at, keys, longs, strict=True)]
    return mix(*notes, (at[-1] + 0.02, horn(hertz(keys[0]) * bent, last) * 0.5))


def invades(rng: Chance, weight: float) -> Wave:
    """The horn of war: a fifth upwards, and drums."""
    second = 0.36 + rng.uniform(-0.03, 0.03)
    return layers((call(rng, (50, 57), (0, second), 1.0), mix((second, war_drum(rng, 0.7) * 0.7))))


def retreats(rng: Chance, weight: float) -> Wave:
    """The horn of retreat: a fourth down."""
    return call(rng, (57, 52), (0, 0.34 + rng.uniform(-0.03, 0.03)), 0.8)


def goes_on(rng: Chance, weight: float) -> Wave:
    """Onwards: three short notes."""
    return call(rng, (53, 53, 60), (0, 0.16, 0.32 + rng.uniform(0, 0.03)), 0.6)


def battle(rng: Chance, weight: float) -> Wave:
    """A battle begins: drums, and steel drawn along the line."""
    blades = (strike(scaled(BLADE, rng.uniform(0.8, 1.3)), 0.4, rng, 0.2) * 0.12 for _ in range(8))
    return mix((0, drums(rng, 0.8)), *((rng.uniform(0.1, 0.45), blade) for blade in blades))


def banner(rng: Chance, weight: float) -> Wave:
    """A unit comes: the banner snaps in the wind, its pole is set down."""
    gusts = (sweep(0.12, lambda x: 700 + 1500 * x, 0.7, rng) * swell(0.12, 0.6, 1.3) for _ in range(2))
    snaps = ((0.11 * n + rng.uniform(0, 0.03), gust * 0.5) for n, gust in enumerate(gusts))
    pole = strike(scaled(WOOD, 0.7 * lower(weight)), 0.12, rng, 0.4)
    return mix(*snaps, (0.26, pole), (0.26, drum(120 * lower(weight), rng, 0.2, 0.3) * 0.4))


def furled(rng: Chance, weight: float) -> Wave:
    """A unit goes: its banner is rolled up."""
    roll = sweep(0.4, lambda x: 1700 - 900 * x, 0.8, rng) * swell(0.4, 0.4, 1.2)
    return mix((0, roll * 0.5), (0.36, strike(WOOD, 0.1, rng, 0.2) * 0.5))


def march(rng: Chance, weight: float) -> Wave:
    """Feet of a company: three steps, the heavier the more of them."""
    feet = []
    for beat in range(3):
        for _ in range(round(2 + 3 * weight)):
            feet.append((0.22 * beat + abs(rng.normal(0, 0.018)), step(rng, 0.3 + 0.5 * weight, "sand") * 0.4))
    return mix(*feet)


def trap_set(rng: Chance, weight: float) -> Wave:
    """A trap is laid face down: earth, and a catch."""
    return mix((0, slide(rng, weight, 0.15) * 0.4), (0.14, strike(scaled(WOOD, 1.3), 0.08, rng, 0.3) * 0.7))


def trap_springs(rng: Chance, weight: float) -> Wave:
    """The catch goes: wood, rope and iron."""
    rope = sweep(0.16, lambda x: 500 + 2200 * x, 0.5, rng) * swell(0.16, 0.8, 1.2) * 0.5
    iron = strike(scaled(SHIELD, 0.9), 0.6, rng, 0.6) * 0.6
    return mix((0, strike(WOOD, 0.12, rng, 0.8)), (0.04, rope), (0.18, iron))


def arrow(rng: Chance, size: float) -> Wave:
    """One of them goes by."""
    pitch = rng.uniform(1200, 2600) * size
    return sweep(0.2, lambda x: pitch * 2 ** (0.8 * x), 0.35, rng) * swell(0.2, 0.6, 1.3)


def volley(rng: Chance, weight: float) -> Wave:
    """Many strike at once: arrows, blades, feet."""
    flights = ((rng.uniform(0, 0.2), arrow(rng, lower(weight)) * 0.25) for _ in range(round(3 + 8 * weight)))
    return mix(*flights, (0.05, war_drum(rng, weight) * 0.4))


def parried(rng: Chance, weight: float) -> Wave:
    """It comes to nothing: shields together."""
    shields = (strike(scaled(SHIELD, rng.uniform(1, 1.4)), 0.6, rng, 0.6) * 0.6 for _ in range(3))
    each = ((0.03 * n + rng.uniform(0, 0.02), shield) for n, shield in enumerate(shields))
    return mix(*each, (0, drum(140, rng, 0.2) * 0.4))


def broken(rng: Chance, weight: float) -> Wave:
    """A unit is destroyed: the blow, its pole breaks, it falls."""
    crack = strike(scaled(WOOD, 1.5), 0.12, rng, 1.2)
    return mix((0, hit(rng, weight)), (0.08, crack), (0.2, body_falls(rng, weight) * 0.6))


def walls_fall(rng: Chance, weight: float) -> Wave:
    """A base falls: stone upon stone, and the great drum."""
    stones = [
        (min(rng.exponential(0.3), 1.1), strike(scaled(STONE, rng.uniform(0.5, 1.4)), 0.2, rng, 0.6)) for _ in range(30)
    ]
    roar = noise(1.1, 150, 800, rng) * decay(1.1, 0.05, 1.0) * 0.4
    return mix((0, war_drum(rng, 1.0)), (0, roar), *((at, x * min(0.8, rng.exponential(0.45))) for at, x in stones))


def holds(rng: Chance, weight: float) -> Wave:
    """A base holds: shields, and a horn over them."""
    return mix((0, parried(rng, weight) * 0.7), (0.12, horn(hertz(57) * 2 ** (rng.normal() / 150), 0.8)))


def purse(rng: Chance, weight: float) -> Wave:
    """Magna: a purse of small gold."""
    coins = (strike(scaled(COIN, rng.uniform(0.6, 0.95)), 0.3, rng, 0.2) for _ in range(round(3 + 8 * weight)))
    each = ((rng.uniform(0, 0.05 + 0.3 * weight), coin * rng.uniform(0.2, 0.5)) for coin in coins)
    return mix(*each, (0, slide(rng, weight, 0.1) * 0.2))


def fund(rng: Chance, weight: float) -> Wave:
    """A card is put by for the invasion: wood of the chest, one coin."""
    return mix((0, strike(scaled(WOOD, 0.85), 0.12, rng, 0.2)), (0.05, strike(scaled(COIN, 0.8), 0.3, rng, 0.2) * 0.3))


def arms(rng: Chance, weight: float) -> Wave:
    """Arms are put on: buckles and a blade."""
    buckles = (strike(scaled(SHIELD, rng.uniform(2, 3)), 0.12, rng, 0.3) * 0.3 for _ in range(3))
    each = ((0.09 * n + rng.uniform(0, 0.03), buckle) for n, buckle in enumerate(buckles))
    return mix(*each, (0.28, strike(scaled(BLADE, 0.8 * lower(weight)), 0.5, rng, 0.3) * 0.4))


def spent(rng: Chance, weight: float) -> Wave:
    """A unit has done its part: spears are grounded."""
    spears = (strike(scaled(WOOD, 0.9 * rng.uniform(0.9, 1.1)), 0.1, rng, 0.3) * 0.5 for _ in range(3))
    return mix(*((abs(rng.normal(0, 0.02)), spear) for spear in spears))


def ready(rng: Chance, weight: float) -> Wave:
    """Ready again: spears up, a tap on the shield."""
    air = sweep(0.14, lambda x: 900 + 1600 * x, 0.6, rng) * swell(0.14, 0.7) * 0.3
    return mix((0, air), (0.12, strike(scaled(SHIELD, 1.7), 0.3, rng, 0.3) * 0.4))


def order(rng: Chance, weight: float) -> Wave:
    """An order is given: parchment, the seal is pressed, a drum answers."""
    return mix((0, slide(rng, weight, 0.16) * 0.5), (0.15, flick(rng, 1500)), (0.24, war_drum(rng, weight) * 0.6))


def hero(rng: Chance, weight: float) -> Wave:
    """A hero has fallen: a bell for them."""
    return layers((chime(rng, 64, 1.5, 1.0), chime(rng, 71, 1.2) * 0.4))


CUES = {
    "war_drum": Cue("blow", 0.25, war_drum),
    "drums": Cue("event", 0.28, drums),
    "tattoo": Cue("table", 0.2, tattoo),
    "invades": Cue("event", 0.35, invades),
    "retreats": Cue("event", 0.35, retreats),
    "goes_on": Cue("event", 0.32, goes_on),
    "battle": Cue("event", 0.3, battle),
    "banner": Cue("table", 0.18, banner),
    "furled": Cue("table", 0.16, furled),
    "march": Cue("step", 0.16, march),
    "trap_set": Cue("card", 0.12, trap_set),
    "trap_springs": Cue("blow", 0.2, trap_springs),
    "volley": Cue("blow", 0.22, volley),
    "parried": Cue("blow", 0.22, parried),
    "broken": Cue("blow", 0.22, broken),
    "walls_fall": Cue("event", 0.28, walls_fall),
    "holds": Cue("event", 0.3, holds),
    "purse": Cue("table", 0.16, purse),
    "fund": Cue("table", 0.14, fund),
    "arms": Cue("table", 0.16, arms),
    "spent": Cue("step", 0.14, spent),
    "ready": Cue("table", 0.16, ready),
    "order": Cue("table", 0.22, order),
    "hero": Cue("event", 0.32, hero),
}
