"""The cards of The Foton, drawn: all of their text in both languages, told apart by shape, secrets kept."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np
import pygame
import pytest

import game
from game.rules.foton.card_text import text as card_text
from game.rules.foton.cards import EventCard, Megido, Photon
from game.ui.art import palette
from game.ui.art.text import NO_END, NO_START, font, width
from game.ui.faces import foton
from game.ui.faces.foton import event, faces, lettering, megido, photon, sigils, tones
from game.ui.faces.foton.measures import fit
from game.ui.faces.foton.words import KINDS
from game.ui.faces.kit.card_stock import parchment
from game.ui.theme import PALETTES, STANDARD

LANGUAGES = ("en", "ja")
# Machado, Oliveira, Fernandes (2009): deuteranopia, on linear light
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)


@pytest.fixture(scope="module")
def cards() -> Mapping[str, Any]:
    return game.ruleset("foton").catalogue


@pytest.fixture(scope="module")
def worded(cards: Mapping[str, Any]) -> list[Megido | EventCard]:
    """The 72 Megido and the 8 events."""
    found = [card for card in cards.values() if isinstance(card, (Megido, EventCard))]
    assert len(found) == 80
    return found


@pytest.fixture(scope="module")
def photons(cards: Mapping[str, Any]) -> list[Photon]:
    return [card for card in cards.values() if isinstance(card, Photon)]


def light(surface: pygame.Surface) -> np.ndarray:
    """How bright each pixel is, 0 to 255."""
    brightness: np.ndarray = pygame.surfarray.array3d(surface).astype(float) @ np.array([0.2126, 0.7152, 0.0722])
    return brightness


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def laid_out(card: Megido | EventCard, lang: str, size: foton.Size, scale: float, factor: float) -> tuple[Any, int]:
    """The text of a card as it is set, and how high its parchment is."""
    f = fit(size, scale, factor)
    if isinstance(card, Megido):
        plan = megido.planned(card, lang, f)
        assert f.plate + plan.art + plan.body + f.foot + 2 * f.edge == f.height, card.key
        assert plan.disc >= f.tiny - f.px(4), card.key
        return plan.text, plan.body
    text, body, art = event.planned(card, lang, f)
    assert body + art + f.plate + 2 * (f.edge + f.px(2)) == f.height, card.key
    assert art >= f.height * 0.3, card.key
    return text, body


# ---- text ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "size, scale, factor",
    [
        ("hand", 1, 1),
        ("hand", 1.25, 1),
        ("hand", 1.5, 0.9),
        ("hand", 2, 1),
        ("zoom", 1, 1),
        ("zoom", 1.5, 1.2),
        ("zoom", 2, 1.4),
    ],
)
def test_all_of_every_text_is_on_the_card(
    worded: list[Megido | EventCard], lang: str, size: foton.Size, scale: float, factor: float
) -> None:
    for card in worded:
        text, body = laid_out(card, lang, size, scale, factor)
        assert text.rows[-1].y + text.step <= body, (card.key, "does not fit its parchment")
        assert text.size >= 12 * scale - 0.5, card.key
        for row in text.rows:
            wide = sum(width(words, font("sans", text.size, bool(style))) for words, style in row.runs)
            assert wide + text.indent <= text.room, (card.key, row.words)
        printed = "".join(row.words for row in text.rows)
        assert printed.replace(" ", "") == "".join(phrase.in_(lang).lstrip("■ ") for phrase in card_text(card)).replace(
            " ", ""
        ), card.key


@pytest.mark.sampled(1, of="lines are broken where they may be")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size, factor", [("hand", 1), ("hand", 1.4), ("zoom", 1), ("zoom", 1.4)])
def test_lines_are_broken_where_they_may_be(
    worded: list[Megido | EventCard], lang: str, size: foton.Size, factor: float
) -> None:
    for card in worded:
        text, _ = laid_out(card, lang, size, 1, factor)
        for row, after in zip(text.rows, [*text.rows[1:], None], strict=True):
            assert row.words == row.words.strip() and row.words, card.key
            assert row.words[0] not in NO_START and row.words[-1] not in NO_END, (card.key, row.words)
            if after is not None and not after.bullet and lang == "ja":
                assert not (row.words[-1].isascii() and after.words[0].isascii()), (card.key, "a Latin word is cut")
                assert not row.words.endswith(("-", "‐", "‑", "–")), (card.key, "a hyphen in Japanese")
                assert not (row.words[-1].isdigit() and after.words[0] in lettering.COUNTED), (card.key, row.words)
        if lang == "en":  # joined by spaces, the rows are the text
            lines = " ".join(row.words for row in text.rows)
            assert lines == " ".join(phrase.in_("en").lstrip("■ ") for phrase in card_text(card)), card.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_larger_text_size_makes_texts_larger_where_there_is_room(worded: list[Megido | EventCard], lang: str) -> None:
    sizes = {factor: [laid_out(card, lang, "zoom", 1, factor)[0].size for card in worded] for factor in (1, 1.4)}
    assert all(large >= usual for usual, large in zip(sizes[1], sizes[1.4], strict=True))
    assert sum(sizes[1.4]) > 1.15 * sum(sizes[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", [1, 1.5])
def test_names_are_whole_on_the_table(worded: list[Megido | EventCard], lang: str, scale: float) -> None:
    f = fit("table", scale)
    for card in worded:
        name = card.name.in_(lang)
        if isinstance(card, Megido):
            assert width(name, font("display", f.px(12), True)) * 0.8 <= f.width - 2 * f.edge - f.px(2), name
        else:
            room = f.height - 2 * f.edge - f.px(7)
            shown = lettering.spine(name, lang, f.px(12), room, (255, 255, 255))
            assert shown.get_height() <= room + 2 and shown.get_width() <= f.px(event.SPINE), name
            if lang == "en":
                assert width(name, font("sans", f.px(12))) * lettering.CRAMPED <= room, name


def test_an_event_is_named_where_a_fanned_pile_shows_it(cards: Mapping[str, Any]) -> None:
    """35 px of a card stay in sight: its left edge has the name, as different as the names are."""
    edges = [
        light(foton.face(key, card, "table", "en").subsurface((0, 0, 24, 134)))
        for key, card in cards.items()
        if isinstance(card, EventCard)
    ]
    assert all(np.abs(a - b).mean() > 4 for a, b in combinations(edges, 2))


def test_what_does_not_fit_is_announced_by_a_mark(cards: Mapping[str, Any]) -> None:
    """No text needs it as it is; a card that says more shows whole rows and three dots in brass."""
    card = cards["megido/so-48"]
    f = fit("hand")
    plan = megido.planned(card, "en", f)
    words = [phrase.en for phrase in card_text(card)] * 2
    long = lettering.RulesText(words, "en", 12, plan.text.room)
    marked = []
    for text, rows in ((long, 12), (plan.text, len(plan.text.rows))):
        s = pygame.Surface(f.size, pygame.SRCALPHA)
        megido._parchment(s, megido.MegidoPlan(f, text, plan.art, plan.body, plan.pad, plan.disc, rows), STANDARD)
        brass = np.abs(pygame.surfarray.array3d(s)[130:178, 226:250].astype(int) - palette.BRASS_LIT).sum(2) < 24
        marked.append(int(brass.sum()))
    assert marked[0] > 60 and not marked[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("share", [0.7, 0.85])
def test_no_type_shrinks_below_twelve_pixels_on_a_card_made_smaller(
    worded: list[Megido | EventCard], lang: str, share: float
) -> None:
    """What a narrow window leaves of a hand: text keeps its size; the mark says if there is more of it."""
    for ui_scale in (1, 2):
        f = fit("hand", share * ui_scale, 1 / share, 12 * ui_scale)
        assert f.type(4) == 12 * ui_scale
        for card in worded:
            if isinstance(card, Megido):
                plan = megido.planned(card, lang, f)
                assert plan.text.size >= 12 * ui_scale, card.key
                assert plan.rows >= 3 or plan.rows == len(plan.text.rows), card.key


def test_fonts_have_every_character_of_names_and_texts(worded: list[Megido | EventCard], photons: list[Photon]) -> None:
    display, sans = font("display", 20, True), font("sans", 20)
    for card in (*worded, *photons):
        for lang in LANGUAGES:
            assert None not in display.metrics(card.name.in_(lang)), card.name
            for phrase in card_text(card):
                assert None not in sans.metrics(phrase.in_(lang)), phrase


def test_keywords_and_points_are_marked() -> None:
    def styles(words: str, lang: str) -> dict[str, str]:
        (text,) = [lettering.RulesText([words], lang, 14, 900)]
        return {part: style for row in text.rows for part, style in row.runs if style}

    assert styles("■ INTERFERE each opponent: they gain 2 VP.", "en") == {"INTERFERE": "harm", "2 VP": "points"}
    assert styles("【対抗】勝利点を1点得る。", "ja") == {"【対抗】": "guard", "勝利点を1点": "points"}
    assert styles("AUTO Each time you act, draw 1.", "en") == {"AUTO": "auto"}


@pytest.mark.parametrize("name", PALETTES)
def test_keywords_can_be_read_on_parchment(name: str) -> None:
    paper = light(parchment((60, 200))).min()  # its darkest fibre

    def luminance(value: float) -> float:
        return float(((value / 255 + 0.055) / 1.055) ** 2.4)

    for style in ("harm", "guard", "auto", "points"):
        r, g, b = (luminance(part) for part in tones.ink(style, PALETTES[name]))
        assert (luminance(paper) + 0.05) / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) > 4.5, style


# ---- seals --------------------------------------------------------------------------------------------


def test_no_two_seals_look_alike(cards: Mapping[str, Any]) -> None:
    """Lines alone, without colour, slightly blurred: the nearest two still differ on a tenth of what they draw."""
    looks = {}
    for key, card in cards.items():
        if isinstance(card, Megido):
            drawn = pygame.transform.gaussian_blur(sigils.lines(card, 48, (255, 255, 255)), 1)
            looks[key] = pygame.surfarray.array_alpha(drawn).astype(np.int16)
    assert len(looks) == 72
    near = min(combinations(looks, 2), key=lambda two: np.abs(looks[two[0]] - looks[two[1]]).mean())
    assert np.abs(looks[near[0]] - looks[near[1]]).mean() > 10, near


def test_every_seal_stays_within_its_circle(cards: Mapping[str, Any]) -> None:
    for card in cards.values():
        if isinstance(card, Megido):
            pen = sigils.strokes_of(card)
            assert max(x * x + y * y for pts, _, _ in pen.strokes for x, y in pts) < 0.87**2, card.key
            assert all((c[0] ** 2 + c[1] ** 2) ** 0.5 + r < 0.87 for c, r, _ in pen.rings), card.key


# ---- photons and signs --------------------------------------------------------------------------------


@pytest.mark.parametrize("px", [17, 24, 60])
def test_photons_are_told_by_shape_alone(px: int) -> None:
    kinds = ("attack", "skill", "charge", "event")
    shapes = {kind: pygame.surfarray.array_alpha(foton.stone(kind, px)) > 127 for kind in kinds}
    for a, b in combinations(kinds, 2):
        assert (shapes[a] ^ shapes[b]).mean() > 0.05, (a, b)


@pytest.mark.parametrize("name", PALETTES)
def test_attack_is_dark_and_charge_is_light(cards: Mapping[str, Any], name: str) -> None:
    """Whatever hues an eye lacks, lightness says it too."""
    shown = [
        light(foton.face(key, cards[key], "table", "en", colours=PALETTES[name]))[10:-10, 10:-24].mean()
        for key in ("card/attack/2", "card/skill/2", "card/charge/2")
    ]
    assert shown[2] > 1.25 * shown[0] and shown[2] > 1.1 * shown[1]


def test_attack_and_charge_differ_for_the_colour_blind(cards: Mapping[str, Any]) -> None:
    seen = []
    for key in ("card/attack/2", "card/charge/2"):
        s = foton.face(key, cards[key], "table", "en").subsurface((8, 40, 14, 60))  # ground only
        linear = (pygame.surfarray.array3d(s) / 255) ** 2.2
        seen.append(((linear @ DEUTERANOPIA.T).clip(0, 1) ** (1 / 2.2)).mean((0, 1)) * 255)
    assert np.linalg.norm(seen[0] - seen[1]) > 60


def test_classes_and_styles_are_told_by_shape() -> None:
    def shape(cls: str, style: str) -> np.ndarray:
        return pygame.surfarray.array_alpha(foton.class_badge(cls, style, 32)) > 127

    for a, b in combinations(("rush", "counter", "burst"), 2):
        assert (shape("fighter", a) ^ shape("fighter", b)).mean() > 0.06, (a, b)
    grey = PALETTES["grey"]
    signs = [light(foton.class_badge(cls, "counter", 32, grey)) for cls in ("fighter", "trooper", "sniper")]
    assert all(np.abs(a - b).mean() > 6 for a, b in combinations(signs, 2))


def test_an_extra_photon_is_seen_at_once(cards: Mapping[str, Any]) -> None:
    usual, extra = (foton.face(key, cards[key], "table", "en") for key in ("card/skill/3", "card/skill/3/extra"))
    assert np.abs(light(usual)[:4] - light(extra)[:4]).mean() > 20, "brass stock instead of ivory"
    assert np.abs(light(usual)[10:-10, -24:-6] - light(extra)[10:-10, -24:-6]).mean() > 40, "and a band of gold"


# ---- secrets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", foton.SIZES)
def test_a_photon_face_down_tells_its_kind_but_not_its_number(size: foton.Size) -> None:
    unknown = pixels(foton.face_down("card/attack", False, size))
    assert pixels(foton.face_down("card/attack/2", False, size)) == unknown
    assert pixels(foton.face_down("card/attack/4", False, size)) == unknown
    assert pixels(foton.face_down("card/attack/3/extra", False, size)) == unknown
    assert pixels(foton.face_down("card/skill/2", False, size)) != unknown
    two, four = (pixels(foton.face_down(f"card/attack/{n}", True, size)) for n in (2, 4))
    assert len({two, four, unknown}) == 3, "its owner sees the number"


def test_events_and_photons_share_a_back_and_megido_have_their_own() -> None:
    assert foton.face_down("card/event/ev-1", False, "table") is foton.back("card", "table")
    assert foton.face_down("card", True, "table") is foton.back("card", "table")
    assert foton.face_down("megido/so-01", False, "table") is foton.back("megido", "table")
    ivory, black = (light(foton.back(kind, "table")).mean() for kind in ("card", "megido"))
    assert ivory > 3 * black


# ---- sizes, keeping -----------------------------------------------------------------------------------

SAMPLE = ("megido/so-48", "megido/so-01", "card/event/ev-3", "card/charge/1", "card/attack/3/extra")


@pytest.mark.parametrize("key", SAMPLE)
@pytest.mark.parametrize("size", foton.SIZES)
def test_the_same_card_is_the_same_picture(cards: Mapping[str, Any], key: str, size: foton.Size) -> None:
    one = pixels(faces._drawn(cards[key], size, "ja", fit(size), STANDARD))
    assert pixels(faces._drawn(cards[key], size, "ja", fit(size), STANDARD)) == one
    assert foton.face(key, cards[key], size, "ja") is foton.face(key, cards[key], size, "ja")
    assert pixels(foton.face(key, cards[key], size, "ja")) == one


@pytest.mark.parametrize("key", SAMPLE)
@pytest.mark.parametrize("size", ["table", "hand"])
def test_a_larger_scale_is_drawn_anew_not_blown_up(cards: Mapping[str, Any], key: str, size: foton.Size) -> None:
    usual, large = (foton.face(key, cards[key], size, "en", scale) for scale in (1.0, 1.5))
    w, h = usual.get_size()
    assert large.get_size() == foton.card_size(size, 1.5) == (round(w * 1.5), round(h * 1.5))

    def crisp(surface: pygame.Surface) -> float:
        return float(np.abs(np.diff(light(surface), axis=0)).mean())

    blown_up = pygame.transform.smoothscale(usual, large.get_size())
    assert crisp(large) > 1.06 * crisp(blown_up)
    one, other = (light(pygame.transform.smoothscale(s, (10, 14))) for s in (usual, large))
    assert np.abs(one - other).mean() < 20, "and yet the same layout"


def test_all_cards_are_drawn_on_the_table_in_both_languages(cards: Mapping[str, Any]) -> None:
    for key, card in cards.items():
        if isinstance(card, (Megido, EventCard, Photon)):
            looks = [foton.face(key, card, "table", lang) for lang in LANGUAGES]
            assert all(look.get_size() == palette.TABLE for look in looks)
            said_alike = isinstance(card, Photon) and card.extra
            assert said_alike or pixels(looks[0]) != pixels(looks[1]), key


def test_labels_of_photons_fit(photons: list[Photon]) -> None:
    for card in photons:
        for lang in LANGUAGES:
            for size in ("table", "hand"):
                f = fit(size)
                name = width(KINDS[card.kind].in_(lang), font("sans", f.px(photon.LABEL[size][0]), True))
                assert name <= f.width - 2 * f.edge - f.px(12), card.key
