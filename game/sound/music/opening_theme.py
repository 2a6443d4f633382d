"""The title: a slow theme, in whose middle the five tables are heard from afar, one after the other."""

from __future__ import annotations

from game.sound.music.score import Phrase, Piece, Player

THEME = Phrase(
    "D | Bm | G | A",
    {
        "flute": "D5 - A5 - - G5 F#5 - | F#5 - D5 - E5 - F#5 - | G5 - B5 - - A5 G5 - | A5 - - - - - . .",
        "harp": "0 1 2 3 4 3 2 1",
        "bass": "0 - - - 2 - - -",
        "strings": "* - - -",
        "horn": ". . . . A3 - D4 - | D4 - - - B3 - - - | B3 - - - D4 - - - | C#4 - - - E4 - - -",
        "celesta": ". . . . . . . A5 | . . . . . . . F#5 | . . . . . . . B5 | . . A5 . E6 . C#6 .",
    },
)
ANSWER = Phrase(
    "D | Em | G | A7",
    {
        "flute": "D5 - A5 - - G5 F#5 - | B5 - G5 - E5 - F#5 - | G5 - D5 - B4 - D5 - | E5 - - - C#5 - . .",
        "harp": "0 2 3 4 5 4 3 2",
        "bass": "0 - - - 2 - 0 -",
        "strings": "* - - -",
        "horn": "F#4 - - - D4 - - - | E4 - - - G4 - - - | D4 - - - B3 - - - | C#4 - - - - - . .",
        "celesta": ". . . . . . A6 F#6 | . . . . . . E6 B5 | . . . . . . D6 G5 | . . . . . . . .",
    },
)
BRIDGE = Phrase(
    "G | D | Em | A",
    {
        "horn": "B4 - - A4 G4 - D4 - | F#4 - - E4 D4 - A3 - | G4 - - F#4 E4 - B3 - | C#4 - E4 - A4 - - -",
        "flute": ". . . . B5 - D6 - | . . . . A5 - F#5 - | . . . . G5 - B5 - | A5 - - - E5 - - -",
        "harp": "0 2 4 2 3 2 1 2",
        "bass": "0 - - - - - 2 -",
        "strings": "* - - -",
        "drum": "X . . . | . . . x | X . . . | X . x x",
    },
)
FOTON_AND_MAGNA = Phrase(
    "Dm | A7 | Bb | A",
    {
        "celesta": "A5 - G#5 - A5 - F6 - | E6 - C#6 - A5 - - - | . | . . . . . . E6 .",
        "harp": "0 . * . * . * . | 0 . * . * . * . | . | .",
        "horn": ". | . | D4 - - A4 - - Bb4 - | A4 - - - G4 - A4 -",
        "drum": ". | . | X . . x X . . x | X . . x X . x x",
        "strings": "* - - -",
        "bass": "0 - - - | 0 - - - | 0 - - - | 0 - - -",
    },
)
MEDAROT_AND_PONY = Phrase(
    "D | C | G | A",
    {
        "marimba": "D5 . F#5 A5 . G5 A5 . | C6 . G5 E5 . G5 C6 . | . | .",
        "bass": "0 . . 0 . 0 . . | 0 . . 0 . 0 . . | 0 - 2 - | 0 - 2 -",
        "flute": ". | . | D5 G5 B5 A5 G5 - D5 - | E5 A5 C#6 B5 A5 - - -",
        "ukulele": ". | . | 0 * 2 * 0 * 2 * | 0 * 2 * 0 * 2 *",
        "strings": ". | . | * - - - | * - - -",
    },
)
ARENA_AND_HOME = Phrase(
    "Dm | C Dm | G | A7",
    {
        "lute": "D4 - E4 F4 - A4 G4 - | E4 - C4 - D4 - A4 - | . | .",
        "drum": "X . . x . x . . | X . . x . x . . | . | .",
        "strings": "* - - -",
        "horn": ". | . | B3 - D4 - G4 - F#4 - | E4 - - - C#4 - A3 -",
        "harp": ". | . | 0 1 2 3 4 3 2 1 | 0 1 2 3 4 5 4 3",
        "bass": "0 - - - | 0 - 0 - | 0 - - - | 0 - 2 -",
    },
)
EVENING = Phrase(
    "G | A | D | D",
    {
        "flute": "G5 - F#5 - E5 - - - | C#5 - E5 - A4 - - - | D5 - - - - - A4 - | D5 - - - . . . .",
        "harp": "0 . 2 . 3 . 2 . | 0 . 2 . 3 . 2 . | 0 2 3 4 5 4 3 2 | * - - - . . . .",
        "bass": "0 - - -",
        "strings": "* - - -",
        "celesta": ". | . | . . . . . . A5 - | F#5 - D6 - . . . .",
    },
)

TITLE = Piece(
    name="title",
    key="D",
    scale="major",
    beats=4,
    tempo=66,
    borrowed="Dm Bb C",
    tune=("flute", "horn", "celesta", "marimba", "lute"),
    players={
        "flute": Player("flute", -1, 0.12, 0.4),
        "horn": Player("horn", -1, -0.15, 0.45),
        "celesta": Player("celesta", -4, 0.25, 0.45),
        "marimba": Player("marimba", -1, 0.2, 0.3),
        "lute": Player("lute", -4, -0.2, 0.3),
        "ukulele": Player("ukulele", -5, -0.35, 0.25),
        "harp": Player("harp", -4, -0.3, 0.35),
        "strings": Player("strings", -8, 0.1, 0.45, octave=-1),
        "bass": Player("bass", -6, 0, 0.15, octave=-2),
        "drum": Player("taiko", -7, 0, 0.5),
    },
    phrases={
        "Theme": THEME,
        "Answer": ANSWER,
        "Bridge": BRIDGE,
        "FotonMagna": FOTON_AND_MAGNA,
        "MedarotPony": MEDAROT_AND_PONY,
        "ArenaHome": ARENA_AND_HOME,
        "Evening": EVENING,
    },
    form="""
        Theme   pp  flute harp
        Answer  mp  flute harp bass strings
        Bridge  mf
        FotonMagna   p
        MedarotPony  mp
        ArenaHome    mp
        Theme   f
        Answer  ff
        Evening p
    """,
)
