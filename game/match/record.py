"""A match as a text file that only grows: begin, save, resume, replay. `game.record` is a `Records` of our own games.

    {"hexfold": 1, "ruleset": "arena", "seats": 2, "seed": 7, ...}      the header: how the match began
    0 3 5e0c81aa                       seat 0 took option 3; last its seal, which covers everything above, too
    undo 0 0 97b1f02c                  seat 0 took its choice back: 0 entries are left
    concede 1 c1d9e204                 seat 1 gave up
    result 0 5b0a7e33                  who won, once the match is over

A file whose last line has no end was cut off while it was written: that line does not count.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Protocol

from game.frozen import frozen
from game.match.journal import ENDING, Journal, in_use, sealed
from game.match.match import Match, Nobody, Player, Setup
from game.table.codec import pack
from game.table.ruleset import Ruleset
from game.table.state import State
from game.words import Phrase

FORMAT = 1
MAX_BYTES = 4 * 1024 * 1024
MAX_LINE = 600  # of anything but the header


class BadRecord(ValueError):
    """A recording that cannot be used: which, where and what, in one sentence."""


class Start(Protocol):
    """`game.start`."""

    def __call__(
        self,
        key: str,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        decks: Sequence[object | None] | None = None,
        catalogue: Mapping[str, object] | None = None,
    ) -> State: ...


@frozen
class Saved:
    """A recording in the user's folder, without having replayed it."""

    path: Path
    changed: float  # when it was last written to, in seconds since 1970
    setup: Setup | None  # None if it is damaged
    picks: int = 0
    result: tuple[int, ...] | None = None
    problem: str = ""  # why it cannot be used


