"""Carrying out what a line of a card says; and whether the cost of a counter can be paid (F-5.17)."""

from __future__ import annotations

from collections.abc import Sequence

from game.effects.effect import By, Effect, resolve
from game.rules.foton.choosing import CardEffect
from game.rules.foton.nouns import said
from game.table.state import State
from game.table.step import Step
from game.words import Phrase


def steps(effects: Sequence[Effect], by: By) -> list[Step]:
    """The steps of a line, from the first of its effects to the last."""
    return resolve(effects, by)


def can_pay(s: State, seat: int, cost: Sequence[Effect]) -> bool:
    """True if a seat can pay the cost of a counter completely (F-5.17)."""
    return all(isinstance(effect, CardEffect) and effect.complete(s, By(seat)) for effect in cost)


def cost_words(cost: Sequence[Effect]) -> Phrase:
    """A counter's cost as the subject of "... is not met"."""
    return Phrase("the cost (“{0}”)", "代償「{0}」").of(said(cost))
