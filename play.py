#!/usr/bin/env python3
"""`python3 play.py` sets everything up once and starts Hexfold; `python3 play.py test` does so and runs the tests.

Anything else is passed on: `python3 play.py play arena --seed 7`. With `--offline` nothing is ever downloaded. Standard
library only; with Python 3.11 or newer on Linux, macOS and Windows (`py play.py`). An older Python can read this file
(hence the types in quotes), and is told which one is needed.

Finished set-ups leave a stamp in `.venv`. An environment without one, or in which a set-up was cut short, is made anew.
Of two starts at once the second waits until the first has set up.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
PYTHON = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WORKERS = ("-n", "2", "--dist", "worksteal")
DOWNLOADS = {"": "about 40 MB to download, a minute", "[dev]": "about 120 MB to download, two minutes"}
PATIENCE = 3.0  # seconds before what pip does is shown
SHOWN = ("Collecting", "Downloading", "Installing collected")  # how the lines of pip begin that tell what it does
UNREACHED = ("Retrying (", "Failed to establish", "ConnectionError", "timed out")  # what pip says without a network


class Trouble(Exception):
    """Setting up cannot be done; the message is one sentence that says what to do about it."""


def stamp_of(extra: str) -> Path:
    """The file that is written when a set-up is finished: one for the game, one for the tests."""
    return ENV / f".ready{extra or '-play'}"


def unfinished() -> Path:
    """The file that is there while the environment is being changed."""
    return ENV / ".unfinished"


def wanted(extra: str) -> str:
    """What a stamp says if the environment is as this pyproject.toml, this folder and this Python want it."""
    about = (ROOT / "pyproject.toml").read_bytes() + f"{extra}{sys.version}{ROOT}".encode()
    return hashlib.sha256(about).hexdigest()


def is_whole() -> bool:
    """Whether some set-up was finished with this Python, and none was cut short since."""
    try:
        made_with = (ENV / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    same = f"version = {sys.version_info[0]}.{sys.version_info[1]}." in made_with
    return same and PYTHON.exists() and not unfinished().exists() and any(ENV.glob(".ready*"))


def is_ready(extra: str) -> bool:
    """Whether nothing is to be done."""
    stamp = stamp_of(extra)
    return is_whole() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted(extra)


def is_mine(lock: "IO[str]") -> bool:
    """Whether this process has the lock now; the system takes it back when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def nobody_else() -> "Iterator[None]":
    """While this lasts no other start sets up in this folder."""
    with open(f"{ENV}.lock", "w") as lock:
        if not is_mine(lock):
            print("Another start is setting up here: waiting until it is done.", flush=True)
            while not is_mine(lock):
                time.sleep(0.2)
        yield


def set_up(extra: str, offline: bool = False) -> None:
    """Make `.venv` and install what pyproject.toml names, unless that was done for this very file. Raises Trouble."""
    if is_ready(extra):
        return
    with nobody_else():
        if not is_ready(extra):
            bring_about(extra, offline)


def bring_about(extra: str, offline: bool) -> None:
    """Download and install, and leave the stamp. Raises Trouble."""
    if offline:
        what = "the tests are" if extra else "the game is"
        raise Trouble(f"{what} not set up as pyproject.toml wants, and --offline forbids the network: start without it")
    began = time.monotonic()
    try:
        if is_whole():
            print(f"Bringing {ENV} up to date: {DOWNLOADS[extra]} at most.", flush=True)
        else:
            make_environment(DOWNLOADS[extra])
        unfinished().touch()
        install(extra)
    except KeyboardInterrupt:
        raise Trouble("setting up was interrupted; the next start begins it anew") from None
    stamp_of(extra).write_text(wanted(extra), encoding="utf-8")
    unfinished().unlink()
    print(f"Ready after {time.monotonic() - began:.0f} seconds.", flush=True)


def make_environment(download: str) -> None:
    """Make `.venv` from nothing, with a pip of its own where this Python can give it one. Raises Trouble."""
    own_pip = find_spec("ensurepip") is not None
    if find_spec("venv") is None or not (own_pip or find_spec("pip")):
        raise Trouble(
            "this Python comes without ensurepip, so it cannot make an environment: on Debian and Ubuntu "
            f"'apt install python3-venv' brings it (python{sys.version_info[0]}.{sys.version_info[1]}-venv for "
            "exactly this Python)"
        )
    print(f"Setting up, once: what the game needs goes into {ENV} ({download}).", flush=True)
    if ENV.exists():
        shutil.rmtree(ENV)
    words = [sys.executable, "-m", "venv", *([] if own_pip else ["--without-pip"]), str(ENV)]
    made = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if made.returncode:
        raise Trouble(f"no environment can be made in {ENV}: {last_line(made.stdout)}")


def pip() -> "list[str]":
    """The pip of the environment; the one beside this Python if it has none."""
    if subprocess.call([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL) == 0:
        return [str(PYTHON), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def install(extra: str) -> None:
    """Install the game and what it needs. Raises Trouble; all that pip said is kept in `.venv/set-up.log`."""
    words = [*pip(), "install", "--disable-pip-version-check", "-e", f"{ROOT}{extra}"]
    status, said = watched(words)
    log = ENV / "set-up.log"
    log.write_text(said, encoding="utf-8")
    if status == 0:
        return
    if status > 0:  # pip gave up by itself and has put back what it had changed
        unfinished().unlink()
    if any(sign in said for sign in UNREACHED):
        raise Trouble(
            f"setting up needs the network, and the package index cannot be reached: connect and start again ({log})"
        )
    raise Trouble(f"pip could not install what the game needs: {last_line(said)} ({log})")


def watched(words: "list[str]") -> "tuple[int, str]":
    """Runs pip and gives its exit status and what it said; what it does is shown as well if it takes a while."""
    began, said = time.monotonic(), []
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as running:
        for line in running.stdout or ():
            said.append(line)
            if line.strip().startswith(SHOWN) and time.monotonic() - began > PATIENCE:
                print(f"  {line.strip()[:150]}", flush=True)
    return running.returncode, "".join(said)


def surroundings() -> "dict[str, str]":
    """The environment for the program: what it compiles is kept, or every start would cost seconds more."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def last_line(said: str) -> str:
    """The last error in a program's output, else its last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()] or ["nothing was said"]
    return next((line for line in reversed(lines) if "rror:" in line.lower()), lines[-1]).rstrip(".")


def main(words: "list[str]") -> int:
    """Set up, then start the game or the tests. Returns the exit status."""
    if sys.version_info < (3, 11):
        print(f"hexfold: Python 3.11 or newer is needed, this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    offline = "--offline" in words
    words = [word for word in words if word != "--offline"]
    testing = words[:1] == ["test"]
    try:
        set_up("[dev]" if testing else "", offline)
        module = ["pytest", *WORKERS, *words[1:]] if testing else ["game", *words]
        return subprocess.call([str(PYTHON), "-m", *module], cwd=ROOT, env=surroundings())
    except (OSError, Trouble) as error:
        print(f"hexfold: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
