"""A match on the screen: saved, taken back, given up, watched - and each pair of eyes sees only its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import game
from game.match.match import Setup
from game.match.record import Records
from game.players.anyone import Anyone
from game.rules.arena.events import Arrived
from game.rules.arena.places import hand
from game.table.view import View
from game.ui.play.lines import Log
from game.ui.play.sitting import PAUSED, Sitting
from game.ui.session import AUDIENCE, Session, Watching
from tests.ui.seated import easy

RECORD: Records = game.record


def begin(kinds: Sequence[str] = ("human", "random"), seed: int = 3, folder: Path | None = None) -> Session:
    return Session.begin(RECORD, Setup("arena", len(kinds), seed, kinds=tuple(kinds)), easy, folder=folder)


def play(session: Session, picks: int, seed: int = 5) -> None:
    """People pick anything, one after the other, as a screen would let them."""
    anyone = Anyone(seed)
    while not session.over and len(session.match.entries) < picks:
        session.tick()
        for seat in session.asked():
            session.look_through(seat)
            options = session.options()
            step = options[anyone.pick(session.view, options)]
            session.take(step)
            session.tick()


def test_the_person_is_asked_and_the_computer_answers_by_itself() -> None:
    session = begin()
    assert session.asked() == [0] and session.eyes == 0 and session.people == (0,)
    play(session, 30)
    assert {entry.seat for entry in session.match.entries} == {0, 1}


def test_a_question_put_for_secrecy_with_one_answer_only_bothers_nobody() -> None:
    """Who can do nothing in a defence is asked all the same, and the screen passes for them."""
    setup = Setup("medarot", 2, 4, kinds=("human", "human"))
    session, anyone, bothered = Session.begin(RECORD, setup, easy), Anyone(5), 0
    while not session.over and len(session.match.entries) < 150:
        session.tick()
        for seat in session.asked():
            session.look_through(seat)
            options = session.options()
            assert len(options) > 1 or not session.view.asks[seat].moot
            bothered += 1
            session.take(options[anyone.pick(session.view, options)])
            session.tick()
    assert len(session.match.entries) > bothered + 10, "the passes were given, and are in the record"


def test_eyes_see_their_own_hand_and_no_other() -> None:
    session = begin(("human", "human"))
    play(session, 12)
    for seat in (0, 1):
        session.look_through(seat)
        cards = {owner: {p.card for p in session.view.inside(hand(owner))} for owner in (0, 1)}
        assert all(card.startswith("spell/") for card in cards[seat])
        assert cards[1 - seat] <= {"spell"}
    session.look_through(AUDIENCE)
    assert all(p.card == "spell" for owner in (0, 1) for p in session.view.inside(hand(owner)))


def test_news_are_told_once_and_through_the_open_eyes() -> None:
    session = begin()
    play(session, 1)
    session.tick()
    told = session.news()
    assert any(isinstance(event, Arrived) for _, events in told for event in events)
    assert not session.news()


def test_a_match_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    session = begin(folder=tmp_path)
    play(session, 25)
    before = session.match.state
    session.close()
    saved = next(tmp_path.glob("*"))
    again = Session.resume(RECORD, saved, easy)
    assert again.match.state == before and again.kinds == ("human", "random")
    play(again, 40)
    again.close()
    assert RECORD.load(saved).state == again.match.state


def test_a_choice_is_taken_back_but_never_past_a_draw() -> None:
    session = begin(("human", "human"))
    while "ChooseArmy" not in repr(session.match.state.asks):
        play(session, len(session.match.entries) + 1)
    session.look_through(session.asked()[0])
    options = session.options()
    place = len(session.match.entries)
    session.take(options[0])
    session.tick()
    assert session.undo() and len(session.match.entries) == place
    assert not session.undo(), "the card drawn at the start of the turn stays drawn"


def test_giving_up_ends_a_duel_at_once() -> None:
    session = begin()
    session.tick()
    session.concede()
    assert session.over and session.match.state.result == (1,)


def test_who_has_given_up_at_a_table_of_three_is_not_asked_to_do_it_again() -> None:
    session = begin(("human", "human", "random"))
    session.tick()
    eyes = session.eyes
    assert session.can_concede()
    session.concede()
    session.look_through(eyes)
    assert session.eyes == eyes and not session.can_concede() and not session.over
    session.concede()
    assert sum(entry.pick is None for entry in session.match.entries) == 1


def test_a_rematch_has_the_same_seats_and_other_dice() -> None:
    session = begin(("human", "random", "human"))
    again = session.rematch(99)
    assert again.kinds == session.kinds and again.setup.seed == 99 and not again.match.entries


def test_bots_alone_are_watched_by_the_audience() -> None:
    session = begin(("random", "random"))
    assert session.eyes == AUDIENCE and not session.people and not session.options()
    play(session, 40)
    assert len(session.match.entries) >= 40 and session.audience.news


def recorded() -> Watching:
    session = begin(("random", "random"))
    play(session, 60)
    return Watching(session.match)


def test_a_recording_steps_to_its_end_and_shows_what_happened() -> None:
    film = recorded()
    assert film.place == 0 and film.length >= 60
    steps, told = 0, 0
    while film.step():
        steps += 1
        told += sum(len(events) for _, events in film.news())
    assert told > 60 and steps == film.length and film.match.state == film_end(film)


def film_end(film: Watching) -> Any:
    fresh = film.match.again()
    for entry in film.whole:
        fresh.apply(entry.seat, entry.pick if entry.pick is not None else -1)
    return fresh.state


@pytest.mark.parametrize("place", [0, 1, 17, 59])
def test_a_recording_jumps_to_any_choice(place: int) -> None:
    film = recorded()
    film.seek(40)
    film.seek(place)
    fresh = film.match.again()
    for entry in film.whole[:place]:
        assert entry.pick is not None
        fresh.apply(entry.seat, entry.pick)
    assert film.place == place and film.match.state == fresh.state


def test_a_recording_is_seen_through_anybodys_eyes() -> None:
    film = recorded()
    film.seek(30)
    for seat in (AUDIENCE, 0, 1):
        film.look_through(seat)
        view: View = film.view
        known = [p.owner for owner in (0, 1) for p in view.inside(hand(owner)) if p.card != "spell"]
        assert set(known) <= {seat}


def test_a_rematch_goes_on_at_the_speed_somebody_has_set_but_never_paused() -> None:
    session = begin()
    sitting = Sitting(session, Log())
    sitting.speed = 4.0
    assert Sitting(session.rematch(99), Log()).speed == 4.0
    sitting.speed = PAUSED
    assert Sitting(session.rematch(99), Log()).speed == 1.0
