"""What happens, as lines of the log in both languages."""

from __future__ import annotations

import re

import pytest

import game
from game.rules.foton import events
from game.rules.foton.telling import TELLERS, say
from game.rules.foton.turn import Rest
from game.rules.foton.words import photons_of
from game.table.dice import Dice
from game.table.event import Event, Moved
from game.table.state import State, choose, legal
from game.table.view import hear, look
from tests.rules.foton.foton_byhand import Seat, megido, pick, table, take
from tests.rules.foton.foton_cards import act, counter, decline, end, use

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def log(s: State, seat: int = 0, since: int = 0) -> list[str]:
    """The lines that a seat reads."""
    view = look(s, seat)
    return [line.text("en") for e in s.events[since:] if (line := say(hear(e, seat), view))]


def test_a_turn_in_words() -> None:
    s = table(Seat(hand="A2 C1 S2 E5", deck="A4", waiting="Naberius"), Seat(field="A2 A3", waiting="Uvall"))
    use(s, "E5")
    act(s, "Naberius", "A2 C1 S2")
    decline(s, 1)
    pick(s, "A3", 1)
    end(s)
    assert log(s) == [
        "Turn 1 of Player 1.",
        "Player 1 uses The Covenant.",
        "Player 1 gains 2 VP from The Covenant.",
        "Player 1 pays Attack 2, Skill 2 and Charge 1.",
        "Player 1 acts with Naberius.",
        "Player 1 draws 1 card.",
        "Naberius interferes with Player 2.",
        "Player 2 does not counter.",
        "Player 2 discards Attack 3.",
        "Turn 1 of Player 2.",
    ]


def test_a_counter_in_words() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A2", waiting="Zagan"))
    act(s, "Naberius", "A2 C1 S2")
    told = len(s.events)
    counter(s, 1, "Zagan")
    assert log(s, 0, told) == ["Player 2 counters with Zagan.", "Player 2 gains 1 VP from Zagan."]


def test_who_rests_is_told_to_nobody_else() -> None:
    """F-5.10."""
    s = table(Seat(waiting="Uvall Bael", deck="A2"))
    take(s, Rest, megido=megido(s, "Uvall").id)
    assert "Player 1 rests Uvall." in log(s, 0) and "Player 1 rests a face-down Megido." in log(s, 1)
    assert "Player 1 draws 1 card of 3: the deck is empty." in log(s, 1)


def test_a_photon_turned_down_is_named_to_its_owner_only() -> None:
    """F-8.1: the others see its kind."""
    s = table(Seat(hand="A2 C1", waiting="Sitri"), Seat(field="A2", waiting="Bael"))
    act(s, "Sitri", "A2 C1")
    decline(s, 1)
    assert "Player 2's Attack 2 is turned face down." in log(s, 1)
    assert "One Attack photon of Player 2 is turned face down." in log(s, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_whole_matches_has_words_for_everybody(seats: int) -> None:
    said = set()
    for seed in range(4):
        s, dice = game.start("foton", seats, seed), Dice(seed)
        told = 0
        while s.result is None:
            seat = min(s.asks)
            options = legal(s, seat)
            choose(s, seat, options[dice.roll(len(options)) - 1])
            views = [look(s, viewer) for viewer in (-1, *range(seats))]
            for e in s.events[told:]:
                for viewer, view in zip((-1, *range(seats)), views, strict=True):
                    line = say(hear(e, viewer), view)
                    if line is None:
                        continue
                    said.add(type(e))
                    assert line.en and JAPANESE.search(line.ja), line
                    assert "{" not in line.en + line.ja and not JAPANESE.search(line.en)
            told = len(s.events)
    assert said >= {events.Took, events.Acted, events.Rested, events.Drew, events.KindScored, events.MatchEnded}


def test_every_event_of_the_game_is_told_or_left_out_on_purpose() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {Event} - set(TELLERS) == {events.LineBegan}
    assert set(TELLERS) - kinds == {Moved}


def test_photons_are_counted_with_their_kind() -> None:
    assert photons_of("skill", 2).en == "2 Skill photons" and photons_of("", 1).en == "1 photon"
