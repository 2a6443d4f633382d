"""How a match gets its seed: first every seal, then every number and deck (honest.py). The host's side.

What a seat has sealed is told to nobody but the host, and to the host only when everybody knows all seals. By then the
host's own numbers and decks are bound, too; they stay closed until the match is over, because whoever knows all numbers
knows all dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.net import honest
from game.net.honest import Secret


@dataclass(slots=True)
class Dealing:
    """One try to deal a match."""

    seats: int
    until: float  # when it is given up, by the host's clock
    own: Mapping[int, Secret]  # of the host's own seats, computers included
    seals: dict[int, str] = field(default_factory=dict)
    opened: dict[int, Secret] = field(default_factory=dict)  # what the host knows; other seats have not opened yet

    def __post_init__(self) -> None:
        self.seals = {seat: secret.seal(seat) for seat, secret in self.own.items()}
        self.opened = dict(self.own)

    @property
    def sealed(self) -> bool:
        """True once all seals are known: from then on guests may open."""
        return len(self.seals) == self.seats

    @property
    def done(self) -> bool:
        """True once everything is sealed and open."""
        return self.sealed and len(self.opened) == self.seats

    def take_seal(self, seat: int, seal: str) -> bool:
        """A seat says its seal; False if that does not fit."""
        if self.sealed or seat in self.seals or not honest.is_number(seal):
            return False
        self.seals[seat] = seal
        return True

    def may_open(self, seat: int) -> bool:
        """True if it is time for that seat to tell what it has sealed."""
        return self.sealed and seat not in self.opened

    def keeps_word(self, seat: int, secret: Secret) -> bool:
        """True if that is what the seat has sealed."""
        return honest.is_number(secret.number) and secret.seal(seat) == self.seals[seat]

    def closed(self) -> list[int]:
        """The seats that have not opened yet."""
        return [seat for seat in range(self.seats) if seat not in self.opened]

    def all_seals(self) -> tuple[str, ...]:
        return tuple(self.seals[seat] for seat in range(self.seats))

    def all_numbers(self) -> tuple[str, ...]:
        return tuple(self.opened[seat].number for seat in range(self.seats))
