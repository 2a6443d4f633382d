"""docs/maps.md says what is true: its commands do what they should, in order."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from game import cli
from game.rules.arena.battlefield import GROUNDS, MODES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
CONSOLE = "".join(re.findall(r"^```console\n(.*?)^```$", PAGE, re.M | re.S))
COMMANDS = [shlex.split(line) for line in CONSOLE.splitlines()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the page copies lies where it says."""
    monkeypatch.chdir(tmp_path)
    for what, *words in COMMANDS:
        if what == "cp":
            shutil.copy(ROOT / words[0], tmp_path / words[1])
    return tmp_path


def test_a_copy_is_right_and_a_mistake_is_found_as_the_page_says(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["maps", "check", "shore.tmx"]) == 0 and "The Duel" in capsys.readouterr().out
    shore = folder / "shore.tmx"
    shore.write_text(shore.read_text(encoding="utf-8").replace('"duel"', '"dule"'), encoding="utf-8")
    assert cli.main(["maps", "check", "shore.tmx"]) == 1
    (said,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.M | re.S)
    assert capsys.readouterr().err == said


@pytest.mark.soak
def test_every_command_of_the_page_does_what_it_should(folder: Path) -> None:
    for what, *words in COMMANDS:
        assert what in ("cp", "game")
        assert what == "cp" or cli.main(words) == 0


def test_the_page_names_every_ground_mode_layer_and_property() -> None:
    assert all(word in PAGE for word in (*GROUNDS, *MODES))
    shown = set(re.findall(r"`(\w+)`", PAGE))
    drawn = (ROOT / "maps" / "the_duel.tmx").read_text(encoding="utf-8")
    assert set(re.findall(r'<(?:layer|objectgroup)[^>]* name="(\w+)"', drawn)) <= shown
    properties = drawn[: drawn.index("<tileset")]
    assert set(re.findall(r'<property name="(\w+)"', properties)) <= shown
