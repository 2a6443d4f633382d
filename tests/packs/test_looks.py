"""Portraits in packs: what is wrong with one is said where it stands; what is right changes the picture only."""

from __future__ import annotations

import json
from typing import Any

import pytest

import game
from game import content
from game.packs.looks import ART
from game.packs.pack import catalogue
from tests.packs.packs_of_page import data, proofed, wrong


def with_look(look: Any, card: str = "scrap-crane") -> str:
    return json.dumps({**data("medarot"), "portraits": {card: look}})


@pytest.mark.parametrize(
    "look, card, said",
    [
        ({"parts": {"head": "scrap-crane"}}, "scrap-crane", "parts/head: must be the id of such a card of the box"),
        ({"parts": {"hat": "metabee"}}, "scrap-crane", "no field called 'hat', only head, body, arms, back"),
        ({"colours": {"main": "red"}}, "scrap-crane", "colours/main: must be a colour such as '#c83a22'"),
        ({"picture": "../crane.png"}, "scrap-crane", "must be the name of a PNG or SVG file beside the pack"),
        ({"picture": "x/../../crane.png"}, "scrap-crane", "must be the name of a PNG or SVG file beside the pack"),
        ({"pose": "proud"}, "scrap-crane", "no field called 'pose'"),
        ([], "scrap-crane", "scrap-crane: must be an object"),
        ({}, "scrap-first", "no card of this pack has that id"),
    ],
)
def test_what_is_wrong_with_a_portrait_is_said_where_it_stands(look: Any, card: str, said: str) -> None:
    (sentence,) = wrong(with_look(look, card))
    assert said in sentence


def test_glyphs_have_no_portrait() -> None:
    glyph = {**content.box("arena").data["glyphs"][0], "id": "tides-pool"}
    pack = {**data("arena"), "cards": {"glyphs": [glyph]}, "portraits": {"tides-pool": {"picture": "pool.png"}}}
    assert any("cards of this kind have no portrait" in said for said in wrong(json.dumps(pack)))


def test_a_portrait_changes_nothing_of_what_a_card_does() -> None:
    pack = proofed(with_look({"parts": {"head": "metabee"}, "colours": {"main": "#C83a22"}, "picture": "crane.png"}))
    plain = proofed(json.dumps(data("medarot")))
    key, box = "card/medarot/scrap-crane", content.box("medarot")
    assert pack.portraits["scrap-crane"].parts == {"head": "metabee"} and pack.checksum != plain.checksum
    assert catalogue(box, [pack])[key].power == catalogue(box, [plain])[key].power == 40


def test_every_part_of_the_card_data_that_has_a_portrait_is_one() -> None:
    assert [key for key in game.KEYS if not set(ART[key]) <= set(content.box(key).parts)] == []
