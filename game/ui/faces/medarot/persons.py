"""The people of the Medarot Card Game: hair, faces, clothes, and who wears what. None is drawn after a model.

Shapes as in curves.py, around the middle of the head, whose radius is about 19 units. Inks: f skin, F skin in shadow, h
hair, H hair in shadow, c cloth, C cloth in shadow, v the other cloth, a an accent, e the eyes.
"""

from __future__ import annotations

from game.frozen import frozen
from game.ui.faces.kit.curves import Lines

HEADS: dict[str, Lines] = {
    "child": ("O f 16.4 4 3.4 4.4", "c f -16 -9 -17 4 -10 15 0 19 10 15 17 4 16 -9 0 -19", "O .r 10.4 9 3 1.6"),
    "youth": ("O f 15 4 3 4.4", "c f -14.4 -10 -15 4 -9 14 0 20 9 14 15 4 14.4 -10 0 -18"),
    "grown": ("O f 15 4 3 4.6", "c f -14 -11 -14.6 5 -10 16 0 22 10 16 14.6 5 14 -11 0 -18"),
    "square": ("O f 17 4 3.4 5", "c f -16 -10 -16.4 8 -12 19! 0 23 12 19! 16.4 8 16 -10 0 -18"),
    "plump": ("O f 19 5 3.4 4.6", "c f -17 -9 -19.4 6 -13 17 0 21 13 17 19.4 6 17 -9 0 -18", "O .r 12 9.4 3 1.6"),
}

GAZES: dict[str, Lines] = {
    "open": (
        "O .w 6.6 2.6 3.6 4.2",
        "O .e 6.4 3 2.7 3.6",
        "O .k 6.4 3.2 1.5 2.4",
        "O .w 5.4 1.4 1 1.1",
        "L H 1.4 3 -4.4 6.6 -6 10.4 -4.4",
    ),
    "bright": (
        "O .w 6.8 2.4 4 4.8",
        "O .e 6.6 2.8 3.1 4.2",
        "O .k 6.6 3 1.7 2.8",
        "O .w 5.4 .8 1.3 1.5",
        "L k 1.3 2.8 -1.2 6.8 -3 11.4 -.6",
        "L H 1 3.4 -6 7 -7.2 10.4 -6",
    ),
    "stern": (
        "q .w 2.8 1.4 11 .2 10 5 4 5.4",
        "O .e 6.8 3 2.3 2.4",
        "O .k 6.8 3 1.2 1.6",
        "L H 1.9 2.4 -1.4 6.6 -3.4 11.6 -4.4",
    ),
    "keen": (
        "q .w 2.6 2.4 11.4 -.6 10 4.4 4.4 5.4",
        "O .e 7 2.6 2.2 2.6",
        "O .k 7 2.6 1.2 1.7",
        "L k 1.5 2.2 1.6 11.8 -1.4",
        "L H 1.6 2.6 -3.4 11.4 -6",
    ),
    "merry": ("L k 1.6 3.2 3.6 6.8 .4 10.4 3.6", "L H 1.3 3.4 -4.6 7 -6.4 10.6 -5"),
    "calm": ("L k 1.6 3 2.4 6.8 4.4 10.6 2.4", "L H 1.3 3.4 -4 7 -5 10.6 -4.4"),
    "shades": (
        "k .k -13 -2 13 -2 12 4 8 6.6 3 6 1 2 -1 2 -3 6 -8 6.6 -12 4",
        "l w .9 -10 0 -7 3.4",
        "l w .9 5 0 8 3.4",
        "L H 1.6 4 -5 11 -6.4",
    ),
    "specs": (
        "O .w 6.6 3 4 4",
        "O .e 6.6 3 2.2 2.6",
        "O .k 6.6 3 1.2 1.6",
        "l k 1.2 1.8 3 6.8 -2 11.8 3 6.8 8 1.8 3",
        "l k 1.2 -1.8 3 -6.8 -2 -11.8 3 -6.8 8 -1.8 3",
        "l k 1.2 -2 2.6 0 1.6 2 2.6",
        "L H 1.2 3.4 -4.6 7 -5.6 10.6 -4.6",
    ),
    "rounds": (
        "O .w 6.8 3 5 5",
        "O .k 6.8 3 1.5 1.8",
        "l g 1.4 1.6 3 6.8 -2.4 12 3 6.8 8.4 1.6 3",
        "l g 1.4 -1.6 3 -6.8 -2.4 -12 3 -6.8 8.4 -1.6 3",
        "L i 2.4 3 -4.6 7.4 -6.6 12 -4.4",
    ),
    "mask": (
        "c w -15 -4 -6 -5.6 0 -2.6 6 -5.6 15 -4 13 4 8 8.6 3 5.6 0 3.4 -3 5.6 -8 8.6 -13 4",
        "p .k 3 2 7 -1.4 11.6 -1 9.4 4 5.4 4.6",
    ),
    "lady_mask": (
        "c a -15 -3 -6 -4.6 0 -1.6 6 -4.6 18 -8! 13 5 8 8 3 5 0 3 -3 5 -8 8 -13 5 -18 -8!",
        "O .w 7 1.4 3.4 2.4",
        "O .e 7 1.4 1.8 2.2",
    ),
    "patch": (
        "O .w 6.6 2.6 3.4 3.6",
        "O .e 6.4 2.8 2.2 2.8",
        "O .k 6.4 3 1.2 1.8",
        "k k 2 -1.6 12 -2.6 11 6 6 8.6 2.4 5",
        "l k 1.2 -15 -9 3 -1 16 0",
        "L H 1.6 2.6 -4.6 11 -5.4",
    ),
    "woozy": ("O .w 6.6 2.6 3.8 3.8", "O .k 6 3.6 1.3 1.3", "L H 2 2.6 -4.4 7 -5.4 11.6 -2.4", "o r 0 7.4 3.4 3"),
}

