"""From a running match into the rulebook: by the key, from the question that is put, from a card that is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from game.table.guide import hint_for
from game.ui.widgets.box import Box
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.scene import MatchScene

QUOTED = Phrase('"{0}"', "「{0}」")
Spots = Sequence[tuple[Box, str]]


def rule_here(scene: MatchScene) -> tuple[str, Phrase]:
    """The rule of the question that is put to the person at the screen, and the question; "" if none is."""
    table = scene.table
    question = table.draft.top.question if table.draft is not None else table.question
    hint = hint_for(scene.session.setup.ruleset, question)
    if question is None or hint is None or not table.idle:
        return "", Phrase("", "")
    return hint.rule, QUOTED.of(question.ask(table.trial))


def open_here(scene: MatchScene) -> None:
    """The rulebook, open at the rule of the present question; at its beginning while nothing is asked."""
    rule, cited = rule_here(scene)
    open_at(scene, rule, cited)


def open_at(scene: MatchScene, rule: str, cited: Phrase) -> None:
    """The rulebook of the game that is played, at a rule."""
    scene.let_go()
    book = import_module("game.ui.scenes.rulebook")          # it is loaded when somebody reads
    book.open_rule(scene.app, scene.session.setup.ruleset, rule, cited)


def clicked(scene: MatchScene, spots: Spots, at: tuple[float, float], cited: Phrase) -> bool:
    """Open the rule that is clicked, of those beside a card; False if it is none of them."""
    rule = next((rule for box, rule in spots if box.holds(at)), "")
    if rule:
        open_at(scene, rule, cited)
    return bool(rule)


def chosen(scene: MatchScene, spots: Spots, name: str, cited: Phrase) -> bool:
    """Open the rule of a digit, or the first one by the key of the rulebook; False if it is none of them."""
    number = int(name) if name.isdecimal() else 1 if name == "rules" else 0
    if 0 < number <= len(spots):
        open_at(scene, spots[number - 1][1], cited)
        return True
    return False
