"""How often something may be done."""

from __future__ import annotations

from collections.abc import Callable


class Allowance:
    """So many things at once, and after that so many a second. (A token bucket.)"""

    def __init__(self, most: float, rate: float, clock: Callable[[], float]) -> None:
        self.most, self.rate, self.clock, self._left, self._at = most, rate, clock, most, clock()

    def left(self) -> bool:
        """True if one more is allowed now."""
        now = self.clock()
        self._left, self._at = min(self.most, self._left + (now - self._at) * self.rate), now
        return self._left >= 1

    def take(self) -> bool:
        """Take one; False if none is left."""
        if not self.left():
            return False
        self._left -= 1
        return True
