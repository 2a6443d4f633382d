"""The figures of the Medarot rulebook: parts of the live table, and cards as they are read.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.frozen import frozen
from game.rules.medarot.activation import Activate
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.places import BOARD, MedarotState, deck, facts, master, stock, trash
from game.rules.medarot.positions import begun, cell
from game.rules.medarot.words import DIRECTION_NAMES
from game.table.state import Piece, State, run
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.figures.kit import (
    Arrow,
    Call,
    Called,
    Face,
    Faces,
    Figure,
    Marks,
    Position,
    Row,
    Sheet,
    Stack,
    TableCrop,
    Words,
)
from game.ui.table.layout import Composition
from game.ui.widgets.box import Box
from game.words import Phrase

Pointing = tuple[str, str, str]  # from a cell, to a cell, in which tone
CAPTIONS = 66.0  # room for the names of the rows, left of the grid
MASTER, STOCK = Phrase("master", "マスター"), Phrase("stock", "ストック")
DECK, TRASH = Phrase("deck", "デッキ"), Phrase("trash", "トラッシュ")
FREE, PRICE = Phrase("free", "無料"), Phrase("1 medal", "メダル1枚")


# ---- boards ------------------------------------------------------------------------------------------
def rows(first: int, last: int, made: Composition) -> Box:
    """The part of the table with these rows of the grid and their names."""
    place = next(place for place in made.places if place.zone == BOARD)
    boxes = [each.box for each in place.cells if first <= each.at[1] <= last]
    x, y = min(box.x for box in boxes) - CAPTIONS, min(box.y for box in boxes) - 12
    return Box(x, y, max(box.right_edge for box in boxes) + 6 - x, max(box.foot for box in boxes) + 6 - y)


def stands(view: View, at: str) -> Piece | None:
    """Who stands on a cell."""
    return next((piece for piece in view.inside(BOARD) if piece.at == cell(at)), None)


def thing(view: View, at: str) -> Thing:
    """Who stands on a cell, or the cell."""
    piece = stands(view, at)
    return piece.id if piece is not None else Spot(BOARD, cell(at))


def marked(arrows: tuple[Pointing, ...], tags: Mapping[str, Phrase], lit: Mapping[str, str]) -> Callable[[View], Marks]:
    """Arrows, words and lights by the names of cells."""

    def marks(view: View) -> Marks:
        return Marks(
            {thing(view, at): tone for at, tone in lit.items()},
            [(thing(view, a), thing(view, b), tone) for a, b, tone in arrows],
            [(Spot(BOARD, cell(at)), said) for at, said in tags.items()],
        )

    return marks


def standing(cards: tuple[str, ...]) -> Position:
    """A table with these cards."""

    def position(facts: Mapping[str, Any]) -> State:
        return begun(facts, *cards)

    return position


def grid(
    cards: tuple[str, ...],
    first: int = 1,
    last: int = 5,
    arrows: tuple[Pointing, ...] = (),
    tags: Mapping[str, Phrase] | None = None,
    lit: Mapping[str, str] | None = None,
) -> TableCrop:
    """Some rows of the grid with these cards."""
    return TableCrop(
        standing(cards), marks=marked(arrows, tags or {}, lit or {}), room=(960, 600), crop=partial(rows, first, last)
    )


# ---- figures that need more than cards ------------------------------------------------------------------
def covered(facts_of: Mapping[str, Any]) -> State:
    """Childsitter's special is in force: what it changes lies sideways, with its new armour."""
    s = begun(facts_of, "A:childsitter@b1", "A:metabee@a2", "A:put_cat@c2")
    sitter = next(piece for piece in s.inside(BOARD) if piece.card.endswith("childsitter"))
    ability = facts(s, sitter).ability
    assert ability is not None
    begin(s, *(Lasting(effect, 0, "lasting", source=sitter.id) for effect in ability.effects if type(effect) is Mod))
    return s


def acting(facts_of: Mapping[str, Any]) -> State:
    """Metabee acts."""
    s: MedarotState = begun(facts_of, "A:metabee@b2", "A:put_cat@b1", "B:banchuu@b4")
    metabee = next(piece for piece in s.inside(BOARD) if piece.card.endswith("metabee"))
    s.agenda.clear()
    s.then(Activate(0, metabee.id))
    run(s)
    return s


