"""Action tokens, the only currency; they are kept between turns (pony.md, 5.1)."""

from __future__ import annotations

from functools import cache

from game.rules.pony.events import gained_tokens, spent_tokens
from game.rules.pony.moments import Moment
from game.rules.pony.places import TOKENS, PonyState, amend, points, tokens
from game.rules.pony.triggers import happen, heeded


def income(s: PonyState) -> int:
    """Tokens of a Ready Phase: by the highest score among all players."""
    best = 0
    for seat in range(s.seats):
        if (scored := points(s, seat)) > best:
            best = scored
    return worth(s.rules.tokens, best)


@cache
def worth(steps: tuple[tuple[int, ...], ...], best: int) -> int:
    """The tokens that go with a score: those of the highest step that it has reached."""
    for least, n in reversed(steps):
        if best >= least:
            return n
    return 0


def gain(s: PonyState, seat: int, n: int, why: str = "effect", brief: bool = False) -> None:
    """Tokens from any source. Brief ones vanish at the end of the phase unless they are spent."""
    if n <= 0:
        return
    s.events.append(gained_tokens(seat, n, why))
    s.mark_seat(seat, TOKENS, n)
    if brief and seat == s.active:
        amend(s, brief=s.brief + n)
    if heeded(s, "gained"):
        happen(s, Moment("gained", seat, n=n))


def pay(s: PonyState, seat: int, n: int, why: str) -> None:
    """Costs are paid in full; whoever offers them has looked. Tokens that would vanish are spent first (15)."""
    if n <= 0:
        return
    s.events.append(spent_tokens(seat, n, why))
    s.mark_seat(seat, TOKENS, -n)
    if seat == s.active and s.brief:
        amend(s, brief=max(0, s.brief - n))


def lose(s: PonyState, seat: int, n: int) -> None:
    """Tokens are lost, never below 0."""
    pay(s, seat, min(n, tokens(s, seat)), "lost")


def vanish(s: PonyState) -> None:
    """The end of a phase: unspent brief tokens are gone."""
    if s.brief:
        pay(s, s.active, min(s.brief, tokens(s, s.active)), "vanished")
        amend(s, brief=0)
