"""The Arena at the table that all games share: what lies round its battlefield, and what is said there."""

from __future__ import annotations

from game.rules.arena.places import hand
from game.table.step import Spot
from game.ui.art.palette import hx
from game.ui.layouts.arena import board_words, details, printed, room, said, sounds, words
from game.ui.table.layout import Layout

LAYOUT = Layout(
    key="arena",
    accent=hx("#c9a15a"),
    felt=(hx("#080504"), hx("#1d110b"), hx("#3a2415")),
    compose=room.compose,
    look=printed.look,
    picture=printed.picture,
    ratio=printed.ratio,
    printed=printed.printed,
    gem=printed.gem,
    sign=printed.sign,
    name=printed.name,
    things=printed.things,
    seat_things=lambda seat: (Spot(hand(seat)),),
    seat_tip=words.ARMIES_OF,
    details=details.details,
    ground=details.ground,
    ribbon=said.ribbon,
    standing=said.standing,
    heard=sounds.heard,
    where=board_words.where,
    ground_words=board_words.ground_words,
    turns=said.turns,
)
