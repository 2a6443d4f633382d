"""What is drawn over the table in a battle: who strikes whom, the sum, who would fall; in which order damage flows."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.magna.attack import Attacking, Strikers, normal
from game.rules.magna.damage import DamageOrder
from game.rules.magna.forecast import Outcome, of_chain, of_order, of_strike, strike_going_on, taken_away
from game.rules.magna.invasion import ChooseParty, GoOn, first_target, next_target
from game.rules.magna.invasion_state import Attack
from game.rules.magna.naming import name
from game.rules.magna.places import at_place, field, free_slots, garrison, hand, is_unit, magna, party
from game.rules.magna.production import ChooseSlot
from game.rules.magna.use import Use, definition, pieces_chosen
from game.rules.magna.values import attack, defence
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.table.besides_cards import NOTHING, Arrow, CellMark, Front, Overlay, Term, Tone, Totals
from game.words import Phrase

BEND = 0.06


def overlay(view: View, eyes: int, pointed: Sequence[Thing], chosen: Sequence[Thing]) -> Overlay:
    """Of the strike that goes on, of the one that is planned, else of the forces as they stand."""
    me, question = magna(view), view.asks.get(eyes)
    if isinstance(question, ChooseSlot):
        return replaced(view, pointed)
    if isinstance(question, (ChooseParty, GoOn)):
        return marching(view, question, chosen)
    if me.battle is None:
        return declared_overlay(view, eyes, pointed) if me.declared else NOTHING
    if isinstance(question, DamageOrder):
        return order_overlay(view, question, pointed)
    strike = strike_going_on(view)
    if strike is not None:
        return strike_overlay(view, eyes, strike, pointed)
    if me.attack is not None or me.declared:
        return declared_overlay(view, eyes, pointed)
    if eyes != me.battle.invader or me.battle.step != "attack":
        return forces(view)
    planned = plan(view, eyes, pointed, chosen)
    return drawn(view, planned, eyes) if planned is not None else forces(view)


def replaced(view: View, pointed: Sequence[Thing]) -> Overlay:
    """In a full base somebody has to go for the newcomer (MS-4.7)."""
    unit = next(filter(is_unit, view.among(pointed)), None)
    if unit is None or free_slots(view, unit.owner, unit.at[0]):
        return NOTHING
    return Overlay((CellMark(Spot(field(unit.owner), unit.at), "harm", words.MAKES_ROOM),))


def marching(view: View, question: ChooseParty | GoOn, chosen: Sequence[Thing]) -> Overlay:
    """The attack of those who are chosen, and the defence of the base that they go for, as far as it can be seen."""
    seat = question.seat
    base = first_target(view, seat) if isinstance(question, ChooseParty) else next_target(view)
    going = [unit for unit in view.among(chosen) if is_unit(unit) and unit.owner == seat and not unit.turned]
    shield = sum(max(0, defence(view, unit)) for unit in at_place(view, 1 - seat, base))
    terms = (Term("attack", str(sum(attack(view, unit) for unit in going))), Term("defence", str(shield), "→"))
    return Overlay(totals=Totals(terms, words.MARCHING, "faint"))


# ---- strikes ---------------------------------------------------------------------------------------
def plan(view: View, eyes: int, pointed: Sequence[Thing], chosen: Sequence[Thing]) -> Outcome | None:
    """The strike that is being put together, or the one at the unit that is pointed at, with all who could strike."""
    question = view.asks.get(eyes)
    mine = {unit.id for unit in normal(view)}
    strikers = [thing for thing in chosen if thing in mine]
    if isinstance(question, Strikers):
        return of_strike(view, [i for i in strikers if isinstance(i, int)], question.target)
    if not isinstance(question, Attacking) or not mine:
        return None
    enemies = {unit.id for unit in garrison(view)}
    target = next((thing for thing in (*pointed, *chosen) if isinstance(thing, int) and thing in enemies), 0)
    if target:
        return of_strike(view, [unit.id for unit in normal(view)], target)
    return None


def strike_overlay(view: View, eyes: int, strike: Attack, pointed: Sequence[Thing]) -> Overlay:
    """The declared strike; with a block that is pointed at, what it would take away."""
    if strike.negated:
        return NOTHING
    less = softened(view, eyes, pointed) if eyes != strike.seat else 0
    target = strike.target if strike.kind == "skirmish" else 0
    return drawn(view, of_strike(view, strike.strikers, target, strike.reduce + less), eyes)


def softened(view: View, eyes: int, things: Sequence[Thing]) -> int:
    """How much less would be dealt with the card of the own hand that is pointed at, if it blocks."""
    held = [piece for piece in view.inside(hand(eyes)) if piece.id in things]
    return next((less for piece in held if (less := taken_away(view.cards.get(piece.card)))), 0)


def drawn(view: View, plan: Outcome, eyes: int) -> Overlay:
    """Arrows or one front, a word on everybody who would fall, the sum."""
    if not plan.targets:
        return NOTHING
    arrows: tuple[Arrow, ...] = ()
    fronts: tuple[Front, ...] = ()
    if plan.charge:
        fronts = (Front(plan.strikers, plan.targets),) if plan.strikers else ()
    else:
        arrows = tuple(Arrow(i, plan.targets[0], "harm", bend=BEND, angled=True) for i in plan.strikers)
    return Overlay(tuple(fates(view, plan)), arrows, (), fronts, totals(view, plan, eyes))


def fates(view: View, plan: Outcome) -> list[CellMark]:
    """What becomes of each target, in a word."""
    found = []
    for i in plan.targets:
        unit = view.pieces[i]
        said, tone = fate(plan, i)
        if said is not None:
            found.append(CellMark(Spot(field(unit.owner), unit.at), tone, said))
    return found


def fate(plan: Outcome, unit: int) -> tuple[Phrase | None, Tone]:
    if unit in plan.falls:
        return words.FALLS, "harm"
    if unit in plan.may_fall:
        return words.MAY_FALL, "offer"
    if not plan.charge and plan.total:
        return words.STAYS.of(plan.total, plan.shields[plan.targets.index(unit)]), "guard"
    return None, "guard"


def totals(view: View, plan: Outcome, eyes: int) -> Totals:
    """Every striker's attack, what is taken away, what arrives, the defence it meets."""
    terms = [Term("attack", str(n), "+" if k else "") for k, n in enumerate(plan.parts)]
    if plan.reduced:
        terms.append(Term("", str(min(plan.reduced, sum(plan.parts))), "−"))
    if plan.reduced or len(plan.parts) != 1:
        terms.append(Term("attack", str(plan.total), "="))
    terms.append(Term("defence", str(sum(plan.shields)), "→"))
    return Totals(tuple(terms), result(view, plan, eyes), "harm" if plan.falls or plan.may_fall else "guard")


