"""A band plays a score: what its players have to do becomes a wave, in the room, as loud as it should be.

A loop is a circle in every respect: what rings at its end is heard at its beginning, the room's answer too, and the
limiter looks around it. Those who join while the match turns are a wave of their own, of the same length, which is
played at the same time; nothing that both contain could fall out of step, because they have nothing in common.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from game.sound.device import UNDER
from game.sound.limiter import limit, raised
from game.sound.loudness import whole
from game.sound.music.instruments import INSTRUMENTS
from game.sound.music.score import HIT, Piece, Player, length, notes, passages
from game.sound.reverb import answer
from game.sound.waves import RATE, Chance, Wave, chance, eased, hertz, pan, samples, silence, wave

CALM, TENSE, ENDING = -24.0, -22.0, -20.0  # LUFS
JOINING = 10 * math.log10(10 ** (TENSE / 10) - UNDER**2 * 10 ** (CALM / 10))  # LUFS of those who join
ROOM = (1.6, 0.2, 1.9)  # seconds to fall by 60 dB, how much of the height is lost, seconds in all
RINGS = 3.0  # seconds after the last bar of an ending
LATE = 0.004  # seconds by which nobody is exactly in time
BALANCE = 0.1  # the power every player is brought to, before the score's gain
HERE = wave([1])  # a sample that stands at a place
BLOCK = 1 << 18  # samples that are sent through the room at once


def parts(piece: Piece) -> tuple[str, ...]:
    """What there is of a piece: "calm", a loop; "joining", one as long, played over it while the match turns; "win" and
    "loss", how it ends."""
    joined = any(player.joins for player in piece.players.values())
    return ("calm", *("joining",) * joined, *(part for part in ("win", "loss") if getattr(piece, part)))


def rendered(piece: Piece, part: str) -> Wave:
    """A part of a piece: shape (n, 2)."""
    if part in ("win", "loss"):
        x = perform(piece, getattr(piece, part), list(piece.players), circle=False)
        return eased(limit(raised(x, whole(x), ENDING)), rise=0.002, fall=RINGS / 2)
    joins = part == "joining"
    x = perform(piece, piece.form, [who for who, player in piece.players.items() if player.joins == joins])
    return limit(raised(x, loudness(piece, x), JOINING if joins else CALM), circular=True)


def tense(calm: Wave, joining: Wave) -> Wave:
    """What is heard while the match turns."""
    return calm * np.float32(UNDER) + joining


def heard(piece: Piece) -> dict[str, Wave]:
    """All that is ever heard of a piece, by name: "calm", "tense", "win", "loss", as far as there is any of it."""
    out = dict[str, Wave]()
    for part in parts(piece):
        x = rendered(piece, part)
        out |= {"tense": tense(out["calm"], x)} if part == "joining" else {part: x}
    return out


def loudness(piece: Piece, loop: Wave) -> float:
    """The loudness of a loop in LUFS, from that of its passages: those 10 LU below the others do not count."""
    powers = np.array([10 ** (each / 10) for each in loudness_of_passages(piece, loop)])
    return float(10 * np.log10(powers[powers > powers.mean() / 10].mean()))


def loudness_of_passages(piece: Piece, loop: Wave) -> list[float]:
    """How loud each passage of a loop is, in LUFS."""
    cuts = [samples(each.begins * piece.bar) for each in passages(piece, piece.form)] + [len(loop)]
    return [whole(loop[begins:ends]) for begins, ends in pairwise(cuts)]


def perform(piece: Piece, form: str, players: Sequence[str], circle: bool = True) -> Wave:
    """Some players of a piece play a form of it; shape (n, 2), not yet limited."""
    n = samples(length(piece, form) * piece.bar + (0 if circle else RINGS))
    out, sent = np.zeros((n, 2), np.float32), silence(n / RATE)
    for who in players:
        line, player = played(piece, form, who, n), piece.players[who]
        out += line[:, None] * pan(HERE, player.where)
        sent += line * np.float32(player.wet)
    return in_the_room(out, sent)


def played(piece: Piece, form: str, who: str, n: int) -> Wave:
    """What one player plays, in `n` samples that go round: one channel, brought to the score's gain."""
    line, player, rng = silence(n / RATE), piece.players[who], chance(f"{piece.name} {who}")
    made: dict[tuple[int, float, float, int], Wave] = {}
    for passage in passages(piece, form):
        if who not in passage.plays:
            continue
        loud = 10 ** (passage.db / 40)  # half of it by playing harder, which is also brighter
        for note in notes(piece, passage, who):
            either = int(rng.integers(2))  # of each note there are two
            key = note.pitch, round(note.long, 4), note.strong * loud, either
            if key not in made:
                made[key] = _note(player, note.pitch, note.long * piece.bar, note.strong * loud, rng)
            late = float(np.clip(rng.normal(0, LATE), -2 * LATE, 2 * LATE))
            lay(line, round((note.at * piece.bar + late) * RATE), made[key] * np.float32(loud * rng.uniform(0.9, 1.05)))
    return line * np.float32(BALANCE * 10 ** (player.gain / 20) / (power(line) + 1e-9))


def _note(player: Player, pitch: int, seconds: float, strong: float, rng: Chance) -> Wave:
    return INSTRUMENTS[player.on](0 if pitch == HIT else hertz(pitch), seconds, strong, rng)


def lay(circle: Wave, at: int, x: Wave) -> None:
    """Add a wave to a circle, from a place on; what is longer than the rest goes on at the beginning."""
    at %= len(circle)
    while len(x):
        fits = x[: len(circle) - at]
        circle[at : at + len(fits)] += fits
        x, at = x[len(fits) :], 0


def power(line: Wave) -> float:
    """How strong a player is where they play: the root of the mean square of what is not silent."""
    squares = np.square(line[: len(line) // 4096 * 4096]).reshape(-1, 4096).mean(1)
    return float(np.sqrt(squares[squares > squares.mean() / 10].mean())) if squares.any() else 0.0


def in_the_room(dry: Wave, sent: Wave) -> Wave:
    """Add to a circle (n, 2) what the room answers to what is sent into it (n,), a block at a time."""
    room = answer(*ROOM)
    kernel = np.fft.rfft(room.T, BLOCK)
    step = BLOCK - len(room) + 1
    for at in range(0, len(sent), step):
        heard = np.fft.irfft(np.fft.rfft(sent[at : at + step], BLOCK) * kernel, BLOCK).astype(np.float32)
        for ear in (0, 1):
            lay(dry[:, ear], at, heard[ear, : min(step, len(sent) - at) + len(room) - 1])
    return dry
