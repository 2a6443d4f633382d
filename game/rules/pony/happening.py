"""Something happened: which triggers it sets off, and whether it may be replied to (pony.md, 13.2 and 13.3)."""

from __future__ import annotations

from game.rules.pony.moments import Moment
from game.rules.pony.places import PonyState
from game.rules.pony.sources import texts
from game.rules.pony.triggers import GONE, triggered

ANSWERED = (
    "flipped",
    "faceoff_start",
    "faceoff_won",
    "tm_defeated",
    "char_moved",
    "char_entered",
    "dismissed",
    "drew",
    "gained",
)  # the happenings that a reply can name


def heeded(s: PonyState, on: str) -> bool:
    """True if anything could come of such a happening. (Most of them are of no interest to any card in play.)"""
    known: frozenset[str] | None = s.text.get("heeded")
    if known is None:
        known = s.text["heeded"] = answerable(s).union(texts(s).waiting)
    return on in known


def answered(s: PonyState, on: str) -> bool:
    """True if a card in play, or an Event that anybody may hold, is a reply to such happenings."""
    known: frozenset[str] | None = s.text.get("answered")
    if known is None:
        known = s.text["answered"] = answerable(s).union(
            [event for event, those in texts(s).waiting.items() if any(each[2].kind == "reaction" for each in those)]
        )
    return on in known


def answerable(s: PonyState) -> frozenset[str]:
    """The happenings that there are Events to reply with in any deck, as far as everybody knows."""
    fixed = s.fixed
    if "answerable" not in fixed:
        fixed["answerable"] = frozenset(
            [timing for timing in s.cards["timing"] if any(known_events(s, seat, timing) for seat in range(s.seats))]
        )
    found: frozenset[str] = fixed["answerable"]
    return found


def known_events(s: PonyState, seat: int, timing: str) -> tuple[str, ...]:
    """The Events for a moment that a deck may hold, for all that is known: a ready-made deck is known to everybody."""
    fixed = s.fixed
    found: tuple[str, ...] | None = fixed.get((seat, timing))
    if found is None:
        found = fixed[seat, timing] = _events_for(s, timing, s.lists[seat] if s.decks[seat] else None)
    return found


def _events_for(s: PonyState, timing: str, listed: tuple[str, ...] | None) -> tuple[str, ...]:
    return tuple([key for key in s.cards["timing"].get(timing, ()) if listed is None or key in listed])


def happen(s: PonyState, moment: Moment) -> None:
    """Triggers wait for the next `Aftermath`, and so does the window of replies; none in set-up (A30)."""
    if s.phase == "setup" or s.result is not None:
        return
    on = moment.on
    known = heeded(s, on)
    if (known or on in GONE) and (found := triggered(s, moment)):
        s.gathered = (*s.gathered, *found)
    if on == "flipped" or (known and on in ANSWERED):
        s.windows = (*s.windows, moment)
