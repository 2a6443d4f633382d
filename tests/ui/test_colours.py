"""Palettes for colour-blind eyes are told apart by those eyes, simulated after Machado and others (2009)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import numpy as np
import pytest

from game.ui.faces.arena.gems import HUE
from game.ui.layouts.arena.seats import APART
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


@pytest.mark.parametrize("eyes", list(EYES))
def test_armies_are_told_apart_by_all_eyes(eyes: str) -> None:
    assert closest(APART.values(), eyes) >= CLEAR


@pytest.mark.parametrize("name", list(APART))
def test_an_army_that_has_the_name_of_a_colour_has_that_colour_in_every_palette(name: str) -> None:
    ours, printed = (np.array(seen(colour, "normal")[1:]) for colour in (APART[name], HUE[name]))
    strength = min(np.linalg.norm(ours), np.linalg.norm(printed))
    turned = np.degrees(np.arccos(ours @ printed / np.linalg.norm(ours) / np.linalg.norm(printed)))
    assert turned < 20 or strength < 20, f"{name} has turned by {turned:.0f} degrees on the circle of hues"
