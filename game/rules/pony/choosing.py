"""Choices that effects ask for: which cards (pony.md, 13.6 and 15).

Several cards are picked one after the other. Cards that look alike stand for each other. What has only one outcome is
not asked; where there are no more candidates than are meant, all of them are meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from game.effects.effect import By, Chosen, Effect
from game.frozen import frozen
from game.rules.pony.alike import one_of_each
from game.rules.pony.forms import All, AtRandom, Choose, ChosenIf, Selector
from game.rules.pony.moments import Moment
from game.rules.pony.places import PonyState, order
from game.rules.pony.power import found, matches
from game.rules.pony.sources import doer
from game.rules.pony.words import card_name, name, standing
from game.rules.pony.wrong_targets import wrong_targets
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

NOTHING_THERE = Phrase("There is nothing it could be used on", "対象がない")
PICKED = "picked"


def asked(s: PonyState, by: By, words: Phrase) -> Phrase:
    """What a card asks for, with its name: "Mayor Mare: move which card?"."""
    return Phrase("{0}: {1}", "{0}：{1}").of(card_name(s, by.card), words)


# ---- effects on cards ----------------------------------------------------------------------------------------------
@frozen
class OnCards(Effect):
    """An effect on some cards, which somebody may have to choose."""

    what: Selector

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        """True if it would change this card (13.6)."""
        return True

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        """Do it to these cards."""
        raise NotImplementedError(type(self).__name__)

    def button(self) -> Phrase:
        """What is done to a card that is chosen: "dismiss {0}"."""
        raise NotImplementedError(type(self).__name__)

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        """A required choice without a candidate stands in the way."""
        if not isinstance(self.what, Choose) or self.what.up_to:
            return None
        for piece in found(s, self.what.choose, by):
            if self.takes(s, by, piece):
                return None
        return NOTHING_THERE


def candidates(s: PonyState, effect: OnCards, by: By) -> Sequence[Piece]:
    """The cards that an effect could be done to."""
    what = effect.what
    if isinstance(what, (Choose, All, AtRandom)):
        wanted = what.choose if isinstance(what, Choose) else what.all if isinstance(what, All) else what.random
        return [p for p in found(s, wanted, by) if effect.takes(s, by, p)]
    if isinstance(what, ChosenIf):
        ids: Sequence[Thing] = [c.thing for c in by.get(PICKED)]
    else:
        ids = [by.source if what == "self" else by.host if what == "host" else by.event.piece if by.event else 0]
    pieces = [s.pieces[i] for i in ids if isinstance(i, int) and i in s.pieces]
    return [
        p
        for p in pieces
        if effect.takes(s, by, p) and (not isinstance(what, ChosenIf) or matches(s, what.chosen_if, p, by))
    ]


# ---- one effect after the other --------------------------------------------------------------------------------------
@frozen
class Perform(Step):
    """Effects of a card are carried out in order; a later one may refer to what was chosen for an earlier one."""

    effects: Known[tuple[Effect, ...]]
    by: Known[By]

    def do(self, s: PonyState) -> None:
        first, rest = self.effects[0], self.effects[1:]
        if getattr(first, "who", "") == "each":
            s.then(
                *(Perform((of_one(first),), for_player(self.by, seat)) for seat in order(s)),
                *([Perform(rest, self.by)] if rest else ()),
            )
        elif isinstance(first, OnCards):
            choose(s, self.by, self.effects)
        else:
            follow(s, rest, self.by)
            first.apply(s, self.by)


def follow(s: PonyState, rest: tuple[Effect, ...], by: By) -> None:
    """What comes after an effect."""
    if rest:
        s.then(Perform(rest, by))


def of_one(effect: Effect) -> Effect:
    """What everybody does, done by one of them: "tp"."""
    who: dict[str, Any] = {"who": "" if isinstance(effect, OnCards) else "tp"}
    return replace(effect, **who)


def for_player(by: By, seat: int) -> By:
    """The same effect, this player being the one it is about ("tp")."""
    event = replace(by.event, seat=seat) if by.event is not None else Moment("", seat)
    return By(by.seat, by.source, by.card, by.part, by.host, by.chosen, event)


def choose(s: PonyState, by: By, effects: tuple[Effect, ...], may: bool = False) -> None:
    """The first of these effects is done to its cards; whoever has to choose them is asked."""
    effect = effects[0]
    assert isinstance(effect, OnCards)
    there = candidates(s, effect, by)
    what = effect.what
    if isinstance(what, AtRandom):
        there = s.dice.shuffled(there)[: what.n] if there else []
    if not isinstance(what, Choose) or (len(there) <= what.n and not what.up_to and not may):
        done(s, by, effects, tuple(p.id for p in there))
    elif there:
        s.then(picking(s, by, effects, (), may))
    else:
        follow(s, effects[1:], by)


def done(s: PonyState, by: By, effects: tuple[Effect, ...], pieces: tuple[int, ...]) -> None:
    """The first effect is done to these cards, the others follow and know which they were."""
    effect = effects[0]
    assert isinstance(effect, OnCards)
    known = by
    if pieces:
        chosen = (*by.chosen, *[Chosen(PICKED, i) for i in pieces])
        known = By(by.seat, by.source, by.card, by.part, by.host, chosen, by.event)
    follow(s, effects[1:], known)
    if pieces:
        effect.done_to(s, known, pieces)


# ---- which cards -----------------------------------------------------------------------------------------------------
def chooser(s: PonyState, what: Choose, by: By) -> int:
    """Who chooses."""
    return doer(by) if what.by == "tp" else by.seat


def picking(s: PonyState, by: By, effects: tuple[Effect, ...], picked: tuple[int, ...], may: bool = False) -> Question:
    """The question for the next card."""
    effect = effects[0]
    assert isinstance(effect, OnCards) and isinstance(effect.what, Choose)
    seat = chooser(s, effect.what, by)
    if effect.what.choose.at == "hand":
        return PickFromHand(seat, by, effects, picked, may)
    return (PickCard if seat == s.active else GiveCard)(seat, by, effects, picked, may)


@frozen
class PickCard(Question):
    """Which card is an effect done to?"""

    by: Known[By]
    effects: Known[tuple[Effect, ...]]
    picked: tuple[PieceId, ...] = ()
    may: Known[bool] = False  # the whole effect can be declined

    part: ClassVar[bool] = True

    @property
    def effect(self) -> OnCards:
        assert isinstance(self.effects[0], OnCards)
        return self.effects[0]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        what, there = self.effect.what, candidates(s, self.effect, self.by)
        if self.picked:
            there = [p for p in there if p.id not in self.picked]
        for piece in one_of_each(s, there, self.seat):
            yield Picked(self.seat, piece.id, self.by, self.effects, self.picked)
        if self.may or (isinstance(what, Choose) and what.up_to):
            yield Enough(self.seat, self.by, self.effects, self.picked)
        if s.explaining and isinstance(what, Choose):
            yield from wrong_targets(s, what.choose, self.by, self.seat, {p.id for p in there}, self.picked)

    def ask(self, s: PonyState) -> Phrase:
        n = self.effect.what.n if isinstance(self.effect.what, Choose) else 1
        words = self.effect.button().of(Phrase("which card", "どのカード"))
        left = (
            Phrase("{0}? ({1} of {2})", "{0}？（{1}／{2}）").of(words, len(self.picked) + 1, n)
            if n > 1
            else (Phrase("{0}?", "{0}？").of(words))
        )
        return asked(s, self.by, left)


@frozen
class GiveCard(PickCard):
    """The same, in the middle of somebody else's turn."""

    part: ClassVar[bool] = False
    inner: ClassVar[bool] = True


