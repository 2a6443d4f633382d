"""What the computer player of The Foton takes in the draft (section 4): what its party pays with, and high numbers."""

from __future__ import annotations

from collections import Counter

import pytest

import game
from game.players.levels import bot
from game.rules.foton import positions
from game.rules.foton.cards import Megido
from game.rules.foton.draft import Take
from game.rules.foton.drafted_deck import deck_value
from game.rules.foton.places import FotonState, area, taken, waiting
from game.rules.foton.positions import key
from game.table.state import choose, legal, run
from game.table.view import look
from tests.rules.foton.foton_byhand import CARDS

FOTON = game.ruleset("foton")
KINDS = ["attack", "skill", "charge"]


def dealt(*areas: str, parties: tuple[str, str] = ("light", "interference")) -> FotonState:
    """The first choice of a draft in which these areas lie open."""
    s = positions.drafting(CARDS, parties, " ".join(areas))
    run(s)
    return s


def worth_of(s: FotonState, *cards: str) -> float:
    """What seat 0 gains by these cards."""
    box = [s.put(key(sign), 0, area(0)) for sign in cards]
    return deck_value(s, 0, box)


def party_with_no(kind: str) -> str:
    """A ready-made party no Megido of which is paid with photons of that kind."""

    def asks(name: str) -> int:
        members = [CARDS[member] for member in CARDS[name].members]
        return sum(getattr(card.cost, kind) for card in members if isinstance(card, Megido))

    return next(name.removeprefix("party/") for name in CARDS if name.startswith("party/") and not asks(name))


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("useless, wanted", [("A4", "S2"), ("S4", "A2")])
def test_photons_that_the_party_pays_with_are_taken_though_others_are_higher(
    useless: str, wanted: str, level: str
) -> None:
    spare, needed = f"{useless} " * 3, f"{wanted} {wanted} C2"
    party = party_with_no({"A": "attack", "S": "skill"}[useless[0]])
    s = dealt(spare, spare, needed, spare, parties=(party, "interference"))
    view = look(s, 0)
    choice = bot(level, FOTON, 0, 1).pick(view, legal(view, 0))
    assert choice is not None and legal(view, 0)[choice] == Take(0, 2)


def test_a_photon_counts_by_its_number_and_charge_most_of_all() -> None:
    s = dealt("A2 A2 A2")
    assert worth_of(s, "A2") < worth_of(s, "A3") < worth_of(s, "A4")
    assert worth_of(s, "C2") - worth_of(s, "C1") > worth_of(s, "S3") - worth_of(s, "S2") > 0


def test_what_the_party_has_enough_of_weighs_the_deck_down() -> None:
    s = dealt("A2 A2 A2")
    few, many = worth_of(s, *["A2"] * 3), worth_of(s, *["A2"] * 30)
    assert few > 0 > many


def test_a_smaller_deck_of_the_same_use_is_better() -> None:
    s = dealt("A2 A2 A2", parties=(party_with_no("attack"), "interference"))
    assert worth_of(s, "S3", "C2") > worth_of(s, "S3", "C2", "A2", "A2", "A2")


def test_what_others_need_is_not_known_and_what_they_took_is() -> None:
    """Their parties lie face down; the areas they took lay open."""
    one, other = (dealt("C2 C2 C2", "A2 A2 A2", "S2 S2 S2", parties=("light", party)) for party in ("flip", "light"))
    assert Counter(p.card for p in one.inside(waiting(1))) != Counter(p.card for p in other.inside(waiting(1)))
    for s in (one, other):
        choose(s, 0, Take(0, 1))
        before = FOTON.worth(s, 0)
        choose(s, 1, Take(1, 2))
        assert len(s.inside(taken(1))) == 3 and FOTON.worth(s, 0) != before
    assert deck_value(one, 1) != deck_value(other, 1), "one of them can pay with Skill photons"
    assert FOTON.worth(one, 0) == FOTON.worth(other, 0)
