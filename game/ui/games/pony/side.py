"""The set-up of the pony game: a deck for each seat, its Mane and Friends, the Problem it opens with, its colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.rules.pony.cards import Deck
from game.rules.pony.deck_building import ready_made
from game.table.decks import card_id
from game.ui.art import palette as P
from game.ui.faces.pony import scene as landscape
from game.ui.games.deck_setup import ROOMY, DeckDraft
from game.ui.games.pony import words as W
from game.ui.games.pony.curves import draw_curves, draw_kinds, facts
from game.ui.games.pony.look import LOOK
from game.ui.games.pony.shown import key_cards, opening
from game.ui.games.row_side import Row, RowSide
from game.ui.setup_draft import OWN
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

LED = "+"  # parts a ready-made deck from another Mane that leads it
ROOM_FOR_MANE = 140.0  # a button so wide can say a name


class PonyDraft(DeckDraft):
    """A plan in which some ready-made decks may be led by another Mane: `rainbow_rarity+PR005`."""

    def ready(self) -> Mapping[str, Any]:
        found = dict(super().ready())
        for name, deck in list(found.items()):
            for mane in deck.manes:
                found[f"{name}{LED}{card_id(mane)}"] = led(self.rules.catalogue, deck, mane)
        return found

    def fitting(self) -> Sequence[str]:
        return [name for name in self.ready() if LED not in name]

    def deck_data(self, deck: str) -> Any:
        return (
            self.rules.deck_data(self.ready()[deck])
            if LED in deck and not deck.startswith(OWN)
            else super().deck_data(deck)
        )


def led(catalogue: Mapping[str, Any], deck: Deck, mane: str) -> Deck:
    """A ready-made deck with another of its Manes."""
    name = W.LED_BY.of(W.SHORT_DECKS.get(deck.ready, deck.name), catalogue[mane].name)
    others = tuple(key for key in (deck.mane, *deck.manes) if key != mane)
    return replace(deck, name=name, mane=mane, manes=others, ready="")


class PonySide(RowSide):
    """Decks above; Mane and Friends in a row, the one under the mouse in full; note, opening Problem and curves."""

    draft_of = PonyDraft

    row = Row(
        part="card",
        look=LOOK,
        key_cards=key_cards,
        facts=facts,
        curves=draw_curves,
        kinds=draw_kinds,
        gentle=("rainbow_rarity", "twilight_applejack"),
        counts_one=False,
        curves_high=(150.0, 0.42),
    )

    def short(self, deck: Deck) -> str:
        brief = W.SHORT_DECKS.get(deck.ready)
        return super().short(deck) if brief is None or self.scene.app.logical[0] >= ROOMY else self.scene.app.say(brief)

    def chips(self) -> list[tuple[str, str]]:
        """A deck that is led by another Mane stands in the place of its usual self."""
        now = self.draft.plan.decks[self.shown]
        usual = "" if now.startswith(OWN) or LED not in now else now.partition(LED)[0]
        found = [(key, label) for key, label in super().chips() if key.startswith(OWN) or LED not in key]
        return [(now, label) if usual and key == usual else (key, label) for key, label in found]

    # ---- what is shown of a deck ---------------------------------------------------------------
    def legal(self, deck: Deck) -> Phrase:
        return W.LEGAL.of(len(deck.cards), len(deck.problems))

    def chance_words(self) -> Phrase:
        return W.BY_CHANCE_LONG

    def _buttons(self, foot: Box) -> list[Widget]:
        """What leads to the editor; left of it, where there is room, another Mane that may lead the deck."""
        out = super()._buttons(foot)
        deck, now = self.deck(), self.draft.plan.decks[self.shown]
        if deck is None or not deck.manes or now.startswith(OWN) or foot.w < ROOM_FOR_MANE:
            return out
        catalogue, name = self.scene.rules.catalogue, now.partition(LED)[0]
        mane = catalogue[deck.manes[0]]
        other = name if ready_made(catalogue)[name].mane == mane.key else f"{name}{LED}{mane.number}"
        label = self.scene.app.say(W.LEAD_BY.of(mane.name))
        box = Box(foot.x, foot.y, foot.w - 12, foot.h)
        return [Button("mane", box, label=label, size=13, do=partial(self.take, other)), *out]

    def reserved(self, deck: Deck, whole: bool) -> float:
        return 64.0 if whole else 0.0

    def more(self, pen: Pen, room: Box, deck: Deck, whole: bool) -> None:
        """The Problem it opens with."""
        self.tick(pen, room.top(22, 4), deck)
        if room.h > 40:
            self._opening(pen, room, deck)

    def _opening(self, pen: Pen, room: Box, deck: Deck) -> None:
        """The Problem it opens with, as a landscape with its name."""
        catalogue, say = self.scene.rules.catalogue, self.scene.app.say
        first = opening(catalogue, deck)
        if first is None:
            return
        high = min(room.h, 84.0)
        box = Box(room.x, room.y, min(room.w, high * 3.4), high)
        pen.shade(box, 8, 4, 160, 3)
        pen.put(landscape(first, (pen.px(box.w), pen.px(box.h))), box.x, box.y)
        band = Box(box.x, box.foot - 24, box.w, 24)
        pen.slab(band, (14, 9, 20, 205), 0)
        label = pen.words(say(W.OPENS), (band.x + 8, band.cy - 1), 12, P.MUTED, width=band.w * 0.4)
        pen.words(
            say(first.name),
            (label.right_edge + 8, band.cy - 2),  # clear of the frame, letters that hang low too
            13,
            P.IVORY,
            True,
            width=band.right_edge - label.right_edge - 14,
        )
        pen.slab(box, (0, 0, 0, 0), 4, (*P.BRASS, 255), 1.2)
