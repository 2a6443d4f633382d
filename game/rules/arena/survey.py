"""A quick look over the battlefield for the computer player: who can hurt whom, how far it is, what a place is worth.

Numbers here are estimates in points of printed cost, as floats: nothing in the rules depends on them. Abilities that
depend on where single figures stand are passed over, and all figures of an army card are taken to be alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any

from game.hexes import Hex, distance
from game.rules.arena.active_figures import acts
from game.rules.arena.attack_targets import attacks_left
from game.rules.arena.cards import Army
from game.rules.arena.fighters import Fighter, Threat, blow, threat
from game.rules.arena.grid import FAR, apart, distances, grid, march
from game.rules.arena.places import ENCHANTMENTS, GLYPHS, ArenaState, arena, army_of, figures, here, spaces
from game.rules.arena.sight import between
from game.rules.arena.stats import affects, changed, controller
from game.table.state import Piece, State

NUMBERS = ("power", "toughness", "range", "move")

# ---- what things are worth, in points of printed cost ------------------------------------------------
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


class Survey:
    """One state through the eyes of one seat."""

    __slots__ = (
        "changes",
        "far",
        "feared",
        "field",
        "flown",
        "foes",
        "glyphs",
        "leads",
        "mine",
        "number",
        "numbers",
        "ours",
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
        self.feared: dict[int, list[Threat]] = {}  # by whom it is about (`threats`)
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
        self.number = ground.number
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
        return self._to_each(self.far, cells)

    def ways(self, f: Fighter, cells: tuple[Hex, ...]) -> list[int]:
        """About how many points it takes a fighter to go from some spaces to each foe."""
        return self._to_each(self.flown if f.flies else self.walked, cells)

    def _to_each(self, tables: Sequence[Sequence[int]], cells: tuple[Hex, ...]) -> list[int]:
        """What the table of each foe, by number of the space, says of the nearest of some spaces."""
        if len(cells) == 1:
            at = self.number[cells[0]]
            return [table[at] for table in tables]
        both = [self.number[cell] for cell in cells]
        return [min([table[at] for at in both]) for table in tables]

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

    def bound(self, cells: tuple[Hex, ...], gaps: Sequence[int]) -> list[Fighter]:
        """The foes a fighter would be engaged with on these spaces, which are so far from each foe."""
        if 1 not in gaps:
            return []
        level = self.field.level
        return [
            foe
            for foe, gap in zip(self.foes, gaps, strict=True)
            if gap == 1 and any(level[x] == level[y] for x in cells for y in foe.cells if distance(x, y) == 1)
        ]

    def gain(self, a: Fighter, level: int, b: Fighter) -> float:
        """What an attack of one on the other is worth on average, the attacker standing on a level."""
        return blow(a.power + (level > b.level), b.toughness + (b.level > level), b.life, b.each_wound, b.last_wound)

    def best_attack(self, f: Fighter, cells: tuple[Hex, ...], level: int, gaps: Sequence[int]) -> float:
        """What the best attack of a fighter from these spaces, so far from each foe, is worth now; nothing if there is
        none."""
        if min(gaps, default=FAR) > max(1, f.range):
            return 0.0
        free = self.bound(cells, gaps) if self.s.options.engaged_must_attack_engaged else []
        targets = [(foe, 1) for foe in free] or zip(self.foes, gaps, strict=True)
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
        level, gaps, attack = max([self.field.level[c] for c in cells]), self.gaps(cells), 0.0
        if f.acts:
            attack = max(
                self.best_attack(f, cells, level, gaps), LATER * self.promise(f, cells) if f.walks and on else 0.0
            )
        return (
            min(3, max(0, level)),
            self.field.water.issuperset(cells),
            max([self.glyphs.get(c, 0.0) for c in cells]) if self.glyphs else 0.0,
            attack,
            f.range > 1 and bool(self.bound(cells, gaps)),
            self.nearness(f, cells),
            self.danger(f, level, gaps),
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

    def danger(self, f: Fighter, level: int, gaps: Sequence[int]) -> float:
        """What the enemies that can come near enough may do to it on a level, so far from each of them."""
        feared = 0.0
        for (reach, ground, blow_below, blow_above), gap in zip(self.threats(f), gaps, strict=True):
            if gap <= reach:
                feared += blow_above if level > ground else blow_below
        return feared * (DANGER_PLANESWALKER if f.leader else DANGER) * (1 - 0.5 * self.urgency)

    def threats(self, f: Fighter) -> list[Threat]:
        """What it has to fear from each foe; worked out once, wherever it may go."""
        if f.piece.id not in self.feared:
            self.feared[f.piece.id] = [threat(foe, f) for foe in self.foes]
        return self.feared[f.piece.id]

    def score(self, f: Fighter, cells: tuple[Hex, ...]) -> float:
        """In a free for all, ground that counts at the end, and the way to it."""
        if not self.scoring:
            return 0.0
        if any(c in self.field.scoring for c in cells):
            return f.cost * (0.08 + 0.9 * self.urgency)
        return -apart(self.field, self.scoring)[self.number[cells[0]]] * (0.2 + 1.5 * self.urgency)
