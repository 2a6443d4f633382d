"""The proof that both sides know the key of a join code, bound to the certificate that the guest has really seen.

mine = Exchange("guest", key, fingerprint)
proofs = mine.meet(share)              # after both have said their `share`
proofs.mine, proofs.theirs             # what is to be said, and what the other side has to say
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Literal

from game.frozen import frozen

Side = Literal["guest", "host"]


@frozen
class Proofs:
    """What two who know the same key say to each other, each once."""

    mine: str
    theirs: str

    def prove(self, said: str) -> bool:
        """True if that is what the other side has to say."""
        return hmac.compare_digest(self.theirs.encode(), said.encode())


class Exchange:
    """One try of one side."""

    def __init__(self, side: Side, key: str, fingerprint: bytes) -> None:
        self.side, self._secret = side, _stretched(key, fingerprint)
        self.share = secrets.token_hex(16)

    def meet(self, share: str) -> Proofs:
        """The proofs that follow from both shares."""
        both = (self.share, share) if self.side == "guest" else (share, self.share)
        found = [
            hmac.new(self._secret, " ".join((side, *both)).encode(), "sha256").hexdigest() for side in _order(self)
        ]
        return Proofs(*found)


def _order(exchange: Exchange) -> tuple[Side, Side]:
    return ("guest", "host") if exchange.side == "guest" else ("host", "guest")


@lru_cache(maxsize=8)
def _stretched(key: str, fingerprint: bytes) -> bytes:
    return hashlib.scrypt(key.encode(), salt=fingerprint, n=1 << 14, r=8, p=1, dklen=32)
