"""Nobody learns what the rulebook hides: canaries, same options, imagined worlds. And each of the three finds a leak.

What a seat may not know is written down here, from the rulebooks, not asked of the code under test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import pytest

import game
from game.commands.fuzz import Variant, anybody
from game.match import proof
from game.match.match import settle
from game.table import view as viewing
from game.table.dice import Dice
from game.table.event import Moved
from game.table.ruleset import Ruleset
from game.table.state import State
from game.table.step import No, Question, Step
from game.table.view import View, look
from game.words import Phrase, same

from .conftest import positions

# arena.md 3.5, 12: a library is shuffled and nobody looks into it; a hand is its owner's; a hidden enchantment lies
# face down and only its owner may look at it; a face-down glyph is known to nobody before a figure stops there (14).
# foton.md F-3.2, F-5.1: nobody looks into the draft deck, nor into a deck, the own one included; F-4.4: what was taken
# only its owner may look at again; F-8.9: hands; F-8.1: the number of a face-down photon is its owner's; F-3.1, F-5.10:
# a face-down Megido, too. Cards of the own deck that an effect looks at are seen by nobody else.
# medarot.md 4: of a hand and a deck others know only how many cards there are, the own deck nobody knows; what lies
# face down - a Medarot, a card of the stock, a master - its owner alone knows.
# magna.md 3: hands, the order of a deck, war funds and the faces of traps are hidden, the owner may look at the last
# two; the order of the bases is shown by both at the same time (MS-3.1).
# pony.md 3: hands are hidden and counted, draw decks hidden, Problem decks hidden but for the face-up cards that cycled
# to the bottom (and for their owner while the Starting Problem is chosen); a face-down Troublemaker only its controller
# may look at (9.1); a frightened Friend was seen before it turned down, unless it came face down from the deck.
SEALED = {"library", "draft", "deck", "problems"}
OWN = {"hand", "taken", "looked", "bases aside"}


def hidden(s: State, seat: int) -> set[int]:
    """What this seat may not know. A card somebody was shown (`seen_by`) is known to them as long as its place is."""
    return {
        p.id
        for p in s.pieces.values()
        if seat not in p.seen_by
        and (p.zone.name in SEALED or (p.zone.name in OWN and p.owner != seat) or (not p.face_up and p.owner != seat))
    }


SEATS = (-1, 0, 1, 2, 3, 4)


def seats(s: State) -> Iterable[int]:
    """The players, and the audience, who sees what everybody sees."""
    return (seat for seat in SEATS if seat < s.seats)


@pytest.mark.sampled(2, each="rules")
def test_canaries_stay_in_their_cage(rules: Ruleset, usual: Variant) -> None:
    for s in positions(rules, usual, 3, every=11):
        for seat in seats(s):
            proof.caged(s, seat, hidden(s, seat))


def test_options_depend_only_on_what_is_seen(rules: Ruleset, variant: Variant) -> None:
    for s in positions(rules, variant, 5, every=5, most=120):
        for seat in s.asks:
            proof.same_options(s, seat)


@pytest.mark.sampled(2, each="rules")
def test_imagined_worlds_look_like_the_real_one(rules: Ruleset, variant: Variant) -> None:
    for number, s in enumerate(positions(rules, variant, 8, every=17, most=140)):
        for seat in range(s.seats):
            proof.indistinguishable(s, seat, Dice(number))
            if s.result is None:
                proof.sound(viewing.imagine(look(s, seat), seat, Dice(number)), knowing=seat)


@pytest.mark.sampled(2, each="rules")
def test_an_imagined_world_can_be_played_to_its_end(rules: Ruleset, usual: Variant) -> None:
    for s in positions(rules, usual, 2, every=60, most=130):
        if s.result is None:
            world = viewing.imagine(look(s, min(s.asks)), min(s.asks), Dice(4))
            dice = Dice(9)
            for _ in range(60):
                settle(world)
                if world.result is not None:
                    break
                seat = anybody(world, dice)
                options = game.legal(world, seat)
                game.choose(world, seat, options[dice.roll(len(options)) - 1])


# ---- leaks planted on purpose ------------------------------------------------------------------------
def some_state(rules: Ruleset) -> State:
    """Seat 0 has to choose, and everybody holds cards."""
    return next(
        s
        for s in positions(rules, Variant(rules.seats[0], {}), 1)
        if 0 in s.asks
        and all(any(p.owner == seat and p.zone.name in OWN for p in s.pieces.values()) for seat in range(s.seats))
    )


def open_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    true = viewing.sees
    monkeypatch.setattr(viewing, "sees", lambda p, seat: p.zone.name in OWN or true(p, seat))


def traceable_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: State, seat: int) -> View:
        view = s.clone()
        for i, p in view.pieces.items():
            if not viewing.sees(p, seat):
                view.pieces[i] = replace(p, card=p.back)
        return View(view)

    monkeypatch.setattr(proof, "look", leaky)


@pytest.mark.parametrize("plant", [open_hands, traceable_ids])
def test_the_canaries_find_a_planted_leak(
    rules: Ruleset, plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    s = some_state(rules)
    seat = next(seat for seat in range(s.seats) if hidden(s, seat))
    proof.caged(s, seat, hidden(s, seat))
    plant(monkeypatch)
    with pytest.raises(proof.Broken):
        proof.caged(s, seat, hidden(s, seat))


@dataclass(frozen=True, slots=True)
class Peek(Step):
    card: str

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return same("peek")


@dataclass(frozen=True, slots=True)
class Cheating(Question):
    """A choice that depends on what nobody may know: the faces in the sealed places."""

    def options(self, s: State) -> Iterable[Step | No]:
        return [Peek(p.card) for p in s.pieces.values() if p.zone.name in SEALED][:1]

    def ask(self, s: State) -> Phrase:
        return same("?")


def test_same_options_finds_a_choice_that_depends_on_a_secret(rules: Ruleset) -> None:
    s = some_state(rules)
    proof.same_options(s, 0)
    s.asks[0] = Cheating(0)
    s.offered.clear()
    with pytest.raises(proof.Broken, match="is offered"):
        proof.same_options(s, 0)


def the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    true = viewing.look

    def leaky(s: State, seat: int) -> View:
        view = true(s, seat)
        view.dice = replace(s.dice)
        return view

    monkeypatch.setattr(proof, "look", leaky)


def how_much_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The id the next piece will get tells how often something has moved in secret."""
    true = viewing.look

    def leaky(s: State, seat: int) -> View:
        view = true(s, seat)
        view.next_id = s.next_id
        return view

    monkeypatch.setattr(proof, "look", leaky)


@pytest.mark.parametrize("plant", [the_seed, how_much_is_left])
def test_imagined_worlds_find_a_planted_leak(
    rules: Ruleset, plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    states = [s.clone() for s in positions(rules, Variant(rules.seats[0], {}), 1, every=3, most=30)]

    def everybody_looks() -> None:
        for s in states:
            for seat in range(s.seats):
                proof.indistinguishable(s, seat, Dice(1))

    everybody_looks()
    plant(monkeypatch)
    with pytest.raises(proof.Broken):
        everybody_looks()


def test_events_do_not_name_what_a_listener_cannot_see(rules: Ruleset, usual: Variant) -> None:
    """A card that goes to a hand or a library has no name for the others, nor one that comes from there."""
    *_, s = positions(rules, usual, 6, every=60, most=60)
    moves = [event for event in s.events if isinstance(event, Moved)]
    assert any(event.source.name in SEALED for event in moves)
    for seat in seats(s):
        for event in moves:
            heard = viewing.hear(event, seat)
            for name, zone in (("was", event.source), ("now", event.target)):
                if zone.name in SEALED or (zone.name in OWN and zone.owner != seat):
                    assert getattr(heard, name) == 0, f"seat {seat} hears {heard}"
