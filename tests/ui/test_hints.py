"""The hint lights what it speaks of, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.table.step import Spot
from game.ui.session import Session
from tests.ui.cardhands import app_at, key, quick, settle, show
from tests.ui.seated import seldom_drawn

CARDS = [key for key in game.KEYS if key != "arena"]


@pytest.mark.sampled(2)
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
