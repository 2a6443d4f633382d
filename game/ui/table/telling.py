"""How events show, as far as all card tables agree: whom they name, what they do on the screen, how a match ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.table.event import Event
from game.table.state import State
from game.ui.table.layout import Cue
from game.ui.table.words import DRAWN, WINS
from game.words import seat_name

Cues = Mapping[type[Event], Callable[..., Cue | None]]


def named(event: Event, both: State, fields: Sequence[str]) -> tuple[int, ...]:
    """The pieces that an event names in these fields, one or several in each."""
    said = [getattr(event, field, ()) for field in fields]
    numbers = [i for value in said for i in (value if isinstance(value, tuple) else (value,))]
    return tuple(dict.fromkeys(i for i in numbers if i in both.pieces))


def cards_named(
    event: Event, both: State, pieces: Sequence[int], printed_on: Callable[[Mapping[str, Any], str], object]
) -> tuple[str, ...]:
    """The cards that an event is about: the one it names, those of its pieces. Of backs there is nothing to show."""
    keys = (getattr(event, "card", ""), *(both.pieces[i].card for i in pieces))
    return tuple(dict.fromkeys(key for key in keys if printed_on(both.cards, key)))


def by_kind(cues: Cues) -> Callable[[Event, Any, int], Cue | None]:
    """What an event does on the screen besides moving cards, made by its kind; nothing if that is not known."""

    def cue(event: Event, both: State, eyes: int) -> Cue | None:
        make = cues.get(type(event))
        return make(event, both, eyes) if make else None

    return cue


def ended(event: Any, both: State, eyes: int) -> Cue:
    """Who has won a match, if anybody."""
    banner = WINS.of(seat_name(event.winners[0])) if event.winners else DRAWN
    seat = event.winners[0] if event.winners else -1
    return Cue(banner=banner, seat=seat, seconds=2.2)
