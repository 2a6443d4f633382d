"""What a card is, by its key or its back (cards.py lists them)."""

from __future__ import annotations

from game.table.state import Piece


class Kinds(dict[str, str]):
    """The kinds of cards by their keys and backs, each worked out once: it is asked all the time."""

    def __missing__(self, key: str) -> str:
        parts = key.split("/", 2)
        kind = self[key] = parts[1] if len(parts) > 1 else ""
        return kind


KIND = Kinds()


def kind_of(key: str) -> str:
    """`friend` of `card/friend/PR007` (and of the back of a frightened one); "" of a card that nobody knows."""
    return KIND[key]


def is_mane(piece: Piece) -> bool:
    return KIND[piece.card] == "mane"


def is_friend(piece: Piece) -> bool:
    return KIND[piece.card] == "friend"


def is_resource(piece: Piece) -> bool:
    return KIND[piece.card] == "resource"


def is_event(piece: Piece) -> bool:
    return KIND[piece.card] == "event"


def is_troublemaker(piece: Piece) -> bool:
    return KIND[piece.card] == "troublemaker"


def is_problem(piece: Piece) -> bool:
    """One that is seen: a card of a Problem deck is known by its back."""
    return KIND[piece.card] == "problem" and piece.card != "card/problem"


def is_character(piece: Piece) -> bool:
    """Manes and Friends, frightened ones included."""
    return KIND[piece.card] in ("friend", "mane")