def checksum(catalogue: Mapping[str, Any]) -> str:
    """A number that changes with anything in a catalogue that matters for the course of a match."""
    facts = json.dumps({key: _bare(pack(catalogue[key])) for key in sorted(catalogue)}, sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def _bare(data: Any) -> Any:
    """Without words: what a card is called does not matter for how a match goes."""
    if isinstance(data, dict):
        return "" if data.get("is") == "Phrase" else {key: _bare(value) for key, value in data.items()}
    return [_bare(part) for part in data] if isinstance(data, list) else data


class Records:
    """Recorded matches of a set of games."""

    def __init__(
        self,
        start: Start,
        ruleset: Callable[[str], Ruleset],
        home: Callable[[], Path],
        with_maps: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]],
        program: str,
    ) -> None:
        """`with_maps` makes a catalogue of a catalogue and the plain data of maps; ValueError if they are no maps."""
        self._start, self._ruleset, self._home, self._with_maps = start, ruleset, home, with_maps
        self._program = program
        self._sums: dict[str, str] = {}

    # ---- what is played ------------------------------------------------------------------------
    def rules(self, key: str) -> Ruleset:
        """The ruleset of that key. ValueError if there is none."""
        return self._ruleset(key)

    def checksum(self, key: str) -> str:
        """The checksum of a ruleset's catalogue: two programs with the same one play the same game."""
        return self._sum(self._ruleset(key))

    def facts(self, key: str, maps: Mapping[str, Any]) -> Mapping[str, Any]:
        """The catalogue of a ruleset with these battlefields, too. ValueError if they are none."""
        facts = self._ruleset(key).catalogue
        return self._with_maps(facts, maps) if maps else facts

    @property
    def program(self) -> str:
        """The version of the program."""
        return self._program

    # ---- beginning and going on ----------------------------------------------------------------
    def begin(
        self,
        setup: Setup,
        players: Sequence[Player],
        folder: Path | None = None,
        complain: Callable[[Phrase], None] = lambda said: None,
        safe: bool = False,
    ) -> Match:
        """A new match that is written to a new file in `folder` from its first pick on; nowhere if that is None.

        ValueError, in one sentence, for a setup that does not fit. `complain` is told, once, if it cannot be saved.
        """
        state = self.open(setup)
        header = self._header(setup)
        journal = None if folder is None else Journal(folder, setup.ruleset, header, complain, safe)
        return Match(state, players, self._ruleset(setup.ruleset).concede, journal, setup)

    def open(self, setup: Setup) -> State:
        """The state at the first question of a match that begins like this."""
        return self._start(
            setup.ruleset, setup.seats, setup.seed, setup.options, setup.decks, self.facts(setup.ruleset, setup.maps)
        )

    def resume(
        self,
        path: Path,
        players: Sequence[Player] | None = None,
        complain: Callable[[Phrase], None] = lambda said: None,
        safe: bool = False,
    ) -> Match:
        """Go on with a match where its file ends. BadRecord if it cannot be read, InUse if it is being played."""
        data = read(path)
        match, seal, good = self._replayed(data, path.name)
        if players is not None:
            match.players = list(players)
        match.journal = Journal.of(path, seal, good, complain, safe)
        return match

    # ---- as bytes ------------------------------------------------------------------------------
    def dumps(self, match: Match) -> bytes:
        """A match as the bytes of a file. ValueError for one that `begin` or `loads` has not made."""
        if match.setup is None:
            raise ValueError("this match does not know how it began; let game.record.begin begin it")
        header = self._header(match.setup)
        lines, seal = [header], sealed("", header)
        moves = [f"concede {e.seat}" if e.pick is None else f"{e.seat} {e.pick}" for e in match.entries]
        if match.state.result is not None:
            moves.append(" ".join(["result", *map(str, match.state.result)]))
        for line in moves:
            seal = sealed(seal, line)
            lines.append(f"{line} {seal}")
        return "".join(f"{line}\n" for line in lines).encode()

    def loads(self, data: bytes, name: str = "recording") -> Match:
        """The match that a file holds, replayed to its end. BadRecord, in one sentence, for anything else."""
        return self._replayed(data, name)[0]

    def load(self, path: Path) -> Match:
        """The match in a file."""
        return self.loads(read(path), path.name)

    def renewed(self, path: Path) -> Match:
        """A match by the rules and cards of today, for a file made before they were changed on purpose.

        Whoever is asked picks what the next line says, counted round if there are fewer options now.
        """
        lines, _ = _lines(read(path), path.name)
        setup, _ = self._setup(lines[0], path.name, strict=False)
        match = Match(self.open(setup), [Nobody()] * setup.seats, self._ruleset(setup.ruleset).concede, setup=setup)
        for line in lines[1:]:
            first, second = line.split()[:2]
            if match.state.result is not None or first in ("result", "undo"):
                break
            seat = min(match.state.asks)
            if first == "concede":
                match.give_up(int(second))
            else:
                match.apply(seat, int(second) % len(match.options(seat)))
        return match

    # ---- the user's folder ---------------------------------------------------------------------
    def folder(self) -> Path:
        """Where matches are saved by themselves."""
        return self._home() / "matches"

    def saved(self) -> list[Saved]:
        """All recordings in the user's folder, the newest first; damaged ones say what is wrong with them."""
        return [self._glance(changed, path) for changed, path in self._files()]

    def unfinished(self) -> list[Saved]:
        """Matches that can be continued, the newest first; not those being played in another window."""
        return list(self._unfinished())

    def newest(self) -> Saved | None:
        """The first of them, or None. The games of older matches, and of matches that are over, are not loaded."""
        return next(self._unfinished(), None)

    def _unfinished(self) -> Iterator[Saved]:
        for changed, path in self._files():
            if not self._over(path):
                saved = self._glance(changed, path)
                if not saved.problem and saved.picks and not in_use(path):
                    yield saved

    def _files(self) -> list[tuple[float, Path]]:
        """When each recording was last written to (in seconds since 1970), and its file; the newest first."""
        found = []
        for path in self.folder().glob(f"*{ENDING}"):
            try:
                found.append((path.stat().st_mtime, path))
            except OSError:  # gone meanwhile
                continue
        return sorted(found, key=lambda file: (-file[0], file[1].name))

    def _over(self, path: Path) -> bool:
        """True for the recording of a match that is over, or that cannot be read."""
        try:
            return _result(_lines(read(path), path.name)[0], path.name) is not None
        except BadRecord:
            return True

    def _glance(self, changed: float, path: Path) -> Saved:
        try:
            lines, _ = _lines(read(path), path.name)
            setup, _ = self._setup(lines[0], path.name)
            result = _result(lines, path.name)
        except BadRecord as error:
            return Saved(path, changed, None, problem=str(error))
        return Saved(path, changed, setup, sum(line[:1].isdigit() for line in lines[1:]), result)

    # ---- the header ----------------------------------------------------------------------------
    def _header(self, setup: Setup) -> str:
        rules = self._ruleset(setup.ruleset)
        data = {
            "hexfold": FORMAT,
            "program": self._program,
            "version": rules.version,
            "cards": self._sum(rules),
            **asdict(setup),
        }
        if not setup.stopped:  # most matches, and all that were recorded before there was such a thing
            del data["stopped"]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    def _sum(self, rules: Ruleset) -> str:
        if rules.key not in self._sums:
            self._sums[rules.key] = checksum(rules.catalogue)
        return self._sums[rules.key]

    def _setup(self, line: str, name: str, strict: bool = True) -> tuple[Setup, Ruleset]:
        """How a match began, and its ruleset: exactly the one it was played with if `strict`."""
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict) or "hexfold" not in data:
            raise BadRecord(f"recording {name}: it is not a recorded match of Hexfold")
        if data["hexfold"] != FORMAT:
            raise BadRecord(f"recording {name}: it has format {data['hexfold']!r}, this program reads format {FORMAT}")
        given: dict[str, Any] = {"stopped": {}} | {f.name: data[f.name] for f in fields(Setup) if f.name in data}
        for field, kind in _KINDS.items():
            if not isinstance(given.get(field), kind) or isinstance(given[field], bool):
                raise BadRecord(f"recording {name}, line 1: field '{field}' is missing or of the wrong kind")
        if not all(
            isinstance(part, str)
            for part in (*given["options"], *given["options"].values(), *given["names"], *given["kinds"])
        ):
            raise BadRecord(f"recording {name}, line 1: options, names and kinds must be words")
        if not all(type(times) is int and times > 0 for times in given["stopped"].values()):
            raise BadRecord(f"recording {name}, line 1: field 'stopped' must say how often")
        given |= {field: tuple(given[field]) for field in ("decks", "names", "kinds")}
        return Setup(**given), self._fitting(data, name) if strict else self._ruleset(data["ruleset"])

    def _fitting(self, data: Mapping[str, Any], name: str) -> Ruleset:
        """The ruleset a recording was made with, if it is still the same."""
        try:
            rules = self._ruleset(data["ruleset"])
        except ValueError as error:
            raise BadRecord(f"recording {name}, line 1: {error}") from None
        if data.get("version") != rules.version:
            raise BadRecord(
                f"recording {name}: it was played by version {data.get('version')!r} of the rules of "
                f"{rules.title.en}, this is version {rules.version}"
            )
        if data.get("cards") != self._sum(rules):
            raise BadRecord(f"recording {name}: it was played with other cards or battlefields of {rules.title.en}")
        return rules

    # ---- replaying -----------------------------------------------------------------------------
    def _replayed(self, data: bytes, name: str) -> tuple[Match, str, int]:
        """The match, the seal of its last line and how many bytes are whole lines."""
        lines, good = _lines(data, name)
        setup, rules = self._setup(lines[0], name)
        try:
            state = self.open(setup)
        except ValueError as error:
            raise BadRecord(f"recording {name}, line 1: {error}") from None
        match = Match(state, [Nobody()] * setup.seats, rules.concede, setup=setup)
        moves, seal = _moves(lines, name)
        for number, words in moves:
            try:
                _do(match, words)
            except ValueError as error:  # IllegalChoice is one
                raise BadRecord(f"recording {name}, line {number}: {error}") from None
        return match, seal, good