MOUTHS: dict[str, Lines] = {
    "smile": ("l k 1.3 -4.6 10.6 0 13 4.6 10.6", "l F 1.1 0 5 1.2 7.4 -.4 7.8"),
    "grin": ("c .w -6 10 0 11 6 10 4 14.4 0 15.4 -4 14.4", "l k 1.2 -6 10 0 11 6 10", "l F 1.1 0 5 1.2 7.4 -.4 7.8"),
    "small": ("l k 1.2 -2.4 12 0 12.8 2.4 12", "l F 1 0 6.4 .6 7.8"),
    "lips": ("c .r -3.4 12 -1.2 10.8 0 11.6 1.2 10.8 3.4 12 0 14.6", "l F 1 0 6 .8 7.6"),
    "frown": ("l k 1.4 -4.4 13.4 0 11.6 4.4 13.4", "l F 1.1 0 5 1.4 8 -.4 8.4"),
    "shout": ("c .k -4.6 10 4.6 10 3 16 0 17 -3 16", "c .r -2.4 14.4 0 13.4 2.4 14.4 0 16.4"),
    "moustache": ("p h 0 9! 5 8 11 12! 6 14 0 12!", "l k 1.2 -3 15 0 16 3 15"),
    "beard": (
        "c h -13 8! -8 10 0 8 8 10 13 8! 11 22 0 32 -11 22",
        "c .r -3 13 0 12 3 13 0 15",
        "p h 0 8.4! 6 8 11 11! 5 12.4 0 11",
    ),
    "stubble": ("c .F -10 10 0 8 10 10 8 18 0 21 -8 18", "l k 1.4 -4 13 0 14 4 12.4"),
    "smirk": ("l k 1.4 -3 12 1 13 5.4 10", "l F 1.1 0 5 1.2 7.4 -.4 7.8"),
}

