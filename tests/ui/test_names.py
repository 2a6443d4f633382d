"""Names on tiles: whole or short, never cut, one size of type in a row."""

from __future__ import annotations

import pygame
import pytest
from pygame import SRCALPHA, Rect, Surface

from game import KEYS
from game.commands.inspect import cards_of
from game.content import ruleset
from game.rules.magna.cards import Force
from game.rules.pony.cards import Resource
from game.ui.art.cuts import NARROWEST, noted
from game.ui.art.names import MILD, NAMES, fits, grown, in_room, put_name, set_name
from game.ui.art.text import font, width
from game.ui.layouts.magna.printed import printed

TILE = 90, 31  # inside a tile of 96 pixels: two rows of 12
WHITE = (255, 255, 255)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("key", KEYS)
def test_every_card_is_named_on_its_tile(key: str, lang: str) -> None:
    rules = ruleset(key)
    for place, card in cards_of(rules, rules.catalogue).items():
        said = in_room(card.name.in_(lang), card.short.in_(lang), *TILE, 1.0)
        made = set_name(said, *TILE, 1.0)
        assert made.whole and made.squeeze >= MILD[-1], f"{place} needs a short name: {said}"
        assert len(made.rows) <= 2 and made.size >= 12


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_resource_is_named_in_the_line_that_is_seen_below_its_character(lang: str) -> None:
    for card in ruleset("pony").catalogue.values():
        if isinstance(card, Resource):
            line = 76, 18, 1.0, 1  # inside a tile of 84 pixels
            assert any(fits(name.in_(lang), *line) for name in (card.name, card.short)), card.key


def test_few_rows_come_before_large_type_and_that_before_small() -> None:
    narrow = set_name("Orc Charger", 0.85 * width("Orc Charger", font("sans", 12, True)), 31, 1.0)
    assert len(narrow.rows) == 1 and narrow.size < 14
    one, two = set_name("Orc Charger", 90, 31, 1.0), set_name("Orc Drummer of War", 90, 31, 1.0)
    assert (one.rows, one.size, one.bold) == (("Orc Charger",), 14, True)
    assert two.rows == ("Orc Drummer", "of War")
    assert two.wide <= 90


def test_a_name_that_a_person_wants_larger_is_as_large_as_its_place_and_in_more_rows_where_that_helps() -> None:
    def larger(name: str, wide: int, high: int, factor: float) -> tuple[tuple[str, ...], int]:
        kind, lines = grown(name, wide, high, 1.0, 2, NAMES, factor)
        made = set_name(name, wide, high, 1.0, lines, kind)
        assert made.whole and made.wide <= wide and made.high <= high
        return made.rows, made.size

    assert larger("Ghoul", 300, 90, 2.0) == (("Ghoul",), 28)
    assert larger("Ghoul", 300, 90, 1.5) == (("Ghoul",), 21)
    rows, size = larger("Healing Maiden", 90, 60, 2.0)
    assert rows == ("Healing", "Maiden") and size > 14
    assert larger("Healing Maiden", 90, 31, 2.0) == larger("Healing Maiden", 90, 31, 1.0), "it has no room"


def test_latin_words_are_broken_after_hyphens_and_nowhere_else() -> None:
    assert set_name("Wine-dark Seafarers", 80, 48, 1.0, 3).rows == ("Wine-dark", "Seafarers")
    assert set_name("Storm-crossed-swordmaster", 90, 31, 1.0).rows == ("Storm-crossed-", "swordmaster")
    assert not fits("incomprehensibilities", 60, 90, 1.0, 6)


def test_japanese_is_broken_between_phrases_and_not_inside_a_short_word() -> None:
    made = set_name("フォー・フレンドシップ", 90, 31, 1.0)
    assert made.rows == ("フォー・", "フレンドシップ")
    assert set_name("紫禁海の孤島", 60, 31, 1.0).rows == ("紫禁海の", "孤島")


def test_a_name_is_narrowed_before_it_is_cut_and_a_cut_is_noted() -> None:
    name = "Wolf of the Forbidden Violet Sea"
    assert NARROWEST <= set_name(name, 90, 31, 1.0).squeeze < 1
    assert in_room(name, "Violet Sea Wolf", 90, 31, 1.0) == "Violet Sea Wolf"
    assert in_room(name, "Violet Sea Wolf", 160, 31, 1.0) == name
    onto = Surface((60, 31), SRCALPHA)
    with noted() as notes:
        for drawn in ("Wolf", name):
            put_name(onto, drawn, (0, 0, 60, 31), 1.0, WHITE)
    assert {note.words: note.whole for note in notes} == {"Wolf": True, name: False}


def test_neighbours_in_a_row_of_tiles_have_letters_alike() -> None:
    made = [set_name(name, 102, 18, 1.0, 1) for name in ("Flim & Flam", "Sweetie Sunrise", "Nightmare Star")]
    assert {(one.size, one.bold) for one in made} == {(14, True)}
    assert made[0].squeeze == 1.0 > made[1].squeeze >= 0.85, "a little narrowed rather than thinner or smaller"
    assert not set_name("Wolf of the Forbidden Violet Sea", 90, 31, 1.0).bold, "what needs more is narrowed regular"


@pytest.mark.parametrize(
    "name", ["Wolf", "Wolf of the Forbidden Violet Sea", "incomprehensibilities", "禁断の紫海の狼"]
)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_drawn_beside_the_box(name: str, scale: float) -> None:
    for align in ("middle", "left"):
        onto = Surface((240, 100), SRCALPHA)
        box = Rect(40, 20, round(90 * scale), round(31 * scale))
        put_name(onto, name, tuple(box), scale, WHITE, align=align)
        drawn = pygame.mask.from_surface(onto, 20).get_bounding_rects()
        inked = drawn[0].unionall(drawn[1:])
        assert box.inflate(2, 4).contains(inked), (inked, box)
        assert align == "middle" or inked.left - box.left < 4


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_heroes_of_magna_spectra_are_named_in_two_rows_where_their_tiles_are_narrow(lang: str) -> None:
    """In the least window a garrison's tile leaves 66 pixels beside its numbers, and the sign of a hero takes some."""
    cards = ruleset("magna").catalogue
    for key, card in cards.items():
        if isinstance(card, Force) and card.unique:
            named = printed(cards, key)
            assert named is not None
            made = set_name(named.brief.in_(lang), 66, 31, 1.0)
            assert made.whole and len(made.rows) <= 2 and made.squeeze >= MILD[-1], named.brief
