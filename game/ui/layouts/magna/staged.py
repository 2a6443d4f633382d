"""Positions set up by hand for pictures: what bots seldom come to within a few matches.

A card is written as seat, key and place: a base `1` to `3`, `0` for the invasion slots, or a pile; then what is so
about it: "down", "checked", or the key of the arms it bears.
"""

from __future__ import annotations

from collections.abc import Sequence

import game
from game.match.match import Match, Setup
from game.rules.magna.adjusting import DrawUp
from game.rules.magna.aftermath import Aftermath
from game.rules.magna.attack import AttackStep, Charge, Strike
from game.rules.magna.cards import BACK
from game.rules.magna.chain_and_block import NoBlock
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.invasion import BeginBattle, battle
from game.rules.magna.invasion_state import Battle, Invasion
from game.rules.magna.places import (
    MAGNA,
    MagnaState,
    arms,
    at_place,
    bases,
    bases_aside,
    deck,
    discard,
    field,
    funds,
    hand,
    magna,
)
from game.rules.magna.production import EndProduction
from game.rules.magna.reinforcement import EndReinforcement
from game.rules.magna.turn import Turn
from game.table.state import State, run
from game.table.step import Step, Thing

Card = tuple[int, str, int | str, str]
PILES = {"hand": hand, "discard": discard, "funds": funds}
SEED, LEFT = 5, 12  # cards left in each deck
WOLF, SAILOR, SERPENT = "pur-f05", "pur-f01", "pur-f11"
KNIGHT, MAGE, GUARD = "blu-f07", "blu-f03", "blu-f02"
DEFENDED: Sequence[Card] = (
    (0, KNIGHT, 2, "blu-w1"), (0, MAGE, 2, ""), (0, GUARD, 2, ""), (0, "blu-r3", 2, "down"),
    (0, "blu-f04", 2, "checked"), (0, "blu-f06", 3, "blu-w3"), (0, "blu-r2", 3, "down"), (0, "blu-f10", 3, "checked"),
    (0, "blu-t2", "hand", ""), (0, "neu-t2", "hand", ""), (0, "blu-f08", "hand", ""), (0, "blu-o1", "hand", ""),
    (1, WOLF, 0, ""), (1, WOLF, 0, ""), (1, "pur-f07", 0, "pur-w1"), (1, SAILOR, 0, "checked"), (1, "pur-f10", 0, ""),
    (1, "pur-f06", 3, ""), (1, "pur-r1", 3, "down"), (1, "red-f03", 2, ""), (1, "red-r2", 2, "down"),
    (1, "red-f05", 1, "checked"), (1, "pur-r2", 1, "down"), (1, "red-f01", "hand", ""), (1, "pur-t3", "hand", ""),
    (0, "blu-o2", "discard", ""), (1, "red-f04", "discard", ""), (0, "blu-o3", "funds", ""),
)  # fmt: skip
AT_HOME: Sequence[Card] = (
    (0, KNIGHT, 1, "blu-w1"), (0, "blu-r3", 1, "down"), (0, MAGE, 2, ""), (0, GUARD, 2, "checked"),
    (0, "blu-f09", 3, ""), (0, "blu-f06", 3, "blu-w3"), (0, "blu-r2", 3, "down"),
    (0, "blu-f08", "hand", ""), (0, "blu-f04", "hand", ""), (0, "blu-o1", "hand", ""), (0, "blu-w2", "hand", ""),
    (0, "blu-t2", "hand", ""), (0, "blu-o2", "discard", ""), (0, "blu-o3", "funds", ""),
    (1, WOLF, 1, ""), (1, "red-r2", 1, "down"), (1, "red-f05", 2, "checked"), (1, "pur-r2", 2, "down"),
    (1, "pur-f07", 3, "pur-w1"), (1, "pur-f10", 3, ""), (1, "pur-f06", 3, ""), (1, "red-f09", 3, "checked"),
    (1, "pur-t3", "hand", ""), (1, SAILOR, "hand", ""), (1, "red-f01", "hand", ""), (1, "red-o1", "hand", ""),
    (1, "red-f04", "discard", ""), (1, "red-o2", "funds", ""), (1, "red-f02", "funds", ""),
)  # fmt: skip
FALLEN = tuple(card for card in AT_HOME if card[2] != 1)  # nobody stands where the first bases have fallen
THIN: Sequence[Card] = (
    *(card for card in DEFENDED if card not in [(0, GUARD, 2, ""), (0, "blu-f04", 2, "checked")]),
    (0, "blu-f04", "hand", ""), (0, "blu-f01", "hand", ""), (0, "blu-w2", "hand", ""),
)  # fmt: skip
TRAPPED: Sequence[Card] = (
    (0, "red-r1", 2, "down"), (0, "red-r2", 2, "down"), (0, "red-f04", 2, ""), (0, "red-f09", 3, "red-w3"),
    (0, "red-f06", 3, "checked"), (0, "red-r3", 1, "down"), (0, "red-f07", "hand", ""), (0, "red-t3", "hand", ""),
    (1, "blu-f09", 0, ""), (1, KNIGHT, 0, "blu-w1"), (1, "blu-f06", 0, ""), (1, MAGE, 0, "checked"), (1, GUARD, 3, ""),
    (1, "blu-r1", 3, "down"), (1, "blu-f04", 2, ""), (1, "blu-r2", 1, "down"), (1, "blu-t1", "hand", ""),
)  # fmt: skip


