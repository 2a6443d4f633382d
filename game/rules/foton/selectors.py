"""Which cards an effect means: a zone, a kind, limits for the number (foton.md, section 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal

from game.effects.read import Natural
from game.frozen import frozen
from game.rules.foton.places import KINDS, deck, discard, field, hand
from game.table.state import Piece, State, Zone

ZONES: Mapping[str, Callable[[int], Zone]] = {"field": field, "hand": hand, "discard": discard, "deck": deck}


@frozen
class Selector:
    """Some of the cards of a seat. In a field only face-up photons match, unless it says “down” (F-8.1).

    プレイヤーのカードの一部。場では、「裏向き」と書かれていない限り、表向きのフォトンだけが当てはまる（F-8.1）。"""

    zone: Literal["field", "hand", "discard", "deck"]
    kind: Literal["attack", "skill", "charge", "photon", "event", "card"]
    who: Literal["owner", "target"] = "owner"  # the target of an interference, or whose effect it is
    face: Literal["up", "down"] = "up"  # in a field
    least: Natural = 0  # the number of the photon: at least
    most: Natural = 0  # at most; 0: no limit
    extra: bool | None = None  # only extra photons, only others, or all


@cache
def facts(card: str) -> tuple[str, int, bool]:
    """Kind, number and whether it is extra, by the key of a card; "" and 0 for what is not known."""
    parts = [*card.split("/"), "", ""]
    return parts[1], int(parts[2]) if parts[1] in KINDS and parts[2] else 0, card.endswith("/extra")


def matches(selector: Selector, piece: Piece) -> bool:
    """True if a card of the right zone is one that is meant."""
    if selector.zone == "field" and piece.face_up == (selector.face == "down"):
        return False
    kind, number, extra = facts(piece.card)
    if selector.kind != "card" and selector.kind != kind and (selector.kind != "photon" or kind not in KINDS):
        return False
    if number < selector.least or (selector.most and not 0 < number <= selector.most):
        return False
    return selector.extra is None or selector.extra == extra


def selected(s: State, selector: Selector, seat: int) -> list[Piece]:
    """The cards of a seat that are meant. A face-down photon never matches a limit of its number."""
    return [p for p in s.inside(ZONES[selector.zone](seat)) if matches(selector, p)]
