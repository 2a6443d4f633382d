"""The deck of a seat in the set-up, as its key cards in a row: one of them in full, how the deck is played, its curves.

Three sizes of the same: in a high panel with a card in full, in a lower one with small cards, else with round pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.frozen import frozen
from game.ui import own_decks
from game.ui.art import palette as P
from game.ui.art.palette import HAND, TABLE, Colour, mix
from game.ui.games.deck_setup import BY_CHANCE, GOOD_FIRST, DeckSide
from game.ui.games.form_draft import FormDraft
from game.ui.games.shown import NAMED, PLACES, back_row, card_fan, portrait_row
from game.ui.games.tiles import COIN_NAME, COIN_PAD, DeckCoin, DeckTile
from game.ui.sheets.look import Look
from game.ui.sheets.zoom import card_sheet
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Segments
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import CLOSE, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

BRIEF, LEAST_COIN = 84.0, 26.0  # room for a deck in words; a round picture that is lower is none
OWN_DECK = Phrase("A deck of your own.", "自分で組んだデッキです。")


@frozen
class Row:
    """What a game brings along: how its cards and sums are drawn, and what it says."""

    part: str  # what the widgets of the row are called: "card", then "card:0"
    look: Look
    key_cards: Callable[[Mapping[str, Any], Any], Sequence[tuple[Any, int]]]
    """(catalogue, deck) to the cards of it that matter most, with their counts."""
    facts: Callable[[Mapping[str, Any], Counter[str]], Any]
    curves: Callable[[Pen, Box, Any], Any]
    kinds: Callable[[Pen, Box, Any], Any]  # a line of sums, where there is no room for curves
    gentle: tuple[str, ...]  # decks for who plays for the first time
    counts_one: bool = True  # of a card that is in once, that is said, too
    large_from: float = 400.0  # a panel so high has room for a card in full
    cards_from: float = 290.0  # and so high for small cards
    split: tuple[float, float] = (1, 1.06)  # note and curves side by side
    curves_high: tuple[float, float] = (150.0, 0.44)  # at most, and as a share of the panel
    coin_high: tuple[float, float] = (76.0, 0.45)


class RowSide(DeckSide):
    """The panel of a game whose deck shows key cards."""

    row: Row
    at = 0  # the card that is shown in full

    # ---- what each game says -------------------------------------------------------------------
    def legal(self, deck: Any) -> Phrase:
        """That a deck may be played: how many cards it has."""
        raise NotImplementedError

    def chance_words(self) -> Phrase:
        """What it means that chance deals the deck."""
        raise NotImplementedError

    def above(self, room: Box) -> float:
        """How much room the row leaves above itself."""
        return 0.0

    def widest(self, room: Box) -> float:
        """How much larger than on the table the small cards may be."""
        return 1.2

    def reserved(self, deck: Any, whole: bool) -> float:
        """The room that `more` needs at least."""
        return 0.0

    def more(self, pen: Pen, room: Box, deck: Any, whole: bool) -> None:
        """What stands below how the deck is played: whether it is legal, and what only this game has."""
        raise NotImplementedError

    # ---- the deck ------------------------------------------------------------------------------
    def note(self) -> str:
        return self.scene.app.say(GOOD_FIRST) if self.draft.plan.decks[self.shown] in self.row.gentle else ""

    def cards(self) -> Sequence[tuple[Any, int]]:
        """The cards that are shown of the deck."""
        deck = self.deck()
        return self.key_cards(deck) if deck else []

    def key_cards(self, deck: Any) -> Sequence[tuple[Any, int]]:
        return self.row.key_cards(self.scene.rules.catalogue, deck)

    def sums(self, deck: Any) -> Any:
        rules = self.scene.rules
        return self.row.facts(rules.catalogue, Counter(own_decks.form(rules).keys(deck)))

    # ---- layout --------------------------------------------------------------------------------
    def _cards(self, room: Box) -> bool:
        """True if there is room for small cards; else they are round pictures."""
        return room.h >= self.row.cards_from and room.w >= PLACES * TABLE[0] + 10

    def _large(self, room: Box) -> bool:
        """True if there is room for one of them in full, too."""
        return self._cards(room) and room.h >= self.row.large_from

    def lay_deck(self, room: Box) -> list[Widget]:
        out, pen, lang = list[Widget](), self.scene.app.ruler(), self.scene.app.lang
        row, wide, large = self.row, self._places(room)[0].w, self._large(room)
        named = not any(pen.too_long(card.name.in_(lang), COIN_NAME, wide - COIN_PAD) for card, _ in self.cards())
        shown = self.cards() if self._places(room)[0].h else []
        for n, ((card, count), box) in enumerate(zip(shown, self._places(room), strict=False)):
            key, zoom = f"{row.part}:{n}", partial(self._zoom, n)
            if self._cards(room):
                do, chosen = partial(self._look, n) if large else zoom, large and n == self._now()
                out.append(DeckTile(key, box, card, row.look, count, do, zoom, chosen, row.counts_one))
            else:
                out.append(DeckCoin(key, box, card, row.look, count, zoom, zoom, named=named))
        return out

    def _places(self, room: Box) -> list[Box]:
        """Places side by side: for cards, or for round pictures."""
        top = room.y + self.above(room)
        if self._cards(room):
            wide = TABLE[0] * max(1.0, min(self.widest(room), (room.w - 50) / PLACES / TABLE[0]))
            gap, high = (room.w - PLACES * wide) / (PLACES - 1), wide * TABLE[1] / TABLE[0]
        else:
            most, share = self.row.coin_high
            left = room.h - self.above(room) - BRIEF
            gap, high = 6.0, min(most, room.h * share, left if left >= LEAST_COIN else 0.0)
            wide = (room.w - gap * (PLACES - 1)) / PLACES
        return [Box(room.x + n * (wide + gap), top, wide, high) for n in range(PLACES)]

    def _look(self, n: int) -> None:
        """Show a card in full; the one that is shown already, large."""
        if n == self.at:
            self._zoom(n)
        self.at = n

    def _zoom(self, n: int) -> None:
        self.scene.app.push(card_sheet(self.row.look, self.scene.rules, [card for card, _ in self.cards()], n))

    def _now(self) -> int:
        """The card in full: the one under the mouse, that has the keyboard, or that was clicked."""
        desk, prefix = self.scene.desk, f"{self.row.part}:"
        for key in (desk.hovered, desk.focus if desk.ring else "") if desk else ():
            if key.startswith(prefix):
                return int(key.removeprefix(prefix))
        return self.at

    # ---- drawing -------------------------------------------------------------------------------
    def draw_deck(self, pen: Pen, room: Box, hue: Colour) -> None:
        deck = self.deck()
        if deck is None:
            self._chance(pen, room)
            return
        low = self._places(room)[0].foot + (26 if self._cards(room) else 8)
        rest = Box(room.x, low, room.w, room.foot - low)
        if not self._cards(room):
            self._brief(pen, rest, deck)
        elif not self._large(room):
            left, curves = columns(rest, self.row.split, 20)
            self._note(pen, left, deck, False)
            self.row.curves(pen, curves, self.sums(deck))
        else:
            rest.h = min(rest.h, HAND[1] * 2.0, rest.w * 0.44 * HAND[1] / HAND[0])
            wide = self._in_full(pen, rest)
            self._note(pen, Box(rest.x + wide + 20, rest.y, rest.w - wide - 20, rest.h), deck, True)

    def _in_full(self, pen: Pen, rest: Box) -> float:
        """One card at the left; how wide that is."""
        shown, wide = self.cards(), rest.h * HAND[0] / HAND[1]
        if shown:
            card, factor = shown[min(self._now(), len(shown) - 1)][0], self.scene.app.text_factor
            pen.shade(Box(rest.x, rest.y, wide, rest.h), 8, 7, 180, 5)
            scale = rest.h / HAND[1] * pen.scale
            pen.put(self.row.look.picture(card, "hand", pen.lang, scale, factor, pen.colours), rest.x, rest.y)
        return wide

    def _hint(self, deck: Any) -> str:
        return self.scene.app.say(deck.hint if deck.hint.en else OWN_DECK)

    def _note(self, pen: Pen, room: Box, deck: Any, whole: bool) -> None:
        """Name, how it is played, what the game has more; its curves, if the whole of it stands here."""
        room = room.copy()
        most, share = self.row.curves_high
        curves = room.bottom(min(most, room.h * share), 10) if whole else None
        head = room.top(24, 4)
        pen.words(self.scene.app.say(deck.name), (head.x, head.cy), 18, P.BRASS_LIT, True, "display", width=head.w)
        free = Box(room.x, room.y, room.w, room.h - 26 - self.reserved(deck, whole))
        y = pen.para(self._hint(deck), free, 16.0 if whole else 14.0, P.IVORY, lead=1.36)
        room.top(y - room.y, 6)
        self.more(pen, room, deck, whole)
        if curves:
            self.row.curves(pen, curves, self.sums(deck))

    def tick(self, pen: Pen, row: Box, deck: Any) -> None:
        """Whether the deck can be played."""
        wrong = self.decks.problems(deck)
        ink = mix(pen.colours.harm, FOCUS, 0.4) if wrong else mix(pen.colours.good, FOCUS, 0.2)
        said = self.scene.app.say(wrong[0] if wrong else self.legal(deck))
        sign(pen, "cross" if wrong else "check", (row.x + 8, row.cy), 6, ink)
        pen.words(said[:1].upper() + said[1:], (row.x + 20, row.cy), 13, ink, width=row.w - 22)

    def _brief(self, pen: Pen, room: Box, deck: Any) -> None:
        """The same where room is dear: how it is played and what it holds."""
        pen.para(self._hint(deck), Box(room.x, room.y, room.w, room.h - 24), 13, P.IVORY, lead=CLOSE)
        self.row.kinds(pen, Box(room.x, room.foot - 20, room.w, 20), self.sums(deck))

    def chance_room(self, room: Box) -> Box:
        """Where it says that chance deals the deck: below the backs."""
        low = self._places(room)[0].foot + (20 if self._cards(room) else 6)
        return Box(room.x, low, room.w, room.foot - low)

    def _chance(self, pen: Pen, room: Box) -> None:
        """Backs: nobody knows yet."""
        for box in self._places(room) if self._places(room)[0].h else ():
            wide = min(box.w, box.h * TABLE[0] / TABLE[1])
            x = box.cx - wide / 2
            pen.shade(Box(x, box.y, wide, wide * TABLE[1] / TABLE[0]), 6, 4, 170, 3)
            pen.put(self.row.look.back(wide / TABLE[0] * pen.scale), x, box.y)
        text, say = self.chance_room(room), self.scene.app.say
        head = text.top(26)
        pen.words(say(BY_CHANCE), (head.x, head.y + 11), 18, P.BRASS_LIT, True, "display", width=head.w)
        pen.para(say(self.chance_words()), text, 14 if self._cards(room) else 12, P.IVORY)

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """The key cards of the deck of a seat."""
        deck = self.decks.deck_of(seat)
        if deck is None:
            back_row(pen, room, self.row.look)
        else:
            portrait_row(pen, room, self.key_cards(deck), self.row.look, room.h >= NAMED)

    def leader(self, pen: Pen, room: Box, deck: Any | None) -> None:
        card_fan(pen, room, [card for card, _ in self.key_cards(deck)] if deck is not None else [], self.row.look)


class FormSide(RowSide):
    """The same where an option, a mode or a format, says which decks fit: it is chosen above the decks."""

    forms: Mapping[str, Phrase]  # the values of the option, in words

    @property
    def form(self) -> FormDraft:
        assert isinstance(self.draft, FormDraft)
        return self.draft

    def form_box(self, room: Box) -> Box:
        """Where the form is chosen."""
        return Box(room.x, room.y, min(room.w, 380.0), self.scene.app.line(32.0 if room.h > 400 else 28.0))

    def chip_boxes(self, room: Box) -> list[Box]:
        top = self.form_box(room).foot + 8
        return super().chip_boxes(Box(room.x, top, room.w, room.foot - top))

    def lay(self, room: Box) -> list[Widget]:
        values = [(key, self.scene.app.say(words), "") for key, words in self.forms.items()]
        part, now = f"play-{self.form.form_option}", self.form.form
        chosen = Segments(part, self.form_box(room), values=values, now=now, pick=self._form, size=13)
        return [chosen, *super().lay(room)]

    def _form(self, key: str) -> None:
        self.draft.set_option(next(o for o in self.draft.rules.options if o.key == self.form.form_option), key)

    def build(self) -> None:
        """The editor with an empty deck of the form."""
        self.scene.app.push(self.editor(self.scene.rules.key, fresh=True, done=self.built, mode=self.form.form))
