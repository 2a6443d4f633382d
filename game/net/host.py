"""The host: it alone holds the match. Guests come in, sit down, are dealt to, get their views and answer.

    host = Host(wire, Pass.new(), lobby, records, bots, "Aoi")
    while True:
        host.tick()                        # reads what was said; `host.match` is there once everything is dealt
        if host.match and host.match.tick():
            host.spread()

Nothing a guest says is trusted: what does not fit is refused, counted, and changes nothing.

Long because it is one state machine: whatever a guest says is right or wrong by the stage the table is in, and every
change of the stage concerns who comes and goes, the deal and the match alike.
"""

from __future__ import annotations

import base64
import logging
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import Protocol

from game import files
from game.cup.cup import Cup
from game.files import BadFile
from game.match.match import Match, Player, Setup
from game.match.record import Records
from game.net import GRACES, code, honest, keep, messages
from game.net.allowance import Allowance
from game.net.away import Waiting
from game.net.dealing import Dealing
from game.net.director import Director
from game.net.door import Door, Pass
from game.net.guest_seats import GuestSeat
from game.net.handshake import Shut
from game.net.lobby import (
    GUEST,
    HOST,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_WATCHING,
    NO_DECK,
    Lobby,
    Person,
    Refusal,
    deck_of,
    places_of,
    plain_deck,
    tidy,
)
from game.net.messages import FROM_GUEST, RATES, Message, write
from game.net.play import NOT_NOW, Bots, Play
from game.net.wire import Heard
from game.table.codec import Foreign
from game.words import Phrase

LOG = logging.getLogger("hexfold.host")
MOST_REFUSALS = 300  # messages of one guest that did not fit, before the line is cut
PATIENCE_DEALING = 20.0  # seconds for everybody's seal and number
KEEPS_CHAIR = 15.0  # seconds a chair in the lobby is kept for somebody whose line is broken
SEVERAL = 10  # wrong keys, after which it is said how many there were
TOKEN = 24  # bytes
MOST_CHAT = 200  # lines that are kept for those who come later

FULL = Phrase("There is no room left", "もう入れません")
KICKED = Phrase("The host has sent you away", "ホストに退出させられました")
SENT_AWAY = Phrase(
    "The host has sent somebody at this machine away, and has not let them in again",
    "このパソコンの人はホストに退出させられています。ホストが許可するまで入れません",
)
GONE_DEALING = Phrase("Dealing was stopped: not everybody answered", "応答のない人がいるため、配るのをやめました")
STOPPED = Phrase(
    "{0} stopped the deal after numbers were open ({1}×)",
    "数を開いた後で、{0}さんのために配るのが中止されました（{1}回）",
)
KEY_CHANGED = Phrase("The host has changed the key of this table", "ホストがテーブルのキーを変えました")
CAME = Phrase("{0} has come in", "{0}さんが入りました")
CAME_BACK = Phrase("{0} is back", "{0}さんが戻りました")
WENT = Phrase("{0} has gone", "{0}さんが出ました")
LOST = Phrase("The connection to {0} is lost", "{0}さんとの接続が切れました")
CLOSED = Phrase("The host has ended the match", "ホストが対戦を終えました")
TOO_MUCH = Phrase("Too many messages that do not fit", "不正なメッセージが多すぎます")
NOT_KEPT = Phrase(
    "If the host's program is stopped, this match cannot be gone on with: {0}",
    "ホストのプログラムが止まると、この対戦は再開できません（{0}）",
)
TOO_OFTEN = Phrase("Too many messages of one kind in a short time", "短い時間に同じ種類のメッセージが多すぎます")
NOT_UNDERSTOOD = Phrase("A message that this program cannot handle", "処理できないメッセージがありました")
WRONG_KEYS = Phrase("{0} wrong keys have been tried at this table", "間違ったキーがこれまでに{0}回試されました")
CUT_OFF = Phrase("The line of {0} was cut: {1}", "{0}さんとの接続を切りました（{1}）")
UNFIT = Phrase("The deck of {0} is refused. {1}", "{0}さんのデッキは使えません。{1}")
OTHER_FORM = Phrase("it is not written as the rules write it", "ルールの形式どおりに書かれていません")
MISSED = Phrase(
    "{0} has missed the end of a match, and got its record",
    "{0}さんは対戦の終わりを見られなかったため、その記録を受け取りました",
)
NO_PACK = Phrase("The host does not give the pack “{0}”", "ホストはパック「{0}」を渡しませんでした")
CANNOT_BEGIN = Phrase("The match cannot begin: {0}", "対戦を始められません（{0}）")


