"""The result of a pony match: who won and why, points over the turns, what everybody did and what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pony.cards import Card, Friend, Mane
from game.rules.pony.places import deck as deck_zone
from game.rules.pony.places import hand, points, pony
from game.table.sheet import NO_WORDS
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.faces.pony import keyword_icon, points_mark, portrait
from game.ui.games.card_report import CardReport, draw_kills
from game.ui.games.match_tally import best
from game.ui.games.pony import words as W
from game.ui.games.pony.look import LOOK
from game.ui.games.pony.tally import COLUMNS, SOURCES, Tally, tally
from game.ui.games.story import LastEvent, counts
from game.ui.widgets.box import Box, rows
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

MANY = 12  # more turns than this are not named one by one


class PonyReport(CardReport):
    """Points as the course and as what counts; what they came from."""

    all_counted, few_counted = COLUMNS, ("confronted", "won", "beaten", "played")
    titles, score = W.COLUMNS, W.POINTS_TITLE
    how_note, more, look = W.HOW_NOTE, W.WHERE_FROM, LOOK
    tally: Tally
    signs = counts(W.COUNTED, won="strike", confronted="check", played="card")

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.tally, self.end = tally(watching, self.setup.seats)

    # ---- words ---------------------------------------------------------------------------------
    def kind(self) -> Phrase:
        return W.PLAYERS.of(self.setup.seats)

    def why(self) -> Phrase:
        """What ended the match (pony.md, section 12)."""
        winners = self.tally.winners
        if winners is None:
            return R.RESULT
        if len(winners) != 1:
            return W.WHY["draw"]
        if self.tally.why == "points":
            return W.WHY["points"].of(self.name(winners[0]), points(pony(self.end), winners[0]))
        if self.tally.why == "conceded" and self.setup.seats == 2:
            return W.WHY["conceded"].of(self.name(1 - winners[0]))
        return W.WHY["left" if self.tally.why == "conceded" else "turns"].of(self.name(winners[0]))

    def last(self) -> str:
        return super().last() if self.tally.turns <= MANY else ""  # the steps are named one by one

    def deck_in(self, pen: Pen, seat: int, width: float) -> str:
        deck, said = self.played(seat), super().deck_in(pen, seat, width)
        if deck is None or pen.width(said, 13) * 0.8 <= width:
            return said
        return self.app.say(W.SHORT_DECKS.get(deck.ready, deck.name))

    def remembered(self) -> list[tuple[str, Phrase]]:
        t, out = self.tally, list[tuple[str, Phrase]]()
        if most := best(t.fought):
            out.append(("sword", W.BEST.of(self.name_of(most[1]), most[2])))
        if t.boosted:
            out.append(("spark", W.BOOSTED.of(self.name(t.boosted[0]))))
        if t.solved:
            out.append(("check", W.SOLVED.of(t.solved)))
        if t.closest >= 0:
            out.append(("dice", W.CLOSEST.of(t.closest)))
        elif t.highest:
            out.append(("dice", W.HIGHEST.of(t.highest)))
        return out

    def score_of(self, seat: int) -> str:
        return str(points(pony(self.end), seat))

    def last_event(self) -> LastEvent | None:
        """The last points of the winner."""
        last = self.tally.last
        if last is None:
            return self.lead(self.tally.course)
        said = W.LAST_BY[last.why].of(last.n)
        more = self.name_of(last.card) if last.card else NO_WORDS
        return LastEvent(R.LAST_POINTS, R.AT_TURN.of(last.turn), said, more, self.face(last.card))

    def order(self) -> list[int]:
        """The winner first, then by points."""
        return sorted(
            self.seats, key=lambda seat: (seat not in (self.tally.winners or ()), -points(pony(self.end), seat), seat)
        )

    def place(self, seat: int) -> int:
        """Who has as many points as somebody else who did not win shares their place."""
        won = self.tally.winners or ()
        better = [other for other in self.seats if points(pony(self.end), other) > points(pony(self.end), seat)]
        return 1 if seat in won else 1 + len({*better, *won})

    # ---- drawing -------------------------------------------------------------------------------
    def draw_score(self, pen: Pen, row: Box, seat: int, won: bool) -> None:
        """Points, and what is left: cards in deck and hand."""
        left = (W.DECK_LEFT.of(len(self.end.inside(deck_zone(seat)))), W.HAND_LEFT.of(len(self.end.inside(hand(seat)))))
        number = self.draw_number(pen, row, won, self.score_of(seat), left, 92)
        pen.put(points_mark("", pen.px(24)), number.x - 30, row.cy - 22)

    def mark_face(self, pen: Pen, seat: int, at: tuple[float, float], side: float) -> None:
        if seat in self.tally.boosted:
            pen.put(keyword_icon("boost", pen.px(20)), at[0] + side - 17, at[1] + side - 18)

    def cards(self, seat: int) -> list[Card]:
        """The characters of a seat that were in play: the Mane, then those that fought most."""
        keys = sorted(self.tally.seen[seat], key=lambda key: -self.tally.fought[seat, key])
        found = [card for key in keys if isinstance(card := self.rules.catalogue.get(key), Mane | Friend)]
        return sorted(found, key=lambda card: not isinstance(card, Mane))

    def hero(self, seat: int) -> Card | None:
        """The Mane of a seat."""
        return next(iter(self.cards(seat)), None)

    def draw_below(self, pen: Pen, room: Box, seat: int) -> None:
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
                draw_kills(pen, (cx + side / 2 - 24, top - 5), fought, (40, 12, 30))
            if named:
                name = card.name.in_(pen.lang)
                pen.words(name, (cx, top + side + 11), 12, P.MUTED, anchor="center", width=step - 4)

    def draw_more(self, pen: Pen, room: Box) -> None:
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
            dot(pen, (room.cx, room.cy), 4, P.FAINT)
