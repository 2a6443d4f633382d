"""The music as it is heard: circles without a seam, as loud as they should be, kept, and played at their time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.sound.edition import edition
from game.sound.limiter import CEILING
from game.sound.loudness import whole
from game.sound.music import recordings
from game.sound.music.band import CALM, ENDING, TENSE, loudness_of_passages, parts, played, rendered, tense
from game.sound.music.instruments import INSTRUMENTS
from game.sound.music.pieces import PIECES
from game.sound.music.player import FADE, JOIN, LOUDEST, Music, Tune
from game.sound.music.recordings import packed, recording, unpacked
from game.sound.music.score import Phrase, Piece, Player, length
from game.sound.waves import RATE, Samples, Wave, chance, hertz, sampled, samples

SHORT = Piece(
    name="short",
    key="C",
    scale="major",
    beats=2,
    tempo=240,
    players={"harp": Player("harp"), "strings": Player("strings", -6, octave=-1), "drum": Player("tom", joins=True)},
    phrases={"A": Phrase("C | G", {"harp": "C4 E4 G4 C5 | B4 G4 D4 F4", "strings": "* -", "drum": "X x"})},
    form="A f\nA p",
    win="A f",
)


@pytest.fixture(scope="module")
def short() -> dict[str, Wave]:
    return {part: rendered(SHORT, part) for part in parts(SHORT)}


# ---- how a band sounds -----------------------------------------------------------------------------
def jump(loop: Wave) -> float:
    """How far the first sample is from the last, beside the ordinary: a hundred times the middle jump is a click."""
    jumps = np.abs(np.diff(loop, axis=0)).max(1)
    return float(np.abs(loop[0] - loop[-1]).max() / np.quantile(jumps, 0.99))


def check_parts(piece: Piece, made: dict[str, Wave]) -> None:
    """What every rendering must keep to."""
    for part, x in made.items():
        assert x.dtype == np.float32 and np.abs(x).max() <= CEILING, part
    assert len(made["calm"]) == samples(length(piece, piece.form) * piece.bar)
    assert jump(made["calm"]) < 1
    for part in made.keys() & {"win", "loss"}:
        assert np.abs(made[part][0]).max() == np.abs(made[part][-1]).max() == 0
        assert np.abs(made[part][-RATE // 2 :]).max() < 0.01, "it ends in silence"
        assert abs(whole(made[part]) - ENDING) < 2
    assert abs(whole(made["calm"]) - CALM) < 2
    if "joining" in made:
        assert len(made["joining"]) == len(made["calm"]) and jump(made["joining"]) < 1
        both = tense(made["calm"], made["joining"])
        assert abs(whole(both) - TENSE) < 2 and np.abs(both).max() * LOUDEST < CEILING


def test_a_short_piece_is_a_circle_of_the_right_loudness_that_ends_in_silence(short: dict[str, Wave]) -> None:
    assert parts(SHORT) == ("calm", "joining", "win")
    check_parts(SHORT, short)


def test_a_bad_seam_would_be_noticed(short: dict[str, Wave]) -> None:
    assert max(jump(short["calm"][: -RATE // 7 - n]) for n in range(0, 800, 80)) > 1


def test_what_rings_at_the_end_is_heard_at_the_beginning() -> None:
    last = replace(SHORT, phrases={"A": Phrase("C | G", {"harp": ". | . C4", "strings": ".", "drum": "."})}, form="A f")
    line = played(last, last.form, "harp", samples(length(last, last.form) * last.bar))
    assert np.abs(line[: RATE // 10]).max() > 0.05 > np.abs(line[RATE // 2 : RATE // 2 + 900]).max() * 0.5


def test_dynamics_are_heard(short: dict[str, Wave]) -> None:
    loud, soft = loudness_of_passages(SHORT, short["calm"])
    assert 2 < loud - soft < 6


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", INSTRUMENTS)
def test_an_instrument_begins_and_ends_in_silence_and_is_louder_when_played_harder(name: str) -> None:
    hard, soft = (INSTRUMENTS[name](hertz(57), 0.3, strong, chance(name)) for strong in (1.0, 0.4))
    assert np.isfinite(hard).all() and hard.ndim == 1 and len(hard) < 3 * RATE
    assert max(abs(hard[0]), abs(hard[-1])) < 0.01 * np.abs(hard).max()
    assert 0.05 < np.abs(hard).max() < 6 and np.square(hard).sum() > 1.5 * np.square(soft).sum()


@pytest.mark.soak
@pytest.mark.parametrize("name", PIECES)
def test_every_piece_is_in_its_measure(name: str) -> None:
    piece = PIECES[name]
    made = {part: rendered(piece, part) for part in parts(piece)}
    check_parts(piece, made)
    each = loudness_of_passages(piece, made["calm"])
    assert max(each) - min(each) >= 4, "a form has its heights and depths"


# ---- what is kept ----------------------------------------------------------------------------------
def test_what_is_packed_is_unpacked_again(short: dict[str, Wave]) -> None:
    plain = sampled(short["calm"])
    edges = np.array([[-32768, 32767], [32767, -32768], [0, 1]], np.int16)
    assert (unpacked(packed(plain)) == plain).all() and (unpacked(packed(edges)) == edges).all()
    assert len(packed(plain)) < 0.8 * plain.nbytes


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is rendered, but a tenth of a second of noise; says what would have been."""
    asked = list[str]()

    def noise(piece: Piece, part: str) -> Wave:
        asked.append(f"{piece.name} {part}")
        return np.asarray(chance(part).normal(size=(RATE // 10, 2)) * 0.1, np.float32)

    monkeypatch.setattr(recordings, "rendered", noise)
    return asked


def test_a_part_is_rendered_once_and_then_read(tmp_path: Path, quickly: list[str]) -> None:
    first, second = (recording(tmp_path / "music", SHORT, "calm") for _ in range(2))
    assert (first == second).all() and quickly == ["short calm"]


@pytest.mark.parametrize("harm", [lambda raw: raw[:-2], lambda raw: b"", lambda raw: raw[:40] + b"?" + raw[41:]])
def test_a_damaged_recording_is_made_anew(tmp_path: Path, quickly: list[str], harm: object) -> None:
    good = recording(tmp_path, SHORT, "win")
    (file,) = tmp_path.iterdir()
    file.write_bytes(harm(file.read_bytes()))  # type: ignore[operator]
    assert (recording(tmp_path, SHORT, "win") == good).all() and len(quickly) == 2
    recording(tmp_path, SHORT, "win")
    assert len(quickly) == 2, "and is whole again"


def test_another_score_is_another_recording_and_the_old_one_goes(tmp_path: Path, quickly: list[str]) -> None:
    recording(tmp_path, SHORT, "calm")
    recording(tmp_path, SHORT, "win")
    faster = replace(SHORT, tempo=241)
    recording(tmp_path, faster, "calm")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"short-calm-{edition(repr(faster))}.music", f"short-win-{edition(repr(SHORT))}.music"]


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path, quickly: list[str]) -> None:
    (tmp_path / "music").write_text("no folder")
    assert len(recording(tmp_path / "music", SHORT, "calm")) == RATE // 10


# ---- who plays it ----------------------------------------------------------------------------------
@pytest.fixture
def music(tmp_path: Path, quickly: list[str]) -> Iterator[Music]:
    music = Music(tmp_path)
    yield music
    music.close()
    pygame.mixer.quit()


def hear(music: Music, tune: Tune, seconds: float) -> None:
    """So long this is wanted; the thread is waited for."""
    for _ in range(round(seconds / 0.05)):
        music.pass_time(0.05, tune)
        if music._thread is not None:
            music._thread.join()


def volumes() -> tuple[float, float]:
    """Of both channels, as shares of the loudest that they are set to."""
    return tuple(round(pygame.mixer.Channel(n).get_volume() / LOUDEST, 1) for n in range(2))  # type: ignore[return-value]


def test_a_piece_comes_slowly_and_others_join_while_the_match_turns(music: Music) -> None:
    hear(music, Tune("foton"), 0.1)
    assert music.playing == ("foton", "calm") and volumes() == (0.0, 0.0) and music.wake() is not None
    hear(music, Tune("foton"), FADE + 0.1)
    assert volumes() == (0.5, 0.0) and music.wake() is None
    hear(music, Tune("foton", "tense"), JOIN + 0.1)
    assert volumes() == (0.4, 0.5) and music.playing == ("foton", "calm")
    hear(music, Tune("foton"), JOIN + 0.1)
    assert volumes() == (0.5, 0.0)


def test_one_piece_fades_before_the_next_begins_and_an_ending_is_played_once(music: Music) -> None:
    hear(music, Tune("title"), FADE + 0.2)
    hear(music, Tune("pony"), FADE / 2)
    assert music.playing == ("title", "calm") and 0 < volumes()[0] < 0.5
    hear(music, Tune("pony"), 2 * FADE)
    assert music.playing == ("pony", "calm") and volumes()[0] == 0.5
    hear(music, Tune("pony", "win"), FADE + 0.1)
    assert music.playing == ("pony", "win") and volumes()[0] == 0.5 and music.wake() is None
    for _ in range(200):  # a tenth of a second, unless the machine has other things to do
        if pygame.mixer.Channel(0).get_busy():
            pygame.time.wait(20)
    assert not pygame.mixer.Channel(0).get_busy() and not pygame.mixer.Channel(1).get_busy()


def test_muted_means_nothing_is_made_and_what_plays_falls_silent(music: Music, quickly: list[str]) -> None:
    music.volume = 0
    hear(music, Tune("arena"), 0.2)
    assert not quickly and music.wake() is None and not pygame.mixer.get_init()
    music.volume = 1
    hear(music, Tune("arena"), FADE + 0.2)
    music.volume = 0
    hear(music, Tune("arena"), 0.1)
    assert volumes() == (0.0, 0.0)
    hear(music, Tune("arena"), FADE)
    assert music.playing is None and music.wake() is None


def test_whoever_leaves_while_a_piece_is_made_gets_the_other_one(music: Music, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaving(folder: Path, piece: Piece, part: str) -> Samples:
        music.wanted = Tune("magna")
        return np.zeros((100, 2), np.int16)

    monkeypatch.setattr(recordings, "recording", leaving)
    hear(music, Tune("pony"), 0.05)
    assert music.ready[0] == ""
    hear(music, Tune("magna"), 0.1)
    assert music.playing == ("magna", "calm")


def test_without_a_device_it_is_silent(music: Music, quickly: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_there(*given: object, **more: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", nothing_there)
    hear(music, Tune("title"), 0.2)
    assert music.silent and not quickly and music.wake() is None


def test_a_device_that_goes_away_makes_it_silent(music: Music) -> None:
    hear(music, Tune("title"), 0.2)
    pygame.mixer.quit()
    hear(music, Tune("title", "tense"), 0.1)
    assert music.silent


@pytest.mark.parametrize(("wrong", "mistakes"), [(MemoryError, 0), (ArithmeticError, 1)])
def test_music_that_fails_is_silence_and_a_mistake_of_the_program_is_told(
    wrong: type[Exception], mistakes: int, music: Music, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(piece: Piece, part: str) -> Wave:
        raise wrong

    told = list[object]()
    monkeypatch.setattr("threading.excepthook", told.append)
    monkeypatch.setattr(recordings, "rendered", broken)
    hear(music, Tune("title"), 0.1)
    assert music.silent and len(told) == mistakes
