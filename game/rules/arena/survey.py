"""A quick look over the battlefield for the computer player: who can hurt whom, how far it is, what a place is worth.

Numbers here are estimates in points of printed cost, as floats: nothing in the rules depends on them. Abilities that
depend on where single figures stand are passed over, and all figures of an army card are taken to be alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from typing import Any

from game.hexes import Hex, distance
from game.rules.arena.active_figures import acts
from game.rules.arena.attack_targets import attacks_left
from game.rules.arena.cards import Army
from game.rules.arena.forecast import damage_chances
from game.rules.arena.grid import apart, distances, grid, march
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
    each_wound: float = field(init=False)  # what one wound on it is worth
    last_wound: float = field(init=False)  # what its destruction is worth on top of the wounds

    def __post_init__(self) -> None:
        self.each_wound = 0.7 * PLANESWALKER / self.full if self.leader else SPENT_SHARE * self.cost / self.full
        self.last_wound = LAST_BLOW if self.leader else (1 - SPENT_SHARE) * self.cost

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


class Survey:
    """One state through the eyes of one seat."""

    __slots__ = (
        "changes",
        "far",
        "field",
        "flown",
        "foes",
        "glyphs",
        "leads",
        "mine",
        "number",
        "numbers",
        "ours",
        "reach",
        "s",
        "scoring",
        "seat",
        "stays",
        "urgency",
        "walked",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s: ArenaState = arena(s)
        self.seat, self.field = seat, self.s.field
        self.numbers: dict[int, tuple[int, int, int, int, bool]] = {}
        trodden = {c for p in figures(s) for c in spaces(p)}  # a glyph that nobody stands on changes nothing
        auras = [p for p in s.inside(ENCHANTMENTS) if p.face_up and p.host]
        lying = [*auras, *(p for p in s.inside(GLYPHS) if p.face_up and here(p) in trodden)]
        self.changes: dict[str, list[tuple[Piece, Any]]] = {
            name: [
                (p, effect)
                for p in lying
                for effect in s.cards[p.card].changes.get(name, ())
                if isinstance(effect.amount, int) and not effect.condition
            ]
            for name in NUMBERS
        }
        self.mine: list[Fighter] = []  # of the seat
        self.ours: list[Fighter] = []  # of its team, the seat's included
        self.foes: list[Fighter] = []
        self.stays: dict[int, float] = {}  # what it is worth to who may go to stay instead
        teams = self.s.teams
        for piece in figures(s):
            fighter = self._fighter(piece)
            (self.ours if teams[fighter.seat] == teams[seat] else self.foes).append(fighter)
            if fighter.seat == seat:
                self.mine.append(fighter)
        self.glyphs = {here(p): GLYPH.get(p.card.removeprefix("glyph/"), 5.0) for p in s.inside(GLYPHS)}
        done = self.s.turn / max(1, self.field.turn_limit)
        self.urgency = done * done  # 0 at first, 1 in the last turn
        self.scoring = tuple(sorted(self.field.scoring)) if self.field.mode == "free_for_all" else ()
        ground, self.leads = grid(self.field), [foe.leader for foe in self.foes]
        self.number, self.reach = ground.number, [foe.move + foe.range for foe in self.foes]
        # how far every space is from each foe: in a straight line, on foot, in the air
        self.far = [apart(self.field, foe.cells) for foe in self.foes]
        self.walked = [march(self.field, foe.cells[0]) for foe in self.foes]
        self.flown = [distances(self.field, ground.number[foe.cells[0]]) for foe in self.foes]

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
            if affects(s, effect.scope, source, piece):
                value = effect.amount if effect.set else changed(value, effect.amount, effect.min_value or 0)
        for x in s.lasting:
            if x.kind == name and (x.card == piece.host or piece.id in x.figures):
                value = x.amount if x.set else changed(value, x.amount, x.floor or 0)
        return max(0, value)

    # ---- distances and attacks -----------------------------------------------------------------
    def gaps(self, cells: tuple[Hex, ...]) -> list[int]:
        """How far some spaces are from each foe."""
        at = [self.number[c] for c in cells]
        return [far[at[0]] for far in self.far] if len(at) == 1 else [min([far[n] for n in at]) for far in self.far]

    def ways(self, f: Fighter, cells: tuple[Hex, ...]) -> list[int]:
        """About how many points it takes a fighter to go from some spaces to each foe."""
        at, tables = [self.number[c] for c in cells], self.flown if f.flies else self.walked
        return [way[at[0]] for way in tables] if len(at) == 1 else [min([way[n] for n in at]) for way in tables]

    def hits(self, a: Fighter, cells: tuple[Hex, ...], b: Fighter, gap: int) -> bool:
        """True if a fighter standing on these spaces, so far away, could attack a foe where that stands."""
        if a.range <= 1:
            level = self.field.level
            return gap == 1 and any(
                abs(level[x] - level[y]) < (b.size if level[x] > level[y] else a.size)
                for x in cells
                for y in b.cells
                if distance(x, y) == 1
            )
        return gap <= a.range and between(self.field, cells, a.size, b.cells, b.size)

    def bound(self, cells: tuple[Hex, ...]) -> list[Fighter]:
        """The foes a fighter would be engaged with on these spaces."""
        level = self.field.level
        return [
            foe
            for foe, gap in zip(self.foes, self.gaps(cells), strict=True)
            if gap == 1 and any(level[x] == level[y] for x in cells for y in foe.cells if distance(x, y) == 1)
        ]

    def gain(self, a: Fighter, level: int, b: Fighter) -> float:
        """What an attack of one on the other is worth on average, the attacker standing on a level."""
        return blow(a.power + (level > b.level), b.toughness + (b.level > level), b.life, b.each_wound, b.last_wound)

    def best_attack(self, f: Fighter, cells: tuple[Hex, ...], level: int) -> float:
        """What the best attack of a fighter from these spaces is worth now; nothing if there is none."""
        free = self.bound(cells) if self.s.options.engaged_must_attack_engaged else []
        targets = [(foe, 1) for foe in free] or zip(self.foes, self.gaps(cells), strict=True)
        return max([self.gain(f, level, foe) for foe, gap in targets if self.hits(f, cells, foe, gap)], default=0.0)

    def promise(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """What an attack after a move is worth: the best target it could come near enough to."""
        reach = f.move + max(1, f.range)
        near = [foe for foe, way in zip(self.foes, self.ways(f, cells), strict=True) if way <= reach]
        return max([self.gain(f, foe.level, foe) for foe in near], default=0.0)

    # ---- places --------------------------------------------------------------------------------
    def standing(self, f: Fighter, cells: tuple[Hex, ...], on: bool = True) -> float:
        """What it is worth to one of our fighters to stand on these spaces. `on`: it may go on from there if it may
        walk."""
        height, wet, glyph, attack, hampered, near, danger, score = self.stand(f, cells, on)
        return HIGH * height - WET * wet + glyph + attack - HAMPERED * hampered + near - danger + score

    def stand(
        self, f: Fighter, cells: tuple[Hex, ...], on: bool = True
    ) -> tuple[int, bool, float, float, bool, float, float, float]:
        """How one of our fighters stands there: levels of height, whether in water, its glyph, its best attack, whether
        it is engaged and cannot shoot past, how near the enemies are (at most 0), what they may do to it, its score."""
        level = max([self.field.level[c] for c in cells])
        attack = 0.0
        if f.acts:
            attack = max(self.best_attack(f, cells, level), LATER * self.promise(f, cells) if f.walks and on else 0.0)
        return (
            min(3, max(0, level)),
            self.field.water.issuperset(cells),
            max([self.glyphs.get(c, 0.0) for c in cells]) if self.glyphs else 0.0,
            attack,
            f.range > 1 and bool(self.bound(cells)),
            self.nearness(f, cells),
            self.danger(f, cells, level),
            self.score(f, cells),
        )

    def gone(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """How much better it is for a fighter to stand there than where it stands, if then it walks no more."""
        if f.piece.id not in self.stays:
            self.stays[f.piece.id] = self.standing(f, f.cells, on=False)
        return self.standing(f, cells, on=False) - self.stays[f.piece.id]

    def nearness(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """Less the farther it is to the enemies: first of all to their planeswalkers."""
        if not self.foes:
            return 0.0
        ways = self.ways(f, cells)
        nearest = min(ways)
        leader = min(compress(ways, self.leads), default=nearest)
        nearest = min(30, max(0, nearest - f.range))
        if f.leader:
            return -(LEADER_MEET if f.range > 1 else MEET) * (1 + self.urgency) * nearest
        leader = min(30, max(0, leader - f.range))
        return -(MARCH * leader + MEET * nearest) * (1 + self.urgency)

    def danger(self, f: Fighter, cells: tuple[Hex, ...], level: int) -> float:
        """What the enemies that can come near enough may do to it."""
        feared = 0.0
        near = [foe for foe, reach, gap in zip(self.foes, self.reach, self.gaps(cells), strict=True) if gap <= reach]
        for foe in near:
            feared += blow(foe.power, f.toughness + (level > foe.level), f.life, f.each_wound, f.last_wound)
        return feared * (DANGER_PLANESWALKER if f.leader else DANGER) * (1 - 0.5 * self.urgency)

    def score(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """In a free for all, ground that counts at the end, and the way to it."""
        if not self.scoring:
            return 0.0
        if any(c in self.field.scoring for c in cells):
            return f.cost * (0.08 + 0.9 * self.urgency)
        return -apart(self.field, self.scoring)[self.number[cells[0]]] * (0.2 + 1.5 * self.urgency)
