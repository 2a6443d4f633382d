"""The decks of a recorded pony match: Mane and Friends that matter in each, backs for what nobody may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.match.match import Setup
from game.rules.pony.cards import Deck
from game.table.ruleset import Ruleset
from game.ui.games.card_relic import CardRelic
from game.ui.games.pony.shown import deck_of, draw_backs, draw_portraits, key_cards
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

NAMED = 70.0  # from which height on there is room for names


class PonyRelic(CardRelic[Deck]):
    """Mane and Friends."""

    def deck_of(self, rules: Ruleset, setup: Setup, seat: int) -> Deck | None:
        return deck_of(rules, setup, seat)

    def draw_deck(self, pen: Pen, room: Box, catalogue: Mapping[str, Any], deck: Deck) -> None:
        if room.h >= 20:
            draw_portraits(pen, room, key_cards(catalogue, deck), room.h >= NAMED)

    def draw_backs(self, pen: Pen, room: Box) -> None:
        draw_backs(pen, room)
