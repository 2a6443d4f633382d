"""Who looks how: one line for each character. The coat has the colour of the card; all the rest is our own.

A line is `mane style, gaze, colours of mane and streak, mark`: the mark as `figure companion order`. No two characters
have the same figure. CARDS says how a character with several cards stands and what it wears on each of them.
"""

from __future__ import annotations

from game.frozen import frozen


@frozen
class Part:
    """The part of a character in the cast."""

    style: str
    gaze: str
    mane: str
    streak: str
    mark: str
    worn: tuple[str, ...] = ()
    pose: str = "stand"
    head: str = "usual"
    wings: str = "raised"
    cloth: str = "#c2453c"
    coat: str = ""  # instead of the usual one of its colour
    tone: int = 0  # -2 .. 2: the coat darker or lighter
    hue: int = 0  # -2 .. 2: the coat turned to neighbouring hues


@frozen
class Turn:
    """How a character stands on one of its cards."""

    pose: str
    worn: tuple[str, ...] = ()
    gaze: str = ""
    wings: str = ""
    grey: bool = False  # its colours are gone
    cloth: str = ""


CAST: dict[str, Part] = {
    # the six with several cards
    "Rainbow Dash": Part("crop", "keen", "#e8447a", "#ffd24a", "wing dot two", pose="leap", wings="spread"),
    "Applejack": Part("tied", "open", "#2f3fa8", "#7ac0f4", "sprout dot two", ("stetson",), "walk"),
    "Pinkie Pie": Part("puff", "merry", "#7a3ab4", "#ffe06a", "cupcake dot arc", (), "trot"),
    "Twilight Sparkle": Part("straight", "open", "#e2604e", "#ffd0a0", "lantern four arc", (), "proud"),
    "Rarity": Part("roll", "lash", "#1f8f9a", "#9ae8e0", "rose dot two", (), "proud", "fine"),
    "Fluttershy": Part("waves", "lash", "#3a9a58", "#b8ec9a", "tulip dot three", (), "stand", wings="folded"),
    # blue
    "Jetstream": Part(
        "slick", "keen", "#f2f6ff", "#2f6fd0", "wave dot side", ("goggles",), "leap", cloth="#2f4a8a", wings="spread"
    ),
    "Cerulean Skies": Part("flow", "lash", "#f6f0c8", "#ff9a6a", "cloud", (), "leap", wings="spread", tone=1),
    "Finish Line": Part("mop", "open", "#e04a3c", "#ffb46a", "flag", ("band",), "trot", cloth="#f2c83e"),
    "Wild Fire": Part("wild", "keen", "#e8622a", "#ffd24a", "flame", (), "leap", hue=-1),
    "Cloudchaser": Part("crop", "lash", "#dfe8ff", "#8aa6f0", "feather", (), "rear", tone=-1, hue=1, wings="spread"),
    "Emerald Green": Part("tied", "merry", "#2a8a50", "#8ae0a0", "cup", (), "stand", hue=-2),
    "Holly Dash": Part("curl", "open", "#b0304a", "#f2a0a8", "cherry", (), "trot", "foal", hue=1),
    "Pegasus Royal Guard": Part(
        "buzz", "keen", "#3a4a7a", "#8aa0d0", "shield", ("guard",), "proud", "square", "folded", "#3a6ad0", tone=-1
    ),
    "Rainbowshine": Part(
        "waves", "merry", "#b45ad0", "#f6b0e0", "umbrella", ("snorkel",), "walk", cloth="#f08a3c", tone=1
    ),
    "Scootaloo": Part("mop", "wide", "#8a2f8f", "#e87ad0", "kite", ("helmet",), "rear", "foal", hue=-1),
    "Solar Wind": Part("tied", "open", "#f2a83c", "#fff0b0", "comet", ("glasses",), "proud", tone=-1),
    "Sweetie Sunrise": Part(
        "flow", "sleepy", "#ff8a6a", "#ffe27a", "dawn", ("flower",), "walk", cloth="#ff9ac0", tone=1, hue=-1
    ),
    "Dr. Hooves": Part(
        "slick", "wide", "#7a4a2c", "#c28a54", "arrow dot two", ("scarf",), "walk", cloth="#c2883a", tone=-1
    ),
    # orange
    "Gala Appleby": Part("bun", "lash", "#8a2f3f", "#e2808a", "basket", ("locket",), "proud", "fine"),
    "Apple Cobbler": Part("curl", "keen", "#5a2f1c", "#c27a3c", "plum", ("apron",), "stand", tone=-1),
    "Auntie Applesauce": Part(
        "bun", "merry", "#e8e4ee", "#b8c4dc", "tooth", ("glasses", "kerchief"), "stand", cloth="#4a8a5a", hue=1
    ),
    "Cherry Jubilee": Part(
        "waves", "lash", "#b01f4a", "#ff8aa0", "ring", ("kerchief", "flower"), "trot", cloth="#d83a5c", tone=1, hue=-1
    ),
    "Coco Crusoe": Part("buzz", "sleepy", "#3c2a20", "#8a6a4a", "anchor", ("straw",), "sit", "square", tone=-2),
    "Granny Smith": Part("bun", "merry", "#f0f2f6", "#c8d6c8", "pear", ("kerchief",), "nod", cloth="#e0862e", hue=2),
    "Igneous Rock": Part(
        "buzz",
        "keen",
        "#4a4a58",
        "#8a8a9c",
        "pickaxe",
        ("top", "tie"),
        "stand",
        "square",
        cloth="#50506a",
        tone=-2,
        hue=-1,
    ),
    "Drill Bit": Part(
        "slick", "keen", "#39404e", "#7a8aa0", "hammer", ("hard", "vest"), "walk", "square", cloth="#e07a2a"
    ),
    "Full Steam": Part(
        "mop", "open", "#2f3a4a", "#6a8aa8", "wheel", ("cap",), "trot", "square", cloth="#31507a", hue=-1
    ),
    "Silver Spanner": Part("tails", "open", "#8a98b0", "#e2ecf6", "cog", ("goggles",), "walk", cloth="#8a6a3a", hue=1),
    "Red Gala": Part("braid", "open", "#c22f2f", "#ff9a7a", "acorn", ("band",), "stand", cloth="#3a8a4a"),
    "Sunny Smiles": Part("flow", "merry", "#fff0a0", "#ff9a3c", "sun", ("freckles",), "trot", tone=1),
    "Night Watch": Part(
        "buzz", "keen", "#1f2f5a", "#5a7ac0", "key", ("cap", "cape"), "proud", "square", cloth="#27376a", tone=-1
    ),
    "Big Mac": Part("buzz", "sleepy", "#5a3018", "#c28a4a", "tree", ("yoke",), "stand", "square", tone=-2),
    "Ship Shape": Part("slick", "keen", "#f6f6ff", "#5a9ae0", "ship", ("sash",), "rear", "square", cloth="#2f5aa0"),
    "Toe-Tapper": Part("roll", "merry", "#3a2f6a", "#9a8ae0", "boot", ("bowtie",), "proud", "square", cloth="#7a2a4a"),
    # pink
    "Apple Brown Betty": Part(
        "bob", "merry", "#7a3f24", "#d08a4a", "mushroom", ("chef", "apron"), "stand", cloth="#f0f0f0", tone=-1
    ),
    "Berry Dreams": Part("tails", "merry", "#6a2f9a", "#d08af0", "twist", ("band",), "leap", cloth="#4ac0e8"),
    "Big Top": Part("puff", "wry", "#e04a3c", "#ffe05a", "drum", ("jester", "ruff"), "rear", cloth="#3a8ad0"),
    "Charged Up": Part("wild", "wide", "#ffe23c", "#fffbd0", "bolt", (), "rear", hue=-1),
    "Dance Fever": Part(
        "puff", "wry", "#2a1f4a", "#7a5ad0", "prism dot arc", ("shades", "vest"), "rear", "square", cloth="#f4f0ff"
    ),
    "Lucky Streak": Part("flow", "open", "#2f9a58", "#f4e06a", "clover", (), "trot", tone=1),
    "Flitter": Part(
        "tied", "lash", "#5ac8e0", "#e0fbff", "bow", ("ribbon",), "leap", cloth="#e0408a", wings="spread", hue=1
    ),
    "Goldengrape": Part(
        "slick", "wry", "#6a2f8a", "#f2c83e", "egg", ("tie",), "walk", "square", cloth="#f2c83e", hue=-1
    ),
    "High Spirits": Part("waves", "merry", "#ff7a5a", "#ffe0a0", "balloon", (), "leap", wings="spread", tone=1),
    "Pinprick": Part("crop", "lash", "#f0f06a", "#5af0e0", "pin", ("star", "earring"), "rear"),
    "Ol' Salt": Part(
        "buzz", "keen", "#e6e6ee", "#b0b8c8", "fish", ("beard", "cap"), "stand", "square", cloth="#2f4a6a", tone=-2
    ),
    "Snips & Snails": Part("mop", "wide", "#e07a3c", "#ffc07a", "snail", (), "walk"),
    "Surprise": Part(
        "curl",
        "wide",
        "#f6d23c",
        "#fff6b0",
        "bubbles dot side",
        ("propeller",),
        "leap",
        cloth="#7a4ad0",
        wings="spread",
    ),
    "Lyra Heartstrings": Part("straight", "wry", "#2f8f8a", "#f0fff4", "palette", (), "sit"),
    "Screwy": Part("wild", "wide", "#b8b0d8", "#6a5ac0", "bone", ("ball",), "sit", tone=-1, hue=1),
    "DJ Pon-3": Part("wild", "keen", "#e8702a", "#d8f05a", "spiral", ("phones", "specs"), "proud", cloth="#2f9a6a"),
    # purple
    "Apple Stars": Part("tied", "lash", "#f2c02f", "#fff0a0", "carrot four two", (), "proud"),
    "Professor Neigh": Part(
        "buzz",
        "keen",
        "#dcdce8",
        "#a0a0b8",
        "flask",
        ("rounds", "coat", "tache"),
        "stand",
        "square",
        cloth="#5a4a3a",
        tone=-1,
    ),
    "Bright Bulb": Part("slick", "open", "#f2d24a", "#fff8c0", "bulb", ("bulb",), "walk", "square"),
    "Comet Tail": Part("flow", "open", "#3ad0e0", "#f0ffff", "compass", (), "leap", tone=-1),
    "Mint Jewelup": Part("bob", "lash", "#5ad8b0", "#e0fff4", "diamond", ("monocle",), "proud", hue=-1, tone=1),
    "Gyro": Part(
        "mop", "wide", "#c24a2a", "#ff9a5a", "whistle", ("glasses", "bowtie"), "stand", cloth="#2f7a5a", hue=1
    ),
    "Lemony Gem": Part("straight", "keen", "#f6f05a", "#fffbd0", "four", ("earring",), "walk", tone=1),
    "Mayor Mare": Part(
        "roll", "sleepy", "#d8dce8", "#ffffff", "gavel", ("rounds", "tie"), "proud", "fine", cloth="#4a9a6a", tone=-1
    ),
    "Rare Find": Part("braid", "wide", "#e04ab0", "#ffc0e8", "glass", ("beret",), "nod", cloth="#3a6a4a"),
    "Blue Moon": Part("slick", "sleepy", "#1f2f8a", "#6a9af0", "mountain", ("scarf",), "sit", cloth="#2f4ab0"),
    "Spring Forward": Part(
        "tails", "merry", "#8ad84a", "#e8ffb0", "leaf dot side", ("leaves",), "leap", "foal", tone=1, hue=1
    ),
    "Sunny Rays": Part("flow", "lash", "#ffa83c", "#fff0a0", "candle", ("tiara",), "leap", wings="spread"),
    "Lady Justice": Part(
        "bun", "sleepy", "#3a3a4a", "#9a9ab0", "window", ("ruff", "rounds"), "proud", "fine", cloth="#e0d8f0"
    ),
    "Zecora": Part("crop", "sleepy", "#2f2c3c", "#8a8698", "eye", ("rings",), "walk"),
    "Shining Armor": Part(
        "mop", "keen", "#c8ccd8", "#f2c24a", "helm", ("guard",), "proud", "square", cloth="#a83a5a", tone=1
    ),
    "Princess Luna": Part(
        "mist",
        "lash",
        "#2f9a9a",
        "#c8fff0",
        "pearl four two",
        ("tiara", "collar"),
        "proud",
        "fine",
        "raised",
        coat="#6a3f7c",
        cloth="#2f2a5a",
    ),
    # white
    "Action Shot": Part("slick", "wry", "#8a5a2c", "#d8a86a", "book", ("camera", "beret"), "walk", cloth="#3a4a6a"),
    "Big Shot": Part("mop", "open", "#4a7a3a", "#a8d08a", "paw", ("camera", "stetson"), "rear", "square"),
    "Featherweight": Part("mop", "wide", "#c29a5a", "#f0dca8", "quill", ("visor",), "leap", cloth="#3a8a5a"),
    "Fiddly Faddle": Part("braid", "merry", "#e0a03c", "#ffe0a0", "violin", ("straw",), "trot"),
    "Eff Stop": Part("crop", "keen", "#3a3a46", "#8a8a9a", "letter", ("stetson", "tie"), "walk", cloth="#6a3a2a"),
    "Vidala Swoon": Part(
        "puff", "lash", "#d02f7a", "#ff9ac8", "comb", ("earring", "apron"), "proud", "fine", cloth="#d02f7a"
    ),
    "Hoity Toity": Part(
        "slick", "keen", "#8a8e9c", "#e0e4ee", "fan", ("shades", "ruff"), "proud", "fine", cloth="#5a4a8a"
    ),
    "Savoir Fare": Part(
        "slick", "sleepy", "#26222c", "#6a6478", "bell", ("tache", "bowtie"), "proud", "fine", cloth="#26222c"
    ),
    "Pearly Stitch": Part("bun", "keen", "#d0d4e4", "#a0a8c0", "yarn", ("glasses", "blanket"), "sit", cloth="#8a5ab0"),
    "Lotus Blossom": Part(
        "tied", "lash", "#ff8ac0", "#ffe0f0", "bucket", ("band", "lily"), "stand", "fine", cloth="#f4f8ff"
    ),
    "Rising Star": Part("wild", "open", "#f2b83c", "#fff0b0", "star", ("cape",), "rear", cloth="#6a2a8a"),
    "Noteworthy": Part("slick", "merry", "#2f5ad0", "#9ac0ff", "dice", (), "trot"),
    "Royal Riff": Part("waves", "wry", "#7a2ad0", "#f2c83e", "trumpet", ("feather", "ruff"), "proud", cloth="#c82a4a"),
    "Sugar Twist": Part("roll", "merry", "#ff6aa0", "#6ae0e0", "snow", (), "leap"),
    "Octavia": Part("bob", "sleepy", "#a8542c", "#f0b080", "mask", ("ruff",), "rear", "fine", cloth="#8ac0b0"),
    # yellow
    "Amethyst Star": Part("straight", "open", "#a05ae0", "#e8d0ff", "hive", ("kerchief",), "walk", cloth="#a05ae0"),
    "Lilac Links": Part("bob", "wide", "#b88ae0", "#f0e0ff", "web", ("flower",), "stand", cloth="#b88ae0"),
    "Mane Cureall": Part(
        "tied", "open", "#f08aa8", "#fff0f4", "medal", ("stethoscope", "coat"), "walk", cloth="#f6f8fa"
    ),
    "Mr. Breezy": Part(
        "slick", "merry", "#5ac0f0", "#f0fbff", "horn", ("straw", "tie"), "trot", "square", cloth="#5ac0f0"
    ),
    "Sea Swirl": Part(
        "waves", "lash", "#2fa8c8", "#b0fff0", "shell dot side", ("flower",), "rear", cloth="#ff8a9a", tone=1
    ),
    "Princess Celestia": Part(
        "long",
        "lash",
        "#f08a5a",
        "#ffe08a",
        "globe four arc",
        ("crown", "collar"),
        "proud",
        "fine",
        "spread",
        coat="#fbecc0",
    ),
    # colourless
    "Nightmare Moon": Part(
        "mist",
        "keen",
        "#7a1f5a",
        "#ff7ab0",
        "drop four three",
        ("guard", "collar"),
        "rear",
        "fine",
        "spread",
        coat="#2a2440",
        cloth="#5a1a4a",
    ),
    "Flim & Flam": Part(
        "slick",
        "wry",
        "#c23a2f",
        "#f6f0e0",
        "coin",
        ("straw", "vest", "bowtie"),
        "proud",
        cloth="#3a6ab0",
        coat="#efe3b8",
    ),
}
CARDS: dict[str, Turn] = {
    "PR001": Turn("leap", ("goggles",), wings="spread"),
    "PR015": Turn("walk", ("scarf",), "wry", cloth="#f2a03c"),
    "PR198": Turn("rear", wings="spread"),
    "AD081": Turn("stand", (), "sleepy", "folded", True),
    "PR002": Turn("walk", ("stetson",)),
    "PR023": Turn("nod", ("straw", "bags"), "merry"),
    "PR024": Turn("rear", ("hard",), "keen"),
    "CN025": Turn("proud", ("stetson", "locket"), "keen"),
    "PR003": Turn("trot"),
    "PR045": Turn("proud", ("glasses", "tie"), "keen", cloth="#5a3a8a"),
    "PR046": Turn("leap", ("scarf",), "wide", cloth="#3ab0d8"),
    "AD080": Turn("nod", (), "keen", "", True),
    "PR004": Turn("proud", ("bags",)),
    "PR064": Turn("walk", ("vest",), "keen", cloth="#8a5a2c"),
    "PR203": Turn("rear", ("cape",), "keen", cloth="#3a2f8a"),
    "PR005": Turn("proud", ("earring",)),
    "PR077": Turn("sit", ("leaves",), "open"),
    "PR206": Turn("trot", ("feather", "ruff"), "lash", cloth="#d83a8a"),
    "AD082": Turn("stand", (), "keen", "", True),
    "PR006": Turn("stand", ("flower",)),
    "PR083": Turn("proud", ("glasses",), "open", "folded"),
    "PR084": Turn("walk", ("vest",), "open", "raised", cloth="#4a7ab0"),
    "PR211": Turn("rear", ("leaves",), "keen", "spread"),
    "PR205": Turn("rear"),
    "EO006": Turn("proud", ("ruff", "flower"), "lash", cloth="#7a2a4a"),
    "AD002": Turn("proud", ("guard", "collar"), "keen", "raised"),
    "AD079": Turn("rear", ("guard", "collar"), "keen", "spread"),
}
