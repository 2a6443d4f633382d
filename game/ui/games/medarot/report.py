"""The result of a Medarot match: who won and why, medals over the turns, what both did and what they paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.rules.medarot.cards import Medarot
from game.rules.medarot.places import deck as deck_zone
from game.rules.medarot.places import hand, medals
from game.rules.medarot.words import cards_of, medals_of
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.medarot import medal as medal_sign
from game.ui.faces.medarot import portrait
from game.ui.games.card_report import FAINT, CardReport
from game.ui.games.medarot import words as W
from game.ui.games.medarot.tally import COLUMNS, REASONS, Tally, tally
from game.ui.widgets.box import Box, rows
from game.ui.widgets.ornaments import dot, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching


class MedarotReport(CardReport):
    """Medals as the course and as what is left; what they were paid for."""

    all_counted, few_counted = COLUMNS, ("attacks", "destroyed", "weak", "drawn")
    titles, score = W.COLUMNS, W.MEDALS
    how_note, more, unknown = W.HOW_NOTE, W.WHERE_PAID, W.DECK_UNKNOWN
    tally: Tally

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.tally, self.end = tally(watching)

    # ---- words ---------------------------------------------------------------------------------
    def trail(self) -> Phrase:
        mode = W.MODES[self.setup.options.get("mode", "normal")]
        turns = W.ONE_TURN if self.tally.turns == 1 else W.TURNS.of(self.tally.turns)
        return W.TRAIL.of(mode, turns, self.setup.seed)

    def why(self) -> Phrase:
        """What ended the match (medarot.md, section 6)."""
        if self.tally.why == "draw":
            return W.WHY["draw"]
        if self.tally.winners is None or len(self.tally.winners) != 1:
            return R.RESULT
        return W.WHY[self.tally.why].of(self.scene.name(1 - self.tally.winners[0]))

    def last(self) -> str:
        return self.app.say(W.END)

    def remembered(self) -> list[tuple[str, Phrase]]:
        t, out = self.tally, list[tuple[str, Phrase]]()
        if best := t.best(t.kills):
            out.append(("sword", W.BEST.of(self.name_of(best[1]), best[2])))
        if weak := t.best(t.broken):
            out.append(("drop", W.BEST_WEAK.of(self.name_of(weak[1]), cards_of(weak[2]))))
        if t.dearest[0]:
            out.append(("skull", W.DEAREST.of(self.name_of(t.dearest[2]), medals_of(t.dearest[0]))))
        if used := t.best(t.used):
            out.append(("person", W.MOST_USED.of(self.name_of(used[1]), used[2])))
        return out

    # ---- drawing -------------------------------------------------------------------------------
    def draw_score(self, pen: Pen, row: Box, seat: int, won: bool) -> None:
        """What is left: medals, cards in deck and hand."""
        end, x = self.end, row.right_edge - 12
        ink = P.BRASS_LIT if won else P.IVORY
        number = pen.words(str(medals(end, seat)), (x, row.cy - 9), 28, ink, True, "display", "midright")
        pen.put(medal_sign(pen.px(22)), number.x - 28, row.cy - 20)
        decks, hands = len(end.inside(deck_zone(seat))), len(end.inside(hand(seat)))
        said = f"{self.app.say(W.DECK_LEFT.of(decks))} · {self.app.say(W.HAND_LEFT.of(hands))}"
        pen.words(said, (x, row.cy + 17), 12, P.MUTED, anchor="midright", width=92)

    def face(self, pen: Pen, seat: int, side: float) -> Surface | None:
        hero = self.hero(seat)
        return portrait(hero, pen.px(side), pen.colours) if hero is not None else None

    def hero(self, seat: int) -> Medarot | None:
        """The Medarot that destroyed most, else the one that fought last."""
        mine = sorted(((n, card) for (owner, card), n in self.tally.kills.items() if owner == seat), reverse=True)
        keys = [card for _, card in mine] + self.tally.seen[seat][::-1]
        found = (self.rules.catalogue.get(key) for key in keys)
        return next((card for card in found if isinstance(card, Medarot)), None)

    def draw_below(self, pen: Pen, room: Box, seat: int) -> None:
        """The Medarots of a seat that fought, in their order; those that were destroyed are crossed out."""
        keys = self.tally.seen[seat]
        named = room.h >= 74
        side = min(room.h - (18 if named else 0), 96.0)
        places = max(1, int(room.w // max(side + 8, 62.0 if named else 0)))
        step = room.w / places
        for n, key in enumerate(keys[:places]):
            card = self.rules.catalogue[key]
            cx, top = room.x + (n + 0.5) * step, room.y + (room.h - side - (18 if named else 0)) / 2
            pen.put(portrait(card, pen.px(side), pen.colours), cx - side / 2, top)
            if lost := self.tally.lost[seat, key]:
                pen.slab(Box(cx - side / 2, top, side, side), (8, 5, 5, 150), side / 2)
                sign(pen, "cross", (cx, top + side / 2), side * 0.24, mix(pen.colours.harm, P.IVORY, 0.25))
                if lost > 1:
                    pen.words(f"×{lost}", (cx + side * 0.42, top + side - 7), 12, P.IVORY, True, anchor="center")
            if kills := self.tally.kills[seat, key]:
                tag = Box(cx + side / 2 - 24, top - 5, 34, 20)
                pen.slab(tag, (40, 12, 8, 240), 10, (*P.BRASS_LIT, 255))
                sign(pen, "sword", (tag.x + 12, tag.cy), 6, P.BRASS_LIT)
                pen.words(str(kills), (tag.right_edge - 7, tag.cy), 12, P.IVORY, True, anchor="midright")
            if named:
                name = card.name.in_(pen.lang)
                pen.words(name, (cx, top + side + 11), 12, P.MUTED, anchor="center", width=step - 4)

    def draw_more(self, pen: Pen, room: Box) -> None:
        """What the medals were paid for, a row for each reason with a bar for each seat."""
        found = [(why, self.tally.paid[0, why], self.tally.paid[1, why]) for why in REASONS]
        found = sorted((row for row in found if row[1] or row[2]), key=lambda row: -(row[1] + row[2]))
        gained = (self.tally.gained[0], self.tally.gained[1])
        lines = [(W.PAID_FOR[why], first, second, -1) for why, first, second in found]
        if any(gained):
            lines.append((W.GAINED, *gained, 1))
        most = max((max(first, second) for _, first, second, _ in lines), default=1)
        fit = max(1, int(room.h // 21))
        for (words, first, second, way), row in zip(
            lines[:fit], rows(room, min(fit, len(lines)), 1, 0, 30), strict=True
        ):
            label = row.w * 0.46
            pen.words(
                self.app.say(words), (row.x, row.cy), 13, P.IVORY if way < 0 else pen.colours.good, width=label - 8
            )
            for seat, number in ((0, first), (1, second)):
                y = row.cy + (seat - 0.5) * 9
                bar = Box(row.x + label, y - 3, row.w - label - 46, 6)
                pen.slab(bar, (0, 0, 0, 150), 3)
                if number:
                    wide = max(5.0, bar.w * number / most)
                    pen.slab(Box(bar.x, bar.y, wide, bar.h), (*self.colour(pen, seat), 255), 3)
            x = row.right_edge
            pen.words(f"{first}·{second}", (x, row.cy), 12, P.MUTED, True, anchor="midright", width=42)
        if not lines:
            dot(pen, (room.cx, room.cy), 4, FAINT)
