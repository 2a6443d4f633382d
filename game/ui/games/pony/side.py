"""The set-up of the pony game: a deck for each seat, its Mane and Friends, the Problem it opens with, its colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.rules.pony.cards import Card, Deck
from game.rules.pony.deck_building import as_data, card_id, problems, ready_made
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.faces.pony import scene as landscape
from game.ui.games.decks import ROOMY, DeckDraft, DeckGame, DeckSide
from game.ui.games.pony import words as W
from game.ui.games.pony.curves import draw_curves, draw_kinds, facts
from game.ui.games.pony.own_decks import KIND
from game.ui.games.pony.pictures import HAND, TABLE, picture, table_back
from game.ui.games.pony.shown import draw_backs, draw_portraits, key_cards, opening
from game.ui.games.pony.tiles import CardCoin, CardTile
from game.ui.games.pony.workshop import editor
from game.ui.games.pony.zoom import card_sheet
from game.ui.games.shown import PLACES
from game.ui.setup_draft import OWN
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScreen

DECKS = DeckGame(
    kind=KIND,
    ready=ready_made,
    problems=problems,
    first="rainbow_rarity",
    any_deck=W.BY_CHANCE,
    not_legal=W.NOT_LEGAL,
    bad_file=W.BAD_FILE,
    of_seat=W.DECK_OF,
    build=W.BUILD_OWN,
    change=W.CHANGE_DECK,
)
LED = "+"  # parts a ready-made deck from another Mane that leads it
ROOM_FOR_MANE = 140.0  # a button so wide can say a name
GENTLE = ("rainbow_rarity", "twilight_applejack")  # decks for who plays for the first time
LARGE_FROM, CARDS_FROM = 400.0, 290.0  # previews this high have room for a card in full, or for small cards


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
        return as_data(self.ready()[deck]) if LED in deck and not deck.startswith(OWN) else super().deck_data(deck)


def led(catalogue: Mapping[str, Any], deck: Deck, mane: str) -> Deck:
    """A ready-made deck with another of its Manes."""
    name = W.LED_BY.of(W.SHORT_DECKS.get(deck.ready, deck.name), catalogue[mane].name)
    others = tuple(key for key in (deck.mane, *deck.manes) if key != mane)
    return replace(deck, name=name, mane=mane, manes=others, ready="")


class PonySide(DeckSide):
    """Decks above; Mane and Friends in a row, the one under the mouse in full; note, opening Problem and curves."""

    draft_of = PonyDraft

    def __init__(self, scene: SetupScreen) -> None:
        super().__init__(scene, DECKS, editor)
        self.at = 0  # the card that is shown in full

    def note(self) -> str:
        return self.scene.app.say(W.GOOD_FIRST) if self.draft.plan.decks[self.shown] in GENTLE else ""

    def short(self, deck: Deck) -> str:
        brief = W.SHORT_DECKS.get(deck.ready)
        return super().short(deck) if brief is None or self.scene.app.logical[0] >= ROOMY else self.scene.app.say(brief)

    def chips(self) -> list[tuple[str, str]]:
        """A deck that is led by another Mane stands in the place of its usual self."""
        now = self.draft.plan.decks[self.shown]
        usual = "" if now.startswith(OWN) or LED not in now else now.partition(LED)[0]
        found = [(key, label) for key, label in super().chips() if key.startswith(OWN) or LED not in key]
        return [(now, label) if usual and key == usual else (key, label) for key, label in found]

    def cards(self) -> list[tuple[Card, int]]:
        """The cards that are shown of the deck."""
        deck = self.deck()
        return key_cards(self.scene.rules.catalogue, deck) if deck else []

    def _cards(self, room: Box) -> bool:
        """True if there is room for small cards; else they are round pictures."""
        return room.h >= CARDS_FROM and room.w >= PLACES * TABLE[0] + 10

    def _large(self, room: Box) -> bool:
        """True if there is room for one of them in full, too."""
        return self._cards(room) and room.h >= LARGE_FROM

    # ---- layout --------------------------------------------------------------------------------
    def lay_deck(self, room: Box) -> list[Widget]:
        out, pen, lang = list[Widget](), self.scene.app.ruler(), self.scene.app.lang
        wide = self._places(room)[0].w
        named = all(pen.width(card.name.in_(lang), 12) * 0.8 <= wide for card, _ in self.cards())
        for n, ((card, count), box) in enumerate(zip(self.cards(), self._places(room), strict=False)):
            look, zoom = partial(self._look, n), partial(self._zoom, n)
            if self._cards(room):
                large = self._large(room)
                do, chosen = look if large else zoom, large and n == self._now()
                out.append(CardTile(f"card:{n}", box, card, count, do=do, zoom=zoom, chosen=chosen))
            else:
                out.append(CardCoin(f"card:{n}", box, card, count, do=zoom, zoom=zoom, named=named))
        return out

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

    def _places(self, room: Box) -> list[Box]:
        """Places side by side: for cards, or for round pictures."""
        if self._cards(room):
            wide = TABLE[0] * max(1.0, min(1.2, (room.w - 50) / PLACES / TABLE[0]))
            gap, high = (room.w - PLACES * wide) / (PLACES - 1), wide * TABLE[1] / TABLE[0]
        else:
            gap, high = 6.0, min(76.0, room.h * 0.45)
            wide = (room.w - gap * (PLACES - 1)) / PLACES
        return [Box(room.x + n * (wide + gap), room.y, wide, high) for n in range(PLACES)]

    def _look(self, n: int) -> None:
        """Show a card in full; the one that is shown already, large."""
        if n == self.at:
            self._zoom(n)
        self.at = n

    def _zoom(self, n: int) -> None:
        self.scene.app.push(card_sheet([card for card, _ in self.cards()], n))

    def _now(self) -> int:
        """The card in full: the one under the mouse, that has the keyboard, or that was clicked."""
        desk = self.scene.desk
        for key in (desk.hovered, desk.focus if desk.ring else "") if desk else ():
            if key.startswith("card:"):
                return int(key.removeprefix("card:"))
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
            return
        if not self._large(room):
            left, curves = columns(rest, (1, 1.06), 20)
            self._note(pen, left, deck, False)
            draw_curves(pen, curves, facts(self.scene.rules.catalogue, self.counted(deck)))
            return
        shown = self.cards()
        rest.h = min(rest.h, HAND[1] * 2.0, rest.w * 0.44 * HAND[1] / HAND[0])
        wide = rest.h * HAND[0] / HAND[1]
        if shown:
            card = shown[min(self._now(), len(shown) - 1)][0]
            factor = self.scene.app.settings.text_factor
            pen.shade(Box(rest.x, rest.y, wide, rest.h), 8, 7, 180, 5)
            pen.put(picture(card, "hand", pen.lang, rest.h / HAND[1] * pen.scale, factor, pen.colours), rest.x, rest.y)
        self._note(pen, Box(rest.x + wide + 20, rest.y, rest.w - wide - 20, rest.h), deck, True)

    def counted(self, deck: Deck) -> Counter[str]:
        """All cards of a deck."""
        return Counter((*([deck.mane] if deck.mane else []), *deck.cards, *deck.problems))

    def _hint(self, deck: Deck) -> str:
        return self.scene.app.say(deck.hint if deck.hint.en else W.OWN_DECK)

    def _note(self, pen: Pen, room: Box, deck: Deck, whole: bool) -> None:
        """Name, how it is played, the Problem it opens with, whether it is legal; its curves, if all of it stands
        here."""
        room = room.copy()
        curves = room.bottom(min(150.0, room.h * 0.42), 10) if whole else None
        head = room.top(24, 4)
        pen.words(self.scene.app.say(deck.name), (head.x, head.cy), 18, P.BRASS_LIT, True, "display", width=head.w)
        words, size = self._hint(deck), 16.0 if whole else 14.0
        free = room.h - 26 - (64 if whole else 0)
        while size > 12 and len(pen.rows(words, size, room.w)) * size * 1.36 > free:
            size -= 0.5
        y = pen.para(words, Box(room.x, room.y, room.w, free), size, P.IVORY, lead=1.36)
        room.top(y - room.y, 6)
        self._tick(pen, room.top(22, 4), deck)
        if room.h > 40:
            self._opening(pen, room, deck)
        if curves:
            draw_curves(pen, curves, facts(self.scene.rules.catalogue, self.counted(deck)))

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

    def _tick(self, pen: Pen, row: Box, deck: Deck) -> None:
        """Whether the deck can be played."""
        wrong = self.decks.problems(deck)
        ink = mix(pen.colours.harm, FOCUS, 0.4) if wrong else mix(pen.colours.good, FOCUS, 0.2)
        said = self.scene.app.say(wrong[0] if wrong else W.LEGAL.of(len(deck.cards), len(deck.problems)))
        sign(pen, "cross" if wrong else "check", (row.x + 8, row.cy), 6, ink)
        pen.words(said[:1].upper() + said[1:], (row.x + 20, row.cy), 13, ink, width=row.w - 22)

    def _brief(self, pen: Pen, room: Box, deck: Deck) -> None:
        """The same where room is dear: how it is played and what kinds of cards it has."""
        low = Box(room.x, room.foot - 20, room.w, 20)
        words, size = self._hint(deck), 13.0
        text = Box(room.x, room.y, room.w, room.h - 24)
        while size > 12 and len(pen.rows(words, size, text.w)) * size * 1.3 > text.h:
            size -= 0.5
        pen.para(words, text, size, P.IVORY, lead=1.3)
        draw_kinds(pen, low, facts(self.scene.rules.catalogue, self.counted(deck)))

    def _chance(self, pen: Pen, room: Box) -> None:
        """Backs: nobody knows yet."""
        places = self._places(room)
        for box in places:
            wide = min(box.w, box.h * TABLE[0] / TABLE[1])
            x = box.cx - wide / 2
            pen.shade(Box(x, box.y, wide, wide * TABLE[1] / TABLE[0]), 6, 4, 170, 3)
            pen.put(table_back(wide / TABLE[0] * pen.scale), x, box.y)
        low, say = places[0].foot + (20 if self._cards(room) else 6), self.scene.app.say
        pen.words(say(W.BY_CHANCE), (room.x, low + 11), 18, P.BRASS_LIT, True, "display", width=room.w)
        text = Box(room.x, low + 26, room.w, room.foot - low - 26)
        pen.para(say(W.BY_CHANCE_LONG), text, 14 if self._cards(room) else 12, P.IVORY)

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """Mane and Friends of the deck of a seat."""
        deck = self.decks.deck_of(seat)
        if deck is None:
            draw_backs(pen, room)
        else:
            draw_portraits(pen, room, key_cards(self.scene.rules.catalogue, deck), room.h >= 70)