_KINDS: dict[str, type | tuple[type, ...]] = {
    "ruleset": str,
    "seats": int,
    "seed": int,
    "options": dict,
    "decks": list,
    "names": list,
    "kinds": list,
    "maps": dict,
    "stopped": dict,
}


Move = tuple[int, list[str]]  # the number of its line, and its words


def _moves(lines: Sequence[str], name: str) -> tuple[list[Move], str]:
    """The moves that were not taken back, and the seal of the last line. BadRecord if a seal is broken."""
    seal, moves = sealed("", lines[0]), list[Move]()
    for number, line in enumerate(lines[1:], start=2):
        what, _, kept = line.rpartition(" ")
        seal = sealed(seal, what)
        if kept != seal:
            raise BadRecord(f"recording {name}, line {number}: it was changed after it was written")
        words = what.split()
        if words[:1] != ["undo"]:
            moves.append((number, words))
            continue
        if moves and moves[-1][1][:1] == ["result"]:
            moves.pop()
        if len(words) != 3 or not words[2].isdecimal() or len(words[2]) > 8 or int(words[2]) >= len(moves):
            raise BadRecord(f"recording {name}, line {number}: there is nothing to take back")
        del moves[int(words[2]) :]
    return moves, seal


def _do(match: Match, words: list[str]) -> None:
    """Do what a line says. ValueError if it cannot be done."""
    first, *rest = words or [""]
    numbers = [int(word) for word in rest if word.isdecimal() and len(word) < 9]
    if len(numbers) != len(rest):
        raise ValueError(f"'{' '.join(words)}' is not a move")
    if first == "result":
        if match.state.result != tuple(numbers):
            raise ValueError(f"it says that {_seats(numbers)} won, but replaying the match gives something else")
    elif match.state.result is not None:
        raise ValueError("the match is over already")
    elif first == "concede" and len(numbers) == 1:
        match.give_up(numbers[0])
    elif first.isdecimal() and len(first) < 9 and len(numbers) == 1:
        if int(first) not in match.state.asks:
            raise ValueError(f"seat {first} was not asked anything")
        match.apply(int(first), numbers[0])
    else:
        raise ValueError(f"'{' '.join(words)}' is not a move")


