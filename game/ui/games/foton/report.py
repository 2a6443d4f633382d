"""The result of a match of The Foton: places, where every point came from, how it went, what everybody did."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.rules.foton.cards import Megido, Party
from game.rules.foton.parties import ready_made
from game.rules.foton.places import KINDS, acted
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.palette import TABLE, Colour, mix
from game.ui.faces.foton import kind_tone, seal, stone
from game.ui.games.foton import words as W
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.tally import COLUMNS, ranking, tally
from game.ui.games.foton.tiles import draw_icons, draw_line, draw_seal
from game.ui.games.report import Report, draw_course, draw_glad, draw_ground, panels
from game.ui.games.story import LastEvent, counts
from game.ui.widgets.box import Box, rows
from game.ui.widgets.chrome import panel
from game.ui.widgets.ornaments import FOCUS, dot, medal, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

LEAST_LINE = 124.0  # a Megido as a line with its name wants so much


class FotonReport(Report):
    """Counted from the events that everybody saw."""

    signs = counts(W.COUNTED, drafted="card", acted="spark", rested="hourglass")
    unit = W.VP

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.tally, self.end = tally(watching)

    # ---- words ---------------------------------------------------------------------------------
    def trail(self) -> Phrase:
        return W.TRAIL.of(self.setup.seats, self.setup.seed)

    def why(self) -> Phrase:
        """By how much, or what decided between equals (F-7.4)."""
        final, won = self.tally.final, self.end.result or ()
        order = ranking(self.tally)
        if not final:
            return R.RESULT
        if len(won) > 1:
            return W.WHY["shared"]
        margin = final[order[0]] - final[order[1]]
        if margin == 0:
            return W.WHY["photons"]
        return W.WHY["points"].of(W.ONE_POINT if margin == 1 else W.POINTS.of(margin))

    def party(self, seat: int) -> Phrase:
        """What a seat played: as it was set up, or as what it has shown tells."""
        samples = ready_made(self.rules.catalogue)
        deck = self.setup.decks[seat] if seat < len(self.setup.decks) else None
        if isinstance(deck, str) and deck in samples:
            return samples[deck].name
        if isinstance(deck, dict) and isinstance(deck.get("name"), dict):
            return same(str(deck["name"].get("en", ""))[:60])
        sample = self.sample(seat)
        return sample.name if sample else W.SAMPLE_LOST

    def sample(self, seat: int) -> Party | None:
        """The ready-made party that has all that a seat has shown, if there is one only."""
        shown = set(self.tally.seen[seat])
        fits = [one for one in ready_made(self.rules.catalogue).values() if shown and shown <= set(one.members)]
        return fits[0] if len(fits) == 1 else None

    # ---- the left column -------------------------------------------------------------------------
    def order(self) -> list[int]:
        return ranking(self.tally)

    def place(self, seat: int) -> int:
        return self.tally.places[seat] if self.tally.places else 1

    def number(self, seat: int, key: str) -> int:
        return self.tally.counts[seat, key]

    def score_of(self, seat: int) -> str:
        return str(self.tally.final[seat]) if self.tally.final else ""

    def leader(self, seat: int) -> Phrase:
        return self.party(seat)

    def portrait(self, seat: int, px: int) -> Surface | None:
        card = self.hero(seat)
        return None if card is None else seal(card, px, False, self.app.colours)

    def last_event(self) -> LastEvent | None:
        """The kind that brought the winner most before the next one."""
        t, (first, second) = self.tally, ranking(self.tally)[:2]
        if not t.points or not t.final:
            return None
        kind = max(KINDS, key=lambda kind: t.points[kind][first] - t.points[kind][second])
        if t.points[kind][first] <= t.points[kind][second]:
            return None
        said = W.KIND_AGAINST.of(W.KINDS[kind], t.totals[kind][first], t.totals[kind][second])
        stone_of = partial(stone, kind, colours=self.app.colours)
        return LastEvent(R.DECIDED, W.SCORING, said, W.FOR_FIELD.of(t.points[kind][first]), (stone_of,))

    def highlights(self) -> list[tuple[str, Phrase]]:
        """A few things to remember."""
        t, name, out = self.tally, self.name, list[tuple[str, Phrase]]()
        if best := t.best():
            card = self.rules.catalogue[best[1]]
            out.append(("spark", W.BEST_TURN.of(name(best[0]), card.name, best[2])))
        if closest := t.closest():
            out.append(("weight", W.CLOSEST.of(W.KINDS[closest[0]], closest[1])))
        for icon, what, words in (
            ("sword", "interfered", W.MOST_INTERFERED),
            ("shield", "countered", W.MOST_COUNTERED),
            ("again", "turned", W.MOST_TURNED),
        ):
            if (most := t.most(what)) and len(out) < 4:
                out.append((icon, words.of(name(most[0]), most[1])))
        return out if self.app.logical[0] > 1100 else out[:3]

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box, hue: Colour) -> None:
        boxes, say, seats = panels(room, all_rows=False), self.app.say, range(self.setup.seats)
        self._table(pen, boxes["table"])
        course = panel(pen, boxes["course"], say(R.HOW), say(W.HOW_NOTE), hue)
        names = [self.app.say(self.name(seat)) for seat in seats]
        draw_course(pen, course, self.tally.course, [self.colour(pen, seat) for seat in seats], names, say(W.RANKS))
        self._statistics(pen, panel(pen, boxes["more"], say(W.STATISTICS), "", hue))
        if boxes["glad"].h:
            draw_glad(pen, boxes["glad"], self.highlights())

    def columns(self, room: Box) -> list[float]:
        """The right edges of Attack, Skill, Charge, effects and the whole."""
        first = room.x + room.w * (0.50 if room.w > 700 else 0.46)
        step = (room.right_edge - 78 - first) / 3
        return [first + n * step for n in range(4)] + [room.right_edge - 8]

    def _table(self, pen: Pen, box: Box) -> None:
        """A row for each seat, the winner first."""
        room, say = panel(pen, box), self.app.say
        head = room.top(22, 6)
        edges = self.columns(room)
        for kind, x in zip(KINDS, edges, strict=False):
            left = x
            if room.w > 640:
                left = pen.words(say(W.KINDS[kind]), (x, head.cy), 13, P.MUTED, anchor="midright", width=62).x - 4
            draw_icons(pen, (f"photon/{kind}",), left - 18, head.cy, 18)
        pen.words(say(W.EFFECTS), (edges[3], head.cy), 13, P.MUTED, anchor="midright", width=62)
        pen.words(say(W.VP), (edges[4], head.cy), 13, P.BRASS_LIT, True, anchor="midright", width=60)
        for seat, row in zip(ranking(self.tally), rows(room, self.setup.seats, 8, 0, 210), strict=True):
            self._row(pen, row, seat, edges)

    def _row(self, pen: Pen, row: Box, seat: int, edges: list[float]) -> None:
        won = seat in (self.end.result or ())
        draw_ground(pen, row, won)
        if row.h > 120:
            row = row.copy()
            self._used(pen, row.bottom(row.h - 78).inset(12, 4), seat)
        self._seat(pen, row, seat, won, edges[0] - 92)
        t = self.tally
        for kind, x in zip(KINDS, edges, strict=False):
            total = t.totals.get(kind, (0,) * t.seats)
            points = t.points.get(kind, total)
            self._kind(pen, row, x, kind, total[seat], points[seat], max(1, *total))
        effects = t.effects(seat)
        pen.words(
            f"+{effects}", (edges[3], row.cy - 12), 20, P.IVORY if effects else P.FAINT, True, "display", "midright"
        )
        pen.words(self.app.say(W.BY_CARDS), (edges[3], row.cy + 13), 12, P.MUTED, anchor="midright", width=60)
        ink = P.BRASS_LIT if won else P.IVORY
        final, photons = (t.final or t.photons or (0,) * t.seats)[seat], (t.photons or (0,) * t.seats)[seat]
        size = 32 if row.h > 72 else 26
        pen.words(str(final), (edges[4], row.cy - size * 0.25), size, ink, True, "display", "midright")
        said = self.app.say(W.ONE_PHOTON if photons == 1 else W.PHOTONS.of(photons))
        pen.words(said, (edges[4], row.cy + size * 0.66), 12, P.MUTED, anchor="midright", width=70)

    def _kind(self, pen: Pen, row: Box, x: float, kind: str, total: int, points: int, top: int) -> None:
        """What a kind brought: points, sum, and a bar as long as the sum against the best one."""
        _, body, lit = kind_tone(kind, pen.colours)
        ink = mix(lit, FOCUS, 0.25) if points else P.FAINT
        pen.words(f"+{points}", (x, row.cy - 12), 20, ink, True, "display", "midright")
        pen.words(self.app.say(W.SUM.of(total)), (x, row.cy + 13), 12, P.MUTED, anchor="midright", width=60)
        bar = Box(x - 66, row.cy + (24 if row.h > 64 else 21), 66, 5)
        pen.slab(bar, (0, 0, 0, 150), 2)
        if total:
            pen.slab(Box(bar.x, bar.y, max(4.0, bar.w * total / top), bar.h), (*body, 255), 2)

    def _seat(self, pen: Pen, row: Box, seat: int, won: bool, right: float) -> None:
        """Place, seal of the card that did most, name and party of a seat."""
        c = (row.x + 36, row.cy)
        place = self.tally.places[seat] if self.tally.places else 1
        if won:
            medal(pen, c, min(26.0, row.h * 0.36), str(place))
        else:
            pen.words(str(place), c, 28, P.BRASS, True, "display", "center")
        card, x = self.hero(seat), row.x + 72
        if card is not None and right - x > 170:
            side = min(58.0, row.h - 14)
            pen.put(seal(card, pen.px(side), False, pen.colours), x, row.cy - side / 2)
            x += side + 12
        width = right - x
        name = self.app.say(self.name(seat))
        pen.words(name, (x, row.cy - 12), 16, P.IVORY, True, width=width)
        sign(pen, "person" if self.person(seat) else "computer", (x + 7, row.cy + 13), 6, self.colour(pen, seat))
        party = self.party(seat)
        said = self.app.say(party) if width > 130 else W.short_name(party, pen.lang)
        pen.words(said, (x + 20, row.cy + 13), 13, P.MUTED, width=width - 20)

    def hero(self, seat: int) -> Megido | None:
        """The Megido that brought the most points, else the one that acted last."""
        mine = [(points, card) for (owner, card), points in self.tally.gained.items() if owner == seat]
        keys = [card for _, card in sorted(mine, reverse=True)] + self.tally.seen[seat][::-1]
        found = (self.rules.catalogue.get(key) for key in keys)
        return next((card for card in found if isinstance(card, Megido)), None)

    def _used(self, pen: Pen, room: Box, seat: int) -> None:
        """The Megido a seat has used, in their order; rested ones lie face down."""
        wide, tall = (room.w - 8 * 4) / 5, room.h >= 84
        high = room.h if tall else min(46.0, room.h)
        for n, piece in enumerate(self.end.inside(acted(seat))[:5]):
            box = Box(room.x + n * (wide + 8), room.y + (room.h - high) / 2, wide, high)
            card = self.rules.catalogue.get(piece.card)
            if not isinstance(card, Megido):
                self._rested(pen, box, tall)
            elif tall:
                draw_seal(pen, card, box, P.IVORY)
            elif wide < LEAST_LINE:
                side = min(box.w, box.h)
                pen.put(seal(card, pen.px(side), False, pen.colours), box.cx - side / 2, box.cy - side / 2)
            else:
                draw_line(pen, card, box)

    def _rested(self, pen: Pen, box: Box, tall: bool) -> None:
        """A Megido that lies face down."""
        words = self.app.say(W.COLUMNS["rested"])
        high = min(88.0, box.h - 22) * 0.98 if tall else box.h - 8
        wide = high * TABLE[0] / TABLE[1]
        back = LOOK.back(wide / TABLE[0] * pen.scale)
        if tall:
            top = box.cy - (high + 20) / 2
            pen.put(back, box.cx - wide / 2, top)
            pen.words(words, (box.cx, top + high + 13), 12, P.MUTED, anchor="center", width=box.w)
        elif box.w < LEAST_LINE:
            pen.put(back, box.cx - wide / 2, box.cy - high / 2)
        else:
            pen.slab(box, (0, 0, 0, 90), 7, (*P.BRASS_DEEP, 255), 1)
            pen.put(back, box.x + 6, box.y + 4)
            pen.words(words, (box.x + wide + 16, box.cy), 13, P.MUTED, width=box.w - wide - 22)

    def _statistics(self, pen: Pen, room: Box) -> None:
        """Counts of each seat."""
        names = COLUMNS if room.w > 460 else COLUMNS[:5] if room.w > 330 else ("acted", "countered", "turned")
        label = room.w * 0.27
        step = (room.w - label) / len(names)
        head = room.top(18, 2)
        for n, name in enumerate(names):
            x = room.x + label + (n + 0.5) * step
            pen.words(self.app.say(W.COLUMNS[name]), (x, head.cy), 12, P.MUTED, anchor="center", width=step - 4)
        for seat, row in zip(ranking(self.tally), rows(room, self.setup.seats, 2, 0, 30), strict=True):
            dot(pen, (row.x + 7, row.cy), 5, self.colour(pen, seat))
            pen.words(self.app.say(self.name(seat)), (row.x + 20, row.cy), 13, P.IVORY, width=label - 24)
            for n, what in enumerate(names):
                count = self.tally.counts[seat, what]
                at = (room.x + label + (n + 0.5) * step, row.cy)
                pen.words(str(count), at, 14, P.IVORY if count else P.FAINT, True, anchor="center")
