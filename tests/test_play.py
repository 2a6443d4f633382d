"""play.py: it sets up once, heals what was cut short, and says in one sentence why it cannot."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

SOURCE = Path(__file__).parent.parent / "play.py"
NO_NETWORK = (
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(name resolution)'\n"
    "ERROR: Could not find a version that satisfies the requirement setuptools (from versions: none)\n"
    "ERROR: No matching distribution found for setuptools\n"
)


class Pip:
    """Stands where pip would be: counts the calls, and ends as it is told to."""

    def __init__(self, play: ModuleType) -> None:
        self.calls: list[list[str]] = []
        self.ends: tuple[int, str] | BaseException = (0, "")
        self.meanwhile: Callable[[], object] = play.PYTHON.exists

    def __call__(self, words: list[str]) -> tuple[int, str]:
        self.calls.append(words)
        self.meanwhile()
        if isinstance(self.ends, BaseException):
            raise self.ends
        return self.ends


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """play.py in a folder of its own, with a Python that has a pip but no ensurepip; what it starts ends at once."""
    spec = importlib.util.spec_from_file_location("play", SOURCE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    root = tmp_path / "checkout"
    root.mkdir()
    (root / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(module, "ROOT", root)
    monkeypatch.setattr(module, "ENV", root / ".venv")
    monkeypatch.setattr(module, "PYTHON", root / ".venv" / module.PYTHON.relative_to(module.PYTHON.parent.parent))
    has(monkeypatch, module, "venv", "pip")
    return module


@pytest.fixture
def pip(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Pip:
    fake = Pip(play)
    monkeypatch.setattr(play, "watched", fake)
    return fake


@pytest.fixture
def started(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What was started in the environment that was set up."""
    found: list[list[str]] = []
    real = subprocess.call

    def call(words: list[str], **more: object) -> int:
        if words[1] == "-m":
            found.append(words[2:])
            return 0
        return real(words, stderr=subprocess.DEVNULL)  # whether the environment has a pip

    monkeypatch.setattr(subprocess, "call", call)
    return found


def has(monkeypatch: pytest.MonkeyPatch, play: ModuleType, *modules: str) -> None:
    """The Python that runs play.py has these of the modules it needs."""
    monkeypatch.setattr(play, "find_spec", lambda name: name if name in modules else None)


def one_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed on standard error, which is one line that begins with our name."""
    said = capsys.readouterr().err
    assert said.startswith("hexfold: ") and said.count("\n") == 1, said
    return said


# ---- setting up --------------------------------------------------------------------------------------
def test_the_first_start_sets_up_and_passes_the_words_on(
    play: ModuleType, pip: Pip, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.main(["play", "arena", "--seed", "7"]) == 0
    assert started == [["game", "play", "arena", "--seed", "7"]]
    assert pip.calls[0][-1] == str(play.ROOT) and "--python" in pip.calls[0], "the pip beside this Python serves"
    said = capsys.readouterr().out
    assert "MB" in said and "minute" in said and "Ready after" in said


def test_what_is_set_up_is_not_set_up_again(
    play: ModuleType, pip: Pip, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    play.main([])
    capsys.readouterr()
    assert play.main([]) == 0 and len(pip.calls) == 1 and len(started) == 2
    assert capsys.readouterr().out == "", "nothing is to be said"


def test_what_the_program_compiles_is_kept(play: ModuleType, pip: Pip, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the shell says: every start would cost seconds more."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("HEXFOLD_HOME", "here")
    given: dict[str, str] = {}

    def call(words: list[str], env: dict[str, str] | None = None, **more: object) -> int:
        given.update(env or {})
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    play.main([])
    assert given["HEXFOLD_HOME"] == "here" and "PYTHONDONTWRITEBYTECODE" not in given


def test_the_tests_have_a_set_up_of_their_own_in_the_same_environment(
    play: ModuleType, pip: Pip, started: list[list[str]]
) -> None:
    play.main([])
    mine = play.ENV / "mine"
    mine.touch()
    play.main(["test", "tests/test_play.py"])
    assert started[-1] == ["pytest", "-n", "2", "--dist", "worksteal", "tests/test_play.py"]
    assert pip.calls[1][-1] == f"{play.ROOT}[dev]" and mine.exists()
    play.main([])
    assert len(pip.calls) == 2, "the game is still set up"


def test_a_changed_pyproject_updates_the_environment_in_place(
    play: ModuleType, pip: Pip, started: list[list[str]]
) -> None:
    play.main([])
    mine = play.ENV / "mine"
    mine.touch()
    (play.ROOT / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    assert play.main([]) == 0 and len(pip.calls) == 2 and mine.exists()


# ---- healing -----------------------------------------------------------------------------------------
def test_an_environment_that_was_never_finished_is_made_anew(
    play: ModuleType, pip: Pip, started: list[list[str]]
) -> None:
    play.make_environment("nothing")
    half = play.ENV / "half"
    half.touch()
    assert play.main([]) == 0 and not half.exists() and len(pip.calls) == 1


def test_an_environment_of_another_python_is_made_anew(play: ModuleType, pip: Pip, started: list[list[str]]) -> None:
    play.main([])
    about = play.ENV / "pyvenv.cfg"
    about.write_text(about.read_text().replace("version = 3.", "version = 2."))
    mine = play.ENV / "mine"
    mine.touch()
    assert play.main([]) == 0 and not mine.exists() and len(pip.calls) == 2


@pytest.mark.parametrize("cut", [KeyboardInterrupt(), (-9, "")], ids=["interrupted", "killed"])
def test_a_set_up_that_is_cut_short_heals_at_the_next_start(
    play: ModuleType,
    pip: Pip,
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    cut: tuple[int, str] | BaseException,
) -> None:
    play.main([])
    (play.ROOT / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    half = play.ENV / "half"
    pip.ends, pip.meanwhile = cut, half.touch
    capsys.readouterr()
    assert play.main([]) == 2 and one_sentence(capsys)
    pip.ends, pip.meanwhile = (0, ""), play.PYTHON.exists
    assert play.main([]) == 0 and not half.exists() and len(started) == 2


def test_a_second_start_waits_for_the_first_and_sets_up_nothing_itself(
    play: ModuleType,
    pip: Pip,
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two clicks on the icon, one after the other: without the lock the second would remove what the first has made."""
    second: list[int] = []
    waited = threading.Event()
    monkeypatch.setattr(play.time, "sleep", lambda seconds: waited.set())
    impatient = threading.Thread(target=lambda: second.append(play.main(["maps"])))

    def begin() -> None:
        if not impatient.ident:
            impatient.start()
            assert waited.wait(60), "the second start does not wait"

    pip.meanwhile = begin
    assert play.main([]) == 0
    impatient.join(60)
    assert second == [0] and len(pip.calls) == 1 and sorted(started) == [["game"], ["game", "maps"]]
    assert "Another start is setting up here" in capsys.readouterr().out


