"""Flips in a faceoff: how many, what they count for, where they go (pony.md, 8.2; Random 14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.frozen import frozen
from game.rules.pony.comparing import comparison, covered_by
from game.rules.pony.events import Flipped, FlipRaised, IgnoredFlip
from game.rules.pony.filters import fits_card
from game.rules.pony.modifiers import FlipMod, FlippedToMod
from game.rules.pony.moments import Moment
from game.rules.pony.places import BONUS, IGNORED, PonyState, amend, deck, facts, flips
from game.rules.pony.power import in_force, keyword, taking_part
from game.rules.pony.sources import concerns, running, statics
from game.rules.pony.triggers import happen
from game.rules.pony.words import KEYWORDS, name
from game.table.known import PieceId
from game.table.state import Piece
from game.table.step import Step, Thing
from game.words import Phrase


@frozen
class FlipOne(Step):
    """A side flips the top card of its deck. An empty deck flips nothing; a faceoff that is over needs no flips."""

    seat: int

    def do(self, s: PonyState) -> None:
        faceoff, pile = s.faceoff, s.zones.get(deck(self.seat))
        if faceoff is None or faceoff.over or faceoff.decided or not pile:
            return
        flip = s.move(s.pieces[pile[0]], flips(self.seat))
        s.tell(Flipped(self.seat, flip.id, flip.card, comparison(s)))
        happen(s, Moment("flipped", self.seat, flip.id, flip.card, flip.owner, areas=faceoff.areas, kind=faceoff.kind))


def extra_flips(s: PonyState, seat: int) -> tuple[int, int]:
    """How many more cards a seat flips at the start of the flips, and how many of its highest do not count."""
    more, ignored = 0, 0
    for static in statics(s, FlipMod):
        if concerns(s, static, seat) and running(s, static.mod.during) and in_force(s, static, seat):
            more += static.mod.n
            ignored += static.mod.ignore_highest
    return more, ignored


def flipped_to(s: PonyState, seat: int, flip: Piece) -> tuple[str, bool]:
    """Where a flipped card goes instead of under the deck: "hand" or "discard", and whether its player may decline."""
    for static in statics(s, FlippedToMod):
        mod = static.mod
        if (
            concerns(s, static, seat)
            and fits_card(s, mod.what, flip.card)
            and running(s, mod.during)
            and covered_by(s, static)
            and in_force(s, static, seat)
        ):
            return mod.to, mod.may
    return "", False


def flipped_card(s: PonyState, flip: int) -> Piece | None:
    """A flipped card that still counts."""
    piece = s.pieces.get(flip)
    return piece if piece and piece.zone.name == "flips" and not piece.has(IGNORED) else None


def reflip(s: PonyState, seat: int, flip: int) -> None:
    """A flipped card is ignored and another one flipped, if the deck has any."""
    if piece := flipped_card(s, flip):
        s.mark_piece(piece, IGNORED, 1)
        s.tell(IgnoredFlip(flip, comparison(s)))
        s.then(FlipOne(seat))


def flip_bonus(s: PonyState, flip: int, n: int) -> None:
    """A flipped card counts for more in this faceoff."""
    if piece := flipped_card(s, flip):
        s.mark_piece(piece, BONUS, n)
        s.tell(FlipRaised(flip, n, comparison(s)))


# ---- Random (14) --------------------------------------------------------------------------------------------------
def randoms(s: PonyState, seat: int, moment: Moment) -> Iterable[UseRandom]:
    """Random: a flipped card with printed power 1 may be ignored, once for each such character (14)."""
    faceoff, flip = s.faceoff, s.pieces.get(moment.piece)
    if moment.on != "flipped" or moment.seat != seat or faceoff is None or flip is None or flip.has(IGNORED):
        return
    if flip.zone == flips(seat) and facts(s, flip).power == 1:
        seen = set()
        for i in faceoff.taking:
            piece = s.pieces.get(i)
            if (
                piece is not None
                and i not in faceoff.randoms
                and piece.owner == seat
                and piece.card not in seen
                and keyword(s, piece, "random")
                and taking_part(s, piece)
            ):
                seen.add(piece.card)
                yield UseRandom(seat, piece.id, flip.id)


@frozen
class UseRandom(Step):
    """Ignore the card and flip another one, by the keyword Random of a character."""

    seat: int
    piece: PieceId
    flip: PieceId
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        faceoff = s.faceoff
        assert faceoff is not None
        amend(s, faceoff=replace(faceoff, randoms=(*faceoff.randoms, self.piece)))
        s.then(*self.after)
        reflip(s, self.seat, self.flip)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{1} of {0}: flip again", "{0}の{1}：めくりなおす").of(name(s, self.piece), KEYWORDS["random"])
