"""The Pony game: a walk in two with ukulele and flute, and claps from whoever comes along."""

from __future__ import annotations

from game.sound.music.score import Phrase, Piece, Player

STROLL = Phrase(
    "G | G | C | G | Em | Am | D | G",
    {
        "flute": "D5 G5 B5 A5 | G5 - D5 - | E5 G5 C6 B5 | B5 - G5 - "
        "| B5 G5 E5 G5 | A5 - C6 - | B5 A5 F#5 A5 | G5 - . .",
        "ukulele": "0 * 2 *",
        "bass": "0 - 2 -",
        "clap": ". X | . X | . X | . X . x | . X | . X | . X | X . X .",
        "shaker": "x x X x",
        "chimes": ". . . . | . . . B6 | . . . . | . . . D6 | . . . . | . . . E6 | . . . . | G6 . D6 .",
        "hooves": "X . x x X . x x",
        "fiddles": "0 1 2 1",
        "tambourine": ". X . X",
    },
)
SKIP = Phrase(
    "G | Em | C | D | G | Em | Am D | G",
    {
        "flute": "D5 G5 B5 A5 | G5 - E5 - | C6 B5 A5 G5 | A5 - D5 - "
        "| D5 G5 B5 D6 | B5 - G5 - | C6 A5 B5 F#5 | G5 - - .",
        "ukulele": "0 2 * 2 | 0 2 * 3",
        "bass": "0 - 2 - | 0 - 2 - | 0 - 2 - | 0 - 2 1 | 0 - 2 - | 0 - 2 - | 0 - 0 - | 0 - . .",
        "clap": ". X",
        "shaker": "x x X x",
        "chimes": "G5 . . . | . . B5 . | . . . . | D6 . A5 . | G5 . . . | . . B5 . | . . . . | G6 - - .",
        "hooves": "X . x x X . x x | % | % | X . x x X x X x | X . x x X . x x | % | % | X . X . X x x x",
        "fiddles": "0 2 3 2",
        "tambourine": ". X . X",
    },
)
MEADOW = Phrase(
    "Em | Bm | C | G | Em | Bm | A7 | D",
    {
        "flute": "G5 - F#5 E5 | F#5 - D5 - | E5 - D5 C5 | D5 - - - | G5 - F#5 E5 | F#5 - B5 - | C#6 - A5 - | D6 - - -",
        "ukulele": "0 1 2 3",
        "second": "B4 - - - | B4 - - - | G4 - - - | B4 - - - | B4 - - - | D5 - F#5 - | E5 - G5 - | F#5 - - -",
        "bass": "0 - - -",
        "chimes": ". . E6 . | . . F#6 . | . . G6 . | . . D6 . | . . E6 . | . . F#6 . | . . G6 . | A6 . F#6 .",
        "pad": "* -",
        "hooves": "X . . . x . x . | % | % | % | % | % | % | X . x . X x X x",
        "fiddles": "3 2 1 2",
        "tambourine": ". . . X",
    },
)
DANCE = Phrase(
    "C | D | G | Em | C | D | G | G",
    {
        "chimes": "C6 E6 G5 E6 | D6 F#6 A5 F#6 | B5 D6 G5 D6 | B5 - G5 . "
        "| C6 E6 G6 E6 | F#6 D6 A5 D6 | G6 . D6 . | G5 . . .",
        "ukulele": "* * . * | * . * *",
        "bass": "0 . 0 1 | 2 . 0 .",
        "clap": "X . x X . . X . | . . X . X . X .",
        "shaker": "x X x X",
        "flute": ". | . | . | . . D5 E5 | G5 - E5 - | A5 - F#5 - | B5 A5 G5 F#5 | G5 - . .",
        "hooves": "X . x x X . x x | % | % | % | % | % | X . x x X . x x | X x x X x x X x",
        "fiddles": "0 3 2 3 | 1 3 2 3",
        "tambourine": "x X x X",
    },
)
WON = Phrase(
    "C | D | Em | C D | G | G",
    {
        "flute": "E5 G5 C6 E6 | D6 - A5 - | B5 G5 E5 G5 | C6 E6 D6 F#6 | G6 - - - | - - . .",
        "ukulele": "0 * 2 * | 0 * 2 * | 0 * 2 * | * * * * | 0 1 2 3 | * - - -",
        "bass": "0 - 2 - | % | % | 0 - 0 - | 0 - - - | 0 - . .",
        "clap": ". X | . X | . X | x x x x X X X X | X . X . | X . . .",
        "chimes": ". | . | . | . | G5 B5 D6 G6 | B6 - . .",
        "tambourine": ". X . X | % | % | X X X X | X . X . | X . . .",
    },
)
LOST = Phrase(
    "Em | Bm | C | Am | C | D | G | G",
    {
        "flute": "G5 - E5 - | F#5 - D5 - | E5 - C5 - | C5 - A4 - | G4 - C5 - | A4 - F#4 - | G4 - - - | - - . .",
        "ukulele": "0 . 2 . | % | % | % | % | % | 0 1 2 3 | * - - -",
        "pad": "* - | * - | * - | * - | * - | * - | * - | - -",
    },
)

PONY = Piece(
    name="pony",
    key="G",
    scale="major",
    beats=2,
    tempo=108,
    borrowed="A7",
    tune=("flute",),
    players={
        "flute": Player("flute", 0, 0.15, 0.3),
        "second": Player("flute", -7, -0.25, 0.3),
        "ukulele": Player("ukulele", -1, -0.35, 0.15),
        "bass": Player("bass", -3, 0.05, 0.1, octave=-2),
        "clap": Player("clap", -10, 0.2, 0.25),
        "shaker": Player("shaker", -15, 0.45, 0.1),
        "chimes": Player("celesta", -6, -0.15, 0.35),
        "pad": Player("strings", -13, 0.2, 0.4),
        "hooves": Player("hooves", -6, 0.1, 0.15, joins=True),
        "fiddles": Player("short strings", -4, -0.4, 0.25, joins=True),
        "tambourine": Player("hat", -10, 0.4, 0.2, joins=True),
    },
    phrases={"Stroll": STROLL, "Skip": SKIP, "Meadow": MEADOW, "Dance": DANCE, "Won": WON, "Lost": LOST},
    form="""
        Stroll  p   flute ukulele
        Stroll  mp  flute ukulele bass shaker
        Skip    mf
        Meadow  mp
        Skip    mf
        Dance   f
        Dance   f
        Meadow  pp  flute pad ukulele
        Stroll  mp  flute ukulele bass clap
        Skip    f
        Dance   mf  ukulele bass clap chimes
        Meadow  mf
        Skip    ff
        Stroll  mf
    """,
    win="Won f",
    loss="Lost mf",
)
