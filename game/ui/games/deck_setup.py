"""The set-up of a card game: a deck for each seat, ready-made, own or by chance, and a look at the chosen one."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from game.table.ruleset import Ruleset
from game.ui import own_decks
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.games.side import Side
from game.ui.setup_draft import OWN, Draft, Plan
from game.ui.widgets.box import Box, flow, rows
from game.ui.widgets.buttons import Button, Chip
from game.ui.widgets.chrome import panel
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScreen

CHIP = 28.0
ROOMY = 1100.0  # a window so wide has room for long names
ROW = 30.0  # a card of a deck that is listed
FOOT = 40.0  # the buttons under the preview
BY_CHANCE = Phrase("By chance", "くじ引き")  # chance deals the deck
NOT_LEGAL = Phrase("{0} cannot be played: {1}", "「{0}」は使えません：{1}")
OF_SEAT = Phrase("{0} of {1}", "{1}の{0}")  # "Deck of Player 1"
GOOD_FIRST = Phrase("Good first choice", "はじめての人におすすめ")
BUILD = Phrase("Build your own", "自分で組む")  # on the button that leads to the editor with nothing
CHANGE = Phrase("Change this one", "組みかえる")  # and with the deck that is shown


@dataclass
class DeckDraft(Draft):
    """A plan whose decks may be the same at several seats; whoever takes any is dealt one by the match itself."""

    label: Callable[[Any], str] = field(kw_only=True)  # what a ready-made deck is called in a list

    @property
    def form(self) -> str:
        """The format that is played, where there are several."""
        return ""

    def ready(self) -> Mapping[str, Any]:
        return own_decks.form(self.rules).ready(self.rules.catalogue)

    def fitting(self) -> Sequence[str]:
        """The ready-made decks that fit the options."""
        return list(self.ready())

    def problems(self, deck: Any) -> Sequence[Phrase]:
        """What keeps a deck from being played."""
        return own_decks.form(self.rules).problems(self.rules.catalogue, deck, self.form)

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        say = self.say
        out = [("", say(BY_CHANCE), "")]
        out += [(key, self.label(deck), "") for key, deck in self.ready().items()]
        for name, deck in self.own.items():
            wrong = self.problems(deck)
            out.append((f"{OWN}{name}", name, say(NOT_LEGAL.of(name, wrong[0])) if wrong else ""))
        return out

    def missing(self) -> str:
        """An own deck that was legal when it was chosen may have been changed since."""
        for seat in range(self.plan.seats):
            deck = self.deck_of(seat)
            if deck is not None and (wrong := self.problems(deck)):
                return self.say(NOT_LEGAL.of(deck.name, wrong[0]))
        return ""

    def deck_data(self, deck: str) -> Any:
        return self.rules.deck_data(self.own[deck.removeprefix(OWN)]) if deck.startswith(OWN) else deck

    def dealt(self) -> list[str]:
        return list(self.plan.decks[: self.plan.seats])

    def shuffle(self) -> None:
        """Other ready-made decks for everybody, different ones while there are enough."""
        keys = list(self.fitting())
        for seat, byte in enumerate(os.urandom(len(self.plan.decks))):
            keys = keys or list(self.fitting())
            self.plan.decks[seat] = keys.pop(byte % len(keys))


class DeckSide(Side):
    """The deck of one seat: chips to choose it, then what the game shows of it, then the way to the editor."""

    shown = 0
    draft_of: type[DeckDraft] = DeckDraft

    def __init__(self, scene: SetupScreen, first: str, editor: Callable[..., Any]) -> None:
        """`first` is the ready-made deck that a first match begins with."""
        super().__init__(scene)
        self.first, self.editor = first, editor
        self.told: set[str] = set()  # damaged files, each of which is told of once

    @property
    def decks(self) -> DeckDraft:
        assert isinstance(self.draft, DeckDraft)
        return self.draft

    # ---- the draft -----------------------------------------------------------------------------
    def begin(self, last: Any) -> Draft:
        """The set-up of the last time, or a first one: the deck for beginners, the others by chance."""
        rules: Ruleset = self.scene.rules
        draft = self.draft_of(rules, Plan.read(last, rules.seats), {}, self.scene.app.say, label=self.label)
        if last is None:
            draft.plan.decks[0] = self.first
        return draft

    def own(self) -> dict[str, Any]:
        app = self.scene.app
        found, wrong = own_decks.load(app.home, self.scene.rules)
        for each in [each for each in wrong if each.name not in self.told][:2]:
            app.toast(each.said, harm=True)
        self.told |= {each.name for each in wrong}
        return found

    def deck(self) -> Any | None:
        """The deck that is shown; None where chance will deal it."""
        return self.decks.deck_of(self.shown)

    # ---- what the game shows of a deck ---------------------------------------------------------
    def short(self, deck: Any) -> str:
        """What a ready-made deck is called on a chip."""
        return self.scene.app.say(deck.name)

    def label(self, deck: Any) -> str:
        """What a ready-made deck is called in a list: in full where there is room."""
        app = self.scene.app
        return app.say(deck.name) if app.logical[0] >= ROOMY else self.short(deck)

    def lay_deck(self, room: Box) -> list[Widget]:
        """The controls of the preview."""
        return []

    def draw_deck(self, pen: Pen, room: Box, hue: Colour) -> None:
        """The preview: every card, how often it is in."""
        deck = self.deck()
        counts = Counter[str](deck.cards if deck else ())
        for (key, n), row in zip(counts.items(), rows(room, len(counts), 2, 0, ROW), strict=True):
            pen.words(f"×{n}", (row.x, row.cy), 14, P.BRASS_LIT, True)
            name = self.scene.app.say(self.scene.rules.catalogue[key].name)
            pen.words(name, (row.x + ROW, row.cy), 14, P.IVORY, width=row.w - ROW)

    def note(self) -> str:
        """A few words at the right of the panel's title."""
        return ""

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        self.shown = min(self.shown, self.draft.plan.seats - 1)
        now, out = self.draft.plan.decks[self.shown], list[Widget]()
        unfit = {key: why for key, _, why in self.decks.decks(self.shown)}
        for (key, label), spot in zip(self.chips(), self.chip_boxes(room), strict=True):
            take = partial(self.take, key)
            why = unfit.get(key, "")
            out.append(Chip(f"take:{key}", spot, label=label, on=key == now, flip=take, size=12, why=why))
        rest = self.rest(room)
        return [*out, *self.lay_deck(rest), *self._buttons(self.foot(room))]

    def chips(self) -> list[tuple[str, str]]:
        """Chance, the ready-made decks, and the own one that is chosen."""
        out = [("", self.scene.app.say(BY_CHANCE))]
        out += [(key, self.short(deck)) for key, deck in self.decks.ready().items()]
        now = self.draft.plan.decks[self.shown]
        if now.startswith(OWN):
            out.append((now, now.removeprefix(OWN)))
        return out

    def chip_boxes(self, room: Box) -> list[Box]:
        app, high = self.scene.app, max(CHIP, self.scene.app.line(0) - 6)
        wide = [min(room.w, Chip.breadth(app.ruler(), label, size=12, high=high) - 6) for _, label in self.chips()]
        return flow(room, [max(w, app.line(0) - 5) for w in wide], high, 5, 6)

    def rest(self, room: Box) -> Box:
        """Where the preview goes: between the chips and the buttons."""
        top = self.chip_boxes(room)[-1].foot + 12
        return Box(room.x, top, room.w, self.foot(room).y - 8 - top)

    def foot(self, room: Box) -> Box:
        """The row of buttons."""
        high = FOOT if room.h > 400 else 34.0
        return Box(room.x, room.foot - high, room.w, high)

    def _buttons(self, foot: Box) -> list[Widget]:
        say, deck = self.scene.app.say, self.deck()
        wide = min(210.0, (foot.w - 12) / 2)
        build = Button("build", foot.right(wide, 12), label=say(BUILD), icon="plus", size=14, do=self.build)
        if deck is None:
            return [build]
        change = Button("change", foot.right(wide), label=say(CHANGE), size=14, do=self.change)
        return [change, build]

    # ---- doing ---------------------------------------------------------------------------------
    def take(self, deck: str) -> None:
        self.draft.set_deck(self.shown, deck)

    def build(self) -> None:
        """The editor with an empty deck."""
        self.scene.app.push(self.editor(self.scene.rules.key, fresh=True, done=self.built))

    def change(self) -> None:
        """The editor with the deck that is shown."""
        self.scene.app.push(self.editor(self.scene.rules.key, self.deck(), done=self.built))

    def built(self, name: str) -> None:
        """A deck was saved in the editor that was opened from here: the seat takes it, if it can be played."""
        self.draft.own = {**self.draft.own, **own_decks.load(self.scene.app.home, self.scene.rules)[0]}
        deck = self.draft.own.get(name)
        if deck is not None and not self.decks.problems(deck):
            self.take(f"{OWN}{name}")

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, box: Box, hue: Colour) -> None:
        say = self.scene.app.say
        what, who = own_decks.form(self.scene.rules).what, self.scene.seat_words(self.shown)
        title = OF_SEAT.of(Phrase(what.en.capitalize(), what.ja), who)
        room = panel(pen, box, say(title), self.note(), hue, 232)
        self.draw_deck(pen, self.rest(room), hue)
