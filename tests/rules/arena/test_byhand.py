"""The positions that the other tests build mean what they say."""

from __future__ import annotations

from game.hexes import from_offset
from game.rules.arena.places import figure_at, glyph_at, in_play
from tests.rules.arena.byhand import Figure, place, table


def test_a_position_is_what_its_rows_say() -> None:
    s, who = table(
        [".1~", "_#."], Figure("A", 0, (0, 0)), Figure("W", 1, ((1, 0), (0, 0)), card="Cats"), glyphs={(2, 1): "might"}
    )
    field = s.field
    assert {field.level[from_offset(*p)] for p in ((0, 0), (1, 0), (2, 0))} == {0, 1, -1}
    assert from_offset(0, 1) not in field.level and from_offset(1, 1) in field.ruins
    assert place(s.pieces[who["A"]]) == (0, 0) and place(s.pieces[who["W"]]) == ((1, 0), (0, 0))
    figure, glyph = figure_at(s, from_offset(1, 0)), glyph_at(s, from_offset(2, 1))
    assert figure and figure.id == who["W"] and glyph and glyph.card == "glyph/might"
    assert in_play(s.pieces[who.card("Cats")]) and s.pieces[who["W"]].host == who.card("cats")
    assert s.active == who.card("A")
