"""Which recorded matches are shown, and in what order."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import game
from game.match.record import Saved
from game.profile.store import deck_of
from game.ui import words_desk as W
from game.ui.own_profile import deck_title
from game.ui.scenes.replay_cards import End, end_of
from game.ui.seating import with_level
from game.words import Phrase

ENDS: tuple[End, ...] = ("won", "lost", "open")  # that are filtered by
ORDERS = {"newest": W.NEWEST, "oldest": W.OLDEST, "longest": W.LONGEST, "shortest": W.SHORTEST}
LANGUAGES = ("en", "ja")


@dataclass
class Filters:
    """What is looked for."""

    game: str = ""  # the key of a game; "" for all
    end: str = ""
    text: str = ""  # words that all stand in what is known of a match
    stars: frozenset[str] | None = None  # only these recordings; None for all
    order: str = "newest"
    known: dict[tuple[Path, float], str] = field(default_factory=dict)  # what each recording is found by

    def fits(self, saved: Saved) -> bool:
        key = saved.setup.ruleset if saved.setup else ""
        marked = self.stars is None or saved.path.name in self.stars
        return self.game in ("", key) and self.end in ("", end_of(saved)) and marked and self._said(saved)

    def _said(self, saved: Saved) -> bool:
        wanted, key = self.text.casefold().split(), (saved.path, saved.changed)
        if wanted and key not in self.known:
            self.known[key] = known(saved)
        return all(word in self.known[key] for word in wanted)

    def count(self, all_: Sequence[Saved], game: str | None = None, end: str | None = None) -> int:
        """How many there would be with another game or end."""
        other = replace(self, game=self.game if game is None else game, end=self.end if end is None else end)
        return sum(map(other.fits, all_))

    def sorted(self, all_: Sequence[Saved]) -> list[Saved]:
        """Those that fit, in the order that was chosen; `all_` begins with the newest."""
        found = list(filter(self.fits, all_))
        if self.order in ("longest", "shortest"):
            found.sort(key=lambda saved: saved.picks, reverse=self.order == "longest")
        return found[::-1] if self.order == "oldest" else found


def known(saved: Saved) -> str:
    """All words that a match is found by: its game, who played what, its day; in both languages."""
    setup, day = saved.setup, time.strftime("%Y-%m-%d", time.localtime(saved.changed))
    if setup is None:
        return f"{saved.path.name} {day}".casefold()
    rules, seats = game.ruleset(setup.ruleset), range(setup.seats)
    said: list[Phrase] = [rules.title, *(with_level(setup, seat) for seat in seats)]
    said += [deck_title(rules, deck) for seat in seats if (deck := deck_of(setup, seat))]
    words = [phrase.in_(lang) for phrase in said for lang in LANGUAGES]
    return " ".join([*words, setup.ruleset, day, saved.path.name]).casefold()
