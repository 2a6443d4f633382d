"""A puzzle: a match of two computers that was stopped at a choice, and the answer that was proved (proving.py).

    assets/puzzles/KEY.json     a list of objects, one on each line: the fields of `Puzzle`

A match is its seed and its picks, so that is what a puzzle holds. "win": one turn to win. "best": what was best?
What the seat cannot see is no part of a puzzle: its proof holds whatever lies there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Annotated, Literal

from game import files
from game.frozen import frozen
from game.match.match import Match, Nobody, Setup, Word
from game.match.record import Records
from game.table.codec import Foreign, Most, Within, built
from game.table.dice import Dice
from game.words import Phrase

PUZZLES = Phrase("puzzle file", "パズルのファイル")
NO_LIST = Phrase("it is no list of puzzles", "パズルの一覧ではありません")
WRONG = Phrase(
    "puzzle {0}: field '{1}' is missing or of the wrong kind", "{0}番目のパズル：項目「{1}」がないか、種類が違います"
)
TWICE = Phrase("puzzle {0} is there twice", "{0}番目のパズルが二度あります")
NOT_PLAYABLE = Phrase(
    "The rules of today cannot play this puzzle ({0})", "今のルールではこのパズルを進められません（{0}）"
)
OTHER_SEAT = Phrase("seat {0} is not asked there", "席{0}には選択がありません")
MAX_FILE = 1024 * 1024
MOST = 400  # puzzles in a file
SEATS = 2
EASIEST, HARDEST = 1, 5

Kind = Literal["win", "best"]
Count = Annotated[int, Within(0, 1 << 40)]
Pick = Annotated[int, Within(0, 9999)]
Picks = Annotated[tuple[Pick, ...], Most(3000)]


@frozen
class Puzzle:
    """Where it begins, what the answer is, and the figures of its proof."""

    kind: Kind
    seed: Count
    decks: Annotated[tuple[Word | None, ...], Most(SEATS)]
    picks: Picks  # so far, each by the first seat that is asked
    seat: Annotated[int, Within(0, SEATS - 1)]  # whose choice it is
    line: Annotated[tuple[Pick, ...], Most(60)]  # the first action; of "win" all picks of the seat to the end
    answer: Word  # what kind of choice it is, and the cards it is about
    grade: Annotated[int, Within(EASIEST, HARDEST)]
    ways: Annotated[int, Within(2, 999)]  # first actions that were compared
    worlds: Annotated[int, Within(1, 999)]  # imagined tables on which each was tried
    lead: Annotated[int, Within(1, 100)]
    """In percent: "best": how much the chance of winning is greater than with the next best; "win": the share of the
    worlds in which the next best does not win."""
    rank: Pick  # of the answer among the options at a glance, from 0
    tables: Count  # the effort of the proof

    @property
    def name(self) -> str:
        """What it is called in a profile."""
        return f"{self.seed}-{len(self.picks)}"

    def setup(self, key: str, kinds: tuple[str, ...] = ()) -> Setup:
        """How its match began."""
        return Setup(key, SEATS, self.seed, decks=self.decks, kinds=kinds)


def load(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file. BadFile with one sentence for anything that is none."""
    data = files.data(path, MAX_FILE, PUZZLES)
    if not isinstance(data, list) or len(data) > MOST:
        raise files.BadFile(files.IN_FILE.of(PUZZLES, path.name, NO_LIST), damaged=True)
    found: dict[str, Puzzle] = {}
    for number, given in enumerate(data, start=1):
        puzzle = _puzzle(given, number, path)
        if puzzle.name in found:
            raise files.BadFile(files.IN_FILE.of(PUZZLES, path.name, TWICE.of(number)), damaged=True)
        found[puzzle.name] = puzzle
    return tuple(found.values())


def _puzzle(given: object, number: int, path: Path) -> Puzzle:
    """One puzzle from its plain data."""
    fields = given if isinstance(given, dict) else {}
    parts = {name: tuple(part) if isinstance(part, list) else part for name, part in fields.items()}
    try:
        made: Puzzle = built(Puzzle, parts, {})
    except Foreign as error:
        why = WRONG.of(number, error.field[:40])
        raise files.BadFile(files.IN_FILE.of(PUZZLES, path.name, why), damaged=True) from None
    if not made.line:
        raise files.BadFile(files.IN_FILE.of(PUZZLES, path.name, WRONG.of(number, "line")), damaged=True)
    return made


def written(puzzles: Sequence[Puzzle]) -> bytes:
    """Puzzles as they stand in a file."""
    lines = [json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles]
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


def opened(records: Records, key: str, puzzle: Puzzle, kinds: tuple[str, ...] = ()) -> Match:
    """The match of a puzzle, which begins at its choice. BadFile if the rules do not lead there."""
    setup = puzzle.setup(key, kinds)
    try:
        match = Match(records.open(setup), [Nobody()] * SEATS, setup=setup)
        for pick in puzzle.picks:
            match.apply(min(match.state.asks), pick)
        if puzzle.seat not in match.state.asks:
            raise ValueError(OTHER_SEAT.of(puzzle.seat).en)
    except ValueError as error:  # IllegalChoice is one
        raise files.BadFile(NOT_PLAYABLE.of(files.said(error)), damaged=True) from None
    state = match.state
    state.events.clear()
    return Match(state, [Nobody()] * SEATS, records.rules(key).concede, setup=setup)


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none comes again before all others of its round had their day."""
    number = day.toordinal()
    turn, place = divmod(number, len(puzzles))
    return Dice(turn).shuffled(list(puzzles))[place]
