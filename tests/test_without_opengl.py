"""A machine without an OpenGL library: the check passes, and the software painter draws."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parent.parent
HIDING = """
import ctypes
import ctypes.util

FIND, LOAD = ctypes.util.find_library, ctypes.CDLL


def hidden(name):
    return isinstance(name, str) and any(word in name for word in ("GL", "opengl", "gallium"))


class Library(LOAD):
    def __init__(self, name, *more, **words):
        if hidden(name):
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")
        super().__init__(name, *more, **words)


ctypes.util.find_library = lambda name: None if hidden(name) else FIND(name)
ctypes.CDLL = ctypes.cdll._dlltype = Library
"""


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that finds no OpenGL library."""
    (tmp_path / "hiding").mkdir()
    (tmp_path / "hiding" / "sitecustomize.py").write_text(HIDING)
    return {**os.environ, "PYTHONPATH": str(tmp_path / "hiding")}


def call(bare: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    called = [sys.executable, "-m", "game", *words]
    return subprocess.run(called, cwd=ROOT, env=bare, capture_output=True, text=True, timeout=200)


def test_the_check_passes_and_names_the_software_painter(bare: dict[str, str]) -> None:
    done = call(bare, "check")
    assert done.returncode == 0 and not done.stderr, done.stdout + done.stderr
    said = done.stdout.splitlines()[-1]
    assert said.startswith("painter: software. OpenGL is not installed here"), said


def test_the_battlefield_is_drawn_in_software(bare: dict[str, str], tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    done = call(bare, "shot", "table:arena", "--out", str(picture), "--size", "640x360")
    assert done.returncode == 0, done.stderr
    drawn = pygame.image.load(str(picture))
    colours = {tuple(drawn.get_at((x, y)))[:3] for x in range(0, 640, 16) for y in range(0, 360, 12)}
    assert len(colours) > 100, "a battlefield has many colours"


@pytest.mark.soak
def test_where_opengl_can_be_had_the_check_names_it() -> None:
    done = call(dict(os.environ), "check")
    said = done.stdout.splitlines()[-1]
    assert done.returncode == 0 and said.startswith(("painter: OpenGL ", "painter: software. ")), (
        done.stdout + done.stderr
    )
    if os.environ.get("HEXFOLD_EXPECT_GL"):
        assert said.startswith("painter: OpenGL "), said
