"""Positions set up by hand, and what is done in them.

s = table("A:Lava Giant@0", "B:Undine@1", "B:Pitfall@1 down", magna=(1, 0))    # see game/rules/magna/positions.py
fight_at(s, 1)                           # a battle at base 1, both have reinforced
strike(s, "A:Lava Giant", at="B:Undine")
done(s)                                  # no block
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import game
from game.match import match
from game.rules.magna import places, positions
from game.rules.magna.adjusting import DrawUp
from game.rules.magna.aftermath import Aftermath
from game.rules.magna.armament import EndRegroup
from game.rules.magna.attack import Charge, EndAttacks, Skirmish, Strike
from game.rules.magna.cards import BACK, Base
from game.rules.magna.chain_and_block import Block, Chain, NoBlock, NoMore
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.interrupting import Interrupt, NoInterrupt
from game.rules.magna.invasion import Invade, StopHere, battle
from game.rules.magna.invasion_state import Invasion
from game.rules.magna.places import MagnaState, magna
from game.rules.magna.positions import PLAIN as PLAIN
from game.rules.magna.production import EndProduction, Producing
from game.rules.magna.refusals import REASONS
from game.rules.magna.reinforcement import EndReinforcement
from game.rules.magna.turn import Turn
from game.table.event import Event
from game.table.state import Piece, State, choose, legal, refused, run
from game.table.step import Spot, Step

NO_CHOICE = (Interrupt, Block, Chain)
ENDINGS = (EndProduction, NoInterrupt, EndRegroup, EndReinforcement, EndAttacks, NoBlock, NoMore, StopHere, DrawUp)


@cache
def catalogue() -> dict[str, Any]:
    return {**game.ruleset("magna").catalogue, BACK: game.start("magna", 2, 1).cards[BACK]}


@cache
def keys() -> dict[str, str]:
    """Names to keys."""
    return {fact.name.en: key for key, fact in catalogue().items() if key.startswith(("card/", "base/"))}


def table(*cards: str, decks: int = 0, **given: Any) -> MagnaState:
    """A table with these cards on it; `decks` Undines lie in each deck."""
    return positions.table(catalogue(), *(f"{side}:Undine@deck*{decks}" for side in "AB" if decks), *cards, **given)


# ---- looking -------------------------------------------------------------------------------------------------
def all_of(s: State, written: str) -> list[Piece]:
    """All cards called `A:Undine`, or `A:Undine@hand`, or `A:Undine@2`."""
    seat, _, rest = written.partition(":")
    name, _, place = rest.partition("@")
    found = [
        p
        for p in s.pieces.values()
        if p.owner == "AB".index(seat)
        and p.card == keys()[name]
        and place in ("", p.zone.name, str(p.at[0]) if p.zone.name == "field" else "")
    ]
    on_field = [p for p in found if p.zone.name in ("field", "arms", "bases")]
    return found if place else on_field or found


def find(s: State, written: str) -> Piece:
    found = all_of(s, written)
    assert found, f"{written} is nowhere"
    return found[0]


def where(s: State, written: str) -> str:
    """Where a card lies: "1", "hand", "discard" ..."""
    piece = find(s, written)
    return str(piece.at[0]) if piece.zone.name == "field" else piece.zone.name


def thing(s: State, written: str) -> int | Spot:
    """A card, or a slot such as `A@2.0`."""
    if "@" in written and ":" not in written:
        seat, _, slot = written.partition("@")
        place, _, n = slot.partition(".")
        return Spot(places.field("AB".index(seat)), (int(place), int(n or 0)))
    return find(s, written).id


def money(s: State) -> tuple[int, int]:
    return places.magna_of(s, 0), places.magna_of(s, 1)


def fights(s: State) -> tuple[int, int]:
    return places.fight_of(s, 0), places.fight_of(s, 1)


def hand_size(s: State, seat: int) -> int:
    return len(s.inside(places.hand(seat)))


def told(s: State, kind: type[Event]) -> list[Any]:
    """The events of a kind so far."""
    return [event for event in s.events if type(event) is kind]


# ---- playing -------------------------------------------------------------------------------------------------
def settle(s: State) -> None:
    """Take what is no choice, also where a match asks only so that the others cannot tell (ruling S2)."""
    match.settle(s)
    for seat in sorted(s.asks):
        if s.result is None and isinstance(s.asks[seat], NO_CHOICE) and len(legal(s, seat)) == 1:
            choose(s, seat, legal(s, seat)[0])
            settle(s)
            return


def begin(s: State, *steps: Step) -> None:
    s.agenda.clear()
    s.asks.clear()
    s.then(*steps)
    run(s)
    settle(s)


def asked(s: State) -> int:
    assert s.asks, "nobody is asked anything"
    return min(s.asks)


def question(s: State) -> str:
    """What is asked, by its name."""
    return type(s.asks[asked(s)]).__name__ if s.asks else ""


def offered(s: State, kind: type[Step], *about: str) -> list[Step]:
    """The options of a kind that are about exactly these things."""
    wanted = {thing(s, each) for each in about}
    return [
        option
        for option in legal(s, asked(s))
        if isinstance(option, kind) and (not about or wanted == set(option.about()))
    ]


def take(s: State, kind: type[Step], *about: str) -> None:
    """Choose the option of a kind that is about these things, then take what is no choice."""
    found = offered(s, kind, *about)
    assert found, f"{kind.__name__} {about} is not offered: {legal(s, asked(s))}"
    choose(s, asked(s), found[0])
    settle(s)


def done(s: State) -> None:
    """End what is asked: no block, no more links, the end of a step."""
    ends = [option for option in legal(s, asked(s)) if isinstance(option, ENDINGS)]
    assert ends, f"nothing to end: {legal(s, asked(s))}"
    choose(s, asked(s), ends[-1])
    settle(s)


def use(s: State, source: str, *choices: str) -> None:
    """Declare an ability or card; `choices` are clicked one after the other."""
    take(s, Declare, source)
    for choice in choices:
        take(s, Decide, choice)


def produce(s: State, seat: int = 0) -> None:
    """The production of one player begins."""
    begin(s, Producing(seat))


def invade(s: State, *seats: int) -> None:
    """The invasion phase, in which these players have declared."""
    magna(s).declared_invasion = (0 in seats, 1 in seats)
    magna(s).phase = "invasion"
    begin(s, *(Invade(seat) for seat in places.both(s)))


def battle_at(s: State, base: int) -> None:
    """A's party stands in the invasion slots; the battle begins with his reinforcement."""
    joined = tuple(unit.id for unit in places.at_place(s, 0, 0))
    magna(s).invasion = Invasion(0, joined=joined)
    magna(s).phase = "invasion"
    begin(s, *battle(base), Aftermath(0))


def fight_at(s: State, base: int) -> None:
    """A battle in which nobody reinforces: A is asked for an attack."""
    battle_at(s, base)
    while question(s).startswith("Reinforce"):
        done(s)


def strike(s: State, *strikers: str, at: str = "") -> None:
    """A skirmish at a unit, or a charge."""
    if at:
        take(s, Skirmish, at)
    else:
        take(s, Charge)
    if question(s) == "Strikers":
        take(s, Strike, *strikers)


def next_turn(s: State, number: int = 2) -> None:
    begin(s, Turn(number))


def codes(s: State, about: str = "") -> set[str]:
    """Why something is not offered, as codes of refusals.py."""
    found = set()
    for no in refused(s, asked(s)):
        if (not about and not no.about) or (about and thing(s, about) in no.about):
            found |= {
                code
                for code, (why, rule) in REASONS.items()
                if rule == no.rule and re.fullmatch(re.sub(r"\\\{\d\\\}", ".*", re.escape(why.en)), no.why.en)
            }
    return found


def base(s: State, written: str) -> Piece:
    """A base by "B1"."""
    piece = places.base_piece(s, "AB".index(written[0]), int(written[1]))
    assert piece is not None and isinstance(s.cards[piece.card], Base)
    return piece
