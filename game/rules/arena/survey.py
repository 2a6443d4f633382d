"""A quick look over the battlefield for the computer player: who can hurt whom, how far it is, what a place is worth.

Numbers here are estimates in points of printed cost, as floats: nothing in the rules depends on them. Abilities that
depend on where single figures stand are passed over, and all figures of an army card are taken to be alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, cast

from game.hexes import Hex, distance
from game.rules.arena.active_figures import acts
from game.rules.arena.attack_targets import attacks_left
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import Army
from game.rules.arena.forecast import damage_chances
from game.rules.arena.grid import FAR, distances, grid
from game.rules.arena.places import ENCHANTMENTS, GLYPHS, ArenaState, arena, army_of, figures, here, spaces
from game.rules.arena.sight import between
from game.rules.arena.stats import affects, changed, controller
from game.table.state import Piece, State

NUMBERS = ("power", "toughness", "range", "move")

# ---- what things are worth, in points of printed cost ------------------------------------------------
PLANESWALKER = 500.0  # a planeswalker in full health
LAST_BLOW = 400.0  # to destroy one, on top of its wounds
SPENT_SHARE = 0.6  # of a creature's cost, spread over its life; the rest goes with the last wound
STRIKE_RISK = 0.5  # chance of a sword
DANGER = 0.28  # how much of an enemy's possible attack is feared: it has other targets, too
DANGER_PLANESWALKER = 0.4
LATER = 0.7  # of an attack that still needs a move
MARCH = 0.9  # for each step nearer to an enemy planeswalker
MEET = 0.5  # for each step nearer to the next enemy
LEADER_MEET = 0.25  # the same for a planeswalker of our own, which need not be first
HIGH = 1.2  # for each level of height, up to three
WET = 3.0  # for standing in water
HAMPERED = 4.0  # for a shooter that is engaged
GLYPH = {"might": 12.0, "warding": 10.0, "swiftness": 5.0, "insight": 8.0, "farsight": 6.0, "renewal": 6.0}
WATER_COST = 3  # steps that entering water is worth, since it ends the move


@dataclass(slots=True)
class Fighter:
    """A figure as the survey sees it."""

    piece: Piece
    seat: int
    cells: tuple[Hex, ...]
    level: int
    life: int
    full: int
    cost: float
    leader: bool  # a planeswalker
    size: int
    power: int
    toughness: int
    range: int
    move: int
    flies: bool
    acts: bool = False  # it may still attack this turn
    walks: bool = False  # it may still move before that

    @property
    def each_wound(self) -> float:
        """What one wound on it is worth."""
        return 0.7 * PLANESWALKER / self.full if self.leader else SPENT_SHARE * self.cost / self.full

    @property
    def last_wound(self) -> float:
        """What its destruction is worth on top of the wounds."""
        return LAST_BLOW if self.leader else (1 - SPENT_SHARE) * self.cost

    @property
    def body(self) -> float:
        """What it is worth as it stands there."""
        if self.leader:
            return PLANESWALKER * (0.3 + 0.7 * self.life / self.full) - (0, 45, 15)[self.life if self.life < 3 else 0]
        return self.cost * (1 - SPENT_SHARE + SPENT_SHARE * self.life / self.full)


@lru_cache(maxsize=1 << 16)
def blow(attack: int, defence: int, life: int, each: float, last: float) -> float:
    """What an attack with so many dice against so many is worth on average."""
    chances = _floats(max(0, attack), max(0, defence))
    return sum(chance * (min(n, life) * each + (last if n >= life else 0.0)) for n, chance in enumerate(chances))


@lru_cache(maxsize=1 << 10)
def _floats(attack: int, defence: int) -> tuple[float, ...]:
    return tuple(float(chance) for chance in damage_chances(attack, defence))


def march(field: Battlefield, goal: Hex) -> list[int]:
    """What it costs to walk from every space to one, nobody in the way; water counts extra. By number of the space."""
    found = field.memory.get(("march", goal))
    if found is None:
        found = field.memory["march", goal] = _march(field, goal)
    return cast("list[int]", found)


def _march(field: Battlefield, goal: Hex) -> list[int]:
    g = grid(field)
    cost, edge = [FAR] * len(g.spaces), [(0, g.number[goal])]
    while edge:
        far, there = heappop(edge)
        if cost[there] <= far:
            continue
        cost[there] = far
        step = 1 + (WATER_COST if there in g.water else 0)
        for here_ in g.next_to[there]:
            if here_ not in g.ruins and cost[here_] == FAR:
                heappush(edge, (far + step + max(0, g.level[there] - g.level[here_]), here_))
    return cost


class Survey:
    """One state through the eyes of one seat."""

    __slots__ = ("changes", "field", "foes", "glyphs", "mine", "numbers", "ours", "s", "scoring", "seat", "urgency")

    def __init__(self, s: State, seat: int) -> None:
        self.s: ArenaState = arena(s)
        self.seat, self.field = seat, self.s.field
        self.numbers: dict[int, tuple[int, int, int, int, bool]] = {}
        lying = [p for p in (*s.inside(ENCHANTMENTS), *s.inside(GLYPHS)) if p.face_up and (p.host or p.zone == GLYPHS)]
        self.changes: dict[str, list[tuple[Piece, Any]]] = {
            name: [(p, effect) for p in lying for effect in s.cards[p.card].changes.get(name, ())] for name in NUMBERS
        }
        self.mine: list[Fighter] = []  # of the seat
        self.ours: list[Fighter] = []  # of its team, the seat's included
        self.foes: list[Fighter] = []
        teams = self.s.teams
        for piece in figures(s):
            fighter = self._fighter(piece)
            (self.ours if teams[fighter.seat] == teams[seat] else self.foes).append(fighter)
            if fighter.seat == seat:
                self.mine.append(fighter)
        self.glyphs = {here(p): GLYPH.get(p.card.removeprefix("glyph/"), 5.0) for p in s.inside(GLYPHS)}
        done = self.s.turn / max(1, self.field.turn_limit)
        self.urgency = done * done  # 0 at first, 1 in the last turn
        self.scoring = sorted(self.field.scoring) if self.field.mode == "free_for_all" else []

    def _fighter(self, piece: Piece) -> Fighter:
        s, army = self.s, army_of(self.s, piece)
        if piece.host not in self.numbers:
            power, toughness, reach, move = (self._number(piece, army, name) for name in NUMBERS)
            self.numbers[piece.host] = power, toughness, reach, move, bool(army.changes.get("flying"))
        power, toughness, reach, move, flies = self.numbers[piece.host]
        cells = spaces(piece)
        seat = controller(s, piece)
        acting = seat == s.current and s.phase in ("activate", "move", "attack") and acts(s, piece)
        ready = acting and attacks_left(s, piece) > 0
        return Fighter(
            piece,
            seat,
            cells,
            max(self.field.level[c] for c in cells),
            army.life - piece.has("wounds"),
            army.life,
            float(army.cost_each),
            not army.creature,
            army.size,
            power,
            toughness,
            reach,
            move,
            flies,
            ready,
            ready and s.phase != "attack" and piece.id not in s.moved,
        )

    def _number(self, piece: Piece, army: Army, name: str) -> int:
        """A stat as auras, glyphs and lasting effects leave it."""
        s, value = self.s, int(getattr(army, name))
        for source, effect in self.changes[name]:
            if isinstance(effect.amount, int) and not effect.condition and affects(s, effect.scope, source, piece):
                value = effect.amount if effect.set else changed(value, effect.amount, effect.min_value or 0)
        for x in s.lasting:
            if x.kind == name and (x.card == piece.host or piece.id in x.figures):
                value = x.amount if x.set else changed(value, x.amount, x.floor or 0)
        return max(0, value)

    # ---- distances and attacks -----------------------------------------------------------------
    def apart(self, a: tuple[Hex, ...], b: tuple[Hex, ...]) -> int:
        return distance(a[0], b[0]) if len(a) == 1 and len(b) == 1 else min(distance(x, y) for x in a for y in b)

    def way(self, f: Fighter, cells: tuple[Hex, ...], goal: Hex) -> int:
        """About how many points it takes a fighter to go from some spaces to another space."""
        number = grid(self.field).number
        table = distances(self.field, number[goal]) if f.flies else march(self.field, goal)
        return min(table[number[c]] for c in cells)

    def hits(self, a: Fighter, cells: tuple[Hex, ...], b: Fighter) -> bool:
        """True if a fighter standing on these spaces could attack the other where that stands."""
        apart = self.apart(cells, b.cells)
        if a.range <= 1:
            level = self.field.level
            return apart == 1 and any(
                abs(level[x] - level[y]) < (b.size if level[x] > level[y] else a.size)
                for x in cells
                for y in b.cells
                if distance(x, y) == 1
            )
        return apart <= a.range and between(self.field, cells, a.size, b.cells, b.size)

    def bound(self, f: Fighter, cells: tuple[Hex, ...], foes: list[Fighter]) -> list[Fighter]:
        """Those a fighter would be engaged with on these spaces."""
        level = self.field.level
        return [
            foe
            for foe in foes
            if self.apart(cells, foe.cells) == 1
            and any(level[x] == level[y] for x in cells for y in foe.cells if distance(x, y) == 1)
        ]

    def gain(self, a: Fighter, level: int, b: Fighter) -> float:
        """What an attack of one on the other is worth on average, the attacker standing on a level."""
        return blow(a.power + (level > b.level), b.toughness + (b.level > level), b.life, b.each_wound, b.last_wound)

    def best_attack(self, f: Fighter, cells: tuple[Hex, ...], level: int) -> float:
        """What the best attack of a fighter from these spaces is worth now; nothing if there is none."""
        free = self.bound(f, cells, self.foes) if self.s.options.engaged_must_attack_engaged else []
        return max((self.gain(f, level, foe) for foe in free or self.foes if self.hits(f, cells, foe)), default=0.0)

    def promise(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """What an attack after a move is worth: the best target it could come near enough to."""
        return max(
            (
                self.gain(f, foe.level, foe)
                for foe in self.foes
                if self.way(f, cells, foe.cells[0]) - max(1, f.range) <= f.move
            ),
            default=0.0,
        )

    # ---- places --------------------------------------------------------------------------------
    def standing(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """What it is worth to one of our fighters to stand on these spaces."""
        field_level = self.field.level
        level = max(field_level[c] for c in cells)
        value = HIGH * min(3, max(0, level)) - (WET if all(c in self.field.water for c in cells) else 0.0)
        value += max(self.glyphs.get(c, 0.0) for c in cells) if self.glyphs else 0.0
        if f.acts:
            value += max(self.best_attack(f, cells, level), LATER * self.promise(f, cells) if f.walks else 0.0)
        if f.range > 1 and self.bound(f, cells, self.foes):
            value -= HAMPERED
        return value + self.nearness(f, cells) - self.danger(f, cells, level) + self.score(f, cells)

    def nearness(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """Less the farther it is to the enemies: first of all to their planeswalkers."""
        if not self.foes:
            return 0.0
        ways = [(max(0, self.way(f, cells, foe.cells[0]) - f.range), foe.leader) for foe in self.foes]
        nearest = min(30, min(way for way, _ in ways))
        if f.leader:
            return -(LEADER_MEET if f.range > 1 else MEET) * (1 + self.urgency) * nearest
        leader = min(30, min((way for way, leads in ways if leads), default=nearest))
        return -(MARCH * leader + MEET * nearest) * (1 + self.urgency)

    def danger(self, f: Fighter, cells: tuple[Hex, ...], level: int) -> float:
        """What the enemies that can come near enough may do to it."""
        feared = 0.0
        for foe in self.foes:
            if self.apart(cells, foe.cells) <= foe.move + foe.range:
                feared += blow(foe.power, f.toughness + (level > foe.level), f.life, f.each_wound, f.last_wound)
        return feared * (DANGER_PLANESWALKER if f.leader else DANGER) * (1 - 0.5 * self.urgency)

    def score(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """In a free for all, ground that counts at the end, and the way to it."""
        if not self.scoring:
            return 0.0
        if any(c in self.field.scoring for c in cells):
            return f.cost * (0.08 + 0.9 * self.urgency)
        nearest = min(distance(cells[0], goal) for goal in self.scoring)
        return -nearest * (0.2 + 1.5 * self.urgency)
