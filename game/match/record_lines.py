"""What the lines of a recorded match say, strictly read.

    {"hexfold": 1, "ruleset": "arena", "seats": 2, "seed": 7, ...}      the header: how the match began
    0 3 5e0c81aa                       seat 0 took option 3; last its seal, which covers everything above, too
    undo 0 0 97b1f02c                  seat 0 took its choice back: 0 entries are left
    concede 1 c1d9e204                 seat 1 gave up
    result 0 5b0a7e33                  who won, once the match is over

A file whose last line has no end was cut off while it was written: that line does not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import reduce
from pathlib import Path

from game import files
from game.frozen import frozen
from game.match.journal import RECORDING, sealed
from game.match.match import Match, Setup, Word
from game.table.codec import Foreign, built, plain
from game.words import Phrase

FORMAT = 1
MAX_BYTES = 4 * 1024 * 1024
MAX_LINE = 600  # of anything but the header
MAX_LINES = 100_000

IN_RECORDING = Phrase("recording {0}: {1}", "記録「{0}」：{1}")
IN_LINE = Phrase("{0}, line {1}", "{0}（{1}行目）")
NO_RECORD = Phrase("it is not a recorded match of Hexfold", "Hexfoldの対戦記録ではありません")
OTHER_FORMAT = Phrase(
    "it has format {0}, this program reads format {1}", "形式が{0}です。このプログラムが読めるのは形式{1}です"
)
WRONG_FIELD = Phrase("field '{0}' is missing or of the wrong kind", "項目「{0}」がないか、種類が違います")
NEWER = Phrase(
    "it has a field '{0}', which this program does not know: a newer one has written it",
    "このプログラムが知らない項目「{0}」があります。新しい版で書かれた記録です",
)
CHANGED = Phrase("it was changed after it was written", "書かれた後に変更されています")
NO_UNDO = Phrase("there is nothing to take back", "取り消せる選択がありません")
NO_MOVE = Phrase("'{0}' is not a move", "「{0}」は選択として読めません")
OTHER_END = Phrase(
    "it says that {0} won, but replaying the match gives something else", "勝者（{0}）が、再現した結果と一致しません"
)
OVER = Phrase("the match is over already", "対戦はすでに終わっています")
NOT_ASKED = Phrase("seat {0} was not asked anything", "席{0}には選択がありません")
SEAT, AND, NOBODY = Phrase("seat {0}", "席{0}"), Phrase("{0} and {1}", "{0}と{1}"), Phrase("nobody", "なし")


class BadRecord(files.BadFile):
    """A recording that cannot be used: which, where and what, in one sentence."""


class OtherRules(BadRecord):
    """A whole recording, made by other rules or cards: it can be read, but not played again (see as_far.py)."""


def bad(name: str, why: Phrase, line: int = 0, damaged: bool = True) -> BadRecord:
    """What is wrong with a recording, and in which line. `damaged`: it is not as it was written; else it is whole, but
    this program cannot use it."""
    return BadRecord(in_recording(name, why, line), damaged)


def in_recording(name: str, why: Phrase, line: int = 0) -> Phrase:
    """What is to be said of a recording, and of which line."""
    return IN_RECORDING.of(IN_LINE.of(name, line) if line else name, why)


@frozen
class Head:
    """What the first line says of the program that wrote it. The rest of the line is a `Setup`."""

    hexfold: int  # the format
    program: Word
    version: int  # of the rules
    cards: Word  # checksum of the catalogue


HEAD = tuple(field.name for field in fields(Head))
SETUP = tuple(field.name for field in fields(Setup))
MAY_BE_MISSING = ("stopped", "packs")  # most matches, and all that were recorded before there was such a thing


@frozen
class Move:
    """A line that was not taken back."""

    line: int  # its number, from 1
    what: str  # "pick", "concede", "undo" or "result"
    numbers: tuple[int, ...]  # a pick: seat and option; else as they stand in the line


HOW_MANY = {"pick": 2, "concede": 1, "undo": 2}


def header(line: str, name: str) -> tuple[Head, Setup]:
    """What the first line says: each field as its annotation says, and no other. BadRecord for anything else."""
    try:
        data = plain(line)
    except Foreign:
        data = None
    if not isinstance(data, dict) or "hexfold" not in data:
        raise bad(name, NO_RECORD)
    if data["hexfold"] != FORMAT:
        raise bad(name, OTHER_FORMAT.of(repr(data["hexfold"])[:20], FORMAT), damaged=False)
    for field in (*HEAD, *SETUP):
        if field not in data and field not in MAY_BE_MISSING:
            raise bad(name, WRONG_FIELD.of(field), 1)
    if unknown := [field for field in data if field not in HEAD and field not in SETUP]:
        raise bad(name, NEWER.of(unknown[0][:40]), 1, damaged=False)
    parts = {field: tuple(part) if isinstance(part, list) else part for field, part in data.items()}
    try:
        head: Head = built(Head, {field: parts[field] for field in HEAD}, {})
        setup: Setup = built(Setup, {field: parts[field] for field in SETUP if field in parts}, {})
    except Foreign as error:
        raise bad(name, WRONG_FIELD.of(error.field), 1) from None
    return head, setup


def moves_of(lines: Sequence[str], seats: int, name: str) -> list[Move]:
    """The moves that were not taken back. BadRecord for a broken seal, and for a line that is no move."""
    seal, moves = sealed("", lines[0]), list[Move]()
    for number, line in enumerate(lines[1:], start=2):
        what, _, kept = line.rpartition(" ")
        seal = sealed(seal, what)
        if kept != seal:
            raise bad(name, CHANGED, number)
        move = move_of(number, what, seats, name)
        if move.what != "undo":
            moves.append(move)
            continue
        if moves and moves[-1].what == "result":
            moves.pop()
        left = move.numbers[1]
        if left >= len(moves):
            raise bad(name, NO_UNDO, number)
        del moves[left:]
    return moves


def result_of(moves: Sequence[Move]) -> tuple[int, ...] | None:
    """Who has won, as the last line says it; None if it says none."""
    return moves[-1].numbers if moves and moves[-1].what == "result" else None


def move_of(line: int, words: str, seats: int, name: str) -> Move:
    """What a line says, without its seal. BadRecord if it says nothing, or names a seat that is not there."""
    first, _, rest = words.partition(" ")
    what, digits = (first, rest.split()) if first in ("concede", "undo", "result") else ("pick", words.split())
    if not all(word.isascii() and word.isdecimal() and len(word) < 9 for word in digits):
        raise bad(name, NO_MOVE.of(words[:40]), line)
    numbers = tuple(map(int, digits))
    named = numbers if what == "result" else numbers[:1]  # the seats among the numbers
    if len(numbers) != HOW_MANY.get(what, len(set(numbers))) or any(seat >= seats for seat in named):
        raise bad(name, NO_MOVE.of(words[:40]), line)
    return Move(line, what, numbers)


def do(match: Match, move: Move) -> None:
    """Do what a line says. ValueError if it cannot be done."""
    if move.what == "result":
        if match.state.result != move.numbers:
            raise files.BadFile(OTHER_END.of(_seats(move.numbers)))
    elif match.state.result is not None:
        raise files.BadFile(OVER)
    elif move.what == "concede":
        match.give_up(move.numbers[0])
    else:
        seat, pick = move.numbers
        if seat not in match.state.asks:
            raise files.BadFile(NOT_ASKED.of(seat))
        match.apply(seat, pick)


def _seats(numbers: Sequence[int]) -> Phrase:
    names = [SEAT.of(number) for number in numbers]
    return reduce(AND.of, names) if names else NOBODY


def read(path: Path) -> bytes:
    """The bytes of a recording. BadRecord if it cannot be opened or is too large."""
    try:
        return files.read(path, MAX_BYTES, RECORDING)
    except files.BadFile as error:
        raise BadRecord(error.said, error.damaged) from None


def lines_of(data: bytes, name: str) -> list[str]:
    """The whole lines of a recording; half a last line is left out."""
    good = data.rfind(b"\n") + 1
    try:
        lines = data[:good].decode("utf-8").split("\n")[:-1]
    except UnicodeDecodeError:
        lines = []
    if not 0 < len(lines) <= MAX_LINES or any(len(line) > MAX_LINE for line in lines[1:]):
        raise bad(name, NO_RECORD)
    return lines
