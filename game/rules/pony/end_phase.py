"""The End Phase: down to the hand limit, down to the home limit (pony.md, 5.5)."""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.alike import different
from game.rules.pony.drawing import Discarding
from game.rules.pony.kinds import is_friend, is_mane
from game.rules.pony.leaving import retire
from game.rules.pony.limits import home_limit
from game.rules.pony.places import PonyState, characters, characters_at, hand, home_of, ids
from game.rules.pony.refusals import no
from game.rules.pony.words import standing
from game.table.known import PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class HandLimit(Step):
    """Discard down to the limit, cards of the player's choice."""

    seat: int

    def do(self, s: PonyState) -> None:
        over = len(s.zones.get(hand(self.seat), ())) - s.rules.hand_limit
        if over > 0:
            s.then(Discarding(self.seat, over, "limit"), Aftermath())


def friends_at_home(s: PonyState, seat: int) -> list[Piece]:
    """Who counts for the home limit: frightened Friends, too, but not the Mane."""
    return [p for p in characters_at(s, seat, home_of(seat)) if is_friend(p)]


@frozen
class HomeLimit(Step):
    """Retire Friends at home until there are no more than the limit."""

    seat: int

    def do(self, s: PonyState) -> None:
        friends, home = 0, home_of(self.seat)
        for piece in characters(s, self.seat):
            if piece.at == home and is_friend(piece):
                friends += 1
        if friends and friends > home_limit(s, self.seat):
            s.then(RetireDown(self.seat))


@frozen
class RetireDown(Question):
    """Who leaves?"""

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in different(s, self.seat, friends_at_home(s, self.seat)):
            yield RetireOne(self.seat, piece.id)
        if s.explaining:
            yield no("mane_stays", ids(p for p in characters(s, self.seat) if is_mane(p)))
            there = ids(friends_at_home(s, self.seat))
            yield no("not_home", ids(p for p in characters(s, self.seat) if not is_mane(p) and p.id not in there))

    def ask(self, s: PonyState) -> Phrase:
        return Phrase(
            "Your home holds {0} Friends at the end of your turn: retire one",
            "ターン終了時、ホームのフレンドは{0}体まで：1体を引退させる",
        ).of(home_limit(s, self.seat))


@frozen
class RetireOne(Step):
    seat: int
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        s.then(Aftermath(), HomeLimit(self.seat))
        retire(s, s.pieces[self.piece])

    def say(self, s: PonyState) -> Phrase:
        return Phrase("retire {0}", "{0}を引退させる").of(standing(s, self.piece))