class Carrier(Protocol):
    """A `Wire`, or what stands in for one in tests."""

    port: int

    def heard(self) -> Sequence[Heard]: ...
    def say(self, line: int, text: str) -> None: ...
    def trust(self, line: int) -> None: ...
    def cut(self, line: int) -> None: ...
    def close(self) -> None: ...


class Host:
    """One match on the network, from the empty lobby to the end."""

    def __init__(
        self,
        wire: Carrier,
        admission: Pass,
        lobby: Lobby,
        records: Records,
        bots: Bots,
        folder: Path | None = None,
        patience: int = 0,
        clock: Callable[[], float] = time.monotonic,
        grace: int = GRACES[0],
    ) -> None:
        """`patience` and `grace` in seconds: see `set_patience` and `set_grace`."""
        self.wire, self.admission, self.lobby, self.records, self.bots = wire, admission, lobby, records, bots
        self.folder, self.clock = folder, clock
        self.stage: messages.Stage = "open"
        self.play: Play | None = None
        self.director: Director | None = None  # of the tournament at this table, if there is one
        self.cup = -1  # seed of the tournament to which a match belongs that is gone on with; -1: none
        self.patience, self.grace = patience, grace
        self.sent_away: dict[str, str] = {}  # address, and the name of who was sent away from there
        self.seals: tuple[str, ...] = ()
        self.chat: list[messages.Said] = []
        self.stopped: dict[str, int] = {}  # whose doing it was that deals ended with numbers open, since the last match
        self.halted: Phrase | None = None  # why the last deal was stopped, until the screen has told it
        self._terms = ""  # of the match that is being dealt
        self._missed: dict[str, str] = {}  # token of who was away when a match ended, and that ending
        self.wishes: dict[int, str] = {}  # who would like to be given which pack
        self.complaints: list[Phrase] = []  # what could not be saved: for the host's own console, too
        self.refused = 0  # messages that did not fit
        self._door = Door(admission, records, lobby.ruleset, clock)
        self._rules = records.rules_of(lobby.setup(0))
        self._addresses: dict[int, str] = {}  # of all lines
        self._dealing: Dealing | None = None
        self._next, self._changed = 0, True

    # ---- time ------------------------------------------------------------------------------------
    def tick(self) -> None:
        """Read and answer everything that was said since the last call. Takes no time worth naming."""
        for heard in self.wire.heard():
            self._attend(heard)
        now = self.clock()
        if self._dealing is not None and now > self._dealing.until:
            self._stop_dealing(GONE_DEALING, self._dealing.closed())
        self._forget_lost(now)
        if self.director is not None and self.stage == "open":
            self._changed |= self.director.seat()
        if self.play is not None and self.stage == "playing":
            self.play.look_round(now)
        if self._changed:
            self._changed = False
            self.to_all(self._lobby())
        if self.director is not None and self.director.unheard:
            self.to_all(self.director.told())
        if self.play is not None and self.stage == "playing" and self.play.over:
            self._publish(self.play)

    def spread(self) -> None:
        """The match has changed: everybody gets to know what they may."""
        if self.play is not None:
            self.play.spread()

    @property
    def match(self) -> Match | None:
        """The match, once everything is dealt."""
        return self.play.match if self.play is not None else None

    @property
    def seats(self) -> Mapping[int, GuestSeat]:
        """The seats in which guests sit, while a match is played."""
        return self.play.seats if self.play is not None else {}

    def player(self, seat: int) -> Player:
        """The player of a guest's or a computer's seat. Only while a match is played."""
        assert self.play is not None
        return self.play.player(seat)

    def own(self, seat: int, person: Player) -> Player:
        """The player of a person at the host's screen. Only while a match is played."""
        assert self.play is not None
        return self.play.own(seat, person)

    def close(self) -> None:
        """End it for everybody; out of a running match guests find the way back if it is gone on with."""
        for person in list(self.lobby.people.values()) if self.stage != "playing" else ():
            self._dismiss(person, CLOSED)
        self.wire.close()

    # ---- what the person at the host does ----------------------------------------------------------
    def set_kind(self, seat: int, kind: str) -> None:
        """Who may sit there: `open`, `host` or a level. Refusal once it is dealt."""
        self.lobby.set_kind(seat, kind)
        self._changed = True

    def set_patience(self, seconds: int) -> None:
        """How long a seat may think in the next match before the others may decide about it; 0: for ever."""
        self.patience, self._changed = seconds, True

    def set_grace(self, seconds: int) -> None:
        """How long a seat whose line broke is waited for in the next match, whatever the others vote."""
        self.grace, self._changed = seconds, True

    def bring(self, seat: int, deck: object) -> None:
        """A deck for a seat of the host's own. Refusal if it is not legal."""
        self.lobby.bring(seat, plain_deck(deck, self._rules), self.records.open)
        self._changed = True

    def kick(self, number: int) -> None:
        """Send a guest away: the token is worth nothing any more, and nobody new comes in from that machine.

        On a home network an address is a machine; a name can be typed anew. This very machine is never locked out, as
        whoever sits at it is the host's guest there, too.
        """
        person = self.lobby.people.get(number)
        if person is None or self.stage not in ("open", "over"):
            return
        self._dismiss(person, KICKED)
        if person.address and not ip_address(person.address).is_loopback:
            self.sent_away[person.address] = person.name
        self.lobby.vacate(person)
        self._missed.pop(person.token, None)
        del self.lobby.people[number]
        self._changed = True

    def let_in_again(self) -> None:
        """Whoever was sent away may come back, as somebody new."""
        self.sent_away.clear()
        self._changed = True

    def new_key(self) -> None:
        """Another key, for when the old one is in wrong hands: that opens nothing any more, at once.

        Whoever is in stays in, and their programs get to know the new one, to find the way back after a broken line.
        Whose line is broken just now has to be told it like anybody else. Only between matches: nobody shall lose a
        seat at a match.
        """
        if self.stage not in ("open", "over"):
            return
        self.admission.key = code.new_key()
        for line in self._door.close():  # they have begun with the old key
            self.wire.cut(line)
        self.to_all(messages.NewKey(self.admission.key))
        self.remark(KEY_CHANGED)
        self._changed = True

    def say(self, text: str) -> None:
        """A line of chat from the host."""
        seat = next((i for i, place in enumerate(self.lobby.places) if place.kind == HOST), -1)
        if tidied := tidy(text, LONGEST_LINE):
            self._said(messages.Said(self.lobby.host, seat, Phrase(tidied, tidied)))

    def vote(self, seat: int, wish: str) -> None:
        """What the host wants to become of a seat that does not answer."""
        if self.play is not None:
            self.play.count(self.lobby.host, seat, wish)

    def absences(self) -> Sequence[messages.Absent]:
        """Who is waited for now."""
        return self.play.absences() if self.play is not None else ()

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
        own = {
            seat: honest.Secret(honest.new_number(), honest.deck_text(place.deck))
            for seat, place in enumerate(self.lobby.places)
            if place.kind != GUEST
        }
        self._terms = honest.terms(honest.public(self.lobby.setup(0)))
        self._dealing = Dealing(len(self.lobby.places), self.clock() + PATIENCE_DEALING, own)
        self._stage("sealing")
        self.to_all(messages.Seals())
        self._deal_on()

    def again(self) -> None:
        """Back to the lobby after a match, with the same people."""
        if self.stage == "over" and self.play is not None:
            if missed := [p.token for p in self.lobby.people.values() if p.seat >= 0 and not p.line]:
                self._missed |= dict.fromkeys(missed, self.play.ending(self.records))
            self.play = None
            for person in self.lobby.people.values():
                person.shown = ""
            for place in self.lobby.places:
                place.ready = place.kind not in ("open", GUEST)
            self._stage("open")

    def hold(self, cup: Cup, keep: Callable[[Cup], None]) -> None:
        """Begin a tournament at this table, or go on with one, by its own options and with its own packs; `keep` writes
        it down. Refusal if it cannot be now."""
        if self.stage != "open" or len(self.lobby.places) != 2:
            raise Refusal(NOT_NOW)
        self.lobby.options, self.lobby.maps, self.lobby.packs = cup.options, cup.maps, cup.packs
        self.director = Director(self, cup, keep)

    def hand_out(self, number: int, yes: bool) -> None:
        """Give somebody the pack that they wish for, or do not."""
        person, name = self.lobby.people.get(number), self.wishes.pop(number, "")
        if person is None or not name or self.stage != "open":
            return
        try:
            given = yes and self._give(person, name)
        except ValueError as error:  # it has gone from the folder meanwhile
            self.remark(files.said(error))
            given = False
        if not given:
            self.tell(person, messages.Refused(NO_PACK.of(name)))

    def _give(self, person: Person, name: str) -> bool:
        """Give somebody a pack, its pictures first: with the pack itself all is there. ValueError if it is not here."""
        packs, meant = self.records.packs(), (self.lobby.ruleset, name, self.lobby.packs[name])
        text = packs.text(*meant)
        pictures, wrong = packs.pictures(*meant, messages.PICTURE_BYTES)
        for why in wrong:
            self.remark(why)
        for picture, raw in pictures.items():
            for at in range(0, len(raw), messages.PIECE):
                piece = base64.b64encode(raw[at : at + messages.PIECE]).decode()
                self.tell(person, messages.Picture(picture), piece)
        self.tell(person, messages.Pack(name), text)
        return True

    # ---- coming and going --------------------------------------------------------------------------
    def _stranger(self, line: int, text: str) -> None:
        """Words of somebody who has not proved that they know the key: a step of the handshake, or the end."""
        said = self._door.hear(line, text)
        if isinstance(said, messages.Come):
            self.wire.trust(line)
            self._come(line, said)
        else:
            self.wire.say(line, write(said))

    def _shut(self, line: int, why: messages.Reason) -> None:
        """Somebody may not come in."""
        self.refused += 1
        self._door.forget(line)
        self.wire.say(line, write(messages.Closed(why)))
        self.wire.cut(line)
        if why == "key" and self._door.wrong % SEVERAL == 0:
            self.remark(WRONG_KEYS.of(self._door.wrong))

    def _come(self, line: int, come: messages.Come) -> None:
        """Somebody who knows the key says who they are: let them in, or back in, or say why not."""
        address = self._addresses[line]
        locked_out = address in self.sent_away
        person = self._returned(come.token) or (None if locked_out else self._new(come.name, come.watch))
        if person is None:
            self.wire.say(line, write(messages.Refused(SENT_AWAY if locked_out else FULL, last=True)))
            self.wire.cut(line)
            return
        if person.line:  # the old line was dead and nobody had noticed
            self.wire.cut(person.line)
        person.line, person.address, person.left = line, address, False
        self.tell(person, messages.Welcome(person.number, person.token))
        if ending := self._missed.pop(come.token, ""):
            self.tell(person, messages.Missed(), ending)
            self.remark(MISSED.of(person.name))
        for said in self.chat:
            self.tell(person, said)
        self.remark((CAME_BACK if person.shown else CAME).of(person.name))
        self._changed = True
        self.tell(person, self._lobby())
        if self.director is not None:
            self.tell(person, self.director.told())
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
        if self._dealing is not None and person.seat >= 0:
            self._ask_again(self._dealing, person)
        if self.play is not None:
            self.play.show(person)
        if self.play is not None and self.stage == "over":
            self.tell(person, messages.Over(), self.play.ending(self.records))

    def _lost(self, line: int) -> None:
        self._door.forget(line)
        self._addresses.pop(line, None)
        person = self._on(line)
        if person is None:
            return
        person.line, person.since = 0, self.clock()
        self.remark(LOST.of(person.name))
        self._changed = True

    def _forget_lost(self, now: float) -> None:
        """Who has been gone for too long has lost the chair in the lobby, or the place among those who watch."""
        for person in list(self.lobby.people.values()):
            if not person.line and now - person.since > KEEPS_CHAIR and (person.seat == -1 or self.stage == "open"):
                self._forget(person)

    def _forget(self, person: Person) -> None:
        """Somebody is gone for good; in a running match the seat stays theirs, and so does the name in a tournament."""
        if self.director is not None and self.director.plays(person):
            return
        if self.stage == "open":
            self.lobby.vacate(person)
        if person.seat == -1 or self.stage == "open":
            self.lobby.people.pop(person.number, None)
        self._changed = True

    def _dismiss(self, person: Person, why: Phrase) -> None:
        if person.line:
            self.tell(person, messages.Refused(why, last=True))
            self.wire.cut(person.line)
            person.line = 0

    # ---- hearing -----------------------------------------------------------------------------------
    def _attend(self, heard: Heard) -> None:
        """One thing that has come. Whatever it is, it can end nothing but the line it came on."""
        try:
            if heard.what == "came":
                self._addresses[heard.line] = heard.text
                self.wire.say(heard.line, write(self._door.greet(heard.line, heard.text)))
            elif heard.what == "gone":
                self._lost(heard.line)
            elif self._door.knows(heard.line):
                self._stranger(heard.line, heard.text)
            else:
                self._hear(heard.line, heard.text)
        except Shut as shut:
            self._shut(heard.line, shut.why)
        except Exception as error:
            LOG.warning("line %d was cut: %s", heard.line, type(error).__name__)
            LOG.debug("the message was %s", heard.text[:200], exc_info=True)
            self.refused += 1
            self._cut(heard.line, NOT_UNDERSTOOD)

    def _hear(self, line: int, text: str) -> None:
        """One message. Whatever it is, the match goes on as before unless it fits."""
        person = self._on(line)
        if person is None:  # the last words on a line that has been cut
            return
        try:
            message, _ = messages.read(text, FROM_GUEST[self.stage])
            if not self._may_say(person, type(message)):
                self._cut(line, TOO_OFTEN)
            elif why := self._do(person, message):
                self._misfit(person, why)
        except Foreign:
            self._misfit(person, NOT_NOW)
        except Refusal as error:
            self._misfit(person, error.why)

    def _may_say(self, person: Person, kind: type[Message]) -> bool:
        """Count a message against the rate of its kind; False if there are too many."""
        if kind not in person.rates:
            person.rates[kind] = Allowance(*RATES[kind], self.clock)
        return person.rates[kind].take()

    def _do(self, person: Person, message: Message) -> Phrase | None:
        """What a guest who is in wants; why not, if it is not possible."""
        match message:
            case messages.Sit(seat):
                self.lobby.sit(person, seat)
            case messages.Chosen(yes):
                self.lobby.choose(person, yes)
            case messages.Ready(yes):
                self.lobby.set_ready(person, yes)
            case messages.Wish(pack) if pack in self.lobby.packs:
                self.wishes[person.number] = pack
            case messages.Say(text):
                if tidied := tidy(text, LONGEST_LINE):
                    self._said(messages.Said(person.name, person.seat, Phrase(tidied, tidied)))
                return None
            case messages.Leave():
                self._leave(person)
            case messages.Commit(seal):
                return self._sealed(person, seal)
            case messages.Open(number, deck):
                return self._opened(person, honest.Secret(number, deck))
            case _:
                return self._do_playing(person, message)
        self._changed = True
        return None

    def _do_playing(self, person: Person, message: Message) -> Phrase | None:
        """What a guest wants in a running match; why not, if it is not possible."""
        if self.play is None or self.stage != "playing":
            return NOT_NOW
        match message:
            case messages.Pick():
                return self.play.pick(person, message)
            case messages.GiveUp():
                return self.play.give_up(person)
            case messages.Vote(seat, wish):
                return self.play.vote(person, seat, wish)
        return NOT_NOW

    def _misfit(self, person: Person, why: Phrase) -> None:
        """Something did not fit: say so, and count."""
        self.refused += 1
        person.refusals += 1
        if person.refusals > MOST_REFUSALS:
            self._cut(person.line, TOO_MUCH)
        else:
            self.tell(person, messages.Refused(why))

    def _cut(self, line: int, why: Phrase) -> None:
        """End a line for good, and let everybody know whose it was and why."""
        self._door.forget(line)
        if person := self._on(line):
            self.wire.say(line, write(messages.Refused(why, last=True)))
            person.line, person.since = 0, self.clock()
            self.remark(CUT_OFF.of(person.name, why))
            self._changed = True
        self.wire.cut(line)

    def _leave(self, person: Person) -> None:
        line, person.line, person.left = person.line, 0, True
        self.wire.cut(line)
        person.since = self.clock()
        self.remark(WENT.of(person.name))
        self._forget(person)

    # ---- dealing -----------------------------------------------------------------------------------
    def _sealed(self, person: Person, seal: str) -> Phrase | None:
        if self._dealing is None or person.seat == -1 or not self._dealing.take_seal(person.seat, seal):
            return NOT_NOW
        self._deal_on()
        return None

    def _opened(self, person: Person, secret: honest.Secret) -> Phrase | None:
        dealing = self._dealing
        if dealing is None or person.seat == -1 or not dealing.may_open(person.seat):
            return NOT_NOW
        if not dealing.keeps_word(person.seat, secret):
            self._stop_dealing(honest.BROKEN_SEAL.of(person.seat + 1), [person.seat])
            return None
        if why := self._unfit(person.seat, secret):
            said = UNFIT.of(person.name, why)
            self._stop_dealing(said, [person.seat])
            self.tell(person, messages.Unfit(said))
            return None
        dealing.opened[person.seat] = secret
        self._deal_on()
        return None

    def _unfit(self, seat: int, secret: honest.Secret) -> Phrase | None:
        """Why nothing can be dealt with the deck that a seat has opened; None if it is fine."""
        try:
            deck = deck_of(secret.deck, self._rules)
            if honest.deck_text(deck) != secret.deck:
                return NO_DECK.of(OTHER_FORM)
            self.lobby.check(seat, deck, self.records.open)
        except Refusal as error:
            return error.why
        return None

    def _ask_again(self, dealing: Dealing, person: Person) -> None:
        """Somebody is back in the middle of it: what they have not said yet is asked once more."""
        if person.seat not in dealing.seals:
            self.tell(person, messages.Seals())
        elif dealing.sealed and person.seat not in dealing.opened:
            self.tell(person, messages.Seals(self.seals, self._terms))

    def _deal_on(self) -> None:
        """The next step of dealing, once everybody has done the last one."""
        dealing = self._dealing
        assert dealing is not None
        if dealing.sealed and self.stage == "sealing":
            self.seals = dealing.all_seals()
            self._stage("opening")
            self.to_all(messages.Seals(self.seals, self._terms))
        if dealing.done:
            self._deal_out(dealing)

    def _deal_out(self, dealing: Dealing) -> None:
        """Everything is open: the match can begin."""
        numbers = dealing.all_numbers()
        decks = {seat: deck_of(secret.deck, self._rules) for seat, secret in dealing.opened.items()}
        setup = self.lobby.setup(honest.seed(numbers), decks, self.stopped)
        try:
            match = self.records.begin(setup, (), self.folder, self.complain)
        except ValueError as error:  # each deck is legal; all together they are not
            for place in self.lobby.places:
                place.ready = place.kind != GUEST  # else the same would be dealt again
            self._stop_dealing(CANNOT_BEGIN.of(files.said(error)), ())
            return
        self._dealing = None
        self.stopped.clear()
        self._keep(self._begin(match, numbers))

    def _stop_dealing(self, why: Phrase, seats: Collection[int]) -> None:
        """Nothing is dealt, because of these seats; none: because of the host.

        Once numbers are open the host could know the dice. Whoever stops it then is named, now and in the record of the
        next match, so that nobody can deal again and again unnoticed until the dice are to their liking.
        """
        opening, self._dealing, self.halted = self.stage == "opening", None, why
        self._stage("open")
        self.remark(why)
        for seat in seats:
            self.lobby.places[seat].ready = False
        names = self.lobby.names()
        for name in [names[seat] for seat in seats] or [self.lobby.host]:
            if opening:
                self.stopped[name] = self.stopped.get(name, 0) + 1
                self.remark(STOPPED.of(name, self.stopped[name]))

    # ---- playing -----------------------------------------------------------------------------------
    def _begin(self, match: Match, numbers: Sequence[str]) -> Play:
        """The match is there. Whoever shows it puts its players into it (see `player`)."""
        waiting = Waiting(self.patience, self.grace)
        self.play = Play(match, numbers, self.lobby, self.bots, waiting, self)
        self._stage("playing")
        self.play.begin()
        return self.play

    def _publish(self, play: Play) -> None:
        """The match is over: everybody gets the numbers and the record."""
        self._stage("over")
        path = record_of(play.match)
        if self.director is not None:
            result = play.match.state.result
            self.director.ended(self.director.pairing, result, path.name if path else "")
        for person in self.lobby.people.values():
            self.tell(person, messages.Over(), play.ending(self.records))
        if path is not None:
            keep.forget(path)

    # ---- going on after the host was killed -------------------------------------------------------------
    def _keep(self, play: Play) -> None:
        path = record_of(play.match)
        if path is None:
            return
        cup = self.director if self.director is not None and self.lobby.given else None
        known = [p for p in self.lobby.people.values() if p.seat >= 0 or (cup is not None and cup.plays(p))]
        people = tuple((p.token, p.name, p.seat) for p in known)
        own = self.admission
        kept = keep.Kept(
            own.certificate.certificate,
            own.certificate.private,
            own.key,
            str(getattr(self.wire, "interface", "0.0.0.0")),
            self.wire.port,
            self.lobby.host,
            self.patience,
            self.grace,
            tuple(self.sent_away.items()),
            play.numbers,
            self.seals,
            people,
            cup.cup.seed if cup is not None else -1,
        )
        try:
            keep.keep(path, kept)
        except BadFile as error:
            self.complain(NOT_KEPT.of(error.said))

    def resume(self, match: Match, kept: keep.Kept) -> None:
        """Go on with a match: everybody may come back to their seat."""
        for token, name, seat in kept.people:
            if seat >= len(self.lobby.places):  # what was kept belongs to another match
                continue
            self._next += 1
            self.lobby.people[self._next] = Person(self._next, name, token, seat=seat, since=self.clock(), shown="-")
            if seat >= 0:
                self.lobby.places[seat].guest = self._next
        self.seals, self.sent_away, self.cup = kept.seals, dict(kept.sent_away), kept.cup
        self._begin(match, kept.numbers)

    # ---- saying ----------------------------------------------------------------------------------------
    def _stage(self, stage: messages.Stage) -> None:
        self.stage = stage
        self.lobby.locked = stage != "open"
        self._changed = True

    def _lobby(self) -> messages.Lobby:
        return messages.Lobby(
            self.lobby.ruleset,
            tuple(sorted(self.lobby.options.items())),
            self.lobby.chairs(),
            self.lobby.watching(),
            self.stage,
            self.patience,
            self.grace,
            tuple(sorted(self.lobby.packs.items())),
        )

    def now(self) -> float:
        return self.clock()

    def text(self, person: Person, text: str) -> None:
        """Say a message that is written already."""
        self.wire.say(person.line, text)

    def remark(self, said: Phrase) -> None:
        """The program itself says something in the talk."""
        self._said(messages.Said("", -2, said))

    def complain(self, said: Phrase) -> None:
        """The match, or what goes beside it, cannot be saved, or is saved again: everybody hears of it."""
        self.complaints.append(said)
        self.remark(said)

    def _said(self, said: messages.Said) -> None:
        self.chat = [*self.chat[1 - MOST_CHAT :], said]
        self.to_all(said)

    def _on(self, line: int) -> Person | None:
        return next((person for person in self.lobby.people.values() if person.line == line), None)

    def tell(self, person: Person, message: Message, body: str = "") -> None:
        if person.line:
            self.wire.say(person.line, write(message, body))

    def to_all(self, message: Message) -> None:
        text = write(message)
        for person in self.lobby.people.values():
            if person.line:
                self.wire.say(person.line, text)


def record_of(match: Match) -> Path | None:
    """The file a match is written to."""
    path: Path | None = getattr(match.journal, "path", None)
    return path


def lobby_of(setup: Setup, host: str) -> Lobby:
    """The lobby of a match that goes on: the chairs as they were."""
    lobby = Lobby(
        setup.ruleset,
        host,
        setup.options,
        places_of(["host" if k == "human" else k for k in setup.kinds]),
        setup.maps,
        setup.packs,
        locked=True,
    )
    for place, deck in zip(lobby.places, (*setup.decks, *(None,) * setup.seats), strict=False):
        place.deck, place.chosen, place.ready = None if place.kind == GUEST else deck, deck is not None, True
    return lobby
