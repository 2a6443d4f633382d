"""What belongs to a seat besides its territory: plaque, gems, war funds, piles, hand."""

from __future__ import annotations

from game.rules.magna.places import deck, discard, fight_of, funds, hand, magna_of
from game.table.state import Zone
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.table.besides_cards import Emblem
from game.ui.table.layout import CARD, Mat, Place
from game.ui.widgets.box import Box
from game.words import Phrase

LABEL = 16.0
LABELLED = 440.0  # a seat's row this wide has words below its piles


def row_of(view: View, seat: int, box: Box, own: bool) -> tuple[Mat, list[Place], list[Emblem]]:
    """A seat's row: plaque outermost, then gems, funds and piles toward the middle."""
    rest = box.inset(5, 3)

    def cut(share: float, least: float, most: float) -> Box:
        wide = min(max(least, box.w * share), most)
        return rest.left(wide, 6) if own else rest.right(wide, 6)

    plaque = cut(0.33, 134.0, 240.0)
    gems = [gem_of(view, seat, what, cut(0.085, 34.0, 60.0)) for what in ("magna", "fight")]
    fund_box = cut(0.16, 58.0, 116.0)
    labelled = box.w >= LABELLED
    high = rest.h - LABEL if labelled else rest.h
    found = [
        Place(f"funds {seat}", funds(seat), top_of(fund_box, high), "row", high=high, ratio=CARD, gap=4, show=0.5,
              title=words.FUNDS if labelled else None, name=words.FUNDS, label=foot_of(fund_box) if labelled else None,
              frame="slot", seat=seat)
    ]  # fmt: skip
    for key, zone, said, spreads in (
        ("deck", deck(seat), words.DECK, False),
        ("discard", discard(seat), words.DISCARD, True),
    ):
        wide = rest.w if spreads else (rest.w - 6) / 2
        cell = rest.left(wide, 6) if own else rest.right(wide, 6)
        found.append(pile(f"{key} {seat}", zone, cell, said, seat, spreads, labelled))
    return Mat(seat, box, plaque, own), found, gems


def gem_of(view: View, seat: int, what: str, box: Box) -> Emblem:
    """Magna or Fight of a seat."""
    if what == "magna":
        return Emblem(f"magna {magna_of(view, seat)}", box, words.MAGNA, words.MAGNA_TIP)
    return Emblem(f"fight {fight_of(view, seat)}", box, words.FIGHT, words.FIGHT_TIP)


def top_of(box: Box, high: float) -> Box:
    return Box(box.x, box.y, box.w, high)


def foot_of(box: Box) -> Box:
    return Box(box.x - 3, box.foot - LABEL, box.w + 6, LABEL)


def pile(key: str, zone: Zone, box: Box, said: Phrase, seat: int, spreads: bool, labelled: bool) -> Place:
    """One heap with its name and number below it, or where there is no room for words only the number on it."""
    high = box.h - LABEL if labelled else box.h
    return Place(key, zone, top_of(box, high), "pile", high=high, title=said if labelled else None, name=said,
                 count=True, label=foot_of(box) if labelled else None, frame="slot", spreads=spreads, newest="last",
                 seat=seat)  # fmt: skip


def far_hand(seat: int, box: Box) -> Place:
    """The backs of what the other seat holds."""
    return Place(f"hand {seat}", hand(seat), box, "row", high=box.h, show=0.16, gap=3, align="right", name=words.HAND,
                 count=True, seat=seat)  # fmt: skip


def fan(seat: int, box: Box) -> Place:
    """One's own hand; before an audience that of the near seat."""
    return Place(f"hand {seat}", hand(seat), box, "fan", high=min(252.0, box.h / 0.72), show=0.3, tilt=7.0, rises=True,
                 gap=2, name=words.HAND, seat=seat)  # fmt: skip
