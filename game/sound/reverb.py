"""The room that every sound is heard in: a feedback delay network, asked once what it answers to an impulse.

Source: J. O. Smith, Physical Audio Signal Processing, chapter Choice of Lossless Feedback Matrix.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from game.sound.spectrum import convolve
from game.sound.waves import RATE, Wave, eased, louder_ear, pan, samples, wave

DELAYS = np.array([1031, 1171, 1327, 1453, 1613, 1777, 1933, 2089])  # samples; primes, 23 to 47 ms
BURST = [1, -1, 1, 1, -1, 1, -1, -1]
EARS = np.array([[1, 1, -1, 1, -1, 1, 1, -1], [1, -1, 1, 1, 1, -1, 1, 1]])  # which lines are heard left and right
FIRST = ((0.0071, 0.9, 0.4), (0.0113, 0.35, 0.8), (0.0167, 0.6, 0.3), (0.0197, 0.25, 0.6))
"""First reflections, from the table and the near walls: after how many seconds, how strong left and right."""
UNHEARD = 10 ** (-62 / 20)  # under the loudest sample


@cache
def answer(t60: float = 1.1, damp: float = 0.18, seconds: float = 1.4) -> Wave:
    """What the room answers to an impulse, without the impulse itself: shape (n, 2), of unit power in each ear.

    Eight delay lines feed one another (Householder: I - 2/8 of all ones); `t60` is the time in which the answer falls
    by 60 dB, `damp` how much of the height each line loses on a round.
    """
    n, block, lead = samples(seconds), int(DELAYS.min()) - 2, int(DELAYS.max()) + 2
    lines = np.zeros((len(DELAYS), lead + n + block))
    lines[:, lead] = BURST
    loss = 10 ** (-3 * DELAYS / (t60 * RATE))
    lowpass = np.array([damp, 1 - 2 * damp, damp])
    for at in range(lead + 1, lead + n, block):
        back = np.empty((len(DELAYS), block))
        for i, d in enumerate(DELAYS):
            back[i] = np.convolve(lines[i, at - d - 1 : at - d + block + 1], lowpass, "valid") * loss[i]
        lines[:, at : at + block] += back - 2 / len(DELAYS) * back.sum(0)
    wet = np.einsum("el,ln->ne", EARS, lines[:, lead : lead + n])
    wet[0] = 0
    for after, left, right in FIRST:
        wet[samples(after)] += left, right
    wet *= np.clip((seconds - np.arange(n) / RATE) / 0.3, 0, 1)[:, None]
    return wave(wet / np.sqrt((wet**2).sum(0).mean()))


def in_the_room(dry: Wave, wet: float) -> Wave:
    """A wave of one channel, in front of the listener, and `wet` of the room's answer: shape (n, 2).

    The end, once it is too soft to be heard, is left out.
    """
    room = answer()
    out = np.zeros((len(dry) + len(room) - 1, 2), np.float32)
    out[: len(dry)] = pan(dry, 0)
    for ear in (0, 1):
        out[:, ear] += wet * convolve(dry, room[:, ear])
    loud = louder_ear(out)
    heard = int(np.nonzero(loud > loud.max() * UNHEARD)[0][-1]) + 1
    return eased(out[:heard], rise=0.001, fall=0.03)
