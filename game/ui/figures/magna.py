"""Figures of the rulebook of Magna Spectra: the three bases, cards, ranks, a battle and a charge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.magna.aftermath import Aftermath
from game.rules.magna.invasion import battle
from game.rules.magna.invasion_state import Battle, Invasion
from game.rules.magna.places import at_place, bases, field
from game.rules.magna.positions import HALF, begun, dealt, in_turn, rest_of_turn
from game.table.state import State
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.figures.kit import (
    Arrow,
    Call,
    Called,
    Face,
    Faces,
    Figure,
    Flow,
    Marks,
    Row,
    Stack,
    Stop,
    TableCrop,
    Words,
)
from game.ui.table.layout import Composition
from game.ui.widgets.box import Box
from game.words import Phrase

PALADIN, SWORD, LIEFE = "card/whi-f06", "card/neu-w1", "card/gre-f10"
ANGEL, AUTOMATON, ARCHANGEL = "card/whi-f03", "card/whi-f07", "card/whi-f09"
BACK = "card"
ROOM = (960.0, 660.0)  # narrow: what is cut out of it is hardly made smaller


# ---- parts of the table ------------------------------------------------------------------------------------------
def land(catalogue: Mapping[str, Any]) -> State:
    """One's own bases, with a few units."""
    units = ("A:whi-f04@1", "A:whi-r2@1 down", "A:whi-f02@2", "A:whi-f06@3", "A:whi-f03@3")
    s = dealt(catalogue, ("half-blanc", "half-noir"), *units, options=HALF)
    in_turn(s, 1, (5, 2))
    return s


def names(view: View) -> Marks:
    """Which base is which."""
    said = {1: Phrase("front", "前線"), 3: Phrase("home", "本拠地")}
    return Marks(tags=tuple((base.id, said[base.at[0]]) for base in view.inside(bases(0)) if base.at[0] in said))


def fought(catalogue: Mapping[str, Any], *units: str) -> State:
    """A battle at base 1, in which these stand."""
    s = dealt(catalogue, ("half-blanc", "half-noir"), *units, options=HALF)
    in_turn(s, 4, (2, 4))
    s.phase = "invasion"
    s.invasion = Invasion(1, joined=tuple(unit.id for unit in at_place(s, 1, 0)), base=1)
    s.battle = Battle(1, 1)
    return begun(s, *battle(1)[1:], Aftermath(1), *rest_of_turn(s, "end"))


def defended(catalogue: Mapping[str, Any]) -> State:
    """Three invaders before base 1, which four defend: two of them stand beside its two slots."""
    party = ("B:bla-f08@0", "B:bla-f02@0", "B:bla-f01@0")
    return fought(catalogue, "A:whi-f04@1", "A:whi-r2@1 down", "A:whi-f03@1", "A:whi-f06@1", *party)


def beside(view: View) -> Marks:
    """What is a slot of the base, and what only stands there in a battle."""
    return Marks(
        tags=(
            (Spot(field(0), (1, 0)), Phrase("slot", "拠点")),
            (Spot(field(0), (1, 3)), Phrase("spare", "増援")),
            (Spot(field(1), (0, 0)), Phrase("party", "部隊")),
        )
    )


def charged(catalogue: Mapping[str, Any]) -> State:
    """A charge of 6 at a garrison whose defences are 4, 2 and 1."""
    party = ("B:bla-f08@0 checked", "B:bla-f02@0 checked")
    return fought(catalogue, "A:whi-f06@1", "A:whi-f02@1", "A:whi-r2@1 down", *party)


def shared(view: View) -> Marks:
    """Who takes how much of it."""
    said = (Phrase("3 of 4", "4に3"), Phrase("2: gone", "2：撃破"), Phrase("1: gone", "1：撃破"))
    there = at_place(view, 0, 1)
    lit: dict[Thing, str] = {unit.id: "select" if n == 0 else "harm" for n, unit in enumerate(there)}
    return Marks(lit, tags=tuple((unit.id, words) for unit, words in zip(there, said, strict=True)))


def own_bases(made: Composition) -> Box:
    """The three bases of seat 0."""
    return around([cell.box for place in made.places if place.zone == bases(0) for cell in place.cells])


def lane(made: Composition) -> Box:
    """Both sides of a battle."""
    return around([made.terraces[0].box])


def around(boxes: list[Box]) -> Box:
    x, y = min(box.x for box in boxes) - 8, min(box.y for box in boxes) - 8
    return Box(x, y, max(box.right_edge for box in boxes) + 8 - x, max(box.foot for box in boxes) + 8 - y)


def cut(
    position: Callable[[Mapping[str, Any]], State], crop: Callable[[Composition], Box], marks: Callable[[View], Marks]
) -> TableCrop:
    return TableCrop(position, marks=marks, room=ROOM, crop=crop)


# ---- cards -------------------------------------------------------------------------------------------------------
FORCE = Called(
    LIEFE,
    (
        Call(0.10, 0.07, Phrase("cost in Fight", "コスト（ファイト）")),
        Call(0.10, 0.22, Phrase("skills", "スキル")),
        Call(0.05, 0.53, Phrase("attack", "攻撃力")),
        Call(0.08, 0.72, Phrase("abilities", "アビリティ")),
        Call(0.90, 0.07, Phrase("rank S, M or L", "ランク（S・M・L）")),
        Call(0.90, 0.17, Phrase("base symbol", "拠点シンボル")),
        Call(0.90, 0.32, Phrase("arms it can carry", "装備スキル")),
        Call(0.95, 0.53, Phrase("defence", "防御力")),
        Call(0.52, 0.57, Phrase("hero points", "英雄点")),
    ),
)

STATES = Faces(
    (Face(PALADIN, lies=True), Face(PALADIN, angle=-90, lies=True), Face("card/whi-r2", up=False, back=BACK)),
    130,
    (Phrase("Normal", "ノーマル状態"), Phrase("Checked", "チェック状態"), Phrase("trap", "トラップ")),
)

SUM = Phrase("4 attack and 1 more: 5. The defence stays 4.", "攻撃力4＋1＝5。防御力は4のまま。")
ARMS = Stack((Row((Faces((PALADIN,), 150), Arrow(sign="+"), Faces((SWORD,), 150))), Words(SUM, bold=True)))

RANKS = Faces(
    (ANGEL, AUTOMATON, ARCHANGEL),
    150,
    (Phrase("rank S: free", "S：無料"), Phrase("rank M: 1 Magna", "M：1マグナ"), Phrase("rank L: never", "L：来ない")),
)

PHASES = Flow(
    (
        Stop(Phrase("Fight Decision", "ファイト決定")),
        Stop(Phrase("Hand Adjustment", "手札調整"), lit=True),
        Stop(Phrase("Production", "生産"), lit=True),
        Stop(Phrase("Armament", "軍備"), lit=True),
        Stop(Phrase("Invasion", "進攻"), lit=True),
        Stop(Phrase("Turn End", "ターン終了")),
    ),
    back=True,
)

FIGURES: Mapping[str, Figure] = {
    "territory": cut(land, own_bases, names),
    "force": FORCE,
    "states": STATES,
    "phases": PHASES,
    "arms": ARMS,
    "battle": cut(defended, lane, beside),
    "ranks": RANKS,
    "charge": cut(charged, lane, shared),
}
