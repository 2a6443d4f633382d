"""What was set meanwhile, and what of it could not be read: for tests and proofreading."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.frozen import frozen
from game.ui.art import kept

NARROWEST = 0.76  # letters that are narrower cannot be read at a glance


@frozen
class Note:
    """A line or a name that was set into so many real pixels."""

    words: str
    wide: int
    whole: bool  # neither cut nor narrowed beyond `NARROWEST`


_notes: list[Note] | None = None


@contextmanager
def noted() -> Iterator[list[Note]]:
    """All that is set meanwhile. No picture is kept from before, so that all is set anew."""
    global _notes
    kept.forget()
    before, _notes = _notes, []
    try:
        yield _notes
    finally:
        _notes = before


def note(words: str, wide: float, whole: bool) -> None:
    """Something was set."""
    if _notes is not None:
        _notes.append(Note(words, int(wide), whole))


def noting() -> bool:
    """True while somebody wants to know."""
    return _notes is not None
