"""Why not? and What now? on the screen: one plate for reason, numbers and a link to the rule, on all five tables;
phases and barred buttons answer like cards; the quiet line under the prompt covers nothing and can be sent away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

import game
from game.match.match import Setup
from game.players.anyone import Anyone
from game.rules.foton.places import waiting
from game.table.step import Elsewhere, Spot
from game.ui.app import App
from game.ui.doors import Doors
from game.ui.play import words
from game.ui.play.ahead import ahead
from game.ui.play.match_scene import MatchScene
from game.ui.play.part import Part
from game.ui.play.refusal import MOST
from game.ui.scenes.rulebook import Rulebook
from game.ui.session import Session
from game.ui.table.prompt import set_prompt
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from tests.ui.cardhands import app_at, quick

pytestmark = pytest.mark.sampled(12, of="why not, on the screen")

GAMES = ("arena", "foton", "medarot", "magna", "pony")
CARDS = GAMES[1:]
WINDOWS = (((960, 540), "en"), ((960, 540), "ja"), ((1280, 720), "ja"))


@pytest.fixture(params=WINDOWS, ids=lambda p: f"{p[0][0]}-{p[1]}")
def app(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[App]:
    size, lang = request.param
    made = app_at(tmp_path, size, language=lang)
    yield made
    made.close()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[App]:
    """One window is enough for what no size changes."""
    made = app_at(tmp_path, (960, 540))
    yield made
    made.close()


def opened(app: App, key: str, picks: int = 14, seed: int = 7) -> Any:
    """A match of a game after so many random choices, when the first person is asked."""
    seats = min(game.ruleset(key).seats)
    setup = Setup(key, seats, seed, {}, kinds=("human", *("random",) * (seats - 1)))
    match = game.record.begin(setup, [Anyone(seed + seat) for seat in range(seats)])
    while len(match.entries) < picks or 0 not in match.state.asks:
        assert match.state.result is None and match.tick()
    scene = Doors().match(Session(match, quick, game.record))
    app.push(scene)
    for _ in range(200):
        app.step(0.1)
        if cast(Any, scene).table.draft is not None:
            break
    return scene


def click(scene: Any, at: tuple[float, float], button: int = 1) -> None:
    k = scene.app.scale
    pos = (round(at[0] * k), round(at[1] * k))
    scene.app.mouse = pos
    for kind, more in (
        (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"button": button}),
        (pygame.MOUSEBUTTONUP, {"button": button}),
    ):
        scene.handle(pygame.event.Event(kind, pos=pos, **more))
    scene.app.step(0.05)


def key(scene: Any, code: int) -> None:
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    scene.app.step(0.05)


def parts(scene: Any, kind: str) -> list[Part]:
    scene.lay_out()
    return [part for part in scene.parts if part.kind == kind]


def inside(box: Box, size: tuple[float, float]) -> bool:
    return box.x >= 0 and box.y >= 0 and box.right_edge <= size[0] and box.foot <= size[1]


# ---- phases and buttons ------------------------------------------------------------------------------
@pytest.mark.sampled(2)
@pytest.mark.parametrize("ruleset", GAMES)
def test_every_phase_of_the_ribbon_answers_with_its_rule(app: App, ruleset: str) -> None:
    scene = opened(app, ruleset)
    order, names = game.ruleset(ruleset).order(), [part.words for part in parts(scene, "phase")]
    assert len(names) >= 3 and set(names) <= {phase.name for phase in order.phases}
    draft = scene.table.draft
    assert draft is not None
    gone_to = {f"phase {order.now(there.stage.view)}" for there in ahead(draft.stages[0], draft.seat, order)}
    for n, name in enumerate(names):
        part = parts(scene, "phase")[n]
        if part.do in gone_to:
            continue  # what can be played now is played
        click(scene, (part.box.cx, part.box.cy))
        nos = scene.table.why_no_phase(part.do.removeprefix("phase "))[:MOST]
        made = scene.controls.reply.laid()
        assert made is not None and [tag.rule for tag in made.tags] == [no.rule for no in nos], name
        said = "".join(row for row, _ in made.rows)
        assert "".join(no.why.text(app.lang) for no in nos).replace(" ", "") == said.replace(" ", "")
        assert inside(made.plate, app.logical) and all(inside(tag.box, app.logical) for tag in made.tags)


def test_a_button_that_is_not_on_offer_stands_there_and_says_why(small: App) -> None:
    """In the Foton a turn ends only after a Megido has acted or rested (F-5.4)."""
    scene = opened(small, "foton")
    (barred,) = parts(scene, "barred")
    click(scene, (barred.box.cx, barred.box.cy))
    assert scene.controls.reply.nos[0].rule == "F-5.4" and scene.table.draft is not None
    made = scene.controls.reply.laid()
    assert made is not None and inside(made.plate, small.logical)


def test_resting_on_a_phase_is_enough(small: App) -> None:
    scene = opened(small, "pony")
    part = parts(scene, "phase")[0]
    small.mouse = (round(part.box.cx * small.scale), round(part.box.cy * small.scale))
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=small.mouse, rel=(0, 0), buttons=(0, 0, 0)))
    scene.controls.rested = 1.0
    assert scene.controls.reasons_of(scene.controls.part)[0].rule and not scene.controls.whisper
    small.redraw()
    small.step(0.0)


# ---- cards and units ---------------------------------------------------------------------------------
@pytest.mark.sampled(2)
@pytest.mark.parametrize("ruleset", GAMES)
def test_own_cards_that_are_not_on_offer_answer_on_a_click(app: App, ruleset: str) -> None:
    answered = 0
    scene = opened(app, ruleset, 20)
    for part in [*parts(scene, "card"), *parts(scene, "spell")]:
        piece = scene.table.trial.pieces.get(part.piece)
        offers = scene.table.draft.offers() | scene.table.draft.others()
        if piece is None or piece.owner != scene.table.eyes or any(thing in offers for thing in part.things) or part.do:
            continue
        scene.controls.whisper = ()
        assert scene.controls.explain(part.things), piece.card
        made = scene.controls.reply.laid()
        assert made is not None and made.rows and made.tags and inside(made.plate, app.logical), piece.card
        answered += 1
    assert answered >= 2


def test_whoever_waits_reads_whose_turn_it_is(small: App) -> None:
    """The computer is still thinking: nothing of mine can be used, and it is said who acts."""
    scene = opened(small, "foton", 20)
    table, view = scene.table, scene.table.shown.clone()
    view.current, view.asks = 1, {1: Elsewhere(1)}
    table.draft, table.shown = None, view
    assert scene.controls.explain((Spot(waiting(0)),))
    first = scene.controls.reply.nos[0]
    assert first.rule == "F-5.3" and "Player 2" in first.why.en and "プレイヤー2" in first.why.ja


# ---- the link ----------------------------------------------------------------------------------------
@pytest.mark.sampled(2)
@pytest.mark.parametrize("ruleset", GAMES)
def test_the_rule_opens_by_mouse_and_by_key(small: App, ruleset: str) -> None:
    scene = opened(small, ruleset)
    part = parts(scene, "phase")[-1]
    click(scene, (part.box.cx, part.box.cy))
    (tag,) = parts(scene, "rule")
    near = (tag.box.cx * small.scale, tag.box.cy * small.scale)
    for n in range(1, 6):  # on the way to the link the plate stays
        at = tuple(round(a + (b - a) * n / 5) for a, b in zip(small.mouse, near, strict=True))
        small.mouse = cast(tuple[int, int], at)
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        assert scene.controls.reply.shown
    scene.controls.update(60.0)
    assert scene.controls.reply.shown, "it is being read"
    click(scene, (tag.box.cx, tag.box.cy))
    assert isinstance(small.top, Rulebook) and small.top.key == ruleset
    rule = small.top.rule
    small.pop()
    click(scene, (part.box.cx, part.box.cy))
    key(scene, pygame.K_F3)
    assert isinstance(small.top, Rulebook) and small.top.rule == rule


def test_the_answer_goes_when_the_pointer_goes_elsewhere(small: App) -> None:
    scene = opened(small, "magna")
    part = parts(scene, "phase")[-1]
    click(scene, (part.box.cx, part.box.cy))
    far = (round(small.size[0] * 0.3), round(small.size[1] * 0.9))
    small.mouse = far
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=far, rel=(1, 1), buttons=(0, 0, 0)))
    assert not scene.controls.reply.shown and not parts(scene, "rule")


# ---- What now? ---------------------------------------------------------------------------------------
@pytest.mark.sampled(2)
@pytest.mark.parametrize("ruleset", CARDS)
def test_what_is_asked_is_never_cut_and_its_lesser_line_stands_below_it(app: App, ruleset: str) -> None:
    for picks in (0, 14, 33):
        scene = opened(app, ruleset, picks)
        assert isinstance(scene, CardTable)
        box, said, pen = scene.table.composition.regions.prompt, scene.drawing.panels.said(), app.ruler()
        hint = scene.what_now()
        assert hint is not None and hint == game.ruleset(ruleset).order().hint(scene.table.question)
        size, rows, lesser = set_prompt(pen, box, said.asked, said.hint or hint.matters.text(app.lang), True)
        assert "".join(rows).replace(" ", "") == said.asked.replace(" ", "") and size >= 12
        assert len(rows) * size + len(lesser) * 12 <= box.h, (ruleset, picks)


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_line_is_hidden_by_its_key_and_by_its_setting(small: App, ruleset: str) -> None:
    scene = opened(small, ruleset)
    assert scene.what_now() is not None
    key(scene, pygame.K_F5)
    assert scene.what_now() is None and small.settings.what_now is False
    key(scene, pygame.K_F5)
    assert scene.what_now() is not None
    small.change(what_now=False)
    assert scene.what_now() is None


@pytest.mark.parametrize("ruleset", GAMES)
def test_nothing_is_said_while_somebody_else_chooses(small: App, ruleset: str) -> None:
    scene = opened(small, ruleset)
    scene.table.draft = None
    assert cast(MatchScene, scene).what_now() is None


def test_what_is_on_offer_is_not_refused(small: App) -> None:
    """The key of "why not?" on something that can be chosen says that it can."""
    scene = opened(small, "pony")
    offered = next(part for part in parts(scene, "card") if part.things[0] in scene.table.draft.offers())
    assert [no.why for no in scene.table.why_not(offered.things)] == [words.CAN_BE]
