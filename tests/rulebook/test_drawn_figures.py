"""Figures draw themselves: in the height they said, in both languages, and they show something."""

from __future__ import annotations

import pygame
import pytest

import game
from game.settings import Settings
from game.ui import games
from game.ui.app import App
from game.ui.art.palette import PARCHMENT
from game.ui.figures.kit import Sheet
from game.ui.figures.kit_board import BoardView, Stand, costs, sight, way
from game.ui.theme import STANDARD
from game.ui.widgets.box import Box
from game.ui.widgets.pen import no_signs

WIDTHS, MOST = (380.0, 550.0), 340.0


@pytest.fixture
def app() -> App:
    return App(size=(640, 480), headless=True, settings=Settings(ui_scale=1.0, renderer="software"))


def sheet(app: App, key: str, lang: str) -> Sheet:
    app.settings = Settings(ui_scale=1.0, renderer="software", language=lang)
    pen = app.pen(app.window.surface())
    rules, known = game.ruleset(key), games.of(game.ruleset(key))
    pen.signs = known.layout().sign if known.layout is not None else no_signs
    return Sheet(pen, rules, known, lambda: app.painter, 1.0, MOST)


@pytest.mark.sampled(2)
def test_every_figure_draws_itself_as_high_as_it_said(app: App, key: str) -> None:
    """Alternately in both languages, so that the whole takes not twice as long."""
    for n, (name, figure) in enumerate(games.of(game.ruleset(key)).figures().items()):
        paper, width = sheet(app, key, ("en", "ja")[n % 2]), WIDTHS[n // 2 % 2]
        high = min(figure.height(paper, width), MOST)
        assert 16 <= high <= MOST, f"{name} is {high} high"
        screen = app.window.surface()
        screen.fill(PARCHMENT)
        figure.draw(paper, Box(20, 20, width, high))
        inside = pygame.Rect(20, 20, round(width), round(high))
        assert shows(screen, inside), f"{name} shows nothing"
        left = [screen.subsurface(r) for r in (pygame.Rect(0, 0, 640, 8), pygame.Rect(20, round(high) + 34, 540, 8))]
        assert not any(shows(part, part.get_rect()) for part in left), f"{name} leaves its box"


def shows(screen: pygame.Surface, where: pygame.Rect) -> bool:
    """True if anything but paper is there."""
    part = screen.subsurface(where.clip(screen.get_rect()))
    return any(
        part.get_at((x, y))[:3] != PARCHMENT
        for x in range(0, part.get_width(), 4)
        for y in range(0, part.get_height(), 3)
    )


def test_the_digits_of_a_board_are_the_rules_own() -> None:
    """Rhox Veterans have 5 points: level 1 costs 2, level 2 then 2 more."""
    view = BoardView(("..12.",), (Stand("A", "rhox_veterans", (0, 0)),))
    found = costs("A")(view.position(game.ruleset("arena").catalogue, STANDARD))
    assert sorted(label.words.en for label in found.labels) == ["1", "3", "5"]


def test_a_way_says_where_it_is_struck_at_and_sight_where_it_is_blocked() -> None:
    facts = game.ruleset("arena").catalogue
    view = BoardView((".....",), (Stand("A", "rhox_veterans", (2, 0)), Stand("D", "restless_zombies", (3, 0), 1)))
    assert "strike" in [label.words.en for label in way("A", (0, 0))(view.position(facts, STANDARD)).labels]
    hill = BoardView(("...4...",), (Stand("A", "jace", (0, 0)), Stand("D", "restless_zombies", (6, 0), 1)))
    assert [label.words.en for label in sight("A", "D")(hill.position(facts, STANDARD)).labels] == ["blocked"]
