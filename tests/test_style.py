"""Nothing is committed that should not be. (ruff and mypy are steps of their own: .ci/run.)"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


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