def directions() -> dict[str, Phrase]:
    """The straight directions around b2, and those that one on b5 has on the board."""
    mine, theirs = {"b3": "F", "c2": "R", "b1": "B", "a2": "L"}, {"b4": "F", "a5": "R", "c5": "L"}
    return {at: DIRECTION_NAMES[way] for at, way in (mine | theirs).items()}


def labels(view: View) -> Marks:
    """What lies where beside the grid."""
    said = {MASTER: master(0), STOCK: stock(0), DECK: deck(0), TRASH: trash(0)}
    return Marks(tags=[(Spot(zone), words) for words, zone in said.items()])


def face(name: str, **looks: Any) -> Face:
    return Face(f"card/medarot/{name}", **looks)


def person(name: str) -> Face:
    return Face(f"card/medarotter/{name}")


ARMOUR, POWER, SPEED = Phrase("armour", "装甲"), Phrase("power", "威力"), Phrase("speed", "スピード")
MASTER_HP = Phrase("HP, if it is your master", "マスターにした時のHP")
BESIDE = Phrase("sideways: free", "ヨコ：無料")


@frozen
class BySize:
    """A card with its text where there is room for it, else as it lies on the table: the words lead to other places."""

    large: Called
    small: Called
    least: float = 250.0  # the least height of a card with its text

    def _one(self, sheet: Sheet) -> Called:
        return self.large if sheet.most >= self.least else self.small

    def height(self, sheet: Sheet, width: float) -> float:
        return self._one(sheet).height(sheet, width)

    def draw(self, sheet: Sheet, box: Box) -> None:
        self._one(sheet).draw(sheet, box)


