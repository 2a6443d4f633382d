"""What the set-up of the Arena puts together: armies that differ from each other, and a battlefield."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game import content, files
from game.rules.arena.army_building import COLOUR_ORDER, problems, ready_made
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import ArmyList
from game.table.ruleset import Option
from game.ui import words_front as W
from game.ui.setup_draft import MOST_SEATS, OWN, Draft
from game.words import Phrase


@dataclass
class ArenaDraft(Draft):
    """A plan with the battlefields there are. Own ones are read when they are chosen."""

    fields: dict[str, Battlefield] = field(default_factory=dict)  # ours, and own ones that have been read
    own_maps: dict[str, content.OwnMap] = field(default_factory=dict)  # in the user's folder, as far as they are known
    wrong: list[content.OwnMap] = field(default_factory=list)  # own maps of which nobody has been told yet

    def ready(self) -> Mapping[str, ArmyList]:
        return ready_made(self.rules.catalogue)

    def missing(self) -> str:
        return "" if self.map else self.say(W.NO_MAP.of(self.plan.seats))

    def no_deck(self) -> str:
        return self.say(W.COLOURS_AT_TABLE) if self.option("choose_colours") == "on" else ""

    # ---- battlefields --------------------------------------------------------------------------
    def learn(self, found: content.OwnMap) -> bool:
        """An own map is there; False if that was known."""
        if self.own_maps.get(found.key) == found:
            return False
        self.own_maps[found.key] = found
        self.fields.pop(found.key, None)  # it has been drawn anew
        if found.wrong is not None:
            self.wrong.append(found)
        return True

    def fitting(self) -> list[str]:
        """Battlefields for this number of seats: ours, then own ones by name."""
        ours = [
            key for key, field in self.fields.items() if field.seats == self.plan.seats and key not in self.own_maps
        ]
        return [*ours, *sorted(key for key, own in self.own_maps.items() if own.seats == self.plan.seats)]

    def title(self, key: str) -> Phrase:
        """What a battlefield that fits is called."""
        return self.own_maps[key].title if key in self.own_maps else self.fields[key].title

    @property
    def map(self) -> str:
        fits, wanted = self.fitting(), self.plan.maps.get(str(self.plan.seats), "")
        return wanted if wanted in fits else next(iter(fits), "")

    def chosen(self) -> Battlefield | None:
        """The chosen battlefield. An own one is read and checked now; one that is none (any more) fits no longer."""
        while key := self.map:
            if key in self.fields:
                return self.fields[key]
            known = self.own_maps[key]
            try:
                read = content.own_battlefield(key)
            except ValueError as error:
                self.own_maps[key] = replace(known, seats=0, wrong=files.said(error))
                self.wrong.append(self.own_maps[key])
            else:
                self.fields[key] = read
                self.own_maps[key] = replace(known, title=read.title, seats=read.seats)
        return None

    def table(self) -> tuple[dict[str, str], dict[str, Any]]:
        field = self.chosen()
        maps = {self.map: content.map_data(field)} if field and self.map.startswith(OWN) else {}
        return {"map": self.map}, maps

    # ---- armies --------------------------------------------------------------------------------
    def set_option(self, option: Option, value: str) -> None:
        """Set an option. Own armies need a format in which they are legal."""
        Draft.set_option(self, option, value)
        if option.key == "army":
            self.plan.decks = [
                "" if value == "large" or (value == "colour" and d.startswith(OWN)) else d for d in self.plan.decks
            ]

    def set_deck(self, seat: int, deck: str) -> None:
        self.plan.decks[seat] = deck
        if deck.startswith(OWN) and self.option("army") == "colour":
            self.plan.options["army"] = "standard"

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        """The armies a seat may lead, with the reason why not."""
        say, size = self.say, self.option("army")
        out = [("", say(W.ANY_ARMY), "")]
        if size != "large":
            others = [d for n, d in enumerate(self.plan.decks[: self.plan.seats]) if n != seat]
            for key, army in self.ready().items():
                out.append(
                    (key, say(army.name), say(W.TAKEN.of(army.name)) if key in others and size == "colour" else "")
                )
        for name, army in self.own.items():
            wrong = problems(self.rules.catalogue, army, "large" if size == "large" else "standard")
            out.append((f"{OWN}{name}", name, say(W.NOT_LEGAL.of(name, wrong[0])) if wrong else ""))
        return out

    def deck_data(self, deck: str) -> Any:
        return self.rules.deck_data(self.own[deck.removeprefix(OWN)]) if deck.startswith(OWN) else deck

    def dealt(self) -> list[str]:
        """The armies of the seats; whoever takes any gets one by chance that nobody else leads."""
        decks, chance = list(self.plan.decks[: self.plan.seats]), os.urandom(8)
        if self.option("army") == "large" or self.option("choose_colours") == "on":
            return decks
        left = [colour for colour in COLOUR_ORDER if colour not in decks]
        return [deck or left.pop(chance[seat] % len(left)) for seat, deck in enumerate(decks)]

    def deal(self) -> None:
        """Other armies for everybody, by chance."""
        left, chance = list(COLOUR_ORDER), os.urandom(8)
        self.plan.decks = [left.pop(chance[seat] % len(left)) for seat in range(MOST_SEATS)]

    def shuffle(self) -> None:
        """Another battlefield and other armies, by chance."""
        fits = self.fitting()
        if fits:
            self.plan.maps[str(self.plan.seats)] = fits[os.urandom(1)[0] % len(fits)]
        if self.option("army") != "large":
            self.deal()
