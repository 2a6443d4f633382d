"""A match as a text file that only grows: begin, save, resume, replay. `game.record` is a `Records` of our own games.

What its lines look like, and how they are read, is said in record_lines.py.

Long because it is all that is done with recordings, for one set of games; their lines are read elsewhere.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Protocol

from game import files
from game.frozen import frozen
from game.match.journal import ENDING, Journal, in_use, sealed
from game.match.match import Match, Nobody, Player, Setup
from game.match.record_lines import (
    FORMAT,
    MAY_BE_MISSING,
    BadRecord,
    Head,
    Move,
    OtherRules,
    bad,
    do,
    header,
    in_recording,
    lines_of,
    move_of,
    moves_of,
    read,
    result_of,
)
from game.table.codec import pack
from game.table.ruleset import Ruleset
from game.table.state import State
from game.words import Phrase, same

GUEST = "guest"  # the kind of a seat whose person sits at another screen of the network
HOSTED = ".host"  # ends the name of what lies beside the recording of a match that was played on a network

OTHER_RULES = Phrase(
    "it was played by version {0} of the rules of {1}, this is version {2}",
    "{1}のルールの版{0}で遊ばれた対戦です。今の版は{2}です",
)
OTHER_CARDS = Phrase("it was played with other cards or battlefields of {0}", "{0}の別のカードや戦場で遊ばれた対戦です")
OTHER_SEATS = Phrase("{0} is played by {1} to {2} seats, not {3}", "{0}は{1}～{2}人で遊びます（{3}人では遊べません）")
NOT_OURS = Phrase("the rules cannot play it ({0})", "ルールどおりに進められません（{0}）")


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


class Packs(Protocol):
    """The packs that are here: `content.packs()`."""

    def text(self, game: str, name: str, wanted: str) -> str:
        """The text of a pack with its checksum. ValueError, in one sentence, if it is not here."""

    def bare(self, game: str, name: str, wanted: str) -> bool:
        """True if a pack that came from elsewhere has not all of its pictures here. ValueError if it is not here."""

    def pictures(self, game: str, name: str, wanted: str, most: int) -> tuple[Mapping[str, bytes], Sequence[Phrase]]:
        """Its pictures by name, of so many bytes together at most, and a sentence about each that cannot be had.
        ValueError if the pack is not here."""

    def take(self, words: str, name: str, wanted: str, pictures: Mapping[str, bytes]) -> Sequence[Phrase]:
        """Keep a pack that came from elsewhere, switched off, and its pictures; a sentence about each of those that
        cannot be used. ValueError if it is another, or wrong."""


@frozen
class Saved:
    """A recording in the user's folder, without having replayed it."""

    path: Path
    changed: float  # when it was last written to, in seconds since 1970
    setup: Setup | None  # None if nothing can be told of it
    picks: int = 0
    result: tuple[int, ...] | None = None
    problem: Phrase | None = None  # why it cannot be played again; with a setup, it can be read (see `as_far`)


@frozen
class Stop:
    """Why the moves of a recording cannot be played on, in which line, and the error of the rules if it was one."""

    why: Phrase
    line: int
    error: Exception | None