FIGURES: Mapping[str, Figure] = {
    "card": BySize(
        Called(
            face("metabee"),
            (
                Call(0.09, 0.07, Phrase("cost", "コスト")),
                Call(0.45, 0.07, Phrase("name", "名前")),
                Call(0.9, 0.07, Phrase("arrows", "移動方向")),
                Call(0.12, 0.5, ARMOUR),
                Call(0.88, 0.42, POWER),
                Call(0.88, 0.52, SPEED),
                Call(0.2, 0.62, Phrase("part, in the colour of the type", "パーツ（タイプの色）")),
                Call(0.5, 0.8, Phrase("ability", "能力")),
            ),
        ),
        Called(
            face("metabee"),
            (
                Call(0.13, 0.09, Phrase("cost", "コスト")),
                Call(0.13, 0.26, Phrase("type: shooting", "タイプ：射撃")),
                Call(0.18, 0.72, ARMOUR),
                Call(0.4, 0.93, Phrase("name", "名前")),
                Call(0.88, 0.09, Phrase("arrows", "移動方向")),
                Call(0.86, 0.6, POWER),
                Call(0.86, 0.76, SPEED),
            ),
        ),
    ),
    "person": BySize(
        Called(
            person("kagamiyama"),
            (
                Call(0.9, 0.07, MASTER_HP),
                Call(0.1, 0.535, Phrase("upper effect: its timing", "上段：タイミング")),
                Call(0.92, 0.535, Phrase("its cost", "コスト")),
                Call(0.1, 0.75, Phrase("lower effect", "下段")),
                Call(0.8, 0.75, Phrase("when the card is trashed", "トラッシュする時")),
            ),
        ),
        Called(
            person("kagamiyama"),
            (
                Call(0.83, 0.12, MASTER_HP),
                Call(0.3, 0.75, Phrase("upper effect and its cost", "上段とコスト")),
                Call(0.7, 0.75, Phrase("lower effect and its cost", "下段とコスト")),
                Call(0.4, 0.91, Phrase("name", "名前")),
            ),
        ),
    ),
    "board": grid(("A:metabee@b1", "A:rokusho@a2", "A:put_cat@c2", "B:banchuu@b4", "B:cyandog@c5", "B:centipade@a5")),
    "directions": grid(("A:first_ace@b2", "B:first_ace@b5"), tags=directions()),
    "sides": TableCrop(
        standing(
            (
                "A:metabee@b1 down",
                "A:rokusho@a2 down",
                "A:put_cat@c2 down",
                "A:ikki@master",
                "A:iwanoi@stock",
                "A:koji@stock",
                "A:purple_collar@hand*3",
            )
        ),
        keys=("master 0", "stock 0", "deck 0", "trash 0"),
        marks=labels,
        pad=20,
        room=(1280, 760),
    ),
    "order": Faces(
        (face("noctocat"), face("last_sailor"), face("put_cat"), face("metabee"), face("dear_idol")),
        high=110,
        notes=(
            Phrase("speed 52", "スピード52"),
            Phrase("speed 44", "スピード44"),
            Phrase("38, 4 arrows, cost 1", "38、矢印4、コスト1"),
            Phrase("38, 4 arrows, cost 2", "38、矢印4、コスト2"),
            Phrase("38, 3 arrows", "38、矢印3"),
        ),
    ),
    "moving": TableCrop(
        acting,
        marks=marked((("b2", "b3", "offer"), ("b2", "a2", "offer"), ("b2", "c2", "offer")), {}, {"b2": "select"}),
        room=(960, 600),
        crop=partial(rows, 1, 3),
    ),
    "swap": Row(
        (
            Faces((face("put_cat", state="harm"),), high=120, notes=(Phrase("to the trash", "トラッシュへ"),)),
            Arrow(),
            Faces((face("dorcus"),), high=120, notes=(Phrase("from your hand", "手札から"),)),
            Arrow(),
            Faces((face("dorcus", up=False, back="card/medarot"),), high=120, notes=(Phrase("face down", "ウラ向き"),)),
        )
    ),
    "ranges": Stack(
        (
            Words(
                Phrase(
                    "Metabee shoots, Rokusho strikes, Put-Cat strikes from the neutral field",
                    "メタビーは射撃、ロクショウは格闘、プットキャットは中立からの格闘",
                )
            ),
            grid(
                ("A:metabee@a2", "A:rokusho@c2", "A:put_cat@b3"),
                2,
                4,
                (
                    ("a2", "a4", "harm"),
                    ("c2", "c3", "harm"),
                    ("c3", "c4", "offer"),
                    ("b3", "a3", "harm"),
                    ("b3", "b4", "harm"),
                ),
                {"a4": FREE, "c3": FREE, "c4": PRICE, "a3": BESIDE, "b4": FREE},
            ),
        )
    ),
    "close": grid(
        ("A:metabee@a2", "B:banchuu@a3", "A:metabee@c1", "B:banchuu@c3"),
        1,
        3,
        (("c1", "c3", "harm"),),
        {"a1": Phrase("too close", "近すぎる"), "c2": Phrase("two cells", "2マス先")},
        {"a3": "harm"},
    ),
    "strong_weak": Stack(
        (
            Row(
                (
                    Faces((face("metabee"),), high=105),
                    Arrow(sign="="),
                    Faces((face("rokusho", state="harm"),), high=105),
                    Words(Phrase("30 meets 30: destroyed, its owner pays 2", "30と30：破壊。持ち主は2枚払う")),
                ),
                weights=(0.6, 0.2, 0.6, 1),
            ),
            Row(
                (
                    Faces((face("metabee"),), high=105),
                    Arrow(sign="<"),
                    Faces((face("grade_kabuki"),), high=105),
                    Words(
                        Phrase("30 meets 60: weak, its owner trashes three cards", "30と60：弱攻撃。手札を3枚捨てる")
                    ),
                ),
                weights=(0.6, 0.2, 0.6, 1),
            ),
        )
    ),
    "sideways": TableCrop(
        covered,
        marks=marked(
            (),
            {"a1": Phrase("armour 30 + 20", "装甲30＋20"), "c1": Phrase("armour 20 + 20", "装甲20＋20")},
            {"b1": "select"},
        ),
        room=(960, 600),
        crop=partial(rows, 1, 2),
    ),
    "trap": grid(
        ("A:not_touch@b2", "A:put_cat@a1", "B:rokusho@b3"),
        1,
        3,
        (("b3", "b2", "harm"),),
        {"c3": Phrase("armour 30: trapped", "装甲30：かかる")},
        {"b2": "select", "b3": "harm"},
    ),
    "pierce": grid(
        ("A:metabee@b2", "B:put_cat@b4", "B:cyandog@b5"),
        2,
        5,
        (("b2", "b4", "harm"), ("b4", "b5", "harm")),
        {"b4": Phrase("1. destroyed", "1. 破壊"), "b5": Phrase("2. hit too", "2. ここにも")},
    ),
}
