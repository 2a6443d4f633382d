"""Palettes for colour-blind eyes are told apart by those eyes, simulated after Machado and others (2009)."""
from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from game.ui.theme import PALETTES

# Machado, Oliveira, Fernandes: "A physiologically-based model for simulation of color vision deficiency", severity 1.0,
# applied to linear RGB. Grey: Rec. 709 luminance.
EYES = {
    "normal": np.eye(3),
    "protanopia": np.array([[.152286, 1.052583, -.204868], [.114503, .786281, .099216], [-.003882, -.048116,
        1.051998]]),
    "deuteranopia": np.array([[.367322, .860646, -.227968], [.280085, .672501, .047413], [-.011820, .042940, .968881]]),
    "tritanopia": np.array([[1.255528, -.076749, -.178779], [-.078411, .930809, .147602], [.004733, .691367, .303900]]),
    "grey": np.array([[.2126, .7152, .0722]] * 3)}
SEEN_BY = [("standard", "normal"), ("red_green", "deuteranopia"), ("red_green", "protanopia"), ("blue_yellow",
    "tritanopia"), ("grey", "grey")]
CLEAR = 14.0                              # CIE76: ten is a plain difference side by side


def seen(colour: tuple[int, int, int], eyes: str) -> np.ndarray:
    """What these eyes see of a colour, in CIE Lab under D65."""
    c = np.array(colour) / 255
    linear = np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
    linear = np.clip(EYES[eyes] @ linear, 0, 1)
    xyz = np.array([[.4124, .3576, .1805], [.2126, .7152, .0722], [.0193, .1192, .9505]]) @ linear / (.9505, 1, 1.089)
    f = np.where(xyz > .008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def closest(colours, eyes: str) -> float:
    """The smallest difference between any two of these colours."""
    return min(float(np.linalg.norm(seen(a, eyes) - seen(b, eyes))) for a, b in combinations(colours, 2))


@pytest.mark.parametrize("name, eyes", SEEN_BY)
def test_every_cost_of_a_move_has_a_tint_of_its_own(name, eyes):
    assert closest(PALETTES[name].costs, eyes) >= CLEAR


@pytest.mark.parametrize("name, eyes", SEEN_BY)
def test_every_seat_has_a_colour_of_its_own(name, eyes):
    assert closest(PALETTES[name].seats, eyes) >= CLEAR


@pytest.mark.parametrize("name, eyes", SEEN_BY)
def test_you_may_chosen_and_harm_are_never_mistaken(name, eyes):
    p = PALETTES[name]
    assert closest((p.offer, p.select, p.harm), eyes) >= CLEAR


def test_the_simulation_knows_what_red_green_blindness_confuses():
    """A red and a green of equal lightness fall together without green cones, and stay apart for normal eyes."""
    red, green = (190, 60, 40), (115, 108, 20)
    assert closest((red, green), "deuteranopia") < 20 < 55 < closest((red, green), "normal")


def test_the_standard_palette_is_not_enough_for_all_eyes():
    worst = min(closest(PALETTES["standard"].costs, eyes) for eyes in ("deuteranopia", "protanopia", "tritanopia"))
    assert worst < CLEAR, "then no other palette would be needed"
