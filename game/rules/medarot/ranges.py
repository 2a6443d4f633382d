"""Ranges: which cells a Medarot reaches, by which token and at what price; whom it may attack (medarot.md, 12.1)."""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.medarot.places import (
    BOARD,
    NEUTRAL,
    Cell,
    at_cell,
    cell_of,
    facts,
    medals,
    medarot,
    stepped,
)
from game.rules.medarot.refusals import no
from game.rules.medarot.stats import bound, more_range
from game.table.state import Piece, State
from game.table.step import No

DISTANCE = {"ahead1": 1, "ahead2": 2, "ahead3": 3, "ahead2_clear": 2, "ahead2_free": 2}
CLEAR = ("ahead2_clear", "ahead2_free")  # only with no card at all in the cell between (R22)
OF_TYPE = {"shooting": ("ahead2", "side"), "melee": ("ahead1", "ahead2_clear", "side"), "special": ()}


@frozen
class Reach:
    """A cell that a Medarot reaches."""

    cell: Cell
    token: str
    cost: int  # medals
    way: tuple[int, int]  # the direction on the board
    clear: bool = True  # False: a card stands between, so it does not reach there now


def tokens(s: State, piece: Piece) -> list[str]:
    """The range tokens of a Medarot: those of its type, and what abilities and effects add. A special has none."""
    own = OF_TYPE[facts(s, piece).type]
    if not own:
        return []
    return [*own, *(token for token in more_range(s, piece) if token not in own)]


def ranges(s: State, piece: Piece) -> list[Reach]:
    """Every cell that a Medarot's tokens point at from where it stands, with the price."""
    found: list[Reach] = []
    seat, here, sign = piece.owner, cell_of(piece), 1 if piece.owner == 0 else -1
    for token in tokens(s, piece):
        if token == "side":
            if here[1] == NEUTRAL:  # R2: all attackers
                found += [
                    Reach((column, NEUTRAL), token, 0, (column - here[0], 0))
                    for column in (here[0] - 1, here[0] + 1)
                    if 0 <= column < 3
                ]
            continue
        cell = stepped(seat, here, "F", DISTANCE[token])
        if cell is not None:
            between = (here[0], here[1] + sign)
            clear = token not in CLEAR or at_cell(s, between) is None
            cost = medarot(s).rules.reach_cost if token == "ahead2_clear" else 0
            found.append(Reach(cell, token, cost, (0, sign), clear))
    return found


def targets(s: State, piece: Piece) -> list[tuple[Piece, Reach]]:
    """The enemies it may attack now, each by its cheapest token; what it cannot pay for is left out."""
    best: dict[int, tuple[Piece, Reach]] = {}
    have = medals(s, piece.owner)
    for reach in ranges(s, piece):
        if reach.clear and reach.cost <= have:
            enemy = at_cell(s, reach.cell)
            if (
                enemy
                and enemy.owner != piece.owner
                and (enemy.face_up or medarot(s).rules.facedown_targetable)
                and (enemy.id not in best or reach.cost < best[enemy.id][1].cost)
            ):
                best[enemy.id] = (enemy, reach)
    return list(best.values())


def out_of_reach(s: State, piece: Piece) -> Iterable[No]:
    """For "why not?": why it cannot attack each of the other enemies."""
    reached = {enemy.id for enemy, _ in targets(s, piece)}
    card = facts(s, piece)
    for enemy in s.inside(BOARD):
        if enemy.owner == piece.owner:
            continue
        about = (enemy.id,)
        if card.special:
            yield no("never_attacks", about)
        elif bound(s, piece, "attack"):
            yield no("bound_attack", about)
        elif enemy.id not in reached:
            yield _too_far(s, piece, enemy)


def _too_far(s: State, piece: Piece, enemy: Piece) -> No:
    about = (enemy.id,)
    reach = [r for r in ranges(s, piece) if r.cell == enemy.at]
    if not enemy.face_up and not medarot(s).rules.facedown_targetable and reach:
        return no("target_face_down", about)
    if any(not r.clear for r in reach):
        return no("blocked", about)
    if reach:
        return no("not_enough_medals", about, reach[0].cost, medals(s, piece.owner))
    if enemy.at == stepped(piece.owner, cell_of(piece), "F") and facts(s, piece).type == "shooting":
        return no("too_close", about)
    return no("out_of_range", about)
