"""Effects on cards in play: ready, exhaust, frighten, dismiss, retire, put, power, reattach, turn_over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.rules.pony.alike import one_of_each
from game.rules.pony.choosing import OnCards, asked
from game.rules.pony.events import Strengthened
from game.rules.pony.forms import Amount, Bearer, Color, Until
from game.rules.pony.kinds import is_character, is_friend, is_resource, is_troublemaker
from game.rules.pony.lasting import Lasting, begin
from game.rules.pony.leaving import dismiss, retire, stays, to_deck, to_hand
from game.rules.pony.limits import cannot
from game.rules.pony.places import PLAY, PonyState, in_play
from game.rules.pony.playing import PlaceFree
from game.rules.pony.power import amount, found
from game.rules.pony.refusals import no
from game.rules.pony.states import add_counters, exhaust, frighten, ready, reattach, turn_over
from game.rules.pony.words import standing
from game.table.known import PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def there(s: PonyState, pieces: Iterable[int]) -> Iterator[Piece]:
    """Those of these cards that are still there, one after the other: with a Friend go the Resources on it (13.1)."""
    return (s.pieces[i] for i in pieces if i in s.pieces)


@frozen
class ReadyCards(OnCards):
    """Remove exhaustion.

    疲労を取り除き、レディにする。"""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return piece.zone == PLAY and piece.turned

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            ready(s, piece)

    def button(self) -> Phrase:
        return Phrase("ready {0}", "{0}をレディにする")


@frozen
class ExhaustCards(OnCards):
    """Turn to exhausted: ready characters and Resources.

    レディのキャラクターとリソースを疲労させる。"""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return (
            piece.face_up
            and not piece.turned
            and piece.zone == PLAY
            and (is_character(piece) or is_resource(piece))
            and not cannot(s, "exhaust", by.seat, piece)
        )

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            exhaust(s, piece)

    def button(self) -> Phrase:
        return Phrase("exhaust {0}", "{0}を疲労させる")


@frozen
class FrightenCards(OnCards):
    """Turn face-up Friends face down.

    表向きのフレンドを恐慌状態にする。"""

    who: Literal["", "each"] = ""  # each: everybody in turn is "tp"

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return piece.zone == PLAY and is_friend(piece) and piece.face_up

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            frighten(s, piece)

    def button(self) -> Phrase:
        return Phrase("frighten {0}", "{0}を恐慌状態にする")


@frozen
class DismissCards(OnCards):
    """To the owner's discard pile.

    持ち主の捨て札置き場へ退場させる。"""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return not stays(piece) and not cannot(s, "dismiss", by.seat, piece)

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            dismiss(s, piece, by.seat)

    def button(self) -> Phrase:
        return Phrase("dismiss {0}", "{0}を捨て札にする")


@frozen
class RetireCards(OnCards):
    """Given up by their owner: not a dismissal.

    持ち主が自分で手放す。退場ではない。"""

    who: Literal["", "each"] = ""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return not stays(piece)

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            retire(s, piece)

    def button(self) -> Phrase:
        return Phrase("give up {0}", "{0}を手放す")


@frozen
class PutCards(OnCards):
    """Put into a hand, onto or under a deck, or into play free of charge.

    手札に加えるか、デッキの上か下に置くか、コストを払わずに場に出す。"""

    to: Literal["hand", "deck_top", "deck_bottom", "play_free"]

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        """What has left play is taken from the discard pile; Manes and Problems stay, and no Event is ever in play."""
        if self.to == "play_free" and not (is_friend(piece) or is_resource(piece) or is_troublemaker(piece)):
            return False
        return piece.zone.name in ("discard", "stage", "hand") or (piece.zone == PLAY and not stays(piece))

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            if self.to == "hand":
                to_hand(s, piece)
            elif self.to == "play_free":
                s.then(PlaceFree(by.seat, piece.id))
            else:
                to_deck(s, piece, bottom=self.to == "deck_bottom")

    def button(self) -> Phrase:
        return {
            "hand": Phrase("take {0} into the hand", "{0}を手札に加える"),
            "deck_top": Phrase("put {0} on top of the deck", "{0}をデッキの上に置く"),
            "deck_bottom": Phrase("put {0} under the deck", "{0}をデッキの下に置く"),
            "play_free": Phrase("put {0} into play", "{0}を場に出す"),
        }[self.to]


@frozen
class AddPower(OnCards):
    """More power for a while; meanwhile also these colours. Permanent power is a counter.

    しばらくの間パワーを増やす。その間、これらの色でもある。ずっと続くパワーはカウンターになる。"""

    n: Amount
    until: Until
    colors: tuple[Color, ...] = ()

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return piece.zone == PLAY and piece.face_up and (is_character(piece) or is_troublemaker(piece))

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        n = amount(s, self.n, by)
        for piece in there(s, pieces):
            if self.until == "permanent":
                add_counters(s, piece, n)
            else:
                begin(s, Lasting(by.seat, self.until, piece.id, n, self.colors))
                s.tell(Strengthened(piece.id, n))

    def button(self) -> Phrase:
        if isinstance(self.n, int):
            shown = f"{self.n:+}".replace("-", "−")
            return Phrase(f"{shown} power for {{0}}", f"{{0}}をパワー{shown}")
        return Phrase("more power for {0}", "{0}のパワーを上げる")


# ---- Resources, Manes --------------------------------------------------------------------------------------------
@frozen
class Reattach(OnCards):
    """A Resource goes from its host to another legal one.

    リソースを、付けられる別のカードに付け替える。"""

    to: Bearer

    def hosts(self, s: PonyState, by: By, resource: Piece) -> list[Piece]:
        """Other face-up Friends that it may be attached to."""
        opposing = s.cards[resource.card].place == "opp_friend"
        return [
            p
            for p in found(s, self.to.choose, by)
            if p.face_up and p.id != resource.host and not (opposing and p.owner == resource.owner)
        ]

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return piece.host in s.pieces and is_resource(piece) and bool(self.hosts(s, by, piece))

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        s.then(*(PickHost(by.seat, by, self, piece.id) for piece in there(s, pieces)))

    def button(self) -> Phrase:
        return Phrase("carry over {0}", "{0}を付け替える")


@frozen
class PickHost(Question):
    """On which Friend does a Resource go?"""

    by: By
    effect: Reattach
    resource: PieceId

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for host in one_of_each(s, self.effect.hosts(s, self.by, s.pieces[self.resource]), self.seat):
            yield CarriedOver(self.seat, self.resource, host.id)
        if s.explaining:
            there = {host.id for host in self.effect.hosts(s, self.by, s.pieces[self.resource])}
            yield no("no_bearer", [p.id for p in in_play(s) if is_character(p) and p.id not in there])

    def ask(self, s: PonyState) -> Phrase:
        return asked(
            s,
            self.by,
            Phrase("{0} goes on which Friend?", "{0}をどのフレンドに付ける？").of(standing(s, self.resource)),
        )


@frozen
class CarriedOver(Step):
    seat: int
    resource: PieceId
    host: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.host,)

    def do(self, s: PonyState) -> None:
        reattach(s, s.pieces[self.resource], self.host)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("to {0}", "{0}へ").of(standing(s, self.host))


@frozen
class BoostMane(Effect):
    """This Mane Character turns over to its Boosted side.

    このメーンキャラクターをブースト面にする。"""

    def apply(self, s: PonyState, by: By) -> None:
        if by.source in s.pieces:
            turn_over(s, s.pieces[by.source])
