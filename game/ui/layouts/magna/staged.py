"""Positions set up by hand for pictures: what bots seldom come to within a few matches."""

from __future__ import annotations

from collections.abc import Sequence

import game
from game.match.match import Match, Setup
from game.rules.magna.adjusting import DrawUp
from game.rules.magna.aftermath import Aftermath
from game.rules.magna.attack import AttackStep, Charge, Strike
from game.rules.magna.chain_and_block import NoBlock
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.invasion import BeginBattle, battle
from game.rules.magna.invasion_state import Battle, Invasion
from game.rules.magna.places import MagnaState, at_place, deck
from game.rules.magna.positions import lay, lay_bases, pay, undecided
from game.rules.magna.production import EndProduction
from game.rules.magna.reinforcement import EndReinforcement
from game.rules.magna.turn import Turn
from game.table.state import run
from game.table.step import Step, Thing

SEED, LEFT = 5, 12  # cards left in each deck
WOLF, SAILOR = "pur-f05", "pur-f01"
KNIGHT, MAGE, GUARD = "blu-f07", "blu-f03", "blu-f02"
DEFENDED: Sequence[str] = (
    f"A:{KNIGHT}@2 bears blu-w1", f"A:{MAGE}@2", f"A:{GUARD}@2", "A:blu-r3@2 down",
    "A:blu-f04@2 checked", "A:blu-f06@3 bears blu-w3", "A:blu-r2@3 down", "A:blu-f10@3 checked",
    "A:blu-t2@hand", "A:neu-t2@hand", "A:blu-f08@hand", "A:blu-o1@hand",
    f"B:{WOLF}@0", f"B:{WOLF}@0", "B:pur-f07@0 bears pur-w1", f"B:{SAILOR}@0 checked", "B:pur-f10@0",
    "B:pur-f06@3", "B:pur-r1@3 down", "B:red-f03@2", "B:red-r2@2 down",
    "B:red-f05@1 checked", "B:pur-r2@1 down", "B:red-f01@hand", "B:pur-t3@hand",
    "A:blu-o2@discard", "B:red-f04@discard", "A:blu-o3@funds",
)  # fmt: skip
AT_HOME: Sequence[str] = (
    f"A:{KNIGHT}@1 bears blu-w1", "A:blu-r3@1 down", f"A:{MAGE}@2", f"A:{GUARD}@2 checked",
    "A:blu-f09@3", "A:blu-f06@3 bears blu-w3", "A:blu-r2@3 down",
    "A:blu-f08@hand", "A:blu-f04@hand", "A:blu-o1@hand", "A:blu-w2@hand",
    "A:blu-t2@hand", "A:blu-o2@discard", "A:blu-o3@funds",
    f"B:{WOLF}@1", "B:red-r2@1 down", "B:red-f05@2 checked", "B:pur-r2@2 down",
    "B:pur-f07@3 bears pur-w1", "B:pur-f10@3", "B:pur-f06@3", "B:red-f09@3 checked",
    "B:pur-t3@hand", f"B:{SAILOR}@hand", "B:red-f01@hand", "B:red-o1@hand",
    "B:red-f04@discard", "B:red-o2@funds", "B:red-f02@funds",
)  # fmt: skip
FALLEN = tuple(card for card in AT_HOME if "@1" not in card)  # nobody stands where the first bases have fallen
THIN: Sequence[str] = (
    *(card for card in DEFENDED if card not in [f"A:{GUARD}@2", "A:blu-f04@2 checked"]),
    "A:blu-f04@hand", "A:blu-f01@hand", "A:blu-w2@hand",
)  # fmt: skip
TRAPPED: Sequence[str] = (
    "A:red-r1@2 down", "A:red-r2@2 down", "A:red-f04@2", "A:red-f09@3 bears red-w3",
    "A:red-f06@3 checked", "A:red-r3@1 down", "A:red-f07@hand", "A:red-t3@hand",
    "B:blu-f09@0", f"B:{KNIGHT}@0 bears blu-w1", "B:blu-f06@0", f"B:{MAGE}@0 checked", f"B:{GUARD}@3",
    "B:blu-r1@3 down", "B:blu-f04@2", "B:blu-r2@1 down", "B:blu-t1@hand",
)  # fmt: skip


