"""The proof that both sides know the key of a join code, bound to the certificate that the guest has really seen.

A key exchange by password (SPAKE2): what is said tells nothing about the key, so that whoever listens, answers or
stands in between can try one key a line, before everybody's eyes, and none at home. The fingerprint of the certificate
is part of it: the proofs of two who see different certificates do not fit.

    mine = Exchange("guest", key, fingerprint)
    proofs = mine.meet(share)              # the `share` of the other side
    proofs.mine, proofs.theirs             # what is to be said, and what the other side has to say
"""

from __future__ import annotations

import hmac
from typing import Literal

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

from game.frozen import frozen

Side = Literal["guest", "host"]
OTHER: dict[Side, Side] = {"guest": "host", "host": "guest"}


class BadShare(ValueError):
    """What the other side has said is no share of a key exchange."""


@frozen
class Proofs:
    """What two who know the same key say to each other, each once."""

    mine: str
    theirs: str

    def prove(self, said: str) -> bool:
        """True if that is what the other side has to say."""
        return hmac.compare_digest(self.theirs.encode(), said.encode())


class Exchange:
    """One try of one side; a dozen milliseconds of work."""

    def __init__(self, side: Side, key: str, fingerprint: bytes) -> None:
        kind = SPAKE2_A if side == "guest" else SPAKE2_B
        self.side = side
        self._exchange = kind(key.encode(), idA=b"hexfold guest", idB=b"hexfold host " + fingerprint)
        self.share: str = self._exchange.start().hex()

    def meet(self, share: str) -> Proofs:
        """The proofs that follow from both shares. BadShare for what is none."""
        try:
            secret: bytes = self._exchange.finish(bytes.fromhex(share))
        except (SPAKEError, NotOnCurve, ValueError, AssertionError) as error:
            raise BadShare(f"a share that is none ({type(error).__name__})") from None
        return Proofs(_proof(secret, self.side), _proof(secret, OTHER[self.side]))


def _proof(secret: bytes, side: Side) -> str:
    return hmac.new(secret, f"hexfold proof of the {side}".encode(), "sha256").hexdigest()
