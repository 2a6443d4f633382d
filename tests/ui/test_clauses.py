"""The parts of a card's text on the screen: pointed at or walked to, each says its role and leads to its rule."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest

import game
from game.commands.inspect import cards_of
from game.ui.art.lettered import lettered
from game.ui.games.magna.look import LOOK
from game.ui.play.part import Part
from game.ui.rulebook.clause_spots import spots_on
from game.ui.scenes.rulebook import Rulebook
from game.ui.sheets.card_sheet import CardSheet
from game.ui.sheets.zoom import card_sheet
from game.ui.table.in_words import InWords
from game.ui.table.scene import CardTable
from game.ui.theme import STANDARD
from tests.ui.cardhands import app_at, click, key, open_match, point, spot_in
from tests.ui.hands import Hands

ANGEL = "card/whi-f08"  # ▼Condemn <Attack> (check) Deal 3 damage to one enemy unit in this battle. If ...


@pytest.fixture
def hands() -> Iterator[Hands]:
    made = Hands()
    yield made
    made.app.close()


def large(hands: Hands) -> CardSheet:
    magna = game.ruleset("magna")
    shown: CardSheet = hands.show(card_sheet(LOOK, magna, [magna.catalogue[ANGEL]], 0))
    return shown


def said(hands: Hands) -> set[str]:
    return {text.text for text in hands.texts()}


def test_a_part_that_is_pointed_at_says_its_role_and_its_rule_and_a_click_opens_the_book_there(hands: Hands) -> None:
    sheet = large(hands)
    number = next(n for n, spot in enumerate(sheet.clauses) if spot.words == "one enemy unit in this battle.")
    assert "Target" not in said(hands)
    assert len(sheet.clauses[number].boxes) == 2, "it goes over two rows"
    for box in sheet.clauses[number].boxes:
        hands.move((box.cx, box.cy))
        spot = sheet.clause()
        assert spot is not None and (spot.role, spot.rule) == ("target", "11.4")
        assert {"Target", "11.4  As much as possible"} <= said(hands)
    hands.press((box.cx, box.cy))
    assert isinstance(hands.top, Rulebook)


def test_the_parts_are_walked_with_tab_and_enter_opens_the_book(hands: Hands) -> None:
    sheet = large(hands)
    hands.tab_to("clause 0")
    roles = []
    while (spot := sheet.clause()) is not None:
        roles.append(spot.role)
        hands.key(pygame.K_TAB)
    assert roles == ["ability", "when", "cost", "effect", "target", "condition", "effect", "target"]
    hands.key(pygame.K_TAB, pygame.K_TAB)  # past "close", and round again
    hands.tab_to("clause 2")
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Rulebook)


def test_the_text_view_names_each_part_with_its_role_and_rule(hands: Hands) -> None:
    lines = [line.words for part in large(hands).in_words() for line in part.lines]
    assert "Cost: (check) (11.2  Prices)" in lines
    assert len([line for line in lines if line.startswith("Target: ")]) == 2


# ---- at a table ----------------------------------------------------------------------------------------
@pytest.fixture
def table(tmp_path: Path) -> Iterator[CardTable]:
    app = app_at(tmp_path, (1280, 720))
    yield open_match(app)
    app.close()


def card_of(scene: CardTable, key: str) -> Part:
    scene.lay_out()
    return next(p for p in scene.parts if p.piece and scene.table.shown.pieces[p.piece].card == key)


def tip(scene: CardTable) -> set[str]:
    """What is said of the part that is meant, on the picture that is drawn now."""
    scene.app.picture()

    def draw(screen: pygame.Surface) -> None:
        scene.reading.tip(scene.app.pen(screen))

    return {text.text for text in scene.app.noted(draw)}


GAMIGIN = "megido/so-04"  # ■ INTERFERE each opponent: turns 1 face-up photon numbered 3 or more in their field ...


def test_in_the_inspector_the_card_that_was_pointed_at_stays_and_its_parts_say_what_they_do(table: CardTable) -> None:
    point(table, spot_in(table, card_of(table, GAMIGIN)))
    assert not tip(table) and not table.reading.spots, "the mouse is not there"
    box = table.drawing.panels.column.inspector_box()
    point(table, (round(box.cx), round(box.y + 20)))
    table.app.picture()
    words = [spot.words for spot in table.reading.spots]
    target = table.reading.spots[words.index("each opponent:")].boxes[0]
    point(table, (round(target.cx), round(target.cy)))
    assert {"Target", "F-5.14  Interference, step by step"} <= tip(table)
    click(table, (round(target.cx), round(target.cy)))
    assert isinstance(table.app.top, Rulebook)


def test_beside_a_card_looked_at_closely_arrows_walk_its_parts_and_enter_opens_the_book(table: CardTable) -> None:
    click(table, spot_in(table, card_of(table, GAMIGIN)), 3)
    table.app.picture()
    assert table.detail and table.reading.spots
    key(table, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT)
    assert table.reading.spot == table.reading.spots[-1], "round at the ends"
    key(table, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN)
    spot = table.reading.spot
    assert spot is not None and spot.words == "each opponent:" and "Target" in tip(table)
    key(table, pygame.K_RETURN)
    assert isinstance(table.app.top, Rulebook)


def part_on_card(table: CardTable, words: str) -> tuple[int, int]:
    """A point on words of the text of the card that is held up."""
    spots = table.reading.on_card or table.reading.spots
    box = next(spot for spot in spots if spot.words == words).boxes[0]
    return round(box.cx), round(box.cy)


def test_while_its_key_holds_a_card_up_the_words_on_it_say_what_they_do(table: CardTable) -> None:
    point(table, spot_in(table, card_of(table, GAMIGIN)))
    table.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    table.app.picture()
    before = table.zoomed()
    point(table, part_on_card(table, "each opponent:"))
    assert table.zoomed() == before, "what lies under it is not pointed at"
    assert {"Target", "F-5.14  Interference, step by step"} <= tip(table)
    click(table, part_on_card(table, "each opponent:"))
    assert isinstance(table.app.top, Rulebook)


def test_the_words_on_a_card_looked_at_closely_are_those_beside_it(table: CardTable) -> None:
    click(table, spot_in(table, card_of(table, GAMIGIN)), 3)
    table.app.picture()
    beside, on_card = table.reading.spots, table.reading.on_card
    assert [spot.words for spot in beside] == [spot.words for spot in on_card] and all(spot.boxes for spot in on_card)
    point(table, part_on_card(table, "each opponent:"))
    assert table.reading.spot is not None and table.reading.spot in beside and "Target" in tip(table)


def test_in_the_collection_too_the_words_on_the_large_card_are_pointed_at(hands: Hands) -> None:
    sheet = large(hands)
    hands.texts()
    number = next(n for n, spot in enumerate(sheet.on_card) if spot.words == "one enemy unit in this battle.")
    hands.move((sheet.on_card[number].boxes[0].cx, sheet.on_card[number].boxes[0].cy))
    assert sheet.clause() == sheet.clauses[number] and "Target" in said(hands)


@pytest.mark.soak
@pytest.mark.parametrize("key", game.KEYS)
def test_the_words_of_a_card_are_found_on_its_picture(key: str) -> None:
    rules, look = game.ruleset(key), import_module(f"game.ui.games.{key}.look").LOOK
    found = shown = 0
    for card in list(cards_of(rules, rules.catalogue).values())[::9]:
        lines = look.sheets.lines(rules.catalogue, card)
        for lang in ("en", "ja"):
            picture = look.picture(card, "zoom", lang, 1.0, 1.0, STANDARD)
            spots = spots_on(picture, lines, lang, (0, 0), 1.0)
            found += any(spot.boxes for spot in spots)
            shown += bool(lines and lettered(picture))
    assert found == shown > 2


def test_the_text_view_tells_the_parts_of_a_card_at_a_table(table: CardTable) -> None:
    piece = table.table.shown.pieces[card_of(table, GAMIGIN).piece]
    assert "Cost: [cost: Discard 1 Skill photon from your hand.] (F-5.17  Counter)" in InWords(table).words.all_about(
        piece
    )
