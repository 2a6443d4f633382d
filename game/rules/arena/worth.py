"""How good is this position? For the computer player and for hints."""

from __future__ import annotations

from game.rules.arena.cards import Spell
from game.rules.arena.places import ENCHANTMENTS, arena, army_of, figures_of, hand, reserve
from game.rules.arena.survey import Fighter, Survey
from game.rules.arena.victory import scores
from game.table.state import Piece, State

WON = 5000.0
RESERVE = 0.35  # of the cost of a figure that is not summoned yet
HELD = 0.4  # of the points of a spell in hand
LAID = 0.75  # of the points of an enchantment, while figures of its army card stand there
BURDEN = 0.1  # of a spell that will have to be discarded
UNKNOWN = 15.0  # points of a card in another hand
KEPT_DOWN = 9.0  # for an army card of an enemy that is held back in its next turn
COMFORT = 6  # cards in hand that are worth holding
LEAD = 0.5  # weight of the strongest enemy; the rest is shared by all
LATE = 0.6  # how much the score counts at the end of a match that is decided by it


def worth(s: State, me: int) -> float:
    """Expected lead of a seat and its team over the enemies, in points of printed cost; 0 is even.

    Typical size: 30 for a squad figure, 50 for a wound on a planeswalker, 5000 for a won match. It uses what the seat
    knows and what is open to everybody.
    """
    if s.result is not None:
        return WON if me in s.result else -WON if s.result else -WON / 2
    view = Survey(s, me)
    value = [0.0] * s.seats
    for fighter in (*view.ours, *view.foes):
        value[fighter.seat] += fighter.body
    for seat in range(s.seats):
        value[seat] += belongings(s, seat, seat == me)
    for piece in s.inside(ENCHANTMENTS):
        value[piece.owner] += laid(s, piece)
    return lead(s, me, value) + sum(view.standing(f, f.cells) for f in ours(view)) + score_lead(s, me, view.urgency)


def ours(view: Survey) -> list[Fighter]:
    """The fighters the seat decides for."""
    return view.mine


def belongings(s: State, seat: int, mine: bool) -> float:
    """What waits in the reserve and in hand."""
    waiting = sum(RESERVE * army_of(s, p).cost_each for p in s.inside(reserve(seat)) if army_of(s, p).creature)
    cards = s.inside(hand(seat))
    if not mine:
        return float(waiting + HELD * UNKNOWN * min(len(cards), COMFORT))
    points = sorted((s.cards[p.card].points for p in cards), reverse=True)
    return float(waiting + HELD * sum(points[:COMFORT]) + BURDEN * sum(points[COMFORT:]))


def laid(s: State, piece: Piece) -> float:
    """What an enchantment does for its owner: the more figures of its army card there are, the more."""
    spell = s.cards.get(piece.card)
    points = spell.points if isinstance(spell, Spell) else UNKNOWN
    if not piece.host or piece.host not in s.pieces:
        return 0.0
    standing = len(figures_of(s, piece.host))
    army = army_of(s, s.pieces[piece.host])
    return LAID * points * (min(1.0, 0.55 + 0.2 * standing) if army.creature else 1.0) if standing else 0.0


def lead(s: State, me: int, value: list[float]) -> float:
    """Of a team over the others: half of it over the strongest, half over their average."""
    teams = arena(s).teams
    sums: dict[int, float] = {}
    for seat in range(s.seats):
        if seat not in arena(s).out:
            sums[teams[seat]] = sums.get(teams[seat], 0.0) + value[seat]
    mine = sums.pop(teams[me], 0.0)
    enemies = list(sums.values()) or [0.0]
    held = sum(
        KEPT_DOWN
        for x in arena(s).lasting
        if x.seat == me and x.until != "this_turn" and x.card in s.pieces and teams[s.pieces[x.card].owner] != teams[me]
    )
    return mine + held - LEAD * max(enemies) - (1 - LEAD) * sum(enemies)


def score_lead(s: State, me: int, urgency: float) -> float:
    """What the score at the turn limit is worth by now: little at first, much in the last turns."""
    points, teams = scores(s), arena(s).teams
    mine = sum(p for seat, p in enumerate(points) if teams[seat] == teams[me])
    others = [sum(p for seat, p in enumerate(points) if teams[seat] == team) for team in set(teams) - {teams[me]}]
    return LATE * urgency * (mine - max(others))
