"""What must be true of every match of every game, whoever plays: used by `fuzz` and by the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, Zone, choose, legal, refused
from game.table.step import Step
from game.table.view import hear, imagine, look


class Broken(AssertionError):
    """Something that must always be true is not. The message says what, and with which piece or seat."""


def sound(s: State, knowing: int | None = None) -> None:
    """Every piece lies in exactly one zone under its own id, what is known of hands is true, nothing is negative, every
    question has an answer.

    `knowing`: in a world that this seat imagines only its own questions must have one; the cards that somebody else is
    choosing among may be other cards there.
    """
    places = Counter(i for ids in s.zones.values() for i in ids)
    if places.keys() != s.pieces.keys():
        raise Broken(f"pieces that lie nowhere, or places of no piece: {places.keys() ^ s.pieces.keys()}")
    if len(places) != places.total():
        raise Broken(f"pieces in two places: {places.most_common(3)}")
    for zone, ids in s.zones.items():
        for i in ids:
            if wrong := _ill(s, zone, i):
                raise Broken(f"{s.pieces[i]} {wrong}")
    for clue, n in Counter(s.clues).items():
        if n > sum(piece.card == clue.card for piece in s.inside(clue.zone)):
            raise Broken(f"seat {clue.seat} believes that there is {clue.card} {n} times in {clue.zone}")
    if any(n < 0 for n in s.marks.values()):
        raise Broken(f"negative numbers: {s.marks}")
    if s.result is None and not s.asks:
        raise Broken("nobody is asked anything, and the match is not over")
    if any(not 0 <= seat < s.seats for seat in s.result or ()):
        raise Broken(f"seats {s.result} have won")
    for seat in s.asks if s.result is None else ():
        if knowing in (None, seat) and not legal(s, seat):
            raise Broken(f"seat {seat} has no answer to {s.asks[seat]}")


def _ill(s: State, zone: Zone, i: int) -> str:
    """What is wrong with a piece, or nothing."""
    piece = s.pieces[i]
    if piece.id != i or piece.zone != zone:
        return f"lies in {zone} as {i}"
    if not i < s.next_id or not i:  # below 0: unknown pieces of an imagined world
        return "has an id that was not given out"
    if any(n < 0 for _, n in piece.marks):
        return "has negative marks"
    if not piece.card.startswith(piece.back):
        return "has a back that tells something untrue"
    return f"lies on {piece.host}, which is gone" if piece.host and piece.host not in s.pieces else ""


def cards(s: State) -> Counter[str]:
    """How many of each card there are."""
    return Counter(p.card for p in s.pieces.values())


def none_lost(rules: Ruleset, before: Counter[str], s: State) -> None:
    """No card ever vanishes, except where the rules take it out of the match; `before`: how many there were of each."""
    if lost := rules.missing(before, s):
        raise Broken(f"cards that are gone, or came from nowhere: {lost}")


def sealed(s: State) -> None:
    """Where several seats are asked at once, what one of them answers cannot be told before all have answered."""
    for first in s.asks if len(s.asks) > 1 else ():
        options = legal(s, first)
        seen = []
        for option in (options[0], options[-1]):
            after = s.clone()
            choose(after, first, option)
            seen.append([look(after, seat) for seat in range(-1, s.seats) if seat != first])
        if seen[0] != seen[1]:
            raise Broken(f"what seat {first} answers to {s.asks[first]} shows before the others have answered")


def speaks(s: State, seat: int) -> None:
    """Every question, choice and refusal has words in both languages and is about things that are there."""
    view = look(s, seat)
    question = view.asks[seat]
    said = [question.ask(view), *(option.say(view) for option in legal(view, seat))]
    for no in refused(view, seat):
        said.append(no.why)
        if not no.rule:
            raise Broken(f"the refusal {no} names no rule")
    for phrase in said:
        if not phrase.en.strip() or not (phrase.ja + phrase.verb).strip():
            raise Broken(f"{question} says {phrase!r}")
    things = [thing for option in legal(view, seat) for thing in option.about()]
    lost = [thing for thing in things if isinstance(thing, int) and thing not in view.pieces]
    if lost:
        raise Broken(f"{question} offers pieces {lost[:5]} that seat {seat} does not see")


def same_options(s: State, seat: int) -> None:
    """What a seat may do depends only on what it can see."""
    seen, true = legal(look(s, seat), seat), legal(s, seat)
    if seen != true:
        raise Broken(f"seat {seat} is offered {_differing(true, seen)} by {s.asks.get(seat)}")


def _differing(true: list[Step], seen: list[Step]) -> str:
    return f"{[o for o in true if o not in seen][:3]} in truth and {[o for o in seen if o not in true][:3]} by sight"


def indistinguishable(s: State, seat: int, dice: Dice) -> None:
    """A guessed world looks to the seat exactly like the real one, and is as sound."""
    view = look(s, seat)
    world = imagine(view, seat, dice)
    again = look(world, seat)
    if again != view:
        wrong = [(p, again.pieces.get(p.id)) for p in view.pieces.values() if again.pieces.get(p.id) != p]
        raise Broken(f"seat {seat} could tell an imagined world from the real one: {wrong[:2] or 'by its fields'}")


def caged(s: State, seat: int, hidden: Collection[int]) -> None:
    """Nothing a seat may not know is in its view: neither faces of these pieces nor, in closed places, their ids."""
    spoiled = s.clone()
    spoiled.events = list(s.events)
    for i in hidden:
        piece = s.pieces[i]
        spoiled.pieces[i] = replace(piece, card=f"{piece.back}canary{i}")
    view = look(spoiled, seat)
    text = repr(view) + "".join(repr(hear(event, seat)) for event in spoiled.events[-20:])
    if "canary" in text:
        raise Broken(f"seat {seat} sees {text[max(0, text.index('canary') - 60) :][:120]}")
    closed = {i for i in hidden if s.pieces[i].zone.sight.name != "OPEN"}
    if followed := closed & view.pieces.keys():
        raise Broken(f"seat {seat} could follow pieces {sorted(followed)[:5]}")
