"""Medarot: a quick machine of marimba and synthesizer, seven steps to the bar."""

from __future__ import annotations

from game.sound.music.score import Phrase, Piece, Player

GEARS = Phrase(
    "E | E | D | A | E | E | D | Bm",
    {
        "marimba": "E5 . G#5 B5 . A5 B5 | G#5 . E5 B4 . . . | D5 . F#5 A5 . G#5 A5 | F#5 . E5 C#5 . . . "
        "| E5 . G#5 B5 . A5 B5 | E6 . D6 B5 . G#5 . | A5 . F#5 D5 . E5 F#5 | B5 - - F#5 . . .",
        "second": "0 . 2 . 0 2 1 | 0 . 2 . 1 2 3",
        "bass": "0 . . 0 . 0 . | 0 . 0 . 0 . 2",
        "chips": ". 2 . 3 . 4 2",
        "kick": "X . . . X . .",
        "hat": "x . x . x . x",
        "snare": ". . X . . . X | . . X . . X X",
        "stabs": "* . . * . . . | . . * . . * .",
        "rattle": "x x x x x x x",
    },
)
BOLTS = Phrase(
    "E | D | E | D | C#m | D | E | Bm",
    {
        "marimba": "B4 E5 B4 E5 B4 D5 E5 | A4 D5 A4 D5 A4 C#5 D5 | B4 E5 B4 G#5 B4 A5 B5 | A4 D5 A4 F#5 A4 G#5 A5 "
        "| G#4 C#5 G#4 C#5 E5 C#5 G#5 | A4 D5 A4 D5 F#5 D5 A5 | B5 . G#5 . E5 . D5 | F#5 . D5 . B4 . .",
        "bass": "0 - . . 0 . 1 | 2 - . . 0 - -",
        "hat": ". . x . . . x",
        "kick": "X . . . . . .",
        "snare": ". . . . X . . | . . . . X . x | % | . . X . X X X",
        "stabs": ". . . . * . .",
        "rattle": "x . x x . x x",
        "thin": "0 1 2 3 2 1 2",
    },
)
FLIGHT = Phrase(
    "A | E | Bm | D | A | E | D | D",
    {
        "lead": "C#5 - - E5 - A5 - | G#5 - - - - E5 - | F#5 - - B5 - D6 - | A5 - - - - F#5 - "
        "| E5 - - A5 - C#6 - | B5 - - G#5 - E5 - | F#5 - A5 - D6 - - | E6 - D6 - A5 - -",
        "second": "0 2 3 2 4 3 2",
        "chips": "3 . 4 . 5 . 4 | 3 . 2 . 4 . 5",
        "bass": "0 - 0 . 2 - - | 0 - 0 . 3 2 0",
        "pad": "* - - - - - -",
        "kick": "X . . . X . .",
        "hat": "x x x x x x x",
        "snare": ". . X . . . X | % | % | . . X . X . X | . . X . . . X | % | . . X . . X X | X . X X X X X",
        "stabs": "* . . . * . .",
        "rattle": "x x x x x x x",
    },
)
CHASE = Phrase(
    "C#m | D | E | E | C#m | D | Bm | D",
    {
        "lead": "G#5 - E5 - C#5 - E5 | A5 - F#5 - D5 - F#5 | B5 - - G#5 - B5 - | E6 - - - . . . "
        "| E6 - C#6 - G#5 - C#6 | D6 - A5 - F#5 - A5 | B5 - F#5 - D5 - F#5 | A5 - G#5 - F#5 - D5",
        "marimba": "0 3 2 3 1 3 2 | 0 3 2 3 4 3 2",
        "bass": "0 0 . 0 0 . 0",
        "pad": "* - - - - - -",
        "chips": "3 4 5 3 4 5 6",
        "kick": "X . X . X . .",
        "hat": "x x x x x x x",
        "clap": ". . X . . . X",
        "snare": "X . X X . X . | X . X . X X X",
        "stabs": "* - . * - . .",
        "rattle": "x x x x x x x",
    },
)
WON = Phrase(
    "C#m | D | A | D | E | E",
    {
        "marimba": "E5 . G#5 C#6 . B5 C#6 | D6 . A5 F#5 . A5 . | C#6 . A5 E5 . A5 C#6 | D6 . F#6 . E6 . D6 "
        "| E6 - . B5 . G#5 . | E6 - - - . . .",
        "lead": "C#5 - - G#5 - - - | A5 - - - - F#5 - | E5 - - A5 - - - "
        "| F#5 - - A5 - - - | B5 - - - - - - | B5 - - - . . .",
        "bass": "0 . 0 0 . 0 . | % | % | 0 . 0 . 2 . 2 | 0 . . 0 . . . | 0 - - - . . .",
        "kick": "X . . . X . . | % | % | % | % | X . . . . . .",
        "clap": ". . X . . . X | % | % | X . X . X . X | . . . . . . . | X . . . . . .",
    },
)
LOST = Phrase(
    "C#m | A | Bm | D | E | E",
    {
        "marimba": "G#5 . E5 C#5 . . . | E5 . C#5 A4 . . . | F#5 . D5 B4 . . . "
        "| A4 . . F#4 . . . | E4 . . B4 . . . | E4 - - . . . .",
        "bass": "0 - - - - - - | % | % | % | 0 - - - - - - | - - - - - - -",
        "pad": "* - - - - - - | % | % | % | * - - - - - - | - - - - - - -",
    },
)

MEDAROT = Piece(
    name="medarot",
    key="E",
    scale="mixolydian",
    beats=7,
    tempo=264,
    tune=("marimba", "lead"),
    players={
        "marimba": Player("marimba", 2, 0.15, 0.2),
        "lead": Player("pulse", 0, -0.1, 0.2),
        "second": Player("marimba", -3, -0.45, 0.2),
        "chips": Player("thin pulse", -10, 0.5, 0.2, octave=1),
        "bass": Player("synth bass", -3, 0, 0.05, octave=-2),
        "pad": Player("synth", -10, 0.2, 0.35),
        "kick": Player("kick", -6, 0, 0.05),
        "hat": Player("hat", -15, 0.3, 0.05),
        "clap": Player("clap", -12, -0.2, 0.2),
        "snare": Player("snare", -4, 0.05, 0.15, joins=True),
        "stabs": Player("synth", -3, -0.3, 0.2, joins=True),
        "rattle": Player("shaker", -12, -0.5, 0.1, joins=True),
        "thin": Player("thin pulse", -6, 0.45, 0.2, octave=1, joins=True),
    },
    phrases={"Gears": GEARS, "Bolts": BOLTS, "Flight": FLIGHT, "Chase": CHASE, "Won": WON, "Lost": LOST},
    form="""
        Gears   p   marimba bass
        Gears   mp  marimba bass kick hat
        Flight  mf
        Bolts   pp  marimba hat
        Bolts   mp
        Chase   f
        Flight  f
        Bolts   p   marimba bass
        Gears   mf
        Chase   mf
    """,
    win="Won f",
    loss="Lost mf",
)
