"""How good is this position? For the computer player and for hints."""

from __future__ import annotations

from game.rules.arena.aspects import ASPECTS, UNIT
from game.rules.arena.cards import Spell
from game.rules.arena.places import ENCHANTMENTS, arena, army_of, figures_of, hand, reserve
from game.rules.arena.survey import Survey
from game.rules.arena.victory import scores
from game.table.judgement import Judgement, strongest
from game.table.state import Piece, State

WON = 5000.0
BURDEN = 0.25  # of a spell in hand that will have to be discarded
UNKNOWN = 15.0  # points of a card in another hand
COMFORT = 6  # cards in hand that are worth holding
OFF_FIELD = 20.0  # the way of a creature in the reserve: that of one that stands some 14 spaces from the enemies
LEAD = 0.5  # weight of the strongest enemy; the rest is shared by all


def over(s: State, me: int) -> float:
    """5000 for a won match; a draw is bad for all."""
    return WON if s.result and me in s.result else -WON if s.result else -WON / 2


def terms(s: State, me: int) -> list[float]:
    """How much of each aspect a seat and its team have more than the enemies, in points of printed cost for most of
    them (30 for a squad figure, 50 for a wound on a planeswalker); then how its own figures stand.

    It uses what the seat knows and what is open to everybody.
    """
    view = Survey(s, me)
    rows = [belongings(s, seat, seat == me) for seat in range(s.seats)]
    for fighter in (*view.ours, *view.foes):
        rows[fighter.seat][0 if fighter.leader else 1] += fighter.body
    for piece in s.inside(ENCHANTMENTS):
        rows[piece.owner][4] += laid(s, piece)
    return [
        *lead(s, me, rows),
        float(kept_down(s, me)),
        *standing(view),
        score_lead(s, me, view.urgency),
    ]


def standing(view: Survey) -> list[float]:
    """How the figures of a seat stand, all together. Those in the reserve have the longest way of all: else it would
    seem better to leave them there."""
    height = wet = hampered = 0
    glyphs = attacks = leaders = danger_squads = danger_leaders = scoring = 0.0
    squads = OFF_FIELD * len(view.s.zones.get(reserve(view.seat), ()))
    for f in view.mine:
        level, water, glyph, attack, engaged, near, danger, score = view.stand(f, f.cells)
        height += level
        wet += water
        glyphs += glyph
        attacks += attack
        hampered += engaged
        if f.leader:
            leaders -= near
            danger_leaders += danger
        else:
            squads -= near
            danger_squads += danger
        scoring += score
    far = (squads, leaders)
    return [float(height), float(wet), glyphs, attacks, float(hampered), *far, danger_squads, danger_leaders, scoring]


def belongings(s: State, seat: int, mine: bool) -> list[float]:
    """What a seat has, in the order of the aspects; of planeswalkers, creatures and enchantments nothing as yet."""
    waiting = sum(army_of(s, p).cost_each for p in s.inside(reserve(seat)) if army_of(s, p).creature)
    cards = s.inside(hand(seat))
    if mine:
        points = sorted((s.cards[p.card].points for p in cards), reverse=True)
        held = sum(points[:COMFORT]) + BURDEN * sum(points[COMFORT:])
    else:
        held = UNKNOWN * min(len(cards), COMFORT)
    return [0.0, 0.0, float(waiting), float(held), 0.0]


def laid(s: State, piece: Piece) -> float:
    """What an enchantment does for its owner: the more figures of its army card there are, the more."""
    spell = s.cards.get(piece.card)
    points = spell.points if isinstance(spell, Spell) else UNKNOWN
    if not piece.host or piece.host not in s.pieces:
        return 0.0
    figures = len(figures_of(s, piece.host))
    army = army_of(s, s.pieces[piece.host])
    return points * (min(1.0, 0.55 + 0.2 * figures) if army.creature else 1.0) if figures else 0.0


def lead(s: State, me: int, rows: list[list[float]]) -> list[float]:
    """Of a team over the others: half of it over the strongest, half over all of them together."""
    teams = arena(s).teams
    sums: dict[int, list[float]] = {teams[me]: [0.0] * len(rows[me])}
    for seat, row in enumerate(rows):
        if seat not in arena(s).out:
            team = teams[seat]
            sums[team] = [a + b for a, b in zip(sums[team], row, strict=True)] if team in sums else row
    mine = sums.pop(teams[me])
    enemies = list(sums.values()) or [[0.0] * len(mine)]
    best = enemies[strongest(enemies, USUAL[: len(mine)], range(len(enemies)))]
    return [have - LEAD * best[n] - (1 - LEAD) * sum(enemy[n] for enemy in enemies) for n, have in enumerate(mine)]


def kept_down(s: State, me: int) -> int:
    """Army cards of enemies that a seat holds back in their next turn."""
    teams = arena(s).teams
    return sum(
        x.seat == me and x.until != "this_turn" and x.card in s.pieces and teams[s.pieces[x.card].owner] != teams[me]
        for x in arena(s).lasting
    )


def score_lead(s: State, me: int, urgency: float) -> float:
    """What the score at the turn limit is worth by now: little at first, much in the last turns."""
    points, teams = scores(s), arena(s).teams
    mine = sum(p for seat, p in enumerate(points) if teams[seat] == teams[me])
    others = [sum(p for seat, p in enumerate(points) if teams[seat] == team) for team in set(teams) - {teams[me]}]
    return urgency * (mine - max(others))


USUAL = [aspect.usual for aspect in ASPECTS]
JUDGEMENT = Judgement(ASPECTS, terms, over, unit=UNIT)
