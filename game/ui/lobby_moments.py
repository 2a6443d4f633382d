"""A lobby with people in it, for pictures: nothing of it is on any network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cup.cup import Cup, Entrant
from game.net.code import Code
from game.net.discovery import Found
from game.net.messages import Chair, Said
from game.ui.gathering import Gathering
from game.words import Phrase, same

CHAIRS = (
    Chair("host", "Mika", 0, True, True),
    Chair("guest", "Ren", 1, True, True),
    Chair("guest", "ハル", 2, False, False),
    Chair("normal", "", 0, True, True),
)
TALK = (
    Said("", -2, Phrase("Ren has come in", "Renさんが入りました")),
    Said("Ren", 1, same("Evening! Same parties as last week?")),
    Said("Mika", 0, same("I am trying Light this time.")),
    Said("", -2, Phrase("ハル has come in", "ハルさんが入りました")),
    Said("ハル", 2, same("こんばんは！パーティを選ぶので、少し待ってください。")),
    Said("Mika", 0, same("ゆっくりどうぞ。")),
)
PLAYERS = (
    *(Entrant("Mika", "human"), Entrant("Ren", "guest"), Entrant("ハル", "guest"), Entrant("Aoi", "guest")),
    *(Entrant("Vega", "easy"), Entrant("Altair", "normal"), Entrant("Deneb", "hard"), Entrant("Sirius", "beginner")),
)
FOUND = (
    Found("a", "Mika", "foton", "3/4", ("192.168.0.7",), 47470, bytes(32)),
    Found("b", "Kitchen", "arena", "2/5", ("192.168.0.9",), 47470, bytes(32)),
    Found("c", "ハル", "medarot", "1/2", ("192.168.0.12",), 47470, bytes(32)),
)


class Still(Gathering):
    """A table where nothing happens."""

    def __init__(
        self, hosts: bool = True, seat: int = 0, chairs: Sequence[Chair] = CHAIRS, cup: Cup | None = None
    ) -> None:
        self.hosts, self._seat, self._chairs, self._cup = hosts, seat, chairs, cup

    @property
    def cup(self) -> Cup | None:
        return self._cup

    @property
    def code(self) -> Code | None:
        return Code(47470, ("192.168.0.7",), bytes.fromhex("a3f190c75be017d2"), "7QK4MD2X") if self.hosts else None

    @property
    def ruleset(self) -> str:
        return "foton"

    @property
    def options(self) -> Mapping[str, str]:
        return {}

    @property
    def chairs(self) -> Sequence[Chair]:
        return self._chairs

    @property
    def watching(self) -> Sequence[str]:
        return ("Aoi",)

    @property
    def stage(self) -> str:
        return "open"

    @property
    def chat(self) -> Sequence[Said]:
        return TALK

    @property
    def seat(self) -> int:
        return self._seat

    def tick(self) -> None:
        """Nothing happens."""

    def close(self) -> None:
        """There is no line."""


def played(games: int) -> Cup:
    """One of eight in which so many games have been played: whoever signed up first has won."""
    cup = Cup("foton", PLAYERS, 5)
    for _ in range(games):
        cup = cup.ended(cup.open[0], min(cup.open[0]))
    return cup


class Nearby:
    """Stands in for a `Finder`."""

    works = True

    def found(self) -> list[Found]:
        return list(FOUND)

    def close(self) -> None:
        """Nothing was opened."""
