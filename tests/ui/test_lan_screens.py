"""A table on the network by mouse: hosting, finding, joining, talking, playing, and the proof; two apps, one wire."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

import game
from game.net.discovery import Found
from game.net.messages import Chair
from game.players.levels import bot
from game.ui import matches
from game.ui import words_lan as W
from game.ui.gathering import HostTable
from game.ui.lobby_moments import Still
from game.ui.scenes.lan import Lan
from game.ui.scenes.lobby import Lobby
from game.ui.scenes.result import Result
from game.ui.table.scene import CardTable
from game.ui.verifying import verified
from tests.patience import until
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(20, of="screens of the network")


class Near:
    """A finder that has found one table."""

    works = True

    def __init__(self) -> None:
        self.tables: list[Found] = []

    def found(self) -> list[Found]:
        return self.tables

    def close(self) -> None:
        pass


@pytest.fixture
def two() -> Iterator[tuple[Hands, Hands]]:
    host, guest = Hands(name="Mika"), Hands(name="Ren")
    yield host, guest
    guest.app.close()
    host.app.close()


def wait(hands: tuple[Hands, Hands], happened: Callable[[], bool]) -> None:
    """Let time pass for both."""

    def look() -> bool:
        for one in hands:
            one.app.step(0.05)
        return happened()

    until(look, lambda: f"on top are {[type(one.top).__name__ for one in hands]}")


def open_table(host: Hands) -> Lobby:
    """From the list of tables through the set-up to a lobby of one's own, by mouse."""
    host.show(Lan(Near()))
    host.click("host:foton")
    assert host.top.the.open_seats
    host.click("start")
    lobby = host.top
    assert isinstance(lobby, Lobby)
    return lobby


def come_in(host: Hands, guest: Hands) -> None:
    """The other one finds the table, types the key, and sits down."""
    hosting = host.top.the.hosting
    near = Near()
    near.tables = [hosting._found()]
    guest.show(Lan(near))
    guest.app.step(0.1)
    guest.click(f"table:{near.tables[0].name}")
    guest.type(hosting.code.key)
    guest.click("join")


@pytest.mark.sampled(1, of="whole matches at the screen")
def test_two_people_play_a_match_on_the_network_by_mouse(two: tuple[Hands, Hands]) -> None:
    host, guest = two
    open_table(host)
    come_in(host, guest)
    wait(two, lambda: isinstance(guest.top, Lobby) and guest.top.the.seat == 1)
    guest.click("quick:0")
    wait(two, lambda: any(line.name == "Ren" for line in host.top.the.chat))
    guest.click("deck")
    guest.click("deck:light")
    guest.click("ready")
    wait(two, lambda: not host.top.the.waits())
    assert host.top.the.chairs[1].deck
    host.click("start")
    wait(two, lambda: all(isinstance(one.top, CardTable) for one in two))
    brains = {seat: bot("random", game.ruleset("foton"), seat, 1) for seat in (0, 1)}

    def play() -> bool:
        for one in two:
            table = getattr(one.top, "table", None)
            if isinstance(one.top, CardTable) and table is not None and table.draft is not None:
                session = one.top.session
                options = session.options()
                if options and not session.chair.wishes:
                    pick = brains[session.eyes].pick(session.view, options) or 0
                    session.take(options[pick])
                    table.draft = None
        return all(isinstance(one.top, Result) for one in two)

    wait(two, play)
    wait(two, lambda: guest.top.proof.good is True)
    won = host.top.session.view.result
    for one in two:
        one.click("rematch")
    wait(two, lambda: all(isinstance(one.top, Lobby) and one.top.the.stage == "open" for one in two))
    counts = {(0,): {"1 Mika", "0 Ren"}, (1,): {"0 Mika", "1 Ren"}}.get(won, {"0 Mika", "0 Ren"})
    for one in two:
        score = next(each.text for each in one.texts() if each.text.startswith("Best of three: "))
        first, _, second = score.removeprefix("Best of three: ").partition(" : ")
        assert {" ".join(reversed(first.split())), second} == counts, "at both screens"
    assert host.widget("start").label == "Next game"  # type: ignore[attr-defined]


