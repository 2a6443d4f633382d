"""The cards of the pony game, drawn: all of their text in both languages, told apart by shape, quick, kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations, pairwise

import numpy as np
import pygame
import pytest

import game
from game.rules.pony.cards import KINDS, Card, Friend, Keyword, Mane, Problem, Resource, Troublemaker
from game.rules.pony.words import KEYWORDS, keyword_meaning
from game.ui.art import palette
from game.ui.art.names import fits
from game.ui.art.text import NO_END, NO_START, font, width
from game.ui.faces import pony as F
from game.ui.faces.kit.card_names import ROWS, title
from game.ui.faces.kit.card_stock import parchment
from game.ui.faces.kit.forge import forged
from game.ui.faces.pony import faces, frames, lengthwise, tones, upright
from game.ui.faces.pony.bodies import POSES
from game.ui.faces.pony.cast import CARDS, CAST
from game.ui.faces.pony.characters import figure_of, look_of, part_of
from game.ui.faces.pony.critters import CRITTERS, kind_of
from game.ui.faces.pony.figures import bounds, view_of
from game.ui.faces.pony.keepsakes import KEEPSAKES
from game.ui.faces.pony.landscapes import THINGS
from game.ui.faces.pony.lettering import BOLD, COUNTED, TEXT, Column
from game.ui.faces.pony.manes import MANES, TAILS, tail_of
from game.ui.faces.pony.marks import FIGURES, ORDERS, SMALL
from game.ui.faces.pony.measures import fit
from game.ui.faces.pony.menaces import MENACES
from game.ui.faces.pony.printed import keyword_name, keywords_of, text_of
from game.ui.faces.pony.scenes import SCENES
from game.ui.faces.pony.worn import WORN
from game.ui.theme import PALETTES, STANDARD
from game.words import same

LANGUAGES = ("en", "ja")


@pytest.fixture(scope="module")
def cards() -> Mapping[str, Card]:
    catalogue = game.ruleset("pony").catalogue
    found = {key: card for kind in KINDS for key, card in catalogue.items() if key.startswith(f"card/{kind}/")}
    assert len(found) == 234
    return found


def of(cards: Mapping[str, Card], number: str) -> Card:
    return next(card for card in cards.values() if card.number == number)


def light(surface: pygame.Surface) -> np.ndarray:
    """How bright each pixel is, 0 to 255."""
    brightness: np.ndarray = pygame.surfarray.array3d(surface).astype(float) @ np.array([0.2126, 0.7152, 0.0722])
    return brightness


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def opaque(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface) > 127


def laid_out(
    card: Card,
    lang: str,
    size: F.Size,
    scale: float,
    factor: float,
    boosted: bool = False,
    lying: bool = True,
    long: bool = False,
) -> tuple[Column, int, int]:
    """The text of a card as it is set, how much room is on its parchment, and how wide it is: all of it. Only a
    `long` one takes most of the picture's room."""
    if isinstance(card, Problem) and lying:
        f = fit(size, scale, factor, wide=True)
        flat = lengthwise.planned(card, lang, f)
        assert f.plate + flat.art + f.strip + flat.body + f.foot + 2 * f.edge == f.height, card.key
        assert not flat.more and (long or flat.art >= f.least - f.px(10)), card.key
        return flat.text, flat.body, f.inner - 2 * f.margin
    f = fit(size, scale, factor)
    plan = upright.planned(card, lang, f, boosted)
    strip = f.px(38 if f.large else 20)
    assert f.plate + plan.art + strip + plan.bar + plan.body + f.foot + 2 * f.edge == f.height, card.key
    assert not plan.more and (long or plan.art >= 0.62 * f.least), card.key
    return plan.text, plan.body, f.inner - 2 * f.margin


def sides(card: Card) -> tuple[bool, ...]:
    """Both sides of a Mane, one of any other card."""
    return (False, True) if isinstance(card, Mane) else (False,)


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


@pytest.mark.sampled(6)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, scale, factor", SETTINGS)
def test_all_of_every_text_is_on_the_card(
    cards: Mapping[str, Card], lang: str, size: F.Size, scale: float, factor: float
) -> None:
    for card in cards.values():
        for boosted in sides(card):
            text, room, wide = laid_out(card, lang, size, scale, factor, boosted)
            assert text.height <= room, (card.key, "does not fit its parchment")
            assert text.size >= 12 * scale - 0.5, card.key
            for row in text.rows:
                assert width(row.words, font("sans", text.size, row.style in BOLD)) <= wide, (card.key, row)
            printed = "".join(row.words for row in text.rows if row.style == TEXT)
            assert squeezed_out(printed) == squeezed_out(text_of(card, boosted).in_(lang)), card.key


