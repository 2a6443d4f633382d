"""The plan of a match of Magna Spectra while it is set up: its decks must fit the format."""

from __future__ import annotations

from typing import Any

from game.rules.magna.deck_building import problems, ready_made
from game.ui.games.form_draft import FormDraft
from game.ui.games.magna import words as W
from game.words import Phrase


class MagnaDraft(FormDraft):
    """A plan whose decks must fit the format."""

    form_option, other_form = "format", W.OTHER_FORMAT

    def problems(self, deck: Any) -> list[Phrase]:
        return problems(self.rules.catalogue, deck, self.form)

    def fitting(self) -> list[str]:
        return list(ready_made(self.rules.catalogue, self.form))

    def form_of(self, deck: Any) -> str:
        return str(deck.format)
