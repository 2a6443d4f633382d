"""Cards, drawn: every card in both languages, in all sizes, with all of its text, told apart by shape and picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations
from types import ModuleType
from typing import Any

import numpy as np
import pygame
import pytest

import game
from game.ui.art.brand import brand, window_icon
from game.ui.art.cuts import noted
from game.ui.art.dice_faces import die_face
from game.ui.art.icons import NAMES, icon
from game.ui.art.kept import forget, kept
from game.ui.art.names import fits
from game.ui.art.text import font, width
from game.ui.faces import arena as faces
from game.ui.faces.arena import armies, spells
from game.ui.faces.arena.vignettes import RECIPES, paint
from game.ui.faces.frame import card_size
from game.ui.faces.kit import figures
from game.ui.faces.kit.card_names import band
from game.ui.faces.magna import signs as magna_signs
from game.ui.faces.medarot import signs as medarot_signs
from game.ui.faces.pony import signs as pony_signs
from game.words import same

LANGUAGES = ("en", "ja")
INSIDE = 56  # pixels inside the smallest card that is named


@pytest.fixture(scope="module")
def cards() -> Mapping[str, Any]:
    return game.ruleset("arena").catalogue


def of(cards: Mapping[str, Any], kind: str) -> list[Any]:
    return [card for key, card in cards.items() if key.startswith(kind + "/")]


def small(surface: pygame.Surface, size: tuple[int, int] = (15, 11)) -> np.ndarray:
    return pygame.surfarray.array3d(pygame.transform.smoothscale(surface, size)).astype(float)


def shape(surface: pygame.Surface) -> np.ndarray:
    """The alpha of a surface."""
    return pygame.surfarray.array_alpha(surface)


# ---- spells ----------------------------------------------------------------------------------------


def test_every_spell_has_a_picture_of_its_own(cards: Mapping[str, Any]) -> None:
    keys = [spell.key for spell in of(cards, "spell")]
    assert len(keys) == 60 and set(keys) == set(RECIPES)
    looks = {key: small(paint(key, (150, 110))) for key in keys}
    alike = min(combinations(keys, 2), key=lambda two: np.abs(looks[two[0]] - looks[two[1]]).mean())
    assert np.abs(looks[alike[0]] - looks[alike[1]]).mean() > 12, alike


def test_a_picture_is_the_same_every_time_and_fills_its_frame() -> None:
    one, two = paint("r01", (90, 60)), paint("r01", (90, 60))
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")
    assert shape(one).min() == 255


def test_a_spell_nobody_painted_still_gets_a_picture() -> None:
    assert np.abs(small(paint("x77", (90, 60))) - small(paint("x78", (90, 60)))).mean() > 0.5


@pytest.mark.sampled(3)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("height, zoom", [(200, False), (400, False), (420, True), (840, True)])
def test_all_of_a_spells_text_fits_and_none_is_lost(
    cards: Mapping[str, Any], lang: str, height: int, zoom: bool
) -> None:
    edge = round(height * 0.026)
    room = card_size(height)[0] - 2 * edge
    for spell in of(cards, "spell"):
        plan = spells._planned(spell, lang, height, edge, room, zoom)
        used = 2 * edge + plan.plate + plan.strip + plan.foot + plan.art + plan.text.height + plan.pad
        assert used <= height, spell.key
        assert plan.art >= height * 0.09, spell.key
        assert "".join(row[2] for row in plan.text.rows).replace(" ", "") == spell.text.text(lang).replace(" ", "")
        assert all(width(row[2], plan.text.f) <= room for row in plan.text.rows), spell.key


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_zoomed_text_is_never_smaller_than_twelve_pixels(cards: Mapping[str, Any], lang: str) -> None:
    for spell in of(cards, "spell"):
        assert spells._planned(spell, lang, 420, 11, 278, True).text.size >= 12, spell.key
    for army in of(cards, "army"):
        assert armies._planned(army, lang, 420, 10, 280, True).text.size >= 12, army.key


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("height", [90, 200])
def test_every_spell_is_drawn_in_every_size(cards: Mapping[str, Any], lang: str, height: int) -> None:
    for spell in of(cards, "spell")[::4]:
        assert faces.spell_face(spell, lang, height).get_size() == card_size(height)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", ["spell/w01", "army/gideon", "glyph/might"])
def test_a_card_looks_alike_at_every_interface_scale(cards: Mapping[str, Any], key: str) -> None:
    """Twice as large, the same layout: nothing jumps, and small type grows with the rest."""
    draws: dict[str, Callable[..., pygame.Surface]] = {
        "spell": faces.spell_face,
        "army": faces.army_face,
        "glyph": faces.glyph_face,
    }
    draw = draws[key.split("/")[0]]
    for height in (90, 200):
        one = small(draw(cards[key], "en", height))
        two, other = small(draw(cards[key], "en", 2 * height, scale=2.0)), small(draw(cards[key], "en", 2 * height))
        assert np.abs(one - two).mean() < 0.8 * np.abs(one - other).mean(), height


def test_the_three_kinds_have_windows_of_three_shapes(cards: Mapping[str, Any]) -> None:
    """Where the picture shows: an octagon, an arch, an eye."""
    from game.ui.faces.arena.frame import arched, chamfered, lens

    corners = []
    for points in (chamfered(100, 60, 10), arched(100, 60, 25), lens(100, 60)):
        mask = pygame.Surface((100, 60))
        pygame.draw.polygon(mask, (255, 255, 255), points)
        corners.append(tuple(mask.get_at(at)[0] > 0 for at in ((9, 9), (12, 55), (30, 30))))
    assert corners == [(True, True, True), (False, True, True), (False, False, True)]


def test_colours_are_told_by_the_shape_of_their_stones() -> None:
    stones = {
        colour: shape(faces.colour_gem(colour, 12)) > 127 for colour in ("white", "blue", "black", "red", "green", "")
    }
    for a, b in combinations(stones, 2):
        assert (stones[a] ^ stones[b]).sum() > 25, (a, b)


def test_long_names_stay_whole_on_small_cards(cards: Mapping[str, Any]) -> None:
    for card in of(cards, "spell") + of(cards, "army"):
        for lang in LANGUAGES:
            made = band(card, lang, INSIDE, 1.0)
            assert fits(made.name, INSIDE, made.high, 1.0, made.lines, made.kind), made.name


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(117, 54), (137, 80), (160, 88), (162, 128)], ids=str)
def test_every_army_is_named_on_its_strip(cards: Mapping[str, Any], size: tuple[int, int]) -> None:
    """In set-up and in the report of a match; beside the board there are marks of three figures."""
    for army in of(cards, "army"):
        for lang in LANGUAGES:
            with noted() as notes:
                faces.army_strip(army, lang, size, figures=(1, 1, 1))
            assert notes and all(note.whole for note in notes), (army.key, lang, notes)


@pytest.mark.parametrize("state", ["offer", "select", "hover", "harm", "off"])
def test_a_state_changes_the_look_but_not_the_size(cards: Mapping[str, Any], state: str) -> None:
    rest, marked = (faces.spell_face(cards["spell/w02"], "en", 200, s) for s in ("", state))
    assert rest.get_size() == marked.get_size()
    assert np.abs(small(rest) - small(marked)).mean() > 1


def test_backs_say_whose_they_are_and_nothing_else() -> None:
    looks = [small(faces.card_back(colour, 90)) for colour in ("white", "blue", "black", "red", "green", "")]
    assert all(np.abs(a - b).mean() > 5 for a, b in combinations(looks, 2))


# ---- armies and glyphs -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_army_card_fits_its_abilities(cards: Mapping[str, Any], lang: str) -> None:
    for army in of(cards, "army"):
        plan = armies._planned(army, lang, 420, 10, 280, True)
        assert 20 + plan.bar + plan.strip + plan.row + plan.foot + plan.art + plan.text.height <= 420, army.key
        words = "".join(row[1] + row[2] for row in plan.text.rows).replace(" ", "")
        for ability in army.abilities:
            assert ability.name.in_(lang).replace(" ", "") in words
            assert ability.text.text(lang).replace(" ", "") in words


def test_every_army_has_a_portrait_of_its_own(cards: Mapping[str, Any]) -> None:
    looks = {
        army.key: small(faces.portrait(army.key, next(iter(army.colours), ""), (96, 80))) for army in of(cards, "army")
    }
    for a, b in combinations(looks, 2):
        assert np.abs(looks[a] - looks[b]).mean() > 2, (a, b)


def test_a_wound_empties_a_heart(cards: Mapping[str, Any]) -> None:
    whole, hurt = faces.life_pips(3, 0, 6), faces.life_pips(3, 1, 6)
    red = [pygame.surfarray.array3d(s)[..., 0].astype(int).sum() for s in (whole, hurt)]
    assert red[0] > red[1] and whole.get_size() == hurt.get_size()


def test_a_raised_stat_is_green_and_a_lowered_one_red() -> None:
    def ink(surface: pygame.Surface) -> Any:
        return pygame.surfarray.array3d(surface)[24:].reshape(-1, 3).max(0)

    raised, lowered = ink(faces.stat_gem("power", 4, 22, 3)), ink(faces.stat_gem("power", 2, 22, 3))
    assert raised[1] > raised[0] and lowered[0] > lowered[1]


@pytest.mark.parametrize("size", [(164, 118), (190, 84), (120, 56), (328, 236)])
def test_the_strip_says_where_figures_are_in_any_size(cards: Mapping[str, Any], size: tuple[int, int]) -> None:
    rhox = cards["army/rhox_veterans"]
    ready = faces.army_strip(rhox, "ja", size, wounds=(0, 1, 2), figures=(3, 0, 0))
    waiting = faces.army_strip(rhox, "ja", size, figures=(0, 3, 0))
    lost = faces.army_strip(rhox, "ja", size, figures=(0, 0, 3))
    assert ready.get_size() == waiting.get_size() == lost.get_size() == size
    light = [small(s).mean() for s in (ready, waiting, lost)]
    assert light[0] > light[1] > light[2], "colour in play, grey in reserve, dark when lost"


def test_a_glyph_whose_text_is_longer_than_the_card_keeps_its_disc_and_ends_with_an_ellipsis(
    cards: Mapping[str, Any],
) -> None:
    """No glyph of the box needs it."""
    wordy = replace(cards["glyph/might"], text=same("It goes on and on. " * 60))
    for height in (210, 420):
        with noted() as names:
            faces.glyph_face(wordy, "en", height)
        assert [one.words[-1] for one in names if not one.whole] == ["…"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_glyphs_are_discs_when_small_and_cards_when_large(cards: Mapping[str, Any], lang: str) -> None:
    glyphs = of(cards, "glyph")
    discs = [small(faces.glyph_face(glyph, lang, 60)) for glyph in glyphs]
    assert all(np.abs(a - b).mean() > 3 for a, b in combinations(discs, 2))
    assert faces.glyph_face(glyphs[0], lang, 60).get_size() == (60, 60)
    assert faces.glyph_face(glyphs[0], lang, 210).get_size() == card_size(210)
    assert shape(faces.glyph_face(None, lang, 60))[0, 0] == 0, "face down: a blank disc on a clear ground"


# ---- signs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_draws_something_at_every_size(name: str) -> None:
    for size in (12, 18, 48):
        alpha = shape(icon(name, size))
        assert alpha.shape == (size, size) and 0.03 < (alpha > 100).mean() < 0.85


def test_an_unknown_icon_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no icon called 'unicorn'"):
        icon("unicorn", 18)


def test_dice_show_swords_shields_and_blanks_apart() -> None:
    looks = {face: small(die_face(face, 40)) for face in (1, 4, 6)}
    assert all(np.abs(looks[a] - looks[b]).mean() > 4 for a, b in combinations(looks, 2))
    assert pygame.image.tobytes(die_face(1, 40), "RGBA") == pygame.image.tobytes(die_face(3, 40), "RGBA")


@pytest.mark.parametrize("size", [12, 16, 32, 64, 200])
def test_the_brand_sign_is_a_hexagon_at_any_size(size: int) -> None:
    alpha = shape(brand(size))
    assert alpha.shape == (size, size) and alpha[0, 0] == 0 and alpha[size // 2, size // 2] > 200


def test_the_window_icon_has_no_dark_seam() -> None:
    """Straight alpha: where the sign is thin, its colour is still that of the metal."""
    sign, straight = brand(32), window_icon(32)
    thin = [(x, y) for x in range(32) for y in range(32) if 20 < sign.get_at((x, y))[3] < 200]
    assert thin
    assert sum(straight.get_at(at)[0] for at in thin) > 1.2 * sum(sign.get_at(at)[0] for at in thin)


# ---- kept ---------------------------------------------------------------------------------------------


def test_a_face_is_drawn_once(cards: Mapping[str, Any]) -> None:
    first = faces.spell_face(cards["spell/g06"], "en", 200)
    assert faces.spell_face(cards["spell/g06"], "en", 200) is first
    assert faces.spell_face(cards["spell/g06"], "ja", 200) is not first


def test_what_outweighs_the_limit_is_let_go_the_oldest_first() -> None:
    drawn: list[int] = []

    @kept(1)
    def square(n: int) -> pygame.Surface:
        drawn.append(n)
        return pygame.Surface((256, 256), pygame.SRCALPHA)  # a quarter of a mebibyte

    for n in (1, 2, 3, 4, 1, 5):  # 1 is asked for again, so 2 is the oldest
        square(n)
    assert drawn == [1, 2, 3, 4, 5]
    square(1)
    assert drawn == [1, 2, 3, 4, 5]
    square(2)
    assert drawn == [1, 2, 3, 4, 5, 2]


@pytest.mark.parametrize("height", [130, 141, 152, 171, 188])
def test_a_card_of_any_height_can_be_drawn(cards: Mapping[str, Any], height: int) -> None:
    """The wordiest cards give up their text before they give up their picture."""
    for key in ("u02", "u03", "u05", "g09", "g11", "b01"):
        for lang in ("en", "ja"):
            assert faces.spell_face(cards[f"spell/{key}"], lang, height).get_height() >= height


@pytest.mark.parametrize(
    ("where", "draw"),
    [(magna_signs, partial(magna_signs.rank_badge, "M")), (pony_signs, partial(pony_signs.points_mark, "2"))],
)
def test_what_stands_on_a_small_sign_is_as_large_as_other_words(
    where: ModuleType, draw: Callable[[int], pygame.Surface], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As signs are on a tile of a table: a rank, the points for beating a Troublemaker."""
    sizes = list[int]()

    def noting(face: str, size: int, bold: bool = False) -> pygame.font.Font:
        sizes.append(size)
        return font(face, size, bold)

    monkeypatch.setattr(where, "font", noting)
    forget()
    for px in (18, 19, 24):
        draw(px)
    assert min(sizes) >= 12


