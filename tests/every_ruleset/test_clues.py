"""What a seat still knows of a card that goes out of sight, and what it cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game.match import proof
from game.table.clues import Clue
from game.table.dice import Dice
from game.table.state import Piece, Sight, State, Zone
from game.table.view import imagine, look

TABLE, TRAPS = Zone("table", None, Sight.OPEN), Zone("traps", None, Sight.OPEN)
HAND, OTHER_HAND = Zone("hand", 0, Sight.OWNER), Zone("hand", 1, Sight.OWNER)
DECK = Zone("deck", 0, Sight.NOBODY)
WORLDS = 2000
NEAR = 0.04  # more than three and a half times what chance makes of a share


class Traps(State):
    """Only traps are laid among the traps."""

    def may_be(self, piece: Piece, card: str) -> bool:
        return piece.zone is not TRAPS or card == "trap"


def held(*cards: str, deck: Sequence[str] = ()) -> tuple[State, list[Piece]]:
    """Seat 0 holds these cards and has these in its deck; seats 1 and 2 look on."""
    s = Traps(3, Dice(0), lists=((*cards, *deck), (), ()))
    pieces = [s.put(card, 0, HAND) for card in cards]
    for card in deck:
        s.put(card, 0, DECK)
    return s, pieces


def returned(s: State, piece: Piece) -> Piece:
    """A card is laid open and taken back."""
    return s.move(s.move(piece, TABLE), HAND)


def known(s: State, seat: int = 1) -> list[str]:
    return [clue.card for clue in look(s, seat).clues]


def worlds(s: State, seat: int = 1) -> list[State]:
    view = look(s, seat)
    return [imagine(view, seat, Dice(n)) for n in range(WORLDS)]


# ---- into a hand -------------------------------------------------------------------------------------------------
def test_whoever_saw_a_card_go_to_a_hand_knows_that_the_hand_holds_it() -> None:
    s, (ace, *_) = held("ace", "two", "two")
    returned(s, ace)
    assert known(s, 1) == known(s, 2) == known(s, -1) == ["ace"]
    assert known(s, 0) == [], "it sees its hand"
    assert {p.card for p in look(s, 1).inside(HAND)} == {""}, "nobody else sees which one it is"
    assert look(s, 1).clues == (Clue(1, HAND, "ace"),), "what others know is not told"


def test_a_card_that_went_to_a_hand_is_in_it_and_may_lie_anywhere_there() -> None:
    """One of two aces was seen; the other is one of two unknown cards of the hand in two of seven worlds."""
    s, (ace, *_) = held("ace", "two", "two", deck=("ace", *("two",) * 4))
    returned(s, ace)
    hands = [[p.card for p in world.inside(HAND)] for world in worlds(s)]
    assert all("ace" in hand for hand in hands)
    assert abs(sum(hand.count("ace") == 2 for hand in hands) / WORLDS - 2 / 7) < NEAR
    for place in range(3):
        assert abs(sum(hand[place] == "ace" for hand in hands) / WORLDS - (1 + 2 / 7) / 3) < NEAR


@pytest.mark.parametrize("which", [0, 1])
def test_which_of_two_equal_cards_is_played_cannot_be_told(which: int) -> None:
    """The one that was seen, or its twin: the rest of the hand is as likely to hold an ace as any two cards."""
    s, (ace, *_) = held("ace", "ace", "two", deck=("ace", *("two",) * 4))
    returned(s, ace)
    twins = [p for p in s.inside(HAND) if p.card == "ace"]
    s.move(twins[which], TABLE)
    assert known(s) == []
    hands = [[p.card for p in world.inside(HAND)] for world in worlds(s)]
    assert abs(sum("ace" in hand for hand in hands) / WORLDS - (1 - 5 / 7 * 4 / 6)) < NEAR


def test_a_card_that_leaves_a_hand_unseen_may_be_any_that_was_known_there() -> None:
    s, cards = held("ace", "ace", "two", "trap", "five")
    for card in [s.move(card, TABLE) for card in cards[:4]]:
        s.move(card, HAND)
    assert known(s) == ["ace", "ace", "trap", "two"]
    s.move(s.inside(HAND)[0], DECK)  # the five: nobody else knows that
    assert known(s) == ["ace"], "one of two aces is still there"


def test_a_card_that_cannot_be_the_one_that_has_gone_is_still_known() -> None:
    s, (ace, trap, *_) = held("ace", "trap", "trap")
    returned(s, ace)
    returned(s, trap)
    s.move(s.inside(HAND)[0], TRAPS, face_up=False)
    assert known(s) == ["ace"]


def test_a_card_that_goes_back_to_the_supply_is_in_the_hand_no_more() -> None:
    s, (ace, *_) = held("ace", "two")
    s.drop(returned(s, ace))
    assert known(s) == []


def test_a_card_that_a_seat_puts_into_the_hand_of_another_is_known_to_it_alone() -> None:
    s, _ = held("two")
    given = s.put("ace", 0, TABLE, face_up=False, seen_by=frozenset({1}))
    s.move(given, HAND)
    assert (known(s, 1), known(s, 2), known(s, -1)) == (["ace"], [], [])


def test_of_a_card_that_gets_another_owner_the_lists_tell() -> None:
    """As in the draft of The Foton: clues to all that is taken would say it once more."""
    s, _ = held("two")
    s.move(s.put("ace", 1, TABLE), HAND, owner=0)
    assert known(s) == []


def test_a_hand_that_was_shown_is_known_and_not_which_card_is_which() -> None:
    s, cards = held("ace", "two", "five")
    for card in cards:
        s.change(card, seen_by=frozenset({1}))
    s.shuffle(HAND)
    assert (known(s, 1), known(s, 2)) == (["ace", "five", "two"], [])
    assert {p.card for p in look(s, 1).inside(HAND)} == {""}


def test_a_clue_that_is_not_true_is_found_wherever_matches_are_proved() -> None:
    s, _ = held("two")
    s.clues = (Clue(1, HAND, "ace"),)
    with pytest.raises(proof.Broken, match="believes"):
        proof.sound(s)


# ---- where a place can be followed -------------------------------------------------------------------------------
def test_a_card_is_known_under_a_deck_until_it_is_shuffled() -> None:
    s, (ace, *_) = held("ace", "two", deck=("two",) * 3)
    s.move(s.move(ace, TABLE), DECK)
    for seat in range(-1, 3):
        assert [p.card for p in look(s, seat).inside(DECK)] == ["", "", "", "ace"]
    assert all(world.inside(DECK)[-1].card == "ace" for world in worlds(s)[:20])
    s.shuffle(DECK)
    assert {p.card for p in look(s, 1).inside(DECK)} == {""}


def test_a_card_is_known_when_it_is_drawn_from_where_it_was_put() -> None:
    s, (ace, *_) = held("ace", "two")
    s.move(s.move(s.move(ace, TABLE), DECK), HAND)
    assert known(s) == ["ace"]


def test_what_a_seat_puts_into_its_own_deck_unseen_it_alone_knows() -> None:
    s, (ace, *_) = held("ace", "two", deck=("two",))
    s.move(ace, DECK)
    assert [[p.card for p in look(s, seat).inside(DECK)] for seat in (0, 1)] == [["", "ace"], ["", ""]]


def test_who_else_knows_a_card_of_a_deck_is_not_told() -> None:
    s, (ace, *_) = held("ace", "two")
    put = s.move(ace, DECK)
    s.change(put, seen_by=frozenset({0, 1}))
    assert [look(s, seat).pieces[put.id].seen_by for seat in (0, 1)] == [{0}, {1}]


def test_a_card_that_is_turned_or_laid_face_down_is_known_to_whoever_saw_it() -> None:
    s, (ace, two, five) = held("ace", "two", "five")
    turned = s.change(s.move(ace, TABLE), face_up=False)
    laid = s.move(s.move(two, TABLE), TRAPS, face_up=False)
    unseen = s.move(five, TABLE, face_up=False)
    view = look(s, 1)
    assert [view.pieces[p.id].card for p in (turned, laid, unseen)] == ["ace", "two", ""]


def test_what_is_known_of_hands_counts_each_card_once() -> None:
    """A card that goes to and fro is one card."""
    s, (ace, *_) = held("ace", "two", "two")
    card = ace
    for _ in range(3):
        card = returned(s, card)
    assert Counter(known(s)) == {"ace": 1}
