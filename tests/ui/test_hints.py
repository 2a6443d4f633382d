"""The hint says what Normal would do and why, lights what it speaks of, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.adviser import MORE, Gain
from game.players.expecting import THEIRS
from game.players.levels import bot, level
from game.rules.arena.movement import ChooseMove
from game.rules.pony.main_phase import EndMain
from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.table.event import Event
from game.table.state import State, run
from game.table.step import Spot, Step
from game.table.view import View
from game.ui.app import App
from game.ui.play.lines import Line
from game.ui.session import Session
from game.ui.table import words
from game.ui.table.controls import ASKS
from game.ui.table.hint import Hint
from game.ui.table.hint_note import set_hint
from game.ui.table.log import HEAD_H, STEP
from game.ui.table.scene import CardTable
from game.words import Phrase, seat_name
from tests.rules.arena.byhand import Figure, table
from tests.rules.pony.byhand import main
from tests.rules.pony.test_pony_computer import prepared
from tests.ui import seated
from tests.ui.cardhands import app_at, click, key, quick, settle, show
from tests.ui.seated import seldom_drawn

CARDS = [key for key in game.KEYS if key != "arena"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("ruleset", CARDS)
def test_only_the_cards_that_are_meant_are_lit(ruleset: str, tmp_path: Path) -> None:
    """A pony that goes to a Problem is lit, and not all that stands there; of Foton's areas all cards are taken."""
    setup = Setup(ruleset, 2, 3, kinds=("human", "random"))
    match: Match = game.record.begin(setup, [])
    scene, rnd, lit = show(app_at(tmp_path), Session(match, quick)), random.Random(1), 0
    seldom_drawn(scene)
    for _ in range(14):
        draft = scene.table.draft
        if draft is None:
            break
        key(scene, pygame.K_F2)
        named = {thing for option in draft.top.options for thing in option.about()}
        whole = {p.zone for p in scene.table.composition.places if p.whole and Spot(p.zone) in named}
        for piece in scene.lit():
            assert piece in named or scene.table.trial.pieces[piece].zone in whole
        lit += bool(scene.lit())
        here, shown = scene.controls.keys.here, {part.piece for part in scene.parts if part.kind == "card"}
        if meant := scene.lit() & named & shown:
            assert here is not None and here.piece in meant, "the ring is where the hint leads"
        scene.table.press(rnd.choice(draft.top.options))
        settle(scene)
    assert lit
    scene.app.close()


def hint_of(scene: CardTable) -> Hint:
    hint = scene.controls.hints.shown
    assert hint is not None
    return hint


def tokens_or_home(app: App) -> CardTable:
    """Pony: Emerald Green at home can go to a Problem, or somebody else can."""
    s = prepared("A:PR081@pA", "A:PR012@home")
    main(s)
    return show(app, Session(Match(s, (), setup=Setup("pony", 2, 1, kinds=("human", "random"))), quick))


def test_a_second_press_shows_the_next_best_and_a_third_the_best_again(tmp_path: Path) -> None:
    app = app_at(tmp_path, (1280, 720))
    scene = tokens_or_home(app)
    key(scene, pygame.K_F2)
    best, lit = hint_of(scene), scene.lit()
    assert best.head == words.HINT and best.choice.en == "Emerald Green moves to Bunny Breakout for 2 tokens"
    assert best.verdict.en.endswith("better than the next best")
    assert best.then is not None and best.then.en == "Then likely: draw a card for 1 token"
    key(scene, pygame.K_F2)
    other = hint_of(scene)
    assert other.head == words.NEXT_BEST and other.choice != best.choice and scene.lit() != lit
    assert other.verdict.en.endswith("less than the best")
    assert [-gain.amount for gain in other.gains] == [gain.amount for gain in best.gains]
    key(scene, pygame.K_F2)
    assert hint_of(scene) == best
    app.close()


class Slow:
    """A computer player who thinks until somebody tells it what to choose."""

    def __init__(self, chosen: list[Callable[[View, Sequence[Step]], int | None]]) -> None:
        self.chosen = chosen

    def hear(self, view: View, events: Sequence[Event]) -> None:
        pass

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        return self.chosen[-1](view, options) if self.chosen else None


