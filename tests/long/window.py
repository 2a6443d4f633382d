"""A window that stands open for two hours, by a clock moved by hand: the real loop, real pictures, nothing waited for.

Each round takes six minutes of that clock: the title, a game's set-up, its table, at which somebody plays for a while,
reads the rulebook, sees both languages and then leaves it alone, and the other screens. A line of JSON after each round
of all games: minutes, pictures drawn so far, resident memory in MiB.
"""

from __future__ import annotations

import json
import random
import sys

import pygame

import game
from game.match.match import Setup
from game.settings import Settings
from game.ui import matches, shots
from game.ui.app import App
from game.ui.doors import Doors
from game.ui.play.match_scene import MatchScene
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.title import Title
from game.ui.session import Session
from tests.long.memory import as_the_game_does, resident
from tests.ui.clockwork import Clock, after, run, wound

MINUTES = 120
ROUND = 6 * 60.0  # seconds
CHOICES = 15  # of the person at a table
ELSEWHERE = ("shelf", "replays", "settings", "lan")
OF_GAME = ("setup", "learn", "collection", "deck", "lesson")


def opened() -> App:
    """The program on a screen that nobody sees, as it is after a first start."""
    clock = Clock()
    app = App(size=(1280, 720), headless=True, settings=Settings(bot_pace="fast"), clock=clock)
    app.debug = True
    wound(app, clock)
    app.push(Title())
    return app


def mouse(app: App, rnd: random.Random) -> pygame.event.Event:
    at = rnd.randrange(app.size[0]), rnd.randrange(app.size[1])
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))


def visit(app: App, name: str, rnd: random.Random) -> None:
    """Look at a screen for some seconds, moving the mouse."""
    scene = shots.scene(app, name)
    depth = len(app.stack)
    app.push(scene)
    for _ in range(4):
        after(app, 0.7, mouse(app, rnd))
    while len(app.stack) > depth:
        app.pop()
    app.turn()


def play(app: App, key: str, number: int, rnd: random.Random) -> None:
    """Begin a match, choose whatever is offered, read, speak the other language, leave it alone, leave it."""
    setup = Setup(key, min(game.ruleset(key).seats), number, kinds=("human", "random"))
    began, depth = app.now(), len(app.stack)
    scene = Doors().match(Session.begin(game.record, setup, matches.bots, folder=game.record.folder()))
    assert isinstance(scene, MatchScene)
    app.push(scene)
    for _ in range(CHOICES):
        run(app, lambda: scene.table.draft is not None or app.top is not scene, most=300)
        while app.top is scene and scene.table.draft is not None:
            before = scene.table.draft
            after(app, 0.3, mouse(app, rnd))
            if scene.table.draft is before:
                scene.table.press(rnd.choice(before.top.options))
                app.redraw()
        if app.top is not scene:
            break
    app.push(Rulebook(key))
    after(app, 2.0, mouse(app, rnd))
    app.pop()
    for lang in ("ja", "en"):
        app.change(language=lang)
        after(app, 1.0, mouse(app, rnd))
    after(app, max(1.0, began + ROUND * 0.8 - app.now()), mouse(app, rnd))
    while len(app.stack) > depth:
        app.pop()
    app.turn()


def main(minutes: int = MINUTES) -> None:
    app, rnd = opened(), random.Random(1)
    as_the_game_does()
    began = app.now()
    number = 0
    while app.now() - began < minutes * 60:
        number += 1
        key = game.KEYS[number % len(game.KEYS)]
        after(app, 3.0, mouse(app, rnd))
        play(app, key, number, rnd)
        for name in (*ELSEWHERE, *(f"{name}:{key}" for name in OF_GAME if f"{name}:{key}" not in NOT_THERE)):
            visit(app, name, rnd)
        if number % len(game.KEYS) == 0:
            passed = round((app.now() - began) / 60)
            print(json.dumps({"minutes": passed, "pictures": app.drawn, "memory": round(resident(), 1)}), flush=True)
    app.close()


NOT_THERE = ("deck:foton",)

if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else MINUTES)
