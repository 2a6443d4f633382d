"""Winning, losing and scoring (arena.md, section 15).

Rulings here: A20 (score of a duel: printed cost of the figures on the battlefield, squads by cost per figure),
A21 (a player without a planeswalker is out; option `planeswalker_death`: plays on for the score).
Also settled here: an army of the large format is lost with the last of its planeswalkers; a match is drawn if all
remaining sides lose their last planeswalkers at the same moment; if the score and the life of the planeswalkers are
equal after the turn limit, the match is drawn.
"""

from __future__ import annotations

from game.rules.arena.events import Eliminated, MatchEnded
from game.rules.arena.places import (
    ENCHANTMENTS,
    arena,
    armies,
    army_of,
    enchantments,
    figures,
    graveyard,
    hand,
    library,
    removed,
    spaces,
    spent,
)
from game.table.state import Piece, State, legal, run
from game.table.step import Question


def planeswalkers(s: State, seat: int) -> list[Piece]:
    """The planeswalkers of a seat that are on the battlefield."""
    return [p for p in figures(s, seat) if not army_of(s, p).creature]


def sides(s: State) -> tuple[tuple[int, ...], ...]:
    """The seats of each team, in the order of the battlefield."""
    return arena(s).field.teams


def scores(s: State) -> tuple[int, ...]:
    """Points of each seat, if the match ended now: printed cost of figures that count (A20)."""
    return tuple(sum(army_of(s, p).cost_each for p in figures(s, seat) if counts(s, p)) for seat in range(s.seats))


def counts(s: State, figure: Piece) -> bool:
    """In a free for all only figures on scoring spaces count; one half of a two-space figure there is enough."""
    field = arena(s).field
    return field.mode != "free_for_all" or any(space in field.scoring for space in spaces(figure))


def lives(s: State, seat: int) -> int:
    """Remaining life on the planeswalkers of a seat, the tie-break of section 15."""
    return sum(army_of(s, p).life - p.has("wounds") for p in planeswalkers(s, seat))


def leaders(s: State) -> tuple[tuple[int, ...], str]:
    """Who wins if the turn limit is reached now, and by what: "score", "life" or "draw" (then nobody)."""
    points = scores(s)
    table = [
        (sum(points[i] for i in side), sum(lives(s, i) for i in side), side)
        for side in sides(s)
        if any(seat not in arena(s).out for seat in side)
    ]
    most = max(score for score, _, _ in table)
    ahead = [(life, side) for score, life, side in table if score == most]
    if len(ahead) == 1:
        return ahead[0][1], "score"
    longest = max(life for life, _ in ahead)
    winners = [side for life, side in ahead if life == longest]
    return (winners[0], "life") if len(winners) == 1 else ((), "draw")


def end(s: State, winners: tuple[int, ...], why: str) -> None:
    """The match is over."""
    points = scores(s)
    s.result = winners
    s.tell(MatchEnded(winners, why, points))


def end_by_limit(s: State) -> None:
    """The turn with the last number is over: the higher score wins."""
    end(s, *leaders(s))


def fallen(s: State, seat: int) -> bool:
    """True for a player who had a planeswalker and has none any more (section 16: the last of them)."""
    return not planeswalkers(s, seat) and any(not army_of(s, p).creature for p in s.inside(graveyard(seat)))


def count_planeswalkers(s: State) -> None:
    """Seats whose last planeswalker has been destroyed lose; a side that has the only one left wins."""
    out = arena(s).out
    losers = [seat for seat in range(s.seats) if seat not in out and fallen(s, seat)]
    if losers and not decide(s) and arena(s).options.planeswalker_death == "eliminate":
        for seat in losers:
            eliminate(s, seat)


def decide(s: State) -> bool:
    """End the match if at most one side still has somebody with a planeswalker."""
    lost = [seat for seat in range(s.seats) if seat in arena(s).out or fallen(s, seat)]
    standing = [side for side in sides(s) if any(seat not in lost for seat in side)]
    if s.result is not None or len(standing) > 1:
        return s.result is not None
    for seat in lost:
        if seat not in arena(s).out:
            arena(s).out += (seat,)
            s.tell(Eliminated(seat))
    end(s, *((standing[0], "planeswalkers") if standing else ((), "draw")))
    return True


def eliminate(s: State, seat: int) -> None:
    """A player is out: figures and cards are removed, others' enchantments on them go back to their owners.

    In the player's own turn that turn ends at once and the marker moves on: the bottom step of the agenda is always
    the one that does so (turn.py).
    """
    me = arena(s)
    me.out += (seat,)
    s.tell(Eliminated(seat))
    for card in s.inside(armies(seat)):
        for piece in enchantments(s, card.id):
            if piece.owner != seat:
                s.move(piece, spent(piece.owner), host=0)
    for piece in [p for p in s.pieces.values() if p.owner == seat]:
        secret = piece.zone in (library(seat), hand(seat)) or not piece.face_up
        s.move(piece, removed(seat), face_up=not secret, host=0, marks=(("was", piece.id),))
    if me.current == seat and me.turn:
        del s.agenda[1:]
        me.fights = ()
    s.agenda[:] = [step for step in s.agenda if not (isinstance(step, Question) and step.seat == seat)]


def answerable(s: State, seat: int) -> bool:
    """False for a question that speaks of a piece that has just been removed, or that has no answer left."""
    if getattr(s.asks[seat], "figure", 0) not in (0, *s.pieces):
        return False
    try:
        return bool(legal(s, seat))
    except KeyError:  # a target chosen before, a card it was to lie on
        return False


def concede(s: State, seat: int) -> None:
    """Take a player out of a running match at any moment, whatever the options say about planeswalkers.

    Questions that nobody can answer any more are dropped.
    """
    if s.result is not None or seat in arena(s).out:
        return
    if arena(s).turn and arena(s).current == seat:  # the turn ends, and with it all it asks of others
        s.asks.clear()
    eliminate(s, seat)
    s.asks.pop(seat, None)
    s.answers.pop(seat, None)
    if not decide(s):
        for other in [other for other in s.asks if not answerable(s, other)]:
            del s.asks[other]
            for homeless in [p for p in s.inside(ENCHANTMENTS) if p.owner == other and not p.host]:
                s.move(homeless, spent(other))  # its army card was to be chosen, and is gone
        s.offered.clear()
        if not s.asks:
            run(s)
