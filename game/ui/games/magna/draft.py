"""The plan of a match of Magna Spectra while it is set up: its decks must fit the format."""

from __future__ import annotations

from typing import Any

from game.ui.games.form_draft import FormDraft
from game.ui.games.magna import words as W


class MagnaDraft(FormDraft):
    """A plan whose decks must fit the format."""

    form_option, other_form = "format", W.OTHER_FORMAT

    def form_of(self, deck: Any) -> str:
        return str(deck.format)
