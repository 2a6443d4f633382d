"""What a Medarot could do from where it stands, or from another cell: where it may go, what it reaches, and why not."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from game.frozen import frozen
from game.rules.medarot.activation import Activation
from game.rules.medarot.cards import printed_on
from game.rules.medarot.forecast import forecast
from game.rules.medarot.hits import Outcome, outcome
from game.rules.medarot.moving import moves
from game.rules.medarot.places import BOARD, NEUTRAL, Cell, at_cell, cell_of, facts, medals, medarot, stepped
from game.rules.medarot.ranges import DISTANCE, Reach, ranges, tokens
from game.rules.medarot.stats import bound, stat
from game.table.state import Piece
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.layouts.medarot import words
from game.ui.table.besides_cards import Arrow, CellMark, Overlay, Tone, Versus
from game.words import Phrase

Why = Literal["target", "empty", "own", "blocked", "face_down", "dear"]
BEND = 0.12


@frozen
class Aim:
    """A cell that a range token points at: who stands there, and whether it can be attacked."""

    cell: Cell
    token: str
    cost: int
    why: Why
    enemy: Piece | None = None


# ---- who is meant ----------------------------------------------------------------------------------
def fighter(view: View, piece: int) -> Piece | None:
    """A Medarot on the grid whose face these eyes see."""
    found = view.pieces.get(piece)
    return found if found and found.zone == BOARD and found.face_up and printed_on(view.cards, found.card) else None


def acting(view: View) -> Piece | None:
    """The Medarot whose activation it is."""
    return fighter(view, medarot(view).active)


def meant(view: View, things: tuple[Thing, ...]) -> Piece | None:
    """The Medarot among things that are pointed at."""
    return next((found for thing in things if isinstance(thing, int) and (found := fighter(view, thing))), None)


def decides(view: View, eyes: int) -> bool:
    """True if these eyes are asked what the acting Medarot does."""
    return isinstance(view.asks.get(eyes), Activation)


# ---- what it reaches -------------------------------------------------------------------------------
def aims(view: View, piece: Piece) -> list[Aim]:
    """Every cell that its ranges point at, the cheapest way to each."""
    best: dict[Cell, Aim] = {}
    for reach in ranges(view, piece):
        aim = judged(view, piece, reach)
        old = best.get(aim.cell)
        if old is None or (aim.why == "target", -aim.cost) > (old.why == "target", -old.cost):
            best[aim.cell] = aim
    return list(best.values())


def judged(view: View, piece: Piece, reach: Reach) -> Aim:
    """Whether a range leads to somebody who can be attacked."""
    there = at_cell(view, reach.cell)
    why: Why = "target"
    if not reach.clear:
        why = "blocked"
    elif there is None:
        why = "empty"
    elif there.owner == piece.owner:
        why = "own"
    elif not there.face_up and not medarot(view).rules.facedown_targetable:
        why = "face_down"
    elif reach.cost > medals(view, piece.owner):
        why = "dear"
    return Aim(reach.cell, reach.token, reach.cost, why, there)


def too_close(view: View, piece: Piece) -> Cell | None:
    """The cell before a shooter with an enemy on it, whom it cannot hit."""
    ahead = stepped(piece.owner, cell_of(piece), "F")
    there = at_cell(view, ahead) if ahead else None
    close = there is not None and there.owner != piece.owner and facts(view, piece).type == "shooting"
    reached = close and any(reach.cell == ahead for reach in ranges(view, piece))
    return ahead if close and not reached else None


def idle_tokens(view: View, piece: Piece) -> list[tuple[str, Phrase]]:
    """Its range tokens that point at nothing from here, and why."""
    used = {reach.token for reach in ranges(view, piece)}
    return [
        (token, words.ONLY_NEUTRAL if token == "side" else words.BOARD_END)
        for token in tokens(view, piece)
        if token not in used and (token in DISTANCE or cell_of(piece)[1] != NEUTRAL)
    ]


def standing_at(view: View, piece: Piece, cell: Cell) -> tuple[View, Piece]:
    """The table as it would be if it stood on another cell."""
    there, moved = view.clone(), replace(piece, at=cell)
    there.pieces = {**view.pieces, piece.id: moved}
    return there, moved


# ---- drawn on the table ----------------------------------------------------------------------------
def overlay(view: View, eyes: int, pointed: tuple[Thing, ...], chosen: tuple[Thing, ...]) -> Overlay:
    """Of an attack that goes on; else of who is pointed at, of who acts, or of what is about to be chosen."""
    if medarot(view).fight is not None:
        return fight_overlay(view)
    active, looked = acting(view), meant(view, pointed)
    if active is None:
        return of_medarot(view, looked, False) if looked is not None else Overlay()
    if looked is not None and looked.owner == active.owner and looked.id != active.id:
        return beside(active, of_medarot(view, looked, False))
    mine = decides(view, eyes) and active.owner == eyes
    cell = next((thing.at for thing in pointed if isinstance(thing, Spot) and len(thing.at) == 2), None)
    if mine and looked is None and cell in [to for _, to in open_ways(view, active)]:
        return from_cell(view, active, cell)
    target = looked or meant(view, tuple(reversed(chosen)))
    if target is not None and target.id != active.id:
        if any(aim.enemy and aim.enemy.id == target.id and aim.why == "target" for aim in hits(view, active)):
            return at_target(view, active, target)
        if looked is not None:
            return beside(active, of_medarot(view, looked, False))
    return of_medarot(view, active, mine)


def beside(active: Piece, shown: Overlay) -> Overlay:
    """What another Medarot could do; whose turn it is stays lit."""
    return replace(shown, cells=(CellMark(Spot(BOARD, active.at), "select"), *shown.cells))


def open_ways(view: View, piece: Piece) -> list[tuple[str, Cell]]:
    """Where it may still go in this turn."""
    me = medarot(view)
    if bound(view, piece, "move") or (me.active == piece.id and me.walked):
        return []
    return [*moves(view, piece)]


def hits(view: View, piece: Piece) -> list[Aim]:
    """What it may still attack or would reach."""
    me = medarot(view)
    if bound(view, piece, "attack") or (me.active == piece.id and me.done):
        return []
    return aims(view, piece)


def of_medarot(view: View, piece: Piece, mine: bool) -> Overlay:
    """Its cell, arrows to where it may go, the cells it reaches with what would come of it."""
    acts = medarot(view).active == piece.id
    tone: Tone = "offer" if mine and acts else "faint"
    cells = [CellMark(Spot(BOARD, piece.at), "select" if acts else "faint")]
    arrows = [Arrow(piece.id, Spot(BOARD, cell), tone, short=True) for _, cell in open_ways(view, piece)]
    found = hits(view, piece)
    cells += [cell_mark(view, piece, aim) for aim in found]
    if found and (close := too_close(view, piece)):
        cells.append(CellMark(Spot(BOARD, close), "faint", words.TOO_CLOSE))
    enemies = [aim.enemy for aim in found if aim.enemy is not None and aim.why == "target"]
    arrows += [Arrow(piece.id, enemy.id, "harm", bend=BEND) for enemy in enemies]
    alone = enemies if len(enemies) == 1 and acts else []
    return Overlay(tuple(cells), tuple(arrows), tuple(versus(view, piece, enemy) for enemy in alone))


def from_cell(view: View, piece: Piece, cell: Cell) -> Overlay:
    """What it would reach from a cell that it may go to."""
    there, moved = standing_at(view, piece, cell)
    cells = [CellMark(Spot(BOARD, piece.at), "select"), CellMark(Spot(BOARD, cell), "offer")]
    cells += [cell_mark(there, moved, aim) for aim in hits(there, moved)]
    return Overlay(tuple(cells), (Arrow(piece.id, Spot(BOARD, cell), "offer"),))


def at_target(view: View, piece: Piece, target: Piece) -> Overlay:
    """One attack: the arrow and what would come of it."""
    cells = (CellMark(Spot(BOARD, piece.at), "select"), CellMark(Spot(BOARD, target.at), "harm"))
    return Overlay(cells, (Arrow(piece.id, target.id, "harm", bend=BEND),), (versus(view, piece, target),))


def cell_mark(view: View, piece: Piece, aim: Aim) -> CellMark:
    """What a cell in range says: the price, the outcome in a word, or why not."""
    spot = Spot(BOARD, aim.cell)
    if aim.why == "target" and aim.enemy is not None:
        result = forecast(view, piece, aim.enemy)
        said = brief(result)
        if aim.cost:
            said = words.ON_CELL.of(words.MEDAL_ONE if aim.cost == 1 else words.MEDALS_N.of(aim.cost), said)
        return CellMark(spot, "harm", said)
    if aim.why == "empty":
        price = words.FREE if not aim.cost else words.MEDAL_ONE if aim.cost == 1 else words.MEDALS_N.of(aim.cost)
        return CellMark(spot, "faint", price)
    return CellMark(spot, "faint", WHY[aim.why])


WHY = {
    "own": words.OWN_THERE,
    "blocked": words.BLOCKED,
    "face_down": words.FACE_DOWN,
    "dear": words.TOO_DEAR,
    "empty": words.EMPTY,
}


def brief(result: Outcome) -> Phrase:
    """The outcome in a word or two."""
    if result.kind == "weak":
        return Phrase(f"weak: {result.cards}", f"弱攻撃{result.cards}枚")
    return {
        "strong": Phrase("destroyed", "破壊"),
        "weak destruction": Phrase("weak destruction", "弱破壊"),
        "nothing": Phrase("nothing", "効果なし"),
    }.get(result.kind, Phrase("?", "？"))


def versus(view: View, piece: Piece, target: Piece) -> Versus:
    """Power against armour, and the outcome in words."""
    result = forecast(view, piece, target)
    return Versus(target.id, ("power", str(result.power)), ("armor", str(result.armor)), result.words,
                  "harm" if result.kind != "nothing" else "faint")  # fmt: skip


def fight_overlay(view: View) -> Overlay:
    """The attack that is going on."""
    fight = medarot(view).fight
    attacker = fighter(view, fight.attacker) if fight else None
    target = fighter(view, fight.target) if fight else None
    if fight is None or attacker is None or target is None:
        return Overlay()
    power = stat(view, attacker, "power")
    result = outcome(view, power, target, fight.weak)
    cells = (CellMark(Spot(BOARD, attacker.at), "select"), CellMark(Spot(BOARD, target.at), "harm"))
    arrow = Arrow(attacker.id, target.id, "harm", bend=BEND)
    plate = Versus(target.id, ("power", str(power)), ("armor", str(result.armor)), result.words)
    return Overlay(cells, (arrow,), () if fight.over else (plate,))


def own_target(view: View, piece: Piece, enemy: int) -> Aim | None:
    """How it would attack an enemy."""
    return next((a for a in hits(view, piece) if a.enemy and a.enemy.id == enemy and a.why == "target"), None)