def against_hard(app: App, s: State, chosen: list[Callable[[View, Sequence[Step]], int | None]]) -> CardTable:
    setup = Setup("pony", 2, 1, kinds=("human", "hard"))
    return show(app, Session(Match(s, (), setup=setup), lambda level, seat, seed, key: Slow(chosen)))


def test_where_hard_plays_the_hint_is_what_hard_would_do(tmp_path: Path) -> None:
    """Two who meet a requirement only together: Normal would draw a card. It is said at once that Hard thinks, and what
    it would do when it has thought, without anybody touching anything; then what Normal would do."""
    s = prepared("A:PR081@home", "A:PR012@home", tokens=(4, 3))
    main(s)
    app, chosen = app_at(tmp_path, (1280, 720)), list[Callable[[View, Sequence[Step]], int | None]]()
    scene = against_hard(app, s, chosen)
    key(scene, pygame.K_F2)
    assert hint_of(scene).choice == words.THINKS.of(level("hard").name) and not scene.lit()
    waits = scene.wake()
    assert waits is not None and waits <= ASKS, "the program does not fall asleep over it"
    app.step(0.1)
    assert hint_of(scene).step is None and not scene.controls.hints.again
    chosen.append(bot("hard", scene.table.rules, 0, 1).pick)
    app.step(0.1)
    best = hint_of(scene)
    assert best.head == words.HINT and best.choice.en == "Blue Jay moves to Bunny Breakout for 2 tokens"
    assert best.verdict == words.PLANNED and best.then is not None and best.then.en.startswith("With it: ")
    here = scene.controls.keys.here
    assert here is not None and here.piece in scene.lit(), "the ring is where the hint leads"
    key(scene, pygame.K_F2)
    assert hint_of(scene).head == words.WOULD_DO and hint_of(scene).choice.en == "draw a card for 1 token"
    app.close()


def test_what_was_played_on_in_thought_is_said_with_what_speaks_against_it(tmp_path: Path) -> None:
    s = prepared("A:PR081@pA", "A:PR012@home")
    main(s)
    app = app_at(tmp_path, (1280, 720))
    scene = against_hard(app, s, [lambda view, options: [type(each) for each in options].index(EndMain)])
    key(scene, pygame.K_F2)
    app.step(0.1)
    hint = hint_of(scene)
    assert isinstance(hint.step, EndMain) and hint.verdict == words.PLAYED_ON
    key(scene, pygame.K_F2)
    assert hint_of(scene).head == words.WOULD_DO
    assert [gain.amount for gain in hint_of(scene).gains] == [-gain.amount for gain in hint.gains] != []
    app.close()


def test_what_is_thought_of_a_question_that_has_been_answered_is_not_said(tmp_path: Path) -> None:
    s = prepared("A:PR081@pA", "A:PR012@home")
    main(s)
    app, chosen = app_at(tmp_path, (1280, 720)), list[Callable[[View, Sequence[Step]], int | None]]()
    scene = against_hard(app, s, chosen)
    key(scene, pygame.K_F2)
    key(scene, pygame.K_SPACE)  # to the Score Phase
    chosen.append(lambda view, options: 0)
    app.step(10.0)
    assert scene.controls.hints.shown is None and not scene.controls.hints.waits
    app.close()


def test_a_hint_goes_when_its_question_is_answered(tmp_path: Path) -> None:
    scene = tokens_or_home(app_at(tmp_path, (1280, 720)))
    log = scene.log_box().h
    key(scene, pygame.K_F2)
    assert scene.log_box().h < log, "it lies over the log"
    key(scene, pygame.K_SPACE)  # to the Score Phase
    assert scene.controls.hints.shown is None and not scene.controls.hints.pieces() and scene.log_box().h == log
    scene.app.close()


def test_a_hint_in_the_arena_leads_a_figure_that_is_held(tmp_path: Path) -> None:
    """Which figure, and, when it is picked up, where to: its space is lit, and nothing is chosen by the hint."""
    archer, hero = Figure("Archer", 0, (0, 0), move=3), Figure("Hero", 1, (6, 2), kind="planeswalker")
    s, who = table(["......."] * 3, archer, hero)
    s.then(ChooseMove(0))
    run(s)
    scene = seated.by_hand(seated.app_at(tmp_path, (1280, 720)), s)
    key(scene, pygame.K_F2)
    assert scene.controls.lit_places and who["Archer"] in scene.controls.hints.pieces()
    seated.click(scene, seated.where(scene, who["Archer"]))
    assert scene.table.draft is not None and who["Archer"] in scene.table.draft.chosen()
    key(scene, pygame.K_F2)
    assert scene.controls.lit_places and hint_of(scene).step in scene.table.draft.top.options
    scene.app.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [TABLE_ROOM, LEAST_WINDOW, (1920, 1080)])
