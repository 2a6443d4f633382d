"""What people read about cards is what they read before: every place of display against its golden file.

Every day a sample of each place and game, drawn with `--sample`; `-m soak` reads everything. When a word is changed on
purpose: `python -m tests.words write GAME`; the diff is the review.
"""

from __future__ import annotations

import os
import random

import pytest

import game
from game.ui.faces.magna import signs
from tests.sampling import NUMBER
from tests.words import golden
from tests.words.ear import Named, listening
from tests.words.places import PLACES

RENEW = "renew with: python -m tests.words write"


def check(key: str, place: str, most: int) -> None:
    """The heads of a place as they were, and of so many of them what is said."""
    now = golden.heads(key, place)
    assert list(golden.kept(key, place)) == list(now), f"{key}/{place}.txt has other heads; {RENEW} {key}"
    draw = random.Random(f"{os.environ[NUMBER]} {key} {place}")
    drawn = [now[head] for head in draw.sample(list(now), min(most, len(now)))]
    told = golden.differences(key, place, golden.said(key, place, drawn))
    assert not told, "\n".join([*told, f"{RENEW} {key}"])


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("key", game.KEYS)
def test_some_cards_are_described_as_they_were(key: str, place: str) -> None:
    check(key, place, PLACES[place].daily)


@pytest.mark.soak
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("key", game.KEYS)
def test_every_card_is_described_as_it_was(key: str, place: str) -> None:
    check(key, place, 1_000_000)


def test_signs_are_drawn_again_when_nobody_listens() -> None:
    with listening():
        assert isinstance(signs.rank_badge("S", 16), Named)
    assert not isinstance(signs.rank_badge("S", 16), Named)
