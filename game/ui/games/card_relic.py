"""The decks of a recorded match: the cards that matter in each, backs for what nobody may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import game
from game.match.match import Setup
from game.match.record import Saved
from game.ui.art import palette as P
from game.ui.games.deck_setup import BY_CHANCE
from game.ui.games.relic import Relic
from game.ui.games.shown import NAMED, NamedDeck, back_row, brought, portrait_row
from game.ui.seating import with_level
from game.ui.sheets.look import Look
from game.ui.widgets.box import Box, rows
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

SECRET = Phrase("secret until the end", "終わるまで秘密")

HEAD, BACKS = 32.0, 84.0  # height of a row without cards; from how much room for each on backs are shown


def may_show(saved: Saved, setup: Setup, seat: int, deck: NamedDeck) -> bool:
    """A ready-made deck is known to all (S1); an own one is secret while the match goes on, but to who plays alone."""
    alone = setup.kinds.count("human") == 1 and setup.kinds[seat : seat + 1] == ("human",)
    return bool(deck.ready) or saved.result is not None or alone


class CardRelic(Relic):
    """A row for each seat."""

    tallest: ClassVar[float] = 150  # a row

    def __init__(self, app: App, look: Look, key_cards: Callable[..., Sequence[tuple[Any, int]]]) -> None:
        """`key_cards` gives the cards of a deck that matter, with their counts, for the catalogue and the deck."""
        super().__init__(app)
        self.look, self.key_cards = look, key_cards

    def draw_deck(self, pen: Pen, room: Box, catalogue: Mapping[str, Any], deck: Any) -> None:
        """What a deck shows of itself."""
        if room.h >= 20:
            portrait_row(pen, room, self.key_cards(catalogue, deck), self.look, room.h >= NAMED)

    def draw(self, pen: Pen, saved: Saved, box: Box) -> None:
        setup = saved.setup
        if setup is None:
            return
        rules = game.record.rules_of(setup)
        decks = [brought(rules, setup, seat) for seat in range(setup.seats)]
        bare = not any(decks) and box.h < BACKS * setup.seats  # backs so small would say nothing
        for seat, row in enumerate(rows(box, setup.seats, 8, 0, HEAD if bare else self.tallest)):
            pen.slab(row, (255, 236, 200, 12), 8, (*P.BRASS_DEEP, 120))
            inner, deck = row.inset(12, 6), decks[seat]
            secret = deck is not None and not may_show(saved, setup, seat, deck)
            deck = None if secret else deck
            head = inner.top(20, 2)
            dot(pen, (head.x + 6, head.cy), 5, pen.colours.seat(seat))
            name = self.app.say(with_level(setup, seat))
            end = pen.words(name, (head.x + 18, head.cy), 13, P.IVORY, True, width=head.w * 0.5).right_edge
            said = deck.name if deck else SECRET if secret else BY_CHANCE
            width = head.right_edge - end - 10
            pen.words(self.app.say(said), (head.right_edge, head.cy), 12, P.MUTED, anchor="midright", width=width)
            if deck:
                self.draw_deck(pen, inner, rules.catalogue, deck)
            elif inner.h >= 20:
                back_row(pen, inner, self.look)
