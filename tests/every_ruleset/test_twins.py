"""Dynamic twins: two matches that differ in one card, played on alike, look alike to all who have not seen that card.

Somewhere in a random match a card exchanges its face with another one that lies hidden, too. From there on both tables
get the same choices, none of them about these two. To every seat that sees neither of them, and to those who watch,
exactly the same bytes may be told, after every choice: whether anybody is asked, who, what and when, and all that
happens. So it goes on until one of the two shows. (How long answers take: tests/net/test_pace.py.)
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from zlib import crc32

import pytest

import game
from game.commands.fuzz import anybody, variants
from game.match.match import settle
from game.net.honest import shown_to
from game.table.dice import Dice
from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import Piece, Sight, State, choose, legal
from game.table.step import Step
from game.table.view import View, hear, look, sees

from .conftest import begun

BATCHES, TRIALS = 20, 100  # 2,000 trials for each game, `-m soak`
NUMBER = re.compile(r"\d+")
FIRST, THEN = 90, 25  # choices: at most so many before the exchange, and after it


class Watched(list[Event]):
    """The events of a table; `shown` are the seats that saw one of the exchanged cards at any of them, or a back of it
    that tells more than it did: a photon that lies face down in a field shows its kind (foton.md F-8.1), and a master
    that is laid its HP (medarot.md R32).
    """

    def __init__(self, s: State, cards: Sequence[int]) -> None:
        super().__init__(s.events)
        self.s, self.cards, self.shown = s, set(cards), set[int]()
        self.back = s.pieces[cards[0]].back

    def append(self, event: Event) -> None:
        super().append(event)
        if getattr(event, "was", 0) in self.cards:  # where it is a new object, it is still that card
            self.cards.add(getattr(event, "now", 0))
        self.look_round()

    def look_round(self) -> None:
        for piece in filter(None, map(self.s.pieces.get, self.cards)):
            told = len(piece.back) > len(self.back)
            self.shown.update(seat for seat in range(-1, self.s.seats) if told or sees(piece, seat))


def hidden_pairs(s: State, draw: random.Random) -> Iterator[tuple[Piece, Piece]]:
    """Two cards that could be exchanged without anybody noticing who sees neither of them, in random order.

    Nothing is planned or half chosen with them: it would be a choice that could not have been made.
    """
    numbers = set(map(int, NUMBER.findall(repr((s.agenda, s.later, s.asks, s.answers)))))
    hidden = [p for p in s.pieces.values() if p.zone.sight is not Sight.OPEN or not p.face_up]
    unseen = [p for p in hidden if p.id not in numbers]
    draw.shuffle(unseen)
    for a in unseen:
        for b in unseen:
            alike = a.owner == b.owner and a.back == b.back and a.card != b.card
            if alike and s.may_be(a, b.card) and s.may_be(b, a.card):
                yield a, b


def twins(s: State, draw: random.Random) -> tuple[State, State, list[int]] | None:
    """The table, and the same with two faces exchanged; who is not to notice. None if there are no two such cards."""
    for a, b in hidden_pairs(s, draw):
        listeners = [seat for seat in range(-1, s.seats) if not sees(a, seat) and not sees(b, seat)]
        if listeners:
            one, other = s.clone(), s.clone()
            other.pieces[a.id], other.pieces[b.id] = a.seen_as(b.card, a.id), b.seen_as(a.card, b.id)
            for twin in (one, other):
                twin.offered.clear()
                twin.events = Watched(twin, (a.id, b.id))
            return one, other, listeners
    return None


def later(rules: Ruleset, trial: int, draw: random.Random) -> State:
    """Somewhere in a random match: of one that is over before, its beginning."""
    table, choices = variants(rules), draw.randrange(FIRST)
    while True:
        s, dice = begun(rules, table[trial % len(table)], trial), Dice(trial + 5)
        settle(s)
        for _ in range(choices):
            if s.result is not None:
                break
            seat = anybody(s, dice)
            options = legal(s, seat)
            choose(s, seat, options[dice.roll(len(options)) - 1])
            settle(s)
        if s.result is None:
            return s
        choices //= 2


def told(s: State, seat: int, since: int) -> str:
    """What travels to a seat."""
    return shown_to(look(s, seat), [hear(event, seat) for event in s.events[since:]])


def in_both(one: State, other: State, seat: int, cards: set[int]) -> list[Step]:
    """What a seat may choose at both tables, and is not about the exchanged cards."""
    there = legal(other, seat)
    return [option for option in legal(one, seat) if option in there and not cards & set(option.about())]


def differing(one: State, other: State) -> set[int]:
    """The pieces that are not the same at both tables."""
    return {i for i, piece in one.pieces.items() if i not in other.pieces or other.pieces[i].card != piece.card}


def play_alike(one: State, other: State, listeners: list[int], draw: random.Random) -> int:
    """Go on with the same choices at both tables as long as somebody has noticed nothing; how often was compared."""
    assert isinstance(one.events, Watched) and isinstance(other.events, Watched)
    compared = since = 0
    while listeners and compared < THEN:
        for seat in listeners:
            assert told(one, seat, since) == told(other, seat, since), f"seat {seat} notices"
        compared += 1
        if one.result is not None:
            break
        since, seat = len(one.events), draw.choice(sorted(one.asks))
        options = in_both(one, other, seat, one.events.cards)
        if not options:
            break
        option = draw.choice(options)
        for s in (one, other):
            choose(s, seat, option)
            settle(s)
        for events in (one.events, other.events):
            events.cards |= differing(one, other)  # shuffled cards have other names
            events.look_round()
        listeners = [seat for seat in listeners if seat not in one.events.shown | other.events.shown]
    return compared


def compared(rules: Ruleset, trial: int) -> int:
    """How often the twins of a trial were compared; AssertionError as soon as somebody notices anything."""
    draw = random.Random(f"{rules.key} {trial}")
    made = twins(later(rules, trial, draw), draw)
    try:
        return play_alike(*made, draw) if made is not None else 0
    except AssertionError as error:
        raise AssertionError(f"{rules.key}, trial {trial}: {error}") from error


@pytest.mark.sampled(1, each="rules")
@pytest.mark.parametrize("trial", range(40))
def test_nobody_notices_an_exchange_of_two_cards_before_one_of_them_shows(rules: Ruleset, trial: int) -> None:
    compared(rules, trial)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_nobody_notices_an_exchange_in_two_thousand_trials(rules: Ruleset, batch: int) -> None:
    assert sum(compared(rules, trial) for trial in range(batch * TRIALS, (batch + 1) * TRIALS)) > TRIALS


def test_the_twins_find_a_planted_leak(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that depends on which hidden card is which is enough."""
    s = game.start(rules.key, min(rules.seats), 3)
    settle(s)
    made = twins(s, random.Random(1))
    assert made is not None

    def leaky(s: State, seat: int, true: Callable[[State, int], View] = look) -> View:
        view = true(s, seat)
        view.marks[-1, "order"] = crc32(repr([piece.card for piece in s.pieces.values()]).encode())
        return view

    monkeypatch.setattr(f"{__name__}.look", leaky)
    with pytest.raises(AssertionError, match="notices"):
        play_alike(*made, random.Random(1))
