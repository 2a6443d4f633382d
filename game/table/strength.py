"""What levels of computer players have won against each other: `bots ladder` measures it, set-ups tell it."""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen

ENOUGH = 40  # matches from which a share says something


@frozen
class Series:
    """Matches of two levels with two seats, seats swapped in pairs."""

    weaker: str
    stronger: str
    matches: int
    won: float  # by the weaker one; a draw is a half
    seed: int  # of the first pair


def read(data: object) -> tuple[Series, ...]:
    """The series of a strength file. ValueError with one sentence for what is none."""
    if not isinstance(data, list):
        raise ValueError("it is no list of series of matches")
    return tuple(map(_series, data))


def _series(data: object) -> Series:
    match data:
        case {
            "weaker": str(weaker),
            "stronger": str(stronger),
            "matches": int(matches),
            "won": int(won) | float(won),
            "seed": int(seed),
        } if matches > 0 and 0 <= won <= matches:
            return Series(weaker, stronger, matches, won, seed)
    raise ValueError(f"'{str(data)[:80]}' is no series of matches")


def share(played: Iterable[Series], one: str, other: str) -> float | None:
    """What one level wins of all matches against another; None where too few have been played to say."""
    for series in played:
        if {series.weaker, series.stronger} == {one, other} and series.matches >= ENOUGH:
            won = series.won / series.matches
            return won if series.weaker == one else 1 - won
    return None
