"""Whatever one could click on and is not offered has a reason, with a rule, in both languages."""

from __future__ import annotations

import pytest

from game.commands.fuzz import Variant
from game.match import proof
from game.table.ruleset import Ruleset
from game.table.state import State, legal, refused
from game.table.view import look

from .conftest import positions


def unexplained(s: State, seat: int) -> list[int]:
    """Own pieces in clickable places that are neither offered nor refused, nor just like one that is."""
    view = look(s, seat)
    said = {thing for option in legal(view, seat) for thing in option.about()}
    said |= {thing for no in refused(view, seat) for thing in no.about}
    mine = [p for p in view.pieces.values() if p.owner == seat and p.zone.name in wanted(s, seat)]
    grouped = type(view.asks[seat]).several or question_of(s, seat).partition(" ")[0] in ("magna", "pony")
    alike = {
        (view.pieces[i].card, view.pieces[i].zone, view.pieces[i].face_up) for i in said if i in view.pieces and grouped
    }
    return [p.id for p in mine if p.id not in said and (p.card, p.zone, p.face_up) not in alike]


def question_of(s: State, seat: int) -> str:
    """What is asked, by its game and its name."""
    kind = type(s.asks[seat])
    return f"{kind.__module__.split('.')[2]} {kind.__name__}"


def wanted(s: State, seat: int) -> tuple[str, ...]:
    """The places where one looks for an answer to the question, by its name, or by its game and its name."""
    return PLACES.get(question_of(s, seat), PLACES.get(type(s.asks[seat]).__name__, ()))


# arena.md: what each choice of the turn is made among
# foton.md 16: Megido that wait, have acted or rested, and the hand, which pays; a counter lies face down and waits
PLACES = {
    "ChooseArmy": ("armies",),
    "CastSpells": ("hand",),
    "ChooseMove": ("board",),
    "ChooseAttack": ("board",),
    "ChooseSummon": ("reserve",),
    "MainStep": ("waiting", "acted", "hand"),
    "ChoosePayment": ("hand",),
    "ChooseCounter": ("waiting", "acted"),
    "AddPhotons": ("hand",),
    # medarot.md 18: what each decision is made among
    "Activation": ("board", "hand", "stock", "master"),
    "Defend": ("board", "hand", "stock", "master"),
    "OrderTie": ("board",),
    "Respond": ("board", "stock"),
    "ChooseMaster": ("hand",),
    "SetStock": ("hand",),
    "Place": ("hand",),
    "Refill": ("hand",),
    "SetWindow": ("hand",),
    "TrashToLimit": ("hand",),
    "WeakDiscard": ("hand",),
    "MakeRoom": ("stock",),
    "medarot ChooseTarget": ("board",),
    # magna.md 13: what each prompt is about; equal cards of a hand stand for each other
    "Adjust": ("hand", "field", "arms"),
    "AdjustMore": ("hand", "field", "arms"),
    "Produce": ("hand", "field", "arms", "bases"),
    "Interrupt": ("hand", "field"),
    "Armament": ("hand", "field", "funds"),
    "Regroup": ("field",),
    "ChooseParty": ("field",),
    "Reinforce": ("hand", "field", "arms"),
    "ReinforceMore": ("hand", "field", "arms"),
    "Attacking": ("hand", "field", "arms"),
    "Chain": ("hand", "field"),
    "Block": ("hand", "field", "arms"),
    "DamageOrder": ("field",),
    "GoOn": ("field",),
    "TrimParty": ("field",),
    "TrimGarrison": ("field",),
    # pony.md 4, 5.3, 5.5: equal cards in hand are one choice
    "pony MainActions": ("hand",),
    "pony DiscardChoice": ("hand",),
    "pony ChooseStarting": ("problems",),
}


@pytest.mark.sampled(2, each="rules")
def test_own_things_that_are_not_offered_have_a_reason(rules: Ruleset, usual: Variant) -> None:
    asked = set()
    for s in positions(rules, usual, 12, every=2, most=240):
        for seat in s.asks if s.result is None else ():
            asked |= {type(s.asks[seat]).__name__, question_of(s, seat)}
            alike = {s.pieces[i].host for i in unexplained(s, seat)} if wanted(s, seat) == ("reserve",) else set()
            assert not unexplained(s, seat) or alike, f"{s.asks[seat]}: nothing is said about {unexplained(s, seat)}"
    assert asked & set(PLACES)


@pytest.mark.sampled(3, each="rules")
def test_every_choice_and_refusal_has_words(rules: Ruleset, variant: Variant) -> None:
    for s in positions(rules, variant, 14, every=6, most=150):
        for seat in s.asks if s.result is None else ():
            proof.speaks(s, seat)
