"""The music to look at: a sheet with the wave and the spectrogram of every piece, and a table of their measures."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from game import assets
from game.sound.loudness import whole
from game.sound.music.band import heard, loudness_of_passages
from game.sound.music.pieces import PIECES
from game.sound.music.score import Piece
from game.sound.waves import RATE, Wave, wave

Shades = NDArray[np.float32]  # (rows, columns), 0 dark to 1 light
WIDTHS = {"calm": 560, "tense": 560, "win": 90, "loss": 90}  # pixels
LINE, WAVE_HIGH, SPECTRUM_HIGH, GAP = 20, 24, 96, 6
LOW, HIGH, RANGE = 60.0, 14000.0, 75.0  # hertz at the foot and the head, decibels from dark to light
FRAME = 8192  # samples
LEVELS = 24  # colours
RAMP = (0.0, 0.35, 0.6, 0.82, 1.0)  # shades, and their red, green and blue
COLOURS = (8, 74, 190, 246, 252), (8, 20, 56, 160, 246), (14, 92, 66, 62, 214)
SMALL = 200.0  # hertz below which small loudspeakers have nothing
HEAD = (
    "piece",
    "key",
    "beats in a bar, a minute",
    "part",
    "seconds",
    "LUFS",
    "peak dBFS",
    "quietest and loudest phrase",
    "lost by small loudspeakers LU",
    "jump at the seam, largest dBFS",
)


def write(folder: Path) -> None:
    """Write `music.png` and `music.md`; all pieces are rendered for it, which takes a minute."""
    rows, table = [], [f"|{'|'.join(HEAD)}|", "|---" * len(HEAD) + "|"]
    pygame.font.init()
    font = pygame.font.Font(assets.path("fonts", "MPLUS1_400Regular.ttf"), 13)
    for piece in PIECES.values():
        parts = heard(piece)
        rows.append(_row(piece, parts, font))
        table += [_measures(piece, part, x) for part, x in parts.items()]
    _save(np.concatenate(rows), folder / "music.png")
    (folder / "music.md").write_text("\n".join(table) + "\n", encoding="utf-8")


# ---- the table -------------------------------------------------------------------------------------
def _measures(piece: Piece, part: str, x: Wave) -> str:
    """A line of the table."""
    loop, loud = part in ("calm", "tense"), whole(x)
    phrases = loudness_of_passages(piece, x) if loop else ()
    jumps = np.abs(np.diff(x, axis=0)).max()
    seam = f"{decibels(np.abs(x[0] - x[-1]).max()):.0f}, " if loop else ""
    cells = (
        piece.name,
        f"{piece.key} {piece.scale}",
        f"{piece.beats}, {piece.tempo:g}",
        part,
        f"{len(x) / RATE:.1f}",
        f"{loud:.1f}",
        f"{decibels(np.abs(x).max()):.1f}",
        f"{min(phrases):.1f} {max(phrases):.1f}" if phrases else "",
        f"{loud - whole(on_small_speakers(x)):.1f}",
        f"{seam}{decibels(jumps):.0f}",
    )
    return f"|{'|'.join(cells)}|"


def decibels(amplitude: float) -> float:
    """Of full scale."""
    return float(20 * np.log10(max(amplitude, 1e-6)))


def on_small_speakers(x: Wave) -> Wave:
    """A wave (n, 2) behind a highpass of the fourth order."""
    pitch = np.maximum(np.fft.rfftfreq(len(x), 1 / RATE), 1e-3)
    gain = 1 / np.sqrt(1 + (SMALL / pitch) ** 8)
    return wave(np.fft.irfft(np.fft.rfft(x, axis=0) * gain[:, None], len(x), axis=0))


# ---- the picture -----------------------------------------------------------------------------------
def _row(piece: Piece, parts: Mapping[str, Wave], font: pygame.font.Font) -> Shades:
    """A line of panels."""
    panels = []
    for part, wide in WIDTHS.items():
        x = parts.get(part)
        panel = np.zeros((LINE + WAVE_HIGH + SPECTRUM_HIGH + GAP, wide + GAP), np.float32)
        if x is not None:
            words = f"{piece.name} {part}" if wide > 100 else part
            panel[:LINE, :wide] = _lettered(f"{words}, {len(x) / RATE:.0f} s", wide, font)
            panel[LINE : LINE + WAVE_HIGH, :wide] = _waveform(x, wide)
            panel[LINE + WAVE_HIGH : -GAP, :wide] = _spectrogram(x.mean(1), wide)
        panels.append(panel)
    return np.concatenate(panels, axis=1)


def _lettered(words: str, wide: int, font: pygame.font.Font) -> Shades:
    line = np.zeros((LINE, wide), np.float32)
    letters = pygame.surfarray.array_alpha(font.render(words, True, (255, 255, 255))).T[:LINE, :wide]
    line[: letters.shape[0], : letters.shape[1]] = letters / 255
    return line


def _waveform(x: Wave, wide: int) -> Shades:
    """How loud it is, its loudest as high as there is room."""
    loud = np.pad(np.abs(x).max(1), (0, -len(x) % wide)).reshape(wide, -1).max(1) / np.abs(x).max()
    away = np.abs(np.arange(WAVE_HIGH) - (WAVE_HIGH - 1) / 2)[:, None] / (WAVE_HIGH / 2)
    return wave(np.where(away <= np.maximum(loud, 0.05), 0.75, 0.06))


def _spectrogram(x: Wave, wide: int) -> Shades:
    """Which pitches it has when, those twice as high one step further up, the loudest of all lightest."""
    places = np.linspace(0, len(x), wide, endpoint=False).astype(int)[:, None] + np.arange(FRAME) - FRAME // 2
    power = np.abs(np.fft.rfft(x[places % len(x)] * np.hanning(FRAME), axis=1)) ** 2 + 1e-12
    edges = np.geomspace(HIGH, LOW, SPECTRUM_HIGH + 1) * FRAME / RATE
    rows = np.stack([power[:, int(low) : int(high) + 1].max(1) for high, low in pairwise(edges)])
    return wave(np.clip(1 + 10 * np.log10(rows / rows.max()) / RANGE, 0.04, 1))


def _save(shades: Shades, path: Path) -> None:
    """A PNG of few colours: with more it would be twice as large."""
    picture = pygame.Surface(shades.shape[::-1], depth=8)
    steps = np.linspace(0, 1, LEVELS)
    picture.set_palette(np.stack([np.interp(steps, RAMP, part) for part in COLOURS], 1).astype(int).tolist())
    pygame.surfarray.blit_array(picture, np.rint(shades.T * (LEVELS - 1)).astype(np.uint8))
    pygame.image.save(picture, path)
