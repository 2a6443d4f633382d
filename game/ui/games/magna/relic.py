"""The decks of a recorded match of Magna Spectra: the forces that matter in each, backs for what nobody may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.match.match import Setup
from game.rules.magna.cards import Deck
from game.table.ruleset import Ruleset
from game.ui.games.card_relic import CardRelic
from game.ui.games.magna.shown import bases_of, deck_of, draw_backs, draw_bases, draw_portraits, key_forces
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

NAMED, BASED = 70.0, 112.0  # from which height on there is room for names, for bases


class MagnaRelic(CardRelic[Deck]):
    """Forces, and bases where there is room for them."""

    tallest = 180

    def deck_of(self, rules: Ruleset, setup: Setup, seat: int) -> Deck | None:
        return deck_of(rules, setup, seat)

    def draw_deck(self, pen: Pen, room: Box, catalogue: Mapping[str, Any], deck: Deck) -> None:
        if room.h >= BASED:
            draw_bases(pen, room.top(min(70.0, room.h * 0.46), 6), bases_of(catalogue, deck))
        if room.h >= 20:
            draw_portraits(pen, room, key_forces(catalogue, deck), room.h >= NAMED)

    def draw_backs(self, pen: Pen, room: Box) -> None:
        draw_backs(pen, room)