def position(decks: tuple[str, str], cards: Sequence[str], money: tuple[int, int], fallen: Sequence[str]) -> MagnaState:
    """A table in the middle of an invasion by seat 1, with these cards on it."""
    s = undecided(game.start("magna", 2, SEED, {}, decks))
    lay_bases(s, fallen)
    for seat in (0, 1):
        for card in s.inside(deck(seat))[LEFT:]:
            s.drop(card)
    pay(s, money, (0, 0))
    for written in cards:
        lay(s, written)
    s.turn, s.rolled, s.first, s.phase, s.declared_invasion = 7, (5, 3), 0, "invasion", (False, True)
    return s


def quiet(*taken: type[Step], cards: Sequence[str] = AT_HOME, fallen: Sequence[str] = ()) -> Match:
    """A turn in which nobody invades, and what has been chosen in it so far. Seat 0 is First, and a person."""
    s = position(("blue", "raiders"), cards, (3, 2), fallen)
    s.dice.rigged = (5, 3)
    s.then(Turn(s.turn))
    run(s)
    match = Match(s, (), setup=Setup("magna", 2, SEED, kinds=("human", "normal")))
    for kind in taken:
        take(match, kind)
    return match


def producing() -> Match:
    """Both hands are adjusted: the person produces."""
    return quiet(DrawUp, DrawUp)


def fallen() -> Match:
    """The same, with the first base of both sides lost."""
    return quiet(DrawUp, DrawUp, cards=FALLEN, fallen=("A1", "B1"))


def arming() -> Match:
    """Both have produced: the person arms."""
    return quiet(DrawUp, DrawUp, EndProduction, EndProduction)


def fight(s: MagnaState, base: int, first: Step | None = None) -> Match:
    """Both have reinforced: the invader is asked for an attack; or the battle begins with another step. Seat 0 is a
    person."""
    joined = tuple(unit.id for unit in at_place(s, 1, 0))
    s.invasion, s.battle = Invasion(1, joined=joined, base=base), Battle(1, base)
    s.then(first or AttackStep(), *battle(base)[1:], Aftermath(1))
    run(s)
    s.events.clear()
    return Match(s, (), setup=Setup("magna", 2, SEED, kinds=("human", "normal")))


def take(match: Match, kind: type[Step], *about: Thing) -> None:
    """Choose the option of a kind that is about these things, if somebody is asked for it."""
    seat = min(match.state.asks)
    options = match.options(seat)
    found = [n for n, o in enumerate(options) if isinstance(o, kind) and (not about or o.about() == about)]
    if found:
        match.take(seat, found[0])


def chain() -> Match:
    """Two wolves chain their fangs at a knight in a battle of five against five; the person may block."""
    s = position(("blue", "raiders"), DEFENDED, (3, 2), ("A1",))
    match = fight(s, 2)
    knight = next(unit.id for unit in at_place(s, 0, 2) if unit.card == f"card/{KNIGHT}")
    for wolf in [unit.id for unit in at_place(s, 1, 0) if unit.card == f"card/{WOLF}"]:
        take(match, Declare, wolf)
        take(match, Decide, knight)
    return match


def reinforcing() -> Match:
    """The invader has reinforced; of the person's garrison of three one is a trap, and help is in hand."""
    match = fight(position(("blue", "raiders"), THIN, (3, 2), ("A1",)), 2, BeginBattle(2))
    take(match, EndReinforcement)
    return match


def charged() -> Match:
    """All who can of the party charge the garrison of base 2; the person may block."""
    match = fight(position(("blue", "raiders"), DEFENDED, (3, 2), ("A1",)), 2)
    take(match, Charge)
    strikes = [option for option in match.options(1) if isinstance(option, Strike)]
    take(match, Strike, *max((strike.about() for strike in strikes), key=len))
    return match


def ordering() -> Match:
    """Nobody has blocked: the person says who takes the damage of the charge first."""
    match = charged()
    take(match, NoBlock)
    return match


def broken() -> Match:
    """A charge has destroyed two trap cards at once: one of them goes off."""
    match = fight(position(("red", "blue"), TRAPPED, (1, 2), ()), 2)
    for kind in (Charge, Strike, NoBlock):
        take(match, kind)
    return match
