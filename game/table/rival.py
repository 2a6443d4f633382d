"""A rival: a computer player with a name and a face, a deck, a temper, and a line or two to say.

Rivals come from `assets/rivals/KEY.json`, weakest first. A seat is a rival's if a computer sits there under the rival's
English name: that is what recordings and the profile know, and whoever reads them needs nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from game.frozen import frozen
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.ruleset import Ruleset

COUNT = 6  # rivals of a game
WEAKEST, STRONGEST = 1, 4  # the place of a level in `players/levels.py`; Expert is not offered everywhere
LEAST, MOST = 25, 400  # percent: a temper never turns a value round, nor forgets it
LONGEST_NAME, LONGEST_LINE = 20, 240  # letters
MOST_PARTS, LONGEST_PART = 16, 200  # of a face
FIELDS = ("key", "name", "about", "deck", "level", "temper", "greets", "presses", "wins", "loses", "face")


@frozen(eq=False)
class Rival:
    """One of the six of a game; there is one object of each."""

    key: str
    name: Phrase
    about: Phrase  # one sentence
    deck: Any  # the name of a ready-made one, or plain data; None where nobody brings any
    level: int  # 1 (Beginner) to 4 (Hard)
    temper: Mapping[str, int]  # percent of its usual weight, of each aspect that is not as usual; none at level 1
    greets: Phrase  # before the first choice
    presses: Phrase  # once, when something big happens in its turn
    wins: Phrase
    loses: Phrase
    face: Mapping[str, str]  # what it is drawn from: names of parts and colours (ui/faces/rival_faces.py)

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """All that is said of it and by it."""
        return self.name, self.about, self.greets, self.presses, self.wins, self.loses


def read(data: Any, rules: Ruleset) -> tuple[Rival, ...]:
    """The rivals of a game from plain data, weakest first. ValueError with one sentence."""
    if not isinstance(data, list) or len(data) != COUNT:
        raise ValueError(f"it is no list of {COUNT} rivals")
    rivals = tuple(_rival(each, rules) for each in data)
    if len({rival.key for rival in rivals}) < COUNT or len({rival.name.en for rival in rivals}) < COUNT:
        raise ValueError("two rivals have the same key or name")
    if [rival.level for rival in rivals] != sorted(rival.level for rival in rivals):
        raise ValueError("a rival is weaker than the one before")
    return rivals


def _rival(data: Any, rules: Ruleset) -> Rival:
    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise ValueError(f"a rival has the fields {', '.join(FIELDS)}, and no others")
    key = data["key"]
    if not (isinstance(key, str) and key.isidentifier() and len(key) <= LONGEST_NAME):
        raise ValueError(f"the key of a rival is one word of at most {LONGEST_NAME} letters")
    try:
        if rules.decks is not None:
            rules.deck(rules.catalogue, data["deck"])
        elif data["deck"] is not None:
            raise ValueError("the game is played without decks")
        level = _whole(data["level"], "level", WEAKEST, STRONGEST)
        if level == WEAKEST and data["temper"] != {}:
            raise ValueError("a Beginner acts at a glance, and has no temper")
        return Rival(
            key,
            _phrase(data, "name", LONGEST_NAME),
            _phrase(data, "about", LONGEST_LINE),
            data["deck"],
            level,
            _temper(data["temper"], rules),
            _phrase(data, "greets", LONGEST_LINE),
            _phrase(data, "presses", LONGEST_LINE),
            _phrase(data, "wins", LONGEST_LINE),
            _phrase(data, "loses", LONGEST_LINE),
            _face(data["face"]),
        )
    except ValueError as error:
        raise ValueError(f"rival '{key}': {error}") from None


def _phrase(data: Mapping[str, Any], field: str, longest: int) -> Phrase:
    said = data[field]
    if isinstance(said, dict) and set(said) == {"en", "ja"}:
        en, ja = said["en"], said["ja"]
        if all(isinstance(words, str) and words.strip() and len(words) <= longest for words in (en, ja)):
            return Phrase(en, ja)
    raise ValueError(f"'{field}' is an object of 'en' and 'ja', each with 1 to {longest} letters")


def _whole(number: Any, what: str, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"'{what}' is no whole number from {least} to {most}")
    return number


def _temper(data: Any, rules: Ruleset) -> Mapping[str, int]:
    known = [aspect.key for aspect in rules.judgement.aspects] if rules.judgement else []
    if not isinstance(data, dict):
        raise ValueError("'temper' is no object of percentages by name")
    for name in data:
        if name not in known:
            raise ValueError(f"nothing that is called '{name[:40]}' is judged, only {', '.join(known)}")
    return {name: _whole(percent, name, LEAST, MOST) for name, percent in data.items()}


def _face(data: Any) -> Mapping[str, str]:
    words = list(data.values()) if isinstance(data, dict) else [None]
    if len(words) > MOST_PARTS or not all(isinstance(word, str) and len(word) <= LONGEST_PART for word in words):
        raise ValueError(f"'face' is no object of at most {MOST_PARTS} short texts")
    return cast(Mapping[str, str], data)