def result(view: View, plan: Outcome, eyes: int) -> Phrase:
    """The outcome in words."""
    if not plan.total:
        return words.NOTHING_LEFT
    if not plan.charge:
        said = name(view, plan.targets[0])
        if plan.falls:
            return words.TARGET_FALLS.of(said)
        return words.TARGET_STAYS.of(said, plan.total, plan.shields[0])
    count = len(plan.targets)
    if plan.fewest == count:
        return words.ALL_FALL
    battle = magna(view).battle
    if battle is not None and eyes == battle.defender:
        return words.YOU_ORDER.of(plan.fewest, count) if plan.fewest else words.NONE_FALL
    if plan.fewest == plan.most:
        return words.SOME_FALL.of(plan.fewest, count)
    return words.BETWEEN_FALL.of(plan.fewest, plan.most, count)


# ---- abilities and cards -------------------------------------------------------------------------------
def declared_overlay(view: View, eyes: int, pointed: Sequence[Thing]) -> Overlay:
    """Who uses what on whom, link by link; what they come to, or what they do in words."""
    me = magna(view)
    attack = me.attack
    if attack is not None and not attack.negated and not me.declared:
        less = softened(view, eyes, pointed) if eyes != attack.seat else 0
        plan = of_chain(view, attack.links, attack.reduce + less)
        if plan is not None:
            return drawn(view, plan, eyes)
    uses = list(dict.fromkeys((*(attack.links if attack else ()), *(attack.block if attack else ()), *me.declared)))
    arrows = tuple(
        Arrow(use.unit, i, "harm" if attack is None or use.seat == attack.seat else "guard", bend=BEND, angled=True)
        for use in uses
        for i in pieces_chosen(use)
        if use.unit in view.pieces and i in view.pieces and i != use.unit
    )
    if not uses:
        return Overlay(arrows=arrows)
    said = text_of(view, uses[-1])
    return Overlay(arrows=arrows, totals=Totals((), said, "harm" if attack is None or not attack.block else "guard"))


def text_of(view: View, use: Use) -> Phrase:
    """What a declared ability or card does, as it is printed."""
    found: Phrase = definition(view, use).text
    return found


# ---- the forces as they stand ------------------------------------------------------------------------
def forces(view: View) -> Overlay:
    """A charge of everybody who could strike against the garrison as it is."""
    strikers = [unit.id for unit in normal(view)]
    everybody = garrison(view)
    if not everybody:
        return Overlay(totals=Totals((), words.EMPTY_GARRISON, "offer")) if party(view) else NOTHING
    planned = of_strike(view, strikers, 0)
    terms = [Term("attack", str(planned.total)), Term("defence", str(sum(planned.shields)), "→")]
    said = words.IF_ALL.of(result(view, planned, -1)) if strikers else words.NOBODY_STRIKES
    return Overlay(totals=Totals(tuple(terms), said, "faint"))


# ---- the order of damage -----------------------------------------------------------------------------
def order_overlay(view: View, question: DamageOrder, pointed: Sequence[Thing]) -> Overlay:
    """Who takes how much in the order so far, with the unit that is pointed at as the next one."""
    following = next((thing for thing in pointed if isinstance(thing, int) and thing in question.left), 0)
    order = [*question.order, *((following,) if following else ())]
    marks = []
    for n, (i, taken, falls) in enumerate(of_order(view, order, question.amount), 1):
        unit = view.pieces[i]
        said = words.TAKES_FALLS.of(n) if falls else words.TAKES.of(n, taken)
        marks.append(CellMark(Spot(field(unit.owner), unit.at), "harm" if falls else "guard", said))
    spent = sum(taken for _, taken, _ in of_order(view, order, question.amount))
    rest = sum(max(0, defence(view, view.pieces[i])) for i in (*question.order, *question.left))
    said = words.LEFT_TO_POUR.of(question.amount - spent, question.amount)
    terms = (Term("attack", str(question.amount)), Term("defence", str(rest), "→"))
    return Overlay(tuple(marks), totals=Totals(terms, said, "harm"))
