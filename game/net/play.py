"""The host's match while it is played: guests in their seats, who is missing, and what becomes of that."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Protocol

from game.match.match import Match, Player
from game.match.record import Records
from game.net import honest, messages
from game.net.away import Waiting
from game.net.guest_seats import GuestSeat, Shown
from game.net.lobby import GUEST, HOST, Lobby, Person
from game.net.messages import Message
from game.net.pace import BRISK, USUAL, Pace, Passed, Unhurried
from game.table.dice import Dice
from game.words import Phrase

STAND_IN = "normal"  # the level that plays on for somebody who is away
SEED = 63  # bits of the dice that times are drawn with: nobody can foresee them

NOT_NOW = Phrase("Not now", "今はできません")
PLAYS_ON = Phrase("A computer plays on for {0}", "{0}さんの代わりにコンピューターが続けます")
VOTED_END = Phrase("The players have ended the match", "プレイヤーの投票で対戦を終えました")


class Bots(Protocol):
    """Makes a computer player: level, seat, seed, the ruleset's key."""

    def __call__(self, level: str, seat: int, seed: int, ruleset: str) -> Player: ...


class Voice(Protocol):
    """How the host speaks to its guests."""

    def tell(self, person: Person, message: Message, body: str = "") -> None: ...
    def text(self, person: Person, text: str) -> None: ...
    def to_all(self, message: Message) -> None: ...
    def remark(self, said: Phrase) -> None: ...
    def now(self) -> float: ...


class Play:
    """One match, from the deal to its end."""

    def __init__(
        self, match: Match, numbers: Sequence[str], lobby: Lobby, bots: Bots, waiting: Waiting, voice: Voice
    ) -> None:
        assert match.setup is not None
        self.match, self.setup, self.numbers = match, match.setup, tuple(numbers)
        self.lobby, self.bots, self.voice = lobby, bots, voice
        self.waiting = waiting
        self.seats = {
            seat: GuestSeat(self._pace(seat)) for seat, place in enumerate(lobby.places) if place.kind == GUEST
        }
        self._shown = Shown(match, self.seats, voice.text)
        self._second = 0.0
        self.voted = False  # it is ended by vote

    @property
    def over(self) -> bool:
        return self.voted or self.match.state.result is not None

    def begin(self) -> None:
        """Everybody is told how it begins, and shown the table."""
        for person in self.lobby.people.values():
            self.voice.tell(person, messages.Begun(person.seat), self._public())
        self._shown.told = 0
        self.spread()

    def spread(self) -> None:
        """The match has changed: everybody gets to know what they may."""
        self._shown.spread(list(self.lobby.people.values()))

    def show(self, person: Person) -> None:
        """Somebody has come in or back: show them where the match is."""
        self.voice.tell(person, messages.Begun(person.seat), self._public())
        self._shown.show(person)
        self.take_back(person)

    def ending(self, records: Records) -> str:
        """What is published at the end: all numbers and the record."""
        return json.dumps(self.numbers) + "\n" + records.dumps(self.match).decode()

    def player(self, seat: int) -> Player:
        """The player of a guest's or a computer's seat."""
        return self.seats[seat] if seat in self.seats else self._bot(self.lobby.places[seat].kind, seat)

    def own(self, seat: int, person: Player) -> Player:
        """The player of somebody at the host's screen, whose pace tells no more than that of guests."""
        return Passed(person, self._pace(seat))

    def _bot(self, level: str, seat: int) -> Player:
        bot = self.bots(level, seat, self.setup.seed * 31 + seat, self.setup.ruleset)
        return Unhurried(bot, self._pace(seat, BRISK))

    def _pace(self, seat: int, usual: Sequence[float] = USUAL) -> Pace:
        return Pace(seat, self.voice.now, Dice(secrets.randbits(SEED)), usual)

    def _public(self) -> str:
        return json.dumps(honest.public(self.setup), ensure_ascii=False)

    # ---- what guests do ----------------------------------------------------------------------------
    def pick(self, person: Person, pick: messages.Pick) -> Phrase | None:
        """A guest answers; why not, if it does not fit."""
        if person.seat not in self.seats:
            return NOT_NOW
        why = self._shown.answer(person, pick)
        if why is None:
            self.waiting.asked.pop(person.seat, None)
        elif person.shown and pick.view != person.shown:
            self._shown.show(person)  # they seem not to know how it looks now
        return why

    def give_up(self, person: Person) -> Phrase | None:
        """A guest gives up; why not, if the rules know no such thing."""
        if person.seat not in self.seats:
            return NOT_NOW
        try:
            self.match.concede(person.seat)
        except ValueError:
            return NOT_NOW
        self.spread()
        return None

    # ---- who is missing ------------------------------------------------------------------------------
    def absences(self) -> tuple[messages.Absent, ...]:
        """Who is waited for now."""
        return self.waiting.told(self.voice.now())

    def look_round(self, now: float) -> None:
        """Who is waited for; told once a second."""
        people = self.lobby.people.values()
        gone = {p.seat: "left" if p.left else "gone" for p in people if not p.line and p.seat in self.seats}
        for seat, guest in self.seats.items():
            guest.there = seat not in gone
        changed = self.waiting.look(now, gone, self.match.state.asks, self.seats)
        if changed or (self.waiting.seats and now - self._second >= 1.0):
            self._second = now
            self.voice.to_all(messages.Absences(self.absences()))
            self._decide()

    def vote(self, person: Person, seat: int, wish: str) -> Phrase | None:
        """What a guest wants to become of a seat; for one's own it says that one is there."""
        if seat == person.seat and seat in self.waiting.seats:
            self.take_back(person)
            return None
        if person.seat == -1 or seat not in self.waiting.seats:
            return NOT_NOW
        self.count(person.name, seat, wish)
        return None

    def count(self, voter: str, seat: int, wish: str) -> None:
        """A vote of somebody who may vote."""
        if seat in self.waiting.seats:
            self.waiting.vote(voter, seat, wish)
            self._decide()

    def _decide(self) -> None:
        """Do what more than half of those who are there want, once it may be done."""
        seated = [p for p in self.lobby.people.values() if p.line and p.seat >= 0]
        voters = {p.name for p in seated if p.seat not in self.waiting.seats}
        if any(place.kind == HOST for place in self.lobby.places):
            voters.add(self.lobby.host)
        for seat, wish in self.waiting.decided(voters, self.voice.now()).items():
            if wish == "end":
                self.voice.remark(VOTED_END)
                self.voted = True
                return
            self.waiting.seats[seat].why = "computer"
            self.waiting.seats[seat].votes.clear()
            self.seats[seat].stand_in = self._bot(STAND_IN, seat)
            self.voice.remark(PLAYS_ON.of(self.lobby.names()[seat]))
            self.voice.to_all(messages.Absences(self.absences()))

    def take_back(self, person: Person) -> None:
        """A guest is there again: the computer that played for them stops."""
        if person.seat not in self.seats:
            return
        stand_in, self.seats[person.seat].stand_in = self.seats[person.seat].stand_in, None
        if stand_in is not None and hasattr(stand_in, "close"):
            stand_in.close()
        self.seats[person.seat].answer = None
        self.waiting.back(person.seat)
        self.voice.to_all(messages.Absences(self.absences()))
