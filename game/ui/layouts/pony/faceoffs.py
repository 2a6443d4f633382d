"""A faceoff as sides that add up: from what is known of it now, or from an event of the film."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.pony.comparing import comparison
from game.rules.pony.faceoff import OVER_PROBLEM, Comparison, Side
from game.rules.pony.places import PonyState, opponents
from game.rules.pony.words import card_name, points_of
from game.ui.layouts.pony import words
from game.ui.table import besides_cards as t
from game.ui.table.layout import Look
from game.words import Phrase, listed, seat_name

NOT_OVER = -2  # instead of a winner, or nobody


def contest(view: PonyState, found: Comparison, near: int, *, winner: int = NOT_OVER, tied: bool = False) -> t.Contest:
    """The comparison as the table shows it: the near seat below."""
    by_seat = {side.seat: side for side in found.sides}
    order = [*opponents(view, near), near]
    sides = tuple(_side(view, by_seat.get(seat), seat, found, winner) for seat in order)
    said = _standing(found.sides, winner, tied)
    return t.Contest(title(view, found), stake(found), sides, said, winner != NOT_OVER, "power")


def going_on(view: PonyState, near: int) -> t.Contest | None:
    """The faceoff that goes on in a view; once it is decided, as it was decided."""
    faceoff, found = view.faceoff, comparison(view)
    if faceoff is None or found is None:
        return None
    if not faceoff.decided:
        return contest(view, found, near)
    if faceoff.totals:
        sides = tuple(_settled(side, total) for side, total in zip(found.sides, faceoff.totals, strict=True))
        found = replace(found, sides=sides)
    return contest(view, found, near, winner=faceoff.winner)


def _settled(side: Side, total: int) -> Side:
    """A side as it was when the totals were taken: who took part may have left since."""
    counted = sum(flip.power for flip in side.flips if not flip.ignored)
    return replace(side, total=total, base=total - counted - side.more)


def title(view: PonyState, found: Comparison) -> Phrase:
    """What it is about."""
    if found.kind != OVER_PROBLEM:
        return words.CHALLENGE.of(card_name(view, next((s.troublemaker for s in found.sides if s.troublemaker), "")))
    if len(found.areas) > 1:
        return words.COMBINED
    return words.FACEOFF_AT.of(listed([card_name(view, key) for key in found.problems]))


def stake(found: Comparison) -> Phrase:
    if not found.stake:
        return words.STAKE_NONE
    return (words.STAKE if found.kind == OVER_PROBLEM else words.STAKE_TROUBLE).of(points_of(found.stake))


def _side(view: PonyState, side: Side | None, seat: int, found: Comparison, winner: int) -> t.Side:
    if side is None:
        return t.Side(seat, 0, 0, words.NO_PART, state="out")
    name, sign = None, ""
    if side.troublemaker:
        sign = "fury"
        name = words.HELD_BY.of(view.cards[side.troublemaker].short, seat_name(seat))  # the title says the whole one
    flips = tuple(
        t.Flip(card_name(view, flip.card), view.cards[flip.card].short, Look(flip.card, "card"), flip.power,
               flip.ignored)
        for flip in side.flips
    )  # fmt: skip
    return t.Side(seat, side.base, side.total, words.THERE, flips, side.more, _state(side, found, winner), name, sign)


def _state(side: Side, found: Comparison, winner: int) -> t.SideState:
    if winner != NOT_OVER:
        return "won" if side.seat == winner else "lost"
    best = max(one.total for one in found.sides)
    leaders = sum(one.total == best for one in found.sides)
    if side.total < best:
        return "trails"
    return "leads" if leaders == 1 else "even"


def _standing(sides: Sequence[Side], winner: int, tied: bool) -> Phrase:
    """How it stands in words."""
    if winner != NOT_OVER:
        return words.WON_BY.of(seat_name(winner)) if winner >= 0 else words.NOBODY_WINS
    if tied:
        return words.TIED
    totals = sorted((side.total for side in sides), reverse=True)
    if len(totals) < 2 or totals[0] == totals[1]:
        return words.TIED_NOW
    best = max(sides, key=lambda side: side.total)
    return words.AHEAD.of(seat_name(best.seat), totals[0] - totals[1])
