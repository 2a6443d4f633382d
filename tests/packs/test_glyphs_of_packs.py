"""Glyphs of a pack lie on battlefields of the same pack, beside those of the box (card-packs.md, section 5)."""

from __future__ import annotations

import json
from typing import Any

from game import content
from game.maps import as_data
from game.packs.pack import catalogue
from game.rules.arena.events import GlyphTurned
from game.rules.arena.movement import Move
from game.rules.arena.places import BOARD, GLYPHS, figures, here
from game.rules.arena.positions import Side, Unit, table
from game.rules.arena.spells import EndSpells
from game.rules.arena.stats import stat
from game.rules.arena.turn import Activate
from game.rules.arena.walking import Walk
from game.table.state import choose
from game.table.step import Spot
from tests.packs.packs_of_page import data, proofed, wrong
from tests.rules.arena.byhand import offered, take, told

RUNE = {
    "id": "tides-rune",
    "name": {"en": "Rune of Tides", "ja": "潮の印"},
    "effect": [
        {"op": "modify_stat", "stat": "power", "amount": 3, "scope": "your_figures", "duration": "while_occupied"}
    ],
    "base_set": False,
}


def shore(glyph: str = "tides-rune", *runes: dict[str, Any]) -> str:
    """A pack with The Duel, on which all glyphs lie face down and the first is this one."""
    field = as_data(content.battlefields()["the_duel"])
    (q, r, _), *others = field["glyphs"]
    field = {**field, "face_up": False, "glyphs": [[q, r, glyph], *others]}
    return json.dumps({**data("arena"), "cards": {"glyphs": [*runes]}, "battlefields": {"tides-shore": field}})


def test_a_glyph_of_a_pack_is_turned_up_on_its_battlefield_and_works() -> None:
    facts = catalogue(content.box("arena"), [proofed(shore("tides-rune", RUNE))])
    s = table(facts, "tides-shore", Side((Unit("gideon", ((5, 6),)),)), Side((Unit("liliana", ((6, 12),)),)))
    rune = next(piece for piece in s.inside(GLYPHS) if piece.card == "glyph/tides-rune")
    (gideon,) = figures(s, 0)
    assert not rune.face_up and stat(s, gideon, "power") == facts["army/gideon"].power
    take(s, Activate)
    while not offered(s, Walk):  # nobody has a spell, and there is one figure to move
        take(s, Move if offered(s, Move) else EndSpells)
    choose(s, 0, next(walk for walk in offered(s, Walk) if Spot(BOARD, here(rune)) in walk.about()))
    assert told(s, GlyphTurned) == [GlyphTurned(rune.id)]
    assert stat(s, s.pieces[gideon.id], "power") == facts["army/gideon"].power + 3


def test_one_that_nobody_knows_is_told_in_one_sentence() -> None:
    (said,) = wrong(shore("tides-wave", RUNE))
    assert "battlefields/tides-shore: " in said and said.endswith("insight, farsight, renewal, tides-rune)")
    (said,) = wrong(shore("storms-rune"))
    assert "a glyph must be one of might" in said


def test_a_battlefield_is_judged_when_its_glyphs_are_right() -> None:
    (said,) = wrong(shore("tides-rune", {**RUNE, "effect": [{"op": "shine"}]}))
    assert "there is no effect called 'shine'" in said
