"""What is in force: the abilities of the cards in play, and whose they are (pony.md, section 15).

A `By` says whose effect it is, which card it comes from (`source`), where that was (`Chosen` "here"), and the moment
that set it off. Nothing is stored; what was worked out is kept until they change (`PonyState.text`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from game.effects.effect import By, Chosen
from game.frozen import frozen
from game.rules.pony.cards import Ability, Card, Mane
from game.rules.pony.forms import Condition, ScoredHere
from game.rules.pony.places import (
    BOOSTED,
    NOWHERE,
    Area,
    PonyState,
    area_of,
    in_play,
)
from game.rules.pony.remembering import sorts_in
from game.table.state import Piece


@frozen
class Static:
    """A static modifier in force, whose it is and what it asks for."""

    mod: Any
    provided: tuple[Condition, ...]
    by: By
    settled: bool = True  # whether they are met depends on nothing but what is in play (`kept`)


# ---- what is in force ----------------------------------------------------------------------------------------------
def abilities_of(s: PonyState, piece: Piece) -> tuple[Ability, ...]:
    """What a card does: the side of a Mane that is up; nothing if it is face down (6)."""
    if not piece.face_up:
        return ()
    card: Card = s.cards[piece.card]
    return card.side((BOOSTED, 1) in piece.marks).abilities if isinstance(card, Mane) else card.abilities


Waiting = tuple[int, int, Ability]  # a card in play, which of its abilities, and what that is


@dataclass(slots=True)
class Texts:
    """What the cards in play do: all that have any abilities, in the order in which they came there.

    It is kept up as cards come and go (`PonyState.reword`), and made anew when one turns over.
    """

    able: dict[int, tuple[Ability, ...]] = field(default_factory=dict)
    waiting: dict[str, list[Waiting]] = field(default_factory=dict)  # triggers and replies by what they wait for
    actions: list[Waiting] = field(default_factory=list)  # what is used at will
    ruling: dict[int, tuple[Ability, ...]] = field(default_factory=dict)  # those of `able` with modifiers

    def come(self, piece: int, abilities: tuple[Ability, ...]) -> None:
        self.able[piece] = abilities
        if "static" in sorts_in(abilities):
            self.ruling[piece] = abilities
        for place, ability in at_will(abilities):
            self.actions.append((piece, place, ability))
        for on, place, ability in listening(abilities):
            self.waiting.setdefault(on, []).append((piece, place, ability))

    def go(self, piece: int) -> None:
        abilities = self.able.pop(piece, ())
        self.ruling.pop(piece, None)
        if at_will(abilities):
            self.actions = [each for each in self.actions if each[0] != piece]
        for on, _, _ in listening(abilities):
            left = self.waiting.pop(on, ())
            if others := [each for each in left if each[0] != piece]:
                self.waiting[on] = others


@cache
def listening(abilities: tuple[Ability, ...]) -> tuple[tuple[str, int, Ability], ...]:
    """The triggers and replies of a card, each with what it waits for."""
    return tuple(
        [
            (ability.on.event, place, ability)
            for place, ability in enumerate(abilities)
            if ability.on is not None and ability.kind in ("trigger", "reaction")
        ]
    )


@cache
def listens(abilities: tuple[Ability, ...], event: str) -> bool:
    """True if a card says anything of a happening."""
    return any(on == event for on, _, _ in listening(abilities))


@cache
def at_will(abilities: tuple[Ability, ...]) -> tuple[tuple[int, Ability], ...]:
    """The abilities of a card that are used at will, and which of them they are."""
    return tuple([(place, ability) for place, ability in enumerate(abilities) if ability.kind == "action"])


def texts(s: PonyState) -> Texts:
    known: Texts | None = s.text.get("all")
    if known is None:
        known = s.text["all"] = Texts()
        for piece in in_play(s):
            if abilities := abilities_of(s, piece):
                known.come(piece.id, abilities)
    return known


def statics(s: PonyState, kind: type | tuple[type, str]) -> Sequence[Static]:
    """The modifiers of a kind that are in play: a class, or a class and the act that it is about."""
    found: Sequence[Static] | None = s.laws.get(kind)
    if found is None:
        if "statics" not in s.laws:
            s.laws["statics"] = _all_statics(s)
        found = s.laws[kind] = s.laws["statics"].get(kind, ())
    return found


def _all_statics(s: PonyState) -> dict[type | tuple[type, str], list[Static]]:
    found: dict[type | tuple[type, str], list[Static]] = defaultdict(list)
    for i, abilities in texts(s).ruling.items():
        piece = s.pieces[i]
        for static, kinds in _statics(abilities, i, piece.card, piece.owner, piece.host, (BOOSTED, 1) in piece.marks):
            for kind in kinds:
                found[kind].append(static)
    return found


@lru_cache(maxsize=4096)
def _statics(
    abilities: tuple[Ability, ...], piece: int, card: str, owner: int, host: int, boosted: bool
) -> tuple[tuple[Static, tuple[type | tuple[type, str], ...]], ...]:
    """The modifiers of a card, each with the kinds that it is of: the same as long as it is in play."""
    side = "b" if boosted else ""
    return tuple(
        (
            Static(ability.mod, ability.provided, By(owner, piece, card, f"{side}{place}", host), _settled(ability)),
            _kinds(ability.mod),
        )
        for place, ability in enumerate(abilities)
        if ability.kind == "static"
    )


def _kinds(mod: Any) -> tuple[type | tuple[type, str], ...]:
    """What a modifier is found by (`statics`)."""
    act: str = getattr(mod, "act", "")
    return (type(mod), (type(mod), act)) if act else (type(mod),)


@cache
def _settled(ability: Ability) -> bool:
    """False if its conditions are about more than what is in play: hands, or what was scored in this phase."""
    return not any(
        isinstance(condition, ScoredHere) or "at='hand'" in repr(condition) for condition in ability.provided
    )


def by_of(s: PonyState, piece: Piece, part: int, moment: Any = None, seat: int = -1) -> By:
    """Whose ability it is: of this card, which one ("b": on the Boosted side), what set it off, where the card is."""
    host, owner, boosted = piece.host, piece.owner, (BOOSTED, 1) in piece.marks
    area = NOWHERE if piece.zone.name != "play" else area_of(s, piece) if host else piece.at
    doing = owner if seat < 0 else seat
    if moment is None:  # what is used at will, asked about again and again
        return _at_will(doing, piece.id, piece.card, part, boosted, host, area, owner)
    return By(doing, piece.id, piece.card, _part(part, boosted), host, _here(piece.id, area, owner), moment)


@lru_cache(maxsize=8192)
def _at_will(seat: int, piece: int, card: str, part: int, boosted: bool, host: int, area: Area, owner: int) -> By:
    return By(seat, piece, card, _part(part, boosted), host, _here(piece, area, owner))


@cache
def _part(part: int, boosted: bool) -> str:
    return f"{'b' if boosted else ''}{part}"


@lru_cache(maxsize=4096)
def _here(piece: int, area: Area, seat: int) -> tuple[Chosen, ...]:
    return (Chosen("here", piece, area, seat),)


def here(s: PonyState, by: By) -> Area:
    """The area of the source; where it was, if it is gone."""
    piece = s.pieces.get(by.source)
    if piece is not None and piece.zone.name == "play":
        return area_of(s, piece)
    return next((c.at for c in by.chosen if c.name == "here"), NOWHERE)


def doer(by: By) -> int:
    """ "tp": the player whose deed or phase it is."""
    return by.seat if by.event is None else int(by.event.seat)


def running(s: PonyState, during: str) -> bool:
    """True if it is the time that a modifier names."""
    if not during:
        return True
    if during == "score_phase":
        return s.phase == "score"
    faceoff = s.faceoff
    return faceoff is not None and during in ("faceoff", f"{faceoff.kind}_faceoff")
