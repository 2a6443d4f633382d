"""Glyphs that are not numbers: Insight, Renewal, and turning up a disc that lies face down (arena.md, section 14).

The bonuses of the other glyphs are added by stats.py. A two-space figure occupies a glyph with either half.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.arena.events import GlyphTurned, Healed
from game.rules.arena.names import own_name
from game.rules.arena.places import GLYPHS, figures, glyph_at, here, on_board, spaces
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def occupied(s: State, seat: int, trigger: str) -> int:
    """On how many glyphs with a trigger a seat has a figure; one that lies face down does nothing yet."""
    glyphs = [p for p in s.inside(GLYPHS) if p.face_up and s.cards[p.card].trigger == trigger]
    stood_on = {space for p in figures(s, seat) for space in spaces(p)} if glyphs else set()
    return sum(here(p) in stood_on for p in glyphs)


def insight(s: State, seat: int) -> int:
    """Further cards to draw in the draw phase."""
    return occupied(s, seat, "draw_phase_extra")


def turn_up(s: State, figure: Piece) -> None:
    """The first figure that stops on a glyph turns it face up."""
    for space in spaces(figure):
        disc = glyph_at(s, space)
        if disc and not disc.face_up:
            s.change(disc, face_up=True)
            s.tell(GlyphTurned(disc.id))


@frozen
class Renewal(Step):
    """At the start of a turn every Glyph of Renewal with an own figure on it removes one damage marker."""

    seat: int

    def do(self, s: State) -> None:
        s.then(*(RenewOne(self.seat) for _ in range(occupied(s, self.seat, "start_of_your_turn"))))


@frozen
class RenewOne(Step):
    """Ask whom a glyph renews, if anybody is hurt."""

    seat: int

    def do(self, s: State) -> None:
        if any(p.has("wounds") for p in figures(s, self.seat)):
            s.then(ChooseRenewed(self.seat))


@frozen
class ChooseRenewed(Question):
    """Remove one damage marker from any one of your figures."""

    def options(self, s: State) -> Iterable[Step | No]:
        for p in figures(s, self.seat):
            if p.has("wounds"):
                yield Renew(self.seat, p.id)
            else:
                unhurt = Phrase("{0} has no damage", "{0}はダメージを受けていない")
                yield No((p.id,), unhurt.of(own_name(s, p.id)), "14")
        if s.explaining:
            others = tuple(p.id for p in figures(s) if p.owner != self.seat)
            yield No(others, Phrase("only your own figures are renewed", "回復できるのは自分のフィギュアだけ"), "14")

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Glyph of Renewal: remove 1 damage from one of your figures",
            "再生のグリフ：自分のフィギュア1体からダメージを1取り除く",
        )


@frozen
class Renew(Step):
    seat: int
    figure: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        if piece := on_board(s, self.figure):
            s.mark_piece(piece, "wounds", -1)
            s.tell(Healed(self.figure, 1))

    def say(self, s: State) -> Phrase:
        return Phrase("remove 1 damage from {0}", "{0}からダメージを1取り除く").of(own_name(s, self.figure))
