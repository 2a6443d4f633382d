"""Asked for cards of the own hand - to keep, discard, pay, lay - one reads what all of them say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

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
from game.table.dice import Dice
from game.table.state import Piece
from game.table.step import Question
from game.table.view import View
from game.ui import games
from game.ui.layouts.arena.room import compose as battlefield
from game.ui.layouts.foton.printed import printed as foton
from game.ui.layouts.magna.printed import printed as magna
from game.ui.layouts.medarot.printed import printed as medarot
from game.ui.layouts.pony.printed import printed as pony
from game.ui.table.arrange import arrange
from game.ui.table.hand_card import planned
from game.ui.table.layout import Composition
from game.ui.table.reading_room import BROADER, TEXTED, shared
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
    return laid_in(key, acting(key), question)


def laid_in(key: str, view: View, question: Question) -> Composition:
    """The table of a view in which this is asked."""
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


def test_photons_take_less_width_beside_texts() -> None:
    """They say nothing; the width is for the cards that do, and there is height enough for a third row."""
    photons, wide = [f"card/{kind}/{n}" for kind in ("attack", "skill") for n in (2, 3, 4)], list[float]()
    for question in (CARD, PHOTON):
        made = laid_in("foton", given("foton", "hand", photons), ChooseCards(0, ME, question))
        wide.append(next(place.box.w for place in made.places if place.key == "hand 0"))
    assert wide[0] < wide[1]


# ---- whether every text has room ---------------------------------------------------------------------
LONGEST, DEALT = 2, 12  # texts of a hand that are among the longest of a game; hands that are tried


def given(key: str, zone: str, cards: Sequence[str]) -> View:
    """A match of two in which these cards, and no others, lie in a zone of seat 0."""
    view = acting(key)
    (place,) = (one for one in view.zones if one.name == zone and one.owner == 0)
    for gone in view.zones[place]:
        del view.pieces[gone]
    view.zones[place] = []
    for n, card in enumerate(cards, 9000):
        view.pieces[n] = Piece(n, card, 0, place)
        view.zones[place].append(n)
    return view


@pytest.mark.parametrize(
    ("key", "zone", "kind", "printed", "question", "count"),
    [
        ("foton", "waiting", "megido/", foton, ChooseCards(0, ME, CARD), 6),
        ("medarot", "hand", "card/medarot/", medarot, Refill(0), 8),
        ("magna", "hand", "card/", magna, Adjust(0), 7),
        ("pony", "hand", "card/friend/", pony, DiscardChoice(0, 1), 9),
    ],
    ids=["foton", "medarot", "magna", "pony"],
)
def test_every_text_stands_whole_on_its_card_however_long_some_are(
    key: str, zone: str, kind: str, printed: Any, question: Question, count: int
) -> None:
    """Who has little to say gives way to who has much; where that is not enough, the hand is higher."""
    known = [card for card in acting(key).cards if card.startswith(kind)]
    cards, unread = {card: printed(acting(key).cards, card) for card in known}, list[tuple[int, str, str]]()
    by_length = sorted((card for card in known if cards[card].text), key=lambda card: len(str(cards[card].text)))
    for seed in range(DEALT):
        rest = Dice(seed).shuffled(by_length[:-LONGEST])
        view = given(key, zone, [*by_length[-LONGEST:], *rest][:count])
        for place in laid_in(key, view, question).places:
            if place.zone.name == zone and place.shape == "hand":
                held = [view.pieces[n] for n in view.zones[place.zone]]
                for n, pose in arrange(place, held):
                    for lang in ("en", "ja"):
                        plan = planned(cards[held[n].card], (round(pose.wide), round(pose.high)), lang, 1.0, 1.0)
                        unread += [(seed, held[n].card, lang)] if plan.text is None else []
    assert unread == []


def test_cards_are_equally_wide_where_all_can_be_read_so() -> None:
    """A hand looks calm unless it has to be otherwise; room to spare goes to the pictures over long texts."""
    assert shared([60, 60, 120], 150, 450, 258) == [150, 150, 150]
    few = shared([60, 60, 200], 150, 600, 258)
    assert few[:2] == [150, 150] and 150 < few[2] <= 150 * BROADER
    many = shared([40, 40, 300], 150, 450, 258)
    assert many[0] == many[1] < 150 < many[2] and sum(many) == pytest.approx(450)
