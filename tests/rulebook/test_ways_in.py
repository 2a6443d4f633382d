"""Ways into the rulebook: the question on the table, a card that is looked at, a card of the collection, the shot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.rules.arena.places import figures
from game.ui import games, shots
from game.ui.app import App
from game.ui.art import palette as P
from game.ui.rulebook.links import numbers_in, rule_links
from game.ui.scenes.credits import Credits
from game.ui.scenes.rulebook import Rulebook
from game.words import Phrase
from tests.ui import cardhands, seated
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(10, of="ways into the rulebook")

F3, ESCAPE = pygame.K_F3, pygame.K_ESCAPE


@pytest.fixture
def table(tmp_path: Path) -> Any:
    app = cardhands.app_at(tmp_path)
    scene = cardhands.open_match(app)
    app.redraw()
    app.step(0.1)
    yield scene
    app.close()


@pytest.fixture
def field(tmp_path: Path) -> Any:
    app = seated.app_at(tmp_path, ui_scale=1.0)
    scene = seated.open_match(app)
    app.redraw()
    app.step(0.1)
    yield scene
    app.close()


def read(app: App) -> Rulebook:
    assert isinstance(app.top, Rulebook), type(app.top).__name__
    return app.top


def middle(box: Any) -> tuple[int, int]:
    return round(box.cx), round(box.cy)


# ---- the question ----------------------------------------------------------------------------------
@pytest.mark.parametrize("by", ["mouse", "key"])
def test_the_question_on_the_card_table_leads_to_its_rule(table: Any, by: str) -> None:
    hint = game.ruleset("foton").order().hint(table.table.question)
    assert hint is not None
    if by == "mouse":
        assert table.prompt_spot is not None
        cardhands.click(table, middle(table.prompt_spot))
    else:
        cardhands.key(table, F3)
    book = read(table.app)
    assert (book.key, book.rule) == ("foton", hint.rule) and book.mark == book.book.find(hint.rule)
    assert book.cited.en == f'"{table.table.question.ask(table.table.trial).en}"'
    cardhands.key(table, ESCAPE)
    assert table.app.top is table and cardhands.asked(table) == "TakeArea", "nothing has been chosen meanwhile"


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_the_question_on_the_battlefield_leads_to_its_rule(field: Any, by: str) -> None:
    hint = game.ruleset("arena").order().hint(field.table.question)
    assert hint is not None
    if by == "mouse":
        seated.click(field, middle(field.prompt_spot))
    else:
        field.app.post(pygame.event.Event(pygame.KEYDOWN, key=F3, mod=0, unicode=""))
        field.app.step(0.1)
    assert read(field.app).rule == hint.rule and read(field.app).key == "arena"


# ---- a card that is looked at ----------------------------------------------------------------------
def look_at_own_card(scene: Any) -> None:
    own = next(a.piece.id for a in scene.table.cards.actors() if a.piece.owner == 0 and a.piece.id > 0 and a.look.up)
    cardhands.click(scene, cardhands.where(scene, own), 3)
    scene.app.redraw()
    scene.app.step(0.1)
    assert scene.detail == own and scene.detail_rules


@pytest.mark.parametrize("by", ["mouse", "digit", "F3"])
def test_a_card_that_is_looked_at_leads_to_the_rules_that_apply(table: Any, by: str) -> None:
    look_at_own_card(table)
    box, rule = table.detail_rules[0]
    if by == "mouse":
        cardhands.click(table, middle(box))
    else:
        cardhands.key(table, pygame.K_1 if by == "digit" else F3)
    assert read(table.app).rule == rule
    cardhands.key(table, ESCAPE)
    assert table.app.top is table and table.detail, "the card is still looked at"
    cardhands.click(table, (5, 300))
    assert not table.detail, "a click beside the links puts it back"


def test_a_figure_of_the_battlefield_leads_to_the_rules_that_apply(field: Any) -> None:
    for _ in range(60):
        if figures(field.table.shown, 0) or field.table.draft is None:
            break
        field.table.press(field.table.draft.top.options[0])
        seated.settle(field)
    mine = figures(field.table.shown, 0)[0]
    seated.click(field, seated.where(field, mine.id), 3)
    field.app.redraw()
    field.app.step(0.1)
    assert field.detail in (mine.id, mine.host)
    assert field.detail_rules
    box, rule = field.detail_rules[-1]
    seated.click(field, middle(box))
    assert read(field.app).rule == rule


@pytest.mark.sampled(2)
def test_a_card_of_the_collection_leads_to_its_rules(key: str) -> None:
    hands = Hands()
    hands.show(Credits())
    rules = game.ruleset(key)
    album = games.of(rules).album(rules)
    for kind in album.kinds:
        card = next(iter(album.cards(kind).values()))
        hands.show(album.zoom([card], 0))
        hands.app.redraw()
        hands.app.step(0.1)
        hands.click("rule 0")
        assert read(hands.app).key == key and read(hands.app).mark is not None
        hands.key(ESCAPE, ESCAPE)
    hands.app.close()


def test_rules_are_found_in_sentences_and_other_numbers_are_not() -> None:
    foton = game.ruleset("foton")
    said = [Phrase("May act or rest in your turn (F-5.4)", ""), Phrase("costs 3 (you have 2), see (F-99.9)", "")]
    assert numbers_in(foton, said) == ["F-5.4"]
    found = rule_links(foton, "en", ["F-5.4", "F-5.4", "nothing", "F-5.7"])
    assert [link.rule for link in found] == ["F-5.4", "F-5.7"] and found[0].words.startswith("F-5.4")


# ---- pictures --------------------------------------------------------------------------------------
def shot(tmp_path: Path, name: str, lang: str, size: tuple[int, int]) -> pygame.Surface:
    out = tmp_path / "page.png"
    shots.shot(name, size, lang, "software", None, 0, 0, out)
    return pygame.image.load(out)


def tone(picture: pygame.Surface, box: tuple[int, int, int, int]) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(picture.subsurface(box)))[:3]


def near(found: tuple[int, ...], wanted: tuple[int, ...], slack: int) -> bool:
    return all(abs(a - b) <= slack for a, b in zip(found, wanted, strict=True))


@pytest.mark.sampled(1)
def test_a_page_is_paper_on_the_table_with_its_rule_on_gold(tmp_path: Path, lang: str) -> None:
    """Paper, panel and felt have their colours; a cited rule lies on gold; what is written is dark on light."""
    plain, cited = (shot(tmp_path, name, lang, (1280, 720)) for name in ("rulebook:arena", "rulebook:arena/6.4"))
    margin = (348, 620, 24, 24)
    assert near(tone(plain, margin), P.PARCHMENT, 22) and near(tone(plain, (60, 650, 200, 20)), (16, 12, 9), 14)
    gold = [
        (x, y)
        for x in range(350, 1230, 6)
        for y in range(80, 640, 6)
        if near(tuple(cited.get_at((x, y)))[:3], (240, 214, 150), 20)
    ]
    assert len(gold) > 300 and len(gold) > 8 * len(
        [p for p in gold if near(tuple(plain.get_at(p))[:3], (240, 214, 150), 20)]
    )
    ink = sum(1 for x in range(380, 760, 3) for y in range(100, 640, 3) if sum(plain.get_at((x, y))[:3]) < 220)
    assert 300 < ink < 6000


def test_the_small_window_shows_one_page(tmp_path: Path) -> None:
    picture = shot(tmp_path, "rulebook:pony", "ja", (960, 540))
    assert near(tone(picture, (880, 120, 30, 60)), P.PARCHMENT, 26)


def test_a_rulebook_that_cannot_be_had_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(key: str, lang: str) -> tuple[str, str]:
        raise ValueError("rulebook arena.fr.md: it cannot be opened (No such file or directory)")

    monkeypatch.setattr("game.content.rulebook_page", missing)
    with pytest.raises(ValueError, match=r"rulebook arena\.fr\.md: it cannot be opened"):
        shots.shot("rulebook:arena", (960, 540), "fr", "software", None, 0, 0, tmp_path / "x.png")
