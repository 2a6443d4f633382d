"""Small positions for the effects of cards, written the way the rulebook writes its examples (magna.md, section 14).

    s = battle("A:red-f06@lane", "B:blu-f04@1")          # A invades B's base 1, the Attack Step is on
    use(s, "red-f06", "blu-f04")                          # A uses its ability on B's Undine; nobody blocks
    s = production("A:red-o2@hand", "A:red-f08@2", "B:neu-r1@1 down", fight=5)

A place is `lane`, `1` to `3` (a base), `hand`, `deck`, `discard` or `funds`; `down` is face-down, `checked` is Checked,
`wears neu-w1` gives it arms. Bases are the ones without abilities unless `bases` names others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import game
from game.rules.magna import places
from game.rules.magna.aftermath import Aftermath
from game.rules.magna.attack import AttackRound, Charge, Skirmish, Strike, Strikers
from game.rules.magna.battle_end import BattleEnd
from game.rules.magna.cards import BACK, UNSEEN
from game.rules.magna.chain_and_block import Block, Chain, NoBlock, NoMore
from game.rules.magna.damage import DamageNext, DamageOrder
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.interrupting import Interrupt, NoInterrupt
from game.rules.magna.invasion import AskGoOn
from game.rules.magna.invasion_state import Battle, Invasion
from game.rules.magna.moving import next_free
from game.rules.magna.places import MagnaState
from game.rules.magna.production import Producing
from game.rules.magna.setup import interrupts, weakening
from game.rules.magna.use import key_of
from game.rules.magna.values import attack, defence
from game.table.dice import Dice
from game.table.state import Piece, choose, legal, run
from game.table.step import Spot

WRITTEN = re.compile(r"([AB]):([\w-]+)@(\w+)(?P<looks>( down| checked| wears [\w-]+)*)")
PLAIN_BASES = ("red-b3", "blu-b3", "gre-b3")
ENDS = (NoBlock, NoMore, NoInterrupt)


@cache
def catalogue() -> dict[str, Any]:
    return {**game.ruleset("magna").catalogue, **UNSEEN}


def table(
    *cards: str,
    magna: tuple[int, int] = (0, 0),
    fight: tuple[int, int] = (0, 0),
    bases: Sequence[str] = PLAIN_BASES,
    other_bases: Sequence[str] = PLAIN_BASES,
) -> MagnaState:
    """A table with these cards; nobody is asked anything."""
    s = MagnaState(2, Dice(1), cards=catalogue(), rules=catalogue()["format/full"], turn=1)
    s.interrupts, s.weakening = interrupts(catalogue()), weakening(catalogue())
    for seat, names in ((0, bases), (1, other_bases)):
        for number, base in enumerate(names, 1):
            s.put(f"base/{base}", seat, places.bases(seat), at=(number,))
        s.marks[seat, places.MAGNA], s.marks[seat, places.FIGHT] = magna[seat], fight[seat]
    for written in cards:
        lay(s, written)
    s.events.clear()
    return s


def lay(s: MagnaState, written: str) -> Piece:
    match = WRITTEN.fullmatch(written)
    assert match, written
    owner, key, place, looks = "AB".index(match[1]), f"card/{match[2]}", match[3], match["looks"]
    assert key in s.cards, key
    if place in ("hand", "deck", "discard"):
        return s.put(key, owner, getattr(places, place)(owner), back=BACK)
    if place == "funds":
        return s.put(key, owner, places.funds(owner), back=BACK, face_up=False)
    at = next_free(s, owner, 0 if place == "lane" else int(place))
    unit = s.put(
        key, owner, places.field(owner), back=BACK, at=at, face_up=" down" not in looks, turned=" checked" in looks
    )
    if worn := re.search(r"wears ([\w-]+)", looks):
        s.put(f"card/{worn[1]}", owner, places.arms(owner), back=BACK, host=unit.id)
    return unit


def production(*cards: str, fight: int = 9, magna: int = 0, **more: Any) -> MagnaState:
    """A's production phase."""
    s = table(*cards, fight=(fight, 0), magna=(magna, 0), **more)
    s.phase = "production"
    s.then(Producing(0))
    run(s)
    return s


