"""A pack goes from one screen to another by mouse, when both agree."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.dialogs.dialog import Dialog
from game.ui.gathering import GuestTable
from game.ui.scenes.lobby import Lobby
from tests.net.test_packs_at_tables import STORMS, elsewhere
from tests.net.test_pictures_at_tables import gives as given
from tests.net.test_pictures_at_tables import table
from tests.net.wires import talk
from tests.packs.packs_of_page import kept
from tests.ui.hands import Hands
from tests.ui.test_lan_screens import come_in, open_table, wait


@pytest.fixture
def two(own_home: Path) -> Iterator[tuple[Hands, Hands]]:
    kept(own_home, "foton")
    host, guest = Hands(name="Mika", packs=["storms"]), Hands(name="Ren")
    yield host, guest
    guest.app.close()
    host.app.close()


@pytest.mark.sampled(1, of="packs given at the screen")
@pytest.mark.parametrize("gives", [True, False])
def test_a_guest_asks_and_the_host_answers(two: tuple[Hands, Hands], tmp_path: Path, gives: bool) -> None:
    host, guest = two
    assert dict(open_table(host).the.packs) == {"storms": STORMS.checksum}
    come_in(host, guest)
    lobby = guest.top
    assert isinstance(lobby, Lobby)
    lobby.the.guest.records = elsewhere(tmp_path / "other")  # type: ignore[attr-defined]
    wait(two, lambda: lobby.draft is not None)
    assert lobby.draft is not None and "packs" not in lobby.draft.rules.catalogue
    wait(two, lambda: isinstance(guest.top, Dialog))
    assert "which you do not have" in guest.top.text.en
    guest.click("answer:0")
    wait(two, lambda: isinstance(host.top, Dialog))
    assert "Ren does not have the pack “storms”" in host.top.text.en
    host.click("answer:0" if gives else "answer:1")
    wait(two, lambda: (tmp_path / "other" / "packs").exists() if gives else bool(guest.app.toasts))
    assert lobby.the.guest.lacks == ([] if gives else ["storms"])  # type: ignore[attr-defined]
    assert ("packs" in lobby.draft.rules.catalogue) == gives
    guest.click("ready")
    wait(two, lambda: lobby.the.is_ready if gives else len(guest.app.toasts) > 1)


def test_a_guest_with_a_pack_that_has_no_pictures_is_asked_once_whether_to_have_them(
    own_home: Path, tmp_path: Path
) -> None:
    host, guest = table(own_home, tmp_path / "other", None)
    given(host, guest)
    the = GuestTable(guest)
    asked = the.consent()
    assert asked is not None and "not all of its pictures" in asked[0].en and the.consent() is None
    asked[1](True)
    talk(host, [guest])
    assert host.wishes == {guest.number: "storms"}
