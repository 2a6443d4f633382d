"""The door: greeting whoever knocks, and letting in only who has the key and plays the same game."""

from __future__ import annotations

import secrets

from game.match.record import Records
from game.net import messages
from game.net.certificate import Certificate, make, proof, proves, stretched
from game.net.code import new_key
from game.net.lobby import tidy
from game.words import Phrase

STRANGER = Phrase("The key is wrong", "キーが違います")
OTHER_PROGRAM = Phrase("The host plays Hexfold {0}, you have {1}", "ホストはHexfold {0}、あなたは{1}です")
OTHER_RULES = Phrase(
    "The host plays version {0} of the rules of {1}, you have {2}",
    "{1}のルールが異なります（ホストは版{0}、あなたは版{2}）",
)
OTHER_CARDS = Phrase("The cards of {0} differ from the host's", "{0}のカードがホストのものと異なります")


class Pass:
    """Who may come in: the certificate of a match and the key of its join code."""

    def __init__(self, certificate: Certificate, key: str) -> None:
        self.certificate, self.key = certificate, key
        self.secret = stretched(key, certificate.fingerprint)

    @classmethod
    def new(cls) -> Pass:
        return cls(make(), new_key())


class Door:
    """Greets every line, and looks at what it answers."""

    def __init__(self, admission: Pass, records: Records, ruleset: str) -> None:
        self.admission, self.records, self.rules = admission, records, records.rules(ruleset)
        self._nonces: dict[int, str] = {}  # of lines that have not said who they are

    def greet(self, line: int) -> messages.Greeting:
        """What is said to a new line."""
        self._nonces[line] = secrets.token_hex(16)
        return messages.Greeting(
            self._nonces[line],
            self.records.program,
            self.rules.key,
            self.rules.version,
            self.records.checksum(self.rules.key),
            messages.PROTOCOL,
        )

    def waits_for(self, line: int) -> bool:
        """True if that line has been greeted and has not answered."""
        return line in self._nonces

    def forget(self, line: int) -> None:
        self._nonces.pop(line, None)

    def unfit(self, line: int, hello: messages.Hello) -> Phrase | None:
        """Why somebody may not come in. A nonce is good for one answer."""
        nonce = self._nonces.pop(line)
        if not proves(self.admission.secret, "guest", nonce, hello.proof):
            return STRANGER
        if hello.protocol != messages.PROTOCOL or hello.program != self.records.program:
            return OTHER_PROGRAM.of(self.records.program, tidy(hello.program, 20))
        if hello.version != self.rules.version:
            return OTHER_RULES.of(self.rules.version, self.rules.title, hello.version)
        return OTHER_CARDS.of(self.rules.title) if hello.cards != self.records.checksum(self.rules.key) else None

    def proof(self, hello: messages.Hello) -> str:
        """That the host knows the key, too."""
        return proof(self.admission.secret, "host", hello.nonce)
