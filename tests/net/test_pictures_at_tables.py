"""Pictures of packs travel with them: a guest who is given a pack sees its cards as their author drew them."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from game import files
from game.net import certificate, messages
from game.net.door import Pass
from game.net.guest import Guest
from game.net.host import Host
from game.net.line import Line
from game.net.lobby import Lobby, places_of
from game.net.wire import Wire
from game.ui.faces import own_portraits
from tests.net.test_packs_at_tables import elsewhere
from tests.net.wires import Thread, air, bots, hosted, talk
from tests.packs.packs_of_page import kept, pictured, png, proofed
from tests.patience import until

WORDS = pictured("foton", "storms-hail", "hail.png")
STORMS = proofed(WORDS)
BLUE = (0, 0, 255)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#0000ff"/></svg>'


def table(own_home: Path, other: Path, raw: bytes | None, words: str = WORDS) -> tuple[Host, Guest]:
    """A host whose table plays with a pack with a picture, and a guest who lacks it and has asked for it."""
    path, pack = kept(own_home, "foton", words=words), proofed(words)
    if raw is not None:
        (path.parent / pack.portraits["storms-hail"].picture).write_bytes(raw)
    host = hosted("foton", ["normal", "open"])
    host.lobby.packs = {pack.name: pack.checksum}
    guest = Guest(Thread(air(host)), "00000000", "Haru", elsewhere(other))
    talk(host, [guest])
    guest.wish()
    talk(host, [guest])
    return host, guest


def gives(host: Host, guest: Guest) -> None:
    host.hand_out(guest.number, True)
    talk(host, [guest])


def is_blue(other: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """True if the card has its picture at the guest's screen; else it is drawn by chance."""
    monkeypatch.setenv("HEXFOLD_HOME", str(other))
    seen = own_portraits.picture("card/event/storms-hail", (20, 20))
    return seen is not None and seen.get_at((10, 10)).b > 250


