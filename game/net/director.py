"""A tournament at one table on the network: who gets its two seats next, and what everybody is told of how it stands.

The games of people are matches of this table like any other, one after the other: dice and decks are sealed anew for
each, who does not play watches. Whoever is not there when their game is next is waited for as long as the table waits
for a broken line; then, or if they have said good-bye, they have lost that game. Who comes back plays the next.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Protocol

from game.cup.cup import Cup
from game.cup.pairing import Pairing
from game.cup.standing import DRAWN
from game.net.lobby import GUEST, HOST, Lobby, Person, Place
from game.net.messages import Tournament
from game.table.codec import Foreign
from game.words import Phrase

NOT_THERE = Phrase("{0} is not there, and has lost the game", "{0}さんがいないため、この対戦は負けになります")


class Table(Protocol):
    """What it needs of a host."""

    lobby: Lobby
    grace: int

    def now(self) -> float: ...
    def remark(self, said: Phrase) -> None: ...


class Director:
    """Gives the seats of a table to those whose game is next, and counts the games that have ended."""

    def __init__(self, table: Table, cup: Cup, keep: Callable[[Cup], None]) -> None:
        """`keep` writes the tournament down; it is called whenever that has changed."""
        self.table, self.keep = table, keep
        self.pairing = _next(cup)  # whose game is next, or is played; nobody's while computers play against each other
        self.deck = next((entrant.deck for entrant in cup.entrants if entrant.kind == "human"), None)  # the host's
        self.take(cup)

    def take(self, cup: Cup) -> None:
        """This is how it stands now."""
        self.cup, self.unheard = cup, True
        self.keep(cup)

    def told(self) -> Tournament:
        """How it stands, for the guests."""
        self.unheard = False
        return Tournament(_public(self.cup))

    def plays(self, person: Person) -> bool:
        """True for somebody who has games left to play."""
        return bool(self.cup.open) and any(entrant.name == person.name for entrant in self.cup.entrants)

    def ended(self, pairing: Pairing, result: Collection[int] | None, recording: str) -> None:
        """A game of a match is over, won by these seats; None: it has been stopped, and will be played again."""
        if result is not None and pairing in self.cup.open:
            self.take(self.cup.ended(pairing, self.cup.won_by(pairing, result), recording))

    def seat(self) -> bool:
        """Between two games: give the seats to whose game is next. True if anything has changed."""
        lobby, over = self.table.lobby, not self.cup.open
        if over and not lobby.given:
            return False
        self.deck = next((place.deck for place in lobby.places if place.kind == HOST), self.deck)
        self.pairing = _next(self.cup)
        if missing := [player for player in self.pairing if not self._awaited(player)]:
            for player in missing:
                self.table.remark(NOT_THERE.of(self.cup.entrants[player].name))
            there = [player for player in self.pairing if player not in missing]
            self.take(self.cup.ended(self.pairing, there[0] if there else DRAWN))
            return True
        wanted = [self._place(player) for player in self.cup.seated(self.pairing)] or [Place(), Place()]
        if lobby.given is not over and list(map(_who, wanted)) == list(map(_who, lobby.places)):
            return False
        lobby.given, lobby.places = not over, wanted
        for person in lobby.people.values():
            person.seat = next((seat for seat, place in enumerate(wanted) if place.guest == person.number), -1)
        return True

    def _person(self, player: int) -> Person | None:
        name = self.cup.entrants[player].name
        return next((person for person in self.table.lobby.people.values() if person.name == name), None)

    def _awaited(self, player: int) -> bool:
        """True for who is there, or is waited for."""
        if self.cup.entrants[player].kind != GUEST:
            return True
        person = self._person(player)
        if person is None or (person.left and not person.line):
            return False
        return bool(person.line) or self.table.now() - person.since <= self.table.grace

    def _place(self, player: int) -> Place:
        entrant, person = self.cup.entrants[player], self._person(player)
        if entrant.kind == GUEST and person is not None:
            return Place(GUEST, person.number)
        if entrant.kind == "human":
            return Place(HOST, deck=self.deck, chosen=self.deck is not None, ready=True)
        return Place(entrant.kind, deck=entrant.deck, chosen=entrant.deck is not None, ready=True, name=entrant.name)


def heard(cup: Cup, ruleset: str) -> Cup:
    """A tournament that a host has told of. Foreign, or another ValueError, if it cannot be."""
    if cup != _public(cup) or cup.ruleset != ruleset:
        raise Foreign("a tournament that cannot be")
    return cup.checked()


def _public(cup: Cup) -> Cup:
    """What all may know: neither decks nor files."""
    entrants = tuple(replace(entrant, deck=None) for entrant in cup.entrants)
    games = tuple(replace(game, recording="") for game in cup.games)
    return replace(cup, entrants=entrants, games=games, options={}, maps={}, begun={}, packs={})


def _next(cup: Cup) -> Pairing:
    return next((pairing for pairing in cup.open if cup.of_people(pairing)), ())


def _who(place: Place) -> tuple[str, int, str]:
    return place.kind, place.guest, place.name
