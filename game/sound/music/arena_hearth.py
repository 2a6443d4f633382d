"""The Arena: what is played by the fire while armies are laid out, in six, for lute, low strings and a frame drum."""

from __future__ import annotations

from game.sound.music.score import Phrase, Piece, Player

HEARTH = Phrase(
    "Dm | C | Dm | Am | F | C | G | Dm",
    {
        "lute": "D4 - E4 F4 - A4 | G4 - - E4 - C4 | D4 - E4 F4 - G4 | A4 - - C5 - A4 "
        "| C5 - A4 F4 - A4 | G4 - E4 C4 - E4 | D4 - G4 B4 - G4 | A4 - F4 D4 - .",
        "second": "0 . 1 2 . 1",
        "low": "0 - - - - - | 0 - - 1 - -",
        "strings": "* - - - - -",
        "frame": "X . . x . x | X . . x . . | X . . x . x | X . x x . x",
        "drums": "X . . X . x",
        "bows": "0 1 2 0 1 2",
    },
)
TALE = Phrase(
    "F | C | Dm | Am | F | G | A | A",
    {
        "viol": "A4 - - C5 - - | G4 - - E4 - - | F4 - G4 A4 - F4 | E4 - - - - - "
        "| A4 - - C5 - - | D5 - - B4 - - | C#5 - - E5 - - | A4 - - - - -",
        "second": "0 1 2 3 2 1",
        "low": "0 - - 2 - - | 0 - - 1 - -",
        "strings": "* - - - - -",
        "frame": "X . . . . x | X . . x . x | % | % | % | % | X . x X . x | X x x X x x",
        "drums": "X . x . x . | % | % | % | % | % | X . x X . x | X x x X x x",
        "bows": "3 2 1 3 2 1",
    },
)
ROAD = Phrase(
    "Dm | C | Dm | Am | F | C | G | Dm",
    {
        "lute": "D5 C5 A4 F4 - A4 | G4 A4 C5 E5 - C5 | D5 E5 F5 D5 - A4 | C5 B4 A4 E4 - . "
        "| F4 A4 C5 F5 - C5 | E5 D5 C5 G4 - E4 | D4 G4 B4 D5 - B4 | D5 - A4 D4 - .",
        "second": "0 2 1 3 2 1",
        "low": "0 - - 0 - - | 0 - 1 2 - 1",
        "strings": "* - - - - -",
        "viol": ". | . | F4 - - A4 - - | E4 - - - - - | . | . | B4 - - D5 - - | A4 - - - - -",
        "frame": "X . x x . x | X . x x x x",
        "drums": "X . x X . x | X . x X x x",
        "bows": "0 2 3 2 1 2",
    },
)
RUNES = Phrase(
    "Dm | Em | F | G | Dm | Em | Am | Am",
    {
        "flute": "D5 - F5 A5 - - | G5 - E5 B4 - - | A5 - G5 F5 - C5 | D5 - B4 G4 - - "
        "| F5 - - E5 - D5 | E5 - G5 B5 - - | C6 - B5 A5 - E5 | A5 - - - - -",
        "second": "0 . 1 . 2 . | 0 . 2 . 1 .",
        "strings": "* - - - - -",
        "low": "0 - - - - -",
        "frame": "X . . . . . | . . . x . .",
        "drums": "X . . . . . | X . . x . .",
        "bows": "0 . 1 . 2 . | 3 . 2 . 1 .",
    },
)
WON = Phrase(
    "Bb | C | F | G | D | D",
    {
        "lute": "D4 F4 Bb4 D5 - Bb4 | E4 G4 C5 E5 - C5 | F5 - C5 A4 - C5 "
        "| D5 - B4 G4 - B4 | D5 - F#5 A5 - - | D5 - - - - -",
        "second": "0 1 2 3 2 1 | % | % | % | 0 1 2 3 4 5 | * - - - - -",
        "viol": "D5 - - F5 - - | E5 - - G5 - - | F5 - - A5 - - | G5 - - B4 - - | A4 - - - - - | - - - - - -",
        "low": "0 - - 0 - - | % | % | % | 0 - - - - - | - - - - - -",
        "frame": "X . x X . x | % | % | X x x X x x | X . . X . . | X . . . . .",
        "strings": "* - - - - - | % | % | % | * - - - - - | - - - - - -",
    },
)
LOST = Phrase(
    "Dm | C | Bb | Am | Dm | Dm",
    {
        "lute": "A4 - - F4 - D4 | G4 - - E4 - C4 | F4 - - D4 - - | E4 - - C4 - - | D4 - - A4 - - | D4 - - - - -",
        "low": "0 - - - - - | % | % | % | 0 - - - - - | - - - - - -",
        "strings": "* - - - - - | % | % | % | * - - - - - | - - - - - -",
        "frame": "X . . . . . | % | % | % | X . . . . . | . . . . . .",
    },
)

ARENA = Piece(
    name="arena",
    key="D",
    scale="dorian",
    beats=6,
    tempo=189,
    borrowed="A Bb D",
    tune=("lute", "viol", "flute"),
    players={
        "lute": Player("lute", -1, 0.15, 0.22),
        "viol": Player("strings", -1, 0.3, 0.3),
        "flute": Player("flute", -2, -0.1, 0.4),
        "second": Player("lute", -5, -0.35, 0.2),
        "low": Player("low strings", -6, -0.15, 0.25, octave=-1),
        "strings": Player("strings", -6, 0.2, 0.4),
        "frame": Player("frame drum", -6, -0.1, 0.25),
        "drums": Player("taiko", -3, 0.1, 0.35, joins=True),
        "bows": Player("short strings", 0, 0.35, 0.3, joins=True),
    },
    phrases={"Hearth": HEARTH, "Tale": TALE, "Road": ROAD, "Runes": RUNES, "Won": WON, "Lost": LOST},
    form="""
        Hearth  p   lute strings
        Hearth  mp  lute second frame strings low
        Tale    mf
        Road    mf
        Runes   pp  flute strings second
        Runes   mp
        Tale    f
        Road    f
    """,
    win="Won f",
    loss="Lost mf",
)
