"""The plan of a match of Magna Spectra while it is set up: its decks must fit the format."""

from __future__ import annotations

from typing import Any

from game.rules.magna.deck_building import problems, ready_made
from game.table.ruleset import Option
from game.ui.games.decks import DeckDraft
from game.ui.games.magna import words as W
from game.ui.setup_draft import OWN
from game.words import Phrase


class MagnaDraft(DeckDraft):
    """A plan whose decks must fit the format."""

    @property
    def format(self) -> str:
        return self.option("format")

    def problems(self, deck: Any) -> list[Phrase]:
        return problems(self.rules.catalogue, deck, self.format)

    def fitting(self) -> list[str]:
        """The ready-made decks of the format."""
        return list(ready_made(self.rules.catalogue, self.format))

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        """What does not fit the format is listed with the reason."""
        out = [("", self.say(self.game.any_deck), "")]
        for key, deck in self.ready().items():
            wrong = "" if deck.format == self.format else self.say(W.OTHER_FORMAT[self.format].of(deck.name))
            out.append((key, self.label(deck), wrong))
        for name, deck in self.own.items():
            found = self.problems(deck)
            out.append((f"{OWN}{name}", name, self.say(self.game.not_legal.of(name, found[0])) if found else ""))
        return out

    def set_option(self, option: Option, value: str) -> None:
        """Another format takes other decks: who has one that does not fit gets one that does."""
        super().set_option(option, value)
        if option.key == "format":
            self.suit()

    def suit(self) -> None:
        """Exchange the decks that do not fit the format."""
        fits = self.fitting()
        for seat in range(self.plan.seats):
            deck = self.deck_of(seat)
            if deck is not None and self.problems(deck):
                self.plan.decks[seat] = fits[seat % len(fits)] if seat == 0 else ""
