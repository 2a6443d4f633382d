"""Sounds to look at: a sheet with the wave, the spectrogram and the figures of each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from game import assets
from game.frozen import frozen
from game.sound.waves import RATE, Wave, louder_ear, wave

Shades = NDArray[np.float32]  # (rows, columns), 0 dark to 1 light
WIDE, WAVE_HIGH, SPECTRUM_HIGH, LINE = 136, 20, 46, 15  # pixels of a panel's parts
GAP, COLUMNS = 6, 10
LOW, HIGH, RANGE = 80.0, 16000.0, 70.0  # hertz at the foot and the head of a spectrogram, decibels from dark to light
RAMP = (0.0, 0.35, 0.6, 0.82, 1.0)  # shades, and their red, green and blue
RED, GREEN, BLUE = (8, 74, 190, 246, 252), (8, 20, 56, 160, 246), (14, 92, 66, 62, 214)
LEVELS = 24  # colours of the picture: with more it would be twice as large


@frozen(eq=False)
class Panel:
    """A sound (n, 2) with its name and a line of figures."""

    name: str
    sound: Wave
    figures: str


def draw(panels: Sequence[Panel], path: Path) -> None:
    """Write the sheet as a PNG of few colours."""
    high = 2 * LINE + WAVE_HIGH + SPECTRUM_HIGH + GAP
    rows = -(-len(panels) // COLUMNS)
    sheet = np.zeros((rows * high + GAP, COLUMNS * (WIDE + GAP) + GAP), np.float32)
    pygame.font.init()
    font = pygame.font.Font(assets.path("fonts", "MPLUS1_400Regular.ttf"), 12)
    for n, panel in enumerate(panels):
        y, x = GAP + n // COLUMNS * high, GAP + n % COLUMNS * (WIDE + GAP)
        parts = (
            lettered(panel.name, font),
            waveform(panel.sound),
            spectrogram(panel.sound.mean(1)),
            lettered(panel.figures, font) * 0.8,
        )
        for part in parts:
            sheet[y : y + len(part), x : x + WIDE] = part
            y += len(part)
    picture = pygame.Surface(sheet.shape[::-1], depth=8)
    shades = np.linspace(0, 1, LEVELS)
    colours = np.stack([np.interp(shades, RAMP, part) for part in (RED, GREEN, BLUE)], 1)
    picture.set_palette(colours.astype(int).tolist())
    pygame.surfarray.blit_array(picture, np.rint(sheet.T * (LEVELS - 1)).astype(np.uint8))
    pygame.image.save(picture, path)


def lettered(words: str, font: pygame.font.Font) -> Shades:
    """A line of words; what does not fit is cut."""
    line = np.zeros((LINE, WIDE), np.float32)
    letters = pygame.surfarray.array_alpha(font.render(words, True, (255, 255, 255))).T[1 : LINE + 1, :WIDE]
    line[: letters.shape[0], : letters.shape[1]] = letters / 255
    return line


def waveform(x: Wave) -> Shades:
    """How loud a sound is from its beginning to its end, its loudest as high as there is room."""
    loud = np.pad(louder_ear(x), (0, -len(x) % WIDE)).reshape(WIDE, -1).max(1) / np.abs(x).max()
    away = np.abs(np.arange(WAVE_HIGH) - (WAVE_HIGH - 1) / 2)[:, None] / (WAVE_HIGH / 2)
    return wave(np.where(away <= np.maximum(loud, 0.05), 0.75, 0.06))


def spectrogram(x: Wave) -> Shades:
    """What pitches it has when, those twice as high one step further up, the loudest of all lightest."""
    size = 1024
    frames = np.linspace(0, max(0, len(x) - 1), WIDE).astype(int)
    around = np.pad(x, (size // 2, size))[frames[:, None] + np.arange(size)]
    power = np.abs(np.fft.rfft(around * np.hanning(size), axis=1)) ** 2 + 1e-12
    pitches = np.geomspace(HIGH, LOW, SPECTRUM_HIGH + 1) * size / RATE
    bins = np.clip(np.rint(pitches).astype(int), 1, size // 2)
    rows = np.stack([power[:, low : max(low + 1, high)].max(1) for high, low in pairwise(bins)])
    level = 10 * np.log10(rows / rows.max())
    return wave(np.clip(1 + level / RANGE, 0.06, 1))
