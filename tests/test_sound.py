"""Cues are made of numbers, are short and clean, and are silent where there is nothing to play them."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.sound import speaker as sound
from game.sound.speaker import CUES, RATE, Speaker


@pytest.mark.parametrize("name", CUES)
def test_every_cue_is_short_ends_in_silence_and_does_not_click(name: str) -> None:
    wave = CUES[name]()
    assert 0.02 < len(wave) / RATE < 3
    assert np.isfinite(wave).all()
    samples = sound.stereo(wave).astype(int)
    assert samples.shape == (len(wave), 2) and np.abs(samples).max() > 15000
    assert np.abs(samples[-20:]).max() < 2000, "it would click at its end"
    assert np.abs(samples[:2]).max() < 9000, "it would click at its beginning"


def test_cues_are_the_same_on_every_run() -> None:
    assert all((CUES[name]() == CUES[name]()).all() for name in CUES)


def test_cues_differ_from_one_another() -> None:
    made = {name: sound.stereo(make()).tobytes() for name, make in CUES.items()}
    assert len(set(made.values())) == len(made)


def test_without_a_device_everything_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_there(*given: object, **more: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", nothing_there)
    speaker = Speaker()
    speaker.play("dice")
    speaker.close()
    assert speaker.heard == ["dice"] and not speaker.made


def test_muted_means_nothing_is_opened() -> None:
    speaker = Speaker()
    speaker.effects = 0
    speaker.play("hit")
    assert not speaker.opened


def test_a_device_plays_and_the_volume_follows() -> None:
    speaker = Speaker()
    speaker.effects = 0.5
    speaker.play("click")
    if speaker.silent:
        pytest.skip("no dummy sound device")
    assert speaker.made["click"].get_volume() == pytest.approx(0.5, abs=0.02)
    speaker.close()


def test_an_unknown_cue_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        Speaker(silent=True).play("trumpet")
