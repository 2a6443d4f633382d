"""A tournament at a table on the network by mouse, from sign-up to result; two apps, one wire."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.cup import keeping
from game.cup.cup import Cup, Entrant
from game.cup.standing import DRAWN
from game.net.messages import Chair
from game.settings import LEAST_WINDOW
from game.ui import cups, matches
from game.ui.app import App
from game.ui.dialogs.dialog import Dialog
from game.ui.gathering import HostTable
from game.ui.lobby_moments import Still, played
from game.ui.scenes.lan import Lan
from game.ui.scenes.lan_sign_up import LanSignUp
from game.ui.scenes.lobby import Lobby
from game.ui.scenes.result import Result
from game.ui.table.scene import CardTable
from tests.net.wires import hosted
from tests.ui.hands import Hands
from tests.ui.test_cups import Brains
from tests.ui.test_lan_screens import Near, come_in, wait
from tests.ui.test_screens import faults

Two = tuple[Hands, Hands]


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setattr(cups, "Brains", Brains)
    monkeypatch.setattr("game.ui.scenes.lobby.Brains", Brains)
    monkeypatch.setattr(cups, "new_seed", lambda: 12)
    monkeypatch.setattr(App, "render", lambda app: None)  # what there is to see has tests of its own
    host, guest = Hands(name="Mika"), Hands(name="Ren")
    yield host, guest
    guest.app.close()
    host.app.close()


def gathered(two: Two) -> Lobby:
    """The host's table, with the guest at it."""
    host, guest = two
    host.show(Lan(Near()))
    host.click("host:pony")
    host.click("start")
    come_in(host, guest)
    wait(two, lambda: isinstance(guest.top, Lobby) and guest.top.the.seat == 1)
    assert isinstance(host.top, Lobby)
    return host.top


def play(two: Two) -> None:
    """The next game at the table: both are ready, whoever plays gives up, and everybody comes back to the lobby."""
    host, guest = two
    if guest.top.the.seat >= 0:
        guest.click("ready")
    wait(two, lambda: not host.top.the.waits())
    host.click("start")
    wait(two, lambda: all(isinstance(one.top, CardTable) for one in two))
    next(one for one in (guest, host) if one.top.session.people).top.session.concede()
    wait(two, lambda: all(isinstance(one.top, Result) for one in two))
    for one in two:
        one.click("rematch")
    wait(two, lambda: all(isinstance(one.top, Lobby) and one.top.the.stage == "open" for one in two))


@pytest.mark.soak
def test_two_people_and_four_computers_play_a_tournament_from_sign_up_to_result(two: Two) -> None:
    host, guest = two
    lobby = gathered(two)
    host.click("cup")
    assert [(line.name, line.kind) for line in host.top.lines] == [("Mika", "human"), ("Ren", "guest")]
    for n in range(4):
        host.click("computer")
        host.click(f"kind:{n + 2}")
        host.click(f"kind:{n + 2}:beginner")
    host.click("form", x=0.9)
    host.click("begin")
    wait(two, lambda: guest.top.the.cup is not None)
    played = 0
    while lobby.the.given and played < 9:
        wait(two, lambda: not lobby.the.waits() or lobby.the.chairs[0].kind != "open" or not lobby.the.given)
        if lobby.the.given:
            play(two)
            played += 1
    cup = lobby.the.cup
    assert cup is not None and len(cup.games) == 9 and not cup.open
    wait(two, lambda: guest.top.the.cup.games and not guest.top.the.cup.open)
    assert guest.top.the.cup.table == cup.table
    assert keeping.load(keeping.path_of(host.app.home, "pony", 12)).games == cup.games
    champion = cup.entrants[cup.table[0].player].name
    for one in two:
        assert any(note.text == f"{champion} wins the tournament" for note in one.texts())


