"""Asked for cards of the own hand - to keep, discard, pay, lay - one reads what all of them say."""

from __future__ import annotations

from dataclasses import replace

import pytest

import game
from game.effects.effect import By
from game.match.match import Match, Setup
from game.players.levels import bot
from game.rules.arena.effects.card_ops import DiscardAny, PayCard
from game.rules.foton.effect_choices import ChooseCards
from game.rules.foton.effects.photon_ops import Move
from game.rules.foton.selectors import Selector
from game.rules.magna.adjusting import Adjust
from game.rules.magna.looking import AskDiscard
from game.rules.medarot.effects.card_ops import ChooseDiscard
from game.rules.medarot.refill import Refill
from game.rules.pony.drawing import DiscardChoice
from game.table.step import Question
from game.table.view import View
from game.ui import games
from game.ui.layouts.arena.room import compose as battlefield
from game.ui.table.hand_card import TEXTED
from game.ui.table.layout import Composition
from game.ui.widgets.box import Box

TRIED = 300  # picks, until a seat holds cards and acts
ROOM = Box(0, 0, 1280, 720)
ME = By(0)
PHOTON = Move(Selector("hand", "photon"), 1, "discard")
CARD = replace(PHOTON, cards=Selector("hand", "card"))
THEIRS = replace(PHOTON, cards=Selector("hand", "card", "target"), by="actor")


def acting(key: str) -> View:
    """A match of two in which seat 0 is asked and holds at least two cards."""
    rules = game.ruleset(key)
    bots = [bot("random", rules, seat, 0) for seat in (0, 1)]
    match: Match = game.record.begin(Setup(key, 2, 7, kinds=("human", "normal")), bots)
    for _ in range(TRIED):
        view = match.view(0)
        if 0 in view.asks and sum(p.zone.name == "hand" and p.owner == 0 for p in view.pieces.values()) > 1:
            return view
        match.tick()
    raise AssertionError(f"nobody acts in {key}")


def laid(key: str, question: Question) -> Composition:
    """The table while this is asked."""
    view = acting(key)
    view.asks, view.offered = {0: question}, {}
    layout = games.of(game.ruleset(key)).layout
    return (layout().compose if layout is not None else battlefield)(view, 0, ROOM, -1)


@pytest.mark.parametrize(
    ("key", "question"),
    [
        ("arena", PayCard(0, 1, "blue")),
        ("arena", DiscardAny(0, 1)),
        ("foton", ChooseCards(0, ME, CARD)),
        ("medarot", ChooseDiscard(0, 0, "hand")),
        ("medarot", Refill(0)),
        ("magna", Adjust(0)),
        ("magna", AskDiscard(0)),
        ("pony", DiscardChoice(0, 1)),
    ],
    ids=lambda x: x if isinstance(x, str) else type(x).__name__,
)
def test_the_texts_of_a_hand_are_open_while_its_cards_are_chosen(key: str, question: Question) -> None:
    assert laid(key, question).regions.hand.h > TEXTED


@pytest.mark.parametrize(
    ("key", "question"),
    [
        ("foton", ChooseCards(0, ME, PHOTON)),
        ("foton", ChooseCards(0, ME, THEIRS)),
        ("medarot", ChooseDiscard(0, 1, "hand")),
        ("medarot", ChooseDiscard(0, 0, "stock")),
    ],
)
def test_they_are_not_for_photons_or_the_hands_of_others(key: str, question: Question) -> None:
    assert not question.of_hand() and laid(key, question).regions.hand.h < TEXTED


def test_photons_grow_no_wider_beside_texts() -> None:
    """They say nothing; the width is for the cards that do."""
    open_, rest = laid("foton", ChooseCards(0, ME, CARD)), laid("foton", ChooseCards(0, ME, PHOTON))
    wide = [next(p.box.w for p in made.places if p.key == "hand 0") for made in (open_, rest)]
    assert wide[0] == wide[1]
