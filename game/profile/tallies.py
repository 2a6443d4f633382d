"""What a profile says about somebody: how often they won, in what form they are, which decks beat which."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import count
from typing import Literal

from game.frozen import frozen
from game.profile.store import Played

WINDOW = 10  # matches that form is the mean of
End = Literal["won", "lost", "drawn"]
RATINGS = {"beginner": 1050, "easy": 1300, "normal": 1500, "hard": 1600, "expert": 1660}
"""Of the levels, in Elo's points: 200 more win three of four matches (docs/strength.md has the shares)."""
FIRST, STEP = 1200.0, 64.0  # the rating of somebody new; how far one match may move it


@frozen
class Part:
    """A match as somebody played it."""

    match: Played
    seat: int

    @property
    def end(self) -> End:
        return "drawn" if self.match.drawn else "won" if self.match.chairs[self.seat].won else "lost"

    @property
    def deck(self) -> str:
        """What they played, as `Chair.deck` has it."""
        return self.match.chairs[self.seat].deck

    @property
    def seats(self) -> int:
        return len(self.match.chairs)

    @property
    def level(self) -> str:
        """The level of all the others, "human" if all are people, "" where they differ."""
        others = {chair.kind for seat, chair in enumerate(self.match.chairs) if seat != self.seat}
        kinds = {"human" if kind == "guest" else kind for kind in others}
        return kinds.pop() if len(kinds) == 1 else ""

    @property
    def rival(self) -> str:
        """The name of the only other seat, if a computer sits there under one; else ""."""
        others = [chair for seat, chair in enumerate(self.match.chairs) if seat != self.seat]
        return others[0].name if len(others) == 1 and others[0].kind in RATINGS else ""


@frozen
class Tally:
    """How many matches ended how."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """The share that was won, 0..1; a draw is half. 0 if none was played."""
        return (self.won + self.drawn / 2) / self.played if self.played else 0.0


def people(matches: Iterable[Played], own: Collection[str]) -> list[str]:
    """Who else has played at this screen, whoever has played most first; `own` are the names of whose machine it is."""
    counts = defaultdict[str, int](int)
    for match in matches:
        for chair in match.chairs:
            if chair.kind == "human" and chair.name and chair.name not in own:
                counts[chair.name] += 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def parts_of(matches: Iterable[Played], names: Collection[str]) -> list[Part]:
    """The matches that a person of these names played at this screen, where it is plain which seat was theirs."""
    found = list[Part]()
    for match in matches:
        seats = [n for n, chair in enumerate(match.chairs) if chair.kind == "human" and chair.name in names]
        if len(seats) == 1:
            found.append(Part(match, seats[0]))
    return found


def tally(parts: Iterable[Part]) -> Tally:
    ends = [part.end for part in parts]
    return Tally(ends.count("won"), ends.count("lost"), ends.count("drawn"))


def tallied(parts: Iterable[Part], what: Callable[[Part], str]) -> dict[str, Tally]:
    """By deck, level, game or whatever `what` says; what was played most first."""
    groups = defaultdict[str, list[Part]](list)
    for part in parts:
        groups[what(part)].append(part)
    return {key: tally(groups[key]) for key in sorted(groups, key=lambda key: (-len(groups[key]), key))}


def rivals(parts: Iterable[Part]) -> dict[str, tuple[int, bool]]:
    """By a rival's name, how many matches it took to beat it, or has taken so far; and whether it is beaten. `parts`
    come in the order in which they were played."""
    found = dict[str, tuple[int, bool]]()
    for part in parts:
        tries, beaten = found.get(part.rival, (0, False))
        if part.rival and not beaten:
            found[part.rival] = tries + 1, part.end == "won"
    return found


def duels(parts: Iterable[Part]) -> dict[tuple[str, str], Tally]:
    """Of matches of two: how one's decks fared against the other's, by both."""
    groups = defaultdict[tuple[str, str], list[Part]](list)
    for part in parts:
        if part.seats == 2:
            groups[part.deck, part.match.chairs[1 - part.seat].deck].append(part)
    return {key: tally(found) for key, found in groups.items()}


def streaks(parts: Sequence[Part]) -> tuple[int, int]:
    """How many were won in a row up to now (lost: below zero), and the longest row of wins. A draw ends either."""
    now = best = 0
    for part in parts:
        now = {"won": max(now, 0) + 1, "lost": min(now, 0) - 1, "drawn": 0}[part.end]
        best = max(best, now)
    return now, best


def form(parts: Sequence[Part]) -> list[float]:
    """After each match the share of wins among the last `WINDOW` ones."""
    return [tally(parts[max(0, n + 1 - WINDOW) : n + 1]).share for n in range(len(parts))]


def rating(parts: Iterable[Part]) -> float | None:
    """How well somebody plays, in Elo's points, by matches of two against one level after another; None without any."""
    found = None
    for part in parts:
        if part.seats == 2 and part.level in RATINGS:
            now = FIRST if found is None else found
            expected = 1 / (1 + 10 ** ((RATINGS[part.level] - now) / 400))
            found = now + STEP * (tally([part]).share - expected)
    return found


def even_level(parts: Iterable[Part]) -> str:
    """The level against which somebody would win about half of all matches; "" where nothing is known."""
    found = rating(parts)
    return "" if found is None else min(RATINGS, key=lambda level: abs(RATINGS[level] - found))


def days_running(days: Collection[int], today: int) -> int:
    """How many days in a row, up to today or yesterday, are among these."""
    last = today if today in days else today - 1
    return next(n for n in count() if last - n not in days)