def test_a_game_of_a_tournament_is_played_at_the_table_and_counted(two: Two) -> None:
    host, guest = two
    lobby = gathered(two)
    host.click("cup")
    host.click("length", x=0.9)
    host.click("begin")
    wait(two, lambda: guest.top.the.cup is not None)
    assert not {widget.key for one in two for widget in one.desk.widgets} & {"watch", "cup", "kind:0", "kind:1"}
    play(two)
    cup = lobby.the.cup
    assert cup is not None and len(cup.games) == 1 and guest.top.the.cup.games[0].winner == cup.games[0].winner
    assert lobby.the.chairs[0].name == "Ren", "who has lost sits first in the next game"
    assert keeping.load(keeping.path_of(host.app.home, "pony", 12)).games == cup.games
    assert lobby.three is guest.top.three is None, "nothing else is counted"
    guest.click("board", x=0.9)
    assert guest.top.board == "course"
    assert host.widget("start").label == "Next game"  # type: ignore[attr-defined]
    assert any("Mika 1 : 0 Ren" in note.text or "Ren 0 : 1 Mika" in note.text for note in guest.texts())


def test_a_match_that_is_gone_on_with_finds_its_tournament_or_says_that_it_is_gone() -> None:
    hands, host = Hands(), hosted("foton", ["host", "open"])
    cup = Cup("foton", (Entrant("Mika", "human"), Entrant("Ren", "guest")), 5)
    cups.go_on(hands.app, host)
    assert host.director is None and not hands.app.toasts, "it belongs to none"
    host.cup = 5
    cups.go_on(hands.app, host)
    assert host.director is None and len(hands.app.toasts) == 1
    keeping.save(cup, hands.app.home)
    cups.go_on(hands.app, host)
    assert host.director is not None and host.director.pairing == cup.open[0]
    host.director.ended(cup.open[0], (0,), "")
    assert len(keeping.load(keeping.path_of(hands.app.home, "foton", 5)).games) == 1
    hands.app.close()


@pytest.mark.soak
def test_a_host_that_was_killed_in_a_game_goes_on_and_the_game_counts(two: Two) -> None:
    host, guest = two
    lobby = gathered(two)
    host.click("cup")
    host.click("begin")
    wait(two, lambda: guest.top.the.cup is not None and guest.top.the.seat >= 0)
    guest.click("ready")
    wait(two, lambda: not host.top.the.waits())
    host.click("start")
    wait(two, lambda: all(isinstance(one.top, CardTable) for one in two))
    match = lobby.the.hosting.host.match  # type: ignore[attr-defined]
    match.journal.close()
    lobby.the.hosting.close()  # type: ignore[attr-defined]
    host.app.stack.clear()
    host.app.attending.clear()
    matches.resume(host.app, match.journal.path)
    wait(two, lambda: isinstance(host.top, CardTable) and guest.top.session.trouble is None)
    guest.top.session.concede()
    wait(two, lambda: all(isinstance(one.top, Result) for one in two))
    cup = keeping.load(keeping.path_of(host.app.home, "pony", 12))
    assert not cup.open and cup.entrants[cup.table[0].player].name == "Mika"


class Ended:
    """A match at the table, as far as the lobby looks at it."""

    over, ticks = True, 0

    def tick(self) -> None:
        self.ticks += 1

    def close(self) -> None:
        """Nothing was opened."""


def test_who_still_looks_at_a_result_when_the_next_game_begins_comes_to_that_one() -> None:
    hands, ended = Hands(), Ended()
    lobby = hands.show(Lobby(Still(False, -1, Quiet.chairs, played(3))))
    lobby.session = ended
    hands.show(Lan(Near()))
    assert ended.ticks
    ended.over, before = False, ended.ticks  # what is asked now is another match
    hands.app.step(0.1)
    assert ended.ticks == before, "nobody sits at that table any more"
    hands.app.pop()
    assert lobby.session is None and not lobby.away
    hands.app.close()


