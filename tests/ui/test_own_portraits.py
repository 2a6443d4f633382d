"""How cards of packs look: parts of cards of the box, colours, and pictures of a person's own, bounded."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface

import game
from game import files
from game.packs.looks import Portrait
from game.ui.faces import own_portraits
from game.ui.faces.arena.vignettes import paint
from game.ui.faces.foton.sigils import strokes_of
from game.ui.faces.magna.devices import DEVICES
from game.ui.faces.magna.heraldry import device_of
from game.ui.faces.medarot.builds import BUILDS
from game.ui.faces.medarot.people import person_of
from game.ui.faces.medarot.persons import PERSONS
from game.ui.faces.medarot.robots import build_of
from game.ui.faces.own_pictures import SIDE, picture_from
from game.ui.faces.pony.cast import CAST
from game.ui.faces.pony.characters import part_of
from tests.packs.packs_of_page import data, kept, png

SVG = '<svg xmlns="http://www.w3.org/2000/svg" {0}><rect x="9" width="22" height="20" fill="#ff0000"/></svg>'


def test_a_robot_has_the_head_of_one_the_arms_of_another_and_its_own_colour(own_home: Path) -> None:
    by_chance = build_of("card/medarot/scrap-crane", "CRN")
    look = {"parts": {"head": "metabee", "arms": "gan_king"}, "colours": {"main": "#010203"}}
    kept(own_home, "medarot", words=json.dumps({**data("medarot"), "portraits": {"scrap-crane": look}}))
    build = build_of("card/medarot/scrap-crane", "CRN")
    assert (build.shell, build.crests) == (BUILDS["metabee"].shell, BUILDS["metabee"].crests)
    assert (build.arm, build.other) == (BUILDS["gan_king"].arm, BUILDS["gan_king"].other)
    assert build.tints == ("#010203", *by_chance.tints[1:])
    assert (build.trunk, build.back) == (by_chance.trunk, by_chance.back), "of the rest chance decides as before"


def test_a_card_that_is_being_made_is_seen_before_it_is_in_any_file(own_home: Path) -> None:
    own_portraits.try_on("mine-boy", Portrait({"hair": "ikki"}, {"hair": "#00ff00"}), own_home)
    own_portraits.try_on("mine-pony", Portrait({"mane": "PR011", "mark": "PR011"}), own_home)
    person, pony = person_of("card/medarotter/mine-boy"), part_of("Nobody", "mine-pony")
    assert (person.hair, person.tints[1]) == (PERSONS["ikki"].hair, "#00ff00")
    assert (pony.mark, pony.style) == (CAST["Cloudchaser"].mark, CAST["Cloudchaser"].style)
    own_portraits.take_off()
    assert person_of("card/medarotter/mine-boy").tints[1] != "#00ff00"


def test_shields_seals_and_scenes_are_those_of_the_cards_that_are_named(own_home: Path) -> None:
    force = replace(game.ruleset("magna").catalogue["card/red-f01"], key="card/mine-giant")
    megido = game.ruleset("foton").catalogue["megido/so-61"]
    own_portraits.try_on("mine-giant", Portrait({"field": "red-f05", "charge": "gre-f05"}), own_home)
    own_portraits.try_on("mine-mage", Portrait({"seal": "so-61"}), own_home)
    own_portraits.try_on("mine-spell", Portrait({"scene": "w01"}), own_home)
    field, charge, _ = device_of(force)
    assert [field, charge] == [DEVICES["red-f05"].split()[0], DEVICES["gre-f05"].split()[1]]
    other = replace(game.ruleset("foton").catalogue["megido/so-62"], key="megido/mine-mage")
    assert strokes_of(other).strokes == strokes_of(megido).strokes
    assert paint("mine-spell", (24, 24)).get_buffer().raw == paint("w01", (24, 24)).get_buffer().raw
    own_portraits.take_off()
    assert strokes_of(other).strokes != strokes_of(megido).strokes


def test_a_png_and_an_svg_cover_the_picture_and_keep_their_shape(tmp_path: Path) -> None:
    """The middle of it is red; what stands at its sides is not seen on a square."""
    wide = Surface((40, 20))
    wide.fill((255, 0, 0), (9, 0, 22, 20))
    pygame.image.save(wide, tmp_path / "crane.png")
    (tmp_path / "crane.svg").write_text(SVG.format('width="40" height="20"'))
    for name in ("crane.png", "crane.svg"):
        own_portraits.try_on("mine-crane", Portrait(picture=name), tmp_path)
        shown = own_portraits.picture("card/medarot/mine-crane", (30, 30))
        assert shown is not None and shown.get_size() == (30, 30)
        for red, *others in (shown.get_at(at) for at in ((1, 1), (28, 28), (15, 15))):
            assert red > 250 and others == [0, 0, 255]
    own_portraits.take_off()


@pytest.mark.parametrize(
    "name, raw, said",
    [
        ("cut.png", png(8, 8)[:-4], "it is no PNG"),
        ("vast.svg", SVG.format('width="99999" height="9"').encode(), "larger than 2048 by 2048 pixels"),
        ("gone.png", None, "cannot be opened"),
    ],
)
def test_a_picture_that_cannot_be_used_is_one_sentence(tmp_path: Path, name: str, raw: bytes | None, said: str) -> None:
    if raw is not None:
        (tmp_path / name).write_bytes(raw)
    with pytest.raises(files.BadFile, match=said):
        picture_from(tmp_path / name)
    own_portraits.try_on("mine-x", Portrait(picture=name), tmp_path)
    assert own_portraits.picture("mine-x", (30, 30)) is None, "it is drawn by chance"
    own_portraits.take_off()


def test_an_svg_that_brings_down_what_draws_it_costs_itself(tmp_path: Path) -> None:
    """What draws an SVG writes where it may not with this one; over there only that process ends."""
    (tmp_path / "evil.svg").write_bytes(Path(__file__).with_name("brings_down.svg").read_bytes())
    with pytest.raises(files.BadFile, match="it is no SVG"):
        picture_from(tmp_path / "evil.svg")
    (tmp_path / "good.svg").write_text(SVG.format('width="40" height="20"'))
    assert picture_from(tmp_path / "good.svg").get_size() == (SIDE, SIDE // 2)
