"""Palettes for colour-blind eyes are told apart by those eyes, simulated after Machado and others (2009)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

import numpy as np
import pytest

import game
from game.table.view import look
from game.ui.art.palette import IDENTITY
from game.ui.layouts.arena.seats import seat_colour
from game.ui.theme import PALETTES

# Machado, Oliveira, Fernandes: "A physiologically-based model for simulation of color vision deficiency", severity 1.0,
# applied to linear RGB. Grey: Rec. 709 luminance.
EYES = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
SEEN_BY = [
    ("standard", "normal"),
    ("red_green", "deuteranopia"),
    ("red_green", "protanopia"),
    ("blue_yellow", "tritanopia"),
    ("grey", "grey"),
]
CLEAR = 14.0  # CIE76: ten is a plain difference side by side


def seen(colour: tuple[int, int, int], eyes: str) -> np.ndarray:
    """What these eyes see of a colour, in CIE Lab under D65."""
    c = np.array(colour) / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    linear = np.clip(EYES[eyes] @ linear, 0, 1)
    xyz = (
        np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
        @ linear
        / (0.9505, 1, 1.089)
    )
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def closest(colours: Iterable[tuple[int, int, int]], eyes: str) -> float:
    """The smallest difference between any two of these colours."""
    return min(float(np.linalg.norm(seen(a, eyes) - seen(b, eyes))) for a, b in combinations(colours, 2))


@pytest.mark.parametrize("name, eyes", SEEN_BY)
def test_every_cost_of_a_move_has_a_tint_of_its_own(name: str, eyes: str) -> None:
    assert closest(PALETTES[name].costs, eyes) >= CLEAR


@pytest.mark.parametrize("name, eyes", [pair for pair in SEEN_BY if pair[0] != "grey"])
def test_neighbouring_costs_are_told_apart_at_a_glance_by_these_eyes_and_by_others(name: str, eyes: str) -> None:
    for cheaper, dearer in pairwise(PALETTES[name].costs):
        assert closest((cheaper, dearer), eyes) >= 1.5 * CLEAR
        assert closest((cheaper, dearer), "normal") >= 2 * CLEAR


@pytest.mark.parametrize("name", PALETTES)
def test_what_is_called_by_a_colour_has_it_in_every_palette(name: str) -> None:
    """A seat called Blue is never orange; without hues, White is the lightest and Black the darkest."""
    called = {key: PALETTES[name].called(key) for key in ("white", "blue", "black", "red", "green")}
    if name == "grey":
        light = sorted(called, key=lambda key: called[key][1])
        assert light[0] == "black" and light[-1] == "white" and closest(called.values(), "grey") >= CLEAR
    else:
        assert called == {key: IDENTITY[key][1] for key in called}


@pytest.mark.parametrize("name", PALETTES)
def test_the_seats_of_the_arena_wear_the_colours_they_are_called_by(name: str) -> None:
    match = game.start("arena", 2, 3, {"map": "the_duel"}, decks=("white", "blue"))
    colours = PALETTES[name]
    worn = [seat_colour(colours, look(match, 0), seat) for seat in range(2)]
    assert worn == [colours.called("white"), colours.called("blue")]


@pytest.mark.parametrize("name, eyes", SEEN_BY)
def test_every_seat_has_a_colour_of_its_own(name: str, eyes: str) -> None:
    assert closest(PALETTES[name].seats, eyes) >= CLEAR


@pytest.mark.parametrize("name, eyes", SEEN_BY)
def test_you_may_chosen_and_harm_are_never_mistaken(name: str, eyes: str) -> None:
    p = PALETTES[name]
    assert closest((p.offer, p.select, p.harm), eyes) >= CLEAR


def test_the_simulation_knows_what_red_green_blindness_confuses() -> None:
    """A red and a green of equal lightness fall together without green cones, and stay apart for normal eyes."""
    red, green = (190, 60, 40), (115, 108, 20)
    assert closest((red, green), "deuteranopia") < 20 < 55 < closest((red, green), "normal")


def test_the_standard_palette_is_not_enough_for_all_eyes() -> None:
    worst = min(closest(PALETTES["standard"].costs, eyes) for eyes in ("deuteranopia", "protanopia", "tritanopia"))
    assert worst < CLEAR, "then no other palette would be needed"
