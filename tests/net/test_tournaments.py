"""A tournament at one table on the network: whose game is next, who watches, who is waited for, what guests learn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import game
from game.cup.cup import Cup, Entrant, Form, Game, Length
from game.cup.standing import DRAWN
from game.match.journal import Journal
from game.net import keep, messages
from game.net.director import Director
from game.net.guest import Guest
from game.net.host import Host, lobby_of
from game.net.lobby import GIVEN, Refusal
from game.net.messages import write
from game.table.codec import Foreign, to_line
from tests.net.wires import EVERY, PASS, Air, air, begin, bots, comes, hosted, talk, thread

STARS = ("Vega", "Altair", "Deneb", "Rigel")


class Evening:
    """A host, its guests, and what was written down of their tournament."""

    def __init__(
        self, guests: int, computers: int = 0, form: Form = "robin", length: Length = 1, folder: Path | None = None
    ) -> None:
        self.clock, self.kept = [0.0], list[Cup]()
        self.host: Host = hosted("pony", ["open", "open"], folder, clock=self.clock)
        self.guests: list[Guest] = [comes(self.host, f"G{n}") for n in range(guests)]
        people = [Entrant(guest.name, "guest") for guest in self.guests]
        others = [Entrant(name, "random") for name in STARS[:computers]]
        cup = Cup("pony", (*people, *others), 5, form, length)
        self.host.hold(cup, self.kept.append)
        self.talk()

    @property
    def cup(self) -> Cup:
        assert self.host.director is not None
        return self.host.director.cup

    def talk(self) -> None:
        talk(self.host, self.guests)

    def seated(self) -> list[str]:
        """The names at the two seats."""
        return [chair.name for chair in self.host.lobby.chairs()]

    def begin(self) -> list[Guest]:
        """The next game is dealt; those who play it."""
        playing = [guest for guest in self.guests if guest.seat >= 0]
        begin(self.host, playing)
        self.talk()
        return playing

    def computers_play(self) -> None:
        """Who sits first wins."""
        for pairing in self.cup.open:
            if not self.cup.of_people(pairing) and self.host.director is not None:
                self.host.director.ended(pairing, (0,), "")
        self.talk()

    def play(self) -> None:
        """All games to the end: the first guest who plays gives up."""
        for _ in range(20):
            self.computers_play()
            if self.cup.open and self.host.stage == "open" and any(guest.seat >= 0 for guest in self.guests):
                self.begin()[0].give_up()
                self.talk()
                self.host.again()
                self.talk()
        assert not self.cup.open


def test_four_computers_and_two_people_play_a_tournament_to_its_end() -> None:
    evening = Evening(2, 4, "swiss")
    evening.play()
    assert len(evening.cup.games) == 9 and evening.kept[-1] == evening.cup
    assert all(guest.cup is not None and guest.cup.table == evening.cup.table for guest in evening.guests)
    of_people = [game for game in evening.cup.games if evening.cup.of_people(game.pairing)]
    assert len(of_people) >= 5, "each of the two has played three times"
    evening.guests[0].sit(0)
    evening.talk()
    assert evening.guests[0].seat == 0, "the seats are free again"


def test_the_two_whose_game_it_is_sit_and_all_others_watch() -> None:
    evening = Evening(4)
    first = evening.seated()
    assert first == [evening.cup.entrants[player].name for player in evening.cup.seated(evening.cup.open[0])]
    watching = [guest for guest in evening.guests if guest.name not in first]
    assert [guest.seat for guest in watching] == [-1, -1]
    watching[0].sit(0)
    evening.talk()
    assert evening.seated() == first and watching[0].complaint == GIVEN
    with pytest.raises(Refusal):
        evening.host.set_kind(0, "open")
    late = comes(evening.host, "Late")
    assert late.seat == -1 and late.cup == evening.guests[0].cup
    playing = evening.begin()
    assert all(guest.view is not None for guest in watching) and not any(guest.options() for guest in watching)
    playing[0].give_up()
    evening.talk()
    assert evening.cup.games[0].winner == [entrant.name for entrant in evening.cup.entrants].index(playing[1].name)
    evening.host.again()
    evening.talk()
    assert sorted(evening.seated()) == sorted(guest.name for guest in watching)


def test_while_only_computers_are_left_to_play_nobody_sits_down_or_begins() -> None:
    evening = Evening(2, 4)
    while any(map(evening.cup.of_people, evening.cup.open)):
        evening.begin()[0].give_up()
        evening.talk()
        evening.host.again()
        evening.talk()
    late = comes(evening.host, "Late")
    assert late.here and late.seat == -1 and evening.seated() == ["", ""] and evening.host.lobby.missing() is not None
    evening.computers_play()
    assert evening.cup.now == 1 and any(evening.seated())


def test_each_game_has_dice_of_its_own_and_every_guest_can_check_them() -> None:
    evening, seeds = Evening(2, length=3), set[int]()
    while evening.cup.open and len(evening.cup.games) < 4:
        evening.begin()
        assert evening.host.match is not None and evening.host.match.setup is not None
        seeds.add(evening.host.match.setup.seed)
        evening.guests[0].give_up()
        evening.talk()
        assert [guest.verify() for guest in evening.guests] == [None, None]
        evening.host.again()
        evening.talk()
    assert len(seeds) == len(evening.cup.games) >= 2
    assert all("seed" not in guest.witness.setup for guest in evening.guests if guest.witness)


def test_in_a_best_of_three_the_loser_takes_the_first_seat_in_the_next_game() -> None:
    evening = Evening(2, length=3)
    first, second = evening.seated()
    loser = next(guest for guest in evening.begin() if guest.name == second)
    loser.give_up()
    evening.talk()
    evening.host.again()
    evening.talk()
    assert evening.seated() == [second, first]


def test_a_line_that_broke_is_waited_for_and_who_comes_back_in_time_plays() -> None:
    evening = Evening(2)
    away = evening.guests[0]
    thread(away).close()
    evening.talk()
    evening.clock[0] += evening.host.grace - 1
    evening.talk()
    assert evening.cup.games == () and evening.host.lobby.missing() is not None
    thread(away).again()
    evening.talk()
    assert away.here and away.seat >= 0
    evening.begin()
    assert evening.host.stage == "playing"


def test_who_is_away_for_too_long_loses_the_game_and_plays_the_next_one() -> None:
    evening = Evening(3)
    first = evening.seated()
    away, other = (next(guest for guest in evening.guests if guest.name == name) for name in first)
    thread(away).close()
    evening.talk()
    evening.clock[0] += evening.host.grace + 1
    evening.talk()
    game = evening.cup.games[0]
    assert evening.cup.entrants[game.winner].name == other.name and len(evening.cup.games) >= 1
    assert any("has lost the game" in said.text.en for said in other.chat)
    lost = len(evening.cup.games)
    thread(away).again()
    evening.talk()
    assert away.here and away.name in [person.name for person in evening.host.lobby.people.values()]
    evening.play()
    assert len(evening.cup.games) == 3 and lost < 3


def test_who_says_good_bye_or_is_sent_away_loses_what_is_left() -> None:
    evening = Evening(4)
    gone = next(guest for guest in evening.guests if guest.seat == 0)
    gone.close(leave=True)
    evening.guests.remove(gone)
    evening.talk()
    sent = next(guest for guest in evening.guests if guest.seat == 1)
    evening.host.kick(sent.number)
    evening.guests.remove(sent)
    evening.play()
    wins = {evening.cup.entrants[line.player].name: line.won for line in evening.cup.table}
    assert wins[gone.name] == 0 and wins[sent.name] <= 1 and len(evening.cup.games) == 6


def test_where_both_are_gone_nobody_wins() -> None:
    evening = Evening(2)
    for guest in evening.guests:
        guest.close(leave=True)
    evening.talk()
    assert [game.winner for game in evening.cup.games] == [DRAWN]


def test_a_game_that_was_ended_by_vote_is_played_again() -> None:
    evening = Evening(2)
    before = evening.seated()
    evening.begin()
    assert evening.host.play is not None
    evening.host.play.voted = True
    evening.talk()
    evening.host.again()
    evening.talk()
    assert evening.cup.games == () and evening.seated() == before


def test_a_host_that_was_killed_in_a_game_knows_everybody_who_plays_in_the_tournament(tmp_path: Path) -> None:
    evening = Evening(3, folder=tmp_path)
    evening.begin()
    host = evening.host
    assert host.match is not None and isinstance(host.match.journal, Journal) and host.director is not None
    path = host.match.journal.path
    kept = keep.kept_for(path) if path is not None else None
    assert path is not None and kept is not None and kept.cup == 5
    assert sorted(name for _, name, _ in kept.people) == ["G0", "G1", "G2"]
    host.match.journal.close()
    match = game.record.resume(path)
    assert match.setup is not None
    wire = Air()
    again = Host(wire, PASS, lobby_of(match.setup, kept.name), game.record, bots, tmp_path, clock=lambda: wire.seconds)
    again.resume(match, kept)
    assert again.cup == 5
    again.director = Director(again, evening.kept[-1], evening.kept.append)
    for guest in evening.guests:
        thread(guest).air = wire
        thread(guest).incoming.clear()
        wire.connect(thread(guest))
    evening.host = again
    evening.talk()
    assert len(again.lobby.people) == 3 and all(guest.here for guest in evening.guests), "nobody is new"
    next(guest for guest in evening.guests if guest.seat == 0).give_up()
    evening.talk()
    again.again()
    evening.talk()
    assert len(evening.kept[-1].games) == 1
    evening.play()
    assert len(evening.kept[-1].games) == 3


def test_guests_learn_neither_decks_nor_files_of_it() -> None:
    evening = Evening(2, 4)
    entrants = (*evening.cup.entrants[:-1], replace(evening.cup.entrants[-1], deck={"secret": 1}))
    cup = replace(evening.cup, entrants=entrants, options={"a": "secret"}, maps={"m": "secret"})
    pairing = next(pairing for pairing in cup.open if not cup.of_people(pairing))
    assert evening.host.director is not None
    evening.host.director.take(cup.began(pairing, "secret"))
    evening.talk()
    evening.host.director.ended(pairing, (0,), "secret")
    evening.talk()
    assert all(guest.cup is not None and len(guest.cup.games) == 1 for guest in evening.guests)
    assert not any("secret" in text for texts in air(evening.host).said.values() for text in texts)


STANDING = Cup("foton", (Entrant("A", "guest"), Entrant("B", "guest")), 5)
PAIR = (STANDING.open[0][0], STANDING.open[0][1])
SPOILT = {
    "one of another game": replace(STANDING, ruleset="arena"),
    "one with a deck in it": replace(STANDING, entrants=(Entrant("A", "guest", "light"), Entrant("B", "guest"))),
    "one of nobody": replace(STANDING, entrants=()),
    "one of one": replace(STANDING, entrants=STANDING.entrants[:1]),
    "a game too many": replace(STANDING, games=(Game(PAIR, 0), Game(PAIR, 1))),
    "a game of somebody else": replace(STANDING, games=(Game((0, 5), 0),)),
    "a game that a third one won": replace(STANDING, games=(Game(PAIR, 3),)),
    "a file": replace(STANDING, games=(Game(PAIR, 0, "x"),)),
    "a battlefield": replace(STANDING, maps={"m": [1]}),
}


@pytest.mark.parametrize("case", SPOILT)
def test_a_tournament_that_cannot_be_ends_the_visit_with_one_sentence(case: str) -> None:
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    line = host.lobby.people[guest.number].line
    air(host).say(line, write(messages.Tournament(STANDING)))
    guest.tick()
    assert guest.here and guest.cup == STANDING
    air(host).say(line, write(messages.Tournament(SPOILT[case])))
    guest.tick()
    assert guest.stage == "refused" and guest.cup == STANDING
    assert guest.refusal is not None and "makes no sense" in guest.refusal.en and "\n" not in guest.refusal.en


@pytest.mark.parametrize(
    ("what", "instead"),
    [
        ('"seed":5', '"seed":-1'),
        ('"seed":5', f'"seed":{1 << 32}'),
        ('"seed":5', '"seed":5,"form":"knockout"'),
        ('"seed":5', '"seed":5,"length":2'),
        ('"seed":5', '"seed":5,"length":true'),
        ('"A"', f'"{"A" * 25}"'),
        ('"foton"', "null"),
        ('"entrants":[', '"entrants":[' + '{"is":"Entrant","name":"C","kind":"guest"},' * 7),
        ('"options"', '"games":[{"is":"Game","pairing":[0],"winner":0}],"options"'),
        ('"options"', '"games":[{"is":"Game","pairing":[0,8],"winner":0}],"options"'),
        ('"options"', '"games":[' + '{"is":"Game","pairing":[0,1],"winner":0},' * 100 + "null" + '],"options"'),
    ],
)
def test_a_damaged_tournament_is_no_message(what: str, instead: str) -> None:
    text = write(messages.Tournament(STANDING))
    assert what in text and messages.read(text, EVERY) == (messages.Tournament(STANDING), "")
    with pytest.raises(Foreign):
        messages.read(text.replace(what, instead, 1), EVERY)


def test_a_guest_cannot_say_how_a_tournament_stands() -> None:
    evening = Evening(2)
    line = evening.host.lobby.people[evening.guests[0].number].line
    for stage in messages.FROM_GUEST.values():
        assert "Tournament" not in stage
    air(evening.host).raw(line, write(messages.Tournament(replace(STANDING, seed=6))))
    air(evening.host).raw(line, to_line(STANDING).decode())
    before = evening.cup
    evening.talk()
    assert evening.cup == before and evening.host.refused == 2
