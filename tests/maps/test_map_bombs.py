"""The maps with which this program was once stopped: what refuses them comes before anything is unpacked or counted."""

from __future__ import annotations

import gzip
import threading
import tracemalloc
from pathlib import Path

import pytest

from game.maps import MapError, own, read
from game.maps.checked import checked
from game.rules.arena.battlefield import Battlefield
from tests.maps.hostile import CELLS, NOTHING, drawn, little, packed
from tests.patience import until

KIBIBYTES_300 = 300 * 1024
IMAGE = '<image source="a.png" width="300" height="300"/>'
BOMBS = {
    "a start zone for every number up to 9*10^8": (drawn(seat="900000000"), "'seat' of tile 2"),
    "an image of 10^8 tiles": (
        drawn(tileset={"tilewidth": "1", "tileheight": "1"}, image={"width": "100000000", "height": "1"}),
        "the width of an image",
    ),
    "a second member behind the first": (
        drawn(data=packed(gzip.compress(little(NOTHING), mtime=0) + gzip.compress(bytes(100_000), mtime=0), "gzip")),
        "goes on after its end",
    ),
    "600 tilesets": (
        drawn(more_tilesets=f'<tileset firstgid="9" tilewidth="1" tileheight="1">{IMAGE}</tileset>' * 600),
        "more than 16 tilesets",
    ),
}


@pytest.mark.parametrize("what", BOMBS)
def test_the_four_bombs_are_refused_before_anything_is_unpacked_or_counted(what: str) -> None:
    text, why = BOMBS[what]
    with pytest.raises(MapError, match=why):
        checked(text.encode())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (drawn(more_layers="<a/>" * 5000), "more than 4000 elements"),
        (drawn(more_layers="<group>" * 30 + "</group>" * 30), "more than 16 deep"),
        (drawn(prolog='<!DOCTYPE map [<!ENTITY a "b">]>', title="&a;"), "document type"),
    ],
    ids=["elements", "depth", "entities"],
)
def test_what_is_too_much_for_a_map_is_refused_while_it_is_parsed(text: str, why: str) -> None:
    with pytest.raises(MapError, match=why):
        checked(text.encode())


def test_a_layer_is_never_unpacked_beyond_what_the_map_holds() -> None:
    """A thousand to one: half a megabyte of nothing in text that is short enough for a map of 8 times 8 spaces."""
    layer = packed(gzip.compress(bytes(500_000), mtime=0), "gzip")
    assert len(layer) < 8 * CELLS + 256
    text = drawn(data=layer).encode()
    tracemalloc.start()
    try:
        with pytest.raises(MapError, match="more tiles than the map has spaces"):
            checked(text)
        assert tracemalloc.get_traced_memory()[1] < KIBIBYTES_300
    finally:
        tracemalloc.stop()


def test_looking_at_the_folder_takes_up_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A map that takes for ever to be read is read beside whoever has asked."""
    (tmp_path / "slow.tmx").write_text(drawn())
    asked = threading.Event()

    def slowly(path: Path) -> Battlefield:
        assert asked.wait(10), "whoever has asked waits for the map"
        return read(path)

    monkeypatch.setattr(own, "read", slowly)
    looking = own.OwnMaps(tmp_path)
    looking.look()
    assert looking.busy and looking.news() == []
    asked.set()
    until(lambda: not looking.busy or looking.news(), "the map")
