"""The leak test on bytes: what travels to a seat is the same for two truths which that seat cannot tell apart.

Two matches differ only in the faces of two cards that the seat does not see. They are played alike, never touching
those cards, until one of them is shown; up to then every byte said to the seat must be equal.
"""

from __future__ import annotations

import random
from itertools import count

import pytest

import game
from game.match.match import Match, Setup
from game.net.guest import Guest
from game.net.host import Host
from game.table.state import Piece, State
from game.table.view import sees
from tests.net.wires import air, comes, hosted, talk

KEYS = [rules.key for rules in game.RULESETS]
HANDSHAKE = ('{"is":"Greeting"', '{"is":"Proof"')  # another one for each line
TRIALS = 6
MOST_PICKS = 60


def swapped(s: State, seat: int, dice: random.Random) -> State | None:
    """The same table with two faces exchanged that the seat does not see; None if there are no two such."""
    unseen = [p for p in s.pieces.values() if not sees(p, seat)]
    dice.shuffle(unseen)
    for a in unseen:
        for b in unseen:
            if _exchangeable(s, a, b):
                twin = s.clone()
                twin.events = list(s.events)
                twin.pieces[a.id], twin.pieces[b.id] = a.seen_as(b.card, a.id), b.seen_as(a.card, b.id)
                return twin
    return None


def _exchangeable(s: State, a: Piece, b: Piece) -> bool:
    alike = a.owner == b.owner and a.back == b.back and a.card != b.card and a.zone == b.zone
    return alike and s.may_be(a, b.card) and s.may_be(b, a.card)


def watching(truth: State, key: str) -> tuple[Host, Guest]:
    """A host of that truth, with a guest in seat 0 to whom everything has been told so far."""
    host = hosted(key, ["open", *["random"] * (truth.seats - 1)])
    guest = comes(host)
    host.lobby.locked = True
    host._begin(Match(truth, [], setup=Setup(key, truth.seats, 0)), ())
    return host, guest


def differing(a: State, b: State) -> set[int]:
    return {i for i, piece in a.pieces.items() if i not in b.pieces or b.pieces[i].card != piece.card}


@pytest.mark.sampled(1, each="key")
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("trial", range(TRIALS))
def test_two_truths_that_look_alike_travel_alike(key: str, trial: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(f"{key} {trial}")
    truth = game.start(key, min(game.ruleset(key).seats), trial)
    other = swapped(truth, 0, dice)
    if other is None:
        pytest.skip("nothing is hidden yet")
    hosts = []
    for state in (truth, other):  # the same nonces and tokens for both
        numbers = count()
        monkeypatch.setattr("secrets.token_hex", lambda n, numbers=numbers: f"{next(numbers):064x}")
        monkeypatch.setattr("secrets.token_urlsafe", lambda n, numbers=numbers: f"token {next(numbers)}")
        hosts.append(watching(state, key))
    compared = 0
    for _ in range(MOST_PICKS):
        a, b = (host.match for host, _ in hosts)
        assert a is not None and b is not None
        hidden = differing(a.state, b.state)
        if any(i in a.state.pieces and sees(a.state.pieces[i], 0) for i in hidden) or a.state.result is not None:
            break
        for host, guest in hosts:
            talk(host, [guest], 2)
        said = [[text for text in air(host).said[1] if not text.startswith(HANDSHAKE)] for host, _ in hosts]
        assert said[0] == said[1]
        compared += 1
        if not play_alike(a, b, hidden, dice):
            break
        for host, _ in hosts:
            host.spread()
    assert compared


def play_alike(a: Match, b: Match, hidden: set[int], dice: random.Random) -> bool:
    """The same choice in both matches, about none of the hidden cards; False if there is none."""
    seat = min(a.state.asks)
    first, second = a.options(seat), b.options(seat)
    both = [option for option in first if option in second and not hidden & set(option.about())]
    if not both:
        return False
    option = dice.choice(both)
    a.take(seat, first.index(option))
    b.take(seat, second.index(option))
    return True
