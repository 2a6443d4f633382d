"""docs/tour.md says what is true: its patches fit this checkout, and its commands do what they should."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(diff|console)\n(.*?)^```$", TOUR, re.MULTILINE | re.DOTALL)
CHANGED = re.compile(r"^--- a/(\S+)$", re.MULTILINE)
COPIED = re.compile(r"^cp (\S+) (\S+)$", re.MULTILINE)
pytestmark = pytest.mark.skipif(not shutil.which("git"), reason="patches are applied by git")


def apply(patch: str, folder: Path) -> None:
    """Apply a patch to what lies in a folder. Fails if it does not fit."""
    done = subprocess.run(["git", "apply", "-"], cwd=folder, input=patch.encode(), capture_output=True, check=False)
    assert done.returncode == 0, f"{done.stderr.decode()}\n{patch}"


def test_every_patch_fits(tmp_path: Path) -> None:
    patched = set(CHANGED.findall(TOUR))
    copies = {new: old for old, new in COPIED.findall(TOUR)}
    for name in patched:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / copies.get(name, name), tmp_path / name)
    for kind, text in BLOCKS:
        if kind == "diff":
            apply(text, tmp_path)
    assert len(patched) > 5


@pytest.mark.soak
def test_every_step_does_what_it_says(tmp_path: Path) -> None:
    for name in ("game", "assets", "maps", "docs", "tests", "pyproject.toml", "README.md", "play.py"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    python = shlex.quote(sys.executable)
    words = (
        f'python() {{ {python} "$@"; }}; game() {{ python -m game "$@"; }}; pytest() {{ python -m pytest -q "$@"; }}'
    )
    for kind, text in BLOCKS:
        if kind == "diff":
            apply(text, tmp_path)
            continue
        done = subprocess.run(["bash", "-ec", f"{words}\n{text}"], cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == 0, f"{text}\n{done.stdout.decode()[-2000:]}\n{done.stderr.decode()[-2000:]}"