@pytest.mark.parametrize("number", ["PR011", "PR161"])
def test_a_text_that_is_longer_than_the_card_ends_with_a_mark(cards: Mapping[str, Card], number: str) -> None:
    """No card of the box needs it: a Friend and a Problem of a pack."""
    card = of(cards, number)
    assert isinstance(card, (Friend, Problem))
    wordy = replace(card, text=same("It goes on and on. " * 90))
    brass = []
    for each in (card, wordy):
        drawn = F.face(f"card/x/{number}", each, "zoom", "en")
        foot = pygame.surfarray.array3d(drawn)[-80:, -80:]
        brass.append((foot == palette.BRASS_LIT).all(2).sum())
    assert brass[1] > 40 > brass[0]
    plan = lengthwise.planned(wordy, "en", fit("zoom", wide=True)) if isinstance(wordy, Problem) else None
    upon = plan or upright.planned(wordy, "en", fit("zoom"))
    assert upon.more and upon.art >= lengthwise.LEAST_ART and upon.text.height <= upon.body


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_that_stands_up_has_all_of_its_text_too(cards: Mapping[str, Card], lang: str) -> None:
    for card in cards.values():
        if isinstance(card, Problem):
            text, room, _ = laid_out(card, lang, "hand", 1, 1, lying=False)
            printed = "".join(row.words for row in text.rows if row.style == TEXT)
            assert text.height <= room and squeezed_out(printed) == squeezed_out(card.text.in_(lang)), card.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", ["hand", "zoom"])
def test_keywords_and_subtitles_are_in_words(cards: Mapping[str, Card], lang: str, size: F.Size) -> None:
    """On a large card each keyword says what it does; the subtitle is on its plate."""
    for card in cards.values():
        text, _, _ = laid_out(card, lang, size, 1, 1)
        told = squeezed_out("".join(row.words for row in text.rows))
        for keyword in keywords_of(card):
            assert squeezed_out(KEYWORDS[keyword.id].in_(lang)) in told, card.key
        if size == "hand" and card.subtitle.en:
            assert told.startswith(squeezed_out(card.subtitle.in_(lang))), card.key


@pytest.mark.sampled(1, of="lines are broken where they may be")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, factor", [("hand", 1), ("hand", 1.4), ("zoom", 1), ("zoom", 1.4)])
def test_lines_are_broken_where_they_may_be(cards: Mapping[str, Card], lang: str, size: F.Size, factor: float) -> None:
    for card in cards.values():
        text, _, _ = laid_out(card, lang, size, 1, factor)
        for row in text.rows:
            assert row.words and row.words == row.words.strip(), card.key
            assert row.words[0] not in NO_START and row.words[-1] not in NO_END, (card.key, row)
        for row, after in pairwise(text.rows):
            if lang == "ja" and row.style == after.style == TEXT:
                assert not all(c.isascii() and c.isalnum() for c in (row.words[-1], after.words[0])), (row, "cut word")
                assert not (row.words[-1].isdigit() and after.words[0] in COUNTED), (row, "parted from what it counts")
                assert row.words[-1] not in "+−", (card.key, row)
        if lang == "en":
            printed = " ".join(row.words for row in text.rows if row.style == TEXT)
            assert printed.casefold() == text_of(card).en.casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_names_are_whole(cards: Mapping[str, Card], lang: str, scale: float) -> None:
    """On the table in one row or two, in the hand beside the price and the colours."""
    for card in cards.values():
        wide = isinstance(card, Problem)
        table, hand = fit("table", scale, wide=wide), fit("hand", scale, wide=wide)
        high = ROWS[1] * scale
        foot = title(card, lang, table.inner, high, scale, frames.FOOT)
        assert fits(foot.name, table.inner, high, scale, foot.rows, foot.kind), (foot.name, "on the table")
        pips = hand.pip * (0.86 * len(getattr(card, "colors", ())) + 0.2)
        taken = hand.gem * 1.1 + hand.px(8) if wide else hand.cost * 1.1 + pips + hand.px(6)
        head = title(card, lang, hand.inner - taken, hand.plate, scale, frames.HEAD)
        assert fits(head.name, hand.inner - taken, hand.plate, scale, head.rows, head.kind), (head.name, "in the hand")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", ["hand", "zoom"])
