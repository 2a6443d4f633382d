"""The curtain between two people: whose turn it is, what everybody could see meanwhile, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

import game
from game.match.match import Setup
from game.ui import matches
from game.ui.dialogs.curtain import HASTE, MOST, PARTING, Curtain
from game.ui.games.match_tally import heard
from game.ui.play.match_scene import MatchScene
from game.ui.scenes.title import Title
from game.ui.session import Watching
from game.words import Phrase, same
from tests.ui.hands import Hands


@pytest.fixture
def hands() -> Iterator[Hands]:
    person = Hands(bot_pace="instant")
    person.show(Title())
    yield person
    person.app.close()


def two_people(hands: Hands, key: str) -> MatchScene:
    """A match of two people at one screen; the curtain hangs before the first of them."""
    matches.start(hands.app, Setup(key, 2, 7, kinds=("human", "human")))
    scene = hands.top
    assert isinstance(scene, MatchScene)
    return scene


def curtains(hands: Hands, scene: MatchScene, picks: int) -> Iterator[Curtain]:
    """Whoever is asked takes the first option; each curtain as it comes, before it is lifted."""
    for _ in range(400):
        hands.app.step(0.1)
        if isinstance(hands.top, Curtain):
            curtain = hands.top
            hands.app.step(HASTE)
            yield curtain
            if hands.top is curtain:
                hands.key(pygame.K_RETURN)
        elif scene.table.idle and (options := scene.session.options()):
            if len(scene.session.match.entries) >= picks:
                return
            scene.session.take(options[0])
            scene.table.draft = None


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", game.KEYS)
def test_the_curtain_tells_what_everybody_could_see_and_nothing_else(key: str, hands: Hands) -> None:
    scene, told = two_people(hands, key), list[Phrase]()
    for curtain in curtains(hands, scene, 14):
        all_ = scene.told(1 - scene.session.eyes)
        assert curtain.told == all_[-MOST:]
        told += all_
    rules = game.ruleset(key)
    said = [rules.say(event, view) for view, events in heard(Watching(scene.session.match)) for event in events]
    public = [scene.named(line) for line in said if line is not None]
    assert told, "something has happened"
    assert all(line in public for line in told)


def test_it_is_told_from_where_the_person_left(hands: Hands) -> None:
    scene = two_people(hands, "arena")
    seen = [(curtain.name.en, [line.en for line in curtain.told]) for curtain in curtains(hands, scene, 16)]
    assert seen[0][1] == [] and any(told for _, told in seen), "at the beginning there is nothing to tell"
    for (before, lines), (name, told) in pairwise(seen):
        assert name != before and (not told or told != lines), "what the one was told is not told the other again"


def test_escape_at_the_curtain_leads_to_the_title_and_the_match_can_be_continued(hands: Hands) -> None:
    scene = two_people(hands, "arena")
    for _ in curtains(hands, scene, 30):
        if picks := len(scene.session.match.entries):
            break
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Title)
    hands.click("continue")
    (again,) = (scene for scene in hands.app.stack if isinstance(scene, MatchScene))
    assert len(again.session.match.entries) == picks


def test_nothing_is_written_on_it_before_the_velvet_hangs_at_the_sides() -> None:
    for quick in (False, True):
        hands = Hands(reduced_motion=quick)
        hands.app.push(Curtain(same("Mika"), (200, 60, 50), lambda: None))
        assert bool([note.text for note in hands.texts()]) is quick
        hands.app.step(PARTING)
        hands.app.step(PARTING)
        assert any("Mika" in note.text for note in hands.texts()) and not hands.top.restless()
        hands.app.close()


def test_what_was_taken_back_is_not_told(hands: Hands) -> None:
    scene = two_people(hands, "medarot")
    for _ in curtains(hands, scene, 16):
        pass
    session, other = scene.session, 1 - scene.session.eyes
    told = dict[int, list[Phrase]]()  # by how many choices had been made
    start = -1  # of the last whole choice
    while not (session.can_undo() and told.get(start) and scene.told(other) != told[start]):
        told[len(session.match.entries)] = scene.told(other)
        session.take(session.options()[0])
        scene.table.draft = None
        for _ in range(3):
            hands.app.step(0.1)
        start = max(n for n, entry in enumerate(session.match.entries) if not (entry.part or entry.only))
    assert scene.table.undo() and len(session.match.entries) == start
    hands.app.step(0.1)
    assert scene.told(other) == told[start], "nor is anything else left out"


def test_a_long_event_is_told_in_rows_of_whole_size_above_the_button(hands: Hands) -> None:
    names = [f"Medarot number {n}" for n in range(12)]
    told = [same(f"turned up: {', '.join(names)}"), same("Mika draws 1 card"), same("Ren draws 1 card")]
    hands.app.push(Curtain(same("Mika"), (200, 60, 50), lambda: None, told=told))
    hands.app.step(PARTING)
    rows = [note for note in hands.texts() if "Medarot number" in note.text or "draws" in note.text]
    assert len(rows) >= 4 and all(name in " ".join(note.text for note in rows) for name in names)
    heights = {round(note.box.h) for note in rows}
    assert heights == {round(rows[-1].box.h)} and not any(note.cut for note in rows)
    assert all(a.box.foot <= b.box.y + 4 for a, b in pairwise(rows))
    assert rows[-1].box.foot < hands.widget("here").box.y