def test_somebody_who_is_missing_is_voted_about(two: tuple[Hands, Hands]) -> None:
    host, guest = two
    open_table(host)
    come_in(host, guest)
    wait(two, lambda: isinstance(guest.top, Lobby) and guest.top.the.seat == 1)
    guest.click("ready")
    wait(two, lambda: not host.top.the.waits())
    host.click("patience")
    host.click("patience:120")
    wait(two, lambda: guest.top.the.patience == 120)
    host.click("grace")
    host.click("grace:300")
    wait(two, lambda: guest.top.the.grace == 300)
    host.click("start")
    wait(two, lambda: all(isinstance(one.top, CardTable) for one in two))
    guest.app.pop()  # back to the lobby, and away from there
    guest.app.pop()
    wait(two, lambda: type(host.top).__name__ == "Drawer")
    seat = host.top.absences()[0].seat
    host.click(f"computer:{seat}")
    wait(two, lambda: host.top.absences()[0].why == "computer")
    host.click("close")
    assert isinstance(host.top, CardTable)


@pytest.mark.parametrize(
    ("key", "address", "why"),
    [
        ("", "", "Type the key"),
        ("ABCDEFGH", "", "choose a table"),
        ("ABC", "192.168.1.2", "8 signs"),
        ("ABCDEFGH", "192.168.1.2:0", "no port"),
        ("ABCDEFGHJ", "", "some are missing"),
    ],
)
def test_what_is_typed_wrong_is_answered_in_one_sentence(key: str, address: str, why: str) -> None:
    hands = Hands()
    scene = hands.show(Lan(Near()))
    hands.click("code")
    hands.type(key)
    hands.click("address")
    hands.type(address)
    hands.click("join")
    assert hands.top is scene and why in scene.wrong
    hands.app.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1920, 1080)])
@pytest.mark.parametrize("scene", ["lan", "lobby", "guest"])
def test_nothing_is_cut_or_overlaps(scene: str, size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang)
    hands.show(Lan(Near()) if scene == "lan" else Lobby(Still(scene == "lobby", 0 if scene == "lobby" else 2)))
    cut = [note.text for note in hands.texts() if note.cut]
    assert not cut
    widgets = [w for w in hands.desk.widgets if not w.scroller]
    assert not [(a.key, b.key) for i, a in enumerate(widgets) for b in widgets[i + 1 :] if a.box.meets(b.box)]
    hands.app.close()


HOST_SEAT, GUEST_SEAT = Chair("host", "Mika", 0, True, True), Chair("guest", "Ren", 1, True, True)
LATE = Chair("guest", "ハル", 2, False, False)
GONE = Chair("guest", "Aoi", 3, True, True, here=False)


@pytest.mark.parametrize(
    ("chairs", "reasons"),
    [
        ((HOST_SEAT, GUEST_SEAT), []),
        ((HOST_SEAT, LATE), ["ハル is not ready yet"]),
        (
            (HOST_SEAT, GONE, LATE, Chair("open", "")),
            ["Aoi has lost the connection", "ハル is not ready yet", "Seat 4 is"],
        ),
        ((HOST_SEAT, Chair("open", ""), Chair("random", "", 0, False, True)), ["Seat 2 is empty"]),
    ],
)
def test_the_lobby_names_every_reason_why_start_is_off(chairs: tuple[Chair, ...], reasons: list[str]) -> None:
    for hosts in (True, False):
        hands = Hands()
        hands.show(Lobby(Still(hosts, 0 if hosts else 1, chairs)))
        said = [note.text for note in hands.texts()]
        assert all(any(text.startswith(reason) for text in said) for reason in reasons)
        assert any(text.startswith("All are ready") for text in said) is not bool(reasons)
        if hosts:
            assert bool(hands.widget("start").why) is bool(reasons)
        hands.app.close()


def test_a_seat_shows_ones_own_deck_and_of_the_others_only_that_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    monkeypatch.setattr(Still, "bring", lambda still, seat, deck: None)
    lobby = hands.show(Lobby(Still(True, 0, (HOST_SEAT, GUEST_SEAT))))
    hands.click("deck")
    hands.click("deck:light")
    assert lobby.brought().name.en == "Light Photon Party"
    said = [note.text for note in hands.texts()]
    assert "Light Photon Party" in said and said.count("party chosen") == 1
    led: list[object] = []
    monkeypatch.setattr(lobby.side, "leader", lambda pen, box, deck: led.append(deck))
    hands.texts()
    assert led == [lobby.brought(), None], "nor is a leader shown but one's own"
    hands.app.close()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1920, 1080)])
@pytest.mark.parametrize("hosts", [True, False])
def test_five_seats_of_every_kind_fit(hosts: bool, size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang, ui_scale=0.0)
    chairs = (HOST_SEAT, GUEST_SEAT, GONE, Chair("open", ""), Chair("normal", "", 0, True, True))
    hands.show(Lobby(Still(hosts, 0 if hosts else 1, chairs)))
    assert not [note.text for note in hands.texts() if note.cut]
    widgets = [w for w in hands.desk.widgets if not w.scroller]
    assert not [(a.key, b.key) for i, a in enumerate(widgets) for b in widgets[i + 1 :] if a.box.meets(b.box)]
    hands.app.close()


