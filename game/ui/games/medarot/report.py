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
from game.ui.games.card_report import CardReport, draw_kills
from game.ui.games.match_tally import best
from game.ui.games.medarot import words as W
from game.ui.games.medarot.look import LOOK
from game.ui.games.medarot.tally import COLUMNS, REASONS, Tally, tally
from game.ui.games.story import LastEvent, counts
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching


class MedarotReport(CardReport):
    """Medals as the course and as what is left; what they were paid for."""

    all_counted, few_counted = COLUMNS, ("attacks", "destroyed", "weak", "drawn")
    titles, score = W.COLUMNS, W.MEDALS
    how_note, more, look = W.HOW_NOTE, W.WHERE_PAID, LOOK
    whys = W.WHY
    tally: Tally
    unit = W.MEDALS_LEFT
    signs = counts(W.COUNTED, attacks="sword", destroyed="skull", drawn="card")

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.tally, self.end = tally(watching)

    # ---- words ---------------------------------------------------------------------------------
    def kind(self) -> Phrase:
        return W.MODES[self.setup.options.get("mode", "normal")]

    def remembered(self) -> list[tuple[str, Phrase]]:
        t, out = self.tally, list[tuple[str, Phrase]]()
        if most := best(t.kills):
            out.append(("sword", W.BEST.of(self.name_of(most[1]), most[2])))
        if weak := best(t.broken):
            out.append(("drop", W.BEST_WEAK.of(self.name_of(weak[1]), cards_of(weak[2]))))
        if t.dearest[0]:
            out.append(("skull", W.DEAREST.of(self.name_of(t.dearest[2]), medals_of(t.dearest[0]))))
        if used := best(t.used):
            out.append(("person", W.MOST_USED.of(self.name_of(used[1]), used[2])))
        return out

    def score_of(self, seat: int) -> str:
        return str(medals(self.end, seat))

    def last_event(self) -> LastEvent | None:
        """What was destroyed last, and by whom: where a match ended for want of medals, it cost them."""
        loss = self.tally.last_loss
        if self.tally.why != "medals":
            return self.lead(self.tally.course)
        if loss is None or loss[-1] < self.tally.turns:
            payer, amount, why = self.tally.last_paid
            who = self.name(payer)
            said = W.PAYS.of(who, medals_of(amount)) if amount else W.CANNOT_PAY.of(who)
            return LastEvent(R.DECIDED, R.AT_TURN.of(self.tally.turns), said, W.PAID_FOR[why], (self._coin,))
        by, seat, card, cost, turn = loss
        said = R.STRIKES.of(self.name_of(by), self.name_of(card)) if by else R.FALLS.of(self.name_of(card))
        more = W.MUST_PAY.of(self.name(seat), medals_of(cost))
        faces = (*self.face(by), *self.face(card))
        return LastEvent(R.LAST_BLOW, R.AT_TURN.of(turn), said, more, faces, "sword" if len(faces) > 1 else "")

    def _coin(self, px: int) -> Surface:
        return medal_sign(px)

    # ---- drawing -------------------------------------------------------------------------------
    def draw_score(self, pen: Pen, row: Box, seat: int, won: bool) -> None:
        """What is left: medals, cards in deck and hand."""
        left = (W.DECK_LEFT.of(len(self.end.inside(deck_zone(seat)))), W.HAND_LEFT.of(len(self.end.inside(hand(seat)))))
        number = self.draw_number(pen, row, won, self.score_of(seat), left, 92)
        pen.put(medal_sign(pen.px(22)), number.x - 28, row.cy - 20)

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
                draw_kills(pen, (cx + side / 2 - 24, top - 5), kills)
            if named:
                name = card.name.in_(pen.lang)
                pen.words(name, (cx, top + side + 11), 12, P.MUTED, anchor="center", width=step - 4)

    def draw_more(self, pen: Pen, room: Box) -> None:
        """What the medals were paid for, and those that were gained."""
        paid, gained = self.tally.paid, self.tally.gained
        lines = [(W.PAID_FOR[why], paid[0, why], paid[1, why], P.IVORY) for why in REASONS]
        lines = sorted((line for line in lines if line[1] or line[2]), key=lambda line: -(line[1] + line[2]))
        if gained[0] or gained[1]:
            lines.append((W.GAINED, gained[0], gained[1], pen.colours.good))
        self.draw_sums(pen, room, lines)
