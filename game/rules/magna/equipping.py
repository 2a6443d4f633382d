"""Who may carry which arms, and passing arms from unit to unit (magna.md, MS-4.9, 4.18, 6.7, 6.10, 8.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.cards import Arms
from game.rules.magna.money import pay_fight, pay_rank
from game.rules.magna.naming import name, standing_at
from game.rules.magna.places import arms, arms_facts, arms_on, side, units
from game.rules.magna.placing import attach, hand_over
from game.rules.magna.refusals import no, no_to
from game.rules.magna.values import equips
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

Moves = tuple[tuple[int, int], ...]  # (arms, unit): who bears what in the end


def can_carry(s: State, printed: Arms, unit: Piece) -> bool:
    """Possession needs nothing; all else a face-up unit with the equip skill."""
    return "possession" in printed.keywords or equips(s, unit, printed.equip)


def bearers(s: State, printed: Arms, among: Iterable[Piece]) -> list[Piece]:
    return [unit for unit in among if can_carry(s, printed, unit)]


def misfits(s: State, printed: Arms, among: Iterable[Piece]) -> Iterable[No]:
    """For "why not?": units that cannot carry these arms."""
    for unit in among:
        if not can_carry(s, printed, unit):
            yield no("no_equip" if unit.face_up else "trap_no_arms", (unit.id,))


def available(s: State, seat: int, why: str) -> list[Piece]:
    """The units that arms may go to: all own ones, in a battle those that are in it."""
    return side(s, seat) if why in ("reinforcement", "exchange") else units(s, seat)


# ---- from hand -----------------------------------------------------------------------------------------------
@frozen
class ChooseBearer(Question):
    """Which unit bears the arms? (why: "production", "reinforcement")"""

    card: PieceId
    why: str

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        printed, among = arms_facts(s, s.pieces[self.card]), available(s, self.seat, self.why)
        for unit in bearers(s, printed, among):
            yield Bear(self.seat, self.card, unit.id, self.why)
        if s.explaining:
            yield from misfits(s, printed, among)
            there = {unit.id for unit in among}
            yield from no_to("not_in_battle", [unit.id for unit in units(s, self.seat) if unit.id not in there])

    def ask(self, s: State) -> Phrase:
        return Phrase("Who bears {0}?", "{0}を誰に装備する？").of(name(s, self.card))


@frozen
class Bear(Step):
    seat: int
    card: PieceId
    unit: PieceId
    why: str

    def about(self) -> tuple[Thing, ...]:
        return (self.unit,)

    def do(self, s: State) -> None:
        card = s.pieces[self.card]
        printed = arms_facts(s, card)
        if self.why == "production":
            pay_fight(s, self.seat, printed.cost or 0)
        else:
            pay_rank(s, self.seat, printed)
        attach(s, card, s.pieces[self.unit], self.why)

    def say(self, s: State) -> Phrase:
        unit = s.pieces.get(self.unit)
        old = arms_on(s, unit) if unit else None
        if old:
            return Phrase("{0}, discarding {1}", "{0}（{1}を破棄）").of(standing_at(s, self.unit), name(s, old))
        return standing_at(s, self.unit)


# ---- between units -------------------------------------------------------------------------------------------
def movable(s: State, seat: int, among: Sequence[Piece]) -> dict[int, Piece]:
    """Arms by their bearers; possession arms stay where they are (MS-8.4)."""
    there = {unit.id for unit in among}
    return {
        worn.host: worn
        for worn in s.inside(arms(seat))
        if worn.host in there and "possession" not in arms_facts(s, worn).keywords
    }


class Rack:
    """Who bears what among some units, and which passing on of arms can be brought to an end: nothing is dropped.

    Arms handed to a unit that bears some push these on to another one, and so on, until they come to a unit with free
    hands. Each arms are passed on once, so everything that can be arranged at all can be arranged by such rows.
    """

    def __init__(self, s: State, seat: int, why: str) -> None:
        self.s, self.among = s, available(s, seat, why)
        self.worn = movable(s, seat, self.among)
        self.bound = {worn.host for worn in s.inside(arms(seat))} - self.worn.keys()
        self.known: dict[int, list[int]] = {}

    def carriers(self, worn: Piece) -> list[int]:
        """Who else could bear these arms; worked out once."""
        if worn.id not in self.known:
            printed = arms_facts(self.s, worn)
            self.known[worn.id] = [
                unit.id
                for unit in self.among
                if unit.id != worn.host and unit.id not in self.bound and can_carry(self.s, printed, unit)
            ]
        return self.known[worn.id]

    def takers(self, lifted: Piece, moves: Moves) -> list[int]:
        """Who may take lifted arms, after these moves, so that all arms find a bearer in the end."""
        given, away = {unit for _, unit in moves}, {i for i, _ in moves} | {lifted.id}
        return [unit for unit in self.carriers(lifted) if unit not in given and self.ends(unit, given, away)]

    def ends(self, unit: int, given: set[int], away: set[int]) -> bool:
        """True if what a unit bears can be passed on, and so on, to one with free hands."""
        seen, pushed = {*given, unit}, [self.worn.get(unit)]
        while pushed:
            worn = pushed.pop()
            if worn is None or worn.id in away:
                return True
            further = [i for i in self.carriers(worn) if i not in seen]
            seen.update(further)
            pushed += [self.worn.get(i) for i in further]
        return False


@frozen
class Rearm(Step):
    """Pass arms on to another unit; what that unit bears goes on to the next one (why: "regroup", "exchange")."""

    seat: int
    moves: Known[tuple[tuple[PieceId, PieceId], ...]]
    why: str
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return self.moves[0] if len(self.moves) == 1 else (self.moves[-1][1],)

    def do(self, s: State) -> None:
        moved = {i for i, _ in self.moves}
        pushed = arms_on(s, self.moves[-1][1])
        if pushed and pushed.id not in moved:
            s.then(RearmNext(self.seat, pushed.id, self.moves, self.why, self.after))
            return
        for i, unit in self.moves:
            hand_over(s, s.pieces[i], s.pieces[unit], self.why)
        s.then(*self.after)

    def say(self, s: State) -> Phrase:
        worn, unit = self.moves[-1]
        return Phrase("give {0} to {1}", "{0}を{1}に渡す").of(name(s, worn), standing_at(s, unit))


@frozen
class RearmNext(Question):
    """Who takes the arms that had to make room?"""

    lifted: PieceId
    moves: tuple[tuple[PieceId, PieceId], ...]
    why: str
    after: tuple[Step, ...]

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        lifted = s.pieces[self.lifted]
        takers = Rack(s, self.seat, self.why).takers(lifted, self.moves)
        for unit in takers:
            yield Rearm(self.seat, (*self.moves, (self.lifted, unit)), self.why, self.after)
        if s.explaining:
            yield from misfits(s, arms_facts(s, lifted), available(s, self.seat, self.why))

    def ask(self, s: State) -> Phrase:
        return Phrase("Who takes {0} now?", "{0}を次に誰が持つ？").of(name(s, self.lifted))


def rearmings(s: State, seat: int, why: str, after: tuple[Step, ...]) -> Iterable[Step | No]:
    """Every first step of passing arms on."""
    if not s.zones.get(arms(seat)):
        return
    rack = Rack(s, seat, why)
    for worn in rack.worn.values():
        takers = rack.takers(worn, ())
        for unit in takers:
            yield Rearm(seat, ((worn.id, unit),), why, after)
        if s.explaining:
            for i in rack.carriers(worn):
                if i not in takers:
                    yield no("no_home_for_arms", (worn.id, i))
            for misfit in misfits(s, arms_facts(s, worn), rack.among):
                yield No((worn.id, *misfit.about), misfit.why, misfit.rule)
    if s.explaining:
        yield from no_to("possession_stays", [worn.id for worn in s.inside(arms(seat)) if worn.host in rack.bound])
