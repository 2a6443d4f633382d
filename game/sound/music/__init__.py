"""Music: a piece for the title and for each of the five tables, written as a score and played by computed instruments.

A musician who wants to change a bar opens the piece; score.py says what the signs mean.

opening_theme.py foton_waltz.py medarot_machine.py magna_march.py pony_walk.py arena_hearth.py    the pieces
score.py                        how a score is read
band.py instruments.py          how it becomes sound; what the players play on
recordings.py player.py         what was rendered is kept; who plays it, and when
overview.py                     all of it to look at, and its measures
"""

from __future__ import annotations

from collections.abc import Mapping

from game.sound.music.arena_hearth import ARENA
from game.sound.music.foton_waltz import FOTON
from game.sound.music.magna_march import MAGNA
from game.sound.music.medarot_machine import MEDAROT
from game.sound.music.opening_theme import TITLE
from game.sound.music.pony_walk import PONY
from game.sound.music.score import Piece

PIECES: Mapping[str, Piece] = {piece.name: piece for piece in (TITLE, FOTON, MEDAROT, MAGNA, PONY, ARENA)}
