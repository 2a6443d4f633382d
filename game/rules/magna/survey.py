"""The table as the computer player sees it: armies, who could invade whom, and how that would go (section 13).

Worked out once for a table. The unit is a Magna: what five Fight buy, or one rank M reinforcement. It looks at nothing
that its seat does not see: to it, all cards in the other hand and all face-down cards of the other side are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.rules.magna.cards import Arms, Force, Operation, Tactics, Trap
from game.rules.magna.lasting import spent
from game.rules.magna.places import (
    HOME,
    LANE,
    MagnaState,
    arms_on,
    facts,
    field,
    funds,
    hand,
    magna,
    magna_of,
    standing,
)
from game.rules.magna.values import about, attack, constants, defence, has, in_force
from game.table.state import Piece, State

ATTACK, DEFENCE, ICON, HERO = 0.115, 0.085, 0.05, -0.12  # of the value of a unit
KEYWORDS = {"defender": -0.1, "ambush": 0.05, "possession": 0.05, "swift": 0.05, "guard": 0.15}
ABILITY = 0.2
FIGHT = 0.17  # what a Fight costs
CARD = 0.36  # an unknown card in a hand
TRAP = 0.45  # a card that lies face-down, if it is a trap or may be one
BLUFF = 0.22  # one that is none
DETERRENT = 1.5  # defence that a face-down card is good for, besides its own
SPENT = 0.15  # what is gained by destroying one: it may trigger
LEAST_KEPT = 0.12
BASE = {1: 4.0, 2: 6.0, 3: 45.0}  # what its fall is worth to the other side, beyond the Magna its owner gains
HELP_ATTACK, HELP_DEFENCE = 2.2, 2.6  # of a reinforcement that is not known
MOST_HELP = 2
LATER = (0.42, 0.3, 0.22)  # of the next invasion, by the Magna that is missing for it
HELPERS = 0.28  # of unknown hand cards that can come as reinforcement for nothing
WARY = 0.72  # blocks, traps and dice: no strike is sure


@dataclass(slots=True)
class Troop:
    """A unit with its numbers as they are now."""

    piece: Piece
    attack: int
    defence: float
    value: float
    goes: bool  # may join an invasion party


class Survey:
    """Both sides of a table."""

    def __init__(self, s: State, me: int) -> None:
        self.s, self.me, self.state = s, me, magna(s)
        self.force = in_force(s)
        self.troops = [[self.troop(p) for p in s.inside(field(seat))] for seat in (0, 1)]
        self.places: list[dict[int, list[Troop]]] = [{}, {}]  # the same by the place where they stand
        for seat in (0, 1):
            for t in self.troops[seat]:
                self.places[seat].setdefault(t.piece.at[0], []).append(t)
        self.standing = [standing(s, seat) for seat in (0, 1)]
        self.held = [len(s.zones.get(hand(seat), ())) for seat in (0, 1)]
        self.funds = [len(s.zones.get(funds(seat), ())) for seat in (0, 1)]
        self.magna = [magna_of(s, seat) for seat in (0, 1)]
        cards = [s.cards[p.card] for p in s.inside(hand(me)) if p.card in s.cards]
        free = [(card.attack, card.defence) for card in cards if isinstance(card, Force) and card.rank == "S"]
        self.ready = sorted(free, key=sum, reverse=True)  # the own reinforcement for nothing, the best first

    def troop(self, p: Piece) -> Troop:
        s = self.s
        force = about(s, p, self.force)
        toughness = defence(s, p, force)
        if not p.face_up:
            return Troop(p, 0, toughness + DETERRENT, trap_value(s, p, p.owner == self.me), False)
        strength = attack(s, p, None, force)
        goes = not has(s, p, "defender", force)
        return Troop(p, strength, toughness, unit_value(s, p, strength, toughness), goes)

    def at(self, seat: int, place: int) -> Sequence[Troop]:
        return self.places[seat].get(place, ())

    def helpers(self, seat: int, room: int) -> tuple[float, float, float]:
        """Attack, defence and number of those who may come as reinforcement from a hand for nothing."""
        room = min(room, MOST_HELP)
        if seat != self.me:
            n = min(float(room), HELPERS * self.held[seat])
            return HELP_ATTACK * n, HELP_DEFENCE * n, n
        ready = self.ready[:room]
        return float(sum(a for a, _ in ready)), float(sum(d for _, d in ready)), float(len(ready))

    # ---- invasions -------------------------------------------------------------------------------------------
    def prospects(self, seat: int) -> float:
        """What the invasions of a seat, the one that is going on or the next ones, are worth to it."""
        state = self.state
        if not self.standing[1 - seat]:
            return 0.0
        missing = max(0, 2 - self.funds[seat] - self.magna[seat])
        value = LATER[missing] * self.invasion(seat, ready_only=False)
        if state.invasion is not None and state.invasion.invader == seat:
            return value + self.going_on(seat)
        if state.declared_invasion[seat] and state.phase in ("armament", "invasion") and not self.is_over(seat):
            return 0.5 * value + 0.85 * self.invasion(seat, ready_only=True)
        return value

    def is_over(self, seat: int) -> bool:
        """True if the invasion that a seat declared has been made: the other one is at it."""
        state = self.state
        now = state.invasion.invader if state.invasion else state.acting
        return state.phase == "invasion" and state.first == seat and now == 1 - seat

    def invasion(self, seat: int, ready_only: bool) -> float:
        """What an invasion from base 3 would be worth; who is on an invasion now will be there again."""
        party = [t for t in (*self.at(seat, HOME), *self.at(seat, LANE)) if t.goes]
        if not party:
            return 0.0
        force = float(sum(t.attack for t in party if not ready_only or not t.piece.turned))
        force += self.helpers(seat, 5 - len(party))[0]
        targets = self.standing[1 - seat]
        if self.state.bypass[seat] and len(targets) > 1:
            targets = targets[1:]
        return self.campaign(seat, force, targets, True)

    def campaign(self, seat: int, force: float, targets: list[int], helped: bool) -> float:
        """Battle after battle, as far as the attack reaches."""
        value, chance, foe = 0.0, 1.0, 1 - seat
        for n, base in enumerate(targets):
            there = self.at(foe, base) if base != HOME else [*self.at(foe, HOME), *self.at(foe, LANE)]
            wall = float(sum(t.defence for t in there))
            if helped or n:
                wall += self.helpers(foe, 5 - len(there))[1] / (1 + n)
            odds = breach(force, wall)
            spoils = plunder(there)
            value += chance * (odds * (BASE[base] + spoils) + (1 - odds) * 0.45 * spoils * min(1.0, force / (wall + 1)))
            chance *= odds * 0.9
            force -= wall
            if force <= 0 or chance < 0.05:
                break
        return value

    def going_on(self, seat: int) -> float:
        """The invasion that is going on."""
        state = self.state
        invasion, battle = state.invasion, state.battle
        assert invasion is not None
        if (battle is None and invasion.base and not invasion.fell) or (battle is not None and battle.step == "end"):
            return 0.0  # it is over, only the surplus is still to be discarded
        targets = [base for base in self.standing[1 - seat] if base > invasion.base or (battle and base >= battle.base)]
        if battle is not None:
            targets = [base for base in targets if base >= battle.base]
        party = self.at(seat, LANE)
        ready = [t for t in party if not t.piece.turned]
        force = float(sum(t.attack for t in ready))
        if not targets:
            return 0.0
        if battle is None:
            if party:
                return self.campaign(seat, force, targets, True)
            home = [t for t in self.at(seat, HOME) if t.goes and not t.piece.turned]
            return self.campaign(
                seat, float(sum(t.attack for t in home)) + self.helpers(seat, 5 - len(home))[0], targets, True
            )
        if not party:
            return 0.0
        if battle.step == "reinforce":
            if state.acting == seat:
                force += self.helpers(seat, 5 - len(party))[0] * 0.5
            return self.campaign(seat, force, targets, True)
        return self.fighting(seat, force + self.tricks(seat), targets)

    def fighting(self, seat: int, force: float, targets: list[int]) -> float:
        """The attack step: who is left in the garrison, and what is left to strike with."""
        there = self.at(1 - seat, targets[0])
        wall = float(sum(t.defence for t in there))
        spoils = plunder(there)
        if not there:
            rest = self.campaign(seat, force, targets[1:], True)
            return 0.98 * BASE[targets[0]] + 0.9 * rest
        odds = breach(force, wall) * 0.9
        value = odds * (BASE[targets[0]] + spoils) + (1 - odds) * 0.5 * spoils * min(1.0, force / (wall + 1))
        return value + odds * 0.7 * self.campaign(seat, force - wall, targets[1:], True)

    def tricks(self, seat: int) -> float:
        """Attack tactics in hand whose user has the icons, as attack."""
        if seat != self.me:
            return 0.3 * self.held[seat]
        icons: dict[str, int] = {}
        for t in self.at(seat, LANE):
            for skill, n in facts(self.s, t.piece).skills.items():
                icons[skill] = max(icons.get(skill, 0), n - spent(t.piece, skill))
        return 1.2 * sum(
            all(icons.get(skill, 0) >= card.price.skill.count(skill) for skill in card.price.skill)
            for p in self.s.inside(hand(seat))
            if isinstance(card := self.s.cards[p.card], Tactics) and card.timing == "attack"
        )


def plunder(there: Sequence[Troop]) -> float:
    """What is gained by destroying all of a garrison."""
    return sum(t.value if t.piece.face_up else SPENT for t in there)


def breach(force: float, wall: float) -> float:
    """The chance that an attack clears a garrison: none below half of its defence, good from a little more than it."""
    ratio = (force + 0.5) / (wall + 0.5)
    return (
        WARY * max(0.0, min(1.0, (ratio - 0.45) / 0.75)) + (0.2 if ratio > 1.5 else 0.0)
        if force > 0 or wall <= 0
        else 0.0
    )


# ---- what things are worth ---------------------------------------------------------------------------------------
def unit_value(s: State, unit: Piece, strength: int, toughness: int) -> float:
    """A face-up unit: its numbers, icons, abilities and arms."""
    own = facts(s, unit)
    value = force_value(own) + ATTACK * (strength - own.attack) + DEFENCE * (toughness - own.defence)
    worn = arms_on(s, unit)
    if worn is not None and s.cards[worn.card].abilities:
        value += ABILITY
    if isinstance(s.cards[unit.card], Tactics):
        return 0.35 * value  # a summoned unit leaves when the battle ends
    return value


@lru_cache(maxsize=2048)
def force_value(card: Force) -> float:
    """What a force is worth in play, by what is printed on it."""
    value = ATTACK * card.attack + DEFENCE * card.defence + ICON * sum(card.skills.values()) + HERO * card.hero
    value += sum(KEYWORDS[keyword] for keyword in card.keywords)
    return value + ABILITY * (len(card.abilities) + len(constants(card)) * 0.3)


def trap_value(s: State, unit: Piece, mine: bool) -> float:
    if not mine:
        return TRAP
    card = s.cards[unit.card]
    if isinstance(card, Trap):
        return TRAP + 0.15
    return TRAP if isinstance(card, Force) and "ambush" in card.keywords else BLUFF


def kept(s: State, card: Any, skills: dict[str, int], army: int) -> float:
    """What a card in the own hand is worth. `skills`: the most icons of each skill that one own unit shows."""
    if isinstance(card, Force):
        value = force_value(card) - FIGHT * (card.cost if card.cost is not None else 1.5)
        if card.rank == "S":
            value = max(value, 0.0) + 0.26
        elif card.rank == "M":
            value = max(value, 0.15) + 0.1
        return max(LEAST_KEPT, min(0.75, value))
    if isinstance(card, Trap):
        return 0.4
    if isinstance(card, Arms):
        value = ATTACK * card.attack + DEFENCE * card.defence + ABILITY * len(card.abilities)
        return max(LEAST_KEPT, min(0.45, value * (0.8 if army else 0.3)))
    price = card.price.skill
    usable = all(skills.get(skill, 0) >= price.count(skill) for skill in price)
    if isinstance(card, Operation):
        return 0.34 if usable else 0.16
    return (0.45 if card.timing == "block" else 0.42) if usable else 0.17


def shown_skills(s: MagnaState | State, seat: int) -> dict[str, int]:
    """The most icons of each skill that one face-up unit of a seat has, roughly."""
    most: dict[str, int] = {}
    for unit in s.inside(field(seat)):
        for skill, n in facts(s, unit).skills.items():
            most[skill] = max(most.get(skill, 0), n)
    return most
