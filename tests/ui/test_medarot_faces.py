"""The cards of the Medarot Card Game, drawn: all of their text in both languages, told apart by shape, quick, kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import numpy as np
import pygame
import pytest

import game
from game.rules.medarot.card_text import card_text
from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.art import palette
from game.ui.art.names import fits
from game.ui.art.text import NO_END, NO_START, font, width
from game.ui.faces import medarot as M
from game.ui.faces.kit.card_names import band, title
from game.ui.faces.kit.card_stock import parchment
from game.ui.faces.kit.forge import View, forged
from game.ui.faces.kit.people import figure as person_figure
from game.ui.faces.medarot import faces, person_face, robot_face, tones
from game.ui.faces.medarot.builds import BUILDS
from game.ui.faces.medarot.grounds import ground
from game.ui.faces.medarot.lettering import COUNTED, Column
from game.ui.faces.medarot.measures import fit
from game.ui.faces.medarot.people import person_of
from game.ui.faces.medarot.persons import PERSONS
from game.ui.faces.medarot.robots import build_of, figure
from game.ui.faces.medarot.signs import ROSE, heading
from game.ui.layouts.medarot.pictures import picture
from game.ui.table.layout import Look
from game.ui.theme import PALETTES, STANDARD
from game.words import same

LANGUAGES = ("en", "ja")
Card = Medarot | Medarotter


@pytest.fixture(scope="module")
def cards() -> Mapping[str, Card]:
    return {key: card for key, card in game.ruleset("medarot").catalogue.items() if key.startswith("card/")}


@pytest.fixture(scope="module")
def medarots(cards: Mapping[str, Card]) -> list[Medarot]:
    found = [card for card in cards.values() if isinstance(card, Medarot)]
    assert len(found) == 86
    return found


@pytest.fixture(scope="module")
def medarotters(cards: Mapping[str, Card]) -> list[Medarotter]:
    found = [card for card in cards.values() if isinstance(card, Medarotter)]
    assert len(found) == 36
    return found


def light(surface: pygame.Surface) -> np.ndarray:
    """How bright each pixel is, 0 to 255."""
    brightness: np.ndarray = pygame.surfarray.array3d(surface).astype(float) @ np.array([0.2126, 0.7152, 0.0722])
    return brightness


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def opaque(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface) > 127


def laid_out(card: Card, lang: str, size: M.Size, scale: float, factor: float) -> list[tuple[Column, int, int]]:
    """The texts of a card as they are set, how much room is on their parchment, and how wide it is."""
    f = fit(size, scale, factor)
    wide = f.inner - 2 * robot_face.margin(f)
    if isinstance(card, Medarot):
        plan = robot_face.planned(card, lang, f)
        assert f.plate + plan.art + f.strip + plan.body + f.foot + 2 * f.edge == f.height, card.key
        assert plan.art >= f.least - f.px(4), card.key
        return [(plan.text, plan.body, wide)]
    both = person_face.planned(card, lang, f)
    assert f.plate + both.art + 2 * both.bar + sum(both.bodies) + f.foot + 2 * f.edge == f.height, card.key
    assert both.art >= 0.62 * f.least, card.key
    return [(text, body, wide) for text, body in zip(both.texts, both.bodies, strict=True)]


def words_of(card: Card, lang: str) -> list[str]:
    """What card_text says, as the columns of a face should show it."""
    if isinstance(card, Medarotter):  # timing and price are shown by signs, in the bar above each text
        assert all(
            line.in_(lang).endswith(half.text.in_(lang))
            for line, half in zip(card_text(card), (card.upper, card.lower), strict=True)
        ), card.key
        return [half.text.in_(lang) for half in (card.upper, card.lower)]
    (line,) = card_text(card)
    stop = ". " if lang == "en" else "。"
    return [line.in_(lang).replace(stop, " ", 1) if card.ability else line.in_(lang)]


def squeezed_out(words: str) -> str:
    return words.replace(" ", "").casefold()


# ---- text ---------------------------------------------------------------------------------------------

SETTINGS = [
    ("hand", 1, 1),
    ("hand", 1.25, 1),
    ("hand", 1.5, 0.9),
    ("hand", 2, 1),
    ("hand", 1, 1.4),
    ("hand", 0.8, 1.25),
    ("zoom", 1, 1),
    ("zoom", 1.5, 1.2),
    ("zoom", 2, 1.4),
    ("zoom", 0.75, 1),
]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, scale, factor", SETTINGS)
def test_all_of_every_text_is_on_the_card(
    cards: Mapping[str, Card], lang: str, size: M.Size, scale: float, factor: float
) -> None:
    for card in cards.values():
        texts = laid_out(card, lang, size, scale, factor)
        for text, room, wide in texts:
            assert text.height <= room, (card.key, "does not fit its parchment")
            assert text.size >= 12 * scale - 0.5, card.key
            for k, row in enumerate(text.rows):
                assert width(row, font("sans", text.size, k < text.bold)) <= wide, (card.key, row)
        printed = ["".join(text.rows) for text, _, _ in texts]
        assert list(map(squeezed_out, printed)) == list(map(squeezed_out, words_of(card, lang))), card.key


def test_a_text_that_is_longer_than_the_card_ends_with_a_mark(medarots: list[Medarot]) -> None:
    """No card of the box needs it."""
    card = next(card for card in medarots if card.ability)
    assert card.ability is not None
    wordy = replace(card, ability=replace(card.ability, text=same("It goes on and on. " * 30)))
    plans = [robot_face.planned(each, "en", fit("hand")) for each in (card, wordy)]
    assert [plan.more for plan in plans] == [False, True]
    assert plans[1].text.height <= plans[1].body and plans[1].art >= robot_face.LEAST_ART
    marked = [M.face(f"{n}", each, "hand", "en") for n, each in enumerate((card, wordy))]
    brass = [(pygame.surfarray.array3d(face)[145:175, 238:250] == palette.BRASS_LIT).all(2).sum() for face in marked]
    assert brass[1] > 40 > brass[0]


@pytest.mark.sampled(1, of="lines are broken where they may be")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, factor", [("hand", 1), ("hand", 1.4), ("zoom", 1), ("zoom", 1.4)])
def test_lines_are_broken_where_they_may_be(cards: Mapping[str, Card], lang: str, size: M.Size, factor: float) -> None:
    for card in cards.values():
        for text, _, _ in laid_out(card, lang, size, 1, factor):
            for k, row in enumerate(text.rows):
                assert row and row == row.strip(), card.key
                assert row[0] not in NO_START and row[-1] not in NO_END, (card.key, row)
                after = text.rows[k + 1] if k + 1 < len(text.rows) and k + 1 != text.bold else ""
                if after and lang == "ja":
                    assert not all(c.isascii() and c.isalnum() for c in (row[-1], after[0])), (row, "a cut word")
                    assert not (row[-1].isdigit() and after[0] in COUNTED), (row, "parted from what it counts")
                    assert row[-1] not in "+−" and not (after[0] in "+−" and not row[-1].isascii()), (card.key, row)
        if lang == "en":  # joined by spaces, the rows are the text
            shown = [" ".join(text.rows) for text, _, _ in laid_out(card, lang, size, 1, factor)]
            assert [part.casefold() for part in shown] == [part.casefold() for part in words_of(card, lang)], card.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_larger_text_size_makes_texts_larger_where_there_is_room(cards: Mapping[str, Card], lang: str) -> None:
    sizes = {
        factor: [laid_out(card, lang, "zoom", 1, factor)[0][0].size for card in cards.values()] for factor in (1, 1.4)
    }
    assert all(large >= usual for usual, large in zip(sizes[1], sizes[1.4], strict=True))
    assert sum(sizes[1.4]) > 1.1 * sum(sizes[1])


@pytest.mark.parametrize("high", [56, 84, 120])
def test_a_card_on_its_way_between_a_heap_and_the_hand_is_drawn(cards: Mapping[str, Card], high: int) -> None:
    """It is lower than its text is at least."""
    for key in ("card/medarot/blackbeetle", "card/medarotter/ikki", "card/medarotter/koji"):
        assert picture(cards, Look(key, "card"), high, "en", 1.0, STANDARD, 1.0).get_height() == high


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_names_are_whole(cards: Mapping[str, Card], lang: str, scale: float) -> None:
    table, hand = fit("table", scale), fit("hand", scale)
    for card in cards.values():
        name = card.name.in_(lang)
        foot = title(card, lang, table.inner, table.foot, table.scale, robot_face.FOOT)
        assert fits(foot.name, table.inner, table.foot, table.scale, foot.rows, foot.kind), name
        room = hand.inner - hand.cost * 1.14 - (hand.rose if isinstance(card, Medarot) else 0) - hand.px(8)
        assert width(name, font("display", hand.px(13), True)) * 0.8 <= room, name
        px = round(96 * scale)
        room = px - 2 * round(px * (0.085 if isinstance(card, Medarot) else 0.045))
        made = band(card, lang, room, scale)
        assert fits(made.name, room, made.high, scale, made.lines, made.kind), (name, "on a tile of 96")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_are_whole_beside_their_line(medarots: list[Medarot], lang: str) -> None:
    for card in medarots:
        for size in ("hand", "zoom"):
            f = fit(size)
            right = (
                width(card.line, font("sans", f.px(12)))
                if size == "hand"
                else width(f"{card.type} · {card.line} line", font("sans", f.px(15)))
            )
            room = f.inner - right - f.px(12) - f.sign * 1.2
            assert width(card.part.in_(lang), font("sans", f.px(12), True)) * 0.8 <= room, card.part


def test_fonts_have_every_character_of_names_and_texts(cards: Mapping[str, Card]) -> None:
    display, sans = font("display", 20, True), font("sans", 20)
    for card in cards.values():
        for lang in LANGUAGES:
            assert None not in display.metrics(card.name.in_(lang)), card.name
            for phrase in (*card_text(card), *([card.part] if isinstance(card, Medarot) else [])):
                assert None not in sans.metrics(phrase.in_(lang)), phrase


@pytest.mark.parametrize("name", PALETTES)
def test_headings_can_be_read_on_parchment(name: str) -> None:
    """The name of an ability leans to its type; its contrast is 4.5 : 1 or better (WCAG 2.1, 1.4.3)."""

    def luminance(value: float) -> float:
        return float(((value / 255 + 0.055) / 1.055) ** 2.4)

    paper = luminance(light(parchment((60, 200))).min())
    for kind in tones.TYPES:
        r, g, b = (luminance(part) for part in robot_face.heading_ink(tones.kind_tone(kind, PALETTES[name])))
        assert (paper + 0.05) / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) > 4.5, kind


# ---- busts --------------------------------------------------------------------------------------------


def test_every_card_has_a_look_of_its_own_making(medarots: list[Medarot], medarotters: list[Medarotter]) -> None:
    assert {card.key.rpartition("/")[2] for card in medarots} == set(BUILDS)
    assert {card.key.rpartition("/")[2] for card in medarotters} == set(PERSONS)


def test_no_two_robots_have_the_same_outline(medarots: list[Medarot]) -> None:
    """Silhouettes alone, without colour: the nearest two still differ on a good part of the picture."""
    looks = {}
    for card in medarots:
        look = forged(figure(build_of(card.key, card.line)), (64, 64), View(-50.0, -1.0, 98.0))
        looks[card.key] = pygame.surfarray.array_alpha(pygame.transform.gaussian_blur(look, 1)).astype(np.int16)
    near = min(combinations(looks, 2), key=lambda two: np.abs(looks[two[0]] - looks[two[1]]).mean())
    assert np.abs(looks[near[0]] - looks[near[1]]).mean() > 6, near


def test_no_two_robots_look_alike_even_when_small(medarots: list[Medarot]) -> None:
    """48 pixels, lightness alone: what is seen in the order of speed by somebody who sees no colours."""
    looks = {card.key: light(pygame.transform.smoothscale(M.bust(card, (96, 96)), (24, 24))) for card in medarots}
    near = min(combinations(looks, 2), key=lambda two: np.abs(looks[two[0]] - looks[two[1]]).mean())
    assert np.abs(looks[near[0]] - looks[near[1]]).mean() > 9, near


def test_no_two_people_look_alike(medarotters: list[Medarotter]) -> None:
    looks = {}
    for card in medarotters:
        look = forged(person_figure(person_of(card.key)), (64, 64), View(-46.0, 0.0, 92.0), cloth=True)
        looks[card.key] = pygame.surfarray.array3d(look).astype(np.int16)
    near = min(combinations(looks, 2), key=lambda two: np.abs(looks[two[0]] - looks[two[1]]).mean())
    assert np.abs(looks[near[0]] - looks[near[1]]).mean() > 8, near


@pytest.mark.parametrize("line, horned", [("KBT", "horn"), ("KWG", "mandibles")])
def test_beetles_have_a_horn_and_stags_have_mandibles(medarots: list[Medarot], line: str, horned: str) -> None:
    found = [build_of(card.key, card.line) for card in medarots if card.line == line]
    assert found and all(any(horned in crest or crest == "hercules" for crest in build.crests) for build in found)


def test_a_medarot_from_another_card_file_has_a_look_too(medarots: list[Medarot]) -> None:
    one, again, other = (build_of(f"card/medarot/{name}", "XYZ") for name in ("stranger", "stranger", "newcomer"))
    assert one == again and one != other
    assert opaque(forged(figure(one), (48, 48), View(-50.0, 0.0, 100.0))).mean() > 0.2
    assert person_of("card/medarotter/stranger") == person_of("card/medarotter/stranger")


# ---- types and signs ----------------------------------------------------------------------------------


@pytest.mark.parametrize("px", [16, 24, 48])
def test_types_timings_and_trash_are_told_by_shape_alone(px: int) -> None:
    groups = [
        [opaque(M.type_icon(kind, px)) for kind in tones.TYPES],
        [opaque(M.timing_icon(timing, px)) for timing in ("action", "defense", "trigger")],
        [opaque(M.trash_icon(trash, px)) for trash in ("after_use", "after_defense", "end_of_turn")],
        [opaque(M.stat_icon(stat, px)) for stat in tones.STATS],
    ]
    for shapes in groups:
        assert all((a ^ b).mean() > 0.06 for a, b in combinations(shapes, 2))


@pytest.mark.parametrize("name", PALETTES)
def test_shooting_is_dark_and_special_is_light(name: str) -> None:
    """Whatever hues an eye lacks, the lightness of the ground says the type, and so does its figure."""
    seen = [light(ground(kind, (80, 80), False, PALETTES[name])) for kind in tones.TYPES]
    dark, middle, bright = (picture.mean() for picture in seen)
    assert bright > 1.15 * middle > 1.15 * 1.15 * dark
    figures = [
        light(s) - light(pygame.transform.gaussian_blur(s, 8))
        for s in (ground(kind, (80, 80), False, PALETTES[name]) for kind in tones.TYPES)
    ]
    assert all(np.abs(a - b).mean() > 1.5 for a, b in combinations(figures, 2))


def test_the_colour_of_the_part_is_that_of_its_type() -> None:
    """Red, light blue, yellow (medarot.md, section 2)."""
    red, blue, yellow = (tones.kind_tone(kind)[2] for kind in tones.TYPES)
    assert red[0] > red[1] and red[0] > red[2] and blue[2] > blue[0] and min(yellow[:2]) > 1.5 * yellow[2]


def test_arrows_point_where_their_owner_may_go() -> None:
    assert heading("F") == (0, -1) and heading("R") == (1, 0) and heading("BL") == (-1, 1)
    for direction in ROSE:  # X1: the seat across the table sees everything the other way round
        dx, dy = heading(direction)
        assert heading(direction, away=True) == (-dx, -dy)


def test_a_number_that_has_changed_is_seen() -> None:
    more, less, printed = (M.stat_gem("power", "40", 30, change) for change in (1, -1, 0))
    assert len({pixels(more), pixels(less), pixels(printed)}) == 3


def test_a_special_has_no_power(medarots: list[Medarot]) -> None:
    for card in medarots:
        assert (robot_face.power_words(card) == "−") == (card.type == "special"), card.key


# ---- sideways, secrets --------------------------------------------------------------------------------


def test_sideways_the_card_lies_but_its_words_do_not(cards: Mapping[str, Card]) -> None:
    for key in ("card/medarot/metabee", "card/medarotter/ikki"):
        lying = M.face(key, cards[key], "table", "en", turned=True)
        w, h = palette.TABLE
        assert lying.get_size() == M.card_size("table", turned=True) == (h, w)
        row = light(lying.subsurface((20, w - 20, h - 40, 14)))
        assert row.max() > 150, "its name stands below the picture"
        assert M.face(key, cards[key], "hand", "en", turned=True) is M.face(key, cards[key], "hand", "en")


@pytest.mark.parametrize("size", M.SIZES)
def test_all_cards_share_one_back(size: M.Size) -> None:
    assert M.face_down(size) is M.back(size)
    assert M.back(size).get_size() == M.card_size(size)


# ---- sizes, keeping, speed ----------------------------------------------------------------------------

SAMPLE = ("card/medarot/metabee", "card/medarot/set_stego", "card/medarot/gan_king", "card/medarotter/orochi")


@pytest.mark.parametrize("key", SAMPLE)
@pytest.mark.parametrize("size", M.SIZES)
def test_the_same_card_is_the_same_picture(cards: Mapping[str, Card], key: str, size: M.Size) -> None:
    one = pixels(faces._drawn(cards[key], size, "ja", 1.0, 1.0, False, STANDARD))
    assert pixels(faces._drawn(cards[key], size, "ja", 1.0, 1.0, False, STANDARD)) == one
    assert M.face(key, cards[key], size, "ja") is M.face(key, cards[key], size, "ja")
    assert pixels(M.face(key, cards[key], size, "ja")) == one


@pytest.mark.parametrize("key", SAMPLE)
@pytest.mark.parametrize("size", ["table", "hand"])
def test_a_larger_scale_is_drawn_anew_not_blown_up(cards: Mapping[str, Card], key: str, size: M.Size) -> None:
    usual, large = (M.face(key, cards[key], size, "en", scale) for scale in (1.0, 1.5))
    assert large.get_size() == M.card_size(size, 1.5)

    def crisp(surface: pygame.Surface) -> float:
        return float(np.abs(np.diff(light(surface), axis=0)).mean())

    blown_up = pygame.transform.smoothscale(usual, large.get_size())
    assert crisp(large) > 1.06 * crisp(blown_up)
    one, other = (light(pygame.transform.smoothscale(s, (10, 14))) for s in (usual, large))
    assert np.abs(one - other).mean() < 20, "and yet the same layout"


@pytest.mark.sampled(2, of="all cards are drawn in both languages")
def test_all_cards_are_drawn_in_both_languages(cards: Mapping[str, Card]) -> None:
    for key, card in cards.items():
        looks = [M.face(key, card, "table", lang) for lang in LANGUAGES]
        assert all(look.get_size() == palette.TABLE for look in looks)
        assert pixels(looks[0]) != pixels(looks[1]), key
        assert opaque(looks[0]).mean() > 0.97, (key, "no holes")
