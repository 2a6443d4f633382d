"""The battlefield in the set-up of the Arena, and the army cards beside a seat."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

from game import content, files
from game.board3d.portraits import portrait
from game.rules.arena.army_building import COLOUR_ORDER, ready_made
from game.rules.arena.cards import Army
from game.ui import own_decks
from game.ui import words_front as W
from game.ui.art import palette as P
from game.ui.art.palette import IDENTITY, Colour, mix
from game.ui.faces.arena import army_strip, colour_gem
from game.ui.faces.own_portraits import seen
from game.ui.games.arena.draft import ArenaDraft
from game.ui.games.arena.preview import Preview
from game.ui.games.side import Side
from game.ui.setup_draft import OWN, Draft, Plan
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Chip
from game.ui.widgets.chrome import panel
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.words import same

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScreen


NARROW = 146.0  # a card so wide has room for its numbers
MOST_TOLD = 2  # sentences at a time about maps that cannot be used


def name_of(key: str) -> str:
    """The name of the file of an own map."""
    return f"{key.removeprefix(OWN)}.tmx"


class ArenaSide(Side):
    """The names of the battlefields that fit, the chosen one to be turned, and what it asks for."""

    def __init__(self, scene: SetupScreen) -> None:
        super().__init__(scene)
        self.preview = Preview(scene.app, "preview")
        self.own_maps = content.own_maps()

    @property
    def arena(self) -> ArenaDraft:
        assert isinstance(self.draft, ArenaDraft)
        return self.draft

    def begin(self, last: Any) -> Draft:
        """The set-up of the last time, or one with armies by chance."""
        app, rules = self.scene.app, self.scene.rules
        fields = {key.removeprefix("map/"): facts for key, facts in rules.catalogue.items() if key.startswith("map/")}
        draft = ArenaDraft(rules, Plan.read(last, rules.seats), {}, app.say, fields=fields)
        if last is None:
            draft.deal()
        return draft

    def own(self) -> dict[str, Any]:
        app = self.scene.app
        found, wrong = own_decks.load(app.home, self.scene.rules)
        for each in wrong:
            if each.aside:
                app.toast(each.said, harm=True)
        return found

    def enter(self) -> None:
        self.own_maps.look()

    def leave(self) -> None:
        self.own_maps.close()

    def waits(self) -> bool:
        return self.own_maps.busy

    def news(self) -> bool:
        new = [self.arena.learn(found) for found in self.own_maps.news()]  # all of them, not only the first
        return any(new)

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        draft, say = self.arena, self.scene.app.say
        chosen = draft.chosen()  # before anything else: what turns out to be no map does not fit
        self._tell_of_wrong()
        fits, pen = draft.fitting(), self.scene.app.ruler()
        labels = [say(draft.title(key)) for key in fits]
        high = self.scene.app.line(30 + 8) - 8
        spots = flow(room, [Chip.breadth(pen, label, high=high) for label in labels], high)
        out: list[Widget] = [
            Chip(f"map:{key}", spot, label=label, on=key == draft.map, flip=partial(self._take_map, key))
            for key, label, spot in zip(fits, labels, spots, strict=True)
        ]
        if chosen:
            self.preview.show(chosen)
            top = (spots[-1].foot if spots else room.y) + 10
            self.preview.place(Box(room.x, top, room.w, max(60.0, room.foot - top - self.text_high())))
            out.append(self.preview)
        return out

    def _tell_of_wrong(self) -> None:
        """Say which maps cannot be used, and why; of many only which."""
        told, app = [(name_of(one.key), one.wrong, one.aside) for one in self.arena.wrong if one.wrong], self.scene.app
        self.arena.wrong.clear()
        if (aside := files.together([(name, said) for name, said, away in told if away])) is not None:
            app.toast(aside, harm=True)
        left = [(name, said) for name, said, away in told if not away]
        if len(left) <= MOST_TOLD:
            for _, said in left:
                app.toast(said, harm=True)
            return
        names = same(", ".join(name for name, _ in left[: files.NAMED]))
        app.toast(W.WRONG_MAPS.of(len(left), files.AND_MORE.of(names) if len(left) > files.NAMED else names), harm=True)

    def _take_map(self, key: str) -> None:
        plan = self.draft.plan
        plan.maps[str(plan.seats)] = key

    def text_high(self) -> float:
        return (96.0 if self.scene.app.logical[1] < 640 else 112.0) * (1 + self.scene.app.growth) / 2

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, box: Box, hue: Colour) -> None:
        say, draft = self.scene.app.say, self.arena
        field = draft.chosen()
        room = panel(pen, box, say(W.BATTLEFIELD), say(field.title) if field else "", hue, 232)
        if not field:
            pen.para(say(W.NO_MAP.of(draft.plan.seats)), room, 15, P.MUTED)
            return
        text = Box(room.x, room.foot - self.text_high() + 12, room.w, self.text_high() - 12)
        mode = say(W.MODES[field.mode])
        if any(len(team) > 1 for team in field.teams):
            mode += f" ({' / '.join('+'.join(str(seat + 1) for seat in team) for team in field.teams)})"
        head = Box(text.x, text.y - 4, text.w, 24)
        sign(pen, "sword", (head.x + 9, head.cy), 8, mix(hue, FOCUS, 0.3))
        pen.words(mode, (head.x + 26, head.cy), 15, P.IVORY, True, width=head.w - 26, high=head.h)
        y, free = text.y + 22, text.h - 22
        about, after = say(field.about), say(W.AFTER_TURNS[field.mode].of(field.turn_limit))
        most = free - 4 - len(pen.exact().rows(about, 13, text.w)) * 13 * LEAD
        y = pen.para(after, Box(text.x, y, text.w, max(19.0, min(most, free / 2))), 13, P.BRASS_LIT)
        pen.para(about, Box(text.x, y + 4, text.w, max(18.0, text.foot - y - 4)), 13, P.MUTED)

    def leader(self, pen: Pen, room: Box, deck: Any | None) -> None:
        """The planeswalker; the five colours, if nobody may know."""
        if deck is None:
            for n, colour in enumerate(COLOUR_ORDER):
                gem = colour_gem(colour, pen.px(15))
                angle = (n / 5 - 0.25) * math.tau
                x, y = room.cx + math.cos(angle) * room.h * 0.24, room.cy + math.sin(angle) * room.h * 0.24
                pen.put(gem, x - gem.get_width() / pen.scale / 2, y - gem.get_height() / pen.scale / 2)
            return
        key = deck.units[0]
        colour = next(iter(self.scene.rules.catalogue[f"army/{key}"].colours), "colourless")
        pen.put(portrait(seen(key, "figure"), colour, (pen.px(room.w), pen.px(room.h))), room.x, room.y)

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """The cards a seat leads, or that it takes what is left."""
        draft, catalogue, lang = self.arena, self.scene.rules.catalogue, self.scene.app.lang
        deck = draft.plan.decks[seat]
        army = draft.own.get(deck.removeprefix(OWN)) or ready_made(catalogue).get(deck)
        if army is None or draft.option("choose_colours") == "on":
            for n, colour in enumerate(COLOUR_ORDER):
                pen.put(colour_gem(colour, pen.px(9)), room.x + 12 + n * 26, room.cy - 9)
            words = W.AT_TABLE_LONG if draft.option("choose_colours") == "on" else W.ANY_ARMY_LONG
            pen.para(self.scene.app.say(words), Box(room.x + 156, room.cy - 19, room.w - 160, 40), 13, P.MUTED)
            return
        wide = (room.w - 16) / 3
        if wide < NARROW:
            for n, key in enumerate(army.units[:3]):
                self._brief(pen, Box(room.x + n * (wide + 8), room.y, wide, room.h), catalogue[f"army/{key}"])
            return
        size = (pen.px(wide), pen.px(min(room.h, wide * 0.86)))
        for n, key in enumerate(army.units[:3]):
            face = army_strip(catalogue[f"army/{key}"], lang, size, scale=pen.scale)
            pen.put(face, room.x + n * (wide + 8), room.y)

    def _brief(self, pen: Pen, box: Box, army: Army) -> None:
        """Picture and name of a card, where there is no room for its numbers."""
        colour = next(iter(army.colours), "")
        deep, body, _ = IDENTITY[colour]
        box = Box(box.x, box.y, box.w, min(box.h, 56.0))
        pen.slab(box, (*mix(P.STOCK, deep, 0.4), 255), 6, (*body, 255), 1.6)
        side = min(box.h - 6, box.w * 0.32)
        figure = portrait(seen(army.key, "figure"), colour or "colourless", (pen.px(side), pen.px(box.h - 6)))
        pen.put(figure, box.x + 3, box.y + 3)
        text, name = Box(box.x + side + 7, box.y, box.w - side - 10, box.h), army.name.in_(pen.lang)
        words = name.split() if pen.lang == "en" else pen.rows(name, 12, text.w, True)
        for n, row in enumerate(words[:3]):
            at = (text.x, text.cy + (n - (len(words) - 1) / 2) * box.h / len(words))
            pen.words(row, at, 12, P.IVORY, True, width=text.w, high=box.h / len(words))
