"""What libraries write to standard error by themselves is not heard; what we write before and after is."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.quiet import quiet


def test_nobody_hears_the_libraries(capfd: pytest.CaptureFixture[str]) -> None:
    os.write(2, b"before ")
    with quiet():
        os.write(2, b"ALSA lib complains")
    os.write(2, b"after")
    assert capfd.readouterr().err == "before after"


def test_an_error_inside_passes_through(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError), quiet():
        raise ValueError
    os.write(2, b"heard")
    assert capfd.readouterr().err == "heard"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="this is how Mesa is told to find no driver")
def test_without_opengl_the_drivers_are_not_heard() -> None:
    """The board is drawn in software, and the painter says why; the libraries' own lines would only frighten."""
    env = dict(os.environ) | {"LIBGL_DRIVERS_PATH": "/nowhere", "__EGL_VENDOR_LIBRARY_DIRS": "/nowhere"}
    code = "from game.board3d import painter; made = painter('gl'); print(made.name, bool(made.why))"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[-2:] in (["software", "True"], ["gl", "False"])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_title_says_so_in_one_sentence(tmp_path: os.PathLike[str]) -> None:
    """SDL would open a window that nobody can see."""
    shown = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"}
    env = {key: value for key, value in os.environ.items() if key not in shown} | {"HEXFOLD_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "game"], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("hexfold: there is no display") and done.stderr.count("\n") == 1
