"""What a card is, by its key or its back (cards.py lists them)."""
from __future__ import annotations

from functools import cache

from game.table.state import Piece


@cache
def kind_of(key: str) -> str:
    """`friend` of `card/friend/PR007` (and of the back of a frightened one); "" of a card that nobody knows."""
    parts = key.split("/", 2)
    return parts[1] if len(parts) > 1 else ""


def is_mane(piece: Piece) -> bool:
    return piece.card.startswith("card/mane/")


def is_friend(piece: Piece) -> bool:
    return piece.card.startswith("card/friend")


def is_resource(piece: Piece) -> bool:
    return piece.card.startswith("card/resource/")


def is_event(piece: Piece) -> bool:
    return piece.card.startswith("card/event/")


def is_troublemaker(piece: Piece) -> bool:
    return piece.card.startswith("card/troublemaker")


def is_problem(piece: Piece) -> bool:
    return piece.card.startswith("card/problem/")


def is_character(piece: Piece) -> bool:
    """Manes and Friends, frightened ones included."""
    return piece.card.startswith(("card/friend", "card/mane/"))
