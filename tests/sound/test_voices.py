"""Who sounds at once: eight at the most, three of a name, repeats softer, from where it happens, and never too loud."""

from __future__ import annotations

import numpy as np
import pytest

from game.sound.device import VOICES
from game.sound.takes import Take
from game.sound.voices import OF_A_NAME, Voices, panned
from game.sound.waves import RATE, pan, sampled, times, wave


def take(peak: float = 0.1) -> Take:
    """A tone of a second."""
    return Take(sampled(pan(wave(peak * np.sin(2 * np.pi * 300 * times(1.0))), 0) * 2**0.5))


def loud(place: tuple[int, float, float] | None) -> float:
    assert place is not None
    return max(place[1:])


def test_at_most_three_of_a_name_and_eight_in_all() -> None:
    voices, tone = Voices(headroom=9), take()
    steps = [voices.begin("step", tone, 1.0, 1.0, 0.0, 0.0) for _ in range(5)]
    assert sum(step is not None for step in steps) == OF_A_NAME == 3
    others = [voices.begin(f"other {n}", tone, 1.0, 1.0, 0.0, 0.0) for n in range(8)]
    assert sum(other is not None for other in others) == VOICES - OF_A_NAME
    used = [place[0] for place in steps + others if place is not None]
    assert sorted(used) == list(range(VOICES)), "each has a voice of its own"
    assert voices.begin("step", tone, 1.0, 1.0, 0.0, 1.2) is not None, "they are over"


def test_repeats_are_softer() -> None:
    voices, tone = Voices(), take()
    first, second = (loud(voices.begin("step", tone, 0.5, 1.0, 0.0, now)) for now in (0.0, 0.1))
    later = loud(voices.begin("step", tone, 0.5, 1.0, 0.0, 0.9))
    assert 20 * np.log10(second / first) == pytest.approx(-3.0) and later == pytest.approx(first)


def test_what_is_heavier_is_louder() -> None:
    light, heavy = (loud(Voices().begin("step", take(), 0.5, weight, 0.0, 0.0)) for weight in (0.0, 1.0))
    assert 20 * np.log10(heavy / light) == pytest.approx(6.0)


def test_a_sound_comes_from_where_it_happens_and_is_of_the_same_power_everywhere() -> None:
    for where in (-1.0, -0.4, 0.0, 0.7, 1.0):
        left, right = panned(where)
        assert (left - right) * where <= 0 and 0 < min(left, right) <= max(left, right) <= 1
        assert left**2 + right**2 == pytest.approx(sum(ear**2 for ear in panned(0.0)))
    place = Voices().begin("hit", take(), 1.0, 1.0, 1.0, 0.0)
    assert place is not None and place[2] > 2 * place[1], "at the right edge of the window: from the right"
    assert panned(7.0) == panned(1.0)


def test_whatever_begins_whenever_the_sum_never_clips() -> None:
    """Sixty sounds as loud as a cue may be, in two seconds: all that plays is added up as the device would."""
    rng, voices = np.random.default_rng(3), Voices(headroom=0.8)
    fading = pan(wave(0.5 * np.exp(-5 * times(0.8))), 0) * 2**0.5
    tone, out, played = Take(sampled(fading)), np.zeros((4 * RATE, 2)), 0
    for n, now in enumerate(np.sort(rng.uniform(0, 2, 60))):
        place = voices.begin(f"cue {n % 12}", tone, 1.0, 1.0, -1.0, float(now))
        if place is not None:
            start = int(now * RATE)
            out[start : start + len(tone.samples)] += tone.samples / 32768 * place[1:]
            played += 1
    assert played > 10 and 0.6 < np.abs(out).max() <= 0.8


def test_what_would_be_too_faint_is_not_played() -> None:
    voices, tone = Voices(headroom=0.5), take(0.5)
    assert loud(voices.begin("a", tone, 1.0, 1.0, -1.0, 0.0)) == pytest.approx(1.0, abs=1e-3)
    assert voices.begin("b", tone, 1.0, 1.0, 0.0, 0.0) is None