STONES = [
    partial(pony_signs.power_gem),
    partial(pony_signs.fury_gem),
    partial(pony_signs.cost_coin),
    partial(magna_signs.gem, "attack"),
    partial(medarot_signs.stat_gem, "power"),
    partial(medarot_signs.coin),
]


@pytest.mark.parametrize("draw", STONES)
@pytest.mark.parametrize("said", ["4", "12", "-20"])
def test_numbers_on_stones_are_large_enough_and_lie_within_them(
    draw: Callable[[str, int], pygame.Surface], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 12 pixels from the height of the least stone on a table; in a larger window they are as much larger."""
    made = list[tuple[int, int]]()

    def noting(face: str, size: int, bold: bool = False) -> pygame.font.Font:
        made.append((size, px))
        return font(face, size, bold)

    monkeypatch.setattr(figures, "font", noting)
    forget()
    for px in (19, 22, 24, 26, 28, 44):
        assert draw(said, px).get_size() == (px, px)
    assert all(size >= (12 if px < 28 else round(px * 12 / 22)) for size, px in made) and len(made) == 6


def test_long_figures_are_narrowed_to_their_stone() -> None:
    wide = figures.on_stone("+100", 22, 0.5, (255, 255, 255), (0, 0, 0), 1).get_width()
    assert wide <= 22 < figures.digit("+100", font("sans", 12, True), (255, 255, 255), (0, 0, 0), 1).get_width()
