"""The door to the user's files: what comes in is bounded, what goes out is whole, and there is no other door."""

from __future__ import annotations

import ast
import json
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import files
from game.files import BadFile, NoFile

GAME = Path(files.__file__).parent

# ---- there is one door -----------------------------------------------------------------------------
ELSEWHERE = {
    "files.py": "the door itself",
    "match/journal.py": "the file of a running match, which only grows",
    "net/certificate.py": "a temporary file: ssl reads certificates from files only",
    "quiet.py": "the null device",
    "cli.py": "the null device",
    "commands/coverage.py": "our own fonts",
    "commands/net_bench.py": "what the system says of a process",
    "ui/drawing_bench.py": "what the system says of this process",
}


def opened(tree: ast.Module) -> Iterator[int]:
    """The lines in which a file is opened by whatever name: `open`, `os.open`, `path.open("rb")`, `json.load` ..."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Name(id="open"):
                yield node.lineno
            case ast.Attribute(value=ast.Name(id="os"), attr="open" | "fdopen" | "replace" | "rename"):
                yield node.lineno
            case ast.Attribute(attr="read_text" | "read_bytes" | "write_text" | "write_bytes"):
                yield node.lineno
            case ast.Attribute(value=ast.Name(id="json" | "io"), attr="load" | "dump" | "open"):
                yield node.lineno
            case ast.Attribute(attr="open") if any(is_mode(given) for given in node.args):
                yield node.lineno


def is_mode(given: ast.expr) -> bool:
    return isinstance(given, ast.Constant) and isinstance(given.value, str) and set(given.value) <= set("rwxabt+")


MAY_OPEN = re.compile(r"open\(|\.(read|write)_(text|bytes)\(|\b(os\.(replace|rename)|json\.(load|dump))\(")
"""Whatever opens a file has such words; not every such word opens one."""


def test_only_the_door_opens_files() -> None:
    found = set()
    for path in sorted(GAME.rglob("*.py")):
        name, words = path.relative_to(GAME).as_posix(), path.read_text(encoding="utf-8")
        lines = list(opened(ast.parse(words))) if MAY_OPEN.search(words) else []
        if lines:
            found.add(name)
        assert not lines or name in ELSEWHERE, f"{name}:{lines[0]} opens a file past the door"
    assert found == set(ELSEWHERE), "whoever opens no file any more needs no exception"


# ---- reading ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[NaN]", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ("[1e999]", "no number that can be reckoned with"),
        ('["\\ud800"]', "half a letter"),
        ('{"\\udfff": 1}', "half a letter"),
        ("[" * 65 + "]" * 65, "nested deeper than 64"),
        ('{"a":' * 800 + "1" + "}" * 800, "nested deeper than 64"),
        ("[" * 200_000, "nested deeper than 64"),
        ("1" * 5000, "not JSON"),
    ],
)
def test_json_that_could_not_be_written_again_is_refused_in_both_languages(words: str, why: str) -> None:
    with pytest.raises(BadFile, match=why) as caught:
        files.parsed(words)
    assert caught.value.said.ja != caught.value.said.en


@settings(suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no reason to fail
@given(st.recursive(st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)))
def test_what_is_written_is_read_again(plain: Any) -> None:
    assert files.parsed(json.dumps(plain)) == plain


@given(st.text(alphabet='[]{}",:\\u0d8e1 nul', max_size=40))
def test_no_text_at_all_raises_anything_but_a_refusal(words: str) -> None:
    try:
        files.parsed(words)
    except BadFile as error:
        assert "\n" not in str(error)


def test_a_file_that_is_not_there_is_told_from_one_that_is_damaged(tmp_path: Path) -> None:
    with pytest.raises(NoFile, match="file x: it cannot be opened"):
        files.read(tmp_path / "x", 10)
    for name in ("a\0b", "\ud800"):
        with pytest.raises(NoFile):
            files.read(tmp_path / name, 10)
    (tmp_path / "y").write_bytes(b"12345678901")
    with pytest.raises(BadFile, match="file y: it is larger than 10 B") as caught:
        files.read(tmp_path / "y", 10)
    assert caught.value.damaged and files.read(tmp_path / "y", 11) == b"12345678901"
    (tmp_path / "z").write_bytes(b"ab\xff")
    with pytest.raises(BadFile, match=r"file z: it is not UTF-8 \(byte 2\)"):
        files.text(tmp_path / "z", 10)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_nobody_waits_for_a_pipe_a_device_or_a_folder(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", tmp_path, Path(os.devnull), Path("/dev/zero")):
        with pytest.raises(BadFile, match="no plain file") as caught:
            files.read(path, 10)
        assert not caught.value.damaged


# ---- writing ---------------------------------------------------------------------------------------
def test_a_file_is_written_whole_for_its_owner_only_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "x.json"
    files.write_data(path, {"name": "花"})
    files.write_data(path, {"name": "月"})
    assert files.data(path, 100) == {"name": "月"} and [p.name for p in path.parent.iterdir()] == ["x.json"]
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == stat.S_IMODE(path.parent.parent.stat().st_mode) == 0o700


def test_what_cannot_be_written_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.json"
    files.write_data(path, [1])
    with pytest.raises(BadFile, match="it cannot be written"):
        files.write_data(path, ["\ud800"])

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match="No space left on device") as caught:
        files.write_data(path, [2])
    assert caught.value.said.ja.startswith("ファイル「x.json」")
    assert files.data(path, 100) == [1] and [p.name for p in tmp_path.iterdir()] == ["x.json"]
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match="cannot be written"):
        files.write_data(tmp_path / "file" / "x.json", [1])


def test_a_damaged_file_is_set_aside_under_a_name_that_is_free(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / "x").write_text(str(number))
        files.set_aside(tmp_path / "x")
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {
        "x.damaged": "0",
        "x.damaged-2": "1",
        "x.damaged-3": "2",
    }
    assert files.set_aside(tmp_path / "gone") is None
