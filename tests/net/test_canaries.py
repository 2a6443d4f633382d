"""Canaries on the real wire: every card that somebody may not know gets a name that occurs nowhere else, and every text
that travels to a guest is searched for the names of cards which that guest has not been allowed to see yet. The pieces
of a view may only have names that the guest may see now: who has seen a card does not know where it lies later.

The cards are the same as ever under another name, so that the match goes on as always. Who may see what, and when, is
written down from the rulebooks (tests/every_ruleset/test_leaks.py), and not asked of the code under test.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

import game
from game.match.match import Match, Player, Setup
from game.match.record import Records
from game.net.guest import Guest
from game.net.host import Host
from game.players.anyone import Anyone
from game.table.event import Event
from game.table.state import State
from tests.every_ruleset.test_leaks import hidden
from tests.net.wires import air, begin, comes, hosted, step

KEYS = [rules.key for rules in game.RULESETS]
CANARY = re.compile(r"canary(\d+)")
FEW, MANY = 30, 1500  # steps of a match: some in the everyday suite, all in the long one
SHOWN_BY_EVENT = {"HandShown"}  # a hand that is shown and goes back at once: it never lies open (medarot.md 7, R31)


class Chronicle(list[Event]):
    """The events of a match; `seen` are the canaries that each seat has been allowed to see at any moment of it."""

    def __init__(self, s: State, seats: list[int]) -> None:
        super().__init__(s.events)
        self.s, self.seen = s, {seat: set[str]() for seat in seats}
        self.look_round()

    def append(self, event: Event) -> None:
        super().append(event)
        if type(event).__name__ in SHOWN_BY_EVENT:
            for seen in self.seen.values():
                seen.update(CANARY.findall(repr(event)))
        self.look_round()

    def look_round(self) -> None:
        for seat, seen in self.seen.items():
            seen |= self.now(seat)

    def now(self, seat: int) -> set[str]:
        """The canaries that a seat may see now."""
        secret = hidden(self.s, seat)
        return {n for i, p in self.s.pieces.items() if i not in secret for n in CANARY.findall(p.card)}


def with_canaries(s: State) -> State:
    """The same table, on which every card that lies hidden from anybody has a name of its own."""
    seats = s.seats
    cards, lists = dict(s.cards), [list(known) for known in s.lists]
    for i in sorted(set().union(*(hidden(s, seat) for seat in range(-1, seats)))):
        piece = s.pieces[i]
        if piece.card not in cards:
            continue
        name = f"{piece.card}/canary{i}"
        cards[name] = cards[piece.card]
        s.pieces[i] = replace(piece, card=name)
        for known in lists:  # what everybody knows of a deck: once for each copy
            if piece.card in known and (piece.owner < 0) == (known is lists[-1] and len(lists) > seats):
                known[known.index(piece.card)] = name
                break
    s.cards, s.lists = cards, tuple(map(tuple, lists))
    s.offered.clear()
    return s


def searched(text: str) -> tuple[str, str]:
    """The pieces of a view, and the rest of a text, without the lists of what the decks hold, which everybody knows."""
    if not text.startswith('{"is":"News"'):
        return "", text
    head, view, *rest = text.split("\n")
    plain: dict[str, Any] = json.loads(view)
    del plain["lists"]
    return json.dumps(plain.pop("pieces")), "\n".join([head, json.dumps(plain), *rest])


class Cage:
    """A match on the wire with guests in all seats and one who watches; whatever is said to them is searched."""

    def __init__(self, key: str, seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.host: Host = hosted(key, ["open"] * seats)
        self.guests: list[Guest] = [comes(self.host, f"G{n}") for n in range(seats + 1)]
        self.players: dict[int, Player] = {seat: Anyone(100 * seed + seat) for seat in range(seats)}
        self.seated = {person.line: person.seat for person in self.host.lobby.people.values()}
        self.said, self.found = 0, set[str]()
        self.say = air(self.host).say
        open_, facts = game.record.open, dict[str, Any](game.ruleset(key).catalogue)

        def dealt(records: Records, setup: Setup, *_: object) -> Match:
            match = Match(with_canaries(open_(replace(setup, seed=seed))), [], setup=setup)
            facts.update(match.state.cards)
            match.state.events = self.chronicle = Chronicle(match.state, sorted(self.seated.values()))
            return match

        monkeypatch.setattr(Records, "begin", dealt)
        monkeypatch.setattr(Records, "facts", lambda records, setup: facts)  # guests know what the names mean
        monkeypatch.setattr(air(self.host), "say", self.search)
        begin(self.host, self.guests)

    def search(self, line: int, text: str) -> None:
        """Search what is said on a line, and say it."""
        self.said, seat = self.said + len(text), self.seated[line]
        pieces, rest = searched(text)
        if found := set(CANARY.findall(text)):
            self.found |= found
            now, ever = self.chronicle.now(seat), self.chronicle.seen[seat]
            for bare, known in ((pieces, now), (rest, ever)):
                for name in CANARY.finditer(bare):
                    assert name[1] in known, f"seat {seat} is told of {name[0]}: {bare[: name.end()][-200:]}"
        self.say(line, text)

    def play(self, steps: int) -> None:
        for _ in range(steps):
            assert self.host.match is not None
            if self.host.match.state.result is not None:
                break
            step(self.host, self.guests, self.players)


@pytest.mark.parametrize("key", KEYS)
def test_no_guest_is_told_of_a_card_before_it_may_see_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cage = Cage(key, min(game.ruleset(key).seats), 3, monkeypatch)
    cage.play(FEW)
    assert cage.host.match is not None and len(cage.host.match.entries) > 10 and cage.said > 100_000
    assert len(cage.found) > 8, "names that may be told do travel"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", KEYS)
def test_in_whole_matches_no_guest_is_told_of_a_card_too_early(
    key: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = game.ruleset(key).seats
    Cage(key, table[seed % len(table)], seed, monkeypatch).play(MANY)