# `>`: in front of the face
HAIRS: dict[str, Lines] = {
    "tuft": (
        "c h -17 4 -19 -12 -8 -25 8 -25 19 -12 17 4",
        ">c h -16 4 -18 -9 -10 -20 0 -23 -1 -37! 7 -24 12 -20 18 -9 16 4 12 -5! 8 -11! 3 -4! -1 -11! -6 -4! -11 -10!",
    ),
    "spikes": (
        ">c h -16 3 -22 -12! -16 -15 -19 -28! -8 -22 -2 -35! 4 -22 17 -30! 15 -16 23 -12! 16 3 12 -7 4 -5! 1 "
        "-12 -5 -5! -11 -8",
    ),
    "crop": (">c h -16 2 -18 -12 -9 -23 9 -23 18 -12 16 2 13 -8 6 -12 -6 -12 -13 -8",),
    "quiff": (">c h -15 2 -18 -14 -8 -24 8 -37 24 -30 20 -18 17 -12 15 2 11 -10 0 -13 -11 -10",),
    "swept": (">c h -16 3 -19 -14 -6 -25 12 -24 20 -10 16 4 14 -6 4 -12 -9 -6! -6 -11 -13 -6",),
    "bob": (
        "c h -19 10 -21 -8 -12 -24 12 -24 21 -8 19 10 16 16 -16 16",
        ">c h -17 6 -19 -10 -8 -23 8 -23 19 -10 17 6 14 -6 6 -6 1 -12 -5 -6 -13 -6",
    ),
    "long": (
        "c h -16 -16 -23 6 -25 40 -10 46 10 46 25 40 23 6 16 -16 0 -25",
        ">c h -17 10 -19 -10 -7 -23 8 -23 19 -10 17 10 13 -5 3 -13 -13 -4",
    ),
    "waves": (
        "p h 4 -22 20 -18 24 -2 20 10 28 20 22 34 30 44! 14 46 10 0",
        ">c h -17 8 -19 -10 -8 -24 8 -24 19 -10 17 8 14 -4 8 -9 0 -15 -8 -9 -14 -4",
    ),
    "tails": (
        "p h 12 -14 26 -20 35 -6 30 14 36 32! 24 24 20 2",
        ">c h -17 4 -18 -12 -8 -23 8 -23 18 -12 17 4 12 -6 5 -5 0 -12 -5 -5 -12 -6",
        ">O a 17 -14 3.4 3.4",
    ),
    "pony": (
        "c h 4 -18 22 -30 34 -18 30 6 36 26! 24 18 22 0 14 -10",
        ">c h -16 4 -18 -12 -8 -23 8 -23 18 -12 16 4 13 -7 -2 -14 -12 -6",
        ">o a 15 -20 4 4",
    ),
    "bun": (
        "o h 0 -28 10 9",
        ">c h -16 5 -18 -11 -8 -23 8 -23 18 -11 16 5 12 -9 0 -14 -12 -9",
        ">l a 1.6 -13 -34 13 -22",
    ),
    "two_buns": (
        "O h 15 -22 8 8",
        ">c h -17 5 -18 -11 -8 -22 8 -22 18 -11 17 5 13 -6 5 -5 0 -11 -5 -5 -13 -6",
        ">L a 1.4 9 -16 16 -15",
    ),
    "braids": (
        "p h 14 4 20 10 16 17 21 24 17 31 22 38 20 46! 10 40 12 8",
        ">c h -17 8 -19 -10 -8 -23 8 -23 19 -10 17 8 14 -5 0 -15 -14 -5",
        ">O a 19 44 3 2.4",
    ),
    "wild": (
        "c h -18 12 -32 14! -24 2 -36 -6! -24 -12 -30 -28! -14 -22 -10 -38! 0 -26 12 -38! 14 -22 30 -28! 24 "
        "-12 36 -6! 24 2 32 14! 18 12",
        ">c h -15 -2 -14 -16 0 -21 14 -16 15 -2 8 -12 0 -8! -8 -12",
    ),
    "bald": ("p h 13 -4 20 -8 22 4 16 12", ">l w 1.2 -8 -13 -3 -15.6"),
    "shaved": (">l w 1.3 -8 -13 -3 -15.6", ">O F 0 -11 1 1"),
    "topknot": (
        "c h -4 -18 -7 -28 -2 -36 10 -38! 8 -28 6 -18",
        ">c h -15 0 -16 -12 -8 -20 8 -20 16 -12 15 0 11 -11 0 -13 -11 -11",
        ">k a -5 -20 6 -20 6 -23 -5 -23",
    ),
    "mane": (
        "c h -17 16 -26 20! -22 4 -27 -10 -16 -26 16 -26 27 -10 22 4 26 20! 17 16",
        ">c h -16 4 -17 -12 0 -22 17 -12 16 4 11 -8 5 -13! -6 -6! -6 -13 -12 -6",
    ),
    "curls": ("O h 17 -4 7 7", "O h 15 8 6 6", ">O h 13 -15 7.4 7.4", ">o h 0 -20 9 8", ">O h 6 -12 5 4.4"),
    "veil": (
        "c h -17 -14 -22 8 -22 44 22 44 22 8 17 -14 0 -24",
        ">k h -16 -16 0 -23 16 -16 17 4 13 4 12 -6 -12 -6 -13 4 -17 4",
    ),
    "none": (),
}

