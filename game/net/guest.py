"""A guest: comes in with the key, sits down, gets views and answers, comes back when the line was broken.

    guest = Guest(Line(code.addresses, code.port, code.fingerprint), code.key, "Haru", records)
    while True:
        guest.tick()                         # reads what the host said
        for view, events in guest.news(): ...
        if options := guest.options():
            guest.pick(options[0])

A pick that was made and not yet seen to be done is said again after the line has come back.

Long because it is one state machine, the counterpart of the host's, and reads nothing that its stage does not expect.
"""

from __future__ import annotations

import base64
import logging
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from game.cup.cup import Cup
from game.files import said
from game.match.match import Setup
from game.match.record import Records
from game.net import director, honest, messages
from game.net.code import key_of
from game.net.handshake import GuestSide, NotProved
from game.net.line import Came
from game.net.lobby import LONGEST_LINE, Refusal, check, plain_deck, tidy
from game.net.messages import FROM_HOST, MOST_PICTURES, PICTURE_BYTES, Message, write
from game.table.codec import Foreign, built, from_line, plain
from game.table.event import Event
from game.table.state import State, legal, moot
from game.table.step import Step
from game.table.view import View
from game.words import Phrase

LOG = logging.getLogger("hexfold.guest")
MOST_CHAT = 200
MOST_TRIES = 10  # lines in a row that break before the host has proved itself
MOST_NEWS = 500  # views that nobody has looked at yet

OTHER_HOST = Phrase("This is not the host of that join code", "この参加コードのホストではありません")
NEVER_PROVED = Phrase(
    "What answers there does not prove that it knows the key", "応答したホストは、キーを知っていることを証明しません"
)
NO_SENSE = Phrase("The host says something that makes no sense: {0}", "ホストの応答が理解できません（{0}）")
LACKS = Phrase("This table plays with packs that you do not have: {0}", "このテーブルのパックがありません（{0}）")
NO_TABLE = "a table that cannot be"

News = tuple[View, tuple[Event, ...]]


class Carrier(Protocol):
    """A `Line`, or what stands in for one in tests."""

    def came(self) -> Sequence[Came]: ...
    def say(self, number: int, text: str) -> None: ...
    def close(self) -> None: ...


