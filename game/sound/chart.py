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
RAMP = (0.0, 0.35, 0.6, 0.82, 1.0)  # shades, and their red, green and blue
RED, GREEN, BLUE = (8, 74, 190, 246, 252), (8, 20, 56, 160, 246), (14, 92, 66, 62, 214)
LEVELS = 24  # colours of the picture: with more it would be twice as large
GAP, COLUMNS = 6, 10  # pixels between panels; panels in a row


@frozen
class Form:
    """What a panel measures in pixels, and which pitches it shows."""

    wave_high: int
    spectrum_high: int
    line: int  # height of a line of words
    size: int  # of their type
    frame: int  # samples of which pitches are told
    low: float = 80.0  # hertz at the foot
    high: float = 16000.0  # and at the head
    span: float = 70.0  # decibels from dark to light


CUE, CUE_WIDE = Form(20, 46, 15, 12, 1024), 136


@frozen(eq=False)
class Panel:
    """A sound (n, 2) with its name and a line of figures."""

    name: str
    sound: Wave
    figures: str


def draw(panels: Sequence[Panel], path: Path) -> None:
    """Write the sheet of the cues."""
    rows = [panels[n : n + COLUMNS] for n in range(0, len(panels), COLUMNS)]
    save([[panel(CUE, CUE_WIDE, each.sound, each.name, each.figures) for each in row] for row in rows], path)


def panel(form: Form, wide: int, x: Wave, name: str, figures: str = "") -> Shades:
    """A sound's name, wave, spectrum and figures, one below the other."""
    parts = [lettered(form, wide, name), waveform(form, wide, x), spectrogram(form, wide, x.mean(1))]
    if figures:
        parts.append(lettered(form, wide, figures) * np.float32(0.8))
    return np.pad(np.concatenate(parts), ((0, GAP), (0, GAP)))


def save(rows: Sequence[Sequence[Shades]], path: Path) -> None:
    """Write panels of one height a row as a PNG of few colours."""
    lines = [np.concatenate(row, axis=1) for row in rows]
    wide = max(line.shape[1] for line in lines)
    sheet = np.concatenate([np.pad(line, ((0, 0), (0, wide - line.shape[1]))) for line in lines])
    sheet = np.pad(sheet, ((GAP, 0), (GAP, 0)))
    picture = pygame.Surface(sheet.shape[::-1], depth=8)
    shades = np.linspace(0, 1, LEVELS)
    colours = np.stack([np.interp(shades, RAMP, part) for part in (RED, GREEN, BLUE)], 1)
    picture.set_palette(colours.astype(int).tolist())
    pygame.surfarray.blit_array(picture, np.rint(sheet.T * (LEVELS - 1)).astype(np.uint8))
    pygame.image.save(picture, path)


def lettered(form: Form, wide: int, words: str) -> Shades:
    """A line of words; what does not fit is cut."""
    pygame.font.init()
    font = pygame.font.Font(assets.path("fonts", "MPLUS1_400Regular.ttf"), form.size)
    line = np.zeros((form.line, wide), np.float32)
    letters = pygame.surfarray.array_alpha(font.render(words, True, (255, 255, 255))).T[1 : form.line + 1, :wide]
    line[: letters.shape[0], : letters.shape[1]] = letters / 255
    return line


def waveform(form: Form, wide: int, x: Wave) -> Shades:
    """How loud a sound is from its beginning to its end, its loudest as high as there is room."""
    loud = np.pad(louder_ear(x), (0, -len(x) % wide)).reshape(wide, -1).max(1) / np.abs(x).max()
    away = np.abs(np.arange(form.wave_high) - (form.wave_high - 1) / 2)[:, None] / (form.wave_high / 2)
    return wave(np.where(away <= np.maximum(loud, 0.05), 0.75, 0.06))


def spectrogram(form: Form, wide: int, x: Wave) -> Shades:
    """What pitches it has when, those twice as high one step further up, the loudest of all lightest."""
    size = form.frame
    frames = np.linspace(0, max(0, len(x) - 1), wide).astype(int)
    around = np.pad(x, (size // 2, size))[frames[:, None] + np.arange(size)]
    power = np.abs(np.fft.rfft(around * np.hanning(size), axis=1)) ** 2 + 1e-12
    pitches = np.geomspace(form.high, form.low, form.spectrum_high + 1) * size / RATE
    bins = np.clip(np.rint(pitches).astype(int), 1, size // 2)
    rows = np.stack([power[:, low : max(low + 1, high)].max(1) for high, low in pairwise(bins)])
    return wave(np.clip(1 + 10 * np.log10(rows / rows.max()) / form.span, 0.06, 1))
