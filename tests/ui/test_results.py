"""Results: one frame for all games, for every number of seats, for those who won, who lost, and who drew."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.levels import bot
from game.rules.arena.events import AttackRolled, CastSpell, Destroyed, Wounded
from game.rules.arena.places import figures
from game.rules.arena.positions import Side, Unit, table
from game.rules.pony.places import POINTS
from game.table.ruleset import Ruleset
from game.table.sheet import NO_WORDS
from game.table.view import look
from game.ui import matches
from game.ui import words_result as W
from game.ui.games.arena.tally import Tally
from game.ui.games.hero import Stage
from game.ui.games.magna.hero import hero
from game.ui.games.story import LastEvent
from game.ui.scenes.how_it_went import HowItWent
from game.ui.scenes.result import CALM, STILL, Result
from game.ui.seating import level_of
from game.ui.session import Session
from game.ui.widgets.buttons import Button
from game.words import same
from tests.ui.contrast import low
from tests.ui.hands import Hands
from tests.ui.test_screens import faults

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)
SEATS = [(rules, seats) for rules in game.RULESETS for seats in rules.seats]
CROWDS = [each for each in SEATS if each[1] > 2]
ENDS = ("won", "lost", "drawn")
LONG_NAME = "Maximiliana von H."
LEAST_LINE = 15  # the height of a line of type of 12 pixels


@cache
def played(key: str, seats: int) -> Match:
    """A match that easy computers have played to its end."""
    rules = game.ruleset(key)
    match: Match = game.record.begin(Setup(key, seats, 3), [bot("random", rules, seat, 3) for seat in range(seats)])
    match.finish()
    return match


def shown(hands: Hands, key: str, seats: int = 2, end: str = "won", name: str = LONG_NAME) -> Any:
    """The result as a person sees it who won, who lost, or whose match was drawn."""
    match, result = played(key, seats), (played(key, seats).state.result or (0,))
    person = result[0] if end == "won" else next(seat for seat in range(seats) if seat not in result)
    kinds = tuple("human" if seat == person else "normal" for seat in range(seats))
    names = tuple(name if seat == person else "" for seat in range(seats))
    copy = match.again()
    copy.setup = Setup(key, seats, 3, kinds=kinds, names=names)
    for entry in match.entries:
        copy.apply(entry.seat, entry.pick or 0)
    scene = Result(Session(copy, matches.bots, game.record))
    hands.show(scene)
    if end == "drawn":
        scene.report.end.result = ()
        hands.app.redraw()
        hands.app.step(0.1)
    return scene


@pytest.mark.sampled(2)
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
@pytest.mark.parametrize(("rules", "seats"), SEATS, ids=lambda value: getattr(value, "key", value))
def test_every_result_fits_every_window(rules: Ruleset, seats: int, size: tuple[int, int], lang: str, end: str) -> None:
    hands = Hands(size, language=lang)
    shown(hands, rules.key, seats, end)
    found = faults(hands, f"{rules.key} {seats}")
    texts = hands.texts()
    for note in texts:
        if note.box.h < LEAST_LINE or note.box.right_edge > size[0] or note.box.foot > size[1] or note.box.y < 0:
            found.append(f"'{note.text}' is too small, or leaves the window: {note.box}")
    buttons = [widget for widget in hands.desk.widgets if widget.key in ("how", "watch", "save", "change", "rematch")]
    for note in texts:
        if any(note.box.meets(button.box, 3) and not note.box.within(button.box, 3) for button in buttons):
            found.append(f"'{note.text}' stands among the buttons: {note.box}")
    hands.app.close()
    assert len(buttons) == 5 and not found, "\n".join(found)


@pytest.mark.sampled(2)
@EVERY
def test_the_winner_is_named_alike_everywhere(rules: Ruleset) -> None:
    hands = Hands()
    scene = shown(hands, rules.key, end="lost")
    said = [note.text for note in hands.texts()]
    assert scene.headline().en == "Computer wins" and scene.mood() == "lost"
    assert "Computer" in said and " · Normal" in said and LONG_NAME in said
    assert not scene.shown[1].papers, "no paper falls for the other side"
    hands.app.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", ["normal", "double"])
@pytest.mark.parametrize(
    ("rules", "seats"), [each for each in SEATS if each[1] > 2], ids=lambda v: getattr(v, "key", v)
)
def test_what_everybody_played_is_told_beside_the_name(rules: Ruleset, seats: int, size: str, lang: str) -> None:
    """After the level of a computer, which gives way to it in larger text; both are one piece, of one size.

    Two ponies have no room beside a name of twice the size: there the picture tells them.
    """
    hands = Hands(language=lang, text_size=size)
    scene = shown(hands, rules.key, seats, "lost", name="Mika")
    said = [note.text for note in hands.texts()]
    for seat in range(seats):
        leader, level = hands.app.say(scene.report.leader(seat)), level_of(scene.report.setup, seat)
        with_it = f"{hands.app.say(level)} · {leader}" if level and size == "normal" else leader
        if rules.key != "pony" or size == "normal":
            assert any(with_it in text for text in said), f"{with_it} in {said}"
    hands.app.close()


def test_the_way_out_has_ground_of_its_own() -> None:
    hands = Hands()
    shown(hands, "arena", 5)
    leave = hands.widget("back")
    assert isinstance(leave, Button) and leave.kind == "plain", "a bright ruin may stand behind it"
    hands.app.close()


@pytest.mark.sampled(1)
@EVERY
def test_a_draw_shows_both_leaders_and_no_places(rules: Ruleset) -> None:
    hands = Hands()
    scene = shown(hands, rules.key, end="drawn")
    assert scene.mood() == "drawn" and scene.headline().en == "A draw"
    assert [note.text for note in hands.texts()].count("–") == 2
    hands.app.close()


def test_the_banners_of_a_draw_hang_in_the_window() -> None:
    hands = Hands()
    scene = shown(hands, "magna", end="drawn")
    made = hero(Stage(hands.app, scene.rules, (0, 1), "drawn", scene.room()), scene.report).hero
    alpha = pygame.surfarray.array_alpha(made)
    assert alpha.any() and not alpha[-4:].any(), "the rod at the right ends before the window does"
    hands.app.close()


def test_ponies_with_as_many_points_share_a_place() -> None:
    hands = Hands()
    scene = shown(hands, "pony", 4)
    winner, *others = scene.report.order()
    for seat, points in zip(others, (3, 3, 1), strict=True):
        scene.report.end.marks[seat, POINTS] = points
    assert [scene.report.place(seat) for seat in (winner, *others)] == [1, 2, 2, 4]
    hands.app.close()


@pytest.mark.sampled(1)
@EVERY
def test_the_numbers_are_behind_how_it_went(rules: Ruleset) -> None:
    hands = Hands()
    scene = shown(hands, rules.key, name="Mika")
    assert not low(hands)
    hands.click("how")
    assert isinstance(hands.top, HowItWent)
    assert not faults(hands, rules.key) and not low(hands), "numbers that are nothing can be read, too"
    hands.key(pygame.K_ESCAPE)
    assert hands.top is scene
    hands.app.close()


def test_equal_words_of_another_match_have_its_own_picture() -> None:
    hands = Hands()
    scene = shown(hands, "magna")
    seen = []
    for ink in ((255, 0, 0, 255), (0, 0, 255, 255)):

        def square(px: int, ink: tuple[int, ...] = ink) -> pygame.Surface:
            out = pygame.Surface((px, px), pygame.SRCALPHA)
            out.fill(ink)
            return out

        event = LastEvent(W.LEAD, W.AT_TURN.of(3), W.LEADS.of(same(LONG_NAME)), NO_WORDS, (square,))
        scene.report.last_event = lambda event=event: event
        hands.app.redraw()
        box = scene.places().last
        seen.append(tuple(hands.app.picture().get_at((round(box.x) + 40, round(box.y) + 68)))[:3])
    assert seen == [(255, 0, 0), (0, 0, 255)]
    hands.app.close()


def test_the_first_key_ends_all_motion_and_does_nothing_else() -> None:
    hands = Hands(reduced_motion=False)
    scene = shown(hands, "foton")
    assert scene.restless() and scene.seen < CALM
    hands.key(pygame.K_RETURN)
    assert hands.top is scene and not scene.restless() and scene.seen >= STILL
    hands.app.close()


def test_reduced_motion_shows_the_end_at_once() -> None:
    hands = Hands()
    scene = shown(hands, "foton")
    assert not scene.restless()
    first = hands.app.picture().copy()
    for _ in range(20):
        hands.app.step(0.25)
    hands.app.redraw()
    assert hands.app.picture().get_buffer().raw == first.get_buffer().raw
    hands.app.close()


def test_the_last_blow_is_an_attack_only_if_an_attack_did_the_harm() -> None:
    """A planeswalker who was attacked once and then falls to a spell has not fallen to that attack."""
    sides = Side((Unit("gideon", ((6, 3),)),)), Side((Unit("jace", ((6, 4),)),))
    view = look(table(game.ruleset("arena").catalogue, "the_duel", *sides), -1)
    gideon, jace = (figures(view, seat)[0] for seat in (0, 1))
    attack = AttackRolled(gideon.id, jace.id, (1, 1, 6), (6,), 2, 0, 0, 2), Wounded(jace.id, 2, "attack")
    dead = Destroyed(jace.id, jace.id, jace.card, ())
    struck, burnt = Tally(2), Tally(2)
    struck.hear(view, (*attack, dead))
    burnt.hear(view, (*attack, CastSpell(0, 0, "spell/r01", (jace.id,)), Wounded(jace.id, 4, "r01"), dead))
    assert struck.blow is not None and (struck.blow.by, struck.blow.damage) == (gideon.card, 2)
    assert burnt.blow is not None and (burnt.blow.by, burnt.blow.card) == ("", jace.card)


@pytest.mark.parametrize("words", ["Why one has won, with as many words as go into one line at most here", "why " * 40])
def test_what_decided_it_keeps_off_the_scene_of_the_winner(words: str) -> None:
    """Banners of the Arena hang at the left edge of its scene."""
    hands = Hands()
    scene = shown(hands, "arena")
    scene.report.why = lambda: same(words.strip())
    said = [note for note in hands.texts() if note.text in words and note.text.lower().startswith("why")]
    assert said and all(note.box.right_edge <= scene.room().x for note in said)
    hands.app.close()
