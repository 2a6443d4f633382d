"""Any screen as a picture, without a display: for the command line, documents and tests."""

from __future__ import annotations

import sys
from datetime import date
from io import BytesIO
from pathlib import Path

import pygame

import game
from game import files
from game.cup.cup import Cup, Entrant
from game.cup.standing import DRAWN
from game.match.match import Match, Setup
from game.players.levels import LEVELS, bot
from game.players.review import reviewed
from game.settings import Settings, load
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui import games, matches, words
from game.ui.app import App
from game.ui.lobby_moments import CHAIRS, Nearby, Still, played
from game.ui.puzzles.shelf_of import ShelfOf
from game.ui.rulebook.library import book_of
from game.ui.scene import Scene
from game.ui.scenes.collection import Collection
from game.ui.scenes.credits import Credits
from game.ui.scenes.lan import Lan
from game.ui.scenes.lobby import Lobby
from game.ui.scenes.profile import ProfileScreen
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import Result
from game.ui.scenes.review_screen import ReviewScreen
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.settings import SettingsScreen
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.title import Title
from game.ui.session import Session
from game.ui.words_cup import STARS
from game.words import Phrase

PLAIN = ("title", "shelf", "lan", "lobby", "lobby/guest", "lobby/cup", "settings", "replays", "profile", "credits")
OF_GAME = (
    "setup",
    "table",
    "result",
    "review",
    "collection",
    "workshop",
    "deck",
    "rulebook",
    "lesson",
    "learn",
    "rivals",
    "sign_up",
    "tournament",
    "puzzles",
    "puzzle",
)
PARTS = ("table", "lesson", "rulebook", "puzzle")  # of which one may ask for a moment, a number, a rule
PICTURE = Phrase("picture", "画像")
SETTLE = 60  # beats of a tenth of a second until everything that fades or moves is in its place


def scene(app: App, name: str, seed: int = 0, after: int = 0) -> Scene:
    """The scene of a name: "title", "table:arena" or, at a moment, "table:arena/melee". ValueError for others."""
    what, _, key = name.partition(":")
    if what in PLAIN and not key:
        return plain(what)
    if what not in OF_GAME or not key:
        known = ", ".join((*PLAIN, *(f"{scene}:KEY" for scene in OF_GAME)))
        raise ValueError(f"there is no scene '{name}', only {known}")
    key, slash, moment = key.partition("/")
    rules = game.ruleset(key)
    if slash and what not in PARTS:
        raise ValueError(f"'{what}:{key}' is one screen: nothing comes after it, not '/{moment}'")
    if moment and what == "table":
        return games.of(rules).moment(moment, seed)
    match what:
        case "setup":
            return SetupScreen(rules)
        case "collection":
            return Collection(key)
        case "rulebook":
            return rulebook(app, rules, moment)
        case "deck":
            return games.of(rules).editor(key)
        case "learn" | "rivals" | "puzzles" | "workshop":
            made: Scene = getattr(app.doors, what)(key)
            return made
        case "puzzle":
            return puzzle(app, key, moment)
        case "lesson":
            return lesson(app, rules, moment, after)
        case "table":
            return app.doors.match(session(app, key, seed, after, False))
        case "review":
            return review(rules, seed)
        case "sign_up" | "tournament":
            return sign_up(app, rules) if what == "sign_up" else tournament(app, rules, seed)
        case _:
            return Result(session(app, key, seed, after, True))


def rulebook(app: App, rules: Ruleset, rule: str) -> Scene:
    """The rulebook of a game, at a rule. A page that cannot be read is said before anything is drawn."""
    book = book_of(rules, app.lang)
    if rule and book.find(rule) is None:
        raise ValueError(f"the rulebook of {rules.title.en} has no rule '{rule}'")
    return Rulebook(rules.key, rule)


def lesson(app: App, rules: Ruleset, number: str, after: int) -> Scene:
    """A lesson of a game by its number, with so many beats done. Nothing of it is written down."""
    if number and not number.isdecimal():
        raise ValueError(f"a lesson has a number, not '{number}'")
    return app.doors.lesson(rules, int(number or 1) - 1, after, keeps=False)


