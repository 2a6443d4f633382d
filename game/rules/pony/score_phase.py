"""The Score Phase: confronting Problems, and one faceoff over those that others could confront, too (pony.md, 5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.events import Confronted
from game.rules.pony.facing_off import ProblemFaceoff
from game.rules.pony.limits import limit
from game.rules.pony.moments import Moment
from game.rules.pony.places import (
    Area,
    PonyState,
    amend,
    bonus_of,
    characters_at,
    opponents,
    problem_areas,
    problem_at,
    reach,
    spot,
    troublemakers_at,
)
from game.rules.pony.refusals import no
from game.rules.pony.requirements import meets
from game.rules.pony.revealing import is_epic
from game.rules.pony.scoring import score
from game.rules.pony.solving import Solving
from game.rules.pony.triggers import happen
from game.rules.pony.words import area_name
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

MET = "met"  # the mark of a Problem that somebody has confronted since it became active


def blocked(s: PonyState, seat: int, area: Area) -> bool:
    """A face-up Troublemaker of anybody else, or any Epic, keeps a player from confronting (9.3, 9.4)."""
    return any(p.face_up and (p.owner != seat or is_epic(s, p)) for p in troublemakers_at(s, area))


def can_confront(s: PonyState, seat: int, area: Area) -> bool:
    """Not blocked, and the requirement of the player's side is met right now; nobody meets one without characters."""
    return bool(characters_at(s, seat, area)) and not blocked(s, seat, area) and meets(s, seat, area)


# ---- the confront step (5.4, 2) ----------------------------------------------------------------------------
@frozen
class Confronting(Step):
    """One Problem after the other, each once, in the turn player's order; what cannot be met counts as named (S3)."""

    seat: int

    def do(self, s: PonyState) -> None:
        found = open_to(s, self.seat, unconfronted(s))
        if not found or enough(s):
            return
        if len(found) > 1:
            s.then(ConfrontNext(self.seat))
        else:
            s.then(Confront(self.seat, found[0]))


def unconfronted(s: PonyState) -> Sequence[Area]:
    """What the turn player has not confronted yet."""
    areas, confronted = problem_areas(s), s.confronted
    return [area for area in areas if area not in confronted] if confronted else areas


def open_to(s: PonyState, seat: int, areas: Sequence[Area]) -> list[Area]:
    """Which of these Problems a seat could confront now."""
    return [area for area in problem_areas(s) if area in areas and can_confront(s, seat, area)]


def enough(s: PonyState) -> bool:
    """True if a card keeps the turn player from confronting any more."""
    most = limit(s, "confront")
    return most is not None and len(s.confronted) >= most


@frozen
class ConfrontNext(Question):
    """Which Problem is confronted first?"""

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for area in problem_areas(s):
            if area in s.confronted:
                code = "confronted"
            elif blocked(s, self.seat, area):
                code = "blocked"
            else:
                code = "" if meets(s, self.seat, area) else "not_met"
            if not code:
                yield Confront(self.seat, area)
            elif s.explaining:
                yield no(code, (spot(area),))

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Which Problem do you confront first?", "どの事件から要件を確認する？")


@frozen
class Confront(Step):
    """A point at once, with the check for victory; then what is triggered, Mane boosts included."""

    seat: int
    area: Area

    def about(self) -> tuple[Thing, ...]:
        return (spot(self.area),)

    def do(self, s: PonyState) -> None:
        card = problem_at(s, self.area)
        assert card is not None
        first = not card.has(MET)
        if first:
            card = s.mark_piece(card, MET, 1)
        amend(s, confronted=(*s.confronted, self.area))
        s.tell(Confronted(self.seat, self.area, card.card))
        s.then(Aftermath(), Confronting(self.seat))
        score(s, self.seat, 1, "confront", (self.area,))
        if first and s.rules.first_confront_bonus and s.result is None:  # A4
            score(s, self.seat, bonus_of(s, self.area), "first", (self.area,))
        happen(s, Moment("confront", self.seat, card.id, card.card, card.owner, self.area, n=int(first)))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("confront {0}", "{0}の要件を満たす").of(area_name(s, self.area))


# ---- the faceoff step (5.4, 3 and 4) -----------------------------------------------------------------------
@frozen
class FaceoffStep(Step):
    """None, one over a single Problem, or one over all: never more than one in a turn."""

    seat: int

    def do(self, s: PonyState) -> None:
        if s.confronted and (areas := contested(s, self.seat)):
            s.then(ProblemFaceoff(areas), Solving(self.seat, areas))


def mutual(s: PonyState, seat: int) -> list[Area]:
    """Problems that the turn player has confronted and somebody else could confront right now (A5)."""
    others = {area for other in opponents(s, seat) for area in open_to(s, other, s.confronted)}
    return [area for area in s.confronted if area in others]


def contested(s: PonyState, seat: int) -> tuple[Area, ...]:
    """What the faceoff covers: nothing, the one mutual Problem, or all Problems in play (A2, A3, 16.7)."""
    both = mutual(s, seat)
    if len(both) > 1 or (s.rules.double_confront and len(s.confronted) > 1):
        return tuple(reach(s, seat))
    return tuple(both)