def test_kinds_and_traits_are_whole(cards: Mapping[str, Card], lang: str, size: F.Size) -> None:
    f = fit(size)
    for card in cards.values():
        for boosted in sides(card):
            said = frames.strip_words(card, lang, f, boosted)
            assert width(said, font("sans", f.px(12), True)) * frames.STRIP <= frames.strip_room(f), (card.key, said)


def test_fonts_have_every_character_of_names_and_texts(cards: Mapping[str, Card]) -> None:
    display, sans = font("display", 20, True), font("sans", 20)
    for card in cards.values():
        for lang in LANGUAGES:
            assert None not in display.metrics(card.name.in_(lang)), card.name
            for boosted in sides(card):
                assert None not in sans.metrics(text_of(card, boosted).in_(lang)), card.key


@pytest.mark.parametrize("name", PALETTES)
def test_keywords_can_be_read_on_parchment(name: str) -> None:
    """They lean to the card's colour; their contrast is 4.5 : 1 or better (WCAG 2.1, 1.4.3)."""

    def luminance(value: float) -> float:
        return float(((value / 255 + 0.055) / 1.055) ** 2.4)

    paper = luminance(light(parchment((60, 200))).min())
    for colour in (*tones.COLORS, ""):
        r, g, b = (luminance(part) for part in frames.accent_of(tones.tone_of(colour, PALETTES[name])))
        assert (paper + 0.05) / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) > 4.5, colour


# ---- who is on the cards --------------------------------------------------------------------------------
def test_every_character_has_a_look_and_a_mark_of_its_own(cards: Mapping[str, Card]) -> None:
    characters = [card for card in cards.values() if isinstance(card, Mane | Friend) and not kind_of(card)]
    names = {card.name.en for card in characters}
    assert names <= set(CAST)
    figures = Counter(CAST[name].mark.split()[0] for name in names)
    assert set(figures.values()) == {1}, "nobody bears the mark of another"
    animals = [card for card in cards.values() if isinstance(card, Mane | Friend) and kind_of(card)]
    assert {card.name.en for card in animals} == set(CRITTERS)


def test_the_cast_names_only_what_can_be_drawn() -> None:
    for name, part in CAST.items():
        figure, around, order = (*part.mark.split(), "", "alone")[:3]
        assert figure in FIGURES and (not around or around in SMALL or around in FIGURES) and order in ORDERS, name
        assert part.style in MANES and tail_of(part.style) in TAILS and part.pose in POSES, name
        assert set(part.worn) <= set(WORN), name
    for number, turn in CARDS.items():
        assert turn.pose in POSES and set(turn.worn) <= set(WORN), number


def test_cards_of_one_character_agree_in_mane_and_mark_and_differ_in_pose(cards: Mapping[str, Card]) -> None:
    dashes = [card for card in cards.values() if card.name.en == "Rainbow Dash" and isinstance(card, Friend | Mane)]
    looks = [look_of(card) for card in dashes]
    assert len(looks) == 4 and len({(look.style, look.mark) for look in looks}) == 1
    assert len({(look.pose, look.worn, look.coat) for look in looks}) == 4


@pytest.mark.parametrize(
    "number, kind",
    [("PR001", "pegasus"), ("PR002", "earth"), ("PR004", "unicorn"), ("PR204", "zebra"), ("PR208", "alicorn")],
)
def test_wings_and_horns_follow_the_traits(cards: Mapping[str, Card], number: str, kind: str) -> None:
    card = of(cards, number)
    assert isinstance(card, Mane | Friend) and look_of(card).kind == kind


def test_no_two_characters_look_alike_even_when_small(cards: Mapping[str, Card]) -> None:
    """48 pixels in colour: what is seen in a list."""
    looks = {}
    for card in cards.values():
        if isinstance(card, Mane | Friend):
            figure = figure_of(card)
            small = forged(figure, (48, 48), view_of(figure, (48, 48)), cloth=True)
            looks[card.key] = pygame.surfarray.array3d(small).astype(np.int16)
    near = min(combinations(looks, 2), key=lambda two: np.abs(looks[two[0]] - looks[two[1]]).mean())
    assert np.abs(looks[near[0]] - looks[near[1]]).mean() > 8, near


