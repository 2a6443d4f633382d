"""The numbers of a Medarot as they are now, and what it may do: power, armour, speed, cost, arrows (medarot.md, 13)."""

from __future__ import annotations

from game.rules.medarot.effects.number_ops import Bind, FreeStay, InvertMoves, Mod, Range
from game.rules.medarot.forms import Direction
from game.rules.medarot.lasting import applies
from game.rules.medarot.lasting import on as effects_on
from game.rules.medarot.places import (
    BOARD,
    DIRECTIONS,
    Cell,
    at_cell,
    cell_of,
    facts,
    may_stand,
    medarot,
    stepped,
)
from game.rules.medarot.words import card_name
from game.table.state import Piece, State
from game.words import Phrase, same

SOMEBODY = Phrase("a Medarotter", "メダロッター")
ALL_WAYS: tuple[Direction, ...] = ("F", "FR", "R", "BR", "B", "BL", "L", "FL")


def printed(s: State, piece: Piece, name: str) -> int:
    """A number as it stands on the card."""
    number: int = getattr(facts(s, piece), name)
    return number


def stat(s: State, piece: Piece, name: str) -> int:
    """The printed number and all modifiers in force, at least 0. A special has power 0, whatever is in force."""
    card = facts(s, piece)
    number: int = getattr(card, name)
    if name == "power" and card.special:
        return 0
    for x in medarot(s).lasting:
        if type(x.effect) is Mod and x.effect.stat == name and applies(s, x, piece):
            number += x.effect.amount
    if card.static:
        number += sum(e.amount for e in card.static if type(e) is Mod and e.stat == name)
    return max(0, number)


def breakdown(s: State, piece: Piece, name: str) -> list[tuple[Phrase, int]]:
    """What a number is made of: the printed one, then each modifier under the name of the card it comes from."""
    found = [(Phrase("printed", "カードの値"), printed(s, piece, name))]
    for x in medarot(s).lasting:
        if type(x.effect) is Mod and x.effect.stat == name and applies(s, x, piece):
            maker = s.pieces.get(x.source or x.card)
            found.append((card_name(s, maker.card) if maker else SOMEBODY, x.effect.amount))
    card = facts(s, piece)
    found += [
        (card.ability.name if card.ability else same(""), e.amount)
        for e in card.static
        if type(e) is Mod and e.stat == name
    ]
    return found


def arrows(s: State, piece: Piece) -> tuple[Direction, ...]:
    """The directions it may move in now: the printed ones, the others while inverted; all in beginner mode."""
    if not medarot(s).rules.printed_moves:  # printed arrows are ignored, so nothing is inverted (S6)
        return ALL_WAYS
    shown = facts(s, piece).moves
    if medarot(s).lasting and effects_on(s, piece, InvertMoves):
        return tuple(way for way in ALL_WAYS if way not in shown)
    return shown


def bound(s: State, piece: Piece, what: str) -> bool:
    """True if an effect keeps it from acting ("act"), attacking ("attack") or moving ("move")."""
    return bool(medarot(s).lasting) and any(what in e.what for e in effects_on(s, piece, Bind))


def stays_free(s: State, piece: Piece) -> bool:
    """True if it pays nothing for staying put."""
    mine = [e for e in facts(s, piece).static if type(e) is FreeStay]
    return bool(mine or effects_on(s, piece, FreeStay))


def more_range(s: State, piece: Piece) -> list[str]:
    """Range tokens that abilities and effects add."""
    found: list[str] = [token for e in facts(s, piece).static if type(e) is Range for token in e.add]
    for e in effects_on(s, piece, Range) if medarot(s).lasting else ():
        found += e.add
    return found


def moves(s: State, piece: Piece) -> list[tuple[Direction, Cell]]:
    """Where its arrows lead: empty cells of the own field and the neutral row (10.1)."""
    taken = {p.at for p in s.inside(BOARD)}
    return [(way, cell) for way, cell in ways(s, piece) if cell not in taken and may_stand(piece.owner, cell)]


def ways(s: State, piece: Piece) -> list[tuple[Direction, Cell]]:
    """The cells on the board that its arrows point at."""
    pointed = ((way, stepped(piece.owner, cell_of(piece), way)) for way in arrows(s, piece))
    return [(way, cell) for way, cell in pointed if cell is not None]


def no_way(s: State, piece: Piece, cell: Cell) -> str:
    """Why it cannot move to a cell, as a code of section 19; "" if it can."""
    if cell == piece.at:
        return "stands_there"
    if not may_stand(piece.owner, cell):
        return "enemy_field"
    near = {stepped(piece.owner, cell_of(piece), way): way for way in DIRECTIONS}
    if cell not in near:
        return "one_cell"
    if near[cell] not in arrows(s, piece):
        return "no_arrow"
    return "cell_taken" if at_cell(s, cell) else ""
