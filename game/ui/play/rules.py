"""From a running match into the rulebook: by the key, from the question that is put, from a card that is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.art import palette as P
from game.ui.play.part import Part
from game.ui.rulebook.links import open_rule
from game.ui.rulebook.words import IN_BOOK
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import ON_BRASS, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene

BADGE = 10.0
KEY = "prompt"  # of the part that opens the rule of the question
QUOTED = Phrase('"{0}"', "「{0}」")
Spots = Sequence[tuple[Box, str]]


def rule_here(scene: MatchScene) -> tuple[str, Phrase]:
    """The rule of the question that is put to the person at the screen, and the question; "" if none is."""
    table = scene.table
    question = table.draft.top.question if table.draft is not None else table.question
    hint = table.order.hint(question)
    if question is None or hint is None or not table.idle:
        return "", Phrase("", "")
    return hint.rule, QUOTED.of(question.ask(table.trial))


def prompt_part(spot: Box | None) -> list[Part]:
    """The plate with the question, as something to click: it opens the rule of the question."""
    return [Part(KEY, spot, do="rules", words=IN_BOOK, hint="rules", kind=KEY)] if spot is not None else []


def draw_badge(scene: MatchScene, pen: Pen, plate: Box | None, lit: bool) -> Box | None:
    """A small book at the right end of the plate with the question, if its rule is known. Returns what can be clicked:
    the plate with its book."""
    if plate is None or not rule_here(scene)[0]:
        return None
    disc = Box(plate.right_edge - 2 * BADGE - 6, plate.cy - BADGE, 2 * BADGE, 2 * BADGE)
    pen.slab(disc, (*(P.BRASS if lit else (30, 20, 13)), 255), BADGE, (*(P.LAMP if lit else P.BRASS), 255), 1.4)
    sign(pen, "book", (disc.cx, disc.cy), 5.6, ON_BRASS if lit else P.BRASS_LIT)
    return plate.copy()


def open_here(scene: MatchScene) -> None:
    """The rulebook, open at the rule of the present question; at its beginning while nothing is asked."""
    rule, cited = rule_here(scene)
    open_at(scene, rule, cited)


def open_at(scene: MatchScene, rule: str, cited: Phrase) -> None:
    """The rulebook of the game that is played, at a rule."""
    open_rule(scene.app, scene.session.setup.ruleset, rule, cited)


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