class Guest:
    """One person, or computer player, at somebody else's match."""

    def __init__(self, line: Carrier, key: str, name: str, records: Records, watch: bool = False) -> None:
        self.line, self.key, self.name, self.records, self.watch = line, key, name, records, watch
        self.token = ""  # for coming back
        self.stage = "calling"  # then that of the lobby; "refused" if it is over for us
        self.here = False  # the line stands and we are in
        self.trouble: Phrase | None = None  # why the line is broken
        self.refusal: Phrase | None = None  # why we may not come in, or had to go
        self.complaint: Phrase | None = None  # why the last thing we said was not accepted
        self.unfit: Phrase | None = None  # why the deck that we brought last cannot be played here
        self.number = self.said = 0  # who we are; lines of chat so far, for whoever shows them
        self.lobby: messages.Lobby | None = None
        self.cup: Cup | None = None  # the tournament at this table
        self.chat: deque[messages.Said] = deque(maxlen=MOST_CHAT)
        self.absences: tuple[messages.Absent, ...] = ()
        self.setup: Setup | None = None  # of the match: without its seed and decks
        self.seat = -1
        self.view: View | None = None
        self.record: bytes | None = None  # after the match
        self.numbers: tuple[str, ...] = ()
        self.witness: honest.Witness | None = None
        self.deck: object = None  # nobody else knows it before everybody's is sealed
        self.lacks, self.bare = list[str](), list[str]()  # packs of this table that are not here, or lack pictures
        self._packs: tuple[tuple[str, str], ...] = ()  # those of this table
        self.wished = ""  # the pack that we have asked for, until it comes
        self._pictures: dict[str, bytes] = {}  # of that pack, as far as they have come
        self._handshake: GuestSide | None = None  # until the host on this line has proved itself
        self._tries = self._connection = self._vain = 0  # lines that broke; the line; numbers opened for nothing
        self._reads: messages.Stage | Literal["coming"] = "coming"  # which messages fit now
        self._locked: honest.Secret | None = None  # what we have sealed for the next match
        self._seals: tuple[str, ...] = ()
        self._new = False  # we were away for too long, and are somebody else now
        self._terms = ""  # that were shown with them
        self._opened = False  # and the host knows it
        self._facts: Mapping[str, Any] = {}
        self._kind: type = State  # of the views of this match
        self._shown = ""  # digest of the view
        self._options: list[Step] | None = None
        self._news: deque[News] = deque(maxlen=MOST_NEWS)
        self._pick: tuple[Step, int, int] | None = None  # what is on its way: option, index, picks before
        self._picks = 0  # how many of our picks have been done

    # ---- time ------------------------------------------------------------------------------------
    def tick(self) -> None:
        """Read everything the host has said since the last call."""
        for came in self.line.came():
            if self.stage == "refused":
                return
            if came.what == "open":
                self._connection, self.here = came.number, False
                self._handshake = GuestSide(self.records, self.key, bytes.fromhex(came.text))
            elif came.what == "gone":
                self._lost(came.why)
            elif came.what == "strange":
                self._refused(OTHER_HOST)
            else:
                self._hear(came.text)

    def close(self, leave: bool = False) -> None:
        """End the line; `leave`: for good."""
        if leave and self.here:
            self._say(messages.Leave())
        self.line.close()

    # ---- what a person does ------------------------------------------------------------------------
    def sit(self, seat: int) -> None:
        self._say(messages.Sit(seat))

    def bring(self, deck: object) -> None:
        """A deck by its name, as plain data, or None. `complaint` says why if it is not legal."""
        if self.lobby is None:
            return
        key, seats, packs = self.lobby.ruleset, len(self.lobby.chairs), dict(self.lobby.packs)
        rules = self.records.rules_of(Setup(key, seats, 0, packs=packs))
        known = {option.key for option in rules.options}  # not a battlefield from elsewhere, which we do not have yet
        options = {key: value for key, value in self.lobby.options if key in known}
        try:
            deck = plain_deck(deck, rules)
            check(Setup(key, seats, 0, options, packs=packs), max(0, self.seat), deck, self.records.open)
        except Refusal as error:
            self.complaint = error.why
            return
        self.deck, self.unfit = deck, None
        self._mark_deck()

    def _mark_deck(self) -> None:
        """Let the lobby show whether we have chosen a deck, if it does not do so yet."""
        if self.lobby is None or self.stage != "open" or self.seat < 0:
            return
        chosen = self.deck is not None
        if self.lobby.chairs[self.seat].deck != chosen:
            self._say(messages.Chosen(chosen))

    def ready(self, yes: bool) -> None:
        """Say so; not without the packs of the table, `complaint` says which."""
        if yes and self.lacks:
            self.complaint = self.lack()
        else:
            self._say(messages.Ready(yes))

    def lack(self) -> Phrase:
        """Which packs are missing here, in one sentence."""
        return LACKS.of(tidy(", ".join(self.lacks), LONGEST_LINE))

    def wish(self, pack: str = "") -> None:
        """Ask the host for a pack, else for the first that we do not have; for one that is here, because of its
        pictures. It is data, checked and kept like any, switched off."""
        self.wished, self._pictures = pack or (self.lacks[0] if self.lacks else ""), {}
        if self.wished:
            self._say(messages.Wish(self.wished))

    def talk(self, text: str) -> None:
        self._say(messages.Say(tidy(text, LONGEST_LINE)))

    def vote(self, seat: int, wish: str) -> None:
        self._say(messages.Vote(seat, wish))  # type: ignore[arg-type]

    def give_up(self) -> None:
        self._say(messages.GiveUp())

    def pick(self, option: Step) -> None:
        """Take an option. ValueError if it is none of `options`."""
        self._send_pick(option)

    # ---- the match -----------------------------------------------------------------------------------
    @property
    def fresh(self) -> bool:
        """True if nothing but the beginning of the match has been shown."""
        return self.witness is not None and len(self.witness.shown) <= 1 and self._picks == 0

    def options(self) -> list[Step]:
        """What we may choose now; nothing while the last choice is on its way, or where the host passes us."""
        options = self.answers()
        return [] if self.view is not None and moot(self.view, self.seat, options) else options

    def answers(self) -> list[Step]:
        """What can be answered now, also where the host would pass us; nothing while the last choice is on its way."""
        return [] if self._pick is not None else self.all_options()

    def all_options(self) -> list[Step]:
        """What the view in front of us asks."""
        if self.view is None or self.stage != "playing":
            return []
        if self._options is None:
            self._options = legal(self.view, self.seat)
        return self._options

    def news(self) -> list[News]:
        """Views and events since the last call. One without events is what there is after the line was broken."""
        found = list(self._news)
        self._news.clear()
        return found

    def verify(self) -> Phrase | None:
        """Replay the whole match: None if everything was as it had been shown, else the first difference."""
        assert self.record is not None and self.witness is not None
        return honest.finding(self.records.loads, self.record, self.numbers, self.witness)

    # ---- hearing ---------------------------------------------------------------------------------------
    def _hear(self, text: str) -> None:
        try:
            if self._handshake is not None:
                self._meet(self._handshake, text)
            else:
                message, body = messages.read(text, FROM_HOST[self._reads])
                self._do(message, body)
        except NotProved as error:
            self._refused(error.why)
        except Exception as error:  # whatever a host says ends this visit, and nothing else
            LOG.debug("the host said %s", text[:200], exc_info=True)
            self._refused(NO_SENSE.of(tidy(str(error), 100) or type(error).__name__))

    def _meet(self, handshake: GuestSide, text: str) -> None:
        """A step of the handshake. Who we are is said to nobody who has not proved to be the host."""
        if said := handshake.hear(text):
            self._send(said)
        else:
            self._handshake, self._tries, self._reads = None, 0, "coming"
            self._send(messages.Come(self.name, self.token, self.watch))

    def _do(self, message: Message, body: str) -> None:
        match message:
            case messages.Welcome():
                self._welcomed(message)
            case messages.NewKey(key):
                self.key = key_of(key)
            case messages.Unfit(why):
                self.deck, self.complaint, self.unfit = None, why, why
            case messages.Missed():
                self._missed(body)
            case messages.Refused(why, last):
                self.complaint = why
                if last:
                    self._refused(why)
            case messages.Lobby():
                self._placed(message)
            case messages.Tournament(cup):
                self.cup = director.heard(cup, self.lobby.ruleset if self.lobby else "")
            case messages.Picture(name):
                self._pictured(name, body)
            case messages.Pack(name):
                self._given(name, body)
            case messages.Said():
                self._talked(message)
            case messages.Seals(seals, terms):
                self._seal(seals, terms)
            case messages.Begun(seat):
                self._begun(seat, body)
            case messages.News():
                self._shown_news(message, body)
            case messages.Absences(seats):
                self.absences = seats
            case messages.Over():
                self._ended(body)

    def _talked(self, said: messages.Said) -> None:
        self.chat.append(said)
        self.said += 1

    def _lost(self, why: Phrase | None) -> None:
        """The line is broken. A host that never gets as far as to prove itself is not called for ever."""
        self.here, self.trouble = False, why
        if self._handshake is not None:
            self._handshake = None
            self._tries += 1
            if self._tries >= MOST_TRIES:
                self._refused(NEVER_PROVED)

    def _welcomed(self, welcome: messages.Welcome) -> None:
        self._new = self.number not in (0, welcome.guest)
        self.number, self.token, self.here, self.trouble = welcome.guest, welcome.token, True, None
        self._reads = "open"
        self.chat.clear()  # the host says all of it again
        if self._pictures:  # the line broke before the pack was here
            self.wish(self.wished)

    def _refused(self, why: Phrase) -> None:
        self.stage, self.refusal, self.here = "refused", why, False
        self.line.close()

    def _placed(self, lobby: messages.Lobby) -> None:
        """How the lobby looks now, and where we sit in it."""
        self.lobby, self.stage, self._reads = lobby, lobby.stage, lobby.stage
        if lobby.packs != self._packs:
            self._look_for_packs()
        self.seat = next((i for i, c in enumerate(lobby.chairs) if c.guest == self.number != 0), -1)
        if self.stage == "open" or self._new:
            self._not_dealt()
        if self._new:  # what is dealt or played here goes on without what we had sealed
            self._locked, self._seals, self._terms, self._new = None, (), "", False
        if self.stage == "open":
            self._mark_deck()  # we may have just sat down

    def _look_for_packs(self) -> None:
        """Which packs of the table are not here, or not whole."""
        assert self.lobby is not None
        self._packs, self.lacks, self.bare = self.lobby.packs, [], []
        for name, checksum in self.lobby.packs:
            try:
                if self.records.packs().bare(self.lobby.ruleset, name, checksum):
                    self.bare.append(name)
            except ValueError:
                self.lacks.append(name)

    def _pictured(self, name: str, text: str) -> None:
        """The host gives a picture, or more of it, of the pack that we have asked for."""
        if not self.wished:
            raise Foreign("a picture that nobody has asked for")
        self._pictures[name] = self._pictures.get(name, b"") + base64.b64decode(text, validate=True)
        if len(self._pictures) > MOST_PICTURES or sum(map(len, self._pictures.values())) > PICTURE_BYTES:
            raise Foreign("more pictures than a pack may bring")

    def _given(self, name: str, text: str) -> None:
        """The host gives a pack. What is not as its checksum says, or wrong, is not kept; a picture that cannot be used
        is told of in the talk, at this screen alone."""
        if not name or name != self.wished or self.lobby is None:
            raise Foreign("a pack that nobody has asked for")
        pictures, self.wished, self._pictures = self._pictures, "", {}
        try:
            for why in self.records.packs().take(text, name, dict(self.lobby.packs).get(name, ""), pictures):
                self._talked(messages.Said("", -2, why))
        except ValueError as error:
            self.complaint = said(error)
        self._look_for_packs()

    # ---- dealing -----------------------------------------------------------------------------------------
    def _seal(self, seals: tuple[str, ...], terms: str) -> None:
        """Seal a new number, with the deck; or open it, once it is among all seals, and everybody is bound."""
        self._reads = "opening" if seals else "sealing"
        if self.seat < 0:
            self._seals, self._terms = seals, terms
            return
        if not seals:
            self._not_dealt()
            self._locked, self._seals = honest.Secret(honest.new_number(), honest.deck_text(self.deck)), ()
            self._say(messages.Commit(self._locked.seal(self.seat)))
            return
        if self._locked is None or seals[self.seat : self.seat + 1] != (self._locked.seal(self.seat),):
            self._refused(honest.BROKEN_SEAL.of(self.seat + 1))
            return
        if self.lobby is None or len(seals) != len(self.lobby.chairs) or not all(map(honest.is_number, seals)):
            self._refused(honest.FEW_SEALS)
            return
        if self._seals and (self._seals, self._terms) != (seals, terms):
            self._refused(honest.OTHER_SEALS)
            return
        self._seals, self._terms, self._opened = seals, terms, True
        self._say(messages.Open(self._locked.number, self._locked.deck))

    def _not_dealt(self) -> None:
        """If our number is open, then in vain: the host is back in the lobby, or begins to deal anew."""
        self._vain += self._opened
        self._opened = False

    def _missed(self, body: str) -> None:
        """A match was played without us: our number was not opened in vain, if the record really follows from it."""
        record, numbers = _ending(body)
        if self._opened and self._locked is not None:
            mine = honest.Witness(self.seat, {}, self._seals, self._locked, self._vain)
            if honest.followed(self.records.loads, record, numbers, self._terms, mine):
                self._locked, self._seals, self._opened, self._vain = None, (), False, 0

    def _begun(self, seat: int, body: str) -> None:
        self._reads = "playing" if self._reads == "opening" else self._reads
        data = plain(body)
        setup = _setup(data)
        if self._seals and self._is_another(data) and honest.terms(data) != self._terms:
            self._refused(honest.OTHER_TERMS)
            return
        if self.lacks:
            self._refused(self.lack())
            return
        self.seat, self.setup = seat, setup
        self._facts = self.records.facts(self.setup)
        self._kind = type(self.records.open(self.setup))
        if self._is_another(data):
            secret = self._locked if seat >= 0 and self._opened else None
            self.witness = honest.Witness(seat, data, self._seals, secret, self._vain)
            self._locked, self._seals, self._opened, self._vain = None, (), False, 0  # good for one match
            self._picks, self._pick, self.view = 0, None, None
        self.record = None

    def _ended(self, body: str) -> None:
        """The match is over: all numbers, and its record."""
        self.record, self.numbers = _ending(body)
        self.stage = self._reads = "over"

    def _is_another(self, setup: Mapping[str, Any]) -> bool:
        """True if the match that begins is not the one we have been shown so far: then we are not just back in it."""
        if self.witness is None or self.witness.setup != setup or self._opened or self._seals:
            return True
        return self.record is not None and self.stage != "over"

    # ---- playing -----------------------------------------------------------------------------------------
    def _shown_news(self, news: messages.News, body: str) -> None:
        """One more view."""
        if self.setup is None or self.witness is None:
            raise Foreign("a table before the match has begun")
        known = self.records.rules(self.setup.ruleset).kinds()
        looks, _, happened = body.partition("\n")
        looks += "\n"
        view = self._view(from_line(looks, known))
        events = from_line(happened, known)
        if not isinstance(events, tuple) or not all(isinstance(event, Event) for event in events):
            raise Foreign("news that are none")
        self.witness.saw(looks + happened, news.again)
        self.view, self._shown = view, honest.digest(looks.rstrip("\n"))
        self._options = legal(view, self.seat)  # now, so that a table nobody can play on is noticed here
        self._after_pick(news)
        if events or news.again:
            self._news.append((view, events))

    def _view(self, view: object) -> View:
        """A view as one can look at it. Foreign if it is none of this match, or does not hold together."""
        assert self.setup is not None
        if not isinstance(view, State) or type(view) is not self._kind or view.seats != self.setup.seats:
            raise Foreign(NO_TABLE)
        view.cards = self._facts
        lying = [(i, zone) for zone, ids in view.zones.items() for i in ids]
        if [i for i, _ in sorted(lying, key=lambda pair: pair[0])] != sorted(view.pieces):
            raise Foreign(NO_TABLE)
        for i, zone in lying:
            piece = view.pieces[i]
            if (piece.id, piece.zone) != (i, zone) or not (piece.card in self._facts or piece.card == piece.back):
                raise Foreign(NO_TABLE)
        if any(clue.card not in self._facts for clue in view.clues):
            raise Foreign(NO_TABLE)
        return View(view)

    def _after_pick(self, news: messages.News) -> None:
        """What was picked last has been done, or was about a table that looks different now: then it is said again."""
        if self._pick is not None:
            (option, index, of), self._picks = self._pick, news.picks
            if news.picks > of:
                if not news.again and self.witness is not None:
                    self.witness.picks[of] = index
                self._pick = None
            elif option in self.all_options():
                self._send_pick(option)
            else:
                self._pick = None
        self._picks = news.picks

    def _send_pick(self, option: Step) -> None:
        options = self.all_options()
        self._pick = (option, options.index(option), self._picks)
        self._say(messages.Pick(self._shown, options.index(option), len(options)))

    def _say(self, message: Message) -> None:
        """Say something to the host, if it has proved to be one and has let us in."""
        if self.here:
            self._send(message)

    def _send(self, message: Message) -> None:
        self.line.say(self._connection, write(message))


def _ending(body: str) -> tuple[bytes, tuple[str, ...]]:
    """The record of a match and all its numbers. Foreign for numbers that are none."""
    first, _, record = body.partition("\n")
    numbers = plain(first)
    if not isinstance(numbers, list) or not all(isinstance(n, str) and honest.is_number(n) for n in numbers):
        raise Foreign("numbers that are none")
    return record.encode(), tuple(numbers)


def _setup(data: Any) -> Setup:
    """How a match began, from its public part. Foreign if that is none."""
    if not isinstance(data, dict) or {"seed", "decks"} & set(data):
        raise Foreign("a match that begins with nothing")
    parts = {name: tuple(part) if isinstance(part, list) else part for name, part in data.items()}
    setup: Setup = built(Setup, {**parts, "seed": 0}, {})
    return setup
