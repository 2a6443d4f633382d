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
    y: float = 0.0
    size: float = 1.0
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
    "PR161": Scene(
        "mint",
        "woods",
        (
            Put("bigpaw", 4, 3, 1.0),
            Put("butterfly", -30, -14, 0.6),
            Put("bunny", -34, 3, 0.5),
            Put("hedge", 40, 4, 0.6),
        ),
    ),
    "PR162": Scene(
        "snow",
        "peaks",
        (
            Put("snowpine", -44, 2, 0.8),
            Put("snowpine", -36, 5, 1.0),
            Put("slide", 2, -2, 0.95),
            Put("snowpine", 40, 4, 0.9),
            Put("cottage", 33, 6, 0.5),
        ),
    ),
    "PR163": Scene(
        "ember",
        "room",
        (
            Put("stove", 0, 4, 0.95),
            Put("pot", -30, 3, 0.7),
            Put("smoke", 4, -30, 0.7),
            Put("loaf", 30, 5, 0.8),
            Put("cupcake", 38, 5, 0.5),
        ),
    ),
    "PR164": Scene(
        "day",
        "meadow",
        (
            Put("fence", -26, 0, 1.0),
            Put("fence", 26, 0, 1.0),
            *_row("hop", (-22, -12, 0.7), (6, -4, 0.9), (30, -10, 0.6)),
            Put("bunny", -40, 6, 0.6),
        ),
    ),
    "PR165": Scene(
        "gold",
        "desert",
        (
            Put("smoke", 40, 2, 1.0),
            Put("smoke", 50, 4, 0.8),
            *_row("hop", (30, -4, 0.6)),
            Put("hop", 16, 2, 0.8),
            Put("hop", -4, -3, 0.9),
            Put("hop", -26, 3, 1.0),
            Put("lines", 66, 4, 0.6),
        ),
    ),
    "PR166": Scene(
        "dusk",
        "orchard",
        (
            Put("apples", -42, 2, 0.9),
            Put("apples", 42, 2, 1.0),
            Put("sprite", -18, -14, 0.7),
            Put("sprite2", 4, -8, 1.0),
            Put("sprite3", 24, -18, 0.8),
            Put("sprite", 20, 1, 0.5),
            Put("sprite2", -30, -24, 0.4),
        ),
    ),
    "PR167": Scene(
        "storm",
        "hills",
        (
            Put("sun", 6, -22, 0.9),
            Put("dark", -32, -14, 1.0),
            Put("dark", 38, -16, 0.9),
            Put("cloud", -4, -4, 0.5),
            Put("house", -10, 6, 0.4),
            Put("cottage", 16, 7, 0.4),
        ),
    ),
    "PR168": Scene(
        "day",
        "sky",
        (
            Put("cloud", -34, -8, 0.9),
            Put("burst", -4, -14, 1.1),
            Put("cloud", 34, -10, 0.8),
            Put("burst", 26, -22, 0.5),
            Put("cloud", 8, 3, 0.6),
            Put("burst", -24, -24, 0.4),
        ),
    ),
    "PR169": Scene(
        "rose",
        "room",
        (
            Put("crib", -14, 3, 1.0),
            Put("blocks", 22, 4, 1.0),
            Put("doll", 42, 4, 0.7),
            Put("ball", -42, 5, 0.8),
            Put("bird", -24, -19, 0.4),
        ),
    ),
    "PR170": Scene(
        "violet",
        "room",
        (
            Put("dress", -28, 0, 0.85),
            Put("dress2", 0, 0, 0.9),
            Put("outfit", 28, -1, 0.8),
            Put("parcel", -48, 5, 0.5),
            Put("tape", 48, 6, 0.7),
        ),
    ),
    "PR171": Scene(
        "storm",
        "sea",
        (
            Put("funnel", 4, 2, 0.9),
            Put("bird", -30, -20, 0.7),
            Put("bird", 34, -24, 0.6, True),
            Put("wings", -34, -2, 0.3),
            Put("cloud", 44, -18, 0.5),
        ),
    ),
    "PR172": Scene(
        "gloom",
        "meadow",
        (Put("pants", 0, 2, 1.0), Put("tree", -32, 2, 1.1), Put("tree", 34, 2, 1.2), Put("dark", -22, -24, 0.4)),
    ),
    "PR173": Scene(
        "mint",
        "orchard",
        (
            Put("apples", -40, 1, 1.0),
            Put("caterpillar", -10, 4, 1.0),
            Put("caterpillar", 24, -3, 0.8),
            Put("apple", 44, 5, 0.5),
            Put("apple", 2, -12, 0.3),
            Put("caterpillar", 40, -16, 0.4),
        ),
    ),
    "PR174": Scene(
        "gold",
        "room",
        (
            Put("wheel", -16, 3, 0.9),
            Put("hammer", 10, 4, 0.8),
            Put("spring", 28, 4, 0.8),
            Put("cog", 42, 4, 0.6),
            Put("pot", -42, 4, 0.6),
        ),
    ),
    "PR175": Scene(
        "violet",
        "library",
        (
            Put("books", -32, 4, 0.9),
            Put("question", 2, 0, 0.9),
            Put("books", 34, 4, 0.8, True),
            Put("candle", 20, 5, 0.6),
            Put("scroll", -14, 6, 0.4),
        ),
    ),
    "PR176": Scene(
        "storm",
        "desert",
        (
            Put("twister", 6, 4, 0.9),
            Put("house", -26, -18, 0.5),
            Put("fence", -40, 4, 0.8),
            Put("cottage", 40, 4, 0.7),
            Put("cart", 32, -22, 0.35),
        ),
    ),
    "PR177": Scene(
        "night",
        "lab",
        (
            Put("coil", -22, 4, 1.0),
            Put("coil", 24, 4, 1.0, True),
            Put("flask", 0, 4, 0.9),
            Put("swirl", 0, -20, 0.6),
            Put("flask", 44, 5, 0.5),
            Put("books", -46, 5, 0.5),
        ),
    ),
    "PR178": Scene(
        "night",
        "woods",
        (
            Put("dead", -34, 4, 1.2),
            Put("dead", 38, 4, 1.3, True),
            Put("eyes", -14, -12, 0.9),
            Put("eyes", 12, -20, 0.6),
            Put("eyes", 26, -6, 0.7),
            Put("lantern", 0, 6, 0.4),
        ),
    ),
    "PR179": Scene(
        "day",
        "stage",
        (
            Put("podium", 0, 4, 1.0),
            Put("bunny", 0, -12, 0.6),
            Put("turtle", -17, -6, 0.6),
            Put("duckling", 16, -3, 0.7),
            Put("bird", 40, -16, 0.5),
            Put("balloons", -44, 4, 0.7),
            Put("balloons", 44, 4, 0.7),
        ),
    ),
    "PR180": Scene(
        "gloom",
        "town",
        (
            Put("newspaper", -20, 5, 0.9),
            Put("mask", 16, 4, 0.9),
            Put("question", 42, 4, 0.6),
            Put("quill", -44, 4, 0.6),
        ),
    ),
    "PR181": Scene(
        "rose",
        "woods",
        (
            Put("pool", 0, 3, 1.0),
            Put("ponies", -20, -1, 0.8),
            Put("ponies", 14, -1, 0.8),
            Put("ponies", 40, 5, 0.5),
            Put("ponies", -46, 4, 0.5),
            Put("moon", 0, -26, 0.6),
        ),
    ),
    "PR182": Scene(
        "night",
        "tower",
        (
            Put("telescope", -24, 4, 0.9),
            Put("clock", 10, 4, 0.8),
            Put("checklist", 34, 5, 0.7),
            Put("clock", 48, -14, 0.35),
            Put("moon", -2, -26, 0.6),
        ),
    ),
    "PR183": Scene(
        "ember", "hedge", (Put("minotaur", 0, 6, 0.75), Put("hedge", -32, 6, 1.1), Put("hedge", 34, 6, 1.1))
    ),
    "PR184": Scene(
        "mint",
        "swamp",
        (
            Put("pot", -12, -16, 0.7),
            Put("anvil", 14, -14, 0.7),
            Put("frog", -34, 4, 0.9),
            Put("frog", 34, 5, 0.8),
            Put("frog", 4, 5, 0.6),
            Put("lines", 20, -6, 0.3),
        ),
    ),
    "PR185": Scene(
        "day",
        "stage",
        (
            Put("stands", -32, 2, 1.0),
            Put("stands", 32, 2, 1.0, True),
            Put("trophy", 0, 4, 0.8),
            Put("confetti", 0, -14, 1.2),
            Put("doll", -16, 6, 0.5),
        ),
    ),
    "PR186": Scene(
        "violet",
        "room",
        (
            Put("tophat", -30, 3, 0.7),
            Put("cake", -2, 4, 0.8),
            Put("outfit", 28, 3, 0.8),
            Put("teacup", 46, 5, 0.6),
            Put("candle", -16, 4, 0.6),
            Put("candle", 14, 4, 0.6),
        ),
    ),
    "PR187": Scene(
        "gloom",
        "town",
        (
            Put("cottage", -30, 3, 1.0),
            Put("house", 30, 3, 1.0),
            Put("sprite", -10, -10, 0.8),
            Put("sprite3", 8, -18, 0.6),
            Put("sprite2", 16, -2, 0.9),
            Put("sprite", 40, -24, 0.5),
            Put("sprite3", -38, -20, 0.6),
            Put("sprite2", -22, 4, 0.5),
        ),
    ),
    "PR188": Scene(
        "dusk",
        "room",
        (
            Put("bottle", 0, 5, 1.1),
            Put("tree", -19, 2, 0.6),
            Put("cottage", -8, 3, 0.62),
            Put("tower", 4, 3, 0.58),
            Put("house", 14, 3, 0.56),
            Put("books", -46, 5, 0.5),
        ),
    ),
    "PR189": Scene(
        "dusk",
        "farm",
        (
            Put("ruin", 0, 4, 1.1),
            Put("smoke", -14, 0, 0.8),
            Put("hammer", -34, 5, 0.7),
            Put("fence", 40, 4, 0.7),
            Put("apples", 46, 1, 0.7),
        ),
    ),
    "PR190": Scene(
        "gold",
        "slope",
        (
            Put("cart", -2, -3, 1.0),
            Put("lines", 2, -4, 0.8),
            Put("apple", 30, 4, 0.35),
            Put("apple", 38, 6, 0.3),
            Put("fence", 46, 5, 0.7),
        ),
    ),
    "PR191": Scene(
        "gold",
        "orchard",
        (
            Put("barn", -26, 2, 0.9),
            Put("machine", 14, 4, 0.9),
            Put("apples", 42, 1, 1.0),
            Put("apples", -48, 3, 0.8),
            Put("apple", 32, 6, 0.3),
        ),
    ),
    "PR192": Scene(
        "day",
        "hills",
        (
            Put("parcel", -30, 4, 0.8),
            Put("letter", -4, -4, 0.8),
            Put("wings", -4, -12, 0.4),
            Put("letter", 26, -18, 0.5),
            Put("parcel", 34, 5, 0.7),
            Put("wings", 26, -22, 0.24),
            Put("cottage", 48, 3, 0.5),
        ),
    ),
    "PR193": Scene(
        "night",
        "cave",
        (
            Put("cave", 24, 3, 0.9),
            Put("cage", -16, 5, 0.85),
            Put("eyes", 24, -6, 0.8),
            Put("gem", -38, 5, 0.7),
            Put("lantern", 2, 6, 0.5),
            Put("shovel", 46, 4, 0.6),
        ),
    ),
    "PR194": Scene(
        "mint",
        "meadow",
        (
            Put("sign", -24, 3, 1.0),
            Put("duckling", -6, 4, 0.8),
            Put("duckling", 8, 5, 0.7),
            Put("duckling", 20, 4, 0.65),
            Put("bunny", 34, 4, 0.6),
            Put("turtle", 46, 5, 0.5),
            Put("tree", -44, 1, 1.0),
        ),
    ),
    "PR195": Scene(
        "rose",
        "hills",
        (Put("doll", 0, 4, 1.1), Put("hearts", 2, -12, 0.9), Put("ponies", -34, 5, 0.7), Put("ponies", 30, 5, 0.7)),
    ),
    "PR196": Scene(
        "snow",
        "thaw",
        (
            Put("snowman", -24, 3, 0.9),
            Put("plow", 6, 4, 0.9),
            Put("sprouts", 34, 4, 0.9),
            Put("sun", 34, -22, 0.7),
            Put("snowpine", -44, 2, 1.0),
            Put("bird", 18, -20, 0.5),
        ),
    ),
    "MT108": Scene(
        "blood",
        "town",
        (
            Put("giant", 0, 2, 0.8),
            Put("castle", -28, 6, 0.6),
            Put("tower", 26, 6, 0.7),
            Put("cottage", 38, 7, 0.5),
            Put("bolt", 22, -18, 0.6),
        ),
    ),
    "DE110": Scene(
        "gold",
        "stage",
        (
            Put("stands", -30, 0, 0.9),
            Put("hoop", 24, 3, 0.9),
            Put("ball", -2, -12, 0.8),
            Put("lines", 0, -6, 0.5),
            Put("basket", -22, 6, 0.6),
        ),
    ),
    "SB117": Scene(
        "deep",
        "reef",
        (
            Put("shellcastle", -12, 3, 0.9),
            Put("clam", 22, 4, 0.8),
            Put("bubbles", 34, 0, 0.9),
            Put("bubbles", -34, -2, 1.0),
            Put("bubbles", 6, -16, 0.6),
        ),
    ),
}
