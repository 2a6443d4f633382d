"""Whether an effect of a Medarotter may be used now, at what price, and why not (medarot.md, 11.2 and 11.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache

from game.effects.effect import By, Chosen
from game.rules.medarot.cards import LOWER, UPPER, Half, Medarotter
from game.rules.medarot.effect_targets import present, useless
from game.rules.medarot.places import hand, is_medarotter, master, medals, medarot, person, stock
from game.rules.medarot.refusals import REASONS, no
from game.rules.medarot.words import TIMINGS
from game.table.state import Piece, State
from game.table.step import No
from game.words import Phrase

TIMINGS_RULE = "11.3"


def price(s: State, half: Half, side: str) -> int:
    """What an effect costs: as printed, or by its place on the card in beginner mode (16)."""
    rules = medarot(s).rules
    fixed = rules.upper_cost if side == UPPER else rules.lower_cost
    return half.cost if fixed < 0 else fixed


def held_and_laid(s: State, seat: int) -> Sequence[Piece]:
    """The stock, the hand and the master of a seat: wherever its Medarotters lie."""
    return (*s.inside(stock(seat)), *s.inside(hand(seat)), *s.inside(master(seat)))


def halves(s: State, card: Piece) -> tuple[tuple[str, Half], ...]:
    """Both effects of a Medarotter with their places on it."""
    printed = person(s, card)
    return ((UPPER, printed.upper), (LOWER, printed.lower))


@cache
def timely(printed: Medarotter, timing: str, occasion: str) -> tuple[tuple[str, Half], ...]:
    """Those of its effects that have a timing and, for triggers, an occasion, with their places on it."""
    both = (UPPER, printed.upper), (LOWER, printed.lower)
    return tuple([(side, half) for side, half in both if half.timing == timing and half.trigger == occasion])


def hindered(s: State, seat: int, card: Piece, side: str, half: Half, now: tuple[Chosen, ...]) -> bool:
    """True if an effect of the right timing, of a card that is not spent, cannot be used now; `objection` says why."""
    if medals(s, seat) < price(s, half, side):
        return True
    return useless(s, half.effects, effect_of(seat, card, side, half, now)) is not None


def effect_of(seat: int, card: Piece, side: str, half: Half, now: tuple[Chosen, ...]) -> By:
    """An effect of a Medarotter, before anything is chosen for it."""
    return By(seat, card.id, card.card, side, chosen=now, event=half.timing)


def spent(card: Piece) -> str:
    """Why a Medarotter as a whole cannot be used, as a code of section 19; "" if it may be."""
    place = card.zone.name
    if place == "master":
        return "face_down" if not card.face_up else "master_used" if card.turned else ""
    return "in_use" if place == "stock" and card.face_up else ""


# ---- why not -------------------------------------------------------------------------------------------------
WRONG_TIMING = {"action": "not_action", "defense": "not_defense", "trigger": "only_triggers"}
OF_HALF = {
    UPPER: Phrase("Upper effect, {0}: {1}", "上段{0}：{1}"),
    LOWER: Phrase("Lower effect, {0}: {1}", "下段{0}：{1}"),
}
BOTH_HALVES = Phrase("{0}. {1}", "{0}。{1}")


def unusable(s: State, seat: int, timing: str, occasion: str = "", late: bool = False) -> Iterable[No]:
    """Why the effects of every Medarotter cannot be used now. Of a card that can be used, what its other effect lacks,
    unless that is the timing alone. `late`: it has attacked or used its special."""
    now, untimely = present(s, seat), REASONS[WRONG_TIMING[timing]][0]
    for card in held_and_laid(s, seat):
        if is_medarotter(card):
            found = {
                side: each
                for side, half in halves(s, card)
                if (each := objection(s, seat, card, side, half, timing, occasion, late, now))
            }
            if len(found) == 2:
                yield both_halves(s, card, found)
            else:
                for side, each in found.items():
                    if each.why != untimely:
                        yield replace(each, why=of_half(s, card, side, each))


def objection(
    s: State,
    seat: int,
    card: Piece,
    side: str,
    half: Half,
    timing: str,
    occasion: str,
    late: bool,
    now: tuple[Chosen, ...],
) -> No | None:
    """Why one effect of a Medarotter cannot be used now, whatever its timing; None if it can (11.3)."""
    code, about, place = "", (card.id,), card.zone.name
    if half.timing == "trigger" and place == "master":
        code = "master_no_trigger"
    elif timing == "trigger" and place != "stock":
        code = "not_set" if half.timing == "trigger" else WRONG_TIMING[timing]
    elif spent(card):
        code = spent(card)
    elif half.timing != timing:
        code = WRONG_TIMING[timing]
    elif half.trigger != occasion:
        code = "not_trigger"
    elif late:
        code = "after_action"
    elif medals(s, seat) < (cost := price(s, half, side)):
        return no("not_enough_medals", about, cost, medals(s, seat))
    elif why := useless(s, half.effects, effect_of(seat, card, side, half, now)):
        return No(about, why, TIMINGS_RULE)
    return no(code, about) if code else None


def both_halves(s: State, card: Piece, found: Mapping[str, No]) -> No:
    """One refusal for a card: each effect with its place and timing, unless the same is true of both."""
    upper, lower = found[UPPER], found[LOWER]
    if upper == lower:
        return upper
    why = BOTH_HALVES.of(of_half(s, card, UPPER, upper), of_half(s, card, LOWER, lower))
    return No((card.id,), why, TIMINGS_RULE, upper.numbers if upper.numbers.en else lower.numbers)


def of_half(s: State, card: Piece, side: str, no: No) -> Phrase:
    """A reason under the place and the timing of the effect that it is about."""
    return OF_HALF[side].of(TIMINGS[person(s, card).half(side).timing], no.why)
