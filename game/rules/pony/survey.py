"""The table as the computer player sees it: who scores where, what stands in the way, who would win what. In points."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.pony.forecast import beats, chance, force, stops
from game.rules.pony.kinds import is_friend, is_mane
from game.rules.pony.limits import home_limit
from game.rules.pony.modifiers import NeedMod
from game.rules.pony.places import (
    BOOSTED,
    HOME,
    Area,
    PonyState,
    bonus_of,
    facts,
    group,
    hand,
    mane_of,
    pony,
    reach,
    tokens,
    troublemakers_at,
)
from game.rules.pony.power import giving, strengths
from game.rules.pony.requirements import holds, shares
from game.rules.pony.sources import abilities_of, by_of, statics
from game.table.state import Piece

TOKENS = (0.21, 0.21, 0.21, 0.16, 0.08, 0.04, 0.02, 0.01)  # each further one; who has more may as well spend them
CARDS = (0.3, 0.28, 0.24, 0.18, 0.15, 0.1, 0.06, 0.04)  # the same for cards in hand
RESOURCE = (0.2, 0.2)  # any, and for each token it costs
BURDEN = 0.6  # a Condition on a character, for its owner
TURNING = {"confront": 1.0, "faceoff_won": 0.4, "scored": 0.3}  # how likely it turns over there
NEXT, LATER = 1.0, 0.9  # a point in the coming Score Phase; those after it
WAITING = 0.85  # of that for who scores after somebody else has had a turn
BEGUN = 0.55  # a requirement that is almost met
SOLVED = 0.4  # what is left of a place at a Problem that is likely to be solved
HIDDEN = 0.85  # of a block, for a Troublemaker that has yet to turn up
PRIZE = 0.75  # of the points of a Troublemaker that can be challenged
UNLIKELY = 0.05  # faceoffs that are not thought about
SENT_HOME = 0.4  # what a lost challenge costs
BONUSES, LEFT = -2, -1  # where faceoffs stand in a row: bonuses that may be won, places that are left then


@dataclass(slots=True)
class Standing:
    """A seat at a Problem."""

    met: bool
    nearness: float  # 0 to 1: how much of the requirement is there
    open_now: float  # how likely nothing stands in the way in the next own Score Phase
    open_later: float
    likely: float = field(init=False)  # how likely the requirement is met when it counts

    def __post_init__(self) -> None:
        self.likely = 1.0 if self.met else BEGUN * self.nearness**2


ABSENT = Standing(False, 0.0, 0.0, 0.0)  # whoever gives no power there


@dataclass(slots=True)
class Survey:
    """Worked out once for a table: what every seat has, and what it may expect.

    `rows[seat]`: so much of each aspect, in their order (aspects.py).
    """

    s: PonyState
    rows: list[list[float]] = field(default_factory=list)
    at: list[dict[Area, Standing]] = field(default_factory=list)

    def __post_init__(self) -> None:
        s = self.s
        self.at = [{area: standing(s, seat, area) for area in reach(s, seat)} for seat in range(s.seats)]
        self.rows = [
            [*belongings(s, seat), *self.income(seat), self.promise(seat), 0.0, 0.0] for seat in range(s.seats)
        ]
        for seat in range(s.seats):
            self.faceoffs(seat)

    def haste(self, seat: int) -> float:
        """Who scores next scores for sure; the others after somebody else has had a turn."""
        me = pony(self.s)
        return NEXT if seat == me.active and me.phase not in ("score", "end") else NEXT * WAITING

    def income(self, seat: int) -> tuple[float, float]:
        """Points of the coming Score Phases, and those of Troublemakers."""
        s, scored, challenged, haste = self.s, 0.0, 0.0, self.haste(seat)
        for area, there in self.at[seat].items():
            if there.likely:
                scored += there.likely * (haste * there.open_now + LATER * there.open_later)
            if troubles := troublemakers_at(s, area):
                challenged += sum([prize(s, seat, p) for p in troubles if stops(s, seat, p)])
        return scored, challenged

    def promise(self, seat: int) -> float:
        """Most Manes turn over where they help to confront, if what they ask for is so; some by winning there."""
        s, mane = self.s, mane_of(self.s, seat)
        there = self.at[seat].get(mane.at)
        if there is None or mane.has(BOOSTED):
            return 0.0
        turning = 0.0
        for ability in abilities_of(s, mane):
            happening = ability.on.event if ability.on else ""
            if happening != "confront" or all(holds(s, wanted, by_of(s, mane, 0)) for wanted in ability.provided):
                turning = max(turning, TURNING.get(happening, 0.0))
        return turning * there.likely * there.open_later

    def faceoffs(self, seat: int) -> None:
        """The Problem faceoff of a seat's next Score Phase, if it comes to one: what everybody may win by it."""
        s, likely = self.s, {}
        for area, there in self.at[seat].items():
            mine = there.likely * there.open_now
            if mine and (others := [other for other in range(s.seats) if other != seat and area in self.at[other]]):
                rival = max(others, key=lambda other: self.at[other][area].likely)
                both = mine * self.at[rival][area].likely * self.at[rival][area].open_now
                if both > UNLIKELY:
                    likely[area] = (both, rival)
        if sum(both > 0.99 for both, _ in likely.values()) > 1:
            self.faceoff(seat, list(self.at[seat]), 1.0, max(likely.values())[1])
        else:
            for area, (both, rival) in likely.items():
                self.faceoff(seat, [area], both, rival)

    def faceoff(self, seat: int, covered: list[Area], likely: float, rival: int) -> None:
        """The bonus for who wins; and everybody who stands there goes home."""
        s = self.s
        prize = max(bonus_of(s, area) for area in covered) * likely * self.haste(seat)
        wins = chance(force(s, seat, covered) - force(s, rival, covered))
        self.rows[seat][BONUSES] += prize * wins
        self.rows[rival][BONUSES] += prize * (1 - wins)
        for other in range(s.seats):
            for area in covered:
                if area in self.at[other]:
                    there = self.at[other][area]
                    self.rows[other][LEFT] += (1 - SOLVED) * LATER * there.open_later * there.likely * likely