def battle(*cards: str, base: int = 1, magna: tuple[int, int] = (0, 0), **more: Any) -> MagnaState:
    """A invades a base of B: the Attack Step is on."""
    s = table(*cards, magna=magna, **more)
    s.phase, s.battle = "invasion", Battle(0, base, "attack")
    s.invasion = Invasion(0, joined=tuple(unit.id for unit in places.units(s, 0) if unit.at[0] == 0), base=base)
    s.then(AttackRound(), BattleEnd(), AskGoOn(), Aftermath(0))
    run(s)
    return s


def find(s: MagnaState, name: str, seat: int | None = None) -> Piece:
    """The one piece of this card; of several the first. `B:...` names its owner."""
    if name[1:2] == ":":
        seat, name = "AB".index(name[0]), name[2:]
    found = [
        p
        for p in sorted(s.pieces.values(), key=lambda p: p.id)
        if p.card.partition("/")[2] == name and (seat is None or p.owner == seat)
    ]
    assert found, name
    return found[0]


def gone(s: MagnaState, name: str) -> bool:
    """True if the card is in its owner's discard pile."""
    return find(s, name).zone.name == "discard"


def numbers(s: MagnaState, name: str) -> tuple[int, int]:
    """Current attack and defence."""
    unit = find(s, name)
    return attack(s, unit), defence(s, unit)


def declares(s: MagnaState, name: str, seat: int) -> list[Declare]:
    """The declarations of a card or of an ability on it that are offered."""
    return [
        option
        for option in legal(s, seat)
        if isinstance(option, Declare) and key_of(s, option.use).partition("/")[2] == name
    ]


def use(s: MagnaState, name: str, *wanted: object, seat: int = 0) -> None:
    """Declare an ability or card, choose what is named (cards, numbers of X and options, spots), go on without replies.

    A choice that is not named must be the only one, or "that is all".
    """
    start(s, name, *wanted, seat=seat)
    passes(s)


def start(s: MagnaState, name: str, *wanted: object, seat: int = 0) -> None:
    """Declare, and choose what is named; whoever replies is asked."""
    offered = declares(s, name, seat)
    assert offered, f"{name} is not offered: {legal(s, seat)}"
    choose(s, seat, offered[0])
    left = list(wanted)
    while seat in s.asks and (decisions := [o for o in legal(s, seat) if isinstance(o, Decide)]):
        choose(s, seat, decision(s, decisions, left))
    assert not left, f"not chosen: {left}"


def decision(s: MagnaState, decisions: list[Decide], left: list[object]) -> Decide:
    if not left:
        return next(o for o in decisions if o.kind == "enough")
    want = left.pop(0)
    if isinstance(want, int):
        return next(o for o in decisions if o.n == want)
    if isinstance(want, tuple):  # a unit and the base it goes to
        unit = find(s, want[0]).id
        return next(
            o
            for o in decisions
            if o.things[0] == unit and isinstance(o.things[1], Spot) and o.things[1].at[0] == want[1]
        )
    if isinstance(want, str) and want.startswith("base "):
        return next(o for o in decisions if isinstance(o.things[0], Spot) and o.things[0].at[0] == int(want[5:]))
    return next(o for o in decisions if find(s, str(want)).id in o.things)


def passes(s: MagnaState, orders: bool = True) -> None:
    """Nobody replies; with `orders` shared damage goes through the units in the order they stand in."""
    while True:
        for seat, question in list(s.asks.items()):
            if isinstance(question, (Block, Chain, Interrupt)):
                choose(s, seat, next(o for o in legal(s, seat) if isinstance(o, ENDS)))
                break
            if len(legal(s, seat)) == 1 and not question.waits:  # the match itself would go on
                choose(s, seat, legal(s, seat)[0])
                break
            if orders and isinstance(question, (DamageOrder, DamageNext)):
                choose(s, seat, legal(s, seat)[0])
                break
        else:
            return


def strike(s: MagnaState, *strikers: str, at: str = "", reply: bool = False) -> None:
    """A charge of these units, or a skirmish `at` one; `reply`: the defender is left to answer."""
    choose(s, 0, Skirmish(0, find(s, at, 1).id) if at else Charge(0))
    ids = {find(s, name, 0).id for name in strikers}
    if 0 in s.asks and isinstance(s.asks[0], Strikers):
        choose(s, 0, next(o for o in legal(s, 0) if isinstance(o, Strike) and set(o.units) == ids))
    if not reply:
        passes(s)
