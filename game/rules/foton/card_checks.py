"""What the shape of the card data cannot say: which words of it fit together. The vocabulary of section 9 is closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.effects.faults import Faults
from game.effects.nested import nested
from game.rules.foton import card_faults as F
from game.rules.foton.cards import Counter, Guard, Interfere, Line, When
from game.rules.foton.effects.photon_ops import Flip, Move
from game.rules.foton.selectors import Selector
from game.rules.foton.values import Per
from game.words import Phrase


def check_lines(lines: Sequence[Line], where: str) -> None:
    """CardError for lines that mean nothing."""
    faults = Faults()
    for kind, what in ((Interfere, F.ONE_INTERFERENCE), (Counter, F.ONE_COUNTER)):
        if sum(isinstance(line, kind) for line in lines) > 1:
            faults.say(where, what)
    for place, line in enumerate(lines):
        for thing, at, _ in nested(line, f"{where}/{place}"):
            for wrong in mistakes(thing, line):
                faults.say(at, wrong)
    faults.tell()


def mistakes(thing: object, line: Line) -> Iterator[Phrase]:
    """What is wrong with one fact of a line."""
    match thing:
        case Selector():
            yield from _selector(thing, line)
        case Flip(photons=photons, to=to):
            if photons.zone != "field" or photons.face == to:
                yield F.FLIPS
        case Move():
            yield from _move(thing, line)
        case When(event=event, style=style) if style and event != "megido_acts":
            yield F.OF_A_STYLE
        case Per(of=of, each=each, gain=gain, plus=plus) if plus < 0 and (of, each, gain, plus) != ("turn", 1, 1, -1):
            yield F.LESS
        case Counter(cost=cost) if any(not isinstance(c, (Flip, Move)) or not isinstance(c.count, int) for c in cost):
            yield F.COST


def _selector(selector: Selector, line: Line) -> Iterator[Phrase]:
    if selector.who == "target" and not isinstance(line, Interfere):
        yield F.TARGET
    if selector.face == "down" and (
        selector.zone != "field" or selector.least or selector.most or selector.extra is not None
    ):
        yield F.FACE_DOWN
    numbered = bool(selector.least or selector.most) or selector.extra is not None
    if selector.zone == "deck" and (selector.kind != "card" or numbered):
        yield F.IN_DECK
    if selector.kind == "event" and selector.zone == "field":
        yield F.NO_EVENTS
    elif selector.kind == "event" and numbered:
        yield F.NO_NUMBER
    elif selector.extra is not None and (selector.zone == "discard" or selector.kind == "charge"):
        yield F.NO_EXTRA
    if 0 < selector.most < selector.least:
        yield F.NEVER_SO
    if isinstance(line, Guard) and (selector.zone != "field" or selector.face == "down"):
        yield F.GUARDED


def _move(move: Move, line: Line) -> Iterator[Phrase]:
    if move.by == "actor" and move.cards.zone != "field":
        yield F.OWNER_CHOOSES
    if move.to == "actor_field" and not isinstance(line, Interfere):
        yield F.OTHER_FIELD
    elif move.to == "actor_field" and move.by != "actor":
        yield F.TAKER_CHOOSES
    if move.cards.zone == "deck" and (move.by != "owner" or not isinstance(move.count, int)):
        yield F.TOP_CARDS
    into_field = move.to in ("field", "field_down", "actor_field")
    if into_field and move.cards.zone == "field" and move.cards.who == "owner":
        yield F.THERE_ALREADY
    elif move.to == move.cards.zone in ("hand", "discard"):
        yield F.HELD_ALREADY
    if into_field and move.cards.kind == "event":
        yield F.NO_EVENTS