def test_a_guest_sees_a_card_of_the_pack_that_it_was_given_as_its_author_drew_it(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = table(own_home, tmp_path / "other", png(20, 20, BLUE))
    assert not (tmp_path / "other").exists(), "nothing has come before the host has agreed"
    gives(host, guest)
    assert not guest.lacks and guest.complaint is None and not any("picture" in said.text.en for said in guest.chat)
    assert is_blue(tmp_path / "other", monkeypatch)


def test_a_large_picture_travels_in_pieces_between_two_homes_over_a_real_wire(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = png(500, 500, BLUE, pack=0)
    assert len(raw) > messages.PIECE
    (kept(own_home, "foton", words=WORDS).parent / "hail.png").write_bytes(raw)
    own = certificate.make()
    wire = Wire(own.context(), "127.0.0.1")
    wire.open()
    records = elsewhere(own_home)
    lobby = Lobby("foton", "Host", {}, places_of(["normal", "open"]), packs={STORMS.name: STORMS.checksum})
    host = Host(wire, Pass(own, "00000000"), lobby, records, bots)
    guest = Guest(Line(("127.0.0.1",), wire.port), "00000000", "Haru", elsewhere(tmp_path / "other"))

    def met() -> bool:
        host.tick()
        guest.tick()
        for number in [*host.wishes]:
            host.hand_out(number, True)
        return guest.here and guest.lobby is not None

    until(met, "the guest")
    assert guest.lacks == ["storms"]
    guest.wish()
    until(lambda: met() and not guest.lacks, "the pack")
    guest.close()
    host.close()
    assert is_blue(tmp_path / "other", monkeypatch)
    assert (tmp_path / "other" / "packs" / f"storms-{STORMS.checksum}" / "hail.png").read_bytes() == raw


@pytest.mark.parametrize(
    ("name", "raw", "says"),
    [
        ("hail.png", b"GIF89a", "picture hail.png: it is no PNG, or damaged"),
        ("hail.png", png(9, 9)[:-9], "picture hail.png: it is no PNG, or damaged"),
        ("hail.png", png(4000, 1), "picture hail.png: it is larger than 2048 by 2048 pixels"),
        ("snow.png", png(9, 9), "picture hail.png: it did not come with its pack"),
        ("../hail.png", png(9, 9), "picture hail.png: it did not come with its pack"),
    ],
)
def test_a_picture_that_cannot_be_used_costs_itself_and_one_sentence(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, raw: bytes, says: str
) -> None:
    """The host's program lets it pass: the guest's does not."""
    host, guest = table(own_home, tmp_path / "other", None)
    person = host.lobby.people[guest.number]
    host.tell(person, messages.Picture(name), base64.b64encode(raw).decode())
    host.tell(person, messages.Pack("storms"), WORDS)
    talk(host, [guest])
    assert guest.here and not guest.lacks and [said.text.en for said in guest.chat][-1] == says
    assert [path.suffix for path in (tmp_path / "other").rglob("*.*")] == [".json"]
    assert not is_blue(tmp_path / "other", monkeypatch)


def test_who_was_given_a_pack_without_its_pictures_has_them_from_a_host_who_has_them_now(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = table(own_home, tmp_path / "other", None)
    gives(host, guest)
    assert (guest.lacks, guest.bare) == ([], ["storms"]) and not [*(tmp_path / "other").rglob("*.png")]
    (own_home / "packs" / "hail.png").write_bytes(png(20, 20, BLUE))
    later = Guest(Thread(air(host)), "00000000", "Haru", elsewhere(tmp_path / "other"))
    talk(host, [later])
    assert later.bare == ["storms"]
    later.wish("storms")
    talk(host, [later])
    gives(host, later)
    assert (later.lacks, later.bare) == ([], []) and later.complaint is None
    assert is_blue(tmp_path / "other", monkeypatch)


@pytest.mark.parametrize("raw", [SVG, SVG.replace(b"<rect", b"<image href='https://example.org/x.png'/><rect")])
def test_an_svg_is_neither_given_nor_kept(own_home: Path, tmp_path: Path, raw: bytes) -> None:
    words, stays = pictured("foton", "storms-hail", "hail.svg"), "an SVG does not travel; save it as a PNG"
    host, guest = table(own_home, tmp_path / "other", raw, words)
    host.tell(host.lobby.people[guest.number], messages.Picture("hail.svg"), base64.b64encode(raw).decode())
    gives(host, guest)
    assert not guest.lacks and not [*(tmp_path / "other").rglob("*.svg")]
    assert [said.text.en for said in host.chat][-1] == f"picture hail.svg: {stays}", "the host hears it"
    assert [said.text.en for said in guest.chat][-1] == f"picture hail.svg: {stays}", "and so does the guest"


def test_pictures_that_are_too_much_together_stay_where_they_are(own_home: Path) -> None:
    (kept(own_home, "foton", words=WORDS).parent / "hail.png").write_bytes(png(9, 9))
    packs = elsewhere(own_home).packs()
    assert packs.pictures("foton", "storms", STORMS.checksum, 10_000) == ({"hail.png": png(9, 9)}, [])
    given, (said,) = packs.pictures("foton", "storms", STORMS.checksum, 10)
    assert not given and said.en == (
        "picture hail.png: the pictures of a pack have more than 10 B together, and it does not travel"
    )
    with pytest.raises(files.BadFile, match="it needs the pack 'storms'"):
        packs.pictures("foton", "storms", "0" * 32, 10)


@pytest.mark.parametrize("case", ["nobody asked", "too many bytes", "too many", "no base64"])
def test_pictures_against_the_rules_of_the_wire_end_the_visit(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    host, guest = table(own_home, tmp_path / "other", None)
    monkeypatch.setattr("game.net.guest.PICTURE_BYTES", 5000)
    monkeypatch.setattr("game.net.guest.MOST_PICTURES", 3)
    if case == "nobody asked":
        gives(host, guest)
    names = [f"{n}.png" for n in range(4)] if case == "too many" else ["hail.png"] * 4
    for name in names:
        body = base64.b64encode(b"x" * (2000 if "bytes" in case else 9)).decode()
        host.tell(host.lobby.people[guest.number], messages.Picture(name), "*" if case == "no base64" else body)
    talk(host, [guest])
    assert guest.refusal is not None and not [*(tmp_path / "other").rglob("*.png")]


def test_a_line_that_breaks_among_the_pictures_asks_once_more(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other", png(9, 9, BLUE))
    host.tell(host.lobby.people[guest.number], messages.Picture("hail.png"), base64.b64encode(b"half").decode())
    host.wishes.clear()
    guest.tick()
    assert isinstance(guest.line, Thread)
    guest.line.again()
    talk(host, [guest])
    assert host.wishes == {guest.number: "storms"}
    gives(host, guest)
    assert not guest.lacks and [path.read_bytes() for path in (tmp_path / "other").rglob("*.png")] == [png(9, 9, BLUE)]