def checksum(catalogue: Mapping[str, Any]) -> str:
    """A number that changes with anything in a catalogue that matters for the course of a match."""
    facts = json.dumps({key: _bare(pack(catalogue[key])) for key in sorted(catalogue)}, sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def _bare(data: Any) -> Any:
    """Without words: what a card is called does not matter for how a match goes."""
    if isinstance(data, dict):
        if data.get("is") == "Phrase":
            return ""
        return {key: _bare(value) for key, value in data.items() if key != "short"}  # older matches knew no short names
    return [_bare(part) for part in data] if isinstance(data, list) else data


class Records:
    """Recorded matches of a set of games."""

    def __init__(
        self,
        start: Start,
        ruleset: Callable[[str], Ruleset],
        home: Callable[[], Path],
        facts: Callable[[Ruleset, Mapping[str, str], Mapping[str, Any]], Mapping[str, Any]],
        program: str,
        packs: Callable[[], Packs],
    ) -> None:
        """`facts` makes the catalogue of a match: of a ruleset, packs (checksums by name) and the plain data of maps;
        ValueError for packs that are not here, and for what are no maps."""
        self._start, self._ruleset, self._home, self._facts = start, ruleset, home, facts
        self._program, self.packs = program, packs
        self._sums: dict[str, str] = {}
        self._useless: set[Path] = set()  # recordings that could not be gone on with
        self._aside: list[tuple[str, Phrase]] = []  # files that were set aside, until somebody tells of them

    # ---- what is played ------------------------------------------------------------------------
    def rules(self, key: str) -> Ruleset:
        """The ruleset of that key. ValueError if there is none."""
        return self._ruleset(key)

    def rules_of(self, setup: Setup) -> Ruleset:
        """The ruleset of a match, with the cards of its packs where they are here. ValueError if there is none."""
        rules = self._ruleset(setup.ruleset)
        with suppress(ValueError):
            return replace(rules, catalogue=self._facts(rules, setup.packs, {})) if setup.packs else rules
        return rules

    def checksum(self, key: str) -> str:
        """The checksum of a ruleset's catalogue: two programs with the same one play the same game."""
        return self._sum(self._ruleset(key))

    def facts(self, setup: Setup) -> Mapping[str, Any]:
        """The catalogue of a match that begins like this. ValueError if it cannot be had."""
        return self._facts(self._ruleset(setup.ruleset), setup.packs, setup.maps)

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
        return self._start(setup.ruleset, setup.seats, setup.seed, setup.options, setup.decks, self.facts(setup))

    def resume(
        self,
        path: Path,
        players: Sequence[Player] | None = None,
        complain: Callable[[Phrase], None] = lambda said: None,
        safe: bool = False,
    ) -> Match:
        """Go on with a match where its file ends. BadRecord if it cannot be read, InUse if it is being played."""
        try:
            lines = lines_of(read(path), path.name)
            match = self._replayed(lines, path.name)
        except BadRecord:
            self._useless.add(path)  # it is not offered again
            raise
        if players is not None:
            match.players = list(players)
        match.journal = Journal.of(path, lines, complain, safe)
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
        return self._replayed(lines_of(data, name), name)

    def load(self, path: Path) -> Match:
        """The match in a file."""
        return self.loads(read(path), path.name)

    def renewed(self, path: Path) -> Match:
        """A match by the rules and cards of today, for a file made before they were changed on purpose.

        Whoever is asked picks what the next line says, counted round if there are fewer options now.
        """
        lines = lines_of(read(path), path.name)
        _, setup = header(lines[0], path.name)
        match = Match(self.open(setup), [Nobody()] * setup.seats, self._ruleset(setup.ruleset).concede, setup=setup)
        for number, line in enumerate(lines[1:], start=2):  # the seals are those of the old rules
            move = move_of(number, line.rpartition(" ")[0], setup.seats, path.name)
            if match.state.result is not None or move.what in ("result", "undo"):
                break
            seat = min(match.state.asks)
            if move.what == "concede":
                match.give_up(move.numbers[0])
            else:
                match.apply(seat, move.numbers[1] % len(match.options(seat)))
        return match

    # ---- the user's folder ---------------------------------------------------------------------
    def folder(self) -> Path:
        """Where matches are saved by themselves."""
        return self._home() / "matches"

    def saved(self) -> list[Saved]:
        """All recordings in the user's folder, the newest first. Those that cannot be used say why; damaged ones are
        set aside (see `set_aside`)."""
        found = (self._glance(changed, path) for changed, path in self._files())
        return [saved for saved in found if saved is not None]

    def unfinished(self) -> list[Saved]:
        """Matches that can be continued, the newest first; not those being played in another window."""
        return list(self._unfinished())

    def newest(self) -> Saved | None:
        """The first of them, or None. The games of older matches, and of matches that are over, are not loaded."""
        return next(self._unfinished(), None)

    def set_aside(self) -> Phrase | None:
        """One sentence about all recordings that were set aside since the last call; None if there were none."""
        told, self._aside = files.together(self._aside), []
        return told

    def put_aside(self, path: Path, error: files.BadFile) -> bool:
        """Set a file aside if it is damaged, and remember to tell of it; False if it stays where it is."""
        if not error.damaged or in_use(path):
            return False
        said, done = files.put_aside(path, error)
        if done:
            self._aside.append((path.name, said))
        return done

    def _unfinished(self) -> Iterator[Saved]:
        for changed, path in self._files():
            saved = self._glance(changed, path, unfinished=True)
            if saved and not saved.problem and path not in self._useless and not in_use(path):
                yield saved

    def _files(self) -> list[tuple[float, Path]]:
        """When each recording was last written to (in seconds since 1970), and its file; the newest first. From now on
        only their owner can read them."""
        found = []
        for path in self.folder().glob(f"*{ENDING}"):
            try:
                found.append((path.stat().st_mtime, path))
                files.for_owner_only(path)  # older programs let everybody read the seed
            except OSError:  # gone meanwhile
                continue
        return sorted(found, key=lambda file: (-file[0], file[1].name))

    def _glance(self, changed: float, path: Path, unfinished: bool = False) -> Saved | None:
        """A recording, without replaying it: each line is what was written, but nobody has tried to play it.

        None for a damaged one, which is set aside, and if only what is `unfinished` is wanted, for one that is over or
        was not begun: its game is not loaded then.
        """
        try:
            lines = lines_of(read(path), path.name)
            head, setup = header(lines[0], path.name)
            moves = moves_of(lines, setup.seats, path.name)
            if unfinished and (result_of(moves) is not None or not _goes_on(path, setup, moves)):
                return None
            return self.told(path, changed, head, setup, moves)
        except BadRecord as error:
            return None if self.put_aside(path, error) else Saved(path, changed, None, problem=error.said)

    def told(self, path: Path, changed: float, head: Head, setup: Setup, moves: Sequence[Move]) -> Saved:
        """What a recording says of itself. BadRecord if there is no such game."""
        picks, problem = sum(move.what == "pick" for move in moves), self.other_rules(head, setup, path.name)
        return Saved(path, changed, setup, picks, result_of(moves), problem)

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
        for field in MAY_BE_MISSING:
            if not data[field]:  # most matches, and all that were recorded before there was such a thing
                del data[field]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    def _sum(self, rules: Ruleset) -> str:
        if rules.key not in self._sums:
            self._sums[rules.key] = checksum(rules.catalogue)
        return self._sums[rules.key]

    def other_rules(self, head: Head, setup: Setup, name: str) -> Phrase | None:
        """Why this program cannot play what a recording holds, though it is whole: it was made by other rules or cards.
        BadRecord if there is no such game at all."""
        try:
            rules = self._ruleset(setup.ruleset)
        except ValueError as error:
            raise bad(name, same(str(error)), 1, damaged=False) from None
        if setup.seats not in rules.seats:
            why = OTHER_SEATS.of(rules.title, min(rules.seats), max(rules.seats), setup.seats)
            raise bad(name, why, 1, damaged=False)
        if head.version != rules.version:
            return in_recording(name, OTHER_RULES.of(head.version, rules.title, rules.version))
        if head.cards != self._sum(rules):
            return in_recording(name, OTHER_CARDS.of(rules.title))
        try:
            self._facts(rules, setup.packs, {})
        except ValueError as error:
            return in_recording(name, files.said(error))
        return None

    # ---- replaying -----------------------------------------------------------------------------
    def _replayed(self, lines: Sequence[str], name: str) -> Match:
        """The match that these lines describe.

        What the header holds goes through all the rules of a game, and whoever wrote it may have known them well: what
        the rules make of it, even an error of theirs, is a reason not to play this recording, and never more.
        """
        head, setup = header(lines[0], name)
        moves = moves_of(lines, setup.seats, name)
        if why := self.other_rules(head, setup, name):
            raise OtherRules(why)
        match, stop = self.played(setup, moves)
        if stop is not None:
            raise bad(name, stop.why, stop.line, damaged=False) from stop.error
        assert match is not None
        return match

    def played(self, setup: Setup, moves: Sequence[Move]) -> tuple[Match | None, Stop | None]:
        """What the rules of today make of these moves, as far as they go (None: not even to the first question), and
        what has stopped them."""
        match, number = None, 1
        try:
            concede = self._ruleset(setup.ruleset).concede
            match = Match(self.open(setup), [Nobody()] * setup.seats, concede, setup=setup)
            for move in moves:
                number = move.line
                do(match, move)
        except ValueError as error:  # IllegalChoice is one
            return match, Stop(files.said(error), number, None)
        except Exception as error:
            return match, Stop(NOT_OURS.of(f"{type(error).__name__}: {error}"), number, error)
        return match, None


def _goes_on(path: Path, setup: Setup, moves: Sequence[Move]) -> bool:
    """True if somebody would miss a match that is not over: one that a person has begun, and one that guests wait for.
    What they come back with lies beside it; without that they cannot."""
    hosted = path.with_suffix(HOSTED).exists()
    return hosted or (bool(moves) and GUEST not in setup.kinds and ("human" in setup.kinds or not setup.kinds))
