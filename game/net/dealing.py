"""The numbers of all seats on their way to a seed: first every seal, then every number (honest.py). The host's side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.net import honest


@dataclass(slots=True)
class Dealing:
    """One try to deal a match."""

    decks: Sequence[str]  # of all seats, as exact texts
    until: float  # when it is given up, by the host's clock
    own: dict[int, str]  # the numbers of the host's own seats
    seals: dict[int, str] = field(default_factory=dict)
    numbers: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seals = {seat: honest.seal(seat, number, self.decks[seat]) for seat, number in self.own.items()}

    @property
    def sealed(self) -> bool:
        """True once all seals are known: from then on numbers may be opened."""
        return len(self.seals) == len(self.decks)

    @property
    def opened(self) -> bool:
        return len(self.numbers) == len(self.decks)

    def take_seal(self, seat: int, seal: str) -> bool:
        """A seat says its seal; False if that does not fit."""
        if self.sealed or seat in self.seals or not honest.is_number(seal):
            return False
        self.seals[seat] = seal
        return True

    def take_number(self, seat: int, number: str) -> bool:
        """A seat opens its number; False if that does not fit."""
        if not self.sealed or seat in self.numbers or not honest.is_number(number):
            return False
        self.numbers[seat] = number
        return True

    def keeps_word(self, seat: int) -> bool:
        """True if the number of a seat is the one it had sealed."""
        return honest.seal(seat, self.numbers[seat], self.decks[seat]) == self.seals[seat]

    def all_seals(self) -> tuple[str, ...]:
        return tuple(self.seals[seat] for seat in range(len(self.decks)))

    def all_numbers(self) -> tuple[str, ...]:
        return tuple(self.numbers[seat] for seat in range(len(self.decks)))
