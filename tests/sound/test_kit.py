"""The parts that sounds are made of: in tune, as loud as they say, from silence to silence, and never too much."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from game.sound import brass, bubbles, drums, hiss, modes, plucked
from game.sound.bounces import coin, dice
from game.sound.limiter import CEILING, limit, raised
from game.sound.loudness import loudest, whole
from game.sound.reverb import answer, in_the_room
from game.sound.spectrum import convolve, smooth
from game.sound.waves import RATE, Chance, Wave, chance, hertz, mix, pan, silence, times, wave

SOURCES: dict[str, Callable[[Chance], Wave]] = {
    "wood": lambda rng: modes.strike(modes.WOOD, 0.1, rng),
    "bell": lambda rng: modes.bell(880, 0.5),
    "drum": lambda rng: drums.drum(90, rng, 0.3),
    "string": lambda rng: plucked.pluck(220, 0.4, rng),
    "grains": lambda rng: hiss.grains(20, 0.1, (1500, 6000), 0.01, rng),
    "splash": lambda rng: bubbles.splash(rng, 0.3),
    "bubble": lambda rng: bubbles.bubble(900),
    "dice": lambda rng: dice(rng, 1),
    "felt": lambda rng: dice(rng, 1, modes.FELT),
    "coin": coin,
    "horn": lambda rng: brass.horn(110, 0.3),
}


def sine(pitch: float, seconds: float) -> Wave:
    return wave(np.sin(2 * np.pi * pitch * times(seconds)))


def heard(x: Wave, near: float) -> float:
    """The strongest pitch within half a tone of `near`, in hertz."""
    n = 1 << 18
    spectrum = np.abs(np.fft.rfft(x * np.hanning(len(x)), n))
    low, high = int(near * 0.97 * n / RATE), int(near * 1.03 * n / RATE)
    return float((low + spectrum[low:high].argmax()) * RATE / n)


@pytest.mark.parametrize("name", SOURCES)
def test_what_sounds_begins_and_ends_in_silence_and_is_the_same_every_time(name: str) -> None:
    x = SOURCES[name](chance(name))
    assert x.dtype == np.float32 and x.ndim == 1 and np.isfinite(x).all() and np.abs(x).max() > 0.1
    assert abs(x[0]) < 1e-3 and abs(x[-1]) < 1e-3, "it clicks"
    assert (x == SOURCES[name](chance(name))).all()


@pytest.mark.parametrize("midi", [40, 64, 88])
def test_strings_and_modes_are_in_tune(midi: int) -> None:
    pitch = hertz(midi)
    string, ringing = plucked.pluck(pitch, 1.0, chance("string")), modes.modal([(pitch, 2.0, 1.0)], 1.0)
    for x in (string, ringing):
        assert abs(1200 * np.log2(heard(x, pitch) / pitch)) < 3, "cents"


def test_a_mode_falls_by_sixty_decibels_in_its_time() -> None:
    x = modes.modal([(1000, 0.5, 1.0)], 1.0)
    early, late = np.abs(x[:100]).max(), np.abs(x[RATE // 2 : RATE // 2 + 100]).max()
    assert 20 * np.log10(late / early) == pytest.approx(-60, abs=0.5)


def test_loudness_is_that_of_the_standard() -> None:
    """BS.1770: a sine of 997 hertz at full scale in one channel is -3.01 LUFS; the same in both is twice the power."""
    both = pan(sine(997, 2.0), 0) * 2**0.5
    one = pan(sine(997, 2.0), -1)
    assert whole(one) == pytest.approx(-3.01, abs=0.02) and loudest(one) == pytest.approx(-3.01, abs=0.02)
    assert whole(both) == pytest.approx(0.0, abs=0.02)
    assert whole(np.concatenate((both, both * 0))) == pytest.approx(0.0, abs=0.4), "silence is not counted"


def test_nothing_comes_through_the_limiter_above_its_ceiling_and_what_is_soft_is_left_as_it_is() -> None:
    loud, soft = pan(sine(300, 0.3), 0), pan(sine(300, 0.3) * 0.1, 0)
    assert np.abs(limit(loud * 5)).max() <= CEILING
    assert np.allclose(limit(soft), soft)
    assert loudest(raised(soft, loudest(soft), -23)) == pytest.approx(-23, abs=0.01)


def test_a_loop_is_limited_around_its_seam() -> None:
    loud_at_the_end = pan(mix((0, silence(0.3)), (0.299, sine(3000, 0.001))), 0)
    assert np.abs(loud_at_the_end[-40:]).max() > CEILING
    gain = limit(loud_at_the_end + 0.01, circular=True)[:32, 0] / 0.01
    assert gain.max() < 0.95 < (limit(loud_at_the_end + 0.01)[:32, 0] / 0.01).min()


def test_the_room_answers_both_ears_differently_and_dies_away() -> None:
    room = answer()
    falling = 10 * np.log10(np.cumsum((room[::-1] ** 2).sum(1))[::-1] + 1e-12)
    five, twenty_five = (int(np.argmax(falling < falling[0] - db)) for db in (5, 25))
    assert 0.8 < 3 * (twenty_five - five) / RATE < 1.2, "seconds to fall by 60 dB"
    assert abs((room[:, 0] * room[:, 1]).sum()) < 0.2, "alike in both ears"
    x = in_the_room(modes.strike(modes.WOOD, 0.1, chance("wood")), 0.2)
    assert x.shape[1] == 2 and len(x) > 0.2 * RATE and not x[[0, -1]].any()


def test_one_sound_through_another_is_the_sum_of_its_echoes() -> None:
    x, echoes = wave([1, 2, 3]), wave([1, 0, 0, 0.5])
    assert np.allclose(convolve(x, echoes), [1, 2, 3, 0.5, 1, 1.5], atol=1e-6)
    assert np.allclose(convolve(x, echoes, circle=4), [2, 3.5, 3, 0.5], atol=1e-6), "what hangs over begins again"


def test_the_transform_is_given_lengths_it_is_quick_at() -> None:
    assert [smooth(n) for n in (2, 11, 1001, 4097)] == [2, 12, 1008, 4116]
