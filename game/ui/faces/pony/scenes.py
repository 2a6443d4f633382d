"""What is seen on each Problem and Dilemma: the hour, the land, and the things that stand in it.

`Put(thing, x, y, size)`: x in units from the middle, y above (negative) or below the line of the ground; a scene shows
about 110 units across. `flip` mirrors a thing.
"""
from __future__ import annotations

from game.frozen import frozen


@frozen
class Put:
    """A thing in its place."""

    thing: str
    x: float
    y: float = 0.
    size: float = 1.
    flip: bool = False


@frozen
class Scene:
    """A place: its hour and land (see landscapes.py), the things in it from the far to the near ones."""

    hour: str
    land: str
    things: tuple[Put, ...]


def _row(thing: str, *spots: tuple[float, float, float]) -> tuple[Put, ...]:
    """The same thing several times, every other one mirrored."""
    return tuple(Put(thing, x, y, size, k % 2 == 1) for k, (x, y, size) in enumerate(spots))


SCENES: dict[str, Scene] = {
    "PR161": Scene("mint", "woods", (Put("bigpaw", 4, 3, 1.), Put("butterfly", -30, -14, .6), Put("bunny", -34, 3, .5),
                                     Put("hedge", 40, 4, .6))),
    "PR162": Scene("snow", "peaks", (Put("snowpine", -44, 2, .8), Put("snowpine", -36, 5, 1.), Put("slide", 2, -2, .95),
                                     Put("snowpine", 40, 4, .9), Put("cottage", 33, 6, .5))),
    "PR163": Scene("ember", "room", (Put("stove", 0, 4, .95), Put("pot", -30, 3, .7), Put("smoke", 4, -30, .7),
                                     Put("loaf", 30, 5, .8), Put("cupcake", 38, 5, .5))),
    "PR164": Scene("day", "meadow", (Put("fence", -26, 0, 1.), Put("fence", 26, 0, 1.),
                                     *_row("hop", (-22, -12, .7), (6, -4, .9), (30, -10, .6)),
                                     Put("bunny", -40, 6, .6))),
    "PR165": Scene("gold", "desert", (Put("smoke", 40, 2, 1.), Put("smoke", 50, 4, .8), *_row("hop", (30, -4, .6)),
                                      Put("hop", 16, 2, .8), Put("hop", -4, -3, .9), Put("hop", -26, 3, 1.),
                                      Put("lines", 66, 4, .6))),
    "PR166": Scene("dusk", "orchard", (Put("apples", -42, 2, .9), Put("apples", 42, 2, 1.), Put("sprite", -18, -14, .7),
                                       Put("sprite2", 4, -8, 1.), Put("sprite3", 24, -18, .8), Put("sprite", 20, 1, .5),
                                       Put("sprite2", -30, -24, .4))),
    "PR167": Scene("storm", "hills", (Put("sun", 6, -22, .9), Put("dark", -32, -14, 1.), Put("dark", 38, -16, .9),
                                      Put("cloud", -4, -4, .5), Put("house", -10, 6, .4), Put("cottage", 16, 7, .4))),
    "PR168": Scene("day", "sky", (Put("cloud", -34, -8, .9), Put("burst", -4, -14, 1.1), Put("cloud", 34, -10, .8),
                                  Put("burst", 26, -22, .5), Put("cloud", 8, 3, .6), Put("burst", -24, -24, .4))),
    "PR169": Scene("rose", "room", (Put("crib", -14, 3, 1.), Put("blocks", 22, 4, 1.), Put("doll", 42, 4, .7),
                                    Put("ball", -42, 5, .8), Put("bird", -24, -19, .4))),
    "PR170": Scene("violet", "room", (Put("dress", -28, 0, .85), Put("dress2", 0, 0, .9), Put("outfit", 28, -1, .8),
                                      Put("parcel", -48, 5, .5), Put("tape", 48, 6, .7))),
    "PR171": Scene("storm", "sea", (Put("funnel", 4, 2, .9), Put("bird", -30, -20, .7), Put("bird", 34, -24, .6, True),
                                    Put("wings", -34, -2, .3), Put("cloud", 44, -18, .5))),
    "PR172": Scene("gloom", "meadow", (Put("pants", 0, 2, 1.), Put("tree", -32, 2, 1.1), Put("tree", 34, 2, 1.2),
                                       Put("dark", -22, -24, .4))),
    "PR173": Scene("mint", "orchard", (Put("apples", -40, 1, 1.), Put("caterpillar", -10, 4, 1.),
                                       Put("caterpillar", 24, -3, .8), Put("apple", 44, 5, .5),
                                       Put("apple", 2, -12, .3), Put("caterpillar", 40, -16, .4))),
    "PR174": Scene("gold", "room", (Put("wheel", -16, 3, .9), Put("hammer", 10, 4, .8), Put("spring", 28, 4, .8),
                                    Put("cog", 42, 4, .6), Put("pot", -42, 4, .6))),
    "PR175": Scene("violet", "library", (Put("books", -32, 4, .9), Put("question", 2, 0, .9),
                                         Put("books", 34, 4, .8, True), Put("candle", 20, 5, .6),
                                         Put("scroll", -14, 6, .4))),
    "PR176": Scene("storm", "desert", (Put("twister", 6, 4, .9), Put("house", -26, -18, .5), Put("fence", -40, 4, .8),
                                       Put("cottage", 40, 4, .7), Put("cart", 32, -22, .35))),
    "PR177": Scene("night", "lab", (Put("coil", -22, 4, 1.), Put("coil", 24, 4, 1., True), Put("flask", 0, 4, .9),
                                    Put("swirl", 0, -20, .6), Put("flask", 44, 5, .5), Put("books", -46, 5, .5))),
    "PR178": Scene("night", "woods", (Put("dead", -34, 4, 1.2), Put("dead", 38, 4, 1.3, True),
                                      Put("eyes", -14, -12, .9), Put("eyes", 12, -20, .6), Put("eyes", 26, -6, .7),
                                      Put("lantern", 0, 6, .4))),
    "PR179": Scene("day", "stage", (Put("podium", 0, 4, 1.), Put("bunny", 0, -12, .6), Put("turtle", -17, -6, .6),
                                    Put("duckling", 16, -3, .7), Put("bird", 40, -16, .5), Put("balloons", -44, 4, .7),
                                    Put("balloons", 44, 4, .7))),
    "PR180": Scene("gloom", "town", (Put("newspaper", -20, 5, .9), Put("mask", 16, 4, .9), Put("question", 42, 4, .6),
                                     Put("quill", -44, 4, .6))),
    "PR181": Scene("rose", "woods", (Put("pool", 0, 3, 1.), Put("ponies", -20, -1, .8), Put("ponies", 14, -1, .8),
                                     Put("ponies", 40, 5, .5), Put("ponies", -46, 4, .5), Put("moon", 0, -26, .6))),
    "PR182": Scene("night", "tower", (Put("telescope", -24, 4, .9), Put("clock", 10, 4, .8),
                                      Put("checklist", 34, 5, .7), Put("clock", 48, -14, .35),
                                      Put("moon", -2, -26, .6))),
    "PR183": Scene("ember", "hedge", (Put("minotaur", 0, 6, .75), Put("hedge", -32, 6, 1.1), Put("hedge", 34, 6, 1.1))),
    "PR184": Scene("mint", "swamp", (Put("pot", -12, -16, .7), Put("anvil", 14, -14, .7), Put("frog", -34, 4, .9),
                                     Put("frog", 34, 5, .8), Put("frog", 4, 5, .6), Put("lines", 20, -6, .3))),
    "PR185": Scene("day", "stage", (Put("stands", -32, 2, 1.), Put("stands", 32, 2, 1., True), Put("trophy", 0, 4, .8),
                                    Put("confetti", 0, -14, 1.2), Put("doll", -16, 6, .5))),
    "PR186": Scene("violet", "room", (Put("tophat", -30, 3, .7), Put("cake", -2, 4, .8), Put("outfit", 28, 3, .8),
                                      Put("teacup", 46, 5, .6), Put("candle", -16, 4, .6), Put("candle", 14, 4, .6))),
    "PR187": Scene("gloom", "town", (Put("cottage", -30, 3, 1.), Put("house", 30, 3, 1.), Put("sprite", -10, -10, .8),
                                     Put("sprite3", 8, -18, .6), Put("sprite2", 16, -2, .9), Put("sprite", 40, -24, .5),
                                     Put("sprite3", -38, -20, .6), Put("sprite2", -22, 4, .5))),
    "PR188": Scene("dusk", "room", (Put("bottle", 0, 5, 1.1), Put("tree", -19, 2, .6), Put("cottage", -8, 3, .62),
                                    Put("tower", 4, 3, .58), Put("house", 14, 3, .56), Put("books", -46, 5, .5))),
    "PR189": Scene("dusk", "farm", (Put("ruin", 0, 4, 1.1), Put("smoke", -14, 0, .8), Put("hammer", -34, 5, .7),
                                    Put("fence", 40, 4, .7), Put("apples", 46, 1, .7))),
    "PR190": Scene("gold", "slope", (Put("cart", -2, -3, 1.), Put("lines", 2, -4, .8), Put("apple", 30, 4, .35),
                                     Put("apple", 38, 6, .3), Put("fence", 46, 5, .7))),
    "PR191": Scene("gold", "orchard", (Put("barn", -26, 2, .9), Put("machine", 14, 4, .9), Put("apples", 42, 1, 1.),
                                       Put("apples", -48, 3, .8), Put("apple", 32, 6, .3))),
    "PR192": Scene("day", "hills", (Put("parcel", -30, 4, .8), Put("letter", -4, -4, .8), Put("wings", -4, -12, .4),
                                    Put("letter", 26, -18, .5), Put("parcel", 34, 5, .7), Put("wings", 26, -22, .24),
                                    Put("cottage", 48, 3, .5))),
    "PR193": Scene("night", "cave", (Put("cave", 24, 3, .9), Put("cage", -16, 5, .85), Put("eyes", 24, -6, .8),
                                     Put("gem", -38, 5, .7), Put("lantern", 2, 6, .5), Put("shovel", 46, 4, .6))),
    "PR194": Scene("mint", "meadow", (Put("sign", -24, 3, 1.), Put("duckling", -6, 4, .8), Put("duckling", 8, 5, .7),
                                      Put("duckling", 20, 4, .65), Put("bunny", 34, 4, .6), Put("turtle", 46, 5, .5),
                                      Put("tree", -44, 1, 1.))),
    "PR195": Scene("rose", "hills", (Put("doll", 0, 4, 1.1), Put("hearts", 2, -12, .9), Put("ponies", -34, 5, .7),
                                     Put("ponies", 30, 5, .7))),
    "PR196": Scene("snow", "thaw", (Put("snowman", -24, 3, .9), Put("plow", 6, 4, .9), Put("sprouts", 34, 4, .9),
                                    Put("sun", 34, -22, .7), Put("snowpine", -44, 2, 1.), Put("bird", 18, -20, .5))),
    "MT108": Scene("blood", "town", (Put("giant", 0, 2, .8), Put("castle", -28, 6, .6), Put("tower", 26, 6, .7),
                                     Put("cottage", 38, 7, .5), Put("bolt", 22, -18, .6))),
    "DE110": Scene("gold", "stage", (Put("stands", -30, 0, .9), Put("hoop", 24, 3, .9), Put("ball", -2, -12, .8),
                                     Put("lines", 0, -6, .5), Put("basket", -22, 6, .6))),
    "SB117": Scene("deep", "reef", (Put("shellcastle", -12, 3, .9), Put("clam", 22, 4, .8), Put("bubbles", 34, 0, .9),
                                    Put("bubbles", -34, -2, 1.), Put("bubbles", 6, -16, .6))),
}
