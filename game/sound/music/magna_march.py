"""Magna Spectra: five beats of war over a drone, with horns that never come to rest on the step above it."""

from __future__ import annotations

from game.sound.music.score import Phrase, Piece, Player

FAR = Phrase(
    "Cm | Bbm | Ab | G",
    {
        "strings": "Eb5 - - - Db5 - C5 - - - | Db5 - - - C5 - Bb4 - - - "
        "| C5 - - - Bb4 - Ab4 - - - | G4 - - - - - B4 - D5 -",
        "drone": "C3 - - - -",
        "fifth": "G3 - - - -",
        "drum": "X . . . . | . . . x .",
        "taiko": "X . . . x . . . . . | . . . . X . x . . . | X . . . x . . . . . | X . x . X . x . x x",
        "bows": "0 . 0 . 0 . 0 . 0 1 | 0 . 0 . 0 . 2 . 1 .",
    },
)
CALL = Phrase(
    "Cm | Fm | Db | Cm",
    {
        "horn": "C4 - - G4 - - Ab4 - G4 - | F4 - - Eb4 - - C4 - - - "
        "| Db4 - - Ab4 - - F4 - Db4 - | C4 - - - - - . . . .",
        "low": "* - - - -",
        "drone": "C3 - - - -",
        "fifth": "G3 - - - - | . | . | G3 - - - -",
        "drum": "X . . x . . X . . . | X . . x . . X . x . | X . . x . . X . . . | X . . . . . X x X x",
        "ostinato": "0 . 0 0 . 0 2 . 1 .",
        "taiko": "X . . X . . X . x . | % | % | X . X x X . X x X x",
        "bows": "0 0 0 1 0 0 2 0 1 0",
    },
)
MARCH = Phrase(
    "Ab | Eb | Fm | G",
    {
        "horn": "C5 - - Bb4 Ab4 - Eb4 - - - | G4 - - F4 Eb4 - Bb3 - - - "
        "| Ab4 - - G4 F4 - C4 - - - | B3 - - D4 - - G4 - - -",
        "low": "* - - - -",
        "strings": "Eb5 - - - - - C5 - - - | Bb4 - - - - - G4 - - - | C5 - - - - - Ab4 - - - | B4 - - - - - D5 - - -",
        "ostinato": "0 . 2 0 . 2 3 . 2 .",
        "drum": "X . x X . x X . x x | % | % | X . X . X . X x x x",
        "taiko": "X . x X . x X . X x | % | % | X x X x X x X X X X",
        "tom": ". x . . x . . x . . | % | % | . . x x . . x x x x",
        "bows": "3 2 3 4 3 2 3 2 1 2",
    },
)
SIEGE = Phrase(
    "Cm | Ab | Db | G",
    {
        "horn": "G4 - - C5 - - Eb5 - Db5 - | C5 - - Ab4 - - Eb4 - - - "
        "| F4 - - Ab4 - - Db5 - F5 - | D5 - - B4 - - G4 - - -",
        "second": "Eb4 - - - - - G4 - - - | Ab4 - - - - - C4 - - - | Db4 - - - - - F4 - - - | G4 - - - - - D4 - - -",
        "low": "* - - - -",
        "strings": "C5 - - - - - - - - - | C5 - - - - - - - - - | Db5 - - - - - - - - - | D5 - - - - - B4 - - -",
        "ostinato": "0 0 2 0 0 2 3 2 1 2",
        "drone": "C3 - - - - | C3 - - - - | . | .",
        "drum": "X . x X . x X x X x | % | % | X X . X X . X x X x",
        "taiko": "X x X X x X X x X X",
        "tom": ". . x . . x . x x x",
        "bows": "0 3 2 3 0 3 4 3 2 3",
    },
)
WON = Phrase(
    "Ab | Bbm | Db | C | C",
    {
        "horn": "C4 - - Eb4 - - Ab4 - - - | Bb4 - - Ab4 - - F4 - - - | Ab4 - - F4 - - Ab4 - Db5 - "
        "| C5 - - - - - - - - - | - - - - - - . . . .",
        "second": "Eb4 - - - - - - - - - | F4 - - - - - - - - - | Db4 - - - - - F4 - - - "
        "| G4 - - - - - - - - - | - - - - - - . . . .",
        "low": "* - - - - | * - - - - | * - - - - | * - - - - | - - - . .",
        "strings": "Ab4 - - - - | Db5 - - - - | F5 - - - - | E5 - - - - | - - - . .",
        "drum": "X . . x X | X . . x X | X x X x X x X x X x | X . . . . | . . . . .",
        "taiko": ". | . | X x X x X X X X X X | X . . . . | .",
    },
)
LOST = Phrase(
    "Cm | Ab | Db | Cm | Cm",
    {
        "horn": "G4 - - Eb4 - - C4 - - - | Eb4 - - C4 - - Ab3 - - - | F4 - - Db4 - - - - - - "
        "| C4 - - - - - - - - - | .",
        "low": "* - - - - | * - - - - | * - - - - | * - - - - | - - - . .",
        "drone": ". | . | . | C3 - - - - | - - - . .",
        "drum": "X . . . . | X . . . . | X . . . x | X . . . . | .",
    },
)

MAGNA = Piece(
    name="magna",
    key="C",
    scale="phrygian",
    beats=5,
    tempo=96,
    borrowed="G C",
    tune=("horn", "strings"),
    players={
        "horn": Player("horn", 3, 0.1, 0.35),
        "second": Player("horn", -3, -0.3, 0.4),
        "strings": Player("strings", -1, 0.3, 0.4),
        "low": Player("low strings", -6, 0.15, 0.35, octave=-1),
        "drone": Player("low strings", -9, -0.1, 0.3),
        "fifth": Player("low strings", -11, 0.2, 0.3),
        "ostinato": Player("short strings", -5, -0.35, 0.25, octave=-1),
        "drum": Player("taiko", -4, 0, 0.5),
        "taiko": Player("taiko", 0, -0.1, 0.35, joins=True),
        "tom": Player("tom", -2, 0.35, 0.3, joins=True),
        "bows": Player("short strings", 0, 0.35, 0.3, joins=True),
    },
    phrases={"Far": FAR, "Call": CALL, "March": MARCH, "Siege": SIEGE, "Won": WON, "Lost": LOST},
    form="""
        Far    p   drone fifth strings
        Call   mp  drone horn fifth
        Call   mf
        March  mf
        Far    p   strings drone
        Siege  f
        March  f
        Far    pp  drone fifth strings
        Call   p   horn drone ostinato
        Siege  ff
    """,
    win="Won f",
    loss="Lost mf",
)
