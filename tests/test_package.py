"""The package step: what people get is built and installed as they would do it, and plays and draws from any folder.

Not part of the everyday suite, because it downloads and takes minutes: `python3 play.py test -m package`. The editable
install is what `play.py test` itself runs in.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parent.parent
EXE = ".exe" if os.name == "nt" else ""
BIN = "Scripts" if os.name == "nt" else "bin"
WITHIN = (
    "assets/cards/pony.json",
    "assets/puzzles/foton.json",
    "assets/fonts/MPLUS1_400Regular.ttf",
    "assets/rulebook/arena.ja.md",
    "assets/weights/foton.json",
    "maps/tiles.png",
)

pytestmark = pytest.mark.package


def built(*words: str) -> None:
    """Runs a module of the test environment in the checkout."""
    done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


@pytest.fixture(scope="session")
def frozen_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The executable that PyInstaller makes."""
    out = tmp_path_factory.mktemp("program")
    folders = ("--distpath", str(out / "dist"), "--workpath", str(out / "work"))
    built("PyInstaller", "build/spec/hexfold.spec", *folders, "--noconfirm", "--log-level", "ERROR")
    return out / "dist" / "hexfold" / f"hexfold{EXE}"


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that is made from this sdist."""
    out = tmp_path_factory.mktemp("packages")
    built("build", "--outdir", str(out), ".")
    return out


@pytest.fixture(scope="session")
def installed_program(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `hexfold` of an empty environment into which pip has installed the wheel."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, with_pip=True)
    wheel = next(packages.glob("*.whl"))
    words = [str(home / BIN / f"python{EXE}"), "-m", "pip", "install", "--disable-pip-version-check", str(wheel)]
    done = subprocess.run(words, cwd=home, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-2000:]
    return home / BIN / f"hexfold{EXE}"


@pytest.fixture(scope="session", params=["frozen_program", "installed_program"])
def program(request: pytest.FixtureRequest) -> Path:
    """The packaged program, then the installed one: of two workers each builds one."""
    path: Path = request.getfixturevalue(request.param)
    return path


def call(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The program with these words, in a folder that is not the checkout, without a display."""
    ours = ("DISPLAY", "PYTHONPATH", "SDL_VIDEODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [str(program), *words], cwd=program.parent, env=bare, capture_output=True, text=True, timeout=200
    )


# ---- what it does ------------------------------------------------------------------------------------
def test_everything_is_in_its_place(program: Path) -> None:
    done = call(program, "check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_draws_the_title_without_a_display(program: Path, tmp_path: Path) -> None:
    done = call(program, "shot", "title", "--out", str(tmp_path / "title.png"), "--lang", "ja")
    assert done.returncode == 0, done.stderr


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
    done = call(program, "bots", "arena", "random", "random", "--matches", "2", "--seed", "1", "--json")
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


# ---- what is in it -----------------------------------------------------------------------------------
def test_wheel_and_sdist_hold_assets_and_battlefields(packages: Path) -> None:
    wheel = set(zipfile.ZipFile(next(packages.glob("*.whl"))).namelist())
    assert wheel >= {f"game/data/{name}" for name in WITHIN}
    assert not any(name.startswith(("tests/", "assets/", "maps/")) for name in wheel)
    with tarfile.open(next(packages.glob("*.tar.gz"))) as archive:
        sdist = {name.partition("/")[2] for name in archive.getnames()}
    assert sdist >= {*WITHIN, "play.py", "LICENSE", "pyproject.toml", "game/cli.py", "tests/conftest.py"}
