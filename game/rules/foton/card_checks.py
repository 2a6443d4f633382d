"""What the shape of the card data cannot say: which words of it fit together. The vocabulary of section 9 is closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from game.effects.read import CardError
from game.rules.foton.cards import Counter, Guard, Interfere, Line, When
from game.rules.foton.effects.photon_ops import Flip, Move
from game.rules.foton.selectors import Selector
from game.rules.foton.values import Per


def check_lines(lines: Sequence[Line], where: str) -> None:
    """CardError for lines that mean nothing."""
    for kind, name in ((Interfere, "interference (F-5.16)"), (Counter, "counter")):
        if sum(isinstance(line, kind) for line in lines) > 1:
            raise CardError(f"{where}: a card has at most one {name}")
    for place, line in enumerate(lines):
        for thing in walk(line):
            if wrong := mistake(thing, line):
                raise CardError(f"{where}/{place}: {wrong}")


def walk(thing: object) -> Iterator[object]:
    """A fact and all facts it is made of."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from walk(part)
    elif is_dataclass(thing) and not isinstance(thing, type):
        yield thing
        for f in fields(thing):
            yield from walk(getattr(thing, f.name))


def mistake(thing: object, line: Line) -> str:
    """What is wrong with one fact of a line, as the end of a sentence; "" if nothing is."""
    match thing:
        case Selector():
            return _selector(thing, line)
        case Flip(photons=photons, to=to):
            if photons.zone != "field" or photons.face == to:
                return "'flip' turns photons of a field that lie the other way"
        case Move():
            return _move(thing, line)
        case When(event=event, style=style) if style and event != "megido_acts":
            return "only Megido that act are of a style"
        case Per(of=of, each=each, gain=gain, plus=plus) if plus < 0 and (of, each, gain, plus) != ("turn", 1, 1, -1):
            return "less is counted only of Megido, all but this one: each 1, gain 1, plus -1"
        case Counter(cost=cost) if any(not isinstance(c, (Flip, Move)) or not isinstance(c.count, int) for c in cost):
            return "a cost is cards to turn or to move, so many of them"
    return ""


def _selector(selector: Selector, line: Line) -> str:
    if selector.who == "target" and not isinstance(line, Interfere):
        return "only an interference has a target"
    if selector.face == "down" and (
        selector.zone != "field" or selector.least or selector.most or selector.extra is not None
    ):
        return "face-down photons lie in a field, and nothing but their kind is known (F-8.1)"
    if selector.zone == "deck" and selector.kind != "card":
        return "nobody knows which cards lie in a deck (F-5.1)"
    if isinstance(line, Guard) and (selector.zone != "field" or selector.face == "down"):
        return "face-up photons in the field are protected (F-5.32)"
    return ""


def _move(move: Move, line: Line) -> str:
    if move.by == "actor" and move.cards.zone != "field":
        return "nobody but its owner chooses among cards that are not in a field"
    if move.to == "actor_field" and not isinstance(line, Interfere):
        return "only by an interference are cards taken into another field"
    if move.to == "actor_field" and move.by != "actor":
        return "whoever takes cards into the own field chooses them"
    if move.cards.zone == "deck" and not isinstance(move.count, int):
        return "from a deck, so many of its top cards are moved"
    if move.to in ("field", "field_down", "actor_field") and move.cards.zone == "field" and move.cards.who == "owner":
        return "these cards are in that field already"
    return ""
