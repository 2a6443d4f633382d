"""The decks of a recorded pony match: Mane and Friends that matter in each, backs for what nobody may know."""

from __future__ import annotations

from game.match.match import Setup
from game.match.record import Saved
from game.rules.pony.cards import Deck
from game.ui import matches
from game.ui.art import palette as P
from game.ui.games.pony import words as W
from game.ui.games.pony.shown import deck_of, draw_backs, draw_portraits, key_cards
from game.ui.games.relic import Relic
from game.ui.widgets.box import Box, rows
from game.ui.widgets.marks import dot
from game.ui.widgets.pen import Pen

NAMED = 70.0  # from which height on there is room for names


def shown(saved: Saved, setup: Setup, seat: int, deck: Deck) -> bool:
    """A ready-made deck is known to all (S1); an own one is secret while the match goes on, but to who plays alone."""
    alone = setup.kinds.count("human") == 1 and setup.kinds[seat : seat + 1] == ("human",)
    return bool(deck.ready) or saved.result is not None or alone


class PonyRelic(Relic):
    """A row for each seat."""

    def draw(self, pen: Pen, saved: Saved, box: Box) -> None:
        setup = saved.setup
        if setup is None:
            return
        rules = self.app.rules(setup.ruleset)
        for seat, row in enumerate(rows(box, setup.seats, 8, 0, 150)):
            pen.slab(row, (255, 236, 200, 12), 8, (*P.BRASS_DEEP, 120))
            inner, deck = row.inset(12, 6), deck_of(rules, setup, seat)
            secret = deck is not None and not shown(saved, setup, seat, deck)
            if secret:
                deck = None
            head = inner.top(20, 2)
            dot(pen, (head.x + 6, head.cy), 5, pen.colours.seat(seat))
            name = self.app.say(matches.seat_name(setup, seat))
            end = pen.words(name, (head.x + 18, head.cy), 13, P.IVORY, True, width=head.w * 0.5).right_edge
            said = deck.name if deck else W.SECRET if secret else W.BY_CHANCE
            width = head.right_edge - end - 10
            pen.words(self.app.say(said), (head.right_edge, head.cy), 12, P.MUTED, anchor="midright", width=width)
            if deck and inner.h >= 20:
                draw_portraits(pen, inner, key_cards(rules.catalogue, deck), inner.h >= NAMED)
            elif inner.h >= 20:
                draw_backs(pen, inner)