def test_a_hint_is_said_whole(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    """All paragraphs fit between the buttons and the edge; the longest words there are lose their reasons first."""
    app = app_at(tmp_path, size, language=lang)
    scene = tokens_or_home(app)
    key(scene, pygame.K_F2)
    box = scene.table.composition.regions.log.copy()
    for hint in (hint_of(scene), wordy(scene)):
        pen = app.ruler()
        rows, high = set_hint(pen, hint, scene.named, box, app.settings.text_factor)
        assert len(rows) >= 2 and sum(len(each) for each in rows) * STEP + HEAD_H <= box.h + 12
        assert high <= box.h
        assert rows[-1][0][0].startswith(("Then likely", "次はおそらく"))
        for words_, number, size_, _, bold in (row for paragraph in rows for row in paragraph):
            assert pen.width(words_, size_, bold) + pen.width(number, size_, True) <= box.w
    app.close()


def wordy(scene: CardTable) -> Hint:
    """The longest reasons of all games at once."""
    aspects = sorted(
        (aspect for rules in game.RULESETS if rules.judgement for aspect in rules.judgement.aspects),
        key=lambda aspect: -len(aspect.name.en + aspect.about.en),
    )
    gains = tuple(Gain(MORE.of(each.name), -12.5 + n, each.about) for n, each in enumerate(aspects[:6]))
    return replace(hint_of(scene), gains=gains, then=THEIRS.of(seat_name(1), hint_of(scene).choice))


# ---- what others chose ---------------------------------------------------------------------------------------------
def after_some_turns(app: App) -> CardTable:
    """Two computers have played for a while; now a person sits in the first seat."""
    rules, setup = game.ruleset("pony"), Setup("pony", 2, 3, kinds=("human", "normal"))
    match: Match = game.record.begin(setup, [bot("normal", rules, seat, 1) for seat in (0, 1)])
    while len(match.entries) < 14 or [*match.state.asks] != [0]:
        match.tick()
    return show(app, Session(match, quick, game.record))


def row_of_other(scene: CardTable) -> int:
    """The newest row of the log that tells of a choice of the computer with another one beside it; its number."""
    hints = scene.controls.hints
    for n, row in reversed([*enumerate(scene.rows())]):
        if row[0].whose == 1 and hints.explain(row[0]) is not None and len(hints.hints) > 1:
            hints.hints = ()
            return n
    raise AssertionError("nothing that the computer did can be explained")


def click_row(scene: CardTable, n: int) -> None:
    box = scene.table.composition.regions.log
    click(scene, (round(box.cx), round(scene.rows()[n][2])))


def test_a_line_of_the_log_says_why_the_computer_did_it(tmp_path: Path) -> None:
    """The first click says why, the second what the next best was; the key of hints asks for the own choice again."""
    scene = after_some_turns(app_at(tmp_path, (1280, 720)))
    n = row_of_other(scene)
    line = scene.rows()[n][0]
    click_row(scene, n)
    hint = hint_of(scene)
    assert hint.head == words.CHOSE.of(scene.name_of(1)) and not scene.controls.hints.pieces()
    assert hint.then is None, "what came next is in the log"
    scene.controls.press_line(line)
    assert hint_of(scene).head in (words.NEXT_BEST, words.WOULD_DO)
    key(scene, pygame.K_F2)
    assert hint_of(scene).head == words.HINT
    scene.app.close()


def test_what_nobody_chose_has_no_reason(tmp_path: Path) -> None:
    scene = show(app_at(tmp_path, (1280, 720)), Session(game.record.begin(Setup("pony", 2, 3), []), quick))
    scene.controls.press_line(Line(Phrase("Player 2 draws 1 card", "1枚引いた")))
    assert scene.controls.hints.shown is None
    assert scene.app.toasts[-1].said == words.NO_REASON
    scene.app.close()
