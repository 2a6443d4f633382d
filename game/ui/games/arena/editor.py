"""The army editor: cards at the left, the army at the right, and what keeps it from being legal as one builds."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pygame

from game.files import said
from game.rules.arena.army_building import COLOUR_ORDER, COPIES, FORMATS, problems, ready_made
from game.rules.arena.cards import Army, ArmyList, Spell
from game.rules.arena.sheet import SHEETS, colours_of
from game.rules.arena.sheet_words import TINTS
from game.ui import own_decks
from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.dialogs.dialog import Answer, Dialog, ask
from game.ui.faces.arena.gems import HUE
from game.ui.games.arena.deck_cards import DeckLine, PoolCard
from game.ui.scene import Scene
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Chip, Segments
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget
from game.words import Phrase, same

CELL = 92.0


class ArmyEditor(Scene):
    """Builds armies of the two formats; keeps them in the user's folder, hands them on as text."""

    def __init__(self, key: str, army: ArmyList | None = None) -> None:
        self.key = key
        self.desk: Desk | None = None
        self.format, self.kind = "standard", "armies"
        self.units: list[str] = list(army.units) if army else []
        self.spells: list[str] = list(army.spells) if army else []
        self.name = army.name.en if army else ""
        self.kept = army  # as it was last saved
        self.filter: set[str] = set()
        self.pool_scroll, self.list_scroll = Scroller(), Scroller()

    def enter(self) -> None:
        self.rules = self.app.rules(self.key)
        self.cards = SHEETS.cards(self.rules.catalogue)
        self.own, wrong = own_decks.load(self.app.home, self.rules)
        for each in wrong:
            if each.aside:
                self.app.toast(each.said, harm=True)
        if self.kept is None and not self.units and not self.name:
            self._open(next(iter(self.own.values()), None) or next(iter(ready_made(self.rules.catalogue).values())))
            if self.name not in self.own:  # a ready-made army is where a new one begins: nothing of it is lost
                self.name, self.kept = "", ArmyList(same(""), tuple(self.units), tuple(self.spells))
        self.desk = Desk(
            self.app, self.lay, self.desk.focus if self.desk else "pool kind", self.desk.ring if self.desk else False
        )

    # ---- the army ------------------------------------------------------------------------------
    @property
    def army(self) -> ArmyList:
        return ArmyList(same(self.name or self.app.say(W.UNNAMED)), tuple(self.units), tuple(self.spells))

    @property
    def dirty(self) -> bool:
        now = (tuple(self.units), tuple(self.spells), self.name)
        return (
            self.kept is not None
            and now != (self.kept.units, self.kept.spells, self.kept.name.en)
            and bool(self.units or self.spells)
        )

    def _open(self, army: ArmyList) -> None:
        self.units, self.spells, self.kept = list(army.units), list(army.spells), army
        self.name = army.name.in_(self.app.lang)
        self.kept = ArmyList(same(self.name), army.units, army.spells)
        leaders = sum(not card.creature for card in self.unit_cards())
        self.format = "large" if leaders > 1 or len(army.spells) > 12 else "standard"

    def unit_cards(self) -> list[Army]:
        """The army cards of the army, as often as they are in it."""
        found = (self.cards.get(f"army/{key}") for key in self.units)
        return [card for card in found if isinstance(card, Army)]

    def spell_cards(self) -> list[Spell]:
        """The spells of the army, as often as they are in it."""
        found = (self.cards.get(f"spell/{key}") for key in self.spells)
        return [card for card in found if isinstance(card, Spell)]

    def change_card(self, card: Army | Spell, by: int) -> None:
        """Put one more of a card in, or take one out."""
        cards = self.units if isinstance(card, Army) else self.spells
        have = cards.count(card.key)
        if by < 0:
            if have:
                cards.remove(card.key)
                self.app.sound("back")
        elif have >= self.most(card):
            self.app.sound("refuse")
            self.app.toast(W.TOO_MANY.of(have))
        else:
            cards.append(card.key)
            self.app.sound("card")
        if self.desk:
            self.desk.changed()

    def most(self, card: Army | Spell) -> int:
        """How many of a card the pool offers."""
        return COPIES if isinstance(card, Spell) else 1 if not card.creature else 3

    def colours(self) -> set[str]:
        """The colours of the planeswalkers that lead the army."""
        return {c for card in self.unit_cards() if not card.creature for c in card.colours}

    def blocked(self, card: Army | Spell) -> bool:
        """True for cards that have none of the army's colours."""
        mine = self.colours()
        return (
            bool(mine)
            and "" not in colours_of(card)
            and not mine.intersection(colours_of(card))
            and (isinstance(card, Spell) or card.creature)
        )

    def wrong(self) -> list[Phrase]:
        return problems(self.rules.catalogue, self.army, self.format)

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        whole = content(self.app.logical)
        whole.h += 4
        right = whole.right(min(432.0, whole.w * 0.40), 16)
        return whole, right

    def lay(self) -> list[Widget]:
        app = self.app
        left, right = self.boxes()
        out: list[Widget] = [
            back_button(app.ruler(), app.logical, app.key_for("cancel"), app.say(W.COLLECTION), self.leave_editor)
        ]
        return out + self._pool(left.inset(16, 14)) + self._army_side(right.inset(16, 14))

    def _pool(self, room: Box) -> list[Widget]:
        say = self.app.say
        head = room.top(36, 8)
        values = [("armies", say(W.UNITS), ""), ("spells", say(W.SPELLS), "")]
        out: list[Widget] = [
            Segments(
                "pool kind", head.left(min(270.0, head.w * 0.5), 10), values=values, now=self.kind, pick=self._take_kind
            )
        ]
        chips = self._chips(room)
        room.top(chips[-1].box.foot - room.y, 12)
        room.right(10)
        return out + chips + self._cards(room)

    def _chips(self, room: Box) -> list[Widget]:
        """The filters by colour."""
        say, pen = self.app.say, self.app.ruler()
        names = {c: say(TINTS[c]) for c in (*COLOUR_ORDER, "") if c or self.kind == "armies"}
        widths = [Chip.breadth(pen, name, True, 12) for name in names.values()]
        out: list[Widget] = []
        for (colour, name), spot in zip(names.items(), flow(room, widths, 28, 5, 5), strict=True):
            on, flip = colour in self.filter, partial(self._flip, colour)
            out.append(Chip(f"colour:{colour}", spot, label=name, on=on, spot=HUE[colour], size=12, flip=flip))
        return out

    def _cards(self, room: Box) -> list[Widget]:
        """The cards that fit the filters, in columns."""
        group = "army/" if self.kind == "armies" else "spell/"
        shown = [
            card
            for key, card in self.cards.items()
            if key.startswith(group)
            and isinstance(card, (Army, Spell))
            and (not self.filter or self.filter.intersection(colours_of(card)))
        ]
        high = CELL + 26 if self.kind == "armies" else 64.0 + 26
        many = max(1, int((room.w + 12) // (212 + 12)))
        wide = (room.w - 12 * (many - 1)) / many
        scroller, have = self.pool_scroll, Counter(self.units) + Counter(self.spells)
        scroller.fit(room, -(-len(shown) // many) * (high + 10) - 10)
        out: list[Widget] = []
        for n, card in enumerate(shown):
            x, y = room.x + n % many * (wide + 12), room.y + n // many * (high + 10) - scroller.offset
            out.append(
                PoolCard(
                    f"pool:{card.key}",
                    Box(x, y, wide, high),
                    card,
                    have=have[card.key],
                    most=self.most(card),
                    blocked=self.blocked(card),
                    change=self.change_card,
                    scroller=scroller,
                )
            )
        return out

    def _army_side(self, room: Box) -> list[Widget]:
        """Which army is open, its name and format, its cards, what can be done with it."""
        out = self._which(room.top(36, 8)) + self._called(room.top(36, 8)) + self._doing(room.bottom(40, 8))
        room.bottom(self.legal_high())
        room.top(46)
        room.right(10)
        return out + self._lines(room)

    def _which(self, room: Box) -> list[Widget]:
        say, known = self.app.say, self.name in self.own
        armies = [(name, name, "") for name in self.own]
        ready = [(f"ready/{key}", say(a.name), "") for key, a in ready_made(self.rules.catalogue).items()]
        values, now = [("", say(W.NEW_ARMY), ""), *armies, *ready], self.name if known else "?"
        box, why = room.left(room.w - 92, 8), "" if known else say(W.NOT_SAVED_YET)
        return [
            Choice("open", box, values=values, now=now, pick=self._choose, empty=say(W.MY_ARMIES)),
            Button("remove", room, icon="bin", kind="harm", do=self._ask_remove, why=why),
        ]

    def _called(self, room: Box) -> list[Widget]:
        say, formats = self.app.say, [(key, self.app.say(words), "") for key, words in W.FORMATS.items()]
        box, pick, put = room.right(150, 8), partial(setattr, self, "format"), partial(setattr, self, "name")
        return [
            Field("name", room, text=self.name, hint=say(W.ARMY_NAME), most=24, put=put),
            Segments("format", box, values=formats, now=self.format, size=13, pick=pick),
        ]

    def _doing(self, room: Box) -> list[Widget]:
        say, save = self.app.say, room.right(room.w * 0.34, 8)
        return [
            Button("export", room.left(room.w / 2 - 4, 8), label=say(W.EXPORT), size=13, do=self.copy_text),
            Button("import", room, label=say(W.IMPORT), size=13, do=self.paste_text),
            Button("save", save, label=say(W.SAVE), kind="main", icon="save", do=self.save),
        ]

    def legal_high(self) -> float:
        return 108.0

    def _lines(self, room: Box) -> list[Widget]:
        have = Counter(self.units) + Counter(self.spells)
        cards: list[Army | Spell] = [*self.unit_cards(), *sorted(self.spell_cards(), key=lambda card: card.key)]
        rows = [(card, have[card.key]) for card in dict.fromkeys(cards)]
        self.list_scroll.fit(room, len(rows) * 28.0)
        return [
            DeckLine(
                f"line:{card.key}",
                Box(room.x, room.y + n * 28 - self.list_scroll.offset, room.w, 25),
                card,
                count=count,
                wrong=self.blocked(card),
                change=self.change_card,
                scroller=self.list_scroll,
            )
            for n, (card, count) in enumerate(rows)
        ]

    def _take_kind(self, kind: str) -> None:
        self.kind, self.pool_scroll.offset = kind, 0.0

    def _flip(self, colour: str) -> None:
        self.filter ^= {colour}
        self.pool_scroll.offset = 0.0

    # ---- doing ---------------------------------------------------------------------------------
    def _choose(self, name: str) -> None:
        if name == "":
            self.units, self.spells, self.name, self.kept = [], [], "", ArmyList(same(""), (), ())
        elif name.startswith("ready/"):
            self._open(ready_made(self.rules.catalogue)[name.removeprefix("ready/")])
            self.name = ""
        else:
            self._open(self.own[name])

    def save(self) -> None:
        """Keep the army under its name, legal or not: an unfinished one can be finished later."""
        self.name = self.name.strip() or self.app.say(W.UNNAMED)
        if own_decks.save(self.app.home, self.rules, self.army):
            self.kept = self.army
            self.own = own_decks.load(self.app.home, self.rules)[0]
            self.app.toast(W.ARMY_SAVED.of(self.name))
        else:
            self.app.toast(W.ARMY_UNSAVED, harm=True)

    def _ask_remove(self) -> None:
        def remove() -> None:
            own_decks.remove(self.app.home, self.rules, self.name)
            self.own.pop(self.name, None)
            self._choose("")
            self.enter()

        self.app.push(ask(W.DELETE, W.REMOVE_ASK.of(self.name), remove, harm=True, label=W.DELETE))

    def copy_text(self) -> None:
        self.app.window.clipboard(own_decks.text(self.army, self.rules))
        self.app.toast(W.EXPORTED)

    def paste_text(self) -> None:
        try:
            self._open(own_decks.from_text(self.app.window.clipboard(), self.rules))
        except ValueError as error:
            self.app.toast(W.IMPORT_BAD.of(said(error)), harm=True)
        if self.desk:
            self.desk.changed()

    def leave_editor(self) -> None:
        if self.dirty:

            def save() -> None:
                self.save()
                self.app.pop()

            self.app.push(
                Dialog(
                    W.EDITOR,
                    W.LEAVE_ASK.of(self.army.name),
                    (Answer(W.SAVE, save, "main"), Answer(W.NOT_SAVE, self.app.pop), Answer(W.CANCEL)),
                )
            )
        else:
            self.app.pop()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.leave_editor()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), say(W.EDITOR), hue)
        left, right = self.boxes()
        panel(pen, left, alpha=226)
        panel(pen, right, alpha=232)
        self._sums(pen, right.inset(16, 14))
        if self.desk:
            self.desk.draw(pen)

    def _sums(self, pen: Pen, room: Box) -> None:
        """Points as bars, and what is wrong in sentences."""
        say, limits = self.app.say, FORMATS[self.format]
        room.top(44 + 44)
        room.bottom(48)
        bars = room.top(46)
        units = sum(card.cost for card in self.unit_cards())
        points = sum(card.points for card in self.spell_cards())
        counted = W.OF_CARDS.of(len(self.spells), limits.spells)
        spells = f"{say(W.OF_POINTS.of(points, limits.spell_points))} · {say(counted)}"
        for n, (now, most, words) in enumerate(
            (
                (units, limits.points, say(W.OF_POINTS.of(units, limits.points))),
                (points, limits.spell_points, spells),
            )
        ):
            half = Box(bars.x + n * (bars.w / 2 + 4), bars.y, bars.w / 2 - 4, 40)
            colour = pen.colours.harm if now > most else pen.colours.good
            pen.words(words, (half.x, half.y + 10), 12, P.IVORY, width=half.w)
            pen.slab(Box(half.x, half.y + 22, half.w, 7), (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
            pen.slab(Box(half.x, half.y + 22, max(4.0, half.w * min(1.0, now / most)), 7), (*colour, 255), 3)
        box = room.bottom(self.legal_high() - 8)
        wrong = self.wrong()
        if not wrong:
            pen.slab(box, (14, 40, 24, 190), 10, (*pen.colours.good, 255))
            sign(pen, "check", (box.x + 26, box.cy), 10, pen.colours.good)
            pen.para(
                say(W.LEGAL), Box(box.x + 50, box.cy - 12, box.w - 62, 42), 15, mix(pen.colours.good, FOCUS, 0.5), True
            )
            return
        pen.slab(box, (52, 14, 10, 190), 10, (*pen.colours.harm, 255))
        sign(pen, "warn", (box.x + 22, box.y + 20), 9, hx("#ff9c8e"))
        pen.words(say(W.NOT_YET), (box.x + 42, box.y + 19), 15, P.IVORY, True, width=box.w - 54)
        text = Box(box.x + 16, box.y + 36, box.w - 28, box.h - 42)
        for problem in wrong:
            if text.h < 18:
                break
            y = pen.para(problem.text(self.app.lang), text, 13, P.IVORY, lead=1.3)
            text.top(y - text.y + 2)
