"""Positions set up by hand, the way the rulebook writes its examples (pony.md, section 18).

    s = table("A:PR012@pA", "B:PR157@pA", "B:PR160@pB down", "A:PR139>A:PR033", tokens=(3, 0))
    decks(s, [4, 2], [2])                    # the power of the top cards of both decks
    main(s)                                  # the Main Phase of A waits for a choice
    take(s, MovePaid, "A:PR012", "home")     # one of the options offered

Players are A, B, C, D. A place is `home`, `pA` (the Problem area of A), `d0` (a Dilemma), `hand`, `deck`, `discard`.
After it: `exhausted`, `frightened`, `down` (a Troublemaker that waits), `boosted`; `*3` are three of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import game
from game.match import match
from game.rules.pony import kinds, places
from game.rules.pony.aftermath import Aftermath, Reply
from game.rules.pony.end_phase import HandLimit, HomeLimit
from game.rules.pony.events import Compared
from game.rules.pony.facing_off import FaceoffActions, ProblemFaceoff, TroublemakerFaceoff
from game.rules.pony.main_phase import MainActions
from game.rules.pony.opening import ChooseStarting
from game.rules.pony.options import rules_from
from game.rules.pony.places import (
    BACK,
    BOOSTED,
    DILEMMA,
    FRIEND_BACK,
    HOME,
    PLAY,
    POINTS,
    PROBLEM,
    PROBLEM_BACK,
    TOKENS,
    TROUBLEMAKER_BACK,
    Area,
    PonyState,
    amend,
    everybody,
)
from game.rules.pony.score_phase import Confronting, FaceoffStep
from game.rules.pony.solving import Solving
from game.rules.pony.troubles import Challenges, Challenging, RevealOwn
from game.rules.pony.turn import Ending, PhaseEnd, Turn, TurnOver, go_on
from game.table.dice import Dice
from game.table.event import Event
from game.table.state import Piece, choose, legal, refused, run
from game.table.step import Spot, Step

SEATS = "ABCD"
COLORS_OF_GAME = ("blue", "pink", "white", "purple", "yellow", "orange")
WRITTEN = re.compile(r"([ABCD]):([A-Z0-9-]+?)(?:@(\w+)|>(\S+))(?: (\w+))?(?:\*(\d+))?")
OF_POWER = {0: "PR018", 1: "PR020", 2: "PR012", 3: "PR036", 4: "PR031", 5: "PR120", 6: "PR123"}
PLAIN_MANES = ("PR001", "PR003", "PR004", "PR006")
PLAIN_PROBLEMS = ("PR164", "PR168", "PR170", "PR177")
NEXT_PROBLEMS = ("PR190", "PR192")


@cache
def catalogue() -> dict[str, Any]:
    return dict(game.ruleset("pony").catalogue)


def key(number: str) -> str:
    """`card/friend/PR012` of `PR012`."""
    return next(k for k in catalogue() if k.endswith(f"/{number}") and k.startswith("card/"))


def area(written: str, owner: int = 0) -> Area:
    """`home`, `pB`, `d0`."""
    if written == "home":
        return (HOME, owner)
    if written[0] == "d":
        return (DILEMMA, int(written[1:]))
    return (PROBLEM, SEATS.index(written[1]))


def table(
    *cards: str,
    manes: Sequence[str] = PLAIN_MANES,
    problems: Sequence[str] = PLAIN_PROBLEMS,
    seats: int = 2,
    tokens: Sequence[int] = (),
    points: Sequence[int] = (),
    active: int = 0,
    turn: int = 3,
    phase: str = "main",
    **options: str,
) -> PonyState:
    """A table in the middle of a match; decks and hands are empty but for what is named."""
    s = PonyState(
        seats,
        Dice(1),
        cards=catalogue(),
        rules=rules_from(catalogue(), options),
        turn=turn,
        active=active,
        phase=phase,
        drawn=(0,) * seats,
        decks=("",) * seats,
    )
    for seat in range(seats):
        s.marks[seat, TOKENS] = tokens[seat] if tokens else 20
        s.marks[seat, POINTS] = points[seat] if points else 0
        s.put(key(manes[seat]), seat, PLAY, back=BACK, at=(HOME, seat))
        s.put(key(problems[seat]), seat, PLAY, back=PROBLEM_BACK, at=(PROBLEM, seat))
        for number in NEXT_PROBLEMS:
            s.put(key(number), seat, places.problems(seat), back=PROBLEM_BACK)
    for written in cards:
        lay(s, written)
    s.events.clear()
    return s


def lay(s: PonyState, written: str) -> Piece:
    """Put a card of the notation on the table."""
    found = WRITTEN.fullmatch(written)
    assert found, written
    player, number, place, host, state, times = found.groups()
    owner = SEATS.index(player)
    if kind(number) == "mane" and place:  # each player has one
        mane = places.mane_of(s, owner)
        return s.change(
            mane,
            card=key(number),
            at=area(place, owner),
            turned=state == "exhausted",
            marks=((BOOSTED, 1),) if state == "boosted" else (),
        )
    for _ in range(int(times or 1)):
        piece = _put(s, owner, number, place, host, state)
    return piece


def _put(s: PonyState, owner: int, number: str, place: str | None, host: str | None, state: str | None) -> Piece:
    if place in ("hand", "deck", "discard"):
        return s.put(key(number), owner, getattr(places, place)(owner), back=BACK)
    looks: dict[str, Any] = {"back": BACK}
    if state == "down":
        looks = {"back": TROUBLEMAKER_BACK, "face_up": False}
    elif state == "frightened":
        looks = {"back": FRIEND_BACK, "face_up": False, "seen_by": everybody(s)}
    elif state == "exhausted":
        looks["turned"] = True
    elif state == "boosted":
        looks["marks"] = ((BOOSTED, 1),)
    where = {"host": find(s, host).id} if host else {"at": area(place or "home", owner)}
    return s.put(key(number), owner, PLAY, **looks, **where)


def kind(number: str) -> str:
    return kinds.kind_of(key(number))


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


def find(s: PonyState, written: str) -> Piece:
    """A card by `A:PR012`, or `A:PR012@pA` where there are several; in play before anywhere else."""
    player, _, rest = written.partition(":")
    number, _, place = rest.partition("@")
    owner = SEATS.index(player)
    found = [p for p in s.pieces.values() if p.owner == owner and p.card.endswith(f"/{number}")]
    if place in ("hand", "deck", "discard", "problems", "flips", "stage"):
        found = [p for p in found if p.zone.name == place]
    elif place:
        found = [p for p in found if p.zone == PLAY and places.area_of(s, p) == area(place, owner)]
    assert found, f"{written} is nowhere"
    return min(found, key=lambda p: (p.zone != PLAY, p.id))


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
