"""What a faceoff would come to: who is likely to win it (pony.md, section 8)."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, sqrt

from game.rules.pony.comparing import tm_power
from game.rules.pony.places import TROUBLEMAKER_BACK, Area, PonyState
from game.rules.pony.power import team_at
from game.rules.pony.revealing import is_epic
from game.table.state import Piece

FLIP = 2.4  # the power of a flipped card on average,
SPREAD = 2.2  # and its variance
UNKNOWN = 4  # the power of a Troublemaker that nobody has seen


def chance(lead: float, flips: int = 1, against: int = 1) -> float:
    """How likely a side wins that leads by so much before the flips: from 0 to 1."""
    lead += FLIP * (flips - against)
    return 1.0 / (1.0 + exp(-1.7 * lead / sqrt(SPREAD * (flips + against))))


def force(s: PonyState, seat: int, areas: Iterable[Area]) -> int:
    """The power that a seat's characters would bring into a faceoff there."""
    return sum([team_at(s, seat, area) for area in areas])


def beats(s: PonyState, seat: int, troublemaker: Piece) -> float:
    """How likely a seat beats a Troublemaker with the characters that it has there; 0 without any."""
    mine = force(s, seat, (troublemaker.at,))
    if not mine:
        return 0.0
    power = UNKNOWN if troublemaker.card == TROUBLEMAKER_BACK else tm_power(s, troublemaker)
    return chance(mine - power)


def stops(s: PonyState, seat: int, piece: Piece) -> bool:
    """True if a Troublemaker keeps a seat from confronting: face-up ones of anybody else, any Epic (9.3, 9.4)."""
    return piece.face_up and (piece.owner != seat or is_epic(s, piece))
