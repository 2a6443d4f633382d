"""Who stands where in a tournament: points, then what decides between equal ones.

A match won is two points, a drawn one is one each. Among equal points the first is who has, one after the other:

1. more points from the matches of those who are equal, if all of them have met;
2. the stronger opponents (Buchholz: the sum of the points of all whom one has met; equal in a finished round robin);
3. the better wins (Sonneborn-Berger: the points of those whom one has beaten, and half of those one has drawn with);
4. the better lot, drawn at the beginning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.cup.pairing import Pairing, Round
from game.frozen import frozen

DRAWN = -1  # instead of a winner
WIN, DRAW = 2, 1  # points


@frozen
class Line:
    """A player in the table. `met`: Buchholz; `beaten`: twice Sonneborn-Berger, to stay whole."""

    player: int
    points: int
    won: int
    drawn: int
    lost: int
    met: int
    beaten: int


Winner = Callable[[Pairing], int | None]


def standing(lots: Sequence[int], rounds: Iterable[Round], winner: Winner, rest: int) -> list[Line]:
    """The table, the first player first. `lots`: all players in the order of their lots; `winner` of a match, `DRAWN`,
    or None while it is not decided; `rest`: the points for a round in which somebody rests."""
    matches = {pairing: won for each in rounds for pairing in each if (won := winner(pairing)) is not None}
    points = {player: sum(_points(player, pair, won, rest) for pair, won in matches.items()) for player in lots}
    equal = {player: [other for other in lots if points[other] == points[player]] for player in lots}
    lines = [_line(player, points, matches) for player in lots]

    def place(line: Line) -> tuple[int, ...]:
        return -line.points, -_among(equal[line.player], line.player, matches), -line.met, -line.beaten

    return sorted(lines, key=place)  # what is equal stays in the order of the lots


def _points(player: int, pairing: Pairing, won: int, rest: int) -> int:
    """What a player gets for a match."""
    if player not in pairing:
        return 0
    return rest if len(pairing) == 1 else WIN if won == player else DRAW if won == DRAWN else 0


def _among(equal: Sequence[int], player: int, matches: dict[Pairing, int]) -> int:
    """A player's points from the matches of those who are equal; 0 if they have not all met."""
    own = {pairing: won for pairing, won in matches.items() if len(pairing) == 2 and set(pairing) <= set(equal)}
    if len(own) < len(equal) * (len(equal) - 1) // 2:
        return 0
    return sum(_points(player, pairing, won, 0) for pairing, won in own.items())


def _line(player: int, points: dict[int, int], matches: dict[Pairing, int]) -> Line:
    ends, met, beaten = Counter[str](), 0, 0
    for pairing, won in matches.items():
        if player in pairing and len(pairing) == 2:
            other = pairing[pairing[0] == player]
            end = "won" if won == player else "drawn" if won == DRAWN else "lost"
            ends[end] += 1
            met += points[other]
            beaten += {"won": 2, "drawn": 1, "lost": 0}[end] * points[other]
    return Line(player, points[player], ends["won"], ends["drawn"], ends["lost"], met, beaten)