def test_an_update_that_pip_refuses_leaves_what_was_set_up_before(
    play: ModuleType, pip: Pip, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a network the tests cannot be set up; the game, which was, starts as before."""
    play.main([])
    pip.ends = (1, NO_NETWORK)
    assert play.main(["test"]) == 2
    assert play.main([]) == 0 and started == [["game"], ["game"]]


# ---- one sentence ------------------------------------------------------------------------------------
@pytest.mark.parametrize("missing", ["ensurepip", "venv"])
def test_without_ensurepip_and_pip_the_package_to_install_is_named_and_nothing_is_left(
    play: ModuleType,
    pip: Pip,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: str,
) -> None:
    has(monkeypatch, play, *({"venv", "ensurepip"} - {missing}))
    assert play.main([]) == 2 and not play.ENV.exists()
    out, said = capsys.readouterr()
    assert not out and said.startswith("hexfold: ") and said.count("\n") == 1, "one sentence and nothing else"
    assert "apt install python3-venv" in said and f"python3.{sys.version_info[1]}-venv" in said


def test_without_a_network_the_network_is_named(play: ModuleType, pip: Pip, capsys: pytest.CaptureFixture[str]) -> None:
    pip.ends = (1, NO_NETWORK)
    assert play.main([]) == 2
    assert "network" in one_sentence(capsys)
    assert (play.ENV / "set-up.log").read_text() == NO_NETWORK, "all of it is kept"


def test_what_else_pip_stumbles_over_is_said_in_its_words(
    play: ModuleType, pip: Pip, capsys: pytest.CaptureFixture[str]
) -> None:
    pip.ends = (1, "Collecting numpy\nERROR: Could not install packages: No space left on device\n\n")
    assert play.main([]) == 2
    assert "No space left on device (" in one_sentence(capsys)


def test_a_folder_that_cannot_be_written_is_named(
    play: ModuleType, pip: Pip, capsys: pytest.CaptureFixture[str]
) -> None:
    play.ENV.write_text("a file where the environment should be")
    assert play.main([]) == 2
    assert ".venv" in one_sentence(capsys)


def test_offline_nothing_is_downloaded(
    play: ModuleType, pip: Pip, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.main(["--offline"]) == 2 and not pip.calls and not play.ENV.exists()
    assert "--offline" in one_sentence(capsys)
    play.main([])
    assert play.main(["shot", "title", "--offline"]) == 0 and len(pip.calls) == 1
    assert started[-1] == ["game", "shot", "title"], "the word is for play.py alone"


def test_an_old_python_reads_the_file_and_is_told_which_one_is_needed(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", (3, 8, 10, "final", 0))
    assert play.main([]) == 2
    assert "3.11" in one_sentence(capsys)


# ---- what pip does -----------------------------------------------------------------------------------
def test_what_pip_downloads_is_shown_once_it_takes_a_while(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = "print('Downloading numpy (18 MB)'); print('  file of no interest'); raise SystemExit(3)"
    words = [sys.executable, "-c", talk]
    assert play.watched(words) == (3, "Downloading numpy (18 MB)\n  file of no interest\n")
    assert capsys.readouterr().out == "", "it was quick"
    monkeypatch.setattr(play, "PATIENCE", -1.0)
    play.watched(words)
    assert capsys.readouterr().out == "  Downloading numpy (18 MB)\n"
