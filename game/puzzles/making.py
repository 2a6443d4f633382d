"""How puzzles are found: two computers play each other, with something unusual now and then, and are stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.frozen import frozen
from game.match.match import Setup, settle
from game.match.record import Records
from game.players.careful import Careful
from game.players.odd import Odd
from game.puzzles.proving import LEAD, WORLDS, Proof, Prover, TooLong
from game.puzzles.puzzle import EASIEST, SEATS, Kind, Puzzle, opened
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import look

LAST = 2  # turns of a match in which a way to win is looked for
KEPT = 3  # one choice in so many is looked at for what was best
FEWEST = 3  # options at a choice that is one
OPEN = 0.1  # chance of winning, below which and above one less that a match is decided
MOST, APART = 3, 20  # puzzles of a match, and choices between two of them
LONGEST = 200  # letters of an answer
ALIKE = 2  # puzzles with the same answer: the kind of choice and its cards
EASY = 16  # puzzles of the lowest grade


@frozen
class Stop:
    """A match that was stopped at a choice."""

    state: State
    picks: int  # that were made before
    seat: int
    turn: int  # how many turns had begun


@frozen
class Played:
    """A match of two computers, to its end."""

    picks: tuple[int, ...]
    stops: tuple[Stop, ...]  # where a seat began something
    turns: int


def begun(records: Records, key: str, dice: Dice) -> tuple[Setup, State]:
    """A match with a ready deck for each seat, drawn at random; as they are dealt where these are for another mode."""
    form = records.rules(key).decks
    ready = list(form.ready(records.rules(key).catalogue)) if form is not None else []
    drawn = tuple(ready[dice.roll(len(ready)) - 1] for _ in range(SEATS)) if ready else ()
    setup = Setup(key, SEATS, dice.seed, decks=drawn)
    try:
        return setup, records.open(setup)
    except ValueError:
        setup = Setup(key, SEATS, dice.seed)
        return setup, records.open(setup)


def played(rules: Ruleset, s: State, dice: Dice) -> Played:
    """A match of two who do something odd now and then."""
    settle(s)
    players = [Odd(seat, rules, dice) for seat in range(SEATS)]
    picks, stops, turns, turn = list[int](), list[Stop](), 0, None
    while s.result is None:
        seat = min(s.asks)
        view = look(s, seat)
        options, question = legal(view, seat), s.asks[seat]
        before, turn = turn, rules.foresight.turn(s)
        turns += turn != before
        begins = len(s.asks) == 1 and not (question.part or s.answers)
        if begins and len(options) >= FEWEST:
            stops.append(Stop(s.clone(), len(picks), seat, turns))
        picks.append(players[seat].pick(view, options))
        choose(s, seat, legal(s, seat)[picks[-1]])
        settle(s)
        s.events.clear()
    return Played(tuple(picks), tuple(stops), turns)


def proved(rules: Ruleset, stop: Stop, kind: Kind) -> Proof | None:
    """The proof of a puzzle at this choice, if it is one."""
    try:
        prover = Prover(rules, stop.state, stop.seat)
        ways = prover.ways()
        return prover.win(ways) if kind == "win" else prover.best(ways)
    except TooLong:
        return None


def found(rules: Ruleset, match: Played, dice: Dice) -> Iterator[tuple[Stop, Proof]]:
    """The puzzles of a match, far enough from each other: a win in its last turns, then what was best."""
    last, known = [stop for stop in match.stops if stop.turn > match.turns - LAST], list[Stop]()
    if win := earliest(rules, last):
        known.append(win[0])
        yield win
    for stop in dice.shuffled(match.stops)[: len(match.stops) // KEPT]:
        apart = all(abs(stop.picks - other.picks) >= APART for other in known)
        if len(known) < MOST and apart and matters(rules, stop) and (proof := proved(rules, stop, "best")):
            known.append(stop)
            yield stop, proof


def earliest(rules: Ruleset, last: Sequence[Stop]) -> tuple[Stop, Proof] | None:
    """The win that begins as early as can be proved, going back from the end of a match."""
    win = None
    for stop in reversed(last):
        if not (proof := proved(rules, stop, "win")):
            break
        win = stop, proof
    return win


def matters(rules: Ruleset, stop: Stop) -> bool:
    """True if the match is open, and Normal sees something to be won or lost by the choice."""
    view, winning = look(stop.state, stop.seat), rules.foresight.winning
    if not OPEN < winning(rules.worth(view, stop.seat)) < 1 - OPEN:
        return False
    mind, options = Careful(stop.seat, rules.worth, rules.advise, worlds=1), legal(view, stop.seat)
    advice = mind.advice(view, stop.seat, options)
    tried = {*advice.first(mind.width), advice.order()[-1]}
    values = mind.weighed(view, options, sorted(tried)).values()
    return winning(max(values)) - winning(min(values)) >= LEAD


def made(records: Records, key: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of the match with this seed."""
    rules, dice = records.rules(key), Dice(seed)
    setup, start = begun(records, key, dice)
    match = played(rules, start, dice)
    for stop, proof in found(rules, match, dice):
        yield written_down(setup, match.picks[: stop.picks], stop, proof)


def written_down(setup: Setup, picks: tuple[int, ...], stop: Stop, proof: Proof) -> Puzzle:
    """A puzzle from what was found."""
    return Puzzle(
        proof.kind,
        setup.seed,
        setup.decks,
        picks,
        stop.seat,
        proof.line,
        answer(stop, proof),
        proof.grade,
        proof.ways,
        WORLDS,
        round(100 * proof.lead),
        proof.rank,
        proof.tables,
    )


def again(records: Records, key: str, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it is proved by the rules and the computer players of today; None if it is none any more. BadFile
    if its match cannot be opened."""
    match = opened(records, key, puzzle)
    stop = Stop(match.state, len(puzzle.picks), puzzle.seat, 0)
    proof = proved(records.rules(key), stop, puzzle.kind)
    assert match.setup is not None
    return written_down(match.setup, puzzle.picks, stop, proof) if proof else None


def answer(stop: Stop, proof: Proof) -> str:
    """The kind of the answer and the cards that it is about: puzzles are to be about different ones."""
    option = legal(stop.state, stop.seat)[proof.line[0]]
    cards = [piece.card for piece in stop.state.among(option.about())]
    return " ".join([type(option).__name__, *cards])[:LONGEST]


def wanted(puzzle: Puzzle, others: Sequence[Puzzle]) -> bool:
    """True unless there are enough puzzles with the same answer, or enough of the easiest."""
    alike = sum((other.kind, other.answer) == (puzzle.kind, puzzle.answer) for other in others)
    easy = sum(other.grade == EASIEST for other in others)
    return alike < ALIKE and (puzzle.grade > EASIEST or easy < EASY)
