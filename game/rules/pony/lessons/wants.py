"""What the coach waits for and points at in lessons of the Pony game, by the numbers of cards and by areas."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.pony.kinds import is_friend
from game.rules.pony.main_phase import EndMain, MovePaid
from game.rules.pony.places import (
    DILEMMA,
    IGNORED,
    PLAY,
    Area,
    PonyState,
    hand,
    problem_areas,
    spot,
)
from game.rules.pony.playing import PlayCard
from game.table.lesson import Pointed, Wanted
from game.table.step import Step, Thing

HOME: Area = (0, 0)  # the home of the learner
OWN: Area = (1, 0)  # the Problem of the learner
THEIRS: Area = (1, 1)  # the Problem of the other player
ANYWHERE: Area = ()


def number(s: PonyState, piece: int) -> str:
    """The number of a card as it is printed, as far as it is seen."""
    found = s.pieces.get(piece)
    return found.card.rpartition("/")[2] if found else ""


def play(card: str, area: Area = ANYWHERE) -> Wanted:
    """Play this card, to this area if one is named."""

    def wanted(s: PonyState, option: Step) -> bool:
        return isinstance(option, PlayCard) and number(s, option.card) == card and area in (ANYWHERE, option.area)

    return wanted


def play_at_dilemma(card: str) -> Wanted:
    """Play this card to a Dilemma."""

    def wanted(s: PonyState, option: Step) -> bool:
        return isinstance(option, PlayCard) and number(s, option.card) == card and option.area[:1] == (DILEMMA,)

    return wanted


def move(card: str, area: Area) -> Wanted:
    """Pay to move this character there."""

    def wanted(s: PonyState, option: Step) -> bool:
        return isinstance(option, MovePaid) and number(s, option.piece) == card and option.area == area

    return wanted


def do(kind: type[Step], card: str = "") -> Wanted:
    """A choice of this kind, about this card if one is named."""

    def wanted(s: PonyState, option: Step) -> bool:
        about = [number(s, thing) for thing in option.about() if isinstance(thing, int)]
        return isinstance(option, kind) and (not card or card in about)

    return wanted


def either(*wants: Wanted) -> Wanted:
    """One of several choices."""
    return lambda s, option: any(want(s, option) for want in wants)


END = do(EndMain)


# ---- pointing --------------------------------------------------------------------------------------------------------
def at(*wanted: str | Area) -> Pointed:
    """Cards by their numbers, and areas."""

    def pointed(s: PonyState) -> Sequence[Thing | type[Step]]:
        found: list[Thing | type[Step]] = []
        for each in wanted:
            found += [spot(each)] if isinstance(each, tuple) else pieces(s, each)
        return found

    return pointed


def pieces(s: PonyState, card: str) -> list[Thing | type[Step]]:
    """A card of the learner's hand if there is one, else all of that number that are seen."""
    seen = [piece for piece in s.pieces.values() if piece.card.rpartition("/")[2] == card]
    held = [piece for piece in seen if piece.zone == hand(0)]
    return [piece.id for piece in held[:1] or seen]


def with_dilemma(*wanted: str | Area) -> Pointed:
    """The same, and the Dilemma in the row."""
    named = at(*wanted)
    return lambda s: [*named(s), *dilemmas(s)]


def dilemmas(s: PonyState) -> list[Thing]:
    """The areas of the Dilemmas in play."""
    return [spot(area) for area in problem_areas(s) if area[0] == DILEMMA]


def flipped(s: PonyState) -> list[Thing | type[Step]]:
    """What both sides have flipped in the faceoff that is going on, without what is ignored."""
    return [piece.id for piece in s.pieces.values() if piece.zone.name == "flips" and not piece.has(IGNORED)]


def everyone_up(s: PonyState) -> bool:
    """No Friend of the learner is frightened."""
    return all(
        piece.face_up for piece in s.pieces.values() if piece.owner == 0 and piece.zone == PLAY and is_friend(piece)
    )
