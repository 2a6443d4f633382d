"""One of several programs that share a user's folder: plays, goes on, saves settings, armies, maps and lessons.

    python -m tests.long.at_home NAME SEED DIARY       until nobody reads it any more

It fails as soon as anything in the folder is called damaged: whoever looks while another program writes, or after one
was killed, finds whole files. What it begins and leaves it writes into a diary of its own, a line of JSON each.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import game
from game import assets, content, files, settings
from game.maps.own import OwnMaps
from game.match.journal import Journal
from game.match.match import Setup
from game.profile.store import opened
from game.rules.arena.army_building import ready_made
from game.ui import matches, own_decks
from game.ui.session import Session
from game.words import same
from tests.long.memory import alone

ARMIES, MAPS = 6, 4  # names that all programs use
GAMES = ("foton", "medarot", "magna")


class AtHome:
    """A program, and what it does again and again."""

    def __init__(self, name: str, seed: int, diary: Path) -> None:
        self.name, self.dice, self.diary = name, random.Random(seed), diary
        self.home, self.number = content.home(), seed * 1000

    def note(self, **what: Any) -> None:
        with self.diary.open("a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")

    # ---- what people do ------------------------------------------------------------------------
    def plays(self) -> None:
        """A new match, left after a while or played to its end."""
        self.number += 1
        names = (f"{self.name} {self.number}", "somebody")
        setup = Setup(self.dice.choice(GAMES), 2, self.number, names=names, kinds=("random", "random"))
        self._play(Session.begin(game.record, setup, matches.bots, folder=game.record.folder()))

    def goes_on(self) -> None:
        """A match that anybody has left."""
        left = game.record.unfinished()
        if not left:
            return
        saved = self.dice.choice(left)
        try:
            session = Session.resume(game.record, saved.path, matches.bots)
        except files.BadFile as error:  # somebody else was quicker; anything else is damage
            assert not error.damaged, error
            self.note(late=saved.path.name)
            return
        assert saved.setup is not None and session.setup.names == saved.setup.names
        self._play(session)

    def _play(self, session: Session) -> None:
        most = self.dice.randint(1, 150)
        for _ in range(most):
            if session.over:
                break
            session.tick()
            session.news()
        assert session.saved()
        assert isinstance(session.match.journal, Journal) and session.match.journal.path is not None
        picks = [[entry.seat, entry.pick] for entry in session.match.entries]
        self.note(left=session.match.journal.path.name, who=session.setup.names[0], picks=picks)
        session.close()

    def looks(self) -> None:
        """At all recordings."""
        wrong = [saved.path.name for saved in game.record.saved() if saved.problem]
        assert not wrong, wrong

    def sets(self) -> None:
        """A setting."""
        found, damaged = settings.load(self.home)
        assert damaged is None, damaged
        assert settings.save(replace(found, name=f"{self.name} {self.dice.random()}"), self.home)

    def musters(self) -> None:
        """An army under a name that others use, too."""
        rules = game.ruleset("arena")
        kept, wrong = own_decks.load(self.home, rules)
        assert not any(each.aside for each in wrong), wrong
        army = self.dice.choice(list(ready_made(rules.catalogue).values()))
        assert own_decks.save(self.home, rules, replace(army, name=same(f"army {self.dice.randrange(ARMIES)}")))
        if kept and self.dice.random() < 0.2:
            assert own_decks.remove(self.home, rules, self.dice.choice(sorted(kept)))

    def maps(self) -> None:
        """A map is copied into the folder, and the folder is looked through."""
        ours = sorted((assets.root() / "maps").glob("*.tmx"))
        name = f"map{self.dice.randrange(MAPS)}.tmx"
        files.write(self.home / "maps" / name, self.dice.choice(ours).read_bytes())
        looking = OwnMaps(self.home / "maps")
        looking.look()
        while looking.busy:
            assert not [one.wrong for one in looking.news() if one.wrong]

    def learns(self) -> None:
        """A lesson."""
        profile, said = opened(self.home)
        assert profile is not None and said is None, said
        profile.learn("foton", f"lesson{self.dice.randrange(8)}")
        profile.close()


DOES: tuple[Callable[[AtHome], None], ...] = (
    AtHome.plays,
    AtHome.plays,
    AtHome.goes_on,
    AtHome.goes_on,
    AtHome.looks,
    AtHome.sets,
    AtHome.musters,
    AtHome.maps,
    AtHome.learns,
)


def main(name: str, seed: int, diary: Path) -> None:
    program, over = AtHome(name, seed, diary), alone()
    while not over.is_set():
        program.dice.choice(DOES)(program)
        aside = game.record.set_aside()
        assert aside is None, aside


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
