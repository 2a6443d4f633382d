"""How a match ends (magna.md, 10)."""

from __future__ import annotations

from game.rules.magna.events import MatchEnded
from game.rules.magna.places import deck, magna, standing, units
from game.table.state import State


def end(s: State, winners: tuple[int, ...], why: str) -> None:
    """The match is over; nobody wins a draw. A card's own victory condition would come here, too (MS-10.3)."""
    if s.result is None:
        s.result = winners
        magna(s).why_over = why
        s.agenda.clear()
        s.later.clear()
        s.asks.clear()
        s.answers.clear()
        s.offered.clear()
        s.tell(MatchEnded(winners, why))


def judge(s: State) -> None:
    """At turn end, if both decks are empty or the last turn was played (MS-10.2, 10.5).

    More standing bases win, then more face-up units: traps do not count as remaining force (A25).
    """
    me = magna(s)
    if any(s.inside(deck(seat)) for seat in (0, 1)) and me.turn < me.rules.turn_limit:
        return
    for why, count in (
        ("bases", [len(standing(s, seat)) for seat in (0, 1)]),
        ("forces", [sum(unit.face_up for unit in units(s, seat)) for seat in (0, 1)]),
    ):
        if count[0] != count[1]:
            end(s, (0 if count[0] > count[1] else 1,), why)
            return
    end(s, (), "draw")


def concede(s: State, seat: int) -> None:
    """Giving up is losing at once (MS-10.4)."""
    end(s, (1 - seat,), "conceded")
