"""Every test runs without a display, without a sound device and with a user folder of its own."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.pop("DISPLAY", None)
os.environ["HEXFOLD_GUARD"] = "1"  # values refuse assignments (game/frozen.py)

import gc
from pathlib import Path

import pytest

pytest_plugins = ("tests.sampling",)


def pytest_collection_finish() -> None:
    """What is loaded by now stays: going through it for garbage again and again was a tenth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves, settings and decks of a test stay in the test; no sound leaves it."""
    home = tmp_path / "home"
    monkeypatch.setenv("HEXFOLD_HOME", str(home))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")  # whoever imports PettingZoo has another one from then on
    return home
