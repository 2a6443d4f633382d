"""What was found when pictures of every moment of the card tables were looked at one by one."""

from __future__ import annotations

import pytest

import game
from game.rules.medarot.cards import printed_on
from game.ui import shots
from game.ui.art.names import Type, set_name
from game.ui.art.palette import LARGE
from game.ui.art.text import LEAST
from game.ui.layouts.medarot import pictures as medarot
from game.ui.layouts.pony.printed import printed
from game.ui.table import inspector, overlay
from game.ui.table.hand_card import KIND, planned
from game.ui.table.inspector import Seen
from game.ui.table.layout import Details
from game.ui.table.overlay import angled
from game.ui.theme import STANDARD
from game.ui.widgets.box import Box
from game.words import same
from tests.ui.hands import Hands

LESSER = 12  # the smallest type on a large face that is as high as ZOOM says
SLOT, BRIGHT = 52, 450  # width of a card in the stock at 1280x720; the sum of colours from which it is a letter
STEP = 90  # between two rows of a battle


def test_a_large_face_has_no_smaller_type_than_other_words() -> None:
    assert round(LESSER * LARGE) >= LEAST
    assert LARGE <= 1, "the details of a card still show it"


def test_no_part_of_a_japanese_type_is_broken(hands: Hands) -> None:
    hands.app.change(language="ja")
    pen, parts = hands.app.ruler(), ["フレンド", "サイダー愛好家", "アースポニー"]
    for wide in range(110, 240, 6):
        rows = inspector._kinds(pen, "・".join(parts), wide)
        assert [part for row in rows for part in row.split("・") if part] == parts


def test_no_part_of_a_japanese_type_is_broken_on_a_hand_card() -> None:
    """What has no room beside the others is left out, as in English."""
    catalogue, parts = game.ruleset("pony").catalogue, set[str]()
    for card in filter(None, (printed(catalogue, key) for key in catalogue)):
        known = card.kind.ja.split("・")
        for wide in range(110, 170, 5):
            plan = planned(card, (wide, 258), "ja", 1.0, 1.0)
            rows = set_name(plan.kind, wide - 14, 30, 1.0, 2, KIND).rows
            shown = [part for row in rows for part in row.split("・") if part]
            assert set(shown) <= set(known), rows
            parts.update(shown)
    assert "サイダー愛好家" in parts


@pytest.mark.parametrize("high", range(100, 400, 20))
def test_a_rule_without_room_is_quoted_in_whole_sentences_that_announce_nothing(hands: Hands, high: int) -> None:
    said = (
        "Move your units freely. Arms stay with somebody. An attack is one of these:",
        "• A skirmish.",
        "• A charge.",
    )
    seen = Seen("", Details(same("Attack"), same("Rule"), tuple(map(same, said))))
    quoted = inspector.quoted(hands.app.ruler(), Box(0, 0, 200, high), seen, 1.0)
    last = quoted.details.lines[-1].en if quoted is not None else "."
    assert last.endswith(".") and (quoted is not None or high <= 120)


@pytest.mark.parametrize("aside", [0, 60])
def test_an_arrow_from_below_ends_before_the_name_at_the_foot(aside: int) -> None:
    target, striker = Box(100, 100, 80, 70), Box(100 + aside, 100 + STEP, 80, 70)
    assert angled(striker, target)[-1][1] >= target.foot
    assert angled(target, striker)[-1][1] > striker.y  # from above it points into the picture


def test_no_row_of_a_type_begins_with_a_dot() -> None:
    kind = "Friend · Gum Flapper · Earth Pony · Elder"
    for wide in range(90, 220, 5):
        made = set_name(kind, wide, 60, 1.0, 4, Type(12, 12))
        assert not made.whole or not any(row.startswith("·") or not row for row in made.rows)


def test_a_note_on_a_cell_is_whole_or_not_there(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.show(shots.scene(hands.app, "table:medarot/master"))
    for _ in range(10):
        hands.app.step(0.1)
    assert "blocked" not in [note.text for note in hands.texts()]  # the plate of the attack lies there
    monkeypatch.setattr(overlay, "versus_box", lambda *of: Box(0, 0, 150, 54))
    assert "blocked" in [note.text for note in hands.texts()]


def test_a_name_on_a_card_face_down_keeps_off_the_edge_where_it_need_not_get_thin() -> None:
    facts = printed_on(game.ruleset("medarot").catalogue, "card/medarotter/surume")
    assert facts is not None
    made = medarot.down(facts, (SLOT, 140), (200, 160, 60), "en", 1.0, STANDARD, 1.0)
    lit = [x for x in range(3, SLOT - 3) for y in range(122, 136) if sum(made.get_at((x, y))[:3]) > BRIGHT]
    assert min(lit) >= medarot.NAME_AIR and max(lit) < SLOT - medarot.NAME_AIR


def test_a_log_without_lines_says_what_will_stand_there(hands: Hands) -> None:
    hands.show(shots.scene(hands.app, "table:pony/setup"))
    hands.app.step(0.1)
    assert "What happens is written" in [note.text for note in hands.texts()]
