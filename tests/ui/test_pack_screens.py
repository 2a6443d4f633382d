"""Packs on the screen: switched on and off, their cards in the Collection, in decks and in matches."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import game
from game import content
from game.match.match import Setup
from game.packs.pack import Pack
from game.ui import games, matches, own_decks, shots
from game.ui.faces import own_portraits
from game.ui.scenes.collection import Collection
from game.ui.scenes.pack_list import PackList
from tests.packs.packs_of_page import WORDS, kept, pictured, png, proofed
from tests.ui.hands import Hands


def test_a_pack_is_switched_on_and_its_card_is_in_the_collection_under_its_name(hands: Hands, own_home: Path) -> None:
    kept(own_home, "foton")
    collection = hands.show(Collection("foton"))
    collection.kind = "events"
    before = collection.shown()
    hands.click("packs")
    hands.click("pack:storms")
    hands.click("back")
    assert hands.top is collection and hands.app.settings.packs == ["storms"]
    assert set(collection.shown()) - set(before) == {"card/event/storms-hail"}
    hands.click("pack:storms")
    assert collection.shown() == ["card/event/storms-hail"]
    assert "Storms" in [words.text for words in hands.texts()], "the filter, and the card itself"
    hands.click("pack:storms")
    hands.click("pack:")
    assert collection.shown() == before


def test_a_pack_with_a_mistake_says_so_and_stays_off(hands: Hands, own_home: Path) -> None:
    kept(own_home, "foton", words=WORDS["foton"].replace('"draw"', '"drow"'))
    kept(own_home, "pony", "broken", "{")
    hands.show(PackList())
    assert hands.widget("pack:broken").why
    hands.click("pack:storms")
    assert hands.app.settings.packs == []
    assert any("there is no effect called 'drow'" in words.text for words in hands.texts())


def test_a_pack_that_went_wrong_after_it_was_switched_on_costs_itself_and_one_sentence(own_home: Path) -> None:
    kept(own_home, "foton", words=WORDS["foton"].replace('"draw"', '"drow"'))
    hands = Hands(packs=["storms", "gone"])
    assert hands.app.rules("foton") is game.ruleset("foton")
    told = [toast.said for toast in hands.app.toasts]
    hands.app.toasts.clear()
    assert hands.app.rules("foton") is game.ruleset("foton") and not hands.app.toasts, "it is said once"
    assert ["there is no effect called 'drow'" in said.en for said in told] == [True]
    hands.app.close()


def test_a_match_that_is_set_up_names_the_packs_that_are_on(own_home: Path) -> None:
    kept(own_home, "foton")
    hands = Hands(packs=["storms"])
    setup = hands.show(hands.app.doors.setup(hands.app.rules("foton")))
    pack = proofed(WORDS["foton"])
    assert setup.draft.setup().packs == {"storms": pack.checksum} == dict(setup.draft.lobby().packs)
    tournament = hands.show(hands.app.doors.sign_up(setup.draft)).cup()
    assert tournament.packs == tournament.setup(tournament.open[0]).packs == {"storms": pack.checksum}
    hands.app.close()


def test_a_deck_with_cards_of_a_pack_that_is_off_says_so(own_home: Path) -> None:
    kept(own_home, "medarot")
    hands = Hands(packs=["scrap"])
    rules = hands.app.rules("medarot")
    deck = own_decks.form(rules).own(rules.catalogue, {"name": "Mine", "cards": {"scrap-crane": 2}})
    assert own_decks.save(own_home, rules, deck)
    assert list(own_decks.load(own_home, rules)[0]) == ["Mine"]
    found, wrong = own_decks.load(own_home, game.ruleset("medarot"))
    assert not found and ["of the pack “Scrapyard”, which is switched off" in one.said.en for one in wrong] == [True]
    assert list((own_home / "decks" / "medarot").glob("*.json")), "it stays"
    hands.app.close()


RED, BLUE = (255, 0, 0), (0, 0, 255)


@pytest.fixture
def versions(own_home: Path) -> list[Pack]:
    """Three of one pack, all in the folder: a card of it has a red picture, a blue one, none."""
    words = pictured("foton", "storms-hail", "hail.png")
    found = [proofed(words), proofed(words.replace('"version": 1', '"version": 2')), proofed(WORDS["foton"])]
    for pack, colour in zip(found, (RED, BLUE, None), strict=True):
        content.packs().keep(pack, {"hail.png": png(9, 9, colour)} if colour else {})
    return found


def colour_now() -> tuple[int, ...] | None:
    """Of the picture that the card has on this screen; None where it is drawn by chance."""
    seen = own_portraits.picture("card/event/storms-hail", (9, 9))
    return tuple(seen.get_at((4, 4)))[:3] if seen else None


def test_each_match_shows_its_own_version_of_a_pack(hands: Hands, versions: list[Pack]) -> None:
    for pack, colour in zip([*versions, versions[0]], (RED, BLUE, None, RED), strict=True):
        assert matches.meet(hands.app, Setup("foton", 2, 1, packs={pack.name: pack.checksum}))
        assert colour_now() == colour


@pytest.mark.parametrize("screen", ["collection:foton", "deck:foton"])
def test_collection_and_deck_show_the_version_that_is_switched_on(versions: list[Pack], screen: str) -> None:
    for pack, colour in zip(versions, (RED, BLUE, None), strict=True):
        hands = Hands(packs=[f"{pack.name}-{pack.checksum}/{pack.name}-{pack.checksum}"])
        hands.show(shots.scene(hands.app, screen))
        assert colour_now() == colour
        hands.app.close()


def test_a_picture_that_came_later_is_seen_at_the_next_table(hands: Hands, own_home: Path) -> None:
    pack = proofed(pictured("foton", "storms-hail", "hail.png"))
    setup = Setup("foton", 2, 1, packs={pack.name: pack.checksum})
    faces = []
    for pictures in ({}, {"hail.png": png(9, 9)}):
        hands.show(Collection("foton"))
        content.packs().keep(pack, pictures)
        assert matches.meet(hands.app, setup)
        rules = game.record.rules_of(setup)
        card = rules.catalogue["card/event/storms-hail"]
        face = games.of(rules).album(rules).face(card, "en", 200, 1.0, hands.app.colours)
        faces.append(tuple(face.get_at((face.get_width() // 2, 60)))[:3])
    assert faces[0] != faces[1] == (254, 0, 0), "red in the light of the card"


def test_a_card_that_is_another_one_now_is_drawn_anew_in_the_collection(hands: Hands, own_home: Path) -> None:
    path = kept(own_home, "foton")
    collection = hands.show(Collection("foton"))
    hands.app.change(packs=["storms"])
    faces = []
    for name in ("Hailstorm", "Sleet"):
        path.write_text(WORDS["foton"].replace('"Hailstorm"', f'"{name}"'), encoding="utf-8")
        collection.enter()
        card = collection.album.rules.catalogue["card/event/storms-hail"]
        collection.easel.begin()
        faces.append(pygame.image.tobytes(collection.easel.face(card, "en", 200), "RGB"))
    assert faces[0] != faces[1]
