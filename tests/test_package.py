"""The desktop program: PyInstaller builds it, and it plays and draws by itself, without a display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's executable, built once for this file."""
    out = tmp_path_factory.mktemp("program")
    built = subprocess.run(
        [
            sys.executable,
            "-m",
            "PyInstaller",
            "build/spec/hexfold.spec",
            "--distpath",
            str(out / "dist"),
            "--workpath",
            str(out / "work"),
            "--noconfirm",
            "--log-level",
            "ERROR",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=400,
    )
    assert built.returncode == 0, built.stderr[-3000:]
    return out / "dist" / "hexfold" / ("hexfold.exe" if os.name == "nt" else "hexfold")


def call(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    ours = ("DISPLAY", "PYTHONPATH", "SDL_VIDEODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [str(program), *words], cwd=program.parent, env=bare, capture_output=True, text=True, timeout=200
    )


def test_it_draws_the_battlefield_without_a_display(program: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    done = call(program, "shot", "table:arena", "--out", str(picture), "--size", "960x540", "--after", "12")
    assert done.returncode == 0, done.stderr
    drawn = pygame.image.load(str(picture))
    assert drawn.get_size() == (960, 540)
    colours = {tuple(drawn.get_at((x, y)))[:3] for x in range(0, 960, 24) for y in range(0, 540, 18)}
    assert len(colours) > 100, "a battlefield has many colours"


def test_it_sets_japanese_without_a_display(program: Path, tmp_path: Path) -> None:
    """Its phrases are cut by a library with data of its own."""
    done = call(program, "shot", "collection:foton", "--out", str(tmp_path / "cards.png"), "--lang", "ja")
    assert done.returncode == 0, done.stderr


def test_it_plays_a_match_of_bots(program: Path) -> None:
    done = call(program, "bots", "arena", "easy", "easy", "--matches", "2", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 2


def test_it_answers_bad_usage_with_one_sentence(program: Path) -> None:
    done = call(program, "play", "chess")
    assert done.returncode == 2 and done.stderr.startswith("hexfold: ") and done.stderr.count("\n") == 1


def test_it_opens_the_rulebook_with_its_figures(program: Path, tmp_path: Path) -> None:
    """Pages are among the assets, and figures are loaded by name."""
    picture = tmp_path / "page.png"
    done = call(program, "shot", "rulebook:foton/F-4.5", "--out", str(picture), "--lang", "ja")
    assert done.returncode == 0, done.stderr
    page = pygame.image.load(str(picture))
    figure = {tuple(page.get_at((x, y)))[:3] for x in range(350, 1230, 5) for y in range(80, 640, 5)}
    assert len(figure) > 1500, "cards on the page have many colours"
