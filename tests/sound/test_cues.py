"""Every cue is as loud as its group, never clips or clicks, is another each time, and lower the heavier it is."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from game.sound.cue import LOUDNESS
from game.sound.cues import CUES, OF, rendered
from game.sound.limiter import CEILING
from game.sound.loudness import loudest
from game.sound.measures import measured
from game.sound.takes import VARIANTS, WEIGHTS
from game.sound.waves import RATE, Wave

LONGEST = 2.8  # seconds
CLICK = -60  # decibels of full scale, of a sound of some -10: nobody hears it
ALIKE = 0.97  # correlation of two variants at the offset where they are most alike
BODILY = (
    "step_grass",
    "step_stone",
    "step_swamp",
    "fly",
    "hit",
    "block",
    "servo",
    "smashed",
    "war_drum",
    "canter",
    "broken",
)


def height(x: Wave) -> float:
    """The middle of its spectrum, in hertz."""
    power = np.abs(np.fft.rfft(x.mean(1))) ** 2
    return float((power * np.fft.rfftfreq(len(x), 1 / RATE)).sum() / power.sum())


def likeness(a: Wave, b: Wave) -> float:
    """1 for the same sound, wherever it begins; 0 for two that have nothing in common."""
    one, other, n = a.mean(1), b.mean(1), len(a) + len(b)
    together = np.fft.irfft(np.fft.rfft(one, n) * np.fft.rfft(other, n).conj(), n)
    return float(np.abs(together).max() / np.sqrt((one**2).sum() * (other**2).sum()))


def check(name: str, weight: float, variant: int) -> Wave:
    x = rendered(name, weight, variant)
    assert x.dtype == np.float32 and x.shape[1] == 2 and np.isfinite(x).all()
    assert 0.1 < len(x) / RATE < LONGEST
    assert loudest(x) == pytest.approx(LOUDNESS[CUES[name].group], abs=2.0), "LUFS"
    assert np.abs(x).max() <= CEILING, "two at once would clip"
    assert measured(x).jump < CLICK, "it clicks where it begins or ends"
    return x


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", CUES)
def test_a_cue_is_as_loud_as_its_group_and_does_not_click(name: str) -> None:
    check(name, WEIGHTS[1], 0)


@pytest.mark.soak
@pytest.mark.parametrize("name", CUES)
def test_every_take_of_a_cue_is_as_loud_as_its_group_and_no_two_variants_are_alike(name: str) -> None:
    for weight in WEIGHTS:
        takes = [check(name, weight, variant) for variant in range(VARIANTS)]
        assert max(likeness(a, b) for a, b in combinations(takes, 2)) < ALIKE


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", CUES)
def test_variants_differ(name: str) -> None:
    assert likeness(rendered(name, WEIGHTS[1], 0), rendered(name, WEIGHTS[1], 1)) < ALIKE


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", BODILY)
def test_what_is_heavier_sounds_lower(name: str) -> None:
    light, heavy = (np.mean([height(rendered(name, w, v)) for v in range(VARIANTS)]) for w in (WEIGHTS[0], WEIGHTS[-1]))
    assert heavy < 0.9 * light


def test_no_two_groups_of_cues_share_a_name() -> None:
    assert sum(map(len, OF.values())) == len(CUES)


def test_a_cue_is_the_same_on_every_run() -> None:
    assert (rendered("click", 0.5, 2) == rendered("click", 0.5, 2)).all()
