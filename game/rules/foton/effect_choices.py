"""Choices that effects ask for: which cards, which option, whether at all, in which order, of which kind.

The target of an interference chooses among its own cards, unless the text says "you choose" (F-5.15, R-11). Every set
of cards is offered once: equal cards are interchangeable. What has only one outcome is not asked, unless the cards lie
hidden: that nothing was asked would tell the others what is among them. The screen answers for the person then
(`moot`).

Long because each kind of choice is a question of its own with its options and words.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import ClassVar

from game.effects.effect import By, Effect, resolve
from game.frozen import frozen
from game.rules.foton.distinct_sets import stacks_of, ways
from game.rules.foton.extra_photons import take_extra
from game.rules.foton.giving_up import Ask
from game.rules.foton.moving_cards import put_at_deck
from game.rules.foton.nouns import said
from game.rules.foton.words import KIND_NAMES, card_name, piece_name
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Step, Thing
from game.words import Phrase, listed

NOT_COMPLETE = Phrase("This cannot be done completely", "これを完全に行うことができない")


def target_of(by: By) -> int:
    """The seat an interference is being carried out on; -1 outside of one."""
    return by.chosen[0].seat if by.chosen else -1


def asked(s: State, by: By, words: Phrase) -> Phrase:
    """What a card asks for, with its name: "Ipos: discard 1 card from your hand"."""
    return Phrase("{0}: {1}", "{0}：{1}").of(card_name(s, by.card), words) if by.card else words


# ---- which cards ---------------------------------------------------------------------------------------------
@frozen
class CardEffect(Effect):
    """An effect on some cards, which somebody may have to choose.

    カードに及ぶ効果。だれかがカードを選ぶことがある。"""

    def found(self, s: State, by: By) -> list[Piece]:
        """The cards it may be done to now."""
        raise NotImplementedError(type(self).__name__)

    def bounds(self, found: int) -> tuple[int, int]:
        """How few and how many of so many cards it is done to."""
        raise NotImplementedError(type(self).__name__)

    def complete(self, s: State, by: By) -> bool:
        """True if it could be carried out completely now (F-8.2)."""
        return True

    def doubtful(self, s: State, by: By) -> bool:
        """True if the others cannot tell whether it could be carried out completely."""
        return False

    def chooser(self, by: By) -> int:
        """Who chooses the cards."""
        return by.seat

    def of_hand(self, by: By) -> bool:
        """True if they are chosen from the own hand, events like photons."""
        return False

    def hidden(self, s: State, by: By) -> bool:
        """True if the others do not see what there is to choose from, and not all of it is meant."""
        return False

    def done_to(self, s: State, by: By, pieces: tuple[int, ...]) -> None:
        """Do it to these cards."""
        raise NotImplementedError(type(self).__name__)

    def apply(self, s: State, by: By) -> None:
        choose_cards(s, by, self)

    def ask(self, s: State, by: By) -> Phrase:
        """What is asked for, in one sentence."""
        raise NotImplementedError(type(self).__name__)

    def choice(self) -> Phrase:
        """What is done to the cards that are chosen, in the words of a button: "discard {0}"."""
        return Phrase("choose {0}", "{0}を選ぶ")

    def refusals(self, s: State, by: By) -> Iterable[No]:
        """Why other cards that lie there cannot be chosen."""
        return ()


def choose_cards(s: State, by: By, effect: CardEffect, each: tuple[Effect, ...] = ()) -> None:
    """Do an effect to its cards; ask which ones, unless everybody knows the answer. `each` follows for every card."""
    found = effect.found(s, by)
    least, most = effect.bounds(len(found))
    plain = least == most and (most in (0, len(found)) or len(stacks_of(found)) == 1)
    if plain and not effect.hidden(s, by):
        _carry_out(s, by, effect, tuple(sorted(p.id for p in found)[:most]), each)
        return
    chooser = effect.chooser(by)
    s.then((ChooseCards if chooser == by.seat else GiveCards)(chooser, by, effect, each))


def _carry_out(s: State, by: By, effect: CardEffect, pieces: tuple[int, ...], each: tuple[Effect, ...]) -> None:
    if each:
        s.then(*resolve(each * len(pieces), by))
    effect.done_to(s, by, pieces)


@frozen
class ChooseCards(Ask):
    """Which cards an effect of the own card is done to."""

    by: Known[By]
    effect: Known[CardEffect]
    each: Known[tuple[Effect, ...]] = ()

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    part: ClassVar[bool] = True
    several: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return self.effect.of_hand(self.by)

    def options(self, s: State) -> Iterable[Step | No]:
        found = self.effect.found(s, self.by)
        least, most = self.effect.bounds(len(found))
        stacks = stacks_of(found)
        for n in range(most, least - 1, -1):
            for pieces in ways(stacks, n):
                yield ChosenCards(self.seat, pieces, self.by, self.effect, self.each)
        if s.explaining:
            yield from self.effect.refusals(s, self.by)

    def ask(self, s: State) -> Phrase:
        return asked(s, self.by, self.effect.ask(s, self.by))


@frozen
class GiveCards(ChooseCards):
    """Which of the own cards an opponent's interference is done to (F-5.15)."""

    part: ClassVar[bool] = False
    inner: ClassVar[bool] = True


