"""The result of a match of Magna Spectra: who won and why, might over the turns, what both did, and their Magna."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.rules.magna.cards import Base, Force
from game.rules.magna.places import bases as bases_zone
from game.rules.magna.places import deck as deck_zone
from game.rules.magna.places import field as field_zone
from game.table.sheet import NO_WORDS
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.magna import Now, portrait, stone, tile
from game.ui.games.card_report import CardReport, draw_kills
from game.ui.games.magna import words as W
from game.ui.games.magna.look import LOOK
from game.ui.games.magna.tally import COLUMNS, SOURCES, Tally, standing, tally
from game.ui.games.match_tally import best
from game.ui.games.story import LastEvent, counts
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

SMALL = 60  # a row that is lower has no bases that can be read


class MagnaReport(CardReport):
    """Might as the course; bases as what is left; where Magna came from."""

    all_counted, few_counted = COLUMNS, ("invasions", "fell", "destroyed", "traps")
    titles, score, score_width, margin = W.COLUMNS, W.BASES_LEFT, 90, 112
    how_note, more, look = W.HOW_NOTE, W.WHERE_MAGNA, LOOK
    whys = W.WHY
    tally: Tally
    unit = W.BASES_STAND
    signs = counts(W.COUNTED, invasions="flag", destroyed="skull", blocks="shield")

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.tally, self.end = tally(watching)

    # ---- words ---------------------------------------------------------------------------------
    def kind(self) -> Phrase:
        return W.FORMATS[self.setup.options.get("format", "full")]

    def remembered(self) -> list[tuple[str, Phrase]]:
        t, out = self.tally, list[tuple[str, Phrase]]()
        if most := best(t.kills):
            out.append(("sword", W.BEST.of(self.name_of(most[1]), most[2])))
        if t.strongest:
            out.append(("spark", W.STRONGEST.of(t.strongest)))
        if trap := best(t.sprung):
            out.append(("skull", W.TRAP_OF.of(self.name_of(trap[1]))))
        if used := best(t.used):
            out.append(("seal", W.MOST_USED.of(self.name_of(used[1]), used[2])))
        return out

    def score_of(self, seat: int) -> str:
        return f"{standing(self.end, seat)}/{len(self.end.inside(bases_zone(seat)))}"

    def last_event(self) -> LastEvent | None:
        """The base that fell last, and the charge that took it."""
        if self.tally.why != "base" or not self.tally.fallen:
            return self.lead(self.tally.course)
        seat, base, card, turn = self.tally.fallen[-1]
        said = W.BASE_FALLS.of(base, self.name_of(card))
        more = W.BY_CHARGE.of(self.name(1 - seat), self.tally.charged) if self.tally.charged else NO_WORDS
        return LastEvent(R.LAST_BLOW, R.AT_TURN.of(turn), said, more, self.face(card))

    # ---- drawing -------------------------------------------------------------------------------
    def draw_score(self, pen: Pen, row: Box, seat: int, won: bool) -> None:
        """What is left: bases, units, cards in the deck."""
        units = sum(unit.face_up for unit in self.end.inside(field_zone(seat)))  # the remaining force (MS-10.2)
        left = (W.UNITS_LEFT.of(units), W.DECK_LEFT.of(len(self.end.inside(deck_zone(seat)))))
        self.draw_number(pen, row, won, self.score_of(seat), left, 104)

    def draw_below(self, pen: Pen, low: Box, seat: int) -> None:
        if low.h >= SMALL:
            self._bases(pen, low.left(min(low.w * 0.42, low.h * 2.6), 16), seat)
        self._fought(pen, low, seat)

    def hero(self, seat: int) -> Force | None:
        """The force that destroyed most, else the one that came last."""
        mine = sorted(((n, card) for (owner, card), n in self.tally.kills.items() if owner == seat), reverse=True)
        keys = [card for _, card in mine] + self.tally.seen[seat][::-1]
        found = (self.rules.catalogue.get(key) for key in keys)
        return next((card for card in found if isinstance(card, Force)), None)

    def _bases(self, pen: Pen, room: Box, seat: int) -> None:
        """The bases of a seat as they are at the end; a fallen one says when."""
        turns = {base: turn for owner, base, _, turn in self.tally.fallen if owner == seat}
        mine = sorted(self.end.inside(bases_zone(seat)), key=lambda piece: piece.at)
        step = room.w / max(1, len(mine))
        high = min(room.h, (step - 6) * 0.74)
        for n, piece in enumerate(mine):
            facts = self.rules.catalogue.get(piece.card)
            if not isinstance(facts, Base):
                continue
            box = Box(room.x + n * step, room.cy - high / 2, step - 6, high)
            now = Now(fallen=piece.turned, number=n + 1)
            size = (pen.px(box.w), pen.px(box.h))
            pen.put(tile(facts.key, facts, size, pen.lang, now, pen.scale), box.x, box.y)
            if (turn := turns.get(n + 1)) is not None:
                tag = Box(box.cx - 12, box.cy - 12, 24, 20)
                pen.slab(tag, (60, 10, 8, 240), 10, (*pen.colours.harm, 255))
                pen.words(str(turn), (tag.cx, tag.cy), 12, P.IVORY, True, anchor="center")

    def _fought(self, pen: Pen, room: Box, seat: int) -> None:
        """The forces of a seat that came into play; those that were destroyed are crossed out."""
        keys = [key for key in self.tally.seen[seat] if isinstance(self.rules.catalogue.get(key), Force)]
        side = min(room.h, 72.0)
        places = max(1, int(room.w // (side + 8)))
        keys = sorted(keys, key=lambda key: -self.tally.kills[seat, key])[:places]
        step = room.w / places
        for n, key in enumerate(keys):
            cx, top = room.x + (n + 0.5) * step, room.y + (room.h - side) / 2
            pen.put(portrait(self.rules.catalogue[key], pen.px(side)), cx - side / 2, top)
            if lost := self.tally.lost[seat, key]:
                sign(pen, "cross", (cx, top + side / 2), side * 0.24, mix(pen.colours.harm, P.IVORY, 0.25))
                if lost > 1:
                    pen.words(f"×{lost}", (cx + side * 0.42, top + side - 7), 12, P.IVORY, True, anchor="center")
            if kills := self.tally.kills[seat, key]:
                draw_kills(pen, (cx + side / 2 - 24, top - 3), kills)

    def draw_more(self, pen: Pen, room: Box) -> None:
        """Where Magna came from; what was spent, last."""
        sums = Counter[tuple[int, str]]()
        for (seat, why), n in self.tally.gained.items():
            sums[seat, why if why in (*SOURCES, "paid") else "effect"] += n
        inks = {**dict.fromkeys(SOURCES, pen.colours.good), "paid": P.IVORY}
        lines = [(W.GAINED_BY[why], abs(sums[0, why]), abs(sums[1, why]), ink) for why, ink in inks.items()]
        self.draw_sums(pen, room, [line for line in lines if line[1] or line[2]], stone("magna", pen.px(16)))
