"""`sounds` writes what there is to hear, to look at and to read; the page about it is of today."""

from __future__ import annotations

import re
import wave
from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.sound import cues
from game.sound.cues import CUES, OF
from game.sound.music import overview
from game.sound.music.pieces import PIECES
from game.sound.waves import decay, pan

PAGE = Path(__file__).parent.parent.parent / "docs" / "sound.md"


def test_every_cue_is_written_as_files_a_panel_and_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"desk": {"click": CUES["click"]}, "arena": {"hit": CUES["hit"]}}
    monkeypatch.setattr(cues, "OF", few)
    monkeypatch.setattr(overview, "PIECES", {"title": PIECES["title"]})
    monkeypatch.setattr(overview, "heard", lambda piece: {"win": pan(decay(1.0, 0.1, 0.5), 0.0)})
    assert main(["sounds", "--out", str(tmp_path / "new")]) == 0
    files = {path.name for path in (tmp_path / "new").iterdir()}
    assert (
        len(files) == 17
        and {
            "music-title-win.wav",
            "music.png",
            "music.md",
            "hit-light-0.wav",
            "hit-middle-3.wav",
            "sounds.png",
            "sounds.md",
        }
        <= files
    )
    with wave.open(str(tmp_path / "new" / "hit-heavy-0.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, 44100)
        assert file.getnframes() > 20000 and any(file.readframes(2000))
    sheet = pygame.image.load(tmp_path / "new" / "sounds.png")
    assert sheet.get_width() > 280 and len({tuple(sheet.get_at((x, 60))) for x in range(10, 270)}) > 5
    assert "|hit|arena, blow|" in (tmp_path / "new" / "sounds.md").read_text(encoding="utf-8")


def test_where_no_folder_can_be_made_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    assert main(["sounds", "--out", str(tmp_path / "taken")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_page_names_every_cue_of_today() -> None:
    lines = re.findall(r"^\|(\w+)\|(\w+), (\w+)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert lines == [(name, of, cue.group) for of, found in OF.items() for name, cue in found.items()]
