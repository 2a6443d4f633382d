"""Where everything of the Medarot Card Game lies, and what its state holds. Every other file builds on this one.

Pieces (`Piece.card` is a key of the catalogue, see cards.py):

* a Medarot `card/medarot/metabee` on the grid lies in `BOARD`, `at` its cell `(column, row)`, columns 0 to 2, rows 1
  to 5; it keeps its id as long as it stays on the field. Face down its back is `card/medarot`. `turned` means sideways;
* a Medarotter `card/medarotter/ikki` in the stock lies in `stock(seat)`, `at` its slot `(0,)` to `(2,)`, face down with
  the back `card/medarotter`; the master in `master(seat)`, `turned` once it is used in this turn;
* in `deck(seat)` and `hand(seat)` all cards have the back `card`; in `trash(seat)` everything lies face up.

Medals are the mark `medals` of a seat. `State.lists[seat]` is the deck if it is a ready-made one, which the set-up
screen shows to everybody; an own deck is secret, and the list then names what the ready-made ones of the mode hold
(ruling S1): all that `imagine` may guess from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.table.known import Known, Own, PieceId
from game.table.state import Piece, Sight, State, Zone

if TYPE_CHECKING:
    from game.rules.medarot.cards import Medarot, Medarotter, Rules
    from game.rules.medarot.fight import Fight
    from game.rules.medarot.lasting import Lasting

Cell = tuple[int, int]  # column 0 to 2, row 1 to 5

BOARD = Zone("board", None, Sight.OPEN)
MEDALS = "medals"  # the mark of a seat that counts its HP
COLUMNS, ROWS = "abc", 5
WAS = "was"  # the mark of a card in the trash: its id on the field, for the log
NEUTRAL = 3  # the row of the neutral field
BACK, MEDAROT, MEDAROTTER = "card", "card/medarot", "card/medarotter"
PHASES = ("opening", "start", "action", "end")

CELLS: tuple[Cell, ...] = tuple((column, row) for row in range(1, ROWS + 1) for column in range(3))
OWN_FIELD: tuple[tuple[Cell, ...], ...] = (
    tuple(cell for cell in CELLS if cell[1] < NEUTRAL),
    tuple(cell for cell in CELLS if cell[1] > NEUTRAL),
)
DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "F": (0, 1),
    "FR": (1, 1),
    "R": (1, 0),
    "BR": (1, -1),
    "B": (0, -1),
    "BL": (-1, -1),
    "L": (-1, 0),
    "FL": (-1, 1),
}  # (right, forward)


def deck(seat: int) -> Zone:
    return _DECK[seat]


def hand(seat: int) -> Zone:
    return _HAND[seat]


def stock(seat: int) -> Zone:
    """Three slots for Medarotters."""
    return _STOCK[seat]


def master(seat: int) -> Zone:
    return _MASTER[seat]


def trash(seat: int) -> Zone:
    """The graveyard: public."""
    return _TRASH[seat]


_DECK = tuple(Zone("deck", seat, Sight.NOBODY) for seat in range(2))
_HAND = tuple(Zone("hand", seat, Sight.OWNER) for seat in range(2))
_STOCK = tuple(Zone("stock", seat, Sight.OPEN) for seat in range(2))
_MASTER = tuple(Zone("master", seat, Sight.OPEN) for seat in range(2))
_TRASH = tuple(Zone("trash", seat, Sight.OPEN) for seat in range(2))


@dataclass(slots=True)
class MedarotState(State):
    """The table and the turn. All fields are immutable values, so a clone shares them."""

    rules: Known[Rules] = None  # type: ignore[assignment]  # the numbers of the mode, from set-up on
    mode: Known[str] = "normal"
    decks: Known[tuple[str, ...]] = ()  # the ready-made deck of each seat; "" for an own one
    turn: Known[int] = 0  # from 1; 0 during the opening
    first: Known[int] = 0  # the initiative seat
    phase: Known[str] = "opening"  # one of PHASES
    active: Known[PieceId] = 0  # the Medarot whose activation it is; 0 between two
    moved: Known[bool] = False  # it moved, or was moved, in this activation (10.2)
    walked: Known[bool] = False  # it has made its own move
    used: Known[bool] = False  # a Medarotter was used in this activation
    done: Known[bool] = False  # it has attacked or used its special
    acted: Known[tuple[PieceId, ...]] = ()  # Medarots that do not act any more in this turn
    lasting: Known[tuple[Lasting, ...]] = ()  # effects that run for a while (lasting.py)
    fight: Known[Fight | None] = None  # the attack that is going on (fight.py)
    cancelled: Known[bool] = False  # the effect that waits to be carried out does nothing
    fresh: Own[tuple[tuple[int, PieceId], ...]] = ()  # (seat, card that the running draw brought to its hand)
    spent: Known[tuple[PieceId, ...]] = ()  # Medarotters that go to the trash after this defence

    def may_be(self, piece: Piece, card: str) -> bool:
        """A face-down card on the table shows by its place whether it is a Medarot or a Medarotter."""
        return piece.back == BACK or card.startswith(piece.back + "/")


def medarot(s: State) -> MedarotState:
    """The state as what it is; views are of the same type."""
    return s  # type: ignore[return-value]  # a cast would cost as much as all the rest


def facts(s: State, piece: Piece) -> Medarot:
    """What is printed on a Medarot that is seen."""
    return s.cards[piece.card]  # type: ignore[no-any-return]


def person(s: State, piece: Piece) -> Medarotter:
    """What is printed on a Medarotter that is seen."""
    return s.cards[piece.card]  # type: ignore[no-any-return]


def is_medarot(piece: Piece) -> bool:
    return piece.card.startswith("card/medarot/")


def is_medarotter(piece: Piece) -> bool:
    return piece.card.startswith("card/medarotter/")


def both(s: State) -> tuple[int, int]:
    """The initiative seat, then the other one."""
    first = medarot(s).first
    return first, 1 - first


# ---- the grid (section 4) --------------------------------------------------------------------------------
def cell_of(piece: Piece) -> Cell:
    return piece.at  # type: ignore[return-value]


def cell_name(cell: tuple[int, ...]) -> str:
    """`b2`."""
    return f"{COLUMNS[cell[0]]}{cell[1]}"


def stepped(seat: int, cell: Cell, direction: str, times: int = 1) -> Cell | None:
    """The cell in a direction seen from a seat; None beyond the edge of the board."""
    right, forward = DIRECTIONS[direction]
    sign = times if seat == 0 else -times
    column, row = cell[0] + sign * right, cell[1] + sign * forward
    return (column, row) if 0 <= column < 3 and 1 <= row <= ROWS else None


def may_stand(seat: int, cell: Cell) -> bool:
    """Nobody ever enters the opposing field."""
    return cell[1] <= NEUTRAL if seat == 0 else cell[1] >= NEUTRAL


def adjacent(one: Cell, other: Cell) -> bool:
    """One of the eight surrounding cells."""
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def at_cell(s: State, cell: Cell) -> Piece | None:
    """What lies on a cell, face up or face down."""
    for i in s.zones.get(BOARD, ()):
        if s.pieces[i].at == cell:
            return s.pieces[i]
    return None


def field_of(s: State, seat: int) -> list[Piece]:
    """The Medarots of a seat on the field, face up or face down."""
    return [p for p in s.inside(BOARD) if p.owner == seat]


def face_up(s: State, seat: int) -> list[Piece]:
    """The Medarots of a seat that fight: what effects and attacks can reach (10.4)."""
    return [p for p in s.inside(BOARD) if p.owner == seat and p.face_up]


def free_cells(s: State, seat: int) -> list[Cell]:
    """Empty cells of the own field: where cards may be placed (section 4)."""
    taken = {p.at for p in s.inside(BOARD)}
    return [cell for cell in OWN_FIELD[seat] if cell not in taken]


# ---- cards ---------------------------------------------------------------------------------------------------
def medarots_in(s: State, seat: int) -> list[Piece]:
    """The Medarots in a hand that is seen."""
    return [p for p in s.inside(hand(seat)) if is_medarot(p)]


def medarotters_in(s: State, seat: int) -> list[Piece]:
    return [p for p in s.inside(hand(seat)) if is_medarotter(p)]


def unused_stock(s: State, seat: int) -> list[Piece]:
    """Face-down cards of the stock: set and not used yet."""
    return [p for p in s.inside(stock(seat)) if not p.face_up]


def stock_is_full(s: State, seat: int) -> bool:
    return len(s.zones.get(stock(seat), ())) >= medarot(s).rules.stock_slots


def master_of(s: State, seat: int) -> Piece | None:
    return next(iter(s.inside(master(seat))), None)


def medals(s: State, seat: int) -> int:
    return s.marks[seat, MEDALS]