def standing(s: PonyState, seat: int, area: Area) -> Standing:
    """How a seat stands at a Problem: what it lacks, what stands in its way."""
    if area not in giving(s, seat) and not statics(s, NeedMod):  # who gives no power meets nothing that is required
        return ABSENT
    have = shares(s, seat, area)
    wanted = max(1, have.wanted)
    lacking = max(have.wanted - have.total, have.lacking)
    nearness = 0.0 if not have.total else 1.0 if have.met else min(0.95, max(0.0, 1.0 - lacking / wanted))
    if not nearness and not have.met:  # nothing comes of it, whatever stands in the way
        return ABSENT
    now, later = 1.0, 1.0
    mine = seat == s.active and s.phase in ("main", "score")
    for piece in troublemakers_at(s, area):
        if stops(s, seat, piece):
            through = beats(s, seat, piece)
            now *= 0.0 if mine else through
            later *= 0.25 + 0.75 * through
        elif piece.owner != seat:
            later *= 1.0 - HIDDEN * (1.0 - beats(s, seat, piece))
    return Standing(have.met, nearness, now, later)


def prize(s: PonyState, seat: int, troublemaker: Piece) -> float:
    """What challenging a Troublemaker is worth to a seat."""
    wins = beats(s, seat, troublemaker)
    if not wins:
        return 0.0
    return PRIZE * max(0.0, wins * float(facts(s, troublemaker).points) - (1 - wins) * SENT_HOME)


def curve(n: int, steps: tuple[float, ...]) -> float:
    """Each further one is worth less, and in the end nothing."""
    return sum(steps[:n])


def belongings(s: PonyState, seat: int) -> list[float]:
    """Points, tokens, cards, what stands in play: power counts less of who gives none now."""
    score = s.marks[seat, "points"]
    home: list[int] = []
    friends = boosted = shy = 0
    out = at_home = 0.0
    passing: dict[int, int] = {}  # power that does not stay counts where it is needed only
    for x in s.lasting:
        passing[x.piece] = passing.get(x.piece, 0) + x.n
    for piece, n, given in strengths(s, seat):
        if not piece.face_up:
            shy += 1
            continue
        strong = max(0.0, n - passing.get(piece.id, 0)) * (1.0 if given else 0.8)
        if is_mane(piece):
            boosted += bool(piece.has(BOOSTED))
        else:
            friends += 1
        if piece.at[0] != HOME:
            out += strong
        elif is_friend(piece):
            home.append(int(strong))
        else:
            at_home += strong
    limit = home_limit(s, seat) if s.active == seat else len(home)  # in the own turn the others will have to go
    home.sort(reverse=True)
    return [
        float(score),
        float(score / s.rules.points_to_win) ** 3,
        curve(tokens(s, seat), TOKENS),
        curve(len(s.zones.get(hand(seat), ())), CARDS),
        float(friends - len(home[limit:])),
        out,
        at_home + sum(home[:limit]),
        float(sum(home[limit:])),
        float(boosted),
        float(shy),
        resources(s, seat),
    ]


def resources(s: PonyState, seat: int) -> float:
    """Resources in play; a Condition burdens whoever carries it."""
    value = 0.0
    for piece in group(s, "resource"):
        if piece.owner == seat:
            card = facts(s, piece)
            if "Condition" in card.traits:
                host = s.pieces.get(piece.host)
                value += BURDEN if host is not None and host.owner != seat else -BURDEN
            else:
                value += RESOURCE[0] + RESOURCE[1] * card.cost
    return value
