"""The host: it alone holds the match. Guests come in, sit down, are dealt to, get their views and answer.

    host = Host(wire, Pass.new(), lobby, records, bots, "Aoi")
    while True:
        host.tick()                        # reads what was said; `host.match` is there once everything is dealt
        if host.match and host.match.tick():
            host.spread()

Nothing a guest says is trusted: what does not fit is refused, counted, and changes nothing.
"""
from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from game.match.match import Match, Player, Setup
from game.match.record import Records
from game.net import honest, keep, messages
from game.net.away import Waiting
from game.net.dealing import Dealing
from game.net.door import Door, Pass
from game.net.lobby import (
    GUEST,
    HOST,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_WATCHING,
    Lobby,
    Person,
    Refusal,
    deck_of,
    places_of,
    tidy,
)
from game.net.messages import FROM_GUEST, Message, write
from game.net.table import GuestSeat, Shown
from game.net.wire import Heard
from game.table.codec import Foreign
from game.words import Phrase

MOST_REFUSALS = 300                # messages of one guest that did not fit, before the line is cut
PATIENCE_DEALING = 20.0            # seconds for everybody's seal and number
GRACE = 15.0                       # seconds a chair in the lobby is kept for somebody whose line is broken
TOKEN = 24                         # bytes
MOST_CHAT = 200                    # lines that are kept for those who come later
STAND_IN = "normal"                # the level that plays on for somebody who is away

FULL = Phrase("There is no room left", "もう入れません")
NOT_NOW = Phrase("Not now", "今はできません")
KICKED = Phrase("The host has sent you away", "ホストに退出させられました")
GONE_DEALING = Phrase("Dealing was stopped: not everybody answered", "応答のない人がいるため、配るのをやめました")
CAME = Phrase("{0} has come in", "{0}さんが入りました")
CAME_BACK = Phrase("{0} is back", "{0}さんが戻りました")
WENT = Phrase("{0} has gone", "{0}さんが出ました")
LOST = Phrase("The connection to {0} is lost", "{0}さんとの接続が切れました")
PLAYS_ON = Phrase("A computer plays on for {0}", "{0}さんの代わりにコンピューターが続けます")
VOTED_END = Phrase("The players have ended the match", "プレイヤーの投票で対戦を終えました")
CLOSED = Phrase("The host has ended the match", "ホストが対戦を終えました")
TOO_MUCH = Phrase("Too many messages that do not fit", "不正なメッセージが多すぎます")
CANNOT_BEGIN = Phrase("The match cannot begin: {0}", "対戦を始められません（{0}）")


class Carrier(Protocol):
    """A `Wire`, or what stands in for one in tests."""

    port: int

    def heard(self) -> Sequence[Heard]: ...
    def say(self, line: int, text: str) -> None: ...
    def cut(self, line: int) -> None: ...
    def close(self) -> None: ...


class Bots(Protocol):
    """Makes a computer player: level, seat, seed, the ruleset's key."""

    def __call__(self, level: str, seat: int, seed: int, ruleset: str) -> Player: ...


