"""The profile: an SQLite database in the user's folder. Whatever is wrong with it costs the profile, never a match.

    profile.sqlite3
      match     one row for each match that ended: its recording's name, the game, when, how many choices
      seat      who sat where in it, with what deck, and whether that seat won
      sitting   how long somebody was at a table, in seconds
      star      recordings that somebody has marked
      solved    puzzles that were solved: the game, the name of the puzzle, the day (date.toordinal), whether it was
                the puzzle of that day
      lesson    lessons that were begun: whether they are done, and the step at which they were left, 0 for none

`PRAGMA user_version` is the version of the schema; an older file is brought up to date by `MIGRATIONS`, a newer one is
left alone. A damaged file is set aside, and what recordings remain fill a new one.

Long because all that is kept is written and read here, and nowhere else.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterable
from contextlib import suppress
from pathlib import Path

from game import files
from game.files import BadFile
from game.frozen import frozen
from game.match.match import Setup
from game.match.record import Saved
from game.profile import lessons
from game.profile.lessons import Lesson, Lessons
from game.words import Phrase

FILE = "profile.sqlite3"
WHAT = Phrase("profile", "戦績")
DAMAGED = Phrase("it is no profile ({0})", "戦績の記録ではありません（{0}）")
NEWER = Phrase(
    "it was written by a newer version of the program; nothing is added to it",
    "新しい版のプログラムのものです。ここでは書き足しません",
)
PASSING = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
)
"""What may be better tomorrow: another window, the disk, the rights."""
PATIENCE = 0.2  # seconds that another window may hold the database before this one gives up
SETTINGS = (
    "trusted_schema = OFF",  # no words of a file are run
    "journal_mode = WAL",
    "synchronous = NORMAL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what is deleted is written over
)
MOST = 20_000  # matches that are read, the newest ones
LATEST, LONGEST = 4e9, 1e7  # seconds since 1970, and of a sitting: what is beyond nobody has lived

MIGRATIONS = (
    """
    CREATE TABLE match (
        recording TEXT PRIMARY KEY, game TEXT NOT NULL, ended REAL NOT NULL, choices INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seat (
        recording TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
        kind TEXT NOT NULL, deck TEXT NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (recording, seat)
    ) WITHOUT ROWID;
    CREATE INDEX match_ended ON match (ended);
    CREATE TABLE sitting (game TEXT NOT NULL, began REAL NOT NULL, seconds REAL NOT NULL);
    """,
    "CREATE TABLE star (recording TEXT PRIMARY KEY) WITHOUT ROWID;",
    # the columns of the key first: SQLite's quick_check takes other orders for damage
    """
    CREATE TABLE solved (
        game TEXT NOT NULL, puzzle TEXT NOT NULL, day INTEGER NOT NULL, daily INTEGER NOT NULL,
        PRIMARY KEY (game, puzzle, day)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE lesson (
        game TEXT NOT NULL, lesson TEXT NOT NULL, done INTEGER NOT NULL, step INTEGER NOT NULL,
        PRIMARY KEY (game, lesson)
    ) WITHOUT ROWID;
    """,
)
"""What brings a profile from each version to the next."""
COLUMNS = (
    "recording, game, ended, choices FROM match",
    "recording, seat, name, kind, deck, won FROM seat",
    "game, began, seconds FROM sitting",
    "recording FROM star",
    "game, puzzle, day, daily FROM solved",
    "game, lesson, done, step FROM lesson",
)


@frozen
class Chair:
    """Somebody at a table: a name that was given or "", "human" or the level of a computer, the key of a ready deck,
    "own/NAME", or "" for whatever was dealt."""

    name: str
    kind: str
    deck: str
    won: bool


@frozen
class Played:
    """A match that ended."""

    recording: str  # the name of its file: each is counted once
    game: str
    ended: float  # seconds since 1970
    choices: int
    chairs: tuple[Chair, ...]  # by seat

    @property
    def drawn(self) -> bool:
        """True if nobody has won."""
        return not any(chair.won for chair in self.chairs)


@frozen
class Solved:
    """A puzzle that was solved on a day."""

    game: str
    puzzle: str
    day: int  # date.toordinal
    daily: bool  # it was the puzzle of that day


def played(saved: Saved) -> Played | None:
    """What a profile keeps of a recording; None where the match has not ended, or nobody can read it."""
    if saved.setup is None or saved.result is None:
        return None
    return ended(saved.path.name, saved.setup, saved.result, saved.picks, saved.changed)


def ended(recording: str, setup: Setup, result: Collection[int], choices: int, when: float) -> Played:
    """A match that has just ended: `result` are the seats that won."""
    chairs = tuple(
        Chair(_at(setup.names, seat), _at(setup.kinds, seat) or "human", deck_of(setup, seat), seat in result)
        for seat in range(setup.seats)
    )
    return Played(recording, setup.ruleset, when, choices, chairs)


def deck_of(setup: Setup, seat: int) -> str:
    """The key of a ready deck, "own/NAME" of any other, "" of one that was dealt."""
    deck = setup.decks[seat] if seat < len(setup.decks) else None
    if isinstance(deck, dict):
        name = deck.get("name")
        name = name.get("en") if isinstance(name, dict) else name
        return f"own/{name}" if isinstance(name, str) else "own/"
    return deck if isinstance(deck, str) else ""


def _at(words: tuple[str, ...], seat: int) -> str:
    return words[seat] if seat < len(words) else ""


class Profile:
    """An open database. Every method may raise BadFile, with one sentence; then nothing has been changed."""

    def __init__(self, path: Path) -> None:
        """Open the database of that path, or make it. BadFile if that cannot be done; `damaged` if it holds none."""
        self.path, self.fresh = path, False
        try:
            files.folder(path.parent)
            self._base = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        except (sqlite3.Error, OSError) as error:
            raise self._bad(error) from None
        try:
            self._prepare()
        except BadFile:
            self._base.close()
            raise

    def _prepare(self) -> None:
        try:
            for setting in SETTINGS:
                self._base.execute(f"PRAGMA {setting}")
            if (said := self._base.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise BadFile(files.IN_FILE.of(WHAT, self.path.name, DAMAGED.of(str(said)[:80])), damaged=True)
            version = self._base.execute("PRAGMA user_version").fetchone()[0]
            if version > len(MIGRATIONS):
                raise BadFile(files.IN_FILE.of(WHAT, self.path.name, NEWER))
            self.fresh = version == 0
            for number in range(version, len(MIGRATIONS)):
                self._base.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
            for columns in COLUMNS:  # a database of somebody else may have the same version
                self._base.execute(f"SELECT {columns} LIMIT 0")
        except sqlite3.Error as error:
            raise self._bad(error) from None
        files.for_owner_only(self.path)

    def _bad(self, error: Exception) -> BadFile:
        """What went wrong, in a sentence. A file that is no database, or not ours, is damaged for good."""
        if isinstance(error, sqlite3.DatabaseError) and (error.sqlite_errorcode & 0xFF) not in PASSING:
            return BadFile(files.IN_FILE.of(WHAT, self.path.name, DAMAGED.of(error)), damaged=True)
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        return BadFile(files.IN_FILE.of(WHAT, self.path.name, files.NOT_OPENED.of(why)))

    # ---- writing -------------------------------------------------------------------------------
    def add(self, matches: Iterable[Played]) -> None:
        """Keep matches that ended; those that are known already stay as they are."""
        with self._change():
            for match in matches:
                row = (match.recording, match.game, match.ended, match.choices)
                if self._base.execute("INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?)", row).rowcount:
                    self._base.executemany(
                        "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)",
                        [
                            (match.recording, seat, chair.name, chair.kind, chair.deck, chair.won)
                            for seat, chair in enumerate(match.chairs)
                        ],
                    )

    def sat(self, game: str, began: float, seconds: float) -> None:
        """Somebody was at a table of that game for so long."""
        with self._change():
            self._base.execute("INSERT INTO sitting VALUES (?, ?, ?)", (game, began, seconds))

    def star(self, recording: str, on: bool) -> None:
        """Mark a recording, or no longer."""
        with self._change():
            self._base.execute("DELETE FROM star WHERE recording = ?", (recording,))
            if on:
                self._base.execute("INSERT INTO star VALUES (?)", (recording,))

    def solve(self, game: str, puzzle: str, day: int, daily: bool) -> None:
        """A puzzle was solved on a day (date.toordinal), be it the one of that day."""
        with self._change():
            self._base.execute("INSERT OR IGNORE INTO solved VALUES (?, ?, ?, ?)", (game, puzzle, day, daily))

    def learn(self, game: str, lesson: str) -> None:
        """A lesson has been done to its end."""
        kept = "INSERT INTO lesson VALUES (?, ?, 1, 0) ON CONFLICT DO UPDATE SET done = 1, step = 0"
        with self._change():
            self._base.execute(kept, (game, lesson))

    def leave(self, game: str, lesson: str, step: int) -> None:
        """A lesson has been left at a step; 0: it would begin anew."""
        kept = "INSERT INTO lesson VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET step = excluded.step"
        with self._change():
            self._base.execute(kept, (game, lesson, step))

    def add_lessons(self, lessons: Iterable[Lesson]) -> None:
        """Keep lessons from elsewhere; what is known of one already stays as it is."""
        rows = [(each.game, each.lesson, each.done, each.step) for each in lessons]
        with self._change():
            self._base.executemany("INSERT OR IGNORE INTO lesson VALUES (?, ?, ?, ?)", rows)

    def forget(self) -> None:
        """Delete everything, also from the disk."""
        with self._change():
            for table in ("match", "sitting", "star", "solved", "lesson"):  # seats go with their match
                self._base.execute(f"DELETE FROM {table}")
        with self._saying():
            self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # ---- reading -------------------------------------------------------------------------------
    def matches(self) -> list[Played]:
        """The matches that ended, the oldest first."""
        chairs = defaultdict[str, list[Chair]](list)
        sound = "ended BETWEEN 0 AND ? AND typeof(choices) = 'integer'"  # texts are above all numbers
        newest = f"SELECT {COLUMNS[0]} WHERE {sound} ORDER BY ended DESC, recording LIMIT ?"
        with self._saying():
            rows = self._base.execute(newest, (LATEST, MOST)).fetchall()
            for recording, name, kind, deck, won in self._base.execute(
                "SELECT recording, name, kind, deck, won FROM seat ORDER BY recording, seat"
            ):
                chairs[recording].append(Chair(str(name), str(kind), str(deck), bool(won)))
            return [
                Played(str(recording), str(game), float(ended), int(choices), tuple(chairs[recording]))
                for recording, game, ended, choices in reversed(rows)
            ]

    def seconds(self) -> dict[str, float]:
        """Time at the table, by game."""
        with self._saying():
            sums = "SELECT game, sum(seconds) FROM sitting WHERE seconds BETWEEN 0 AND ? GROUP BY game"
            rows = self._base.execute(sums, (LONGEST,)).fetchall()
            return {str(game): float(seconds) for game, seconds in rows}

    def stars(self) -> frozenset[str]:
        """The recordings that are marked, by the names of their files."""
        with self._saying():
            return frozenset(str(name) for (name,) in self._base.execute("SELECT recording FROM star LIMIT ?", (MOST,)))

    def solved(self) -> list[Solved]:
        """The puzzles that were solved, the latest first."""
        newest = "SELECT game, puzzle, day, daily FROM solved WHERE typeof(day) = 'integer' ORDER BY day DESC LIMIT ?"
        with self._saying():
            rows = self._base.execute(newest, (MOST,)).fetchall()
            return [Solved(str(game), str(puzzle), int(day), bool(daily)) for game, puzzle, day, daily in rows]

    def lessons(self) -> Lessons:
        """The lessons that were begun."""
        begun = "SELECT game, lesson, done, step FROM lesson WHERE (done OR step) AND typeof(step) = 'integer' LIMIT ?"
        with self._saying():
            rows = self._base.execute(begun, (MOST,)).fetchall()
            return Lessons(Lesson(str(game), str(lesson), bool(done), int(step)) for game, lesson, done, step in rows)

    def close(self) -> None:
        """Give the file back."""
        with suppress(sqlite3.Error):
            self._base.close()

    def _change(self) -> _Change:
        return _Change(self)

    def _saying(self) -> _Saying:
        return _Saying(self)


class _Saying:
    """Turns what the database, or a value of a wrong kind in it, raises into a sentence."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, (sqlite3.Error, ValueError, TypeError)):
            raise self.profile._bad(error) from None


class _Change(_Saying):
    """All of it, or nothing."""

    def __enter__(self) -> None:
        with _Saying(self.profile):
            self.profile._base.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        with _Saying(self.profile):
            self.profile._base.execute("COMMIT" if error is None else "ROLLBACK")
        super().__exit__(kind, error, trace)


def opened(home: Path, recordings: Iterable[Saved] = ()) -> tuple[Profile | None, Phrase | None]:
    """The profile in the user's folder, and a sentence about it if there is something to say. A damaged one is set
    aside; a new one begins with the recordings that there are; what an earlier version knew of lessons is added. None
    if there can be none."""
    path, said = home / FILE, None
    for _ in range(2):
        try:
            profile = Profile(path)
            if profile.fresh:
                profile.add(match for saved in recordings if (match := played(saved)))
            return profile, _taken_over(profile, home) or said
        except BadFile as error:
            said, gone = files.put_aside(path, error)
            if not gone:
                return None, said
            for beside in ("-wal", "-shm"):
                files.set_aside(path.with_name(path.name + beside))
    return None, said


def _taken_over(profile: Profile, home: Path) -> Phrase | None:
    """What an earlier version has written of lessons becomes part of the profile, and its file goes: once. A sentence
    if that cannot be done."""
    path = home / lessons.FILE
    try:
        if found := lessons.read(home):
            profile.add_lessons(found)
        with suppress(OSError):  # a file that cannot be removed adds nothing the next time
            path.unlink(missing_ok=True)
    except BadFile as error:
        return files.put_aside(path, error)[0]
    return None
