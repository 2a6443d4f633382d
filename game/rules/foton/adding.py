"""The photon-adding phase (foton.md, section 6): the ☆ of the face-up Megido let photons enter from hand, all at once.

Rulings here: R-6 (up to as many as ☆), R-19 (only Megido in the acted area count; no face-up one is left elsewhere).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.foton.distinct_sets import stacks_of, ways
from game.rules.foton.events import Added, PhaseBegan
from game.rules.foton.giving_up import Ask
from game.rules.foton.moving_cards import hand_to_field
from game.rules.foton.places import acted, clockwise, foton, hand, is_photon
from game.rules.foton.refusals import EMPTY_HAND, EVENTS_NOT_ADDED, refused, too_many_stars
from game.rules.foton.words import card_name
from game.table.known import PieceId
from game.table.reasons import Why
from game.table.state import State
from game.table.step import No, Step, Thing, Together
from game.words import Phrase, listed


def stars(s: State, seat: int) -> int:
    """The ☆ on the face-up Megido in a seat's acted area: so many photons it may add (F-6.1)."""
    return sum(s.cards[p.card].stars for p in s.inside(acted(seat)) if p.face_up)


def passed_over(s: State, seat: int) -> Why | None:
    """Why a seat is not asked for photons; None if it is. That is public: its ☆ and the size of its hand (F-8.9)."""
    if not stars(s, seat):
        return too_many_stars(0), "F-6.1"
    return None if s.zones.get(hand(seat)) else (EMPTY_HAND, "F-6.1")


@frozen
class AddingPhase(Step):
    """Everybody chooses in secret; who has no ☆ or no cards - all see that - is not asked (F-6.2)."""

    def do(self, s: State) -> None:
        foton(s).phase = "adding"
        s.tell(PhaseBegan("adding"))
        s.then(
            Together(tuple(AddPhotons(seat) for seat in clockwise(s, foton(s).start) if passed_over(s, seat) is None))
        )


@frozen
class AddPhotons(Ask):
    """Put up to as many photons from hand into the field as there are ☆.

    It waits even for who can add nothing: that nobody was waited for would tell that the hand holds no photon.
    """

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    several: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        held = s.inside(hand(self.seat))
        stacks = stacks_of(card for card in held if is_photon(card))
        limit = stars(s, self.seat)
        for n in range(min(limit, sum(map(len, stacks))) + 1):
            yield from (Add(self.seat, photons) for photons in ways(stacks, n))
        if s.explaining:
            yield No((), too_many_stars(limit), "F-6.1")
            yield from refused((card for card in held if not is_photon(card)), EVENTS_NOT_ADDED, "F-6.1")

    def ask(self, s: State) -> Phrase:
        limit = stars(s, self.seat)
        noun = "photon" if limit == 1 else "photons"
        return Phrase(
            f"Add up to {limit} {noun} from your hand to your field", f"手札からフォトンを{limit}枚まで場に出す"
        )


@frozen
class Add(Step):
    """Photons enter the field face up; nothing triggers (F-6.2)."""

    seat: int
    photons: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.photons

    def do(self, s: State) -> None:
        s.tell(Added(self.seat, tuple(hand_to_field(s, s.pieces[i], self.seat).id for i in self.photons)))

    def say(self, s: State) -> Phrase:
        if not self.photons:
            return Phrase("add nothing", "何も出さない")
        return Phrase("add {0}", "{0}を出す").of(listed(card_name(s, s.pieces[i].card) for i in self.photons))
