"""Packs on the screen: switched on and off, their cards in the Collection, in decks and in matches."""

from __future__ import annotations

from pathlib import Path

import pygame

import game
from game import content
from game.match.match import Setup
from game.ui import matches, own_decks
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


def test_each_match_shows_its_own_version_of_a_pack(hands: Hands, own_home: Path) -> None:
    """Both lie in the folder, under one name: what is shown of one is nothing of the other."""
    words = pictured("foton", "storms-hail", "hail.png")
    red, blue = proofed(words), proofed(words.replace('"version": 1', '"version": 2'))
    plain = proofed(WORDS["foton"])
    content.packs().keep(red, {"hail.png": png(9, 9, (255, 0, 0))})
    content.packs().keep(blue, {"hail.png": png(9, 9, (0, 0, 255))})
    content.packs().keep(plain, {})
    for pack, colour in ((red, (255, 0, 0)), (blue, (0, 0, 255)), (plain, None), (red, (255, 0, 0))):
        assert matches.meet(hands.app, Setup("foton", 2, 1, packs={pack.name: pack.checksum}))
        seen = own_portraits.picture("card/event/storms-hail", (9, 9))
        assert (seen.get_at((4, 4))[:3] if seen else None) == colour


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
