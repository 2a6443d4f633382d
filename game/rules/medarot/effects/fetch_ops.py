"""Fetching cards from the trash or the deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.drawing import drawn
from game.rules.medarot.effect_targets import NOTHING_TO_DO
from game.rules.medarot.effects.card_ops import show
from game.rules.medarot.events import Fetched
from game.rules.medarot.forms import CardKind, Pile
from game.rules.medarot.places import deck, hand, is_medarot, is_medarotter, medarot, trash
from game.rules.medarot.refill import NothingThere
from game.rules.medarot.refusals import no
from game.rules.medarot.words import name
from game.table.clues import everybody
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class Fetch(Effect):
    """Choose cards of a kind from the own trash or deck, show them, take them to hand; a searched deck is shuffled.

    自分のトラッシュかデッキから、指定の種類のカードを選び、見せて手札に加える。デッキから探したら、シャッフルする。"""

    source: Pile
    kind: CardKind
    n: Positive

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """A deck may always be searched."""
        return None if self.source == "deck" or pool(s, by.seat, self.source, self.kind) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        if self.source == "deck":
            show(s, s.inside(deck(by.seat)), by.seat)
        ask = SearchDeck if self.source == "deck" else ChooseFetch
        s.then(
            *(ask(by.seat, self.source, self.kind) for _ in range(self.n)),
            Fetching(by.seat, self.source),
            *drawn(by.seat),
        )

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("fetch", self)


def pool(s: State, seat: int, source: str, kind: str) -> list[Piece]:
    wanted = is_medarot if kind == "medarot" else is_medarotter
    return [p for p in s.inside(trash(seat) if source == "trash" else deck(seat)) if wanted(p)]


@frozen
class ChooseFetch(Question):
    """Which card is taken?"""

    source: str
    kind: str

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if pool(s, self.seat, self.source, self.kind):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        if not pool(s, self.seat, self.source, self.kind):
            yield NothingThere(self.seat)
        for piece in pool(s, self.seat, self.source, self.kind):
            yield Take(self.seat, piece.id, self.source)
        if s.explaining:
            others = [
                p.id
                for p in s.inside(trash(self.seat) if self.source == "trash" else deck(self.seat))
                if p not in pool(s, self.seat, self.source, self.kind)
            ]
            yield no("no_legal_target", others)

    def ask(self, s: State) -> Phrase:
        what = Phrase("Medarot", "メダロット") if self.kind == "medarot" else Phrase("Medarotter", "メダロッター")
        where = Phrase("trash", "トラッシュ") if self.source == "trash" else Phrase("deck", "デッキ")
        return Phrase("Take a {0} from your {1}", "{1}から{0}を1枚手札に加える").of(what, where)


@frozen
class SearchDeck(ChooseFetch):
    """The own deck lies open to its owner, whatever it holds; that there is no choice tells nobody anything (S11)."""

    waits: ClassVar[bool] = True

    def do(self, s: State) -> None:
        Question.do(self, s)


@frozen
class Take(Step):
    seat: int
    card: PieceId
    source: str

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        me, card = medarot(s), s.pieces[self.card]
        s.tell(Fetched(self.seat, card.card, self.source))
        card = s.change(card, seen_by=everybody(s.seats))
        me.fresh += ((self.seat, s.move(card, hand(self.seat), back="card").id),)

    def say(self, s: State) -> Phrase:
        return Phrase("take {0}", "{0}を手札に加える").of(name(s, self.card))


@frozen
class Fetching(Step):
    """A deck that was searched is shuffled; nobody knows it any more."""

    seat: int
    source: Known[str]

    def do(self, s: State) -> None:
        if self.source == "deck":
            s.shuffle(deck(self.seat))