def position(
    decks: tuple[str, str], cards: Sequence[Card], money: tuple[int, int], fallen: Sequence[tuple[int, int]]
) -> MagnaState:
    """A table in the middle of an invasion by seat 1, with these cards on it."""
    s = magna(game.start("magna", 2, SEED, {}, decks))
    for seat in (0, 1):
        for n, base in enumerate(s.inside(bases_aside(seat)), 1):
            s.move(base, bases(seat), at=(n,), turned=(seat, n) in fallen)
        for card in s.inside(deck(seat))[LEFT:]:
            s.drop(card)
        s.marks[seat, MAGNA] = money[seat]
    for seat, key, place, how in cards:
        lay(s, seat, f"card/{key}", place, how)
    s.asks.clear()
    s.agenda.clear()
    s.turn, s.rolled, s.first, s.phase, s.declared_invasion = 7, (5, 3), 0, "invasion", (False, True)
    return s


def quiet(*taken: type[Step], cards: Sequence[Card] = AT_HOME, fallen: Sequence[tuple[int, int]] = ()) -> Match:
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
    return quiet(DrawUp, DrawUp, cards=FALLEN, fallen=((0, 1), (1, 1)))


def arming() -> Match:
    """Both have produced: the person arms."""
    return quiet(DrawUp, DrawUp, EndProduction, EndProduction)


def lay(s: State, seat: int, key: str, place: int | str, how: str) -> None:
    """One card on the table."""
    if isinstance(place, str):
        s.put(key, seat, PILES[place](seat), back=BACK, face_up=place != "funds")
        return
    taken = {unit.at for unit in s.inside(field(seat))}
    at = next((place, n) for n in range(9) if (place, n) not in taken)
    unit = s.put(key, seat, field(seat), back=BACK, at=at, face_up=how != "down", turned=how == "checked")
    if "-" in how:
        s.put(f"card/{how}", seat, arms(seat), back=BACK, host=unit.id)


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
    s = position(("blue", "raiders"), DEFENDED, (3, 2), ((0, 1),))
    match = fight(s, 2)
    knight = next(unit.id for unit in at_place(s, 0, 2) if unit.card == f"card/{KNIGHT}")
    for wolf in [unit.id for unit in at_place(s, 1, 0) if unit.card == f"card/{WOLF}"]:
        take(match, Declare, wolf)
        take(match, Decide, knight)
    return match


def reinforcing() -> Match:
    """The invader has reinforced; of the person's garrison of three one is a trap, and help is in hand."""
    match = fight(position(("blue", "raiders"), THIN, (3, 2), ((0, 1),)), 2, BeginBattle(2))
    take(match, EndReinforcement)
    return match


def charged() -> Match:
    """All who can of the party charge the garrison of base 2; the person may block."""
    match = fight(position(("blue", "raiders"), DEFENDED, (3, 2), ((0, 1),)), 2)
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
