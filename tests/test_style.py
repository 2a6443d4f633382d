"""Nothing is committed that should not be. (ruff and mypy are steps of their own: .ci/run.)"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LONGEST_FILE, LONGEST_FUNCTION = 300, 40  # lines, without a reason
REASON = "Long because "
DEFINED = re.compile(r"\s*(async )?def ")


def committed() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.splitlines()]


def test_no_file_names_a_machine_or_an_index() -> None:
    """Built of parts, so that this file does not name them itself."""
    parts = ("index-" + "url", "py" + "pi" + r"\.org", r"(?<![\w.])/(?:work|root|home)" + "/")
    forbidden = re.compile("|".join(parts))
    for path in committed():
        if path.suffix in {".py", ".md", ".toml", ".json", ".tmx", ".spec", ".txt", ""} and path.is_file():
            found = forbidden.search(path.read_text(encoding="utf-8", errors="ignore"))
            assert not found, f"{path.relative_to(ROOT)} names {found and found[0]!r}"


def test_nothing_large_or_generated_is_committed() -> None:
    for path in committed():
        assert "__pycache__" not in path.parts and path.suffix != ".pyc", path
        if path.is_file():
            limit = 1_700_000 if path.suffix == ".ttf" else 700_000
            assert path.stat().st_size <= limit, f"{path.relative_to(ROOT)} is larger than {limit} bytes"


def test_no_test_measures_time() -> None:
    """How long something takes is the machine's affair: the benchmark says it. Tests may only lose patience.

    The programs of tests/long last as long as they are told, and report; what they assert is not about time.
    """
    clocks = re.compile("perf_" + r"counter|process_" + r"time|time\." + r"time\(|mono" + "tonic")
    for path in (path for path in committed() if path.suffix == ".py" and "tests" in path.relative_to(ROOT).parts):
        if path.parent.name == "long":
            continue
        found = clocks.search(path.read_text(encoding="utf-8")) if path.is_file() else None
        assert not found, f"{path.relative_to(ROOT)} looks at a clock: {found and found[0]!r}"


def long_without_a_reason(source: str) -> Iterator[str]:
    """The file and its functions, where they are longer than most and do not say why in their docstring."""
    lines = source.splitlines()
    if len(lines) > LONGEST_FILE and REASON not in source.partition("from __future__")[0]:
        yield "the file"
    open_ones = list[tuple[int, int]]()  # indentation and first line of the functions that a line stands in
    ended = 0  # the last line that is not empty
    for n, line in enumerate([*lines, "end"]):
        indent = len(line) - len(line.lstrip())
        while line and open_ones and indent <= open_ones[-1][0] and not line.lstrip().startswith(")"):
            start = open_ones.pop()[1]
            if ended - start >= LONGEST_FUNCTION and REASON not in "".join(lines[start:ended]):
                yield lines[start].strip()
        if DEFINED.match(line):
            open_ones.append((indent, n))
        ended = n if line else ended


def test_what_is_long_says_why() -> None:
    found = dict[str, list[str]]()
    for path in sorted((ROOT / "game").rglob("*.py")):
        if long := list(long_without_a_reason(path.read_text(encoding="utf-8"))):
            found[path.relative_to(ROOT / "game").as_posix()] = long
    assert found == {}


def test_a_file_and_a_function_that_are_too_long_are_found() -> None:
    function = "def f(\n    x: int,\n) -> None:\n" + "    x = 1\n" * LONGEST_FUNCTION
    assert list(long_without_a_reason(f"{function}\ny = 1\n")) == ["def f("]
    assert not list(long_without_a_reason(function.replace("    x = 1", '    """Long because so."""', 1)))
    assert not list(long_without_a_reason("def f() -> None:\n" + "    x = 1\n" * (LONGEST_FUNCTION - 1)))
    assert list(long_without_a_reason("x = 1\n" * (LONGEST_FILE + 1))) == ["the file"]
