"""A person who reads: the text view is open, and everything is done by the keys that it names."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

import game
from game.match.match import Setup
from game.ui.app import App
from game.ui.dialogs.curtain import HASTE, Curtain
from game.ui.session import Session
from game.ui.table.scene import CardTable
from game.ui.told import TextLine, TextPart
from tests.ui.cardhands import app_at, quick

DOWN, UP, ENTER, TAB, ESCAPE = pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE


def key(app: App, *codes: int, mod: int = 0) -> None:
    for code in codes:
        app.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        app.step(0.02)


def reader(home: Path, **settings: object) -> App:
    """An app in which the text view is open as soon as there is a screen."""
    return app_at(home, (1280, 720), **settings)


def open_view(app: App) -> None:
    key(app, pygame.K_F7)
    assert app.text_view.open


def open_match(app: App, game_key: str, kinds: tuple[str, ...] = ("human", "random"), seed: int = 7) -> CardTable:
    """A new match, read from its first question on."""
    setup = Setup(game_key, len(kinds), seed, kinds=kinds)
    scene = app.doors.match(Session.begin(game.record, setup, quick))
    assert isinstance(scene, CardTable)
    app.push(scene)
    open_view(app)
    return scene


def settle(app: App, scene: CardTable, most: int = 600) -> None:
    """Let time pass until somebody at the screen is asked, or another screen is there."""
    for _ in range(most):
        app.step(0.1)
        if app.top is not scene or scene.table.draft is not None:
            app.step(0.3)  # the view looks again
            return


def choices(app: App) -> TextPart:
    """The part that lists what may be chosen."""
    return next(part for part in app.text_view.parts if part.begins)


def here(app: App) -> TextLine:
    line = app.text_view.here
    assert line is not None
    return line


def walk_to(app: App, words: str, whole: bool = False) -> TextLine:
    """Down, line by line from the head, to the first that holds these words, or that is just these."""
    key(app, pygame.K_HOME)
    for _ in range(sum(len(part.lines) for part in app.text_view.shown)):
        if words == here(app).words or (words in here(app).words and not whole):
            return here(app)
        key(app, DOWN)
    raise AssertionError(f"no line says '{words}': {[line.words for line in lines(app)]}")


def lines(app: App) -> Iterator[TextLine]:
    for part in app.text_view.shown:
        yield from part.lines


def choose(app: App, rnd: random.Random) -> None:
    """Walk to one of the choices and press Enter."""
    part = choices(app)
    n = app.text_view.parts.index(part)
    wanted = rnd.randrange(len(part.lines))
    while app.text_view.at[0] != n:
        key(app, TAB)
    code = DOWN if wanted > app.text_view.at[1] else UP
    key(app, *[code] * abs(wanted - app.text_view.at[1]))
    assert here(app) is part.lines[wanted] or here(app).words == part.lines[wanted].words
    key(app, ENTER)


def play(app: App, scene: CardTable, most: int, seed: int = 5, until: Callable[[], bool] = lambda: False) -> None:
    """Choose whatever is listed, so often at most, until the match is over or something is so while one is asked."""
    rnd, done = random.Random(seed), 0
    while done < most and not scene.session.over:
        if isinstance(app.top, Curtain):
            app.top.update(HASTE)  # nobody is that quick
            walk_to(app, "I am" if app.lang == "en" else "です")
            key(app, ENTER)
        elif app.top is not scene:
            key(app, ESCAPE)
        elif scene.table.draft is None:
            settle(app, scene)
        elif until():
            return
        else:
            choose(app, rnd)
            done += 1


def words_of(app: App, title: str) -> list[str]:
    """The lines under a heading."""
    return [line.words for part in app.text_view.parts if part.title == title for line in part.lines]
