"""The Foton: a sly waltz for harp and celesta, that steps aside where one does not expect it."""

from __future__ import annotations

from game.sound.music.score import Phrase, Piece, Player

WALTZ = Phrase(
    "Am | Am | Bb | E7 | Am | Dm | E7 | Am",
    {
        "celesta": "E5 - D#5 | E5 - C6 | Bb5 - F5 | G#5 - . | A5 - G#5 | A5 - F5 | E5 D5 B4 | C5 - .",
        "harp": ". * *",
        "bass": "0 . . | 2 . . | 0 . . | 0 . . | 0 . . | 0 . . | 2 . . | 0 . .",
        "strings": "* - -",
        "drum": "X . . | . . x",
        "violins": "0 0 0 1 1 1 | 2 2 2 1 1 1",
        "glass": ". . . | . . E6 | . . . | . . B5",
    },
)
VARIED = Phrase(
    "Am | Am | Bb | E7 | Am | Dm | E7 | Am",
    {
        "celesta": "E5 D#5 E5 F5 E5 D#5 | E5 - A5 - C6 - | D6 C6 Bb5 A5 Bb5 - | G#5 - - - E5 - "
        "| A5 G#5 A5 B5 C6 - | D6 - C6 A5 F5 - | E5 F5 E5 D5 B4 - | A4 - - . . .",
        "harp": "0 2 3 4 3 2",
        "bass": "0 . . | 2 . 2 | 0 . . | 0 . 2 | 0 . . | 0 . . | 2 . 2 | 0 . .",
        "strings": "* - -",
        "viola": ". . . | . . . | D4 - - | B3 - - | C4 - E4 | F4 - A4 | G#4 - E4 | E4 - -",
        "drum": "X . x | . . x | X . x | . x x",
        "violins": "0 3 2 3 1 2",
        "glass": "E6 . . | . . . | F6 . . | . . .",
    },
)
SONG = Phrase(
    "F | C | Dm | Am | F | C | Bb | E7",
    {
        "viola": "A4 - C5 | G4 - - | F4 - A4 | E4 - - | F4 G4 A4 | C5 - E5 | D5 - Bb4 | B4 - G#4",
        "celesta": ". . . | . E6 C6 | . . . | . C6 A5 | . . . | . G5 C6 | . . F6 | E6 - -",
        "harp": "0 2 4 3 2 1 | 3 2 4 2 1 2",
        "bass": "0 - 2 | 0 - -",
        "strings": "* - -",
        "drum": "X . . | x . . | X . . | x . x | X . . | x . . | X . x | X x x",
        "violins": "3 2 1 3 2 1",
    },
)
SPELL = Phrase(
    "Am | D#dim | Am | D#dim | Dm | Am | Bb | E7",
    {
        "celesta": "A5 - E6 | D#6 - A5 | C6 - A5 | F#5 - - | F5 - D6 | C6 - E5 | D5 - Bb5 | G#5 - -",
        "harp": "0 . . 4 . . | . . 2 . . 5",
        "strings": ". | . | . | . | * - - | * - - | * - - | * - -",
        "glass": "A5 . . | . . . | C6 . . | . . . | F5 . . | . . . | . D6 . | B5 . .",
        "drum": ". . . | . . . | . . . | . . x | X . . | . . . | X . . | X x x",
        "violins": "0 . . 1 . . | 2 . . 1 . .",
    },
)
WON = Phrase(
    "Dm | Bb | E7 | A | A",
    {
        "celesta": "D6 E6 F6 E6 D6 C6 | D6 - Bb5 - F5 - | G#5 - B5 - E6 - | A6 - - - C#6 - | A5 - - - - -",
        "harp": "0 2 4 3 2 1 | 0 2 4 3 2 1 | 0 1 2 3 4 5 | 0 1 2 3 4 5 | * - - - - -",
        "bass": "0 - - | 0 - - | 0 - 2 | 0 - - | 0 - -",
        "strings": "* - - | * - - | * - - | * - - | - - -",
        "drum": "X . x | X . x | x x x | X . . | . . .",
    },
)
LOST = Phrase(
    "Dm | Am | Bb | E7 | Am | Am",
    {
        "celesta": "A5 - F5 | E5 - C5 | D5 - Bb4 | B4 - G#4 | A4 - - | . . .",
        "harp": "0 . 2 | 0 . 2 | 0 . 2 | 0 . 2 | 0 2 3 | * - -",
        "bass": "0 - - | 0 - - | 0 - - | 0 - - | 0 - - | - - -",
        "strings": ". | . | * - - | * - - | * - - | - - -",
    },
)

FOTON = Piece(
    name="foton",
    key="A",
    scale="harmonic minor",
    beats=3,
    tempo=112,
    borrowed="C Bb D#dim A",
    tune=("celesta", "viola"),
    players={
        "celesta": Player("celesta", 0, 0.15, 0.35),
        "viola": Player("strings", -1, -0.2, 0.3),
        "harp": Player("harp", -4, -0.35, 0.3),
        "bass": Player("bass", -5, 0.1, 0.15, octave=-2),
        "strings": Player("low strings", -9, 0.3, 0.4, octave=-1),
        "glass": Player("bell", -11, 0.5, 0.6),
        "drum": Player("taiko", -4, 0, 0.35, joins=True),
        "violins": Player("short strings", -3, 0.4, 0.3, joins=True),
    },
    phrases={"Waltz": WALTZ, "Varied": VARIED, "Song": SONG, "Spell": SPELL, "Won": WON, "Lost": LOST},
    form="""
        Waltz   p   celesta harp
        Varied  mp  celesta harp bass
        Song    mf
        Varied  mp
        Spell   pp
        Waltz   p   celesta bass harp
        Song    f
        Varied  f
        Spell   p
        Waltz   mf
    """,
    win="Won f",
    loss="Lost mf",
)
