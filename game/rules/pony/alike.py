"""Cards that nothing makes different: only one of them is offered."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from game.rules.pony.places import BOOSTED, COUNTERS, ENTERED, PonyState, attached, characters
from game.table.state import Piece
from game.table.view import sees


def look_alike(s: PonyState, one: Piece, other: Piece) -> bool:
    """True if nothing makes two of the same card different."""
    if one.owner != other.owner or one.at != other.at or one.turned != other.turned or one.face_up != other.face_up:
        return False
    return one.host == other.host and likeness(s, one) == likeness(s, other)


def likeness(s: PonyState, piece: Piece) -> tuple[object, ...]:
    """What lies on a card, and the effects on it."""
    marks = [mark for mark in piece.marks if mark[0] != ENTERED]
    on = sorted([p.card for p in attached(s, piece.id)])
    power = [(x.n, x.colors, x.until) for x in s.lasting if x.piece == piece.id] if s.lasting else []
    return marks, on, power


def one_of_each(s: PonyState, pieces: Sequence[Piece], seat: int) -> Sequence[Piece]:
    """The first of all cards that look alike to a seat."""
    cards = [piece.card if piece.face_up or sees(piece, seat) else piece.back for piece in pieces]
    if len(set(cards)) == len(cards):
        return pieces
    found: list[Piece] = []
    same: dict[str, list[Piece]] = {}
    for card, piece in zip(cards, pieces, strict=True):
        others = same.setdefault(card, [])
        for other in others:
            if look_alike(s, piece, other):
                break
        else:
            others.append(piece)
            found.append(piece)
    return found


def different(s: PonyState, seat: int, mine: Sequence[Piece]) -> Iterable[Piece]:
    """Some characters of a seat, without those that are just like another one."""
    twins = twins_of(s, seat)
    if not twins:
        return mine
    marked = [x.piece for x in s.lasting] if s.lasting else ()
    found, seen = [], set()
    for piece in mine:
        if piece.id in twins and piece.id not in marked:
            if (likeness := alike(piece)) in seen:
                continue
            seen.add(likeness)
        found.append(piece)
    return found


def twins_of(s: PonyState, seat: int) -> Collection[int]:
    """The characters of a seat that carry nothing and of which there are several, by their ids."""
    mine = characters(s, seat)
    cards = [piece.card for piece in mine]
    if len(set(cards)) == len(cards):
        return ()
    return [p.id for p in mine if cards.count(p.card) > 1 and not attached(s, p.id)]


def alike(piece: Piece) -> tuple[object, ...]:
    """What makes a character the same as another one, if neither carries anything or is under an effect."""
    if len(piece.marks) == 1 and piece.marks[0][0] == ENTERED:  # as most are
        return piece.card, piece.at, piece.turned, piece.face_up, 0, 0
    return piece.card, piece.at, piece.turned, piece.face_up, piece.has(COUNTERS), piece.has(BOOSTED)
