"""Who is on a card: the figure of a Mane or a Friend."""

from __future__ import annotations

import colorsys
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.rules.pony.cards import Friend, Mane
from game.ui.art.paint import Dice
from game.ui.art.palette import hx, mix
from game.ui.faces.kit.curves import placed
from game.ui.faces.kit.forge import Figure
from game.ui.faces.kit.forge import Part as Piece
from game.ui.faces.pony.borrowed import with_borrowed
from game.ui.faces.pony.cast import CARDS, CAST, Part, Turn
from game.ui.faces.pony.critters import beast, kind_of
from game.ui.faces.pony.looks import ALICORN, EARTH, PEGASUS, UNICORN, ZEBRA, Look, Mark
from game.ui.faces.pony.ponies import pony

COATS = {
    "blue": "#78b4ea",
    "pink": "#f2a0c4",
    "white": "#ebe7f0",
    "purple": "#b08ede",
    "yellow": "#f8de72",
    "orange": "#f29a4c",
    "": "#aaa8b6",
    "zebra": "#d4d2da",
}
NO_TURN = Turn("")
BOOSTED = {"rear": "leap", "leap": "rear"}  # how a Mane stands that has been turned over
STYLES = ("flow", "curl", "crop", "braid", "wild", "bob", "tied", "waves", "roll", "tails")
FIGURES = ("star", "leaf", "bell", "book", "drop", "sun", "cup", "key")
KINDS = {"Alicorn": ALICORN, "Pegasus": PEGASUS, "Unicorn": UNICORN, "Zebra": ZEBRA}


def written(colour: Sequence[float]) -> str:
    """A colour as #rrggbb."""
    return "#" + "".join(f"{round(max(0, min(255, part))):02x}" for part in colour)


def turned(colour: str, hue: float, lighter: float) -> str:
    """A colour with another hue (turns of the circle) and lightness."""
    r, g, b = hx(colour)
    h, lightness, s = colorsys.rgb_to_hls(r / 255, g / 255, b / 255)
    red, green, blue = colorsys.hls_to_rgb((h + hue) % 1, max(0.1, min(0.94, lightness + lighter)), s)
    return written((red * 255, green * 255, blue * 255))


def greyed(colour: str) -> str:
    """A colour that has almost gone."""
    r, g, b = hx(colour)
    light = round(0.3 * r + 0.59 * g + 0.11 * b)
    return written(mix((r, g, b), (light, light, light), 0.84))


def part_of(name: str, number: str) -> Part:
    """The part of a character; somebody from another card file is put together by chance, always the same, and as a
    portrait says."""
    if name in CAST:
        return CAST[name]
    dice = Dice(f"pony/{name}")
    hues = [written([c * 255 for c in colorsys.hls_to_rgb(dice.unit(), 0.5, 0.7)]) for _ in range(2)]
    chance = Part(
        STYLES[int(dice.unit() * len(STYLES))],
        "open",
        hues[0],
        hues[1],
        FIGURES[int(dice.unit() * len(FIGURES))],
        pose=("stand", "walk", "trot", "proud")[int(dice.unit() * 4)],
    )
    return with_borrowed(chance, number)


def look_of(facts: Mane | Friend, boosted: bool = False) -> Look:
    """How a character looks on a card. A boosted Mane rears, wears gold and shines."""
    part, turn = part_of(facts.name.en, facts.number), CARDS.get(facts.number, NO_TURN)
    kind = next((KINDS[trait] for trait in KINDS if trait in facts.traits), EARTH)
    colour = "zebra" if kind == ZEBRA else facts.colors[0] if facts.colors else ""
    coat = part.coat or turned(COATS[colour if not turn.grey else ""], part.hue * 0.022, part.tone * 0.045)
    mane, streak = (greyed(part.mane), greyed(part.streak)) if turn.grey else (part.mane, part.streak)
    figure, around, order = (*part.mark.split(), "", "alone")[:3]
    dark = facts.name.en.startswith("Nightmare")
    look = Look(
        kind,
        coat,
        mane,
        streak,
        eye_of(facts.name.en, coat),
        Mark(figure, around, order),
        part.style,
        turn.gaze or part.gaze,
        part.head,
        turn.wings or part.wings,
        turn.pose or part.pose,
        turn.worn if facts.number in CARDS else part.worn,
        royal=kind == ALICORN,
        foal="Foal" in facts.traits,
        dark=dark,
        cloth=turn.cloth or part.cloth,
        flip=Dice(facts.number).unit() < 0.36,
    )
    if not boosted:
        return look
    pose = BOOSTED.get(look.pose, "rear")
    worn = tuple(thing for thing in look.worn if thing not in ("bags", "collar"))
    return replace(
        look, pose=pose, wings="spread", worn=(*worn, "gold"), gaze="keen" if look.gaze == "sleepy" else look.gaze
    )


def eye_of(name: str, coat: str) -> str:
    """The colour of somebody's eyes."""
    hue = (0.55, 0.33, 0.08, 0.78, 0.92, 0.47)[int(Dice(f"eye/{name}").unit() * 6)]
    return written([c * 255 for c in colorsys.hls_to_rgb(hue, 0.42, 0.72)])


@lru_cache(160)
def figure_of(facts: Mane | Friend, boosted: bool = False) -> Figure:
    """All forms of whoever is on a card, around the middle of the picture."""
    if kind_of(facts):
        return beast(facts)
    look = look_of(facts, boosted)
    if facts.name.en in PAIRS:
        return pair(facts, look)
    return flipped(pony(look)) if look.flip else pony(look)


PAIRS = {
    "Snips & Snails": ("#7ab87a", "#3a7a4a", "tails", "stool"),
    "Flim & Flam": ("#efe3b8", "#8a2a24", "buzz", "shoe"),
}


def pair(facts: Friend | Mane, look: Look) -> Figure:
    """Two of them: the second a little behind."""
    coat, mane, style, mark = PAIRS[facts.name.en]
    other = replace(look, coat=coat, mane=mane, style=style, flip=False, pose="stand", mark=Mark(mark))
    out = Figure(pony(look).inks)
    for who, dx, dy, scale, flip in ((other, 15.0, 6.0, 0.8, True), (look, -13.0, 14.0, 0.84, False)):
        out.parts += moved(pony(who), dx, dy, scale, flip).parts
    return out


def moved(figure: Figure, x: float, y: float, scale: float = 1.0, flip: bool = False) -> Figure:
    """The figure elsewhere."""
    return Figure(
        figure.inks,
        [Piece(placed(part.stroke, x, y, 0.0, scale, flip), part.colour, part.level) for part in figure.parts],
    )


def flipped(figure: Figure) -> Figure:
    """The figure, looking to the left."""
    return moved(figure, 0, 0, 1.0, True)
