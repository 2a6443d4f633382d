"""The decks of a recorded match of Magna Spectra: the forces that matter in each, backs for what nobody may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.cards import Deck
from game.ui.games.card_relic import CardRelic
from game.ui.games.magna.shown import bases_of, draw_bases
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

BASED = 112.0  # from which height on there is room for bases


class MagnaRelic(CardRelic):
    """Forces, and bases where there is room for them."""

    tallest = 180

    def draw_deck(self, pen: Pen, room: Box, catalogue: Mapping[str, Any], deck: Deck) -> None:
        if room.h >= BASED:
            draw_bases(pen, room.top(min(70.0, room.h * 0.46), 6), bases_of(catalogue, deck))
        super().draw_deck(pen, room, catalogue, deck)
