"""A match in words: question, options, pick, events. What golden tests compare and `replay --text` prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.frozen import frozen
from game.match.match import Entry, Match
from game.table.event import Event
from game.table.state import State, legal
from game.table.step import Question, Spot, Step
from game.table.view import hear, look
from game.words import Phrase

Say = Callable[[Event, State], Phrase | None]
LISTED = 6  # more options than these are only counted


@frozen
class Frame:
    """One entry of a match, the question it answered, and what followed."""

    number: int
    entry: Entry
    question: Question | None  # None for giving up
    options: Sequence[Step]
    before: State
    after: State
    events: Sequence[Event]


def frames(match: Match) -> Iterator[Frame]:
    """The match from its first question on, entry by entry. States are copies: keep them as long as you like."""
    again = match.again()
    for number, entry in enumerate(match.entries):
        before, told = again.state.clone(), len(again.state.events)
        question = before.asks.get(entry.seat) if entry.pick is not None else None
        options = legal(before, entry.seat) if question else []
        again.repeat(entry)
        yield Frame(number, entry, question, options, before, again.state.clone(), again.state.events[told:])


def transcript(match: Match, say: Say | None = None, seat: int | None = None, lang: str = "en") -> list[str]:
    """The lines of a match; as one seat experiences it if `seat` is given."""
    lines = list(_events(match.again().state, say, seat, lang))
    for frame in frames(match):
        lines += _entry(frame, seat, lang)
        lines += [f"    {line}" for line in _told(frame.events, frame.after, say, seat, lang)]
    winners = match.state.result
    if winners is not None:
        lines.append(f"result: {' '.join(f'seat {w}' for w in winners) or 'draw'}")
    return lines


def _entry(frame: Frame, seat: int | None, lang: str) -> list[str]:
    head = f"{frame.number} seat {frame.entry.seat}"
    if frame.question is None or frame.entry.pick is None:
        return [f"{head}: gives up"]
    if seat not in (None, frame.entry.seat):
        return []
    options = [option.say(frame.before).text(lang) + where(option) for option in frame.options]
    lines = [f"{head}: {frame.question.ask(frame.before).text(lang)}"]
    lines += [f"  - {words}" for words in options] if len(options) <= LISTED else [f"  - {len(options)} options"]
    return [*lines, f"  > {frame.entry.pick} {options[frame.entry.pick]}"]


def where(option: Step) -> str:
    """The spots an option is about, as a reader finds them: " @ 4,7"."""
    spots = [",".join(map(str, thing.at)) for thing in option.about() if isinstance(thing, Spot) and thing.at]
    return f" @ {' '.join(spots)}" if spots else ""


def _events(s: State, say: Say | None, seat: int | None, lang: str) -> Iterator[str]:
    return _told(s.events, s, say, seat, lang)


def _told(events: Sequence[Event], s: State, say: Say | None, seat: int | None, lang: str) -> Iterator[str]:
    """Events in words; those without words of their own are left out when somebody reads along."""
    table = s if seat is None else look(s, seat)
    for event in events:
        heard = event if seat is None else hear(event, seat)
        words = say(heard, table) if say else None
        if words is not None:
            yield words.text(lang)
        elif seat is None and say is None:
            yield repr(heard)
