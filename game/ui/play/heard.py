"""What events sound like. Each game has a table of it beside its screens, `SOUNDS` in `layouts/<game>/sounds.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.frozen import frozen
from game.table.event import Changed, Dropped, Event, Marked, Moved, Rolled, Shuffled
from game.table.state import State


class Sound(Protocol):
    """Plays a cue (game/sound): how heavy it is (0 to 1), where on the window (-1 left, 1 right)."""

    def __call__(self, name: str, weight: float = 0.5, where: float = 0.0) -> None: ...


@frozen
class Heard:
    """What an event sounds like: a cue, and how heavy it is: 0 is light, high and soft, 1 heavy, low and loud."""

    cue: str
    weight: float = 0.5


Tells = Callable[[Any, State, int], Heard]
"""What tells of (event, both, eyes) what it sounds like, as a `Cue` is told."""
Sounds = Mapping[type[Event], Heard | Tells]
"""By kind of event what it sounds like, or what tells it."""
Hears = Callable[[Event, Any, int], Heard | None]
HAPPENS_AT = (
    *(
        "target",
        "figure",
        "unit",
        "units",
        "piece",
        "pieces",
        "megido",
        "photons",
        "guard",
        "trap",
        "striker",
        "strikers",
    ),
    *("attacker", "by", "glyph", "card", "now", "was"),
)
"""Fields of events that name pieces; where several do, it happens at the first."""
THROWN = ("discard", "trash", "graveyard", "removed")  # what the names of zones have in them that cards are thrown on
HELD = ("hand", "deck", "stock", "pile")


def share(amount: float, most: float) -> float:
    """The weight of an amount, of which `most` and more are the heaviest."""
    return max(0.0, min(1.0, amount / most))


def printed(both: State, piece: int, *facts: str) -> float:
    """The sum of some numbers that are printed on a piece; 0 for one whose face is not known."""
    known = both.pieces.get(piece)
    card = both.cards.get(known.card) if known is not None else None
    return float(sum(getattr(card, fact, 0) for fact in facts))


def _moved(x: Moved, both: State, eyes: int) -> Heard:
    name = x.target.name
    cue = "toss" if any(word in name for word in THROWN) else "slide" if any(word in name for word in HELD) else "lay"
    return Heard(cue, 0.4)


def _rolled(x: Rolled, both: State, eyes: int) -> Heard:
    return Heard("dice", share(len(x.faces) - 1, 7))


USUAL: Sounds = {
    Moved: _moved,
    Changed: Heard("flip", 0.2),
    Dropped: Heard("toss", 0.3),
    Marked: Heard("tick", 0.2),
    Shuffled: Heard("shuffle"),
    Rolled: _rolled,
}
"""What happens in all games."""


def hears(sounds: Sounds) -> Hears:
    """What the events of a game sound like, by its table and the usual one; None for what neither knows."""
    every = {**USUAL, **sounds}

    def heard(event: Event, both: Any, eyes: int) -> Heard | None:
        found = every.get(type(event))
        return found(event, both, eyes) if callable(found) else found

    return heard


usual = hears({})


def ended(x: Any, both: State, eyes: int) -> Heard:
    """A match ends: won by these eyes, or by anybody they look on at, or lost."""
    return Heard("win" if eyes in x.winners or eyes < 0 else "lose")


def happens_at(event: Event) -> tuple[int, ...]:
    """The pieces that an event happens at, if it names any."""
    for name in HAPPENS_AT:
        value = getattr(event, name, 0)
        found = value if isinstance(value, tuple) else (value,)
        if found and all(isinstance(piece, int) and piece for piece in found):
            return found
    return ()
