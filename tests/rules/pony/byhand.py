"""Positions set up by hand, and what is done in them.

s = table("A:PR012@pA", "B:PR157@pA", "B:PR160@pB down", tokens=(3, 0))    # see game/rules/pony/positions.py
decks(s, [4, 2], [2])                    # the power of the top cards of both decks
main(s)                                  # the Main Phase of A waits for a choice
take(s, MovePaid, "A:PR012", "home")     # one of the options offered
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import game
from game.match import match
from game.rules.pony import places, positions
from game.rules.pony.aftermath import Aftermath, Reply
from game.rules.pony.deck_building import DECK_FORM
from game.rules.pony.end_phase import HandLimit, HomeLimit
from game.rules.pony.events import Compared
from game.rules.pony.facing_off import FaceoffActions, ProblemFaceoff, TroublemakerFaceoff
from game.rules.pony.main_phase import MainActions
from game.rules.pony.opening import ChooseStarting
from game.rules.pony.places import (
    BACK,
    DILEMMA,
    HOME,
    PLAY,
    POINTS,
    PROBLEM_BACK,
    TOKENS,
    PonyState,
    amend,
)
from game.rules.pony.positions import SEATS
from game.rules.pony.positions import area as area
from game.rules.pony.positions import find as find
from game.rules.pony.positions import lay as lay
from game.rules.pony.score_phase import Confronting, FaceoffStep
from game.rules.pony.solving import Solving
from game.rules.pony.troubles import Challenges, Challenging, RevealOwn
from game.rules.pony.turn import Ending, PhaseEnd, Turn, TurnOver, go_on
from game.table.event import Event
from game.table.state import choose, legal, refused, run
from game.table.step import Spot, Step

COLORS_OF_GAME = ("blue", "pink", "white", "purple", "yellow", "orange")
OF_POWER = {0: "PR018", 1: "PR020", 2: "PR012", 3: "PR036", 4: "PR031", 5: "PR120", 6: "PR123"}


@cache
def catalogue() -> dict[str, Any]:
    return dict(game.ruleset("pony").catalogue)


def key(number: str) -> str:
    """`card/friend/PR012` of `PR012`."""
    return DECK_FORM.piles[0].card_key(catalogue(), number)


def table(*cards: str, **given: Any) -> PonyState:
    """A table in the middle of a match; decks and hands are empty but for what is named."""
    return positions.table(catalogue(), *cards, **given)


def decks(s: PonyState, *tops: Sequence[int]) -> None:
    """The power of the top cards of the decks, first flipped first."""
    for seat, powers in enumerate(tops):
        for n in powers:
            s.put(key(OF_POWER[n]), seat, places.deck(seat), back=BACK)


def next_problem(s: PonyState, number: str, seat: int = 0) -> None:
    """This Problem comes up when the active one is solved."""
    new = s.put(key(number), seat, places.problems(seat), back=PROBLEM_BACK)
    s.zones[places.problems(seat)].remove(new.id)
    s.zones[places.problems(seat)].insert(0, new.id)


def there(s: PonyState, written: str) -> bool:
    """True if a card is in play (or in the place that is named)."""
    try:
        piece = find(s, written)
    except AssertionError:
        return False
    return piece.zone == PLAY or "@" in written


def thing(s: PonyState, written: str, seat: int) -> int | Spot:
    return find(s, written).id if ":" in written else Spot(PLAY, area(written, seat))


# ---- playing -----------------------------------------------------------------------------------------------------
MOOT = (Reply, FaceoffActions, Challenges, ChooseStarting)


def settle(s: PonyState) -> None:
    """Take what is no choice, also where a match would ask so that the others cannot tell (S2)."""
    match.settle(s)
    for seat in sorted(s.asks):
        if s.result is None and isinstance(s.asks[seat], MOOT) and len(legal(s, seat)) == 1:
            choose(s, seat, legal(s, seat)[0])
            settle(s)
            return


def go(s: PonyState, *steps: Step) -> None:
    """Do these steps up to the next choice."""
    s.then(*steps)
    run(s)
    settle(s)


def phase(s: PonyState, name: str, *steps: Step) -> None:
    """A phase begins; do these steps of it up to the next choice."""
    s.then(*steps)
    go_on(s, name)
    go(s)


def main(s: PonyState, seat: int = 0) -> None:
    """The actions of the Main Phase."""
    go(s, MainActions(seat))


def score(s: PonyState, seat: int = 0) -> None:
    """A whole Score Phase."""
    phase(s, "score", Confronting(seat), FaceoffStep(seat), PhaseEnd("score"))


def troubles(s: PonyState, seat: int = 0) -> None:
    """A whole Troublemaker Phase."""
    phase(s, "troublemaker", RevealOwn(seat), Challenging(seat), PhaseEnd("troublemaker"))


def challenges(s: PonyState, seat: int = 0) -> None:
    """The part of the Troublemaker Phase in which Troublemakers are challenged."""
    amend(s, phase="troublemaker")
    go(s, Challenging(seat))


def challenge(s: PonyState, troublemaker: str, seat: int = 0) -> None:
    """The faceoff of a challenge."""
    go(s, TroublemakerFaceoff(seat, find(s, troublemaker).id))


def faceoff(s: PonyState, *where: str, seat: int = 0) -> None:
    """A faceoff over Problems, and solving them."""
    areas = tuple(area(each) for each in where)
    go(s, ProblemFaceoff(areas), Solving(seat, areas))


def end(s: PonyState, seat: int = 0) -> None:
    """The End Phase."""
    phase(s, "end", Ending(seat), HandLimit(seat), HomeLimit(seat), TurnOver())


def turn(s: PonyState, seat: int = 0, number: int = 3) -> None:
    """A whole turn, up to its first choice."""
    go(s, Turn(number, seat))


def asked(s: PonyState) -> tuple[int, str]:
    """Who is asked what."""
    seat = min(s.asks)
    return seat, type(s.asks[seat]).__name__


def options(s: PonyState, kind: type[Step], *about: str) -> list[Step]:
    """The options of a kind that are about these things."""
    seat = min(s.asks)
    wanted = [thing(s, each, seat) for each in about]
    return [o for o in legal(s, seat) if isinstance(o, kind) and all(w in o.about() for w in wanted)]


def offered(s: PonyState, kind: type[Step], *about: str) -> bool:
    return bool(options(s, kind, *about))


def take(s: PonyState, kind: type[Step], *about: str, which: Callable[[Any], bool] = lambda option: True) -> None:
    """Choose the one option of a kind that is about these things."""
    found = [o for o in options(s, kind, *about) if which(o)]
    assert len(found) == 1, f"{kind.__name__} {about}: {found}; there are {legal(s, min(s.asks))}"
    choose(s, min(s.asks), found[0])
    settle(s)


def why(s: PonyState, *about: str) -> set[str]:
    """The rules that are cited for something that is not offered."""
    seat = min(s.asks)
    wanted = [thing(s, each, seat) for each in about]
    return {no.rule for no in refused(s, seat) if all(w in no.about for w in wanted)}


def after(s: PonyState) -> None:
    """Triggers and replies that wait."""
    go(s, Aftermath())


# ---- what is so now ------------------------------------------------------------------------------------------------
def points(s: PonyState) -> tuple[int, ...]:
    return tuple(s.marks[seat, POINTS] for seat in range(s.seats))


def tokens(s: PonyState) -> tuple[int, ...]:
    return tuple(s.marks[seat, TOKENS] for seat in range(s.seats))


def hands(s: PonyState) -> tuple[int, ...]:
    return tuple(len(s.zones.get(places.hand(seat), ())) for seat in range(s.seats))


def where(s: PonyState, written: str) -> str:
    """`home`, `pA`, `d0`, or the zone of what is not in play."""
    piece = find(s, written)
    if piece.zone != PLAY:
        return piece.zone.name
    at = places.area_of(s, piece)
    return "home" if at[0] == HOME else f"d{at[1]}" if at[0] == DILEMMA else f"p{SEATS[at[1]]}"


def totals(s: PonyState) -> tuple[int, ...]:
    """How the last faceoff was compared."""
    return next(e.totals for e in reversed(s.events) if isinstance(e, Compared))


def happened(s: PonyState, kind: type[Event]) -> list[Any]:
    return [event for event in s.events if isinstance(event, kind)]
