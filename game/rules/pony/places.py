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

Points and action tokens are the marks `points` and `tokens` of a seat. Fields of the state change through `amend`, so
that what was worked out from them (`kept`) is thrown away.
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Self

from game.table.event import Changed, Event, Moved
from game.table.state import Piece, Sight, State, Zone
from game.table.step import Spot

if TYPE_CHECKING:
    from game.effects.effect import By
    from game.rules.pony.cards import Ability, Rules
    from game.rules.pony.faceoff import Faceoff
    from game.rules.pony.lasting import Lasting
    from game.rules.pony.moments import Moment
    from game.rules.pony.sources import Texts

Area = tuple[int, ...]                   # (kind, number)

MOST_SEATS = 4
HOME, PROBLEM, DILEMMA = 0, 1, 2
NOWHERE: Area = ()
PLAY = Zone("play", None, Sight.OPEN)
STAGE = Zone("stage", None, Sight.OPEN)
BACK, PROBLEM_BACK = "card", "card/problem"
FRIEND_BACK, TROUBLEMAKER_BACK = "card/friend", "card/troublemaker"
POINTS, TOKENS = "points", "tokens"      # marks of a seat
BOOSTED, COUNTERS, ENTERED = "boosted", "power", "entered"        # marks of a piece in play
IGNORED, BONUS = "ignored", "bonus"      # marks of a flipped card
PHASES = ("setup", "ready", "troublemaker", "main", "score", "end")

_DECK = tuple(Zone("deck", seat, Sight.NOBODY) for seat in range(MOST_SEATS))
_HAND = tuple(Zone("hand", seat, Sight.OWNER) for seat in range(MOST_SEATS))
_DISCARD = tuple(Zone("discard", seat, Sight.OPEN) for seat in range(MOST_SEATS))
_PROBLEMS = tuple(Zone("problems", seat, Sight.NOBODY) for seat in range(MOST_SEATS))
_FLIPS = tuple(Zone("flips", seat, Sight.OPEN) for seat in range(MOST_SEATS))
_HOMES = tuple((HOME, seat) for seat in range(MOST_SEATS))
_AREAS = tuple((PROBLEM, seat) for seat in range(MOST_SEATS))


def deck(seat: int) -> Zone:
    """The draw deck; its top is first."""
    return _DECK[seat]


def hand(seat: int) -> Zone:
    return _HAND[seat]


def discard(seat: int) -> Zone:
    return _DISCARD[seat]


def problems(seat: int) -> Zone:
    """The Problem deck under the active Problem; its top is first."""
    return _PROBLEMS[seat]


def flips(seat: int) -> Zone:
    """What a seat has flipped in this faceoff."""
    return _FLIPS[seat]


def home_of(seat: int) -> Area:
    return _HOMES[seat]


def problem_of(seat: int) -> Area:
    """The area of the active Problem of a seat."""
    return _AREAS[seat]


def spot(area: Area) -> Spot:
    """An area as something to click on."""
    return Spot(PLAY, area)


LIGHT = frozenset(("at", "turned", "marks", "seen_by"))      # of a character in play: what it can do stays the same
APART: tuple[list[object], ...] = ([], ["problem"], ["troublemaker"])       # nothing to do with characters


