"""Where everything of the Pony game lies, and what its state holds. Every other file builds on this one.

Pieces (`Piece.card` is a key of the catalogue, see cards.py):

* everything in play lies in `PLAY` and keeps its id there: Manes, Friends, Resources, Troublemakers, the active
  Problems and the Dilemmas. `at` is its area: `(0, seat)` a home, `(1, seat)` the Problem area of a seat, `(2, n)` a
  Dilemma. A Resource on a character has that character as `host` and no `at` of its own: ask `area_of`;
* `turned` means exhausted. Face down is a frightened Friend (back `card/friend`) or a Troublemaker that waits (back
  `card/troublemaker`). Marks: `boosted` (a Mane on its Boosted side), `power` (+1 counters), `entered` (in which turn);
* `deck(seat)` and `hand(seat)` have the back `card`, `problems(seat)`, the cards under the active Problem, the back
  `card/problem`: top first, solved ones face up at the bottom;
* `flips(seat)`: cards flipped in the faceoff, with the marks `ignored` and `bonus`;
* `STAGE`: cards that are being played right now; `discard(seat)`: public.

Points and action tokens are the marks `points` and `tokens` of a seat.

Long because everybody looks here: whoever asks where something lies, or who plays against whom, asks here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from game.rules.pony.kinds import KIND, is_friend, is_mane, is_problem, is_resource
from game.rules.pony.remembering import Answers, Memory, Pieces, Table, remembered
from game.table.known import Known, PieceId
from game.table.state import Piece, Sight, State, Zone
from game.table.step import Spot

if TYPE_CHECKING:
    from game.effects.effect import By
    from game.rules.pony.cards import Rules
    from game.rules.pony.faceoff import Faceoff
    from game.rules.pony.lasting import Lasting
    from game.rules.pony.moments import Moment

Area = tuple[int, ...]  # (kind, number)

MOST_SEATS = 4
HOME, PROBLEM, DILEMMA = 0, 1, 2
NOWHERE: Area = ()
PLAY = Zone("play", None, Sight.OPEN)
STAGE = Zone("stage", None, Sight.OPEN)
BACK, PROBLEM_BACK = "card", "card/problem"
FRIEND_BACK, TROUBLEMAKER_BACK = "card/friend", "card/troublemaker"
POINTS, TOKENS = "points", "tokens"  # marks of a seat
BOOSTED, COUNTERS, ENTERED = "boosted", "power", "entered"  # marks of a piece in play
IGNORED, BONUS = "ignored", "bonus"  # marks of a flipped card
PHASES = ("setup", "ready", "troublemaker", "main", "score", "end")


def _of_seats(name: str, sight: Sight) -> Callable[[int], Zone]:
    """The zones of a kind by their seats. (A list answers quicker than a function: they are asked for all the time.)"""
    return [Zone(name, seat, sight) for seat in range(MOST_SEATS)].__getitem__


deck = _of_seats("deck", Sight.NOBODY)  # the draw deck; its top is first
hand = _of_seats("hand", Sight.OWNER)
discard = _of_seats("discard", Sight.OPEN)
problems = _of_seats("problems", Sight.NOBODY)  # the Problem deck under the active Problem; its top is first
flips = _of_seats("flips", Sight.OPEN)  # what a seat has flipped in this faceoff

_AREAS: list[Area] = [(PROBLEM, seat) for seat in range(MOST_SEATS)]
home_of: Callable[[int], Area] = [(HOME, seat) for seat in range(MOST_SEATS)].__getitem__
problem_of: Callable[[int], Area] = _AREAS.__getitem__  # the area of the active Problem of a seat


def spot(area: Area) -> Spot:
    """An area as something to click on."""
    return Spot(PLAY, area)


@dataclass(slots=True)
class PonyState(State):
    """The table and the turn. All fields are immutable values, so a clone shares them."""

    rules: Known[Rules] = None  # type: ignore[assignment]  # the numbers, from set-up on
    decks: Known[tuple[str, ...]] = ()  # the ready-made deck of each seat; "" for an own one
    turn: Known[int] = 0  # turns of all players, from 1; 0 during set-up
    first: Known[int] = 0  # the first player
    active: Known[int] = 0  # the turn player
    phase: Known[str] = "setup"  # one of PHASES
    faceoff: Known[Faceoff | None] = None  # the one that is going on (faceoff.py)
    last_faceoff: Known[tuple[PieceId, ...]] = ()  # characters that took part in the last one
    confronted: Known[tuple[Area, ...]] = ()  # what the turn player has confronted in this Score Phase
    scored: Known[tuple[tuple[int, Area, int], ...]] = ()  # points of this Score Phase: seat, where, how many
    challenged: Known[tuple[PieceId, ...]] = ()  # Troublemakers that were challenged in this turn (A14)
    lasting: Known[tuple[Lasting, ...]] = ()  # effects that run for a while (lasting.py)
    drawn: Known[tuple[int, ...]] = ()  # cards each seat has drawn in this turn
    brief: Known[int] = 0  # tokens of the turn player that vanish at the end of the phase
    used: Known[tuple[tuple[PieceId, str, int], ...]] = ()  # optional triggers of this turn: card, which, how often
    gathered: Known[tuple[By, ...]] = ()  # what was triggered since the last look (triggers.py)
    queue: Known[tuple[tuple[By, ...], ...]] = ()  # triggers that wait, by player and occasion (aftermath.py)
    windows: Known[tuple[Moment, ...]] = ()  # happenings that may be replied to
    table: Table = field(default_factory=Table, repr=False, compare=False, metadata={"stays": True})
    """What was worked out from the table,"""
    hands: tuple[Memory, ...] = field(default=(), repr=False, compare=False, metadata={"stays": True})
    """and from each hand (hands.py)."""

    if TYPE_CHECKING:
        pieces: Pieces = field(default_factory=Pieces)

    def __post_init__(self) -> None:
        self.pieces = Pieces(self.pieces)

    def may_be(self, piece: Piece, card: str) -> bool:
        """Draw decks and hands hold no Manes and no Problems; what lies face down in play shows its kind."""
        if piece.back == BACK:
            return not card.startswith(("card/mane/", "card/problem/"))
        return card.startswith(piece.back + "/")


def pony(s: State) -> PonyState:
    """A state or a view, where any may come, as what it is. The rules themselves name their state: this call in each of
    their small questions cost a twentieth of a match."""
    return s  # type: ignore[return-value]


def amend(s: PonyState, **fields: object) -> None:
    """Change fields of the state."""
    for name, value in fields.items():
        setattr(s, name, value)
    s.offered.clear()


def begin_turn(s: PonyState, number: int, seat: int) -> None:
    """The turn of a seat begins: nothing has been done in it. (`amend`, but quicker.)"""
    s.turn, s.active = number, seat
    s.challenged = s.confronted = s.scored = s.used = ()
    s.drawn = (0,) * s.seats
    s.offered.clear()


def facts(s: PonyState, piece: Piece) -> Any:
    """What is printed on a card that is seen."""
    return s.cards[piece.card]


def put_away(s: PonyState, piece: Piece, zone: Zone) -> Piece:
    """A card goes to a hand or a pile: it has the back of a card of the deck, and lies on nothing any more."""
    if piece.back == BACK and not piece.host:  # mostly it has it already: that is quicker
        return s.move(piece, zone)
    return s.move(piece, zone, back=BACK, host=0)


def open_card(piece: Piece) -> str:
    """What everybody knows of a card in play: what it is, or its back."""
    return piece.card if piece.face_up or -1 in piece.seen_by else piece.back


def frightened(piece: Piece) -> bool:
    return not piece.face_up and is_friend(piece)


def is_dilemma(s: PonyState, piece: Piece) -> bool:
    """A Resource that is a Problem for a while (10.3)."""
    return piece.at[:1] == (DILEMMA,) and is_resource(piece) and s.cards[piece.card].dilemma is not None


# ---- areas -------------------------------------------------------------------------------------------------
def area_of(s: PonyState, piece: Piece) -> Area:
    """Where a card in play is; a Resource on a character is where that is."""
    if piece.host and (host := s.pieces.get(piece.host)):
        return host.at
    return piece.at


def in_play(s: PonyState) -> list[Piece]:
    """Everything in play, in the order in which it came there."""
    return list(map(s.pieces.__getitem__, s.zones.get(PLAY, ())))


def table(s: PonyState) -> Table:
    """The cards in play as they lie now, with what was worked out from them."""
    if s.table.of is not s.pieces.table:
        s.table = Table(s.pieces.table, _groups(s), s.table.texts)
    return s.table


def _groups(s: PonyState) -> dict[object, list[Piece]]:
    """The cards in play by what they are, each in the order in which they came there: by their kind, with Dilemmas
    among the "problem"s, too; characters also as such, and by their seat; Problems and Troublemakers also by their kind
    and area; what lies on a character by ("on", its id)."""
    found: dict[object, list[Piece]] = defaultdict(list)
    for piece in in_play(s):
        kind = KIND[piece.card]
        found[kind].append(piece)
        if piece.host:
            found["on", piece.host].append(piece)
        if kind in ("friend", "mane"):
            found["character"].append(piece)
            found[piece.owner].append(piece)
        elif kind == "troublemaker" or is_problem(piece):
            found[kind, piece.at].append(piece)
        elif kind == "resource" and s.cards[piece.card].dilemma is not None:
            found["problem"].append(piece)
            if is_dilemma(s, piece):
                found["problem", piece.at].append(piece)
    return found


def numbers(s: PonyState) -> Answers:
    """What was worked out from the table and all else that numbers and conditions depend on; tokens, hands and decks
    are not among it."""
    known, of = table(s), (s.phase == "score", s.faceoff, s.last_faceoff, s.scored, s.lasting)
    if known.numbers.of != of:
        known.numbers = Memory(of)
    return known.numbers.answers


of_table = remembered(numbers)


def inside(s: PonyState, area: Area) -> list[Piece]:
    """Everything in an area, without what lies on characters."""
    return [piece for piece in in_play(s) if piece.at == area]


def group(s: PonyState, of: object) -> Sequence[Piece]:
    """The cards in play of a kind, of a seat, on a character (`_groups`)."""
    return table(s).groups.get(of, ())


def attached(s: PonyState, host: int) -> Sequence[Piece]:
    """Resources on a character."""
    return group(s, ("on", host))


def characters(s: PonyState, seat: int) -> Sequence[Piece]:
    """All characters of a seat in play."""
    return group(s, seat)


def characters_at(s: PonyState, seat: int, area: Area) -> Sequence[Piece]:
    return [piece for piece in characters(s, seat) if piece.at == area]


def troublemakers_at(s: PonyState, area: Area) -> Sequence[Piece]:
    """Face up and face down, of everybody."""
    return group(s, ("troublemaker", area))


def mane_of(s: PonyState, seat: int) -> Piece:
    for piece in characters(s, seat):
        if is_mane(piece):
            return piece
    raise LookupError(f"player {seat + 1} has no Mane Character in play")


def problem_areas(s: PonyState) -> list[Area]:
    """The shared Problem row: every active Problem, then the Dilemmas."""
    dilemmas = [p.at for p in group(s, "problem") if p.at and p.at[0] == DILEMMA]
    return [*_AREAS[: s.seats], *sorted(dilemmas)]


def problem_at(s: PonyState, area: Area) -> Piece | None:
    """The Problem or Dilemma of an area."""
    there = group(s, ("problem", area))
    return there[0] if there else None


def bonus_of(s: PonyState, area: Area) -> int:
    """Points for winning the faceoff over a Problem."""
    card = problem_at(s, area)
    if card is None:
        return 0
    printed = facts(s, card)
    return int(printed.bonus if is_problem(card) else printed.dilemma.bonus)


def free_dilemma(s: PonyState) -> Area:
    """Where the next Dilemma goes."""
    taken = {area[1] for area in problem_areas(s) if area[0] == DILEMMA}
    return (DILEMMA, next(n for n in range(len(taken) + 1) if n not in taken))


# ---- seats -------------------------------------------------------------------------------------------------
def points(s: PonyState, seat: int) -> int:
    return s.marks[seat, POINTS]


def tokens(s: PonyState, seat: int) -> int:
    return s.marks[seat, TOKENS]


def order(s: PonyState, first: int | None = None) -> list[int]:
    """The seats clockwise, from the turn player on unless somebody else is named."""
    return list(clockwise(s.active if first is None else first, s.seats))


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    return tuple([(first + n) % seats for n in range(seats)])


def opponents(s: PonyState, seat: int) -> list[int]:
    """Everybody else, clockwise."""
    return [(seat + n) % s.seats for n in range(1, s.seats)]


def rival(s: PonyState, seat: int) -> int:
    """The next in turn order (16.1)."""
    return (seat + 1) % s.seats


def reach(s: PonyState, seat: int) -> list[Area]:
    """The Problem areas that a seat's cards may go to: all; with 3 or 4 seats its own and its rival's (16.2, 16.9)."""
    areas = problem_areas(s)
    if s.seats == 2 or s.rules.open_reach:
        return areas
    near = (seat, rival(s, seat))
    return [a for a in areas if (a[1] if a[0] == PROBLEM else owner_at(s, a)) in near]


def owner_at(s: PonyState, area: Area) -> int:
    """Whose Problem or Dilemma it is."""
    card = problem_at(s, area)
    return -1 if card is None else card.owner


def ids(pieces: Iterable[Piece]) -> tuple[int, ...]:
    return tuple(p.id for p in pieces)
