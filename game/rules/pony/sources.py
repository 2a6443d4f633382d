"""What is in force: the abilities of the cards in play, and whose they are (pony.md, section 15).

A `By` says whose effect it is, which card it comes from (`source`), where that was (`Chosen` "here"), and the moment
that set it off. Nothing is stored; what was worked out is kept until the cards in play change (`PonyState.cast`).
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from game.effects.effect import By, Chosen
from game.rules.pony.cards import Ability, Card, Mane
from game.rules.pony.forms import Condition
from game.rules.pony.places import BOOSTED, NOWHERE, Area, area_of, in_play, pony
from game.table.state import Piece, State


class Static(NamedTuple):
    """A static modifier in force, whose it is and what it asks for."""

    mod: Any
    provided: tuple[Condition, ...]
    by: By


# ---- what is in force ----------------------------------------------------------------------------------------------
def abilities_of(s: State, piece: Piece) -> tuple[Ability, ...]:
    """What a card does: the side of a Mane that is up; nothing if it is face down (6)."""
    if not piece.face_up:
        return ()
    card: Card = s.cards[piece.card]
    return card.side(piece.has(BOOSTED) > 0).abilities if isinstance(card, Mane) else card.abilities


def able(s: State) -> list[tuple[int, tuple[Ability, ...]]]:
    """The cards in play that do anything."""
    cast = pony(s).cast
    if "able" not in cast:
        cast["able"] = [(piece.id, abilities) for piece in in_play(s) if (abilities := abilities_of(s, piece))]
    return cast["able"]                           # type: ignore[no-any-return]


def statics(s: State, kind: type) -> Sequence[Static]:
    """The modifiers of a kind that are in play."""
    cast = pony(s).cast
    found: dict[type, list[Static]] | None = cast.get("statics")
    if found is None:
        found = cast["statics"] = {}
        for i, abilities in able(s):
            if has_statics(abilities):
                piece = s.pieces[i]
                for static in _statics(abilities, i, piece.card, piece.owner, piece.host, bool(piece.has(BOOSTED))):
                    found.setdefault(type(static.mod), []).append(static)
    return found.get(kind, ())


@cache
def has_statics(abilities: tuple[Ability, ...]) -> bool:
    return any(ability.kind == "static" for ability in abilities)


@lru_cache(maxsize=4096)
def _statics(abilities: tuple[Ability, ...], piece: int, card: str, owner: int, host: int,
             boosted: bool) -> tuple[Static, ...]:
    """The modifiers of a card: the same as long as it is in play."""
    side = "b" if boosted else ""
    return tuple(Static(ability.mod, ability.provided, By(owner, piece, card, f"{side}{place}", host))
                 for place, ability in enumerate(abilities) if ability.kind == "static")


def by_of(s: State, piece: Piece, part: int, moment: Any = None, seat: int = -1) -> By:
    """Whose ability it is: of this card, which one ("b": on the Boosted side), what set it off, where the card is."""
    area = area_of(s, piece) if piece.zone.name == "play" else NOWHERE
    side = "b" if piece.has(BOOSTED) else ""
    return By(piece.owner if seat < 0 else seat, piece.id, piece.card, f"{side}{part}", piece.host,
              (Chosen("here", piece.id, area, piece.owner),), moment)


def here(s: State, by: By) -> Area:
    """The area of the source; where it was, if it is gone."""
    piece = s.pieces.get(by.source)
    if piece is not None and piece.zone.name == "play":
        return area_of(s, piece)
    return next((c.at for c in by.chosen if c.name == "here"), NOWHERE)


def doer(by: By) -> int:
    """"tp": the player whose deed or phase it is."""
    return by.seat if by.event is None else int(by.event.seat)


def running(s: State, during: str) -> bool:
    """True if it is the time that a modifier names."""
    if not during:
        return True
    if during == "score_phase":
        return pony(s).phase == "score"
    faceoff = pony(s).faceoff
    return faceoff is not None and during in ("faceoff", f"{faceoff.kind}_faceoff")
