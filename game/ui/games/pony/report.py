"""The result of a pony match: who won and why, points over the turns, what everybody did and what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pony.cards import Card, Friend, Mane
from game.rules.pony.places import deck as deck_zone
from game.rules.pony.places import hand, points
from game.ui import words_front as F
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.pony import keyword_icon, points_mark, portrait
from game.ui.games.pony import words as W
from game.ui.games.pony.shown import deck_of
from game.ui.games.pony.tally import COLUMNS, SOURCES, tally
from game.ui.games.report import Report, draw_course, draw_glad, panels
from game.ui.widgets.box import Box, rows
from game.ui.widgets.chrome import panel
from game.ui.widgets.marks import dot, medal, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

FAINT = (120, 112, 100)
MANY = 12  # more turns than this are not named one by one


class PonyReport(Report):
    """Counted from the events that everybody saw."""

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.app, self.setup, self.rules = scene.app, scene.setup, scene.rules
        self.seats = range(self.setup.seats)
        self.tally, self.end = tally(watching, self.setup.seats)

    # ---- words ---------------------------------------------------------------------------------
    def trail(self) -> Phrase:
        turns = W.ONE_TURN if self.tally.turns == 1 else W.TURNS.of(self.tally.turns)
        return W.TRAIL.of(self.setup.seats, turns, self.setup.seed)

    def why(self) -> Phrase:
        """What ended the match (pony.md, section 12)."""
        winners = self.tally.winners
        if winners is None:
            return R.RESULT
        if len(winners) != 1:
            return W.WHY["draw"]
        if self.tally.why == "points":
            return W.WHY["points"].of(self.scene.name(winners[0]), points(self.end, winners[0]))
        if self.tally.why == "conceded" and self.setup.seats == 2:
            return W.WHY["conceded"].of(self.scene.name(1 - winners[0]))
        return W.WHY["left" if self.tally.why == "conceded" else "turns"].of(self.scene.name(winners[0]))

    def deck(self, seat: int, brief: bool = False) -> Phrase:
        """What a seat played: as it was set up, or as the match told of what chance dealt."""
        deck = deck_of(self.rules, self.setup, seat)
        dealt = getattr(self.end, "decks", ())
        if deck is None and seat < len(dealt):
            deck = self.rules.catalogue.get(f"deck/{dealt[seat]}")
        if deck is None:
            return W.DECK_UNKNOWN
        return W.SHORT_DECKS.get(deck.ready, deck.name) if brief else deck.name

    def name_of(self, card: str) -> Phrase:
        facts = self.rules.catalogue.get(card)
        return facts.name if facts else same(card)

    def highlights(self) -> list[tuple[str, Phrase]]:
        """A few things to remember."""
        t, out = self.tally, list[tuple[str, Phrase]]()
        if best := t.best():
            out.append(("sword", W.BEST.of(self.name_of(best[1]), best[2])))
        if t.boosted:
            out.append(("spark", W.BOOSTED.of(self.scene.name(t.boosted[0]))))
        if t.solved:
            out.append(("check", W.SOLVED.of(t.solved)))
        if t.closest >= 0:
            out.append(("dice", W.CLOSEST.of(t.closest)))
        elif t.highest:
            out.append(("dice", W.HIGHEST.of(t.highest)))
        return out if self.app.logical[0] > 1100 else out[:3]

    def short(self, seat: int) -> str:
        """A name for a narrow place: that of a person, or the level of a computer, numbered if several are alike."""
        kinds = self.setup.kinds
        kind = kinds[seat] if seat < len(kinds) else "human"
        if kind not in F.LEVELS:
            return self.app.say(self.scene.name(seat))
        level = self.app.say(F.LEVELS[kind])
        return f"{level} {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else level

    def order(self) -> list[int]:
        """The winner first, then by points."""
        return sorted(
            self.seats, key=lambda seat: (seat not in (self.tally.winners or ()), -points(self.end, seat), seat)
        )

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box, hue: tuple[int, int, int]) -> None:
        boxes, say = panels(room, all_rows=False), self.app.say
        self._table(pen, boxes["table"])
        course = panel(pen, boxes["course"], say(R.HOW), say(W.HOW_NOTE), hue)
        names = [self.short(seat) for seat in self.seats]
        last = say(W.END) if self.tally.turns <= MANY else ""  # the steps are named one by one
        draw_course(pen, course, self.tally.course, [self.colour(pen, seat) for seat in self.seats], names, last)
        self._sources(pen, panel(pen, boxes["more"], say(W.WHERE_FROM), "", hue))
        if boxes["glad"].h:
            draw_glad(pen, boxes["glad"], self.highlights())

    def counted(self, width: float) -> tuple[str, ...]:
        """What there is room for."""
        return COLUMNS if width > 640 else ("confronted", "won", "beaten", "played")

    def columns(self, room: Box) -> list[float]:
        """The middles of the columns."""
        first, last = room.x + room.w * 0.40, room.right_edge - 104
        step = (last - first) / len(self.counted(room.w))
        return [first + (n + 0.5) * step for n in range(len(self.counted(room.w)))]

    def _table(self, pen: Pen, box: Box) -> None:
        """A row for each seat, the winner first."""
        room, say = panel(pen, box), self.app.say
        head, middles = room.top(22, 6), self.columns(room)
        for what, x in zip(self.counted(room.w), middles, strict=True):
            width = middles[1] - middles[0] - 4
            pen.words(say(W.COLUMNS[what]), (x, head.cy), 12, P.MUTED, anchor="center", width=width)
        pen.words(
            say(W.POINTS_TITLE), (room.right_edge - 8, head.cy), 13, P.BRASS_LIT, True, anchor="midright", width=72
        )
        for place, (seat, row) in enumerate(zip(self.order(), rows(room, len(self.seats), 8, 0, 300), strict=True)):
            self._row(pen, row, seat, place, middles)

    def _row(self, pen: Pen, row: Box, seat: int, place: int, middles: list[float]) -> None:
        won = seat in (self.tally.winners or ())
        edge = (*(P.BRASS_LIT if won else P.BRASS_DEEP), 170 if won else 110)
        pen.slab(row, (255, 207, 92, 30) if won else (255, 236, 200, 12), 10, edge)
        row = row.copy()
        if row.h > 120:
            self._friends(pen, row.bottom(row.h - 76).inset(12, 4), seat)
        self._seat(pen, row, seat, place, middles[0] - (middles[1] - middles[0]) / 2)
        for what, x in zip(self.counted(row.w), middles, strict=True):
            mine, top = self.tally.counts[seat, what], max(1, *(self.tally.counts[each, what] for each in self.seats))
            ink = P.IVORY if mine else FAINT
            pen.words(str(mine), (x, row.cy - 6), 20, ink, True, "display", "center")
            bar = Box(x - 19, row.cy + 13, 38, 5)
            pen.slab(bar, (0, 0, 0, 150), 2)
            if mine:
                colour = (*self.colour(pen, seat), 255)
                pen.slab(Box(bar.x, bar.y, max(3.0, bar.w * mine / top), bar.h), colour, 2)
        self._points(pen, row, seat, won)

    def _points(self, pen: Pen, row: Box, seat: int, won: bool) -> None:
        """Points, and what is left: cards in deck and hand."""
        x, ink = row.right_edge - 12, P.BRASS_LIT if won else P.IVORY
        number = pen.words(str(points(self.end, seat)), (x, row.cy - 9), 28, ink, True, "display", "midright")
        pen.put(points_mark("", pen.px(24)), number.x - 30, row.cy - 22)
        decks, hands = len(self.end.inside(deck_zone(seat))), len(self.end.inside(hand(seat)))
        said = f"{self.app.say(W.DECK_LEFT.of(decks))} · {self.app.say(W.HAND_LEFT.of(hands))}"
        pen.words(said, (x, row.cy + 17), 12, P.MUTED, anchor="midright", width=92)

    def _seat(self, pen: Pen, row: Box, seat: int, place: int, right: float) -> None:
        """Place, Mane, name and deck of a seat."""
        c, x = (row.x + 34, row.cy), row.x + 66
        if seat in (self.tally.winners or ()):
            medal(pen, c, min(25.0, row.h * 0.36), "1")
        else:
            pen.words(str(place + 1) if self.tally.winners else "–", c, 28, P.BRASS, True, "display", "center")
        hero = self.hero(seat)
        if hero is not None and right - x > 190:
            side = min(56.0, row.h - 14)
            pen.put(portrait(hero, pen.px(side), pen.colours), x, row.cy - side / 2)
            if seat in self.tally.boosted:
                pen.put(keyword_icon("boost", pen.px(20)), x + side - 17, row.cy + side / 2 - 18)
            x += side + 10
        width = right - x - 4
        name = self.app.say(self.scene.name(seat)) if width > 120 else self.short(seat)
        pen.words(name, (x, row.cy - 12), 16, P.IVORY, True, width=width)
        human = self.setup.kinds[seat : seat + 1] in ((), ("human",))
        sign(pen, "person" if human else "computer", (x + 7, row.cy + 13), 6, self.colour(pen, seat))
        played = self.app.say(self.deck(seat))
        if pen.width(played, 13) * 0.8 > width - 20:
            played = self.app.say(self.deck(seat, True))
        pen.words(played, (x + 20, row.cy + 13), 13, P.MUTED, width=width - 20)

    def cards(self, seat: int) -> list[Card]:
        """The characters of a seat that were in play: the Mane, then those that fought most."""
        keys = sorted(self.tally.seen[seat], key=lambda key: -self.tally.fought[seat, key])
        found = [card for key in keys if isinstance(card := self.rules.catalogue.get(key), Mane | Friend)]
        return sorted(found, key=lambda card: not isinstance(card, Mane))

    def hero(self, seat: int) -> Card | None:
        """The Mane of a seat."""
        return next(iter(self.cards(seat)), None)

    def _friends(self, pen: Pen, room: Box, seat: int) -> None:
        """The Friends of a seat that were in play, with how many faceoffs they took part in."""
        named = room.h >= 74
        side = min(room.h - (18 if named else 0), 96.0)
        longest = max((pen.width(card.name.in_(pen.lang), 12) for card in self.cards(seat)[1:]), default=0.0)
        places = max(1, int(room.w // max(side + 8, min(longest * 0.82, 150.0) + 6 if named else 0)))
        step = room.w / places
        for n, card in enumerate(self.cards(seat)[1 : places + 1]):
            cx, top = room.x + (n + 0.5) * step, room.y + (room.h - side - (18 if named else 0)) / 2
            pen.put(portrait(card, pen.px(side), pen.colours), cx - side / 2, top)
            if fought := self.tally.fought[seat, card.key]:
                tag = Box(cx + side / 2 - 24, top - 5, 34, 20)
                pen.slab(tag, (40, 12, 30, 240), 10, (*P.BRASS_LIT, 255))
                sign(pen, "sword", (tag.x + 12, tag.cy), 6, P.BRASS_LIT)
                pen.words(str(fought), (tag.right_edge - 7, tag.cy), 12, P.IVORY, True, anchor="midright")
            if named:
                name = card.name.in_(pen.lang)
                pen.words(name, (cx, top + side + 11), 12, P.MUTED, anchor="center", width=step - 4)

    def _sources(self, pen: Pen, room: Box) -> None:
        """What the points came from: a row for each source with a bar for each seat."""
        found = [why for why in SOURCES if any(self.tally.scored[seat, why] for seat in self.seats)]
        most = max((self.tally.scored[seat, why] for seat in self.seats for why in found), default=1)
        fit = max(1, int(room.h // 21))
        for why, row in zip(found[:fit], rows(room, min(fit, len(found)), 1, 0, 34), strict=True):
            label = row.w * 0.44
            pen.words(self.app.say(W.SCORED_BY[why]), (row.x, row.cy), 13, P.IVORY, width=label - 8)
            thin = min(6.0, (row.h - 4) / len(self.seats) - 1)
            for n, seat in enumerate(self.seats):
                y = row.cy + (n - (len(self.seats) - 1) / 2) * (thin + 1.5)
                bar = Box(row.x + label, y - thin / 2, row.w - label - 60, thin)
                pen.slab(bar, (0, 0, 0, 150), 2)
                if number := self.tally.scored[seat, why]:
                    wide = max(5.0, bar.w * number / most)
                    pen.slab(Box(bar.x, bar.y, wide, bar.h), (*self.colour(pen, seat), 255), 2)
            said = "·".join(str(self.tally.scored[seat, why]) for seat in self.seats)
            pen.words(said, (row.right_edge, row.cy), 12, P.MUTED, True, anchor="midright", width=56)
        if not found:
            dot(pen, (room.cx, room.cy), 4, mix(FAINT, P.IVORY, 0.1))
