#!/usr/bin/env python3
"""`python3 play.py` sets everything up once and starts Hexfold; `python3 play.py test` does so and runs the tests.

Anything else is passed on: `python3 play.py play arena --seed 7`. Standard library only; works without ensurepip, with
Python 3.11 or newer on Linux, macOS and Windows (`py play.py`).
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
PYTHON = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WORKERS = ("-n", "2", "--dist", "loadfile")


def set_up(extra: str) -> None:
    """Make `.venv` and install what pyproject.toml names, unless that was done for exactly this file."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + extra.encode() + sys.version.encode()).hexdigest()
    stamp = ENV / f".ready{extra or '-play'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print("Setting up, once: making .venv and installing what pyproject.toml names ...", flush=True)
    if not PYTHON.exists():
        try:
            venv.create(ENV, with_pip=True)
        except (subprocess.CalledProcessError, SystemExit):  # Debian without python3-venv
            venv.create(ENV, with_pip=False, clear=True)
    pip = [str(PYTHON), "-m", "pip"]
    if subprocess.run([str(PYTHON), "-c", "import pip"], capture_output=True).returncode:
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    subprocess.check_call([*pip, "install", "--quiet", "--disable-pip-version-check", "-e", f"{ROOT}{extra}"])
    stamp.write_text(wanted)


def main(words: list[str]) -> int:
    """Set up, then start the game or the tests. Returns the exit status."""
    if sys.version_info < (3, 11):
        print(f"hexfold: Python 3.11 or newer is needed, this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    testing = words[:1] == ["test"]
    try:
        set_up("[dev]" if testing else "")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"hexfold: setting up {ENV} failed: {error}", file=sys.stderr)
        return 2
    module = ["pytest", *WORKERS, *words[1:]] if testing else ["game", *words]
    try:
        return subprocess.call([str(PYTHON), "-m", *module], cwd=ROOT)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
