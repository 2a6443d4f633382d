"""A guest: comes in with the key, sits down, gets views and answers, comes back when the line was broken.

    guest = Guest(Line(code.addresses, code.port, code.fingerprint), code.key, "Haru", records)
    while True:
        guest.tick()                         # reads what the host said
        for view, events in guest.news(): ...
        if options := guest.options():
            guest.pick(options[0])

A pick that was made and not yet seen to be done is said again after the line has come back.
"""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.match.match import Setup
from game.match.record import Records
from game.net import honest, messages
from game.net.certificate import proof, proves, stretched
from game.net.door import OTHER_PROGRAM
from game.net.line import Came
from game.net.lobby import Refusal, check
from game.net.messages import FROM_HOST, Message, write
from game.table.codec import Foreign, from_line
from game.table.event import Event
from game.table.state import legal
from game.table.step import Step
from game.table.travel import kinds
from game.table.view import View
from game.words import Phrase

MOST_CHAT = 200
MOST_NEWS = 500  # views that nobody has looked at yet

OTHER_HOST = Phrase("This is not the host of that join code", "この参加コードのホストではありません")
WRONG_HOST = Phrase("This host does not know the key: it is another one", "キーを知らない別のホストです")
NO_SENSE = Phrase("The host says something that makes no sense: {0}", "ホストの応答が理解できません（{0}）")
NO_GAME = Phrase("The host plays a game this program does not have", "ホストのゲームは、このプログラムにはありません")

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
        self.number = 0
        self.lobby: messages.Lobby | None = None
        self.chat: deque[messages.Said] = deque(maxlen=MOST_CHAT)
        self.said = 0  # lines of chat so far, for whoever shows them
        self.absences: tuple[messages.Absent, ...] = ()
        self.setup: Setup | None = None  # of the match: without its seed and decks
        self.seat = -1
        self.view: View | None = None
        self.record: bytes | None = None  # after the match
        self.numbers: tuple[str, ...] = ()
        self.witness: honest.Witness | None = None
        self.deck: object = None  # nobody else knows it before everybody's is sealed
        self._fingerprint = b""
        self._nonce = ""
        self._connection = 0
        self._secrets: dict[bytes, bytes] = {}
        self._locked: honest.Secret | None = None  # what we have sealed for the next match
        self._seals: tuple[str, ...] = ()
        self._opened = False  # and the host knows it
        self._vain = 0  # how often that was so, and no match followed
        self._facts: Mapping[str, Any] = {}
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
                self._fingerprint, self._connection = bytes.fromhex(came.text), came.number
            elif came.what == "gone":
                self.here, self.trouble = False, came.why
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
        rules = self.records.rules(self.lobby.ruleset)
        known = {option.key for option in rules.options}  # not a battlefield from elsewhere, which we do not have yet
        options = {key: value for key, value in self.lobby.options if key in known}
        try:
            check(Setup(rules.key, len(self.lobby.chairs), 0, options), max(0, self.seat), deck, self.records.open)
        except Refusal as error:
            self.complaint = error.why
            return
        self.deck = deck
        self._mark_deck()

    def _mark_deck(self) -> None:
        """Let the lobby show whether we have chosen a deck, if it does not do so yet."""
        if self.lobby is None or self.stage != "open" or self.seat < 0:
            return
        chosen = self.deck is not None
        if self.lobby.chairs[self.seat].deck != chosen:
            self._say(messages.Chosen(chosen))

    def ready(self, yes: bool) -> None:
        self._say(messages.Ready(yes))

    def talk(self, text: str) -> None:
        self._say(messages.Say(text[: messages.LONGEST_WORDS]))

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
        """What we may choose now; nothing while the last choice is on its way."""
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
            message, body = messages.read(text, FROM_HOST)
            self._do(message, body)
        except (Foreign, ValueError, KeyError, TypeError) as error:
            self._refused(NO_SENSE.of(str(error)[:100]))

    def _do(self, message: Message, body: str) -> None:
        match message:
            case messages.Greeting():
                self._greeted(message)
            case messages.Welcome():
                self._welcomed(message)
            case messages.Refused(why, last):
                self.complaint = why
                if last:
                    self._refused(why)
            case messages.Lobby():
                self._placed(message)
            case messages.Said():
                self.chat.append(message)
                self.said += 1
            case messages.Seals(seals):
                self._seal(seals)
            case messages.Begun(seat):
                self._begun(seat, body)
            case messages.News():
                self._shown_news(message, body)
            case messages.Absences(seats):
                self.absences = seats
            case messages.Over():
                numbers, _, record = body.partition("\n")
                self.numbers, self.record = tuple(json.loads(numbers)), record.encode()
                self.stage = "over"

    def _greeted(self, greeting: messages.Greeting) -> None:
        try:
            rules = self.records.rules(greeting.ruleset)
        except ValueError:
            self._refused(NO_GAME)
            return
        if greeting.protocol != messages.PROTOCOL or greeting.program != self.records.program:
            self._refused(OTHER_PROGRAM.of(greeting.program[:20], self.records.program))
            return
        self._nonce = secrets.token_hex(16)
        proved = proof(self._secret(), "guest", greeting.nonce)
        self._say(
            messages.Hello(
                self.name,
                self._nonce,
                proved,
                self.records.program,
                rules.version,
                self.records.checksum(rules.key),
                self.token,
                self.watch,
            )
        )

    def _welcomed(self, welcome: messages.Welcome) -> None:
        if not proves(self._secret(), "host", self._nonce, welcome.proof):
            self._refused(WRONG_HOST)
            return
        self.number, self.token, self.here, self.trouble = welcome.guest, welcome.token, True, None
        self.chat.clear()  # the host says all of it again

    def _secret(self) -> bytes:
        if self._fingerprint not in self._secrets:
            self._secrets[self._fingerprint] = stretched(self.key, self._fingerprint)
        return self._secrets[self._fingerprint]

    def _refused(self, why: Phrase) -> None:
        self.stage, self.refusal, self.here = "refused", why, False
        self.line.close()

    def _placed(self, lobby: messages.Lobby) -> None:
        """How the lobby looks now, and where we sit in it."""
        self.lobby, self.stage = lobby, lobby.stage
        self.seat = next((i for i, c in enumerate(lobby.chairs) if c.guest == self.number != 0), -1)
        if self.stage == "open":
            self._not_dealt()
            self._mark_deck()  # we may have just sat down

    # ---- dealing -----------------------------------------------------------------------------------------
    def _seal(self, seals: tuple[str, ...]) -> None:
        """Seal a new number, with the deck; or open it, once it is among all seals."""
        if self.seat < 0:
            self._seals = seals
            return
        if not seals:
            self._not_dealt()
            self._locked, self._seals = honest.Secret(honest.new_number(), honest.deck_text(self.deck)), ()
            self._say(messages.Commit(self._locked.seal(self.seat)))
            return
        if self._locked is None or seals[self.seat : self.seat + 1] != (self._locked.seal(self.seat),):
            self._refused(honest.BROKEN_SEAL.of(self.seat + 1))
            return
        if self._seals not in ((), seals):
            self._refused(honest.OTHER_SEALS)
            return
        self._seals, self._opened = seals, True
        self._say(messages.Open(self._locked.number, self._locked.deck))

    def _not_dealt(self) -> None:
        """If our number is open, then in vain: the host is back in the lobby, or begins to deal anew."""
        self._vain += self._opened
        self._opened = False

    def _begun(self, seat: int, body: str) -> None:
        data = json.loads(body)
        self.seat = seat
        if self._is_another(data):
            secret = self._locked if seat >= 0 and self._opened else None
            self.witness = honest.Witness(seat, data, self._seals, secret, self._vain)
            self._locked, self._seals, self._opened, self._vain = None, (), False, 0  # good for one match
            self._picks, self._pick, self.view = 0, None, None
        self.record = None
        parts: dict[str, Any] = {name: tuple(part) if isinstance(part, list) else part for name, part in data.items()}
        self.setup = Setup(**parts, seed=0)
        self._facts = self.records.facts(self.setup.ruleset, self.setup.maps)

    def _is_another(self, setup: Mapping[str, Any]) -> bool:
        """True if the match that begins is not the one we have been shown so far: then we are not just back in it."""
        if self.witness is None or self.witness.setup != setup or self._opened or self._seals:
            return True
        return self.record is not None and self.stage != "over"

    # ---- playing -----------------------------------------------------------------------------------------
    def _shown_news(self, news: messages.News, body: str) -> None:
        """One more view."""
        assert self.setup is not None and self.witness is not None
        known = kinds(self.records.rules(self.setup.ruleset))
        looks, _, happened = body.partition("\n")
        looks += "\n"
        view: View = from_line(looks.encode(), known)
        view.cards = self._facts
        events = from_line(happened.encode(), known)
        self.witness.saw(looks + happened, news.again)
        self.view, self._shown, self._options = view, honest.digest(looks.rstrip("\n")), None
        self._after_pick(news)
        if events or news.again:
            self._news.append((view, events))

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
        self.line.say(self._connection, write(message))
