"""The handshake: what is said before both sides have proved that they know the key, and nothing else.

    host                                    guest
    Greeting   what is played here,
               my share of the key exchange  ->
                                      <-    Hello      what I have, my share, and that I know the key
    Proof      so do I                ->
                                      <-    Come       my name, and the token of the seat I had

One `HostSide` or `GuestSide` a line. Each knows one state, in which it reads the one or two kinds of messages that may
come next; anything else ends the line. The guest proves itself first: whoever tries a key at a host tries it there.
Until the host has proved itself its words are never shown: a guest has its own sentence for all that may be wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from game.frozen import frozen
from game.match.record import Records
from game.net import messages
from game.net.messages import Closed, Come, Greeting, Hello, Message, Proof, Reason, kinds_of
from game.net.pake import BadShare, Exchange, Proofs
from game.table.codec import Foreign
from game.table.ruleset import Ruleset
from game.words import Phrase

OTHER_PROGRAM = Phrase(
    "The host plays another version of Hexfold, you have {0}", "ホストは別の版のHexfoldです（あなたは{0}）"
)
OTHER_RULES = Phrase("The host plays another version of the rules of {0}", "{0}のルールの版がホストと異なります")
OTHER_CARDS = Phrase("The cards of {0} differ from the host's", "{0}のカードがホストのものと異なります")
NO_GAME = Phrase("The host plays a game this program does not have", "ホストのゲームは、このプログラムにはありません")
STRANGER = Phrase("The key is wrong", "キーが違います")
WRONG_HOST = Phrase("This host does not know the key: it is another one", "キーを知らない別のホストです")
NO_HOST = Phrase("What answers there is no host of this version of Hexfold", "この版のHexfoldのホストではありません")
WAIT = Phrase(
    "Too many wrong keys have been tried at this host; wait a minute",
    "間違ったキーが多すぎます。1分ほど待ってください",
)

HostState = Literal["hello", "come", "in"]
GuestState = Literal["greeting", "proof", "in"]
HOST_READS: Mapping[HostState, Mapping[str, type]] = {
    "hello": kinds_of(Hello),
    "come": kinds_of(Come),
    "in": {},
}
GUEST_READS: Mapping[GuestState, Mapping[str, type]] = {
    "greeting": kinds_of(Greeting, Closed),
    "proof": kinds_of(Proof, Closed),
    "in": {},
}


class Shut(Exception):
    """The host lets nobody in on this line: what it says to that."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why = why


class NotProved(Exception):
    """The guest goes: why, in one sentence of its own."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.en)
        self.why = why


@frozen
class Game:
    """What is played: host and guest must have the same."""

    program: str
    version: int  # of the rules
    cards: str  # checksum of the catalogue

    def differs(self, program: str, protocol: int, version: int, cards: str) -> Reason | None:
        """What is not the same on the other side."""
        if protocol != messages.PROTOCOL or program != self.program:
            return "program"
        if version != self.version:
            return "rules"
        return "cards" if cards != self.cards else None


def game_of(records: Records, rules: Ruleset) -> Game:
    """What this program plays."""
    return Game(records.program, rules.version, records.checksum(rules.key))


class HostSide:
    """A stranger at the host's door."""

    def __init__(self, game: Game, ruleset: str, key: str, fingerprint: bytes) -> None:
        self.game, self.ruleset = game, ruleset
        self.state: HostState = "hello"
        self._exchange = Exchange("host", key, fingerprint)

    def greeting(self) -> Greeting:
        """What is said first."""
        own, share = self.game, self._exchange.share
        return Greeting(own.program, self.ruleset, own.version, own.cards, messages.PROTOCOL, share)

    def hear(self, text: str) -> Message:
        """What is to be said to that; a `Come`, who is to be let in. Foreign for what may not come now, Shut for who
        may not."""
        message, _ = messages.read(text, HOST_READS[self.state])
        if isinstance(message, Hello):
            return self._hello(message)
        self.state = "in"
        return message

    def _hello(self, hello: Hello) -> Proof:
        if why := self.game.differs(hello.program, hello.protocol, hello.version, hello.cards):
            raise Shut(why)
        try:
            proofs = self._exchange.meet(hello.share)
        except BadShare:
            raise Shut("key") from None
        if not proofs.prove(hello.proof):
            raise Shut("key")
        self.state = "come"
        return Proof(proofs.mine)


class GuestSide:
    """A guest at a door of which nobody knows yet whose it is."""

    def __init__(self, records: Records, key: str, fingerprint: bytes) -> None:
        """`fingerprint`: of the certificate that was really seen."""
        self.records, self.key, self.fingerprint = records, key, fingerprint
        self.state: GuestState = "greeting"
        self._proofs = Proofs("", "")
        self._title = Phrase("", "")

    def hear(self, text: str) -> Message | None:
        """What is to be said to that; nothing once the host is proved. NotProved if it is not to be talked with."""
        try:
            message, _ = messages.read(text, GUEST_READS[self.state])
        except Foreign:
            raise NotProved(NO_HOST) from None
        match message:
            case Greeting():
                return self._greeted(message)
            case Closed(why):
                raise NotProved(self._sentence(why))
            case Proof(proof) if self._proofs.prove(proof):
                self.state = "in"
                return None
        raise NotProved(WRONG_HOST)

    def _greeted(self, greeting: Greeting) -> Hello:
        try:
            rules = self.records.rules(greeting.ruleset)
        except ValueError:
            raise NotProved(NO_GAME) from None
        self._title, game = rules.title, game_of(self.records, rules)
        if why := game.differs(greeting.program, greeting.protocol, greeting.version, greeting.cards):
            raise NotProved(self._sentence(why))
        exchange = Exchange("guest", self.key, self.fingerprint)
        try:
            self._proofs = exchange.meet(greeting.share)
        except BadShare:
            raise NotProved(WRONG_HOST) from None
        self.state = "proof"
        return Hello(game.program, game.version, game.cards, messages.PROTOCOL, exchange.share, self._proofs.mine)

    def _sentence(self, why: Reason) -> Phrase:
        return {
            "key": STRANGER,
            "wait": WAIT,
            "program": OTHER_PROGRAM.of(self.records.program),
            "rules": OTHER_RULES.of(self._title),
            "cards": OTHER_CARDS.of(self._title),
        }[why]
