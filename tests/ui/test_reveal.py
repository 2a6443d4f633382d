"""The question for a hidden enchantment: passed where there is nothing to reveal, and no key lets it go unasked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.board3d.picture import Reticle, Ring
from game.rules.arena.hidden import AskReveal, Keep, Reveal
from game.rules.arena.places import here, spaces
from game.ui.layouts.arena.beside import figure_box
from game.ui.layouts.arena.room import free_room
from game.ui.table.tray import laid_open
from tests.rules.arena import test_hidden_enchantments as positions
from tests.ui.seated import app_at, asked, by_hand, key

REACTS, SLEEPS = "w02", "w10"  # to the attack that is declared; to something else


def attacked(home: Path, hidden: str) -> Any:
    """A figure with a hidden enchantment of the person's, in seat 1, is attacked."""
    made: Any = positions
    s, who = made.hidden_on_rhox(hidden)
    made.fight(s, who["B"], who["R"])
    assert isinstance(s.asks[1], AskReveal)
    return by_hand(app_at(home), s, ("random", "human"))


def test_who_can_reveal_nothing_is_not_asked(tmp_path: Path) -> None:
    scene = attacked(tmp_path, SLEEPS)
    assert asked(scene) != "AskReveal"
    assert scene.session.match.entries[0].seat == 1, "the question was there, for the others, and is answered"


def test_space_does_not_let_a_reveal_go(tmp_path: Path) -> None:
    """It ends phases. Here it goes to the card that may be revealed; what keeps it hidden has to be chosen."""
    scene = attacked(tmp_path, REACTS)
    assert asked(scene) == "AskReveal" and not any(part.hint == "end" for part in scene.parts if part.step)
    key(scene, pygame.K_SPACE)
    assert asked(scene) == "AskReveal" and not scene.session.match.entries
    reveals = [option for option in scene.table.draft.top.options if isinstance(option, Reveal)]
    assert reveals[0].spell in scene.controls.part.things


def test_the_button_keeps_it_hidden(tmp_path: Path) -> None:
    scene = attacked(tmp_path, REACTS)
    for _ in range(8):
        key(scene, pygame.K_TAB)
        if (part := scene.controls.keys.here) is not None and isinstance(part.step, Keep):
            break
    key(scene, pygame.K_RETURN)
    assert scene.session.match.entries[0].seat == 1 and asked(scene) != "AskReveal"


def test_the_own_card_lies_open_and_its_texts_are_whole(tmp_path: Path) -> None:
    scene = attacked(tmp_path, REACTS)
    (spell,) = scene.tray.pieces
    look = laid_open(scene.table, scene.table.trial.pieces[spell])
    assert look.up and look.face == f"spell/{REACTS}"
    texts = scene.app.noted(scene.draw)
    assert not any(note.cut for note in texts)


def test_the_card_lies_beside_the_fight_that_is_marked(tmp_path: Path) -> None:
    """One looks at who attacks whom while one chooses."""
    scene = attacked(tmp_path, REACTS)
    scene.app.picture()
    s, moment = scene.table.trial, scene.table.question.moment
    marks = scene.marking().marks
    assert {mark.at for mark in marks if isinstance(mark, Reticle)} == set(spaces(s.pieces[moment.figure]))
    assert [mark.at for mark in marks if isinstance(mark, Ring)] == [here(s.pieces[moment.other])]
    for id in (moment.figure, moment.other):
        assert not scene.tray_box.meets(figure_box(scene, id))
    assert scene.tray_box.within(free_room(scene.table.composition))


def test_the_question_is_said_once(tmp_path: Path) -> None:
    scene = attacked(tmp_path, REACTS)
    (asked,) = (note for note in scene.app.noted(scene.draw) if "reveal a hidden" in note.text)
    assert scene.table.composition.regions.prompt.meets(asked.box)