def puzzle(app: App, key: str, number: str) -> Scene:
    """A puzzle of a game by its number."""
    shelf = ShelfOf(app, key, date.today())
    if not number.isdecimal() or not 1 <= int(number) <= len(shelf.puzzles):
        raise ValueError(f"a puzzle has a number from 1 to {len(shelf.puzzles)}, not '{number}'")
    return app.doors.puzzle(shelf, int(number) - 1)


def plain(what: str) -> Scene:
    """A scene that belongs to no game."""
    match what:
        case "lan":
            return Lan(Nearby())
        case "lobby/cup":
            return Lobby(Still(True, 0, CHAIRS[:2], played(9)))
        case "lobby" | "lobby/guest":
            return Lobby(Still() if what == "lobby" else Still(False, 2))
        case _:
            made: Scene = {
                "title": Title,
                "shelf": Shelf,
                "settings": SettingsScreen,
                "replays": Replays,
                "profile": ProfileScreen,
                "credits": Credits,
            }[what]()
            return made


def review(rules: Ruleset, seed: int) -> Scene:
    """The review of a match that a beginner has played."""
    levels = ("beginner", *("normal",) * (min(rules.seats) - 1))
    setup = Setup(rules.key, len(levels), seed, kinds=("human", *levels[1:]))
    match = game.record.begin(setup, [bot(level, rules, seat, seed) for seat, level in enumerate(levels)])
    match.finish()
    return ReviewScreen(match, 0, reviewed(match, rules))


def sign_up(app: App, rules: Ruleset) -> Scene:
    """The sign-up for a tournament, as it is proposed."""
    before = SetupScreen(rules)
    app.push(before)
    return app.doors.sign_up(before.draft)


def tournament(app: App, rules: Ruleset, seed: int) -> Scene:
    """A tournament of eight that is over; dice have played it."""
    kinds, dice = ("human", *(level.key for level in LEVELS), "human", "normal"), Dice(seed)
    cup = Cup(rules.key, tuple(Entrant(app.say(name), kind) for name, kind in zip(STARS, kinds, strict=True)), seed)
    while cup.open:
        cup = cup.ended(cup.open[0], (*cup.open[0], DRAWN)[dice.roll(3) - 1])
    return app.doors.cup(cup)


def session(app: App, key: str, seed: int, after: int, whole: bool) -> Session:
    """A match that bots have played: `after` picks of it, or to its end."""
    rules = game.ruleset(key)
    seats = min(rules.seats)
    kinds = ("human", *("normal",) * (seats - 1))
    setup = Setup(key, seats, seed, kinds=kinds)
    bots = [bot("random", rules, seat, seed) for seat in range(seats)]
    match: Match = game.record.begin(setup, bots)
    while not match.view(-1).result and (whole or len(match.entries) < after):
        if not match.tick() and match.view(-1).result is not None:
            break
    return Session(match, matches.bots, game.record, None, matches.complain(app))


def shot(
    name: str,
    size: tuple[int, int],
    lang: str,
    renderer: str | None,
    ui_scale: float | None,
    seed: int,
    after: int,
    out: Path,
) -> None:
    """Draw a screen and write it as a PNG. ValueError for a scene that there is not, and for a place that cannot be."""
    kept, damaged = load(game.content.home())
    if damaged:
        print(f"hexfold: {words.SETTINGS_DAMAGED.of(damaged.name).en}", file=sys.stderr)
    settings = Settings(
        language=lang,
        renderer=renderer or kept.renderer,
        ui_scale=ui_scale or 1.0,
        reduced_motion=True,
        window=size,
        colours=kept.colours,
        name=kept.name,
    )
    app = App(size=size, headless=True, settings=settings)
    try:
        app.push(scene(app, name, seed, after))
        for _ in range(SETTLE):
            app.step(0.1)
        app.redraw()
        picture = app.picture()
        raw = BytesIO()
        pygame.image.save(picture, raw, "shot.png")
        files.write(out, raw.getvalue(), files.PUBLIC, PICTURE)
    finally:
        app.close()
