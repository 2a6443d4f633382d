"""The device that everything is heard through: opened by whoever is first to be heard."""

from __future__ import annotations

import logging
from threading import Lock

import pygame

from game.quiet import quiet

RATE, BUFFER = 44100, 512  # samples a second; how many it takes at a time: 12 ms
MUSIC, VOICES = 2, 8  # channels: the first are the music's, the others are for cues
UNDER = 0.8  # how loud the first channel of the music goes on while the second one is heard
LOG = logging.getLogger(__name__)
_ONE_AT_A_TIME = Lock()


def opened() -> bool:
    """True if there is a device. Whoever asks first opens it, which may take its time."""
    with _ONE_AT_A_TIME:
        if pygame.mixer.get_init():
            return True
        try:
            with quiet():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)  # else another pitch than ours
            pygame.mixer.set_num_channels(MUSIC + VOICES)
            pygame.mixer.set_reserved(MUSIC)
        except pygame.error as error:
            LOG.info("no sound device: %s", error)
            return False
    return True