@frozen
class PickFromHand(PickCard):
    """The same, from the own hand: it is always asked, or it would tell what the hand holds."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True


@frozen
class Picked(Step):
    """This card."""

    seat: int
    piece: PieceId
    by: By
    effects: tuple[Effect, ...]
    picked: tuple[PieceId, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        effect = self.effects[0]
        assert isinstance(effect, OnCards) and isinstance(effect.what, Choose)
        picked = (*self.picked, self.piece)
        if len(picked) < effect.what.n and any(p.id not in picked for p in candidates(s, effect, self.by)):
            s.then(picking(s, self.by, self.effects, picked))
        else:
            done(s, self.by, self.effects, picked)

    def say(self, s: PonyState) -> Phrase:
        effect = self.effects[0]
        assert isinstance(effect, OnCards)
        piece = s.pieces.get(self.piece)
        shown = standing(s, piece) if piece and piece.zone.name == "play" else name(s, self.piece)
        return effect.button().of(shown)


@frozen
class Enough(Step):
    """No more cards; without any, the effect is declined."""

    seat: int
    by: By
    effects: tuple[Effect, ...]
    picked: tuple[PieceId, ...] = ()

    def do(self, s: PonyState) -> None:
        if self.picked:
            done(s, self.by, self.effects, self.picked)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("that is all", "これで終わり") if self.picked else Phrase("do not use it", "使わない")
