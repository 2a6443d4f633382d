"""Why not?: whatever cannot be used now says why, in both languages, with the rule - for every card in hand, every own
unit in play, every phase and everything players do, in positions that random matches come to, for every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.commands.fuzz import Variant
from game.table import reasons
from game.table.reasons import OrderOfPlay, why_no_act, why_no_phase, why_not
from game.table.ruleset import Ruleset
from game.table.state import Piece, State, legal, refused
from game.table.step import No, Question, Thing
from game.table.view import View, look
from game.words import Phrase

from .conftest import positions, sampled

# where the cards of a hand and the own units in play lie
OWN = {
    "arena": ("hand", "board", "armies", "reserve"),
    "foton": ("hand", "waiting", "acted", "taken"),
    "medarot": ("hand", "board", "stock", "master"),
    "magna": ("hand", "field", "arms", "bases", "funds"),
    "pony": ("hand", "play"),
}
SEEDS, EVERY, MOST = (31, 32), 7, 160
LONG = {"magna": 700}  # battles, with their blocks and interrupts, come late
ELSEWHERE = ("turn", "acts now", "choose first", "still choosing")


def own_things(rules: Ruleset, view: State, seat: int) -> list[Piece]:
    """Every card in the hand and every own unit in play."""
    return [p for p in view.pieces.values() if p.owner == seat and p.zone.name in OWN[rules.key]]


# ---- what is wrong with the answers of one position -------------------------------------------------
def faults(rules: Ruleset, order: OrderOfPlay, s: State, seat: int, seen: Counter[str]) -> Iterator[str]:
    """Everything that is not explained to a seat, or badly."""
    view = look(s, seat)
    yield from things_without_reason(rules, order, view, seat, seen)
    for phase in order.phases:
        no = why_no_phase(order, view, seat, phase.key)
        seen["phases"] += 1
        yield from ill(no, f"phase {phase.key}")
        if seat in view.asks and phase.key == order.now(view) and phase.full.en not in no.why.en:
            yield f"the present phase {phase.key} is not named: {no.why.en}"
    for act in order.acts:
        found = why_no_act(order, view, seat, act)
        if found is not None:
            seen["actions"] += 1
            yield from ill(found, f"action {act.words.en}")


def things_without_reason(
    rules: Ruleset, order: OrderOfPlay, view: View, seat: int, seen: Counter[str]
) -> Iterator[str]:
    said = {thing for option in legal(view, seat) for thing in option.about()}
    nos = refused(view, seat)
    close = {thing for no in nos for thing in no.about}
    meant = sorts_meant(view, seat)
    for piece in own_things(rules, view, seat):
        if piece.id in said or alike(view, piece, said):
            continue
        found = why_not(order, view, seat, [piece.id])
        seen["refusals"] += 1
        if not found:
            yield f"nothing is said of {piece.card} in {piece.zone.name}"
        for no in found:
            yield from ill(no, f"{piece.card} in {piece.zone.name}")
        in_particular = piece.id in close or alike(view, piece, close)
        if in_particular and found and found[0] not in nos:
            yield f"{piece.card} in {piece.zone.name} is refused, but another reason is said: {found[0].why.en}"
        if seat in view.asks and sort_of(piece) in meant and not in_particular:
            yield f"cards of {piece.zone.name} may be chosen, but of {piece.card} nothing is said in particular"
        if (
            seat not in view.asks
            and found
            and not any(why in found[0].why.en + found[0].numbers.en for why in ELSEWHERE)
        ):
            yield f"it is not said who is asked instead: {found[0].why.en}"


def sorts_meant(view: View, seat: int) -> set[str]:
    """The sorts of things that a question is about: it says which of them may be chosen, so it has to say why
    others may not. What all options have in common has been chosen before."""
    options = [option.about() for option in legal(view, seat)]
    common = set.intersection(*(set(about) for about in options if about)) if any(options) else set()
    pieces = {thing for about in options for thing in about if thing not in common}
    return {sort_of(view.pieces[i]) for i in pieces if isinstance(i, int) and i in view.pieces}


def sort_of(piece: Piece) -> str:
    """Things of a sort lie in one place; where all kinds of cards lie in one, it is the kind that counts."""
    kind = "" if "/" not in piece.card or piece.zone.name in ("board", "armies") else piece.card.split("/")[1]
    return f"{piece.zone.name} {kind}"


def alike(view: View, piece: Piece, said: set[Thing]) -> bool:
    """Equal cards in one place stand for each other."""
    others = (view.pieces[i] for i in said if isinstance(i, int) and i in view.pieces)
    return any(looks(p) == looks(piece) for p in others)


def looks(piece: Piece) -> Piece:
    """Without its id, and without what it was before."""
    return replace(piece, id=0, marks=tuple(mark for mark in piece.marks if mark[0] not in ("entered", "was")))


def ill(no: No, what: str) -> Iterator[str]:
    for words in (no.why.en, no.why.ja + no.why.verb):
        if len(words.strip()) < 4 or "{" in words:
            yield f"{what}: {words!r}"
    if bool(no.numbers.en) != bool(no.numbers.ja):
        yield f"{what}: numbers in one language only"
    if not no.rule.strip():
        yield f"{what}: no rule for {no.why.en!r}"


# ---- random positions ------------------------------------------------------------------------------
@pytest.mark.sampled(2, each="rules")
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_that_cannot_be_used_says_why(rules: Ruleset, variant: Variant, seed: int) -> None:
    order, seen, wrong = rules.order(), Counter[str](), Counter[str]()
    for s in positions(rules, variant, seed, every=EVERY, most=LONG.get(rules.key, MOST)):
        for seat in range(s.seats) if s.result is None else ():
            kind = type(s.asks[seat]).__name__ if seat in s.asks else "not asked"
            wrong.update(f"{kind}: {fault}" for fault in faults(rules, order, s, seat, seen))
    assert not wrong, "\n".join(f"{n} x {fault}" for fault, n in wrong.most_common(12))
    assert seen["refusals"] > 20 and seen["phases"] > 20


def asked_somehow(rules: Ruleset) -> Iterator[tuple[View, int, Question]]:
    """Questions of random matches, as their seats see them."""
    for variant in sampled(rules)[:3]:
        for s in positions(rules, variant, 41, every=1, most=260):
            for seat in s.asks if s.result is None else ():
                yield look(s, seat), seat, s.asks[seat]


def test_in_the_middle_of_a_choice_that_choice_is_named(rules: Ruleset) -> None:
    """Of what the rest of a choice says nothing: first it has to be finished; the rule is that of the question."""
    order, found = rules.order(), 0
    for view, seat, question in asked_somehow(rules):
        if question.part:
            named = {thing for no in refused(view, seat) for thing in no.about}
            for piece in own_things(rules, view, seat):
                if piece.id not in named and found < 30:
                    (first, *_) = why_not(order, view, seat, [piece.id])
                    found += 1
                    assert question.ask(view).en in first.why.en and question.ask(view).ja in first.why.ja
                    assert first.rule == reasons.rule_of(order, view, question)
    assert found >= 10


def test_in_a_reaction_only_the_question_is_answered(rules: Ruleset) -> None:
    order, found = rules.order(), 0
    for view, seat, question in asked_somehow(rules):
        turn, _ = order.turn(view)
        if turn in (seat, -1) or question.part:
            continue
        for act in order.acts:
            no = why_no_act(order, view, seat, act)
            found += 1
            assert no is None or question.ask(view).en in no.why.en
    assert found or rules.key in ("foton", "magna")


def test_whoever_is_not_asked_reads_whose_turn_it_is(rules: Ruleset) -> None:
    order, found = rules.order(), 0
    for s in positions(rules, sampled(rules)[0], 43, every=3, most=200):
        for seat in range(s.seats) if s.result is None else ():
            turn, rule = order.turn(s)
            if seat not in s.asks and turn not in (seat, -1):
                found += 1
                view = look(s, seat)
                nos = [
                    why_no_phase(order, view, seat, order.phases[-1].key),
                    *(why_not(order, view, seat, [p.id])[0] for p in own_things(rules, view, seat)[:3]),
                ]
                assert all(order.who(view, turn).en in no.why.en and no.rule == rule for no in nos)
    assert found > 10


# ---- a check that can fail -------------------------------------------------------------------------
def test_a_question_that_keeps_silent_is_noticed(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Foton, where any Megido may rest, test_refusals names the places of each question."""
    monkeypatch.setattr(reasons, "refused", lambda s, seat: [])
    monkeypatch.setattr(f"{__name__}.refused", lambda s, seat: [])
    assert rules.key == "foton" or noticed(rules, rules.order(), "in particular")


def test_a_game_without_resting_reasons_is_noticed(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "refused", lambda s, seat: [])
    assert noticed(rules, replace(rules.order(), why_idle=lambda s, seat, thing: None), "nothing is said")


def test_reasons_without_a_rule_or_in_one_language_are_noticed(rules: Ruleset) -> None:
    def poor(s: State, seat: int, thing: Thing) -> tuple[Phrase, str]:
        return Phrase("Not possible", ""), ""

    order = replace(rules.order(), why_idle=poor)
    assert noticed(rules, order, "no rule") and noticed(rules, order, "''")


def noticed(rules: Ruleset, order: OrderOfPlay, words: str) -> bool:
    """True if the check finds a fault with these words somewhere."""
    return any(
        words in fault
        for variant in (sampled(rules)[0], sampled(rules)[-1])
        for seed in range(31, 35)
        for s in positions(rules, variant, seed, every=2, most=300)
        for seat in s.asks
        if s.result is None
        for fault in faults(rules, order, s, seat, Counter())
    )