EXTRAS: dict[str, Lines] = {
    "cap": (">c a -17 -7 -17 -20 -8 -29 8 -29 17 -20 17 -7 0 -11", ">c v -17 -8 0 -13 22 -10 31 -4 24 0 4 -7"),
    "beret": (">c a -19 -10 -24 -20 -12 -31 10 -30 22 -20 17 -9 0 -14", ">o v 2 -31 2.4 2.4"),
    "bandana": (">c a -17 -8 0 -13 17 -8 17 -14 0 -19 -17 -14", "p a 16 -12 27 -14 30 -4! 22 -6 25 2! 16 -6"),
    "ribbon": (">p a 8 -22 18 -32 24 -20 12 -18", ">o v 10 -22 3 3"),
    "big_ribbon": ("p a 0 -24 16 -40 26 -28 20 -16 4 -20", ">o a 0 -24 4.6 4.6"),
    "headphones": (">l t 2.4 -18 0 -19 -16 0 -27 19 -16 18 0", ">O a 18.6 2 5 7"),
    "goggles": (">l k 2 -17 -12 0 -16 17 -12", ">O t 7 -14.6 6 5.4", ">O .c 7 -14.6 4 3.6", ">O .w 5.6 -16 1.2 1"),
    "camera": (
        ">k k -11 36 11 36 11 50 -11 50",
        ">o t 0 43 5.4 5.4",
        ">o .c 0 43 3.4 3.4",
        ">k .w 5 37.4 9 37.4 9 39.6 5 39.6",
        "L k 1.6 8 20 11 36",
    ),
    "tophat": (
        ">k k -14 -14 -16 -40 16 -40 14 -14",
        ">c k -26 -11 0 -18 26 -11 0 -8",
        ">k a -14.4 -18 -15 -24 15 -24 14.4 -18",
    ),
    "hood": (
        "c c -27 32 -27 -8 -16 -28 0 -35 16 -28 27 -8 27 32",
        "c k -19 26 -20 -8 -11 -22 0 -25 11 -22 20 -8 19 26",
    ),
    "ninja": (
        ">c c -17 6 0 11 17 6 13 19 0 24 -13 19",
        ">c c -17 -6 0 -9 17 -6 18 -14 0 -24 -18 -14",
        ">k t -8 -18 8 -18 7 -11 -7 -11",
    ),
    "feelers": (
        "L k 2 6 -22 12 -38",
        "O a 12.4 -40 4.4 4.4",
        ">c c -18 10 -20 -10 -10 -25 10 -25 20 -10 18 10 14 -4! 8 -12 -8 -12 -14 -4!",
    ),
    "crown": (">k g -13 -16 -16 -34 -8 -26 0 -38 8 -26 16 -34 13 -16", ">O .r 8 -20 1.6 1.6", ">o .c 0 -22 2.2 2.2"),
    "tiara": (">c g -13 -16 0 -22 13 -16 0 -19", ">k g -5 -19 0 -29 5 -19", ">o *a 0 -22 2.2 2.2"),
    "band": (">c a -17 -9 0 -14 17 -9 17 -13 0 -18 -17 -13",),
    "flower": (
        ">O a 14 -20 3.4 3.4",
        ">o a 14 -25 3.4 3.4",
        ">o a 19 -20 3.4 3.4",
        ">o a 9 -21 3.4 3.4",
        ">o g 14 -20.6 2.6 2.6",
    ),
    "officer": (
        ">c v -19 -10 -23 -24 0 -33 23 -24 19 -10 0 -15",
        ">c k -18 -9 0 -15 18 -9 21 -3 0 -8 -21 -3",
        ">k g 0 -28 2 -24 6 -24 3 -21 4 -17 0 -19 -4 -17 -3 -21 -6 -24 -2 -24",
    ),
    "scarf": (">c a -16 20 0 25 16 20 18 28 0 34 -18 28", "c a 12 26 30 24 44 34! 38 40 40 48! 20 38"),
    "scar": (">l F 1.4 6 -6 10 10", ">l F 1.2 6 0 10 -1"),
    "beads": (">O u 15 25 3 3", ">O u 10 31 3 3", ">O u 4 35 3 3"),
    "earrings": (">O g 15.6 11 2 2.6",),
    "whistle": (">l r 1.4 -12 24 0 44 12 24", ">c t -4 43 6 43 8 48 0 50 -5 47"),
    "antenna": ("l t 1.6 14 -18 22 -38", "o *a 22.4 -39 3 3"),
    "sash": (">k a -22 26 -16 22 18 62 10 66",),
    "plaster": (">k i -4 -1 4 -3 4.6 .4 -3.4 2.4",),
}

