"""`puzzles make KEY` and `puzzles prove KEY`: finds the puzzles of a game, and proves again those that it has.

A proof asks what computer players think: whoever changes what they judge by proves all puzzles again with `--write`,
and makes as many as went out.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from time import monotonic

import game
from game import content, files
from game.commands import match_setup
from game.puzzles import making, puzzle


def run(given: argparse.Namespace) -> int:
    """Make or prove; 1 if a puzzle is none."""
    rules = match_setup.ruleset(given.ruleset)
    path = content.puzzles_path(rules.key)
    if given.what == "make":
        return make(rules.key, path, given.count, given.seed)
    return prove(rules.key, path, given.write)


def make(key: str, path: Path, wanted: int, seed: int) -> int:
    """Look for puzzles in one match after the other until there are so many. They are written down as they are found:
    whoever stops it can go on later, after the match of the last one."""
    found = list(puzzle.load(path)) if path.exists() else []
    numbers = count(max([seed, *(each.seed + 1 for each in found)]))
    while len(found) < wanted:
        for one in making.made(game.record, key, next(numbers)):
            if len(found) < wanted and making.wanted(one, found):
                found.append(one)
                files.write(path, puzzle.written(found), files.PUBLIC, puzzle.PUZZLES)
                print(told(key, one), flush=True)
    return 0


def prove(key: str, path: Path, write: bool) -> int:
    """Prove every puzzle of a file again: one line each, with the seconds it took; 1 if one is not as it says.

    `write`: then the file says what was proved, and one that is none any more goes out.
    """
    status, began, now = 0, monotonic(), list[puzzle.Puzzle]()
    puzzles = puzzle.load(path)
    for each in puzzles:
        start, wrong = monotonic(), ""
        try:
            if (one := making.again(game.record, key, each)) is None:
                wrong = "it has no proof any more"
            elif one != each:
                wrong = f"the proof says otherwise: {told(key, one)}, its answer {one.line}"
        except files.BadFile as error:
            one, wrong = None, str(error)
        if one:
            now.append(one)
        if wrong:
            print(f"hexfold: puzzle {each.name} of {key}: {wrong}", file=sys.stderr)
            status = 1
        else:
            print(f"{told(key, each)}, proved in {monotonic() - start:.1f} s", flush=True)
    print(f"{len(puzzles)} puzzles of {key} in {monotonic() - began:.0f} s")
    if write:
        files.write(path, puzzle.written(now), files.PUBLIC, puzzle.PUZZLES)
    return 0 if write else status


def told(key: str, one: puzzle.Puzzle) -> str:
    """A puzzle in one line."""
    return (
        f"{key} {one.name}: {one.kind}, grade {one.grade}, {len(one.line)} choices, {one.ways} first actions, "
        f"lead {one.lead} %, {one.tables} tables"
    )
