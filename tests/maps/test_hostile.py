"""Hostile maps cost next to nothing and are refused in one sentence. What they look like: hostile.py."""

from __future__ import annotations

import re
import tracemalloc
from contextlib import suppress
from pathlib import Path
from xml.etree.ElementTree import fromstring, tostring

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import maps
from game.maps.checked import checked
from tests.maps.hostile import Case, drawn, hostile

CASES = hostile()
MEMORY = 30_000_000  # bytes that reading a map may take on top of what there is
SENTENCE = re.compile(r"map [^\n]{1,400}")
JAPANESE = re.compile(r"マップ「[^\n]{1,400}")


def read(path: Path) -> str:
    """What is wrong with a map; "" if it can be played. Nothing but MapError may be raised."""
    try:
        maps.read(path)
    except maps.MapError as error:
        assert error.said.en == str(error) and JAPANESE.fullmatch(error.said.ja) and error.said.ja.isprintable()
        return str(error)
    return ""


def test_the_map_that_all_hostile_ones_are_made_of_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "good.tmx"
    path.write_text(drawn(), encoding="utf-8")
    assert maps.read(path).seats == 2


def test_there_are_more_than_five_hundred_hostile_maps() -> None:
    assert len(CASES) > 500


@pytest.mark.sampled(60)
@pytest.mark.parametrize("case", CASES, ids=lambda case: re.sub(r"[^a-z0-9]+", "_", case.name[:60]))
def test_a_hostile_map_is_refused_in_one_sentence_and_takes_little_memory(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "trap.tmx"
    path.write_bytes(case.data)
    tracemalloc.start()
    try:
        wrong = read(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MEMORY, f"{case.name}: {peak} bytes"
    assert case.harmless or wrong, f"{case.name} was read"
    if wrong:
        assert wrong.startswith("map trap.tmx: ") and SENTENCE.fullmatch(wrong) and wrong.isprintable(), wrong


def test_what_was_checked_is_what_is_read_and_the_file_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is gone, or another one, after the check makes no difference: pytmx gets the tree, not the file."""
    monkeypatch.setattr(maps, "opened", lambda path: drawn().encode())
    assert maps.read(tmp_path / "gone.tmx").seats == 2


def test_the_tree_that_pytmx_gets_holds_nothing_that_was_not_checked() -> None:
    tags, names = set(), set()
    for case in CASES:
        if case.harmless:
            with suppress(maps.MapError):
                for element in checked(case.data).iter():
                    tags.add(element.tag)
                    names |= set(element.attrib)
    assert tags == {"map", "properties", "property", "tileset", "tile", "layer", "data", "objectgroup", "object"}
    assert names <= {"orientation", "staggeraxis", "staggerindex", "width", "height", "tilewidth", "tileheight"} | {
        "hexsidelength", "name", "value", "firstgid", "id", "encoding", "x", "y", "gid",
    }  # fmt: skip


TREE = drawn()
WORDS = st.sampled_from(["", "-1", "1e9", "nan", "0", "9" * 30, "1,2", "a/b", "csv", "base64"]) | st.text(max_size=9)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 9), WORDS), min_size=1, max_size=3))
def test_whatever_is_changed_in_a_map_it_is_read_or_refused_in_a_sentence(
    tmp_path: Path, changes: list[tuple[int, int, str]]
) -> None:
    """Names, attributes and texts of a good map are replaced; XML that cannot be written stays as it was."""
    root = fromstring(TREE)
    elements = list(root.iter())
    for which, where, word in changes:
        element = elements[which % len(elements)]
        names = sorted(element.attrib)
        if where < len(names):
            element.set(names[where], word)
        elif where == 9 and word.isidentifier():
            element.tag = word
        else:
            element.text = word
    path = tmp_path / "changed.tmx"
    path.write_bytes(tostring(root, "utf-8", xml_declaration=True) if _writable(changes) else TREE.encode())
    wrong = read(path)
    assert not wrong or (SENTENCE.fullmatch(wrong) and wrong.isprintable())


def _writable(changes: list[tuple[int, int, str]]) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for _, _, word in changes for letter in word)
