"""The plan of a match whose decks must fit one of its options: a mode, a format."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from game.table.ruleset import Option
from game.ui.games.deck_setup import BY_CHANCE, NOT_LEGAL, DeckDraft
from game.ui.setup_draft import OWN
from game.words import Phrase


class FormDraft(DeckDraft):
    """A plan whose decks must fit the form that is played."""

    form_option: ClassVar[str]  # the key of the option
    other_form: ClassVar[dict[str, Phrase]]  # what a deck is called that does not fit, by the form that is played

    @property
    def form(self) -> str:
        return self.option(self.form_option)

    def fits(self, deck: Any) -> bool:
        """True if a ready-made deck is made for this form: it says so under the name of the option."""
        return bool(getattr(deck, self.form_option) == self.form)

    def fitting(self) -> Sequence[str]:
        return [name for name, deck in self.ready().items() if self.fits(deck)]

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        """What does not fit is listed with the reason."""
        out = [("", self.say(BY_CHANCE), "")]
        for key, deck in self.ready().items():
            other = "" if self.fits(deck) else self.say(self.other_form[self.form].of(deck.name))
            out.append((key, self.label(deck), other))
        for name, deck in self.own.items():
            found = self.problems(deck)
            out.append((f"{OWN}{name}", name, self.say(NOT_LEGAL.of(name, found[0])) if found else ""))
        return out

    def set_option(self, option: Option, value: str) -> None:
        """Another form takes other decks: who has one that does not fit gets one that does."""
        super().set_option(option, value)
        if option.key == self.form_option:
            self.suit()

    def suit(self) -> None:
        """Exchange the decks that do not fit."""
        fits = self.fitting()
        for seat in range(self.plan.seats):
            deck = self.deck_of(seat)
            if deck is not None and self.problems(deck):
                self.plan.decks[seat] = fits[seat % len(fits)] if seat == 0 else ""
