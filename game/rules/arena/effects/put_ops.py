"""Effects that put figures somewhere without a move: teleports, swaps, and what comes back (sections 5, 8).

It needs the same kind of space as summoning; swaps are free of that (A37). "Cannot move" stops walked moves only (A39).
Nobody strikes at a figure that is put somewhere or swapped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.arriving import places_within, put_on_board
from game.rules.arena.card_nouns import reach_of
from game.rules.arena.card_sentences import Words
from game.rules.arena.events import Stepped
from game.rules.arena.forms import Within
from game.rules.arena.names import own_name
from game.rules.arena.places import BOARD, on_board
from game.rules.arena.references import origin, referred, title
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


def open_places(s: State, by: By, figure: Piece, reach: Within) -> list[tuple[int, ...]]:
    """Where a figure can be put: free, no glyph, within the distance (and sight) of the reference."""
    found = origin(s, by, reach.of)
    if not found:
        return []
    start, size = found[0]
    return places_within(s, figure, start, reach.within, need_sight=reach.clear_sight, eye=size)


@frozen
class Put(Step):
    """A figure is put somewhere, if there is a place for it; else it stays where it was."""

    by: Known[By]
    figure: PieceId
    reach: Known[Within]

    def do(self, s: State) -> None:
        figure = s.pieces.get(self.figure)
        if figure and open_places(s, self.by, figure, self.reach):
            s.then(ChoosePlace(self.by.seat, self.by, self.figure, self.reach))


@frozen
class ChoosePlace(Question):
    """On which space a figure is put; front and rear for one on two spaces."""

    by: By
    figure: PieceId
    reach: Within

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        figure = s.pieces[self.figure]
        return (PutAt(self.seat, self.figure, at) for at in open_places(s, self.by, figure, self.reach))

    def ask(self, s: State) -> Phrase:
        return Phrase("{0}: where is {1} put?", "{0}：{1}を置くマスを選ぶ").of(
            title(s, self.by), own_name(s, self.figure)
        )


@frozen
class PutAt(Step):
    """The figure appears there. It has not moved: nobody strikes, and nothing goes off that waits for a move."""

    seat: int
    figure: PieceId
    at: Known[tuple[int, ...]]

    def about(self) -> tuple[Thing, ...]:
        return tuple(Spot(BOARD, Hex(*self.at[i : i + 2])) for i in range(0, len(self.at), 2))

    def do(self, s: State) -> None:
        figure = s.pieces[self.figure]
        if figure.zone != BOARD:
            put_on_board(s, figure, self.at, "returned")
            return
        s.change(figure, at=self.at)
        s.tell(Stepped(figure.id, figure.at, self.at, "teleport"))

    def say(self, s: State) -> Phrase:
        return Phrase("put {0} here", "{0}をここに置く").of(own_name(s, self.figure))


@frozen
class Teleport(Effect):
    """Put a figure somewhere else without moving through spaces.

    途中のマスを通らずに、フィギュアを別の所に置く。"""

    target: str
    place: Within

    def apply(self, s: State, by: By) -> None:
        s.then(*(Put(by, figure.id, self.place) for figure in referred(s, by, self.target)))

    def say(self, words: Words) -> Phrase:
        place = words.reach(self.place)
        if self.place.of == self.target:
            place = reach_of(self.place, Phrase("where it stands", "現在の位置"))
        return Phrase("put it on a free space {0}; nobody strikes", "それを、{0}空きマスに置く。追撃は受けない").of(
            place
        )


@frozen
class SwapPositions(Effect):
    """Two figures exchange places, glyphs included.

    2体のフィギュアが場所を入れかわる。グリフの上でもよい。"""

    a: str
    b: str

    def apply(self, s: State, by: By) -> None:
        for a, b in zip(referred(s, by, self.a)[:1], referred(s, by, self.b)[:1], strict=False):
            if len(a.at) == len(b.at) and a.zone == b.zone == BOARD:
                for figure, to in ((a, b.at), (b, a.at)):
                    s.change(figure, at=to)
                    s.tell(Stepped(figure.id, figure.at, to, "swap"))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "{0} and that figure swap positions; nobody strikes",
            "{0}とそのフィギュアの位置を入れ替える。追撃は受けない",
        ).of(words.noun(self.a))


@frozen
class Carry(Effect):
    """Put the figure that was taken along next to its carrier.

    いっしょに連れて行ったフィギュアを、運んだフィギュアの隣に置く。"""

    target: str

    def apply(self, s: State, by: By) -> None:
        if on_board(s, by.source):
            s.then(
                *(
                    Put(by, figure.id, Within(1, "self", False))
                    for figure in referred(s, by, self.target)
                    if figure.zone == BOARD
                )
            )

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "put that creature on a free space next to {0}", "そのクリーチャーを{0}に隣接する空きマスに置く"
        ).of(words.me)
