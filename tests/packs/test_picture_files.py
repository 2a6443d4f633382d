"""Pictures of one's own: what of one is known before it is unpacked or drawn, and whose it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import content, files
from game.packs.picture_files import LARGEST, MAX_BYTES, MOST_NUMBERS, MOST_TAGS, beside, check
from tests.packs.packs_of_page import kept, pictured, png, proofed

WHOLE = png(8, 8)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">{0}</svg>'
SAID = {
    "png": "it is no PNG, or damaged",
    "svg": "it is no SVG with a size",
    "large": "it is larger than 2048 by 2048 pixels",
    "rich": "an SVG may have 400 elements and 4000 numbers, and no dashed lines; save it as a PNG",
    "outside": "an SVG must be whole in itself: no scripts, and nothing from elsewhere",
}


@pytest.mark.parametrize(
    ("name", "raw", "says"),
    [
        ("x.png", b"", "png"),
        ("x.png", b"GIF89a", "png"),
        ("x.png", SVG.encode(), "png"),
        ("x.png", WHOLE[:-4], "png"),
        ("x.png", WHOLE[:45] + bytes([WHOLE[45] ^ 1]) + WHOLE[46:], "png"),
        ("x.png", WHOLE[:8] + WHOLE[33:], "png"),
        ("x.png", png(LARGEST + 1, 1), "large"),
        ("x.png", png(1, LARGEST + 1), "large"),
        ("x.png", png(0, 0), "large"),
        ("x.svg", WHOLE, "svg"),
        ("x.svg", SVG.encode("utf-16"), "svg"),
        ("x.svg", b"<html></html>", "svg"),
        ("x.svg", SVG.replace("20", "2049").encode(), "large"),
        ("x.svg", SVG.format("<path/>" * MOST_TAGS).encode(), "rich"),
        ("x.svg", SVG.format("<path d='M" + "1 " * MOST_NUMBERS + "'/>").encode(), "rich"),
        ("x.svg", SVG.format("<path stroke-dasharray='1' d='M0 0h9'/>").encode(), "rich"),
        ("x.svg", SVG.format("<!-- <path style='stroke-dasharray:1'/> -->").encode(), "rich"),
        ("x.svg", SVG.format("<image href='https://example.org/x.png'/>").encode(), "outside"),
        ("x.svg", SVG.format("<image xlink:href='file:///etc/passwd'/>").encode(), "outside"),
        ("x.svg", SVG.format("<rect fill='url(https://example.org/#g)'/>").encode(), "outside"),
        ("x.svg", SVG.format("<style>@import 'https://example.org/x.css';</style>").encode(), "outside"),
        ("x.svg", SVG.format("<script>alert(1)</script>").encode(), "outside"),
        ("x.svg", SVG.format("<rect onload='alert(1)'/>").encode(), "outside"),
        ("x.svg", b"<!DOCTYPE svg [<!ENTITY a 'b'>]>" + SVG.encode(), "outside"),
        ("x.svg", b"<?xml-stylesheet href='#x'?>" + SVG.encode(), "outside"),
    ],
)
def test_what_is_no_picture_is_one_sentence(name: str, raw: bytes, says: str) -> None:
    with pytest.raises(files.BadFile) as error:
        check(raw, name)
    assert str(error.value) == f"picture {name}: {SAID[says]}"


@pytest.mark.parametrize("ending", MAX_BYTES)
def test_a_picture_of_too_many_bytes_is_not_looked_at(ending: str) -> None:
    with pytest.raises(files.BadFile, match=f"picture x{ending}: it is larger than"):
        check(b" " * (MAX_BYTES[ending] + 1), f"x{ending}")


@pytest.mark.parametrize(
    ("raw", "size"),
    [
        (WHOLE, (8, 8)),
        (SVG.format("<a id='g'/><use xlink:href='#g' fill=\"url('#g')\" stroke='url(#g)'/>").encode(), (40, 20)),
        (b"<?xml version='1.0'?><!DOCTYPE svg><svg viewBox='0 0 3.5 7'><desc>on time</desc></svg>", (3.5, 7)),
    ],
)
def test_a_picture_that_is_one_says_its_size(raw: bytes, size: tuple[float, float]) -> None:
    assert check(raw, "x.png" if raw is WHOLE else "x.svg") == size


def test_the_pictures_of_a_pack_are_those_that_it_names_and_a_damaged_one_costs_itself(tmp_path: Path) -> None:
    pack = proofed(pictured("foton", "storms-hail", "hail.png"))
    (tmp_path / "other.png").write_bytes(WHOLE)
    assert beside(pack, tmp_path)[0] == {} and "hail.png: it cannot be opened" in beside(pack, tmp_path)[1][0].en
    (tmp_path / "hail.png").write_bytes(WHOLE)
    assert beside(pack, tmp_path) == ({"hail.png": WHOLE}, [])
    (tmp_path / "hail.png").write_bytes(WHOLE[:-4])
    assert [said.en for said in beside(pack, tmp_path)[1]] == [f"picture hail.png: {SAID['png']}"]


def test_what_is_shown_of_a_pack_does_not_make_it_another(own_home: Path) -> None:
    words = pictured("foton", "storms-hail", "hail.png")
    (kept(own_home, "foton", words=words).parent / "hail.png").write_bytes(WHOLE)
    assert [found.checksum for found in content.packs().all()] == [proofed(words).checksum]


def test_a_pack_that_somebody_put_there_is_left_as_it_is(own_home: Path) -> None:
    words = pictured("foton", "storms-hail", "hail.png")
    pack, packs = proofed(words), content.packs()
    path = kept(own_home, "foton", words=words)
    assert not packs.bare("foton", "storms", pack.checksum), "nobody is asked for its pictures"
    assert packs.take(words, "storms", pack.checksum, {"hail.png": WHOLE}) == []
    assert [*path.parent.iterdir()] == [path]


def test_a_pack_that_is_kept_has_a_folder_of_its_own_and_hides_no_picture(own_home: Path) -> None:
    packs, pack = content.packs(), proofed(pictured("foton", "storms-hail", "hail.png"))
    kept(own_home, "medarot")
    (own_home / "packs" / "hail.png").write_bytes(b"of another pack")
    assert packs.keep(pack, {"hail.png": WHOLE}) == []
    home = own_home / "packs" / f"storms-{pack.checksum}"
    assert {path.name for path in home.iterdir()} == {"hail.png", f"{home.name}.json"}
    assert (own_home / "packs" / "hail.png").read_bytes() == b"of another pack"
    for path in home.iterdir():
        path.unlink()
    (home / "hail.png").mkdir()
    assert ["hail.png" in said.en for said in packs.keep(pack, {"hail.png": WHOLE})] == [True], "it costs itself"
    assert packs.named("foton", "storms", pack.checksum).text == pack.text
