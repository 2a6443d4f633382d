"""The loudspeaker: never waits, plays what is ready, makes the rest meanwhile, is silent without a device."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from threading import Event

import numpy as np
import pygame
import pytest

from game.sound import speaker as speakers
from game.sound import takes
from game.sound.cues import OF
from game.sound.device import MUSIC
from game.sound.speaker import LATE, Speaker
from game.sound.takes import VARIANTS, Key, Take


class Clock:
    """Seconds, moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def speaker(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    """A speaker at the dummy device, whose takes are made at once."""
    monkeypatch.setattr(takes, "make", lambda key: Take(np.full((8820, 2), 3000, np.int16)))
    monkeypatch.setattr(speakers, "REST", 0)
    made = Speaker(tmp_path, clock)
    yield made
    made.close()


def sounding(speaker: Speaker) -> list[str]:
    return [voice.name for voice in speaker.voices.sounding if voice is not None]


def test_a_cue_that_is_not_ready_comes_a_moment_later_and_the_next_time_at_once(speaker: Speaker) -> None:
    speaker.play("click")
    speaker.wait()
    assert not speaker.silent
    assert sounding(speaker) == ["click"] and pygame.mixer.Channel(MUSIC).get_busy()
    assert Key("click", 1, 1) in speaker.ready, "the next variant has been made meanwhile"
    speaker.play("click")
    assert sounding(speaker) == ["click", "click"], "at once"


def test_what_comes_too_late_is_not_heard_any_more(
    speaker: Speaker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Event()

    def make(key: Key) -> Take:
        slow.wait(10)
        return Take(np.full((8820, 2), 3000, np.int16))

    monkeypatch.setattr(takes, "make", make)
    speaker.play("hit")
    clock.now = LATE + 0.01
    slow.set()
    speaker.wait()
    assert not sounding(speaker) and Key("hit", 1, 0) in speaker.ready


def test_no_variant_is_heard_twice_in_a_row(speaker: Speaker, clock: Clock) -> None:
    heard = []
    for n in range(2 * VARIANTS):
        clock.now = float(n)
        heard.append(speaker.turns.get("step_sand", 0))
        speaker.play("step_sand")
    assert all(a != b for a, b in pairwise(heard)) and len(set(heard)) == VARIANTS


def test_what_is_expected_is_ready_when_it_is_wanted(speaker: Speaker) -> None:
    speaker.expect("foton")
    speaker.expect("a game that has no cues of its own")
    speaker.wait()
    assert not speaker.silent
    assert {key.cue for key in speaker.ready} == OF["foton"].keys() and not sounding(speaker)
    speaker.play("seal")
    assert sounding(speaker) == ["seal"]


def test_a_heavy_cue_is_another_take_than_a_light_one(speaker: Speaker) -> None:
    speaker.play("step_sand", weight=0.1)
    speaker.play("step_sand", weight=1.0)
    speaker.wait()
    assert {key.weight for key in speaker.ready} == {0, 2}


def test_a_cue_is_heard_from_where_it_happens(speaker: Speaker) -> None:
    speaker.play("hit", 1.0, where=-1.0)
    speaker.wait()
    assert not speaker.silent
    (sound,) = (sound for key, (_, sound) in speaker.ready.items() if key.variant == 0)
    assert sound.get_volume() == pytest.approx(speaker.effects, abs=0.02)


def test_without_a_device_everything_is_silent(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_there(*given: object, **also: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", nothing_there)
    speaker = Speaker(tmp_path, clock)
    speaker.play("dice")
    speaker.wait()
    assert speaker.missing and speaker.heard == ["dice"] and not speaker.ready
    speaker.play("dice")
    speaker.close()
    assert not list(tmp_path.iterdir()), "and nothing has been made"


def test_a_device_that_never_answers_keeps_nobody_waiting(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Event()
    monkeypatch.setattr(pygame.mixer, "init", lambda *given, **also: answers.wait(10))
    speaker = Speaker(tmp_path, clock)
    for _ in range(50):
        speaker.play("hit")
    assert not answers.is_set() and not sounding(speaker)
    answers.set()


def test_a_device_that_goes_away_is_silence(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker.play("click")
    speaker.wait()
    assert not speaker.silent

    def gone(number: int) -> None:
        raise pygame.error("mixer not initialized")

    monkeypatch.setattr(pygame.mixer, "Channel", gone)
    speaker.play("click")
    speaker.play("hit")
    speaker.wait()
    assert speaker.missing


def test_a_cue_that_does_not_exist_stops_nothing(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    speaker.play("trumpet of the last day")
    speaker.play("click")
    speaker.wait()
    assert speaker.silent or Key("click", 1, 0) in speaker.ready


@pytest.mark.parametrize(("wrong", "mistakes"), [(MemoryError, 0), (ArithmeticError, 1)])
def test_whoever_waits_for_sounds_comes_back_whatever_fails(
    wrong: type[Exception], mistakes: int, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(key: Key) -> Take:
        raise wrong

    told = list[object]()
    monkeypatch.setattr("threading.excepthook", told.append)
    monkeypatch.setattr(speaker.takes, "get", broken)
    for name in ("click", "hit", "click"):
        speaker.play(name)
    speaker.wait()
    speaker.close()
    assert len(told) == mistakes and not speaker.ready


def test_muted_means_nothing_is_opened(speaker: Speaker) -> None:
    speaker.volumes(0, 0)
    speaker.play("hit")
    speaker.wait()
    assert not speaker.opened


def test_not_all_that_was_ever_heard_stays_in_memory(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speakers, "KEPT", 4)
    for n in range(8):
        speaker.play(f"cue {n}")
    speaker.wait()
    assert len(speaker.ready) in (0, 4)
