"""The paragraphs beside a large card: each is named, none over another, and a click opens the rulebook there."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import game
from game.settings import LEAST_WINDOW
from game.ui import games
from game.ui.scenes.rulebook import Rulebook
from game.ui.sheets.album import SheetAlbum
from game.ui.sheets.card_sheet import CardSheet
from tests.ui.hands import Hands

MOST = 6  # cards of a game: those that have most to say


def fullest(album: SheetAlbum) -> list[Any]:
    """The cards with most paragraphs, and of those with the longest texts first."""

    def said(card: Any) -> tuple[int, int]:
        sheet = album.look.sheets.sheet(card)
        return len(album.look.sheets.rules_of(sheet)), sum(len(line.en) for line in sheet.text)

    return sorted(album.all.values(), key=said, reverse=True)[:MOST]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("key", ["foton", "medarot", "magna", "pony"])
def test_every_paragraph_is_named_beside_a_card_and_a_click_leads_there(key: str, lang: str) -> None:
    hands = Hands(LEAST_WINDOW, language=lang)
    album = games.of(game.ruleset(key)).album(game.ruleset(key))
    assert isinstance(album, SheetAlbum)
    sheets, cards = album.look.sheets, fullest(album)
    shown = hands.show(album.zoom(cards, 0))
    assert isinstance(shown, CardSheet)
    for card in cards:
        rules = [rule for rule, _ in sheets.rules_of(sheets.sheet(card))]
        assert [rule for _, rule in shown.spots] == rules, sheets.sheet(card).title().en
        facts = shown.boxes()[1]
        assert all(box.within(facts) for box, _ in shown.spots)
        assert not any(a.meets(b, 1.0) for (a, _), (b, _) in combinations(shown.spots, 2))
        shown.go(1)
        hands.app.step(0.1)
    rules = [rule for _, rule in shown.spots]
    hands.click(f"rule {len(rules) - 1}")
    assert isinstance(hands.top, Rulebook) and hands.top.rule == rules[-1]
    hands.app.close()