def test_every_problem_troublemaker_event_and_resource_has_a_picture_of_its_own(cards: Mapping[str, Card]) -> None:
    places = [card for card in cards.values() if isinstance(card, Problem) or getattr(card, "dilemma", None)]
    assert {card.number for card in places} == set(SCENES)
    assert {card.name.en for card in cards.values() if isinstance(card, Troublemaker)} == set(MENACES)
    kept = {card.number for card in cards.values() if card.key.split("/")[1] in ("event", "resource")} - set(SCENES)
    assert kept == set(KEEPSAKES)
    things = [put.thing for scene in SCENES.values() for put in scene.things]
    assert set(things) | {put.thing for found in KEEPSAKES.values() for put in found} <= set(THINGS)
    assert len({tuple(put.thing for put in found) for found in KEEPSAKES.values()}) >= len(KEEPSAKES) - 1
    seen: dict[str, bytes] = {}
    for card in cards.values():
        if not isinstance(card, Mane | Friend):
            seen[card.key] = pixels(F.picture(card, (60, 44)))
    assert len(set(seen.values())) == len(seen)


def test_every_figure_is_seen_whole(cards: Mapping[str, Card]) -> None:
    """Whatever the pose and the window, nothing of a figure is cut off."""
    for card in cards.values():
        if isinstance(card, Mane | Friend):
            for boosted in sides(card):
                figure = figure_of(card, boosted)
                left, top, right, bottom = bounds(figure)
                for size in ((88, 106), (168, 118), (396, 270)):
                    view = view_of(figure, size)
                    high = view.wide * size[1] / size[0]
                    assert view.left <= left and view.left + view.wide >= right, card.key
                    assert view.top <= top and view.top + high >= bottom, card.key


def test_a_character_from_another_card_file_has_a_look_too() -> None:
    one, again, other = (part_of(name, "") for name in ("Stranger", "Stranger", "Newcomer"))
    assert one == again and one != other and one.style in MANES and one.mark in FIGURES


def test_a_boosted_mane_is_clearly_another_card(cards: Mapping[str, Card]) -> None:
    """Golden stock, rays, a jewel, another pose, other numbers."""
    for card in cards.values():
        if isinstance(card, Mane):
            for size in F.SIZES:
                start, boosted = (F.face(card.key, card, size, "en", boosted=side) for side in (False, True))
                difference = np.abs(light(start) - light(boosted)).mean()
                assert difference > 14, (card.key, size)
            assert look_of(card, True).pose != look_of(card).pose and "gold" in look_of(card, True).worn


# ---- signs ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("px", [14, 24, 48])
def test_the_six_colours_are_told_by_shape_alone(px: int) -> None:
    shapes = {colour: opaque(F.pip(colour, px)) for colour in (*F.COLORS, "wild")}
    for one, other in combinations(shapes, 2):
        assert (shapes[one] ^ shapes[other]).mean() > 0.06, (one, other)


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("part", [*tones.COLORS, "wild", "not:blue", "not:white"])
def test_a_pip_that_is_met_shines_and_one_that_is_not_is_dark(part: str, name: str) -> None:
    met, short = (F.pip(part, 20, filled, PALETTES[name]) for filled in (True, False))
    inside = opaque(met) & opaque(short)
    assert light(met)[inside].mean() > 1.25 * light(short)[inside].mean()
    assert not np.array_equal(light(F.pip(part, 20)), light(F.pip(part.removeprefix("not:"), 20))) or part[:4] != "not:"


@pytest.mark.parametrize("px", [16, 24, 48])
def test_signs_of_a_group_are_told_by_shape_alone(px: int) -> None:
    words = [light(F.keyword_icon(key, px)) > 150 for key in (*KEYWORDS, "boost")]
    kinds = [light(F.kind_icon(kind, px)) > 150 for kind in KINDS]
    marks = [light(F.met_mark(px, state)) > 90 for state in ("met", "short", "blocked")]
    for group in (words, kinds, marks):
        assert all((a ^ b).mean() > 0.045 for a, b in combinations(group, 2))


def test_power_that_has_changed_is_said_by_its_number() -> None:
    raised, lowered, printed = (F.power_gem("3", 30, change) for change in (1, -1, 0))
    assert len({pixels(raised), pixels(lowered), pixels(printed)}) == 3
    assert pixels(F.counter("+1", 24)) != pixels(F.counter("+2", 24))


