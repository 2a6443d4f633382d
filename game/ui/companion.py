"""Who goes along with the loop whatever scene is on top: gamepads, fingers, the text view, speech, sound, messages.

`App.companions` is the one list of them, in the order in which they hear events and let time pass. A new one is a class
and an entry there; what it has no part in it leaves as it is here.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame


class Companion:
    """One of them. None of its methods may wait."""

    def heard(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """What an event comes to for everybody after this one: itself, others in its place, or nothing.

        It is heard as soon as it happens, before time has passed: what is to begin now begins once it is handled.
        """
        return [event]

    def pass_time(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Let time pass, after the topmost scene did; what it brings about by itself is handled as if it happened."""
        return ()

    def wake(self) -> float | None:
        """Seconds until time must pass although nothing happens; None: never."""
        return None

    def switched(self) -> None:
        """Settings are there, or others than before."""

    def close(self) -> None:
        """The program ends."""