def test_the_name_typed_for_the_seat_of_the_host_is_the_name_of_the_table() -> None:
    hands = Hands(name="Mika")
    hands.show(Lan(Near()))
    hands.click("host:foton")
    hands.click("name:0")
    hands.type("Sora")
    hands.click("start")
    assert hands.top.the.host_name == "Sora"
    hands.app.close()


def test_tables_keep_their_places_while_others_come() -> None:
    hands = Hands()
    near = Near()
    scene = hands.show(Lan(near))
    kitchen, attic = (Found(n, n, "foton", "1/2", ("192.168.0.7",), 47470, bytes(32)) for n in ("Kitchen", "Attic"))
    for found in ([kitchen], [attic, kitchen], [kitchen, attic]):
        near.tables = found
        hands.app.step(0.3)
        assert scene.found[0] is kitchen, "what the mouse is on stays under it"
    near.tables = [attic]
    hands.app.step(0.3)
    assert scene.found == [attic]
    hands.app.close()


def test_control_and_a_take_all_of_a_field() -> None:
    hands = Hands()
    scene = hands.show(Lan(Near()))
    hands.click("code")
    hands.type("ABCD")
    hands.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    hands.key(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert scene.key == "ABCD", "it is marked, not changed"
    hands.type("Z")
    assert scene.key == "Z"
    hands.type("Y")
    assert scene.key == "ZY", "only what was marked is replaced"
    hands.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    hands.key(pygame.K_BACKSPACE)
    assert scene.key == ""
    hands.app.close()


def test_a_host_that_was_stopped_goes_on_from_the_title_and_the_guest_comes_back(two: tuple[Hands, Hands]) -> None:
    host, guest = two
    lobby = open_table(host)
    come_in(host, guest)
    wait(two, lambda: isinstance(guest.top, Lobby) and guest.top.the.seat == 1)
    guest.click("ready")
    wait(two, lambda: not host.top.the.waits())
    host.click("start")
    wait(two, lambda: all(isinstance(one.top, CardTable) for one in two))
    hosting = lobby.the.hosting  # type: ignore[attr-defined]
    match = hosting.host.match
    before = len(match.entries)
    match.journal.close()
    hosting.close()
    host.app.stack.clear()
    host.app.attending.clear()
    matches.resume(host.app, match.journal.path)
    wait(two, lambda: isinstance(host.top, CardTable) and guest.top.session.trouble is None)
    assert len(host.top.session.match.entries) == before
    assert {person.name for person in host.top.session.hosting.host.lobby.people.values() if person.line} == {"Ren"}


def test_who_is_not_let_in_reads_why(two: tuple[Hands, Hands]) -> None:
    host, guest = two
    open_table(host)
    near = Near()
    near.tables = [host.top.the.hosting._found()]
    guest.show(Lan(near))
    guest.app.step(0.1)
    guest.click(f"table:{near.tables[0].name}")
    guest.type("ZZZZZZZZ")
    guest.click("join")
    wait(two, lambda: guest.top.the.stage == "refused")
    assert any("The key is wrong" in note.text for note in guest.texts())


def test_the_result_names_those_for_whom_deals_were_stopped() -> None:
    assert verified({}) == W.VERIFIED
    assert "Ren 2×, ハル 1×" in verified({"Ren": 2, "ハル": 1}).en


def test_the_host_lets_in_again_by_mouse_whom_it_sent_away() -> None:
    hands = Hands()
    lobby = open_table(hands)
    assert isinstance(lobby.the, HostTable) and lobby.desk is not None
    lobby.the.host.sent_away["192.168.0.7"] = "Ren"
    hands.app.step(0.1)
    assert any(widget.key == "let_in" for widget in lobby.desk.widgets)
    hands.click("let_in")
    hands.app.step(0.1)
    assert not lobby.the.sent_away and not any(widget.key == "let_in" for widget in lobby.desk.widgets)
    hands.app.close()


def test_the_host_changes_the_key_by_mouse_and_is_asked_first() -> None:
    hands = Hands()
    lobby = open_table(hands)
    before = lobby.the.code
    hands.click("new_key")
    hands.key(pygame.K_ESCAPE)
    assert lobby.the.code == before
    hands.click("new_key")
    hands.click("answer:0")
    hands.app.step(0.1)
    assert before and lobby.the.code and lobby.the.code.key != before.key and hands.top is lobby
    hands.app.close()
