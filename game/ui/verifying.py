"""The check after a match on the network, beside the picture: was everything as it had been shown?"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping

from game.ui import words_lan as W
from game.ui.lan_sessions import GuestSession
from game.ui.session import Session
from game.words import Phrase


class Verifying:
    """Replays the match in a thread of its own. The host has nothing to check: it held the match."""

    def __init__(self, session: Session) -> None:
        self.found: Phrase | None = None
        self.good: bool | None = None  # None while it is being checked, and at the host
        self.told = False
        if isinstance(session, GuestSession):
            check = (session.guest.verify, verified(session.setup.stopped))
            threading.Thread(target=self._check, args=check, name="hexfold-proof", daemon=True).start()
        else:
            self.found = W.HOST_HOLDS

    def _check(self, verify: Callable[[], Phrase | None], verified: Phrase) -> None:
        wrong = verify()
        self.good, self.found = wrong is None, verified if wrong is None else W.NOT_VERIFIED.of(wrong)

    def words(self) -> Phrase:
        """What is known by now."""
        return self.found or W.VERIFYING

    def news(self) -> bool:
        """True once, when the check is done."""
        if self.found is None or self.told:
            return False
        self.told = True
        return True


def verified(stopped: Mapping[str, int]) -> Phrase:
    """All was as it had been shown; and who had stopped deals before it, and how often."""
    if not stopped:
        return W.VERIFIED
    return W.VERIFIED_BUT_STOPPED.of(", ".join(f"{name} {times}×" for name, times in stopped.items()))