class Host:
    """One match on the network, from the empty lobby to the end."""

    def __init__(self, wire: Carrier, admission: Pass, lobby: Lobby, records: Records, bots: Bots,
                 folder: Path | None = None, patience: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        self.wire, self.admission, self.lobby, self.records, self.bots = wire, admission, lobby, records, bots
        self.folder, self.clock = folder, clock
        self.stage = "open"
        self.match: Match | None = None
        self.seats: dict[int, GuestSeat] = {}
        self.numbers: tuple[str, ...] = ()
        self.seals: tuple[str, ...] = ()
        self.chat: list[messages.Said] = []
        self.refused = 0                                            # messages that did not fit
        self.waiting = Waiting(patience)
        self._door = Door(admission, records, lobby.ruleset)
        self._dealing: Dealing | None = None
        self._shown: Shown | None = None
        self._next, self._second, self._changed, self._published = 0, 0.0, True, False

    # ---- time ------------------------------------------------------------------------------------
    def tick(self) -> None:
        """Read and answer everything that was said since the last call. Takes no time worth naming."""
        for heard in self.wire.heard():
            if heard.what == "came":
                self.wire.say(heard.line, write(self._door.greet(heard.line)))
            elif heard.what == "gone":
                self._lost(heard.line)
            else:
                self._hear(heard.line, heard.text)
        now = self.clock()
        if self._dealing is not None and now > self._dealing.until:
            self._stop_dealing(GONE_DEALING)
        self._forget_lost(now)
        self._look_round(now)
        if self._changed:
            self._changed = False
            self._to_all(self._lobby())
        if self.match is not None and self.match.state.result is not None and not self._published:
            self._publish()

    def spread(self) -> None:
        """The match has changed: everybody gets to know what they may."""
        if self._shown is not None:
            self._shown.spread(list(self.lobby.people.values()))

    def close(self) -> None:
        """End it for everybody."""
        for person in list(self.lobby.people.values()):
            self._dismiss(person, CLOSED)
        self.wire.close()

    # ---- what the person at the host does ----------------------------------------------------------
    def set_kind(self, seat: int, kind: str) -> None:
        """Who may sit there: `open`, `host` or a level. Refusal once it is dealt."""
        self.lobby.set_kind(seat, kind)
        self._changed = True

    def set_seats(self, count: int) -> None:
        self.lobby.set_seats(count)
        self._changed = True

    def set_options(self, options: Mapping[str, str], maps: Mapping[str, object]) -> None:
        """Other options of the rules. Nobody is ready for them yet. Refusal once it is dealt."""
        if self.stage != "open":
            raise Refusal(NOT_NOW)
        self.lobby.options, self.lobby.maps = dict(options), dict(maps)
        for place in self.lobby.places:
            place.ready = place.ready and place.kind != GUEST
        self._changed = True

    def bring(self, seat: int, deck: object) -> None:
        """A deck for a seat of the host's own. Refusal if it is not legal."""
        self.lobby.bring(seat, deck, self.records.open)
        self._changed = True

    def kick(self, number: int) -> None:
        """Send a guest away for good: the token is worth nothing any more."""
        person = self.lobby.people.get(number)
        if person is not None and self.stage in ("open", "over"):
            self._dismiss(person, KICKED)
            self._forget(person)

    def say(self, text: str) -> None:
        """A line of chat from the host."""
        seat = next((i for i, place in enumerate(self.lobby.places) if place.kind == HOST), -1)
        if tidied := tidy(text, LONGEST_LINE):
            self._said(messages.Said(self.lobby.host, seat, Phrase(tidied, tidied)))

    def vote(self, seat: int, wish: str) -> None:
        """What the host wants to become of a seat that does not answer."""
        if seat in self.waiting.seats:
            self.waiting.vote(self.lobby.host, seat, wish)
            self._decide()

    def absences(self) -> Sequence[messages.Absent]:
        """Who is waited for now."""
        return self.waiting.told(self.clock())

    def begin(self) -> None:
        """Begin to deal. Refusal if somebody is missing or not ready."""
        if self.stage != "open":
            raise Refusal(NOT_NOW)
        if why := self.lobby.missing():
            raise Refusal(why)
        try:
            self.records.open(self.lobby.setup(0))
        except ValueError as error:
            raise Refusal(CANNOT_BEGIN.of(str(error))) from None
        own = {seat: honest.new_number() for seat, place in enumerate(self.lobby.places) if place.kind != GUEST}
        decks = [honest.deck_text(place.deck) for place in self.lobby.places]
        self._dealing = Dealing(decks, self.clock() + PATIENCE_DEALING, own)
        self._stage("sealing")
        self._to_all(messages.Seals())
        self._deal_on()

    def again(self) -> None:
        """Back to the lobby after a match, with the same people."""
        if self.stage == "over":
            self.match, self._shown, self._published, self.seats = None, None, False, {}
            self.lobby.locked = False
            self.waiting = Waiting(self.waiting.patience)
            for person in self.lobby.people.values():
                person.shown = ""
            for place in self.lobby.places:
                place.ready = place.kind not in ("open", GUEST)
            self._stage("open")

    # ---- coming and going --------------------------------------------------------------------------
    def _hello(self, line: int, hello: messages.Hello) -> None:
        """Somebody says who they are: let them in, back in, or say why not."""
        if why := self._door.unfit(line, hello):
            self.wire.say(line, write(messages.Refused(why, last=True)))
            self.wire.cut(line)
            return
        person = self._returned(hello.token) or self._new(hello.name, hello.watch)
        if person is None:
            self.wire.say(line, write(messages.Refused(FULL, last=True)))
            self.wire.cut(line)
            return
        if person.line:                                              # the old line was dead and nobody had noticed
            self.wire.cut(person.line)
        person.line = line
        self._tell(person, messages.Welcome(person.number, person.token, self._door.proof(hello)))
        for said in self.chat:
            self._tell(person, said)
        self._said(messages.Said("", -2, (CAME_BACK if person.shown else CAME).of(person.name)))
        self._changed = True
        self._tell(person, self._lobby())
        self._catch_up(person)

    def _returned(self, token: str) -> Person | None:
        known = [p for p in self.lobby.people.values() if secrets.compare_digest(p.token.encode(), token.encode())]
        return known[0] if known and token else None

    def _new(self, name: str, watch: bool) -> Person | None:
        """A new guest: at an open chair, or among those who watch. None if there is no room."""
        watching = sum(p.seat == -1 for p in self.lobby.people.values())
        seat = self.lobby.first_open() if self.stage == "open" and not watch else -1
        if seat == -1 and watching >= MOST_WATCHING:
            return None
        self._next += 1
        person = Person(self._next, self.lobby.free_name(tidy(name, LONGEST_NAME)), secrets.token_urlsafe(TOKEN))
        self.lobby.people[person.number] = person
        if seat >= 0:
            self.lobby.sit(person, seat)
        return person

    def _catch_up(self, person: Person) -> None:
        """Somebody is in: show them where the match is."""
        if self.stage == "sealing" and person.seat >= 0:
            self._tell(person, messages.Seals())
        if self.match is None or self._shown is None:
            return
        self._tell(person, messages.Begun(person.seat), self._public())
        self._shown.show(person)
        self._return_seat(person)
        if self.stage == "over":
            self._tell(person, messages.Over(), self._ending())

    def _lost(self, line: int) -> None:
        self._door.forget(line)
        person = self._on(line)
        if person is None:
            return
        person.line, person.since = 0, self.clock()
        self._said(messages.Said("", -2, LOST.of(person.name)))
        self._changed = True

    def _forget_lost(self, now: float) -> None:
        """Who has been gone for too long has lost the chair in the lobby, or the place among those who watch."""
        for person in list(self.lobby.people.values()):
            if not person.line and now - person.since > GRACE and (person.seat == -1 or self.stage == "open"):
                self._forget(person)

    def _forget(self, person: Person) -> None:
        """Somebody is gone for good; in a running match the seat stays theirs."""
        if self.stage == "open":
            self.lobby.vacate(person)
        if person.seat == -1 or self.stage == "open":
            self.lobby.people.pop(person.number, None)
        self._changed = True

    def _dismiss(self, person: Person, why: Phrase) -> None:
        if person.line:
            self._tell(person, messages.Refused(why, last=True))
            self.wire.cut(person.line)
            person.line = 0

    # ---- hearing -----------------------------------------------------------------------------------
    def _hear(self, line: int, text: str) -> None:
        """One message. Whatever it is, the match goes on as before unless it fits."""
        try:
            message, _ = messages.read(text, FROM_GUEST)
        except Foreign:
            self._misfit(line, NOT_NOW)
            return
        person = self._on(line)
        if person is None:
            if isinstance(message, messages.Hello) and self._door.waits_for(line):
                self._hello(line, message)
            else:
                self._misfit(line, NOT_NOW)
            return
        try:
            if why := self._do(person, message):
                self._misfit(line, why)
        except Refusal as error:
            self._misfit(line, error.why)

    def _do(self, person: Person, message: Message) -> Phrase | None:
        """What a guest who is in wants; why not, if it is not possible."""
        match message:
            case messages.Sit(seat):
                self.lobby.sit(person, seat)
            case messages.Bring(deck):
                self.lobby.bring(person.seat, deck_of(deck), self.records.open)
            case messages.Ready(yes):
                self.lobby.set_ready(person, yes)
            case messages.Say(text):
                if tidied := tidy(text, LONGEST_LINE):
                    self._said(messages.Said(person.name, person.seat, Phrase(tidied, tidied)))
                return None
            case messages.Leave():
                self._leave(person)
            case messages.Commit(seal):
                return self._sealed(person, seal)
            case messages.Open(number):
                return self._opened(person, number)
            case messages.Pick():
                return self._picked(person, message)
            case messages.GiveUp():
                return self._gave_up(person)
            case messages.Vote(seat, wish):
                return self._voted(person, seat, wish)
            case _:
                return NOT_NOW
        self._changed = True
        return None

    def _misfit(self, line: int, why: Phrase) -> None:
        """Something did not fit: say so, and count."""
        self.refused += 1
        person = self._on(line)
        if person is None:
            self.wire.say(line, write(messages.Refused(why, last=True)))
            self.wire.cut(line)
            return
        person.refusals += 1
        last = person.refusals > MOST_REFUSALS
        self._tell(person, messages.Refused(TOO_MUCH if last else why, last))
        if last:
            self.wire.cut(line)

    def _leave(self, person: Person) -> None:
        line, person.line = person.line, 0
        self.wire.cut(line)
        person.since = self.clock()
        self._said(messages.Said("", -2, WENT.of(person.name)))
        self._forget(person)

    # ---- dealing -----------------------------------------------------------------------------------
    def _sealed(self, person: Person, seal: str) -> Phrase | None:
        if self._dealing is None or person.seat == -1 or not self._dealing.take_seal(person.seat, seal):
            return NOT_NOW
        self._deal_on()
        return None

    def _opened(self, person: Person, number: str) -> Phrase | None:
        if self._dealing is None or person.seat == -1 or not self._dealing.take_number(person.seat, number):
            return NOT_NOW
        if self._dealing.keeps_word(person.seat):
            self._deal_on()
        else:
            self._stop_dealing(honest.BROKEN_SEAL.of(person.seat + 1))
        return None

    def _deal_on(self) -> None:
        """The next step of dealing, once everybody has done the last one."""
        dealing = self._dealing
        assert dealing is not None
        if dealing.sealed and self.stage == "sealing":
            dealing.numbers = dict(dealing.own)
            self.seals = dealing.all_seals()
            self._stage("opening")
            self._to_all(messages.Seals(self.seals))
        if dealing.opened:
            self.numbers, self._dealing = dealing.all_numbers(), None
            self._play(self.records.begin(self.lobby.setup(honest.seed(self.numbers)), (), self.folder))
            self._keep()

    def _stop_dealing(self, why: Phrase) -> None:
        self._dealing = None
        self._stage("open")
        self._said(messages.Said("", -2, why))

    # ---- playing -----------------------------------------------------------------------------------
    def _play(self, match: Match) -> None:
        """The match is there. Whoever shows it puts its players into it; the seats of guests are `self.seats`."""
        self.match = match
        self.seats = {seat: GuestSeat(seat) for seat, place in enumerate(self.lobby.places) if place.kind == GUEST}
        self._shown = Shown(match, self.seats, lambda person, text: self.wire.say(person.line, text))
        self._stage("playing")
        for person in self.lobby.people.values():
            self._tell(person, messages.Begun(person.seat), self._public())
        self._shown.told = 0
        self.spread()

    def player(self, seat: int) -> Player:
        """The player of a guest's or a computer's seat."""
        if seat in self.seats:
            return self.seats[seat]
        return self.bots(self.lobby.places[seat].kind, seat, self._bot_seed(seat), self.lobby.ruleset)

    def _bot_seed(self, seat: int) -> int:
        assert self.match is not None and self.match.setup is not None
        return self.match.setup.seed * 31 + seat

    def _picked(self, person: Person, pick: messages.Pick) -> Phrase | None:
        if self.stage != "playing" or self._shown is None or person.seat not in self.seats:
            return NOT_NOW
        why = self._shown.answer(person, pick)
        if why is None:
            self.waiting.asked.pop(person.seat, None)
        elif person.shown and pick.view != person.shown:
            self._shown.show(person)                                  # they seem not to know how it looks now
        return why

    def _gave_up(self, person: Person) -> Phrase | None:
        if self.stage != "playing" or self.match is None or person.seat not in self.seats:
            return NOT_NOW
        try:
            self.match.concede(person.seat)
        except ValueError:
            return NOT_NOW
        self.spread()
        return None

    def _public(self) -> str:
        assert self.match is not None and self.match.setup is not None
        return json.dumps(honest.public(self.match.setup), ensure_ascii=False)

    def _publish(self) -> None:
        """The match is over: everybody gets the numbers and the record."""
        self._published = True
        self._stage("over")
        for person in self.lobby.people.values():
            self._tell(person, messages.Over(), self._ending())
        path = self._record_path()
        if path is not None:
            keep.forget(path)

    def _ending(self) -> str:
        assert self.match is not None
        return json.dumps(self.numbers) + "\n" + self.records.dumps(self.match).decode()

    # ---- who is missing ------------------------------------------------------------------------------
    def _look_round(self, now: float) -> None:
        """Once a second: who is waited for."""
        if self.stage != "playing" or self.match is None:
            return
        here = {p.seat for p in self.lobby.people.values() if p.line}
        changed = self.waiting.look(now, [s for s in self.seats if s not in here], self.match.state.asks, self.seats)
        if changed or (self.waiting.seats and now - self._second >= 1.0):
            self._second = now
            self._to_all(messages.Absences(self.waiting.told(now)))
            self._decide()

    def _voted(self, person: Person, seat: int, wish: str) -> Phrase | None:
        if seat == person.seat and seat in self.waiting.seats:
            self._return_seat(person)
            return None
        if person.seat == -1 or seat not in self.waiting.seats:
            return NOT_NOW
        self.waiting.vote(person.name, seat, wish)
        self._decide()
        return None

    def _decide(self) -> None:
        """Do what more than half of those who are there want."""
        seated = [p for p in self.lobby.people.values() if p.line and p.seat >= 0]
        voters = {p.name for p in seated if p.seat not in self.waiting.seats}
        if any(place.kind == HOST for place in self.lobby.places):
            voters.add(self.lobby.host)
        for seat, wish in self.waiting.decided(voters).items():
            if wish == "end":
                self._said(messages.Said("", -2, VOTED_END))
                self._publish()
                return
            self.waiting.seats[seat].why = "computer"
            self.waiting.seats[seat].votes.clear()
            self.seats[seat].stand_in = self.bots(STAND_IN, seat, self._bot_seed(seat), self.lobby.ruleset)
            self._said(messages.Said("", -2, PLAYS_ON.of(self.lobby.names()[seat])))
            self._to_all(messages.Absences(tuple(self.absences())))

    def _return_seat(self, person: Person) -> None:
        """A guest is back: the computer that played for them stops."""
        if person.seat in self.seats:
            stand_in, self.seats[person.seat].stand_in = self.seats[person.seat].stand_in, None
            if stand_in is not None and hasattr(stand_in, "close"):
                stand_in.close()
            self.seats[person.seat].answer = None
            self.waiting.back(person.seat)
            self._to_all(messages.Absences(tuple(self.absences())))

    # ---- going on after the host was killed -------------------------------------------------------------
    def _record_path(self) -> Path | None:
        return getattr(self.match.journal, "path", None) if self.match is not None else None

    def _keep(self) -> None:
        path = self._record_path()
        if path is None:
            return
        people = tuple((p.token, p.name, p.seat) for p in self.lobby.people.values() if p.seat >= 0)
        own = self.admission
        keep.keep(path, keep.Kept(own.certificate.certificate, own.certificate.private, own.key,
                                  str(getattr(self.wire, "interface", "")), self.wire.port, self.lobby.host,
                                  self.waiting.patience, self.numbers, self.seals, people))

    def resume(self, match: Match, kept: keep.Kept) -> None:
        """Go on with a match: everybody may come back to their seat."""
        for token, name, seat in kept.people:
            self._next += 1
            self.lobby.people[self._next] = Person(self._next, name, token, seat=seat, since=self.clock(), shown="-")
            self.lobby.places[seat].guest = self._next
        self.numbers, self.seals = kept.numbers, kept.seals
        self._play(match)

    # ---- saying ----------------------------------------------------------------------------------------
    def _stage(self, stage: str) -> None:
        self.stage = stage
        self.lobby.locked = stage != "open"
        self._changed = True

    def _lobby(self) -> messages.Lobby:
        return messages.Lobby(self.lobby.ruleset, tuple(sorted(self.lobby.options.items())), self.lobby.chairs(),
                              self.lobby.watching(), self.stage, self.waiting.patience)  # type: ignore[arg-type]

    def _said(self, said: messages.Said) -> None:
        self.chat = [*self.chat[1 - MOST_CHAT:], said]
        self._to_all(said)

    def _on(self, line: int) -> Person | None:
        return next((person for person in self.lobby.people.values() if person.line == line), None)

    def _tell(self, person: Person, message: Message, body: str = "") -> None:
        if person.line:
            self.wire.say(person.line, write(message, body))

    def _to_all(self, message: Message) -> None:
        text = write(message)
        for person in self.lobby.people.values():
            if person.line:
                self.wire.say(person.line, text)


def lobby_of(setup: Setup, host: str) -> Lobby:
    """The lobby of a match that goes on: the chairs as they were."""
    lobby = Lobby(setup.ruleset, host, setup.options, places_of(["host" if k == "human" else k for k in setup.kinds]),
                  setup.maps, locked=True)
    for place, deck in zip(lobby.places, (*setup.decks, *(None,) * setup.seats), strict=False):
        place.deck, place.chosen, place.ready = deck, deck is not None, True
    return lobby
