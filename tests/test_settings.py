"""Settings survive a restart, a damaged file and a folder that cannot be written."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import settings as keep
from game.settings import Settings


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    mine = Settings(language="ja", ui_scale=1.5, effects=0, keys={"undo": "u"}, window=(1600, 900), reduced_motion=True)
    assert keep.save(mine, tmp_path / "deep" / "folder")
    assert keep.load(tmp_path / "deep" / "folder") == (mine, None)


def test_a_first_start_has_the_defaults_and_the_language_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert keep.load(tmp_path) == (Settings(), None)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert keep.load(tmp_path)[0].language == "ja"


@pytest.mark.parametrize(
    "raw", [b'{"name": "\\ud800"}', b'{"setups": {"x": ' + b"[" * 800 + b"]" * 800 + b"}}", b'{"ui_scale": NaN}']
)
def test_a_settings_file_that_could_not_be_written_again_is_set_aside_and_saving_goes_on(
    tmp_path: Path, raw: bytes
) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    settings, aside = keep.load(tmp_path)
    assert aside is not None and keep.save(settings, tmp_path) and keep.load(tmp_path) == (settings, None)


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 30000, b'{"effects": "loud"}', b" " * 70000])
def test_a_damaged_file_costs_the_settings_but_is_kept(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    settings, aside = keep.load(tmp_path)
    assert settings == keep.first()
    assert aside == tmp_path / "settings.json.damaged" and aside.read_bytes() == raw
    assert keep.load(tmp_path) == (keep.first(), None) and keep.save(settings, tmp_path)


def test_what_can_be_read_of_a_damaged_file_is_used(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "ja", "effects": 4000, "keys": [1]}))
    settings, aside = keep.load(tmp_path)
    assert settings.language == "ja" and settings.effects == Settings().effects and aside is not None


def test_names_of_a_newer_version_are_no_damage(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en", "holograms": True}))
    assert keep.load(tmp_path)[1] is None


def test_a_window_that_was_smaller_than_the_least_of_today_grows_and_nobody_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"window": [1000, 900]}))
    settings, damaged = keep.load(tmp_path)
    assert (settings.window, damaged) == ((keep.LEAST_WINDOW[0], 900), None)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file, no folder")
    assert keep.save(Settings(), tmp_path / "home") is False


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from([*(field.name for field in fields(Settings)), "x"]), inner)
        ),
    )
)
def test_nothing_in_a_file_is_ever_taken_unchecked(data: object) -> None:
    settings, _ = keep.from_data(data)
    assert settings.language in keep.LANGUAGES and settings.colours in keep.COLOURS
    assert settings.ui_scale == 0 or 1 <= settings.ui_scale <= 2
    assert 0 <= settings.effects <= 100 and settings.window[0] >= keep.LEAST_WINDOW[0]
    assert settings.text_factor and settings.pace >= 0