@dataclass(slots=True)
class PonyState(State):
    """The table and the turn. All fields are immutable values, so a clone shares them."""

    rules: Rules = None                      # type: ignore[assignment]  # the numbers, from set-up on
    decks: tuple[str, ...] = ()              # the ready-made deck of each seat; "" for an own one
    turn: int = 0                            # turns of all players, from 1; 0 during set-up
    first: int = 0                           # the first player
    active: int = 0                          # the turn player
    phase: str = "setup"                     # one of PHASES
    faceoff: Faceoff | None = None           # the one that is going on (faceoff.py)
    last_faceoff: tuple[int, ...] = ()       # characters that took part in the last one
    confronted: tuple[Area, ...] = ()        # what the turn player has confronted in this Score Phase
    scored: tuple[tuple[int, Area, int], ...] = ()       # points of this Score Phase: seat, where, how many
    challenged: tuple[int, ...] = ()         # Troublemakers that were challenged in this turn (A14)
    lasting: tuple[Lasting, ...] = ()        # effects that run for a while (lasting.py)
    drawn: tuple[int, ...] = ()              # cards each seat has drawn in this turn
    brief: int = 0                           # tokens of the turn player that vanish at the end of the phase
    used: tuple[tuple[int, str, int], ...] = ()          # optional triggers used in this turn: card, which, how often
    gathered: tuple[By, ...] = ()            # what was triggered since the last look (happening.py)
    queue: tuple[tuple[By, ...], ...] = ()   # triggers that wait: one batch for each player and occasion (settling.py)
    windows: tuple[Moment, ...] = ()         # happenings that may be replied to
    kept: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """What was worked out from the state, until anything changes that it could depend on."""
    board: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on nothing but the cards in play."""
    cast: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which cards are in play, with which side up, not on where and in what state."""
    crew: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which characters are in play, with which side up, and who carries anything."""
    row: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which Problems and Dilemmas are in play."""
    text: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on what the cards in play do: many that come and go do nothing."""
    laws: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on the modifiers in play: few cards have any."""
    sheets: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """What the power of each card in play starts from (strength.py), as long as the modifiers of power are the same."""
    poise: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on the cards in play and their state, wherever they are, and on effects that last."""
    held: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which cards are in the hands."""
    fixed: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on nothing that changes in a match: the decks, as far as they are known."""

    def clone(self) -> Self:
        """A copy works things out anew: views and imagined tables have other cards."""
        twin = State.clone(self)
        twin.kept, twin.board, twin.cast, twin.text, twin.laws, twin.poise, twin.held = {}, {}, {}, {}, {}, {}, {}
        twin.sheets, twin.crew, twin.row = {}, {}, {}
        return twin

    def change(self, piece: Piece, **looks: object) -> Piece:
        if not LIGHT.issuperset(looks) or ("marks" in looks and is_mane(piece)) or (
                "at" in looks and not is_character(piece)):
            self.cast.clear()
            self.crew.clear()
            self.row.clear()
            self.text.clear()
            self.laws.clear()
            self.sheets.pop(piece.id, None)
            self.poise.clear()
        else:
            self.poise.clear()
        return State.change(self, piece, **looks)

    def walk(self, piece: Piece, area: Area) -> Piece:
        """A character in play goes to another area. (`change`, but quicker.)"""
        there = self.pieces[piece.id] = piece.placed(area)
        self.kept.clear()
        self.board.clear()
        self.events.append(Changed(piece.id))
        self.offered.clear()
        return there

    def tell(self, event: Event) -> None:
        if type(event) is Moved:
            source, target = event.source.name, event.target.name
            if source == "play" or target == "play":
                self.kept.clear()
                self.board.clear()
                self.poise.clear()
                self.recast(event)
                if abilities := self.cards[self.pieces[event.now].card].abilities:
                    self.reword(event, abilities)
            if source == "hand":
                self.held.pop(event.source.owner, None)
            if target == "hand":
                self.held.pop(event.target.owner, None)
        elif type(event) is Changed and self.pieces[event.piece].zone.name == "play":
            self.kept.clear()
            self.board.clear()
        self.events.append(event)
        if self.offered:
            self.offered.clear()

    def recast(self, event: Moved) -> None:
        """A card came into play, which makes it the last one there, or left it; the others are what they were."""
        sorted_, piece = self.cast.get("sorts"), self.pieces[event.now]
        self.cast.clear()
        if sorted_ is None:
            self.crew.clear()
            self.row.clear()
            return
        keys = [key for key, ids in sorted_.items() if event.was in ids] if event.source.name == "play" else []
        for key in keys:
            sorted_[key] = [i for i in sorted_[key] if i != event.was]
        if event.target.name == "play":
            keys += sorts_of(self, piece)
            for key in sorts_of(self, piece):
                sorted_[key] = [*sorted_.get(key, ()), piece.id]
        if "problem" in keys:
            self.row.clear()
        if keys not in APART:
            self.crew.clear()
        self.cast["sorts"] = sorted_

    def reword(self, event: Moved, abilities: tuple[Ability, ...]) -> None:
        """A card that does something came into play or left it: what the others do is the same."""
        known: Texts | None = self.text.get("all")
        self.text.clear()
        if known is not None:
            known.go(event.was)
            if event.target.name == "play" and self.pieces[event.now].face_up:
                known.come(event.now, abilities)
            self.text["all"] = known
        if has_statics(abilities):
            self.laws.clear()

    def may_be(self, piece: Piece, card: str) -> bool:
        """Draw decks and hands hold no Manes and no Problems; what lies face down in play shows its kind."""
        if piece.back == BACK:
            return not card.startswith(("card/mane/", "card/problem/"))
        return card.startswith(piece.back + "/")


@cache
def has_statics(abilities: tuple[Ability, ...]) -> bool:
    """True if any of these is a modifier."""
    return any(ability.kind == "static" for ability in abilities)


def pony(s: State) -> PonyState:
    """A state or a view, where any may come, as what it is. The rules themselves name their state: this call in each of
    their small questions cost a twentieth of a match."""
    return s                             # type: ignore[return-value]


PASSING = frozenset(("gathered", "queue", "windows", "used", "drawn", "challenged", "brief", "scored", "turn"))


def amend(s: PonyState, **fields: object) -> None:
    """Change fields of the state. What cards do right now follows from none of the passing ones."""
    if not PASSING.issuperset(fields):
        s.kept.clear()
    if "lasting" in fields:
        s.poise.clear()
    for name, value in fields.items():
        setattr(s, name, value)
    s.offered.clear()


def begin_turn(s: PonyState, number: int, seat: int) -> None:
    """The turn of a seat begins: nothing has been done in it. (`amend`, but quicker.)"""
    s.turn, s.active = number, seat
    s.challenged = s.confronted = s.scored = s.used = ()
    s.drawn = (0,) * s.seats
    s.kept.clear()
    s.offered.clear()


def begin_phase(s: PonyState, phase: str) -> None:
    """The same for the phase. Few cards do anything else in another one (strength.py)."""
    s.phase = phase
    if s.laws.get("timed", True):
        s.kept.clear()
    s.offered.clear()


def facts(s: PonyState, piece: Piece) -> Any:
    """What is printed on a card that is seen."""
    return s.cards[piece.card]


def put_away(s: PonyState, piece: Piece, zone: Zone) -> Piece:
    """A card goes to a hand or a pile: it has the back of a card of the deck, and lies on nothing any more."""
    if piece.back == BACK and not piece.host:            # mostly it has it already: that is quicker
        return s.move(piece, zone)
    return s.move(piece, zone, back=BACK, host=0)


# ---- what a card is ----------------------------------------------------------------------------------------
@cache
def kind_of(key: str) -> str:
    """`friend` of `card/friend/PR007` (and of the back of a frightened one); "" of a card that nobody knows."""
    parts = key.split("/", 2)
    return parts[1] if len(parts) > 1 else ""


def is_mane(piece: Piece) -> bool:
    return piece.card.startswith("card/mane/")


def is_friend(piece: Piece) -> bool:
    return piece.card.startswith("card/friend")


def is_resource(piece: Piece) -> bool:
    return piece.card.startswith("card/resource/")


def is_event(piece: Piece) -> bool:
    return piece.card.startswith("card/event/")


def is_troublemaker(piece: Piece) -> bool:
    return piece.card.startswith("card/troublemaker")


def is_problem(piece: Piece) -> bool:
    return piece.card.startswith("card/problem/")


def is_character(piece: Piece) -> bool:
    """Manes and Friends, frightened ones included."""
    return piece.card.startswith(("card/friend", "card/mane/"))


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
    board = s.board
    found: list[Piece] | None = board.get("all")
    if found is None:
        found = board["all"] = list(map(s.pieces.__getitem__, s.zones.get(PLAY, ())))
    return found


def inside(s: PonyState, area: Area) -> list[Piece]:
    """Everything in an area, without what lies on characters."""
    board = s.board
    if "areas" not in board:
        areas: dict[Area, list[Piece]] = {}
        for piece in in_play(s):
            areas.setdefault(piece.at, []).append(piece)
        board["areas"] = areas
    found: list[Piece] = board["areas"].get(area, [])
    return found


def sorts(s: PonyState) -> dict[Any, list[int]]:
    """The ids of the cards in play by what they are, each in the order in which they came there: characters by their
    seat, "troublemaker", "problem" (Dilemmas, too), and what lies on a character by ("on", its id)."""
    found: dict[Any, list[int]] | None = s.cast.get("sorts")
    if found is None:
        found = s.cast["sorts"] = {}
        for p in in_play(s):
            for key in sorts_of(s, p):
                found.setdefault(key, []).append(p.id)
    return found


def sorts_of(s: PonyState, piece: Piece) -> Iterable[object]:
    """What a card in play counts among."""
    if piece.host:
        yield "on", piece.host
    match kind_of(piece.card):
        case "friend" | "mane":
            yield piece.owner
        case "troublemaker":
            yield "troublemaker"
        case "problem":
            yield "problem"
        case "resource" if s.cards[piece.card].dilemma is not None:
            yield "problem"


def attached(s: PonyState, host: int) -> list[Piece]:
    """Resources on a character."""
    there = sorts(s).get(("on", host))
    return list(map(s.pieces.__getitem__, there)) if there else []


def characters(s: PonyState, seat: int) -> list[Piece]:
    """All characters of a seat in play."""
    found: list[Piece] | None = s.board.get(seat)
    if found is None:
        found = s.board[seat] = list(map(s.pieces.__getitem__, sorts(s).get(seat, ())))
    return found


def characters_at(s: PonyState, seat: int, area: Area) -> list[Piece]:
    found = []
    for piece in characters(s, seat):
        if piece.at == area:
            found.append(piece)
    return found


def troublemakers_at(s: PonyState, area: Area) -> list[Piece]:
    """Face up and face down, of everybody."""
    found = []
    for i in sorts(s).get("troublemaker", ()):
        if s.pieces[i].at == area:
            found.append(s.pieces[i])
    return found


def mane_of(s: PonyState, seat: int) -> Piece:
    for piece in characters(s, seat):
        if is_mane(piece):
            return piece
    raise LookupError(f"player {seat + 1} has no Mane Character in play")


def problem_areas(s: PonyState) -> list[Area]:
    """The shared Problem row: every active Problem, then the Dilemmas."""
    row = s.row
    found: list[Area] | None = row.get("areas")
    if found is None:
        found = row["areas"] = _problem_areas(s)
    return found


def _problem_areas(s: PonyState) -> list[Area]:
    pieces = [s.pieces[i] for i in sorts(s).get("problem", ())]
    return [*_AREAS[:s.seats], *sorted([p.at for p in pieces if p.at and p.at[0] == DILEMMA])]


def problem_at(s: PonyState, area: Area) -> Piece | None:
    """The Problem or Dilemma of an area."""
    for i in sorts(s).get("problem", ()):
        p = s.pieces[i]
        if p.at == area and (is_problem(p) or is_dilemma(s, p)):
            return p
    return None


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
    start = s.active if first is None else first
    return [(start + n) % s.seats for n in range(s.seats)]


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
    row, near = s.row, (seat, rival(s, seat))
    if ("reach", seat) not in row:
        row["reach", seat] = [a for a in areas if (a[1] if a[0] == PROBLEM else _owner_at(s, a)) in near]
    return row["reach", seat]                     # type: ignore[no-any-return]


def _owner_at(s: PonyState, area: Area) -> int:
    card = problem_at(s, area)
    return -1 if card is None else card.owner


def everybody(s: PonyState) -> frozenset[int]:
    """All seats and those who watch."""
    return frozenset(range(-1, s.seats))


def ids(pieces: Iterable[Piece]) -> tuple[int, ...]:
    return tuple(p.id for p in pieces)
