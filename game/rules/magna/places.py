"""Where everything of Magna Spectra lies, and what its state holds. Every other file builds on this one.

Pieces (`Piece.card` is a key of the catalogue, see cards.py):

* a unit lies in `field(seat)`, `at` its place and slot `(place, n)`: place 1 to 3 is that base, 0 the invasion slots.
  A base's own slots have the numbers below its size, its augment slots the numbers from there to 4; in an invasion,
  units sent home may have higher numbers at base 3 for a while (MS-5.7). `turned` is Checked. A trap lies face down.
  A unit keeps its id as long as it stays on the field; only who is turned up from ambush is a new one (MS-8.8);
* arms lie in `arms(seat)`, their `host` is the unit that bears them;
* the three bases lie in `bases(seat)`, `at` their number `(n,)`, `turned` once they have fallen; before both orders are
  shown they lie in `bases_aside(seat)` (MS-3.1);
* war funds lie face down in `funds(seat)`, sideways once an invasion is declared (MS-4.20);
* an operation or tactics card lies in `played(seat)` from its declaration until its effects have been applied;
* in `deck(seat)`, `hand(seat)` and face down all cards have the back `card`; in `discard(seat)` everything is open.

Magna and Fight are the marks `magna` and `fight` of a seat. `State.lists[seat]` names the deck and bases of a
ready-made deck, which the set-up screen shows to everybody; an own deck is secret (ruling S1), and the list then names
what the ready-made ones of the format hold: all that `imagine` may guess from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from game.rules.magna.cards import FACE_DOWN, Arms, Force, Rules, Tactics
from game.rules.magna.invasion_state import Attack, Battle, Invasion
from game.table.known import Known, PieceId
from game.table.state import Piece, Sight, State, Zone

if TYPE_CHECKING:
    from game.rules.magna.lasting import Lasting
    from game.rules.magna.use import Use

At = tuple[int, int]  # place (0: invasion slots, 1 to 3: base), number of the slot

MAGNA, FIGHT = "magna", "fight"  # marks of a seat
WAS = "was"  # the mark of a card in the discard pile: its id on the field
BASES = (1, 2, 3)
LANE = 0  # the place of the invasion slots
HOME = 3  # the home base
PHASES = ("setup", "fight", "adjust", "production", "armament", "invasion", "end")


def deck(seat: int) -> Zone:
    return _DECK[seat]


def hand(seat: int) -> Zone:
    return _HAND[seat]


def discard(seat: int) -> Zone:
    """The discard pile: public."""
    return _DISCARD[seat]


def funds(seat: int) -> Zone:
    """Up to two cards, face down; the owner may look."""
    return _FUNDS[seat]


def field(seat: int) -> Zone:
    """All units of a seat, at its bases and in the invasion slots."""
    return _FIELD[seat]


def arms(seat: int) -> Zone:
    return _ARMS[seat]


def bases(seat: int) -> Zone:
    return _BASES[seat]


def bases_aside(seat: int) -> Zone:
    """The bases before both orders are shown."""
    return _ASIDE[seat]


def played(seat: int) -> Zone:
    """Declared cards whose effects have not been applied yet."""
    return _PLAYED[seat]


_DECK = tuple(Zone("deck", seat, Sight.NOBODY) for seat in range(2))
_HAND = tuple(Zone("hand", seat, Sight.OWNER) for seat in range(2))
_DISCARD = tuple(Zone("discard", seat, Sight.OPEN) for seat in range(2))
_FUNDS = tuple(Zone("funds", seat, Sight.OPEN) for seat in range(2))
_FIELD = tuple(Zone("field", seat, Sight.OPEN) for seat in range(2))
_ARMS = tuple(Zone("arms", seat, Sight.OPEN) for seat in range(2))
_BASES = tuple(Zone("bases", seat, Sight.OPEN) for seat in range(2))
_ASIDE = tuple(Zone("bases aside", seat, Sight.OWNER) for seat in range(2))
_PLAYED = tuple(Zone("played", seat, Sight.OPEN) for seat in range(2))


@dataclass(slots=True)
class MagnaState(State):
    """The table and the turn. All fields are immutable values, so a clone shares them."""

    rules: Known[Rules] = None  # type: ignore[assignment]  # the numbers of the format, from set-up on
    format: Known[str] = "full"  # "full" or "half"
    decks: Known[tuple[str, ...]] = ()  # the ready-made deck of each seat; "" for an own one
    interrupts: Known[tuple[tuple[str, ...], ...]] = ()  # the icons that interrupt cards ask for
    weakening: Known[frozenset[str]] = frozenset()  # cards that lower somebody's defence while they are in play
    turn: Known[int] = 0  # from 1; 0 during set-up
    first: Known[int] = 0  # who is First in this turn
    rolled: Known[tuple[int, ...]] = ()  # the totals of the dice of this turn, once First is decided
    phase: Known[str] = "setup"  # one of PHASES
    acting: Known[int] = -1  # who has its part of the phase now; -1 for nobody
    declared_invasion: Known[tuple[bool, ...]] = (False, False)
    bypass: Known[tuple[bool, ...]] = (False, False)  # the invasion of this turn skips a base (MS-5.5)
    trap_set: Known[tuple[bool, ...]] = (False, False)  # a trap has been set in this turn
    invasion: Known[Invasion | None] = None
    battle: Known[Battle | None] = None
    attack: Known[Attack | None] = None
    declared: Known[tuple[Use, ...]] = ()  # abilities and cards that are being declared (declaration.py)
    cancelled: Known[bool] = False  # what is declared in the production phase was negated by an interrupt
    damage: Known[tuple[tuple[PieceId, int, int], ...]] = ()  # (unit, amount, who deals it) until the next application
    doomed: Known[tuple[tuple[PieceId, int], ...]] = ()  # (unit, who destroys it) until the next application
    lasting: Known[tuple[Lasting, ...]] = ()  # effects that run for a while (lasting.py)
    why_over: Known[str] = ""  # how the match ended (ending.py)


def magna(s: State) -> MagnaState:
    """The state as what it is; views are of the same type."""
    return s  # type: ignore[return-value]  # a cast would cost as much as all the rest


# ---- what is printed -----------------------------------------------------------------------------------------
def facts(s: State, piece: Piece) -> Force:
    """What is printed on a unit: a trap is a plain 0/1 (MS-6.16, 8.6), a summoned unit is what its card makes it."""
    if not piece.face_up:
        return FACE_DOWN
    printed = s.cards[piece.card]
    if isinstance(printed, Tactics) and printed.summon is not None:
        return printed.summon
    return printed  # type: ignore[no-any-return]


def printed(s: State, piece: Piece) -> Any:
    """The card itself, wherever it lies; face down for whoever does not see it."""
    return s.cards[piece.card]


def arms_facts(s: State, piece: Piece) -> Arms:
    return s.cards[piece.card]  # type: ignore[no-any-return]


def is_summoned(s: State, unit: Piece) -> bool:
    """A tactics card that fights as a unit until the battle ends (MS-6.8)."""
    return unit.face_up and isinstance(s.cards[unit.card], Tactics)


# ---- units and slots -----------------------------------------------------------------------------------------
def units(s: State, seat: int) -> list[Piece]:
    """All units of a seat in slot order: invasion slots, base 1, 2, 3."""
    return sorted([s.pieces[i] for i in s.zones.get(_FIELD[seat], ())], key=attrgetter("at"))


def at_place(s: State, seat: int, place: int) -> list[Piece]:
    """The units of a seat at one base, or in its invasion slots."""
    return [unit for unit in units(s, seat) if unit.at[0] == place]


def unit_at(s: State, seat: int, at: Sequence[int]) -> Piece | None:
    return next((unit for unit in s.inside(_FIELD[seat]) if unit.at == tuple(at)), None)


def slots(s: State, base: int) -> int:
    """How many slots a base has."""
    return magna(s).rules.slots[base - 1]


def free_slots(s: State, seat: int, base: int) -> list[At]:
    """The slots of an own standing base in which nobody stands; augment slots are none of them."""
    if not is_standing(s, seat, base):
        return []
    taken = {s.pieces[i].at for i in s.zones.get(_FIELD[seat], ())}
    return [(base, n) for n in range(slots(s, base)) if (base, n) not in taken]


def arms_on(s: State, unit: Piece | int) -> Piece | None:
    """The arms a unit bears; at most one."""
    i, seats = (unit, (0, 1)) if isinstance(unit, int) else (unit.id, (unit.owner,))
    for seat in seats:
        for worn in s.zones.get(_ARMS[seat], ()):
            if s.pieces[worn].host == i:
                return s.pieces[worn]
    return None


def surplus(s: State, seat: int, base: int) -> int:
    """How many units stand at a base for whom it has no slot; 0 or less if there is room."""
    return len(at_place(s, seat, base)) - slots(s, base)


def groups(of: Sequence[Piece]) -> Iterable[tuple[int, ...]]:
    """All groups of one or more of some units, the largest first."""
    for n in range(len(of), 0, -1):
        yield from combinations([unit.id for unit in of], n)


def is_unit(piece: Piece | None) -> bool:
    return piece is not None and piece.zone.name == "field"


# ---- bases ---------------------------------------------------------------------------------------------------
def base_piece(s: State, seat: int, base: int) -> Piece | None:
    for i in s.zones.get(_BASES[seat], ()):
        if s.pieces[i].at[0] == base:
            return s.pieces[i]
    return None


def is_standing(s: State, seat: int, base: int) -> bool:
    piece = base_piece(s, seat, base)
    return piece is not None and not piece.turned


def standing(s: State, seat: int) -> list[int]:
    """The numbers of the bases of a seat that have not fallen."""
    return sorted(piece.at[0] for piece in s.inside(_BASES[seat]) if not piece.turned)


def fallen(s: State, seat: int) -> int:
    return sum(piece.turned for piece in s.inside(_BASES[seat]))


# ---- battles -------------------------------------------------------------------------------------------------
def party(s: State) -> list[Piece]:
    """The invasion party of the current invasion."""
    invasion = magna(s).invasion
    return at_place(s, invasion.invader, LANE) if invasion else []


def garrison(s: State) -> list[Piece]:
    """All units of the base where the current battle is (MS-6.1)."""
    battle = magna(s).battle
    return at_place(s, battle.defender, battle.base) if battle else []


def side(s: State, seat: int) -> list[Piece]:
    """The units of a seat in the current battle."""
    battle = magna(s).battle
    if battle is None:
        return []
    return at_place(s, seat, battle.place(seat))


def in_battle(s: State, unit: Piece) -> bool:
    battle = magna(s).battle
    if battle is None or unit.zone.name != "field":
        return False
    return unit.at[0] == battle.place(unit.owner)


def still_fights(s: State, unit: int) -> bool:
    """True if a unit has not left the battle since somebody named it."""
    piece = s.pieces.get(unit)
    return piece is not None and in_battle(s, piece)


# ---- numbers -------------------------------------------------------------------------------------------------
def magna_of(s: State, seat: int) -> int:
    return s.marks[seat, MAGNA]


def fight_of(s: State, seat: int) -> int:
    return s.marks[seat, FIGHT]


def both(s: State) -> tuple[int, int]:
    """First, then Second."""
    first = magna(s).first
    return first, 1 - first


def with_flag(flags: tuple[bool, ...], seat: int, value: bool) -> tuple[bool, ...]:
    """The flags of both seats with one of them set."""
    return tuple(value if i == seat else flag for i, flag in enumerate(flags))