@frozen
class ChosenCards(Step):
    """These cards."""

    seat: int
    pieces: tuple[PieceId, ...]
    by: By
    effect: CardEffect
    each: tuple[Effect, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return self.pieces

    def do(self, s: State) -> None:
        _carry_out(s, self.by, self.effect, self.pieces, self.each)

    def say(self, s: State) -> Phrase:
        if not self.pieces:
            return Phrase("choose none", "選ばない")
        return self.effect.choice().of(listed(piece_name(s, i) for i in self.pieces))


# ---- one of several things ---------------------------------------------------------------------------------
@frozen
class ChooseOption(Ask):
    """Which of the lists of a "choose one" is done."""

    by: By
    lists: tuple[tuple[Effect, ...], ...]

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for index, effects in enumerate(self.lists):
            yield ChosenOption(self.seat, index, self.by, effects)

    def ask(self, s: State) -> Phrase:
        return asked(s, self.by, Phrase("choose one", "次から1つを選ぶ"))


@frozen
class ChosenOption(Step):
    seat: int
    index: int
    by: By
    effects: tuple[Effect, ...]

    def do(self, s: State) -> None:
        s.then(*resolve(self.effects, self.by))

    def say(self, s: State) -> Phrase:
        return said(self.effects)


# ---- an optional part ----------------------------------------------------------------------------------------
@frozen
class Whether(Ask):
    """Do an optional part or leave it. It is only offered if the part can be done completely (F-8.2, R-16).

    Where that depends on cards that others do not see, it waits even so: they would learn what is not there.
    """

    by: By
    offer: CardEffect
    then: tuple[Effect, ...]

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        if self.offer.complete(s, self.by):
            yield Do(self.seat, self.by, self.offer, self.then)
        elif s.explaining:
            yield No((), NOT_COMPLETE, "F-8.2")
        yield Leave(self.seat)

    def ask(self, s: State) -> Phrase:
        return asked(s, self.by, Phrase("you may {0}", "{0}？").of(said((self.offer,))))

    def absent(self, s: State) -> Step:
        return Leave(self.seat)


@frozen
class Do(Step):
    """Take the offer: its price, then what it gives."""

    seat: int
    by: By
    offer: Effect
    then: tuple[Effect, ...]

    def do(self, s: State) -> None:
        s.then(*resolve((self.offer, *self.then), self.by))

    def say(self, s: State) -> Phrase:
        return said((self.offer,))


@frozen
class Leave(Step):
    seat: int

    def do(self, s: State) -> None:
        """Nothing follows."""

    def say(self, s: State) -> Phrase:
        return Phrase("leave it", "しない")


# ---- in which order ------------------------------------------------------------------------------------------
@frozen
class ChooseOrder(Ask):
    """In which order cards go under the deck; nobody else learns it (R-22)."""

    pieces: tuple[PieceId, ...]
    top: bool = False

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        seen = set()
        for order in permutations(i for i in self.pieces if i in s.pieces):  # others do not know them by these ids
            faces = tuple(s.pieces[i].card for i in order)
            if faces not in seen:
                seen.add(faces)
                yield Order(self.seat, order, self.top)

    def ask(self, s: State) -> Phrase:
        if self.top:
            return Phrase(
                "In which order do they go on top of your deck? The first one will lie on top",
                "どの順番で山札の上に置くか（最初のカードが一番上）",
            )
        return Phrase(
            "In which order do they go under your deck? The last one will lie at the bottom",
            "どの順番で山札の下に置くか（最後のカードが一番下）",
        )


@frozen
class Order(Step):
    """On or under the deck, in this order from above."""

    seat: int
    pieces: tuple[PieceId, ...]
    top: bool = False

    def about(self) -> tuple[Thing, ...]:
        return self.pieces

    def do(self, s: State) -> None:
        put_at_deck(s, [s.pieces[i] for i in self.pieces], self.top)

    def say(self, s: State) -> Phrase:
        names = [card_name(s, s.pieces[i].card) for i in self.pieces]
        return Phrase(", ".join(n.en for n in names), "、".join(n.ja for n in names))


# ---- of which kind ---------------------------------------------------------------------------------------------
@frozen
class ChooseKind(Ask):
    """Of which kind the next extra photon is."""

    to: str

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield OfKind(self.seat, "attack", self.to)
        yield OfKind(self.seat, "skill", self.to)

    def ask(self, s: State) -> Phrase:
        return Phrase("Which extra photon do you take?", "どちらのエクストラフォトンを取るか")


@frozen
class OfKind(Step):
    seat: int
    kind: str
    to: str

    def do(self, s: State) -> None:
        take_extra(s, self.seat, self.kind, self.to)

    def say(self, s: State) -> Phrase:
        return Phrase("extra {0}", "エクストラの{0}").of(KIND_NAMES[self.kind])
