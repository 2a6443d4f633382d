"""Action tokens, the only currency; they are kept between turns (pony.md, 5.1)."""
from __future__ import annotations

from game.rules.pony.events import GainedTokens, SpentTokens
from game.rules.pony.happening import happen, heeded
from game.rules.pony.moments import Moment
from game.rules.pony.places import TOKENS, amend, points, pony, tokens
from game.table.state import State


def income(s: State) -> int:
    """Tokens of a Ready Phase: by the highest score among all players."""
    best = max([points(s, seat) for seat in range(s.seats)])
    for least, n in reversed(pony(s).rules.tokens):
        if best >= least:
            return n
    return 0


def gain(s: State, seat: int, n: int, why: str = "effect", brief: bool = False) -> None:
    """Tokens from any source. Brief ones vanish at the end of the phase unless they are spent."""
    if n <= 0:
        return
    s.tell(GainedTokens(seat, n, why))
    s.mark_seat(seat, TOKENS, n)
    if brief and seat == pony(s).active:
        amend(s, brief=pony(s).brief + n)
    if heeded(s, "gained"):
        happen(s, Moment("gained", seat, n=n))


def pay(s: State, seat: int, n: int, why: str) -> None:
    """Costs are paid in full; whoever offers them has looked. Tokens that would vanish are spent first (15)."""
    if n <= 0:
        return
    s.tell(SpentTokens(seat, n, why))
    s.mark_seat(seat, TOKENS, -n)
    if seat == pony(s).active and pony(s).brief:
        amend(s, brief=max(0, pony(s).brief - n))


def lose(s: State, seat: int, n: int) -> None:
    """Tokens are lost, never below 0."""
    pay(s, seat, min(n, tokens(s, seat)), "lost")


def vanish(s: State) -> None:
    """The end of a phase: unspent brief tokens are gone."""
    me = pony(s)
    if me.brief:
        pay(s, me.active, min(me.brief, tokens(s, me.active)), "vanished")
        amend(s, brief=0)