CLOTHES: dict[str, Lines] = {
    "shirt": ("c c -6 18! 6 18! 10 26 28 30 33 62 -33 62 -28 30 -10 26", "p v 0 30! 6 22 14 26 8 38"),
    "tee": (
        "c c -7 20! 0 26 7 20! 12 25 28 29 33 62 -33 62 -28 29 -12 25",
        "c v -12 24 0 33 12 24 8 22 0 28 -8 22",
        "k a 0 38 3 44 9 44 4.4 48 6 54 0 50 -6 54 -4.4 48 -9 44 -3 44",
    ),
    "jacket": (
        "c v -8 20! 8 20! 12 62 -12 62",
        "p c 7 19! 12 25 29 29 34 62! 6 62! 4 36",
        "p C 7 20! 14 25 12 38! 5 34",
    ),
    "suit": (
        "k w -8 20 8 20 5 62 -5 62",
        "k a -2.4 30 2.4 30 4 50 0 55 -4 50",
        "p c 7 20! 13 24 30 29 35 62! 3 62! 3 46",
        "p C 7 21! 14 25 13 34! 3 46!",
    ),
    "labcoat": (
        "k c -8 20 8 20 5 62 -5 62",
        "k a -2 30 2 30 3.4 48 0 53 -3.4 48",
        "p w 7 20! 13 24 31 29 36 62! 4 62! 3 46",
        "p i 7 21! 15 25 14 36! 3 46!",
        "k t 14 44 22 44 22 46 14 46",
    ),
    "collar": (
        "c c -9 22! 9 22! 14 26 30 30 35 62 -35 62 -30 30 -14 26",
        "k C -9 20 9 20 10 29 -10 29",
        "l g 1.2 0 30 0 62",
        "o g 0 36 1.8 1.8",
        "o g 0 46 1.8 1.8",
    ),
    "sailor": (
        "c c -7 20! 7 20! 11 26 27 30 31 62 -31 62 -27 30 -11 26",
        "p v 6 20! 22 27 22 40 10 42 0 36!",
        "p a 0 37! 9 33 10 43",
        "o a 0 38 2.6 2.6",
    ),
    "dress": (
        "c f -6 18! 6 18! 10 26 24 30 20 40 -20 40 -24 30 -10 26",
        "c c -20 34 -8 38 0 36 8 38 20 34 28 62 -28 62",
        "O v 23 33 7 6",
        "o g 0 30 2 2",
        "l g .9 -9 25 0 30 9 25",
    ),
    "kimono": (
        "c c -8 20! 8 20! 14 26 31 30 36 62 -36 62 -31 30 -14 26",
        "k v 8 19 13 24 -6 52 -12 62 -17 62 3 36",
        "k v -8 19 -13 24 2 46 6 40",
    ),
    "cape": (
        "k w -7 20 7 20 5 62 -5 62",
        "p c 6 22! 20 24 36 34 40 62! 5 62! 3 40",
        "p v 6 18! 24 8! 20 26 8 32",
        "o g 0 26 3 3",
    ),
    "bodysuit": (
        "c c -8 19! 8 19! 13 26 28 30 32 62 -32 62 -28 30 -13 26",
        "k a 0 34 8 40 5 50 -5 50 -8 40",
        "k v 0 37 5 41 3 47 -3 47 -5 41",
    ),
    "jersey": (
        "c c -8 20! 8 20! 12 26 29 30 33 62 -33 62 -29 30 -12 26",
        "L w 2 20 28 26 60",
        "c v -9 20 0 24 9 20 10 28 0 31 -10 28",
        "l w 1.2 0 30 0 62",
    ),
    "overall": (
        "c v -7 20! 7 20! 12 25 28 30 33 62 -33 62 -28 30 -12 25",
        "k c -12 36 12 36 14 62 -14 62",
        "q c 9 24 14 25 12 38 8 38",
        "O g 10 38 1.6 1.6",
    ),
    "armour": (
        "k c -12 22 12 22 30 30 34 62 -34 62 -30 30",
        "p v 12 22! 30 26 38 42! 22 40 14 34",
        "k a 0 30 7 38 0 50 -7 38",
    ),
    "robe": ("c c -10 20! 10 20! 16 25 33 32 38 62 -38 62 -33 32 -16 25", "k v -9 20 -3 62 3 62 9 20 4 18 0 34 -4 18"),
    "stripes": (
        "k w -8 20 8 20 5 62 -5 62",
        "k k -5 28 -12 24 -12 33 -5 30 5 30 12 33 12 24 5 28",
        "p c 7 20! 13 24 30 29 35 62! 6 62! 8 40",
        "L w 1.6 16 28 18 62",
        "L w 1.6 24 29 28 62",
    ),
}

