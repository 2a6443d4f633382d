"""How good is this position? For the computer player and for hints (foton.md, section 17, and better).

The points a seat can expect at the end, less those of its opponents: points gained; points of the ranks, from the
totals that each seat can expect of each kind and how sure that is; what the own plan for the remaining turns brings.
Beside them the chance to win, and what is kept back (aspects.py names them all).
It uses what the seat knows and what is open to everybody: own cards, and of the others how many there are of each kind
in hand and deck together, which all saw being taken. Where a card lies in a deck is never looked at.

Long because one number is made of many expectations, each a short function with its reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from game.frozen import frozen
from game.rules.foton.aspects import ASPECTS, UNIT
from game.rules.foton.conditions import met
from game.rules.foton.drafted_deck import deck_value
from game.rules.foton.places import KINDS, VP, acted, deck, field, foton, hand, kind_of, waiting
from game.rules.foton.planning import Supply, Tool, TurnsPlan, plan, rounded
from game.rules.foton.readings import OFTEN, Prize, Reading, reading, threshold
from game.rules.foton.selectors import Selector, facts, selected
from game.rules.foton.values import Per
from game.table.judgement import Judgement, strongest
from game.table.state import Piece, State

WON = 1000.0
MARGIN = 1.0  # of a point of lead at the end, beside victory
A_TURN = 2.5  # photons that an opponent pays in a turn,
DRAWN = 1.9  # and cards it draws
RESTS = 0.46  # how far a hand that is short is made up for by resting
POINTS_A_TURN = 0.5  # points that an opponent gains in a turn by effects
LIFTED = 0.8  # of a photon that may be turned up again
BLUR = 0.35  # of a total that is final, so that a lead of one point counts almost fully
NOISE = 2.2  # variance of a total for each turn left, by effects
RANDOM = 0.55  # of the variance of a photon that is not in hand yet
GROWTH = {"field": 1.0, "down": 0.5, "discard": 0.9, "hand": 0.0, "deck": 0.0}  # of what a prize counts, a turn


@frozen
class Prospect:
    """What a seat can expect at the end: totals of the kinds, how far they may be off (variance), points of effects."""

    totals: tuple[float, float, float]
    spread: tuple[float, float, float]
    points: float


def over(s: State, me: int) -> float:
    """1000 and the lead in points for a won match."""
    final = [[float(s.marks[seat, VP])] for seat in range(s.seats)]
    won = WON / len(s.result) if s.result and me in s.result else -WON
    return won + MARGIN * lead(final, me, (1.0,))[0]


def terms(s: State, me: int) -> list[float]:
    """How much of each aspect a seat has more than the others; a lead over several is half over the best of them (all
    points together), half over their average. While the draft goes on only the decks count."""
    if foton(s).phase == "draft":
        decks = [[deck_value(s, seat, seen=seat == me)] for seat in range(s.seats)]
        return [*(0.0 for _ in ASPECTS[1:]), *lead(decks, me, (1.0,))]
    prospects = [own(s, me) if seat == me else other(s, seat) for seat in range(s.seats)]
    points = expected(s, prospects)
    return [
        *lead(points, me, ONE_EACH),
        chance(s, prospects, [sum(row) for row in points], me),
        *reserve(s, me),
        0.0,
    ]


def lead(points: Sequence[Sequence[float]], me: int, weights: Sequence[float]) -> list[float]:
    """Of a seat over the others, in each of several kinds of points."""
    others = [seat for seat in range(len(points)) if seat != me]
    best = points[strongest(points, weights, others)]
    if len(others) == 1:
        return [mine - theirs for mine, theirs in zip(points[me], best, strict=True)]
    share = 0.5 / len(others)
    return [mine - 0.5 * best[n] - share * sum(points[seat][n] for seat in others) for n, mine in enumerate(points[me])]


# ---- ranks -------------------------------------------------------------------------------------------
def above(mine: Prospect, theirs: Prospect, kind: int) -> float:
    """The chance that one total ends above another."""
    gap = mine.totals[kind] - theirs.totals[kind]
    return 0.5 + 0.5 * erf(gap / sqrt(2.0 * (mine.spread[kind] + theirs.spread[kind])))


def expected(s: State, prospects: Sequence[Prospect]) -> list[list[float]]:
    """The points each seat can expect: those it has, those of effects to come, and of the ranks of the three kinds."""
    by_rank = s.cards["config"].table(s.seats).rank_vp
    points = []
    for seat, mine in enumerate(prospects):
        have = float(s.marks[seat, VP])
        row = [have, mine.points - have]
        for kind in range(len(KINDS)):
            ranks = [1.0]  # ranks[n]: the chance that n others are above
            for other_seat, theirs in enumerate(prospects):
                if other_seat != seat:
                    p = above(theirs, mine, kind)
                    ranks = [
                        (ranks[n] * (1 - p) if n < len(ranks) else 0.0) + (ranks[n - 1] * p if n else 0.0)
                        for n in range(len(ranks) + 1)
                    ]
            row.append(sum(p * by_rank[n] for n, p in enumerate(ranks)))
        points.append(row)
    return points


def chance(s: State, prospects: Sequence[Prospect], points: Sequence[float], me: int) -> float:
    """Roughly the chance to win, from -1 (none) to 1 (certain): exactly over the kinds with two seats."""
    turns = sum(turns_left(s, seat) for seat in range(s.seats))
    blur = sqrt(2.0 * (0.3 + 0.8 * turns))
    if s.seats > 2:
        best = max(p for seat, p in enumerate(points) if seat != me)
        doubt = sqrt(2.0 * (9.0 + 6.0 * turns))
        return erf((points[me] - best) / doubt)
    you = 1 - me
    first = s.cards["config"].table(2).rank_vp[0]
    leads = [(prospects[me].points - prospects[you].points, 1.0)]
    for kind in range(len(KINDS)):
        p = above(prospects[me], prospects[you], kind)
        leads = [(gap + sign * first, share * q) for gap, share in leads for sign, q in ((1, p), (-1, 1 - p))]
    return sum(share * erf(gap / blur) for gap, share in leads)


# ---- what is open to everybody ---------------------------------------------------------------------------
def turns_left(s: State, seat: int) -> int:
    """Main actions that a seat still has."""
    turns: int = s.cards["config"].turns_per_player
    return turns - len(s.zones.get(acted(seat), ()))


@frozen
class Pool:
    """Cards that may come: how they are mixed of the kinds, and the mean number and its square of each kind."""

    cards: float
    mix: tuple[float, float, float]
    mean: tuple[float, float, float]
    square: tuple[float, float, float]


def pool(cards: Sequence[Piece]) -> Pool:
    """The mixture of some cards."""
    count, total, squares = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for card in cards:
        kind, n, _ = facts(card.card)
        if n:
            k = KINDS.index(kind)
            count[k] += 1
            total[k] += n
            squares[k] += n * n
    size = max(1, len(cards))
    mean = [total[k] / count[k] if count[k] else 0.0 for k in range(3)]
    return Pool(
        float(len(cards)),
        (count[0] / size, count[1] / size, count[2] / size),
        (mean[0], mean[1], mean[2]),
        (squares[0] / size, squares[1] / size, squares[2] / size),
    )


def lying(s: State, seat: int) -> list[int]:
    """The face-up numbers of a field, kind by kind."""
    sums = [0, 0, 0]
    for p in s.inside(field(seat)):
        if p.face_up:
            kind, n, _ = facts(p.card)
            sums[KINDS.index(kind)] += n
    return sums


def gained(s: State, seat: int) -> float:
    """Points so far, and what automatic effects that lie there will bring."""
    rounds = turns_left(s, seat)
    lasting = sum(a.points * OFTEN.get(a.event, 0.0) for r in working(s, seat) for a in r.automatic)
    return s.marks[seat, VP] + rounds * lasting


def working(s: State, seat: int) -> list[Reading]:
    """The Megido that lie face up in the acted area."""
    return [reading(s.cards[p.card]) for p in s.inside(acted(seat)) if p.face_up]


def other(s: State, seat: int) -> Prospect:
    """What an opponent can expect: turns like those of everybody, from all its cards that are not seen."""
    turns = turns_left(s, seat)
    held = s.inside(hand(seat))
    cards = pool([*held, *s.inside(deck(seat))])
    stars = sum(r.stars for r in working(s, seat))
    slots, supply = A_TURN * turns + stars, len(held) + DRAWN * max(0.0, turns - 0.7)
    placed = min(slots if slots < supply else slots - RESTS * (slots - supply), cards.cards)
    return prospect(lying(s, seat), placed, placed, cards, gained(s, seat) + POINTS_A_TURN * turns, turns)


def prospect(up: Sequence[float], placed: float, unsure: float, cards: Pool, points: float, turns: int) -> Prospect:
    """Totals with so many more photons of a mixture."""
    mean = [up[k] + placed * cards.mix[k] * cards.mean[k] for k in range(3)]
    spread = [
        BLUR + NOISE * turns * 0.33 + RANDOM * unsure * (cards.square[k] - (cards.mix[k] * cards.mean[k]) ** 2)
        for k in range(3)
    ]
    return Prospect((mean[0], mean[1], mean[2]), (spread[0], spread[1], spread[2]), points)


# ---- what only the seat itself knows ------------------------------------------------------------------------
def own(s: State, me: int) -> Prospect:
    """What the seat itself can expect: from its hand, its party, and how its deck is mixed."""
    turns = turns_left(s, me)
    held = s.inside(hand(me))
    cards = pool(s.inside(deck(me)))
    numbers: list[list[int]] = [[], [], []]
    for p in held:
        kind, n, _ = facts(p.card)
        if n:
            numbers[KINDS.index(kind)].append(n)
    for own_numbers in numbers:
        own_numbers.sort(reverse=True)
    best = scheme(s, me, turns, [len(of_kind) for of_kind in numbers], cards)
    up, later = [float(n) for n in lying(s, me)], 0.0
    for k in range(3):
        whole = round(best.placed[k])
        up[k] += sum(numbers[k][:whole])
        drawn = max(0.0, best.placed[k] - len(numbers[k]))
        up[k] += drawn * cards.mean[k] + best.photons * cards.mix[k] * (cards.mean[k] or 2.0)
        later += drawn
    return prospect(up, 0.0, later, cards, gained(s, me) + best.points, turns)


def scheme(s: State, me: int, turns: int, counts: Sequence[int], cards: Pool) -> TurnsPlan:
    """The plan for the remaining turns of a seat that has so many photons of each kind in hand."""
    hand_now: tuple[float, float, float] = (float(counts[0]), float(counts[1]), float(counts[2]))
    tools = tuple(tool(s, me, p, turns) for p in s.inside(waiting(me))) if turns else ()
    every = foton(s).turn_draw + sum(a.cards * OFTEN.get(a.event, 0.0) for r in working(s, me) for a in r.automatic)
    mix = (round(cards.mix[0], 2), round(cards.mix[1], 2), round(cards.mix[2], 2))
    supply = Supply(mix, cards.cards, foton(s).rest_draw, rounded(every))
    return plan(hand_now, tools, turns, supply, sum(r.stars for r in working(s, me)))


def tool(s: State, me: int, megido: Piece, turns: int) -> Tool:
    """A Megido of the own party, as a plan sees it."""
    r = reading(s.cards[megido.card])
    by_turn = zip(*[prizes(s, me, p, max(1, turns)) for p in r.prizes], strict=True)
    points = tuple([round(sum(n), 1) for n in by_turn]) or (0.0,) * max(1, turns)
    reach = (s.seats - 1 if r.targets == "each" else 1.0) / (s.seats - 1)
    photons = r.photons + lifted(s, me, r) + 0.8 * r.harm * reach
    return Tool(r.cost, r.cards, photons, points, r.stars, r.steady, megido.face_up)


def lifted(s: State, me: int, r: Reading) -> float:
    """Photons that a card turns up, and what follows for each of them; one more may be turned down meanwhile."""
    if not r.raised:
        return 0.0
    down = sum(not p.face_up for p in s.inside(field(me)))
    return min(r.raised, down + 0.5) * (LIFTED + r.chained)


def prizes(s: State, me: int, p: Prize, turns: int) -> list[float]:
    """Points that a Megido may give now, and so many turns from now, up to a number of turns."""
    got = amounts(s, me, p.amount, turns)
    if p.times is not None:
        most = float(p.most)
        got = [n * min(most, found) for n, found in zip(got, there(s, me, p.times, turns), strict=True)]
    if p.condition is not None:
        if needs := threshold(p.condition):
            of, least = needs
            counts = there(s, me, of, turns)
            got = [n * min(1.0, max(0.0, (found - least + 1.5) / 2.0)) for n, found in zip(got, counts, strict=True)]
        else:
            likely = 0.9 if met(s, p.condition, me) else 0.35
            got = [n * likely for n in got]
    return got


def amounts(s: State, me: int, amount: int | Per, turns: int) -> list[float]:
    """What a value will come to, turn by turn."""
    if isinstance(amount, int):
        return [float(amount)] * turns
    if isinstance(amount.of, Selector):
        counts = there(s, me, amount.of, turns)
    elif amount.of == "opponents":
        counts = [float(s.seats - 1)] * turns
    else:
        used = len(s.zones.get(acted(me), ()))
        counts = [float(1 + later + used) for later in range(turns)]
    return [total(amount, found) for found in counts]


def total(amount: Per, found: float) -> float:
    """What so many of what is counted come to, on average."""
    n = max(0.0, (found - 0.3 * (amount.each > 1)) / amount.each * amount.gain + amount.plus)
    return min(n, float(amount.most)) if amount.most else n


def there(s: State, me: int, of: Selector, turns: int) -> list[float]:
    """How many such cards there will be, turn by turn, when the Megido acts: those it is paid with count, too."""
    growth = GROWTH["down" if of.zone == "field" and of.face == "down" else of.zone]
    if of.zone == "field" and of.kind in ("photon", "card") and of.face == "up":
        growth *= 2.2
    if of.extra:
        growth *= 0.5
    now, paid = len(selected(s, of, me)), of.zone == "field" and of.face == "up"
    return [float(now + growth * (later + paid)) for later in range(turns)]


def reserve(s: State, me: int) -> tuple[float, float, float]:
    """Events in hand, Megido that can still counter (for each turn of an opponent), and those that had to be shown."""
    turns, dangers = turns_left(s, me), sum(turns_left(s, seat) for seat in range(s.seats) if seat != me)
    here = foton(s)
    still = turns or (here.phase == "main" and here.used and here.current == me)
    events = sum(kind_of(p) == "event" for p in s.inside(hand(me))) if still else 0
    counters, shown = 0, 0
    for p in s.inside(waiting(me)):
        if p.face_up:
            shown += 1
        elif turns and s.cards[p.card].counter():
            counters += 1
    return float(events), counters * min(4, dangers) / (s.seats - 1), float(shown)


ONE_EACH = (1.0,) * 5  # points are points, wherever they come from
JUDGEMENT = Judgement(ASPECTS, terms, over, unit=UNIT)
