"""What a faceoff brings: points, a beaten Troublemaker, what is said about winning, who goes home (pony.md, 8.2, 7)."""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.clearing import Cleanup
from game.rules.pony.comparing import stake, there_yet
from game.rules.pony.events import Defeated
from game.rules.pony.faceoff import OVER_PROBLEM, Faceoff, going
from game.rules.pony.leaving import leave
from game.rules.pony.moments import Moment
from game.rules.pony.moving import go_home
from game.rules.pony.places import PonyState, amend, attached, characters
from game.rules.pony.power import keyword, taking_part
from game.rules.pony.refusals import no
from game.rules.pony.scoring import score
from game.rules.pony.tokens import gain
from game.rules.pony.triggers import happen
from game.rules.pony.words import standing
from game.table.known import PieceId
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def conclude(s: PonyState, faceoff: Faceoff) -> None:
    """Points first, with the check for victory; then what is said about winning; then the cards go back."""
    amend(s, faceoff=faceoff, last_faceoff=faceoff.taking)
    s.then(Aftermath(), Cleanup())
    if faceoff.winner < 0:
        return
    s.then(Won())
    if faceoff.kind == OVER_PROBLEM:
        score(s, faceoff.winner, stake(s, faceoff), "faceoff", faceoff.areas)
    elif faceoff.winner == faceoff.challenger:
        defeat(s, faceoff)
    elif among := there_yet(s, faceoff):
        s.then(WhoGoesHome(faceoff.challenger, tuple([p.id for p in among])))


def defeat(s: PonyState, faceoff: Faceoff) -> None:
    """The challenger has its points; the Troublemaker goes to the discard pile: defeated, and dismissed (A34)."""
    piece, seat = s.pieces[faceoff.troublemaker], faceoff.challenger
    at, prize = piece.at, stake(s, faceoff)
    s.tell(Defeated(seat, piece.card, at))
    gone = leave(s, piece, "defeated")
    score(s, seat, prize, "troublemaker")
    for on in ("tm_defeated", "defeated", "dismissed"):
        happen(s, Moment(on, seat, gone.id, gone.card, gone.owner, at, areas=faceoff.areas, was=piece.id))


@frozen
class Won(Step):
    """Triggers of winning, and Studious: one token if one or more of them took part (14)."""

    def do(self, s: PonyState) -> None:
        faceoff = going(s)
        happen(
            s,
            Moment(
                "faceoff_won",
                faceoff.winner,
                faceoff.troublemaker,
                areas=faceoff.areas,
                n=faceoff.margin,
                kind=faceoff.kind,
            ),
        )
        for i in faceoff.taking:
            p = s.pieces.get(i)
            if p is not None and p.owner == faceoff.winner and keyword(s, p, "studious") and taking_part(s, p):
                gain(s, faceoff.winner, 1)
                return


@frozen
class WhoGoesHome(Question):
    """The challenge is lost: which of the characters that took part goes home? (A15)"""

    among: tuple[PieceId, ...]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seen = set()
        for i in self.among:
            piece = s.pieces[i]
            likeness = i if attached(s, i) else (piece.card, piece.turned, piece.marks)
            if likeness not in seen:
                seen.add(likeness)
                yield GoHome(self.seat, i)
        if s.explaining:
            yield no("not_part", [p.id for p in characters(s, self.seat) if p.id not in self.among])

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("The challenge is lost: who goes home?", "挑戦に敗れた：だれをホームに帰す？")


@frozen
class GoHome(Step):
    seat: int
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        if piece := s.pieces.get(self.piece):
            go_home(s, piece, "lost")

    def say(self, s: PonyState) -> Phrase:
        return standing(s, self.piece)