_TABLE = """
ikki | youth open smile | tuft | none | tee | f6cfa6 3a2a22 c8402e f2e8d0 f0b43c 6a4322 | 1f5a8a
arika | youth bright grin | bob | camera ribbon | shirt | f8d6b4 c8702e f0b43c fff6e0 d8402e 4a7a3a | 8a3a5a
karin | youth calm smile | waves | big_ribbon | dress | fbe2c8 e8c060 f2b8cc fff2f4 d84a7a 5a8ac8 | 4a7ac0
koji | youth keen smirk | swept | none | suit | f4cfa8 5a3a8a 2f4f9c e8e4da c83232 4a3a8a | 3a3a7a
hikaru | grown stern smile | spikes | goggles | jacket | eec49a 8a4a22 2f6a4a e8dcc0 c8702e 4a7a4a | 2a6a5a
kikuhime | youth keen shout | bun | earrings | sailor | f4cca4 2a2430 f2efe6 3a4a8c d83a3a 8a3a3a | 8a2a3a
iwanoi | child merry grin | crop | cap | overall | f2c89c 4a2e1e 2f6ab0 e8d8a8 d84a2e 4a3222 | 7a4a1e
kagamiyama | plump calm small | bald | plaster | jersey | f0c498 2a2024 3a7a5a f2e8d0 e0a03a 3a2a22 | 2a5a4a
retort | grown mask smirk | swept | tophat | cape | f4d0b0 2a2430 6a1f34 c83a52 e0b43c 4a2a3a | 4a1a34
lady_retort | grown lady_mask lips | waves | flower | cape | f8dcc4 7a2a4a 4a2a6a a84a8a e8508a 5a3a9a | 3a1a4a
dr_medarot | grown rounds beard | bald | none | labcoat | f4cfa8 f0ece2 5a7a9c e8e4da c8502e 4a4a5a | 2a5a7a
nae | grown specs smile | pony | none | labcoat | f8d8bc 3a5a4a e89ab0 fff2ec 5fb08a 3a6a4a | 3a7a6a
rintaro | child open grin | tuft | headphones | jersey | f4cca0 6a4a2a e0802e f6e8d0 3a7ac0 5a4a2a | a85a1e
hebereke | grown woozy grin | wild | none | labcoat | f0c0a0 e8e6e0 7a5a8a e8e4da 8a3a5a 4a3a4a | 5a3a6a
shiokara | square shades frown | none | feelers | bodysuit | eec49c 2a2430 2c2c38 e8e4da e0b43c 2a2a2a | 6a5a1e
surume | youth shades lips | none | feelers | bodysuit | f6d0b0 8a2a4a 6a2a5a f2d8e4 f08ab0 2a2a2a | 7a2a5a
sakekaasu | plump shades grin | none | feelers | bodysuit | f0c8a0 2a2430 2a4a6a dce8f0 7fd6ff 2a2a2a | 1f4a6a
sarami | child shades small | none | feelers | bodysuit | f8d4b0 2a2430 8a3a22 f2dcc4 ff9a4a 2a2a2a | 8a3a1e
milky | youth bright lips | tails | antenna | dress | fbe0cc f0a8c8 c8e0f4 f08ab8 ff7ad0 8a4ac0 | 6a4a9a
kasumi | youth calm smile | long | band | kimono | fae0c8 5a4a8a 8a7ac8 f2e4f0 d8a83c 5a4a9a | 4a3f8a
niwaka | child merry shout | spikes | bandana | tee | f0c090 2a2a2a 3a8a6a f2e8d0 e8b03a 3a2a22 | 2a6a3a
ginkai | square calm small | shaved | beads | robe | ecc090 2a2430 d8802e 6a3a1e b84a2e 3a2a22 | 8a5a1e
victor | square patch frown | crop | officer | collar | f0c8a4 8a8a92 4a5a48 5a6a52 c8a84a 4a6a8a | 3f4a2a
mr_uruchi | grown merry moustache | crop | whistle | stripes | f2cca4 3a2a22 24242c f2efe6 c83232 3a2a22 | 2a2a3a
kirara | youth bright grin | two_buns | none | jersey | f8d6b0 e87a5a f0c84a fff4e0 e8508a 4a8a5a | c87a2a
yuuki | youth stern smile | mane | crown | armour | f4cfac c89a3a 3a5ac0 c8a84a d83a3a 3a5ac0 | 2a3a7a
paddy | plump merry grin | curls | scarf | overall | f8d0a8 e06a2a 4a7ac0 f2e4c8 c8402e 3a6a3a | 2a6a8a
hachiro | child open frown | crop | headphones band | shirt | f0c498 2a2a3a 8a5ac0 f2e8f4 f0b43c 3a2a4a | 5a3a7a
kokuen | grown keen small | spikes | ninja | kimono | e8bc92 1e1c24 24242e 8a2a2a e0503a c83a2a | 5a1a1a
hakuma | grown keen small | long | ninja | kimono | f2d4b8 f0eee8 e4e2dc 4a6a9c 7fc8e8 3a7ac0 | 3a6a8a
shuri | youth stern smile | pony | bandana | kimono | f6d0a8 8a2a2a c83a3a f2e4d0 f0b43c 7a3a2a | 8a2a22
mizuchi | grown calm small | veil | tiara | robe | f4dcc8 2a5a7a 2f7a9c dff0f4 6fe3ff 2f7a9c | 1a5a6a
orochi | square stern frown | topknot | scar | armour | e4b48a 24202a 4a3a5a 8a8a9a c83a4a 6a2a3a | 3a2a4a
akagane | square stern stubble | crop | goggles band | overall | dca878 8a3a1e b8642e e8d0a0 8a4a22 4a3222 | 8a4a1e
tamao | youth bright smile | braids | beret | shirt | fadcc0 9a5a3a 5fa88a fff6e4 c83a5a 5a7a3a | 3a7a4a
yukie | grown calm lips | bob | earrings scarf | suit | fbe4d4 4a3a5a 7a8ac0 e8eaf4 8a9ae0 4a5a9a | 4a5a8a
"""


@frozen
class Person:
    """What somebody looks like: parts by name; skin, hair, cloth, other cloth, accent, eyes; the ground behind."""

    head: str
    gaze: str
    mouth: str
    hair: str
    extras: tuple[str, ...]
    clothes: str
    tints: tuple[str, ...]
    ground: str


def _read(line: str) -> tuple[str, Person]:
    key, face, hair, extras, clothes, tints, ground = (part.strip() for part in line.split("|"))
    head, gaze, mouth = face.split()
    worn = tuple(extra for extra in extras.split() if extra != "none")
    dyes = tuple(f"#{tint}" for tint in tints.split())
    return key, Person(head, gaze, mouth, hair, worn, clothes, dyes, f"#{ground}")


PERSONS: dict[str, Person] = dict(_read(line) for line in _TABLE.strip().splitlines())
