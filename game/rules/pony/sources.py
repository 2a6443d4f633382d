"""What is in force: the abilities of the cards in play, and whose they are (pony.md, section 15).

A `By` says whose effect it is, which card it comes from (`source`), where that was (`Chosen` "here"), and the moment
that set it off. Nothing is stored; what was worked out is kept as long as the cards say the same (`of_texts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from game.effects.effect import By, Chosen
from game.frozen import frozen
from game.rules.pony.cards import Ability, Card, Mane
from game.rules.pony.condition_forms import Condition
from game.rules.pony.places import BOOSTED, NOWHERE, Area, PonyState, area_of, in_play, table
from game.rules.pony.remembering import Answers, Memory, remembered
from game.table.state import Piece


@frozen
class Static:
    """A static modifier in force, whose it is and what it asks for."""

    mod: Any
    provided: tuple[Condition, ...]
    by: By


# ---- what is in force ----------------------------------------------------------------------------------------------
def abilities_of(s: PonyState, piece: Piece) -> tuple[Ability, ...]:
    """What a card does: the side of a Mane that is up; nothing if it is face down (6)."""
    if not piece.face_up:
        return ()
    card: Card = s.cards[piece.card]
    return card.side((BOOSTED, 1) in piece.marks).abilities if isinstance(card, Mane) else card.abilities


Waiting = tuple[int, int, Ability]  # a card in play, which of its abilities, and what that is


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


def said(s: PonyState) -> Answers:
    """What was worked out from what the cards in play say, as long as the same cards of the same players say it."""
    known = table(s)
    if not known.read:
        of, known.read = speaking(s), True
        if known.texts.of != of:
            known.texts = Memory(of)
    return known.texts.answers


of_texts = remembered(said)
Speaker = tuple[int, str, int, int, bool]


def speakers(s: PonyState) -> list[Speaker]:
    """The cards in play that do anything, as they were looked up for what they say."""
    said(s)
    found: list[Speaker] = s.table.texts.of  # type: ignore[assignment]
    return found


def speaking(s: PonyState) -> list[Speaker]:
    """The cards in play that do anything, in the order in which they came there: which they are, whose, on which
    character, on which side."""
    return [
        (p.id, p.card, p.owner, p.host, (BOOSTED, 1) in p.marks)
        for p in in_play(s)
        if p.face_up and does_anything(s.cards[p.card])
    ]


@cache
def does_anything(card: Card) -> bool:
    """True if a card has any abilities, on either side."""
    sides = (card.start, card.boosted) if isinstance(card, Mane) else (card,)
    return any(side.abilities for side in sides)


@of_texts
def waiting_in_play(s: PonyState) -> dict[str, list[Waiting]]:
    """The triggers and replies in play by what they wait for."""
    found: dict[str, list[Waiting]] = {}
    for i, *_ in speakers(s):
        for on, place, ability in listening(abilities_of(s, s.pieces[i])):
            found.setdefault(on, []).append((i, place, ability))
    return found


def waiting(s: PonyState, event: str) -> Sequence[Waiting]:
    """The triggers and replies in play that wait for a happening."""
    return waiting_in_play(s).get(event, ())


@of_texts
def actions(s: PonyState) -> list[Waiting]:
    """The abilities in play that are used at will."""
    return [(i, place, each) for i, *_ in speakers(s) for place, each in at_will(abilities_of(s, s.pieces[i]))]


def statics(s: PonyState, kind: type | tuple[type, str]) -> Sequence[Static]:
    """The modifiers of a kind that are in play: a class, or a class and the act that it is about."""
    return all_statics(s).get(kind, ())


@of_texts
def all_statics(s: PonyState) -> dict[type | tuple[type, str], list[Static]]:
    found: dict[type | tuple[type, str], list[Static]] = {}
    for i, card, owner, host, boosted in speakers(s):
        for static in _statics(abilities_of(s, s.pieces[i]), i, card, owner, host, boosted):
            for kind in _kinds(static.mod):
                found.setdefault(kind, []).append(static)
    return found


def _statics(
    abilities: tuple[Ability, ...], piece: int, card: str, owner: int, host: int, boosted: bool
) -> Iterable[Static]:
    """The modifiers of a card."""
    for place, ability in enumerate(abilities):
        if ability.kind == "static":
            yield Static(ability.mod, ability.provided, By(owner, piece, card, _part(place, boosted), host))


def concerns(s: PonyState, static: Static, seat: int) -> bool:
    """True if a modifier is about this player."""
    who, by = static.mod.who, static.by
    if who == "each":
        return True
    if who in ("you", "opp"):
        return bool((by.seat == seat) == (who == "you"))
    if who == "tm_side":
        faceoff = s.faceoff
        return faceoff is not None and faceoff.tm_side == seat
    host = s.pieces.get(by.host)
    return host is not None and host.owner == seat


def _kinds(mod: Any) -> tuple[type | tuple[type, str], ...]:
    """What a modifier is found by (`statics`)."""
    act: str = getattr(mod, "act", "")
    return (type(mod), (type(mod), act)) if act else (type(mod),)


def by_of(s: PonyState, piece: Piece, part: int, moment: Any = None, seat: int = -1) -> By:
    """Whose ability it is: of this card, which one ("b": on the Boosted side), what set it off, where the card is."""
    host, owner, boosted = piece.host, piece.owner, (BOOSTED, 1) in piece.marks
    area = NOWHERE if piece.zone.name != "play" else area_of(s, piece) if host else piece.at
    doing = owner if seat < 0 else seat
    if moment is None:  # what is used at will, asked about again and again
        return _at_will(doing, piece.id, piece.card, part, boosted, host, area, owner)
    return By(doing, piece.id, piece.card, _part(part, boosted), host, _here(piece.id, area, owner), moment)


@lru_cache(maxsize=512)
def _at_will(seat: int, piece: int, card: str, part: int, boosted: bool, host: int, area: Area, owner: int) -> By:
    return By(seat, piece, card, _part(part, boosted), host, _here(piece, area, owner))


@cache
def _part(part: int, boosted: bool) -> str:
    return f"{'b' if boosted else ''}{part}"


@lru_cache(maxsize=512)
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
