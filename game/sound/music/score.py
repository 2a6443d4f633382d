"""A written score: what a piece of music says, and how it is read.

A piece is a few phrases and the order in which they are played. A phrase is a page: a line of chords, and a staff for
each player; `|` stands between bars, and a staff with fewer bars than the page begins again. The signs in a bar share
its time evenly:

    C#5     that note                        .   a rest
    0 1 2   the tones of the chord, 3 is     -   the last sign goes on, over the barline too
            its root an octave higher ...    x   a stroke of a drum; X a strong one
    *       the whole chord                  %   alone in a bar: the bar before once more

Chords are `Am`, `E7`, `Bdim`, `Dsus4`; two in a bar share it. The form is a list of phrases, one a line: its name, how
loud (pp p mp mf f ff), and who plays: if nobody is named, all who have a staff on that page. Whoever joins while the
match turns is not named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.frozen import frozen

PITCHES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
CHORDS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "dim": (0, 3, 6), "sus4": (0, 5, 7)}
SCALES = {
    "major": (0, 2, 4, 5, 7, 9, 11),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "phrygian": (0, 1, 3, 5, 7, 8, 10),
    "harmonic minor": (0, 2, 3, 5, 7, 8, 11),
}
DYNAMICS = {"pp": -4.5, "p": -3.5, "mp": -2.5, "mf": -1.0, "f": 0.0, "ff": 1.0}
"""Decibels."""
TRIAD = 3  # so many tones of a chord are counted by 0 1 2; a seventh sounds in the whole chord only
HIT = 0  # the pitch of a drum


@frozen
class Player:
    """Somebody who plays: on what, how loud in decibels, where from left (-1) to right (1), how much of the room."""

    on: str
    gain: float = 0.0
    where: float = 0.0
    wet: float = 0.25
    octave: int = 0  # chords and their tones sound so many octaves higher; written notes sound as written
    joins: bool = False  # only while the match turns


@frozen
class Phrase:
    """A page: its chords, and what each player has on it."""

    chords: str
    staves: Mapping[str, str]


@frozen
class Piece:
    """A piece. It goes round: what rings at the end is heard at the beginning."""

    name: str
    key: str
    scale: str
    beats: int  # in a bar
    tempo: float  # beats a minute
    players: Mapping[str, Player]
    phrases: Mapping[str, Phrase]
    form: str
    win: str = ""  # how it ends: a form of its own
    loss: str = ""
    borrowed: str = ""  # chords from outside the scale
    tune: tuple[str, ...] = ()  # who has the melody

    @property
    def scale_tones(self) -> set[int]:
        """The pitch classes of its key."""
        return {(_class(self.key) + step) % 12 for step in SCALES[self.scale]}

    @property
    def bar(self) -> float:
        """Seconds."""
        return self.beats * 60 / self.tempo


@frozen
class Passage:
    """A phrase in its place: where it begins and how long it is, in bars, how loud, who plays."""

    name: str
    begins: int
    bars: int
    db: float
    plays: tuple[str, ...]


@frozen
class Note:
    """Time in bars from the beginning; `strong` is how hard it is played, 0 to 1."""

    at: float
    long: float
    pitch: int
    strong: float


def passages(piece: Piece, form: str) -> list[Passage]:
    """What a form says, line by line."""
    out: list[Passage] = []
    for line in form.strip().splitlines():
        name, loud, *plays = line.split()
        page, begins = piece.phrases[name], out[-1].begins + out[-1].bars if out else 0
        band = tuple(who for who in page.staves if not plays or who in plays or piece.players[who].joins)
        out.append(Passage(name, begins, len(_bars(page.chords)), DYNAMICS[loud], band))
    return out


def length(piece: Piece, form: str) -> int:
    """Bars."""
    return sum(passage.bars for passage in passages(piece, form))


def notes(piece: Piece, passage: Passage, player: str) -> list[Note]:
    """What a player has to do in a passage."""
    page, octave = piece.phrases[passage.name], 12 * piece.players[player].octave
    harmony, staff = [bar.split() for bar in _bars(page.chords)], _repeated(_bars(page.staves[player]))
    signs = [
        (number + place / len(bar), 1 / len(bar), sign)
        for number in range(len(harmony))
        for bar in [staff[number % len(staff)].split()]
        for place, sign in enumerate(bar)
    ]
    out: list[Note] = []
    for at, long, sign in _held(signs):
        chord = harmony[int(at)][int(at % 1 * len(harmony[int(at)]) + 1e-9)]
        strong = _strength(piece, at, sign)
        out += [Note(passage.begins + at, long, pitch, strong) for pitch in _pitches(piece, sign, chord, octave)]
    return out


def chord_tones(piece: Piece, chord: str) -> list[int]:
    """The keys of a chord, its root within half an octave of the key's."""
    root = chord[: 2 if chord[1:2] in ("#", "b") else 1]
    pitch = 60 + _class(root)
    pitch -= 12 * ((pitch - 60 - _class(piece.key) + 5) // 12)
    return [pitch + step for step in CHORDS[chord.removeprefix(root)]]


def pitch_of(name: str) -> int:
    """The key of a note as it is written: C4 is 60."""
    return 12 * (int(name[-1]) + 1) + _class(name)


def _class(name: str) -> int:
    """The pitch class of a note, with or without its octave: of C 0, of Bb 10. C flat is -1."""
    return PITCHES[name[0]] + name.count("#", 1) - name.count("b", 1)


def _bars(line: str) -> list[str]:
    return [bar.strip() for bar in line.split("|")]


def _repeated(bars: list[str]) -> list[str]:
    """Bars, with those before in place of %."""
    out: list[str] = []
    for bar in bars:
        out.append(out[-1] if bar == "%" else bar)
    return out


def _held(signs: Iterable[tuple[float, float, str]]) -> list[tuple[float, float, str]]:
    """Signs that sound, each as long as it goes on."""
    out: list[tuple[float, float, str]] = []
    for at, long, sign in signs:
        if sign == "-" and out:
            begun, so_far, held = out.pop()
            out.append((begun, so_far + long, held))
        else:
            out.append((at, long, sign))
    return [each for each in out if each[2] not in (".", "-")]


def _pitches(piece: Piece, sign: str, chord: str, octave: int) -> list[int]:
    if sign in ("x", "X"):
        return [HIT]
    tones = chord_tones(piece, chord)
    if sign == "*":
        return [tone + octave for tone in tones]
    if sign.isdigit():
        return [tones[int(sign) % TRIAD] + 12 * (int(sign) // TRIAD) + octave]
    return [pitch_of(sign)]


def _strength(piece: Piece, at: float, sign: str) -> float:
    """The first of a bar is played strongest, what falls between the beats most softly; drums as they are written."""
    if sign in ("x", "X"):
        return 1.0 if sign == "X" else 0.6
    beat = round(at % 1 * piece.beats, 6)
    return 1.0 if not beat else 0.85 if beat == int(beat) else 0.75