def _seats(numbers: Sequence[int]) -> str:
    return f"seat {' and '.join(map(str, numbers))}" if numbers else "nobody"


def read(path: Path) -> bytes:
    """The bytes of a recording. BadRecord if it cannot be opened or is too large."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadRecord(f"recording {path.name}: it cannot be opened ({error.strerror or error})") from None
    if len(data) > MAX_BYTES:
        raise BadRecord(f"recording {path.name}: it is larger than {MAX_BYTES // 1024 // 1024} MiB")
    return data


def _result(lines: Sequence[str], name: str) -> tuple[int, ...] | None:
    """The seats that have won, by the last line of a recording; None for a match that is not over. BadRecord if it
    names no seats."""
    what, _, _ = lines[-1].rpartition(" ")
    first, *seats = what.split() or [""]
    if first != "result" or len(lines) == 1:
        return None
    if not all(seat.isdecimal() and len(seat) < 9 for seat in seats):
        raise BadRecord(f"recording {name}, line {len(lines)}: '{what}' is not a result")
    return tuple(map(int, seats))


def _lines(data: bytes, name: str) -> tuple[list[str], int]:
    """The whole lines of a recording, and how many bytes they are; half a last line is left out."""
    good = data.rfind(b"\n") + 1
    try:
        lines = data[:good].decode("utf-8").split("\n")[:-1]
    except UnicodeDecodeError:
        lines = []
    if not lines or any(len(line) > MAX_LINE for line in lines[1:]):
        raise BadRecord(f"recording {name}: it is not a recorded match of Hexfold")
    return lines, good
