"""300 matches in one process: 60 of each game by computer players, saved as they are played.

The person has looked at every card in the Collection before: what is drawn once is kept, up to limits, and is not to be
taken for what matches leave behind. Half of the matches are begun at the screen, left there as a person leaves a match,
and gone on with without it. A line of JSON after every 50 matches: how many there were, resident memory in MiB, objects
that the garbage collector knows.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

import pygame

import game
from game.match.journal import Journal
from game.match.match import Setup
from game.settings import Settings
from game.ui import matches
from game.ui.app import App
from game.ui.doors import Doors
from game.ui.scenes.collection import Collection
from game.ui.scenes.shelf import Shelf
from game.ui.session import Session
from tests.long.memory import as_the_game_does, resident
from tests.ui.clockwork import Clock, after, run, wound
from tests.ui.seated import seldom_drawn

MATCHES = 300
TOLD = 50  # a line after so many
AT_THE_SCREEN = 30  # choices
THINKS = 25  # every so many-th match somebody thinks


def opened() -> App:
    """The program on a screen that nobody sees."""
    clock = Clock()
    settings = Settings(renderer="software", bot_pace="instant", reduced_motion=True, ui_scale=1.0)
    app = App(size=(960, 540), headless=True, settings=settings, clock=clock)
    app.debug = True
    wound(app, clock)
    app.push(Shelf())
    return app


def look_round(app: App) -> None:
    """Every card of every game, a screenful at a time."""
    middle = app.size[0] // 2, app.size[1] * 2 // 3
    there = pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(1, 1), buttons=(0, 0, 0))
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_x=0.0, precise_y=-3.0)
    right = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    for collection in map(Collection, game.KEYS):
        app.push(collection)
        for _ in collection.album.kinds:
            before = -1.0
            while before < (before := collection.scroll.offset):
                after(app, 0.1, there, wheel)
                while collection.restless():
                    app.turn()
            after(app, 0.1, right)
        app.pop()
        app.turn()


def setup(number: int) -> Setup:
    """How the match of that number begins: each game in turn, with each number of seats."""
    rules = game.RULESETS[number % len(game.RULESETS)]
    seats = rules.seats[number // len(game.RULESETS) % len(rules.seats)]
    first = "normal" if number % THINKS == THINKS - 1 - number // THINKS % len(game.RULESETS) else "random"
    return Setup(rules.key, seats, number, kinds=(first, *["random"] * (seats - 1)))


def play(number: int, app: App | None) -> None:
    """A whole match; with an app it is begun at the screen."""
    session = Session.begin(game.record, setup(number), matches.bots, folder=game.record.folder())
    if app is not None:
        assert isinstance(session.match.journal, Journal)
        path, scene = session.match.journal.path, Doors().match(session)
        assert path is not None
        seldom_drawn(scene)
        app.push(scene)
        run(app, lambda: len(session.match.entries) >= AT_THE_SCREEN or session.over, most=3600)
        app.back_to(Shelf)
        app.turn()
        if session.over:
            return
        session = Session.resume(game.record, path, matches.bots)
    while not session.over:
        session.tick()
        session.news()
    session.close()


def main(many: int = MATCHES) -> None:
    app = opened()
    as_the_game_does()
    look_round(app)
    for number in range(many):
        play(number, app if number // len(game.RULESETS) % 2 else None)
        if (number + 1) % TOLD == 0:
            told = {"matches": number + 1, "memory": round(resident(), 1), "objects": len(gc.get_objects())}
            print(json.dumps(told), flush=True)
    saved = game.record.saved()
    assert len(saved) == many and all(match.result is not None and match.problem is None for match in saved)
    for path in game.record.folder().iterdir():
        Path(path).unlink()


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else MATCHES)
