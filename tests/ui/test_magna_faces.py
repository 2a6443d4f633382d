"""The cards of Magna Spectra, drawn: all of their text in both languages, told apart by shape, quick, kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import numpy as np
import pygame
import pytest

from game import assets
from game.rules.magna.card_text import card_text
from game.rules.magna.cards import Base, Force, Tactics
from game.rules.magna.catalogue import read_catalogue
from game.rules.magna.words import KEYWORDS
from game.ui.art import palette
from game.ui.art.cuts import noted
from game.ui.art.names import fits
from game.ui.art.text import NO_END, NO_START, font
from game.ui.faces import magna as M
from game.ui.faces.kit.card_names import title
from game.ui.faces.kit.card_stock import parchment
from game.ui.faces.magna import card_face, faces, printed, sign_shapes
from game.ui.faces.magna.devices import DEVICES, EMBLEMS
from game.ui.faces.magna.emblems import device
from game.ui.faces.magna.heraldry import DIVISIONS, EMBLEM_SHAPES, PARTS, SMALL, device_of, emblem_of, figure
from game.ui.faces.magna.landmarks import PLACES
from game.ui.faces.magna.lettering import COUNTED, Column
from game.ui.faces.magna.measures import fit
from game.ui.faces.magna.shapes import clipped
from game.ui.faces.magna.tinctures import FACTION, faction
from game.ui.layouts.magna.lands import Lay, land
from game.ui.layouts.magna.units import State, unit
from game.ui.theme import PALETTES, STANDARD
from game.words import same

LANGUAGES = ("en", "ja")
SAMPLE = ("card/red-f10", "card/bla-o2", "card/neu-w1", "base/gre-b3", "card/blu-t4")


@pytest.fixture(scope="module")
def cards() -> Mapping[str, M.Picture]:
    data = json.loads(assets.path("cards", "magna.json").read_text(encoding="utf-8"))
    found = {key: fact for key, fact in read_catalogue(data, {}).items() if key.startswith(("card/", "base/"))}
    assert len(found) == 183
    return found


@pytest.fixture(scope="module")
def forces(cards: Mapping[str, M.Picture]) -> list[Force]:
    found = [card for card in cards.values() if isinstance(card, Force)]
    assert len(found) == 72
    return found


def light(surface: pygame.Surface) -> np.ndarray:
    """How bright each pixel is, 0 to 255."""
    brightness: np.ndarray = pygame.surfarray.array3d(surface).astype(float) @ np.array([0.2126, 0.7152, 0.0722])
    return brightness


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def opaque(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array_alpha(surface) > 127


def laid_out(card: M.Picture, lang: str, size: M.Size, scale: float, factor: float) -> tuple[Column, int, int]:
    """The text of a card as it is set, how much room is on its parchment, and how wide that is."""
    f = fit(size, scale, factor)
    plan = card_face.planned(card, lang, f)
    assert f.plate + plan.art + f.strip + plan.body + f.foot + 2 * f.edge == f.height, card.key
    assert plan.art >= f.least - f.px(6), card.key
    return plan.text, plan.body, f.inner - 2 * card_face.margin(f)


def painted(sign: pygame.Surface) -> np.ndarray:
    """Where a sign is light."""
    return light(sign) > 110


def squeezed_out(words: str) -> str:
    return words.replace(" ", "")


# ---- text ---------------------------------------------------------------------------------------------
SETTINGS = [
    ("hand", 1, 1),
    ("hand", 1.5, 0.9),
    ("hand", 2, 1),
    ("hand", 1, 1.4),
    ("zoom", 1, 1),
    ("zoom", 1.5, 1.2),
    ("zoom", 2, 1.4),
    ("zoom", 0.75, 1),
]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, scale, factor", SETTINGS)
def test_all_of_every_text_is_on_the_card(
    cards: Mapping[str, M.Picture], lang: str, size: M.Size, scale: float, factor: float
) -> None:
    for card in cards.values():
        text, room, wide = laid_out(card, lang, size, scale, factor)
        assert text.height <= room, (card.key, "does not fit its parchment")
        assert text.size >= 12 * scale - 0.5, card.key
        assert all(row.wide(text.size) <= wide for row in text.rows), card.key
        printed = squeezed_out("".join(row.words for row in text.rows))
        for phrase in card_text(card):
            assert squeezed_out(phrase.in_(lang)) in printed, card.key
        for keyword in getattr(card, "keywords", ()):
            assert squeezed_out(KEYWORDS[keyword].in_(lang)) in printed, card.key


def test_a_text_that_is_longer_than_the_card_ends_with_a_mark(cards: Mapping[str, M.Picture]) -> None:
    """No card of the box needs it."""
    card = next(card for card in cards.values() if isinstance(card, Tactics))
    wordy = replace(card, text=same("It goes on and on. " * 30))
    plans = [card_face.planned(each, "en", fit("hand")) for each in (card, wordy)]
    assert [plan.more for plan in plans] == [False, True]
    assert plans[1].text.height <= plans[1].body and plans[1].art >= card_face.LEAST_ART
    marked = [M.face(f"{n}", each, "hand", "en") for n, each in enumerate((card, wordy))]
    brass = [(pygame.surfarray.array3d(face)[145:175, 238:250] == palette.BRASS_LIT).all(2).sum() for face in marked]
    assert brass[1] > 40 > brass[0]


@pytest.mark.sampled(1, of="lines are broken where they may be")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, factor", [("hand", 1), ("zoom", 1), ("zoom", 1.4)])
def test_lines_are_broken_where_they_may_be(
    cards: Mapping[str, M.Picture], lang: str, size: M.Size, factor: float
) -> None:
    for card in cards.values():
        text, _, _ = laid_out(card, lang, size, 1, factor)
        for row, after in zip(text.rows, text.rows[1:], strict=False):
            here, then = row.words, after.words
            assert here.strip() and then[0] not in NO_START and then[0] != ">", (card.key, then)
            assert here.rstrip()[-1] not in NO_END and here.rstrip()[-1] not in "●◆▼★■▽◇☆<", (card.key, here)
            if after.y - row.y == text.step and lang == "ja":
                assert not (here[-1].isdigit() and then[0] in COUNTED), (card.key, "parted from what it counts")
                assert not (here[-1] in "+-" or (then[0] in "+-" and not here[-1].isascii())), (card.key, here, then)
                assert not all(c.isascii() and c.isalnum() for c in (here[-1], then[0])), (card.key, "a cut word")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_leads_with_its_name_in_bold(cards: Mapping[str, M.Picture], lang: str) -> None:
    for card in cards.values():
        for phrase in card_text(card):
            bold, plain = card_face.split(phrase.in_(lang))
            assert bold + plain == phrase.in_(lang) and bold and plain, card.key
            if hasattr(card, "abilities"):
                assert bold.strip() in [f"{a.glyph}{a.name.in_(lang)}" for a in card.abilities], (card.key, bold)
            else:
                assert bold[0] == "<" and bold[-1] == ">", card.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_whole_in_the_hand(cards: Mapping[str, M.Picture], lang: str) -> None:
    f = fit("hand")
    for card in cards.values():
        room = f.inner - f.coin * (2.1 if printed.cost_of(card) else 1.0) - f.px(10)
        name = title(card, lang, room, f.plate, f.scale, card_face.HEAD, printed.unique_sign(card))
        assert fits(name.name, room, f.plate, f.scale, name.rows, name.kind), name


def test_fonts_draw_every_character_of_names_and_texts(cards: Mapping[str, M.Picture]) -> None:
    """A missing one is drawn as nothing: so its pixels are looked at."""
    styles: list[tuple[str, int, bool]] = [("display", 20, True), ("sans", 20, False), ("sans", 20, True)]
    for style in styles:
        letters = {ch for card in cards.values() for lang in LANGUAGES for ch in printed.name_of(card, lang)}
        if style[0] == "sans":
            letters |= {ch for card in cards.values() for phrase in card_text(card) for ch in phrase.en + phrase.ja}
        for ch in letters - {" ", "　"}:
            assert font(*style).render(ch, True, (255, 255, 255)).get_bounding_rect().width, (ch, style)


def test_headings_can_be_read_on_parchment() -> None:
    """The name of an ability leans to its faction; its contrast is 4.5 : 1 or better (WCAG 2.1, 1.4.3)."""

    def luminance(value: float) -> float:
        return float(((value / 255 + 0.055) / 1.055) ** 2.4)

    for colour, tone in FACTION.items():
        paper = luminance(light(parchment((60, 200), tone[1])).min())
        r, g, b = (luminance(part) for part in card_face.heading_ink(tone))
        assert (paper + 0.05) / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) > 4.5, colour


# ---- devices ------------------------------------------------------------------------------------------
def test_every_card_has_a_device_an_emblem_or_a_place_of_its_own(cards: Mapping[str, M.Picture]) -> None:
    short = {key.rpartition("/")[2]: card for key, card in cards.items()}
    assert {name for name, card in short.items() if card.kind == "force"} == set(DEVICES)
    assert {name for name, card in short.items() if card.kind == "base"} == set(PLACES)
    assert {name for name, card in short.items() if card.kind not in ("force", "base")} == set(EMBLEMS)
    for words in DEVICES.values():
        division, charge, strewn = words.split()
        assert division in DIVISIONS and charge in EMBLEM_SHAPES and strewn in ("-", *SMALL), words
    assert set(EMBLEMS.values()) <= set(EMBLEM_SHAPES)
    assert set(PARTS) <= set(DIVISIONS)


def test_no_two_forces_bear_the_same_arms(forces: list[Force]) -> None:
    assert len({device_of(force) for force in forces}) == len({device_of(force)[1] for force in forces}) == 72
    looks = {force.key: pygame.surfarray.array3d(device(force, (48, 48))).astype(int) for force in forces}
    for a, b in combinations(looks, 2):
        assert np.abs(looks[a] - looks[b]).mean() > 2.5, (a, b)


def test_no_two_pictures_are_alike_even_when_small(cards: Mapping[str, M.Picture]) -> None:
    looks = {
        key: pygame.surfarray.array3d(pygame.transform.smoothscale(M.emblem(card, (48, 48), True), (24, 24)))
        for key, card in cards.items()
    }
    for a, b in combinations(looks, 2):
        assert np.abs(looks[a].astype(int) - looks[b]).mean() > 1.5, (a, b)


def test_ranks_are_told_by_what_stands_on_the_shield(forces: list[Force]) -> None:
    """S, M and L of one and the same unit: their outlines differ."""
    unit = forces[0]
    shapes = [opaque(device(replace(unit, rank=rank), (64, 64))) for rank in ("S", "M", "L")]
    assert all((a ^ b).mean() > 0.04 for a, b in combinations(shapes, 2))


def test_a_card_from_another_file_has_a_device_too(forces: list[Force]) -> None:
    stranger = replace(forces[0], key="card/own-f01")
    assert device_of(stranger) == device_of(replace(stranger)) and device_of(stranger) != device_of(forces[0])
    assert opaque(device(stranger, (48, 48))).mean() > 0.2
    assert figure(stranger).parts
    base = Base("base/own-b1", forces[0].name, "blue", ())
    assert M.emblem(base, (60, 40)).get_size() == (60, 40) and emblem_of(base) in EMBLEM_SHAPES


def test_a_form_is_cut_to_its_window() -> None:
    square = np.array([(0.0, 0.0), (10, 0), (10, 10), (0, 10)])
    half = clipped(square, np.array([(5.0, -9.0), (99, -9), (99, 99), (5, 99)]))
    assert half[:, 0].min() == 5 and half[:, 0].max() == 10
    assert len(clipped(square, np.array([(20.0, 0.0), (30, 0), (30, 9)]))) == 0


# ---- signs --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("px", [16, 24, 48])
def test_signs_are_told_by_shape_alone(px: int) -> None:
    groups = [
        [painted(M.skill_icon(skill, px)) for skill in sign_shapes.SKILLS],
        [painted(M.keyword_icon(word, px)) for word in sign_shapes.KEYWORDS],
        [opaque(M.kind_icon(kind, px)) for kind in sign_shapes.KINDS],
        [opaque(M.timing_icon(timing, px)) for timing in ("attack", "block", "reinforce", "interrupt")],
        [opaque(M.rank_badge(rank, px)) for rank in ("S", "M", "L")],
        [opaque(M.stone(what, px)) for what in ("attack", "defence", "magna", "fight", "hero")],
    ]
    for shapes in groups:
        assert all((a ^ b).mean() > 0.025 for a, b in combinations(shapes, 2))


@pytest.mark.parametrize("px", [12, 20])
def test_filled_and_hollow_glyphs_differ(px: int) -> None:
    for filled, hollow in ("▼▽", "◆◇", "★☆", "●○"):
        a, b = (light(M.glyph(mark, px, (255, 255, 255), (0, 0, 0))) for mark in (filled, hollow))
        assert a.sum() > 1.15 * b.sum(), (filled, hollow)


def test_factions_are_told_by_the_shape_of_their_shield() -> None:
    shapes = [opaque(M.colour_mark(colour, 40)) for colour in FACTION]
    assert all((a ^ b).mean() > 0.015 for a, b in combinations(shapes, 2))
    assert len({faction(colour) for colour in FACTION}) == 7


@pytest.mark.parametrize("name", PALETTES)
def test_attack_and_defence_differ_in_every_palette(name: str) -> None:
    a, b = (M.gem(what, "7", 30, 0, PALETTES[name]) for what in ("attack", "defence"))
    assert (opaque(a) ^ opaque(b)).mean() > 0.05
    assert len({pixels(M.gem("attack", "7", 30, change, PALETTES[name])) for change in (-1, 0, 1)}) == 3


# ---- states in a slot ---------------------------------------------------------------------------------
def test_everything_that_is_in_force_on_a_unit_shows(cards: Mapping[str, M.Picture]) -> None:
    card, rim = cards["card/red-f10"], (255, 138, 60)
    plain = State(rim, 7, 8)
    seen = {pixels(unit(card, True, (96, 140), plain, "en", 1.0, STANDARD))}
    states = (
        replace(plain, attack=9),
        replace(plain, defence=3),
        replace(plain, damage=2),
        replace(plain, checked=True),
        replace(plain, doomed=True),
        replace(plain, summoned=True),
        replace(plain, hero=2),
        replace(plain, skills=(("beast", 2, 0),)),
        replace(plain, skills=(("beast", 2, 1),)),
        replace(plain, keywords=("defender",)),
        replace(plain, rim=(111, 183, 255)),
    )
    for state in states:
        for size in ((96, 140), (110, 90)):
            seen.add(pixels(unit(card, True, size, state, "en", 1.0, STANDARD)))
    assert len(seen) == 1 + 2 * len(states)


def test_a_unit_in_a_low_slot_is_a_chip_with_its_numbers_and_its_whole_name(cards: Mapping[str, M.Picture]) -> None:
    force, state = cards["card/red-f10"], State((255, 138, 60), 7, 8)
    with noted() as names:
        chips = [unit(force, True, (101, 45), replace(state, attack=n), "en", 1.0, STANDARD) for n in (9, 10)]
    assert chips[0].get_size() == (101, 45) and pixels(chips[0]) != pixels(chips[1])
    assert [name.words for name in names if name.whole] == [f"Ψ{force.name.en}"] * 2


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "size", [(96, 151), (108, 90), (101, 45), (113, 43)], ids=["slot", "lane", "chip", "small lane"]
)
def test_no_name_of_a_unit_is_cut(cards: Mapping[str, M.Picture], size: tuple[int, int], lang: str) -> None:
    """As they stand at 1280 times 720, in a slot, in the lane, at a base that is not fought for; at 960 times 540 in
    the lane."""
    state = State((255, 138, 60), 1, 2)
    with noted() as notes:
        for card in cards.values():
            if not isinstance(card, Base):
                unit(card, True, size, state, lang, 1.0, STANDARD)
                unit(card, False, size, state, lang, 1.0, STANDARD)
    assert len(notes) > 100 and [note.words for note in notes if not note.whole] == []


def test_a_base_is_the_ground_of_its_slots_and_a_ruin_once_it_has_fallen(cards: Mapping[str, M.Picture]) -> None:
    base = cards["base/red-b1"]
    assert isinstance(base, Base)
    lay = Lay(2, 3, True, (111, 183, 255))
    standing, fallen = (land(base, (310, 185), each, "en", 1.0) for each in (lay, replace(lay, fallen=True)))
    hue = [np.abs(np.ptp(pygame.surfarray.array3d(s.subsurface((12, 20, 280, 60))), axis=2)).mean()
           for s in (standing, fallen)]  # fmt: skip
    assert hue[1] < 0.6 * hue[0], "colour has gone"
    inside = pygame.surfarray.array3d(fallen.subsurface((12, 100, 280, 40))).astype(int)
    assert inside.std() > 18, "walls, not darkness"


def test_a_fallen_base_is_grey_and_turned(cards: Mapping[str, M.Picture]) -> None:
    base = cards["base/red-b1"]
    assert isinstance(base, Base)
    standing = M.tile(base.key, base, (76, 50), "en", M.Now(number=1))
    fallen = M.tile(base.key, base, (50, 76), "en", M.Now(number=1, fallen=True))
    assert standing.get_size() == (76, 50) and fallen.get_size() == (50, 76)
    inner = pygame.surfarray.array3d(fallen.subsurface((6, 40, 38, 28))).astype(int)
    assert np.abs(inner.max(2) - inner.min(2)).mean() < 12


def test_who_does_not_know_a_card_sees_nothing_of_it(cards: Mapping[str, M.Picture]) -> None:
    """Face down it looks the same whatever it is, except to who knows it."""
    trap, rider = cards["card/red-r1"], cards["card/bla-f08"]
    hidden = State((255, 138, 60))
    assert len({pixels(M.tile_down((50, 70))), pixels(M.tile_down((50, 70), trap)), pixels(
        M.tile_down((50, 70), rider))}) == 3  # fmt: skip
    looks = [unit(card, False, (96, 140), hidden, "en", 1.0, STANDARD) for card in (None, trap, rider)]
    assert len({pixels(look) for look in looks}) == 3


@pytest.mark.parametrize("size", M.SIZES)
def test_all_cards_share_one_back(size: M.Size) -> None:
    assert M.back(size) is M.back(size)
    assert M.back(size).get_size() == M.card_size(size)


# ---- sizes, keeping, speed ----------------------------------------------------------------------------
@pytest.mark.parametrize("key", SAMPLE)
@pytest.mark.parametrize("size", M.SIZES)
def test_the_same_card_is_the_same_picture(cards: Mapping[str, M.Picture], key: str, size: M.Size) -> None:
    one = pixels(faces.drawn(cards[key], size, "ja", 1.0, 1.0, STANDARD))
    assert pixels(faces.drawn(cards[key], size, "ja", 1.0, 1.0, STANDARD)) == one
    assert M.face(key, cards[key], size, "ja") is M.face(key, cards[key], size, "ja")
    assert M.small(cards[key], (24, 34)) is M.small(cards[key], (24, 34))


@pytest.mark.sampled(2, of="all cards are drawn in both languages")
def test_all_cards_are_drawn_in_both_languages(cards: Mapping[str, M.Picture]) -> None:
    for key, card in cards.items():
        looks = [M.face(key, card, "table", lang) for lang in LANGUAGES]
        assert all(look.get_size() == palette.TABLE for look in looks)
        assert pixels(looks[0]) != pixels(looks[1]), key
        assert opaque(looks[0]).mean() > 0.97, (key, "no holes")


def test_summons_show_the_numbers_of_their_unit(cards: Mapping[str, M.Picture]) -> None:
    found = [card for card in cards.values() if isinstance(card, Tactics) and card.summon]
    assert len(found) == 6
    for card in found:
        assert card.summon is not None
        other = replace(card, summon=replace(card.summon, attack=card.summon.attack + 1))
        assert pixels(M.face(card.key, card, "hand", "en")) != pixels(M.face(card.key, other, "hand", "en"))
