"""What a person has set, kept as JSON in the user's folder. A damaged file costs the settings, never the start."""

from __future__ import annotations

import os
from dataclasses import asdict, field, fields, replace
from pathlib import Path
from typing import Any

from game import files
from game.frozen import frozen

FILE = "settings.json"
MAX_BYTES = 64 * 1024
MOST_PACKS = 200  # that are switched on

LANGUAGES = ("en", "ja")
SCALES = (0.0, 1.0, 1.25, 1.5, 1.75, 2.0)  # 0: as the window allows
TEXT_SIZES = {"small": 0.9, "normal": 1.0, "large": 1.2, "huge": 1.5, "double": 2.0}
COLOURS = ("standard", "red_green", "blue_yellow", "grey")
PACES = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}  # factor on how long a computer's move is shown
RENDERERS = ("auto", "gl", "software")
LEAST_WINDOW = (1280, 720)  # the least in which no table cuts a name, and a hand that is asked about shows its texts
TABLE_ROOM = (1152, 648)  # logical pixels that a table keeps, however large its text: no name is cut there, either
LEAST_ROOM = (960, 540)  # logical pixels that a chosen scale leaves at least: all is there, long names may be cut


@frozen
class Settings:
    """Every setting of the program. All values are plain; whatever does not fit falls back to the default."""

    language: str = "en"
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)  # size of the window when it is not full screen, in real pixels
    ui_scale: float = 0.0  # 1 to 2, or 0 for as much as the window allows
    text_size: str = "normal"
    colours: str = "standard"
    high_contrast: bool = False  # black grounds, white text, thick edges
    reduced_motion: bool = False
    push_in: bool = True  # the eye comes nearer for a blow, where the painter is fast enough
    what_now: bool = True  # a quiet line says what the present question is for: for newcomers
    spared: bool = True  # what has one answer is answered without being asked
    speech: bool = False  # what is read is read out, too
    effects: int = 70  # volume in percent
    music: int = 70
    bot_pace: str = "normal"
    renderer: str = "auto"
    keys: dict[str, str] = field(default_factory=dict)  # action to key name, where it differs from the default
    pad: dict[str, str] = field(default_factory=dict)  # button of a gamepad to action, where it differs
    name: str = ""  # what the person calls themself
    last_game: str = ""  # key of the ruleset played last
    packs: list[str] = field(default_factory=list)  # those that are switched on: their files, without the ending
    setups: dict[str, Any] = field(default_factory=dict)  # the last set-up of each ruleset, as its screen left it

    @property
    def text_factor(self) -> float:
        """How much larger rules text and log are than usual."""
        return TEXT_SIZES[self.text_size]

    @property
    def pace(self) -> float:
        """Factor on the time a computer's move is shown; 0 shows none of it."""
        return PACES[self.bot_pace]


_CHOICES: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "text_size": tuple(TEXT_SIZES),
    "colours": COLOURS,
    "bot_pace": tuple(PACES),
    "renderer": RENDERERS,
}
_SWITCHES = {each.name for each in fields(Settings) if isinstance(each.default, bool)}


def first() -> Settings:
    """The settings of a first start: the language is that of the system."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return Settings(language="ja" if spoken.lower().startswith("ja") else "en")


def fitting(name: str, value: Any) -> bool:
    """True if a value may stand in the field of that name."""
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name == "ui_scale":
        return isinstance(value, (int, float)) and not isinstance(value, bool) and (value == 0 or 1 <= value <= 2)
    if name in ("effects", "music"):
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100
    if name in _SWITCHES:
        return isinstance(value, bool)
    if name == "window":
        return (
            isinstance(value, (list, tuple))
            and len(value) == 2
            and all(isinstance(n, int) and 0 < n <= 16384 for n in value)
        )
    if name in ("keys", "pad"):
        return isinstance(value, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in value.items())
    if name == "packs":
        return isinstance(value, list) and len(value) <= MOST_PACKS and all(isinstance(key, str) for key in value)
    return isinstance(value, dict) if name == "setups" else isinstance(value, str) and len(value) <= 60


def from_data(data: Any) -> tuple[Settings, bool]:
    """Settings from plain data, and whether all of it was understood. A newer version's names are passed over."""
    if not isinstance(data, dict):
        return first(), False
    known = {f.name for f in fields(Settings)}
    good = {name: value for name, value in data.items() if name in known and fitting(name, value)}
    if "window" in good:
        wide, high = good["window"]
        good["window"] = max(wide, LEAST_WINDOW[0]), max(high, LEAST_WINDOW[1])  # it could be smaller before
    return replace(first(), **good), all(name in good for name in data if name in known)


def load(folder: Path) -> tuple[Settings, Path | None]:
    """The settings in a folder, and where the old file went if it was damaged (None if all is well).

    What could be read of a damaged file is used. One that cannot be given another name stays, and is named itself.
    """
    path = folder / FILE
    try:
        data = files.data(path, MAX_BYTES)
    except files.NoFile:
        return first(), None
    except files.BadFile:  # whatever it is: what is saved next must not be written over it
        return first(), files.set_aside(path) or path
    settings, whole = from_data(data)
    return settings, None if whole else files.set_aside(path) or path


def save(settings: Settings, folder: Path) -> bool:
    """Write the settings; False if that cannot be done. The old file stays whole until the new one is."""
    try:
        files.write_data(folder / FILE, asdict(settings))
    except files.BadFile:
        return False
    return True
