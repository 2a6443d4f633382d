"""The door: who stands before it, one handshake a line, and how many wrong keys have been tried."""

from __future__ import annotations

from collections.abc import Callable

from game.match.record import Records
from game.net.allowance import Allowance
from game.net.certificate import Certificate, make
from game.net.code import new_key
from game.net.handshake import HostSide, Shut, game_of
from game.net.messages import Greeting, Message

WRONG_EACH = (5, 0.1)  # wrong keys from one address: so many at once, and so many a second
WRONG_ALL = (30, 2.0)  # and from all
MOST_ADDRESSES = 1000


class Pass:
    """Who may come in: the certificate of a match and the key of its join code."""

    def __init__(self, certificate: Certificate, key: str) -> None:
        self.certificate, self.key = certificate, key

    @classmethod
    def new(cls) -> Pass:
        return cls(make(), new_key())


class Door:
    """Strangers on their lines."""

    def __init__(self, admission: Pass, records: Records, ruleset: str, clock: Callable[[], float]) -> None:
        self.admission, self.clock = admission, clock
        self.wrong = 0  # keys that were tried
        self._game, self._ruleset = game_of(records, records.rules(ruleset)), ruleset
        self._sides: dict[int, tuple[HostSide, str]] = {}
        self._each: dict[str, Allowance] = {}
        self._all = Allowance(*WRONG_ALL, clock)

    def greet(self, line: int, address: str) -> Greeting:
        """What is said to a new line. Shut if too many wrong keys have come from there."""
        if not (self._tries(address).left() and self._all.left()):
            raise Shut("wait")
        side = HostSide(self._game, self._ruleset, self.admission.key, self.admission.certificate.fingerprint)
        self._sides[line] = (side, address)
        return side.greeting()

    def knows(self, line: int) -> bool:
        """True if a stranger stands there."""
        return line in self._sides

    def hear(self, line: int, text: str) -> Message:
        """What a stranger's words are answered with; a `Come`, who is to be let in (HostSide.hear)."""
        side, address = self._sides[line]
        try:
            said = side.hear(text)
        except Shut as shut:
            if shut.why == "key":
                self.wrong += 1
                self._tries(address).take()
                self._all.take()
            raise
        if side.state == "in":
            self.forget(line)
        return said

    def close(self) -> list[int]:
        """Forget all strangers; the lines they stand on."""
        lines = list(self._sides)
        self._sides.clear()
        return lines

    def forget(self, line: int) -> None:
        self._sides.pop(line, None)

    def _tries(self, address: str) -> Allowance:
        if len(self._each) > MOST_ADDRESSES:
            self._each.clear()
        return self._each.setdefault(address, Allowance(*WRONG_EACH, self.clock))
