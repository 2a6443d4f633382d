"""Effects on a player, and which opponent is meant (pony.md, 16.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.rules.pony.choosing import asked
from game.rules.pony.places import PonyState, opponents
from game.rules.pony.sources import doer
from game.table.step import No, Question, Step
from game.words import Phrase, seat_name


@frozen
class OnPlayer(Effect):
    """An effect on a player: you, whoever it happened to, or an opponent, of whom you choose one."""

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        """It happens to this player."""
        raise NotImplementedError(type(self).__name__)

    def button(self) -> Phrase:
        """What happens, in short: "discard cards"."""
        raise NotImplementedError(type(self).__name__)

    def apply(self, s: PonyState, by: By) -> None:
        among = players(getattr(self, "who", "you"), s, by)
        if len(among) == 1:
            self.done_by(s, by, among[0])
        else:
            s.then(PickPlayer(doer(by) if getattr(self, "who", "") == "tp_opp" else by.seat, by, self, tuple(among)))


def players(who: str, s: PonyState, by: By) -> list[int]:
    """Who may be meant."""
    if who == "opp":
        return opponents(s, by.seat)
    if who == "tp_opp":
        return opponents(s, doer(by))
    return [doer(by) if who == "tp" else by.seat]


@frozen
class PickPlayer(Question):
    """Which opponent? (16.5)"""

    by: By
    effect: Effect
    among: tuple[int, ...]

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for seat in self.among:
            yield ChosenPlayer(self.seat, seat, self.by, self.effect)

    def ask(self, s: PonyState) -> Phrase:
        assert isinstance(self.effect, OnPlayer)
        return asked(s, self.by, Phrase("{0}: which opponent?", "{0}：どの相手？").of(self.effect.button()))


@frozen
class ChosenPlayer(Step):
    seat: int
    player: int
    by: By
    effect: Effect

    def do(self, s: PonyState) -> None:
        assert isinstance(self.effect, OnPlayer)
        self.effect.done_by(s, self.by, self.player)

    def say(self, s: PonyState) -> Phrase:
        return seat_name(self.player)
