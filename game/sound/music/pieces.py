"""All pieces, by the key of the game at whose table they are played; and the title's."""

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