def test_while_computers_play_the_host_waits_for_them_and_chooses_nobody() -> None:
    hands = Hands()
    cup = Cup("foton", (Entrant("Mika", "human"), Entrant("Vega", "easy"), Entrant("Deneb", "easy")), 5)
    while any(map(cup.of_people, cup.open)):
        cup = cup.ended(cup.open[0], cup.open[0][0])
    assert cup.open, "the computers have not met"
    hands.show(Lobby(Still(True, -1, (Chair("open", ""), Chair("open", "")), cup)))
    assert hands.widget("start").why == "The computers play their matches"
    assert not [widget.key for widget in hands.desk.widgets if widget.key.startswith(("kind:", "sit:"))]
    hands.app.close()


class Quiet(HostTable):
    """A host's table where nothing is on any network."""

    host_name = "Mika"
    ruleset = "foton"
    chairs = (Chair("host", "Mika", 0, True, True), Chair("guest", "Ren", 1, True, True))
    watching: tuple[str, ...] = ("Aoi",)

    def __init__(self) -> None:
        self.held: list[Cup] = []

    def hold(self, cup: Cup, keep: object) -> None:
        self.held.append(cup)


def signing_up(hands: Hands) -> LanSignUp:
    lobby = Lobby(Still(True, 0, Quiet.chairs))
    lobby.app = hands.app
    assert lobby.draft is not None
    scene = hands.show(LanSignUp(lobby.draft, Quiet()))
    assert isinstance(scene, LanSignUp)
    return scene


def test_whoever_is_at_the_table_signs_up_and_may_be_taken_out() -> None:
    hands = Hands()
    scene = signing_up(hands)
    assert [line.name for line in scene.lines] == ["Mika", "Ren", "Aoi"]
    hands.click("out:1")
    hands.app.step(0.1)
    assert [line.name for line in scene.lines] == ["Mika", "Aoi"]
    scene.table.watching = ("Aoi", "Sora")  # type: ignore[misc]
    hands.app.step(0.1)
    assert [line.name for line in scene.lines] == ["Mika", "Aoi", "Sora"], "who has just come signs up"
    scene.table.watching = ("Sora",)  # type: ignore[misc]
    hands.app.step(0.1)
    hands.click("person")
    assert [line.name for line in scene.lines] == ["Mika", "Sora", "Ren"], "who has gone is out"
    assert hands.widget("person").why == "Everybody at the table plays already"
    hands.app.close()


def test_an_earlier_tournament_is_gone_on_with_and_who_is_missing_is_named_first() -> None:
    hands = Hands()
    people = (Entrant("Mika", "human"), Entrant("Ren", "guest"), Entrant("Noa", "guest"))
    cup = Cup("foton", people, 5)
    keeping.save(cup.ended(cup.open[0], DRAWN), hands.app.home)
    keeping.save(replace(cup, entrants=(people[0], Entrant("Vega", "easy")), seed=6), hands.app.home)
    scene = signing_up(hands)
    assert [each.seed for each in scene.offered()] == [5], "that of one room is gone on with there"
    hands.click("cup:0")
    assert isinstance(hands.top, Dialog) and "Noa" in hands.app.say(hands.top.text) and scene.table.held == []  # type: ignore[attr-defined]
    hands.click("answer:0")
    assert [len(each.games) for each in scene.table.held] == [1]  # type: ignore[attr-defined]
    hands.app.close()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), LEAST_WINDOW])
@pytest.mark.parametrize("games", [0, 9, 28])
@pytest.mark.parametrize("hosts", [True, False])
def test_nothing_is_cut_in_a_lobby_with_a_tournament(hosts: bool, games: int, size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang, ui_scale=0.0)
    lobby = hands.show(Lobby(Still(hosts, 0 if hosts else 1, Quiet.chairs, played(games))))
    for board in ("table", "course"):
        lobby.take_board(board)
        assert faults(hands, f"{board} at {size}") == []
    hands.app.close()
