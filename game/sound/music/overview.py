"""The music to look at: a sheet with the wave and the spectrogram of every piece, and a table of their measures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from game import files
from game.sound.chart import Form, panel, save
from game.sound.loudness import whole
from game.sound.music.band import heard, loudness_of_passages
from game.sound.music.pieces import PIECES
from game.sound.music.score import Piece
from game.sound.waves import RATE, Wave, wave

PIECE = Form(24, 96, 20, 13, 8192, low=60.0, high=14000.0, span=75.0)
WIDTHS = {"calm": 560, "tense": 560, "win": 90, "loss": 90}  # pixels
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


def write(folder: Path, each: Callable[[str, Wave], None]) -> None:
    """Write `music.png` and `music.md`; `each` is given all that is ever heard, by name. It takes a minute."""
    rows, table = [], [f"|{'|'.join(HEAD)}|", "|---" * len(HEAD) + "|"]
    for piece in PIECES.values():
        parts = heard(piece)
        rows.append([panel(PIECE, WIDTHS[part], x, _name(piece, part, x)) for part, x in parts.items()])
        for part, x in parts.items():
            table.append(_measures(piece, part, x))
            each(f"music-{piece.name}-{part}", x)
    save(rows, folder / "music.png")
    files.write(folder / "music.md", ("\n".join(table) + "\n").encode())


def _name(piece: Piece, part: str, x: Wave) -> str:
    """Above a panel; an ending has little room, and stands beside its piece."""
    return (
        f"{piece.name} {part}, {len(x) / RATE:.0f} s" if part in ("calm", "tense") else f"{part}, {len(x) / RATE:.0f} s"
    )


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
