"""The parties of a recorded match of The Foton: six seals for each seat, backs for those that nobody may know."""

from __future__ import annotations

import game
from game.match.record import Saved
from game.rules.foton.cards import Megido
from game.rules.foton.parties import members
from game.ui.art import palette as P
from game.ui.art.palette import TABLE
from game.ui.faces.foton import seal
from game.ui.games.deck_setup import BY_CHANCE
from game.ui.games.foton import words as W
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.tiles import draw_seal
from game.ui.games.relic import Relic
from game.ui.games.shown import brought
from game.ui.seating import with_level
from game.ui.widgets.box import Box, rows
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen

LEAST, NAMED = 20.0, 58.0  # from which heights on there is room for seals, and for their names


def shown(saved: Saved, seat: int) -> bool:
    """Parties are secret while a match goes on (F-3.1), but for that of a person who plays alone."""
    kinds = saved.setup.kinds if saved.setup else ()
    return saved.result is not None or (kinds.count("human") == 1 and kinds[seat : seat + 1] == ("human",))


class FotonRelic(Relic):
    """A row for each seat."""

    def draw(self, pen: Pen, saved: Saved, box: Box) -> None:
        setup = saved.setup
        if setup is None:
            return
        rules = game.record.rules_of(setup)
        for seat, row in enumerate(rows(box, setup.seats, 8, 0, 150)):
            pen.slab(row, (255, 236, 200, 12), 8, (*P.BRASS_DEEP, 120))
            inner, party = row.inset(12, 6), brought(rules, setup, seat) if shown(saved, seat) else None
            head = inner.top(20, 2)
            dot(pen, (head.x + 6, head.cy), 5, pen.colours.seat(seat))
            name = self.app.say(with_level(setup, seat))
            end = pen.words(name, (head.x + 18, head.cy), 13, P.IVORY, True, width=head.w * 0.5).right_edge
            said = self.app.say(party.name if party else BY_CHANCE if saved.result is not None else W.SECRET)
            pen.words(
                said, (head.right_edge, head.cy), 12, P.MUTED, anchor="midright", width=head.right_edge - end - 10
            )
            cards = members(rules.catalogue, party) if party else []
            for n in range(6 if inner.h >= LEAST else 0):
                place = Box(inner.x + n * inner.w / 6, inner.y, inner.w / 6, inner.h)
                self._place(pen, cards[n] if cards else None, place)

    def _place(self, pen: Pen, card: Megido | None, box: Box) -> None:
        """A Megido, or a back."""
        if card and box.h >= NAMED:
            draw_seal(pen, card, box)
        elif card:
            side = min(box.h, box.w)
            pen.put(seal(card, pen.px(side), False, pen.colours), box.cx - side / 2, box.cy - side / 2)
        else:
            high = min(box.h - 4, 86.0)
            wide = high * TABLE[0] / TABLE[1]
            pen.put(LOOK.back(wide / TABLE[0] * pen.scale), box.cx - wide / 2, box.cy - high / 2)
