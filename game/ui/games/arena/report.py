"""The result of a match of the Arena: what every seat did, how the score went, where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.rules.arena.cards import Army
from game.rules.arena.places import arena, armies, figures_of, removed
from game.rules.arena.victory import scores
from game.table.sheet import NO_WORDS
from game.ui import words_result as W
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.faces.arena import army_strip, portrait
from game.ui.games.arena.preview import opaque
from game.ui.games.arena.tally import ranking, standing, tally
from game.ui.games.hero import coin
from game.ui.games.report import Report, draw_course, draw_glad, draw_ground, panels
from game.ui.games.story import LastEvent, counts
from game.ui.layouts.arena.seats import seat_colour
from game.ui.widgets.box import Box, rows
from game.ui.widgets.chrome import panel
from game.ui.widgets.ornaments import dot, medal, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

SIGNS = {
    "attacks": "sword",
    "dealt": "drop",
    "kills": "skull",
    "lost": "cross",
    "spells": "spark",
    "summons": "summon",
    "taken": "shield",
}


@kept(1)
def army_coin(army: Army, px: int) -> Surface:
    """The figure of an army as a round picture."""
    colour = next(iter(army.colours), "")
    return coin(opaque(portrait(army.key, colour, (px, px))), px, mix(P.IDENTITY[colour][1], P.BRASS_LIT, 0.4))


class ArenaReport(Report):
    """Counted from the events that everybody saw."""

    signs = counts(W.COUNTED, kills="skull", dealt="sword", spells="spark")

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.tally, self.end = tally(watching)

    def why(self) -> Phrase:
        return W.WHY.get(self.tally.why, W.RESULT)

    def trail(self) -> Phrase:
        return W.TRAIL.of(arena(self.end).field.title, self.setup.seats, self.tally.turns)

    def colour(self, pen: Pen, seat: int) -> Colour:
        return seat_colour(pen.colours, self.end, seat)

    def highlights(self) -> list[tuple[str, Phrase]]:
        """Three things to remember."""
        t = self.tally
        out: list[tuple[str, Phrase]] = []
        if t.best[1] >= 0:
            out.append(("sword", W.BEST.of(self.name(t.best[1]), t.best[0])))
        for icon, kind, words in (("skull", "kills", W.MOST_KILLS), ("spark", "spells", W.MOST_SPELLS)):
            seat = max((t.counts[n, kind], -n) for n in range(t.seats))[1] * -1
            if t.counts[seat, kind]:
                out.append((icon, words.of(self.name(seat), t.counts[seat, kind])))
        return out

    def draw(self, pen: Pen, room: Box, hue: Colour) -> None:
        boxes, say = panels(room), self.app.say
        self._table(pen, boxes["table"])
        seats = range(self.setup.seats)
        course = panel(pen, boxes["course"], say(W.HOW), say(W.HOW_NOTE), hue)
        colours = [self.colour(pen, seat) for seat in seats]
        draw_course(pen, course, self.tally.course, colours, [self.app.say(self.name(seat)) for seat in seats])
        self._left(pen, panel(pen, boxes["more"], say(W.LEFT), "", hue))
        draw_glad(pen, boxes["glad"], self.highlights())

    def _table(self, pen: Pen, box: Box) -> None:
        """A row for each seat, the winner first."""
        room = panel(pen, box)
        head = room.top(24, 4)
        names = (
            ["attacks", "dealt", "kills", "lost", "spells", "summons"] if room.w > 700 else ["dealt", "kills", "lost"]
        )
        first, score = self.first_column(room) - 14, room.right_edge - 6
        step = (score - 98 - first) / (len(names) - 1)
        for n, name in enumerate(names):
            x = first + n * step
            sign(pen, SIGNS[name], (x, head.cy - 2), 7, P.BRASS)
            pen.words(self.app.say(W.COLUMNS[name]), (x, head.cy + 14), 12, P.MUTED, anchor="center", width=step - 4)
        pen.words(self.app.say(W.SCORE), (score, head.cy + 8), 14, P.BRASS_LIT, True, anchor="midright")
        room.top(8)
        for place, (seat, row) in enumerate(
            zip(ranking(self.end), rows(room, self.setup.seats, 8, 0, 190), strict=True)
        ):
            self._row(pen, row, seat, place, {first + n * step: name for n, name in enumerate(names)})

    def _row(self, pen: Pen, row: Box, seat: int, place: int, columns: Mapping[float, str]) -> None:
        """A seat with its numbers; its army cards below them if there is room."""
        won = seat in (self.end.result or ())
        draw_ground(pen, row, won)
        if row.h > 150:
            self._armies(pen, row.bottom(row.h - 92).inset(12, 6), seat)
        self._seat(pen, row, seat, place, won)
        for x, name in columns.items():
            value = self.tally.counts[seat, name]
            ink = P.IVORY if value else P.FAINT
            pen.words(str(value), (x, row.cy), 20, ink, True, "display", "center")
        ink, points = P.BRASS_LIT if won else P.IVORY, scores(self.end)[seat]
        pen.words(str(points), (row.right_edge - 10, row.cy), 32, ink, True, "display", "midright")

    def first_column(self, room: Box) -> float:
        """Where the numbers begin; names have what is left of it."""
        return room.x + room.w * (0.44 if room.w > 700 else 0.58)

    def _seat(self, pen: Pen, row: Box, seat: int, place: int, won: bool) -> None:
        """Place, picture and name of a seat."""
        c = (row.x + 38, row.cy)
        if won:
            medal(pen, c, min(26.0, row.h * 0.36), "1")
        else:
            pen.words(str(place + 1), c, 28, P.BRASS, True, "display", "center")
        side = min(64.0, row.h - 12)
        leader = self.walker(seat)
        x = row.x + 74
        if leader:
            size = (pen.px(side * 0.86), pen.px(side))
            colour = next(iter(leader.colours), "")
            image = pen.gallery.get(
                ("leader", leader.key, size),
                lambda: clip_round(opaque(portrait(leader.key, colour, size)), 6 * pen.scale),
            )
            pen.put(image, x, row.cy - side / 2)
            pen.slab(Box(x, row.cy - side / 2, side * 0.86, side), (0, 0, 0, 0), 6, (*self.colour(pen, seat), 255), 1.6)
            x += side * 0.86 + 14
        width = self.first_column(row) - 44 - x
        pen.words(self.app.say(self.name(seat)), (x, row.cy - 12), 16, P.IVORY, True, width=width)
        dot(pen, (x + 6, row.cy + 13), 6, self.colour(pen, seat))
        said = self.app.say(leader.name) if leader else ""
        if seat in arena(self.end).out:
            said += f" · {self.app.say(W.OUT)}"
        pen.words(said, (x + 18, row.cy + 13), 13, P.MUTED, width=width - 18)

    def _armies(self, pen: Pen, room: Box, seat: int) -> None:
        """The army cards of a seat as they ended."""
        cards = self.end.inside(armies(seat))[:4]
        wide = min(240.0, (room.w - 10 * (len(cards) - 1)) / max(1, len(cards)))
        for n, card in enumerate(cards):
            army = self.end.cards[card.card]
            mine = [p.zone.name for p in self.end.pieces.values() if p.host == card.id and p.card.startswith("figure/")]
            figures = (mine.count("board"), mine.count("reserve"), mine.count("graveyard"))
            wounds = tuple(p.has("wounds") for p in figures_of(self.end, card.id))
            strip = army_strip(
                army,
                self.app.lang,
                (pen.px(wide), pen.px(room.h)),
                wounds=wounds,
                figures=figures,
                state="" if figures[0] else "off",
                scale=pen.scale,
            )
            pen.put(strip, room.x + n * (wide + 10), room.y)

    # ---- the left column -------------------------------------------------------------------------
    def order(self) -> list[int]:
        return ranking(self.end)

    def number(self, seat: int, key: str) -> int:
        return self.tally.counts[seat, key]

    def score_of(self, seat: int) -> str:
        return str(scores(self.end)[seat])

    def leader(self, seat: int) -> Phrase:
        walker = self.walker(seat)
        return walker.name if walker else NO_WORDS

    def out(self, seat: int) -> bool:
        return seat in arena(self.end).out

    def portrait(self, seat: int, px: int) -> Surface | None:
        walker = self.walker(seat)
        return army_coin(walker, px) if walker else None

    def last_event(self) -> LastEvent | None:
        """The blow that destroyed a planeswalker last; where the score decided, what brought the lead."""
        blow, cards = self.tally.blow, self.rules.catalogue
        if self.tally.why != "planeswalkers" or blow is None:
            return self.lead(self.tally.course)
        fallen, when = cards[blow.card], W.AT_TURN.of(blow.turn)
        if not blow.by:
            return LastEvent(W.LAST_BLOW, when, W.FALLS.of(fallen.name), NO_WORDS, (partial(army_coin, fallen),))
        by = cards[blow.by]
        dice = (blow.blocked, blow.damage)
        more = W.ONE_HIT.of(*dice) if blow.hits == 1 else W.HITS.of(blow.hits, *dice)
        faces = (partial(army_coin, by), partial(army_coin, fallen))
        return LastEvent(W.LAST_BLOW, when, W.STRIKES.of(by.name, fallen.name), more, faces, "sword")

    def walker(self, seat: int) -> Army | None:
        """The planeswalker of a seat."""
        deck = self.end.lists[seat] if seat < len(self.end.lists) else ()
        keys = [p.card for p in (*self.end.inside(armies(seat)), *self.end.inside(removed(seat)))] + list(deck)
        cards = [self.end.cards.get(key) for key in keys]
        return next((card for card in cards if isinstance(card, Army) and not card.creature), None)

    def _left(self, pen: Pen, room: Box) -> None:
        """What each score is made of."""
        lines: list[tuple[int, str, int]] = []
        for seat in ranking(self.end):
            parts = [
                (f"{self.app.say(self.rules.catalogue[f'army/{key}'].name)} × {count}", points)
                for key, count, points in standing(self.end, seat)
            ]
            lines += [(seat, words, points) for words, points in parts] or [(seat, self.app.say(W.NOTHING_LEFT), 0)]
        step = min(22.0, room.h / max(1, len(lines)))
        shown = lines[: int(room.h // max(step, 15))]
        for n, (seat, words, points) in enumerate(shown):
            y = room.y + max(step, 15) * (n + 0.5)
            dot(pen, (room.x + 7, y), 5, self.colour(pen, seat))
            size = 13 if step > 17 else 12
            value = pen.words(str(points), (room.right_edge, y), size, P.IVORY, True, anchor="midright")
            pen.words(words, (room.x + 22, y), size, P.IVORY if points else P.MUTED, width=value.x - room.x - 32)