# ---- tiles, states, secrets -----------------------------------------------------------------------------
def test_sideways_the_card_lies(cards: Mapping[str, Card]) -> None:
    card = of(cards, "PR012")
    lying = F.face(card.key, card, "table", "en", turned=True)
    w, h = palette.TABLE
    assert lying.get_size() == F.card_size(card, "table", turned=True) == (h, w)


def test_problems_lie_across(cards: Mapping[str, Card]) -> None:
    problem, friend = of(cards, "PR168"), of(cards, "PR012")
    for size in F.SIZES:
        wide, high = F.card_size(problem, size)
        assert (high, wide) == F.card_size(friend, size)
        assert F.face(problem.key, problem, size, "en", upright=True).get_size() == (high, wide)
        assert F.face(problem.key, problem, size, "en").get_size() == (wide, high)
        assert F.face_down(size, problem=True).get_size() == (wide, high)
        assert F.face(problem.key, problem, size, "en", turned=True) is F.face(problem.key, problem, size, "en")


def test_a_landscape_fills_any_window(cards: Mapping[str, Card]) -> None:
    for number in ("PR162", "PR168", "PR188", "SB117"):
        card = of(cards, number)
        assert isinstance(card, Problem | Resource)
        for size in ((260, 104), (126, 69), (88, 106), (564, 168)):
            assert F.scene(card, size).get_size() == size and opaque(F.scene(card, size)).all()


def test_who_does_not_know_a_card_sees_nothing_of_it(cards: Mapping[str, Card]) -> None:
    trouble, friend = of(cards, "PR157"), of(cards, "PR012")
    down = pixels(F.tile_down(90))
    secret, frightened = pixels(F.tile_down(90, trouble)), pixels(F.tile_down(90, friend, frightened=True))
    assert len({down, secret, frightened, pixels(F.tile_down(90, frightened=True))}) == 4


@pytest.mark.parametrize("size", F.SIZES)
def test_each_deck_has_one_back(size: F.Size) -> None:
    assert F.face_down(size) is F.back(size) and F.face_down(size, problem=True) is F.back(size, problem=True)


# ---- sizes, keeping, speed ------------------------------------------------------------------------------
SAMPLE = ("PR001", "PR208", "PR098", "PR139", "PR210", "PR166", "MT108")


@pytest.mark.parametrize("number", SAMPLE)
def test_the_same_card_is_the_same_picture(cards: Mapping[str, Card], number: str) -> None:
    card = of(cards, number)
    for size in F.SIZES:
        one = pixels(faces._drawn(card, size, "ja", 1.0, 1.0, False, STANDARD, False))
        assert pixels(faces._drawn(card, size, "ja", 1.0, 1.0, False, STANDARD, False)) == one
        assert F.face(card.key, card, size, "ja") is F.face(card.key, card, size, "ja")
        assert pixels(F.face(card.key, card, size, "ja")) == one


@pytest.mark.parametrize("number", SAMPLE)
@pytest.mark.parametrize("size", ["table", "hand"])
def test_a_larger_scale_is_drawn_anew_not_blown_up(cards: Mapping[str, Card], number: str, size: F.Size) -> None:
    card = of(cards, number)
    usual, large = (F.face(card.key, card, size, "en", scale) for scale in (1.0, 1.5))
    assert large.get_size() == F.card_size(card, size, 1.5)

    def crisp(surface: pygame.Surface) -> float:
        return float(np.abs(np.diff(light(surface), axis=0)).mean())

    blown_up = pygame.transform.smoothscale(usual, large.get_size())
    assert crisp(large) > 1.06 * crisp(blown_up)
    one, other = (light(pygame.transform.smoothscale(s, (10, 14))) for s in (usual, large))
    assert np.abs(one - other).mean() < (16 if size == "table" else 32), "and yet the same layout"


@pytest.mark.sampled(2, of="all cards are drawn in both languages")
def test_all_cards_are_drawn_in_both_languages(cards: Mapping[str, Card]) -> None:
    for key, card in cards.items():
        looks = [F.face(key, card, "table", lang) for lang in LANGUAGES]
        assert all(look.get_size() == F.card_size(card, "table") for look in looks)
        assert pixels(looks[0]) != pixels(looks[1]), key
        assert opaque(looks[0]).mean() > 0.97, (key, "no holes")


def test_a_keyword_with_a_number_says_it() -> None:
    assert keyword_name(Keyword("competitive", 2), "en") == "Competitive 2"
    assert "2" in keyword_meaning(Keyword("competitive", 2)).en
